"""Every space has a region, every power a colour, every event and every question a sentence."""

from random import Random
from typing import get_args

import pytest
from rich.console import Console

from greatwar import events
from greatwar.board import POWERS, SPACES
from greatwar.cli.asking import question_sentence
from greatwar.cli.boards import header
from greatwar.cli.completion import suggestions
from greatwar.cli.hints import overview
from greatwar.cli.palette import LIVERIES
from greatwar.cli.regions import REGIONS, regions_called
from greatwar.dice import KeyedDice, OutOfDice, ScriptedDice
from greatwar.events import (
    BattleshipRepaired,
    CapitalCaptured,
    DiceRolled,
    Event,
    HitsScored,
    IncomeCollected,
    MineRolled,
    PhaseBegan,
    Refunded,
    UnitsLost,
)
from greatwar.game import Game
from greatwar.notation.orders import parse_order
from greatwar.notation.positions import load_position
from greatwar.opponents.random_orders import RandomOrders
from greatwar.orders import Attack, Casualties, End, Item
from greatwar.questions import AnyQuestion, AskRetreat, Question, Shape
from greatwar.rules import ruleset
from greatwar.rules.opening import opening
from greatwar.text.chronicle import lines, order_line
from greatwar.text.english import NAMES


def test_every_space_is_in_exactly_one_region() -> None:
    named = [space for region in REGIONS for space in region.spaces]
    assert sorted(named) == sorted(SPACES)


def test_a_region_is_found_by_its_words() -> None:
    for region in REGIONS:
        assert region in regions_called(region.name)
        assert region in regions_called(region.words[0])
    assert [region.name for region in regions_called("weste")] == ["Western Front"]
    assert regions_called("") == REGIONS
    assert regions_called("moon") == ()


def test_colours_map_one_to_one_to_powers() -> None:
    assert set(LIVERIES) == set(POWERS) == set(NAMES)
    assert len({livery.ground for livery in LIVERIES.values()}) == len(POWERS)
    assert len({livery.letters for livery in LIVERIES.values()}) == len(POWERS)


