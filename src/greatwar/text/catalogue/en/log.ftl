### What happens: orders and what comes of them.

## Rounds, turns, phases

log-round = Round { $n } begins.
log-turn = The turn of { POWER($turn) } begins.
log-phase = { POWER($turn, form: "label") } · { PHASE($phase) }

## Orders. The short form stands behind the emblem of the power

log-buys = { POWER($power, form: "start") } buys { UNITS($units) }.
    .short = Buys { UNITS($units) }.
log-buys-nothing = { POWER($power, form: "start") } buys nothing.
    .short = Buys nothing.
log-moves = { POWER($power, form: "start") } moves { UNITS($units) } { ROUTE($route) }.
    .short = Moves { UNITS($units) } { ROUTE($route) }.
log-rails = { POWER($power, form: "start") } sends { UNITS($units) } by rail { ROUTE($route) }.
    .short = Sends { UNITS($units) } by rail { ROUTE($route) }.
log-loads = { POWER($power, form: "start") } loads { UNITS($units) } { SPACE($territory, form: "from") } { SPACE($zone, form: "in") }.
    .short = Loads { UNITS($units) } { SPACE($territory, form: "from") } { SPACE($zone, form: "in") }.
log-loads-on = { POWER($power, form: "start") } loads { UNITS($units) } { SPACE($territory, form: "from") } { SPACE($zone, form: "in") } on transports of { POWER($carrier) }.
    .short = Loads { UNITS($units) } { SPACE($territory, form: "from") } { SPACE($zone, form: "in") } on transports of { POWER($carrier) }.
log-lands = { POWER($power, form: "start") } declares a landing: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }.
    .short = Declares a landing: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }.
log-lands-from = { POWER($power, form: "start") } declares a landing: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }, from transports of { POWER($carrier) }.
    .short = Declares a landing: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }, from transports of { POWER($carrier) }.
log-lands-after = { POWER($power, form: "start") } declares a landing after the sea battle: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }.
    .short = Declares a landing after the sea battle: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }.
log-lands-after-from = { POWER($power, form: "start") } declares a landing after the sea battle: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }, from transports of { POWER($carrier) }.
    .short = Declares a landing after the sea battle: { UNITS($units) } { SPACE($zone, form: "from") } { SPACE($territory, form: "to") }, from transports of { POWER($carrier) }.
log-ends = { POWER($power, form: "start") } ends the phase.
    .short = Ends the phase.
log-undoes = { POWER($power, form: "start") } undoes its last order.
    .short = Undoes its last order.
log-attacks = { POWER($power, form: "start") } attacks { SPACE($space) }.
    .short = Attacks { SPACE($space) }.
log-assigns = { POWER($power, form: "start") } assigns { UNITS($units) } { SPACE($zone, form: "in") } to bombard { SPACE($territory) }.
    .short = Assigns { UNITS($units) } { SPACE($zone, form: "in") } to bombard { SPACE($territory) }.
log-places = { POWER($power, form: "start") } places { UNITS($units) } { SPACE($space, form: "in") }.
    .short = Places { UNITS($units) } { SPACE($space, form: "in") }.
log-declares-submarine-warfare = { POWER($power, form: "start") } declares unrestricted submarine warfare.
    .short = Declares unrestricted submarine warfare.
log-announces-last-round = { POWER($power, form: "start") } announces that this round is the last.
    .short = Announces that this round is the last.
log-chooses-casualties = { POWER($power, form: "start") } chooses casualties: { UNITS($units) }.
    .short = Chooses casualties: { UNITS($units) }.
log-submerges =
    { POWER($power, form: "start") } submerges { $n ->
        [one] { $n } submarine
       *[other] { $n } submarines
    }.
    .short =
        Submerges { $n ->
            [one] { $n } submarine
           *[other] { $n } submarines
        }.
log-keeps-submarines-up = { POWER($power, form: "start") } keeps all its submarines surfaced.
    .short = Keeps all its submarines surfaced.
