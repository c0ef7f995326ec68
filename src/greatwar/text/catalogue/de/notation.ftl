### Was von der Notation nicht zu lesen ist und was erwartet wird.

## Namen

notation-unknown =
    { $what ->
        [power] Diese Macht
        [space] Dieses Feld
        [territory] Dieses Gebiet
        [sea-zone] Diese Seezone
        [unit] Diese Einheit
        [order] Diesen Befehl
        [key] Diesen Schlüssel
        [phase] Diese Phase
        [setup] Diese Aufstellung
        [result] Dieses Ergebnis
        [position] Diese Stellung
        [collapse] Diesen Zusammenbruch
        [revolution] Diesen Stand der Revolution
        [part-of-the-screen] Diesen Teil des Bildschirms
        [kind-of-loss] Diese Art von Verlust
        [neutral-power] Diese neutrale Macht
        [key-or-power] Diesen Schlüssel oder diese Macht
        [round] Diese Runde
        [power-or-step] Diese Macht oder diesen Schritt
       *[name] Diesen Namen
    } gibt es nicht: { $text }.
notation-unknown-near =
    { $what ->
        [power] Diese Macht
        [space] Dieses Feld
        [territory] Dieses Gebiet
        [sea-zone] Diese Seezone
        [unit] Diese Einheit
        [order] Diesen Befehl
        [key] Diesen Schlüssel
        [phase] Diese Phase
        [setup] Diese Aufstellung
        [result] Dieses Ergebnis
        [position] Diese Stellung
        [collapse] Diesen Zusammenbruch
        [revolution] Diesen Stand der Revolution
        [part-of-the-screen] Diesen Teil des Bildschirms
        [kind-of-loss] Diese Art von Verlust
        [neutral-power] Diese neutrale Macht
        [key-or-power] Diesen Schlüssel oder diese Macht
        [round] Diese Runde
        [power-or-step] Diese Macht oder diesen Schritt
       *[name] Diesen Namen
    } gibt es nicht: { $text }; der nächste Name ist `{ $near }`.
notation-unknown-of =
    { $what ->
        [power] Diese Macht
        [space] Dieses Feld
        [territory] Dieses Gebiet
        [sea-zone] Diese Seezone
        [unit] Diese Einheit
        [order] Diesen Befehl
        [key] Diesen Schlüssel
        [phase] Diese Phase
        [setup] Diese Aufstellung
        [result] Dieses Ergebnis
        [position] Diese Stellung
        [collapse] Diesen Zusammenbruch
        [revolution] Diesen Stand der Revolution
        [part-of-the-screen] Diesen Teil des Bildschirms
        [kind-of-loss] Diese Art von Verlust
        [neutral-power] Diese neutrale Macht
        [key-or-power] Diesen Schlüssel oder diese Macht
        [round] Diese Runde
        [power-or-step] Diese Macht oder diesen Schritt
       *[name] Diesen Namen
    } gibt es nicht: { $text }; es gibt: { LIST($names, join: "comma") }.
notation-missing-name =
    Der Name fehlt: { $what ->
        [power] eine Macht
        [space] ein Feld
        [territory] ein Gebiet
        [sea-zone] eine Seezone
        [unit] eine Einheit
        [order] ein Befehl
        [key] ein Schlüssel
        [phase] eine Phase
        [setup] eine Aufstellung
        [result] ein Ergebnis
        [position] eine Stellung
        [collapse] ein Zusammenbruch
        [revolution] ein Stand der Revolution
        [part-of-the-screen] ein Teil des Bildschirms
        [kind-of-loss] eine Art von Verlust
        [neutral-power] eine neutrale Macht
        [key-or-power] ein Schlüssel oder eine Macht
        [round] eine Runde
        [power-or-step] eine Macht oder ein Schritt
       *[name] ein Name
    }.
