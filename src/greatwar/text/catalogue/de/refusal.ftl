### Warum ein Befehl abgelehnt wird: was falsch ist und was richtig wäre.

## Befehle zur falschen Zeit

refusal-war-over = Der Krieg ist vorbei; es werden keine Befehle mehr angenommen.
refusal-stale = Das Spiel hat sich inzwischen verändert. Bitte den Spielplan prüfen und es noch einmal versuchen.
refusal-not-in-rules = In diesen Regeln gibt es eine solche Erklärung nicht.
refusal-lost-capital = { POWER($power, form: "start") } hat die Hauptstadt verloren: Bis zu ihrer Befreiung wird nur gezogen und gekämpft.
refusal-no-open-question = Dies beantwortet keine offene Frage. Möglich ist ein Befehl der Phase „{ PHASE($phase) }“.
refusal-other-phase = Dieser Befehl gehört in die Phase „{ PHASE($phase) }“. Jetzt läuft die Phase „{ PHASE($now) }“.
refusal-departed = { POWER($power, form: "start") } ist aus dem Spiel ausgeschieden.
refusal-announced = Die letzte Runde ist schon angekündigt.
refusal-declared = Der U-Boot-Krieg ist schon erklärt.
refusal-only-raiders-declare = Nur { POWER($power) } erklärt den U-Boot-Krieg.
refusal-neutral-wages-no-war = { POWER($power, form: "start") } ist neutral und führt keinen Krieg.

## Befehle, die auf keinem Spielplan Sinn ergeben

refusal-names-no-units = Der Befehl nennt keine Einheiten. Anzahl und Art angeben, zum Beispiel `2 infantry`.
refusal-no-number = { $n } ist keine Anzahl von Einheiten. Mindestens 1 angeben.
refusal-unknown =
    { $what ->
        [space] Ein Feld
        [power] Eine Macht
       *[unit] Eine Einheit
    } namens { $name } gibt es nicht.
refusal-unknown-near =
    { $what ->
        [space] Ein Feld
        [power] Eine Macht
       *[unit] Eine Einheit
    } namens { $name } gibt es nicht; ist { $near } gemeint?
refusal-players = Das Spiel ist für 2 bis 8 Personen, nicht für { $n }.

## Einheiten, die nicht da sind

refusal-has-too-few = { POWER($power, form: "start") } hat { SPACE($space, form: "in") } { UNITS($there) }, nicht { $n }.
refusal-has-none = { POWER($power, form: "start") } hat { SPACE($space, form: "in") } keine { KIND($kind, form: "plural") }.
refusal-has-none-damaged = { POWER($power, form: "start") } hat { SPACE($space, form: "in") } keine beschädigten { KIND($kind, form: "plural") }.
refusal-has-too-few-at-sea = { POWER($power, form: "start") } hat { SPACE($space, form: "in") } { UNITS($there) }, nicht { $n }; Einheiten an Bord fahren mit ihrem Transporter und werden ausgeladen.
refusal-has-none-at-sea = { POWER($power, form: "start") } hat { SPACE($space, form: "in") } keine { KIND($kind, form: "plural") }; Einheiten an Bord fahren mit ihrem Transporter und werden ausgeladen.
refusal-only-own-units = { POWER($power, form: "start") } zieht nur eigene Einheiten.
refusal-only-some-can = Nur { UNITS($able) } { SPACE($space, form: "in") } können das noch, nicht { $n }.

## Kauf

refusal-not-for-sale = Ein Kauf nennt Arten von Einheiten und ihre Anzahl, sonst nichts.
refusal-not-before-round = Erst ab Runde { $n } zu kaufen: { KIND($kind, form: "plural") }.
refusal-never-builds = { POWER($power, form: "start") } baut nie { KIND($kind, form: "plural") }.
refusal-buys-nothing = { POWER($power, form: "start") } hat die Hauptstadt verloren und kauft bis zu ihrer Befreiung nichts.
refusal-too-dear = Das kostet { ipcs }; { POWER($power) } hat { $has }.
refusal-no-industry = { POWER($power, form: "start") } hat keine Industrie und kauft außer Infanterie höchstens eine Einheit.
refusal-one-complex = { POWER($power, form: "start") } hat einen Industriekomplex und kauft höchstens { KIND($kind, form: "article-object") }.
refusal-economy-collapsed = Die Wirtschaft { POWER($power, form: "genitive") } ist zusammengebrochen; gekauft wird erst nach ihrer Erholung wieder.

