### Das Spiel im Terminal. Was zu tippen ist, steht in Gravis-Zeichen und ist in jeder Sprache gleich.

## Was gefragt wird

cli-ask-buy = { POWER($power, form: "label") }: Einheiten für höchstens { ipcs } kaufen, zum Beispiel `buy 2 infantry, 1 artillery`, oder `end`.
cli-ask-bought = { POWER($power, form: "label") }: Gekauft: { UNITS($units) }; übrig: { ipcs }. `buy …` ersetzt den Kauf, `end` schließt ihn ab.
cli-ask-bid = Das Gebot bringt bei der Aufstellung zusätzlich { UNITS($units) }.
cli-ask-too-poor = { POWER($power, form: "label") }: Mit { ipcs } lässt sich nichts kaufen. Weiter mit `end`.
cli-ask-bankrupt = { POWER($power, form: "label") }: Die Wirtschaft ist zusammengebrochen und kauft nichts. Weiter mit `end`.
cli-ask-move = { POWER($power, form: "label") }: Einheiten ziehen, zum Beispiel `{ $order }`, danach `end`.
cli-ask-no-move = { POWER($power, form: "label") }: Keine Einheit kann ziehen. Weiter mit `end`.
cli-ask-stuck = { POWER($power, form: "label") }: Keine Einheit kann ziehen, und die Phase kann nicht enden. `undo` macht rückgängig, `end` nennt den Grund.
cli-ask-must-attack = { POWER($power, form: "label") }: Pflicht ist der Angriff auf { LIST($must, of: "space", form: "object") }, zum Beispiel `attack { $first }`.
cli-ask-must-and-may-attack = { POWER($power, form: "label") }: Pflicht ist der Angriff auf { LIST($must, of: "space", form: "object") }; möglich ist der Angriff auf { LIST($may, of: "space", form: "object") }, zum Beispiel `attack { $first }`.
cli-ask-may-attack = { POWER($power, form: "label") }: Möglich ist der Angriff auf { LIST($may, of: "space", form: "object") }, zum Beispiel `attack { $first }`, oder `end`.
cli-ask-no-attack = { POWER($power, form: "label") }: Es gibt nichts anzugreifen. Weiter mit `end`.
cli-ask-place = { POWER($power, form: "label") }: { UNITS($units) } aufstellen, zum Beispiel `{ $order }`.
cli-ask-nothing-to-place = { POWER($power, form: "label") }: Es gibt keine Einheiten aufzustellen. Weiter mit `end`.
cli-ask-income = { POWER($power, form: "label") }: `end` nimmt { ipcs } ein und beendet den Zug.
cli-ask-no-income = { POWER($power, form: "label") }: Die Wirtschaft ist zusammengebrochen. `end` nimmt nichts ein und beendet den Zug.
cli-ask-casualties =
    { POWER($power, form: "label") }: { $n ->
        [one] { $n } Verlust
       *[other] { $n } Verluste
    } { $reason ->
       *[fire] { SPACE($space, form: "in") }
        [coastal-fire] durch das Küstenfeuer { SPACE($space, form: "in") }
        [bombardment] durch die Beschießung { SPACE($space, form: "in") }
        [air-battle] durch den Luftkampf { SPACE($space, form: "in") }
    } wählen. Dort: { UNITS($units) }. Zum Beispiel `{ $order }`.
cli-ask-casualties-shape =
    { POWER($power, form: "label") }: { $n ->
        [one] { $n } Verlust
       *[other] { $n } Verluste
    } { SPACE($space, form: "in") } wählen. Dort: { UNITS($units) }. `? { $named }` zeigt die Einheiten.
cli-ask-hits =
    { POWER($power, form: "label") }: { $n } Treffer { $reason ->
       *[fire] { SPACE($space, form: "in") }
        [coastal-fire] durch das Küstenfeuer { SPACE($space, form: "in") }
        [bombardment] durch die Beschießung { SPACE($space, form: "in") }
        [air-battle] durch den Luftkampf { SPACE($space, form: "in") }
    } verteilen. Dort: { UNITS($units) }. Zum Beispiel `{ $order }`.
