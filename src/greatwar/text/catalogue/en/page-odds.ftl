### The page that calculates the odds of a battle.

odds-title = Odds · { mast-brand }
odds-heading = Battle odds

## The question

odds-battle = Battle
odds-land = Land
odds-sea = Sea
odds-landing = Landing
odds-mines = Mines
odds-ruleset = Ruleset
odds-own-rules = Custom ruleset
odds-swap = Swap sides
odds-copy = Copy link
odds-copied = Copied
odds-link = Link to this battle
odds-options = Options for this battle
odds-all-rules = All rules of { $ruleset }

## A custom ruleset

odds-own-ruleset = Ruleset
odds-own-read = Read ruleset
odds-own-unreadable = This ruleset cannot be read.
odds-own-found = Choose its options below. Its setup does not affect a battle.
odds-own-close = Close

## Forces

odds-attackers = Attackers
odds-defenders = Defenders
odds-fleet = Fleet
odds-role-attacks = Attacker
odds-role-defends = Defender
odds-role-sails = Fleet
odds-power-attacks = Attacking power
odds-power-defends = Defending power
odds-power-sails = Power of the fleet
odds-worth-in-all = { ipcs } in all
odds-remove-power = Remove { POWER($power) }
odds-add-ally = Add an ally
odds-add-ally-choice = Add an ally…
odds-by-sea = Lands from the sea
odds-by-land = Joins the landing by land
odds-bombarding = Bombarding battleship
odds-bombarding-word = bombarding battleship
odds-damaged = Damaged battleship
odds-damaged-word = damaged battleship

## Mines and the voyage of a landing

odds-minefields = Minefields on the way
odds-minefields-word = minefields
odds-minefields-dice = Each ship rolls one die in each minefield it enters.
odds-with-voyage = With the voyage: mines and a battle for the sea zone
odds-voyage-loads = The units load in pairs, each artillery or tank with an infantry where possible.
odds-escort = Escorting { KIND($kind, form: "plural") }
odds-escort-word = escorting { KIND($kind, form: "plural") }
odds-guard = Enemy { KIND($kind, form: "plural") } in the sea zone
odds-guard-word = enemy { KIND($kind, form: "plural") } in the sea zone

## How a sea battle is fought, and for what

odds-conduct = Conduct of the battle
odds-press = The attacker presses
odds-press-best = as long as it pays
odds-press-always = to the end
odds-press-rounds = { $n ->
    [one] for { $n } round
   *[other] for { $n } rounds
}
odds-submerge = Attacking submarines submerge
odds-enemy-submerge = Defending submarines submerge
odds-submerge-best = when it is best
odds-submerge-never = never
odds-submerge-always = at once
odds-submerge-some = { $n } of { $all } at first
odds-stakes = Stakes
odds-zone-worth = IPCs for a cleared sea zone
odds-damage-cost = IPCs for a damaged battleship
odds-staying-cost = Percent lost by staying
odds-withdraw = The defenders leave afterwards
odds-way-back = The attackers can retreat

## The answer

odds-answer = Odds
odds-calculating = Calculating…
odds-exact = Calculated exactly.
odds-exact-mines = Calculated exactly, before any battle.
odds-exact-voyage = Calculated exactly, from the voyage on.
odds-one-attack = One attack: each side fires once.
odds-one-round = One round of fire.
odds-rounds = { NUMBER($n, digits: 1) } rounds of fire on average.
odds-even = Both sides lose the same on average.
odds-ahead = { POWER($power, form: "start") } destroys { NUMBER($ipcs, digits: 1) } IPCs more than it loses on average.
odds-behind = { POWER($power, form: "start") } loses { NUMBER($ipcs, digits: 1) } IPCs more than it destroys on average.
odds-losses = Casualties in 100 battles
odds-losses-in = Count casualties in
odds-in-ships = Ships
odds-in-units = Units
odds-in-ipcs = IPCs
odds-losses-of = { LIST($powers, of: "power", form: "label") }
odds-ships-sunk = Ships sunk in 100 voyages
odds-ipcs-lost = IPCs lost in 100 voyages
odds-chart-words = { $title }. Average: { NUMBER($mean, digits: 1) } { $what ->
    [ipcs] IPCs
    [sunk] ships sunk
   *[lost] units lost
}. { LIST($bars, join: "comma") }.
odds-chart-bar = { $loss }: { $chance }
odds-chart-hint = { $loss } { $what ->
    [ipcs] IPCs
    [sunk] sunk
   *[lost] lost
}: { $chance }
odds-chart-mean = average { NUMBER($mean, digits: 1) }

## The tables

odds-expected = Expected casualties
odds-of-these = Of these
odds-of-these-ships = Of these, ships
odds-nine-of-ten = In 9 of 10 battles
odds-most-often = Most often left
odds-amount = { NUMBER($n, digits: 1) } IPCs
odds-range = { $low } to { $high } IPCs
odds-of-kind = { NUMBER($n, digits: 1) } { KIND($kind, form: "plural") }
odds-of-damaged = { NUMBER($n, digits: 1) } damaged battleships
odds-nothing = nothing

## Press or break off

odds-choices = Press or break off
odds-yours = Yours after round 1
odds-theirs = Theirs
odds-chance = Chance
odds-best = Best choice
odds-pressing = If pressed
odds-stopping = If stopped
odds-best-press = Press
odds-best-break-off = Break off
odds-best-retreat = Retreat
odds-gain = +{ NUMBER($n, digits: 1) }
odds-loss = −{ NUMBER($n, digits: 1) }

## The order of casualties

odds-orders = Best order of casualties
odds-aim = Aim
odds-one-kind = Only one kind of unit can be lost.
odds-order-best = Best
odds-order-next = Next best
odds-order-worst = Worst
odds-order = { LIST($kinds, join: "comma") }
odds-order-kind = { KIND($kind, form: "plural") }
odds-order-damage = damage to battleships
odds-order-damaged = damaged battleships
odds-order-worth = { NUMBER($n, digits: 2) }
odds-order-use = Use
odds-order-in-use = In use
odds-order-applied = The odds use this order: { LIST($kinds, join: "comma") }.
odds-order-customary = Use the customary order
odds-order-figure = The figure is an average: { $counts }.
odds-order-waiting = Comparing all orders…

## Turn by turn

odds-front = Turn by turn
odds-front-turns = Turns
odds-front-attacks = { POWER($power, form: "start") } attacks
odds-front-pays = when it pays
odds-front-always = every turn
odds-front-never = never
odds-front-reserves = Reinforcements each turn
odds-front-joins = { KIND($kind) } that joins { POWER($power) }
odds-front-after = After
odds-front-turns-each = { $n ->
    [one] { $n } turn each
   *[other] { $n } turns each
}
odds-captured = Captured
odds-contested = Contested
odds-repelled = Thrown back
odds-casualties-of = { POWER($power, form: "short") }: casualties
odds-front-waiting = Calculating the next turns…
odds-front-moment = Turn { $turn }, { POWER($power) }: captured { $captured }, contested { $contested }, thrown back { $repelled }.
odds-bar-captured = Captured: { $chance }
odds-bar-contested = Contested: { $chance }
odds-bar-repelled = Thrown back: { $chance }
odds-axis = { NUMBER($share, style: "percent") }
odds-front-legend = Columns: control of the territory. Lines: average number of units left, at most { NUMBER($most) }; { POWER($attacker, form: "short") } solid, { POWER($defender, form: "short") } dashed.
