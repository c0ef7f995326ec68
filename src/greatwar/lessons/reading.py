"""Reading lessons from YAML; every complaint is a sentence with its place."""

from collections.abc import Mapping
from typing import cast, get_args

from greatwar.board import Power, Space
from greatwar.conformance.expectations import differences
from greatwar.dice import FACES, ScriptedDice
from greatwar.game import Game
from greatwar.lessons.lesson import SILENCE, CourseStep, Goal, Lesson, Part
from greatwar.lessons.remarks import Facts, Mines, Remark
from greatwar.lessons.wording import FileWords, Wording, slug
from greatwar.notation import words
from greatwar.notation.orders import ORDER_WORDS, parse_order
from greatwar.notation.positions import KEYS as POSITION_KEYS
from greatwar.notation.positions import read_position
from greatwar.notation.scenarios import EXPECTATIONS
from greatwar.notation.trees import Tree, entries, load_tree, mapping, number, only_keys, within, word
from greatwar.notation.units import plain_counts
from greatwar.notation.words import choice, unreadable
from greatwar.pieces import KINDS, Kind

KEYS = ("lesson", "about", "minutes", "power", "look", "position", "others", "pace", "steps")
STEP_KEYS = (
    "say",
    "ask",
    "until",
    "holds",
    "point",
    "at",
    "look",
    "dice",
    "allow",
    "wrong",
    "hint",
    "solution",
)
HINT_KEYS = ("say", "here", "now")
REMARK_KEYS = (*HINT_KEYS, "from", "to", "with", "then", "mines")
TASK_KEYS = ("ask", "dice", "allow", "wrong", "hint", "solution")
"""What only a step can have in which something is asked."""

PARTS = tuple(part for part in get_args(Part) if part)


FILE_WORDS = FileWords()


def read_lesson(text: str, id_: str, wording: Wording = FILE_WORDS) -> Lesson:
    """The lesson of a file; `id_` is the name that it goes by, and `wording` knows where its words are.

    >>> read_lesson("lesson: Peace\\nabout: Nothing.", "peace")
    Traceback (most recent call last):
    ...
    greatwar.notation.words.Unreadable: unreadable · lesson peace · `power` is missing
    """
    with within(f"lesson {id_}"):
        tree = mapping(load_tree(text))
        only_keys(tree, KEYS)
        for key in ("power", "position", "steps"):
            if key not in tree:
                raise unreadable(f"`{key}` is missing")
        lesson = Lesson(
            id=id_,
            title=wording.text(tree, "lesson", "title"),
            about=wording.text(tree, "about", "about"),
            minutes=_number(tree, "minutes", 3, most=30),
            power=words.power(word(tree["power"])),
            position=_position(tree["position"]),
            steps=_steps(tree["steps"], _spaces(tree, "look"), wording),
            others=_others(tree.get("others", {})),
            pace=_number(tree, "pace", 600, most=5000) / 1000,
        )
        if not lesson.tasks:
            raise unreadable("Nothing is asked in it: no step has `until`")
        _require_goals(lesson)
        return lesson


def _require_goals(lesson: Lesson) -> None:
    """Every position that is to be reached must be one that can be looked for."""
    game = Game(*read_position(lesson.position), ScriptedDice())
    for index, step in enumerate(lesson.steps, 1):
        if step.goal is not None:
            with within(f"step {index}"), within("until"):
                differences(game, step.goal.position)
        with within(f"step {index}"):
            _require_facts(game, step)


def _require_facts(game: Game, step: CourseStep) -> None:
    """Every fact must be one that can be looked for."""
    with within("holds"):
        differences(game, step.holds)
    for remark in (*step.wrong, step.hint):
        with within(f"wrong, {remark.order}"):
            differences(game, remark.facts.now)
            differences(game, remark.facts.then)


def _number(tree: Mapping[str, object], key: str, default: int, *, most: int) -> int:
    with within(key):
        return number(tree.get(key, default), least=0, most=most)


def _position(value: object) -> Tree:
    with within("position"):
        tree = dict(mapping(value))
        only_keys(tree, tuple(key for key in POSITION_KEYS if key != "players"))
        read_position(tree)
        return tree


def _others(value: object) -> dict[Power, tuple[str, ...]]:
    with within("others"):
        found: dict[Power, tuple[str, ...]] = {}
        for name, script in mapping(value).items():
            with within(name):
                found[words.power(name)] = tuple(_order(line) for line in entries(script))
        return found


def _order(value: object) -> str:
    """An order as it stands; it must be one."""
    text = word(value)
    parse_order(text)
    return text


def _steps(value: object, look: tuple[Space, ...], wording: Wording) -> tuple[CourseStep, ...]:
    with within("steps"):
        listed = entries(value)
    found = []
    for index, tree in enumerate(listed, 1):
        with within(f"step {index}"):
            found.append(_step(mapping(tree), index, look, wording))
    return tuple(found)


