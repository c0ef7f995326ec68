"""Forces as a player names them: `germany: 8 infantry, 4 artillery; austria-hungary: 3 infantry`."""

from typing import Literal, NamedTuple, Protocol

from greatwar.board import SIDE, SIDES, Power, order_of_play
from greatwar.notation import words
from greatwar.notation.units import force_from_text, force_to_text
from greatwar.notation.words import Unreadable, echo, fold
from greatwar.odds.armies import Army, Host
from greatwar.odds.fleets import Fleet
from greatwar.orders import Item
from greatwar.pieces import ARMY_KINDS, SHIPS, Force, Kind, count
from greatwar.problems import Problem
from greatwar.rules import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import battle_odds

MOST_UNITS = 200
"""More units of one kind than this are not reckoned with; the box holds far fewer."""
MOST_AT_SEA = 60
"""The same for ships, whose battles go on for many rounds."""


class Forces(NamedTuple):
    """The forces of one side, by power in the order of play; nobody is named by None."""

    by_power: dict[Power | None, Force]

    @property
    def powers(self) -> tuple[Power, ...]:
        """The powers that are named."""
        return tuple(power for power in self.by_power if power is not None)

    def title(self, otherwise: str) -> str:
        """Who that is."""
        return " and ".join(self.powers) or otherwise

    def text(self) -> str:
        """What they have, in the notation."""
        texts = []
        for power, force in self.by_power.items():
            units = force_to_text(force, power or _ANYBODY)
            texts.append(units if len(self.by_power) == 1 else f"{power}: {units}")
        return "; ".join(texts)


_ANYBODY: Power = "germany"


def read_forces(rules: Ruleset, text: str) -> Forces:
    """The forces that a text names: `POWER: UNITS`, several powers apart by semicolons, or just units.

    >>> from greatwar.rules import ruleset
    >>> read_forces(ruleset("rulebook"), "britain: 2 infantry; France: 1 tank").title("attackers")
    'france and britain'
    """
    found: dict[Power | None, Force] = {}
    parts = [part for part in text.split(";") if part.strip()]
    if not parts:
        raise unfit(battle_odds.no_force())
    for part in parts:
        power, units = _named(part)
        if power in found or (power is None and len(parts) > 1):
            raise unfit(battle_odds.one_force_each(text=echo(text)))
        found[power] = force_from_text(units, power or _ANYBODY, rules.units) if units.strip() else {}
    for force in found.values():
        for piece in force:
            most = MOST_AT_SEA if piece.kind in SHIPS else MOST_UNITS
            if (number := count(force, piece.kind)) > most:
                raise unfit(battle_odds.too_many(units=(Item(number, piece.kind),), most=most))
    order = order_of_play({power for power in found if power is not None})
    return Forces({power: found[power] for power in order} if order else found)


def _named(part: str) -> tuple[Power | None, str]:
    name, colon, units = part.partition(":")
    if colon:
        return words.power(name), units
    if fold(part) in words.POWER_NAMES:
        return words.power(part), ""
    if not any(letter.isdigit() for letter in part):
        return words.power(part), ""  # says which power comes nearest
    return None, part


def require_enemies(rules: Ruleset, attackers: Forces, defenders: Forces) -> None:
    """Complain unless these can fight each other."""
    for forces in (attackers, defenders):
        if len({SIDE[power] for power in forces.powers}) > 1:
            raise unfit(battle_odds.enemies(powers=forces.powers))
    if attackers.powers and defenders.powers and SIDE[attackers.powers[0]] == SIDE[defenders.powers[0]]:
        raise unfit(battle_odds.same_side(powers=attackers.powers + defenders.powers))
    if len(attackers.powers) > 1 and not set(rules.rounds.turns) & set(SIDES):
        raise unfit(battle_odds.one_attacker())


def host_of(forces: Forces) -> Host:
    """The armies of land units and fighters; ships are none."""
    for force in forces.by_power.values():
        _require(force, ARMY_KINDS, battle_odds.not_on_land)
    return tuple(_army(force) for force in forces.by_power.values())


