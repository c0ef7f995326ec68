### Die Lektion „Der Sieg“.

lesson-winning-title = Der Sieg
lesson-winning-about = Eine zweite Hauptstadt erobern, sie bis zur Prüfung halten und den Krieg gewinnen.

## Schritt 1

lesson-winning-1-say = Ein Stern kennzeichnet jede der acht Hauptstädte. Die Mittelmächte sind Deutschland, Österreich-Ungarn und das Osmanische Reich. Sie siegen mit zwei feindlichen Hauptstädten, davon eine { SPACE("Paris") } oder { SPACE("London") }. Die Alliierten siegen mit { SPACE("Berlin") } und einer weiteren.

## Schritt 2

lesson-winning-2-say = Du bist Deutschland in Runde 6. Du kontrollierst { SPACE("Moscow") }, und deine Armee ist { SPACE("Paris", form: "in") }, wo die letzten französischen Verteidiger standhalten. { SPACE("Paris") } ist umkämpft, und eine umkämpfte Hauptstadt zählt für niemanden.

## Schritt 3

lesson-winning-3-say = Du hast { SPACE("Paris", form: "in") } acht Infanterie, vier Artillerie und das einzige Jagdflugzeug, also die Lufthoheit.
lesson-winning-3-ask = „{ SPACE("Paris") } angreifen“ drücken.
lesson-winning-3-wrong-end = Noch nicht. Deine Armee ist { SPACE("Paris", form: "in") } und kann angreifen. „{ SPACE("Paris") } angreifen“ drücken.
lesson-winning-3-hint = Im Befehlsfeld „{ SPACE("Paris") } angreifen“ drücken.

## Schritt 4

lesson-winning-4-say = Mit Lufthoheit greift deine Artillerie mit 4 an, und mit Artillerieunterstützung greifen vier deiner Infanterie mit 3 an. Du brauchst 4 Treffer und erzielst 4.
lesson-winning-4-ask = Du erleidest 2 Treffer. „2 Infanterie verlieren“ drücken.
lesson-winning-4-wrong-casualties = Diese Wahl ist erlaubt, aber Artillerie und Jagdflugzeuge kosten mehr als Infanterie. 2 Infanterie wählen.
lesson-winning-4-hint = 2 Infanterie wählen und sonst nichts, dann „2 Infanterie verlieren“ drücken.

## Schritt 5

lesson-winning-5-say = Du eroberst { SPACE("Paris") } und nimmst die französische Kasse von 11 IPCs. Frankreich zieht und kämpft weiter, aber es kauft und kassiert nichts, solange du seine Hauptstadt kontrollierst.

## Schritt 6

lesson-winning-6-say = Du kontrollierst zwei Hauptstädte, aber der Krieg geht weiter. Der Sieg der Mittelmächte wird nach dem Zug der Vereinigten Staaten geprüft, dem letzten der Runde, der Sieg der Alliierten nach dem osmanischen Zug. Deine Feinde bekommen also noch eine Gelegenheit.
lesson-winning-6-ask = Deinen Zug Phase für Phase beenden und sehen, ob jemand kommt.
lesson-winning-6-hint = Den Knopf zum Beenden einmal für jede Phase drücken. Nach deinem Einkommen sind die anderen Mächte am Zug.

## Schritt 7

lesson-winning-7-say = Niemand ist gekommen, und du gewinnst den Krieg. In einem wirklichen Spiel kommen deine Feinde: Sie versenken deine Flotten, bedrohen deine Hauptstadt und machen dir Gebiete streitig. Das war die letzte Lektion. Danke fürs Lernen!