## Wege

refusal-no-route = Ein Zug nennt mindestens zwei Felder.
refusal-not-adjacent = { SPACE($start) } und { SPACE($end) } haben keine gemeinsame Grenze, die diese Einheit überschreiten kann.
refusal-stays-neutral = Eine neutrale Macht kann keine Land- oder Lufteinheiten aus ihren Gebieten ziehen.
refusal-garrison = Die Garnison { SPACE($territory, form: "in") } bleibt, wo sie ist, bis die kleine Macht in den Krieg eintritt.
refusal-leaning = Das Gebiet { SPACE($territory) } ist neutral und der eigenen Seite zugeneigt: Es ist bis zu seinem Kriegseintritt geschlossen.
refusal-leaning-colony = Die kleine Macht { SPACE($minor) } ist neutral und der eigenen Seite zugeneigt: Das Gebiet { SPACE($territory) } ist bis zu ihrem Kriegseintritt geschlossen.
refusal-leaning-power = { POWER($power, form: "start") } ist neutral und der eigenen Seite zugeneigt: Das Gebiet { SPACE($territory) } ist bis zum Kriegseintritt { POWER($power, form: "genitive") } geschlossen.
refusal-contested-exit = Einheiten, die den Zug umkämpft { SPACE($start, form: "in") } beginnen, können nur in Gebiete ziehen, die zu Beginn des Zuges selbst kontrolliert oder besetzt waren.
refusal-closed-port = Schiffe einer neutralen Macht können nicht { SPACE($zone, form: "to") } fahren, denn dort hat eine kriegführende Macht eine Marinebasis.
refusal-impassable = Das Gebiet { SPACE($territory) } gehört einer zusammengebrochenen Macht und ist unpassierbar.
refusal-russian-since-armistice = Das Gebiet { SPACE($territory) } ist seit dem Waffenstillstand russisch und kann nicht betreten werden.
refusal-no-friends-land = Das Gebiet { SPACE($territory) } gehört einer Macht, die nicht mit { POWER($power, form: "dative") } befreundet ist, und ist deshalb geschlossen.
refusal-shared-land = Das Gebiet { SPACE($territory) } teilen sich Russland und die Mittelmächte; nur diese können es betreten.
refusal-gone-by-rail = Diese Einheit ({ KIND($kind) }) ist mit der Eisenbahn gefahren und kann nicht weiterziehen.
refusal-too-far =
    { KIND($kind, form: "article-start") } zieht in einem Zug { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } weit.
refusal-too-far-already =
    { KIND($kind, form: "article-start") } zieht in einem Zug { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } weit und ist schon { $gone } weit gezogen.
refusal-neutral-below = Jagdflugzeuge können nicht über neutrales Gebiet fliegen: { SPACE($territory) }.
refusal-ends-at-sea = Ein Jagdflugzeug kann seinen Flug nicht auf See beenden. Es muss noch ein Gebiet erreichen können.
refusal-not-sea = Seeeinheiten fahren nie in Gebiete. Möglich ist eine Seezone.
refusal-must-stop-minefield = Schiffe müssen ihre Bewegung im Minenfeld von { SPACE($zone) } beenden.
refusal-must-stop-hostile = Schiffe müssen ihre Bewegung in der feindlichen { SPACE($zone) } beenden.
refusal-passage-closed =
    { $passage ->
        [canal] Der Sueskanal ist
        [dardanelles] Die türkischen Meerengen sind
        [gibraltar] Die Straße von Gibraltar ist
       *[danish_straits] Die dänischen Meerengen sind
    } für alle Schiffe gesperrt.
