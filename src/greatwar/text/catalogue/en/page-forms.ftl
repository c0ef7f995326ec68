### The panel in which a player answers what is asked.

## The end of a phase

end-fix = { $n ->
    [one] Fix 1 problem first
   *[other] Fix { $n } problems first
}
end-purchase = End purchase
end-movement = End movement
end-combat = End combat
end-mobilization = End mobilization

## Purchase

purchase-carries = Carries { $capacity }, moves { $move }
purchase-silent = Does not fire, moves { $move }
purchase-fires = Attack and defence { $attack }, moves { $move }
purchase-attacks = Attack { $attack }, defence { $defence }, moves { $move }
purchase-on-board = { $n ->
    [0] None on the board
   *[other] { $n } on the board
}
purchase-same-reason = Same reason.
purchase-bid = Your bid adds { UNITS($units) } when you mobilize, free of charge.
purchase-treasury = Treasury
purchase-spent = Spent
purchase-left = left
purchase-buy = { $n ->
    [one] Buy 1 unit for { $cost }
   *[other] Buy { $n } units for { $cost }
}
purchase-reset = Reset the purchase
purchase-skip = Buy nothing and continue

## Movement

movement-made = { $n ->
    [0] No moves yet
   *[other] Moves so far: { $n }
}
movement-via = via { LIST($spaces, of: "space", join: "comma") }
movement-rail = by rail
movement-load = load
movement-offload = offload
movement-offload-later = offload after the battle
movement-undo = Undo the move { ROUTE($route) }
movement-chance-sea = The chance to win the battle if it is fought to the end
movement-chance-land = The chance to capture the territory, or the expected hits: yours to theirs
movement-ready = { $n ->
    [0] None of your units can move.
    [one] Units in 1 space can move. It has a violet edge.
   *[other] Units in { $n } spaces can move. They have a violet edge.
}
movement-other-battles = Other battles

## Combat

combat-battles = Battles
combat-none = No battles left
combat-required = must be fought
combat-skip = Skip remaining attacks
combat-first = Fight the required battles first

## Mobilize

mobilize-to-place = Units to place
mobilize-all-placed = All units are placed
mobilize-next = The unit to place next
mobilize-how-many = How many at once
mobilize-all = As many as fit
mobilize-one = One at a time
mobilize-in = { $n } { SPACE($space, form: "in") }
mobilize-build = Build { SPACE($space, form: "in") }
mobilize-battleship = A battleship is built in a territory with a naval base and launched in a later round.
mobilize-refund = You cannot place { UNITS($units) }. Their cost is refunded when you end the phase.
mobilize-placed = Placed
mobilize-undo = Undo the placement { SPACE($space, form: "in") }
mobilize-first = Place your units first

## Income

income-treasury = Treasury
income-territories = Income from your territories
income-then = New treasury
income-submarines = Submarine warfare can reduce it: the dice are rolled when you collect.
income-collect = { $n ->
    [one] Collect 1 IPC
   *[other] Collect { $n } IPCs
}

## Casualties

casualties-hint = { $hits ->
    [one] Assign 1 hit: click a unit on the battle board, or count here. The cheapest unit is selected.
   *[other] Assign { $hits } hits: click units on the battle board, or count here. The cheapest units are selected.
}
casualties-remain = { $n ->
    [0] none remains
    [one] 1 remains
   *[other] { $n } remain
}
casualties-afloat = stays afloat
casualties-sunk = battleship, sunk by { $hits } hits
casualties-more = { $n ->
    [one] Assign 1 more hit
   *[other] Assign { $n } more hits
}
casualties-too-many = { $n ->
    [one] 1 hit too many
   *[other] { $n } hits too many
}

## Submerge, press, retreat

submerge-boat = { $under ->
    [yes] Submarine { $number }: submerges
   *[no] Submarine { $number }: fires
}
submerge-submerges = submerges
submerge-fires = fires
submerge-count = Submerge
submerge-before = A submarine that submerges leaves the battle before any unit fires.
submerge-after = A submarine that submerges does not fire. If it survives the round, it leaves the battle.
submerge-odds-fire = { $most ->
    [one] If it fires and the battle is fought to the end:
   *[other] If all fire and the battle is fought to the end:
}
submerge-odds-all = { $most ->
    [one] If it submerges and the others fight to the end:
   *[other] If all submerge and the others fight to the end:
}
submerge-odds-some = { $n ->
    [one] If 1 submerges and the others fight to the end:
   *[other] If { $n } submerge and the others fight to the end:
}
submerge-all = { $most ->
    [one] Submerge
   *[other] Submerge with all
}
submerge-some = Submerge { $n }, fire with { $rest }
submerge-none = { $most ->
    [one] Fire
   *[other] Fire with all
}
press-press = Both sides fire another round, then remove their casualties.
press-break-off = The battle ends. All ships stay in the sea zone.
press-retreat = Your ships retreat { SPACE($zone, form: "to") }.
press-odds = Fought to the end:
retreat-hint = Ships that retreat leave the battle. Ships that stay hold the sea zone.
retreat-where = The sea zone to retreat to
retreat-stay = { $n ->
    [0] none stays
    [one] 1 stays
   *[other] { $n } stay
}
retreat-all = Retreat { SPACE($zone, form: "to") } with all ships
retreat-choose = Choose the ships that retreat
retreat-hold = Stay { SPACE($zone, form: "in") }

## Other questions

choice-about-land = Mines hit your ships on the way. The units still aboard can land or stay aboard.
choice-about-represent = The power that represents the territory commands its army from now on.
choice-about-control = Several powers of your side have units there. The power that takes control collects the income.
choice-about-armistice = If every Central Power accepts, Russia leaves the war. If one declines, the war in the east continues.
choice-about-spare = You can attack your enemies alone, or the neutral ships too. Then their power enters the war.
choice-about-replace = Every army needs at least one infantry of its own. Exchange one of the units just placed.
choice-about-launch = The battleship is finished. Launch it into a sea zone next to the naval base.
choice-land = The units offload, and attack if enemies are there.
choice-call-off = The units stay aboard.
choice-agree = If every power agrees, it is settled.
choice-object = Then the rules name the power that decides.
choice-there = { UNITS($units) } there
choice-proposes = { POWER($power, form: "start") } proposes:

## Odds

odds-cleared = cleared
forecast-captured = captured
odds-undecided = undecided
forecast-contested = contested
forecast-repelled = repelled
forecast-losses = Expected losses: attacker { NUMBER($attacker, digits: 1) } IPCs, defender { NUMBER($defender, digits: 1) } IPCs.
odds-brief-won = { $chance } to win
odds-brief-captured = { $chance } to capture
odds-brief-hits = { NUMBER($attacker, digits: 1) } to { NUMBER($defender, digits: 1) } hits

## Ships in a sea zone

zone-friend = { POWER($power, form: "start") } has { UNITS($units) } there.
zone-enemy = { POWER($power, form: "start") }, an enemy, has { UNITS($units) } there.
zone-mines = Mines there can hit your ships.
zone-empty = No ships are there.
