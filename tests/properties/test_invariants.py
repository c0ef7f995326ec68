"""Every invariant can tell: a table that breaks it is found out, and a lawful one is not."""

import pytest

from greatwar.board import Power, Space
from greatwar.dice import KeyedDice
from greatwar.frames import Combat, Income, Mobilize, Movement, Purchase
from greatwar.game import Game
from greatwar.invariants.tables import broken
from greatwar.notation.orders import parse_line
from greatwar.notation.positions import load_position
from greatwar.pieces import Cargo, Force, Piece
from greatwar.rules import ruleset
from greatwar.rules.opening import opening
from greatwar.table import Dawn, Table

RULES = ruleset("rulebook", {"russian_revolution": True})
START = opening(RULES)

INFANTRY, ARTILLERY, TRANSPORT = Piece("infantry"), Piece("artillery"), Piece("transport")


def put(space: Space, power: Power, force: Force, table: Table = START) -> Table:
    table = table.with_force(space, power, force)
    return table.but(dawn=Dawn(table.units, table.control))


def held(table: Table = START, **by: Power) -> Table:
    return table.but(control=table.control | by)


def aboard(*units: Cargo) -> Force:
    return {Piece("transport", cargo=units): 1}


def moving(table: Table = START) -> Table:
    return table.but(frames=(Movement(),))


def test_the_set_up_is_in_order() -> None:
    assert broken(RULES, START) == []