refusal-passage-closed-to-enemies =
    { $passage ->
        [canal] Der Sueskanal ist
        [dardanelles] Die türkischen Meerengen sind
        [gibraltar] Die Straße von Gibraltar ist
       *[danish_straits] Die dänischen Meerengen sind
    } für die Feinde der Seite gesperrt, die dieses Gebiet kontrolliert: { SPACE($territory) }.
refusal-passage-of-a-side =
    { $passage ->
        [canal] Der Sueskanal ist
        [dardanelles] Die türkischen Meerengen sind
        [gibraltar] Die Straße von Gibraltar ist
       *[danish_straits] Die dänischen Meerengen sind
    } nur für die Seite offen, die dieses Gebiet kontrolliert: { SPACE($territory) }.
refusal-needs-transport = Landeinheiten fahren nur an Bord eines Transporters zur See: mit `load`.
refusal-bound-one-space = Einheiten, die den Zug umkämpft { SPACE($start, form: "in") } beginnen, ziehen nur ein Feld weit.
refusal-attack-one-space =
    Landeinheiten betreten ein { $status ->
        [neutral] neutrales
       *[hostile] feindliches
    } Gebiet nur mit einem Zug von einem Feld: { SPACE($territory) }.
refusal-must-stop =
    Landeinheiten müssen ihre Bewegung in einem { $status ->
        [contested] umkämpften
        [hostile] feindlichen
        [neutral] neutralen
        [shared] geteilten
       *[closed] geschlossenen
    } Gebiet beenden: { SPACE($territory) }.
refusal-must-stop-unmobilized = Landeinheiten müssen ihre Bewegung { SPACE($territory, form: "in") } beenden, denn dort steht die Mobilmachung noch aus.
refusal-declared-landing = Ein Transporter, dessen Landung angekündigt ist, fährt nicht mehr weiter.

## Eisenbahnen

refusal-no-railways = In diesen Regeln gibt es keine Eisenbahnen. Möglich ist `move` in der Phase „Bewegung“.
refusal-no-rail-route = Eine Bahnfahrt nennt mindestens zwei Gebiete.
refusal-no-line = Keine Eisenbahn führt { SPACE($start, form: "from") } { SPACE($end, form: "to") }.
refusal-no-territory-twice = Eine Bahnfahrt führt durch kein Gebiet zweimal.
refusal-friendly-line = Züge fahren durch eigene und befreundete Gebiete; nur Anfang und Ende können umkämpft sein, nicht { SPACE($territory) }.
refusal-neutral-rails = { POWER($power, form: "start") } ist neutral und zieht keine Landeinheiten.
refusal-railways-mobilize = Die Eisenbahnen dienen vor Runde { $n } der Mobilmachung.
refusal-already-railed =
    { POWER($power, form: "start") } hat in diesem Zug schon { $n ->
        [one] die eine Bahnfahrt
       *[other] alle { $n } Bahnfahrten
    } gemacht.
refusal-worth-capacity =
    Das Gebiet { SPACE($territory) } ist { ipcs } wert: Höchstens { $n ->
        [one] { $n } Einheit fährt
       *[other] { $n } Einheiten fahren
    } hindurch.
refusal-rail-capacity =
    Mit einer Bahnfahrt { $n ->
        [one] fährt höchstens { $n } Einheit
       *[other] fahren höchstens { $n } Einheiten
    }, nicht { $wanted }.
refusal-not-by-rail = Nur eigene Landeinheiten fahren mit der Eisenbahn, nicht: { KIND($kind, form: "plural") }.
refusal-rail-too-few = { POWER($power, form: "start") } hat { SPACE($space, form: "in") } noch { UNITS($there) } zum Ziehen, nicht { $n }.
refusal-rail-none = { POWER($power, form: "start") } hat { SPACE($space, form: "in") } keine { KIND($kind, form: "plural") } mehr zum Ziehen.

## Transporter

