### The game in the terminal. Words to type stand in backticks; they are the same in every language.

## What is asked

cli-ask-buy = { POWER($power, form: "label") }: buy units for up to { ipcs }, for example `buy 2 infantry, 1 artillery`, or `end`.
cli-ask-bought = { POWER($power, form: "label") }: you buy { UNITS($units) } and have { ipcs } left. `buy …` replaces the purchase, `end` completes it.
cli-ask-bid = Your bid adds { UNITS($units) } when you mobilize.
cli-ask-too-poor = { POWER($power, form: "label") }: you can buy nothing with { ipcs }. Type `end`.
cli-ask-bankrupt = { POWER($power, form: "label") }: your economy has collapsed and buys nothing. Type `end`.
cli-ask-move = { POWER($power, form: "label") }: move your units, for example `{ $order }`, then `end`.
cli-ask-no-move = { POWER($power, form: "label") }: no unit can move. Type `end`.
cli-ask-stuck = { POWER($power, form: "label") }: no unit can move, and the phase cannot end. Type `undo`, or `end` to see why.
cli-ask-must-attack = { POWER($power, form: "label") }: you must attack { LIST($must, of: "space") }, for example `attack { $first }`.
cli-ask-must-and-may-attack = { POWER($power, form: "label") }: you must attack { LIST($must, of: "space") }; you may attack { LIST($may, of: "space") }, for example `attack { $first }`.
cli-ask-may-attack = { POWER($power, form: "label") }: you may attack { LIST($may, of: "space") }, for example `attack { $first }`, or `end`.
cli-ask-no-attack = { POWER($power, form: "label") }: there is nothing to attack. Type `end`.
cli-ask-place = { POWER($power, form: "label") }: place { UNITS($units) }, for example `{ $order }`.
cli-ask-nothing-to-place = { POWER($power, form: "label") }: you have no units to place. Type `end`.
cli-ask-income = { POWER($power, form: "label") }: `end` collects { ipcs } and ends the turn.
cli-ask-no-income = { POWER($power, form: "label") }: your economy has collapsed. `end` collects nothing and ends the turn.
cli-ask-casualties =
    { POWER($power, form: "label") }: choose { $n ->
        [one] { $n } casualty
       *[other] { $n } casualties
    } { $reason ->
       *[fire] { SPACE($space, form: "in") }
        [coastal-fire] of the coastal fire { SPACE($space, form: "in") }
        [bombardment] of the bombardment { SPACE($space, form: "in") }
        [air-battle] of the air battle { SPACE($space, form: "in") }
    } among { UNITS($units) }, for example `{ $order }`.
cli-ask-casualties-shape =
    { POWER($power, form: "label") }: choose { $n ->
        [one] { $n } casualty
       *[other] { $n } casualties
    } { SPACE($space, form: "in") } among { UNITS($units) }. `? { $named }` shows the units.
cli-ask-hits =
    { POWER($power, form: "label") }: assign { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } { $reason ->
       *[fire] { SPACE($space, form: "in") }
        [coastal-fire] of the coastal fire { SPACE($space, form: "in") }
        [bombardment] of the bombardment { SPACE($space, form: "in") }
        [air-battle] of the air battle { SPACE($space, form: "in") }
    } among { UNITS($units) }, for example `{ $order }`.
cli-ask-hits-shape =
    { POWER($power, form: "label") }: assign { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } { SPACE($space, form: "in") } among { UNITS($units) }. `? { $named }` shows the units.
cli-ask-submerge =
    { POWER($power, form: "label") }: { $n ->
        [one] your submarine { SPACE($zone, form: "in") } can submerge instead of firing: `submerge 1` or `submerge 0`.
       *[other] choose how many of your { $n } submarines { SPACE($zone, form: "in") } submerge instead of firing, for example `submerge 0`.
    }
cli-ask-submerge-first =
    { POWER($power, form: "label") }: { $n ->
        [one] your submarine { SPACE($zone, form: "in") } can submerge before anyone fires: `submerge 1` or `submerge 0`.
       *[other] choose how many of your { $n } submarines { SPACE($zone, form: "in") } submerge before anyone fires, for example `submerge 0`.
    }
