"""What holds for every command: help with examples, one sentence for what is wrong, output for programs."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from greatwar.cli import COMMANDS, main
from greatwar.cli.files import is_record
from greatwar.notation.orders import parse_line
from greatwar.notation.words import Unreadable
from greatwar.records.savefiles import read_header
from tests.cli.games import KEY, first_turn, greatwar, play

POSITION = """
rules: rulebook
round: 4
turn: germany
phase: movement
units:
  Lorraine: {france: "3 infantry, 1 artillery", germany: "2 infantry"}
  SZ 9: {britain: "1 damaged battleship, 1 transport (2 infantry)"}
"""
PASSING = """
scenario: an army needs an infantry of its own
rules: rulebook
setup: empty
turn: germany
phase: movement
units: {Berlin: {germany: "1 infantry, 1 artillery"}}
play:
  - germany: move 1 artillery Berlin -> Kiel
  - refuse: "germany: end"
    because: no-infantry
"""
FAILING = """
scenario: a wrong ruling
rules: rulebook
setup: empty
turn: germany
phase: movement
units: {Berlin: {germany: "1 infantry"}}
play:
  - germany: move 1 infantry Berlin -> Kiel
  - expect: {units: {Kiel: {germany: 2 infantry}}}
"""


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.yaml"
    path.write_text(POSITION)
    return path


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_examples(name: str) -> None:
    result = greatwar(name, "--help")
    assert result.exit_code == 0
    assert "Examples:" in result.output
    assert f"greatwar {name}" in result.output


def test_the_list_of_commands() -> None:
    result = greatwar("--help")
    assert result.exit_code == 0
    assert all(f"  {name} " in result.output for name in COMMANDS)
    assert "greatwar 0" in greatwar("--version").output


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("greatwar re", ["plain,replay"]),
        ("greatwar play --te", ["plain,--terminal"]),
        ("greatwar lab re", ["plain,report"]),
        ("greatwar show posi", ["file,posi"]),
        ("greatwar show --theme safe", ["plain,safe", "plain,safe-dark"]),
    ],
)
def test_the_shell_completes_commands_options_and_files(words: str, offered: list[str]) -> None:
    typed = {"_GREATWAR_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    result = CliRunner(env=typed).invoke(main, [], prog_name="greatwar")
    assert [line.partition("\t")[0] for line in result.output.splitlines()] == offered
    page = (Path(__file__).parent.parent.parent / "docs" / "terminal.md").read_text("utf-8")
    assert all(f"_GREATWAR_COMPLETE={shell}_source greatwar" in page for shell in ("bash", "zsh", "fish"))


def test_an_unknown_command_gets_a_suggestion() -> None:
    result = greatwar("shwo")
    assert result.exit_code == 2
    assert "Did you mean `show`?" in result.output


@pytest.mark.parametrize("command", ["show", "legal", "replay", "verify"])
@pytest.mark.parametrize(
    ("content", "status"),
    [
        (None, 2),
        (b"\xff\xfe", 2),
        (b"", 1),
        (b"a: [b", 1),
        (b"rules: rulebook\nunits: {Lorrain: none}\n", 1),
        (b"---\ngreatwar: 1\n", 1),
        (b"---\ngreatwar: 1\nrules: rulebook@1\n---\ngermany: move\n", 1),
        (b"---\ngreatwar: 1\nrules: rulebook@1\n---\ngermany: end\n", 1),
        (b"---\ngreatwar: 1\nrules: nothing@1\n---\n", 1),
        (b"[" * 100_000, 1),
        (b"\0\0\0\0", 1),
    ],
)
def test_a_file_that_will_not_do_gets_one_sentence(
    tmp_path: Path, command: str, content: bytes | None, status: int
) -> None:
    path = tmp_path / "file"
    if content is not None:
        path.write_bytes(content)
    for name, typed in ((path, None), ("-", content)):
        if content is None and name == "-":
            continue
        result = greatwar(command, name, typed=typed)
        assert result.exit_code == status, result.output
        said = result.stdout if command == "verify" and not result.stderr else result.stderr
        assert len(said.splitlines()) == 1
        assert "Traceback" not in result.output and "fault" not in result.output


@pytest.mark.parametrize("blank", ["\n", " \t\n", "#\n", "\r\n"])
def test_blank_lines_without_number_are_read_once(blank: str) -> None:
    """If a line could be matched in two ways, forty of them would take hours."""
    lines = blank * 20_000
    assert not is_record(lines) and not is_record(f"{lines}rules: rulebook\n")
    assert is_record(f"{lines}---\ngreatwar: 1\n") and not is_record(f"{lines}---\n{lines}")
    text = f"{lines}---\ngreatwar: 1\nrules: rulebook@1\n---\n"
    record, end = read_header(text.encode())
    assert (record.rules, end) == ("rulebook", len(text))
    with pytest.raises(Unreadable):
        read_header(lines.encode())


@pytest.mark.parametrize("command", ["show", "legal"])
def test_a_file_of_blank_lines_gets_one_sentence(tmp_path: Path, command: str) -> None:
    path = tmp_path / "blank"
    path.write_text("\n" * 40)
    result = greatwar(command, path)
    assert result.exit_code == 1 and len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "words",
    [
        ("show", "missing.toml"),
        ("show", "missing.toml", "--svg", "board.svg"),
        ("legal", "missing.toml"),
        ("check", "missing.toml"),
        ("check", "--coverage", "missing.toml"),
        ("check", "--rules", "missing.toml", "missing.toml"),
        ("replay", "missing.toml"),
        ("verify", "missing.toml"),
        ("lessons", "missing.toml"),
        ("rules", "missing.toml"),
        ("rules", "check", "missing.toml"),
        ("rules", "keys", "missing.toml"),
        ("rules", "compare", "rulebook", "missing.toml"),
        ("odds", "1 infantry", "1 infantry", "--rules", "missing.toml"),
        ("fuzz", "--games", "1", "--rules", "missing.toml"),
        ("lab", "run", "--rules", "missing.toml"),
        ("lab", "bid", "--rules", "missing.toml"),
        ("lab", "tune", "--rules", "missing.toml"),
        ("ladder", "recruit", "officer", "--rules", "missing.toml"),
        ("bot", "--trial", "true", "--rules", "missing.toml"),
        ("play", "--new", "--rules", "missing.toml"),
        ("play", "--new", "--position", "missing.toml"),
        ("play", "--import", "missing.toml"),
        ("play", "--finish", "--save", "missing.toml"),
    ],
    ids=" ".join,
)
def test_a_missing_file_is_told_of_alike_by_every_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    result = greatwar(*words)
    assert (result.exit_code, result.stderr) == (2, "greatwar: There is no file missing.toml.\n")


@pytest.mark.parametrize("words", [("lab", "report"), ("lab", "calibrate")], ids=" ".join)
def test_a_missing_folder_is_told_of_alike(tmp_path: Path, words: tuple[str, ...]) -> None:
    result = greatwar(*words, tmp_path / "missing")
    assert (result.exit_code, result.stderr) == (2, f"greatwar: There is no folder {tmp_path / 'missing'}.\n")
    drawn = greatwar("show", "-", "--svg", tmp_path / "missing" / "board.svg", typed=POSITION)
    assert (drawn.exit_code, drawn.stderr) == (2, f"greatwar: There is no folder {tmp_path / 'missing'}.\n")


@pytest.mark.parametrize("command", ["show", "legal", "replay", "verify"])
def test_a_directory_is_no_file(tmp_path: Path, command: str) -> None:
    result = greatwar(command, tmp_path)
    assert result.exit_code == 2
    assert result.stderr == f"greatwar: {tmp_path} is a folder. Name a file.\n"


def test_show_draws_the_board(position: Path) -> None:
    output = greatwar("show", position).output
    assert "Round 4   Germany · Movement" in output
    assert "Contested: Lorraine." in output
    assert " GER  2 infantry" in output and " FRA  3 infantry, 1 artillery" in output
    assert "1 damaged battleship, 1 transport (2 infantry)" in output
    only = greatwar("show", position, "--region", "west").output
    assert "Western Front" in only and "Eastern Front" not in only
    assert greatwar("show", position, "--region", "moon").exit_code == 2


def test_show_for_programs(position: Path) -> None:
    tree = json.loads(greatwar("show", position, "--json").output)
    assert tree["position"]["units"]["Lorraine"]["germany"] == "2 infantry"
    assert tree["contested"] == ["Lorraine"]
    assert tree["asks"] == {"germany": "none"}
    again = greatwar("show", "-", "--json", typed=json.dumps(tree["position"]))
    assert json.loads(again.output) == tree


def test_show_draws_the_board_of_a_record(tmp_path: Path) -> None:
    output = greatwar("show", first_turn(tmp_path / "game.gwr")).output
    assert "Round 1   Russia · Purchase" in output
    assert " A-H  Serbia" in output


def test_legal_lists_orders_in_their_small_form(position: Path) -> None:
    lines = greatwar("legal", position).output.splitlines()
    assert "Germany: move 1 infantry Berlin -> Kiel" in lines
    assert "Germany: end" in lines
    tree = json.loads(greatwar("legal", position, "--json").output)
    assert "germany: end" in tree["orders"]
    assert [parse_line(line) for line in tree["orders"]] == [parse_line(line) for line in lines]
    assert (tree["turn"], tree["phase"], tree["round"]) == ("germany", "movement", 4)


def test_replay_tells_the_story(tmp_path: Path) -> None:
    path = first_turn(tmp_path / "game.gwr")
    output = greatwar("replay", path).output
    assert output.startswith("Round 1\n\nAustria-Hungary\n  Austria-Hungary buys 6 infantry, 2 artillery.\n")
    assert (
        "  Austria-Hungary attacks in Serbia.\n"
        "    Land battle in Serbia: Austria-Hungary rolls 6 5 for 2 infantry (hit with 3 or less)"
    ) in output
    assert output.endswith("\nRussia\n")
    lines = json.loads(greatwar("replay", path, "--json").output)["lines"]
    assert [line["order"] for line in lines][:2] == ["buy 6 infantry, 2 artillery", "end"]
    assert lines[4]["events"][0] == {"type": "BattleOpened", "power": "austria-hungary", "space": "Serbia"}


def test_replay_shows_the_final_purchase_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.gwr"
    play(path, ["buy 1 infantry", "buy 2 infantry", "buy 3 artillery"], "--key", KEY)
    told = "  Austria-Hungary buys 3 artillery.\n"
    assert greatwar("replay", path).output == f"Round 1\n\nAustria-Hungary\n{told}"
    play(path, ["end"])
    assert greatwar("replay", path).output == f"Round 1\n\nAustria-Hungary\n{told}"


def test_replay_says_which_unit_rolled_each_die() -> None:
    """Every battle of a whole war: no dice are left without a unit, and none is told twice."""
    path = Path(__file__).parent.parent / "games" / "at-sea.gwr"
    output = greatwar("replay", path).output
    battles = [line for line in output.splitlines() if " battle in " in line]
    assert battles and not any(", dice " in line for line in battles)
    assert all(" rolls " in line and "(hit with " in line for line in battles if ":" in line)


def test_replay_tells_the_dice_before_the_first_order() -> None:
    path = Path(__file__).parent.parent / "games" / "second-edition.gwr"
    output = greatwar("replay", path).output
    assert output.startswith(
        "Round 1\n  Entry of the Ottoman Empire and Albania, dice 4 4.\n\nCentral Powers\n"
    )
    start = json.loads(greatwar("replay", path, "--json").output)["start"]
    assert start["dice"] == [4, 4]
    assert start["events"][0] == {
        "type": "DiceRolled",
        "purpose": "entry of neutral powers",
        "names": ["ottoman", "Albania"],
        "dice": [4, 4],
    }


def test_replay_to_a_line_gives_a_position(tmp_path: Path) -> None:
    path = first_turn(tmp_path / "game.gwr")
    text = greatwar("replay", path, "--to", 15).output
    tree = json.loads(greatwar("show", "-", "--json", typed=text).output)
    assert tree["position"]["phase"] == "combat"
    assert tree["contested"] == ["Serbia"]
    start = greatwar("replay", path, "--to", 1).output
    assert json.loads(greatwar("show", "-", "--json", typed=start).output)["contested"] == []


def test_replay_to_a_line_behind_the_end_says_so(tmp_path: Path) -> None:
    path = first_turn(tmp_path / "game.gwr")
    last = len(path.read_text().splitlines())
    inside, behind = greatwar("replay", path, "--to", last), greatwar("replay", path, "--to", last + 1)
    assert (inside.exit_code, inside.stderr) == (0, "")
    assert (behind.exit_code, behind.stderr) == (0, f"greatwar: {path} ends before line {last + 1}.\n")
    assert behind.stdout == inside.stdout


@pytest.mark.parametrize("command", ["show", "legal", "replay", "play"])
def test_a_record_by_rules_that_are_not_known_is_complained_about_by_its_name(
    tmp_path: Path, command: str
) -> None:
    path = first_turn(tmp_path / "game.gwr")
    path.write_text(path.read_text().replace("options: {}", "options: {tank_rounds: 3}"))
    result = greatwar(command, *(["--save", path] if command == "play" else [path]))
    assert result.exit_code == 1
    sentence = "There is no option of rulebook called 'tank_rounds'; did you mean tanks_rounds?"
    assert result.stderr == f"greatwar: {path}: {sentence}\n"


def test_check_names_each_failure_and_counts(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(PASSING)
    bad.write_text(f"{PASSING}---{FAILING}")
    result = greatwar("check", good)
    assert (result.exit_code, result.stdout) == (0, "1 passed, 0 failed\n")
    result = greatwar("check", good, bad)
    lines = result.stdout.splitlines()
    assert result.exit_code == 1
    assert len(lines) == 2 and lines[-1] == "2 passed, 1 failed"
    assert str(bad) in lines[0] and "a wrong ruling" in lines[0] and "step 2" in lines[0]
    tree = json.loads(greatwar("check", bad, "--json").stdout)
    assert (tree["passed"], tree["failed"], tree["results"][1]["step"]) == (1, 1, 2)


def test_check_lists_rules_that_no_scenario_cites(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(PASSING.replace("rules: rulebook", "rules: rulebook\ncites: [RB-INF-01]"))
    lines = greatwar("check", "--coverage", "--rules", "rulebook", path).output.splitlines()
    assert lines[0].startswith("rulebook: 1 of ")
    assert "  RB-INF-02" in lines and "  RB-INF-01" not in lines
    assert greatwar("check", "--coverage", "--rules", "nothing", path).exit_code == 2


def test_fuzz_plays_and_counts() -> None:
    result = greatwar("fuzz", "--games", 1, "--rounds", 1, "--seed", 7)
    assert (result.exit_code, result.stdout) == (0, "1 game played, 0 findings\n")
    assert json.loads(greatwar("fuzz", "--games", 1, "--rounds", 1, "--seed", 7, "--json").stdout) == []


def test_fuzz_mixes_rules_and_says_how_much_was_drawn() -> None:
    result = greatwar("fuzz", "--mix", "--games", 1, "--rounds", 1, "--seed", 4)
    assert result.exit_code == 0
    assert result.stdout.startswith("1 game played, 0 findings; ")
    assert " sections drawn, in " in result.stdout
    assert greatwar("fuzz", "--mix", "--rules", "tournament", "--games", 1, "--rounds", 1).exit_code == 0


def test_a_pipe_that_is_closed_is_no_matter(position: Path) -> None:
    program = "from greatwar.cli import main; main(prog_name='greatwar')"
    process = subprocess.Popen(
        [sys.executable, "-c", program, "legal", str(position)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    process.wait()
