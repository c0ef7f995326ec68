### Why a ruleset, an option or a house rule is refused.

## Names, as a sentence needs them

house-power = { POWER($power) }
house-power-start = { POWER($power, form: "start") }
house-space = { SPACE($space) }
house-whole-number = a whole number from { $least } to { $most }

## Rulesets and options

house-unknown-ruleset = There is no ruleset called { $name }; there are: { LIST($names, join: "comma") }.
house-unknown-ruleset-near = There is no ruleset called { $name }; did you mean { $near }?
house-unknown-option = There is no option of { $rules } called { $name }; there are: { LIST($names, join: "comma") }.
house-unknown-option-listed = There is no option of { $rules } called { $name }; `greatwar rules { $rules }` lists its { $n } options.
house-unknown-option-near = There is no option of { $rules } called { $name }; did you mean { $near }?
house-unknown-revision = Revision { $revision } of { $rules } is not known here; the known revisions are { LIST($known) }.
house-option-twice = The option { $option } is named twice.
house-bad-option = The option { $option } takes { LIST($values, join: "or") }, not { $value }.
house-bad-option-word = The option { $option } takes { LIST($values, join: "or") }, not the word { $value }.
house-no-revolution-from-round = revolution_from_round says when the Russian Revolution can begin, and without russian_revolution there is none.
house-us-entry-turn-at-war = us_entry_turn says when a neutral United States enters the war, and with neutral_majors_at_start none it is at war from the beginning.
house-us-entry-round-at-war = us_entry_round says when a neutral United States enters the war, and with neutral_majors_at_start none it is at war from the beginning.
house-no-submarine-hits = usw_hits counts the hits of submarine warfare, and usw false allows none.
house-historical-end = The historical war ends with round 14, so no short_game ends with round 15.
house-historical-tanks = tanks_rounds goes by industry, and with historical tanks have their dates.
house-never-announced = rounds 0 is a game that ends when the last round is announced, and without clock it is never announced.
house-contradiction = The option { $option } { $value } says something else; leave one of the two out.
house-set-by = set by { $key }

## The setup of a custom ruleset

house-name-taken = A custom ruleset needs a name of its own; { $name } is one of those that everyone has.
house-removes-too-many = { POWER($power, form: "start") } has { UNITS($there) } { SPACE($space, form: "in") } at the beginning, so { $n } cannot be removed.
house-removes-none = { POWER($power, form: "start") } has no { KIND($kind) } { SPACE($space, form: "in") } at the beginning, so { $n } cannot be removed.
house-wrong-place = { KIND($kind, form: "start-plural") } cannot be set up { SPACE($space, form: "in") }.
house-too-many = { POWER($power, form: "start") } would begin with { UNITS($units) } { SPACE($space, form: "in") }; { $most } is the most.
house-not-friendly = { SPACE($space) } belongs neither to { POWER($power) } nor to a friend, so { POWER($power) } cannot begin there.
house-no-infantry = { POWER($power, form: "start") } would begin { SPACE($space, form: "in") } without an infantry among its units.
house-no-land-unit = { POWER($power, form: "start") } would begin { SPACE($space, form: "in") } without a land unit among its units.

## Units and movement

house-no-buyers = No power could buy the { KIND($kind) }; name one at least. A war without { KIND($kind, form: "plural") } has `first_round = { $latest }`.
house-long-march = The { KIND($kind) } marches in this ruleset, and land units march at most { $n } spaces.
house-overruled-march = `two_space_marches` of movement lets the { KIND($kind) } march { $now }, not { $n }.
house-mine-damages = One hit sinks a battleship in this ruleset, so a mine cannot only damage it.
house-no-repair = One hit sinks a battleship in this ruleset, so none is ever repaired.
house-march-said-twice =
    `two_space_marches` lets infantry, artillery and tanks march { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }, and `move` of a unit says otherwise.
house-escorts-move-alone = The powers of this ruleset move one after the other, so that no friend’s warship moves with a transport.
house-no-railways = This ruleset has no railways; give them lines first.
house-obligation-choice = { POWER($power, form: "start") } can be obliged to { LIST($duties, join: "or") }, not to { $value }.
house-obligation-of-neutral = { POWER($power, form: "start") } begins neutral and attacks no one in round 1, so it has no obligation then; leave it out.
house-obligation-without-object = { SPACE($target) } is on the side of { POWER($power) } from the beginning and cannot be attacked: write `{ $power } = "none"`.

## Combat, mines and submarine warfare