cli-ask-hits-shape = { POWER($power, form: "label") }: { $n } Treffer { SPACE($space, form: "in") } verteilen. Dort: { UNITS($units) }. `? { $named }` zeigt die Einheiten.
cli-ask-submerge =
    { POWER($power, form: "label") }: { $n ->
        [one] Das U-Boot { SPACE($zone, form: "in") } kann tauchen, statt zu feuern: `submerge 1` oder `submerge 0`.
       *[other] Wie viele der { $n } U-Boote { SPACE($zone, form: "in") } tauchen, statt zu feuern? Zum Beispiel `submerge 0`.
    }
cli-ask-submerge-first =
    { POWER($power, form: "label") }: { $n ->
        [one] Das U-Boot { SPACE($zone, form: "in") } kann tauchen, bevor gefeuert wird: `submerge 1` oder `submerge 0`.
       *[other] Wie viele der { $n } U-Boote { SPACE($zone, form: "in") } tauchen, bevor gefeuert wird? Zum Beispiel `submerge 0`.
    }
cli-ask-press = { POWER($power, form: "label") }: Den Angriff { SPACE($zone, form: "in") } fortsetzen? `press` für eine weitere Runde, { LIST($ways, join: "or") } zum Aufhören.
cli-ask-land = { POWER($power, form: "label") }: Die Landung { SPACE($zone, form: "from") } ist auf Minen gelaufen. `land { $named }` landet trotzdem, `call off { $named }` sagt die Landung ab.
cli-ask-represent = { POWER($power, form: "label") }: Einmarsch { SPACE($territory, form: "in") }. Die Macht wählen, die das Gebiet vertritt: { LIST($ways, join: "or") }.
cli-ask-control = { POWER($power, form: "label") }: Die Macht wählen, die die Kontrolle { SPACE($territory, form: "in") } übernimmt: { LIST($ways, join: "or") }.
cli-ask-agree = { POWER($power, form: "label") }: Diesem Vorschlag zustimmen? { $proposal } `agree` stimmt zu, `object` lehnt ab.
cli-ask-armistice = { POWER($power, form: "label") }: Russland bietet einen Waffenstillstand an: `accept armistice` oder `decline armistice`.
cli-ask-spare = { POWER($power, form: "label") }: Neutrale Schiffe { POWER($other, form: "genitive") } liegen { SPACE($zone, form: "in") }. `spare { $named }` verschont sie, `involve { $named }` greift sie mit an.
cli-ask-retreat = { POWER($power, form: "label") }: Die Schiffe müssen sich { SPACE($zone, form: "from") } zurückziehen: { LIST($ways, join: "or") }.
cli-ask-leave = { POWER($power, form: "label") }: Die Schiffe können sich { SPACE($zone, form: "from") } zurückziehen: { LIST($ways, join: "or") }.
cli-ask-launch = { POWER($power, form: "label") }: Die Seezone für das neue Schlachtschiff { SPACE($territory, form: "in") } wählen: { LIST($ways, join: "or") }.
cli-ask-replace = { POWER($power, form: "label") }: Die Armee { SPACE($territory, form: "in") } braucht eine Infanterie. Eine neue Einheit tauschen: { LIST($ways, join: "or") }.
cli-several-powers = Mehrere Mächte können handeln. Eine davon nennen: { $order }

## Was jetzt möglich ist: die Antwort auf `?`

