"""The bookkeeper of new units and rail moves finds out what house rules forbid, and nothing else."""

import pytest

from greatwar.frames import Mobilize, Movement
from greatwar.invariants.musters import musters
from greatwar.notation.rulesets import read_rules
from greatwar.notation.trees import Tree
from greatwar.pieces import Piece
from greatwar.rules import Ruleset
from greatwar.rules.opening import empty
from greatwar.table import Table


def house(**sections: object) -> Ruleset:
    tree: Tree = {"name": "house", "base": "rulebook", **sections}
    return read_rules(tree, {})


def placed(rules: Ruleset, power: str, land: str, **kinds: int) -> list[str]:
    frame = Mobilize(placed={power: {land: kinds}})  # type: ignore[dict-item]
    return list(musters(rules, empty(rules).but(turn=power, frames=(frame,))))


MUNICH = {"germany": {"places": ["Munich"]}}
IRISH = {"usa": {"places": ["Ireland"]}}


@pytest.mark.parametrize(
    ("mobilize", "power", "land", "kinds", "sentence"),
    [
        ({}, "germany", "Munich", {"infantry": 1}, "germany has placed infantry in Munich"),
        (MUNICH, "germany", "Munich", {"infantry": 1}, ""),
        ({"regions": True}, "germany", "Munich", {"infantry": 2}, ""),
        ({"regions": True}, "germany", "Munich", {"tank": 1}, "germany has placed tank in Munich"),
        ({"capital_limit": 2}, "germany", "Berlin", {"infantry": 3}, "in Berlin, where 2 have room"),
        ({"capital_limit": "ipc"}, "germany", "Berlin", {"infantry": 9}, "in Berlin, where 8 have room"),
        (
            MUNICH | {"place_industry": 0},
            "germany",
            "Munich",
            {"infantry": 5, "tank": 1, "fighter": 1},
            "too little industry",
        ),
        (MUNICH | {"place_industry": 1}, "germany", "Munich", {"infantry": 5, "tank": 1, "fighter": 1}, ""),
        (MUNICH | {"place_industry": 1}, "germany", "Munich", {"tank": 2}, "too little industry"),
        (IRISH, "usa", "Ireland", {"infantry": 1}, "Neutral usa has placed units in Ireland"),
    ],
)
def test_new_units_are_watched(
    mobilize: Tree, power: str, land: str, kinds: dict[str, int], sentence: str
) -> None:
    found = placed(house(mobilize=mobilize), power, land, **kinds)
    assert len(found) == bool(sentence)
    assert sentence in "".join(found)


def by_rail(rules: Ruleset, number: int, **more: object) -> list[str]:
    route = ("Berlin", "Hanover", "Ruhr")
    table: Table = empty(rules).with_force(
        "Ruhr", "germany", {Piece("infantry", route=route, railed=True): number}
    )
    return list(musters(rules, table.but(turn="germany", frames=(Movement(),), **({"round": 5} | more))))


def test_rail_moves_are_watched() -> None:
    once, twice = house(railways={"lines": 1, "capacity": 3}), house(railways={"lines": 2, "capacity": 3})
    done = frozenset({"germany"})
    assert by_rail(once, 3, railed=done) == by_rail(twice, 6, railed=done) == []
    assert by_rail(twice, 3, trains={"germany": 1}) == []
    assert "4 units of germany have gone by rail" in by_rail(once, 4, railed=done)[0]
    assert "4 units of germany have gone by rail" in by_rail(twice, 4, trains={"germany": 1})[0]
    assert "is said to have some left" in by_rail(once, 3, trains={"germany": 1})[0]
    assert by_rail(once, 1, railed=done, round=1) == ["Units have gone by rail in round 1"]
    valued = house(railways={"lines": 1}, territories={"Hanover": {"ipc": 1}})
    assert by_rail(valued, 1, railed=done) == [] != by_rail(valued, 2, railed=done)
