"""Custom rulesets are read from TOML and trees, say what is wrong in a sentence, and travel with their games."""

from pathlib import Path

import pytest

from greatwar.board import TERRITORIES
from greatwar.notation.positions import dump_position, load_position, read_position
from greatwar.notation.records import Record, begin, read_record, write_record
from greatwar.notation.rulesets import load_ruleset, read_rules, write_rules
from greatwar.notation.words import Unreadable
from greatwar.problems import Refused
from greatwar.rules import ruleset
from greatwar.rules.opening import opening

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "rules" / "early-armour.toml"

HOUSE = """
name = "house"
base = "rulebook"
[options]
tanks_rounds = 2
[setup.remove.berlin]
germany = "2 infantry"
[setup.add]
Berlin = {germany = "1 artillery"}
"sz 10" = {germany = "2 transports"}
[setup.treasury]
germany = 12
"""


def fault(text: str, **options: object) -> str:
    """What is said about a ruleset that will not do."""
    with pytest.raises((Unreadable, Refused)) as error:
        read_rules(load_ruleset(text), options)
    return str(error.value)


def test_a_custom_ruleset_is_its_base_with_options_and_another_set_up() -> None:
    rules = read_rules(load_ruleset(HOUSE), {})
    assert (rules.name, str(rules.title), rules.revision) == ("house", "house", ruleset("rulebook").revision)
    assert rules.chosen == {"tanks_rounds": 2}
    assert rules.units.available["tank"]["italy"] == 2
    table = opening(rules)
    counts = {piece.kind: number for piece, number in table.force("Berlin", "germany").items()}
    assert counts == {"infantry": 11, "artillery": 4, "fighter": 1}
    assert {piece.kind for piece in table.force("SZ 10", "germany")} == {"battleship", "cruiser", "transport"}
    assert table.treasury["germany"] == 12
    assert table.treasury["france"] == ruleset("rulebook").setup.treasury["france"]


def test_a_space_whose_last_unit_is_removed_is_empty() -> None:
    text = 'name = "x"\nbase = "rulebook"\n[setup.remove."SZ 12"]\nrussia = "1 battleship"\n'
    assert "SZ 12" not in opening(read_rules(load_ruleset(text), {})).units


def test_units_are_added_to_what_is_left_after_the_removal() -> None:
    text = 'name = "x"\nbase = "rulebook"\n[setup.add."SZ 9"]\nbritain = "998 cruiser"\n'
    assert "1,000 cruisers" in fault(text)
    removed = '[setup.remove."SZ 9"]\nbritain = "2 cruiser"\n'
    table = opening(read_rules(load_ruleset(text + removed), {}))
    assert {piece.kind: number for piece, number in table.force("SZ 9", "britain").items()}["cruiser"] == 998


def test_the_example_of_the_documents_can_be_played() -> None:
    rules = read_rules(load_ruleset(EXAMPLE.read_text("utf-8")), {})
    assert rules.name == "early-armour"
    assert rules.chosen["mines_battleship"] == "sunk"
    assert opening(rules).treasury["france"] == 28


def test_a_battleship_in_a_territory_is_one_under_construction() -> None:
    text = 'name = "x"\nbase = "second-edition"\n'
    before = set(opening(read_rules(load_ruleset(text), {})).hulls)
    moved = '[setup.remove.London]\nbritain = "1 battleship"\n[setup.add.Rome]\nitaly = "1 battleship"\n'
    rules = read_rules(load_ruleset(text + moved), {})
    assert "Rome" not in before
    assert set(opening(rules).hulls) == before - {"London"} | {"Rome"}
    assert read_rules(write_rules(rules), rules.chosen) is rules


def test_options_beside_a_custom_ruleset_come_before_its_own() -> None:
    assert read_rules(load_ruleset(HOUSE), {"tanks rounds": 5}).chosen == {"tanks_rounds": 5}
    assert read_rules(load_ruleset(HOUSE), {"tanks_rounds": 4}).chosen == {}


