"""`greatwar play`: a game at the prompt, here with the orders from a pipe."""

import re
from pathlib import Path

import pytest

from greatwar.board import POWERS
from greatwar.cli.asking import question_sentence
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.notation.orders import parse_order
from greatwar.questions import AskOrders
from greatwar.rules import ruleset
from greatwar.rules.opening import opening
from greatwar.text.messages import language
from tests.cli.games import FIRST_TURN, KEY, first_turn, greatwar, play


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))


def test_a_turn_is_asked_for_and_told(tmp_path: Path) -> None:
    output = play(tmp_path / "game.gwr", FIRST_TURN, "--key", KEY).output
    told = [
        "Austria-Hungary: buy units for up to 26 IPCs",
        "Austria-Hungary buys 6 infantry, 2 artillery.",
        "Austria-Hungary moves 6 infantry, 2 artillery from Trieste to Serbia.",
        "Serbia mobilizes 3 infantry, 1 artillery for Russia.",
        "you must attack Serbia",
        "Land battle in Serbia: Austria-Hungary rolls 6 5 for 2 infantry (hit with 3 or less), "
        "3 1 2 1 for 4 infantry (hit with 2 or less) and 2 1 for 2 artillery (hit with 3 or less); "
        "Russia rolls 4 5 1 for 3 infantry (hit with 3 or less) and 4 for 1 artillery (hit with 3 or less).",
        "The Central Powers score 5 hits.",
        "The Allies score 1 hit.",
        "choose 1 casualty in Serbia among 6 infantry, 2 artillery, for example `casualties 1 infantry`.",
        "Russia loses 3 infantry, 1 artillery in Serbia.",
        "Austria-Hungary now controls Serbia.",
        "place 6 infantry, 2 artillery, for example `place 6 infantry Vienna`",
        "Austria-Hungary collects 28 IPCs.",
        "Russia: buy units for up to 25 IPCs",
        "The game is saved in",
    ]
    position = 0
    for sentence in told:
        assert sentence in output[position:], (sentence, output[position:])
        position = output.index(sentence, position)


def test_a_refusal_gives_every_problem_on_its_line(tmp_path: Path) -> None:
    output = play(tmp_path / "game.gwr", ["end", "move 6 infantry Trieste -> Vienna", "end"]).output
    assert "  duty · Serbia · " in output
    assert "  no-infantry · Trieste · " in output


def test_a_problem_of_several_units_is_told_once(tmp_path: Path) -> None:
    output = play(tmp_path / "game.gwr", ["end", "move 2 infantry, 1 artillery Vienna -> Paris"]).output
    assert output.count("do not share a border") == 1


def test_every_word_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    output = play(tmp_path / "game.gwr", ["austria-hungray: move 2 infantri Viena -> Budapest"]).output
    assert all(name in output for name in ("`austria-hungary`", "`infantry`", "`Vienna`"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("mov 3 infantry Viena -> Galicia", "move 3 infantry Vienna -> Galicia"),
        ("move 2 infantri Vienna -> Galicia", "move 2 infantry Vienna -> Galicia"),
        ("helpp", "help"),
    ],
)
def test_a_typing_error_gets_the_nearest_suggestion(tmp_path: Path, typed: str, meant: str) -> None:
    output = play(tmp_path / "game.gwr", ["end", typed]).output
    assert f"Did you mean: {meant}" in output


def test_a_short_word_gets_a_suggestion_too(tmp_path: Path) -> None:
    assert "Did you mean: end" in play(tmp_path / "game.gwr", ["ned"]).output


def test_the_question_mark_tells_what_is_legal(tmp_path: Path) -> None:
    output = play(tmp_path / "game.gwr", ["?", "end", "?", "? Serbia", "? Serbai", "? west"]).output
    assert "artillery      4       3        3      1" in output
    assert "infantry, artillery -> Bohemia, Budapest, Galicia, Trieste, Tyrolia" in output
    assert "You cannot end the phase yet:" in output
    assert "Can go there (Austria-Hungary): infantry, artillery from Budapest" in output
    assert "the nearest name is `Serbia`" in output
    assert "Western Front" in output


def test_the_question_mark_offers_only_what_can_be_bought(tmp_path: Path) -> None:
    output = play(tmp_path / "game.gwr", ["buy 8 infantry", "?"], "--key", KEY).output
    assert "2 IPCs left, 24 IPCs spent. `buy` names the whole purchase" in output
    assert "\nartillery      4" in output and "\ntank" not in output
    assert "Not now: tank (from round 4)." in output
    assert "`undo` undoes: buy 8 infantry." in output


def test_the_question_mark_speaks_for_no_computer(tmp_path: Path) -> None:
    own = play(tmp_path / "own.gwr", ["?"]).output
    assert "At any time: Germany: declare submarine warfare" in own
    assert "At any time" not in play(tmp_path / "game.gwr", ["?"], "--computer", "germany:recruit").output


