"""The end of the movement phase: mines, landings, minor powers, abandoned territories; then combat opens."""

from collections.abc import Iterable

from greatwar.board import SIDE, TERRITORIES, ZONES, Power, Space, zone_number
from greatwar.events import LandingCalledOff, MineRolled, PhaseBegan, UnitsLanded
from greatwar.frames import Closing, ClosingStage, Combat, Landed, Minors, Withdrawals
from greatwar.kernel import Asked, Line, Step, Tell
from greatwar.orders import CallOff, Land, Order
from greatwar.pieces import Cargo, Kind, Piece, count, each, minus, plus, rank
from greatwar.problems import Problem
from greatwar.questions import AskLand, Fate
from greatwar.rules.outlook import Outlook, outlook
from greatwar.rules.rulebook.casualties import ship_item
from greatwar.rules.rulebook.landings import Landing, declared_by_all, landings, uncommitted
from greatwar.rules.rulebook.listing import has_warship
from greatwar.rules.rulebook.mines import crossed, struck
from greatwar.rules.rulebook.minors import entered_minors
from greatwar.rules.rulebook.neutrals import neutrals_attacked
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import has_enemy_submarine, is_hostile_zone, is_mined
from greatwar.table import Table
from greatwar.text.say import refusal


def close_movement(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """The table when the movement phase has been ended lawfully and its consequences begin."""
    ground: set[Space] = set()
    fields: set[Space] = set()
    attacked = neutrals_attacked(table, tell)  # C-108: before the mine dice
    for power in table.movers:
        view = outlook(rules, table, power)
        ashore = {
            territory
            for territory, stacks in table.units.items()
            if territory in TERRITORIES and power in stacks and any(piece.route for piece in stacks[power])
        }
        ashore |= {territory for territory, _ in landings(table, power)}
        ground |= {territory for territory in ashore if view.status(territory) in ("hostile", "neutral")}
        passed = {
            zone
            for space, stacks in table.units.items()
            if space in ZONES and power in stacks
            for piece in stacks[power]
            for zone in crossed(rules, power, piece)
        }
        fields |= {zone for zone in passed if _is_mined(view, attacked, zone)}
    frame = Closing("mines", frozenset(ground), tuple(sorted(fields, key=zone_number)))
    return attacked.top(frame)


def _is_mined(view: Outlook, table: Table, zone: Space) -> bool:
    """Whether mines are active as the board was when the turn began, by who is at war now."""
    if table.neutral == view.table.neutral:
        return view.is_mined(zone)
    return is_mined(view.rules, view.table.but(neutral=table.neutral), view.power, zone)


class ClosingStep(Step[Closing]):
    """The end of the movement phase: mines, landings, minor powers, land that was left, in this order."""

    def asks(self, rules: Ruleset, table: Table, frame: Closing) -> Asked:
        if frame.stage == "mines" and frame.fields:
            ships = sailors(rules, table, frame.fields[0])
            if ships:
                return Fate(len(ships), "mines")
        if frame.stage == "doubts" and frame.doubtful:
            power, territory, zone = frame.doubtful[0]
            if landing_stands(rules, table, frame.enemy_ground, frame.doubtful[0]):
                return {power: AskLand(territory, zone)}
        return None

    def legal(self, rules: Ruleset, table: Table, frame: Closing) -> list[Line]:
        power, territory, zone = frame.doubtful[0]
        named = zone if len(_asked_about(frame, power, territory)) > 1 else None
        return [(power, Land(territory, named)), (power, CallOff(territory, named))]

    def check(
        self, rules: Ruleset, table: Table, frame: Closing, power: Power, order: Order
    ) -> list[Problem]:
        assert isinstance(order, Land | CallOff)
        _, territory, zone = frame.doubtful[0]
        if order.territory != territory or order.zone not in (None, zone):
            message = refusal.landing_asked(territory=territory, zone=zone)
            return [Problem("not-asked", territory, message, "TR-MINE-04")]
        return unnamed_zone_problems(rules, order, _asked_about(frame, power, territory))

    def take(
        self, rules: Ruleset, table: Table, frame: Closing, power: Power, order: Order, tell: Tell
    ) -> Table:
        if isinstance(order, CallOff):
            table = called_off(table, frame.doubtful[0], tell)
        return table.top(_in_stage(frame, "doubts", doubtful=frame.doubtful[1:]))

    def rolled(
        self, rules: Ruleset, table: Table, frame: Closing, dice: tuple[int, ...], tell: Tell
    ) -> Table:
        zone = frame.fields[0]
        ships = sailors(rules, table, zone)
        mined = set(frame.mined) | {(power, space) for power, space, _ in ships}
        for (power, _, ship), die in zip(ships, dice, strict=True):
            tell(MineRolled(power, zone, ship_item(ship, power), die))  # G-13
        for (power, space, ship), die in zip(ships, dice, strict=True):
            if die <= rules.mines.hits_on:  # RB-MINE-04
                table = struck(rules, table, power, space, ship, zone, tell)
        left = Closing("mines", frame.enemy_ground, frame.fields[1:], tuple(sorted(mined)))
        return table.top(left)

    def proceed(self, rules: Ruleset, table: Table, frame: Closing, tell: Tell) -> Table:
        match frame.stage:
            case "mines" if frame.fields:
                return table.top(Closing("mines", frame.enemy_ground, frame.fields[1:], frame.mined))
            case "mines":
                doubtful = tuple(key for key in declared_by_all(table) if (key[0], key[2]) in frame.mined)
                return table.top(_in_stage(frame, "doubts", doubtful=doubtful))
            case "doubts" if frame.doubtful:
                return table.top(_in_stage(frame, "doubts", doubtful=frame.doubtful[1:]))
            case "doubts":
                table, landed = _offloaded(rules, table, frame.enemy_ground, tell)
                table = neutrals_attacked(table, tell)
                return table.top(_in_stage(frame, "minors", landed=landed))
            case "minors":
                following = table.top(_in_stage(frame, "withdrawals", landed=frame.landed))
                return following.push(Minors(entered_minors(rules, table)))
            case "withdrawals":
                following = table.top(_in_stage(frame, "combat", landed=frame.landed))
                return following.push(Withdrawals(_left_to_the_enemy(table)))
        return open_combat(table, frame, tell)


def _in_stage(
    frame: Closing,
    stage: ClosingStage,
    *,
    doubtful: tuple[Landing, ...] = (),
    landed: Landed | None = None,
) -> Closing:
    return Closing(stage, frame.enemy_ground, (), frame.mined, doubtful, landed or {})


# Mines


def sailors(rules: Ruleset, table: Table, zone: Space) -> list[tuple[Power, Space, Piece]]:
    """The ships that a minefield endangers, with their power and where they are, in the order of their dice."""
    found: list[tuple[Power, Space, Piece]] = []
    for power in table.movers:
        ships = [
            (power, space, piece)
            for space in ZONES
            for piece in each(table.force(space, power))
            if zone in crossed(rules, power, piece)
        ]
        if len(table.movers) > 1 and ships and not _is_mined(outlook(rules, table, power), table, zone):
            continue
        found += sorted(ships, key=lambda ship: (rank(ship[2])[:2], zone_number(ship[1]), rank(ship[2])))
    return found


# Landings


def called_off(table: Table, landing: Landing, tell: Tell) -> Table:
    """The table with a declared landing given up; the units stay aboard."""
    power, territory, zone = landing
    for carrier, fleet in table.stacks(zone).items():
        changed = fleet
        for piece, number in fleet.items():
            if any(unit.landing == territory and unit.owner == power for unit in piece.cargo):
                changed = plus(minus(changed, piece, number), uncommitted(piece, power), number)
        if changed is not fleet:
            table = table.with_force(zone, carrier, changed)
    tell(LandingCalledOff(power, zone, territory))
    return table


def landing_zones(table: Table, power: Power, territory: Space) -> list[Space]:
    """The zones from which a power's declared landings in a territory are to come."""
    return [zone for place, zone in landings(table, power) if place == territory]


def _asked_about(frame: Closing, power: Power, territory: Space) -> list[Space]:
    """The zones whose landings in a territory still wait for an answer."""
    return [zone for other, place, zone in frame.doubtful if (other, place) == (power, territory)]


def unnamed_zone_problems(rules: Ruleset, order: Land | CallOff, zones: list[Space]) -> list[Problem]:
    """C-115: why an order is refused that leaves open which of the landings that wait it means."""
    if not rules.movement.landings_named or order.zone is not None or len(zones) < 2:
        return []
    message = refusal.which_zone(territory=order.territory, zones=tuple(zones), example=zones[0])
    return [Problem("which-zone", order.territory, message, "TR-MINE-04", ("C-115", "RB-AMPHC-03"))]


def landing_stands(rules: Ruleset, table: Table, enemy_ground: frozenset[Space], landing: Landing) -> bool:
    """Whether a declared landing is still lawful after the mines, so that it is asked about at all."""
    power, territory, zone = landing
    declared = landings(table, power)
    units = declared.get((territory, zone))
    if not units:
        return False
    coming = [u.kind for (place, _), us in declared.items() if place == territory for _, u in us]
    if not may_go_ashore(rules, table, power, territory, coming):
        return False
    if is_hostile_zone(table, power, zone) or all(unit.after_battle for _, unit in units):
        return has_warship(table, table.movers, zone)
    if territory in enemy_ground and has_enemy_submarine(table, power, zone):
        return has_warship(table, (power,), zone)
    return True


def may_go_ashore(
    rules: Ruleset, table: Table, power: Power, territory: Space, coming: Iterable[Kind]
) -> bool:
    """Whether a power will have infantry in a territory where units of these kinds land, if it needs any."""
    return not rules.company.isdisjoint(coming) or count(table.force(territory, power), *rules.company) > 0


def _offloaded(
    rules: Ruleset, table: Table, enemy_ground: frozenset[Space], tell: Tell
) -> tuple[Table, Landed]:
    """The table with all landings from friendly zones made, and how many units landed where in assaults."""
    ready: dict[tuple[Power, Space], list[tuple[Landing, list[Cargo]]]] = {}
    for landing, units in declared_by_all(table).items():
        power, territory, zone = landing
        now = [unit for _, unit in units if not unit.after_battle]
        if is_hostile_zone(table, power, zone) or not now:
            continue
        blocked = territory in enemy_ground and has_enemy_submarine(table, power, zone)
        if blocked and not has_warship(table, (power,), zone):
            table = called_off(table, landing, tell)  # E-92
            continue
        ready.setdefault((power, territory), []).append((landing, now))
    landed: Landed = {}
    for (power, territory), parties in ready.items():
        kinds = [unit.kind for _, units in parties for unit in units]
        if not may_go_ashore(rules, table, power, territory, kinds):
            for landing, _ in parties:
                table = called_off(table, landing, tell)
            continue
        for landing, party in parties:
            table = put_ashore(table, landing, tell)
            if territory in enemy_ground:
                landed = counted(landed, landing, len(party))
    return table, landed


def counted(landed: Landed, landing: Landing, number: int) -> Landed:
    """What has landed, with one more party of so many units."""
    power, territory, zone = landing
    zones = landed.get(territory, {})
    parties = zones.get(zone, {})
    return landed | {territory: zones | {zone: parties | {power: parties.get(power, 0) + number}}}


def put_ashore(table: Table, landing: Landing, tell: Tell, *, waited: bool = False) -> Table:
    """The table with a declared landing made; units that wait for a battle land only if it has been fought."""
    power, territory, zone = landing
    number = 0
    army = table.force(territory, power)
    for carrier, fleet in table.stacks(zone).items():
        changed = fleet
        for piece, ships in fleet.items():
            going = [
                unit
                for unit in piece.cargo
                if unit.owner == power and unit.landing == territory and (waited or not unit.after_battle)
            ]
            if not going:
                continue
            staying = list(piece.cargo)
            for unit in going:
                staying.remove(unit)
                army = plus(army, Piece(unit.kind, route=(zone, territory)), ships)
                number += ships
            emptied = Piece(piece.kind, piece.damaged, tuple(staying), piece.route)
            changed = plus(minus(changed, piece, ships), emptied, ships)
        if changed is not fleet:
            table = table.with_force(zone, carrier, changed)
    tell(UnitsLanded(power, zone, territory, number))
    return table.with_force(territory, power, army)


# Land that was left, and the opening of combat


def _left_to_the_enemy(table: Table) -> tuple[tuple[Space, Power], ...]:
    """The territories contested when the turn began that one side has left to the other, with who has left."""
    found = []
    dawn = table.at_dawn()
    for territory, stacks in table.dawn.units.items():
        if len(stacks) > 1 and territory in TERRITORIES and dawn.is_contested(territory):
            leavers = tuple(dawn.own(territory))
            now = [other for other in table.stacks(territory) if table.fights(other, territory)]
            if leavers and now and all(SIDE[other] != table.side for other in now):
                found.append((territory, leavers[0]))
    return tuple(sorted(found))


def open_combat(table: Table, frame: Closing, tell: Tell) -> Table:
    """The table in the combat phase; what has become contested has no controller (RB-CONT-01)."""
    tell(PhaseBegan(table.turn, "combat"))
    combat = Combat(enemy_ground=frame.enemy_ground, landed=frame.landed)
    return table.but(control=uncontested(table), frames=(combat,))


def uncontested(table: Table) -> dict[Space, Power]:
    """Who controls what, less what has become contested."""
    lost = [
        territory
        for territory, stacks in table.units.items()
        if len(stacks) > 1 and territory in table.control and table.is_contested(territory)
    ]
    if not lost:
        return table.control
    return {territory: power for territory, power in table.control.items() if territory not in lost}