log-presses = { POWER($power, form: "start") } presses the attack.
    .short = Presses the attack.
log-breaks-off = { POWER($power, form: "start") } breaks off the attack.
    .short = Breaks off the attack.
log-retreats = { POWER($power, form: "start") } retreats { SPACE($zone, form: "to") }.
    .short = Retreats { SPACE($zone, form: "to") }.
log-retreats-with = { POWER($power, form: "start") } retreats { SPACE($zone, form: "to") } with { UNITS($units) }.
    .short = Retreats { SPACE($zone, form: "to") } with { UNITS($units) }.
log-stays = { POWER($power, form: "start") } stays in the battle.
    .short = Stays in the battle.
log-lands-anyway = { POWER($power, form: "start") } lands { SPACE($territory, form: "in") } anyway.
    .short = Lands { SPACE($territory, form: "in") } anyway.
log-calls-off = { POWER($power, form: "start") } calls off the landing { SPACE($territory, form: "in") }.
    .short = Calls off the landing { SPACE($territory, form: "in") }.
log-represents = { POWER($power, form: "start") } represents { SPACE($territory) }.
    .short = Represents { SPACE($territory) }.
log-wants-represented = { POWER($power, form: "start") } proposes that { POWER($other) } represents { SPACE($territory) }.
    .short = Proposes that { POWER($other) } represents { SPACE($territory) }.
log-takes-control = { POWER($power, form: "start") } takes control of { SPACE($territory) }.
    .short = Takes control of { SPACE($territory) }.
log-gives-control = { POWER($power, form: "start") } gives control of { SPACE($territory) } to { POWER($other) }.
    .short = Gives control of { SPACE($territory) } to { POWER($other) }.
log-exchanges = { POWER($power, form: "start") } exchanges { KIND($kind, form: "article") } for an infantry { SPACE($territory, form: "in") }.
    .short = Exchanges { KIND($kind, form: "article") } for an infantry { SPACE($territory, form: "in") }.
log-spares = { POWER($power, form: "start") } spares the ships of { POWER($other) }.
    .short = Spares the ships of { POWER($other) }.
log-involves = { POWER($power, form: "start") } attacks the ships of { POWER($other) } as well.
    .short = Attacks the ships of { POWER($other) } as well.
log-launches = { POWER($power, form: "start") } launches its battleship { SPACE($territory, form: "in") } into { SPACE($zone) }.
    .short = Launches its battleship { SPACE($territory, form: "in") } into { SPACE($zone) }.
log-agrees = { POWER($power, form: "start") } agrees.
    .short = Agrees.
log-objects = { POWER($power, form: "start") } objects.
    .short = Objects.
log-accepts-armistice = { POWER($power, form: "start") } accepts the armistice.
    .short = Accepts the armistice.
log-declines-armistice = { POWER($power, form: "start") } declines the armistice.
    .short = Declines the armistice.

## Dice. The form `seen` stands where the dice themselves are shown

log-purpose-coastal-fire = Coastal fire
log-purpose-bombardment = Bombardment
log-purpose-air-battle = Air battle
log-purpose-fire = Land battle
log-purpose-sea-battle = Sea battle
log-purpose-submarine-warfare = Submarine warfare
log-purpose-entry = Entry of neutral powers
log-purpose-war-ends = End of the war
log-purpose-mines = Mines
log-roll = { $purpose }, dice { $dice }.
    .seen = { $purpose }.
log-roll-entry = Entry of { LIST($names) }, dice { $dice }.
    .seen = Entry of { LIST($names) }.
log-power = { POWER($power) }
log-space = { SPACE($space) }
log-roll-hits = { $purpose } { SPACE($space, form: "in") }, dice { $dice }: { LIST($scores) }.
    .seen = { $purpose } { SPACE($space, form: "in") }: { LIST($scores) }.
