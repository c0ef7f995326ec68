### Was geschieht: Befehle und was aus ihnen wird.

## Rounds, turns, phases

log-round = Runde { $n } beginnt.
log-turn = Der Zug { POWER($turn, form: "genitive") } beginnt.
log-phase = { POWER($turn, form: "label") } · { PHASE($phase) }

## Orders. The short form stands behind the emblem of the power

log-buys = { POWER($power, form: "start") } kauft { UNITS($units) }.
    .short = Kauft { UNITS($units) }.
log-buys-nothing = { POWER($power, form: "start") } kauft nichts.
    .short = Kauft nichts.
log-moves = { POWER($power, form: "start") } zieht { UNITS($units) } { ROUTE($route) }.
    .short = Zieht { UNITS($units) } { ROUTE($route) }.
log-rails = { POWER($power, form: "start") } schickt { UNITS($units) } mit der Eisenbahn { ROUTE($route) }.
    .short = Schickt { UNITS($units) } mit der Eisenbahn { ROUTE($route) }.
log-loads = { POWER($power, form: "start") } lädt { UNITS($units) } { SPACE($territory, form: "from") } { SPACE($zone, form: "in") }.
    .short = Lädt { UNITS($units) } { SPACE($territory, form: "from") } { SPACE($zone, form: "in") }.
log-loads-on = { POWER($power, form: "start") } lädt { UNITS($units) } { SPACE($territory, form: "from") } { SPACE($zone, form: "in") } auf Transporter { POWER($carrier, form: "genitive") }.
    .short = Lädt { UNITS($units) } { SPACE($territory, form: "from") } { SPACE($zone, form: "in") } auf Transporter { POWER($carrier, form: "genitive") }.
log-lands = { POWER($power, form: "start") } kündigt eine Landung an: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }.
    .short = Kündigt eine Landung an: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }.
log-lands-from = { POWER($power, form: "start") } kündigt eine Landung an: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }, von Transportern { POWER($carrier, form: "genitive") }.
    .short = Kündigt eine Landung an: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }, von Transportern { POWER($carrier, form: "genitive") }.
log-lands-after = { POWER($power, form: "start") } kündigt eine Landung nach der Seeschlacht an: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }.
    .short = Kündigt eine Landung nach der Seeschlacht an: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }.
log-lands-after-from = { POWER($power, form: "start") } kündigt eine Landung nach der Seeschlacht an: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }, von Transportern { POWER($carrier, form: "genitive") }.
    .short = Kündigt eine Landung nach der Seeschlacht an: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }, von Transportern { POWER($carrier, form: "genitive") }.
log-ends = { POWER($power, form: "start") } beendet die Phase.
    .short = Beendet die Phase.
log-undoes = { POWER($power, form: "start") } macht seinen letzten Befehl rückgängig.
    .short = Macht seinen letzten Befehl rückgängig.
log-attacks = { POWER($power, form: "start") } greift { SPACE($space, form: "in") } an.
    .short = Greift { SPACE($space, form: "in") } an.
log-assigns = { POWER($power, form: "start") } teilt { UNITS($units) } { SPACE($zone, form: "in") } zur Beschießung ein: { SPACE($territory) }.
    .short = Teilt { UNITS($units) } { SPACE($zone, form: "in") } zur Beschießung ein: { SPACE($territory) }.
log-places = { POWER($power, form: "start") } stellt { UNITS($units) } { SPACE($space, form: "in") } auf.
    .short = Stellt { UNITS($units) } { SPACE($space, form: "in") } auf.
log-declares-submarine-warfare = { POWER($power, form: "start") } erklärt den uneingeschränkten U-Boot-Krieg.
    .short = Erklärt den uneingeschränkten U-Boot-Krieg.
log-announces-last-round = { POWER($power, form: "start") } erklärt diese Runde zur letzten.
    .short = Erklärt diese Runde zur letzten.
log-chooses-casualties = { POWER($power, form: "start") } wählt Verluste: { UNITS($units) }.
    .short = Wählt Verluste: { UNITS($units) }.
log-submerges =
    { POWER($power, form: "start") } lässt { $n ->
        [one] { $n } U-Boot
       *[other] { $n } U-Boote
    } tauchen.
    .short =
        Lässt { $n ->
            [one] { $n } U-Boot
           *[other] { $n } U-Boote
        } tauchen.
log-keeps-submarines-up = { POWER($power, form: "start") } lässt kein U-Boot tauchen.
    .short = Lässt kein U-Boot tauchen.
log-presses = { POWER($power, form: "start") } setzt den Angriff fort.
    .short = Setzt den Angriff fort.