def test_equal_rulesets_are_one_however_they_were_written() -> None:
    rules = read_rules(load_ruleset(HOUSE), {})
    assert read_rules(write_rules(rules), rules.chosen) is rules


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("name = ", "This is not TOML"),
        ('name = "x"', "`base` is missing"),
        ('base = "rulebook"', "`name` is missing"),
        ('name = "X y"\nbase = "rulebook"', "small letters, digits and hyphens"),
        ('name = "rulebook"\nbase = "rulebook"', "needs a name of its own"),
        ('name = 3\nbase = "rulebook"', "Text was expected, not `3`"),
        ('name = "x"\nbase = "rulesbook"', "did you mean rulebook?"),
        ('name = "x"\nbase = "house.toml"', "no ruleset called 'house.toml'"),
        ('name = "x"\nbase = "rulebook"\ncolour = "red"', "no key `colour`"),
        ('name = "x"\nbase = "rulebook"\ntitle = ""', "A title is one line"),
        ('name = "x"\nbase = "rulebook"\noptions = 3', "A table of keys was expected"),
        ('name = "x"\nbase = "rulebook"\n[options]\ntank_rounds = 3', "did you mean tanks_rounds?"),
        (
            'name = "x"\nbase = "rulebook"\n[options]\ntanks_rounds = 3.5',
            "takes a whole number from 1 to 12, not 3.5",
        ),
        ('name = "x"\nbase = "rulebook"\n[options]\nusw = false\nusw_hits = 3', "usw false allows none"),
        ('name = "x"\nbase = "rulebook"\n[setup.gain]', "no key `gain`"),
        (
            'name = "x"\nbase = "rulebook"\n[setup.add.Berlyn]\ngermany = "1 tank"',
            "the nearest name is `Berlin`",
        ),
        ('name = "x"\nbase = "rulebook"\n[setup.add.Berlin]\ngermania = "1 tank"', "no power `germania`"),
        ('name = "x"\nbase = "rulebook"\n[setup.add.Berlin]\ngermany = "1 zeppelin"', "zeppelin"),
        ('name = "x"\nbase = "rulebook"\n[setup.add.Berlin]\ngermany = 3', "Text was expected, not `3`"),
        ('name = "x"\nbase = "rulebook"\n[setup.add]\nBerlin = "1 tank"', "A table of keys was expected"),
        (
            'name = "x"\nbase = "rulebook"\n[setup.add]\nBerlin = {germany = "1 tank"}\nberlin = {germany = "1 tank"}',
            "Berlin is named twice",
        ),
        (
            'name = "x"\nbase = "rulebook"\n[setup.remove.Berlin]\ngermany = "20 infantry"',
            "Germany has 13 infantry in Berlin at the beginning, so 20 cannot be removed",
        ),
        (
            'name = "x"\nbase = "rulebook"\n[setup.add.Berlin]\ngermany = "1 cruiser"',
            "Cruisers cannot be set up in Berlin",
        ),
        (
            'name = "x"\nbase = "rulebook"\n[setup.add.Berlin]\ngermany = "1 battleship"',
            "Battleships cannot be set up in Berlin",
        ),
        (
            'name = "x"\nbase = "second-edition"\n[setup.add.Munich]\ngermany = "1 battleship"',
            "Germany builds battleships at naval bases of its own homeland, not in Munich",
        ),
        (
            'name = "x"\nbase = "second-edition"\n[setup.add.Kiel]\ngermany = "1 battleship"',
            "Only one battleship at a time is under construction in Kiel",
        ),
        (
            'name = "x"\nbase = "second-edition"\n[setup.remove.Rome]\nitaly = "1 battleship"',
            "Italy has no battleship in Rome at the beginning, so 1 cannot be removed",
        ),
        (
            'name = "x"\nbase = "rulebook"\n[setup.add."SZ 9"]\nbritain = "1 infantry"',
            "Infantry cannot be set up in SZ 9",
        ),
        (
            'name = "x"\nbase = "rulebook"\n[setup.add."SZ 30"]\nrussia = "1 cruiser"',
            "Cruisers cannot be set up in SZ 30",
        ),
        (
            'name = "x"\nbase = "rulebook"\n[setup.add."SZ 9"]\nbritain = "998 cruiser"',
            "Britain would begin with 1,000 cruisers in SZ 9; 999 is the most",
        ),
        ('name = "x"\nbase = "rulebook"\ntitle = "a\\u0007b"', "characters that can be printed"),
        (f'name = "x"\nbase = "rulebook"\ntitle = {"9" * 5000}', "a number or a date that no one can mean"),
        (f'name = "x"\nbase = "rulebook"\ntitle = {"[" * 3000}', "nested too deeply"),
        (
            'name = "x"\nbase = "rulebook"\n[setup.add.Paris]\ngermany = "1 infantry"',
            "Paris belongs neither to Germany nor to a friend",
        ),
        (
            'name = "x"\nbase = "rulebook"\n[setup.add.Holland]\ngermany = "1 infantry"',
            "Holland belongs neither to Germany nor to a friend",
        ),
        (
            'name = "x"\nbase = "rulebook"\n[setup.add.Sevastopol]\nitaly = "2 fighter"',
            "Italy would begin in Sevastopol without an infantry among its units",
        ),
        (
            'name = "x"\nbase = "rulebook"\n[setup.remove.Livonia]\nrussia = "3 infantry"',
            "Russia would begin in Livonia without an infantry among its units",
        ),
        (
            'name = "x"\nbase = "rulebook"\n[setup.treasury]\ngermany = -1',
            "A number from 0 to 9999 was expected, not `-1`",
        ),
    ],
)
def test_what_is_wrong_with_a_custom_ruleset_is_said_in_a_sentence(text: str, words: str) -> None:
    assert words in fault(text)


