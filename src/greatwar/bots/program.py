"""An outside program as a player: started, asked, and replaced if it fails.

Whatever a program does, the game goes on: an answer that is missing, late, unreadable or against the rules is given
for it, and `remarks` says so in a sentence.
"""

import shlex
import subprocess
import time
from collections.abc import Sequence
from queue import Empty, Full, Queue
from random import Random
from threading import Thread
from typing import IO

from greatwar.board import Power
from greatwar.bots.protocol import GREETING, LONGEST_LINE, asked, block, record_block
from greatwar.game import Entry, Game
from greatwar.notation.orders import format_order, parse_line, parse_order
from greatwar.notation.positions import write_moment
from greatwar.notation.records import RecordedOrder as Line
from greatwar.notation.trees import dump_tree
from greatwar.notation.words import Unreadable, printable
from greatwar.opponents import opponent
from greatwar.opponents.random_orders import draw
from greatwar.orders import End, Order
from greatwar.questions import Shape
from greatwar.records.seals import written
from greatwar.rules.rulebook.duties import dutiful_orders
from greatwar.text.messages import Message, plain

PATIENCE = 10.0
"""How many seconds a program has for one answer, unless something else is said."""
TRIES = 3
"""How often a program may answer a question with what the rules refuse."""
STRIKES = 5
"""After so many answers in a row that had to be given for it a program is not asked any more."""
BABBLE = 1000
"""How many lines that say nothing are listened to before an answer."""
WAITING = 10_000
"""How many lines may wait in either direction."""
MOST_REMARKS = 100
LONGEST_PHASE = 1000
"""How many orders a program may give in one phase; then it is ended for it."""


class ProgramPlayer:
    """A program that plays by the bot protocol.

    It is started with the first question and ends with `close`. Where it fails, `end` is said for it if that will do,
    and otherwise whatever a player without a plan says. A program that was too slow is started anew, so that a late
    answer is never taken for that to another question.
    """

    def __init__(
        self, command: str | Sequence[str], seed: int | str = 0, *, patience: float = PATIENCE
    ) -> None:
        self.command = shlex.split(command) if isinstance(command, str) else list(command)
        self.name = self.command[0] if self.command else "nothing"
        self.patience = patience
        self.remarks: list[str] = []
        self.defects = 0
        self._seed = seed
        self._substitute = opponent("wanderer", seed)
        self._talk: _Talk | None = None
        self._failed = False
        self._strikes = 0
        self._told: list[Entry] = []
        self._opening: object = None
        self._said: dict[Power, list[str]] = {}
        self._phase: tuple[int, str, str, Power] | None = None
        self._orders = 0

    # A player

    def order(self, game: Game, power: Power) -> Order:
        if not self._failed and not self._dallies(game, power):
            try:
                answer = self._ask(game, power)
                if answer is not None:
                    self._strikes = 0
                    return answer
                self._strikes += 1
                if self._strikes >= STRIKES:
                    self._give_up(f"has failed {STRIKES} times in a row and is not asked any more")
            except _Silence as silence:
                self._give_up(str(silence))
        return self._for_it(game, power)

    def _dallies(self, game: Game, power: Power) -> bool:
        """Whether the program has given very many orders in one phase without ending it."""
        phase = (game.table.round, game.table.turn, game.table.phase, power)
        self._orders = self._orders + 1 if phase == self._phase else 1
        self._phase = phase
        if self._orders == LONGEST_PHASE:
            self._remark(f"does not come to the end of {power}'s {phase[2]} phase in round {phase[0]}")
        return self._orders >= LONGEST_PHASE

    def explain(self, power: Power) -> list[Message]:
        return [plain(line) for line in self._said.get(power, ())]

    def alternatives(self, power: Power) -> list[Message]:
        return []

    def close(self) -> None:
        """End the program: it is told to quit, and ended if it does not."""
        if self._talk is not None:
            self._talk.close()
            self._talk = None
        self._told = []
        self._opening = None

    # Asking

    def _ask(self, game: Game, power: Power) -> Order | None:
        talk = self._begun()
        self._tell(talk, game)
        talk.say(asked(power, game.questions[power]))
        until = time.monotonic() + self.patience
        tries = TRIES
        babble = 0
        said: list[str] = []
        while True:
            line = talk.hear(until)
            if line is None:
                unit = "second" if self.patience == 1 else "seconds"
                self._remark(f"gave no answer for {power} within {self.patience:g} {unit}")
                self.close()
                return None
            word, _, rest = line.strip().partition(" ")
            match word:
                case "order":
                    answer = self._read(game, power, rest)
                    if isinstance(answer, Order):
                        return answer
                    self.defects += 1
                    tries -= 1
                    if not tries:
                        self._remark(
                            f"answered {TRIES} times for {power} what will not do, at last: {answer}"
                        )
                        return None
                    talk.say(f"refused {answer}")
                case "legal":
                    talk.say(block("legal", self._legal(game, power)))
                case "position":
                    talk.say(block("position", dump_tree(write_moment(game.rules, game.table)).splitlines()))
                case "say":
                    said.append(printable(rest)[:300])
                    self._said[power] = said[-5:]
                case _:
                    babble += 1
                    if babble > BABBLE:
                        self._remark(f"talked a great deal and gave no answer for {power}")
                        self.close()
                        return None

    def _tell(self, talk: "_Talk", game: Game) -> None:
        """Tell the program what has been played since it was last asked; the whole game if it is another one."""
        log = game.log
        known = len(self._told)
        goes_on = self._opening is game.opening and len(log) >= known and log[:known] == self._told
        if not goes_on:
            if game.whole:
                talk.say(record_block(game))
            else:
                talk.say(block("position", dump_tree(write_moment(game.rules, game.table)).splitlines()))
            self._said = {}
        else:
            for entry in log[known:]:
                talk.say(f"played {written(Line(*entry))}")
        self._told, self._opening = log, game.opening

    def _read(self, game: Game, power: Power, text: str) -> Order | str:
        """The order that a text is, or a sentence that says why it will not do."""
        try:
            if ":" in text:
                named, order = parse_line(text)
                if named != power:
                    return f"{power} was asked, not {named}."
            else:
                order = parse_order(text)
        except Unreadable as complaint:
            return complaint.problem.sentence
        problems = game.problems(power, order)
        return "; ".join(problem.sentence for problem in problems) if problems else order

    def _legal(self, game: Game, power: Power) -> list[str]:
        """Every lawful order in its small form, first those that the rules demand of the power in this turn.

        Of answers too many to list some are drawn at random.
        """
        duties = dutiful_orders(game.rules, game.table, power)
        found = [format_order(duty) for duty in duties if not game.problems(power, duty)]
        for order in game.legal_of(power):
            if isinstance(order, Shape):
                rng = Random(f"{self._seed}/{game.moment}")
                found += [format_order(draw(game, power, order, rng)) for _ in range(20)]
            else:
                found.append(format_order(order))
        if game.undoable_in_phase(power):
            found.append("undo")
        return list(dict.fromkeys(found))

    def _begun(self) -> "_Talk":
        if self._talk is None:
            self._talk = _Talk(self.command)
            self._talk.say(f"{GREETING}\nseed {self._seed}")
            until = time.monotonic() + self.patience
            while (line := self._talk.hear(until)) != "ready":
                if line is None:
                    raise _Silence("did not say 'ready' when it was greeted")
                if line.startswith("name "):
                    self.name = printable(line[5:])[:60]
        return self._talk

    # Where it fails

    def _for_it(self, game: Game, power: Power) -> Order:
        end = End()
        return end if not game.problems(power, end) else self._substitute.order(game, power)

    def _give_up(self, sentence: str) -> None:
        self._remark(sentence)
        self._failed = True
        self.close()

    def _remark(self, sentence: str) -> None:
        if len(self.remarks) < MOST_REMARKS:
            self.remarks.append(f"{self.name} {sentence}.")


