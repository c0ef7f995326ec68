### Die Lektion „Geld“.

lesson-money-title = Geld
lesson-money-about = Einen ganzen Zug spielen, vom Kauf bis zum Einkommen, und lernen, was Gebiete einbringen.

## Schritt 1

lesson-money-1-say = Geld wird in IPCs gezählt. Die Zahl auf einem Gebiet ist, was es jeden Zug der Macht einbringt, die es kontrolliert. Deine Kasse enthält 20 IPCs, und deine Gebiete bringen 35 IPCs pro Zug ein: In der Leiste oben steht das hinter einem Plus.

## Schritt 2

lesson-money-2-say = Ein Zug hat fünf Phasen: Kauf, Bewegung, Kampf, Aufstellung, Einkommen. Gekauft wird zuerst, aber die neuen Einheiten kommen erst nach dem Kampf aufs Brett. Plane also einen Zug voraus. Was du nicht ausgibst, bleibt in deiner Kasse.
lesson-money-2-ask = Vier Infanterie und zwei Artillerie kaufen, für zusammen 20 IPCs.
lesson-money-2-wrong-buy = Dieser Kauf ist erlaubt, aber diese Lektion braucht einen anderen. Vier Infanterie und zwei Artillerie kaufen und sonst nichts.
lesson-money-2-wrong-end = Noch nicht. Zuerst vier Infanterie und zwei Artillerie kaufen.
lesson-money-2-hint = Mit Plus und Minus Infanterie auf 4, Artillerie auf 2 und sonst nichts stellen. Dann den Knopf für den Kauf drücken.

## Schritt 3

lesson-money-3-say = Infanterie für 3 IPCs ist die billigste Verteidigung. Artillerie für 4 ist der billigste Weg, einen Angriff zu verstärken. Die meisten guten Armeen bestehen aus kaum etwas anderem. Schiffe kosten 6 bis 12 IPCs.
lesson-money-3-ask = „Kauf beenden“ drücken.
lesson-money-3-wrong-buy = Du hast, was diese Lektion braucht. Dein Kauf bleibt, wie er ist: „Kauf beenden“ drücken.
lesson-money-3-hint = „Kauf beenden“ drücken, unter den Preisen.

## Schritt 4

lesson-money-4-say = Frankreich hat keine Einheiten { SPACE("Lorraine", form: "in") }, das 2 IPCs einbringt. Ein unverteidigtes Gebiet eroberst du ohne Gefecht: Es genügt, es zu betreten.
lesson-money-4-ask = Zwei der drei Infanterie { SPACE("Alsace", form: "in") } { SPACE("Lorraine", form: "to") } schicken. Eine bleibt.
lesson-money-4-wrong-move-alsace-lorraine = Du behieltest die Kontrolle über { SPACE("Alsace", form: "object") }, aber jeder Feind könnte dort ohne Gefecht einmarschieren. Eine Infanterie bleibt dort, zwei ziehen.
lesson-money-4-wrong-move-alsace = Diese Bewegung ist erlaubt, aber in dieser Lektion eroberst du { SPACE("Lorraine") }. Zwei Infanterie sollen { SPACE("Alsace", form: "from") } { SPACE("Lorraine", form: "to") } ziehen.
lesson-money-4-wrong-move-berlin = Die Infanterie { SPACE("Berlin", form: "in") } bleibt, wo sie ist. Zwei Infanterie sollen { SPACE("Alsace", form: "from") } { SPACE("Lorraine", form: "to") } ziehen.
lesson-money-4-wrong-end = Noch nicht. Zwei Infanterie sollen { SPACE("Alsace", form: "from") } { SPACE("Lorraine", form: "to") } ziehen, und eine bleibt { SPACE("Alsace", form: "in") }.
lesson-money-4-hint = Den Spielstein { SPACE("Alsace", form: "in") } anklicken, mit Plus und Minus so wählen, dass insgesamt zwei Infanterie ziehen, dann { SPACE("Lorraine") } anklicken.

## Schritt 5

lesson-money-5-say = In diesem Zug gibt es kein Gefecht, also beendest du nur die beiden Phasen.
lesson-money-5-ask = „Bewegung beenden“ drücken und dann „Kampf beenden“.
lesson-money-5-wrong-move = Deine übrige Infanterie bleibt, wo sie ist. „Bewegung beenden“ drücken.
lesson-money-5-hint = Den Knopf zum Beenden einmal für jede Phase drücken, oder die Taste E.

## Schritt 6

lesson-money-6-say = Du kontrollierst { SPACE("Lorraine") }: Dein Einkommen beträgt jetzt 37 IPCs, und das von Frankreich ist gesunken. Jetzt stellst du deine neuen Einheiten auf. Landeinheiten und Jagdflugzeuge kommen in deine Hauptstadt, Schiffe zu den Marinebasen deiner ursprünglichen Gebiete.
lesson-money-6-ask = Alle sechs Einheiten { SPACE("Berlin", form: "in") } aufstellen.
lesson-money-6-hint = Den Knopf drücken, der alle Einheiten { SPACE("Berlin", form: "in") } aufstellt.

## Schritt 7

lesson-money-7-say = Bevor du die Phase beendest, musst du alle gekauften Einheiten aufstellen. Das hast du getan.
lesson-money-7-ask = „Aufstellung beenden“ drücken.
lesson-money-7-hint = Im Befehlsfeld „Aufstellung beenden“ drücken.

## Schritt 8

lesson-money-8-say = Am Ende deines Zuges kassierst du das Einkommen jedes Gebietes, das du kontrollierst. Ein umkämpftes Gebiet bringt niemandem etwas ein. Schon wenig Infanterie in einem feindlichen Gebiet kostet den Feind also jeden Zug Geld.
lesson-money-8-ask = „37 IPCs kassieren“ drücken.
lesson-money-8-hint = Im Befehlsfeld den Knopf zum Kassieren drücken, oder die Taste E.

## Schritt 9

lesson-money-9-say = Das war ein ganzer Zug. Erobert ein Feind eine Hauptstadt, nimmt er die Kasse der Macht, und die Macht kauft und kassiert nichts, bis ihre Hauptstadt befreit ist. Die letzte Lektion zeigt, wie Hauptstädte den Krieg beenden.
