### Warum ein Regelwerk, eine Option oder eine Hausregel abgelehnt wird.

## Namen, wie ein Satz sie braucht

house-power = { POWER($power) }
house-power-start = { POWER($power, form: "start") }
house-space = { SPACE($space) }
house-whole-number = eine ganze Zahl von { $least } bis { $most }

## Regelwerke und Optionen

house-unknown-ruleset = Ein Regelwerk namens { $name } gibt es nicht; es gibt: { LIST($names, join: "comma") }.
house-unknown-ruleset-near = Ein Regelwerk namens { $name } gibt es nicht; ist { $near } gemeint?
house-unknown-option = Eine Option von { $rules } namens { $name } gibt es nicht; es gibt: { LIST($names, join: "comma") }.
house-unknown-option-listed = Diese Option von { $rules } gibt es nicht: { $name }; `greatwar rules { $rules }` listet die { $n } Optionen auf.
house-unknown-option-near = Eine Option von { $rules } namens { $name } gibt es nicht; ist { $near } gemeint?
house-unknown-revision = Revision { $revision } von { $rules } ist hier nicht bekannt; bekannt sind die Revisionen { LIST($known) }.
house-option-twice = Die Option { $option } ist zweimal genannt.
house-bad-option = Die Option { $option } nimmt { LIST($values, join: "or") } an, nicht { $value }.
house-bad-option-word = Die Option { $option } nimmt { LIST($values, join: "or") } an, nicht das Wort { $value }.
house-no-revolution-from-round = revolution_from_round sagt, ab wann die Russische Revolution beginnen kann, und ohne russian_revolution gibt es keine.
house-us-entry-turn-at-war = us_entry_turn sagt, wann ein neutrales Amerika in den Krieg eintritt, und mit neutral_majors_at_start none ist es von Anfang an im Krieg.
house-us-entry-round-at-war = us_entry_round sagt, wann ein neutrales Amerika in den Krieg eintritt, und mit neutral_majors_at_start none ist es von Anfang an im Krieg.
house-no-submarine-hits = usw_hits zählt die Treffer des U-Boot-Krieges, und usw false erlaubt keinen.
house-historical-end = Der Krieg mit historical endet mit Runde 14, also endet kein short_game mit Runde 15.
house-historical-tanks = tanks_rounds richtet sich nach der Industrie, und mit historical haben Panzer ihre Daten.
house-never-announced = rounds 0 ist ein Spiel, das mit der Ankündigung der letzten Runde endet, und ohne clock wird sie nie angekündigt.
house-contradiction = Die Option { $option } { $value } sagt etwas anderes; eines von beiden weglassen.
house-set-by = festgelegt durch { $key }

## Die Aufstellung eines eigenen Regelwerks

house-name-taken = Ein eigenes Regelwerk braucht einen eigenen Namen; { $name } ist eines von denen, die alle haben.
house-removes-too-many = { POWER($power, form: "start") } hat am Anfang { UNITS($there) } { SPACE($space, form: "in") }, also können nicht { $n } entfernt werden.
house-removes-none = { POWER($power, form: "start") } hat am Anfang keine { KIND($kind, form: "plural") } { SPACE($space, form: "in") }, also können nicht { $n } entfernt werden.
house-wrong-place = Diese Einheiten können nicht { SPACE($space, form: "in") } aufgestellt werden: { KIND($kind, form: "plural") }.
house-too-many = { POWER($power, form: "start") } würde mit { UNITS($units) } { SPACE($space, form: "in") } beginnen; höchstens { $most } sind möglich.
house-not-friendly = Das Gebiet { SPACE($space) } gehört weder { POWER($power, form: "dative") } noch einer befreundeten Macht, also kann { POWER($power) } nicht dort beginnen.
house-no-infantry = { POWER($power, form: "start") } würde { SPACE($space, form: "in") } ohne Infanterie unter den Einheiten beginnen.
house-no-land-unit = { POWER($power, form: "start") } würde { SPACE($space, form: "in") } ohne Landeinheit unter den Einheiten beginnen.

## Einheiten und Bewegung

house-no-buyers = Keine Macht könnte diese Einheit kaufen ({ KIND($kind) }); mindestens eine nennen. Ein Krieg ganz ohne sie hat `first_round = { $latest }`.
house-long-march = Diese Einheit marschiert in diesem Regelwerk ({ KIND($kind) }), und Landeinheiten marschieren höchstens { $n } Felder weit.
house-overruled-march = `two_space_marches` unter movement lässt diese Einheit ({ KIND($kind) }) { $now } Felder weit marschieren, nicht { $n }.
house-mine-damages = Ein Treffer versenkt in diesem Regelwerk ein Schlachtschiff, also kann eine Mine es nicht nur beschädigen.
house-no-repair = Ein Treffer versenkt in diesem Regelwerk ein Schlachtschiff, also wird nie eines repariert.
house-march-said-twice =
    `two_space_marches` lässt Infanterie, Artillerie und Panzer { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } weit marschieren, und `move` einer Einheit sagt etwas anderes.
