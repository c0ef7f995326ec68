### Die Schlüssel von Hausregeln: was jeder Abschnitt eines eigenen Regelwerks ändert und was jeder Schlüssel bedeutet.

## Einheiten

key-units = Preis, Feuerkraft und Reichweite einer Einheit, und wer sie ab welcher Runde kaufen kann.
key-units-cost = Der Preis der Einheit in IPCs.
key-units-attack = Die Einheit trifft beim Angriff mit höchstens diesem Würfel; mit 0 schießt sie nicht.
key-units-defend = Die Einheit trifft bei der Verteidigung mit höchstens diesem Würfel; mit 0 schießt sie nicht.
key-units-move-land = Eine Landeinheit marschiert so viele Felder pro Zug; mit 2 geht sie durch ein befreundetes Gebiet und betritt ein feindliches oder neutrales nur von einem angrenzenden Feld aus.
key-units-move-fighter = Ein Jagdflugzeug zieht so viele Felder pro Zug: bis zu 4, wo es fliegt, bis zu 2, wo es marschiert.
key-units-move-ship = Ein Schiff fährt so viele Seezonen pro Zug, ohne den Vorteil einer Marinebasis.
key-units-buyers = Die Mächte, die die Einheit kaufen können, mindestens eine.
key-units-first-round = Die erste Runde, in der diese Mächte die Einheit kaufen können.
key-units-hits = So viele Treffer versenken ein Schlachtschiff; eines, das ein einziger Treffer versenkt, wird nie beschädigt.
key-units-repair = Der Preis der Reparatur eines beschädigten Schlachtschiffs in IPCs. Zu Beginn der Kaufphase repariert eine Macht ihre Schlachtschiffe Seezone für Seezone, soweit ihre Kasse reicht.
key-units-capacity = Ein Transporter trägt so viele Einheiten.

## Gebiete, Kassen und Gebote

key-territories = Der Wert eines Gebiets, wer es zu Spielbeginn kontrolliert, und mit wem eine kleine Macht verbündet ist.
key-territories-ipc = Der IPC-Wert des Gebiets.
key-territories-control = Die Macht, die das Gebiet zu Spielbeginn kontrolliert, oder nobody (niemand). Der ursprüngliche Besitzer bleibt der auf dem Spielplan gedruckte; eine kleine Macht, die von Anfang an kontrolliert wird, hat mobil gemacht.
key-territories-aligned = Die Macht, mit der die kleine Macht verbündet ist, oder nobody (niemand).
key-treasury = Die IPCs, mit denen eine Macht beginnt.
key-treasury-ipcs = Die Macht beginnt mit so vielen IPCs.
key-bid = Was eine Macht über ihre Aufstellung hinaus erhält, damit der Krieg ausgeglichen ist.
key-bid-gift = IPCs, die zu Spielbeginn zur Kasse der Macht kommen, höchstens { $ipcs }, oder Einheiten, die sie in ihrer ersten Aufstellungsphase kostenlos aufstellt, wo sie neue Einheiten aufstellen kann, höchstens { $units }.

## Kriegseintritt

key-entry = Der Zeitpunkt, zu dem eine neutrale Macht in den Krieg eintritt, und ihr Einkommen davor.
key-entry-round = Die Macht beginnt neutral und tritt in dieser Runde in den Krieg ein.
key-entry-when = Die Macht ist von Anfang an im Krieg (start), oder sie tritt nie ein (never), außer sie wird angegriffen oder verliert Einkommen an U-Boote.
key-entry-dice = Würfel entscheiden, ob die Macht eine Runde vor ihrem Zeitpunkt, zu ihm oder eine Runde danach eintritt.
key-entry-income = Die Macht erhält ihr Einkommen, solange sie neutral ist (normal), oder keines (none).

## Bewegung

