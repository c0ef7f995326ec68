"""Unit lists and names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greatwar.board import POWERS, SPACES, Power
from greatwar.notation import words
from greatwar.notation.units import force_from_text, force_to_text, format_items, parse_items
from greatwar.notation.words import Unreadable
from greatwar.orders import Item, Items
from greatwar.pieces import KINDS, Cargo, Piece
from greatwar.rules import ruleset
from tests.notation.strategies import CALM, forces, lost_units, powers, spaces

RULEBOOK = ruleset("rulebook")


@CALM
@given(lost_units)
def test_a_unit_list_read_from_its_own_text_is_the_same(items: Items) -> None:
    assert parse_items(format_items(items)) == items


def test_a_unit_list_is_written_by_kind_and_owner() -> None:
    text = "1 tank, 1 infantry of usa, 2 infantry, 1 infantry of russia, 3 infantry of usa"
    assert format_items(parse_items(text)) == "2 infantry, 1 infantry of russia, 4 infantry of usa, 1 tank"


def test_each_loaded_transport_is_an_item_by_itself() -> None:
    text = (
        "1 transport (2 infantry), 1 transport, 1 transport (1 tank), 1 transport (2 infantry), 1 transport"
    )
    told = "2 transport, 1 transport (1 tank), 1 transport (2 infantry), 1 transport (2 infantry)"
    assert format_items(parse_items(text)) == told


@CALM
@given(st.data(), spaces, powers)
def test_a_force_read_from_its_own_text_is_the_same(data: st.DataObject, space: str, power: Power) -> None:
    force = data.draw(forces(space, power))
    assert force_from_text(force_to_text(force, power), power, RULEBOOK.units) == force


def test_the_text_of_a_force_says_nothing_of_marches() -> None:
    moved = Piece("transport", cargo=(Cargo("infantry", "italy", origin="Rome"),), route=("SZ 16", "SZ 17"))
    assert force_to_text({moved: 2, Piece("cruiser", route=("SZ 16", "SZ 17")): 1}, "france") == (
        "1 cruiser, 1 transport (1 infantry of italy), 1 transport (1 infantry of italy)"
    )


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1 transport (3 infantry)", "too-much-cargo"),
        ("1 transport (1 infantry of germany)", "enemy-cargo"),
        ("1 infantry of germany", "unreadable"),
        ("damage 1 battleship", "unreadable"),
        ("1 submerging submarine", "unreadable"),
        ("nothing", "unreadable"),
    ],
)
def test_a_force_that_cannot_be_is_complained_about(text: str, code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        force_from_text(text, "france", RULEBOOK.units)
    assert caught.value.problem.code == code


@pytest.mark.parametrize("name", SPACES)
def test_every_space_is_known_by_its_name(name: str) -> None:
    assert words.space(name) == name
    assert words.space(name.upper().replace("-", " ")) == name
    assert words.space(f" {name.lower().replace(' ', '-')} ") == name


def test_every_power_and_unit_is_known_by_its_name() -> None:
    assert [words.power(power.title()) for power in POWERS] == list(POWERS)
    assert [words.kind(kind.upper()) for kind in KINDS] == list(KINDS)
    assert words.kind("artilleries") == "artillery"


def test_a_sea_zone_can_be_written_in_one_word() -> None:
    assert words.zone("sz9") == words.zone("SZ-9") == words.zone("Sz 9") == "SZ 9"
    with pytest.raises(Unreadable):
        words.zone("sea zone 9")


@CALM
@given(st.text())
def test_folding_leaves_words_with_single_spaces(text: str) -> None:
    folded = words.fold(text)
    assert folded == " ".join(folded.split())


def test_a_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(Unreadable) as caught:
        words.space("x" * 100_000)
    assert len(str(caught.value)) < 200


def test_a_transport_that_is_said_to_be_empty_is_written_so_that_it_can_be_read() -> None:
    assert format_items((Item(1, "transport", cargo=()),)) == "1 transport"
    assert format_items((Item(1, "transport", cargo=()), Item(1, "transport"))) == "2 transport"