log-breaks-off = { POWER($power, form: "start") } bricht den Angriff ab.
    .short = Bricht den Angriff ab.
log-retreats = { POWER($power, form: "start") } zieht sich { SPACE($zone, form: "to") } zurück.
    .short = Zieht sich { SPACE($zone, form: "to") } zurück.
log-retreats-with = { POWER($power, form: "start") } zieht sich { SPACE($zone, form: "to") } zurück: { UNITS($units) }.
    .short = Zieht sich { SPACE($zone, form: "to") } zurück: { UNITS($units) }.
log-stays = { POWER($power, form: "start") } bleibt in der Schlacht.
    .short = Bleibt in der Schlacht.
log-lands-anyway = { POWER($power, form: "start") } landet trotzdem { SPACE($territory, form: "in") }.
    .short = Landet trotzdem { SPACE($territory, form: "in") }.
log-calls-off = { POWER($power, form: "start") } sagt die Landung { SPACE($territory, form: "in") } ab.
    .short = Sagt die Landung { SPACE($territory, form: "in") } ab.
log-represents = { POWER($power, form: "start") } vertritt { SPACE($territory) }.
    .short = Vertritt { SPACE($territory) }.
log-wants-represented = { POWER($power, form: "start") } schlägt { POWER($other) } als Vertretung für { SPACE($territory) } vor.
    .short = Schlägt { POWER($other) } als Vertretung für { SPACE($territory) } vor.
log-takes-control = { POWER($power, form: "start") } übernimmt die Kontrolle über { SPACE($territory) }.
    .short = Übernimmt die Kontrolle über { SPACE($territory) }.
log-gives-control = { POWER($power, form: "start") } überlässt { POWER($other, form: "dative") } die Kontrolle über { SPACE($territory) }.
    .short = Überlässt { POWER($other, form: "dative") } die Kontrolle über { SPACE($territory) }.
log-exchanges = { POWER($power, form: "start") } tauscht { SPACE($territory, form: "in") } { KIND($kind, form: "article") } gegen eine Infanterie.
    .short = Tauscht { SPACE($territory, form: "in") } { KIND($kind, form: "article") } gegen eine Infanterie.
log-spares = { POWER($power, form: "start") } verschont die Schiffe { POWER($other, form: "genitive") }.
    .short = Verschont die Schiffe { POWER($other, form: "genitive") }.
log-involves = { POWER($power, form: "start") } greift auch die Schiffe { POWER($other, form: "genitive") } an.
    .short = Greift auch die Schiffe { POWER($other, form: "genitive") } an.
log-launches = { POWER($power, form: "start") } lässt das Schlachtschiff { SPACE($territory, form: "in") } in { SPACE($zone) } vom Stapel.
    .short = Lässt das Schlachtschiff { SPACE($territory, form: "in") } in { SPACE($zone) } vom Stapel.
log-agrees = { POWER($power, form: "start") } stimmt zu.
    .short = Stimmt zu.
log-objects = { POWER($power, form: "start") } widerspricht.
    .short = Widerspricht.
log-accepts-armistice = { POWER($power, form: "start") } nimmt den Waffenstillstand an.
    .short = Nimmt den Waffenstillstand an.
log-declines-armistice = { POWER($power, form: "start") } lehnt den Waffenstillstand ab.
    .short = Lehnt den Waffenstillstand ab.

## Dice. The form `seen` stands where the dice themselves are shown

log-purpose-coastal-fire = Küstenfeuer
log-purpose-bombardment = Beschießung
log-purpose-air-battle = Luftkampf
log-purpose-fire = Landschlacht
log-purpose-sea-battle = Seeschlacht
log-purpose-submarine-warfare = U-Boot-Krieg
log-purpose-entry = Kriegseintritt neutraler Mächte
log-purpose-war-ends = Ende des Krieges
log-purpose-mines = Minen
log-roll = { $purpose }, Würfel { $dice }.
    .seen = { $purpose }.
log-roll-entry = Kriegseintritt: { LIST($names) }, Würfel { $dice }.
    .seen = Kriegseintritt: { LIST($names) }.
log-power = { POWER($power) }
log-space = { SPACE($space) }
log-roll-hits = { $purpose } { SPACE($space, form: "in") }, Würfel { $dice }: { LIST($scores) }.
    .seen = { $purpose } { SPACE($space, form: "in") }: { LIST($scores) }.