FAULTS: dict[str, Table] = {
    "There is no space called 'Atlantis'": put("Atlantis", "germany", {INFANTRY: 1}),
    "Paris is listed and holds nobody": START.but(units=START.units | {"Paris": {}}),
    "Paris holds an empty force of france": START.but(units=START.units | {"Paris": {"france": {}}}),
    "infantry in Paris is there 0 times": put("Paris", "france", {INFANTRY: 0}),
    "infantry in Paris is there -2 times": put("Paris", "france", {INFANTRY: -2}),
    "infantry in SZ 9 is in the wrong sort of space": put("SZ 9", "britain", {INFANTRY: 1}),
    "battleship in London is in the wrong sort of space": put("London", "britain", {Piece("battleship"): 1}),
    "cruiser in SZ 9 is damaged": put("SZ 9", "britain", {Piece("cruiser", damaged=True): 1}),
    "cruiser in SZ 9 has cargo": put(
        "SZ 9", "britain", {Piece("cruiser", cargo=(Cargo("infantry", "britain"),)): 1}
    ),
    "carries 3 units": put("SZ 9", "britain", aboard(*[Cargo("infantry", "britain")] * 3)),
    "carries a cruiser": put("SZ 9", "britain", aboard(Cargo("cruiser", "britain"))),
    "in two orders that should be one": put(
        "SZ 9", "britain", aboard(Cargo("infantry", "britain"), Cargo("artillery", "britain"))
    ),
    "carries a unit of germany, who is no friend": put(
        "SZ 9", "britain", aboard(Cargo("infantry", "germany"))
    ),
    "that still knows its way": put("SZ 9", "britain", aboard(Cargo("infantry", "britain", "London"))),
    "is on the march although": put("Paris", "france", {Piece("infantry", route=("Brest", "Paris")): 1}),
    "has marched to Brest": moving(
        put("Vienna", "austria-hungary", {Piece("infantry", route=("Paris", "Brest")): 1})
    ),
    "has marched over no border": moving(
        put("Vienna", "austria-hungary", {Piece("infantry", route=("Paris", "Vienna")): 1})
    ),
    "has gone too far": moving(
        put("Vienna", "austria-hungary", {Piece("infantry", route=("Trieste", "Tyrolia", "Vienna")): 1})
    ),
    "has landed from SZ 9, which is not its coast": moving(
        put("Vienna", "austria-hungary", {Piece("infantry", route=("SZ 9", "Vienna")): 1})
    ),
    "took cargo from Vienna, where it has not been": moving(
        put("SZ 18", "austria-hungary", aboard(Cargo("infantry", "austria-hungary", "Vienna")))
    ),
    "has old cargo loaded on the way": moving(
        put("SZ 18", "austria-hungary", aboard(Cargo("infantry", "austria-hungary", at=1)))
    ),
    "is to land in Vienna, which is no shore": moving(
        put("SZ 18", "austria-hungary", aboard(Cargo("infantry", "austria-hungary", landing="Vienna")))
    ),
    "lands in two territories": moving(
        put(
            "SZ 18",
            "austria-hungary",
            aboard(
                Cargo("infantry", "austria-hungary", landing="Trieste"),
                Cargo("infantry", "austria-hungary", landing="Venice"),
            ),
        )
    ),
    "has left contested Galicia for Ukraine": moving(
        START.but(
            dawn=Dawn(START.with_force("Galicia", "russia", {INFANTRY: 1}).units, START.control)
        ).with_force("Ukraine", "austria-hungary", {Piece("infantry", route=("Galicia", "Ukraine")): 1})
    ),
    "has not stopped in hostile SZ 17": moving(
        put("SZ 19", "austria-hungary", {Piece("cruiser", route=("SZ 18", "SZ 17", "SZ 19")): 1})
    ),
    "has passed the Suez Canal": moving(
        put("SZ 28", "austria-hungary", {Piece("cruiser", route=("SZ 19", "SZ 28")): 1})
    ),
    "has flown over neutral Switzerland": moving(
        put("Munich", "austria-hungary", {Piece("fighter", route=("Tyrolia", "Switzerland", "Munich")): 1})
    ),
    "waits for a battle without a landing": moving(
        put("SZ 18", "austria-hungary", aboard(Cargo("infantry", "austria-hungary", after_battle=True)))
    ),
    "Paris is contested and still controlled by france": put("Paris", "germany", {INFANTRY: 1}),
    "france controls Brest, where only the enemy stands": put(
        "Brest", "germany", {INFANTRY: 1}, START.with_force("Brest", "france", {})
    ),
    "germany alone in Angola, and nobody controls it": put("Angola", "germany", {INFANTRY: 1}),
    "Nobody controls Paris": START.but(control={k: v for k, v in START.control.items() if k != "Paris"}),
    "germany controls 'Atlantis'": held(Atlantis="germany"),
    "Paris has mobilized and is no minor power": START.but(mobilized=frozenset({"Paris"})),
    "Serbia has been entered and has not mobilized": held(Serbia="austria-hungary"),
    "Nobody controls mobilized Serbia": START.but(mobilized=frozenset({"Serbia"})),
    "france holds Paris and counts as having lost it": START.but(lost_capital=frozenset({"france"})),
    "germany holds Rome and italy does not count": held(
        put("Rome", "germany", {INFANTRY: 1}, START.with_force("Rome", "italy", {})), Rome="germany"
    ),
    "britain holds the capital of france, its friend": held(Paris="britain"),
    "britain holds Brest of france, whose capital is not lost": held(Brest="britain"),
    "Neutral usa controls Brest": held(Brest="usa"),
    "Neutral usa has units in Canada": put("Canada", "usa", {INFANTRY: 1}),
    "and usa is neutral": put("United States of America", "britain", {INFANTRY: 1}),
    "Neutral usa carries cargo": put("SZ 1", "usa", aboard(Cargo("infantry", "usa"))),
    "russia has left the war and has units in SZ 12": START.but(revolution="accepted"),
    "russia has left the war and controls Galicia": held(START.but(revolution="accepted"), Galicia="russia"),
    "carries units of russia": put("SZ 9", "britain", aboard(Cargo("infantry", "russia"))).but(
        revolution="accepted"
    ),
    "It is the turn of russia": START.but(revolution="accepted", turn="russia"),
    "has -1 IPCs": START.but(treasury=START.treasury | {"france": -1}),
    "france still has bought units": START.but(bought={"france": {"infantry": 1}}),
    "has bought {'infantry': 0}": START.but(bought={"austria-hungary": {"infantry": 0}}),
    "has bought tanks in round 1": START.but(bought={"austria-hungary": {"tank": 1}}),
    "Phases are stacked": START.but(frames=(Purchase(), Movement())),
    "is in the income phase and has lost its capital": START.but(
        lost_capital=frozenset({"austria-hungary"}), frames=(Income(),)
    ),
    "The seats are not those": START.but(seats=START.seats[1:]),
    "central has won in round 1": START.but(winner="central"),
}


@pytest.mark.parametrize("sentence", FAULTS)
def test_a_faulty_table_is_found_out(sentence: str) -> None:
    assert any(sentence in breach for breach in broken(RULES, FAULTS[sentence])), broken(
        RULES, FAULTS[sentence]
    )


