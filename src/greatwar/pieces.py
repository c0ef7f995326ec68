"""Pieces: kinds of units, a single piece with its cargo and its march, and forces as counts of equal pieces."""

from collections.abc import Iterable, Iterator
from typing import Literal, get_args

from msgspec import Struct

from greatwar.board import Power, Space

Kind = Literal["infantry", "artillery", "tank", "fighter", "battleship", "cruiser", "submarine", "transport"]

KINDS: tuple[Kind, ...] = get_args(Kind)
LAND_UNITS: tuple[Kind, ...] = ("infantry", "artillery", "tank")
ARMY_KINDS: tuple[Kind, ...] = ("infantry", "artillery", "tank", "fighter")
"""What stands in territories and rides in transports: land units and fighters."""
SHIPS: tuple[Kind, ...] = ("battleship", "cruiser", "submarine", "transport")
WARSHIPS: tuple[Kind, ...] = ("battleship", "cruiser", "submarine")
SURFACE_WARSHIPS: tuple[Kind, ...] = ("battleship", "cruiser")

MOST = 999
"""The largest number of units of a kind that anybody can mean."""


class Cargo(Struct, frozen=True, cache_hash=True, order=True, omit_defaults=True, gc=False):
    """A land unit or fighter aboard a transport.

    `origin` is the territory from which it was loaded this turn (empty: aboard since an earlier turn) and `at`
    how far the transport had sailed by then. `landing` is the territory of a declared landing; a landing
    `after_battle` waits for a sea battle even where the zone is friendly.
    """

    kind: Kind
    owner: Power
    origin: Space = ""
    at: int = 0
    landing: Space = ""
    after_battle: bool = False


class Piece(Struct, frozen=True, cache_hash=True, order=True, omit_defaults=True, gc=False):
    """One unit: what it is, and in `route` every space it has been in this turn, from where it started.

    An empty route means that it has not moved. The route of a unit that landed begins with the sea zone. One that
    was `railed` has spent its whole move on the train.
    """

    kind: Kind
    damaged: bool = False
    cargo: tuple[Cargo, ...] = ()
    route: tuple[Space, ...] = ()
    railed: bool = False


def plural(kind: Kind) -> str:
    """Units of a kind as a sentence names them."""
    return kind if kind in ("infantry", "artillery") else f"{kind}s"


Force = dict[Piece, int]
"""A multiset of pieces of one power in one space. A value: replaced, never changed in place."""

FRESH: dict[Kind, Piece] = {kind: Piece(kind) for kind in KINDS}
DAMAGED = Piece("battleship", damaged=True)


def count(force: Force, *kinds: Kind) -> int:
    """How many pieces of these kinds a force holds (all pieces if none is named)."""
    if not kinds:
        return sum(force.values())
    return sum([number for piece, number in force.items() if piece.kind in kinds])


def plus(force: Force, piece: Piece, number: int = 1) -> Force:
    """The force with some pieces more."""
    more = force.copy()
    more[piece] = more.get(piece, 0) + number
    return more


def minus(force: Force, piece: Piece, number: int = 1) -> Force:
    """The force with some pieces fewer; there must be as many."""
    fewer = force.copy()
    left = fewer[piece] - number
    if left > 0:
        fewer[piece] = left
    elif left == 0:
        del fewer[piece]
    else:
        raise ValueError(f"{number} of {piece} taken from a force that holds {fewer[piece]}")
    return fewer


def merged(*forces: Force) -> Force:
    """All these forces as one."""
    total: Force = {}
    for force in forces:
        for piece, number in force.items():
            total[piece] = total.get(piece, 0) + number
    return total


def ranked(force: Force) -> list[tuple[Piece, int]]:
    """The pieces of a force in the canonical order: by kind, undamaged first, emptier transports first."""
    return sorted(force.items(), key=lambda entry: rank(entry[0]))


def rank(piece: Piece) -> tuple[int, bool, int, tuple[Cargo, ...], int, tuple[Space, ...]]:
    """The place of a piece in the canonical order."""
    return (_RANK[piece.kind], piece.damaged, len(piece.cargo), piece.cargo, len(piece.route), piece.route)


def each(force: Force) -> Iterator[Piece]:
    """Every single piece, in the canonical order."""
    for piece, number in ranked(force):
        for _ in range(number):
            yield piece


def tally(pieces: Iterable[Piece]) -> Force:
    """The force that these single pieces make."""
    force: Force = {}
    for piece in pieces:
        force[piece] = force.get(piece, 0) + 1
    return force


def rested(piece: Piece) -> Piece:
    """The piece as it stands when no turn is in progress: no march, cargo simply aboard."""
    if not piece.route and not piece.cargo:
        return piece
    return Piece(piece.kind, piece.damaged, tuple(sorted(Cargo(c.kind, c.owner) for c in piece.cargo)))


_RANK: dict[Kind, int] = {kind: index for index, kind in enumerate(KINDS)}
