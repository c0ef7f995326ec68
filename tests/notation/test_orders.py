"""Orders and answers as text, there and back."""

from contextlib import suppress
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatwar.notation.orders import format_line, format_order, parse_line, parse_order
from greatwar.notation.words import Unreadable
from greatwar.orders import AnyOrder, Buy, Casualties, Item, Move, Order, Retreat, Submerge
from tests.notation.strategies import BY_ORDER, CALM, damaged, orders, powers
from tests.trials import examples

CANONICAL = """
buy 3 infantry, 1 artillery
buy nothing
move 3 infantry, 1 artillery Ruhr -> Belgium
move 1 transport (2 infantry) SZ 9 -> SZ 8
move 1 transport (1 infantry of italy, 1 artillery) SZ 17 -> SZ 16 -> SZ 15
move 1 transport (2 infantry), 1 transport (2 infantry) SZ 9 -> SZ 8
move 2 battleship, 1 damaged battleship SZ 9 -> SZ 8
move 3 infantry Union of South Africa -> South West Africa
move 1 infantry Anglo-Egyptian Sudan -> Egypt -> Trans-Jordan
load 2 infantry Wales -> SZ 8
load 1 infantry Wales -> SZ 8 on france
load 1 infantry of italy United States of America -> SZ 1 on austria-hungary
offload 2 infantry SZ 9 -> Belgium
offload 2 infantry SZ 9 -> Belgium from france
offload 2 infantry SZ 9 -> Belgium after battle
offload 2 infantry SZ 9 -> Belgium from france after battle
rail 4 infantry Berlin -> Silesia -> Poland
undo
attack Lorraine
attack SZ 9
bombard 2 battleship SZ 9 -> Belgium
place 3 infantry Vienna
place 1 battleship SZ 18
declare submarine warfare
announce last round
end
casualties 2 infantry, 1 artillery
casualties 1 infantry of france, 2 infantry of britain
casualties damage 1 battleship, 1 cruiser
casualties 1 battleship, 1 damaged battleship, damage 1 battleship
casualties 1 transport (2 infantry) of france
casualties 1 submerging submarine
submerge 2
submerge 0
press
break off
retreat SZ 8
retreat 2 cruiser SZ 4
stay
land Belgium
call off Belgium
land Picardy from SZ 8
call off Picardy from SZ 8
represent Holland by britain
control Holland by britain
agree
object
accept armistice
decline armistice
spare usa
involve usa
replace 1 artillery Vienna
launch Karelia SZ 12
"""


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


@pytest.mark.parametrize("text", lines(CANONICAL))
def test_every_order_of_the_notation_is_read_and_written(text: str) -> None:
    assert format_order(parse_order(text)) == text
    assert parse_order(text.upper()) == parse_order(text)
    assert parse_order(text.replace(" ", "  ")) == parse_order(text)


def test_a_strategy_exists_for_every_order() -> None:
    assert set(BY_ORDER) == set(get_args(AnyOrder))


@pytest.mark.parametrize("kind", list(BY_ORDER), ids=lambda kind: kind.__name__)
def test_an_order_read_from_its_own_text_is_the_same(kind: type[Order]) -> None:
    @settings(CALM, max_examples=examples(60))
    @given(BY_ORDER[kind])
    def reads_back(order: Order) -> None:
        text = format_order(order)
        assert parse_order(text) == order
        assert format_order(parse_order(text)) == text

    reads_back()


