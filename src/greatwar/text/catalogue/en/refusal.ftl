### Why an order is refused: what is wrong, and what is right.

## Orders that come at the wrong time

refusal-war-over = The war is over; no more orders are taken.
refusal-stale = The game has changed. Check the board and try again.
refusal-not-in-rules = These rules have no such declaration.
refusal-lost-capital = { POWER($power, form: "start") } has lost its capital: it only moves and fights until the capital is liberated.
refusal-no-open-question = No question is open that this answers. Give an order of the { PHASE($phase) } phase.
refusal-other-phase = This order belongs to the { PHASE($phase) } phase. It is the { PHASE($now) } phase.
refusal-departed = { POWER($power, form: "start") } has left the game.
refusal-announced = The last round has been announced already.
refusal-declared = Submarine warfare has been declared already.
refusal-only-raiders-declare = Only { POWER($power) } declares submarine warfare.
refusal-neutral-wages-no-war = { POWER($power, form: "start") } is neutral and wages no war.

## Orders that make no sense on any board

refusal-names-no-units = The order names no units. Name a number and a kind, as in `2 infantry`.
refusal-no-number = { $n } is no number of units. Use 1 or more.
refusal-unknown =
    There is no { $what ->
        [space] space
        [power] power
       *[unit] unit
    } called { $name }.
refusal-unknown-near =
    There is no { $what ->
        [space] space
        [power] power
       *[unit] unit
    } called { $name }; did you mean { $near }?
refusal-players = The game is for 2 to 8 players, not { $n }.

## Units that are not there

refusal-has-too-few = { POWER($power, form: "start") } has { UNITS($there) } { SPACE($space, form: "in") }, not { $n }.
refusal-has-none = { POWER($power, form: "start") } has no { KIND($kind) } { SPACE($space, form: "in") }.
refusal-has-none-damaged = { POWER($power, form: "start") } has no damaged { KIND($kind) } { SPACE($space, form: "in") }.
refusal-has-too-few-at-sea = { POWER($power, form: "start") } has { UNITS($there) } { SPACE($space, form: "in") }, not { $n }; units aboard a transport sail with it and offload.
refusal-has-none-at-sea = { POWER($power, form: "start") } has no { KIND($kind) } { SPACE($space, form: "in") }; units aboard a transport sail with it and offload.
refusal-only-own-units = { POWER($power, form: "start") } moves only its own units.
refusal-only-some-can = Only { UNITS($able) } { SPACE($space, form: "in") } can still do this, not { $n }.

## Purchase

refusal-not-for-sale = A purchase names kinds of units and how many, nothing else.
refusal-not-before-round = { KIND($kind, form: "start-plural") } cannot be bought before round { $n }.
refusal-never-builds = { POWER($power, form: "start") } never builds { KIND($kind, form: "plural") }.
refusal-buys-nothing = { POWER($power, form: "start") } has lost its capital and buys nothing until the capital is liberated.
refusal-too-dear = This costs { ipcs }; { POWER($power) } has { $has }.
refusal-no-industry = { POWER($power, form: "start") } has no industry and buys at most one unit that is not infantry.
refusal-one-complex = { POWER($power, form: "start") } has one industrial complex and buys at most one { KIND($kind) }.
refusal-economy-collapsed = The economy of { POWER($power) } has collapsed, and it buys nothing until it has recovered.

## Routes