cli-ask-press = { POWER($power, form: "label") }: press the attack { SPACE($zone, form: "in") }? Type `press` for another round, or { LIST($ways, join: "or") } to stop.
cli-ask-land = { POWER($power, form: "label") }: your landing { SPACE($zone, form: "from") } hit mines. Type `land { $named }` to land anyway, or `call off { $named }`.
cli-ask-represent = { POWER($power, form: "label") }: { SPACE($territory) } is invaded. Choose the power that represents it: { LIST($ways, join: "or") }.
cli-ask-control = { POWER($power, form: "label") }: choose the power that takes control of { SPACE($territory) }: { LIST($ways, join: "or") }.
cli-ask-agree = { POWER($power, form: "label") }: do you agree to this proposal? { $proposal } Type `agree` or `object`.
cli-ask-armistice = { POWER($power, form: "label") }: Russia offers an armistice. Type `accept armistice` or `decline armistice`.
cli-ask-spare = { POWER($power, form: "label") }: neutral ships of { POWER($other) } are { SPACE($zone, form: "in") }. Type `spare { $named }` to leave them out, or `involve { $named }` to attack them too.
cli-ask-retreat = { POWER($power, form: "label") }: your ships must retreat { SPACE($zone, form: "from") }: { LIST($ways, join: "or") }.
cli-ask-leave = { POWER($power, form: "label") }: your ships can retreat { SPACE($zone, form: "from") }: { LIST($ways, join: "or") }.
cli-ask-launch = { POWER($power, form: "label") }: choose the sea zone for your new battleship { SPACE($territory, form: "in") }: { LIST($ways, join: "or") }.
cli-ask-replace = { POWER($power, form: "label") }: your army { SPACE($territory, form: "in") } needs an infantry. Exchange a new unit: { LIST($ways, join: "or") }.
cli-several-powers = Several powers can act. Name one: { $order }

## What can be done now: the answer to `?`

cli-any-time = At any time: { LIST($powers, join: "or") }: { $order }
cli-undo-would = `undo` undoes: { $undone }.
cli-end-would = `end` ends the phase.
cli-cannot-end = You cannot end the phase yet:
cli-more-orders = … and { $n } more of the same kind.
cli-shape =
    casualties of exactly { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }, at most { LIST($most) }
cli-shape-line =
    Casualties of exactly { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }, at most { LIST($most) }.
cli-shape-lists =
    Casualties of exactly { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }, at most { LIST($most) }. { $lists } lists are legal, such as:
cli-treasury-left = { ipcs } left. `buy` names the whole purchase: `buy 2 infantry, 1 artillery`
cli-treasury-left-spent =
    { ipcs } left, { $spent ->
        [one] { $spent } IPC
       *[other] { $spent } IPCs
    } spent. `buy` names the whole purchase: `buy 2 infantry, 1 artillery`
cli-buys-nothing = You can buy nothing with { ipcs }.
cli-not-now = Not now: { LIST($kinds, join: "comma") }.
cli-never-built = { $kind } (never built)
cli-from-round = { $kind } (from round { $round })
cli-kind-bankrupt = { $kind } (your economy has collapsed)
cli-kind-cost = { $kind } ({ ipcs })
cli-heading-unit = unit
cli-heading-ipcs = IPCs
cli-heading-attack = attack
cli-heading-defence = defence
cli-heading-moves = moves
cli-sunk-by = sunk by { $n } hits
cli-carries = carries { $n }
cli-no-unit-moves = No unit can move.
cli-via = via { LIST($ways, join: "or") }
cli-mark =
    { $mark ->
       *[hostile] hostile
        [contested] contested
        [neutral] neutral
        [closed] closed
        [impassable] impassable
        [mines] mines
    }
cli-nothing-to-attack = There is nothing to attack.
cli-compulsory = compulsory
cli-borders = Borders: { LIST($spaces, join: "comma") }.
cli-can-enter = Can go there ({ POWER($power, form: "label") }): { LIST($ways, join: "semicolon") }.
cli-can-leave = Can leave ({ POWER($power, form: "label") }): { LIST($ways, join: "semicolon") }.
cli-way-from = { LIST($units, join: "comma") } from { $space }
cli-way-from-via = { LIST($units, join: "comma") } from { $space } via { $via }
cli-way-to = { LIST($units, join: "comma") } to { $space }
cli-way-to-via = { LIST($units, join: "comma") } to { $space } via { $via }
cli-you-can = You can: { $order }

## The board

