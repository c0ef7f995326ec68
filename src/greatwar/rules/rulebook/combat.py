"""Phase 3, Conduct Combat: which battles may, must and come next, and what is settled when the phase ends."""

from msgspec.structs import replace

from greatwar.board import PLACE, TERRITORIES, ZONES, Power, Space
from greatwar.events import BattleOpened, PhaseBegan, WarEntered
from greatwar.frames import (
    AfterSeaBattle,
    Combat,
    EndOfTurn,
    LandBattle,
    Minors,
    Mobilize,
    SeaBattle,
    Withdrawals,
)
from greatwar.kernel import Asked, Line, Step, Tell, wrong_order
from greatwar.orders import Attack, Bombard, CallOff, End, Item, Order
from greatwar.pieces import WARSHIPS, Force, count, rested
from greatwar.problems import Problem
from greatwar.questions import AskOrders
from greatwar.rules.rulebook.closing import (
    called_off,
    has_infantry_ashore,
    neutrals_attacked,
    put_ashore,
    uncontested,
)
from greatwar.rules.rulebook.control import liberator_or_owner, noted, settle_claims, take_control
from greatwar.rules.rulebook.landings import landings
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import enemy_ships, neutral_prey
from greatwar.table import Table, Units


class CombatStep(Step[Combat]):
    """Orders of the combat phase."""

    def asks(self, rules: Ruleset, table: Table, frame: Combat) -> Asked:
        return {table.turn: AskOrders("combat")}

    def legal(self, rules: Ruleset, table: Table, frame: Combat) -> list[Line]:
        power = table.turn
        shared = [space for space, stacks in table.units.items() if len(stacks) > 1 and power in stacks]
        shared.sort(key=PLACE.__getitem__)
        orders: list[Order] = [Attack(space) for space in shared if not attack_problems(table, frame, space)]
        for territory, zones in frame.landed.items():
            for zone in zones:
                order = Bombard((Item(1, "battleship"),), zone, territory)
                if not bombard_problems(table, frame, order):
                    orders.append(order)
        waiting = landings(table, power)
        for territory, zone in waiting:
            alone = sum(1 for place, _ in waiting if place == territory) == 1
            orders.append(CallOff(territory, None if alone else zone))
        if not end_problems(table, frame):
            orders.append(End())
        return [(power, order) for order in orders]

    def check(self, rules: Ruleset, table: Table, frame: Combat, power: Power, order: Order) -> list[Problem]:
        match order:
            case Attack():
                return attack_problems(table, frame, order.space)
            case Bombard():
                return bombard_problems(table, frame, order)
            case CallOff():
                return _call_off_problems(table, order)
            case End():
                return end_problems(table, frame)
        return [wrong_order(table, power, order)]

    def take(
        self, rules: Ruleset, table: Table, frame: Combat, power: Power, order: Order, tell: Tell
    ) -> Table:
        match order:
            case Attack():
                return _attacked(table, frame, order.space, tell)
            case Bombard():
                number = sum(item.number for item in order.units)
                aims = frame.bombarding.get(order.zone, {})
                aims = aims | {order.territory: aims.get(order.territory, 0) + number}
                return table.top(replace(frame, bombarding=frame.bombarding | {order.zone: aims}))
            case CallOff():
                for territory, zone in landings(table, power):
                    if territory == order.territory and order.zone in (None, zone):
                        table = called_off(table, territory, zone, tell)
                return table
        return close_combat(rules, table, frame, tell)


# Opening battles


def attack_problems(table: Table, frame: Combat, space: Space) -> list[Problem]:
    """Every reason why a battle may not be opened."""
    problems = []
    if space in frame.fought:
        sentence = f"{space} was already fought over this turn; there is one attack in a space"
        problems.append(Problem("already-fought", space, sentence, "RB-COMB-08", ("RB-AMPHC-02",)))
    if table.aloof(table.turn):
        sentence = "A neutral power may not attack"
        problems.append(Problem("neutral", space, sentence, "RB-US-03"))
    elif space in ZONES:
        problems += _sea_attack_problems(table, space)
    else:
        problems += _land_attack_problems(table, frame, space)
    if not problems:
        problems += _precedence_problems(table, frame, space)
    return problems


def _sea_attack_problems(table: Table, zone: Space) -> list[Problem]:
    power = table.turn
    if not count(table.force(zone, power), *WARSHIPS):
        sentence = f"{power} has no warship in {zone} to attack with"
        return [Problem("no-warship", zone, sentence, "RB-SCOMB-01")]
    if not enemy_ships(table, power, zone) and not neutral_prey(table, power, zone):
        sentence = f"There is no enemy in {zone}"
        return [Problem("no-enemy", zone, sentence, "RB-COMB-02", ("RB-COMB-01",))]
    return []


