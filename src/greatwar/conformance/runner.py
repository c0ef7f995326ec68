"""Playing scenarios: each step in turn, up to the first failure."""

from collections.abc import Callable, Iterable
from pathlib import Path

from msgspec import Struct

from greatwar.conformance.expectations import differences
from greatwar.dice import OutOfDice, ScriptedDice
from greatwar.game import Game
from greatwar.notation.orders import parse_line, parse_order
from greatwar.notation.positions import read_position
from greatwar.notation.scenarios import ExpectStep, OrderStep, RefuseStep, Scenario, ScriptStep, read_each
from greatwar.notation.trees import Tree
from greatwar.notation.words import Unreadable
from greatwar.problems import Problem, Refused
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table


class ScenarioResult(Struct, frozen=True):
    """How a scenario came out: `step` (from 1 on; 0 before the first) and `difference` say where it failed."""

    file: str
    scenario: str
    step: int = 0
    difference: str = ""

    @property
    def passed(self) -> bool:
        return not self.difference

    def __str__(self) -> str:
        where = f", step {self.step}" if self.step else ""
        return f"{self.file}: {self.scenario}{where}: {self.difference or 'passed'}"


class Report(Struct, frozen=True):
    """How all scenarios came out."""

    results: tuple[ScenarioResult, ...]

    @property
    def failures(self) -> tuple[ScenarioResult, ...]:
        return tuple(result for result in self.results if not result.passed)

    @property
    def summary(self) -> str:
        failed = len(self.failures)
        return f"{len(self.results) - failed} passed, {failed} failed"


Watch = Callable[[Ruleset, Table, Table | None], list[str]]
"""What must always hold: every sentence that does not, of a table and the one before it."""


class _Failed(Exception):
    """A step did not come out as it must."""


def run_files(
    paths: Iterable[Path],
    progress: Callable[[ScenarioResult], None] = lambda result: None,
    *,
    watch: Watch | None = None,
    rules: Tree | None = None,
) -> Report:
    """Every scenario of these files played; a file that cannot be read counts as one failure.

    A scenario is played under its own ruleset and those that it names beside it; or, if `rules` says which (the keys
    `rules` and `options` of a position), under that one alone.
    """
    results = []
    for path in paths:
        for result in _run_file(path, watch, rules):
            progress(result)
            results.append(result)
    return Report(tuple(results))


def _run_file(path: Path, watch: Watch | None, rules: Tree | None) -> Iterable[ScenarioResult]:
    try:
        scenarios = read_each(path.read_text("utf-8"), path.name)
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        yield ScenarioResult(str(path), "(file)", 0, f"The file cannot be read: {reason}")
    except Unreadable as error:
        yield ScenarioResult(str(path), "(file)", 0, str(error))
    else:
        for number, scenario in enumerate(scenarios, 1):
            if isinstance(scenario, Unreadable):
                yield ScenarioResult(str(path), f"scenario {number}", 0, str(scenario))
            elif rules is not None:
                yield run(scenario.under(rules, scenario.name), str(path), watch=watch)
            else:
                for variant in scenario.variants:
                    yield run(variant, str(path), watch=watch)


def run(scenario: Scenario, file: str = "", *, watch: Watch | None = None) -> ScenarioResult:
    """A scenario played; `watch` looks at the table after every order and may find fault with it."""
    number = 0
    try:
        rules, table = read_position(scenario.position)
        dice = ScriptedDice(scenario.dice or ())
        game = Game(rules, table, dice)
        known = set(watch(rules, table, None)) if watch else set()
        for number, step in enumerate(scenario.play, 1):  # noqa: B007
            before = None if _is_undo(step) else game.table
            _play(game, dice, step)
            faults = (
                [fault for fault in watch(rules, game.table, before) if fault not in known] if watch else []
            )
            if faults:
                raise _Failed("; ".join(faults))
            if scenario.dice is None and dice.left:
                raise _Failed(f"dice are left over: {list(dice.left)}")
        if dice.left:
            raise _Failed(f"dice are left over: {list(dice.left)}")
    except _Failed as failure:
        return ScenarioResult(file, scenario.name, number, str(failure))
    except (Refused, Unreadable) as error:
        return ScenarioResult(file, scenario.name, number, str(error))
    except OutOfDice as error:
        return ScenarioResult(file, scenario.name, number, f"too few dice: {error}")
    except Exception as error:  # a fault of the engine fails this scenario and no other
        return ScenarioResult(
            file, scenario.name, number, f"the engine fails: {type(error).__name__}: {error}"
        )
    return ScenarioResult(file, scenario.name)


def _is_undo(step: ScriptStep) -> bool:
    """Whether a step takes an order back, so that the table before it is no measure for the one after it."""
    return isinstance(step, OrderStep) and step.text.strip().casefold() == "undo"


def _play(game: Game, dice: ScriptedDice, step: ScriptStep) -> None:
    match step:
        case OrderStep():
            dice.add(step.dice)
            try:
                game.order(step.power, parse_order(step.text))
            except Refused as refusal:
                raise _Failed(f"{step.line!r} is refused: {refusal}") from None
        case RefuseStep():
            _must_be_refused(game, step)
        case ExpectStep():
            found = differences(game, step.tree)
            if found:
                raise _Failed("; ".join(found))


def _must_be_refused(game: Game, step: RefuseStep) -> None:
    before = game.table
    problems: tuple[Problem, ...] = ()
    try:
        power, order = parse_line(step.line)
        game.fork(ScriptedDice()).order(power, order)
    except Refused as refusal:
        problems = refusal.problems
    except Unreadable as error:
        problems = error.problems
    except OutOfDice:
        pass
    if not problems:
        raise _Failed(f"{step.line!r} must be refused and is accepted")
    if game.table is not before:
        raise _Failed(f"{step.line!r} is refused and has changed the table")
    if step.because and not any(problem.speaks_of(step.because) for problem in problems):
        reasons = "; ".join(str(problem) for problem in problems)
        raise _Failed(f"{step.line!r} is refused, not because of {step.because!r} but: {reasons}")