notation-zone-for-territory = { SPACE($zone) } ist eine Seezone; erwartet wird der Name eines Gebiets.
notation-territory-for-zone = { SPACE($territory) } ist ein Gebiet; erwartet wird eine Seezone, zum Beispiel `SZ 9`.
notation-power-twice = { POWER($power, form: "start") } ist zweimal genannt.
notation-space-twice = { SPACE($space) } ist zweimal genannt.
notation-twice = { $text } ist zweimal genannt.

## Bäume

notation-two-documents =
    Erwartet wird ein YAML-Dokument, und es gibt { $n ->
        [0] keines
       *[other] { $n }
    }.
notation-odd-characters = Der Text enthält Zeichen, die nicht in eine Datei geschrieben werden können.
notation-no-name = { $found } ist kein Name; wenn doch, gehört er in Anführungszeichen.
notation-nothing = nichts
notation-table = eine Tabelle von Schlüsseln
notation-list = eine Liste
notation-large-number = eine so große Zahl
notation-expected-table = Erwartet wird eine Tabelle von Schlüsseln, nicht { $found }.
notation-expected-list = Erwartet wird eine Liste, nicht { $found }.
notation-expected-text = Erwartet wird Text, nicht { $found }.
notation-expected-truth = Erwartet wird `true` oder `false`, nicht { $found }.
notation-expected-number = Erwartet wird eine Zahl von { $least } bis { $most }, nicht { $found }.
notation-expected-players = Erwartet wird eine Zahl von { $least } bis { $most } oder eine Zuordnung von Mächten zu Namen, nicht { $found }.
notation-expected-units = Erwartet wird `none` oder eine Zuordnung von Mächten zu Einheiten, nicht { $found }.
notation-expected-version = Erwartet wird Version { $version } dieses Formats, nicht { $found }.
notation-expected-revision = Erwartet wird ein Regelwerk mit seiner Revision, zum Beispiel `rulebook@1`, nicht { $found }.
notation-expected-something = `expect` nennt mindestens eine Erwartung, nicht { $found }.
notation-expected-bid = Erwartet wird Text wie "6 IPCs" oder "2 infantry", nicht { $found }.
notation-no-anchor = Nichts davor heißt `{ $name }`.
notation-too-deep = Der Text ist zu tief verschachtelt.
notation-tag = Das Tag { $tag } hat hier keine Bedeutung.
notation-no-key = Vor dem Doppelpunkt wird ein Name erwartet, nicht { $found }.
notation-not-yaml = Das ist kein YAML: { $reason }.
notation-not-yaml-colon = Das ist kein YAML: { $reason }; ein Text mit Doppelpunkt steht in Anführungszeichen.
notation-not-toml = Das ist kein TOML: { $reason }.
notation-odd-character = ein Zeichen ist nicht erlaubt

## Einheitenlisten

notation-behind-units = { $text } kann nicht hinter einer Einheitenliste stehen.
notation-bracket = Die Klammer { $text } gehört nicht zu einem Transporter oder ist nicht geschlossen.
notation-large = { $text } ist eine zu große Zahl; höchstens { $most } ist möglich.
notation-casualties-only = `{ $state }` steht nur in `casualties`.
notation-casualties-only-in-position = `{ $state }` steht nur in `casualties`, nicht in einer Stellung.
notation-among-others = `{ $item }` steht unter den Einheiten { POWER($power, form: "genitive") }.
notation-never-damaged = `{ $item }`: Ein Treffer versenkt in diesem Regelwerk ein Schlachtschiff, also ist keines beschädigt.
notation-says-too-much = `{ $item }` sagt zu viel über eine neue Einheit: Erwartet wird `1 { $kind }`.
notation-no-unit = { $text } nennt keine Einheit: Erwartet wird eine Zahl ab 1.
notation-damaged-twice =
    { $text }: Eine { $state ->
        [damaged] beschädigte
       *[submerging] tauchende
    } Einheit ({ KIND($kind) }) kann nicht noch einmal beschädigt werden.
