"""Inquiries: battles in the notation, as the command line and the page ask about them."""

from typing import NamedTuple, cast

from greatwar.notation.words import fold
from greatwar.odds.armies import ATTACK_ORDER, DEFENCE_ORDER, Army, Host, LossOrder
from greatwar.odds.fleets import SEA_ORDER, Fleet, SeaOrder
from greatwar.odds.forces import (
    Forces,
    army_from_text,
    fleet_of,
    host_of,
    landing_of,
    loads_of,
    read_forces,
    read_order,
    require_armies,
    require_enemies,
    require_fleets,
    unfit,
)
from greatwar.odds.front import AttackPolicy, Contender, FrontForecast, front
from greatwar.odds.land import LandOdds, land_attack
from greatwar.odds.landings import LandingOdds, landing
from greatwar.odds.mines import mined
from greatwar.odds.sea import Conduct, Pressing, SeaOdds, Submerging, sea_battle
from greatwar.odds.stakes import OPEN_SEA, SHIPS_ALONE, Situation, Stakes
from greatwar.rules import Ruleset
from greatwar.text.say import battle_odds

LARGE = 40
"""Ships in a battle up to which submerging is weighed over many rounds without being asked for."""


class Sides(NamedTuple):
    """Who attacks whom by which rules, and what each side loses first, if not by custom."""

    rules: Ruleset
    attackers: Forces
    defenders: Forces
    lose: str = ""
    enemy_lose: str = ""

    @property
    def names(self) -> tuple[str, str]:
        """What the two sides are called."""
        return self.attackers.title("attackers"), self.defenders.title("defenders")

    @property
    def land_orders(self) -> tuple[LossOrder, LossOrder]:
        """In which order units are lost on land."""
        attack = cast(LossOrder, read_order(self.lose, ATTACK_ORDER))
        return attack, cast(LossOrder, read_order(self.enemy_lose, DEFENCE_ORDER))

    @property
    def sea_orders(self) -> tuple[SeaOrder, SeaOrder]:
        """In which order ships are lost."""
        return (
            cast(SeaOrder, read_order(self.lose, SEA_ORDER)),
            cast(SeaOrder, read_order(self.enemy_lose, SEA_ORDER)),
        )


class Assault(NamedTuple):
    """An attack on land: who attacks, by land and by sea together, and how it comes out."""

    powers: Forces
    attackers: Host
    defenders: Host
    odds: LandOdds


def assault(sides: Sides, party: str = "") -> Assault:
    """An attack on land; `party` are the units that land in it, and the battleships that support them."""
    rules, powers = sides.rules, sides.attackers
    require_enemies(rules, powers, sides.defenders)
    landed: Host = ()
    battleships: tuple[int, ...] = ()
    if party:
        powers, landed, battleships = _landing_party(sides, party)
    marched, defenders = host_of(powers), host_of(sides.defenders)
    together = tuple(a.plus(b) for a, b in zip(marched, landed)) if landed else marched
    require_armies(rules, powers, together, "attackers")
    require_armies(rules, sides.defenders, defenders, "defenders")
    attack_order, defence_order = sides.land_orders
    odds = land_attack(
        rules,
        marched,
        defenders,
        landed=landed,
        battleships=battleships,
        attack_order=attack_order,
        defence_order=defence_order,
    )
    return Assault(powers, together, defenders, odds)


def _landing_party(sides: Sides, text: str) -> tuple[Forces, Host, tuple[int, ...]]:
    """All who attack, with those that land in the same order, and their battleships."""
    powers, party = sides.attackers, read_forces(sides.rules, text)
    if not party.powers:
        party = Forces({next(iter(powers.by_power)): party.by_power[None]})
    everybody = list(dict.fromkeys((*powers.by_power, *party.by_power)))
    both = Forces({power: powers.by_power.get(power, {}) for power in everybody})
    require_enemies(sides.rules, both, sides.defenders)
    landed, battleships = landing_of(Forces({power: party.by_power.get(power, {}) for power in everybody}))
    if not any(army.units for army in landed):
        raise unfit(battle_odds.no_landing())
    return both, landed, battleships


def is_voyage(party: str) -> bool:
    """Whether a landing is named with its transports, and so from the voyage on."""
    return "transport" in fold(party)