cli-any-time = Jederzeit: { LIST($powers, join: "or") }: { $order }
cli-undo-would = `undo` macht rückgängig: { $undone }.
cli-end-would = `end` beendet die Phase.
cli-cannot-end = Die Phase kann noch nicht enden:
cli-more-orders = … und { $n } weitere dieser Art.
cli-shape = Verluste für genau { $n } Treffer, höchstens { LIST($most) }
cli-shape-line = Verluste für genau { $n } Treffer, höchstens { LIST($most) }.
cli-shape-lists = Verluste für genau { $n } Treffer, höchstens { LIST($most) }. { $lists } Listen sind zulässig, etwa:
cli-treasury-left = Übrig: { ipcs }. `buy` nennt den ganzen Kauf: `buy 2 infantry, 1 artillery`
cli-treasury-left-spent =
    Übrig: { ipcs }, ausgegeben: { $spent ->
        [one] { $spent } IPC
       *[other] { $spent } IPCs
    }. `buy` nennt den ganzen Kauf: `buy 2 infantry, 1 artillery`
cli-buys-nothing = Mit { ipcs } lässt sich nichts kaufen.
cli-not-now = Jetzt nicht: { LIST($kinds, join: "comma") }.
cli-never-built = { $kind } (wird nie gebaut)
cli-from-round = { $kind } (ab Runde { $round })
cli-kind-bankrupt = { $kind } (die Wirtschaft ist zusammengebrochen)
cli-kind-cost = { $kind } ({ ipcs })
cli-heading-unit = Einheit
cli-heading-ipcs = IPCs
cli-heading-attack = Angriff
cli-heading-defence = Abwehr
cli-heading-moves = Felder
cli-sunk-by = sinkt nach { $n } Treffern
cli-carries = trägt { $n }
cli-no-unit-moves = Keine Einheit kann ziehen.
cli-via = über { LIST($ways, join: "or") }
cli-mark =
    { $mark ->
       *[hostile] feindlich
        [contested] umkämpft
        [neutral] neutral
        [closed] gesperrt
        [impassable] unpassierbar
        [mines] Minen
    }
cli-nothing-to-attack = Es gibt nichts anzugreifen.
cli-compulsory = Pflicht
cli-borders = Grenzt an: { LIST($spaces, join: "comma") }.
cli-can-enter = Kann dorthin ({ POWER($power, form: "label") }): { LIST($ways, join: "semicolon") }.
cli-can-leave = Kann weg ({ POWER($power, form: "label") }): { LIST($ways, join: "semicolon") }.
cli-way-from = { LIST($units, join: "comma") } von { $space }
cli-way-from-via = { LIST($units, join: "comma") } von { $space } über { $via }
cli-way-to = { LIST($units, join: "comma") } nach { $space }
cli-way-to-via = { LIST($units, join: "comma") } nach { $space } über { $via }
cli-you-can = Möglich: { $order }

## Das Brett

