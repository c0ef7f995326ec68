### Wie ein Regelwerk ist, und wie der Krieg danach gewonnen wird.

## Titel

ruleset-rulebook = Das offizielle Regelbuch
ruleset-tournament = Die Turnierregeln von Larry Harris
ruleset-second-edition = Die zweite Ausgabe
ruleset-quick-reference = Die Kurzübersicht
ruleset-reference-manual = Das Referenzhandbuch
ruleset-label = { LIST($parts, join: "comma") }
ruleset-label-option = { $title }: { $value }

## Wie ein Regelwerk ist

ruleset-sides-move-together = Die Mächte einer Seite ziehen gemeinsam.
ruleset-powers-move-in-turn = Die Mächte ziehen nacheinander.
ruleset-armies-march = Infanterie zieht bis zu { $n } Felder weit.
ruleset-entry-by-dice = Neutrale Mächte treten nach Zeitplan und Würfeln ein.
ruleset-ports-closed = Schiffe meiden neutrale Häfen.
ruleset-industry = Die Industrie begrenzt den Kauf.
ruleset-collapse = Mächte können zusammenbrechen.
ruleset-points-decide = Punkte entscheiden den Krieg.
ruleset-capitals-decide = Eroberte Hauptstädte entscheiden den Krieg.

## Hauptstädte

ruleset-win-capitals =
    { POWER($side, form: "start") } gewinnen, wenn sie am Ende des Zuges { POWER($turn, form: "genitive") } { $n ->
        [one] { $n } gegnerische Hauptstadt
       *[other] { $n } gegnerische Hauptstädte
    } kontrollieren.
ruleset-win-capitals-among = { POWER($side, form: "start") } gewinnen, wenn sie am Ende des Zuges { POWER($turn, form: "genitive") } { $n } gegnerische Hauptstädte kontrollieren, darunter { LIST($capitals, of: "space", join: "or") }.
ruleset-win-capital = { POWER($side, form: "start") } gewinnen, wenn sie am Ende des Zuges { POWER($turn, form: "genitive") } { LIST($capitals, of: "space", join: "or") } kontrollieren.
ruleset-both-win = Gewinnen beide Seiten im selben Moment, endet der Krieg unentschieden.

## Zusammenbruch

ruleset-win-collapses =
    Eine Seite gewinnt, wenn { $n ->
        [one] { $n } gegnerische Macht zusammengebrochen ist
       *[other] { $n } gegnerische Mächte zusammengebrochen sind
    }.
ruleset-both-collapse =
    Gewinnen beide Seiten auf diese Weise, entscheidet das größere Einkommen; gleiche Einkommen { $tie ->
        [central] bringen den Mittelmächten den Sieg
        [allies] bringen den Alliierten den Sieg
       *[draw] ergeben ein Unentschieden
    }.
ruleset-collapses = Eine Macht bricht am Ende einer Runde zusammen, wenn Gegner mindestens die Hälfte des IPC-Werts ihrer Heimat kontrollieren.
ruleset-collapses-contested = Eine Macht bricht am Ende einer Runde zusammen, wenn Gegner mindestens die Hälfte des IPC-Werts ihrer Heimat kontrollieren oder umkämpfen.
ruleset-thresholds = Für einige Mächte gilt eine andere Schwelle, in IPCs: { LIST($limits, join: "and") }.
ruleset-surrenders = Eine Macht kapituliert am Ende ihres eigenen Zuges, wenn Gegner so viele IPCs ihrer Heimat kontrollieren: { LIST($limits, join: "and") }.
ruleset-surrenders-contested = Eine Macht kapituliert am Ende ihres eigenen Zuges, wenn Gegner so viele IPCs ihrer Heimat kontrollieren oder umkämpfen: { LIST($limits, join: "and") }.
ruleset-surrender-alone = Eine Macht, die kapituliert, scheidet aus dem Krieg aus; das allein bringt der anderen Seite nicht den Sieg.
ruleset-limit = { POWER($power, form: "label") } { $n }

## Runden

ruleset-clock = Hat vorher niemand gewonnen, gewinnen { POWER($side) } am Ende von Runde { $round } mit einem Wurf von höchstens { $die }.
ruleset-clock-certain = Hat vorher niemand gewonnen, gewinnen { POWER($side) } am Ende von Runde { $round }.
ruleset-points =
    { $end ->
        [round] Nach Runde { $round } gewinnt die Seite mit mehr Punkten:
        [announced] Nach einer Runde, die ein Spieler als letzte angekündigt hat, gewinnt die Seite mit mehr Punkten:
       *[both] Nach Runde { $round } oder nach einer Runde, die ein Spieler als letzte angekündigt hat, gewinnt die Seite mit mehr Punkten:
    } 1 Punkt für jeden IPC gegnerischer Heimat, die sie kontrolliert oder umkämpft. Punktgleichheit { $tie ->
        [central] bringt den Mittelmächten den Sieg
        [allies] bringt den Alliierten den Sieg
       *[draw] ergibt ein Unentschieden
    }.
ruleset-income =
    { $end ->
        [round] Nach Runde { $round } gewinnt die Seite mit dem größeren Einkommen;
        [announced] Nach einer Runde, die ein Spieler als letzte angekündigt hat, gewinnt die Seite mit dem größeren Einkommen;
       *[both] Nach Runde { $round } oder nach einer Runde, die ein Spieler als letzte angekündigt hat, gewinnt die Seite mit dem größeren Einkommen;
    } gleiche Einkommen { $tie ->
        [central] bringen den Mittelmächten den Sieg
        [allies] bringen den Alliierten den Sieg
       *[draw] ergeben ein Unentschieden
    }.
