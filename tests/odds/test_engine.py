"""The engine itself as the judge: every throw of small battles, and a share of the fifty battles of `check`."""

from collections.abc import Iterator
from itertools import product

import pytest

from greatwar.notation.trees import Tree
from greatwar.rules import RULESETS
from tests.odds.battle import Battle, Figures, assault, land, mines, sea
from tests.odds.battles import battles
from tests.odds.check import SURE, compared, fought, key_of
from tests.odds.engine import Luck

Faces = dict[int, float]
"""Faces that stand for all that do the same, each with its chance."""

LOW: Faces = {2: 2 / 6, 3: 1 / 6, 6: 3 / 6}
HIGH: Faces = {3: 3 / 6, 4: 1 / 6, 6: 2 / 6}
ALL: Faces = {1: 1 / 6, 2: 1 / 6, 3: 1 / 6, 4: 1 / 6, 6: 2 / 6}
MINES: Faces = {1: 1 / 6, 6: 5 / 6}


class Wanted(Exception):
    """So many more dice are needed."""

    def __init__(self, number: int) -> None:
        self.number = number


class Written:
    """Dice written down; where they end, it says how many are wanted."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        self._left = list(dice)

    def draw(self, number: int, *, roll: int) -> tuple[int, ...]:
        if number > len(self._left):
            raise Wanted(number)
        drawn = tuple(self._left[:number])
        del self._left[:number]
        return drawn


def every_throw(
    battle: Battle, faces: Faces, dice: tuple[int, ...] = (), chance: float = 1.0
) -> Iterator[tuple[float, Figures]]:
    """The figures of every throw that the engine can ask for, each with its chance."""
    try:
        yield chance, battle.fight(Written(dice))
    except Wanted as wanted:
        for more in product(faces, repeat=wanted.number):
            likely = chance
            for face in more:
                likely *= faces[face]
            yield from every_throw(battle, faces, dice + more, likely)


@pytest.mark.parametrize(
    ("battle", "faces"),
    [
        (land("rulebook", {"germany": "2 infantry, 1 artillery"}, {"france": "2 infantry"}), LOW),
        (
            land("rulebook", {"germany": "1 infantry, 2 artillery"}, {"france": "1 infantry, 1 artillery"}),
            LOW,
        ),
        (land("tournament", {"germany": "1 infantry, 1 tank"}, {"france": "1 infantry, 1 tank"}), ALL),
        (
            land(
                "second-edition",
                {"germany": "1 infantry, 1 artillery", "austria-hungary": "1 infantry"},
                {"france": "1 infantry, 1 artillery"},
            ),
            LOW,
        ),
        (land("second-edition", {"germany": "2 fighter"}, {"france": "1 fighter"}), LOW),
        (assault("rulebook", "1 infantry, 1 artillery", 0, "1 infantry, 1 artillery"), LOW),
        (assault("rulebook", "2 infantry", 1, "1 infantry"), ALL),
        (
            assault(
                "rulebook", "1 infantry", 1, "1 infantry", "1 infantry", {"amphib_silent_attackers": "all"}
            ),
            ALL,
        ),
        (assault("reference-manual", "2 infantry", 2, "1 infantry, 1 artillery"), HIGH),
        (assault("quick-reference", "1 infantry, 1 artillery", 1, "1 infantry"), HIGH),
        (sea("rulebook", "1 battleship, 1 cruiser", "1 cruiser, 1 transport", press=1), HIGH),
        (sea("rulebook", "1 submarine", "1 cruiser", press=2), LOW),
        (sea("second-edition", "2 battleship", "1 battleship, 1 cruiser", sails=True), HIGH),
        (mines("rulebook", "1 battleship, 1 damaged battleship, 1 transport"), MINES),
        (mines("second-edition", "2 battleship, 1 submarine"), MINES),
    ],
    ids=lambda value: key_of(value) if isinstance(value, Battle) else "",
)
def test_every_throw_of_the_engine_together_makes_the_exact_odds(battle: Battle, faces: Faces) -> None:
    expected = dict.fromkeys(battle.exact, 0.0)
    whole = 0.0
    for chance, figures in every_throw(battle, faces):
        whole += chance
        for figure, value in figures.items():
            expected[figure] += chance * value
    assert whole == pytest.approx(1)
    assert expected == pytest.approx(
        {figure: exact.mean for figure, exact in battle.exact.items()}, abs=1e-12
    )


def house(base: str, **units: object) -> Tree:
    """A ruleset with other units."""
    return {"name": "house", "base": base, "units": dict(units)}


BRAVE = house("rulebook", infantry={"attack": 4, "defend": 1}, tank={"attack": 5}, artillery={"defend": 0})
ACES = house("rulebook", fighter={"attack": 6, "defend": 3}, infantry={"attack": 0})
SCOUTS = house("rulebook", fighter={"attack": 0, "defend": 0}, infantry={"attack": 6})
RAIDERS = house("rulebook", cruiser={"attack": 5, "defend": 1}, battleship={"attack": 2, "defend": 6})
BLIND = house("rulebook", cruiser={"attack": 3, "defend": 0}, battleship={"attack": 0, "defend": 0})
THIN = house("rulebook", battleship={"hits": 1, "defend": 3, "cost": 9})
THIN_JOINT = house("second-edition", battleship={"hits": 1}, cruiser={"attack": 4})
LINERS = house("rulebook", transport={"capacity": 3}, infantry={"attack": 3})
EACH: Faces = dict.fromkeys(range(1, 7), 1 / 6)


@pytest.mark.parametrize(
    ("battle", "faces"),
    [
        (land(BRAVE, {"germany": "2 infantry, 1 artillery"}, {"france": "1 infantry, 1 artillery"}), EACH),
        (land(BRAVE, {"germany": "1 infantry, 2 artillery, 1 tank"}, {"france": "1 infantry"}), EACH),
        (land(ACES, {"germany": "1 infantry, 1 fighter"}, {"france": "1 infantry, 1 fighter"}), EACH),
        (
            land(
                SCOUTS, {"germany": "1 infantry, 1 artillery, 2 fighter"}, {"france": "1 infantry, 1 fighter"}
            ),
            EACH,
        ),
        (sea(RAIDERS, "1 battleship, 1 cruiser", "1 battleship", press=1), EACH),
        (sea(RAIDERS, "1 cruiser", "1 cruiser, 1 transport", press=2), EACH),
        (sea(BLIND, "1 battleship, 1 cruiser", "1 battleship, 1 cruiser", press=2), EACH),
        (sea(THIN, "1 battleship, 1 cruiser", "1 battleship, 1 transport", press=1), EACH),
        (sea(THIN_JOINT, "1 battleship, 1 cruiser", "2 battleship", sails=True), EACH),
        (mines(THIN, "2 battleship, 1 transport"), MINES),
        (assault(LINERS, "3 infantry", 1, "1 infantry"), EACH),
    ],
    ids=lambda value: key_of(value) if isinstance(value, Battle) else "",
)
def test_the_odds_of_other_units_are_those_of_the_engine(battle: Battle, faces: Faces) -> None:
    test_every_throw_of_the_engine_together_makes_the_exact_odds(battle, faces)


@pytest.mark.parametrize(
    "battle",
    [
        sea(RAIDERS, "2 battleship, 2 cruiser, 1 submarine", "1 battleship, 3 cruiser"),
        sea(THIN, "2 battleship, 1 cruiser", "2 battleship, 2 cruiser", press="best"),
        sea(BLIND, "2 battleship, 2 cruiser", "1 battleship, 2 cruiser, 1 submarine"),
        land(ACES, {"germany": "4 infantry, 3 artillery, 2 fighter"}, {"france": "4 infantry, 2 fighter"}),
    ],
    ids=key_of,
)
def test_long_battles_of_other_units_come_out_as_the_odds_say(battle: Battle) -> None:
    sums = dict.fromkeys(battle.exact, 0.0)
    number = 400
    for seed in range(number):
        for figure, value in battle.fight(Luck(9_000_000 + seed)).items():
            sums[figure] += value
    for figure, exact in battle.exact.items():
        allowed = SURE * (exact.variance / number) ** 0.5
        assert sums[figure] / number == pytest.approx(exact.mean, abs=allowed + 1e-9), figure


BATTLES = battles()


def test_there_are_fifty_battles_and_every_ruleset_has_some() -> None:
    assert len({key_of(battle) for battle in BATTLES}) == 50
    assert {battle.rules.name for battle in BATTLES} == set(RULESETS)


@pytest.mark.parametrize("place", range(50))
def test_battles_of_the_engine_come_out_as_the_odds_say(place: int) -> None:
    battle = BATTLES[place]
    batch = fought((key_of(battle), 7_000_000 + place, 150))
    for each in compared(battle, batch):
        assert abs(each.apart) <= SURE, each
