"""The board: powers, territories, sea zones and their borders, as printed."""

import tomllib
from collections.abc import Collection
from importlib.resources import files
from typing import Literal, get_args

from msgspec import Struct, convert

Power = Literal["austria-hungary", "russia", "germany", "france", "britain", "ottoman", "italy", "usa"]
Side = Literal["central", "allies"]
Space = str

POWERS: tuple[Power, ...] = get_args(Power)
"""The major powers in the order of play."""
SIDES: tuple[Side, ...] = get_args(Side)


class PowerFacts(Struct, frozen=True):
    """What is printed about a major power."""

    name: str
    side: Side
    capital: Space
    income: int


class Territory(Struct, frozen=True):
    """A territory as printed; `owner` is the power whose emblem alone it carries."""

    ipc: int
    kind: Literal["capital", "regional", "colony", "minor_aligned", "minor_neutral", "colony_of_minor"]
    land: tuple[Space, ...]
    sea: tuple[int, ...]
    owner: Power | None = None
    aligned: Power | None = None
    of: Space | None = None
    bases: tuple[Space, ...] = ()
    island: bool = False

    @property
    def is_minor(self) -> bool:
        """Whether this is the capital territory of a minor power, the only kind that mobilizes."""
        return self.kind in ("minor_aligned", "minor_neutral")


class SeaZone(Struct, frozen=True):
    """A sea zone as printed."""

    where: str
    borders: tuple[int, ...]


class Canal(Struct, frozen=True):
    """A passage between two sea zones that lies inside a territory."""

    between: tuple[Space, Space]
    territory: Space


class _Printed(Struct, frozen=True):
    submarine_warfare_zones: tuple[Space, ...]
    canal: Canal
    powers: dict[str, PowerFacts]
    territories: dict[Space, Territory]
    sea_zones: dict[str, SeaZone]


def zone_name(number: int | str) -> Space:
    """The name of a sea zone: `SZ 9`."""
    return f"SZ {number}"


def zone_number(zone: Space) -> int:
    """The number of a sea zone; sea zones sort by it."""
    return int(zone[3:])


_PRINTED = convert(tomllib.loads(files(__name__).joinpath("board.toml").read_text("utf-8")), _Printed)

FACTS: dict[Power, PowerFacts] = {power: _PRINTED.powers[power] for power in POWERS}
TERRITORIES: dict[Space, Territory] = _PRINTED.territories
ZONES: dict[Space, SeaZone] = {zone_name(number): zone for number, zone in _PRINTED.sea_zones.items()}
SPACES: tuple[Space, ...] = (*TERRITORIES, *ZONES)
PLACE: dict[Space, int] = {space: index for index, space in enumerate(SPACES)}
"""The place of each space on the board; spaces sort by it."""
LANDLOCKED: frozenset[Space] = frozenset(name for name, zone in ZONES.items() if not zone.borders)
"""Sea zones that no ship can ever reach."""
CANAL: Canal = _PRINTED.canal
SUBMARINE_WARFARE_ZONES: tuple[Space, ...] = _PRINTED.submarine_warfare_zones

SIDE: dict[Power, Side] = {power: facts.side for power, facts in FACTS.items()}
CAPITAL: dict[Power, Space] = {power: facts.capital for power, facts in FACTS.items()}
POWERS_OF: dict[Side, tuple[Power, ...]] = {
    side: tuple(power for power in POWERS if SIDE[power] == side) for side in SIDES
}

COASTS: dict[Space, tuple[Space, ...]] = {
    name: tuple(zone_name(number) for number in territory.sea) for name, territory in TERRITORIES.items()
}
"""The sea zones that a territory borders."""
SHORES: dict[Space, tuple[Space, ...]] = {
    zone: tuple(sorted(name for name, zones in COASTS.items() if zone in zones)) for zone in ZONES
}
"""The territories that a sea zone borders, alphabetically."""
LAND_BORDERS: dict[Space, tuple[Space, ...]] = {name: land.land for name, land in TERRITORIES.items()}
SEA_BORDERS: dict[Space, tuple[Space, ...]] = {
    zone: tuple(zone_name(number) for number in facts.borders) for zone, facts in ZONES.items()
}
BORDERS: dict[Space, tuple[Space, ...]] = {
    name: LAND_BORDERS[name] + COASTS[name] for name in TERRITORIES
} | {zone: SEA_BORDERS[zone] + SHORES[zone] for zone in ZONES}
"""Every border: `adjacent` spaces share one; spaces that meet at a point do not."""

BASES: dict[Space, tuple[Space, ...]] = {
    zone: tuple(name for name, territory in TERRITORIES.items() if zone in territory.bases)
    for zone in ZONES
    if any(zone in territory.bases for territory in TERRITORIES.values())
}
"""The mined sea zones, each with the territory that shares its naval base."""


def order_of_play(powers: Collection[Power]) -> tuple[Power, ...]:
    """The given powers in the order of play."""
    return tuple(power for power in POWERS if power in powers)