def test_several_faults_of_the_set_up_are_told_at_once() -> None:
    text = HOUSE + '[setup.add.Paris]\ngermany = "1 tank"\n[setup.remove.Rome]\nitaly = "99 tank"\n'
    told = fault(text)
    assert "99 cannot be removed" in told and "Paris belongs neither" in told


# Positions and records


def test_a_position_carries_a_custom_ruleset_itself() -> None:
    rules, table = read_position({"rules": load_ruleset(HOUSE)})
    text = dump_position(rules, table)
    assert "name: house" in text and "options: {tanks_rounds: 2}" in text
    again, same = load_position(text)
    assert again is rules
    assert same == table


def test_a_position_that_names_a_file_says_how_to_share_the_ruleset() -> None:
    with pytest.raises(Unreadable, match=r"greatwar rules house\.toml --yaml"):
        read_position({"rules": "house.toml"})


def test_the_faults_of_a_ruleset_in_a_position_say_where_they_are() -> None:
    with pytest.raises(Unreadable) as error:
        read_position({"rules": {"name": "x", "base": "rulebook", "setup": {"add": {"Berlyn": {}}}}})
    assert error.value.problem.place == "rules.setup.add.Berlyn"


def test_a_record_carries_a_custom_ruleset_itself_with_the_revision_of_its_base() -> None:
    rules = read_rules(load_ruleset(HOUSE), {"usw": False})
    record = Record(write_rules(rules), rules.revision, options=dict(rules.chosen))
    text = write_record(record)
    assert f"base: rulebook@{rules.revision}" in text
    assert read_record(text) == record
    assert begin(read_record(text))[0] is rules
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("base: rulebook@2", "base: rulebook", "a ruleset with its revision".capitalize()),
        ("base: rulebook@2", "base: rulebook@7", "Revision 7 of rulebook is not known here"),
        ("  base: rulebook@2\n", "", "`base` is missing"),
        ("2 infantry", "99 infantry", "99 cannot be removed"),
    ],
)
def test_a_record_whose_ruleset_is_not_known_here_is_refused(before: str, after: str, words: str) -> None:
    rules = read_rules(load_ruleset(HOUSE), {})
    text = write_record(Record(write_rules(rules), rules.revision, options=dict(rules.chosen)))
    with pytest.raises((Unreadable, Refused), match=words):
        begin(read_record(text.replace(before, after)))


HOUSE_RULES = """
name = "cheap-tanks"
base = "rulebook"
[units.Tanks]
cost = 5
"""


def test_a_house_rule_changes_a_number_and_travels_with_the_ruleset() -> None:
    rules = read_rules(load_ruleset(HOUSE_RULES), {})
    assert rules.units.cost == ruleset("rulebook").units.cost | {"tank": 5}
    assert write_rules(rules)["units"] == {"tank": {"cost": 5}}  # type: ignore[index]
    assert read_rules(write_rules(rules), rules.chosen) is rules


def test_every_mistake_in_a_file_is_named_with_its_key_and_the_nearest() -> None:
    text = """
name = "Cheap tanks"
base = "rulebok"
colour = 3
[units.tonk]
cost = 5
[units.infantry]
cots = 3
cost = "cheap"
[setup.add.Berlyn]
germany = "1 tank"
"""
    with pytest.raises(Unreadable) as error:
        read_rules(load_ruleset(text), {})
    places = [problem.place for problem in error.value.problems]
    assert places == [
        "colour",
        "name",
        "base",
        "setup.add.Berlyn",
        "units.tonk",
        "units.infantry.cots",
        "units.infantry.cost",
    ]
    assert "the nearest name is `cost`" in error.value.sentence
    assert "the nearest name is `tank`" in error.value.sentence


def test_at_most_twenty_mistakes_are_named() -> None:
    lines = [f"word{number} = 1" for number in range(2_000)]
    text = 'name = "x"\nbase = "rulebook"\n[units.tank]\n' + "\n".join(lines)
    with pytest.raises(Unreadable) as error:
        read_rules(load_ruleset(text), {})
    assert len(error.value.problems) == 20 and error.value.more


