### The commands beside the game: odds, records, rulesets, scenarios, servers.

## Records

cli-command-ends-before = { $file } ends before line { $line }.
cli-command-file-misfit = { $file }: line { $line } does not fit: { $reason }
cli-command-misfit = Line { $line } does not fit: { $reason }
cli-command-replaying = Playing the record again

## Odds

cli-command-not-ipcs = { $value } is no number of IPCs.
cli-command-one-question = A sea battle, a landing and a front are different questions. Ask one at a time.
cli-command-belongs-sea = --{ $option } belongs to sea battles.
cli-command-belongs-ships = --{ $option } belongs to ships that sail.
cli-command-belongs-landing = --{ $option } belongs to a --landing from transports.
cli-command-belongs-front = --{ $option } belongs to --front.
cli-command-press-form = --press is best, always, or a number of rounds from 1 on, not `{ $text }`.
cli-command-attackers = attackers
cli-command-defenders = defenders
cli-command-powers = { LIST($powers, of: "power", form: "label") }
cli-command-title = { $attackers } against { $defenders } · { $rules }
cli-command-forces = { $mine } against { $theirs }
cli-command-by-sea = by sea { $units }
cli-command-through-mines =
    through { $n ->
        [one] { $n } minefield
       *[other] { $n } minefields
    }