refusal-load-not-adjacent = Einheiten werden aus einem Gebiet in eine angrenzende Seezone geladen, nicht { SPACE($start, form: "from") } { SPACE($end, form: "to") }.
refusal-neutral-loads-nothing = Eine neutrale Macht kann ihre Einheiten nicht verladen.
refusal-loads-in-friendly-zones = Transporter laden nur in befreundeten Seezonen; { SPACE($zone) } ist feindlich.
refusal-carries-no-strangers = { POWER($carrier, form: "start") } ist nicht mit { POWER($power, form: "dative") } befreundet und befördert diese Einheiten nicht.
refusal-no-room =
    Die Transporter { POWER($carrier, form: "genitive") } { SPACE($zone, form: "in") } haben keinen Platz für { $n ->
        [one] { $n } weitere Einheit
       *[other] { $n } weitere Einheiten
    }.
refusal-not-cargo = Nur eigene Landeinheiten und Jagdflugzeuge können geladen werden, nicht: { KIND($kind, form: "plural") }.
refusal-load-too-few = { POWER($power, form: "start") } hat { SPACE($space, form: "in") } nur { UNITS($there) } zum Verladen, nicht { $n }: Das Laden braucht die ganze Bewegung einer Einheit.
refusal-load-none = { POWER($power, form: "start") } hat { SPACE($space, form: "in") } keine { KIND($kind, form: "plural") } zum Verladen: Das Laden braucht die ganze Bewegung einer Einheit.
refusal-loaded-now = Einheiten auf dem Transporter einer befreundeten Macht landen erst in einem späteren Zug als dem, in dem sie geladen wurden.
refusal-land-not-adjacent = Einheiten landen aus einer Seezone in einem angrenzenden Gebiet, nicht { SPACE($start, form: "from") } { SPACE($end, form: "to") }.
refusal-neutral-lands-nothing = Eine neutrale Macht landet keine Einheiten an.
refusal-no-one-to-fight = Es ist kein Gegner { SPACE($zone, form: "in") }.
refusal-aboard-too-few = { POWER($power, form: "start") } hat { UNITS($there) } ohne angekündigte Landung auf Transportern { POWER($carrier, form: "genitive") } { SPACE($zone, form: "in") }, nicht { $n }.
refusal-aboard-none = { POWER($power, form: "start") } hat keine { KIND($kind, form: "plural") } ohne angekündigte Landung auf Transportern { POWER($carrier, form: "genitive") } { SPACE($zone, form: "in") }.
refusal-one-territory = Ein Transporter landet seine Ladung nur in einem Gebiet an, und so sind diese Einheiten nicht verladen.

## Was am Ende der Bewegung stimmen muss

refusal-infantry-by-land = Einheiten kommen zu Lande und zur See hierher: { SPACE($territory) }. Eine Infanterie muss zu Lande kommen.
refusal-fighters-alone = Jagdflugzeuge { SPACE($territory, form: "in") } brauchen Landeinheiten ihrer eigenen Macht, darunter eine Infanterie.
refusal-no-infantry = Eine Armee { SPACE($territory, form: "in") } braucht eine Infanterie der eigenen Macht.
refusal-fighter-at-sea = Ein Jagdflugzeug über { SPACE($zone) } muss noch in ein Gebiet mit Landeinheiten seiner Macht fliegen.
refusal-no-escort = Ein Transporter in der feindlichen { SPACE($zone) } braucht ein Kriegsschiff der eigenen Macht bei sich.
refusal-no-escort-of-side = Ein Transporter { POWER($power, form: "genitive") } in der feindlichen { SPACE($zone) } braucht ein Kriegsschiff seiner Seite bei sich.
refusal-submarines = Feindliche U-Boote sind { SPACE($zone, form: "in") }. Für die Landung muss dort ein eigenes Kriegsschiff bleiben, oder die U-Boote sind anzugreifen.
refusal-shared-needs-infantry = Die Mittelmächte müssen eine Infanterie in diesem geteilten Gebiet behalten: { SPACE($territory) }.
refusal-attack-serbia = Österreich-Ungarn muss in seinem ersten Zug Serbien angreifen.
refusal-march-of-all = In Runde 1 muss { POWER($power) } mit allen Einheiten { SPACE($start, form: "from") } angreifen: { SPACE($target) }.
refusal-landing-asked = Gefragt ist nach der Landung { SPACE($territory, form: "in") } { SPACE($zone, form: "from") }.
refusal-which-zone = Landungen { SPACE($territory, form: "in") } warten in { LIST($zones, of: "space") }. Eine davon nennen: `from { $example }`.

