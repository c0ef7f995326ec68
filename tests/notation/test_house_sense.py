"""Custom rulesets that make no sense: each is refused once, at the key of the file, with the true reason."""

import pytest

from greatwar.notation.rulesets import load_ruleset, read_rules
from greatwar.notation.words import Unreadable
from greatwar.problems import Refused
from greatwar.rules import Ruleset, ruleset
from greatwar.rules.topics import TOPICS
from greatwar.text.comparison import differences


def made(text: str, base: str = "rulebook") -> Ruleset:
    """A custom ruleset with these sections."""
    return read_rules(load_ruleset(f'name = "x"\nbase = "{base}"\n{text}'), {})


def complaints(text: str, base: str = "rulebook") -> dict[str, str]:
    """What is said about sections that will not do, by place; two sentences about one place would be a mistake."""
    with pytest.raises((Unreadable, Refused)) as error:
        made(text, base)
    problems = error.value.problems  # type: ignore[attr-defined]
    found = {problem.place: problem.sentence for problem in problems}
    assert len(found) == len(problems)
    return found


# Obligations of round 1


@pytest.mark.parametrize("key", ["control", "aligned"])
def test_an_obligation_without_an_enemy_is_refused_where_the_file_names_it(key: str) -> None:
    friend = f'[territories.Serbia]\n{key} = "austria"\n'
    found = complaints(f'{friend}[obligations]\naustria-hungary = "attack-serbia"')
    assert list(found) == ["obligations.austria-hungary"]
    assert "Serbia is on the side of Austria-Hungary" in found["obligations.austria-hungary"]


@pytest.mark.parametrize("key", ["control", "aligned"])
def test_an_obligation_of_the_base_goes_with_its_enemy_and_the_comparison_says_so(key: str) -> None:
    rules = made(f'[territories.Serbia]\n{key} = "austria"')
    assert rules.movement.obligations == {}
    changed = [row.key for row in differences([ruleset("rulebook"), rules])]
    assert any(topic.key in changed for topic in TOPICS if "movement.obligations" in topic.parameters)


def test_germany_has_no_obligation_against_a_belgium_of_its_own() -> None:
    own = '[territories.Belgium]\ncontrol = "germany"\n[setup.remove.Belgium]\nfrance = "2 infantry, 2 artillery"\n'
    rules = made(own, "second-edition")
    assert rules.movement.obligations == {"austria-hungary": "all-to-serbia"}
    found = complaints(f'{own}[obligations]\ngermany = "all-to-belgium"', "second-edition")
    assert list(found) == ["obligations.germany"]


# What can never happen

SENSELESS = {
    "a clock after the last round": (
        "[victory]\nrounds = 8\n[war_ends]\n9 = 3",
        ("war_ends.9", "The war ends with round 8"),
    ),
    "a second round that ends the war for certain": (
        "[war_ends]\n9 = 6\n11 = 6",
        ("war_ends.11", "The war ends with round 9"),
    ),
    "an entry after the last round": (
        "[victory]\nrounds = 3\n[entry.usa]\nround = 5",
        ("entry.usa.round", "round 5 is never played"),
    ),
    "railways after the last round": (
        "[victory]\nrounds = 3\n[railways]\nlines = 1\nfirst_round = 5",
        ("railways.first_round", "round 5 is never played"),
    ),
    "a revolution after the last round": (
        "[victory]\nrounds = 3\n[revolution]\npossible = true\nfrom_round = 5",
        ("revolution.from_round", "round 5 is never played"),
    ),
    "a revolution that begins with the base's round, after the last": (
        "[victory]\nrounds = 3\n[revolution]\npossible = true",
        ("revolution.possible", "round 4 is never played"),
    ),
    "a revolution of a neutral Russia": (
        '[entry.russia]\nwhen = "never"\n[revolution]\npossible = true',
        ("revolution.possible", "Russia begins neutral"),
    ),
    "a revolution of a neutral Russia by an option": (
        '[options]\nrussian_revolution = true\n[entry.russia]\nwhen = "never"',
        ("entry.russia.when", "Russia begins neutral"),
    ),
    "mines that sink battleships that they spare": (
        '[mines]\nexempt_units = ["battleship"]\nbattleship = "sunk"',
        ("mines.battleship", "no mine hits one"),
    ),
    "the cargo of transports that mines spare": (
        '[mines]\nexempt_units = ["transport"]\nlate_cargo = "lost"',
        ("mines.late_cargo", "no mine hits one"),
    ),
    "raiders that stay neutral": (
        '[entry.usa]\nwhen = "never"\n[submarine_warfare]\nraiders = "usa"\nvictims = ["germany"]',
        ("submarine_warfare.raiders", "The United States begins neutral"),
    ),
    "submarine warfare of a Germany that stays neutral": (
        '[entry.germany]\nwhen = "never"\n[submarine_warfare]\nallowed = true',
        ("submarine_warfare.allowed", "Germany begins neutral"),
    ),
    "a capital without room": (
        '[territories.Moscow]\nipc = 0\n[mobilize]\ncapital_limit = "ipc"',
        ("mobilize.capital_limit", "Moscow is worth 0 IPCs"),
    ),
}


@pytest.mark.parametrize(("text", "said"), SENSELESS.values(), ids=SENSELESS)
def test_what_can_never_happen_is_refused_with_its_reason(text: str, said: tuple[str, str]) -> None:
    [(place, sentence)] = complaints(text).items()
    assert place == said[0]
    assert said[1] in sentence