def _step(tree: Mapping[str, object], index: int, look: tuple[Space, ...], wording: Wording) -> CourseStep:
    only_keys(tree, STEP_KEYS)
    say = wording.text(tree, "say", f"{index}-say")
    goal = _goal(tree["until"]) if "until" in tree else None
    if goal is None and (idle := next((key for key in TASK_KEYS if key in tree), None)):
        raise unreadable(f"`{idle}` stands only where something is asked, that is, beside `until`")
    if goal is not None:
        for key in wording.task_keys:
            if key not in tree:
                raise unreadable(f"`{key}` is missing beside `until`")
    return CourseStep(
        say=say,
        ask=SILENCE if goal is None else wording.text(tree, "ask", f"{index}-ask"),
        goal=goal,
        spaces=_spaces(tree, "point"),
        part=_part(tree),
        look=_spaces(tree, "look") or look,
        holds=_expected(tree, "holds"),
        dice=_dice(tree.get("dice", ())),
        allow=_patterns(tree.get("allow", ()), "allow"),
        wrong=_wrong(tree.get("wrong", {}), index, wording),
        hint=Remark(SILENCE) if goal is None else _hint(tree.get("hint", {}), index, wording),
        solution=_solution(tree.get("solution", ())),
    )


def _goal(value: object) -> Goal:
    with within("until"):
        tree = mapping(value)
        only_keys(tree, ("order", *EXPECTATIONS))
        if not tree:
            raise unreadable("There is nothing in it")
        said = tree.get("order", ())
        orders = _patterns((said,) if isinstance(said, str) else said, "order")
        return Goal(orders, {key: each for key, each in tree.items() if key != "order"})


def _patterns(value: object, key: str) -> tuple[str, ...]:
    with within(key):
        return tuple(_pattern(each) for each in entries(value))


def _pattern(value: object) -> str:
    """A pattern begins with the word of an order, or it would never be met."""
    text = word(value)
    choice(text.split(" ")[0].rstrip("*"), ORDER_WORDS, "order")
    return text


def _spaces(tree: Mapping[str, object], key: str) -> tuple[Space, ...]:
    with within(key):
        return tuple(words.each(words.space, [word(each) for each in entries(tree.get(key, ()))]))


def _part(tree: Mapping[str, object]) -> Part:
    if "at" not in tree:
        return ""
    with within("at"):
        return choice(word(tree["at"]), PARTS, "part-of-the-screen")


def _dice(value: object) -> tuple[int, ...]:
    with within("dice"):
        return tuple(number(die, least=1, most=FACES) for die in entries(value))


def _wrong(value: object, index: int, wording: Wording) -> tuple[Remark, ...]:
    with within("wrong"):
        found = []
        for pattern, told in mapping(value).items():
            with within(pattern):
                tree = _remark(told, REMARK_KEYS)
                say = wording.text(tree, "say", f"{index}-wrong-{slug(pattern)}")
                found.append(Remark(say, _pattern(pattern), _facts(tree)))
        return tuple(found)


def _hint(value: object, index: int, wording: Wording) -> Remark:
    with within("hint"):
        tree = _remark(value, HINT_KEYS)
        return Remark(wording.text(tree, "say", f"{index}-hint"), facts=_facts(tree))


def _remark(value: object, keys: tuple[str, ...]) -> Mapping[str, object]:
    """What stands in a remark: a sentence alone, or a mapping of its sentence and its facts."""
    tree = mapping({"say": value} if isinstance(value, str) else value)
    only_keys(tree, keys)
    return tree


def _facts(tree: Mapping[str, object]) -> Facts:
    return Facts(
        start=_spaces(tree, "from"),
        goal=_spaces(tree, "to"),
        kinds=_kinds(tree),
        here=_here(tree.get("here", {})),
        now=_expected(tree, "now"),
        then=_expected(tree, "then"),
        mines=_mines(tree),
    )


def _kinds(tree: Mapping[str, object]) -> tuple[Kind, ...]:
    with within("with"):
        return tuple(choice(word(each), KINDS, "unit") for each in entries(tree.get("with", ())))


def _here(value: object) -> dict[Space, dict[Kind, int]]:
    with within("here"):
        return {
            words.space(name): {} if word(units) == "any" else plain_counts(word(units))
            for name, units in mapping(value).items()
        }


def _expected(tree: Mapping[str, object], key: str) -> Tree:
    with within(key):
        expected = mapping(tree.get(key, {}))
        only_keys(expected, EXPECTATIONS)
        return dict(expected)


def _mines(tree: Mapping[str, object]) -> Mines:
    if "mines" not in tree:
        return ""
    with within("mines"):
        return cast(Mines, choice(word(tree["mines"]), ("none", "met"), "name"))


def _solution(value: object) -> tuple[str, ...]:
    with within("solution"):
        return tuple(_order(line) for line in entries(value))
