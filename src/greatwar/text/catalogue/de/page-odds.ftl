### Die Seite, die die Chancen eines Kampfes berechnet.

odds-title = Chancen · { mast-brand }
odds-heading = Chancen im Kampf

## Die Frage

odds-battle = Kampf
odds-land = Land
odds-sea = See
odds-landing = Landung
odds-mines = Minen
odds-ruleset = Regelwerk
odds-own-rules = Eigenes Regelwerk
odds-swap = Seiten tauschen
odds-copy = Link kopieren
odds-copied = Kopiert
odds-link = Link zu diesem Kampf
odds-options = Optionen für diesen Kampf
odds-all-rules = Alle Regeln: { $ruleset }

## Ein eigenes Regelwerk

odds-own-ruleset = Regelwerk
odds-own-read = Regelwerk einlesen
odds-own-unreadable = Dieses Regelwerk ist nicht lesbar.
odds-own-found = Die Optionen stehen unten. Die Aufstellung ist für einen Kampf ohne Bedeutung.
odds-own-close = Schließen

## Streitkräfte

odds-attackers = Angreifer
odds-defenders = Verteidiger
odds-fleet = Flotte
odds-role-attacks = Angreifer
odds-role-defends = Verteidiger
odds-role-sails = Flotte
odds-power-attacks = Angreifende Macht
odds-power-defends = Verteidigende Macht
odds-power-sails = Macht der Flotte
odds-worth-in-all = zusammen { ipcs }
odds-remove-power = { POWER($power, form: "label") } entfernen
odds-add-ally = Verbündeten hinzufügen
odds-add-ally-choice = Verbündeten hinzufügen …
odds-by-sea = Landet von See
odds-by-land = Greift zugleich über Land an
odds-bombarding = Beschießendes Schlachtschiff
odds-bombarding-word = beschießendes Schlachtschiff
odds-damaged = Beschädigtes Schlachtschiff
odds-damaged-word = beschädigtes Schlachtschiff

## Minen und die Überfahrt einer Landung

odds-minefields = Minenfelder auf dem Weg
odds-minefields-word = Minenfelder
odds-minefields-dice = Für jedes Schiff fällt in jedem Minenfeld ein Würfel.
odds-with-voyage = Mit der Überfahrt: Minen und ein Kampf um die Seezone
odds-voyage-loads = Die Einheiten werden paarweise geladen, Artillerie und Panzer möglichst mit je einer Infanterie.
odds-escort = { KIND($kind, form: "plural") } als Geleit
odds-escort-word = { KIND($kind, form: "plural") } als Geleit
odds-guard = Feindliche { KIND($kind, form: "plural") } in der Seezone
odds-guard-word = feindliche { KIND($kind, form: "plural") } in der Seezone

## Wie ein Seekampf geführt wird und worum

odds-conduct = Kampfführung
odds-press = Der Angreifer setzt nach
odds-press-best = solange es sich lohnt
odds-press-always = bis zum Ende
odds-press-rounds = { $n ->
    [one] { $n } Runde lang
   *[other] { $n } Runden lang
}
odds-submerge = U-Boote des Angreifers tauchen
odds-enemy-submerge = U-Boote des Verteidigers tauchen
odds-submerge-best = wenn es am besten ist
odds-submerge-never = nie
odds-submerge-always = sofort
odds-submerge-some = zuerst { $n } von { $all }
odds-stakes = Einsatz
odds-zone-worth = IPCs für eine geräumte Seezone
odds-damage-cost = IPCs für ein beschädigtes Schlachtschiff
odds-staying-cost = Verlust durch Bleiben in Prozent
odds-withdraw = Die Verteidiger ziehen danach ab
odds-way-back = Die Angreifer können sich zurückziehen

## Die Antwort