def _land_attack_problems(table: Table, frame: Combat, territory: Space) -> list[Problem]:
    power = table.turn
    if not table.force(territory, power):
        sentence = f"{power} has no units in {territory} to attack with"
        return [Problem("no-units", territory, sentence, "RB-COMB-01")]
    if table.is_shared(territory) or (
        "russia" in table.departed and table.control.get(territory) == "russia"
    ):
        sentence = f"No attacks are made in {territory} since the armistice"
        return [Problem("armistice", territory, sentence, "RB-REV-11")]
    if not table.is_contested(territory):
        sentence = f"There is no enemy in {territory}; what was entered is taken without an attack"
        return [Problem("no-enemy", territory, sentence, "RB-COMB-01", ("RB-COMB-02",))]
    zones = awaited_battles(table, frame, territory)
    if zones:
        sentence = f"Units are still to land in {territory}: {', '.join(zones)} must be fought over first"
        return [Problem("sea-battle-first", territory, sentence, "RB-AMPHC-02", ("RB-COMB-06",))]
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
    sentence = f"The battle in {due[0]} follows its sea battle and comes first"
    return [Problem("comes-first", space, sentence, "RB-COMB-06", ("RB-AMPHC-02",))]


def involve(table: Table, powers: tuple[Power, ...], tell: Tell) -> Table:
    """RB-US-04: neutral powers whose units are attacked are at war from then on."""
    for power in powers:
        tell(WarEntered(power))
    return table.but(neutral=table.neutral - set(powers)) if powers else table


def awaited_battles(table: Table, frame: Combat, territory: Space) -> tuple[Space, ...]:
    """The zones that must still be fought over before units can land in a territory."""
    power = table.turn
    return tuple(
        zone
        for place, zone in landings(table, power)
        if place == territory
        and zone not in frame.fought
        and count(table.force(zone, power), *WARSHIPS)
        and (enemy_ships(table, power, zone) or neutral_prey(table, power, zone))
    )


def _attacked(table: Table, frame: Combat, space: Space, tell: Tell) -> Table:
    power = table.turn
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
            return table.push(SeaBattle(space, "spare"))
        return involve(table.push(SeaBattle(space, "attacker submerges")), prey, tell)
    guns = bombarding(table, frame, space)
    assault = space in frame.enemy_ground
    return table.push(LandBattle(space, "strike" if assault else "air", bombarding=guns))


# Bombardment


def _assaults_from(frame: Combat, zone: Space) -> list[Space]:
    """The territories assaulted from a zone."""
    return [territory for territory, zones in frame.landed.items() if zone in zones]


def _aims(table: Table, frame: Combat, zone: Space, territory: Space) -> int:
    """How many battleships of a zone bombard a territory.

    With one battle to support all of them do; with several, or once some have been told, those told to.
    """
    battles = [p for p in _assaults_from(frame, zone) if p in frame.fought or table.is_contested(p)]
    if len(battles) > 1 or zone in frame.bombarding:
        return frame.bombarding.get(zone, {}).get(territory, 0)
    return count(table.force(zone, table.turn), "battleship")


def bombarding(table: Table, frame: Combat, territory: Space) -> int:
    """How many battleships support an assault (RB-AMPHC-07 to 09, C-62)."""
    zones = frame.landed.get(territory, {})
    guns = 0
    for zone in zones:
        if zone in frame.fought:  # RB-AMPHC-05: not after a sea battle
            continue
        guns += _aims(table, frame, zone, territory)
    return min(guns, sum(zones.values()))


def bombard_problems(table: Table, frame: Combat, order: Bombard) -> list[Problem]:
    """Every reason why battleships may not be told what to bombard."""
    zone, territory = order.zone, order.territory
    zones = frame.landed.get(territory, {})
    assaults = _assaults_from(frame, zone)
    if zone not in zones:
        sentence = f"No assault on {territory} was made from {zone}"
        return [Problem("no-assault", territory, sentence, "RB-AMPHC-07", ("RB-AMPHC-10",))]
    if len(assaults) < 2:
        sentence = f"Only {territory} is assaulted from {zone}: its battleships bombard there by themselves"
        return [Problem("one-assault", territory, sentence, "RB-AMPHC-09")]
    problems = []
    if zone in frame.fought:
        sentence = f"After the sea battle in {zone} its battleships do not bombard"
        problems.append(Problem("after-battle", zone, sentence, "RB-AMPHC-05"))
    if any(place in frame.fought for place in assaults):
        sentence = f"Battleships in {zone} are told before the first of the battles that they support"
        problems.append(Problem("too-late", zone, sentence, "RB-AMPHC-09"))
    if any(item.kind != "battleship" or item.owner not in (None, table.turn) for item in order.units):
        problems.append(Problem("not-a-battleship", zone, "Only own battleships bombard", "RB-AMPHC-07"))
        return problems
    number = sum(item.number for item in order.units)
    aims = frame.bombarding.get(zone, {})
    fleet = table.force(zone, table.turn)
    free = count(fleet, "battleship") - sum(aims.values())
    injured = sum(number for piece, number in fleet.items() if piece.damaged)
    named = sum(item.number for item in order.units if item.state == "damaged")
    if number > free or named > injured:
        sentence = f"{free} battleships in {zone} have no target yet, not {number}"
        problems.append(Problem("too-many", zone, sentence, "RB-AMPHC-09"))
    aimed = sum(targets.get(territory, 0) for targets in frame.bombarding.values())
    if aimed + number > sum(zones.values()):
        sentence = f"No more battleships bombard {territory} than units have landed there"
        problems.append(Problem("too-many", territory, sentence, "RB-AMPHC-08"))
    return problems