## Kampf

refusal-already-fought = In diesem Zug wurde hier schon gekämpft: { SPACE($space) }. In jedem Feld gibt es nur einen Angriff.
refusal-retreated-to = Schiffe haben sich { SPACE($space, form: "to") } zurückgezogen; dort wird in diesem Zug nicht mehr gekämpft.
refusal-neutral-attacks-no-one = Eine neutrale Macht kann nicht angreifen.
refusal-decides-attack = { POWER($power, form: "start") } hat { SPACE($space, form: "in") } die meisten Einheiten und entscheidet dort über einen Angriff.
refusal-landed = Einheiten sind umkämpft { SPACE($territory, form: "in") } gelandet: Dort wird in diesem Zug nicht gekämpft.
refusal-warships-retreated = Alle Kriegsschiffe { POWER($power, form: "genitive") } { SPACE($zone, form: "in") } haben sich dorthin zurückgezogen und kämpfen in diesem Zug nicht mehr.
refusal-no-warship = { POWER($power, form: "start") } hat { SPACE($zone, form: "in") } kein Kriegsschiff zum Angreifen.
refusal-no-enemy = Es ist kein Feind { SPACE($zone, form: "in") }.
refusal-no-units = { POWER($power, form: "start") } hat { SPACE($territory, form: "in") } keine Einheiten zum Angreifen.
refusal-armistice = Seit dem Waffenstillstand wird hier nicht mehr angegriffen: { SPACE($territory) }.
refusal-nothing-to-attack = Es ist kein Feind { SPACE($territory, form: "in") }; ein Gebiet ohne Feinde wird ohne Angriff erobert.
refusal-sea-battle-first = Einheiten sollen noch { SPACE($territory, form: "in") } landen: Zuerst ist in { LIST($zones, of: "space") } zu kämpfen.
refusal-comes-first = Die Schlacht { SPACE($territory, form: "in") } folgt auf ihre Seeschlacht und kommt zuerst.
refusal-no-landing = Keine Landung { SPACE($territory, form: "in") } wartet auf eine Seeschlacht.
refusal-must-attack = Dieses Gebiet wurde in diesem Zug betreten, also muss dort angegriffen werden: { SPACE($territory) }.
refusal-no-bombardment = In diesen Regeln beschießen Schlachtschiffe keine Gebiete.
refusal-no-assault = { SPACE($zone) }: Von dort hat keine Landung in diesem Gebiet stattgefunden: { SPACE($territory) }.
refusal-one-assault = Nur ein Gebiet wird { SPACE($zone, form: "from") } angegriffen: { SPACE($territory) }. Die Schlachtschiffe beschießen es von selbst.
refusal-no-bombardment-after-battle = Nach der Seeschlacht { SPACE($zone, form: "in") } beschießen die Schlachtschiffe dort kein Gebiet.
refusal-bombard-earlier = Beschießungen { SPACE($zone, form: "from") } sind vor der ersten Schlacht einzuteilen, die sie unterstützen.
refusal-only-battleships-bombard = Nur eigene Schlachtschiffe beschießen Gebiete.
refusal-bombard-too-few = { POWER($power, form: "start") } hat { SPACE($zone, form: "in") } { UNITS($there) } ohne Ziel, nicht { $n }.
refusal-bombard-none = { POWER($power, form: "start") } hat { SPACE($zone, form: "in") } kein Schlachtschiff ohne Ziel.
refusal-bombard-as-many-as-land = Es beschießen nicht mehr Schlachtschiffe ein Gebiet, als dort Einheiten gelandet sind: { SPACE($territory) }.

## Seeschlachten und Rückzüge