refusal-no-route = A move names at least two spaces.
refusal-not-adjacent = { SPACE($start) } and { SPACE($end) } do not share a border that this unit can cross.
refusal-stays-neutral = A neutral power cannot move land or air units out of its territories.
refusal-garrison = The garrison of { SPACE($territory) } stays where it is until the minor power enters the war.
refusal-leaning = { SPACE($territory) } is neutral and leans to your side: it is closed to you until it enters the war.
refusal-leaning-colony = { SPACE($minor) } is neutral and leans to your side: { SPACE($territory) } is closed to you until { SPACE($minor) } enters the war.
refusal-leaning-power = { POWER($power, form: "start") } is neutral and leans to your side: { SPACE($territory) } is closed to you until { POWER($power) } enters the war.
refusal-contested-exit = Units that start in contested { SPACE($start) } can move only to territories you controlled or occupied when the turn began.
refusal-closed-port = Ships of a neutral power cannot enter { SPACE($zone) }, where a power at war has a naval base.
refusal-impassable = { SPACE($territory) } belongs to a power that has collapsed and is impassable.
refusal-russian-since-armistice = { SPACE($territory) } is Russian since the armistice and cannot be entered.
refusal-no-friends-land = { SPACE($territory) } belongs to a power that is no friend of { POWER($power) }, so it is closed.
refusal-shared-land = { SPACE($territory) } is shared between Russia and the Central Powers; only these can enter it.
refusal-gone-by-rail = The { KIND($kind) } has gone by rail, which takes its whole move.
refusal-too-far =
    { KIND($kind, form: "article-start") } moves { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } in a turn.
refusal-too-far-already =
    { KIND($kind, form: "article-start") } moves { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } in a turn, and has moved { $gone } already.
refusal-neutral-below = Fighters cannot fly over neutral { SPACE($territory) }.
refusal-ends-at-sea = A fighter cannot end its flight at sea. Leave it a space to reach a territory.
refusal-not-sea = Sea units never enter territories. Choose a sea zone.
refusal-must-stop-minefield = Ships must end their movement in the minefield of { SPACE($zone) }.
refusal-must-stop-hostile = Ships must end their movement in hostile { SPACE($zone) }.
refusal-passage-closed =
    { $passage ->
        [canal] The Suez Canal is
        [dardanelles] The Turkish Straits are
        [gibraltar] The Strait of Gibraltar is
       *[danish_straits] The Danish straits are
    } closed to all ships.
refusal-passage-closed-to-enemies =
    { $passage ->
        [canal] The Suez Canal is
        [dardanelles] The Turkish Straits are
        [gibraltar] The Strait of Gibraltar is
       *[danish_straits] The Danish straits are
    } closed to the enemies of the side that controls { SPACE($territory) }.
refusal-passage-of-a-side =
    { $passage ->
        [canal] The Suez Canal is
        [dardanelles] The Turkish Straits are
        [gibraltar] The Strait of Gibraltar is
       *[danish_straits] The Danish straits are
    } open only to the side that controls { SPACE($territory) }.
refusal-needs-transport = Land units go to sea only aboard a transport: use `load`.
refusal-bound-one-space = Units that begin the turn in contested { SPACE($start) } move one space only.
refusal-attack-one-space =
    Land units enter { $status ->
        [neutral] neutral
       *[hostile] hostile
    } { SPACE($territory) } only as a move of one space.
refusal-must-stop =
    Land units must end their movement in { $status ->
        [contested] contested
        [hostile] hostile
        [neutral] neutral
        [shared] shared
       *[closed] closed
    } { SPACE($territory) }.
refusal-must-stop-unmobilized = Land units must end their movement { SPACE($territory, form: "in") }, which has not mobilized yet.
refusal-declared-landing = A transport with a declared landing sails no more.

## Railways

refusal-no-railways = These rules have no railways. Order `move` in the Movement phase.
refusal-no-rail-route = A rail move names at least two territories.
refusal-no-line = No railway leads { SPACE($start, form: "from") } { SPACE($end, form: "to") }.
refusal-no-territory-twice = A rail move goes through no territory twice.
refusal-friendly-line = Trains run through friendly territory; only their ends can be contested, not { SPACE($territory) }.
refusal-neutral-rails = { POWER($power, form: "start") } is neutral and moves no land units.
refusal-railways-mobilize = The railways are in use for the mobilization before round { $n }.
refusal-already-railed =
    { POWER($power, form: "start") } has already made { $n ->
        [one] its rail move
       *[other] its { $n } rail moves
    } of this turn.
refusal-worth-capacity =
    { SPACE($territory) } is worth { ipcs }: at most { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } can go through it.
refusal-rail-capacity =
    At most { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } can go in one rail move, not { $wanted }.
