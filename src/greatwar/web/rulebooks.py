"""Rulesets and the printed board, as the page shows them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from greatwar.board import BORDERS, FACTS, POWERS, SIDES, TERRITORIES, ZONES
from greatwar.conformance.catalogue import Rule, catalogue
from greatwar.conformance.coverage import edition_of
from greatwar.pieces import KINDS, Kind
from greatwar.problems import Problem, Refused
from greatwar.rules import RULESETS, Option, Ruleset, ruleset
from greatwar.rules.mixing import value_name
from greatwar.rules.opening import DIVISIONS
from greatwar.rules.topics.topic import CHAPTERS
from greatwar.text.comparison import AS_NAMED, compared, options_compared
from greatwar.text.messages import Message
from greatwar.text.say import ruleset as traits
from greatwar.text.say import server
from greatwar.web.documents import (
    BoardInfo,
    Comparison,
    ComparisonRow,
    OptionInfo,
    PowerInfo,
    Rules,
    RulesetInfo,
    RulesetParameter,
    Rulesets,
    TerritoryInfo,
    UnitInfo,
    Value,
    ZoneInfo,
)
from greatwar.web.winning import how_won


@cache
def rulesets() -> Rulesets:
    """All rulesets, and the rulebook's divisions of the powers."""
    return Rulesets(tuple(map(ruleset_info, RULESETS.values())), dict(DIVISIONS))


def titled(rules: Ruleset) -> Message:
    """A ruleset and its options as a page calls them.

    >>> from greatwar.rules import ruleset
    >>> str(titled(ruleset("rulebook", {"tanks_rounds": 3, "russian_revolution": True})))
    'The official rulebook, Russian Revolution, Tanks from round: 3'
    """
    options = [
        _chosen(option, rules.chosen[option.name]) for option in rules.options if option.name in rules.chosen
    ]
    return traits.label(parts=(rules.title, *options)) if options else rules.title


def _chosen(option: Option, value: object) -> Message:
    if value is True:
        return option.title
    return traits.label_option(title=option.title, value=value_name(option, value))


def ruleset_info(rules: Ruleset) -> RulesetInfo:
    """A ruleset as it tells about itself."""
    return RulesetInfo(
        name=rules.name,
        base=rules.base,
        title=rules.title,
        label=titled(rules),
        revision=rules.revision,
        traits=tuple(_traits(rules)),
        options=tuple(map(option_info, rules.options)),
        units=tuple(_unit(rules, kind) for kind in KINDS),
        turns=rules.rounds.turns,
        chosen={name: _value(value) for name, value in rules.chosen.items()},
        victory=how_won(rules),
    )


def _traits(rules: Ruleset) -> Iterator[Message]:
    """What a ruleset is like."""
    together = any(turn in SIDES for turn in rules.rounds.turns)
    yield traits.sides_move_together() if together else traits.powers_move_in_turn()
    if rules.units.reach["infantry"] > 1:
        yield traits.armies_march(n=rules.units.reach["infantry"])
    if rules.entry.dice:
        yield traits.entry_by_dice()
    if rules.movement.neutral_ports_closed:
        yield traits.ports_closed()
    if rules.economy.industry:
        yield traits.industry()
    if rules.collapse.kind != "none":
        yield traits.collapse()
    if rules.victory.count == "points":
        yield traits.points_decide()
    elif rules.victory.tests:
        yield traits.capitals_decide()


def option_info(option: Option) -> OptionInfo:
    """An option as a screen offers it."""
    return OptionInfo(
        name=option.name,
        title=option.title,
        sentence=option.sentence,
        values=tuple(map(_value, option.values)),
        names=tuple(value_name(option, value) for value in option.values),
        default=_value(option.default),
        excludes=tuple(dict.fromkeys(exclusion.option for exclusion in option.exclusions)),
    )


def _value(value: object) -> Value:
    if isinstance(value, bool | int | str):
        return value
    assert isinstance(value, tuple | list)
    return tuple(each if isinstance(each, int) else str(each) for each in value)


def _unit(rules: Ruleset, kind: Kind) -> UnitInfo:
    return UnitInfo(
        kind,
        rules.units.cost[kind],
        rules.units.attack.get(kind, 0),
        rules.units.defence.get(kind, 0),
        rules.units.reach[kind],
        rules.units.battleship_hits if kind == "battleship" else 1,
        rules.units.transport_capacity if kind == "transport" else 0,
    )


def comparison(names: Sequence[str], made: Sequence[Ruleset]) -> Comparison:
    """Rulesets side by side."""
    rows = (*compared(made), *options_compared(made, AS_NAMED))
    return Comparison(
        tuple(names),
        tuple(
            ComparisonRow(
                row.chapter, CHAPTERS[row.chapter], row.title, row.sentence, row.values, row.differs
            )
            for row in rows
        ),
    )


def rules_of(name: str | None, options: Mapping[str, Value]) -> Rules:
    """The rules of the catalogue that apply to a ruleset with these options; all rules if no ruleset is named."""
    if name is None:
        return Rules(tuple(catalogue().values()))
    rules = ruleset(name, options)
    within = edition_of(rules.name, rules.chosen)
    return Rules(
        tuple(rule for rule in catalogue().values() if within in rule.rulesets),
        titled(rules),
        tuple(
            RulesetParameter(row.chapter, CHAPTERS[row.chapter], row.title, row.sentence, row.values[0])
            for row in compared([rules])
        ),
    )


def rule_of(identity: str) -> Rule:
    """The rule of an id."""
    found = catalogue().get(identity.upper())
    if found is None:
        raise Refused(Problem("no-page", identity[:20], server.no_rule(), ""))
    return found


@cache
def board() -> BoardInfo:
    """The printed board."""
    return BoardInfo(
        powers={
            power: PowerInfo(FACTS[power].name, FACTS[power].side, FACTS[power].capital, FACTS[power].income)
            for power in POWERS
        },
        territories={
            name: TerritoryInfo(
                land.ipc,
                land.kind,
                BORDERS[name],
                land.owner,
                land.aligned,
                land.of,
                land.bases,
                land.island,
            )
            for name, land in TERRITORIES.items()
        },
        zones={name: ZoneInfo(zone.where, BORDERS[name]) for name, zone in ZONES.items()},
    )