cli-round = Round { $round }
cli-round-date = Round { $round } · { $date }
cli-turn = { POWER($turn, form: "label") }
cli-war-over = The war is over
cli-headline = Round { $round } · { POWER($turn, form: "label") } · { PHASE($phase) }
cli-headline-date = Round { $round } · { $date } · { POWER($turn, form: "label") } · { PHASE($phase) }
cli-row-treasury = treasury
cli-row-income = income
cli-row-collapse = collapse
cli-standing-out = out
cli-standing-lost = lost
cli-standing-collapsed = collapsed
cli-standing-contested = contested
cli-standing-neutral = neutral
cli-capital-controlled = { POWER($holder, form: "start") } controls { SPACE($capital) }, the capital of { POWER($power) }.
cli-capital-contested = { SPACE($capital) }, the capital of { POWER($power) }, is contested.
cli-contested-spaces = Contested: { LIST($spaces, of: "space", join: "comma") }.
cli-economy-collapsed = The economy of { POWER($power) } has collapsed.
cli-surrendered = Surrendered: { LIST($powers, of: "power", form: "label", join: "comma") }.
cli-submarine-warfare = Germany has declared unrestricted submarine warfare.
cli-points-clock = Points: Central Powers { $central }, Allies { $allies }. The players end the war by the clock.
cli-points-last = Points: Central Powers { $central }, Allies { $allies }. This round is the last.
cli-points-after = Points: Central Powers { $central }, Allies { $allies }. They decide the war after round { $round }.
cli-incomes = Incomes: Central Powers { $central }, Allies { $allies }. They decide the war after round { $round }.
cli-war-drawn = The war ends in a draw.
cli-war-won = { POWER($side, form: "start") } have won the war.
cli-no-ships = No ships in SZ { $zones }.
cli-hull = a battleship under construction
cli-hull-line = A battleship under construction.
cli-impassable = impassable
cli-aligned = aligned with { POWER($power) }
cli-neutral = neutral
cli-colony = of { SPACE($of) }
cli-moved = { $n } moved
cli-to-land = to land in { LIST($spaces) }
cli-space = { SPACE($space) }
cli-space-named = { $named } ({ SPACE($space) })
cli-sea-zone = A sea zone: { $where }.
cli-mined = Mined by the naval base { SPACE($base, form: "in") }.
cli-naval-base = Naval base in { LIST($zones, of: "space") }.
cli-no-units = No units.
cli-facts = { LIST($facts, join: "comma") }.
cli-fact-contested = contested
cli-fact-shared = shared since the armistice
cli-fact-controlled = controlled by { POWER($power) }
cli-fact-uncontrolled = controlled by no one
cli-fact-origin = originally { POWER($power, form: "adjective") }
cli-fact-capital = capital
cli-fact-worth = worth { ipcs }
cli-region =
    { $region ->
       *[west] Western Front
        [east] Eastern Front
        [balkans] Balkans and Italy
        [middle-east] Middle East and Asia
        [africa] Africa and the colonies
        [america] The Atlantic and America
        [north-sea] North Sea, Channel and Baltic
        [mediterranean] Mediterranean and Black Sea
        [indian-ocean] Around Africa and the Indian Ocean
    }
cli-no-region = There is no region `{ $name }`. Name one of { LIST($regions, join: "comma") }.

## The session

cli-other-program = Another program played on in this game:
cli-order-fault = The program failed at this order. Nothing changed: { $error }
cli-undone = Undone: { $undone }.
cli-is-contested = { SPACE($space) } is contested.
cli-no-computer-plays = No computer plays { POWER($power) }.
cli-no-computers = No computer plays in this game.
cli-no-plans = { LIST($powers, of: "power", form: "label") }: nothing planned yet.
cli-did-you-mean = Did you mean: { $order }
cli-orders-before =
    … { $n ->
        [one] { $n } order
       *[other] { $n } orders
    } before (`log all`)
cli-no-orders = No orders yet.
cli-name-taken = { $file } exists already. Choose another name.
cli-not-written = { $file } cannot be written: { $reason }.
cli-record-so-far = The record so far is in { $file }.
cli-player = Player { $n } ({ POWER($side, form: "label") }): { LIST($powers, of: "power", form: "label") }
cli-computer = A computer plays { POWER($power) }: { $level }
cli-how-to-leave = Type `quit` to leave; every order is saved.
cli-phase = { PHASE($phase) }
cli-status = Round { $round } · { POWER($turn, form: "label") } · { PHASE($phase) } · { ipcs }    ? what now   undo   board   help   quit
cli-note-now = what you can do now
cli-note-board = the board, or a part of it
cli-note-log = the orders so far
cli-note-help = how to give orders
cli-note-quit = leave; the game is saved
cli-note-not-yet = not yet; says why
cli-note-undo = undo { $undone }
cli-note-acts-too = can act too
cli-note-most = at most { $n }

## Help