refusal-not-by-rail = Only the power’s own land units go by rail, not { KIND($kind, form: "plural") }.
refusal-rail-too-few = { POWER($power, form: "start") } has { UNITS($there) } { SPACE($space, form: "in") } that can still move, not { $n }.
refusal-rail-none = { POWER($power, form: "start") } has no { KIND($kind) } { SPACE($space, form: "in") } that can still move.

## Transports

refusal-load-not-adjacent = Units load from a territory into a sea zone that borders it, not { SPACE($start, form: "from") } { SPACE($end, form: "to") }.
refusal-neutral-loads-nothing = A neutral power cannot load its units.
refusal-loads-in-friendly-zones = Transports load only in friendly sea zones; { SPACE($zone) } is hostile.
refusal-carries-no-strangers = { POWER($carrier, form: "start") } is no friend of { POWER($power) }, so its transports carry none of these units.
refusal-no-room =
    The transports of { POWER($carrier) } { SPACE($zone, form: "in") } have no room for { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } more.
refusal-not-cargo = Only the power’s own land units and fighters can be loaded, not { KIND($kind, form: "plural") }.
refusal-load-too-few = { POWER($power, form: "start") } has { UNITS($there) } { SPACE($space, form: "in") } that can load, not { $n }: loading takes a unit’s whole move.
refusal-load-none = { POWER($power, form: "start") } has no { KIND($kind) } { SPACE($space, form: "in") } that can load: loading takes a unit’s whole move.
refusal-loaded-now = Units aboard a friend’s transport land on a later turn than the one they loaded in.
refusal-land-not-adjacent = Units land from a sea zone in a territory that borders it, not { SPACE($start, form: "from") } { SPACE($end, form: "to") }.
refusal-neutral-lands-nothing = A neutral power lands no units.
refusal-no-one-to-fight = There is no one to fight { SPACE($zone, form: "in") }.
refusal-aboard-too-few = { POWER($power, form: "start") } has { UNITS($there) } aboard { POWER($carrier, form: "possessive") } transports { SPACE($zone, form: "in") } with no landing declared yet, not { $n }.
refusal-aboard-none = { POWER($power, form: "start") } has no { KIND($kind) } aboard { POWER($carrier, form: "possessive") } transports { SPACE($zone, form: "in") } with no landing declared yet.
refusal-one-territory = A transport lands its cargo in one territory only, and these units are not aboard so.

## What must be in order when Movement ends

refusal-infantry-by-land = Units enter { SPACE($territory) } by land and by sea: an infantry must come by land.
refusal-fighters-alone = Fighters { SPACE($territory, form: "in") } need land units of their own power, an infantry among them.
refusal-no-infantry = An army { SPACE($territory, form: "in") } needs an infantry of its own power.
refusal-fighter-at-sea = A fighter over { SPACE($zone) } must still fly to a territory with land units of its power.
refusal-no-escort = A transport in hostile { SPACE($zone) } needs a warship of its own power with it.
refusal-no-escort-of-side = A transport of { POWER($power) } in hostile { SPACE($zone) } needs a warship of its side with it.
refusal-submarines = Enemy submarines are { SPACE($zone, form: "in") }. Keep a warship of your own there to land past them, or attack them.
refusal-shared-needs-infantry = The Central Powers must keep an infantry in shared { SPACE($territory) }.
refusal-attack-serbia = Austria-Hungary must attack Serbia on its first turn.
refusal-march-of-all = In round 1 { POWER($power) } must attack { SPACE($target) } with all its units { SPACE($start, form: "in") }.
refusal-landing-asked = The open question is about the landing { SPACE($territory, form: "in") } { SPACE($zone, form: "from") }.
refusal-which-zone = Landings { SPACE($territory, form: "in") } wait in { LIST($zones, of: "space") }. Name one: `from { $example }`.

## Combat

