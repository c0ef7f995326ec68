"""Expectations: compare what an `expect` names with the table."""

from collections.abc import Callable, Iterator, Mapping

from greatwar.board import FACTS, TERRITORIES, Power, Space
from greatwar.game import Game
from greatwar.notation import words
from greatwar.notation.hulls import with_hulls
from greatwar.notation.mappings import is_none
from greatwar.notation.orders import parse_line
from greatwar.notation.trees import entries, mapping, within, word
from greatwar.notation.units import force_from_text, force_to_text
from greatwar.notation.words import Unreadable
from greatwar.pieces import Force, rested
from greatwar.rules.chapters import UnitRules
from greatwar.table import Stacks, Table


def differences(game: Game, tree: Mapping[str, object]) -> list[str]:
    """Everything that is not as expected, each as a sentence."""
    found: list[str] = []
    for key, expected in tree.items():
        with within(f"expect {key}"):
            found += _COMPARISONS[key](game, expected)
    return found


def _unlike(what: str, expected: object, actual: object) -> str:
    return f"{what} is {actual}, not {expected}"


def _units(game: Game, expected: object) -> Iterator[str]:
    for name, stacks in mapping(expected).items():
        space = words.space(name)
        wanted = _stacks(stacks, game.rules.units)
        actual = {power: _at_rest(force) for power, force in with_hulls(game.table).get(space, {}).items()}
        if wanted != actual:
            yield _unlike(f"units {space}", _described(wanted), _described(actual))


def _stacks(value: object, rules: UnitRules) -> Stacks:
    if _is_none(value):
        return {}
    stacks = {words.power(name): value for name, value in mapping(value).items()}
    forces = {
        power: force_from_text(word(units), power, rules)
        for power, units in stacks.items()
        if not _is_none(units)
    }
    return {power: force for power, force in forces.items() if force}


def _is_none(value: object) -> bool:
    return value is None or is_none(value)


def _at_rest(force: Force) -> Force:
    resting: Force = {}
    for piece, number in force.items():
        calm = rested(piece)
        resting[calm] = resting.get(calm, 0) + number
    return resting


def _described(stacks: Stacks) -> str:
    if not stacks:
        return "none"
    return ", ".join(f"{power}: {force_to_text(force, power)!r}" for power, force in sorted(stacks.items()))


def _control(game: Game, expected: object) -> Iterator[str]:
    for name, value in mapping(expected).items():
        territory = words.territory(name)
        actual = control_word(game.table, territory)
        wanted = "none" if _is_none(value) else words.fold(word(value))
        if wanted not in ("none", "contested", "shared", "impassable"):
            wanted = words.power(word(value))
        if wanted != actual:
            yield _unlike(f"control {territory}", wanted, actual)


def control_word(table: Table, territory: Space) -> str:
    """Who controls a territory, in the words of an expectation."""
    if table.is_contested(territory):
        return "contested"
    if table.is_shared(territory):
        return "shared"
    if territory in table.impassable:
        return "impassable"
    return table.control.get(territory) or "none"


def _by_power(what: str, value: Callable[[Game, Power], object]) -> Callable[[Game, object], Iterator[str]]:
    def compare(game: Game, expected: object) -> Iterator[str]:
        for name, wanted in mapping(expected).items():
            power = words.power(name)
            actual = value(game, power)
            if actual != wanted:
                yield _unlike(f"{what} {power}", wanted, actual)

    return compare


def _plain(what: str, value: Callable[[Table], object]) -> Callable[[Game, object], Iterator[str]]:
    def compare(game: Game, expected: object) -> Iterator[str]:
        actual = value(game.table)
        wanted = expected if isinstance(expected, int) else words.fold(word(expected or "none"))
        if (actual if isinstance(actual, int) else words.fold(str(actual))) != wanted:
            yield _unlike(what, expected, actual)

    return compare


def _asks(game: Game, expected: object) -> Iterator[str]:
    actual = {power: question.word for power, question in game.questions.items()}
    if _is_none(expected):
        if any(asked != "none" for asked in actual.values()):
            yield _unlike("asks", "none", actual)
        return
    wanted = {
        words.power(name): words.fold(word(asked or "none")) for name, asked in mapping(expected).items()
    }
    for power, asked in wanted.items():
        if words.fold(actual.get(power, "nothing")) != asked:
            yield _unlike(f"asks {power}", asked, actual.get(power, "nothing"))


