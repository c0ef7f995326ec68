"""A room: one open game with its log, its seats and its guests.

Every change is on the disk before anyone is told of it. One request is
done at a time; what a request that could not be written has changed is forgotten, and the room is closed, to be opened
again from the store.
"""

import asyncio
import time
from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec import Raw

from greatwar.board import SIDE, Power
from greatwar.orders import Order, Undo
from greatwar.problems import Problem, Refused
from greatwar.store.database import Store, Write, seat_kept
from greatwar.store.play import Given, Play
from greatwar.store.rows import GameRow, GameSummary, SeatRow, StepRow, TalkRow
from greatwar.table import Table
from greatwar.text.messages import Message
from greatwar.text.say import server
from greatwar.view.views import View, changes, sees_all, view
from greatwar.view.volleys import battle
from greatwar.web.asking import asked, order_of
from greatwar.web.guests import Guest
from greatwar.web.keeping import next_deeds
from greatwar.web.payloads import Coaching, GameInfo, PowerAsked
from greatwar.web.rulebooks import ruleset_info, titled
from greatwar.web.seats import described, is_secret, level_of
from greatwar.web.steps import Steps
from greatwar.web.talk import heard_by
from greatwar.web.teaching import Teacher
from greatwar.web.waits import Waits
from greatwar.web.wire import PROTOCOL, Attendance, Done, Happened, ServerMessage, Welcome

STALE = Problem("stale", "", server.stale(), "")


