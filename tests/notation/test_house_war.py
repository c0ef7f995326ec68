"""House rules of the economy, of movement and of the war's end: what they make of a ruleset, and what is refused."""

import pytest

from greatwar.notation.house_rules import takes_text, value_text
from greatwar.notation.rulesets import load_ruleset, read_rules, write_rules
from greatwar.notation.words import Unreadable
from greatwar.problems import Refused
from greatwar.rules import RULESETS, Ruleset
from greatwar.rules.chapters import Thresholds
from greatwar.rules.goals import goals
from greatwar.rules.house import SECTIONS
from greatwar.web.winning import how_won

WAR = """
[railways]
lines = 1
capacity = 3
first_round = 2
[movement]
dardanelles = "side"
[mobilize]
regions = true
region_limit = "ipc"
[mobilize.russia]
industry = 1
[victory]
rounds = 10
"""


def made(base: str, text: str) -> Ruleset:
    """A custom ruleset with these sections."""
    return read_rules(load_ruleset(f'name = "x"\nbase = "{base}"\n{text}'), {})


def fault(base: str, text: str) -> str:
    """What is said about sections that will not do."""
    with pytest.raises((Unreadable, Refused)) as error:
        made(base, text)
    return str(error.value)


def test_several_sections_make_one_ruleset() -> None:
    rules = made("rulebook", WAR)
    assert (rules.railways.lines, rules.railways.capacity, rules.railways.first_round) == (1, 3, 2)
    assert rules.movement.passages["dardanelles"] == "side"
    assert rules.economy.industry == {"russia": 1}
    assert goals(rules).rounds_left(7) == 3


def test_keys_of_a_section_stand_beside_those_of_its_members() -> None:
    text = '[collapse]\nkind = "tournament"\nwins = 2\n[collapse.germany]\neconomic = 10\n'
    rules = made("rulebook", text)
    assert rules.collapse.thresholds["germany"] == Thresholds(10, 18)
    assert goals(rules).collapses == 2
    tree = write_rules(rules)
    assert isinstance(tree, dict)
    assert tree["collapse"] == {"kind": "tournament", "wins": 2, "germany": {"economic": 10}}
    assert read_rules(tree, {}) is rules


@pytest.mark.parametrize("base", RULESETS)
def test_every_key_says_what_a_ruleset_has_now(base: str) -> None:
    rules = RULESETS[base]
    for section in SECTIONS.values():
        for member in section.places:
            keys = section.keys if section.plain else section.keys_of(member).values()
            for key in keys:
                assert takes_text(key.takes)
                assert value_text(key.value(rules, member))


@pytest.mark.parametrize("base", RULESETS)
def test_a_key_that_says_what_a_ruleset_has_already_changes_nothing(base: str) -> None:
    rules = RULESETS[base]
    for section in SECTIONS.values():
        for member in section.places:
            for key in section.keys if section.plain else section.keys_of(member).values():
                value = key.value(rules, member)
                if value is not None and section.name != "units":
                    changed = key.apply(rules, member, value)
                    assert changed.economy == rules.economy, key.name
                    assert changed.movement == rules.movement, key.name
                    assert changed.collapse == rules.collapse or section.name == "collapse", key.name
                    assert set(changed.victory.tests) == set(rules.victory.tests), key.name
                    assert goals(changed).collapse == goals(rules).collapse, key.name


