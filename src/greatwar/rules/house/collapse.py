"""Collapse as a house rule changes it: `[collapse]`, and `[collapse.germany]` for one power."""

from typing import Any, cast

from msgspec.structs import replace

from greatwar.board import POWERS, SIDES, Power
from greatwar.frames import EndOfRound
from greatwar.rules.chapters import CollapseRules, Thresholds
from greatwar.rules.homeland import homeland_value
from greatwar.rules.house.keys import Key, Parameter, Section
from greatwar.rules.house.victory import never_ends
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.second_edition.rounds import EndOfRoundStep
from greatwar.rules.thresholds import thresholds
from greatwar.rules.tournament.collapse import THRESHOLDS, economy_problems, economy_tested, government_tested
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text

_KIND = Parameter("collapse", "kind")
_CONTESTED = Parameter("collapse", "counts_contested")
_WINS = Parameter("collapse", "wins")


def _with_kind(rules: Ruleset, member: str, value: Any) -> Ruleset:
    if value == rules.collapse.kind:
        return rules
    rules = _without_collapse(rules)
    if value == "tournament":
        collapse = CollapseRules("tournament", THRESHOLDS, counts_contested=True)
        limits = (*rules.economy.purchase_limits, economy_problems)
        return (
            replace(rules, collapse=collapse)
            .but("rounds", turn_begins=(*rules.rounds.turn_begins, economy_tested))
            .but("rounds", turn_ends=(*rules.rounds.turn_ends, government_tested))
            .but("economy", purchase_limits=limits)
        )
    if value == "second-edition":
        collapse = CollapseRules("second-edition", land_impassable=True, wins=2)
        return replace(rules, collapse=collapse, steps={**rules.steps, EndOfRound: EndOfRoundStep()})
    return rules


def _without_collapse(rules: Ruleset) -> Ruleset:
    rounds, economy = rules.rounds, rules.economy
    return (
        replace(rules, collapse=CollapseRules())
        .but("rounds", turn_begins=tuple(test for test in rounds.turn_begins if test is not economy_tested))
        .but("rounds", turn_ends=tuple(test for test in rounds.turn_ends if test is not government_tested))
        .but(
            "economy", purchase_limits=tuple(e for e in economy.purchase_limits if e is not economy_problems)
        )
    )


def _cannot_be(rules: Ruleset, member: str, value: Any) -> Message | None:
    if value == "tournament" and any(turn in SIDES for turn in rules.rounds.turns):
        return house.sides_move_together()
    return never_ends(rules, member, value)


def _no_collapse(rules: Ruleset, member: str, value: Any) -> Message | None:
    return None if rules.collapse.kind != "none" else house.no_collapse()


def _wins_nothing(rules: Ruleset, member: str, value: Any) -> Message | None:
    return _no_collapse(rules, member, value) or never_ends(rules, member, value)


def _limits(rules: Ruleset, member: str) -> Thresholds | None:
    return thresholds(rules).get(cast(Power, member))


def _economic(rules: Ruleset, member: str) -> object:
    limits = _limits(rules, member)
    return limits.economic if limits is not None and rules.collapse.kind == "tournament" else None


def _political(rules: Ruleset, member: str) -> object:
    limits = _limits(rules, member)
    return None if limits is None else limits.political


def _with_economic(rules: Ruleset, member: str, value: int) -> Ruleset:
    limits = _limits(rules, member)
    return _with_limits(rules, member, Thresholds(value, value if limits is None else limits.political))


def _with_political(rules: Ruleset, member: str, value: int) -> Ruleset:
    limits = _limits(rules, member)
    both = limits is None or rules.collapse.kind == "second-edition"
    return _with_limits(
        rules, member, Thresholds(value if both or limits is None else limits.economic, value)
    )


def _with_limits(rules: Ruleset, member: str, limits: Thresholds) -> Ruleset:
    return rules.but("collapse", thresholds=rules.collapse.thresholds | {member: limits})


def _misplaced(rules: Ruleset, member: str, value: Any) -> Message | None:
    limits = _limits(rules, member)
    if limits is not None and limits.economic > limits.political:
        return house.economy_first(economic=limits.economic, political=limits.political)
    power = cast(Power, member)
    worth = homeland_value(rules.board, power)
    if value > worth:
        return house.homeland_worth(power=power, n=worth, value=value)
    return _no_collapse(rules, member, value)


def _no_economy(rules: Ruleset, member: str, value: Any) -> Message | None:
    if rules.collapse.kind == "second-edition":
        return house.no_economy()
    return _misplaced(rules, member, value)


COLLAPSE = Section(
    name="collapse",
    sentence=text.collapse(),
    members=POWERS,
    own=(
        Key(
            "kind",
            text.collapse_kind(),
            ("none", "tournament", "second-edition"),
            _KIND.value,
            _with_kind,
            _cannot_be,
        ),
        Key(
            "contested",
            text.collapse_contested(),
            (False, True),
            _CONTESTED.value,
            _CONTESTED.apply,
            _no_collapse,
        ),
        Key(
            "wins",
            text.collapse_wins(),
            range(4),
            _WINS.value,
            _WINS.apply,
            _wins_nothing,
        ),
    ),
    keys=(
        Key(
            "economic",
            text.collapse_economic(),
            range(1, 61),
            _economic,
            _with_economic,
            _no_economy,
        ),
        Key(
            "political",
            text.collapse_political(),
            range(1, 61),
            _political,
            _with_political,
            _misplaced,
        ),
    ),
)