refusal-no-neutral-ships = { POWER($power, form: "start") } ist keine neutrale Macht mit Schiffen { SPACE($zone, form: "in") }.
refusal-must-retreat = Die angreifenden Schiffe können nicht { SPACE($zone, form: "in") } bleiben. Es ist zu wählen, wohin sie sich zurückziehen.
refusal-submerge-too-few = { POWER($power, form: "start") } hat { SPACE($zone, form: "in") } { UNITS($there) } zum Tauchen, nicht { $n }.
refusal-retreat-together = Alle angreifenden Schiffe ziehen sich gemeinsam zurück. Nur die Seezone nennen.
refusal-surfaced-retreat-together = Alle angreifenden Schiffe, die nicht getaucht sind, ziehen sich gemeinsam zurück: nur die Seezone nennen.
refusal-no-retreat-now = Die angreifende Seite kann sich jetzt nicht zurückziehen. Der Angriff wird fortgesetzt oder abgebrochen.
refusal-no-retreat-from-unarmed = Vor Transportern und getauchten U-Booten gibt es keinen Rückzug. Der Angriff wird fortgesetzt oder abgebrochen.
refusal-no-way-back = Kein angreifendes Schiff ist in diesem Zug { SPACE($to, form: "from") } neben { SPACE($zone) } oder dort hindurch gekommen.
refusal-friendly-retreat = { SPACE($zone) } muss befreundet sein und es schon zu Beginn des Zuges gewesen sein.
refusal-no-refuge = Die Schiffe können sich nach { LIST($zones, of: "space", join: "or") } zurückziehen, nicht { SPACE($zone, form: "to") }.
refusal-whose-ships = Schiffe mehrerer Mächte können sich zurückziehen: die Macht nennen, zum Beispiel `1 cruiser of france`.
refusal-retreat-too-few = { UNITS($units) }: So viele Einheiten, die sich zurückziehen könnten, gibt es nicht.

## Verluste

refusal-last-infantry = { POWER($power, form: "start") } kann die letzte Infanterie nicht verlieren, solange dort andere eigene Einheiten sind.
refusal-damaged-or-sunk = Ein Schlachtschiff wird entweder beschädigt oder versenkt, nicht beides.
refusal-transports-last = Transporter gehen zuletzt verloren, nach allen Kriegsschiffen, die nicht getaucht sind.
refusal-wrong-number = { $n } Treffer sind zu verteilen; verteilt sind { $assigned }.
refusal-whose-units = Einheiten mehrerer Mächte stehen unter Feuer: die Macht nennen, zum Beispiel `1 infantry of france`.
refusal-sinks-at-once = In diesen Regeln versenkt ein Treffer ein Schlachtschiff. Schreibweise: `1 battleship`.
refusal-not-under-fire = { POWER($power, form: "start") } hat keine Einheiten unter Feuer. Zu wählen ist unter den Einheiten { LIST($powers, of: "power", form: "genitive") }.
refusal-under-fire-none =
    Es stehen keine { $state ->
        [damage] unbeschädigten { KIND($kind, form: "plural") }
        [damaged] beschädigten { KIND($kind, form: "plural") }
        [submerging] tauchenden { KIND($kind, form: "plural") }
       *[other] { KIND($kind, form: "plural") }
    } unter Feuer.
refusal-under-fire-too-few =
    Unter Feuer { $there ->
        [one] steht
       *[other] stehen
    } { UNITS($units) }, nicht { $n }.
refusal-under-fire-undamaged =
    Unter Feuer { $there ->
        [one] steht { $there } unbeschädigtes Schlachtschiff
       *[other] stehen { $there } unbeschädigte Schlachtschiffe
    }, nicht { $n }.

## Kleine Mächte und Kontrolle

refusal-represented-by = Diese Macht kann { SPACE($territory) } vertreten: { LIST($powers, of: "power", join: "or") }.
refusal-represented-now = Jetzt ist { SPACE($territory) } zu vertreten, nicht { SPACE($other) }. Möglich: { LIST($powers, of: "power", join: "or") }.
refusal-controlled-by = Diese Macht kann { SPACE($territory) } kontrollieren: { LIST($powers, of: "power", join: "or") }.
refusal-controlled-now = Jetzt ist die Macht zu wählen, die { SPACE($territory) } kontrolliert, nicht { SPACE($other) }. Möglich: { LIST($powers, of: "power", join: "or") }.