cli-command-guarded = against { $ships } in the sea zone
cli-command-front-over =
    a front over { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
cli-command-percent = { NUMBER($chance, style: "percent", digits: 1) }
cli-command-percent-whole = { NUMBER($chance, style: "percent") }
cli-command-percent-below = < { NUMBER($chance, style: "percent", digits: 1) }
cli-command-percent-above = > { NUMBER($chance, style: "percent", digits: 1) }
cli-command-ipcs = { NUMBER($ipcs, digits: 1) } IPCs
cli-command-number = { NUMBER($number, digits: 1) }
cli-command-signed = { $sign }{ NUMBER($number, digits: 1) }
cli-command-signed-finely = { $sign }{ NUMBER($number, digits: 2) }
cli-command-kind-lost = { NUMBER($number, digits: 1) } { KIND($kind, form: "plural") }
cli-command-nothing = nothing
cli-command-range = { $low } to { $high }
cli-command-heading-value = IPCs
cli-command-heading-loss = expected losses
cli-command-heading-units = units
cli-command-heading-spread = in 9 of 10 cases
cli-command-heading-left = most likely left
cli-command-net = Balance for the attackers: { $net } IPCs.
cli-command-net-one-round = Balance for the attackers after 1 round: { $net } IPCs.
cli-command-net-rounds = Balance for the attackers after { NUMBER($rounds, digits: 1) } rounds on average: { $net } IPCs.
cli-command-landing-losses = Expected losses: attackers { NUMBER($lost, digits: 1) } IPCs, { NUMBER($ships, digits: 1) } of them ships; defenders { NUMBER($enemy, digits: 1) } IPCs, { NUMBER($enemyships, digits: 1) } of them ships. Balance for the attackers: { $net } IPCs.
cli-command-heading-own-ships = your ships left
cli-command-heading-enemy-ships = enemy ships left
cli-command-heading-chance = chance
cli-command-heading-best = best
cli-command-heading-worth = worth
cli-command-heading-stopping = worth of stopping
cli-command-after-first-round = After the first round
cli-command-heading-turn = turn
cli-command-heading-of = of
cli-command-heading-attacks = attacks
cli-command-heading-alone = { $side } alone
cli-command-heading-army = { $side } has
cli-command-front-legend = █ { $first } alone, ▒ contested, ░ { $second } alone. Expected losses by then: { $first } { NUMBER($lost) } IPCs, { $second } { NUMBER($enemy) } IPCs. Armies: units (IPCs).
cli-command-best-order = Best order of casualties for { $side }, aim: { $aim }
cli-command-best-order-at-sea = Best order of casualties for { $side }
cli-command-heading-order = order
cli-command-losses = Losses of { $side } in IPCs

## Rulesets

cli-command-all-compares = --all belongs to `greatwar rules compare`.
cli-command-markdown-compares = --markdown belongs to `greatwar rules compare` and `greatwar rules keys`.
cli-command-yaml-names = --yaml belongs to `greatwar rules NAME`.
cli-command-check-what = Name the file: `greatwar rules check FILE`.
cli-command-one-ruleset = Name one ruleset; `greatwar rules compare A B` compares two.
cli-command-two-rulesets = Name two rulesets: `greatwar rules compare A B`.
cli-command-heading-ruleset = ruleset
cli-command-heading-what = what it is
cli-command-heading-options = options
cli-command-no-options = none
cli-command-rules-hint = `greatwar rules NAME` explains the options of one; `greatwar rules compare A B` shows differences.
cli-command-revision = { $name }, revision { $revision }: { $title }
cli-command-revision-made = { $name }, revision { $revision }, made of { $base }: { $title }
cli-command-chosen = Chosen: { LIST($options, join: "comma") }
cli-command-optionless = This ruleset has no options.
cli-command-heading-option = option
cli-command-heading-takes = takes
cli-command-heading-default = default
cli-command-heading-does = what it does
cli-command-same = These rulesets are the same.
cli-command-is-ruleset = { $file }: { $name } is a ruleset made of { $base }.
cli-command-mistakes =
    { $file }: { $n ->
        [one] { $n } mistake
       *[other] { $n } mistakes
    }
cli-command-many-mistakes = { $file }: more than { $n } mistakes; the first are
cli-command-heading-key = key
cli-command-heading-now = in { $name }
cli-command-all-of-them = all

## Lessons and scenarios

cli-command-lessons-fail =
    { $n ->
        [one] { $n } of { $all } lessons has mistakes.
       *[other] { $n } of { $all } lessons have mistakes.
    }
cli-command-lessons-work =
    { $n ->
        [one] { $n } lesson works.
       *[other] { $n } lessons work.
    }
cli-command-option-of-rules = --option belongs to a ruleset that --rules names.
cli-command-coverage-whole = --coverage is of whole rulesets. Leave out --option.
cli-command-coverage-names = --coverage is of whole rulesets. Name one of { LIST($names, join: "comma") }.
cli-command-coverage = { $name }: { $cited } of { $all } rules are cited; { $more } more cannot be shown in play
cli-command-playing-scenarios = Playing scenarios, file by file

## Servers

cli-command-personal = A personal server listens on this machine only. Leave out --personal or --host.
cli-command-address = { $host }, port { $port }: { $reason }.
cli-command-port = Port { $port }: { $reason }.
cli-command-listens = greatwar listens on { $address } (Ctrl-C ends it).
cli-command-not-built = The screen is not built. Run `make screen`, or play in the terminal: `greatwar play --terminal`.
cli-command-open-already = The game is open already: { $address }
cli-command-game-at = The game is at { $address } (Ctrl-C stops it; every order is saved).

## Programs and random games

cli-command-trial =
    { $name }: { $orders ->
        [one] { $orders } order
       *[other] { $orders } orders
    } in the game, { $refused ->
        [one] { $refused } refused answer
       *[other] { $refused } refused answers
    }, { $failures ->
        [one] { $failures } failure
       *[other] { $failures } failures
    }.
cli-command-playing = Playing
cli-command-playing-random = Playing random games
cli-command-fuzzed =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    } played, { $findings ->
        [one] { $findings } finding
       *[other] { $findings } findings
    }
cli-command-fuzzed-house =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    } played, { $findings ->
        [one] { $findings } finding
       *[other] { $findings } findings
    }; { $keys ->
        [one] { $keys } key
       *[other] { $keys } keys
    } of { $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    } drawn, in { $places ->
        [one] { $places } place
       *[other] { $places } places
    }
cli-command-series-progress = { $title }: { $done } of { $most } games.
cli-command-jobs = --jobs is a number of processes or auto, not `{ $text }`.