def _set_of(
    what: str, known: Callable[[str], str], holds: Callable[[Table, str], bool]
) -> Callable[[Game, object], Iterator[str]]:
    """A list all of which are so, or a mapping of names to truths."""

    def compare(game: Game, expected: object) -> Iterator[str]:
        if _is_none(expected):
            names = [name for name in (*FACTS, *TERRITORIES) if _safely(known, name)]
            wanted: dict[str, object] = dict.fromkeys(names, False)
        elif isinstance(expected, Mapping):
            wanted = dict(expected)
        else:
            wanted = {word(name): True for name in entries(expected)}
        for name, truth in wanted.items():
            actual = holds(game.table, known(name))
            if actual is not (truth is True):
                yield _unlike(f"{what} {name}", truth, actual)

    return compare


def _safely(known: Callable[[str], str], name: str) -> bool:
    try:
        known(name)
    except Unreadable:
        return False
    return True


def _legal(game: Game, expected: object) -> Iterator[str]:
    for line in entries(expected):
        reasons = _reasons(game, word(line))
        if reasons:
            yield f"{word(line)!r} must be legal and is not: {'; '.join(reasons)}"


def _illegal(game: Game, expected: object) -> Iterator[str]:
    for line in entries(expected):
        if not _reasons(game, word(line)):
            yield f"{word(line)!r} must be illegal and is not"


def _reasons(game: Game, line: str) -> list[str]:
    try:
        power, order = parse_line(line)
    except Unreadable as error:
        return [str(problem) for problem in error.problems]
    return [str(problem) for problem in game.problems(power, order)]


def _power_or_minor(name: str) -> str:
    """The name of a major power, or of the capital territory of a minor one."""
    try:
        return words.power(name)
    except Unreadable:
        return words.territory(name)


def _is_at_war(table: Table, name: str) -> bool:
    return not _is_neutral(table, name) and name not in table.collapsed


def _is_neutral(table: Table, name: str) -> bool:
    if name in TERRITORIES:
        return name not in table.mobilized
    return name not in table.collapsed and table.aloof(words.power(name))


def _collapsed(game: Game, expected: object) -> Iterator[str]:
    """A list of powers that have surrendered, or a mapping of powers to the kind of their collapse, or to truths."""
    table = game.table
    if _is_none(expected):
        expected = dict.fromkeys(FACTS, "none")
    elif not isinstance(expected, Mapping):
        expected = {word(name): "political" for name in entries(expected)}
    for name, value in mapping(expected).items():
        power = words.power(name)
        actual = "political" if power in table.collapsed else "none"
        if power in table.bankrupt:
            actual = "economic"
        if value is True:
            wanted = "political"
        elif value is False or _is_none(value):
            wanted = "none"
        else:
            wanted = words.choice(word(value), ("economic", "political", "none"), "collapse")
        if wanted != actual and not (value is False and actual == "economic"):
            yield _unlike(f"collapsed {power}", wanted, actual)


_COMPARISONS: dict[str, Callable[[Game, object], Iterator[str]]] = {
    "units": _units,
    "control": _control,
    "treasury": _by_power("treasury", lambda game, power: game.table.treasury[power]),
    "income": _by_power("income", lambda game, power: game.rules.board.income(game.table, power)),
    "turn": _plain("turn", lambda table: table.turn),
    "phase": _plain("phase", lambda table: table.phase),
    "round": _plain("round", lambda table: table.round),
    "asks": _asks,
    "winner": _plain("winner", lambda table: table.winner or "none"),
    "at_war": _set_of("at_war", _power_or_minor, _is_at_war),
    "mobilized": _set_of("mobilized", words.territory, lambda table, place: place in table.mobilized),
    "collapsed": _collapsed,
    "neutral": _set_of("neutral", _power_or_minor, _is_neutral),
    "legal": _legal,
    "illegal": _illegal,
}