def _call_off_problems(table: Table, order: CallOff) -> list[Problem]:
    waiting = landings(table, table.turn)
    if any(place == order.territory and order.zone in (None, zone) for place, zone in waiting):
        return []
    sentence = f"No landing in {order.territory} waits for a sea battle"
    return [Problem("no-landing", order.territory, sentence, "TR-MINE-04", ("RB-AMPHC-03",))]


# After a sea battle


class AfterSeaBattleStep(Step[AfterSeaBattle]):
    """RB-AMPHC-03: the zone is cleared, so what waited must land."""

    def proceed(self, rules: Ruleset, table: Table, frame: AfterSeaBattle, tell: Tell) -> Table:
        power = table.turn
        targets = []
        for (territory, zone), units in landings(table, power).items():
            if zone != frame.zone:
                continue
            infantry = any(unit.kind == "infantry" for _, unit in units)
            if infantry or has_infantry_ashore(table, territory):
                targets.append((territory, len(units)))
            else:
                table = called_off(table, territory, zone, tell)  # RB-AMPHC-04
        if not frame.mobilized:
            minors = tuple(
                territory
                for territory, _ in targets
                if TERRITORIES[territory].is_minor and territory not in table.mobilized
            )
            return table.top(AfterSeaBattle(frame.zone, True)).push(Minors(power, minors))
        combat = table.frames[0]
        assert isinstance(combat, Combat)
        landed = combat.landed
        for territory, number in targets:
            table = put_ashore(table, territory, frame.zone, tell, waited=True)
            if territory in combat.enemy_ground:
                landed = landed | {territory: landed.get(territory, {}) | {frame.zone: number}}
        table = neutrals_attacked(table, tell)
        due = [territory for territory, _ in targets if table.is_contested(territory)]
        due = [*combat.due, *(place for place in due if place not in combat.due)]
        combat = replace(combat, landed=landed, due=tuple(due))
        return table.but(control=uncontested(table), frames=(combat,))


# The end of the phase


def end_problems(table: Table, frame: Combat) -> list[Problem]:
    """The compulsory attacks that have not been made (RB-COMB-04)."""
    problems = []
    for territory in sorted(frame.enemy_ground - frame.fought):
        if table.force(territory, table.turn) and table.is_contested(territory):
            sentence = f"The attack in {territory}, which was entered this turn, must be made"
            problem = Problem("must-attack", territory, sentence, "RB-COMB-04", ("RB-MOB-11", "RB-CONT-05"))
            problems.append(problem)
    return problems


def close_combat(rules: Ruleset, table: Table, frame: Combat, tell: Tell) -> Table:
    """The table when what was entered unopposed is taken, liberations are settled and the units rest."""
    power = table.turn
    for territory in sorted(frame.enemy_ground - frame.fought):
        if table.force(territory, power) and not table.is_contested(territory):
            controller = table.control.get(territory)
            if controller is None or not table.allied(power, controller):
                table = noted(table, territory, (power,))
                captor = liberator_or_owner(table, territory, power)
                table = take_control(rules, table, territory, captor, tell)
    combat = table.frames[0]
    assert isinstance(combat, Combat)
    table, unsettled = settle_claims(rules, table, combat.claims, tell)
    table = table.but(units=at_rest(table.units, power))
    if power in table.lost_capital:
        table = table.but(frames=(EndOfTurn(),))
    else:
        tell(PhaseBegan(power, "mobilize"))
        table = table.but(frames=(Mobilize(),))
    return table.push(Withdrawals(power, unsettled)) if unsettled else table


def at_rest(units: Units, power: Power) -> Units:
    """The units with all marches of a power ended and all its cargo simply aboard."""
    changed = units
    for space, stacks in units.items():
        for owner, force in stacks.items():
            if owner == power or (space in ZONES and _carries(force, power)):
                if any(piece.route or piece.cargo for piece in force):
                    if changed is units:
                        changed = units.copy()
                    if changed[space] is stacks:
                        changed[space] = stacks.copy()
                    changed[space][owner] = _rested(force)
    return changed


def _carries(force: Force, power: Power) -> bool:
    return any(unit.owner == power for piece in force for unit in piece.cargo)


def _rested(force: Force) -> Force:
    resting: Force = {}
    for piece, number in force.items():
        calm = rested(piece)
        resting[calm] = resting.get(calm, 0) + number
    return resting