key-movement = Die Wege, die Einheiten offenstehen, und wie weit Armeen marschieren und Schiffe fahren.
key-movement-two-space-marches = Infanterie, Artillerie und Panzer marschieren zwei Felder weit durch befreundete Gebiete, wie im Turnier; `move` einer Einheit regelt jede einzeln.
key-movement-passage =
    { $passage ->
        [canal] Die Schiffe, die den Suezkanal durchfahren können:
        [dardanelles] Die Schiffe, die die türkischen Meerengen durchfahren können:
        [gibraltar] Die Schiffe, die die Straße von Gibraltar durchfahren können:
       *[danish_straits] Die Schiffe, die die dänischen Meerengen durchfahren können:
    } alle (open), die der Seite, die zu Beginn des Zuges dieses Gebiet kontrolliert: { SPACE($territory) } (side), alle außer denen der Feinde dieser Macht (unless-enemy), oder keine (closed).
key-movement-contested-exit = Einheiten verlassen ein umkämpftes Gebiet in Gebiete, die ihre Macht kontrolliert oder in denen sie Einheiten hat (ownOrOwnUnits), in solche, die sie kontrolliert, und andere umkämpfte mit ihren Einheiten (firstPrinting), oder in jedes Gebiet (free).
key-movement-escorts = Ein Transporter in einer feindlichen Seezone braucht ein Kriegsschiff der eigenen Macht (own) oder eines der eigenen Seite (side).
key-movement-base-range-bonus = Ein Schiff, das den Zug an einer Marinebasis der eigenen Seite beginnt, fährt so viele Seezonen weiter.
key-railways = Bahnfahrten von Landeinheiten durch befreundete Gebiete.
key-railways-lines = Eine Macht hat so viele Bahnfahrten pro Zug; mit 0 gibt es keine Eisenbahnen.
key-railways-capacity = So viele Einheiten fahren auf einer Bahnfahrt: so viele wie der niedrigste IPC-Wert auf ihrem Weg (ipc), oder eine Zahl.
key-railways-first-round = Die erste Runde, in der Einheiten mit der Bahn fahren.

## Minen

key-mines = Die Schiffe, die Minen treffen, verschonen und aufhalten.
key-mines-hits-on = Eine Mine trifft ein Schiff mit höchstens diesem Würfel; mit 0 gibt es keine Minen.
key-mines-exempt = Keine Mine trifft die Schiffe dieser Mächte oder hält sie auf.
key-mines-exempt-units = Keine Mine trifft diese Schiffe oder hält sie auf.
key-mines-on = Ein Schiff würfelt für die Minenfelder, die es befährt (entering), für die, die es verlässt (leaving), oder für beide (both).
key-mines-stop = Schiffe beenden ihre Bewegung, wenn sie ein aktives feindliches Minenfeld befahren.
key-mines-battleship = Eine Mine beschädigt ein unbeschädigtes Schlachtschiff (damaged) oder versenkt es (sunk).
key-mines-late-cargo = Fracht, die ein Transporter nach der Begegnung mit der Mine geladen hat, kehrt zurück (returned) oder geht verloren (lost).

## Kampf

