### Die Lektion „Jagdflugzeuge“.

lesson-fighters-title = Jagdflugzeuge
lesson-fighters-about = Nach Verdun fliegen, die Lufthoheit gewinnen und die Artillerie stärker machen.

## Schritt 1

lesson-fighters-1-say = Du bist Frankreich, in Blau, und es ist 1916. Beide Armeen haben sich bei Verdun { SPACE("Lorraine", form: "in") } eingegraben. Nur Deutschland hat dort ein Jagdflugzeug, also trifft seine Artillerie bei 4 oder weniger. Du hast zwei Jagdflugzeuge { SPACE("Paris", form: "in") }.

## Schritt 2

lesson-fighters-2-say = Ein Jagdflugzeug zieht zwei Felder weit. Es kann über befreundete, feindliche und umkämpfte Gebiete und über Seezonen fliegen, aber nicht über neutrale Gebiete. Es muss seine Bewegung bei deinen Landeinheiten beenden. Ein umkämpftes Gebiet kann es frei verlassen.
lesson-fighters-2-ask = Die Jagdflugzeuge { SPACE("Paris", form: "in") } anklicken und beide { SPACE("Lorraine", form: "to") } schicken.
lesson-fighters-2-wrong-move-infantry-paris = Die Infanterie { SPACE("Paris", form: "in") } bleibt, wo sie ist. Nur die Jagdflugzeuge sollen { SPACE("Lorraine", form: "to") } fliegen.
lesson-fighters-2-wrong-move-lorraine = Deine Armee { SPACE("Lorraine", form: "in") } bleibt dort. Die Jagdflugzeuge { SPACE("Paris", form: "in") } stoßen zu ihr.
lesson-fighters-2-wrong-move-infantry-burgundy = Die Infanterie { SPACE("Burgundy", form: "in") } bleibt, wo sie ist. Die Jagdflugzeuge { SPACE("Paris", form: "in") } sollen { SPACE("Lorraine", form: "to") } fliegen.
lesson-fighters-2-wrong-move-burgundy = Du hast Infanterie { SPACE("Burgundy", form: "in") }, ein Jagdflugzeug kann dort also landen. Aber du brauchst beide Jagdflugzeuge { SPACE("Lorraine", form: "in") }.
lesson-fighters-2-wrong-move = Du hast dort keine Landeinheit und könntest die Bewegung nicht beenden. Beide Jagdflugzeuge sollen { SPACE("Lorraine", form: "to") } fliegen.
lesson-fighters-2-wrong-end = Noch nicht. Du hast noch ein Jagdflugzeug { SPACE("Paris", form: "in") }. Beide Jagdflugzeuge sollen { SPACE("Lorraine", form: "to") } fliegen.
lesson-fighters-2-hint = Ein Jagdflugzeug { SPACE("Paris", form: "in") } anklicken, dann { SPACE("Lorraine") }. Infanterie kommt nicht so weit, das Befehlsfeld schickt also nur Jagdflugzeuge.

## Schritt 3

lesson-fighters-3-say = Du hast zwei Jagdflugzeuge gegen eines. Hat nur eine Seite Jagdflugzeuge, hat sie die Lufthoheit: Ihre Artillerie trifft bei 4 oder weniger, im Angriff und in der Verteidigung.
lesson-fighters-3-ask = „Bewegung beenden“ drücken.
lesson-fighters-3-wrong-move = Deine Armee ist bereit. Diese Einheiten bleiben, wo sie sind: „Bewegung beenden“ drücken.
lesson-fighters-3-hint = „Bewegung beenden“ drücken, unter der Liste deiner Bewegungen.

## Schritt 4

lesson-fighters-4-say = Das Gefecht beginnt in der Luft. Die Jagdflugzeuge beider Seiten feuern aufeinander und treffen bei 2 oder weniger, Runde um Runde, bis eine Seite keine mehr hat. Dann feuern die Einheiten am Boden.
lesson-fighters-4-ask = „{ SPACE("Lorraine") } angreifen“ drücken.
lesson-fighters-4-wrong-end = Noch nicht. Du hast { SPACE("Lorraine", form: "in") } zwei Jagdflugzeuge gegen eines. „{ SPACE("Lorraine") } angreifen“ drücken.
lesson-fighters-4-hint = Im Befehlsfeld „{ SPACE("Lorraine") } angreifen“ drücken.

## Schritt 5

lesson-fighters-5-say = Du schießt das deutsche Jagdflugzeug in der ersten Runde ab und hast die Lufthoheit. Deine Artillerie greift mit 4 an, und deine Jagdflugzeuge feuern mit 2 auf den Boden. Du erzielst 5 Treffer und erleidest 2.
lesson-fighters-5-ask = Verluste wählen: „2 Infanterie verlieren“ drücken.
lesson-fighters-5-wrong-casualties = Diese Wahl ist erlaubt, aber Artillerie und Jagdflugzeuge kosten mehr als Infanterie. 2 Infanterie wählen.
lesson-fighters-5-hint = 2 Infanterie wählen und sonst nichts, dann „2 Infanterie verlieren“ drücken.

## Schritt 6

lesson-fighters-6-say = Deutschland hat { SPACE("Lorraine", form: "in") } keine Einheit mehr, also kontrollierst du das Gebiet wieder. Die Lufthoheit hilft auch der Artillerie eines Verteidigers: Ein Jagdflugzeug für 6 IPCs hilft deiner ganzen Artillerie in seinem Gebiet, solange der Feind dort keines hat.

## Schritt 7

lesson-fighters-7-say = An Seegefechten nehmen Jagdflugzeuge nicht teil. Eine Seezone können sie überfliegen oder auf einem Transporter überqueren. In der nächsten Lektion kommt eine Maschine, die am Boden bleibt.
