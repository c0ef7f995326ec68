"""Phase 3, Conduct Combat: which battles are possible, required and next, and what the end of the phase settles."""

from msgspec.structs import replace

from greatwar.board import PLACE, ZONES, Power, Space, zone_number
from greatwar.events import BattleOpened
from greatwar.frames import (
    AfterSeaBattle,
    Combat,
    Conclusion,
    LandBattle,
    Minors,
    SeaBattle,
    SeaStage,
    Stage,
    Withdrawals,
)
from greatwar.kernel import Asked, Line, Step, Tell
from greatwar.orders import Attack, Bombard, CallOff, End, Item, Order
from greatwar.pieces import WARSHIPS, Force, count, rested
from greatwar.problems import Problem
from greatwar.questions import AskOrders
from greatwar.rules.refusals import wrong_phase
from greatwar.rules.rulebook.bombardment import bombard_problems, bombarding
from greatwar.rules.rulebook.closing import (
    called_off,
    counted,
    landing_zones,
    may_go_ashore,
    put_ashore,
    uncontested,
    unnamed_zone_problems,
)
from greatwar.rules.rulebook.control import settle_claims
from greatwar.rules.rulebook.land_combat import has_landed
from greatwar.rules.rulebook.landings import Landing, declared_by_all, landings
from greatwar.rules.rulebook.neutrals import at_war, neutrals_attacked
from greatwar.rules.rulebook.phases import begin_next, orders_asked
from greatwar.rules.rulebook.retreated import engaged
from greatwar.rules.rulebook.retreats import with_ways
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import enemy_ships, neutral_prey
from greatwar.table import Table, Units
from greatwar.text.say import refusal


class CombatStep(Step[Combat]):
    """The combat phase: each battle once, in any order; at sea and in land contested before they are optional."""

    def asks(self, rules: Ruleset, table: Table, frame: Combat) -> Asked:
        if frame.closing:
            return None
        alone = orders_asked(table, frame, "combat")
        if table.turn in alone or not frame.ended:
            return alone
        return {power: AskOrders("combat") for power in fighting(table, frame)}

    def legal(self, rules: Ruleset, table: Table, frame: Combat) -> list[Line]:
        lines: list[Line] = []
        owing = _owing(table, frame)
        for power in fighting(table, frame):
            shared = [space for space, stacks in table.units.items() if len(stacks) > 1 and power in stacks]
            shared.sort(key=PLACE.__getitem__)
            lines += [
                (power, Attack(space))
                for space in shared
                if not attack_problems(rules, table, frame, power, space)
            ]
            for territory, zones in frame.landed.items():
                for zone in zones:
                    order = Bombard((Item(1, "battleship"),), zone, territory)
                    if not bombard_problems(rules, table, frame, power, order):
                        lines.append((power, order))
            waiting = landings(table, power)
            for territory, zone in waiting:
                alone = len(landing_zones(table, power, territory)) == 1
                lines.append((power, CallOff(territory, None if alone else zone)))
            if power not in owing:
                lines.append((power, End()))
        return lines

    def check(self, rules: Ruleset, table: Table, frame: Combat, power: Power, order: Order) -> list[Problem]:
        match order:
            case Attack():
                return attack_problems(rules, table, frame, power, order.space)
            case Bombard():
                return bombard_problems(rules, table, frame, power, order)
            case CallOff():
                return _call_off_problems(rules, table, power, order)
            case End():
                return end_problems(table, frame, power)
        return [wrong_phase(table, power, order)]

    def take(
        self, rules: Ruleset, table: Table, frame: Combat, power: Power, order: Order, tell: Tell
    ) -> Table:
        match order:
            case Attack():
                return _attacked(rules, table, frame, power, order.space, tell)
            case Bombard():
                number = sum(item.number for item in order.units)
                told = frame.bombarding.get(order.zone, {})
                aims = told.get(power, {})
                aims = aims | {order.territory: aims.get(order.territory, 0) + number}
                orders = frame.bombarding | {order.zone: told | {power: aims}}
                return table.top(replace(frame, bombarding=orders))
            case CallOff():
                for territory, zone in landings(table, power):
                    if territory == order.territory and order.zone in (None, zone):
                        table = called_off(table, (power, territory, zone), tell)
                return table
        return self._ended(rules, table, frame, power, tell)

    def _ended(self, rules: Ruleset, table: Table, frame: Combat, power: Power, tell: Tell) -> Table:
        waiting = replace(frame, ended=frame.ended | {power})
        if fighting(table, waiting):
            return table.top(waiting)
        table = table.top(replace(waiting, closing=True))
        for territory in reversed(unopposed(table, frame)):
            table = table.push(Conclusion(territory))
        return table

    def proceed(self, rules: Ruleset, table: Table, frame: Combat, tell: Tell) -> Table:
        return close_combat(rules, table, frame, tell)


