### Die Befehle neben dem Spiel: Chancen, Aufzeichnungen, Regelwerke, Szenarien, Server.

## Aufzeichnungen

cli-command-ends-before = { $file } endet vor Zeile { $line }.
cli-command-file-misfit = { $file }: Zeile { $line } passt nicht: { $reason }
cli-command-misfit = Zeile { $line } passt nicht: { $reason }
cli-command-replaying = Die Aufzeichnung wird nachgespielt

## Chancen

cli-command-not-ipcs = { $value } ist keine Anzahl von IPCs.
cli-command-one-question = Seeschlacht, Landung und Front sind verschiedene Fragen. Bitte nacheinander stellen.
cli-command-belongs-sea = --{ $option } gehört zu Seeschlachten.
cli-command-belongs-ships = --{ $option } gehört zu Schiffen in Fahrt.
cli-command-belongs-landing = --{ $option } gehört zu einer --landing von Transportern aus.
cli-command-belongs-front = --{ $option } gehört zu --front.
cli-command-press-form = --press ist best, always oder eine Anzahl von Runden ab 1, nicht `{ $text }`.
cli-command-attackers = Angreifer
cli-command-defenders = Verteidiger
cli-command-powers = { LIST($powers, of: "power", form: "label") }
cli-command-title = { $attackers } gegen { $defenders } · { $rules }
cli-command-forces = { $mine } gegen { $theirs }
cli-command-by-sea = über See { $units }
cli-command-through-mines =
    durch { $n ->
        [one] { $n } Minenfeld
       *[other] { $n } Minenfelder
    }
