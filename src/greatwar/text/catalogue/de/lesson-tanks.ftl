### Die Lektion „Panzer“.

lesson-tanks-title = Panzer
lesson-tanks-about = Bei Cambrai angreifen und lernen, wie Panzer feindliche Treffer aufheben.

## Schritt 1

lesson-tanks-1-say = Du bist Großbritannien, in Ockergelb, und es ist November 1917. Du hast zwei Panzer { SPACE("Picardy", form: "in") }. Ein Panzer kostet 6 IPCs, und vor Runde 4 kann niemand Panzer kaufen.

## Schritt 2

lesson-tanks-2-say = Ein Panzer zieht ein Gebiet weit und greift mit 2 an, mit Artillerieunterstützung mit 3. Seine Stärke ist die Panzerung: Wenn du angreifst, hebt jeder Panzer einen feindlichen Treffer auf.
lesson-tanks-2-ask = Alle neun britischen Einheiten { SPACE("Picardy", form: "from") } { SPACE("Belgium", form: "to") } schicken.
lesson-tanks-2-wrong-move = Diese Bewegung ist erlaubt, aber in dieser Lektion greifst du { SPACE("Belgium") } an. Alle deine Einheiten { SPACE("Picardy", form: "in") } sollen dorthin ziehen.
lesson-tanks-2-wrong-end = Noch nicht. Du hast noch Einheiten { SPACE("Picardy", form: "in") }. Alle sollen { SPACE("Belgium", form: "to") } ziehen.
lesson-tanks-2-hint = Einen britischen Spielstein { SPACE("Picardy", form: "in") } anklicken, im Befehlsfeld „Alle“ drücken, dann { SPACE("Belgium") } anklicken.

## Schritt 3

lesson-tanks-3-say = Die französischen Einheiten bleiben { SPACE("Picardy", form: "in") }: Jede Macht zieht und greift mit ihren eigenen Einheiten an, in ihrem eigenen Zug. Verbündete verteidigen gemeinsam.
lesson-tanks-3-ask = „Bewegung beenden“ drücken.
lesson-tanks-3-hint = „Bewegung beenden“ drücken, unter der Liste deiner Bewegungen.

## Schritt 4

lesson-tanks-4-say = Bei Cambrai rollten an einem Morgen rund vierhundert Panzer über die Schützengräben, und { SPACE("London", form: "in") } läuteten die Kirchenglocken.
lesson-tanks-4-ask = „{ SPACE("Belgium") } angreifen“ drücken.
lesson-tanks-4-hint = Im Befehlsfeld „{ SPACE("Belgium") } angreifen“ drücken.

## Schritt 5

lesson-tanks-5-say = Deutschland erzielt 3 Treffer. Deine zwei Panzer heben 2 davon auf und nehmen keinen Schaden, du verlierst also nur eine Einheit. Ein Panzer hebt Treffer nur im Angriff auf: In der Verteidigung hebt er keinen auf und trifft nur bei einer 1.
lesson-tanks-5-ask = Verlust wählen: „1 Infanterie verlieren“ drücken.
lesson-tanks-5-wrong-casualties-artillery = Diese Wahl ist erlaubt, aber Artillerie unterstützt im nächsten Angriff deine Infanterie und deine Panzer. 1 Infanterie wählen.
lesson-tanks-5-wrong-casualties-tank = Diese Wahl ist erlaubt, aber ein Panzer hebt in jedem deiner Angriffe einen Treffer auf. 1 Infanterie wählen.
lesson-tanks-5-hint = 1 Infanterie wählen und sonst nichts, dann „1 Infanterie verlieren“ drücken.

## Schritt 6

lesson-tanks-6-say = Deutschland verliert fünf von sieben Einheiten. Alle fünf Infanterie kann es nicht wählen, denn seine Artillerie braucht eine. Also wählt es vier Infanterie und eine Artillerie. { SPACE("Belgium") } ist umkämpft.

## Schritt 7

lesson-tanks-7-say = Panzer sind für Angriffe auf starke Verteidiger da: Jeder kann in jedem Angriff einen Treffer aufheben. Für die Verteidigung lohnt sich ihr Kauf nicht. Das ist der Krieg an Land; als Nächstes geht es auf See.