class Room:
    """One game that is open."""

    def __init__(
        self,
        store: Store,
        row: GameRow,
        play: Play,
        seats: list[SeatRow],
        *,
        recent: list[StepRow],
        talk: list[TalkRow],
        teacher: Teacher | None = None,
    ) -> None:
        self.store = store
        self.row = row
        self.play = play
        self.seats = seats
        self.talk = talk
        self.teacher = teacher
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.closed = False
        self.used = time.monotonic()
        self.after_change: list[asyncio.Event] = []
        self.steps = Steps(store, row.id, recent)
        self.waits = Waits(play, msgspec.json.decode(row.standing, type=GameSummary))
        self._views: dict[bool, tuple[Table, View]] = {}

    # Who may see what

    def sees_all(self, guest: Guest) -> bool:
        """Whether a guest sees the moves that are being made."""
        return sees_all(self.play.game.table, guest.powers)

    def moment(self, guest: Guest) -> int:
        """The number of the last step that a guest may see: the moment that its orders are thought of at."""
        return self.play.number if self.sees_all(guest) else self.play.shown

    def _view(self, guest: Guest) -> View:
        """The board as a guest sees it; made once for all who see the same."""
        everything = self.sees_all(guest)
        table = self.play.game.table if everything else self.play.curtain.shown
        known = self._views.get(everything)
        if known is None or known[0] is not table:
            made = view(self.play.game.rules, table, veiled=not everything, seen=known)
            known = self._views[everything] = (table, made)
        return known[1]

    # Coming and going

    def enter(self, guest: Guest, secrets: Iterable[str], *, personal: bool) -> list[Problem]:
        """Let a guest in; secrets that are not, or no longer, those of this game are complained about."""
        problems = []
        guest.host = personal
        guest.seats = {seat.number for seat in self.seats if personal and seat.holder == "here"}
        for secret in secrets:
            if is_secret(secret, self.row.host):
                guest.host = True
                continue
            seats = {seat.number for seat in self.seats if is_secret(secret, seat.secret)}
            guest.seats |= seats
            if not seats:
                problems.append(Problem("unknown-secret", "", server.unknown_link(), ""))
        self.seated(guest)
        self.guests.add(guest)
        self.used = time.monotonic()
        return problems

    def seated(self, guest: Guest) -> None:
        """Note which powers a guest speaks for."""
        guest.powers = tuple(
            power for seat in self.seats if seat.number in guest.seats for power in seat.powers
        )

    def leave(self, guest: Guest) -> None:
        """A guest is gone."""
        self.guests.discard(guest)
        self.used = time.monotonic()
        self.tell_attendance()

    def welcome(self, guest: Guest, *, id_: int = 0, since: int | None = None) -> None:
        """Tell a guest all that it needs to show the game."""
        limit = self.moment(guest)
        steps, whole = self.steps.since(since, limit)
        guest.view, guest.told, guest.waiting = self._view(guest), limit, self.waits.told()
        guest.send(
            Welcome(
                id=id_,
                protocol=PROTOCOL,
                game=self.info(),
                rules=ruleset_info(self.play.game.rules),
                seats=tuple(sorted(guest.seats)),
                host=guest.host,
                moment=limit,
                view=guest.view,
                asked=self.asked(guest),
                waiting=guest.waiting,
                steps=tuple(Raw(step.told) for step in steps),
                whole=whole,
                talk=heard_by(guest, self.talk),
                pace=self.row.pace,
                battle=battle(self.play.game.rules, self.play.game.table),
                coaching=self._coaching(),
            )
        )

    # What is told

    def asked(self, guest: Guest) -> tuple[PowerAsked, ...]:
        """What the powers of a guest are asked; nothing for those that a computer plays."""
        own = tuple(
            power
            for seat in self.seats
            if seat.number in guest.seats and not level_of(seat)
            for power in seat.powers
        )
        return asked(self.play.game, own) if own else ()

    def tell(self, id_of: dict[Guest, int]) -> None:
        """Tell everybody what has happened; the one who did it hears that it is done."""
        said: dict[tuple[Power, ...], tuple[PowerAsked, ...]] = {}
        changed: dict[tuple[int, int], View] = {}
        waiting = self.waits.told()
        fight = battle(self.play.game.rules, self.play.game.table)
        coaching = self._coaching()
        for guest in tuple(self.guests):
            limit = self.moment(guest)
            if guest in id_of:
                guest.send(Done(id=id_of[guest], moment=limit))
            if guest.view is None:
                continue
            now = self._view(guest)
            if now is guest.view and limit == guest.told and waiting == guest.waiting:
                # Moves are being made that this guest does not see, nor how many they are.
                continue
            key = id(guest.view), id(now)
            if key not in changed:
                changed[key] = changes(guest.view, now)
            steps = self.steps.news(guest.told, limit)
            if guest.powers not in said:
                said[guest.powers] = self.asked(guest)
            guest.view, guest.told, guest.waiting = now, limit, waiting
            guest.send(
                Happened(
                    moment=limit,
                    steps=tuple(Raw(step.told) for step in steps),
                    view=changed[key],
                    asked=said[guest.powers],
                    waiting=waiting,
                    battle=fight,
                    coaching=coaching,
                )
            )

    def _coaching(self) -> Coaching | None:
        """How far the learner has come, where a lesson is taught."""
        return None if self.teacher is None else self.teacher.coaching(self.play.game)

    def tell_attendance(self) -> None:
        """Tell everybody who sits where."""
        if self.guests:
            self.say(Attendance(game=self.info(), pace=self.row.pace))

    def say(self, message: ServerMessage, *, side: str = "") -> None:
        """Say something to everybody who has been welcomed, or to the players of one side."""
        for guest in tuple(self.guests):
            if guest.view is not None and (not side or side in {SIDE[power] for power in guest.powers}):
                guest.send(message)

    def info(self) -> GameInfo:
        """The game in a list, as everybody may see it."""
        play, table = self.play, self.play.curtain.shown
        present = {seat for guest in self.guests for seat in guest.seats}
        rules = play.game.rules
        over = bool(play.game.table.winner)
        result: Literal["central", "allies", "draw"] | None = play.game.table.winner or None
        return GameInfo(
            id=self.row.id,
            title=self.row.title,
            ruleset=rules.name,
            label=titled(rules),
            begun=self.row.begun,
            round=table.round,
            turn=table.turn,
            phase=table.phase,
            seats=tuple(described(seat, present=seat.number in present) for seat in self.seats),
            waiting=tuple(play.game.questions),
            since=self.waits.since() or self.row.begun,
            steps=play.shown,
            commitment=play.record.commitment or "",
            date=rules.rounds.calendar(table.round) if rules.rounds.calendar else "",
            key=self.row.key if over else None,
            result=result,
            listed=self.row.listed,
            watchers=sum(not guest.seats for guest in self.guests),
            parent=self.row.parent,
            lesson=self.row.lesson,
        )

    # What is done

    def require_voice(self, guest: Guest, power: Power) -> None:
        """Refuse whoever does not play a power."""
        seat = self.seat_of(power)
        if seat.number not in guest.seats:
            raise Refused(Problem("not-your-seat", power, server.not_your_power(power=power), ""))
        if level_of(seat):
            raise Refused(Problem("not-your-seat", power, server.computer_plays(power=power), ""))

    def _require_open(self) -> None:
        """Refuse whoever speaks in a room that has been closed: it may know what the store does not."""
        if self.closed:
            raise Refused(Problem("closed", "", server.closed(), ""))

    def _require_timely(self, guest: Guest, power: Power, moment: int) -> None:
        """Refuse an order that was thought of before its power was asked what it is asked now.

        What others who were asked at the same time have said since then does not matter.
        """
        last = self.moment(guest)
        if moment > last:
            raise Refused(Problem("stale", "", server.too_early(moment=moment, last=last), ""))
        since = self.waits.asked_at(power)
        if moment < (last if since is None else since):
            raise Refused(STALE)

    def seat_of(self, power: Power) -> SeatRow:
        """The seat of a power."""
        return next(seat for seat in self.seats if power in seat.powers)

    async def give(
        self, guest: Guest, power: Power, said: "Order | str", *, moment: int, id_: int = 0
    ) -> None:
        """Give an order for a guest: kept first, told then."""
        async with self.lock:
            self._require_open()
            self.require_voice(guest, power)
            self._require_timely(guest, power, moment)
            await self.keep([self.put(power, order_of(said))], {guest: id_})

    def put(self, power: Power, order: Order) -> Given:
        """Give an order to the engine; a teacher may object, and knows how the dice of a lesson fall."""
        if self.teacher is not None:
            self.teacher.prepare(self.play, power, order)
        return self.play.give(power, order)

    async def take_back(
        self, guest: Guest, power: Power, number: int | None, *, moment: int, id_: int = 0
    ) -> None:
        """Take back the last order of a power, or one alone."""
        async with self.lock:
            self._require_open()
            self.require_voice(guest, power)
            self._require_timely(guest, power, moment)
            if number is None:
                given = [self.play.give(power, Undo())]
            else:
                given = self.play.take_back(power, number)
            await self.keep(given, {guest: id_})

    async def keep(self, given: list[Given], id_of: dict[Guest, int]) -> None:
        """Write down what has been given, then tell it; the lock must be held."""
        try:
            rows, writes = next_deeds(self.row, self.play, self.waits, given)
        except Exception:
            self.close(server.game_not_saved())
            raise
        await self.written(*writes)
        self.steps.add(rows)
        self.used = time.monotonic()
        self.tell(id_of)
        if self.play.game.table.winner:
            self.tell_attendance()
        self.changed()

    def changed(self) -> None:
        """Wake those who wait for a change of the game or its seats."""
        for event in self.after_change:
            event.set()

    async def written(self, *writes: Write) -> None:
        """Have writes written; if that fails the room is closed, because it would know more than the store."""
        self._require_open()
        try:
            await asyncio.wrap_future(self.store.submit(*writes))
        except Exception as error:
            self.close(server.game_not_saved())
            raise Refused(Problem("not-kept", "", server.not_saved(), "")) from error

    def is_open(self) -> bool:
        """Whether the game goes on in this room."""
        return not self.closed

    def close(self, line: Message) -> None:
        """Ask everybody to come again; the game is then opened from the store."""
        self.closed = True
        for guest in tuple(self.guests):
            guest.dismiss(line, again=True)
        self.changed()

    async def keep_seat(self, seat: SeatRow) -> None:
        """A seat as it is from now on; those who have lost it, or gained it, see the game anew."""
        await self.written(seat_kept(self.row.id, seat))
        self.seats[seat.number] = seat
        self.tell_attendance()
        self.changed()
