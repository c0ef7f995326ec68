### The small parts of the page, and the words that many parts share.

## Buttons

close = Close
undo = Undo
undo-what = Undo: { $what }
show = Show
home = Home
odds-open = Odds…
language = Language
key-enter = Enter
key-space = Space
key-escape = Esc

## Problems

complaints-more = { $n ->
    [one] 1 more problem like these.
   *[other] { $n } more problems like these.
}
rule-read = Read the rule
server-silent = The server does not answer. Check that it is running.
server-error = The server answers with error { $status }.
connection-none = There is no connection to the server.
connection-lost = The connection broke. Try again.
seat-passed-on = A new link passed on one of your seats. You no longer play it.

## Fields

die-rolled = { $hit ->
    [yes] { $value }, a hit
   *[no] { $value }, a miss
}
file-choose = Choose a file
number-less = One { $label } less
number-more = One { $label } more
number-how-many = How many { $label }
tile = { UNITS($units) }, { POWER($power, form: "label") }

## Units of a sort, without their number

sort-damaged = damaged battleship
sort-damage = battleship, damaged
sort-submerging = submerging submarine
sort-loaded = { KIND($kind) } with { UNITS($cargo) }
sort-of = { $sort } of { POWER($power) }

## Time and chance

ago-now = just now
ago-minutes = for { $n } min
ago-hours = for { $n } h
ago-days = { $n ->
    [one] for 1 day
   *[other] for { $n } days
}
percent-low = under 1%
percent-high = over 99%

## The end of a war

outcome-draw = A draw
outcome-won = { POWER($side, form: "start") } have won

## Orders, as the buttons that give them

order-buy = Buy { UNITS($units) }
order-buy-nothing = Buy nothing
order-move = Move { UNITS($units) } { SPACE($space, form: "to") }
order-rail = Send { UNITS($units) } by rail { SPACE($space, form: "to") }
order-load = Load { UNITS($units) } { SPACE($space, form: "in") }
order-offload = Offload { UNITS($units) } { SPACE($space, form: "in") }
order-end = End the phase
order-attack = Attack { SPACE($space, form: "object") }
order-bombard = Bombard { SPACE($space, form: "object") } with { UNITS($units) }
order-place = Place { UNITS($units) } { SPACE($space, form: "in") }
order-submarine-warfare = Declare unrestricted submarine warfare
order-last-round = Announce this round as the last
order-lose = Lose { UNITS($units) }
order-lose-nothing = Lose nothing
order-damage = { $n ->
    [one] Damage 1 battleship
   *[other] Damage { $n } battleships
}
order-lose-and-damage = { $n ->
    [one] Lose { UNITS($units) }; damage 1 battleship
   *[other] Lose { UNITS($units) }; damage { $n } battleships
}
order-submerge = { $n ->
    [one] Submerge 1 submarine
   *[other] Submerge { $n } submarines
}
order-fire = Fire with all submarines
order-press = Press the attack
order-break-off = Break off the attack
order-retreat = Retreat { SPACE($zone, form: "to") }
order-retreat-with = Retreat { SPACE($zone, form: "to") } with { UNITS($units) }
order-stay = Stay
order-land = Land { SPACE($space, form: "in") }
order-call-off = Call off the landing { SPACE($space, form: "in") }
order-represent = { POWER($power, form: "start") } represents { SPACE($space, form: "object") }
order-control = { POWER($power, form: "start") } takes control of { SPACE($space, form: "object") }
order-agree = Agree
order-object = Object
order-accept-armistice = Accept the armistice
order-decline-armistice = Decline the armistice
order-spare = Do not attack { POWER($power) }
order-involve = Attack { POWER($power) } too
order-replace = Exchange 1 { KIND($kind) } { SPACE($space, form: "in") } for infantry
order-launch = Launch { SPACE($space, form: "from") } into { SPACE($zone) }