def test_powers_have_capital_letters_in_all_that_the_terminal_prints(tmp_path: Path) -> None:
    lines = [
        *FIRST_TURN,
        "log",
        "players",
        "?",
        "? Serbia",
        "board",
        "russia: undo",
        "italy: end",
        "why",
        "undo",
    ]
    typed = [f"> {line}" for line in lines]
    output = play(tmp_path / "game.gwr", lines, "--key", KEY).output
    printed = [line for line in output.splitlines() if not any(line.endswith(each) for each in typed)]
    small = [line for line in printed if re.search(rf"(?<![\w/.-])({'|'.join(POWERS)})(?![\w/-])", line)]
    assert not small and any("Austria-Hungary> " in line for line in output.splitlines())


def _readme_turn() -> list[str]:
    readme = (Path(__file__).parent.parent.parent / "README.md").read_text("utf-8")
    section = readme[readme.index("## Playing in the terminal") :]
    return section.split("```")[1].strip().splitlines()


@pytest.mark.parametrize("key", ["00", "01", "02", "03"])
def test_the_turn_in_the_readme_works_in_a_new_game(key: str) -> None:
    """The questions that the dice of a battle bring up are answered by the example that comes with each."""
    rules = ruleset("rulebook")
    game = Game(rules, opening(rules, 2), KeyedDice(key))
    for line in _readme_turn():
        while not isinstance(next(iter(game.questions.values())), AskOrders):
            power, question = next(iter(game.questions.items()))
            example = question_sentence(game, power, question).split("for example `")[1].split("`")[0]
            game.order(power, parse_order(example))
        game.order("austria-hungary", parse_order(line))
    assert game.table.turn == "russia"


def test_words_to_the_session_change_nothing(tmp_path: Path) -> None:
    words = [
        "board",
        "board sea",
        "board nowhere",
        "board Paris",
        "log",
        "log all",
        "help",
        "players",
        "save",
        "",
        "#",
    ]
    result = play(tmp_path / "game.gwr", [*words, "quit", "buy 1 infantry"])
    assert result.exit_code == 0
    assert "There is no region `nowhere`" in result.output
    assert "buy 1 infantry" not in (tmp_path / "game.gwr").read_text()


def test_a_power_that_is_not_asked_speaks_with_its_name(tmp_path: Path) -> None:
    output = play(tmp_path / "game.gwr", ["Germany: declare submarine warfare", "russia: end"]).output
    assert "Germany declares unrestricted submarine warfare." in output
    assert "not-your-turn" in output


def test_a_named_power_takes_back_its_own_orders_only(tmp_path: Path) -> None:
    orders = ["end", "move 1 infantry Vienna -> Galicia", "russia: undo", "germny: end"]
    output = play(tmp_path / "game.gwr", orders).output
    assert "nothing-to-undo" in output and "Undone:" not in output
    assert "the nearest name is `germany`" in output
    assert "move 1 infantry Vienna -> Galicia" in (tmp_path / "game.gwr").read_text()


def test_undo_at_the_prompt_says_what_it_undoes_and_goes_back_to_an_earlier_phase(tmp_path: Path) -> None:
    output = play(tmp_path / "game.gwr", ["buy 1 infantry", "end", "undo", "undo", "undo"]).output
    assert "Undone: the end of Purchase." in output and "Undone: buy 1 infantry." in output
    assert output.count("nothing-to-undo") == 1
    assert "austria-hungary:" not in (tmp_path / "game.gwr").read_text()


def test_a_power_answers_to_its_short_name(tmp_path: Path) -> None:
    output = play(tmp_path / "game.gwr", ["austria: buy 1 infantry", "us: end", "Ottoman Empire: end"]).output
    assert "Austria-Hungary buys 1 infantry." in output
    assert "Waiting for an order from Austria-Hungary, not the United States" in output
    assert "not the Ottoman Empire" in output
    assert "austria-hungary: buy 1 infantry" in (tmp_path / "game.gwr").read_text()


def test_without_arguments_the_last_game_continues() -> None:
    assert greatwar("play", "--terminal", typed="buy 1 infantry\nend\n").exit_code == 0
    result = greatwar("play", typed="log\n")
    assert (
        "Continuing the last game. The official rulebook: round 1, Austria-Hungary, Movement."
        in result.output
    )
    assert "Austria-Hungary: buy 1 infantry" in result.output
    new = greatwar("play", "--new", typed="log\n")
    assert "No orders yet." in new.output
    assert len(greatwar("play", "--games").output.splitlines()) == 2


def test_a_finished_game_is_not_gone_on_with(tmp_path: Path) -> None:
    greatwar("play", typed="end\n")
    assert "its key is revealed" in greatwar("play", "--finish").output
    assert "No orders yet." in greatwar("play", typed="log\n").output
    path = first_turn(tmp_path / "game.gwr")
    assert greatwar("play", "--save", path, "--finish").exit_code == 0
    result = greatwar("play", "--save", path)
    assert result.exit_code == 2
    assert "is over" in result.output


