"""The listing of landings: what can land from a sea zone, unit by unit."""

from functools import lru_cache

from greatwar.board import POWERS, SHORES, Power, Space
from greatwar.kernel import Line
from greatwar.orders import Item, Offload
from greatwar.pieces import ARMY_KINDS, Cargo, Force, Kind, count
from greatwar.rules.outlook import Outlook
from greatwar.rules.rulebook.landings import Demand, assigned, demands, may_land, ships_needed
from greatwar.rules.status import neutral_prey
from greatwar.table import Table


def offloads(outlook: Outlook, table: Table, zone: Space) -> list[Line]:
    """Every way to declare the landing of a single unit from a zone, with the power that declares it."""
    found: list[Line] = []
    if outlook.is_neutral:
        return found
    power, stacks = outlook.power, table.stacks(zone)
    foes = not outlook.enemies.isdisjoint(stacks) or neutral_prey(table, power, zone)
    moments = (False, True) if foes else (False,)
    for carrier in POWERS:
        if carrier not in stacks or carrier not in outlook.friends:
            continue
        fleet = stacks[carrier]
        waiting = _waiting(fleet, power)
        if not waiting:
            continue
        kinds = [kind for kind in ARMY_KINDS if kind in waiting]
        source = None if carrier == power else carrier
        declared = demands(fleet, power)
        rearranged = _Rearranged(outlook, fleet, carrier, declared) if declared else None
        for territory in SHORES[zone]:
            if outlook.is_open(territory):
                for kind in kinds:
                    if _lands_readily(outlook, waiting[kind], carrier, territory) or (
                        rearranged is not None and rearranged.lands(kind, territory)
                    ):
                        found += [single_offload(power, kind, zone, territory, source, a) for a in moments]
    return found


StillAboard = list[tuple[Cargo, Space]]
"""Units aboard without a declared landing, each with the territory in which others off its ship are to land."""


def _waiting(fleet: Force, power: Power) -> dict[Kind, StillAboard]:
    waiting: dict[Kind, StillAboard] = {}
    for piece in fleet:
        if piece.cargo:
            shore = next((unit.landing for unit in piece.cargo if unit.landing), "")
            for unit in piece.cargo:
                if unit.owner == power and not unit.landing:
                    waiting.setdefault(unit.kind, []).append((unit, shore))
    return waiting


def _lands_readily(outlook: Outlook, waiting: StillAboard, carrier: Power, territory: Space) -> bool:
    """Whether one of the waiting units can land in a territory as the transports are stowed."""
    for unit, shore in waiting:
        if shore in ("", territory) and may_land(outlook, unit, carrier, territory):
            return True
    return False


class _Rearranged:
    """Which units of a fleet could land where if all its landings were assigned anew."""

    __slots__ = ("_carrier", "_declared", "_fleet", "_known", "_outlook", "_places", "_spare")

    def __init__(self, outlook: Outlook, fleet: Force, carrier: Power, declared: list[Demand]) -> None:
        self._outlook = outlook
        self._fleet = fleet
        self._carrier = carrier
        self._declared = declared
        self._places = frozenset([unit.landing for piece in fleet for unit in piece.cargo if unit.landing])
        self._spare = count(fleet, "transport") - ships_needed(tuple(declared), outlook.capacity)
        self._known: dict[tuple[Kind, Space | bool], bool] = {}

    def lands(self, kind: Kind, territory: Space) -> bool:
        """Whether one more unit of a kind can land in a territory.

        Territories in which nobody lands yet, be it a friend, differ only in whether they are own ground, so one answer
        serves for all of them.
        """
        case: tuple[Kind, Space | bool] = (kind, territory)
        if territory not in self._places:
            if self._spare <= 0:
                return False
            case = (kind, self._outlook.is_own_ground(territory))
        found = self._known.get(case)
        if found is None:
            wanted = [*self._declared, (territory, False, kind)]
            found = assigned(self._outlook, self._fleet, self._carrier, wanted) is not None
            self._known[case] = found
        return found


@lru_cache(maxsize=1 << 14)
def single_offload(
    power: Power, kind: Kind, zone: Space, territory: Space, source: Power | None, after: bool
) -> Line:
    return power, Offload((Item(1, kind),), zone, territory, source, after)
