### What cannot be read of the notation, and what was expected.

## Names

notation-unknown =
    There is no { $what ->
        [power] power
        [space] space
        [territory] territory
        [sea-zone] sea zone
        [unit] unit
        [order] order
        [key] key
        [phase] phase
        [setup] setup
        [result] result
        [position] position
        [collapse] collapse
        [revolution] state of the revolution
        [part-of-the-screen] part of the screen
        [kind-of-loss] kind of loss
        [neutral-power] neutral power
        [key-or-power] key or power
        [round] round
        [power-or-step] power, nor a step,
       *[name] name
    } { $text }.
notation-unknown-near =
    There is no { $what ->
        [power] power
        [space] space
        [territory] territory
        [sea-zone] sea zone
        [unit] unit
        [order] order
        [key] key
        [phase] phase
        [setup] setup
        [result] result
        [position] position
        [collapse] collapse
        [revolution] state of the revolution
        [part-of-the-screen] part of the screen
        [kind-of-loss] kind of loss
        [neutral-power] neutral power
        [key-or-power] key or power
        [round] round
        [power-or-step] power, nor a step,
       *[name] name
    } { $text }; the nearest name is `{ $near }`.
notation-unknown-of =
    There is no { $what ->
        [power] power
        [space] space
        [territory] territory
        [sea-zone] sea zone
        [unit] unit
        [order] order
        [key] key
        [phase] phase
        [setup] setup
        [result] result
        [position] position
        [collapse] collapse
        [revolution] state of the revolution
        [part-of-the-screen] part of the screen
        [kind-of-loss] kind of loss
        [neutral-power] neutral power
        [key-or-power] key or power
        [round] round
        [power-or-step] power, nor a step,
       *[name] name
    } { $text }; there are: { LIST($names, join: "comma") }.
notation-missing-name =
    The name of { $what ->
        [power] a power
        [space] a space
        [territory] a territory
        [sea-zone] a sea zone
        [unit] a unit
        [order] an order
        [key] a key
        [phase] a phase
        [setup] a setup
        [result] a result
        [position] a position
        [collapse] a collapse
        [revolution] a state of the revolution
        [part-of-the-screen] a part of the screen
        [kind-of-loss] a kind of loss
        [neutral-power] a neutral power
        [key-or-power] a key or power
        [round] a round
        [power-or-step] a power or a step
       *[name] a name
    } is missing.
notation-zone-for-territory = { SPACE($zone) } is a sea zone, where the name of a territory was expected.
notation-territory-for-zone = { SPACE($territory) } is a territory, where a sea zone such as `SZ 9` was expected.
notation-power-twice = { POWER($power, form: "start") } is named twice.
notation-space-twice = { SPACE($space) } is named twice.
notation-twice = { $text } is named twice.

## Trees

notation-two-documents =
    One YAML document was expected, and there are { $n ->
        [0] none
       *[other] { $n }
    }.
notation-odd-characters = The text holds characters that cannot be written to a file.
notation-no-name = { $found } is no name; put it in quotes if it is.
notation-nothing = nothing
notation-table = a table of keys
notation-list = a list
notation-large-number = so large a number
notation-expected-table = A table of keys was expected, not { $found }.
notation-expected-list = A list was expected, not { $found }.
notation-expected-text = Text was expected, not { $found }.
notation-expected-truth = `true` or `false` was expected, not { $found }.
notation-expected-number = A number from { $least } to { $most } was expected, not { $found }.
notation-expected-players = A number from { $least } to { $most }, or a mapping of powers to names, was expected, not { $found }.
notation-expected-units = `none`, or a mapping of powers to units, was expected, not { $found }.
notation-expected-version = Version { $version } of this format was expected, not { $found }.
notation-expected-revision = A ruleset with its revision, such as `rulebook@1`, was expected, not { $found }.
notation-expected-something = `expect` names at least one thing that is expected, not { $found }.
notation-expected-bid = Text such as "6 IPCs" or "2 infantry" was expected, not { $found }.
notation-no-anchor = Nothing before this is called `{ $name }`.
notation-too-deep = The text is nested too deeply.
notation-tag = The tag { $tag } has no meaning here.
notation-no-key = A name was expected before the colon, not { $found }.
notation-not-yaml = This is not YAML: { $reason }.
notation-not-yaml-colon = This is not YAML: { $reason }; a text that holds a colon stands in quotes.
notation-not-toml = This is not TOML: { $reason }.
notation-odd-character = a character is not allowed

## Unit lists

notation-behind-units = { $text } cannot stand behind a unit list.
notation-bracket = The bracket { $text } is not that of a transport, or it is not closed.
notation-large = { $text } is too large a number; { $most } is the most.
notation-casualties-only = `{ $state }` is said in `casualties` alone.
notation-casualties-only-in-position = `{ $state }` is said in `casualties` alone, not in a position.
notation-among-others = `{ $item }` stands among the units of { POWER($power) }.
notation-never-damaged = `{ $item }`: one hit sinks a battleship in this ruleset, so none is damaged.
notation-says-too-much = `{ $item }` says too much of a new unit: `1 { $kind }` was expected.
notation-no-unit = { $text } names no unit: a number from 1 on was expected.
notation-damaged-twice =
    { $text }: a { $state ->
        [damaged] damaged
       *[submerging] submerging
    } { KIND($kind) } cannot be damaged once more.
