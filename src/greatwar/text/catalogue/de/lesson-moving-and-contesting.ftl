### Die Lektion „Bewegung und umkämpfte Gebiete“.

lesson-moving-and-contesting-title = Bewegung und umkämpfte Gebiete
lesson-moving-and-contesting-about = Reserven bewegen, ein feindliches Gebiet betreten und lernen, was ein umkämpftes Gebiet ist.

## Schritt 1

lesson-moving-and-contesting-1-say = Willkommen! Es ist August 1914, und du befehligst die Armeen Deutschlands. Graue Spielsteine gehören dir, blaue Frankreich. Das Bild auf einem Spielstein zeigt die Art der Einheit, die Zahl zeigt, wie viele es sind.

## Schritt 2

lesson-moving-and-contesting-2-say = Ein violetter Rand kennzeichnet Einheiten, die noch handeln können. Infanterie zieht in einem Zug ein Gebiet weit. Alle deine Bewegungen geschehen gleichzeitig, ihre Reihenfolge spielt also keine Rolle.
lesson-moving-and-contesting-2-ask = Die Infanterie { SPACE("Munich", form: "in") } anklicken, dann das hervorgehobene { SPACE("Alsace") }.
lesson-moving-and-contesting-2-wrong-move-munich = Diese Bewegung ist erlaubt, aber die Front braucht diese Infanterie. Sie soll { SPACE("Munich", form: "from") } { SPACE("Alsace", form: "to") } ziehen.
lesson-moving-and-contesting-2-wrong-move = Diese Infanterie bleibt, wo sie ist. Zuerst zieht die Infanterie { SPACE("Munich", form: "from") } { SPACE("Alsace", form: "to") }.
lesson-moving-and-contesting-2-wrong-end = Noch nicht. Du hast noch Infanterie { SPACE("Munich", form: "in") }. Sie soll { SPACE("Alsace", form: "to") } ziehen.
lesson-moving-and-contesting-2-hint = Den Spielstein { SPACE("Munich", form: "in") } anklicken. Am unteren Rand der Karte öffnet sich ein Befehlsfeld. Dann { SPACE("Alsace", form: "object") } anklicken, auf der Karte oder im Befehlsfeld.

## Schritt 3

lesson-moving-and-contesting-3-say = Gut gemacht! Der Pfeil zeigt die Bewegung, und das Häkchen auf dem Spielstein kennzeichnet Einheiten, die gezogen sind. Jeder Befehl deines Zuges, sogar das Ende einer Phase, lässt sich mit „Rückgängig“ oder der Taste U zurücknehmen, bis gewürfelt wird.

## Schritt 4

lesson-moving-and-contesting-4-say = Frankreich hat drei Infanterie { SPACE("Lorraine", form: "in") }. Betritt deine Infanterie das Gebiet, ist { SPACE("Lorraine") } umkämpft: Beide Seiten haben dort Einheiten, niemand kontrolliert es, und es bringt niemandem Einkommen.
lesson-moving-and-contesting-4-ask = Die vier Infanterie { SPACE("Alsace", form: "in") }, die noch nicht gezogen sind, { SPACE("Lorraine", form: "to") } schicken.
lesson-moving-and-contesting-4-wrong-move-alsace = Diese Bewegung ist erlaubt, aber in dieser Lektion greifst du { SPACE("Lorraine") } an. Diese Infanterie soll { SPACE("Alsace", form: "from") } { SPACE("Lorraine", form: "to") } ziehen.
lesson-moving-and-contesting-4-wrong-move-ruhr = Die Infanterie { SPACE("Ruhr", form: "in") } bleibt, wo sie ist. Die Infanterie { SPACE("Alsace", form: "in") } soll { SPACE("Lorraine", form: "to") } ziehen.
lesson-moving-and-contesting-4-wrong-end = Noch nicht. Infanterie { SPACE("Alsace", form: "in") } kann noch ziehen. Sie soll { SPACE("Lorraine", form: "to") } ziehen.
lesson-moving-and-contesting-4-hint = Den Spielstein { SPACE("Alsace", form: "in") } anklicken, der kein Häkchen hat, dann { SPACE("Lorraine") }.

## Schritt 5

lesson-moving-and-contesting-5-say = Ein feindliches Gebiet, das du betrittst, musst du in diesem Zug angreifen. Angegriffen wird in der Phase Kampf, und sie beginnt, wenn du die Bewegung beendest.
lesson-moving-and-contesting-5-ask = „Bewegung beenden“ drücken.
lesson-moving-and-contesting-5-wrong-move = Die Infanterie { SPACE("Ruhr", form: "in") } bleibt, wo sie ist. Dein Angriff ist bereit: „Bewegung beenden“ drücken.
lesson-moving-and-contesting-5-hint = „Bewegung beenden“ drücken, unter der Liste deiner Bewegungen. Die Taste E bewirkt dasselbe.

## Schritt 6

lesson-moving-and-contesting-6-say = Ein Gefecht an Land hat eine Runde pro Zug: Jede Einheit beider Seiten würfelt einmal. Deine angreifende Infanterie trifft bei 2 oder weniger, die verteidigende französische bei 3 oder weniger.
lesson-moving-and-contesting-6-ask = „{ SPACE("Lorraine") } angreifen“ drücken.
lesson-moving-and-contesting-6-hint = Das Befehlsfeld nennt das Gefecht und seine Chancen. „{ SPACE("Lorraine") } angreifen“ drücken.

## Schritt 7

lesson-moving-and-contesting-7-say = Jede Seite erzielt 1 Treffer. Du hast noch drei Infanterie, Frankreich zwei, also bleibt { SPACE("Lorraine") } umkämpft. In deinem nächsten Zug kannst du wieder angreifen, weitere Einheiten schicken oder abwarten. Die wirkliche Front { SPACE("Lorraine", form: "in") } bewegte sich in vier Jahren kaum.

## Schritt 8

lesson-moving-and-contesting-8-say = Landeinheiten, die einen Zug in einem umkämpften Gebiet beginnen, können nur in Gebiete ziehen, die du bei Beginn des Zuges kontrolliert oder besetzt hast. Am Feind vorbei können sie nicht. Die nächste Lektion zeigt, wie ein Gefecht abläuft.
