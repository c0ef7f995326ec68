"""Outside programs as players: they play by the protocol, and whatever they do, the game goes on."""

import io
import re
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from greatwar.board import POWERS, SIDE
from greatwar.bots import ProgramPlayer, UnknownPlayer, player_named
from greatwar.bots.protocol import record_block
from greatwar.bots.speaking import speak
from greatwar.cli import main
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.opponents import Players, opponent, play
from greatwar.rules import RULESETS, ruleset
from greatwar.rules.opening import opening

ROOT = Path(__file__).parents[2]
TWENTY_LINES = ROOT / "examples" / "bot.py"


def _game(rules: str = "rulebook") -> Game:
    return Game(ruleset(rules), opening(ruleset(rules), 2), KeyedDice("17" * 32))


def _against(program: ProgramPlayer, game: Game, rounds: int = 1) -> Game:
    chance = opponent("wanderer", 3)
    players: Players = {power: program if SIDE[power] == "central" else chance for power in POWERS}
    try:
        while game.table.round <= rounds and not game.table.winner:
            play(game, players)
    finally:
        program.close()
    return game


def _script(body: str, *, seed: int = 0, patience: float = 10.0) -> ProgramPlayer:
    return ProgramPlayer([sys.executable, "-u", "-c", body], seed, patience=patience)


@pytest.mark.parametrize("rules", RULESETS)
def test_the_bot_in_twenty_lines_plays_every_ruleset(rules: str) -> None:
    program = ProgramPlayer([sys.executable, str(TWENTY_LINES)], 1)
    _against(program, _game(rules))
    assert program.name == "rough rider"
    assert program.remarks == [] and program.defects == 0


def test_the_bot_in_twenty_lines_has_twenty_lines_and_stands_in_the_documentation() -> None:
    code = TWENTY_LINES.read_text("utf-8").split('"""')[2].strip()
    assert len(code.splitlines()) <= 20
    assert code in (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")


def test_our_own_player_plays_the_same_way_as_a_program() -> None:
    """Told everything over the pipes, it gives the orders that it gives when it is asked directly."""
    command = f"{sys.executable} -c 'from greatwar.cli import main; main()' bot recruit"
    outside, inside = _game(), _game()
    program = ProgramPlayer(command, 5)
    _against(program, outside)
    chance, own = opponent("wanderer", 3), opponent("recruit", 5)
    while inside.table.round <= 1:
        play(inside, {power: own if SIDE[power] == "central" else chance for power in POWERS})
    assert program.remarks == []
    assert outside.log == inside.log
    assert list(map(str, program.explain("germany"))) == [str(s)[:300] for s in own.explain("germany")[:5]]


FAILURES = {
    "crashing": ("import sys; sys.exit(3)", r"has ended with the status 3|has ended"),
    "mute": ("import time; time.sleep(60)", r"did not say 'ready'"),
    "slow": (
        "import time\nprint('ready')\nfor line in iter(input, 'quit'):\n    if line[:3] == 'ask': time.sleep(60)",
        r"gave no answer for .* within 0.2 seconds",
    ),
    "illegal": (
        "print('ready')\nfor line in iter(input, 'quit'):\n"
        "    if line[:3] in ('ask', 'ref'): print('order move 99 tank Paris -> Berlin')",
        r"answered 3 times for .* what will not do",
    ),
    "unreadable": (
        "print('ready')\nfor line in iter(input, 'quit'):\n"
        "    if line[:3] in ('ask', 'ref'): print('order \\x1b[2J' + 'x' * 1000)",
        r"answered 3 times for .* what will not do",
    ),
    "babbling": (
        "print('ready')\nfor line in iter(input, 'quit'):\n    if line[:3] == 'ask':\n"
        "        while True: print('er, well')",
        r"talked a great deal and gave no answer",
    ),
    "without a line's end": (
        "import sys\nprint('ready')\nfor line in iter(input, 'quit'):\n    if line[:3] == 'ask':\n"
        "        while True: sys.stdout.write('x' * 65536)",
        r"gave no answer|talked a great deal",
    ),
    "dying in the middle": (
        "print('ready')\nn = 0\nfor line in iter(input, 'quit'):\n    n += line[:3] == 'ask'\n"
        "    if n == 2: raise SystemExit\n    if line[:3] == 'ask': print('order end')",
        r"has ended",
    ),
    "not in UTF-8": (
        "import sys\nprint('ready')\nfor line in iter(input, 'quit'):\n"
        "    if line[:3] in ('ask', 'ref'):\n"
        "        sys.stdout.buffer.write(b'order \\xff\\xfe\\n'); sys.stdout.flush()",
        r"answered 3 times",
    ),
}


@pytest.mark.parametrize("failure", FAILURES)
def test_whatever_a_program_does_the_game_goes_on(failure: str) -> None:
    body, sentence = FAILURES[failure]
    program = _script(body, patience=0.2 if failure in ("mute", "slow", "without a line's end") else 10.0)
    game = _against(program, _game())
    assert game.table.round == 2
    assert re.search(sentence, program.remarks[0])
    assert all(remark.endswith(".") and remark.isprintable() for remark in program.remarks)
    assert len(program.remarks) <= 6


def test_a_program_that_does_not_read_holds_nobody_up() -> None:
    program = _script("import time; print('ready'); time.sleep(60)", patience=0.2)
    _against(program, _game())
    assert program.remarks


def test_a_program_that_is_not_there_is_told_of_in_a_sentence() -> None:
    program = ProgramPlayer("./there-is-no-such-program")
    _against(program, _game())
    assert program.remarks == ["./there-is-no-such-program cannot be started: No such file or directory."]


def test_no_program_is_told_the_key_of_the_dice() -> None:
    game = _game()
    dice = game.dice
    assert isinstance(dice, KeyedDice)
    told = record_block(game)
    assert dice.key not in told and dice.commitment in told


def test_bots_that_are_told_nonsense_say_so_and_go_on() -> None:
    said = io.StringIO()
    heard = (
        "greatwar 99\nnonsense\nask germany movement\nask atlantis movement\nplayed germany: end\n"
        "game\nthis is no record\n.\ngreatwar 1\nquit\n"
    )
    speak("wanderer", lambda seed: opponent("wanderer", seed), io.StringIO(heard), said)
    lines = said.getvalue().splitlines()
    assert lines[-1] == "ready"
    assert sum(line.startswith("error ") for line in lines) == 6


def test_players_are_named() -> None:
    with pytest.raises(UnknownPlayer, match="There is no opponent called 'marshal'"):
        player_named("marshal")
    with pytest.raises(UnknownPlayer, match="An outside program is named behind 'program:'"):
        player_named("program: ")
    with pytest.raises(UnknownPlayer, match="cannot be read"):
        player_named("program:'unclosed")


def test_a_trial_says_what_is_wrong_with_a_program() -> None:
    good = CliRunner().invoke(main, ["bot", "--trial", f"{sys.executable} {TWENTY_LINES}", "--rounds", "1"])
    assert good.exit_code == 0 and "0 failures" in good.output
    bad = CliRunner().invoke(main, ["bot", "--trial", "./nothing-here", "--rounds", "1"])
    assert bad.exit_code == 1 and "cannot be started" in bad.output
    unknown = CliRunner().invoke(main, ["bot", "marshal"])
    assert unknown.exit_code == 2 and "There is no opponent called 'marshal'" in unknown.output