@pytest.mark.parametrize(
    ("base", "text", "words"),
    [
        ("rulebook", "[railways]\ncapacity = 3", "This ruleset has no railways; give them lines first"),
        ("rulebook", "[railways]\nlines = 4", "`lines` takes a whole number from 0 to 3, not `4`"),
        ("rulebook", "[railways]\ntracks = 2", "There is no key `tracks`"),
        ("rulebook", "[mobilize]\nregion_limit = 3", "Without regions no units are placed"),
        (
            "rulebook",
            "[mobilize.britain]\nplaces = []\n[mobilize]\nplace_limit = 3",
            "No power of this ruleset has",
        ),
        ("rulebook", '[mobilize.germany]\nplaces = ["Berlin"]', "Berlin is the capital"),
        (
            "rulebook",
            '[mobilize.germany]\nplaces = ["Munich", "Paris"]',
            "Paris is the capital of an enemy; Germany places new units in territories of its own side",
        ),
        (
            "rulebook",
            '[mobilize.ottoman]\nplaces = ["Sevastopol"]',
            "Sevastopol belongs to Russia; the Ottoman Empire places new units in territories of its own side",
        ),
        ("rulebook", '[mobilize.germany]\nplaces = ["Munich", "Kiel", "munich"]', "Munich is named twice"),
        ("rulebook", '[victory]\ncentral_needs = ["Paris", "paris"]', "Paris is named twice"),
        ("rulebook", '[mobilize.germany]\nplaces = ["Munic"]', "the nearest name is `Munich`"),
        ("rulebook", "[mobilize.germania]\nindustry = 1", "no key or power `germania`"),
        ("rulebook", '[movement]\nescorts = "side"', "move one after the other"),
        ("rulebook", '[movement]\ncanal = "shut"', "takes open, side, unless-enemy or closed"),
        (
            "tournament",
            "[options]\nclock = false\n[victory]\nannounced = true",
            "The option clock already decides whether a player can announce the last round",
        ),
        ("rulebook", '[victory]\ncount = "income"', "The war has no last round"),
        ("rulebook", "[victory]\ncentral_capitals = 0\nallied_capitals = 0", "Nothing ends the war any more"),
        ("rulebook", '[victory]\ncentral_capitals = 0\ncentral_needs = ["Paris"]', "no capital wins"),
        ("rulebook", '[victory]\ncentral_checked = "allies"', "has the turns of Austria-Hungary, Russia"),
        (
            "second-edition",
            '[victory]\ncentral_checked = "usa"',
            "has the turns of the Central Powers and the Allies, not of the United States",
        ),
        ("second-edition", "[victory]\nrounds = 20", "The clock ends the war with round 15"),
        ("second-edition", '[collapse]\nkind = "tournament"', "sides move together"),
        (
            "second-edition",
            "[collapse.germany]\neconomic = 10",
            "Economies collapse by the tournament rules alone",
        ),
        ("tournament", "[collapse.germany]\neconomic = 20", "collapses before its government"),
        ("tournament", "[collapse.germany]\npolitical = 50", "never loses 50"),
        ("rulebook", "[collapse]\nwins = 2", "No power collapses in this ruleset"),
        ("rulebook", "[revolution]\nneighbours = 2", "no Russian Revolution; make it possible first"),
        ("rulebook", "[revolution]\nneighbours = 6", "a whole number from 1 to 5"),
        ("rulebook", '[obligations]\ngermany = "attack-serbia"', "Germany can be obliged to all-to-belgium"),
        (
            "rulebook",
            '[entry.germany]\nround = 2\n[obligations]\ngermany = "all-to-belgium"',
            "Germany begins neutral and attacks no one in round 1",
        ),
        (
            "second-edition",
            '[entry.austria-hungary]\nwhen = "never"\n[obligations]\naustria-hungary = "attack-serbia"',
            "Austria-Hungary begins neutral",
        ),
        ("rulebook", "[war_ends]\n31 = 2", "no round `31`"),
    ],
)
def test_what_makes_no_sense_is_refused_with_the_reason(base: str, text: str, words: str) -> None:
    assert words in fault(base, text)


def test_land_that_a_house_rule_has_given_away_is_a_place_of_its_new_side() -> None:
    given = "[territories.'Gold Coast']\ncontrol = 'ottoman'\n[mobilize.ottoman]\nplaces = ['Gold Coast']"
    rules = made("rulebook", given)
    assert rules.economy.mobilization_places["ottoman"] == ("Gold Coast",)


def test_a_power_that_enters_with_its_first_turn_can_be_obliged() -> None:
    text = '[entry.germany]\nround = 1\n[obligations]\ngermany = "all-to-belgium"'
    rules = made("rulebook", text)
    assert rules.movement.obligations["germany"] == "all-to-belgium"


def said(rules: Ruleset) -> list[str]:
    return list(map(str, how_won(rules)))


def test_how_a_custom_war_is_won_is_told() -> None:
    told = said(made("rulebook", "[victory]\nrounds = 10\ncentral_capitals = 3\ncentral_needs = []\n"))
    assert told[0] == (
        "The Central Powers win if they control 3 enemy capitals when the turn of the United States ends."
    )
    assert told[-1].startswith("After round 10, the side with more points wins")
    told = said(
        made("rulebook", '[collapse]\nkind = "second-edition"\nwins = 1\n[collapse.italy]\npolitical = 4\n')
    )
    assert "A side wins when 1 enemy power has collapsed." in told
    assert "Some powers have another threshold, in IPCs: Italy 4." in told
    told = said(made("rulebook", "[war_ends]\n8 = 3\n9 = 6\n"))
    assert told[-2].endswith("the Allies win at the end of round 8 on a roll of 3 or less.")
    assert told[-1].endswith("the Allies win at the end of round 9.")
