### Aussichten von Schlachten: wie sie enden können, was zu tun ist, und was nicht zu berechnen ist.

## Wie eine Schlacht enden kann, je ein Wort oder zwei

battle-odds-captured = erobert
battle-odds-contested = umkämpft
battle-odds-repelled = abgewehrt
battle-odds-emptied = keine Einheit übrig
battle-odds-idle = kein Angriff
battle-odds-landed = Landung gelingt
battle-odds-won = gewonnen
battle-odds-undecided = beide Seiten übrig
battle-odds-lost = verloren
battle-odds-cleared = Seezone geräumt
battle-odds-driven-off = Angreifer vertrieben
battle-odds-retreated = Angreifer ziehen sich zurück
battle-odds-undamaged = unbeschädigt
battle-odds-damaged = nur beschädigt
battle-odds-sunk = Schiffe versenkt
battle-odds-units = { UNITS($units) }

## Was die Verluste schonen sollen

battle-odds-aim-value = verbliebene IPCs
battle-odds-aim-attack = Treffer beim nächsten Angriff
battle-odds-aim-defence = Treffer bei der nächsten Verteidigung
battle-odds-aim-front = Bilanz in IPCs nach drei weiteren Zügen
battle-odds-aim-stakes = Bilanz in IPCs nach dem Einsatz

## Rat zur See

battle-odds-attacker-submerges =
    Angreifer, erste Runde: { $n ->
        [0] kein U-Boot
        [one] { $n } U-Boot
       *[other] { $n } U-Boote
    } tauchen lassen.
battle-odds-defender-submerges =
    Verteidiger, erste Runde: { $n ->
        [0] kein U-Boot
        [one] { $n } U-Boot
       *[other] { $n } U-Boote
    } tauchen lassen.
battle-odds-defender-submerges-after =
    Verteidiger, erste Runde, bei { $hits ->
        [one] { $hits } Treffer
       *[other] { $hits } Treffern
    }: { $n ->
        [0] kein U-Boot
        [one] { $n } U-Boot
       *[other] { $n } U-Boote
    } tauchen lassen.
battle-odds-defender-submerges-between =
    Verteidiger, erste Runde, bei { $low } bis { $high } Treffern: { $n ->
        [0] kein U-Boot
        [one] { $n } U-Boot
       *[other] { $n } U-Boote
    } tauchen lassen.
battle-odds-defender-submerges-from =
    Verteidiger, erste Runde, ab { $hits ->
        [one] { $hits } Treffer
       *[other] { $hits } Treffern
    }: { $n ->
        [0] kein U-Boot
        [one] { $n } U-Boot
       *[other] { $n } U-Boote
    } tauchen lassen.

## Truppen, die nicht zu lesen sind oder nicht kämpfen können

battle-odds-no-force = Bitte Truppen nennen, etwa `germany: 8 infantry, 4 artillery`.
battle-odds-one-force-each = { $text }: Jede Macht nur einmal nennen, etwa `france: 3 infantry`.
battle-odds-too-many = { UNITS($units) } sind zu viele; höchstens { $most } sind möglich.
battle-odds-enemies = Diese Mächte sind Gegner und kämpfen nicht auf einer Seite: { LIST($powers, of: "power") }.
battle-odds-same-side = Diese Mächte sind auf derselben Seite: { LIST($powers, of: "power") }. Bitte Gegner nennen.
battle-odds-one-attacker = In diesem Regelwerk greift jede Macht allein an. Bitte nur eine angreifende Macht nennen.
battle-odds-not-on-land = An Land kämpfen nur Infanterie, Artillerie, Panzer und Jagdflugzeuge, nicht { KIND($kind, form: "plural") }. Schlachtschiffe unterstützen Landungen, Flotten kämpfen gegen Flotten.
battle-odds-not-landing = An einer Landung nehmen nur Infanterie, Artillerie, Panzer, Jagdflugzeuge und Schlachtschiffe teil, nicht { KIND($kind, form: "plural") }.
battle-odds-not-at-sea = Zur See kämpfen nur Schiffe, nicht { KIND($kind, form: "plural") }. Andere Einheiten gehören auf einen Transporter: `1 transport (2 infantry)`.
battle-odds-not-aboard = Nur Schiffe fahren, nicht { KIND($kind, form: "plural") }. Andere Einheiten gehören auf einen Transporter: `1 transport (2 infantry)`.
battle-odds-not-at-front = Eine Front verstärken nur Infanterie, Artillerie, Panzer und Jagdflugzeuge, nicht { KIND($kind, form: "plural") }.
battle-odds-no-attackers = Die Angreifer haben keine Einheiten.
battle-odds-no-defenders = Die Verteidiger haben keine Einheiten.
battle-odds-no-infantry = In diesem Regelwerk braucht eine Armee eigene Infanterie; die Armee { POWER($power, form: "genitive") } hat keine.
battle-odds-no-infantry-attackers = In diesem Regelwerk braucht eine Armee eigene Infanterie; die der Angreifer hat keine.
battle-odds-no-infantry-defenders = In diesem Regelwerk braucht eine Armee eigene Infanterie; die der Verteidiger hat keine.
battle-odds-no-warship = Die Angreifer haben kein Kriegsschiff für den Angriff.
battle-odds-no-enemy-ships = Die Verteidiger haben keine Schiffe.
battle-odds-no-ships = Es gibt keine Schiffe, die fahren. Bitte welche nennen.
battle-odds-kind-twice = { $text } nennt eine Art zweimal.
battle-odds-no-landing = Die Landung nennt keine Einheiten, die landen.
battle-odds-one-lands = Eine Landung von Transportern wird für eine Macht berechnet. Bitte nur eine nennen.
battle-odds-lander-attacks = Die Macht, die landet, muss auch die sein, die angreift.
battle-odds-one-army = An einer Front ist jede Seite eine Armee. Bitte nur eine Macht nennen.

## Was zu lange dauert

battle-odds-too-many-mined = Die Aussichten durch Minen werden für bis zu { $most } Schiffe berechnet, nicht für { $n }.
battle-odds-too-many-sailing = Die Aussichten einer Überfahrt werden für bis zu { $most } Schiffe berechnet, nicht für { $n }.
battle-odds-too-many-in-mines = Die Aussichten in Minen werden für bis zu { $most } Schiffe berechnet, nicht für { $n }.
battle-odds-too-many-ships = Die Aussichten einer Seeschlacht werden für bis zu { $most } Schiffe berechnet, nicht für { $n }.
battle-odds-too-many-ranked = Die beste Reihenfolge wird für bis zu { $most } Schiffe berechnet, nicht für { $n }.
battle-odds-too-many-on-front = Eine Front wird für bis zu { $most } Einheiten je Seite berechnet, nicht für { $n }.
battle-odds-too-many-weighed = Drei weitere Züge werden für bis zu { $most } Einheiten je Seite berechnet, nicht für { $n }.
battle-odds-no-number-behind-mines = Nach Minen können U-Boote nie, immer oder nach Bedarf tauchen, nicht in fester Zahl.
