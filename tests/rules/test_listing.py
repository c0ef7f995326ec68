"""The listing made from the one before is the listing made anew."""

import random

import pytest

from greatwar.dice import KeyedDice
from greatwar.frames import Movement
from greatwar.fuzz import invalid_orders
from greatwar.game import OFFERED, Game
from greatwar.notation.orders import parse_line
from greatwar.notation.positions import load_position
from greatwar.opponents.random_orders import RandomOrders
from greatwar.orders import End, Offload, Order, Undo
from greatwar.rules import ruleset
from greatwar.rules.opening import opening
from greatwar.rules.outlook import survey
from greatwar.rules.rulebook.listing import listed
from greatwar.rules.rulebook.lists import Lists, listed_since
from greatwar.rules.rulebook.phases import awaited

APART = (End, *OFFERED)
"""What a list holds beside the orders of the movement phase."""
NAMES = ("rulebook", "tournament", "quick-reference", "second-edition", "reference-manual")


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_listing_is_the_same_made_anew_and_lists_every_order_once(name: str, seed: int) -> None:
    rules = ruleset(name, {"rounds": 30, "clock": False} if name == "tournament" else {})
    chance = random.Random(seed)
    random_orders = RandomOrders(chance)
    game = Game(rules, opening(rules), KeyedDice(f"{seed:064x}"))
    compared = 0
    kept: Lists | None = None
    since: list[Order] | None = None
    while game.table.round < 6 and not game.table.winner:
        table, frame = game.table, game.table.frames[-1]
        if isinstance(frame, Movement):
            lines = game.legal()
            assert len(set(lines)) == len(lines)
            kept = listed_since(rules, table, awaited(table, frame), frame.ended, kept, since)
            since = []
            # Of a side that moves together, one power after the other finds what its friends have done meanwhile.
            power = chance.choice(awaited(table, frame))
            listing = kept.pages[power].listing
            anew = listed(survey(rules, table, power), table)
            assert listing.lines() == anew.lines()
            assert listing.lacking == anew.lacking
            assert listing.unescorted == anew.unescorted
            assert listing.landing == anew.landing
            assert [line for line in lines if line[0] == power and type(line[1]) not in APART] == anew.lines()
            assert ((power, End()) in lines) is not bool(game.problems(power, End()))
            compared += 1
        power, order = random_orders.order(game)
        game.order(power, order)
        # What is taken back is found by comparing the units, what is given by the order.
        since = [*since, order] if since is not None and not isinstance(order, Undo) else None
    assert compared > 500


def test_what_shares_a_transport_with_a_friend_lands_where_the_friend_does() -> None:
    """A place that a friend has chosen is unlike other places in which the power itself lands nothing yet."""
    rules, table = load_position(
        """
        rules: second-edition
        setup: empty
        round: 4
        turn: allies
        phase: movement
        at_war: {italy: true}
        mobilized: [Albania]
        control: {Albania: italy}
        units:
          Rome: {britain: 1 infantry}
          Piedmont: {italy: 1 artillery}
          Tuscany: {italy: 1 infantry}
          SZ 17: {italy: 2 transport}
        """
    )
    game = Game(rules, table, KeyedDice("00" * 32))
    for line in (
        "britain: load 1 infantry Rome -> SZ 17 on italy",
        "britain: offload 1 infantry SZ 17 -> Albania from italy",
        "italy: load 1 artillery Piedmont -> SZ 17",
        "italy: load 1 infantry Tuscany -> SZ 17",
        "italy: offload 1 artillery SZ 17 -> Sardinia",
    ):
        game.order(*parse_line(line))
    landings = {order.territory for _, order in game.legal() if isinstance(order, Offload)}
    assert landings == {"Albania", "Sardinia"}
    assert not invalid_orders.listed(game)
