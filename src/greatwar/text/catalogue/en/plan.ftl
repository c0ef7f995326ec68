### What a computer plans: an order to itself, and the reason.

## Purchases

plan-buy-garrison = Buy { UNITS($units) } to defend { SPACE($space) }.
plan-buy-transports = Buy { UNITS($units) } to carry the army overseas.
plan-buy-escort = Buy { UNITS($units) } to protect the home waters.
plan-buy-fighter = Buy { UNITS($units) } to gain air supremacy at the front.
plan-buy-tanks = Buy { UNITS($units) } to break through.
plan-save-for-fleet = Buy nothing more: save for a fleet.

## Movement and battles

plan-none = { POWER($power, form: "start") } has no plan: its orders are random.
plan-opening = Known opening: { $aim }.
plan-opening-belgium = Known opening: pin Serbia, attack Poland, hold Galicia, march through Belgium.
plan-attack =
    Attack { SPACE($space) } with { UNITS($units) }: { NUMBER($chance, style: "percent") } to capture it; expected losses { $loss ->
        [one] { $loss } IPC
       *[other] { $loss } IPCs
    }, enemy { $enemy }.
plan-capture = Capture { SPACE($space) }: it is undefended.
plan-hold = Hold { SPACE($space) } with { UNITS($units) } and do not attack.
plan-land = Land { UNITS($units) } { SPACE($space, form: "in") }.
plan-attack-fleet = Attack the enemy ships { SPACE($zone, form: "in") }.
plan-capital-at-risk = { SPACE($space) } is at risk: { NUMBER($chance, style: "percent") } to lose it before the next turn.
plan-expect-attack = Expect an attack { SPACE($space, form: "in") }.

## What else was considered

plan-opening-alone = No alternatives: this opening is known from whole games.
plan-rejected =
    Rejected: attack { SPACE($space) } with everything in range. { NUMBER($chance, style: "percent") } to capture it; expected losses { $loss ->
        [one] { $loss } IPC
       *[other] { $loss } IPCs
    }, enemy { $enemy }.
plan-ahead =
    { $way }: { $n ->
        [one] { $n } IPC
       *[other] { $n } IPCs
    } ahead after a round.
plan-behind =
    { $way }: { $n ->
        [one] { $n } IPC
       *[other] { $n } IPCs
    } behind after a round.
plan-wins = { $way }: the war is won within a round.
plan-loses = { $way }: the war is lost within a round.

## Ways to plan a turn, each the label of a line above

plan-way-usual = Usual plan
plan-way-sparing = Without attacking { SPACE($space) }
plan-way-fleet-held = With the fleet held back
plan-way-toward = With more units towards { SPACE($space) }
plan-way-away = With fewer units towards { SPACE($space) }
plan-way-combined = Combining the best changes
plan-way-casualties = Accepting casualties
plan-way-capitals = Aiming for capitals
plan-way-careful = Playing safe
plan-way-territory = Aiming for territory
plan-way-bold = Ignoring counterattacks
plan-way-patient = Waiting for a better moment