## Aufstellung

refusal-builds-at-home = { POWER($power, form: "start") } baut Schlachtschiffe an Marinebasen der eigenen Heimat, nicht { SPACE($territory, form: "in") }.
refusal-one-hull = Nur ein Schlachtschiff gleichzeitig ist { SPACE($territory, form: "in") } im Bau.
refusal-launched-into = Das Schlachtschiff { SPACE($territory, form: "from") } kann in { LIST($zones, of: "space", join: "or") } vom Stapel laufen.
refusal-exchange-new-unit = Eine in diesem Zug aufgestellte Einheit { SPACE($territory, form: "in") } ist gegen eine Infanterie zu tauschen.
refusal-only-new-units = Aufgestellt werden nur Einheiten, die in diesem Zug gekauft wurden.
refusal-new-too-few = { POWER($power, form: "start") } hat { UNITS($there) } zum Aufstellen, nicht { $n }.
refusal-new-none = { POWER($power, form: "start") } hat nichts Neues dieser Art zum Aufstellen: { KIND($kind, form: "plural") }.
refusal-no-slip = Ein Schlachtschiff kann nicht { SPACE($space, form: "in") } auf Kiel gelegt werden. Möglich ist die eigene unumkämpfte Hauptstadt oder ein eigenes unumkämpftes Kernland mit Marinebasis.
refusal-no-base = Schiffe können nicht { SPACE($space, form: "in") } aufgestellt werden. Möglich ist eine Marinebasis in einem ursprünglich eigenen Gebiet, das seit Beginn des Zuges kontrolliert wird.
refusal-regions-only = Neue Einheiten dieser Art ({ KIND($kind, form: "plural") }) können nicht { SPACE($space, form: "in") } aufgestellt werden. Möglich ist die eigene Hauptstadt, für Infanterie auch das eigene Kernland.
refusal-uncontested-regions-only = Neue Einheiten dieser Art ({ KIND($kind, form: "plural") }) können nicht { SPACE($space, form: "in") } aufgestellt werden. Möglich ist die eigene Hauptstadt, für Infanterie auch das eigene unumkämpfte Kernland.
refusal-uncontested-only = Neue Einheiten dieser Art ({ KIND($kind, form: "plural") }) können nicht { SPACE($space, form: "in") } aufgestellt werden. Möglich sind eigene unumkämpfte Gebiete.
refusal-not-mobilized-there = Neue Landeinheiten und Jagdflugzeuge werden nicht { SPACE($space, form: "in") } aufgestellt. Möglich ist die eigene Hauptstadt oder ein anderer Ort, den die Regeln vorsehen.
refusal-unplaced = Zuerst sind die neuen Einheiten aufzustellen: { UNITS($units) }.
refusal-contested = Das Gebiet { SPACE($space) } ist umkämpft. Neue Einheiten gehören in unumkämpfte Gebiete { POWER($power, form: "genitive") }.
refusal-no-controller = Keine Macht kontrolliert { SPACE($space) }. Neue Einheiten gehören in Gebiete, die { POWER($power) } kontrolliert.
refusal-friend-controls = { POWER($holder, form: "start") } kontrolliert { SPACE($space) }. Neue Einheiten gehören in Gebiete, die { POWER($power) } kontrolliert.
refusal-enemy-controls = { POWER($holder, form: "start") } kontrolliert { SPACE($space) }. Neue Einheiten sind { SPACE($capital, form: "in") } aufzustellen.
refusal-place-without-industry = Das Gebiet { SPACE($space) } hat keine Industrie: Außer Infanterie wird dort höchstens eine Einheit aufgestellt.
refusal-place-with-one-complex = Das Gebiet { SPACE($space) } hat einen Industriekomplex: Außer Infanterie wird dort höchstens eine Einheit jeder Art aufgestellt.
refusal-full =
    In einem Zug { $n ->
        [one] kann höchstens { $n } neue Einheit
       *[other] können höchstens { $n } neue Einheiten
    } { SPACE($space, form: "in") } aufgestellt werden.