house-retreat-never-asked = `sea_retreat` "attacker" is an answer when the attacker is asked to press or break off, which `sea_rounds` "{ $rounds }" never asks: write `sea_rounds = "press"`.
house-retreat-of-no-one = `sea_retreat` "both" is for ships that are left when a battle is over, and with `sea_rounds` "all" only one side is left then: write `sea_rounds = "press"` or "one".
house-no-bombardment = With `bombardment_hits_on` 0 battleships do not bombard, so `bombardment` changes nothing: leave it out.
house-no-mines = With `hits_on` 0 there are no mines, so `{ $key }` changes nothing: leave it out.
house-mines-hit-no-one = With all of them in `{ $key }` mines hit no one: write `hits_on = 0` instead.
house-mines-spare = With the { KIND($kind) } in `exempt_units` no mine hits one, so `{ $key }` changes nothing: leave it out.
house-no-submarine-warfare = No one can declare submarine warfare, so `{ $key }` changes nothing: write `allowed = true` beside it.
house-needs-victims = Submarine warfare needs victims: write for example `victims = ["britain", "usa"]`.
house-raids-own-side =
    The submarines of { POWER($raiders) } do not raid its own side: { LIST($friends, of: "power") } cannot be { $n ->
        [one] a victim
       *[other] victims
    }.
house-no-victims = Without victims there is no submarine warfare: write `allowed = false` instead.
house-raiders-never-at-war = { POWER($raiders, form: "start") } begins neutral and has no date on which it enters the war, so its submarines raid no one: give it a date, or write `allowed = false`.

## The board, mobilizing and money

house-collapses-at-once =
    { POWER($power, form: "start") } begins with { $n ->
        [one] { $n } IPC
       *[other] { $n } IPCs
    } of its homeland lost and collapses with { $limit }, so it falls at once.
house-capital-captured = { SPACE($territory) } is the capital of { POWER($power) }, and no war begins with a capital captured.
house-hull-there = { POWER($power, form: "start") } has a battleship under construction { SPACE($territory, form: "in") }; remove it from the setup first.
house-colony-of-neutral = { SPACE($territory) } is a colony of { SPACE($minor) }, which is not in the war; give { SPACE($minor) } to a power too.
house-units-astray = { POWER($power, form: "start") } has units { SPACE($territory, form: "in") } when the game begins, and { SPACE($territory) } belongs neither to it nor to a friend; remove them under [setup.remove].
house-no-regions = Without regions no units are placed in regional territories, so that there is nothing to limit.
house-no-places = No power of this ruleset has a place besides its capital.
house-capital-without-room = { SPACE($capital) } is worth 0 IPCs, so that with `capital_limit` "ipc" { POWER($power) } could place no unit there; give it a value, or write another limit.
house-capital-anyway = { SPACE($territory) } is the capital, where units are placed anyway.
house-places-in-enemy-capital = { SPACE($territory) } is the capital of an enemy; { POWER($power) } places new units in territories of its own side.
house-places-in-enemy-land = { SPACE($territory) } belongs to { POWER($enemy) }; { POWER($power) } places new units in territories of its own side.
house-bid-units =
    A bid is at most { $most ->
        [one] { $most } unit
       *[other] { $most } units
    }, not { $n }.
house-bid-ipcs = A bid is 1 to { $most } IPCs, not { $n }.

## Entry, collapse, revolution and the end

house-round-and-when = `round` and `when` both say when { $who } enters the war; leave one of them out.
house-enters-when-entered = In this ruleset { SPACE($minor) } enters the war when it is entered; [territories.{ $key }] can give it away.
house-aligned-with-no-one = { SPACE($minor) } is aligned with no one and has no side to enter the war on.
house-controlled-from-start = [territories.{ $key }] says who has { SPACE($minor) } from the beginning, so it has no entry of its own.
house-entry-by-option = The option { $option } says already when the United States enters the war.
house-side-all-neutral = All of { POWER($side) } would begin neutral, and a war needs someone on each side.
house-no-dice = In this ruleset { $who } enters with a turn of its own, and dice are rolled only when a round begins.
house-dice-without-date = Dice are rolled around a date, and { $who } has none.
house-income-of-neutral = { $who } is at war from the beginning, so it has no income as a neutral.
house-sides-move-together = Powers collapse in turns of their own by the tournament rules, and in this ruleset sides move together.
house-no-collapse = No power collapses in this ruleset; choose a kind of collapse.
house-economy-first = The economy of a power collapses before its government, not with { $economic } against { $political } IPCs lost.
house-homeland-worth = The homeland of { POWER($power) } is worth { ipcs }, so that it never loses { $value }.
house-no-economy = Economies collapse by the tournament rules alone; set political.
house-no-revolution = This ruleset has no Russian Revolution; make it possible first.
house-no-revolution-of-neutral = Russia begins neutral and has no date on which it enters the war, so that it has no revolution; leave one of the two out.
house-never-ends = Nothing ends the war any more: neither capitals nor collapses nor a last round.
house-clock-ends-earlier = The clock ends the war with round { $certain }, so that it cannot last { $n } rounds.
house-no-last-round = The war has no last round that would decide it; set rounds.
house-after-last-round = The war ends with round { $last }, so that round { $n } is never played.
house-no-capital-wins = With `{ $key }` 0 no capital wins, so that none is needed.
house-no-such-turn = A round of this ruleset has the turns of { LIST($turns, of: "power") }, not of { POWER($turn) }.
house-clock-and-announced = The option clock already decides whether a player can announce the last round; leave one of the two out.
house-last-round-never-announced = The option rounds 0 plays until the last round is announced, and `announced = false` lets no one announce it; leave one of the two out.
house-tie-without-short-game = tie decides a short game, and short_game 0 plays none.