log-hits = { POWER($side, form: "start") } erzielen { $hits } Treffer.
log-score = { POWER($side) } erzielen { $hits } Treffer
log-volley = { $purpose } { SPACE($space, form: "in") }: { LIST($rolls, join: "semicolon") }.
log-gun-rolls = { POWER($power) } würfelt { LIST($guns) }
log-gun =
    { $dice } für { UNITS($units) } (trifft mit { $value ->
        [one] { $value }
       *[other] { $value } oder weniger
    })
log-mines = Minen { SPACE($zone, form: "in") }: { LIST($rolls, join: "semicolon") }.
log-mines-missed = Minen { SPACE($zone, form: "in") }: { LIST($rolls, join: "semicolon") }. Kein Schiff läuft auf eine Mine.
log-mine-rolls = { POWER($power) } würfelt { LIST($ships) }
log-mine-ship = { $die } für { UNITS($ship) }

## What comes of orders

log-repairs = { POWER($power, form: "start") } repariert seine Schlachtschiffe { SPACE($zone, form: "in") }.
    .short = Repariert seine Schlachtschiffe { SPACE($zone, form: "in") }.
log-repairs-for =
    { POWER($power, form: "start") } repariert seine Schlachtschiffe { SPACE($zone, form: "in") } für { $n ->
        [one] { $n } IPC
       *[other] { $n } IPCs
    }.
    .short =
        Repariert seine Schlachtschiffe { SPACE($zone, form: "in") } für { $n ->
            [one] { $n } IPC
           *[other] { $n } IPCs
        }.
log-sunk-by-mine = Eine Mine { SPACE($zone, form: "in") } versenkt { UNITS($ship) } { POWER($power, form: "genitive") }.
log-damaged-by-mine = Eine Mine { SPACE($zone, form: "in") } beschädigt { UNITS($ship) } { POWER($power, form: "genitive") }.
log-cargo-stays = { UNITS($unit) } { POWER($power, form: "genitive") } bleibt { SPACE($territory, form: "in") }: Der Transporter ist auf eine Mine gelaufen.
log-landed =
    { POWER($power, form: "start") } landet { $n ->
        [one] { $n } Einheit
       *[other] { $n } Einheiten
    } { SPACE($zone, form: "from") } { SPACE($territory, form: "in") } an.
    .short =
        Landet { $n ->
            [one] { $n } Einheit
           *[other] { $n } Einheiten
        } { SPACE($zone, form: "from") } { SPACE($territory, form: "in") } an.
log-landing-off = Die Landung { POWER($power, form: "genitive") } { SPACE($territory, form: "in") } { SPACE($zone, form: "from") } findet nicht statt.
log-mobilizes = { SPACE($territory) }: Mobilmachung für { POWER($power) }, { UNITS($units) }.
log-enters-war = { POWER($power, form: "start") } tritt in den Krieg ein.
    .short = Tritt in den Krieg ein.
log-opens-battle = { POWER($power, form: "start") } greift { SPACE($space, form: "in") } an.
    .short = Greift { SPACE($space, form: "in") } an.
log-air-supremacy = { POWER($side, form: "start") } haben die Lufthoheit über { SPACE($space) }.
log-loses = { POWER($power, form: "start") } verliert { UNITS($units) } { SPACE($space, form: "in") }.
    .short = Verliert { UNITS($units) } { SPACE($space, form: "in") }.
log-loses-and-damaged =
    { POWER($power, form: "start") } verliert { UNITS($units) } { SPACE($space, form: "in") }; { $n ->
        [one] { $n } Schlachtschiff wird beschädigt
       *[other] { $n } Schlachtschiffe werden beschädigt
    }.
    .short =
        Verliert { UNITS($units) } { SPACE($space, form: "in") }; { $n ->
            [one] { $n } Schlachtschiff wird beschädigt
           *[other] { $n } Schlachtschiffe werden beschädigt
        }.
log-damaged =
    { POWER($power, form: "start") } muss Schäden hinnehmen: { $n ->
        [one] { $n } Schlachtschiff
       *[other] { $n } Schlachtschiffe
    } { SPACE($space, form: "in") }.
    .short =
        Muss Schäden hinnehmen: { $n ->
            [one] { $n } Schlachtschiff
           *[other] { $n } Schlachtschiffe
        } { SPACE($space, form: "in") }.
log-loses-nothing = { POWER($power, form: "start") } verliert nichts { SPACE($space, form: "in") }.
    .short = Verliert nichts { SPACE($space, form: "in") }.
log-submerged =
    { POWER($power, form: "start") } lässt { SPACE($zone, form: "in") } { $n ->
        [one] { $n } U-Boot
       *[other] { $n } U-Boote
    } tauchen.
    .short =
        Lässt { SPACE($zone, form: "in") } { $n ->
            [one] { $n } U-Boot
           *[other] { $n } U-Boote
        } tauchen.