def landing_of(forces: Forces) -> tuple[Host, tuple[int, ...]]:
    """The armies that land and the battleships that support them."""
    for force in forces.by_power.values():
        _require(force, (*ARMY_KINDS, "battleship"), battle_odds.not_landing)
    battleships = tuple(count(force, "battleship") for force in forces.by_power.values())
    return tuple(_army(force) for force in forces.by_power.values()), battleships


def fleet_of(rules: Ruleset, forces: Forces) -> tuple[Fleet, tuple[int, ...]]:
    """All ships of a side together, and the value of the cargo of each transport."""
    fleet = Fleet()
    holds: list[int] = []
    for force in forces.by_power.values():
        _require(force, SHIPS, battle_odds.not_at_sea)
        damaged = sum(number for piece, number in force.items() if piece.damaged)
        fleet = fleet.plus(
            Fleet(
                count(force, "battleship") - damaged,
                damaged,
                count(force, "cruiser"),
                count(force, "submarine"),
                count(force, "transport"),
            )
        )
        for piece, number in force.items():
            if piece.kind == "transport":
                holds += [sum(rules.units.cost[unit.kind] for unit in piece.cargo)] * number
    return fleet, tuple(holds)


def loads_of(force: Force) -> tuple[list[Army], Fleet]:
    """What each transport of a force carries, and the ships that sail beside them."""
    _require(force, SHIPS, battle_odds.not_aboard)
    loads: list[Army] = []
    for piece, number in force.items():
        if piece.kind == "transport":
            kinds = [unit.kind for unit in piece.cargo]
            loads += [Army(*(kinds.count(kind) for kind in ARMY_KINDS))] * number
    damaged = sum(number for piece, number in force.items() if piece.damaged)
    battleships = count(force, "battleship") - damaged
    return loads, Fleet(battleships, damaged, count(force, "cruiser"), count(force, "submarine"))


def require_armies(
    rules: Ruleset, forces: Forces, host: Host, who: Literal["attackers", "defenders"]
) -> None:
    """Complain unless every power has an army that can stand by itself."""
    if not any(army.units for army in host):
        raise unfit(battle_odds.no_attackers() if who == "attackers" else battle_odds.no_defenders())
    company = rules.company
    for power, army in zip(forces.by_power, host):
        if army.units and not any(number for kind, number in zip(ARMY_KINDS, army) if kind in company):
            if power is not None:
                raise unfit(battle_odds.no_infantry(power=power))
            attacks = who == "attackers"
            raise unfit(
                battle_odds.no_infantry_attackers() if attacks else battle_odds.no_infantry_defenders()
            )


def require_fleets(attackers: Fleet, defenders: Fleet) -> None:
    """Complain unless there are ships to attack with and ships to attack."""
    if not attackers.armed:
        raise unfit(battle_odds.no_warship())
    if not defenders.afloat:
        raise unfit(battle_odds.no_enemy_ships())


def read_order(text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """An order of casualties: some of the known names, the others behind them as they stand."""
    given = [words.choice(part.strip(), known, "kind-of-loss") for part in text.split(",") if part.strip()]
    if len(set(given)) < len(given):
        raise unfit(battle_odds.kind_twice(text=echo(text)))
    return (*given, *(name for name in known if name not in given))


def army_from_text(rules: Ruleset, text: str) -> Army:
    """An army without a power, as reinforcements are named."""
    force = force_from_text(text, _ANYBODY, rules.units)
    _require(force, ARMY_KINDS, battle_odds.not_at_front)
    return _army(force)


def _army(force: Force) -> Army:
    return Army(*(count(force, kind) for kind in ARMY_KINDS))


class _OfKind(Protocol):
    def __call__(self, *, kind: Kind) -> Message: ...


def _require(force: Force, kinds: tuple[Kind, ...], refusal: _OfKind) -> None:
    for piece in force:
        if piece.kind not in kinds:
            raise unfit(refusal(kind=piece.kind))


def unfit(line: Message) -> Unreadable:
    """A complaint about forces, or about a battle that takes too long to calculate."""
    return Unreadable(Problem("unreadable", "", line, ""))