def fighting(table: Table, frame: Combat) -> tuple[Power, ...]:
    """The powers that may still give orders: who has not ended, and who owes an attack since (C-13)."""
    if not frame.ended:
        return table.movers
    owing = _owing(table, frame)
    return tuple(power for power in table.movers if power not in frame.ended or power in owing)


def decider(table: Table, space: Space) -> Power | None:
    """The power that decides about an attack in a space, of several the one with the most units (C-13, C-103).

    On land that goes by players: the strongest power of the player who has the most.
    """
    own = engaged(table, space)
    if len(own) < 2:
        return next(iter(own), None)
    kinds = WARSHIPS if space in ZONES else ()
    strength = {power: count(force, *kinds) for power, force in own.items()}
    players = dict(strength)
    if space not in ZONES:
        for seat in table.seats:
            total = sum(strength.get(power, 0) for power in seat)
            players.update((power, total) for power in seat if power in own)
    return max(own, key=lambda power: (players[power], strength[power]))


# Opening battles


def attack_problems(rules: Ruleset, table: Table, frame: Combat, power: Power, space: Space) -> list[Problem]:
    """Every reason why a power may not open a battle."""
    problems = []
    if space in frame.fought:
        message = refusal.already_fought(space=space)
        problems.append(Problem("already-fought", space, message, "RB-COMB-08", ("RB-AMPHC-02",)))
    if space in frame.retreated:
        message = refusal.retreated_to(space=space)
        problems.append(Problem("retreated", space, message, "TR-RETR-03", ("G-23",)))
    if table.aloof(power):
        problems.append(Problem("neutral", space, refusal.neutral_attacks_no_one(), "RB-US-03"))
    elif space in ZONES:
        problems += _sea_attack_problems(table, power, space)
    else:
        problems += _land_attack_problems(table, frame, power, space)
    if not problems:
        problems += _precedence_problems(table, frame, space)
        first = power if table.turn == power else decider(table, space)
        if first is not None and first != power:
            message = refusal.decides_attack(power=first, space=space)
            problems.append(Problem("not-yours", space, message, "SE-MULTI-02", ("C-103",)))
    if rules.land_battle.contested_landings == "none":
        problems += _quiet_landing_problems(table, frame, power, space)
    return problems


def _quiet_landing_problems(table: Table, frame: Combat, power: Power, space: Space) -> list[Problem]:
    """QR-AMPHM-02, C-33: where units have landed in contested territory, nobody attacks this turn."""
    if space in ZONES or space in frame.enemy_ground or not any(map(has_landed, table.force(space, power))):
        return []
    return [Problem("landed", space, refusal.landed(territory=space), "QR-AMPHM-02", ("C-33",))]


def _sea_attack_problems(table: Table, power: Power, zone: Space) -> list[Problem]:
    if not count(engaged(table, zone).get(power, {}), *WARSHIPS):
        if count(table.force(zone, power), *WARSHIPS):
            message = refusal.warships_retreated(power=power, zone=zone)
            return [Problem("retreated", zone, message, "TR-RETR-03", ("C-114",))]
        return [Problem("no-warship", zone, refusal.no_warship(power=power, zone=zone), "RB-SCOMB-01")]
    if not enemy_ships(table, power, zone) and not neutral_prey(table, power, zone):
        return [Problem("no-enemy", zone, refusal.no_enemy(zone=zone), "RB-COMB-02", ("RB-COMB-01",))]
    return []


