"""Scenarios: a position, a script and the expected result. `conformance` plays them."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from greatwar.board import Power
from greatwar.dice import FACES
from greatwar.notation import positions, words
from greatwar.notation.rulesets import name_and_revision
from greatwar.notation.trees import (
    Tree,
    described,
    entries,
    load_trees,
    mapping,
    number,
    only_keys,
    within,
    word,
    wrong,
)
from greatwar.notation.words import unknown, unreadable
from greatwar.rules.mixing import value_text
from greatwar.text.say import notation as say

EXPECTATIONS = (
    "units",
    "control",
    "treasury",
    "income",
    "turn",
    "phase",
    "round",
    "asks",
    "winner",
    "at_war",
    "mobilized",
    "collapsed",
    "neutral",
    "legal",
    "illegal",
)
"""Everything that an `expect` can name."""

KEYS = ("scenario", "cites", "also", *positions.KEYS, "dice", "play")


class OrderStep(Struct, frozen=True, tag=True):
    """A power gives an order, which draws exactly these dice.

    The order is kept as text: whether it can be read is found out when the scenario is played.
    """

    power: Power
    text: str
    dice: tuple[int, ...] = ()

    @property
    def line(self) -> str:
        """The whole line `POWER: ORDER`."""
        return f"{self.power}: {self.text}"


class RefuseStep(Struct, frozen=True, tag=True):
    """A line must be refused, for the reason that `because` names, if it does."""

    line: str
    because: str = ""


class ExpectStep(Struct, frozen=True, tag=True):
    """What is named in the tree must be so."""

    tree: Tree


ScriptStep = OrderStep | RefuseStep | ExpectStep


class Scenario(Struct, frozen=True):
    """A scenario as it stands in a file.

    `position` holds the keys of a position and no others. `dice` are those of the whole script where they stand at
    the top; then no step has any of its own. Otherwise `dice` is None. `also` are the other rulesets under which the
    same must come of it, each as the keys `rules` and `options` of a position.
    """

    name: str
    source: str
    number: int
    """The how many-th of its file it is, from 1 on."""
    position: Tree
    play: tuple[ScriptStep, ...]
    cites: tuple[str, ...] = ()
    dice: tuple[int, ...] | None = None
    also: tuple[Tree, ...] = ()

    @property
    def variants(self) -> "tuple[Scenario, ...]":
        """The scenario under its own ruleset, and once more under each of `also`, which its name then tells."""
        return (self, *(self.under(rules, f"{self.name} ({_label(rules)})") for rules in self.also))

    def under(self, rules: Tree, name: str) -> "Scenario":
        """The scenario under another ruleset: its `rules` and its `options` take the place of its own."""
        place = {key: value for key, value in self.position.items() if key not in ("rules", "options")}
        return replace(self, name=name, position=rules | place, also=())


def read_scenarios(text: str, name: str) -> list[Scenario]:
    """The scenarios of a file; `name` is the file's, for complaints.

    >>> text = (
    ...     "scenario: peace\\nrules: rulebook\\nplay: [{austria-hungary: end}, {expect: {phase: movement}}]"
    ... )
    >>> [scenario] = read_scenarios(text, "peace.yaml")
    >>> scenario.play
    (OrderStep(power='austria-hungary', text='end', dice=()), ExpectStep(tree={'phase': 'movement'}))
    """
    with within(name):
        return [_read_scenario(tree, name, index) for index, tree in enumerate(_trees(text), 1)]


def read_each(text: str, name: str) -> list[Scenario | words.Unreadable]:
    """The scenarios of a file one by one; one that cannot be read does not keep the others from being played."""
    with within(name):
        trees = _trees(text)
    found: list[Scenario | words.Unreadable] = []
    for index, tree in enumerate(trees, 1):
        try:
            with within(name):
                found.append(_read_scenario(tree, name, index))
        except words.Unreadable as error:
            found.append(error)
    return found


def _trees(text: str) -> list[object]:
    trees = load_trees(text)
    if not trees:
        raise unreadable(say.no_scenario())
    return trees


def _read_scenario(tree: object, source: str, index: int) -> Scenario:
    with within(f"scenario {index}"):
        keys = mapping(tree)
        if "scenario" not in keys:
            raise unreadable(say.missing_scenario())
        with within("scenario"):
            name = word(keys["scenario"])
    with within(f"scenario {index} ({name[: words.LONGEST_ECHO]})"):
        only_keys(keys, KEYS)
        dice = _read_dice(keys["dice"]) if "dice" in keys else None
        if "play" not in keys:
            raise unreadable(say.missing_play())
        return Scenario(
            name=name,
            source=source,
            number=index,
            position={key: value for key, value in keys.items() if key in positions.KEYS},
            play=_read_play(keys["play"], dice),
            cites=_read_cites(keys.get("cites", ())),
            dice=dice,
            also=_read_also(keys.get("also", ()), keys),
        )


def _read_also(value: object, keys: Mapping[str, object]) -> tuple[Tree, ...]:
    """The other rulesets: each a name, or a mapping with `rules` and `options`."""
    found: list[Tree] = []
    own = {key: keys[key] for key in ("rules", "options") if key in keys}
    labels = {_label({"rules": positions.DEFAULT_RULES, **own})}
    with within("also"):
        for index, entry in enumerate(entries(value), 1):
            with within(f"entry {index}"):
                tree: Tree = {"rules": entry} if isinstance(entry, str) else dict(mapping(entry))
                only_keys(tree, ("rules", "options"))
                if "rules" not in tree:
                    raise unreadable(say.missing_rules())
                mapping(tree.get("options", {}))
                label = _label(tree)
                if label in labels:
                    raise unreadable(say.run_already(label=label))
                labels.add(label)
                found.append(tree)
    return tuple(found)


def _label(rules: Mapping[str, object]) -> str:
    """A ruleset and its options as a report names them: `second-edition, historical`."""
    name = rules["rules"]
    if isinstance(name, Mapping):
        name = name.get("name", "custom")
    options = rules.get("options", {})
    chosen = options.items() if isinstance(options, Mapping) else ()
    said = [str(key) if value is True else f"{key} {value_text(value)}" for key, value in chosen]
    known, revision = name_and_revision(str(name))
    return ", ".join([known if revision is None else f"{known}@{revision}", *sorted(said)])


def _read_cites(value: object) -> tuple[str, ...]:
    with within("cites"):
        return tuple(word(entry) for entry in entries(value))


def _read_play(value: object, dice: tuple[int, ...] | None) -> tuple[ScriptStep, ...]:
    steps: list[ScriptStep] = []
    with within("play"):
        listed = entries(value)
    for index, tree in enumerate(listed, 1):
        with within(f"step {index}"):
            step = _read_step(mapping(tree))
            if dice is not None and "dice" in mapping(tree):
                raise unreadable(say.dice_at_top())
            steps.append(step)
    return tuple(steps)


def _read_step(tree: Mapping[str, object]) -> ScriptStep:
    if "expect" in tree:
        return _read_expect(tree)
    if "refuse" in tree or "because" in tree:
        return _read_refuse(tree)
    speakers = [key for key in tree if key != "dice"]
    if len(speakers) != 1:
        raise unreadable(say.expected_step())
    try:
        power = words.power(speakers[0])
    except words.Unreadable:
        known = (*dict.fromkeys(words.POWER_NAMES.values()), "refuse", "expect")
        raise unknown("power-or-step", speakers[0], known) from None
    with within(power):
        text = word(tree[speakers[0]])
    return OrderStep(power, text, _read_dice(tree["dice"]) if "dice" in tree else ())


def _read_refuse(tree: Mapping[str, object]) -> RefuseStep:
    only_keys(tree, ("refuse", "because"))
    if "refuse" not in tree:
        raise unreadable(say.because_alone())
    with within("refuse"):
        line = word(tree["refuse"])
    with within("because"):
        return RefuseStep(line, word(tree.get("because", "")))


def _read_expect(tree: Mapping[str, object]) -> ExpectStep:
    only_keys(tree, ("expect",))
    with within("expect"):
        expected = mapping(tree["expect"])
        if not expected:
            raise wrong(say.expected_something(found=described(expected)))
        only_keys(expected, EXPECTATIONS)
        for key in ("legal", "illegal"):
            with within(key):
                for line in entries(expected.get(key, ())):
                    word(line)
    return ExpectStep(dict(expected))


def _read_dice(value: object) -> tuple[int, ...]:
    with within("dice"):
        return tuple(number(die, least=1, most=FACES) for die in entries(value))
