### Die Lektion „Artillerie“.

lesson-artillery-support-title = Artillerie
lesson-artillery-support-about = Auf Lüttich marschieren und lernen, wie Artillerie deine Infanterie unterstützt.

## Schritt 1

lesson-artillery-support-1-say = Infanterie kostet 3 IPCs, greift mit 2 an und verteidigt mit 3. Artillerie kostet 4 IPCs, greift mit 3 an und verteidigt mit 3. Beim Angriff unterstützt jede Artillerie außerdem eine Infanterie: Diese greift mit 3 an.

## Schritt 2

lesson-artillery-support-2-say = { SPACE("Belgium") } ist eine kleine Macht, die mit Frankreich verbündet ist. Betritt deine Armee das Land, macht { SPACE("Belgium") } mobil: 4 Einheiten, doppelt so viele wie sein Wert von 2 IPCs, darunter eine Artillerie. Von da an sind es französische Einheiten.
lesson-artillery-support-2-ask = Alles { SPACE("Ruhr", form: "in") }, sechs Infanterie und drei Artillerie, { SPACE("Belgium", form: "to") } schicken.
lesson-artillery-support-2-wrong-move-ruhr-holland = Diese Bewegung ist erlaubt, aber { SPACE("Holland", form: "object") } sind neutral und würden gegen dich mobil machen. Alles { SPACE("Ruhr", form: "in") } soll { SPACE("Belgium", form: "to") } ziehen.
lesson-artillery-support-2-wrong-move-ruhr = Diese Bewegung ist erlaubt, aber für diesen Angriff brauchst du jede Einheit { SPACE("Ruhr", form: "from") }. Sie sollen { SPACE("Belgium", form: "to") } ziehen.
lesson-artillery-support-2-wrong-move-alsace = Die Infanterie { SPACE("Alsace", form: "in") } bleibt, wo sie ist. Alles { SPACE("Ruhr", form: "in") } soll { SPACE("Belgium", form: "to") } ziehen.
lesson-artillery-support-2-wrong-end = Noch nicht. Du hast noch Einheiten { SPACE("Ruhr", form: "in") }. Alle sollen { SPACE("Belgium", form: "to") } ziehen.
lesson-artillery-support-2-hint = Einen Spielstein { SPACE("Ruhr", form: "in") } anklicken, im Befehlsfeld „Alle“ drücken, dann { SPACE("Belgium") } anklicken.

## Schritt 3

lesson-artillery-support-3-say = Am Ende der Bewegung braucht jedes Gebiet mit deiner Artillerie, deinen Panzern oder Jagdflugzeugen auch eine Infanterie von dir; die eines Verbündeten zählt nicht. Auch deine Verluste müssen eine Infanterie übrig lassen, solange andere Einheiten überleben.
lesson-artillery-support-3-ask = Du hast sechs Infanterie { SPACE("Belgium", form: "in") }, also „Bewegung beenden“ drücken.
lesson-artillery-support-3-wrong-move = Die Infanterie { SPACE("Alsace", form: "in") } bleibt, wo sie ist. „Bewegung beenden“ drücken.
lesson-artillery-support-3-hint = „Bewegung beenden“ drücken, unter der Liste deiner Bewegungen.

## Schritt 4

lesson-artillery-support-4-say = { SPACE("Belgium") } stellt drei Infanterie und eine Artillerie auf, im Blau Frankreichs. 1914 hielten die Forts von Lüttich elf Tage stand, bis die schwersten Geschütze der Zeit eintrafen. Du hast deine gleich mitgebracht.
lesson-artillery-support-4-ask = „{ SPACE("Belgium") } angreifen“ drücken und auf die kleinen Dreiecke achten.
lesson-artillery-support-4-hint = Im Befehlsfeld „{ SPACE("Belgium") } angreifen“ drücken.

## Schritt 5

lesson-artillery-support-5-say = Drei deiner Infanterie haben ein Dreieck aus Messing: Artillerie unterstützt sie, also greifen sie mit 3 an. Eine von ihnen würfelt eine 3 und trifft nur deshalb. Verteidiger erhalten keine Artillerieunterstützung. Du erleidest 2 Treffer.
lesson-artillery-support-5-ask = Verluste wählen: „2 Infanterie verlieren“ drücken.
lesson-artillery-support-5-wrong-casualties-artillery = Diese Wahl ist erlaubt, aber jede Artillerie unterstützt in deinem nächsten Angriff eine Infanterie. 2 Infanterie wählen.
lesson-artillery-support-5-hint = 2 Infanterie wählen und sonst nichts, dann „2 Infanterie verlieren“ drücken.

## Schritt 6

lesson-artillery-support-6-say = Du kontrollierst { SPACE("Belgium") }. Sechs Infanterie allein erzielen im Durchschnitt 2 Treffer, mit der Unterstützung von drei Artillerie erzielt die Armee 4. Du brauchtest 4 Treffer und hast 5 gewürfelt.

## Schritt 7

lesson-artillery-support-7-say = Jede Artillerie unterstützt nur eine Einheit. Zu jeder Artillerie gehört also mindestens eine Infanterie. Jagdflugzeuge verbessern die Artillerie selbst: Davon handelt die nächste Lektion.
