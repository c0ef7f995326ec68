"""Passages: the canal and the straits between two sea zones, and who can use them (RB-SPACE-16 to 18)."""

from typing import Literal, get_args

from msgspec import Struct

from greatwar.board import CANAL, SIDE, Power, Space
from greatwar.table import Table
from greatwar.text.messages import Message
from greatwar.text.say import refusal

PassageName = Literal["canal", "dardanelles", "gibraltar", "danish_straits"]
Policy = Literal["open", "side", "unless-enemy", "closed"]
"""Whom a passage lets through: everybody, the side that controls its territory, all but its enemies, or nobody."""

PASSAGE_NAMES: tuple[PassageName, ...] = get_args(PassageName)
POLICIES: tuple[Policy, ...] = get_args(Policy)


class Passage(Struct, frozen=True):
    """A way between two adjacent sea zones that one territory commands."""

    title: str
    between: frozenset[Space]
    territory: Space


PASSAGES: dict[PassageName, Passage] = {
    "canal": Passage("the Suez Canal", frozenset(CANAL.between), CANAL.territory),
    "dardanelles": Passage("the Turkish Straits", frozenset({"SZ 20", "SZ 21"}), "Constantinople"),
    "gibraltar": Passage("the Strait of Gibraltar", frozenset({"SZ 14", "SZ 16"}), "Spain"),
    "danish_straits": Passage("the Danish straits", frozenset({"SZ 10", "SZ 11"}), "Denmark"),
}

PRINTED_PASSAGES: dict[PassageName, Policy] = {
    "canal": "side",
    "dardanelles": "open",
    "gibraltar": "open",
    "danish_straits": "open",
}
"""RB-SPACE-17, 18: the canal serves the side that controls Egypt, and no strait is ever closed."""

Passages = dict[PassageName, Policy]


def closed_passages(policies: Passages, table: Table, power: Power) -> tuple[PassageName, ...]:
    """The passages through which a power's ships may not go, as the board is."""
    return tuple(
        [
            name
            for name, policy in policies.items()
            if policy != "open" and not _lets_through(policy, table, power, PASSAGES[name].territory)
        ]
    )


def is_passable(policies: Passages, table: Table, power: Power, start: Space, end: Space) -> bool:
    """Whether a power's ships may go from one zone to the next, as far as passages are concerned."""
    way = {start, end}
    return all(PASSAGES[name].between != way for name in closed_passages(policies, table, power))


def closed_message(name: PassageName, policy: Policy) -> Message:
    """Why a passage is closed to a power."""
    territory = PASSAGES[name].territory
    match policy:
        case "closed":
            return refusal.passage_closed(passage=name)
        case "unless-enemy":
            return refusal.passage_closed_to_enemies(passage=name, territory=territory)
    return refusal.passage_of_a_side(passage=name, territory=territory)


def _lets_through(policy: Policy, table: Table, power: Power, territory: Space) -> bool:
    if policy == "closed":
        return False
    keeper = table.controller(territory)
    if policy == "unless-enemy":
        return keeper is None or SIDE[keeper] == SIDE[power] or not table.enemies(power, keeper)
    return keeper is not None and table.allied(power, keeper)