house-escorts-move-alone = Die Mächte dieses Regelwerks ziehen nacheinander, also fährt kein Kriegsschiff einer befreundeten Macht mit einem Transporter.
house-no-railways = Dieses Regelwerk hat keine Eisenbahnen; zuerst lines angeben.
house-obligation-choice = { POWER($power, form: "start") } kann zu { LIST($duties, join: "or") } verpflichtet werden, nicht zu { $value }.
house-obligation-of-neutral = { POWER($power, form: "start") } beginnt neutral und greift in Runde 1 niemanden an, hat dann also keine Verpflichtung; sie ist wegzulassen.
house-obligation-without-object = { SPACE($target) } steht von Anfang an auf der Seite { POWER($power, form: "genitive") } und kann nicht angegriffen werden: `{ $power } = "none"` schreiben.

## Kampf, Minen und U-Boot-Krieg

house-retreat-never-asked = `sea_retreat` "attacker" ist eine Antwort auf die Frage, ob der Angriff fortgesetzt oder abgebrochen wird, und `sea_rounds` "{ $rounds }" stellt sie nie: `sea_rounds = "press"` schreiben.
house-retreat-of-no-one = `sea_retreat` "both" gilt für Schiffe, die nach einer Schlacht übrig sind, und mit `sea_rounds` "all" ist dann nur eine Seite übrig: `sea_rounds = "press"` oder "one" schreiben.
house-no-bombardment = Mit `bombardment_hits_on` 0 beschießen Schlachtschiffe nichts, also ändert `bombardment` nichts: weglassen.
house-no-mines = Mit `hits_on` 0 gibt es keine Minen, also ändert `{ $key }` nichts: weglassen.
house-mines-hit-no-one = Mit allen in `{ $key }` treffen Minen niemanden: stattdessen `hits_on = 0` schreiben.
house-mines-spare = Mit `{ $kind }` in `exempt_units` trifft keine Mine solche Schiffe: `{ $key }` ändert nichts und ist wegzulassen.
house-no-submarine-warfare = Niemand kann den U-Boot-Krieg erklären, also ändert `{ $key }` nichts: `allowed = true` dazuschreiben.
house-needs-victims = Der U-Boot-Krieg braucht Opfer: zum Beispiel `victims = ["britain", "usa"]` schreiben.
house-raids-own-side =
    Die U-Boote { POWER($raiders, form: "genitive") } überfallen nicht die eigene Seite: { LIST($friends, of: "power") } { $n ->
        [one] kann kein Opfer
       *[other] können keine Opfer
    } sein.
house-no-victims = Ohne Opfer gibt es keinen U-Boot-Krieg: stattdessen `allowed = false` schreiben.
house-raiders-never-at-war = { POWER($raiders, form: "start") } beginnt neutral und tritt zu keiner Zeit in den Krieg ein; eigene U-Boote überfallen dann niemanden: eine Runde für den Eintritt nennen oder `allowed = false` schreiben.

## Spielplan, Aufstellung und Geld

house-collapses-at-once =
    { POWER($power, form: "start") } beginnt mit { $n ->
        [one] { $n } verlorenen IPC
       *[other] { $n } verlorenen IPCs
    } der Heimat und bricht mit { $limit } zusammen, also sofort.
house-capital-captured = { SPACE($territory) } ist die Hauptstadt { POWER($power, form: "genitive") }, und kein Krieg beginnt mit einer eroberten Hauptstadt.
house-hull-there = { POWER($power, form: "start") } hat { SPACE($territory, form: "in") } ein Schlachtschiff im Bau; es ist zuerst aus der Aufstellung zu entfernen.
house-colony-of-neutral = Das Gebiet { SPACE($territory) } ist eine Kolonie dieser kleinen Macht, die nicht im Krieg ist: { SPACE($minor) }. Auch sie ist einer Macht zu geben.
house-units-astray = { POWER($power, form: "start") } hat bei Spielbeginn Einheiten { SPACE($territory, form: "in") }, und das Gebiet ist weder eigen noch befreundet; sie sind unter [setup.remove] zu entfernen.
house-no-regions = Ohne Regionen werden im Kernland keine Einheiten aufgestellt, also gibt es nichts zu begrenzen.
house-no-places = Keine Macht dieses Regelwerks hat einen Ort außer ihrer Hauptstadt.
house-capital-without-room = { SPACE($capital) } ist 0 IPCs wert, sodass { POWER($power) } dort mit `capital_limit` "ipc" keine Einheit aufstellen könnte; einen Wert oder eine andere Grenze angeben.
house-capital-anyway = { SPACE($territory) } ist die Hauptstadt, wo ohnehin Einheiten aufgestellt werden.
house-places-in-enemy-capital = { SPACE($territory) } ist die Hauptstadt einer feindlichen Macht; { POWER($power) } stellt neue Einheiten in Gebieten der eigenen Seite auf.
house-places-in-enemy-land = Das Gebiet { SPACE($territory) } gehört { POWER($enemy, form: "dative") }; { POWER($power) } stellt neue Einheiten in Gebieten der eigenen Seite auf.
house-bid-units =
    Ein Gebot ist höchstens { $most ->
        [one] { $most } Einheit
       *[other] { $most } Einheiten
    }, nicht { $n }.
