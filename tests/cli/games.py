"""Games for the tests of the command line: orders to type, and a game of many rounds."""

from collections.abc import Iterable
from pathlib import Path
from random import Random

from click.testing import CliRunner, Result

from greatwar.cli import main
from greatwar.opponents.random_orders import RandomOrders
from greatwar.records.saves import Save
from greatwar.rules import ruleset
from greatwar.rules.opening import opening

KEY = "0011"

FIRST_TURN = (
    "buy 6 infantry, 2 artillery",
    "end",
    "move 6 infantry, 2 artillery Trieste -> Serbia",
    "end",
    "attack Serbia",
    "casualties 1 infantry",
    "end",
    "place 6 infantry, 2 artillery Vienna",
    "end",
    "end",
)
"""Austria-Hungary's first turn, with the dice of the key."""


def greatwar(*words: object, typed: str | bytes | None = None) -> Result:
    """The command line as a user calls it."""
    return CliRunner().invoke(main, [str(word) for word in words], input=typed, prog_name="greatwar")


def play(path: Path, orders: Iterable[str], *words: object) -> Result:
    """Orders piped into a game."""
    return greatwar("play", "--save", path, *words, typed="".join(f"{order}\n" for order in orders))


def first_turn(path: Path) -> Path:
    """A saved game with Austria-Hungary's first turn behind it."""
    result = play(path, FIRST_TURN, "--key", KEY)
    assert result.exit_code == 0, result.output
    return path


def long_game(path: Path, *, rounds: int, seed: int = 1) -> Save:
    """A game saved after so many rounds of any orders that are lawful."""
    rules = ruleset("rulebook", {"russian_revolution": True})
    save = Save.begin(path, rules, opening(rules, 3), key=KEY)
    random_orders = RandomOrders(Random(seed))
    while save.game.table.round <= rounds and not save.game.table.winner:
        power, order = random_orders.order(save.game)
        save.order(power, order)
    assert not save.game.table.winner
    return save


__all__ = ["FIRST_TURN", "KEY", "first_turn", "greatwar", "long_game", "play"]