key-combat = Runden, Rückzüge, Beschuss, Panzer und Flugzeuge in Kämpfen zu Land und zur See.
key-combat-land-rounds = Der Angreifer kämpft so viele Runden nacheinander in einem Landkampf; mit all dauert er, bis eine Seite keine Einheiten mehr hat.
key-combat-sea-rounds = Die Runden einer Seeschlacht: eine (one), so viele, wie der Angreifer nachsetzt (press), oder alle, bis eine Seite keine Schiffe mehr darin hat (all).
key-combat-sea-retreat = Die Schiffe, die sich aus einer Seeschlacht zurückziehen: keine (none); die des Angreifers, statt abzubrechen (attacker); oder die beider Seiten nach der Schlacht (both): Verteidiger können, und Angreifer müssen, wo Kriegsschiffe bleiben.
key-combat-submerge = U-Boote tauchen, statt zu schießen, und können noch getroffen werden (with_fire), oder bevor jemand schießt (before_fire).
key-combat-bombardment = Schlachtschiffe beschießen die Küste in der Feuerrunde (with_fire) oder davor, sodass getroffene Einheiten nicht schießen (first).
key-combat-bombardment-hits-on = Ein Schlachtschiff, das eine Küste beschießt, trifft mit höchstens diesem Würfel; mit 0 gibt es keinen Beschuss.
key-combat-coastal-fire = Verteidigende Artillerie trifft landende Einheiten vor dem Kampf mit höchstens diesem Würfel; mit 0 schießt sie dann nicht.
key-combat-silent-attackers = Diese Angreifer schießen in der ersten Runde einer Landung nicht: keine (none), die gelandeten (offloaded) oder alle (all).
key-combat-tanks = Jeder angreifende Panzer hebt einen Treffer pro Runde auf: immer (absorb), nie (never) oder nicht in der ersten Runde einer Landung (except_landings).
key-combat-air-rounds = Ein Luftkampf dauert, bis eine Seite kein Jagdflugzeug mehr hat (all), oder eine Runde (one).
key-combat-air-supremacy-bonus = Lufthoheit verstärkt Angriff und Verteidigung der Artillerie um so viel.
key-combat-contested-landings = Eine Macht kann in umkämpftem Gebiet in dem Zug angreifen, in dem sie dort Einheiten anlandet (optional), oder sie kann es nicht (none).
key-combat-disputed-casualties = Diese Macht wählt die Verluste mehrerer Mächte, die sich nicht einigen: der Angreifer (attacker) oder der Gegner mit den meisten Einheiten im Kampf (opponent).

## U-Boot-Krieg

key-submarine-warfare = Überfälle der U-Boote einer Macht auf das Einkommen anderer, und was sie kosten.
key-submarine-warfare-allowed = Die überfallende Macht kann den uneingeschränkten U-Boot-Krieg erklären.
key-submarine-warfare-hits-on = Ein überfallendes U-Boot trifft mit höchstens diesem Würfel.
key-submarine-warfare-toll = Ein Treffer kostet das Opfer 1 IPC (one) oder so viele, wie der Würfel zeigt (die).
key-submarine-warfare-raiders = Die Macht, deren U-Boote überfallen.
key-submarine-warfare-victims = Der U-Boot-Krieg senkt das Einkommen dieser Mächte.

## Aufstellung und Einkommen

key-mobilize = Die Orte für neue Einheiten, wie viele dort Platz haben, und was erstattet wird.
key-mobilize-regions = Eine Macht kann Infanterie in ihren regionalen Gebieten aufstellen.
key-mobilize-contested = Eine Macht kann Einheiten in umkämpften Gebieten aufstellen, nicht nur in denen, die sie kontrolliert.
key-mobilize-capital-limit = Eine Macht kann pro Zug so viele Einheiten in ihrer Hauptstadt aufstellen: beliebig viele (none), so viele wie ihr IPC-Wert (ipc), oder eine Zahl.
key-mobilize-region-limit = Eine Macht kann pro Zug so viele Einheiten in einem regionalen Gebiet aufstellen: beliebig viele (none), so viele wie sein IPC-Wert (ipc), oder eine Zahl.
key-mobilize-place-limit = Eine Macht kann pro Zug so viele Einheiten an einem anderen ihrer Orte aufstellen, etwa in Indien: beliebig viele (none), so viele wie sein IPC-Wert (ipc), oder eine Zahl.
key-mobilize-place-industry = Die Industrie eines solchen Ortes: mit 0 stellt eine Macht dort pro Zug eine Einheit außer Infanterie auf, mit 1 eine jeder Art, mit 2 beliebig viele.
key-mobilize-hulls = Eine Macht legt ein neues Schlachtschiff in einem Gebiet auf Kiel und lässt es eine Runde später vom Stapel.
key-mobilize-refund = Einheiten, die nicht aufgestellt werden können und erstattet werden: Schiffe (ships), alle (all) oder keine (none).
key-mobilize-places = Die Gebiete außer der Hauptstadt, in denen die Macht Landeinheiten und Jagdflugzeuge aufstellen kann, solange ihre Seite sie kontrolliert. Keines gehört zu Spielbeginn einem Feind.
key-mobilize-industry = Die Industriekomplexe der Macht: mit 0 kauft sie pro Zug eine Einheit außer Infanterie, mit 1 eine jeder Art, mit 2 oder none beliebig viele.
key-income = Das Einkommen einer Macht und die Kasse einer eroberten Hauptstadt.
key-income-trade = Eine Macht erhält 1 IPC aus dem Handel mit jeder dieser neutralen Mächte: keiner (none), jeder (any) oder kleinen Mächten, die mit niemandem verbündet sind (minors).
key-income-basis = Ein Gebiet bringt seinen IPC-Wert (ipc) oder 1 IPC (flat).
key-income-captured-treasury = Kasse und Kauf einer Macht, deren Hauptstadt erobert wird, nimmt der Eroberer (taken), verliert sie an die Bank (lost) oder behält sie (kept).