refusal-already-fought = You already fought { SPACE($space, form: "in") } this turn; there is one attack in a space.
refusal-retreated-to = Ships have retreated { SPACE($space, form: "to") }; no one fights there any more this turn.
refusal-neutral-attacks-no-one = A neutral power cannot attack.
refusal-decides-attack = { POWER($power, form: "start") } has the most units { SPACE($space, form: "in") } and decides about an attack there.
refusal-landed = Units have landed in contested { SPACE($territory) }: no combat occurs there this turn.
refusal-warships-retreated = All warships of { POWER($power) } { SPACE($zone, form: "in") } have retreated there and fight no more this turn.
refusal-no-warship = { POWER($power, form: "start") } has no warship { SPACE($zone, form: "in") } to attack with.
refusal-no-enemy = There is no enemy { SPACE($zone, form: "in") }.
refusal-no-units = { POWER($power, form: "start") } has no units { SPACE($territory, form: "in") } to attack with.
refusal-armistice = No attacks are made { SPACE($territory, form: "in") } since the armistice.
refusal-nothing-to-attack = There is no enemy { SPACE($territory, form: "in") }; a territory without enemies is captured without an attack.
refusal-sea-battle-first = Units are still to land { SPACE($territory, form: "in") }: fight in { LIST($zones, of: "space") } first.
refusal-comes-first = The battle { SPACE($territory, form: "in") } follows its sea battle and comes first.
refusal-no-landing = No landing { SPACE($territory, form: "in") } waits for a sea battle.
refusal-must-attack = You entered { SPACE($territory) } this turn and must attack there.
refusal-no-bombardment = Battleships do not bombard in these rules.
refusal-no-assault = No assault on { SPACE($territory) } was made { SPACE($zone, form: "from") }.
refusal-one-assault = Only { SPACE($territory) } is assaulted { SPACE($zone, form: "from") }: the battleships bombard there by themselves.
refusal-no-bombardment-after-battle = After the sea battle { SPACE($zone, form: "in") } the battleships there do not bombard.
refusal-bombard-earlier = Assign bombardment { SPACE($zone, form: "from") } before the first battle that it supports.
refusal-only-battleships-bombard = Only your own battleships bombard.
refusal-bombard-too-few = { POWER($power, form: "start") } has { UNITS($there) } { SPACE($zone, form: "in") } without a target, not { $n }.
refusal-bombard-none = { POWER($power, form: "start") } has no battleship { SPACE($zone, form: "in") } without a target.
refusal-bombard-as-many-as-land = No more battleships bombard { SPACE($territory) } than units have landed there.

## Sea battles and retreats

refusal-no-neutral-ships = { POWER($power, form: "start") } is no neutral power with ships { SPACE($zone, form: "in") }.
refusal-must-retreat = The attacking ships cannot stay { SPACE($zone, form: "in") }. Choose where they retreat.
refusal-submerge-too-few = { POWER($power, form: "start") } has { UNITS($there) } that can submerge { SPACE($zone, form: "in") }, not { $n }.
refusal-retreat-together = All attacking ships retreat together. Name the zone alone.
refusal-surfaced-retreat-together = All attacking ships that have not submerged retreat together: name the zone alone.
refusal-no-retreat-now = The attacker cannot retreat now. Press the attack or break it off.
refusal-no-retreat-from-unarmed = There is no retreat from transports and submerged submarines. Press the attack or break it off.
refusal-no-way-back = No attacking ship has come from or through { SPACE($to) }, next to { SPACE($zone) }, this turn.
refusal-friendly-retreat = { SPACE($zone) } must be friendly, and must have been when the turn began.
refusal-no-refuge = The ships can retreat to { LIST($zones, of: "space", join: "or") }, not { SPACE($zone, form: "to") }.
refusal-whose-ships = Ships of several powers can retreat: say whose, as in `1 cruiser of france`.
refusal-retreat-too-few = There are not { UNITS($units) } that could retreat.

## Casualties

refusal-last-infantry = { POWER($power, form: "start") } cannot lose its last infantry while it has other units there.
refusal-damaged-or-sunk = A battleship is either damaged or sunk, not both.
refusal-transports-last = Transports are lost last, after every warship that has not submerged.
refusal-wrong-number =
    Assign { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }; you assigned { $assigned }.