house-bid-ipcs = Ein Gebot ist 1 bis { $most } IPCs, nicht { $n }.

## Kriegseintritt, Zusammenbruch, Revolution und Ende

house-round-and-when = `round` und `when` sagen beide, wann { $who } in den Krieg eintritt; eines davon weglassen.
house-enters-when-entered = In diesem Regelwerk tritt { SPACE($minor) } in den Krieg ein, wenn das Gebiet betreten wird; [territories.{ $key }] kann es vergeben.
house-aligned-with-no-one = Die kleine Macht { SPACE($minor) } ist mit niemandem verbündet und hat keine Seite für einen Kriegseintritt.
house-controlled-from-start = [territories.{ $key }] sagt, wer { SPACE($minor) } von Anfang an hat, also gibt es keinen eigenen Kriegseintritt.
house-entry-by-option = Die Option { $option } sagt schon, wann Amerika in den Krieg eintritt.
house-side-all-neutral = Alle Mächte dieser Seite würden neutral beginnen ({ POWER($side, form: "label") }), und ein Krieg braucht jemanden auf jeder Seite.
house-no-dice = In diesem Regelwerk tritt { $who } mit einem eigenen Zug ein, und gewürfelt wird nur zu Beginn einer Runde.
house-dice-without-date = Gewürfelt wird um einen Zeitpunkt herum, und { $who } hat keinen.
house-income-of-neutral = { $who } ist von Anfang an im Krieg und hat kein Einkommen als neutrale Macht.
house-sides-move-together = Nach den Turnierregeln brechen Mächte in eigenen Zügen zusammen, und in diesem Regelwerk ziehen die Seiten gemeinsam.
house-no-collapse = In diesem Regelwerk bricht keine Macht zusammen; eine Art des Zusammenbruchs ist zu wählen.
house-economy-first = Die Wirtschaft einer Macht bricht vor ihrer Regierung zusammen, nicht mit { $economic } gegen { $political } verlorene IPCs.
house-homeland-worth = Die Heimat { POWER($power, form: "genitive") } ist { ipcs } wert, verliert also nie { $value }.
house-no-economy = Nur nach den Turnierregeln bricht die Wirtschaft zusammen; political angeben.
house-no-revolution = Dieses Regelwerk hat keine Russische Revolution; zuerst possible angeben.
house-no-revolution-of-neutral = Russland beginnt neutral und tritt zu keiner Zeit in den Krieg ein, hat also keine Revolution; eines von beiden ist wegzulassen.
house-never-ends = Nichts beendet mehr den Krieg: weder Hauptstädte noch Zusammenbrüche noch eine letzte Runde.
house-clock-ends-earlier = Die Uhr beendet den Krieg mit Runde { $certain }, also kann er nicht { $n } Runden dauern.
house-no-last-round = Der Krieg hat keine letzte Runde, die ihn entscheiden würde; rounds angeben.
house-after-last-round = Der Krieg endet mit Runde { $last }, sodass Runde { $n } nie gespielt wird.
house-no-capital-wins = Mit `{ $key }` 0 gewinnt keine Hauptstadt, also wird keine gebraucht.
house-no-such-turn = Eine Runde dieses Regelwerks hat die Züge { LIST($turns, of: "power", form: "genitive") }, nicht { POWER($turn, form: "genitive") }.
house-clock-and-announced = Die Option clock entscheidet schon, ob die letzte Runde angesagt werden kann; eines von beiden weglassen.
house-last-round-never-announced = Mit der Option rounds 0 dauert das Spiel, bis die letzte Runde angekündigt wird, und mit `announced = false` kündigt sie niemand an; eines von beiden ist wegzulassen.
house-tie-without-short-game = tie entscheidet ein kurzes Spiel, und short_game 0 spielt keines.
