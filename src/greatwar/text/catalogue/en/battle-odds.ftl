### Odds of battles: how they can end, what to do, and what cannot be calculated.

## How a battle can end, a word or two each

battle-odds-captured = captured
battle-odds-contested = contested
battle-odds-repelled = repelled
battle-odds-emptied = no units left
battle-odds-idle = no attack
battle-odds-landed = units land
battle-odds-won = won
battle-odds-undecided = both sides left
battle-odds-lost = lost
battle-odds-cleared = sea zone cleared
battle-odds-driven-off = attackers driven off
battle-odds-retreated = attackers retreat
battle-odds-undamaged = no damage
battle-odds-damaged = damage only
battle-odds-sunk = ships sunk
battle-odds-units = { UNITS($units) }

## What casualties are to spare

battle-odds-aim-value = IPCs left
battle-odds-aim-attack = hits in the next attack
battle-odds-aim-defence = hits in the next defence
battle-odds-aim-front = balance in IPCs after three more turns
battle-odds-aim-stakes = balance in IPCs by the stakes

## Advice at sea

battle-odds-attacker-submerges =
    Attacker, first round: { $n ->
        [0] submerge no submarine
        [one] submerge { $n } submarine
       *[other] submerge { $n } submarines
    }.
battle-odds-defender-submerges =
    Defender, first round: { $n ->
        [0] submerge no submarine
        [one] submerge { $n } submarine
       *[other] submerge { $n } submarines
    }.
battle-odds-defender-submerges-after =
    Defender, first round, after { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }: { $n ->
        [0] submerge no submarine
        [one] submerge { $n } submarine
       *[other] submerge { $n } submarines
    }.
battle-odds-defender-submerges-between =
    Defender, first round, after { $low } to { $high } hits: { $n ->
        [0] submerge no submarine
        [one] submerge { $n } submarine
       *[other] submerge { $n } submarines
    }.
battle-odds-defender-submerges-from =
    Defender, first round, after { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } or more: { $n ->
        [0] submerge no submarine
        [one] submerge { $n } submarine
       *[other] submerge { $n } submarines
    }.

## Forces that cannot be read, or cannot fight

battle-odds-no-force = Name a force, such as `germany: 8 infantry, 4 artillery`.
battle-odds-one-force-each = { $text }: name each power once, such as `france: 3 infantry`.
battle-odds-too-many = { UNITS($units) } are too many; the most is { $most }.
battle-odds-enemies = These powers are enemies and cannot fight on one side: { LIST($powers, of: "power") }.
battle-odds-same-side = These powers are on the same side: { LIST($powers, of: "power") }. Name enemies.
battle-odds-one-attacker = Each power attacks by itself in this ruleset. Name one attacking power.
battle-odds-not-on-land = Only infantry, artillery, tanks and fighters fight on land, not { KIND($kind, form: "plural") }. Battleships support landings, and fleets fight fleets.
battle-odds-not-landing = Only infantry, artillery, tanks, fighters and battleships take part in a landing, not { KIND($kind, form: "plural") }.
battle-odds-not-at-sea = Only ships fight at sea, not { KIND($kind, form: "plural") }. Load units on a transport: `1 transport (2 infantry)`.
battle-odds-not-aboard = Only ships sail, not { KIND($kind, form: "plural") }. Load units on a transport: `1 transport (2 infantry)`.
battle-odds-not-at-front = Only infantry, artillery, tanks and fighters reinforce a front, not { KIND($kind, form: "plural") }.
battle-odds-no-attackers = The attackers have no units.
battle-odds-no-defenders = The defenders have no units.
battle-odds-no-infantry = An army needs its own infantry in this ruleset; that of { POWER($power) } has none.
battle-odds-no-infantry-attackers = An army needs its own infantry in this ruleset; that of the attackers has none.
battle-odds-no-infantry-defenders = An army needs its own infantry in this ruleset; that of the defenders has none.
battle-odds-no-warship = The attackers have no warship to attack with.
battle-odds-no-enemy-ships = The defenders have no ships.
battle-odds-no-ships = There are no ships to sail. Name some.
battle-odds-kind-twice = { $text } names a kind twice.
battle-odds-no-landing = The landing names no units that land.
battle-odds-one-lands = A landing from transports is calculated for one power. Name one.
battle-odds-lander-attacks = The power that lands must be the power that attacks.
battle-odds-one-army = On a front, each side is one army. Name one power.

## What takes too long

battle-odds-too-many-mined = Odds through mines are calculated for up to { $most } ships, not { $n }.
battle-odds-too-many-sailing = Odds of a voyage are calculated for up to { $most } ships, not { $n }.
battle-odds-too-many-in-mines = Odds of mines are calculated for up to { $most } ships, not { $n }.
battle-odds-too-many-ships = Odds of a sea battle are calculated for up to { $most } ships, not { $n }.
battle-odds-too-many-ranked = The best order is calculated for up to { $most } ships, not { $n }.
battle-odds-too-many-on-front = A front is calculated for up to { $most } units a side, not { $n }.
battle-odds-too-many-weighed = Three more turns are calculated for up to { $most } units a side, not { $n }.
battle-odds-no-number-behind-mines = After mines, submarines can submerge never, always or when it is best, not in a given number.
