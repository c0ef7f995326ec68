### Die Lektion „Minen“.

lesson-mines-title = Minen
lesson-mines-about = Die Dardanellen bezwingen und lernen, wie Minen eine Marinebasis schützen.

## Schritt 1

lesson-mines-1-say = Es ist März 1915. Dein Geschwader liegt in { SPACE("SZ 17") }, südlich von Italien, und sein Ziel ist { SPACE("SZ 20") } vor { SPACE("Constantinople") }, der Hauptstadt des Osmanischen Reiches. Der Anker dort kennzeichnet eine Marinebasis.

## Schritt 2

lesson-mines-2-say = Jede Seezone mit einer Marinebasis ist gegen die Feinde ihrer Macht vermint. Die italienischen Minen in { SPACE("SZ 17") } verschonen dich, die osmanischen in { SPACE("SZ 20") } nicht. Für jedes Schiff, das in ein feindliches Minenfeld fährt oder hindurchfährt, würfelst du einmal: Eine 1 trifft.
lesson-mines-2-ask = Trotzdem beide Schlachtschiffe und den Kreuzer { SPACE("SZ 20", form: "to") } schicken.
lesson-mines-2-wrong-move-sz-20 = { SPACE("SZ 20") } grenzt an { SPACE("SZ 17") }, ein Umweg ist nicht nötig. Deine Schiffe sollen direkt dorthin fahren.
lesson-mines-2-wrong-move-sz-18 = Diese Bewegung ist erlaubt, aber auch { SPACE("SZ 18") } ist vermint, von Österreich-Ungarn. Deine Schiffe sollen { SPACE("SZ 20", form: "to") } fahren.
lesson-mines-2-wrong-move = Auf diesem Weg liegen keine Minen, aber diese Lektion handelt von Minen. Deine Schiffe sollen { SPACE("SZ 20", form: "to") } fahren.
lesson-mines-2-wrong-end = Noch nicht. Du hast noch Schiffe in { SPACE("SZ 17") }. Alle sollen { SPACE("SZ 20", form: "to") } fahren.
lesson-mines-2-hint = Einen Spielstein in { SPACE("SZ 17") } anklicken, im Befehlsfeld „Alle“ drücken, dann { SPACE("SZ 20") } anklicken.

## Schritt 3

lesson-mines-3-say = Für Minen würfelst du, wenn du die Bewegung beendest, einmal für jedes deiner drei Schiffe. Bis dahin kannst du die Bewegung rückgängig machen.
lesson-mines-3-ask = Das Wagnis eingehen und „Bewegung beenden“ drücken.
lesson-mines-3-hint = „Bewegung beenden“ drücken, unter der Liste deiner Bewegungen.

## Schritt 4

lesson-mines-4-say = Eine 1! Eine Mine beschädigt ein Schlachtschiff. Jedes andere Schiff würde sie versenken, ebenso ein schon beschädigtes Schlachtschiff. Im März 1915 verloren die Alliierten hier an einem Nachmittag drei Schlachtschiffe und kehrten um.
lesson-mines-4-ask = Du bist hindurch. „{ SPACE("SZ 20") } angreifen“ drücken, um den osmanischen Kreuzer zu bekämpfen.
lesson-mines-4-wrong-end = Noch nicht. Du hast zwei Schlachtschiffe und einen Kreuzer gegen einen Kreuzer. „{ SPACE("SZ 20") } angreifen“ drücken.
lesson-mines-4-hint = Im Befehlsfeld „{ SPACE("SZ 20") } angreifen“ drücken.

## Schritt 5

lesson-mines-5-say = Du versenkst den Kreuzer und erleidest keinen Treffer. Für Schiffe, die den Zug in einem Minenfeld beginnen und bleiben oder es verlassen, wird nicht gewürfelt: Minen bedrohen nur Schiffe, die hinein- oder hindurchfahren.

## Schritt 6

lesson-mines-6-say = Du kannst Minen umfahren oder das Gebiet mit der Marinebasis erobern: Eine vom Feind eroberte Basis hat keine Minen. Für die Eroberung brauchst du Landeinheiten. Die nächste Lektion bringt sie über das Meer.