cli-command-guarded = gegen { $ships } in der Seezone
cli-command-front-over =
    eine Front über { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
cli-command-percent = { NUMBER($chance, style: "percent", digits: 1) }
cli-command-percent-whole = { NUMBER($chance, style: "percent") }
cli-command-percent-below = < { NUMBER($chance, style: "percent", digits: 1) }
cli-command-percent-above = > { NUMBER($chance, style: "percent", digits: 1) }
cli-command-ipcs = { NUMBER($ipcs, digits: 1) } IPCs
cli-command-number = { NUMBER($number, digits: 1) }
cli-command-signed = { $sign }{ NUMBER($number, digits: 1) }
cli-command-signed-finely = { $sign }{ NUMBER($number, digits: 2) }
cli-command-kind-lost = { NUMBER($number, digits: 1) } { KIND($kind, form: "plural") }
cli-command-nothing = nichts
cli-command-range = { $low } bis { $high }
cli-command-heading-value = IPCs
cli-command-heading-loss = erwartete Verluste
cli-command-heading-units = Einheiten
cli-command-heading-spread = in 9 von 10 Fällen
cli-command-heading-left = am ehesten übrig
cli-command-net = Bilanz der Angreifer: { $net } IPCs.
cli-command-net-one-round = Bilanz der Angreifer nach 1 Runde: { $net } IPCs.
cli-command-net-rounds = Bilanz der Angreifer nach durchschnittlich { NUMBER($rounds, digits: 1) } Runden: { $net } IPCs.
cli-command-landing-losses = Erwartete Verluste: Angreifer { NUMBER($lost, digits: 1) } IPCs, davon { NUMBER($ships, digits: 1) } an Schiffen; Verteidiger { NUMBER($enemy, digits: 1) } IPCs, davon { NUMBER($enemyships, digits: 1) } an Schiffen. Bilanz der Angreifer: { $net } IPCs.
cli-command-heading-own-ships = eigene Schiffe übrig
cli-command-heading-enemy-ships = feindliche Schiffe übrig
cli-command-heading-chance = Chance
cli-command-heading-best = am besten
cli-command-heading-worth = Wert
cli-command-heading-stopping = Wert des Aufhörens
cli-command-after-first-round = Nach der ersten Runde
cli-command-heading-turn = Zug
cli-command-heading-of = von
cli-command-heading-attacks = greift an
cli-command-heading-alone = { $side } allein
cli-command-heading-army = { $side } hat
cli-command-front-legend = █ { $first } allein, ▒ umkämpft, ░ { $second } allein. Erwartete Verluste bis dahin: { $first } { NUMBER($lost) } IPCs, { $second } { NUMBER($enemy) } IPCs. Armeen: Einheiten (IPCs).
cli-command-best-order = Beste Reihenfolge der Verluste für { $side }, Ziel: { $aim }
cli-command-best-order-at-sea = Beste Reihenfolge der Verluste für { $side }
cli-command-heading-order = Reihenfolge
cli-command-losses = Verluste in IPCs: { $side }

## Regelwerke

cli-command-all-compares = --all gehört zu `greatwar rules compare`.
cli-command-markdown-compares = --markdown gehört zu `greatwar rules compare` und `greatwar rules keys`.
cli-command-yaml-names = --yaml gehört zu `greatwar rules NAME`.
cli-command-check-what = Es fehlt die Datei: `greatwar rules check DATEI`.
cli-command-one-ruleset = Bitte ein Regelwerk nennen; `greatwar rules compare A B` vergleicht zwei.
cli-command-two-rulesets = Bitte zwei Regelwerke nennen: `greatwar rules compare A B`.
cli-command-heading-ruleset = Regelwerk
cli-command-heading-what = was es ist
cli-command-heading-options = Optionen
cli-command-no-options = keine
cli-command-rules-hint = `greatwar rules NAME` erklärt die Optionen eines Regelwerks; `greatwar rules compare A B` zeigt Unterschiede.
cli-command-revision = { $name }, Fassung { $revision }: { $title }
cli-command-revision-made = { $name }, Fassung { $revision }, abgeleitet von { $base }: { $title }
cli-command-chosen = Gewählt: { LIST($options, join: "comma") }
cli-command-optionless = Dieses Regelwerk hat keine Optionen.
cli-command-heading-option = Option
cli-command-heading-takes = nimmt
cli-command-heading-default = Vorgabe
cli-command-heading-does = was sie tut
cli-command-same = Diese Regelwerke sind gleich.
cli-command-is-ruleset = { $file }: { $name } ist ein Regelwerk, abgeleitet von { $base }.
cli-command-mistakes = { $file }: { $n } Fehler
cli-command-many-mistakes = { $file }: mehr als { $n } Fehler; die ersten sind
cli-command-heading-key = Schlüssel
cli-command-heading-now = in { $name }
cli-command-all-of-them = alle

## Lektionen und Szenarien

cli-command-lessons-fail =
    { $n ->
        [one] { $n } von { $all } Lektionen hat Fehler.
       *[other] { $n } von { $all } Lektionen haben Fehler.
    }
cli-command-lessons-work =
    { $n ->
        [one] { $n } Lektion ist in Ordnung.
       *[other] { $n } Lektionen sind in Ordnung.
    }
cli-command-option-of-rules = --option gehört zu einem Regelwerk, das --rules nennt.
cli-command-coverage-whole = --coverage gilt für ganze Regelwerke. Bitte --option weglassen.
cli-command-coverage-names = --coverage gilt für ganze Regelwerke. Zur Wahl stehen { LIST($names, join: "comma") }.
cli-command-coverage = { $name }: { $cited } von { $all } Regeln werden zitiert; { $more } weitere lassen sich im Spiel nicht zeigen
cli-command-playing-scenarios = Szenarien werden gespielt, Datei für Datei

## Server

cli-command-personal = Ein persönlicher Server hört nur auf diesem Rechner. Bitte --personal oder --host weglassen.
cli-command-address = { $host }, Port { $port }: { $reason }.
cli-command-port = Port { $port }: { $reason }.
cli-command-listens = greatwar hört auf { $address } (Strg-C beendet es).
cli-command-not-built = Der Bildschirm ist nicht gebaut. `make screen` baut ihn; `greatwar play --terminal` spielt im Terminal.
cli-command-open-already = Das Spiel ist schon offen: { $address }
cli-command-game-at = Das Spiel läuft unter { $address } (Strg-C beendet es; jeder Befehl ist gespeichert).

## Programme und Zufallsspiele

cli-command-trial =
    { $name }: { $orders ->
        [one] { $orders } Befehl
       *[other] { $orders } Befehle
    } in der Partie, { $refused ->
        [one] { $refused } abgelehnte Antwort
       *[other] { $refused } abgelehnte Antworten
    }, { $failures ->
        [one] { $failures } Ausfall
       *[other] { $failures } Ausfälle
    }.
cli-command-playing = Wird gespielt
cli-command-playing-random = Zufallsspiele laufen
cli-command-fuzzed =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    } gespielt, { $findings ->
        [one] { $findings } Fund
       *[other] { $findings } Funde
    }
cli-command-fuzzed-house =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    } gespielt, { $findings ->
        [one] { $findings } Fund
       *[other] { $findings } Funde
    }; gezogen: { $keys } Schlüssel aus { $sections ->
        [one] { $sections } Abschnitt
       *[other] { $sections } Abschnitten
    } an { $places ->
        [one] { $places } Stelle
       *[other] { $places } Stellen
    }
cli-command-series-progress = { $title }: { $done } von { $most } Partien.
cli-command-jobs = --jobs ist eine Anzahl von Prozessen oder auto, nicht `{ $text }`.