cli-round = Runde { $round }
cli-round-date = Runde { $round } · { $date }
cli-turn = { POWER($turn, form: "label") }
cli-war-over = Der Krieg ist vorbei
cli-headline = Runde { $round } · { POWER($turn, form: "label") } · { PHASE($phase) }
cli-headline-date = Runde { $round } · { $date } · { POWER($turn, form: "label") } · { PHASE($phase) }
cli-row-treasury = Kasse
cli-row-income = Einkommen
cli-row-collapse = Kollaps
cli-standing-out = aus
cli-standing-lost = verloren
cli-standing-collapsed = bankrott
cli-standing-contested = umkämpft
cli-standing-neutral = neutral
cli-capital-controlled = { POWER($holder, form: "start") } kontrolliert { SPACE($capital) }, die Hauptstadt { POWER($power, form: "genitive") }.
cli-capital-contested = { SPACE($capital) }, die Hauptstadt { POWER($power, form: "genitive") }, ist umkämpft.
cli-contested-spaces = Umkämpft: { LIST($spaces, of: "space", join: "comma") }.
cli-economy-collapsed = Die Wirtschaft { POWER($power, form: "genitive") } ist zusammengebrochen.
cli-surrendered = Kapituliert: { LIST($powers, of: "power", form: "label", join: "comma") }.
cli-submarine-warfare = Deutschland hat den uneingeschränkten U-Boot-Krieg erklärt.
cli-points-clock = Punkte: Mittelmächte { $central }, Alliierte { $allies }. Gespielt wird nach der Uhr.
cli-points-last = Punkte: Mittelmächte { $central }, Alliierte { $allies }. Diese Runde ist die letzte.
cli-points-after = Punkte: Mittelmächte { $central }, Alliierte { $allies }. Sie entscheiden den Krieg nach Runde { $round }.
cli-incomes = Einkommen: Mittelmächte { $central }, Alliierte { $allies }. Sie entscheiden den Krieg nach Runde { $round }.
cli-war-drawn = Der Krieg endet unentschieden.
cli-war-won = { POWER($side, form: "start") } haben den Krieg gewonnen.
cli-no-ships = Keine Schiffe in SZ { $zones }.
cli-hull = ein Schlachtschiff im Bau
cli-hull-line = Ein Schlachtschiff im Bau.
cli-impassable = unpassierbar
cli-aligned = auf der Seite { POWER($power, form: "genitive") }
cli-neutral = neutral
cli-colony = gehört zu { SPACE($of) }
cli-moved = { $n } gezogen
cli-to-land = landet in { LIST($spaces) }
cli-space = { SPACE($space) }
cli-space-named = { $named } ({ SPACE($space) })
cli-sea-zone = Eine Seezone: { $where }.
cli-mined = Vermint durch die Marinebasis { SPACE($base, form: "in") }.
cli-naval-base = Marinebasis in { LIST($zones, of: "space") }.
cli-no-units = Keine Einheiten.
cli-facts = { LIST($facts, join: "comma") }.
cli-fact-contested = umkämpft
cli-fact-shared = seit dem Waffenstillstand geteilt
cli-fact-controlled = kontrolliert: { POWER($power, form: "label") }
cli-fact-uncontrolled = von niemandem kontrolliert
cli-fact-origin = ursprünglich { POWER($power, form: "adjective") }
cli-fact-capital = Hauptstadt
cli-fact-worth = Wert { ipcs }
cli-region =
    { $region ->
       *[west] Westfront
        [east] Ostfront
        [balkans] Balkan und Italien
        [middle-east] Naher Osten und Asien
        [africa] Afrika und die Kolonien
        [america] Atlantik und Amerika
        [north-sea] Nordsee, Kanal und Ostsee
        [mediterranean] Mittelmeer und Schwarzes Meer
        [indian-ocean] Rund um Afrika und Indischer Ozean
    }
cli-no-region = Es gibt keine Region `{ $name }`. Zur Wahl stehen { LIST($regions, join: "comma") }.

## Die Partie

cli-other-program = Ein anderes Programm hat in dieser Partie weitergespielt:
cli-order-fault = Das Programm ist an diesem Befehl gescheitert. Nichts hat sich geändert: { $error }
cli-undone = Rückgängig gemacht: { $undone }.
cli-is-contested = { SPACE($space) } ist umkämpft.
cli-no-computer-plays = Kein Computer spielt { POWER($power) }.
cli-no-computers = In dieser Partie spielt kein Computer.
cli-no-plans = { LIST($powers, of: "power", form: "label") }: noch nichts geplant.
cli-did-you-mean = Gemeint war vielleicht: { $order }
cli-orders-before =
    … { $n ->
        [one] { $n } Befehl
       *[other] { $n } Befehle
    } davor (`log all`)