## Das Ende des Krieges

key-victory = Der Sieg, und die Runde, nach der der Krieg auf jeden Fall endet.
key-victory-rounds = Der Krieg endet nach dieser Runde; Punkte oder Einkommen entscheiden.
key-victory-announced = Jeder Spieler kann ankündigen, dass die laufende Runde die letzte ist.
key-victory-count = Nach der letzten Runde entscheiden Punkte für feindliche Heimat (points) oder die Einkommen der Seiten (income).
key-victory-tie = So endet der Krieg, wenn er dann unentschieden steht.
key-victory-needs = { POWER($side, form: "start") } müssen eine dieser Hauptstädte kontrollieren; mit einer leeren Liste zählen alle.
key-victory-checked = Die Hauptstädte, die { POWER($side) } kontrollieren, werden am Ende dieses Zuges gezählt.
key-victory-capitals = So viele feindliche Hauptstädte bringen { POWER($side, form: "dative") } den Sieg; mit 0 bringen Hauptstädte keinen.
key-war-ends = Die Uhr: Runden, an deren Ende ein Würfel von höchstens dieser Zahl den Krieg beendet, und die Alliierten gewinnen ihn.
key-war-ends-die = Der höchste Würfel, der den Krieg mit dieser Runde beendet; mit 0 geht der Krieg weiter, mit 6 endet er ohne Würfel.
key-collapse = Der Zusammenbruch von Mächten, die ihre Heimat verlieren, und ob er den Krieg entscheidet.
key-collapse-kind = Mächte brechen nicht zusammen (none), in eigenen Zügen nach Schwellen, zuerst die Wirtschaft (tournament), oder am Ende einer Runde mit der Hälfte ihrer Heimat verloren (second-edition).
key-collapse-contested = Umkämpfte Heimat zählt als verloren.
key-collapse-wins = So viele zusammengebrochene Mächte kosten ihre Seite den Sieg; mit 0 verliert das allein keinen Krieg.
key-collapse-economic = Die Wirtschaft der Macht bricht zusammen, wenn sie so viele IPCs ihrer Heimat verloren hat.
key-collapse-political = Die Macht bricht zusammen, wenn sie so viele IPCs ihrer Heimat verloren hat.
key-revolution = Der Waffenstillstand, den Russland anbietet, wenn es den Krieg verliert.
key-revolution-possible = Die Russische Revolution kann ausbrechen.
key-revolution-from-round = Die erste Runde, in der sie ausbrechen kann.
key-revolution-neighbours = Die Mittelmächte müssen so viele ursprünglich russische Gebiete neben Moskau erobert haben.
key-obligations = Der Angriff, den eine Macht in ihrer Bewegungsphase der Runde 1 führen muss.
key-obligations-duty = Mindestens eine Infanterie greift Serbien an (attack-serbia), alle Einheiten in Triest greifen Serbien an (all-to-serbia), oder alle Einheiten im Ruhrgebiet greifen Belgien an (all-to-belgium).