refusal-whose-units = Units of several powers are under fire: say whose, as in `1 infantry of france`.
refusal-sinks-at-once = One hit sinks a battleship in this ruleset. Write `1 battleship`.
refusal-not-under-fire = { POWER($power, form: "start") } has no units under fire. Choose among the units of { LIST($powers, of: "power") }.
refusal-under-fire-none =
    There is no { $state ->
        [damage] undamaged { KIND($kind) }
        [damaged] damaged { KIND($kind) }
        [submerging] submerging { KIND($kind) }
       *[other] { KIND($kind) }
    } under fire.
refusal-under-fire-too-few =
    There { $there ->
        [one] is
       *[other] are
    } { UNITS($units) } under fire, not { $n }.
refusal-under-fire-undamaged =
    There { $there ->
        [one] is { $there } undamaged battleship
       *[other] are { $there } undamaged battleships
    } under fire, not { $n }.

## Minor powers and control

refusal-represented-by = { SPACE($territory) } can be represented by { LIST($powers, of: "power", join: "or") }.
refusal-represented-now = { SPACE($territory) } is to be represented now, not { SPACE($other) }: by { LIST($powers, of: "power", join: "or") }.
refusal-controlled-by = { SPACE($territory) } can be controlled by { LIST($powers, of: "power", join: "or") }.
refusal-controlled-now = Choose the power that controls { SPACE($territory) } now, not { SPACE($other) }: { LIST($powers, of: "power", join: "or") }.

## Mobilize

refusal-builds-at-home = { POWER($power, form: "start") } builds battleships at naval bases of its own homeland, not { SPACE($territory, form: "in") }.
refusal-one-hull = Only one battleship at a time is under construction { SPACE($territory, form: "in") }.
refusal-launched-into = The battleship of { SPACE($territory) } can be launched into { LIST($zones, of: "space", join: "or") }.
refusal-exchange-new-unit = Choose a unit mobilized this turn { SPACE($territory, form: "in") } to exchange for an infantry.
refusal-only-new-units = You place only units bought this turn.
refusal-new-too-few = { POWER($power, form: "start") } has { UNITS($there) } to place, not { $n }.
refusal-new-none = { POWER($power, form: "start") } has no new { KIND($kind) } to place.
refusal-no-slip = You cannot lay down a battleship { SPACE($space, form: "in") }. Use your uncontested capital or one of your uncontested regional territories with a naval base.
refusal-no-base = You cannot place ships { SPACE($space, form: "in") }. Use a naval base in an original territory you have controlled since the turn began.
refusal-regions-only = New { KIND($kind, form: "plural") } cannot be placed { SPACE($space, form: "in") }. Use your capital or, for infantry, your regional territories.
refusal-uncontested-regions-only = New { KIND($kind, form: "plural") } cannot be placed { SPACE($space, form: "in") }. Use your capital or, for infantry, your uncontested regional territories.
refusal-uncontested-only = New { KIND($kind, form: "plural") } cannot be placed { SPACE($space, form: "in") }. Use your own uncontested territories.
refusal-not-mobilized-there = New land units and fighters are not mobilized { SPACE($space, form: "in") }. Use your capital or another place that the rules give you.
refusal-unplaced = Place your new units first: { UNITS($units) }.
refusal-contested = { SPACE($space) } is contested. Place new units in uncontested territories of { POWER($power) }.
refusal-no-controller = No power controls { SPACE($space) }. Place new units in territories that { POWER($power) } controls.
refusal-friend-controls = { POWER($holder, form: "start") } controls { SPACE($space) }. Place new units in territories that { POWER($power) } controls.
refusal-enemy-controls = { POWER($holder, form: "start") } controls { SPACE($space) }. Place new units { SPACE($capital, form: "in") }.
refusal-place-without-industry = { SPACE($space) } has no industry: at most one unit that is not infantry is placed there.
refusal-place-with-one-complex = { SPACE($space) } has one industrial complex: at most one unit of a kind is placed there besides infantry.
refusal-full =
    At most { $n ->
        [one] { $n } new unit
       *[other] { $n } new units
    } can be placed { SPACE($space, form: "in") } in a turn.