log-battle-over = Die Schlacht { SPACE($space, form: "in") } ist vorbei.
log-controls = { POWER($power, form: "start") } kontrolliert jetzt { SPACE($territory) }.
    .short = Kontrolliert jetzt { SPACE($territory) }.
log-nobody-controls = Niemand kontrolliert jetzt { SPACE($territory) }.
log-captures-capital =
    { POWER($power, form: "start") } erobert { SPACE($capital) }, die Hauptstadt { POWER($owner, form: "genitive") }, und erbeutet { $n ->
        [one] { $n } IPC
       *[other] { $n } IPCs
    }.
    .short =
        Erobert { SPACE($capital) }, die Hauptstadt { POWER($owner, form: "genitive") }, und erbeutet { $n ->
            [one] { $n } IPC
           *[other] { $n } IPCs
        }.
log-liberates-capital = { SPACE($capital) }, die Hauptstadt { POWER($owner, form: "genitive") }, ist befreit.
log-hull-destroyed = Das Schlachtschiff im Bau { SPACE($territory, form: "in") } ist zerstört.
log-hull-launched = { POWER($power, form: "start") } lässt das Schlachtschiff { SPACE($territory, form: "from") } in { SPACE($zone) } vom Stapel.
    .short = Lässt das Schlachtschiff { SPACE($territory, form: "from") } in { SPACE($zone) } vom Stapel.
log-minor-joins = { SPACE($territory) }: Kriegseintritt an der Seite { POWER($power, form: "genitive") }.
log-bid-arrives = { POWER($power, form: "start") } stellt die Einheiten seines Gebots auf: { UNITS($units) }.
    .short = Stellt die Einheiten seines Gebots auf: { UNITS($units) }.
log-refunded =
    { POWER($power, form: "start") } erhält { $n ->
        [one] { $n } IPC
       *[other] { $n } IPCs
    } zurück für Einheiten, die es nicht aufstellen konnte.
    .short =
        Erhält { $n ->
            [one] { $n } IPC
           *[other] { $n } IPCs
        } zurück für Einheiten, die es nicht aufstellen konnte.
log-loses-unplaced = { POWER($power, form: "start") } verliert die Einheiten, die es nicht aufstellen konnte.
    .short = Verliert die Einheiten, die es nicht aufstellen konnte.
log-collects =
    { POWER($power, form: "start") } erhält { $n ->
        [one] { $n } IPC
       *[other] { $n } IPCs
    } Einkommen.
    .short =
        Erhält { $n ->
            [one] { $n } IPC
           *[other] { $n } IPCs
        } Einkommen.
log-collects-raided =
    { POWER($power, form: "start") } erhält { $n ->
        [one] { $n } IPC
       *[other] { $n } IPCs
    } Einkommen ({ $lost } durch U-Boote verloren).
    .short =
        Erhält { $n ->
            [one] { $n } IPC
           *[other] { $n } IPCs
        } Einkommen ({ $lost } durch U-Boote verloren).
log-revolution = Revolution in Russland: Den Mittelmächten wird ein Waffenstillstand angeboten.
log-armistice = Der Waffenstillstand ist geschlossen. Russland scheidet aus dem Krieg aus.
log-armistice-declined = { POWER($power, form: "start") } lehnt den Waffenstillstand ab. Russland kämpft weiter.
log-economy-collapses = Die Wirtschaft { POWER($power, form: "genitive") } bricht zusammen: kein Kauf, keine Aufstellung, kein Einkommen.
log-economy-recovers = Die Wirtschaft { POWER($power, form: "genitive") } erholt sich.
log-surrenders = { POWER($power, form: "start") } kapituliert und scheidet aus dem Spiel aus.
    .short = Kapituliert und scheidet aus dem Spiel aus.
log-fleet-retreats = { POWER($power, form: "start") } zieht sich { SPACE($zone, form: "from") } { SPACE($to, form: "to") } zurück.
    .short = Zieht sich { SPACE($zone, form: "from") } { SPACE($to, form: "to") } zurück.
log-points = Punkte: { $central } für die Mittelmächte, { $allies } für die Alliierten.
log-units-removed = Die Einheiten { POWER($power, form: "genitive") } { SPACE($space, form: "in") } werden entfernt.
log-war-won = { POWER($side, form: "start") } gewinnen den Krieg.
log-war-drawn = Der Krieg endet unentschieden.

## What undo takes back

log-undoes-end = das Ende der Phase { PHASE($phase) }
