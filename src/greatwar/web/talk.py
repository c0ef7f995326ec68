"""Talk: which seat or side speaks, and who hears it."""

from collections.abc import Iterable

from greatwar.board import SIDE
from greatwar.store.rows import TalkRow
from greatwar.web.guests import Guest
from greatwar.web.payloads import Channel, Talk
from greatwar.web.seats import SPECTATOR


def heard_by(guest: Guest, rows: Iterable[TalkRow]) -> tuple[Talk, ...]:
    """What a guest may hear of what was said."""
    sides = {SIDE[power] for power in guest.powers}
    return tuple(talk_of(row) for row in rows if not row.side or row.side in sides)


def talk_of(row: TalkRow) -> Talk:
    """Something said, as it is told."""
    channel: Channel = "side" if row.side else "all"
    return Talk(row.number, row.at, row.seat, row.name, channel, row.text)


def speaker(guest: Guest) -> int:
    """The seat for which a guest speaks: its first, or none."""
    return min(guest.seats, default=SPECTATOR)


def side_of(guest: Guest) -> str:
    """The side of a guest who plays for one alone."""
    sides = {SIDE[power] for power in guest.powers}
    return sides.pop() if len(sides) == 1 else ""
