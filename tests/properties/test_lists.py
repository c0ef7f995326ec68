"""What is listed is what is accepted: no more and no less of everything that can be thought of."""

from hypothesis import given, settings
from msgspec.structs import replace

from greatwar.board import Power
from greatwar.game import Game
from greatwar.notation.orders import format_line
from greatwar.notation.positions import dump_position
from greatwar.notation.trees import Tree
from greatwar.orders import CallOff, Casualties, Item, Land, Move, Order, Rail, Retreat
from greatwar.questions import Shape
from tests.properties.theatres import SAME_EVERY_TIME, games, house_games, moments
from tests.properties.universe import everything
from tests.trials import examples


def _alike(order: Order) -> Order:
    """An order said in one way only: units in one order, and empty brackets behind an empty transport.

    Without brackets a loaded transport goes where no empty one can, which is listed with its brackets.
    """
    if isinstance(order, Casualties):
        return Casualties(tuple(sorted(map(_sorted_cargo, order.units), key=str)))
    if isinstance(order, Retreat):
        return Retreat(order.zone, tuple(map(_sorted_cargo, order.units)))
    if isinstance(order, Move) and order.units[0].kind == "transport":
        item = order.units[0]
        return Move((_sorted_cargo(replace(item, cargo=item.cargo or ())),), order.route)
    return order


def _sorted_cargo(item: Item) -> Item:
    return replace(item, cargo=tuple(sorted(item.cargo, key=str))) if item.cargo else item


def check_the_list(game: Game) -> None:
    lines = game.legal()
    if any(isinstance(order, Shape) for _, order in lines):
        return
    listed = {
        (power, _alike(order))
        for power, order in lines
        if not isinstance(order, Land | CallOff | Shape | Rail)
    }
    accepted = {
        (power, _alike(order))
        for power, order in everything(game)
        if not isinstance(order, Rail) and not game.problems(power, order)
    }
    # By rail there are too many ways: one to each territory is listed (G-26).
    assert [o for p, o in lines if isinstance(o, Rail) and game.problems(p, o)] == []
    reached = {(power, order.units, order.route[-1]) for power, order in lines if isinstance(order, Rail)}
    for power, order in everything(game):
        if isinstance(order, Rail) and not game.problems(power, order):
            assert (power, order.units, order.route[-1]) in reached, order
    assert _told(game, listed - accepted) == [], "listed, and not thought of or not lawful"
    assert _told(game, accepted - listed) == [], "lawful, and not listed"


def _told(game: Game, lines: set[tuple[Power, Order]]) -> list[str]:
    """The lines as text, and where they belong."""
    if not lines:
        return []
    log = [format_line(power, order) for power, order, _ in game.log]
    return [dump_position(game.rules, game.opening), *log, *sorted(format_line(*line) for line in lines)]


@settings(SAME_EVERY_TIME, max_examples=examples(400))
@given(games())
def test_in_a_small_position_the_list_holds_what_is_lawful_and_nothing_else(game: Game) -> None:
    check_the_list(game)


@settings(SAME_EVERY_TIME, max_examples=examples(300))
@given(games(rules=("tournament", "quick-reference")))
def test_in_a_small_position_of_other_rules_the_list_holds_what_is_lawful_and_nothing_else(
    game: Game,
) -> None:
    check_the_list(game)


@settings(SAME_EVERY_TIME, max_examples=examples(200))
@given(games(rules=("second-edition", "reference-manual")))
def test_in_a_small_position_of_sides_the_list_holds_what_is_lawful_and_nothing_else(game: Game) -> None:
    check_the_list(game)


HOUSE: Tree = {
    "units": {
        "fighter": {"move": 2},
        "transport": {"capacity": 3},
        "battleship": {"repair": 3, "defend": 0},
        "submarine": {"attack": 6, "first_round": 4, "buyers": ["germany", "britain"]},
    },
    "movement": {"two_space_marches": True},
}


@settings(SAME_EVERY_TIME, max_examples=examples(100))
@given(house_games(HOUSE, rules=("rulebook", "second-edition", "reference-manual")))
def test_in_a_small_position_of_other_units_the_list_holds_what_is_lawful_and_nothing_else(
    game: Game,
) -> None:
    check_the_list(game)


@settings(SAME_EVERY_TIME, max_examples=examples(60))
@given(moments())
def test_in_a_wandered_game_the_list_holds_what_is_lawful_and_nothing_else(game: Game) -> None:
    check_the_list(game)


def test_an_item_without_brackets_is_not_the_same_as_one_with_empty_brackets() -> None:
    assert Item(1, "transport") != Item(1, "transport", cargo=())