cli-no-orders = Noch keine Befehle.
cli-name-taken = { $file } gibt es schon. Bitte einen anderen Namen wählen.
cli-not-written = { $file } lässt sich nicht schreiben: { $reason }.
cli-record-so-far = Die bisherige Aufzeichnung steht in { $file }.
cli-player = Spieler { $n } ({ POWER($side, form: "label") }): { LIST($powers, of: "power", form: "label") }
cli-computer = Ein Computer spielt { POWER($power) }: { $level }
cli-how-to-leave = `quit` verlässt das Spiel; jeder Befehl ist gespeichert.
cli-phase = { PHASE($phase) }
cli-status = Runde { $round } · { POWER($turn, form: "label") } · { PHASE($phase) } · { ipcs }    ? was nun   undo   board   help   quit
cli-note-now = was jetzt möglich ist
cli-note-board = das Brett oder ein Teil davon
cli-note-log = die bisherigen Befehle
cli-note-help = wie man Befehle gibt
cli-note-quit = verlassen; die Partie ist gespeichert
cli-note-not-yet = noch nicht; nennt den Grund
cli-note-undo = rückgängig machen: { $undone }
cli-note-acts-too = kann auch handeln
cli-note-most = höchstens { $n }

## Hilfe

cli-help-now = was jetzt möglich ist
cli-help-space = ein Feld: wer es kontrolliert, seine Einheiten, seine Grenzen, was dorthin ziehen kann
cli-help-board = das Brett oder ein Teil davon: west, east, balkans, asia, africa, america, sea
cli-help-log = die bisherigen Befehle
cli-help-players = die Spieler und ihre Mächte
cli-help-why = was die Computer planen; mit `more` auch, was sie verworfen haben
cli-help-undo = macht den letzten eigenen Befehl des Zuges rückgängig, auch ein `end`, bis zum letzten Würfel oder zum Befehl eines anderen
cli-help-save = wo die Partie gespeichert ist; mit einem Namen: schreibt die Aufzeichnung in diese Datei
cli-help-quit = verlässt das Spiel; jeder Befehl ist gespeichert
cli-help-buy = Kauf: der ganze Kauf; ein späteres `buy` ersetzt ihn
cli-help-move = Bewegung: jedes Feld des Weges nennen
cli-help-load = Bewegung: auf Transporter laden; `… on France` für die einer anderen Macht
cli-help-sail = Bewegung: ein beladener Transporter
cli-help-offload = Bewegung: kündigt eine Landung an
cli-help-attack = Kampf: greift an
cli-help-bombard = Kampf: wo eine Seezone mehrere Landungen unterstützt
cli-help-casualties = in der Schlacht: die Verluste; `damage 1 battleship` für einen ersten Treffer
cli-help-sea = in der Seeschlacht; `retreat SZ 8`, wo die Regeln es erlauben
cli-help-place = Aufstellung: stellt neue Einheiten auf
cli-help-declare = Deutschland, jederzeit: `Germany: declare submarine warfare`
cli-help-announce = Turnier nach der Uhr: diese Runde ist die letzte
cli-help-end = beendet die Phase

## Gespeicherte Partien

cli-kept = Jeder Befehl wird sofort gespeichert; `save DATEI` schreibt die bisherige Aufzeichnung in eine Datei.
cli-kept-closed = Die Partie ist gespeichert. `greatwar play --terminal` setzt sie hier fort, `greatwar play` auf dem Bildschirm.
cli-kept-in-file = Jeder Befehl wird sofort in { $file } gespeichert; `save DATEI` schreibt die bisherige Aufzeichnung in eine andere Datei.
cli-file-closed = Die Partie ist in { $file } gespeichert. `greatwar play --save { $file }` setzt sie fort.
cli-record-kept = Die Aufzeichnung steht in { $file }. `greatwar verify { $file }` prüft die Würfel.
cli-finished = Die Partie ist beendet; ihr Schlüssel steht offen in { $file }. `greatwar verify { $file }` prüft die Würfel.
cli-cannot-continue = Die Partie lässt sich nicht fortsetzen: { $reason }
cli-not-ended = Die Partie wurde nicht beendet: { $reason }
cli-game-gone = Die Partie ist nicht mehr da; ein anderes Programm hat sie beendet.
cli-cannot-open = Die Partie „{ $title }“ lässt sich nicht öffnen: { $reason }
cli-game-line = { $title }: Runde { $round }, { POWER($turn, form: "label") }, { PHASE($phase) }
cli-not-imported = { $file } wurde nicht übernommen. { $reason }
cli-imported-folder =
    { $n ->
        [one] { $n } gespeicherte Partie
       *[other] { $n } gespeicherte Partien
    } aus { $folder } übernommen; die Dateien liegen in { $done }.