def test_a_war_that_is_won_reveals_its_key(tmp_path: Path) -> None:
    position = tmp_path / "won.yaml"
    position.write_text(
        "rules: rulebook\nround: 9\nturn: usa\nphase: income\ncontrol: {Paris: germany, Rome: austria-hungary}\n"
        "units: {Paris: {germany: 3 infantry}, Rome: {austria-hungary: 3 infantry}}\n"
    )
    path = tmp_path / "game.gwr"
    result = play(path, ["end"], "--position", position)
    assert "The Central Powers win the war." in result.output
    assert "result: central" in path.read_text() and "key: null" not in path.read_text()
    assert greatwar("verify", path).exit_code == 0


def test_a_position_with_options_and_players(tmp_path: Path) -> None:
    position = tmp_path / "position.yaml"
    position.write_text(
        'rules: rulebook\nsetup: empty\nunits: {Berlin: {germany: "1 infantry"}}\nturn: germany\n'
    )
    path = tmp_path / "game.gwr"
    words = ("--position", position, "--players", 4, "--option", "russian_revolution=true")
    assert play(path, ["end", "move 1 infantry Berlin -> Kiel"], *words).exit_code == 0
    text = path.read_text()
    assert "options: {russian_revolution: true}\nplayers: 4\n" in text
    assert play(path, ["log"]).exit_code == 0
    assert greatwar("verify", path).exit_code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--rules", "rulebok"), "no ruleset called 'rulebok'; did you mean rulebook?"),
        (("--option", "revolution"), "KEY=VALUE"),
        (("--option", "x=1"), "no option of rulebook called 'x'"),
        (("--key", "xyz"), "hexadecimal"),
        (("--players", "1"), "2<=x<=8"),
        (("--position", "no-such-file"), "There is no file no-such-file."),
        (("--save", "."), "directory"),
        (("--finish",), "There is no unfinished game."),
        (("--finish", "--save", "no-such-file"), "There is no file"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    result = greatwar("play", *words)
    assert result.exit_code == 2
    assert sentence in result.output


def test_a_new_game_does_not_write_over_an_old_one(tmp_path: Path) -> None:
    path = first_turn(tmp_path / "game.gwr")
    before = path.read_text()
    result = greatwar("play", "--new", "--save", path)
    assert result.exit_code == 2 and "exists already" in result.output
    assert path.read_text() == before


def test_several_powers_are_asked_at_once(tmp_path: Path) -> None:
    position = tmp_path / "position.yaml"
    position.write_text(
        "rules: rulebook\nsetup: empty\nround: 2\nturn: germany\nphase: movement\n"
        "units: {Kiel: {germany: 6 infantry}}\n"
    )
    orders = ["move 6 infantry Kiel -> Denmark", "end", "represent Denmark by britain"]
    result = play(tmp_path / "game.gwr", orders, "--position", position, "--players", 8)
    assert "Several powers can act. Name one: France: agree" in result.output
    result = play(tmp_path / "game.gwr", ["italy: agree", "agree", "agree"])
    assert "Denmark mobilizes" in result.output


GERMAN = (
    "Österreich-Ungarn: Einheiten für höchstens 26 IPCs kaufen",
    "Österreich-Ungarn kauft 6 Infanterie, 2 Artillerie.",
    "Pflicht ist der Angriff auf Serbien, zum Beispiel `attack Serbia`.",
    "1 Verlust in Serbien wählen. Dort: 6 Infanterie, 2 Artillerie. Zum Beispiel `casualties 1 infantry`.",
    "6 Infanterie, 2 Artillerie aufstellen, zum Beispiel `place 6 infantry Vienna`.",
    "Russland: Einheiten für höchstens 25 IPCs kaufen",
    "Vienna (Wien)",
    "Die Partie ist in",
)
"""What a player reads in the first turn and after it, in this order."""


def test_a_turn_is_played_in_german(tmp_path: Path) -> None:
    orders = "".join(f"{order}\n" for order in (*FIRST_TURN, "?", "? Vienna", "board", "help", "players"))
    saved = tmp_path / "game.gwr"
    result = greatwar("--language", "de", "play", "--save", saved, "--key", KEY, typed=orders)
    assert result.exit_code == 0, result.output
    position = 0
    for sentence in GERMAN:
        assert sentence in result.output[position:], (sentence, result.output[position:])
        position = result.output.index(sentence, position)
    assert saved.read_text() == first_turn(tmp_path / "english.gwr").read_text()


def test_the_environment_chooses_the_language_and_the_option_overrules_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "de_DE.UTF-8")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert "Keine unbeendeten Partien." in greatwar("play", "--games").output
    assert "No unfinished games." in greatwar("--language", "en", "play", "--games").output
    assert language() == "en"