odds-answer = Chancen
odds-calculating = Berechnung läuft …
odds-exact = Exakt berechnet.
odds-exact-mines = Exakt berechnet, vor jedem Kampf.
odds-exact-voyage = Exakt berechnet, von der Überfahrt an.
odds-one-attack = Ein Angriff: Jede Seite feuert einmal.
odds-one-round = Eine Feuerrunde.
odds-rounds = Im Schnitt { NUMBER($n, digits: 1) } Feuerrunden.
odds-even = Beide Seiten verlieren im Schnitt gleich viel.
odds-ahead = { POWER($power, form: "start") } vernichtet im Schnitt { NUMBER($ipcs, digits: 1) } IPCs mehr, als es verliert.
odds-behind = { POWER($power, form: "start") } verliert im Schnitt { NUMBER($ipcs, digits: 1) } IPCs mehr, als es vernichtet.
odds-losses = Verluste in 100 Kämpfen
odds-losses-in = Verluste zählen in
odds-in-ships = Schiffe
odds-in-units = Einheiten
odds-in-ipcs = IPCs
odds-losses-of = { LIST($powers, of: "power", form: "label") }
odds-ships-sunk = Versenkte Schiffe in 100 Fahrten
odds-ipcs-lost = Verlorene IPCs in 100 Fahrten
odds-chart-words = { $title }. Durchschnitt: { NUMBER($mean, digits: 1) } { $what ->
    [ipcs] IPCs
    [sunk] versenkte Schiffe
   *[lost] verlorene Einheiten
}. { LIST($bars, join: "comma") }.
odds-chart-bar = { $loss }: { $chance }
odds-chart-hint = { $loss } { $what ->
    [ipcs] IPCs
    [sunk] versenkt
   *[lost] verloren
}: { $chance }
odds-chart-mean = Schnitt { NUMBER($mean, digits: 1) }

## Die Tabellen

odds-expected = Erwartete Verluste
odds-of-these = Davon
odds-of-these-ships = Davon Schiffe
odds-nine-of-ten = In 9 von 10 Kämpfen
odds-most-often = Am häufigsten übrig
odds-amount = { NUMBER($n, digits: 1) } IPCs
odds-range = { $low } bis { $high } IPCs
odds-of-kind = { NUMBER($n, digits: 1) } { KIND($kind, form: "plural") }
odds-of-damaged = { NUMBER($n, digits: 1) } beschädigte Schlachtschiffe
odds-nothing = nichts

## Nachsetzen oder abbrechen

odds-choices = Nachsetzen oder abbrechen
odds-yours = Eigene nach Runde 1
odds-theirs = Feindliche
odds-chance = Chance
odds-best = Beste Wahl
odds-pressing = Weiter
odds-stopping = Ende
odds-best-press = Nachsetzen
odds-best-break-off = Abbrechen
odds-best-retreat = Zurückziehen
odds-gain = +{ NUMBER($n, digits: 1) }
odds-loss = −{ NUMBER($n, digits: 1) }

## Die Reihenfolge der Verluste

odds-orders = Beste Reihenfolge der Verluste
odds-aim = Ziel
odds-one-kind = Nur eine Art von Einheit kann verloren gehen.
odds-order-best = Beste
odds-order-next = Nächstbeste
odds-order-worst = Schlechteste
odds-order = { LIST($kinds, join: "comma") }
odds-order-kind = { KIND($kind, form: "plural") }
odds-order-damage = Schaden an Schlachtschiffen
odds-order-damaged = beschädigte Schlachtschiffe
odds-order-worth = { NUMBER($n, digits: 2) }
odds-order-use = Verwenden
odds-order-in-use = Verwendet
odds-order-applied = Die Berechnung verwendet diese Reihenfolge: { LIST($kinds, join: "comma") }.
odds-order-customary = Übliche Reihenfolge verwenden
odds-order-figure = Die Zahl ist ein Durchschnitt: { $counts }.
odds-order-waiting = Reihenfolgen werden verglichen …

## Zug um Zug

odds-front = Zug um Zug
odds-front-turns = Züge
odds-front-attacks = { POWER($power, form: "start") } greift an
odds-front-pays = wenn es sich lohnt
odds-front-always = jeden Zug
odds-front-never = nie
odds-front-reserves = Verstärkungen in jedem Zug
odds-front-joins = { KIND($kind) } als Verstärkung für { POWER($power) }
odds-front-after = Nach
odds-front-turns-each = { $n ->
    [one] je { $n } Zug
   *[other] je { $n } Zügen
}
odds-captured = Erobert
odds-contested = Umkämpft
odds-repelled = Abgewehrt
odds-casualties-of = { POWER($power, form: "short") }: Verluste
odds-front-waiting = Die nächsten Züge werden berechnet …
odds-front-moment = Zug { $turn }, { POWER($power, form: "label") }: erobert { $captured }, umkämpft { $contested }, abgewehrt { $repelled }.
odds-bar-captured = Erobert: { $chance }
odds-bar-contested = Umkämpft: { $chance }
odds-bar-repelled = Abgewehrt: { $chance }
odds-axis = { NUMBER($share, style: "percent") }
odds-front-legend = Säulen: Kontrolle über das Gebiet. Linien: übrige Einheiten im Schnitt, höchstens { NUMBER($most) }; { POWER($attacker, form: "short") } durchgezogen, { POWER($defender, form: "short") } gestrichelt.