cli-imported = { $file } übernommen; die Dateien liegen in { $done }. `greatwar play --terminal` setzt die Partie hier fort, `greatwar play` auf dem Bildschirm.
cli-wrong-key = Der Schlüssel ist nicht der, auf den die Aufzeichnung festgelegt ist.
cli-no-games = Keine unbeendeten Partien. `greatwar play --new` beginnt eine.
cli-invited =
    Auf dem Bildschirm: { $n ->
        [one] { $n } weitere Partie
       *[other] { $n } weitere Partien
    } mit eingeladenen Spielern.
cli-new-or-old = Das sind Optionen einer neuen Partie. Ohne sie lässt sich eine andere fortsetzen oder beenden.
cli-no-unfinished = Es gibt keine unbeendete Partie.
cli-no-game = Es gibt keine unbeendete Partie { $n }; `greatwar play --games` listet sie auf.
cli-continuing = Die letzte Partie geht weiter. { $game }.
cli-unfinished = Unbeendete Partie. { $game }.
cli-others-unfinished =
    { $n ->
        [one] Es gibt { $n } weitere unbeendete Partie
       *[other] Es gibt { $n } weitere unbeendete Partien
    }: `greatwar play --games` listet sie auf.
cli-continue-it = Fortsetzen?
cli-file-exists = { $file } gibt es schon. Ohne die Optionen einer neuen Partie geht die Partie darin weiter.
cli-key-digits = Der Schlüssel besteht aus hexadezimalen Ziffern, zwei für jedes Byte, zum Beispiel `00ff`.
cli-new-game = Die neue Partie

## Computer, Regelwerke und Dateien, die die Befehlszeile nennt

cli-no-power-or-side = --computer: { $reason } Eine Macht oder eine Seite nennen.
cli-no-opponent = --computer: Es gibt keinen Gegner `{ $name }`. Zur Wahl stehen { LIST($levels, join: "comma") }.
cli-computers-unreadable = { $file } sagt nicht, welche Mächte Computer spielen. Die Datei berichtigen oder die Mächte mit --computer nennen.
cli-option-twice = Die Option { $name } ist zweimal genannt.
cli-option-form = Eine Option wird als KEY=VALUE geschrieben, zum Beispiel `russian_revolution=true`, nicht als `{ $text }`.
cli-named = { $name }: { $reason }
cli-standard-input = Standardeingabe
cli-no-file = Es gibt keine Datei { $file }.
cli-no-folder = Es gibt keinen Ordner { $folder }.
cli-is-folder = { $file } ist ein Ordner. Eine Datei nennen.
cli-is-file = { $file } ist eine Datei. Einen Ordner nennen.
cli-not-allowed = { $file } darf nicht gelesen werden.
cli-not-readable = { $file } lässt sich nicht lesen: { $reason }.
cli-not-utf8 = { $file } ist kein UTF-8-Text: Zeile { $line } enthält andere Bytes.
cli-line-misfit = { $file }: Zeile { $line }: { $reason }
cli-reason = { $reason }.
cli-file-reason = { $file }: { $reason }.
cli-more-problems = und { $n } weitere dieser Art

## Die Befehlszeile selbst

cli-did-you-mean-command = Es gibt keinen Befehl `{ $name }`. Gemeint war vielleicht `{ $near }`?
cli-no-command = Es gibt keinen Befehl `{ $name }`. Die Befehle sind { LIST($names) }.
cli-program-fault = Das Programm ist gescheitert. Das ist sein Fehler: { $error } (GREATWAR_TRACEBACK=1 zeigt, wo).