MOVE = moving()
MINE = put("Vienna", "austria-hungary", {INFANTRY: 1, ARTILLERY: 1})
IMPOSSIBLE: dict[str, tuple[Table, Table]] = {
    "Time runs backwards": (START.but(round=3), START.but(round=2)),
    "The beginning of the turn has changed": (START, START.but(dawn=Dawn({}, {}))),
    "france plays after austria-hungary": (START, START.but(turn="france")),
    "begins with other units": (START, START.but(turn="russia", dawn=Dawn({}, {}))),
    "Minor powers have demobilized": (START.but(mobilized=frozenset({"Spain"})), START),
    "Powers have become neutral": (START.but(neutral=frozenset()), START),
    "Submarine warfare has ended": (START.but(submarine_warfare=True), START),
    "The revolution was declined": (START.but(revolution="declined"), START),
    "central had won": (START.but(winner="central"), START),
    "The players have changed": (START, opening(RULES, 2)),
    "usa is still neutral": (
        START.but(round=4, turn="italy", frames=(Income(),)),
        START.but(round=4, turn="usa"),
    ),
    "Moving has changed the number": (MOVE, moving(put("Vienna", "austria-hungary", {INFANTRY: 1}))),
    "Units of france in Paris have changed": (
        MOVE,
        moving(put("Paris", "france", {ARTILLERY: 2})),
    ),
    "Units have changed in a purchase phase": (START, put("Vienna", "austria-hungary", {INFANTRY: 1})),
    "has placed {} and has": (
        START.but(frames=(Mobilize(),)),
        put("Vienna", "austria-hungary", {INFANTRY: 99, ARTILLERY: 2}).but(frames=(Mobilize(),)),
    ),
    "Other powers' units change": (
        START.but(frames=(Mobilize(),)),
        put("Paris", "france", {INFANTRY: 99}).but(frames=(Mobilize(),)),
    ),
    "where it has no base of its own": (
        START.but(frames=(Mobilize(),), bought={"austria-hungary": {"cruiser": 1}}),
        put("SZ 9", "austria-hungary", {Piece("cruiser"): 1}).but(frames=(Mobilize(),)),
    ),
    "have come from nowhere": (
        START.but(frames=(Combat(),)),
        put("Vienna", "austria-hungary", {INFANTRY: 99}).but(frames=(Combat(),)),
    ),
    "Units change without cause": (
        START.but(frames=(Income(),)),
        put("Vienna", "austria-hungary", {INFANTRY: 1}).but(turn="russia"),
    ),
    "There were 190 IPCs and are 195": (START, START.but(treasury=START.treasury | {"france": 29})),
    "collects 99 IPCs of 26": (
        START.but(frames=(Income(),)),
        START.but(turn="russia", treasury=START.treasury | {"austria-hungary": 26 + 99}),
    ),
    "has not repaired its battleship in SZ 12": (
        START.but(frames=(Income(),)),
        put("SZ 12", "russia", {Piece("battleship", damaged=True): 1}).but(turn="russia"),
    ),
    "with a transport alone in hostile SZ 17": (
        moving(put("SZ 17", "austria-hungary", {Piece("transport", route=("SZ 18", "SZ 17")): 1})),
        put("SZ 17", "austria-hungary", {Piece("transport", route=("SZ 18", "SZ 17")): 1}).but(
            frames=(Combat(),)
        ),
    ),
    "nobody took its capital": (START, START.but(treasury=START.treasury | {"france": 0, "germany": 59})),
    "is paid 3 IPCs while it places": (
        START.but(frames=(Mobilize(),)),
        START.but(frames=(Mobilize(),), treasury=START.treasury | {"austria-hungary": 29}),
    ),
    "is paid 3 IPCs for": (
        START.but(frames=(Mobilize(),), bought={"austria-hungary": {"infantry": 1}}),
        START.but(frames=(Income(),), treasury=START.treasury | {"austria-hungary": 29}),
    ),
    "austria-hungary has no infantry in Vienna": (
        MINE.but(frames=(Combat(),)),
        put("Vienna", "austria-hungary", {ARTILLERY: 1}).but(frames=(Combat(),)),
    ),
    "and has not won": (
        START.but(
            turn="usa",
            frames=(Income(),),
            neutral=frozenset(),
            control=START.control | {"Paris": "germany", "Rome": "germany"},
        ),
        START.but(
            round=2,
            neutral=frozenset(),
            control=START.control | {"Paris": "germany", "Rome": "germany"},
            units={},
        ),
    ),
}


@pytest.mark.parametrize("sentence", IMPOSSIBLE)
def test_an_impossible_change_is_found_out(sentence: str) -> None:
    before, after = IMPOSSIBLE[sentence]
    assert any(sentence in breach for breach in broken(RULES, after, before)), broken(RULES, after, before)


def test_what_a_mine_sends_back_ashore_may_stand_alone_until_its_power_next_moves() -> None:
    rules, table = load_position(
        """
        {rules: rulebook, setup: empty, round: 2, turn: britain, phase: movement,
         units: {Ireland: {britain: "1 infantry, 1 artillery"}, SZ 15: {britain: "1 transport"}}}
        """
    )
    sent_back = {Piece("artillery", route=("Ireland",)): 1}
    before = table.but(frames=(Movement(),))
    after = table.with_force("Ireland", "britain", sent_back).but(frames=(Combat(),))
    assert not any("no infantry" in breach for breach in broken(rules, after, before))


def test_a_game_of_a_few_orders_is_in_order_after_each() -> None:
    game = Game(RULES, START, KeyedDice("00" * 32))
    for line in (
        "austria-hungary: buy 3 infantry",
        "austria-hungary: end",
        "austria-hungary: move 6 infantry, 2 artillery Trieste -> Serbia",
        "austria-hungary: end",
        "austria-hungary: attack Serbia",
    ):
        before = game.table
        game.order(*parse_line(line))
        assert broken(RULES, game.table, before) == []