def _land_attack_problems(table: Table, frame: Combat, power: Power, territory: Space) -> list[Problem]:
    if not table.force(territory, power):
        message = refusal.no_units(power=power, territory=territory)
        return [Problem("no-units", territory, message, "RB-COMB-01")]
    if table.is_shared(territory) or (
        "russia" in table.departed and table.control.get(territory) == "russia"
    ):
        return [Problem("armistice", territory, refusal.armistice(territory=territory), "RB-REV-11")]
    if not table.is_contested(territory):
        message = refusal.nothing_to_attack(territory=territory)
        return [Problem("no-enemy", territory, message, "RB-COMB-01", ("RB-COMB-02",))]
    zones = awaited_battles(table, frame, territory)
    if zones:
        message = refusal.sea_battle_first(territory=territory, zones=zones)
        return [Problem("sea-battle-first", territory, message, "RB-AMPHC-02", ("RB-COMB-06",))]
    return []


def _precedence_problems(table: Table, frame: Combat, space: Space) -> list[Problem]:
    """RB-COMB-06: a land battle follows the sea battle it waited for."""
    if space in frame.due:
        return []
    due = [
        place
        for place in frame.due
        if place in frame.enemy_ground and space not in awaited_battles(table, frame, place)
    ]
    if not due:
        return []
    message = refusal.comes_first(territory=due[0])
    return [Problem("comes-first", space, message, "RB-COMB-06", ("RB-AMPHC-02",))]


def awaited_battles(table: Table, frame: Combat, territory: Space) -> tuple[Space, ...]:
    """The zones that must still be fought over before units can land in a territory.

    Where the power that decides has ended the phase, no battle is waited for any more (G-32).
    """
    zones = [
        zone
        for power, place, zone in declared_by_all(table)
        if place == territory
        and zone not in frame.fought
        and zone not in frame.retreated
        and (not frame.ended or decider(table, zone) not in frame.ended)
        and any(count(fleet, *WARSHIPS) for fleet in engaged(table, zone).values())
        and (enemy_ships(table, power, zone) or neutral_prey(table, power, zone))
    ]
    return tuple(dict.fromkeys(zones))


def _attacked(rules: Ruleset, table: Table, frame: Combat, power: Power, space: Space, tell: Tell) -> Table:
    tell(BattleOpened(power, space))
    fought = frame.fought | {space}
    due = frame.due
    if space in due:
        due = tuple(place for place in due if place != space)
    elif due and not any(space in awaited_battles(table, frame, place) for place in due):
        # Opening another battle gives up those that are optional, and there are no others here.
        fought |= set(due)
        due = ()
    table = table.top(replace(frame, fought=fought, due=due))
    if space in ZONES:
        prey = neutral_prey(table, power, space)
        if prey and enemy_ships(table, power, space):
            return table.push(_sea_battle(rules, table, space, "spare"))
        battle = _sea_battle(rules, table, space, "attacker submerges")
        return at_war(table.push(battle), prey, tell)
    guns = bombarding(rules, table, frame, space)
    assault = space in frame.landed
    first: Stage = "strike" if assault else "air"
    return table.push(LandBattle(space, first, bombarding=guns, attacker=power, assault=assault))


def _sea_battle(rules: Ruleset, table: Table, zone: Space, stage: SeaStage) -> SeaBattle:
    battle = SeaBattle(zone, stage, came_from=origins(table, zone))
    return with_ways(table, battle) if rules.sea_battle.retreat == "attacker" else battle


def origins(table: Table, zone: Space) -> tuple[Space, ...]:
    """The zones from which attacking ships have entered a zone this turn."""
    found = {piece.route[-2] for fleet in table.own(zone).values() for piece in fleet if len(piece.route) > 1}
    return tuple(sorted(found, key=zone_number))


def _call_off_problems(rules: Ruleset, table: Table, power: Power, order: CallOff) -> list[Problem]:
    waiting = landings(table, power)
    if any(place == order.territory and order.zone in (None, zone) for place, zone in waiting):
        return unnamed_zone_problems(rules, order, landing_zones(table, power, order.territory))
    message = refusal.no_landing(territory=order.territory)
    return [Problem("no-landing", order.territory, message, "TR-MINE-04", ("RB-AMPHC-03",))]


