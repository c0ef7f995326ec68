"""The optional Russian Revolution: its conditions, the armistice and its effects (RB-REV)."""

from greatwar.board import POWERS_OF, SIDE, TERRITORIES, Power, Space
from greatwar.events import (
    ArmisticeConcluded,
    ArmisticeDeclined,
    ControlChanged,
    RevolutionBroke,
    UnitsRemoved,
)
from greatwar.frames import Armistice, Withdrawals
from greatwar.kernel import Asked, Line, Step, Tell
from greatwar.orders import AcceptArmistice, DeclineArmistice, Order
from greatwar.pieces import Piece
from greatwar.problems import Problem
from greatwar.questions import AskArmistice
from greatwar.rules.homeland import unloaded
from greatwar.rules.rulebook.settlement import voices
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table

RUSSIA: Power = "russia"
RUSSIAN_LAND: tuple[Space, ...] = tuple(name for name, land in TERRITORIES.items() if land.owner == "russia")


def is_losing_the_war(rules: Ruleset, table: Table) -> bool:
    """Whether the revolution breaks out at the end of this turn (RB-REV-01 to 04)."""
    if "russia" not in table.movers or "russia" in table.neutral or table.revolution:
        return False
    if table.round < rules.revolution.from_round:
        return False
    if "russia" in table.collapsed:
        return False
    moscow = table.controller("Moscow")
    if moscow is not None and SIDE[moscow] == "central":
        return False
    captured = [land for land in RUSSIAN_LAND if _is_central(table, land)]
    neighbours = [land for land in captured if land in TERRITORIES["Moscow"].land]
    needed = rules.revolution.neighbours
    if len(neighbours) < needed:
        return False
    # C-73: one more original territory, beyond the three counted and Moscow.
    troubled = {land for land in RUSSIAN_LAND if land != "Moscow" and table.is_contested(land)}
    return len(troubled.union(captured) - {"Moscow"}) > needed


def _is_central(table: Table, territory: Space) -> bool:
    holder = table.controller(territory)
    return holder is not None and SIDE[holder] == "central"


def offer_armistice(table: Table, tell: Tell) -> Table:
    """The table with the Central Powers asked about the armistice."""
    tell(RevolutionBroke())
    return table.push(Armistice())


class ArmisticeStep(Step[Armistice]):
    """RB-REV-05: all Central players are asked at once, and one refusal ends it."""

    def asks(self, rules: Ruleset, table: Table, frame: Armistice) -> Asked:
        return {power: AskArmistice() for power in self._waiting(rules, table, frame)} or None

    def _waiting(self, rules: Ruleset, table: Table, frame: Armistice) -> list[Power]:
        """The powers that are still to answer, one for each Central player; who has left the war has no vote."""
        out = frozenset() if rules.revolution.departed_vote else table.departed
        central = tuple(power for power in POWERS_OF["central"] if power not in out)
        return [power for power in voices(table, central) if power not in frame.accepted]

    def legal(self, rules: Ruleset, table: Table, frame: Armistice) -> list[Line]:
        waiting = self._waiting(rules, table, frame)
        return [(power, word) for power in waiting for word in (AcceptArmistice(), DeclineArmistice())]

    def check(
        self, rules: Ruleset, table: Table, frame: Armistice, power: Power, order: Order
    ) -> list[Problem]:
        return []

    def take(
        self, rules: Ruleset, table: Table, frame: Armistice, power: Power, order: Order, tell: Tell
    ) -> Table:
        if isinstance(order, DeclineArmistice):
            tell(ArmisticeDeclined(power))
            return table.pop().but(revolution="declined")
        return table.top(Armistice(frame.accepted | {power}))

    def proceed(self, rules: Ruleset, table: Table, frame: Armistice, tell: Tell) -> Table:
        tell(ArmisticeConcluded())
        table, left = concluded(table.pop(), tell)
        claimed = tuple((land, RUSSIA) for land in left)
        return table.push(Withdrawals(claimed)) if claimed else table


def concluded(table: Table, tell: Tell) -> tuple[Table, tuple[Space, ...]]:
    """The table after the armistice, and the territories whose control the powers in them must settle."""
    contested = {land for land in TERRITORIES if table.is_contested(land)}
    units = {}
    for space, stacks in table.units.items():
        kept = {
            power: unloaded(force, RUSSIA)
            for power, force in stacks.items()
            if power != "russia" or space in RUSSIAN_LAND
        }
        kept = {power: force for power, force in kept.items() if force}
        if "russia" in stacks and "russia" not in kept:
            tell(UnitsRemoved("russia", space))
        if kept:
            units[space] = kept
    for land in RUSSIAN_LAND:
        if land in contested and "russia" not in units[land]:
            units[land] = units[land] | {"russia": {Piece("infantry"): 1}}  # RB-REV-10
    control = {}
    left = []
    for land in TERRITORIES:
        holder = table.control.get(land)
        stays = [power for power in units.get(land, {}) if power != "russia"]
        if land in RUSSIAN_LAND:
            if holder is not None and land not in contested:
                control[land] = holder
        elif holder == "russia" or (land in contested and len({SIDE[power] for power in stays}) == 1):
            # RB-REV-09, C-101: the powers that remain settle it as if the Russians had left contested land.
            if stays:
                left.append(land)
            else:
                tell(ControlChanged(land, None))
        elif holder is not None:
            control[land] = holder
    bids = {power: units for power, units in table.bids.items() if power != "russia"}
    table = table.but(units=units, control=control, revolution="accepted", bids=bids)
    return table, tuple(sorted(left))


def remove_guests(table: Table, tell: Tell) -> Table:
    """RB-REV-13: Allied units still in Russian or shared land at the end of their own turn are removed."""
    if table.revolution != "accepted" or table.side != "allies":
        return table
    for land in RUSSIAN_LAND:
        for power in table.movers:
            if power == RUSSIA:
                continue
            if table.force(land, power) and (table.control.get(land) == "russia" or table.is_shared(land)):
                tell(UnitsRemoved(power, land))
                table = table.with_force(land, power, {})
    return table