@pytest.mark.parametrize(("number", "more"), [(19, False), (20, False), (21, True), (40, True)])
def test_a_complaint_knows_whether_it_names_every_mistake(number: int, more: bool) -> None:
    read = "".join(f"word{number} = 1\n" for number in range(number))
    with pytest.raises(Unreadable) as error:
        read_rules(load_ruleset(f'name = "x"\nbase = "rulebook"\n[units.tank]\n{read}'), {})
    assert error.value.more == more
    lands = list(TERRITORIES)[:number]
    senseless = "".join(f'[setup.remove."{land}"]\nusa = "99 tank"\n' for land in lands)
    with pytest.raises(Refused) as refusal:
        read_rules(load_ruleset(f'name = "x"\nbase = "rulebook"\n{senseless}'), {})
    assert len(refusal.value.problems) == min(number, 20)
    assert refusal.value.more == more


def test_a_long_file_is_refused_before_it_is_read() -> None:
    text = 'name = "x"\nbase = "rulebook"\n' + "# " + "x" * 32_768 + "\n["
    assert "at most 32 kB" in fault(text)


# Units


def house(text: str, base: str = "rulebook") -> str:
    """A custom ruleset with these sections."""
    return f'name = "house"\nbase = "{base}"\n{text}'


UNITS = """
[units.tank]
attack = 6
defend = 0
move = 2
buyers = ["Britain", "france"]
first_round = 3
[units.battleship]
hits = 1
[units.transport]
capacity = 4
[movement]
two_space_marches = true
"""


def test_the_keys_of_a_unit_travel_with_the_ruleset() -> None:
    rules = read_rules(load_ruleset(house(UNITS)), {})
    assert rules.units.available["tank"] == {"france": 3, "britain": 3}
    assert (rules.units.attack["tank"], rules.units.defence["tank"]) == (6, 0)
    assert (rules.units.battleship_hits, rules.units.transport_capacity) == (1, 4)
    assert {rules.units.reach[kind] for kind in ("infantry", "artillery", "tank")} == {2}
    tree = write_rules(rules)
    assert tree["units"]["tank"]["buyers"] == ["france", "britain"]  # type: ignore[index]
    assert tree["movement"] == {"two_space_marches": True}  # type: ignore[index]
    assert read_rules(tree, rules.chosen) is rules


def test_who_gets_a_unit_besides_others_gets_it_with_the_first_of_them() -> None:
    text = house('[units.tank]\nbuyers = ["italy", "germany", "austria-hungary"]', "second-edition")
    rules = read_rules(load_ruleset(text), {"historical": True})
    assert rules.units.available["tank"] == {"austria-hungary": 7, "germany": 11, "italy": 7}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[units.tank]\nattack = 7", "`attack` takes a whole number from 0 to 6, not `7`"),
        ("[units.tank]\nmove = 3", "`move` takes 1 or 2, not `3`"),
        ("[units.transport]\nattack = 1", "`attack` is a key of every unit but the transport"),
        ("[units.cruiser]\nhits = 2", "`hits` is a key of battleship, not of cruiser"),
        ("[units.cruiser]\ncapacity = 2", "`capacity` is a key of transport, not of cruiser"),
        ("[units.transport]\ncapacity = 5", "from 1 to 4, not `5`"),
        ("[units.tank]\nbuyers = []", "No power could buy the tank; name one at least"),
        ('[units.tank]\nbuyers = ["France", "italy", "france"]', "France is named twice"),
        ('[units.tank]\nbuyers = ["spain"]', "`buyers` takes austria-hungary, russia"),
        ("[units.battleship]\nhits = 1\nrepair = 3", "none is ever repaired"),
        (
            "[units.infantry]\nmove = 1\n[movement]\ntwo_space_marches = true",
            "`two_space_marches` of movement lets the infantry march 2, not 1",
        ),
    ],
)
def test_what_makes_no_sense_of_a_unit_is_said_in_a_sentence(text: str, words: str) -> None:
    assert words in fault(house(text))


def test_fighters_that_march_do_not_go_farther_than_armies() -> None:
    text = "[units.fighter]\nmove = 3"
    assert read_rules(load_ruleset(house(text)), {}).units.reach["fighter"] == 3
    assert "land units march at most 2 spaces" in fault(house(text, "second-edition"))


def test_a_position_names_no_damaged_battleship_where_one_hit_sinks_it() -> None:
    rules = load_ruleset(house("[units.battleship]\nhits = 1"))
    with pytest.raises(Unreadable, match="one hit sinks a battleship in this ruleset"):
        read_position({"rules": rules, "units": {"SZ 9": {"britain": "1 damaged battleship"}}})


def test_a_position_holds_as_much_cargo_as_the_ruleset_allows() -> None:
    laden = {"SZ 9": {"britain": "1 transport (3 infantry)"}}
    rules, table = read_position(
        {"rules": load_ruleset(house("[units.transport]\ncapacity = 3")), "units": laden}
    )
    assert load_position(dump_position(rules, table)) == (rules, table)
    with pytest.raises(Unreadable, match="a transport holds one unit at most"):
        read_position({"rules": load_ruleset(house("[units.transport]\ncapacity = 1")), "units": laden})
