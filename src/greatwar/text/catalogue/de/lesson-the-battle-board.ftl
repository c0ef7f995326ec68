### Die Lektion „Das Kampfbrett“.

lesson-the-battle-board-title = Das Kampfbrett
lesson-the-battle-board-about = Würfeln, Treffer erzielen, Verluste wählen und die Kontrolle über ein Gebiet gewinnen.

## Schritt 1

lesson-the-battle-board-1-say = Zwei Gebiete sind umkämpft: Die Karte zeigt sie in den Streifen beider Seiten. Ein Gebiet, das bei Beginn deines Zuges umkämpft war, musst du nicht angreifen. Greifst du an, kämpfen alle deine Einheiten dort gegen alle feindlichen.

## Schritt 2

lesson-the-battle-board-2-say = Vor dem Angriff zeigt das Befehlsfeld deine Chancen: das Gebiet zu erobern, es umkämpft zu lassen oder dort jede Einheit zu verlieren. Die Chancen sind exakt. Die Reihenfolge deiner Gefechte wählst du.
lesson-the-battle-board-2-ask = Mit dem größeren Gefecht beginnen: „{ SPACE("Lorraine") } angreifen“ drücken.
lesson-the-battle-board-2-wrong-attack-alsace = Das Gefecht { SPACE("Alsace", form: "in") } kommt danach. Mit dem größeren beginnen: „{ SPACE("Lorraine") } angreifen“ drücken.
lesson-the-battle-board-2-wrong-end = Noch nicht. { SPACE("Lorraine") } und { SPACE("Alsace", form: "object") } kannst du noch angreifen. „{ SPACE("Lorraine") } angreifen“ drücken.
lesson-the-battle-board-2-hint = Im Befehlsfeld „{ SPACE("Lorraine") } angreifen“ drücken.

## Schritt 3

lesson-the-battle-board-3-say = Das ist das Kampfbrett: links du, rechts Frankreich. Jede Einheit trifft bei der Zahl ihrer Reihe oder weniger, und ihr Würfel liegt unter ihr. Du erzielst 3 Treffer und erleidest 2. Auch getroffene Einheiten feuern noch.
lesson-the-battle-board-3-ask = 2 Verluste wählen: „2 Infanterie verlieren“ drücken.
lesson-the-battle-board-3-wrong-casualties-artillery = Diese Wahl ist erlaubt, aber Artillerie kostet mehr als Infanterie und greift besser an. 2 Infanterie wählen.
lesson-the-battle-board-3-hint = 2 Infanterie wählen und sonst nichts, dann „2 Infanterie verlieren“ drücken.

## Schritt 4

lesson-the-battle-board-4-say = Frankreich verliert drei Infanterie. Beide Seiten haben noch Einheiten, also bleibt { SPACE("Lorraine") } umkämpft. Das Gefecht ist für diesen Zug vorbei: An Land wird nur eine Runde gekämpft.

## Schritt 5

lesson-the-battle-board-5-say = Jetzt das kleine Gefecht. Frankreich hat eine Infanterie { SPACE("Alsace", form: "in") }. Triffst du sie, bleiben dort nur deine Einheiten.
lesson-the-battle-board-5-ask = „{ SPACE("Alsace") } angreifen“ drücken.
lesson-the-battle-board-5-wrong-end = Noch nicht. Ursprünglich ist { SPACE("Alsace", form: "object") } deutsch, und 1 Treffer genügt, um es wieder zu kontrollieren. „{ SPACE("Alsace") } angreifen“ drücken.
lesson-the-battle-board-5-hint = Ist das Kampfbrett offen, „Zurück zur Karte“ drücken. Dann im Befehlsfeld „{ SPACE("Alsace") } angreifen“ drücken.

## Schritt 6

lesson-the-battle-board-6-say = Ein Treffer und keine Verluste. Nur deine Einheiten sind { SPACE("Alsace", form: "in") } geblieben, also kontrollierst du das Gebiet wieder und beziehst jeden Zug seine 3 IPCs. IPCs sind das Geld dieses Spiels.
lesson-the-battle-board-6-ask = Zurück zur Karte gehen und „Kampf beenden“ drücken.
lesson-the-battle-board-6-hint = Ist das Kampfbrett offen, „Zurück zur Karte“ drücken. Dann im Befehlsfeld „Kampf beenden“ drücken.

## Schritt 7

lesson-the-battle-board-7-say = Drei Dinge zum Merken: Eine Einheit trifft bei der Zahl ihrer Reihe oder weniger. Deine Verluste wählst du selbst. Ein Gefecht an Land hat eine Runde pro Zug. Infanterie greift mit 2 an und verteidigt mit 3, ein Angreifer braucht also Hilfe: In der nächsten Lektion kommt die Artillerie.