notation-state-of = { $text }: `{ $state }` steht nur bei dieser Einheit: { KIND($kind) }.
notation-only-transports-carry = { $text }: Nur ein Transporter hat eine Ladung.
notation-one-transport = { $text }: Jeder beladene Transporter ist ein eigener Eintrag.
notation-in-brackets = { $text } kann nicht in den Klammern eines Transporters stehen.
notation-no-cargo = { KIND($kind, form: "article-start") } ist keine Ladung: Landeinheiten und Jagdflugzeuge sind es.
notation-expected-list-of-units = Erwartet wird eine Einheitenliste, zum Beispiel `3 infantry, 1 artillery`.
notation-expected-item = Erwartet werden eine Zahl und eine Einheit, zum Beispiel `3 infantry`, statt { $text }.
notation-expected-unit = Hinter { $text } wird eine Einheit erwartet.
notation-expected-units-not = Erwartet wird eine Einheitenliste, zum Beispiel `3 infantry, 1 artillery`, statt { $text }.
notation-enemy-cargo = `{ $item }` kann nicht auf einem Transporter { POWER($power, form: "genitive") } sein, denn das ist ein Feind.
notation-too-much-cargo =
    `{ $item }`: Ein Transporter fasst höchstens { $n ->
        [one] eine Einheit
       *[other] { $n } Einheiten
    }.

## Befehle

notation-expected-line = Erwartet wird eine Zeile `POWER: ORDER` statt { $text }.
notation-no-order = Erwartet wird ein Befehl, und es ist keiner da.
notation-expected-order = { $text } ist kein Befehl; erwartet wird einer wie `{ $example }`.

## Stellungen

notation-landlocked = { SPACE($zone) } ist von Land umschlossen, und dort kann kein Schiff sein.
notation-not-afloat = Diese Einheit kann nur an Bord eines Transporters auf See sein ({ KIND($kind) }): `1 transport ({ $example })`.
notation-not-ashore = { KIND($kind, form: "article-start") } kann nicht in einem Gebiet sein.
notation-at-war-from-start = { POWER($power, form: "start") } ist in diesem Regelwerk von Anfang an im Krieg.
notation-turns-one-by-one = In diesem Regelwerk sind die Mächte einzeln am Zug.
notation-turns-together = In diesem Regelwerk sind die Mächte einer Seite gemeinsam am Zug.
notation-no-one-left-in-turn = Niemand ist mehr im Krieg, um den Zug { POWER($turn, form: "genitive") } zu machen.
notation-no-one-left = Niemand ist mehr im Krieg, um einen Zug zu machen.
notation-bought-out-of-turn = { POWER($power, form: "start") } hat nichts gekauft, was warten könnte, denn es ist nicht am Zug.
notation-nameless-player = Für { POWER($power) } ist kein Name angegeben, sondern { $found }.
notation-two-sides = { $name } kann nicht { POWER($first) } und { POWER($power) } spielen: Alle Mächte einer Person gehören zu einer Seite.
notation-no-last-round = In diesem Regelwerk wird die letzte Runde nicht angekündigt.
notation-no-submarine-warfare = In diesem Regelwerk gibt es keinen uneingeschränkten U-Boot-Krieg.
notation-no-revolution = In diesem Regelwerk gibt es keine Russische Revolution.
notation-no-economy-collapses = In diesem Regelwerk bricht keine Wirtschaft zusammen.
notation-cannot-collapse = { POWER($power, form: "start") } kann nicht zusammenbrechen.
notation-surrendered-units = { POWER($power, form: "start") } hat kapituliert und hat keine Einheiten { SPACE($space, form: "in") }.
notation-surrendered-control = { POWER($power, form: "start") } hat kapituliert und kontrolliert { SPACE($territory) } nicht.
notation-not-contested = Das Gebiet { SPACE($territory) } ist nicht umkämpft: Dort sind nicht Einheiten beider Seiten.
notation-not-impassable = Das Gebiet { SPACE($territory) } gehört keiner zusammengebrochenen Macht.
notation-not-shared = Das Gebiet { SPACE($territory) } teilen sich Russland und die Mittelmächte nicht.
notation-no-minor = Das Gebiet { SPACE($territory) } ist keine kleine Macht, also gibt es dort keine Mobilmachung.

