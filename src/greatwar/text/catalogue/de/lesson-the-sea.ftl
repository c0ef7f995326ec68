### Die Lektion „Die See“.

lesson-the-sea-title = Die See
lesson-the-sea-about = Die Grand Fleet ins Gefecht führen und entscheiden, wann nachzusetzen und wann abzubrechen ist.

## Schritt 1

lesson-the-sea-1-say = Seezonen haben Nummern. Du bist wieder Großbritannien. Die Grand Fleet liegt in { SPACE("SZ 4") }, nördlich von { SPACE("Scotland") }, die deutsche Hochseeflotte in { SPACE("SZ 5") }.

## Schritt 2

lesson-the-sea-2-say = Schlachtschiffe, U-Boote und Transporter ziehen in einem Zug zwei Seezonen weit, Kreuzer drei. Feindliche Schlachtschiffe und Kreuzer machen eine Seezone feindlich: Schiffe, die sie befahren, müssen dort anhalten. Nur U-Boote können hindurchfahren.
lesson-the-sea-2-ask = Deine Flotte in { SPACE("SZ 4") } anklicken und alle vier Schiffe { SPACE("SZ 5", form: "to") } schicken.
lesson-the-sea-2-wrong-move-sz-4 = Diese Bewegung ist erlaubt, aber die deutsche Flotte liegt in { SPACE("SZ 5") }. Alle deine Schiffe in { SPACE("SZ 4") } sollen dorthin fahren.
lesson-the-sea-2-wrong-move-scotland = Die Infanterie { SPACE("Scotland", form: "in") } bleibt, wo sie ist. Deine Schiffe in { SPACE("SZ 4") } sollen { SPACE("SZ 5", form: "to") } fahren.
lesson-the-sea-2-wrong-end = Noch nicht. Du hast noch Schiffe in { SPACE("SZ 4") }. Alle sollen { SPACE("SZ 5", form: "to") } fahren.
lesson-the-sea-2-hint = Einen Spielstein in { SPACE("SZ 4") } anklicken, im Befehlsfeld „Alle“ drücken, dann { SPACE("SZ 5") } anklicken.

## Schritt 3

lesson-the-sea-3-say = Auf See muss niemand kämpfen: Feindliche Flotten können in derselben Seezone bleiben. Du entscheidest in der Phase Kampf.
lesson-the-sea-3-ask = „Bewegung beenden“ drücken.
lesson-the-sea-3-wrong-move = Die Infanterie { SPACE("Scotland", form: "in") } bleibt, wo sie ist. „Bewegung beenden“ drücken.
lesson-the-sea-3-hint = „Bewegung beenden“ drücken, unter der Liste deiner Bewegungen.

## Schritt 4

lesson-the-sea-4-say = Schlachtschiffe treffen bei 4 oder weniger, Kreuzer bei 3 oder weniger, U-Boote bei 2 oder weniger, im Angriff und in der Verteidigung. Transporter feuern nicht.
lesson-the-sea-4-ask = „{ SPACE("SZ 5") } angreifen“ drücken.
lesson-the-sea-4-wrong-end = Du musst nicht angreifen, aber ohne Gefecht lernst du nichts. „{ SPACE("SZ 5") } angreifen“ drücken.
lesson-the-sea-4-hint = Im Befehlsfeld „{ SPACE("SZ 5") } angreifen“ drücken.

## Schritt 5

lesson-the-sea-5-say = Du erzielst 2 Treffer und erleidest 1. Das deutsche U-Boot taucht: Es feuert nicht, und wenn es die Runde übersteht, verlässt es das Gefecht. Ein Schlachtschiff sinkt nach 2 Treffern; der erste beschädigt es nur.
lesson-the-sea-5-ask = Den Treffer mit einem Schlachtschiff abfangen: „1 Schlachtschiff beschädigen“ drücken.
lesson-the-sea-5-wrong-casualties-cruiser = Diese Wahl ist erlaubt, aber sie versenkt einen Kreuzer. Ein beschädigtes Schlachtschiff bleibt schwimmfähig, und seine Reparatur ist kostenlos. Das beschädigte Schlachtschiff wählen.
lesson-the-sea-5-hint = Das beschädigte Schlachtschiff wählen und sonst nichts, dann „1 Schlachtschiff beschädigen“ drücken.

## Schritt 6

lesson-the-sea-6-say = Der deutsche Kreuzer sinkt, und das deutsche Schlachtschiff ist beschädigt. Auf See wählt der Angreifer nach jeder Runde: nachsetzen oder abbrechen. Der Verteidiger hat diese Wahl nicht. Der Balken zeigt deine Chancen, wenn du nachsetzt.
lesson-the-sea-6-ask = Du hast vier Schiffe gegen ein beschädigtes Schlachtschiff. „Nachsetzen“ drücken.
lesson-the-sea-6-wrong-break-off = Diese Wahl ist erlaubt, aber gegen dich kämpft nur noch ein beschädigtes Schlachtschiff. „Nachsetzen“ drücken.
lesson-the-sea-6-hint = Den Knopf „Nachsetzen“ oder die Taste P drücken.

## Schritt 7

lesson-the-sea-7-say = Das deutsche Schlachtschiff sinkt. Das U-Boot taucht nach dem Gefecht auf und bleibt in { SPACE("SZ 5") }. U-Boote allein machen eine Seezone nicht feindlich, deine Schiffe können also hindurchfahren.

## Schritt 8

lesson-the-sea-8-say = Bei Beginn deines Zuges wird jedes beschädigte Schlachtschiff in einer Seezone mit einer Marinebasis deiner Seite kostenlos repariert. Anker auf der Karte kennzeichnen die Marinebasen. Die nächste Lektion zeigt, was sie außerdem schützt.