def test_a_label_can_be_read_on_its_own_ground() -> None:
    for livery in LIVERIES.values():
        light, dark = sorted((_luminance(livery.ink), _luminance(livery.ground)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4, livery


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


EXAMPLES: dict[str, object] = {
    "names": ("italy", "Albania"),
    "turn": "central",
    "round": 1,
    "paid": 4,
    "power": "germany",
    "phase": "combat",
    "zone": "SZ 9",
    "kind": "cruiser",
    "sunk": True,
    "cargo": (Item(2, "infantry"),),
    "ship": Item(1, "transport", cargo=(Item(2, "infantry"),)),
    "die": 4,
    "territory": "Lorraine",
    "purpose": "fire",
    "dice": (1, 2),
    "number": 2,
    "infantry": 2,
    "artillery": 1,
    "space": "Lorraine",
    "side": "central",
    "hits": 1,
    "units": (Item(1, "infantry"),),
    "owner": "france",
    "captor": "germany",
    "ipcs": 3,
    "lost": 1,
    "to": "SZ 8",
    "central": 21,
    "allies": 4,
}


def test_every_event_has_a_sentence() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert len(kinds) > 25
    for kind in kinds:
        if kind is not Event:
            event = kind(**{name: EXAMPLES[name] for name in kind.__struct_fields__})
            for sentence in map(str, lines([event])):
                assert not sentence[0].islower() and (sentence.endswith(".") or kind is PhaseBegan)


def test_dice_and_hits_are_told_together() -> None:
    told = [
        DiceRolled("land battle", (1, 6, 3)),
        HitsScored("Lorraine", "central", 1, "land battle"),
        HitsScored("Lorraine", "allies", 0, "land battle"),
        UnitsLost("france", "Lorraine", (Item(2, "infantry", owner="france"),)),
    ]
    assert list(map(str, lines(told))) == [
        "Land battle in Lorraine, dice 1 6 3: the Central Powers score 1 hit and the Allies score 0 hits.",
        "France loses 2 infantry in Lorraine.",
    ]


def test_the_log_says_what_a_repair_has_cost() -> None:
    repaired = [BattleshipRepaired("britain", "SZ 9"), BattleshipRepaired("britain", "SZ 9", 4)]
    assert list(map(str, lines(repaired))) == [
        "Britain repairs its battleships in SZ 9.",
        "Britain repairs its battleships in SZ 9 for 4 IPCs.",
    ]


def test_mines_that_nobody_strikes_are_told_as_such() -> None:
    cruiser = MineRolled("germany", "SZ 9", Item(1, "cruiser"), 4)
    assert list(map(str, lines([DiceRolled("mines", (4,)), cruiser]))) == [
        "Mines in SZ 9: Germany rolls 4 for 1 cruiser. No ship hits a mine."
    ]


def test_dice_for_the_entry_of_neutral_powers_are_told_with_these_powers() -> None:
    rules = ruleset("second-edition")
    game = Game(rules, opening(rules), ScriptedDice([3, 5]))
    assert str(next(lines(game.opening_events))) == "Entry of the Ottoman Empire and Albania, dice 3 5."


def test_every_mine_die_is_told_with_its_ship_and_cargo() -> None:
    """G-13: dice of equal ships go by zone and cargo, so the log says which was whose."""
    rules, table = load_position(
        """
        rules: rulebook
        setup: empty
        turn: britain
        phase: movement
        units:
          SZ 8: {britain: "1 transport, 1 transport (2 infantry), 1 transport (1 infantry, 1 artillery)"}
        """
    )
    game = Game(rules, table, ScriptedDice((4, 1, 6)))
    game.order("britain", parse_order("move 3 transport SZ 8 -> SZ 9 -> SZ 10"))
    told = list(map(str, lines(game.order("britain", End()))))
    assert told[0] == (
        "Mines in SZ 10: Britain rolls 4 for 1 transport, 1 for 1 transport (1 infantry, 1 artillery) "
        "and 6 for 1 transport (2 infantry)."
    )
    assert told[1] == "A mine in SZ 10 sinks 1 transport (1 infantry, 1 artillery) of Britain."


def test_numbers_agree_with_their_nouns() -> None:
    events: list[Event] = [
        Refunded("italy", 1),
        IncomeCollected("britain", 29, 1),
        CapitalCaptured("france", "germany", 1),
    ]
    assert list(map(str, lines(events))) == [
        "Italy is refunded 1 IPC for units it could not mobilize.",
        "Britain collects 29 IPCs (1 lost to submarines).",
        "Germany captures Paris, the capital of France, and takes 1 IPC.",
    ]
    with pytest.raises(OutOfDice, match="1 die is needed, 0 left"):
        ScriptedDice().draw(1, roll=0)


def test_damage_is_no_loss() -> None:
    units = (Item(1, "battleship", "damage"), Item(1, "cruiser"))
    assert list(map(str, lines([UnitsLost("britain", "SZ 9", units)]))) == [
        "Britain loses 1 cruiser in SZ 9; 1 battleship is damaged."
    ]


def test_answers_too_many_to_list_get_a_lawful_example() -> None:
    rules, table = load_position(
        """
        rules: rulebook
        setup: empty
        turn: germany
        phase: combat
        units:
          Belgium: {germany: "60 infantry, 40 artillery", france: "22 infantry, 16 artillery, 12 tank",
                    britain: "19 infantry, 15 artillery, 11 tank", italy: "9 infantry, 5 artillery"}
        """
    )
    game = Game(rules, table, KeyedDice("05"))
    game.order("germany", Attack("Belgium"))
    game.order("germany", next(order for _, order in game.legal() if isinstance(order, Casualties)))
    assert any(isinstance(order, Shape) for _, order in game.legal())
    sentence = question_sentence(game, "france", game.questions["france"])
    example = sentence[sentence.index("`casualties") + 1 :].removesuffix("`.")
    assert game.problems("france", parse_order(example)) == []


RETREATING = """
rules: tournament
setup: empty
round: 3
turn: germany
phase: movement
collapsed: {france: economic, ottoman: political}
units:
  SZ 5: {germany: "2 cruiser"}
  SZ 4: {britain: "1 cruiser"}
  Lorraine: {germany: "1 infantry"}
control: {Lorraine: germany, Mesopotamia: britain}
"""


def test_a_retreat_is_offered_told_and_completed() -> None:
    game = Game(*load_position(RETREATING), ScriptedDice((6, 6, 6)))
    for line in ("move 2 cruiser SZ 5 -> SZ 4", "end", "attack SZ 4"):
        game.order("germany", parse_order(line))
    assert question_sentence(game, "germany", game.questions["germany"]) == (
        "Germany: press the attack in SZ 4? Type `press` for another round, or `break off` or `retreat SZ 5` to stop."
    )
    assert [each.text for each in suggestions(game, "germany", "retreat ")] == ["retreat SZ 5"]
    told = list(map(str, lines(game.order("germany", parse_order("retreat SZ 5")))))
    assert told == ["Germany retreats from SZ 4 to SZ 5.", "The battle in SZ 4 is over."]


LEAVING = """
rules: second-edition
setup: empty
round: 2
turn: central
phase: combat
units:
  SZ 5: {germany: "3 battleship", britain: "3 battleship"}
"""

LAUNCHING = """
rules: second-edition
setup: empty
round: 3
turn: allies
phase: combat
units: {Karelia: {russia: "1 battleship"}}
"""


def test_ships_that_can_leave_are_asked_whether_and_where() -> None:
    game = Game(*load_position(LEAVING), ScriptedDice((6,) * 6))
    game.order("germany", parse_order("attack SZ 5"))
    question = game.questions["britain"]
    assert isinstance(question, AskRetreat)
    ways = "".join(f", `retreat {zone}`" for zone in question.zones[:-1])
    assert question_sentence(game, "britain", question) == (
        f"Britain: your ships can retreat from SZ 5: `stay`{ways} or `retreat {question.zones[-1]}`."
    )
    driven_off = AskRetreat("SZ 5", ("SZ 4",), forced=True)
    assert question_sentence(game, "germany", driven_off) == (
        "Germany: your ships must retreat from SZ 5: `retreat SZ 4`."
    )


def test_the_owner_of_a_new_battleship_is_asked_for_its_zone() -> None:
    game = Game(*load_position(LAUNCHING), ScriptedDice())
    for power in tuple(game.questions):
        game.order(power, parse_order("end"))
    assert question_sentence(game, "russia", game.questions["russia"]) == (
        "Russia: choose the sea zone for your new battleship in Karelia: "
        "`launch Karelia SZ 6` or `launch Karelia SZ 12`."
    )
    assert not game.problems("russia", parse_order("launch Karelia SZ 12"))


def test_every_question_is_among_those_that_need_a_text() -> None:
    assert set(get_args(AnyQuestion)) == set(Question.__subclasses__())


def test_the_header_tells_collapses_points_and_the_last_round() -> None:
    game = Game(*load_position(RETREATING), ScriptedDice())
    assert [each.text for each in suggestions(game, "germany", "ann")] == ["announce last round"]
    game.order("usa", parse_order("announce last round"))
    with (console := Console(width=120)).capture() as capture:
        console.print(header(game))
    shown = capture.get()
    assert "The economy of France has collapsed." in shown
    assert "Surrendered: Ottoman Empire." in shown
    assert "Points: Central Powers 2, Allies 3. This round is the last." in shown


def test_what_anybody_may_do_at_any_time_is_told_in_one_line() -> None:
    game = Game(*load_position(RETREATING), ScriptedDice())
    with (console := Console(width=200)).capture() as capture:
        console.print(overview(game, "germany"))
    lines = [line for line in capture.get().splitlines() if "announce last round" in line]
    assert [line.strip() for line in lines] == [
        "announce last round",
        "At any time: Austria-Hungary, Russia, France, Britain, Italy or USA: announce last round",
    ]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("rulebook", {"russian_revolution": True}),
        ("tournament", {"rounds": 8, "clock": False}),
        ("quick-reference", {}),
    ],
)
def test_whatever_is_asked_is_asked_in_one_sentence(name: str, options: dict[str, object]) -> None:
    rules = ruleset(name, options)
    asked = set()
    for seed in range(3):
        game, random_orders = (
            Game(rules, opening(rules, 8), KeyedDice(f"{seed:02x}")),
            RandomOrders(Random(seed)),
        )
        while game.table.round <= 3 and not game.table.winner:
            for power, question in game.questions.items():
                sentence = question_sentence(game, power, question)
                assert sentence.endswith(".") and "\n" not in sentence
                asked.add(type(question).__name__)
            power, order = random_orders.order(game)
            assert str(order_line(power, order)).endswith(".")
            list(map(str, lines(game.order(power, order))))
    assert {"AskOrders", "AskCasualties", "AskPress", "AskRepresent", "AskAgree"} <= asked