log-hits =
    { POWER($side, form: "start") } score { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
log-score =
    { POWER($side) } score { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
log-volley = { $purpose } { SPACE($space, form: "in") }: { LIST($rolls, join: "semicolon") }.
log-gun-rolls = { POWER($power) } rolls { LIST($guns) }
log-gun =
    { $dice } for { UNITS($units) } (hit with { $value ->
        [one] { $value }
       *[other] { $value } or less
    })
log-mines = Mines { SPACE($zone, form: "in") }: { LIST($rolls, join: "semicolon") }.
log-mines-missed = Mines { SPACE($zone, form: "in") }: { LIST($rolls, join: "semicolon") }. No ship hits a mine.
log-mine-rolls = { POWER($power) } rolls { LIST($ships) }
log-mine-ship = { $die } for { UNITS($ship) }

## What comes of orders

log-repairs = { POWER($power, form: "start") } repairs its battleships { SPACE($zone, form: "in") }.
    .short = Repairs its battleships { SPACE($zone, form: "in") }.
log-repairs-for =
    { POWER($power, form: "start") } repairs its battleships { SPACE($zone, form: "in") } for { $n ->
        [one] { $n } IPC
       *[other] { $n } IPCs
    }.
    .short =
        Repairs its battleships { SPACE($zone, form: "in") } for { $n ->
            [one] { $n } IPC
           *[other] { $n } IPCs
        }.
log-sunk-by-mine = A mine { SPACE($zone, form: "in") } sinks { UNITS($ship) } of { POWER($power) }.
log-damaged-by-mine = A mine { SPACE($zone, form: "in") } damages { UNITS($ship) } of { POWER($power) }.
log-cargo-stays = { UNITS($unit) } of { POWER($power) } stays { SPACE($territory, form: "in") }: its transport hit a mine.
log-landed =
    { POWER($power, form: "start") } lands { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } { SPACE($zone, form: "from") } { SPACE($territory, form: "in") }.
    .short =
        Lands { $n ->
            [one] { $n } unit
           *[other] { $n } units
        } { SPACE($zone, form: "from") } { SPACE($territory, form: "in") }.
log-landing-off = The landing of { POWER($power) } { SPACE($territory, form: "in") } { SPACE($zone, form: "from") } does not take place.
log-mobilizes = { SPACE($territory) } mobilizes { UNITS($units) } for { POWER($power) }.
log-enters-war = { POWER($power, form: "start") } enters the war.
    .short = Enters the war.
log-opens-battle = { POWER($power, form: "start") } attacks { SPACE($space, form: "in") }.
    .short = Attacks { SPACE($space, form: "in") }.
log-air-supremacy = { POWER($side, form: "start") } have air supremacy over { SPACE($space) }.
log-loses = { POWER($power, form: "start") } loses { UNITS($units) } { SPACE($space, form: "in") }.
    .short = Loses { UNITS($units) } { SPACE($space, form: "in") }.
log-loses-and-damaged =
    { POWER($power, form: "start") } loses { UNITS($units) } { SPACE($space, form: "in") }; { $n ->
        [one] { $n } battleship is damaged
       *[other] { $n } battleships are damaged
    }.
    .short =
        Loses { UNITS($units) } { SPACE($space, form: "in") }; { $n ->
            [one] { $n } battleship is damaged
           *[other] { $n } battleships are damaged
        }.
log-damaged =
    { POWER($power, form: "start") } has { $n ->
        [one] { $n } battleship
       *[other] { $n } battleships
    } damaged { SPACE($space, form: "in") }.
    .short =
        Has { $n ->
            [one] { $n } battleship
           *[other] { $n } battleships
        } damaged { SPACE($space, form: "in") }.
log-loses-nothing = { POWER($power, form: "start") } loses nothing { SPACE($space, form: "in") }.
    .short = Loses nothing { SPACE($space, form: "in") }.
log-submerged =
    { POWER($power, form: "start") } submerges { $n ->
        [one] { $n } submarine
       *[other] { $n } submarines
    } { SPACE($zone, form: "in") }.
    .short =
        Submerges { $n ->
            [one] { $n } submarine
           *[other] { $n } submarines
        } { SPACE($zone, form: "in") }.
log-battle-over = The battle { SPACE($space, form: "in") } is over.
log-controls = { POWER($power, form: "start") } now controls { SPACE($territory) }.
    .short = Now controls { SPACE($territory) }.
log-nobody-controls = No one controls { SPACE($territory) } now.
log-captures-capital =
    { POWER($power, form: "start") } captures { SPACE($capital) }, the capital of { POWER($owner) }, and takes { $n ->
        [0] no IPCs
        [one] { $n } IPC
       *[other] { $n } IPCs
    }.
    .short =
        Captures { SPACE($capital) }, the capital of { POWER($owner) }, and takes { $n ->
            [0] no IPCs
            [one] { $n } IPC
           *[other] { $n } IPCs
        }.
log-liberates-capital = { SPACE($capital) }, the capital of { POWER($owner) }, is liberated.
log-hull-destroyed = The battleship under construction { SPACE($territory, form: "in") } is destroyed.
log-hull-launched = { POWER($power, form: "start") } launches the battleship of { SPACE($territory) } into { SPACE($zone) }.
    .short = Launches the battleship of { SPACE($territory) } into { SPACE($zone) }.
log-minor-joins = { SPACE($territory) } enters the war on the side of { POWER($power) }.
log-bid-arrives = { POWER($power, form: "start") } places the units of its bid: { UNITS($units) }.
    .short = Places the units of its bid: { UNITS($units) }.
log-refunded =
    { POWER($power, form: "start") } is refunded { $n ->
        [one] { $n } IPC
       *[other] { $n } IPCs
    } for units it could not mobilize.
    .short =
        Is refunded { $n ->
            [one] { $n } IPC
           *[other] { $n } IPCs
        } for units it could not mobilize.
log-loses-unplaced = { POWER($power, form: "start") } loses the units it could not mobilize.
    .short = Loses the units it could not mobilize.
log-collects =
    { POWER($power, form: "start") } collects { $n ->
        [one] { $n } IPC
       *[other] { $n } IPCs
    }.
    .short =
        Collects { $n ->
            [one] { $n } IPC
           *[other] { $n } IPCs
        }.
log-collects-raided =
    { POWER($power, form: "start") } collects { $n ->
        [one] { $n } IPC
       *[other] { $n } IPCs
    } ({ $lost } lost to submarines).
    .short =
        Collects { $n ->
            [one] { $n } IPC
           *[other] { $n } IPCs
        } ({ $lost } lost to submarines).
log-revolution = Revolution in Russia: the Central Powers are offered an armistice.
log-armistice = The armistice is concluded. Russia leaves the war.
log-armistice-declined = { POWER($power, form: "start") } declines the armistice. Russia fights on.
log-economy-collapses = The economy of { POWER($power) } collapses: it buys, mobilizes and collects nothing.
log-economy-recovers = The economy of { POWER($power) } recovers.
log-surrenders = { POWER($power, form: "start") } surrenders and leaves the game.
    .short = Surrenders and leaves the game.
log-fleet-retreats = { POWER($power, form: "start") } retreats { SPACE($zone, form: "from") } { SPACE($to, form: "to") }.
    .short = Retreats { SPACE($zone, form: "from") } { SPACE($to, form: "to") }.
log-points = Points: { $central } for the Central Powers, { $allies } for the Allies.
log-units-removed = The units of { POWER($power) } { SPACE($space, form: "in") } are removed.
log-war-won = { POWER($side, form: "start") } win the war.
log-war-drawn = The war ends in a draw.

## What undo takes back

log-undoes-end = the end of { PHASE($phase) }