@CALM
@given(powers, orders)
def test_a_line_read_from_its_own_text_is_the_same(power: str, order: Order) -> None:
    assert parse_line(format_line(power, order)) == (power, order)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Move 1 tank, 2 Infantry, 1 tanks ruhr->BELGIUM", "move 2 infantry, 2 tank Ruhr -> Belgium"),
        ("move 1 infantry trans jordan -> egypt", "move 1 infantry Trans-Jordan -> Egypt"),
        ("move 1 infantry Trans‑Jordan -> Égypt", "move 1 infantry Trans-Jordan -> Egypt"),
        ("move 2 damaged-battleships sz9 -> SZ-8", "move 2 damaged battleship SZ 9 -> SZ 8"),
        (
            "move 1 Transport(1 artillery,1 infantry) SZ 9->SZ 8",
            "move 1 transport (1 infantry, 1 artillery) SZ 9 -> SZ 8",
        ),
        (
            "place 3 infantry united-states-of-america",
            "place 3 infantry United States of America",
        ),
        ("Break-Off", "break off"),
        ("declare submarine-warfare", "declare submarine warfare"),
        ("casualties 2 infantry of Britain , 1 infantry of Austria Hungary", None),
    ],
)
def test_reading_ignores_case_accents_hyphens_and_plurals(text: str, meant: str | None) -> None:
    expected = meant or "casualties 1 infantry of austria-hungary, 2 infantry of britain"
    assert format_order(parse_order(text)) == expected


def test_equal_orders_are_equal_values_however_they_are_written() -> None:
    assert parse_order("buy 1 artillery, 1 infantry, 2 infantry") == parse_order(
        "buy 3 infantry, 1 artillery"
    )


