"""Seats: their secrets, stored as hashes, and who can order for which power."""

import hashlib
import hmac
import secrets
from typing import Literal

from msgspec.structs import replace

from greatwar.board import Power
from greatwar.opponents.levels import LEVELS, UnknownLevel, opponent
from greatwar.problems import Problem, Refused
from greatwar.store.rows import SeatRow
from greatwar.text.say import server
from greatwar.web.documents import NewSeat
from greatwar.web.payloads import SeatHolder, SeatInfo

SPECTATOR = -1
"""The number of whoever has no seat."""


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(18)


def hashed(secret: str) -> str:
    """What is kept of a secret: it is long and random, so that a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_secret(secret: str, kept: str) -> bool:
    """Whether a secret is the one whose hash was kept."""
    return bool(kept) and hmac.compare_digest(hashed(secret), kept)


def invitation(game: str, secret: str) -> str:
    """The link of a seat as a path of the server; browsers do not send what stands behind `#`."""
    return f"/#/game/{game}/seat/{secret}" if secret else ""


def begun(number: int, seat: NewSeat) -> tuple[SeatRow, str]:
    """A seat of a new game, and its secret if it has one."""
    secret = new_secret() if seat.holder in ("here", "invited") else ""
    row = SeatRow(
        number=number,
        powers=seat.powers,
        holder=seat.holder,
        name=seat.name,
        level=seat.level if seat.holder == "computer" else "",
        secret=hashed(secret) if secret else "",
        seed=secrets.token_hex(8),
    )
    return row, secret


def handed_on(seat: SeatRow, holder: SeatHolder, name: str = "") -> tuple[SeatRow, str]:
    """The seat with a new secret, so that the old one is worth nothing."""
    secret = new_secret()
    row = replace(seat, holder=holder, name=name, secret=hashed(secret), level="", stand_in="")
    return row, secret


def require_level(level: str, power: Power | Literal[""] = "") -> None:
    """Refuse a level of computer opponents that there is not."""
    try:
        opponent(level)
    except UnknownLevel:
        raise Refused(
            Problem("unknown-level", power, server.no_level(level=level, levels=LEVELS), "")
        ) from None


def level_of(seat: SeatRow) -> str:
    """The level of the computer that plays a seat now; empty if a person does, or nobody."""
    return seat.level if seat.holder == "computer" else seat.stand_in


def described(seat: SeatRow, *, present: bool) -> SeatInfo:
    """A seat as everybody sees it."""
    holder: SeatHolder = seat.holder  # type: ignore[assignment]
    return SeatInfo(seat.number, seat.powers, holder, seat.name, seat.level, seat.stand_in, present)
