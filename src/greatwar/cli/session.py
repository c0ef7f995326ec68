"""The session: a game at the prompt. It reads lines, gives orders to the game, and prints what happens."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from greatwar.board import POWERS, SIDE, TERRITORIES, Power, Space
from greatwar.cli import boards, ended
from greatwar.cli.asking import orders_of, question_sentence
from greatwar.cli.completion import nearest
from greatwar.cli.computers import ComputerPlayers
from greatwar.cli.helping import HELP
from greatwar.cli.hints import about, overview
from greatwar.cli.keeping import GameKeeper
from greatwar.cli.names import problem_line, titled
from greatwar.cli.palette import label
from greatwar.cli.regions import REGIONS, regions_called
from greatwar.events import Event, PhaseBegan, RoundBegan, TurnBegan
from greatwar.frames import Conclusion, LandBattle
from greatwar.game import Game
from greatwar.notation import words
from greatwar.notation.orders import format_order, parse_order
from greatwar.notation.words import POWER_NAMES, SPACE_NAMES, Unreadable, fold
from greatwar.orders import (
    AnnounceLastRound,
    Attack,
    CallOff,
    Casualties,
    DeclareSubmarineWarfare,
    End,
    Order,
    Retreat,
    Submerge,
    Undo,
)
from greatwar.problems import Refused
from greatwar.questions import AskOrders, Question, Shape
from greatwar.records.savefiles import UnusableSave
from greatwar.store.database import Overtaken
from greatwar.table import Table
from greatwar.text.chronicle import lines, order_line
from greatwar.text.messages import Message
from greatwar.text.say import cli as say
from greatwar.text.undoing import undone_line
from greatwar.view.volleys import Volley, volleys

RECENT = 20
"""How many orders `log` shows."""


class LineSource(Protocol):
    """Where the lines come from: a person at the prompt, or a pipe."""

    def read(self, session: "Session") -> str | None:
        """The next line, or None when there are no more."""
        ...


class Session:
    """A game in play."""

    def __init__(
        self,
        save: GameKeeper,
        console: Console,
        lines: LineSource,
        *,
        computers: ComputerPlayers | None = None,
    ) -> None:
        self.save = save
        self.computers = computers or ComputerPlayers({})
        self.console = console
        self._lines = lines
        self._asked: dict[Power, Question] = {}

    @property
    def game(self) -> Game:
        return self.save.game

    @property
    def speaker(self) -> Power:
        """The power that a line without a name comes from: the first that is asked."""
        return next(iter(self.game.questions), self.game.table.movers[0])

    def run(self) -> None:
        """Play until the player leaves or the war is won."""
        for remark in self.save.remarks:
            self._say(Text(remark, "yellow"))
        self._show_turn()
        if not self._computers_speak():
            self._ask()
        while not self.game.table.winner:
            line = self._lines.read(self)
            if line is None or not self._heard(line.strip()):
                break
        self._say(self.save.closed())

    def _say(self, text: str | Text | Message) -> None:
        """Print a sentence; at a terminal it is broken between words, elsewhere not at all."""
        text = str(text) if isinstance(text, Message) else text
        self.console.print(text, markup=False, soft_wrap=not self.console.is_terminal)

    def _heard(self, line: str) -> bool:
        """Do what a line says; whether the session goes on."""
        word, _, rest = line.partition(" ")
        if fold(word) in ("quit", "exit", "q"):
            return False
        # An order was thought of before the player knew what another program has played: it is not given.
        is_new_board = self._caught_up()
        command = _COMMANDS.get(fold(word))
        if line.startswith("?"):
            self._explain(line[1:].strip())
        elif command is not None and not _PREFIX.match(line):
            command(self, rest.strip())
        elif not is_new_board and line and not line.startswith("#"):
            self._order(line)
        return True

    def _caught_up(self) -> bool:
        """Tell what other programs have played meanwhile; whether there was anything."""
        given = self.save.news()
        if not given:
            return False
        self._say(Text(str(say.other_program()), "yellow"))
        for each in given:
            self._tell(each.power, each.order, list(each.events), each.volleys)
            if isinstance(each.order, Undo):
                self._say(f"  {order_line(each.power, each.order)}")
        if not self.game.table.winner and not self._computers_speak():
            self._show_turn()
            self._ask()
        return True

    # Orders

    def _order(self, line: str) -> None:
        try:
            power, order = self._read(line)
        except Unreadable as complaint:
            self._complain(complaint, line)
            return
        if isinstance(order, Undo) and not _PREFIX.match(line):
            speakers = (power, *self.game.questions, *self.game.table.movers)
            power = next((each for each in speakers if self.game.undoable(each)), power)
        before, undone = self.game.table, self.game.undoes(power)
        try:
            events, fired = self._give(power, order)
        except Refused as refusal:
            for problem in refusal.problems:
                self._say(Text(f"  {problem_line(problem)}", "red"))
            return
        except Overtaken:
            self._caught_up()
            return
        except (UnusableSave, OSError):
            raise
        except Exception as fault:
            failed = say.order_fault(error=f"{type(fault).__name__}: {fault}")
            self._say(Text(f"  {failed}", "red"))
            return
        self._tell(power, order, events, fired)
        if isinstance(order, Undo) and undone is not None:
            self._say(f"  {titled(str(say.undone(undone=undone_line(undone))))}")
            if self.game.table.phase != before.phase:
                self._show_phase()
        battle = _battle(before) or (order.space if isinstance(order, Attack) else "")
        if (
            battle in TERRITORIES
            and _battle(self.game.table) != battle
            and self.game.table.is_contested(battle)
        ):
            self._say(f"  {say.is_contested(space=battle)}")
        if not self.game.table.winner:
            self._go_on(events)
            self._computers_speak()

    def _computers_speak(self) -> bool:
        """Let computers answer for as long as one of them is asked; whether any was."""
        spoken = False
        while power := self.computers.asked(tuple(self.game.questions)):
            order = self.computers.player(power).order(self.game, power)
            try:
                events, fired = self._give(power, order)
            except Overtaken:
                for each in self.save.news():
                    self._tell(each.power, each.order, list(each.events), each.volleys)
                continue
            self._tell(power, order, events, fired)
            spoken = True
            if any(isinstance(event, TurnBegan) for event in events):
                self._show_phase()
        if spoken and not self.game.table.winner:
            self._show_turn()
            self._ask()
        return spoken

    def _why(self, text: str) -> None:
        """`why`, `why germany`: what computers are about; with `more`, what else they have weighed."""
        name, _, rest = text.partition(" ")
        more = fold(rest) == "more" or fold(name) == "more"
        powers = tuple(self.computers.levels)
        if name and fold(name) != "more":
            try:
                powers = (words.power(name),)
            except Unreadable as complaint:
                self._say(Text(f"  {ended(complaint.problem.sentence)}", "red"))
                return
        if not powers or any(power not in self.computers.levels for power in powers):
            self._say(f"  {say.no_computer_plays(power=powers[0]) if powers else say.no_computers()}")
            return
        planned = {power: self._reasons(power, more) for power in powers}
        for power, reasons in planned.items():
            if reasons:
                self._say(label(power).append(f" ({self.computers.levels[power]})", boards.PLAIN))
            for sentence in reasons:
                self._say(f"  {sentence}")
        if not any(planned.values()):
            self._say(f"  {say.no_plans(powers=powers)}")

    def _reasons(self, power: Power, more: bool) -> list[str]:
        player = self.computers.player(power)
        return [str(line) for line in (*player.explain(power), *(player.alternatives(power) if more else ()))]

    def _read(self, line: str) -> tuple[Power, Order]:
        if match := _PREFIX.match(line):
            name, said = match[1], line[match.end() :]
            return words.both(lambda: words.power(name), lambda: parse_order(said))
        if match := _SOMEBODY.match(line):
            name, said = match[1], line[match.end() :]
            return words.both(lambda: words.power(name), lambda: parse_order(said))
        return self.speaker, parse_order(line)

    def _complain(self, complaint: Unreadable, line: str) -> None:
        for problem in complaint.problems:
            self._say(Text(f"  {ended(problem.sentence)}", "red"))
        meant = nearest(self.game, self.speaker, line)
        if meant is not None:
            self._say(f"  {say.did_you_mean(order=titled(meant))}")

    def _give(self, power: Power, order: Order) -> tuple[list[Event], tuple[Volley, ...]]:
        """Give an order; what happened, and which units rolled which dice."""
        events = self.save.order(power, order)
        return events, volleys(self.game.rules, self.game.rolled)

    def _tell(self, power: Power, order: Order, events: list[Event], fired: Sequence[Volley]) -> None:
        if not isinstance(order, Undo) and not (events and isinstance(order, _TOLD_BY_EVENTS)):
            self._say(Text(f"  {order_line(power, order)}", "dim"))
        told = [event for event in events if not isinstance(event, PhaseBegan | TurnBegan | RoundBegan)]
        for sentence in lines(told, fired):
            self._say(Text(f"  {sentence}"))
        if self.game.table.winner:
            self.console.print()
            self.console.print(boards.header(self.game))

    def _go_on(self, events: list[Event]) -> None:
        """Show where the game stands now, and ask on."""
        if any(isinstance(event, TurnBegan) for event in events):
            self._show_turn()
        elif any(isinstance(event, PhaseBegan) for event in events):
            self._show_phase()
        self._ask()

    def _show_turn(self) -> None:
        self.console.print()
        self.console.print(boards.header(self.game))
        self.console.print()
        self.console.print(boards.front(self.game, self.speaker, width=self.console.width))

    def _show_phase(self) -> None:
        self.console.rule(Text(str(boards.headline(self.game)), "bold"), align="left", style="dim")

    def _ask(self) -> None:
        """Say what is asked, unless it was just said."""
        questions = self.game.questions
        for power, question in questions.items():
            is_old = self._asked.get(power) == question
            if is_old and isinstance(question, AskOrders) and question.phase == "movement":
                continue
            text = (
                label(power).append(" ").append(question_sentence(self.game, power, question), boards.PLAIN)
            )
            self._say(text)
        if len(questions) > 1:
            power, question = next(iter(questions.items()))
            answers = [] if isinstance(question, AskOrders) else orders_of(self.game, power)
            said = next((format_order(order) for order in answers if not isinstance(order, Shape)), "end")
            self._say(say.several_powers(order=titled(f"{power}: {said}")))
        self._asked = questions

    # Words to the session

    def _explain(self, text: str) -> None:
        """`?` and `? SPACE`."""
        if not text:
            self.console.print(overview(self.game, self.speaker, self.computers.levels))
            return
        space = SPACE_NAMES.get(fold(text))
        if space is not None:
            self.console.print(about(self.game, self.speaker, space))
        elif regions_called(text):
            self._board(text)
        else:
            try:
                words.space(text)
            except Unreadable as complaint:
                self._say(Text(f"  {ended(complaint.problem.sentence)}", "red"))

    def _board(self, text: str) -> None:
        space = SPACE_NAMES.get(fold(text))
        regions = regions_called(text)
        if space is not None:
            self._explain(text)
        elif regions:
            self.console.print(boards.header(self.game))
            self.console.print()
            self.console.print(boards.board(self.game, regions, width=self.console.width))
        else:
            self._say(f"  {say.no_region(name=text, regions=[region.words[0] for region in REGIONS])}")

    def _log(self, text: str) -> None:
        lines = self.save.lines()
        number = len(lines) if text == "all" else int(text) if text.isdigit() else RECENT
        if len(lines) > number:
            self._say(Text(f"  {say.orders_before(n=len(lines) - number)}", "dim"))
        for line in lines[max(0, len(lines) - number) :]:
            self._say(f"  {titled(line)}")
        if not lines:
            self._say(f"  {say.no_orders()}")

    def _help(self, text: str) -> None:
        grid = Grid.grid(padding=(0, 2))
        for form, meaning in HELP:
            grid.add_row(Text(form, "bold"), Text(str(meaning())))
        self.console.print(grid)

    def _saved(self, text: str) -> None:
        """`save`: where the game is; `save FILE`: its record in a file."""
        if not text:
            self._say(f"  {self.save.saved()}")
            return
        try:
            with Path(text).open("x", encoding="utf-8") as file:
                file.write(self.save.record())
        except FileExistsError:
            self._say(Text(f"  {say.name_taken(file=text)}", "red"))
        except OSError as error:
            reason = error.strerror or str(error)
            self._say(Text(f"  {say.not_written(file=text, reason=reason)}", "red"))
        else:
            self._say(f"  {say.record_so_far(file=text)}")

    def _players(self, text: str) -> None:
        for number, seat in enumerate(self.game.table.seats, 1):
            powers = [power for power in POWERS if power in seat]
            self._say(f"  {say.player(n=number, side=SIDE[seat[0]], powers=powers)}")
        for power, level in self.computers.levels.items():
            self._say(f"  {say.computer(power=power, level=level)}")


_TOLD_BY_EVENTS = (
    AnnounceLastRound,
    Attack,
    Casualties,
    CallOff,
    DeclareSubmarineWarfare,
    End,
    Retreat,
    Submerge,
)
"""Orders that need no sentence of their own where something happens because of them."""


def _battle(table: Table) -> Space:
    """The territory that is fought over now, if one is."""
    for frame in table.frames:
        if isinstance(frame, LandBattle | Conclusion):
            return frame.space
    return ""


_SOMEBODY = re.compile(r"\s*([^\s:][^:]*?)\s*:")
"""Somebody who speaks, although there may be no such power."""
_PREFIX = re.compile(
    rf"\s*({'|'.join(name.replace(' ', '[ -]') for name in POWER_NAMES)})\s*:", re.IGNORECASE
)

_COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "board": Session._board,
    "log": Session._log,
    "help": Session._help,
    "save": Session._saved,
    "players": Session._players,
    "why": Session._why,
}