def test_orders_are_plain_values() -> None:
    assert parse_order("buy nothing") == Buy(())
    assert parse_order("submerge 0") == Submerge(0)
    assert parse_order("retreat SZ 8") == Retreat("SZ 8")
    assert parse_order("move 1 tank Ruhr -> Belgium") == Move((Item(1, "tank"),), ("Ruhr", "Belgium"))
    assert parse_order("casualties damage 1 battleship") == Casualties((Item(1, "battleship", "damage"),))


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("", "unreadable", "an order was expected"),
        ("mvoe 1 infantry Ruhr -> Belgium", "unknown-name", "`move`"),
        ("move 1 infantry Rhur -> Belgium", "unknown-name", "`Ruhr`"),
        ("move 1 infantri Ruhr -> Belgium", "unknown-name", "`infantry`"),
        ("load 1 infantry Wales -> SZ 8 on frence", "unknown-name", "`france`"),
        ("casualties 1 infantry of frence, 1 tank", "unknown-name", "`france`"),
        ("casualties 1 infantry of austria-hungaria", "unknown-name", "`austria-hungary`"),
        ("attack SZ 31", "unknown-name", "`SZ"),
        ("move 3 infantry Ruhr", "unreadable", "Ruhr -> Belgium"),
        ("move 3 infantry", "unreadable", "Ruhr -> Belgium"),
        ("move 3 infantry Ruhr -> -> Belgium", "unreadable", "missing"),
        ("move infantry Ruhr -> Belgium", "unreadable", "a number"),
        ("move 0 infantry Ruhr -> Belgium", "unreadable", "from 1 on"),
        ("move -1 infantry Ruhr -> Belgium", "unreadable", "a number"),
        ("buy 1000 infantry", "unreadable", "too large"),
        ("buy 999 infantry, 1 infantry", "unreadable", "too large"),
        (f"buy {'9' * 5000} infantry", "unreadable", "too large"),
        ("buy ٣ infantry", "unreadable", "a number"),
        ("buy", "unreadable", "buy 3 infantry"),
        ("buy 3 infantry,", "unreadable", "a unit list"),
        ("buy 3 infantry and 1 tank", "unreadable", "`and 1 tank`"),
        ("buy 1 infantry of france", "unreadable", "too much"),
        ("buy 1 damaged battleship", "unreadable", "too much"),
        ("move 2 transport (1 infantry) SZ 9 -> SZ 8", "unreadable", "by itself"),
        ("move 1 transport (1 infantry SZ 9 -> SZ 8", "unreadable", "not closed"),
        ("move 1 transport () SZ 9 -> SZ 8", "unreadable", "unit list"),
        ("move 1 transport (1 cruiser) SZ 9 -> SZ 8", "unreadable", "no cargo"),
        ("move 1 infantry (1 tank) Ruhr -> Belgium", "unreadable", "only a transport"),
        ("move damage 1 battleship SZ 9 -> SZ 8", "unreadable", "casualties"),
        ("casualties damage 1 cruiser", "unreadable", "battleship alone"),
        ("casualties damage 1 damaged battleship", "unreadable", "once more"),
        ("casualties 1 submerging cruiser", "unreadable", "submarine alone"),
        ("casualties nothing", "unreadable", "a number"),
        ("submerge -1", "unreadable", "submerge 2"),
        ("submerge one", "unreadable", "submerge 2"),
        ("replace 2 artillery Vienna", "unreadable", "replace 1 artillery"),
        ("launch Karelia", "unreadable", "launch Karelia SZ 12"),
        ("land SZ 8", "unreadable", "sea zone"),
        ("retreat Belgium", "unreadable", "territory"),
        ("bombard 1 battleship Belgium -> SZ 9", "unreadable", "territory"),
        ("control Holland", "unreadable", "by britain"),
        ("end now", "unreadable", "`end`"),
        ("declare war", "unreadable", "submarine warfare"),
    ],
)
def test_what_cannot_be_read_is_said_in_a_sentence(text: str, code: str, words: str) -> None:
    with pytest.raises(Unreadable) as caught:
        parse_order(text)
    assert caught.value.problem.code == code
    assert words.casefold() in caught.value.problem.sentence.casefold()
    assert len(caught.value.problem.sentence) < 250


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("germany: move 3 infantri, 1 artilery Rurh -> Belgum", ("infantry", "artillery", "Ruhr", "Belgium")),
        ("jermany: move 1 infantry Rhur -> Belgium", ("germany", "Ruhr")),
        ("france: load 1 infantri Wales -> SZ 8 on britian", ("infantry", "britain")),
        ("france: offload 1 tenk SZ 9 -> Belgum from britian after battle", ("tank", "Belgium", "britain")),
        ("germany: casualties 1 infantry of frence, 1 tenk", ("france", "tank")),
        ("germany: bombard 1 batleship SZ 99 -> Belgum", ("battleship", "SZ ", "Belgium")),
        ("germany: place 1 infantri Berln", ("infantry", "Berlin")),
        ("germany: replace 1 artilery Berln", ("artillery", "Berlin")),
        ("germany: retreat 1 cruser SZ 77", ("cruiser", "SZ ")),
        ("germany: control Hollnd by germny", ("Holland", "germany")),
        ("germany: represent Hollnd by germny", ("Holland", "germany")),
        ("russia: launch Karela SZ 77", ("Karelia", "SZ ")),
        ("russia: call off Karela from SZ 77", ("Karelia", "SZ ")),
        ("germany: buy 3 infantri, 0 tank, 1 transport (1 cruiser)", ("infantry", "from 1 on", "no cargo")),
        ("germany: place 1 damaged battleship Kil", ("too much", "Kiel")),
    ],
)
def test_everything_that_cannot_be_read_is_said_at_once(line: str, names: tuple[str, ...]) -> None:
    with pytest.raises(Unreadable) as caught:
        parse_line(line)
    sentences = [problem.sentence for problem in caught.value.problems]
    assert len(sentences) == len(names)
    assert all(name in sentence for name, sentence in zip(names, sentences, strict=True))


@pytest.mark.parametrize("text", ["end", "", "narnia: end", ": end", "germany end"])
def test_a_line_needs_a_power_and_a_colon(text: str) -> None:
    with pytest.raises(Unreadable):
        parse_line(text)


@settings(CALM, max_examples=examples(400))
@given(st.data())
def test_a_damaged_order_is_read_or_complained_about(data: st.DataObject) -> None:
    text = data.draw(damaged(data.draw(st.sampled_from(lines(CANONICAL)))))
    try:
        order = parse_order(text)
    except Unreadable:
        return
    assert parse_order(format_order(order)) == order


@CALM
@given(st.text())
def test_no_text_does_harm(text: str) -> None:
    with suppress(Unreadable):
        parse_line(text)


def test_an_empty_transport_is_written_without_brackets() -> None:
    order = Move((Item(1, "transport", cargo=()),), ("SZ 9", "SZ 8"))
    assert format_order(order) == "move 1 transport SZ 9 -> SZ 8"