# After a sea battle


class AfterSeaBattleStep(Step[AfterSeaBattle]):
    """RB-AMPHC-03: the zone is cleared, so what waited must land."""

    def proceed(self, rules: Ruleset, table: Table, frame: AfterSeaBattle, tell: Tell) -> Table:
        parties: dict[Landing, int] = {}
        for landing, units in declared_by_all(table).items():
            power, territory, zone = landing
            if zone != frame.zone:
                continue
            if may_go_ashore(rules, table, power, territory, [unit.kind for _, unit in units]):
                parties[landing] = len(units)
            else:
                table = called_off(table, landing, tell)  # RB-AMPHC-04
        targets = tuple(dict.fromkeys(territory for _, territory, _ in parties))
        if not frame.mobilized:
            minors = rules.minors.mobilized_by_entry(rules, table, targets)
            return table.top(AfterSeaBattle(frame.zone, True)).push(Minors(minors))
        combat = table.frames[0]
        assert isinstance(combat, Combat)
        landed = combat.landed
        for landing, number in parties.items():
            table = put_ashore(table, landing, tell, waited=True)
            if landing[1] in combat.enemy_ground:
                landed = counted(landed, landing, number)
        table = neutrals_attacked(table, tell)
        due = [territory for territory in targets if table.is_contested(territory)]
        due = [*combat.due, *(place for place in due if place not in combat.due)]
        combat = replace(combat, landed=landed, due=tuple(due))
        return table.but(control=uncontested(table), frames=(combat,))


# The end of the phase


def end_problems(table: Table, frame: Combat, power: Power) -> list[Problem]:
    """The compulsory attacks that a power has not made (RB-COMB-04)."""
    problems = []
    for territory in sorted(frame.enemy_ground - frame.fought):
        if decider(table, territory) == power and table.is_contested(territory):
            message = refusal.must_attack(territory=territory)
            problem = Problem("must-attack", territory, message, "RB-COMB-04", ("RB-MOB-11", "RB-CONT-05"))
            problems.append(problem)
    return problems


def _owing(table: Table, frame: Combat) -> set[Power | None]:
    """The powers that have not made all their compulsory attacks."""
    return {
        decider(table, territory)
        for territory in frame.enemy_ground - frame.fought
        if table.is_contested(territory)
    }


def unopposed(table: Table, frame: Combat) -> list[Space]:
    """The territories that were entered, have not been fought over and are still to be taken."""
    found = []
    for territory in sorted(frame.enemy_ground - frame.fought):
        captors = tuple(table.own(territory))
        if captors and not table.is_contested(territory):
            controller = table.control.get(territory)
            if controller is None or not table.allied(captors[0], controller):
                found.append(territory)
    return found


def close_combat(rules: Ruleset, table: Table, frame: Combat, tell: Tell) -> Table:
    """The table when liberations are settled and the units rest."""
    table, unsettled = settle_claims(rules, table, frame.claims, tell)
    table = table.but(units=at_rest(table.units, table.movers))
    disputed = tuple((territory, decider(table, territory) or table.movers[0]) for territory in unsettled)
    table = begin_next(rules, table, Combat, tell)
    return table.push(Withdrawals(disputed)) if disputed else table


def at_rest(units: Units, powers: tuple[Power, ...]) -> Units:
    """The units with all marches of these powers ended and all their cargo simply aboard."""
    changed = units
    for space, stacks in units.items():
        for owner, force in stacks.items():
            if owner in powers or (space in ZONES and _carries(force, powers)):
                if any(piece.route or piece.cargo for piece in force):
                    if changed is units:
                        changed = units.copy()
                    if changed[space] is stacks:
                        changed[space] = stacks.copy()
                    changed[space][owner] = _rested(force)
    return changed


def _carries(force: Force, powers: tuple[Power, ...]) -> bool:
    return any(unit.owner in powers for piece in force for unit in piece.cargo)


def _rested(force: Force) -> Force:
    resting: Force = {}
    for piece, number in force.items():
        calm = rested(piece)
        resting[calm] = resting.get(calm, 0) + number
    return resting