def test_a_game_until_the_last_round_is_announced_lets_somebody_announce_it() -> None:
    found = complaints("[options]\nrounds = 0\n[victory]\nannounced = false", "tournament")
    assert list(found) == ["victory.announced"]


@pytest.mark.parametrize(
    "text",
    [
        "[victory]\nrounds = 8\n[war_ends]\n8 = 3",
        "[victory]\nrounds = 5\n[entry.usa]\nround = 5",
        "[war_ends]\n9 = 5\n11 = 6",
        "[entry.russia]\nround = 2\n[revolution]\npossible = true",
        "[territories.Moscow]\nipc = 0",
    ],
)
def test_what_can_just_happen_is_a_ruleset(text: str) -> None:
    assert made(text).name == "x"


# One complaint for one contradiction, at the key of the file, with the true reason


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ('[combat]\nsea_rounds = "one"\nsea_retreat = "attacker"', ["combat.sea_rounds"]),
        ("[victory]\ncentral_capitals = 0\nallied_capitals = 0", ["victory.central_capitals"]),
        ("[railways]\ncapacity = 3\nfirst_round = 2", ["railways.capacity"]),
        ("[options]\nus_entry_turn = 3\n[entry.usa]\nround = 5", ["entry.usa.round"]),
        ('[obligations]\naustria-hungary = "all-to-belgium"', ["obligations.austria-hungary"]),
        ("[war_ends]\n13 = 9", ["war_ends.13"]),
        ('[setup.add.Berlin]\nfrance = "2 infantry"', ["setup.add.Berlin"]),
        ('[setup.remove.Paris]\nfrance = "99 infantry"', ["setup.remove.Paris"]),
        ('[setup.add.Moscow]\nrussia = "1 cruiser"', ["setup.add.Moscow"]),
    ],
)
def test_a_contradiction_is_named_once_with_the_key_of_the_file(text: str, places: list[str]) -> None:
    assert list(complaints(text)) == places


def test_the_same_mistake_in_two_tables_is_two_mistakes() -> None:
    found = complaints(
        "[victory]\nrounds = 3\n[entry.usa]\nround = 5\n[railways]\nlines = 1\nfirst_round = 5"
    )
    assert list(found) == ["entry.usa.round", "railways.first_round"]


def test_a_minor_power_of_the_rulebook_has_no_dice_because_it_has_no_date() -> None:
    [sentence] = complaints("[entry.Romania]\ndice = true").values()
    assert "Romania enters the war when it is entered" in sentence


def test_several_friends_are_no_victims() -> None:
    text = '[submarine_warfare]\nraiders = "france"\nvictims = [{}]'
    [sentence] = complaints(text.format('"britain", "usa"')).values()
    assert sentence.endswith("Britain and the United States cannot be victims.")
    [sentence] = complaints(text.format('"britain"')).values()
    assert sentence.endswith("Britain cannot be a victim.")


def test_a_mistake_in_one_section_hides_none_in_another() -> None:
    found = complaints(
        """
[units.tnak]
cost = 5
[territories.Serbia]
control = "nobody"
[territories.Paris]
control = "germany"
[railways]
capacity = 3
[setup.remove.Paris]
france = "99 infantry"
[setup.add.Berlin]
france = "2 infantry"
[bid]
france = "31 infantry"
"""
    )
    assert set(found) == {
        "units.tnak",
        "territories.Paris.control",
        "railways.capacity",
        "setup.remove.Paris",
        "setup.add.Berlin",
        "bid.france",
    }


def test_what_a_part_that_cannot_be_read_may_mend_is_not_complained_of() -> None:
    mistake = '[territories.Berlin]\ncontrol = "frnce"\n[setup.add.Berlin]\nfrance = "2 infantry"'
    assert list(complaints(mistake)) == ["territories.Berlin.control"]
    unknown = '[teritories.Serbia]\ncontrol = "austria"\n[setup.add.Serbia]\naustria = "2 infantry"'
    assert list(complaints(unknown)) == ["teritories"]


def test_every_mistake_of_the_setup_is_named() -> None:
    text = '[setup.ad]\n[setup.add.Berlyn]\ngermany = "1 tank"\n[setup.add.Pari]\nfrance = "1 tank"\n'
    found = complaints(text + "[setup.treasury]\ngermny = 3\nfrance = -1")
    places = [
        "setup.ad",
        "setup.add.Berlyn",
        "setup.add.Pari",
        "setup.treasury.germny",
        "setup.treasury.france",
    ]
    assert list(found) == places


# Names


def test_a_name_that_is_near_none_gets_the_list_or_the_way_to_it() -> None:
    found = complaints("[zzz]\n[units.qqqqq]\ncost = 2\n[options]\nfoo = 2\ntank_round = 2")
    assert "`greatwar rules keys` lists all keys" in found["zzz"]
    assert "there are: infantry, artillery" in found["units.qqqqq"]
    assert "`greatwar rules rulebook` lists its" in found["options.foo"]
    assert "did you mean tanks_rounds?" in found["options.tank_round"]


def test_a_round_of_the_revolution_belongs_to_the_table_that_makes_it_possible() -> None:
    text = "[options]\nrevolution_from_round = 2\n"
    [sentence] = complaints(f"{text}[revolution]\npossible = true").values()
    assert "write `from_round` there" in sentence
    [sentence] = complaints(text).values()
    assert "without russian_revolution there is none" in sentence