## Regelwerke

notation-names-a-file = Ein eigenes Regelwerk steht hier selbst, als Tabelle, damit es weitergegeben werden kann; `greatwar rules { $name } --yaml` schreibt es so.
notation-missing-in-ruleset = `{ $key }` fehlt im eigenen Regelwerk.
notation-unknown-house-key = Diesen Schlüssel gibt es nicht: { $text }; `greatwar rules keys` listet alle Schlüssel auf.
notation-revolution-said-twice = Die Tabelle [revolution] macht die Revolution möglich; statt dieser Option ist dort `from_round` zu schreiben.
notation-too-long = Ein eigenes Regelwerk hat höchstens { $n } kB Text; dieses ist länger.
notation-odd-number = Dieses TOML enthält eine Zahl oder ein Datum, das niemand meinen kann.
notation-ruleset-name = Der Name eines Regelwerks besteht aus höchstens { $n } Kleinbuchstaben, Ziffern und Bindestrichen, zum Beispiel `house-rules`, nicht { $found }.
notation-ruleset-title = Ein Titel ist eine Zeile von höchstens { $n } druckbaren Zeichen.
notation-key-of-others = `{ $key }` ist ein Schlüssel von: { LIST($owners) }; nicht von { $who }.
notation-minor-powers = kleinen Mächten
notation-major-powers = großen Mächten
notation-armed-units = allen Einheiten außer dem Transporter
notation-ships = Schiffen
notation-land-units = Landeinheiten
notation-wrong-value = `{ $key }` nimmt { LIST($values, join: "or") } an, nicht { $found }.
notation-wrong-value-text = `{ $key }` nimmt { LIST($values, join: "or") } an, nicht den Text { $found }.
notation-wrong-member-value = Das nimmt { LIST($values, join: "or") } an, nicht { $found }.
notation-wrong-member-value-text = Das nimmt { LIST($values, join: "or") } an, nicht den Text { $found }.
notation-bid-ipcs = Ein Gebot ist 1 bis { $most } IPCs, nicht { $found }.
notation-bid-mixed = Ein Gebot sind IPCs oder Einheiten, zum Beispiel "6 IPCs" oder "2 infantry", nicht { $found }.

## Aufzeichnungen

notation-start-once = `start` steht einmal, vor dem ersten Befehl.
notation-not-as-header = `{ $key }` ist nicht, was der Kopf sagt.
notation-no-header = Eine Aufzeichnung beginnt mit einem Kopf zwischen zwei Zeilen `{ $rule }`.
notation-open-header = Der Kopf ist nicht durch eine Zeile `{ $rule }` geschlossen.
notation-missing-in-header = `{ $key }` fehlt im Kopf.
notation-key-not-hexadecimal = Der Schlüssel muss in hexadezimalen Ziffern geschrieben sein, zwei für jedes Byte.
notation-open-dice = Die Würfel { $text } enden ohne `]`.
notation-no-die = { $text } ist kein Würfel: Erwartet wird eine Zahl von 1 bis { $faces }.
notation-no-undo = Eine Aufzeichnung hat kein `undo` und keinen Befehl, der rückgängig gemacht wurde.

## Szenarien

notation-no-scenario = Es ist kein Szenario darin.
notation-missing-scenario = `scenario` fehlt: der Name des Szenarios.
notation-missing-play = `play` fehlt: der Ablauf.
notation-missing-rules = `rules` fehlt: der Name des anderen Regelwerks.
notation-run-already = Das Szenario läuft schon unter { $label }.
notation-dice-at-top = Die Würfel des ganzen Ablaufs stehen schon oben.
notation-expected-step = Ein Schritt ist ein Befehl `POWER: ORDER` mit seinen `dice`, ein `refuse` oder ein `expect`.
notation-because-alone = `because` steht neben einem `refuse`.
