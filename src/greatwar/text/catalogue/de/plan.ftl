### Was ein Computer plant: ein Auftrag an sich selbst, mit dem Grund.

## Kauf

plan-buy-garrison = { UNITS($units) } kaufen, um { SPACE($space) } zu verteidigen.
plan-buy-transports = { UNITS($units) } kaufen, um die Armee nach Übersee zu bringen.
plan-buy-escort = { UNITS($units) } kaufen, um die Heimatgewässer zu schützen.
plan-buy-fighter = { UNITS($units) } kaufen, um an der Front die Lufthoheit zu gewinnen.
plan-buy-tanks = { UNITS($units) } kaufen, um durchzubrechen.
plan-save-for-fleet = Nichts weiter kaufen: Das Geld ist für eine Flotte bestimmt.

## Bewegung und Kampf

plan-none = { POWER($power, form: "start") } hat keinen Plan: Die Befehle sind zufällig.
plan-opening = Bekannte Eröffnung: { $aim }.
plan-opening-belgium = Bekannte Eröffnung: Serbien binden, Polen angreifen, Galizien halten, durch Belgien marschieren.
plan-attack =
    { SPACE($space) } mit { UNITS($units) } angreifen: { NUMBER($chance, style: "percent") } für die Eroberung; erwartete Verluste { $loss ->
        [one] { $loss } IPC
       *[other] { $loss } IPCs
    }, Gegner { $enemy }.
plan-capture = { SPACE($space) } erobern: Dort steht kein Verteidiger.
plan-hold = { SPACE($space) } mit { UNITS($units) } halten und nicht angreifen.
plan-land = { UNITS($units) } { SPACE($space, form: "in") } anlanden.
plan-attack-fleet = Die gegnerischen Schiffe { SPACE($zone, form: "in") } angreifen.
plan-capital-at-risk = { SPACE($space) } ist in Gefahr: { NUMBER($chance, style: "percent") }, dass es vor dem nächsten Zug verloren geht.
plan-expect-attack = Mit einem Angriff { SPACE($space, form: "in") } rechnen.

## Was sonst erwogen wurde

plan-opening-alone = Keine Alternativen: Diese Eröffnung ist aus ganzen Partien bekannt.
plan-rejected =
    Verworfen: { SPACE($space) } mit allem in Reichweite angreifen. { NUMBER($chance, style: "percent") } für die Eroberung; erwartete Verluste { $loss ->
        [one] { $loss } IPC
       *[other] { $loss } IPCs
    }, Gegner { $enemy }.
plan-ahead =
    { $way }: nach einer Runde { $n ->
        [one] { $n } IPC
       *[other] { $n } IPCs
    } Vorsprung.
plan-behind =
    { $way }: nach einer Runde { $n ->
        [one] { $n } IPC
       *[other] { $n } IPCs
    } Rückstand.
plan-wins = { $way }: Der Krieg ist binnen einer Runde gewonnen.
plan-loses = { $way }: Der Krieg ist binnen einer Runde verloren.

## Arten, einen Zug zu planen, jede der Anfang einer Zeile oben

plan-way-usual = Üblicher Plan
plan-way-sparing = Ohne Angriff auf { SPACE($space) }
plan-way-fleet-held = Mit zurückgehaltener Flotte
plan-way-toward = Mit mehr Einheiten in Richtung { SPACE($space) }
plan-way-away = Mit weniger Einheiten in Richtung { SPACE($space) }
plan-way-combined = Mit den besten Änderungen zusammen
plan-way-casualties = Ohne Rücksicht auf Verluste
plan-way-capitals = Mit Ziel Hauptstädte
plan-way-careful = Auf Sicherheit
plan-way-territory = Mit Ziel Gebietsgewinn
plan-way-bold = Ohne Blick auf Gegenangriffe
plan-way-patient = Abwartend
