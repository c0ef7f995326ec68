### Die Lektion „Landungen“.

lesson-landings-title = Landungen
lesson-landings-about = Eine Armee laden, das Meer überqueren und an einer feindlichen Küste landen.

## Schritt 1

lesson-landings-1-say = Es ist April 1915. Deine Armee ist { SPACE("Egypt", form: "in") }, zwei Transporter und zwei Schlachtschiffe liegen in { SPACE("SZ 19") }. Jenseits des Meeres liegt { SPACE("Smyrna") }, ein osmanisches Gebiet ohne Marinebasis, dort gibt es also keine Minen.

## Schritt 2

lesson-landings-2-say = Ein Transporter trägt zwei Landeinheiten oder Jagdflugzeuge. Das Laden kostet eine Einheit ihre ganze Bewegung, sie muss den Zug also neben der Seezone beginnen. Ein Transporter, der sinkt, nimmt seine Ladung mit.
lesson-landings-2-ask = Die Armee { SPACE("Egypt", form: "in") } anklicken und alle vier Einheiten in { SPACE("SZ 19") } laden.
lesson-landings-2-wrong-move-egypt = Diese Bewegung ist erlaubt, aber diese Armee fährt über das Meer. Alle Einheiten { SPACE("Egypt", form: "in") } sollen in { SPACE("SZ 19") } geladen werden.
lesson-landings-2-wrong-move-sz-19 = Deine Schiffe bleiben in { SPACE("SZ 19") }. Zuerst werden dort alle Einheiten { SPACE("Egypt", form: "from") } geladen.
lesson-landings-2-wrong-offload = Zuerst alle Einheiten { SPACE("Egypt", form: "in") } laden. Danach landen sie gemeinsam.
lesson-landings-2-wrong-end = Noch nicht. Du hast noch Einheiten { SPACE("Egypt", form: "in") }. Alle sollen in { SPACE("SZ 19") } geladen werden.
lesson-landings-2-hint = Einen Spielstein { SPACE("Egypt", form: "in") } anklicken, im Befehlsfeld „Alle“ drücken, dann { SPACE("SZ 19") } anklicken.

## Schritt 3

lesson-landings-3-say = Einheiten können in dem Zug landen, in dem sie geladen werden, und die Transporter können dazwischen fahren. Deine liegen schon neben { SPACE("Smyrna") }. In { SPACE("SZ 19") } ist kein feindliches Kriegsschiff, also brauchst du vorher kein Seegefecht.
lesson-landings-3-ask = Deine Schiffe in { SPACE("SZ 19") } anklicken, dann { SPACE("Smyrna") }, um alle vier Einheiten anzulanden.
lesson-landings-3-wrong-offload-sz-19-smyrna = Für diese Landung brauchst du alle vier Einheiten. 3 Infanterie und 1 Artillerie wählen und gemeinsam { SPACE("Smyrna", form: "in") } anlanden.
lesson-landings-3-wrong-offload-sz-19-egypt = Sie kommen gerade { SPACE("Egypt", form: "from") }. Alle vier Einheiten { SPACE("Smyrna", form: "in") } anlanden.
lesson-landings-3-wrong-offload-sz-19-trans-jordan = Diese Landung ist erlaubt, aber in dieser Lektion greifst du { SPACE("Smyrna") } an. Alle vier Einheiten dort anlanden.
lesson-landings-3-wrong-move = Deine Schiffe liegen schon neben { SPACE("Smyrna") }. Sie bleiben in { SPACE("SZ 19") }: alle vier Einheiten anlanden.
lesson-landings-3-wrong-end = Noch nicht. Alle vier Einheiten sind noch auf See. Sie sollen { SPACE("Smyrna", form: "in") } landen.
lesson-landings-3-hint = Einen Spielstein in { SPACE("SZ 19") } anklicken, im Befehlsfeld „Alle“ drücken, dann { SPACE("Smyrna") } anklicken. Die Ladung landet, und die Schiffe bleiben.

## Schritt 4

lesson-landings-4-say = Du kündigst eine Landung an. Hätten deine Transporter in diesem Zug für Minen gewürfelt, könntest du sie noch absagen. Wären feindliche Schlachtschiffe oder Kreuzer in { SPACE("SZ 19") }, müsstest du zuerst ein Seegefecht gewinnen.
lesson-landings-4-ask = „Bewegung beenden“ drücken. Die Landung beginnt.
lesson-landings-4-wrong-move = Deine Schiffe bleiben in { SPACE("SZ 19") } und unterstützen dort die Landung. „Bewegung beenden“ drücken.
lesson-landings-4-hint = „Bewegung beenden“ drücken, unter der Liste deiner Bewegungen.

## Schritt 5

lesson-landings-5-say = Bei einer Landung feuert zuerst die verteidigende Artillerie auf die landenden Einheiten. Sie trifft bei 3 oder weniger, und die Verluste feuern nicht.
lesson-landings-5-ask = „{ SPACE("Smyrna") } angreifen“ drücken.
lesson-landings-5-hint = Im Befehlsfeld „{ SPACE("Smyrna") } angreifen“ drücken.

## Schritt 6

lesson-landings-6-say = Das Geschütz auf der Klippe trifft ein Boot. Bei Gallipoli erreichten im selben Monat ganze Kompanien den Strand nicht.
lesson-landings-6-ask = Verlust wählen: „1 Infanterie verlieren“ drücken.
lesson-landings-6-wrong-casualties-artillery = Diese Wahl ist erlaubt, aber deine einzige Artillerie unterstützt in diesem Gefecht eine Infanterie. 1 Infanterie wählen.
lesson-landings-6-hint = 1 Infanterie wählen und sonst nichts, dann „1 Infanterie verlieren“ drücken.

## Schritt 7

lesson-landings-7-say = Deine Schlachtschiffe beschießen die Küste. Gab es dort kein Seegefecht, feuert jedes einmal und trifft bei 4 oder weniger, aber es feuern höchstens so viele Schlachtschiffe, wie Einheiten gelandet sind. Sie erzielen 2 Treffer, deine Landeinheiten 1: { SPACE("Smyrna") } hat keinen Verteidiger mehr.
lesson-landings-7-ask = Die Verteidiger erzielen 1 Treffer. „1 Infanterie verlieren“ drücken.
lesson-landings-7-wrong-casualties-artillery = Diese Wahl ist erlaubt, aber Artillerie kostet mehr als Infanterie. 1 Infanterie wählen.
lesson-landings-7-hint = 1 Infanterie wählen und sonst nichts, dann „1 Infanterie verlieren“ drücken.

## Schritt 8

lesson-landings-8-say = Du kontrollierst { SPACE("Smyrna") } mit einer Infanterie und einer Artillerie. Deine Transporter können weitere Einheiten bringen: Für die Landung in einem Gebiet, das du kontrollierst, ist kein Gefecht nötig.

## Schritt 9

lesson-landings-9-say = Landest du in einem befreundeten oder umkämpften Gebiet, feuert die verteidigende Artillerie nicht zuerst, aber auch deine Schlachtschiffe können nicht feuern. Die nächste Lektion zeigt, wie du das alles bezahlst.