class _Silence(Exception):
    """Nothing more is to be expected of a program; the message says why."""


class _Talk:
    """The two pipes to a program. Neither a program that does not read nor one that does not write holds us up."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except (OSError, ValueError, IndexError) as error:
            reason = getattr(error, "strerror", None) or error
            raise _Silence(f"cannot be started: {reason}") from None
        self._in: Queue[str | None] = Queue(WAITING)
        self._out: Queue[str | None] = Queue(WAITING)
        assert self._process.stdin is not None and self._process.stdout is not None
        Thread(target=_write, args=(self._process.stdin, self._out), daemon=True).start()
        Thread(target=_listen, args=(self._process.stdout, self._in), daemon=True).start()

    def say(self, text: str) -> None:
        try:
            self._out.put_nowait(f"{text}\n")
        except Full:
            raise _Silence("does not read what it is told") from None

    def hear(self, until: float) -> str | None:
        """The next line, or nothing if none comes in time."""
        try:
            line = self._in.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            return None
        if line is None:
            code = self._process.poll()
            raise _Silence("has ended" + (f" with the status {code}" if code else ""))
        return line

    def close(self) -> None:
        process = self._process
        try:
            self._out.put_nowait("quit\n")
            self._out.put_nowait(None)
        except Full:
            pass
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _write(pipe: IO[bytes], texts: "Queue[str | None]") -> None:
    try:
        while (text := texts.get()) is not None:
            pipe.write(text.encode())
            pipe.flush()
    except (OSError, ValueError):
        pass  # it has ended; the other pipe says so
    finally:
        try:
            pipe.close()
        except OSError:
            pass


def _listen(pipe: IO[bytes], lines: "Queue[str | None]") -> None:
    """Lines as they come; what is longer than any order is cut, and where many wait the program has to wait too."""
    try:
        while data := pipe.readline(LONGEST_LINE):
            lines.put(data.decode("utf-8", "replace").rstrip("\r\n"))
    except (OSError, ValueError):
        pass
    finally:
        pipe.close()
        lines.put(None)
