"""`greatwar rules`, and rulesets of one's own wherever a ruleset is named."""

import json
from pathlib import Path

import pytest

from greatwar.notation.positions import load_position
from greatwar.rules import RULESETS
from greatwar.rules.house import SECTIONS
from tests.cli.games import FIRST_TURN, KEY, greatwar, play
from tests.cli.test_commands import PASSING

ROOT = Path(__file__).parent.parent.parent

HOUSE = """
name = "house"
title = "House rules"
base = "rulebook"
[options]
tanks_rounds = 3
usw = false
[setup.add.Berlin]
germany = "2 infantry"
[setup.treasury]
austria-hungary = 31
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    path = tmp_path / "house.toml"
    path.write_text(HOUSE)
    return path


def test_all_rulesets_are_listed_with_their_options() -> None:
    listed = greatwar("rules").output
    for rules in RULESETS.values():
        assert rules.name in listed
        for option in rules.options:
            assert option.name in listed
    tree = json.loads(greatwar("rules", "--json").output)
    assert [rules["name"] for rules in tree["rulesets"]] == list(RULESETS)
    options = {option["name"]: option for option in tree["rulesets"][0]["options"]}
    assert options["tanks_rounds"]["values"] == {"from": 1, "to": 12}
    assert options["usw"]["default"] is True
    assert options["usw_hits"]["exclusions"][0]["option"] == "usw"


def test_a_ruleset_is_shown_with_sentences_and_values() -> None:
    shown = " ".join(greatwar("rules", "rulebook").output.split())
    assert "The official rulebook" in shown
    assert "tanks_rounds 1 to 12 4" in shown
    assert "Not with usw false" in shown
    assert json.loads(greatwar("rules", "rulebook:tanks_rounds=2", "--json").output)["chosen"] == {
        "tanks_rounds": 2
    }


def test_an_option_whose_say_a_key_has_taken_over_names_that_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")  # wide enough that no cell wraps
    rows = greatwar("rules", ROOT / "examples" / "rules" / "1918.toml").output.split("what it does")[1]
    shown = " ".join(rows.split())
    for row in (
        "tanks_rounds 1 to 12 set by [units.tank]",
        "us_entry_turn 1 to 12 set by [entry.usa] when",
        "round1_obligations serbia or none set by [obligations]",
        "russian_revolution false or true set by [revolution]",
    ):
        assert row in shown
    assert "fighter_move 1 or 2 2" in shown


def test_a_ruleset_of_one_s_own_is_shown_with_what_it_changes(house: Path) -> None:
    shown = greatwar("rules", house).output
    assert "house, revision 2, made of rulebook: House rules" in shown
    assert "Chosen: tanks_rounds 3, usw false" in shown
    assert "Treasury: Austria-Hungary 26 31" in " ".join(shown.split())


def test_a_ruleset_of_one_s_own_is_written_as_a_position_holds_it(house: Path) -> None:
    text = greatwar("rules", house, "--yaml").output
    rules, table = load_position(text)
    assert rules.name == "house"
    assert table.treasury["austria-hungary"] == 31


def test_rulesets_are_compared_side_by_side(house: Path) -> None:
    compared = greatwar("rules", "compare", "rulebook", "rulebook:tanks_rounds=3,move_cruiser=2").output
    assert "Buyers: tanks" in compared and "Range: cruiser" in compared
    assert "Cost" not in compared
    tree = json.loads(greatwar("rules", "compare", "rulebook", house, "--json").output)
    values = {row["key"]: row["values"] for row in tree["differences"]}
    assert values["units.available.tank"] == ["All powers from round 4.", "All powers from round 3."]
    assert values["setup.treasury.austria-hungary"] == ["26", "31"]
    assert values["setup.Berlin"][1].startswith("Germany: 15 infantry")
    assert tree["rulesets"][1]["base"] == "rulebook"
    assert greatwar("rules", "compare", "rulebook", "Rulebook").output == "These rulesets are the same.\n"


def test_powers_that_take_no_turns_earn_nothing(tmp_path: Path) -> None:
    position = tmp_path / "position.yaml"
    position.write_text("rules: second-edition\nturn: central\nphase: income\n")
    incomes = json.loads(greatwar("show", position, "--json").output)["income"]
    # SE-POL-02; Germany earns its 35 and, by trade, 1 from each of the neutral powers beside it
    assert incomes["italy"] == incomes["ottoman"] == incomes["usa"] == 0
    assert incomes["germany"] > 35


def test_a_list_behind_a_colon_is_one_option() -> None:
    name = "second-edition:tanks_rounds=[3,6,9],move_cruiser=3"
    tree = json.loads(greatwar("rules", name, "--json").output)
    assert tree["chosen"] == {"tanks_rounds": [3, 6, 9], "move_cruiser": 3}
    compared = greatwar("rules", "compare", "second-edition", "second-edition:tanks_rounds=[3,6,9]").output
    assert "Buyers: tanks" in compared


def test_options_behind_a_file_come_before_its_own(house: Path) -> None:
    tree = json.loads(greatwar("rules", f"{house}:tanks_rounds=7", "--json").output)
    assert tree["chosen"] == {"tanks_rounds": 7, "usw": False}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("rules", "rulesbook"), "did you mean rulebook?"),
        (("rules", "rulebook:tank_rounds=3"), "did you mean tanks_rounds?"),
        (("rules", "rulebook:tanks_rounds=99"), "takes a whole number from 1 to 12, not 99."),
        (("rules", "rulebook:usw=false,usw_hits=3"), "usw false allows none."),
        (("rules", "rulebook:usw"), "Write an option as KEY=VALUE, for example"),
        (("rules", "rulebook:"), "Write an option as KEY=VALUE, for example"),
        (("rules", "rulebook:tanks_rounds=3,tanks-rounds=4"), "The option tanks_rounds is named twice."),
        (("rules", "second-edition:historical=true,short_game=15"), "no short_game ends with round 15."),
        (("rules", "nowhere.toml"), "There is no file nowhere.toml."),
        (("rules", "compare", "rulebook"), "Name two rulesets"),
        (("rules", "compare"), "Name two rulesets"),
        (("rules", "rulebook", "rulebook"), "Name one ruleset"),
        (("rules", "--all"), "--all belongs to `greatwar rules compare`"),
        (("rules", "rulebook", "--markdown"), "--markdown belongs to `greatwar rules compare` and"),
        (("rules", "--yaml"), "--yaml belongs to `greatwar rules NAME`"),
        (("play", "--new", "--rules", "rulesbook"), "did you mean rulebook?"),
        (("play", "--new", "--option", "usw"), "Write an option as KEY=VALUE"),
        (("fuzz", "--rules", "rulesbook"), "did you mean rulebook?"),
        (("fuzz", "--option", "usw=perhaps"), "usw takes true or false, not the word 'perhaps'."),
        (("check", "--rules", "rulesbook", "x.yaml"), "did you mean rulebook?"),
        (("check", "--option", "usw=false", "x.yaml"), "--option belongs to a ruleset"),
        (
            ("check", "--coverage", "--rules", "rulebook", "--option", "usw=false", __file__),
            "Leave out --option",
        ),
        (("check", "--coverage", "--rules", "rulebook:usw=false", __file__), "Name one of rulebook"),
        (("check", "--coverage", "--rules", "rulesbook", __file__), "did you mean rulebook?"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    result = greatwar(*words)
    assert result.exit_code == 2
    assert sentence in result.output


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("name = [", "This is not TOML"),
        (HOUSE.replace("Berlin", "Berlyn"), "house: setup.add.Berlyn: There is no space `Berlyn`"),
        (HOUSE.replace("tanks_rounds", "tank_rounds"), "did you mean tanks_rounds?\n"),
        (HOUSE.replace("rounds = 3", "rounds = " + "3" * 5000), "a number or a date that no one can mean"),
        (HOUSE.replace("rounds = 3", "rounds = " + "[" * 3000 + "]" * 3000), "nested too deeply"),
        (HOUSE.replace("rounds = 3", "rounds = " + "[" * 30 + "]" * 30), "nested too deeply"),
        (HOUSE.replace("[options]", "[options.usw" + ".a" * 3000 + "]"), "nested too deeply"),
        (HOUSE.replace('"house"', '""'), "house.toml: name: The name of a ruleset is small letters"),
        (
            HOUSE.replace('"house"', '"\\u001b[31m"'),
            "house.toml: name: The name of a ruleset is small letters",
        ),
        (HOUSE.replace("House rules", "House \\u001b[31m rules"), "characters that can be printed"),
        (HOUSE.replace("Berlin", '"\\u001b[31m"'), "There is no space `\ufffd[31m`"),
    ],
)
def test_a_file_that_will_not_do_is_refused_everywhere_with_its_sentence(
    house: Path, text: str, sentence: str
) -> None:
    house.write_text(text)
    for words in (("rules", house), ("fuzz", "--rules", house), ("check", "--rules", house, "x.yaml")):
        result = greatwar(*words)
        assert result.exit_code == 2
        assert sentence in result.output
        assert "\x1b" not in result.output
    assert greatwar("play", "--new", "--rules", house).exit_code == 2


def test_a_game_by_rules_of_one_s_own_is_saved_resumed_verified_and_told(house: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.gwr"
    result = play(path, FIRST_TURN, "--key", KEY, "--rules", house, "--option", "us_entry_turn=5")
    assert result.exit_code == 0, result.output
    assert "house, us entry turn 5, tanks rounds 3, usw false" in result.output
    house.unlink()  # the record is enough
    text = path.read_text()
    assert "  name: house\n" in text
    assert "  base: rulebook@2\n" in text
    assert "options: {us_entry_turn: 5, tanks_rounds: 3, usw: false}\n" in text
    (tmp_path / "game.snapshot").unlink()
    assert play(path, ["buy 1 infantry", "end"]).exit_code == 0
    assert greatwar("verify", path).exit_code == 0
    assert greatwar("play", "--save", path, "--finish").exit_code == 0
    assert "computed again from the revealed key" in greatwar("verify", path).output
    assert "Serbia" in greatwar("replay", path).output
    shown = json.loads(greatwar("show", path, "--json").output)
    assert shown["position"]["rules"]["name"] == "house"
    assert shown["position"]["options"]["tanks_rounds"] == 3
    changed = text.replace("2 infantry", "3 infantry", 1)
    (tmp_path / "other.gwr").write_text(changed)
    assert "does not fit its seal" in greatwar("verify", tmp_path / "other.gwr").output


def test_scenarios_are_played_under_rules_of_one_s_own(house: Path, tmp_path: Path) -> None:
    case = tmp_path / "case.yaml"
    case.write_text(PASSING)
    assert greatwar("check", "--rules", house, case).output == "1 passed, 0 failed\n"
    case.write_text(PASSING.replace("play:", "play:\n  - germany: declare submarine warfare"))
    assert greatwar("check", case).exit_code == 0
    assert "is refused" in greatwar("check", "--rules", house, case).output
    assert greatwar("check", "--rules", "rulebook", "--option", "usw=false", case).exit_code == 1


def test_games_by_rules_of_one_s_own_are_played_at_random(house: Path) -> None:
    result = greatwar("fuzz", "--rules", house, "--games", 1, "--rounds", 1)
    assert (result.exit_code, result.output) == (0, "1 game played, 0 findings\n")


def test_a_file_is_judged_with_every_mistake(house: Path, tmp_path: Path) -> None:
    good = greatwar("rules", "check", house)
    assert good.exit_code == 0
    assert good.output == f"{house}: house is a ruleset made of rulebook.\n"
    bad = tmp_path / "bad.toml"
    bad.write_text('name = "bad"\nbase = "rulebook"\n[units.tank]\ncots = 5\n[options]\ntank_rounds = 3\n')
    judged = greatwar("rules", "check", bad)
    assert judged.exit_code == 1
    assert "2 mistakes" in judged.output
    assert "units.tank.cots: There is no key `cots`; the nearest name is `cost`." in judged.output
    assert "did you mean tanks_rounds?" in judged.output


def test_the_keys_of_house_rules_are_listed() -> None:
    listed = greatwar("rules", "keys").output
    words = ("[units]", "buyers", "two_space_marches", "[territories]", "[bid]")
    assert all(word in listed for word in words)


def test_the_keys_are_listed_with_the_values_of_a_ruleset_of_one_s_own(house: Path) -> None:
    listed = greatwar("rules", "keys", house).output.split("[treasury]")[1].split("[bid]")[0]
    assert " 31 " in listed


def test_the_page_of_the_keys_is_fresh() -> None:
    result = greatwar("rules", "keys", "--markdown")
    assert result.exit_code == 0
    page = Path(__file__).parents[2] / "docs" / "house-rules.md"
    assert page.read_text("utf-8") == result.output, "run `make docs`"


def test_the_page_of_the_keys_shows_every_section_and_key() -> None:
    page = greatwar("rules", "keys", "--markdown").output
    for section in SECTIONS.values():
        assert f"\n## {section.name}\n" in page
        for key in (*section.own, *section.keys):
            assert section.plain or f"| `{key.name}`" in page
            assert str(key.sentence) in page
    assert "infantry 3, artillery 4, tank 6" in page
