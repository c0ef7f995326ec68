"""Our own players as programs that speak the bot protocol."""

from collections.abc import Callable, Iterator
from typing import IO

import greatwar
from greatwar.bots.protocol import END_OF_BLOCK, GREETING
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.notation.orders import format_order
from greatwar.notation.positions import load_position
from greatwar.notation.records import Record, read_record
from greatwar.notation.words import Unreadable, unreadable
from greatwar.notation.words import power as read_power
from greatwar.opponents import Player
from greatwar.problems import Refused
from greatwar.records.fairness import Misfit, RecordedDice, replay

Maker = Callable[[int | str], Player]


def speak(name: str, maker: Maker, heard: IO[str], said: IO[str]) -> None:
    """Answer what is heard until `quit` or the end of input; what will not do is answered by an `error`."""
    bot = _Bot(name, maker, said)
    lines = iter(heard)
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            return
        if word in ("game", "position") and not rest:
            rest = "".join(_until(lines))
        try:
            bot.hear(word, rest)
        except Unreadable as complaint:
            bot.say(f"error {complaint.problem}")
        except Misfit as misfit:
            bot.say(f"error {misfit.sentence}")
        except Refused as refusal:
            bot.say(f"error {' '.join(problem.sentence for problem in refusal.problems)}")


def _until(lines: Iterator[str]) -> list[str]:
    """The lines of a block."""
    found: list[str] = []
    for line in lines:
        if line.strip() == END_OF_BLOCK:
            break
        found.append(line)
    return found


class _Bot:
    def __init__(self, name: str, maker: Maker, said: IO[str]) -> None:
        self._name = name
        self._maker = maker
        self._out = said
        self._seed: int | str = 0
        self._player: Player | None = None
        self._game: Game | None = None

    def say(self, line: str) -> None:
        self._out.write(f"{line}\n")
        self._out.flush()

    def hear(self, word: str, rest: str) -> None:
        match word:
            case "greatwar":
                self.say(f"name greatwar {greatwar.__version__} {self._name}")
                self.say("ready" if f"{word} {rest}" == GREETING else f"error I speak {GREETING}")
            case "seed":
                self._seed = int(rest) if rest.lstrip("-").isdigit() else rest
                self._player = None
            case "game":
                for played in replay(read_record(rest)):
                    self._game = played.game
            case "position":
                rules, table = load_position(rest)
                self._game = Game(rules, table, RecordedDice())
            case "played":
                self._play(rest)
            case "ask":
                self._answer(rest)
            case "" | "refused" | "error":
                pass
            case _:
                self.say(f"error I do not know the word {word}")

    def _play(self, text: str) -> None:
        """Give an order that was given, with the dice that it drew."""
        game = self._known()
        header = Record(rules="rulebook", revision=1)
        entry = read_record(f"---\ngreatwar: {header.version}\nrules: rulebook@1\n---\n{text}\n").entries[0]
        dice = RecordedDice()
        dice.lay(entry.dice)
        game.dice = dice
        game.order(entry.power, entry.order)

    def _answer(self, text: str) -> None:
        game = self._known()
        power = read_power(text.split(" ")[0])
        if power not in game.questions:
            self.say(f"error Nothing is asked of {power} now")
            return
        if self._player is None:
            self._player = self._maker(self._seed)
        # A player is never handed the dice of the game, and here there are none.
        order = self._player.order(game.fork(KeyedDice("00")), power)
        for line in self._player.explain(power)[:5]:
            self.say(f"say {line}")
        self.say(f"order {format_order(order)}")

    def _known(self) -> Game:
        if self._game is None:
            raise unreadable("No game has been told")
        return self._game