def voyage(sides: Sides, party: str, *, guard: str = "", mines: int = 0) -> LandingOdds:
    """A landing with its transports: mines, the battle for the zone, the assault."""
    rules, sailing = sides.rules, read_forces(sides.rules, party)
    require_enemies(rules, sides.attackers, sides.defenders)
    if len(sailing.by_power) > 1 or len(sides.attackers.by_power) > 1:
        raise unfit(battle_odds.one_lands())
    if sailing.powers and sides.attackers.powers not in ((), sailing.powers):
        raise unfit(battle_odds.lander_attacks())
    loads, escort = loads_of(next(iter(sailing.by_power.values())))
    enemy = fleet_of(rules, read_forces(rules, guard))[0] if guard else Fleet()
    defenders, marched = host_of(sides.defenders), host_of(sides.attackers)[0]
    require_armies(rules, sides.defenders, defenders, "defenders")
    powers = sailing.powers or sides.attackers.powers
    fields = 0 if powers and set(powers) <= set(rules.mines.exempt) else mines
    return landing(rules, loads, defenders, escort=escort, fields=fields, enemy_fleet=enemy, marched=marched)


class Fleets(NamedTuple):
    """The two fleets of a sea battle, each with the value of what its transports carry."""

    mine: Fleet
    theirs: Fleet
    holds: tuple[int, ...]
    enemy_holds: tuple[int, ...]


def fleets(sides: Sides) -> Fleets:
    """The fleets that two sides have."""
    require_enemies(sides.rules, sides.attackers, sides.defenders)
    (mine, holds), (theirs, enemy_holds) = (
        fleet_of(sides.rules, forces) for forces in (sides.attackers, sides.defenders)
    )
    require_fleets(mine, theirs)
    return Fleets(mine, theirs, holds, enemy_holds)


def action(
    sides: Sides,
    *,
    press: Pressing = "best",
    submerging: tuple[Submerging | None, Submerging | None] = (None, None),
    mines: int = 0,
    stakes: Stakes = SHIPS_ALONE,
    situation: Situation = OPEN_SEA,
) -> SeaOdds:
    """A sea battle, perhaps behind minefields; where nothing is said submarines do their best, if that can be found."""
    rules = sides.rules
    mine, theirs, holds, enemy_holds = fleets(sides)
    usual: Submerging = "best" if mine.afloat + theirs.afloat <= LARGE and not mines else "never"
    orders = sides.sea_orders
    return sea_battle(
        rules,
        _mined(rules, sides.attackers, mines) if mines else mine,
        theirs,
        attack=Conduct(orders[0], usual if submerging[0] is None else submerging[0]),
        defence=Conduct(orders[1], usual if submerging[1] is None else submerging[1]),
        press=press,
        stakes=stakes,
        situation=situation,
        holds=holds,
        enemy_holds=enemy_holds,
    )


def minefields(rules: Ruleset, sailing: Forces, fields: int) -> tuple[Fleet, dict[Fleet, float]]:
    """A fleet, and what minefields on its way may leave of it, each with its chance."""
    fleet, _ = fleet_of(rules, sailing)
    if not fleet.afloat:
        raise unfit(battle_odds.no_ships())
    return fleet, _mined(rules, sailing, fields)


def _mined(rules: Ruleset, sailing: Forces, fields: int) -> dict[Fleet, float]:
    """What minefields may leave of the ships of a side; those of powers that no mine hits pass unharmed."""
    spared = Forces(
        {power: force for power, force in sailing.by_power.items() if power in rules.mines.exempt}
    )
    others = {power: force for power, force in sailing.by_power.items() if power not in spared.by_power}
    safe, _ = fleet_of(rules, spared)
    threatened, _ = fleet_of(rules, Forces(others))
    return {fleet.plus(safe): chance for fleet, chance in mined(rules, threatened, fields).items()}


def campaign(
    sides: Sides,
    turns: int,
    *,
    reinforced: tuple[str, str] = ("", ""),
    attacks: tuple[AttackPolicy, AttackPolicy],
) -> FrontForecast:
    """A front over several turns of each side."""
    rules, orders = sides.rules, sides.land_orders
    require_enemies(rules, sides.attackers, sides.defenders)
    contenders = []
    for place, forces in enumerate((sides.attackers, sides.defenders)):
        host = host_of(forces)
        require_armies(rules, forces, host, "defenders" if place else "attackers")
        if len(host) > 1:
            raise unfit(battle_odds.one_army())
        more = army_from_text(rules, reinforced[place]) if reinforced[place] else Army()
        # A side attacks and defends; what was said about its losses holds for both.
        said = (sides.lose, sides.enemy_lose)[place]
        own = (orders[place], orders[place]) if said else (ATTACK_ORDER, DEFENCE_ORDER)
        contenders.append(Contender(host[0], more, attacks[place], *own))
    return front(rules, contenders[0], contenders[1], turns)