cli-help-now = what you can do now
cli-help-space = a space: its controller, its units, its borders, what can move there
cli-help-board = the board, or a part of it: west, east, balkans, asia, africa, america, sea
cli-help-log = the orders so far
cli-help-players = the players and their powers
cli-help-why = what computers plan; with `more`, what they rejected
cli-help-undo = undoes your last order of the turn, an `end` too, back to the last die or another player’s order
cli-help-save = where the game is saved; with a name, writes the record to that file
cli-help-quit = leaves the game; every order is saved
cli-help-buy = Purchase: the whole purchase; a later `buy` replaces it
cli-help-move = Movement: name every space of the route
cli-help-load = Movement: on transports; `… on France` for those of another power
cli-help-sail = Movement: a loaded transport
cli-help-offload = Movement: declares a landing
cli-help-attack = Combat: attacks
cli-help-bombard = Combat: where one sea zone supports several assaults
cli-help-casualties = in battle: your casualties; `damage 1 battleship` for a first hit
cli-help-sea = in a sea battle; `retreat SZ 8` where the rules allow it
cli-help-place = Mobilize: places new units
cli-help-declare = Germany, at any time: `Germany: declare submarine warfare`
cli-help-announce = tournament by the clock: this round is the last
cli-help-end = ends the phase

## Games that are kept

cli-kept = Every order is saved at once; `save FILE` writes the record so far to a file.
cli-kept-closed = The game is saved. `greatwar play --terminal` continues it here, `greatwar play` on the screen.
cli-kept-in-file = Every order is saved at once, in { $file }; `save FILE` writes the record so far to another file.
cli-file-closed = The game is saved in { $file }. `greatwar play --save { $file }` continues it.
cli-record-kept = The record is in { $file }. `greatwar verify { $file }` checks the dice.
cli-finished = The game is over; its key is revealed in { $file }. `greatwar verify { $file }` checks the dice.
cli-cannot-continue = The game cannot continue: { $reason }
cli-not-ended = The game did not end: { $reason }
cli-game-gone = The game is no longer here; another program has ended it.
cli-cannot-open = The game “{ $title }” cannot be opened: { $reason }
cli-game-line = { $title }: round { $round }, { POWER($turn, form: "label") }, { PHASE($phase) }
cli-not-imported = { $file } was not imported. { $reason }
cli-imported-folder =
    Imported { $n ->
        [one] { $n } saved game
       *[other] { $n } saved games
    } from { $folder }; the files are in { $done }.
cli-imported = Imported { $file }; the files are in { $done }. `greatwar play --terminal` continues the game here, `greatwar play` on the screen.
cli-wrong-key = Its key is not the one that the record is committed to.
cli-no-games = No unfinished games. `greatwar play --new` begins one.
cli-invited =
    On the screen: { $n ->
        [one] { $n } more game
       *[other] { $n } more games
    }, with invited players.
cli-new-or-old = You named options of a new game. Leave them out to continue or end another game.
cli-no-unfinished = There is no unfinished game.
cli-no-game = There is no unfinished game { $n }; `greatwar play --games` lists them.
cli-continuing = Continuing the last game. { $game }.
cli-unfinished = Unfinished game. { $game }.
cli-others-unfinished =
    { $n ->
        [one] There is { $n } other unfinished game
       *[other] There are { $n } other unfinished games
    }: `greatwar play --games` lists them.
cli-continue-it = Continue it?
cli-file-exists = { $file } exists already. Leave out the options of a new game to continue it.
cli-key-digits = The key must be hexadecimal digits, two for each byte, for example `00ff`.
cli-new-game = The new game

## Computers, rulesets and files that the command line names

cli-no-power-or-side = --computer: { $reason } Name a power or a side.
cli-no-opponent = --computer: There is no opponent `{ $name }`. Name one of { LIST($levels, join: "comma") }.
cli-computers-unreadable = { $file } does not say which powers computers play. Fix it, or name them with --computer.
cli-option-twice = The option { $name } is named twice.
cli-option-form = Write an option as KEY=VALUE, for example `russian_revolution=true`, not as `{ $text }`.
cli-named = { $name }: { $reason }
cli-standard-input = standard input
cli-no-file = There is no file { $file }.
cli-no-folder = There is no folder { $folder }.
cli-is-folder = { $file } is a folder. Name a file.
cli-is-file = { $file } is a file. Name a folder.
cli-not-allowed = You may not read { $file }.
cli-not-readable = { $file } cannot be read: { $reason }.
cli-not-utf8 = { $file } is not UTF-8 text: line { $line } holds other bytes.
cli-line-misfit = { $file }: line { $line }: { $reason }
cli-reason = { $reason }.
cli-file-reason = { $file }: { $reason }.
cli-more-problems = and { $n } more like these

## The command line itself

cli-did-you-mean-command = There is no command `{ $name }`. Did you mean `{ $near }`?
cli-no-command = There is no command `{ $name }`. The commands are { LIST($names) }.
cli-program-fault = The program failed. This is not your fault: { $error } (GREATWAR_TRACEBACK=1 shows where).