notation-state-of = { $text }: `{ $state }` is said of { KIND($kind, form: "article") } alone.
notation-only-transports-carry = { $text }: only a transport has cargo.
notation-one-transport = { $text }: each loaded transport is an item by itself.
notation-in-brackets = { $text } cannot stand in the brackets of a transport.
notation-no-cargo = { KIND($kind, form: "article-start") } is no cargo: land units and fighters are.
notation-expected-list-of-units = A unit list such as `3 infantry, 1 artillery` was expected.
notation-expected-item = A number and a unit, such as `3 infantry`, were expected in place of { $text }.
notation-expected-unit = A unit was expected behind { $text }.
notation-expected-units-not = A unit list such as `3 infantry, 1 artillery` was expected in place of { $text }.
notation-enemy-cargo = `{ $item }` cannot be aboard a transport of { POWER($power) }, which is an enemy.
notation-too-much-cargo =
    `{ $item }`: a transport holds { $n ->
        [one] one unit
       *[other] { $n } units
    } at most.

## Orders

notation-expected-line = A line `POWER: ORDER` was expected in place of { $text }.
notation-no-order = An order was expected, and there is none.
notation-expected-order = { $text } is no order; one such as `{ $example }` was expected.

## Positions

notation-landlocked = { SPACE($zone) } is landlocked, and no ship can be there.
notation-not-afloat = { KIND($kind, form: "start") } can be at sea only aboard a transport: `1 transport ({ $example })`.
notation-not-ashore = { KIND($kind, form: "article-start") } cannot be in a territory.
notation-at-war-from-start = { POWER($power, form: "start") } is at war from the beginning in this ruleset.
notation-turns-one-by-one = The powers take their turns one by one in this ruleset.
notation-turns-together = The powers of a side take their turn together in this ruleset.
notation-no-one-left-in-turn = No one is left in the war to take the turn of { POWER($turn) }.
notation-no-one-left = No one is left in the war to take a turn.
notation-bought-out-of-turn = { POWER($power, form: "start") } has bought nothing that could wait, for it is not its turn.
notation-nameless-player = The player of { POWER($power) } has no name, but { $found }.
notation-two-sides = { $name } cannot play { POWER($first) } and { POWER($power) }: a player’s powers are all of one side.
notation-no-last-round = The last round is not announced in this ruleset.
notation-no-submarine-warfare = There is no unrestricted submarine warfare in this ruleset.
notation-no-revolution = There is no Russian Revolution in this ruleset.
notation-no-economy-collapses = No economy collapses in this ruleset.
notation-cannot-collapse = { POWER($power, form: "start") } cannot collapse.
notation-surrendered-units = { POWER($power, form: "start") } has surrendered and has no units { SPACE($space, form: "in") }.
notation-surrendered-control = { POWER($power, form: "start") } has surrendered and does not control { SPACE($territory) }.
notation-not-contested = { SPACE($territory) } is not contested: no units of both sides are there.
notation-not-impassable = { SPACE($territory) } is not land of a power that has collapsed.
notation-not-shared = { SPACE($territory) } is not shared between Russia and the Central Powers.
notation-no-minor = { SPACE($territory) } is not a minor power, so that it cannot mobilize.

## Rulesets

notation-names-a-file = A custom ruleset stands here itself, as a mapping, so that it can be shared; `greatwar rules { $name } --yaml` writes it so.
notation-missing-in-ruleset = `{ $key }` is missing in the custom ruleset.
notation-unknown-house-key = There is no key { $text }; `greatwar rules keys` lists all keys.
notation-revolution-said-twice = The table [revolution] makes the revolution possible, so write `from_round` there instead of this option.
notation-too-long = A custom ruleset has at most { $n } kB of text; this one is longer.
notation-odd-number = This TOML holds a number or a date that no one can mean.
notation-ruleset-name = The name of a ruleset is small letters, digits and hyphens, at most { $n }, such as `house-rules`, not { $found }.
notation-ruleset-title = A title is one line of at most { $n } characters that can be printed.
notation-key-of-others = `{ $key }` is a key of { LIST($owners) }, not of { $who }.
notation-minor-powers = minor powers
notation-major-powers = major powers
notation-armed-units = every unit but the transport
notation-ships = ships
notation-land-units = land units
notation-wrong-value = `{ $key }` takes { LIST($values, join: "or") }, not { $found }.
notation-wrong-value-text = `{ $key }` takes { LIST($values, join: "or") }, not the text { $found }.
notation-wrong-member-value = This takes { LIST($values, join: "or") }, not { $found }.
notation-wrong-member-value-text = This takes { LIST($values, join: "or") }, not the text { $found }.
notation-bid-ipcs = A bid is 1 to { $most } IPCs, not { $found }.
notation-bid-mixed = A bid is IPCs or units, such as "6 IPCs" or "2 infantry", not { $found }.

## Records

notation-start-once = `start` stands once, before the first order.
notation-not-as-header = `{ $key }` is not what the header says.
notation-no-header = A record begins with a header between two lines `{ $rule }`.
notation-open-header = The header is not closed by a line `{ $rule }`.
notation-missing-in-header = `{ $key }` is missing in the header.
notation-key-not-hexadecimal = The key must be written in hexadecimal digits, two for each byte.
notation-open-dice = The dice { $text } end without `]`.
notation-no-die = { $text } is no die: a number from 1 to { $faces } was expected.
notation-no-undo = A record has no `undo`, and no order that was undone.

## Scenarios

notation-no-scenario = There is no scenario in it.
notation-missing-scenario = `scenario` is missing: the name of the scenario.
notation-missing-play = `play` is missing: the script.
notation-missing-rules = `rules` is missing: the name of the other ruleset.
notation-run-already = The scenario is run under { $label } already.
notation-dice-at-top = The dice of the whole script stand at the top already.
notation-expected-step = A step is one order `POWER: ORDER` with its `dice`, a `refuse` or an `expect`.
notation-because-alone = `because` stands beside a `refuse`.
