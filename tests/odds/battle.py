"""A battle with its exact figures and the way to fight it with the engine: by land and sea, ashore, in mines."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from greatwar.board import SIDE, Power, Space, order_of_play
from greatwar.dice import Dice, ScriptedDice
from greatwar.game import Game
from greatwar.notation.orders import parse_line
from greatwar.notation.positions import read_position
from greatwar.notation.rulesets import read_rules, write_rules
from greatwar.notation.trees import Tree
from greatwar.notation.units import force_from_text
from greatwar.odds import (
    Army,
    Conduct,
    Fleet,
    LandOdds,
    SeaOdds,
    Situation,
    Stakes,
    land_attack,
    mined,
    sea_battle,
)
from greatwar.odds.sea import CUSTOMARY, Pressing
from greatwar.odds.stakes import SHIPS_ALONE
from greatwar.orders import End
from greatwar.pieces import count
from greatwar.questions import AskOrders
from greatwar.rules import Ruleset
from greatwar.table import Table
from tests.odds.engine import Conducted, army_of, fleet_of, fought_out

Figures = dict[str, float]
Options = dict[str, object]
Rules = str | Tree
"""The name of a ruleset, or a custom one itself."""


class Exact(NamedTuple):
    """An exact expectation and variance."""

    mean: float
    variance: float


def of_chance(chance: float) -> Exact:
    """A figure that is 1 or 0."""
    return Exact(chance, chance * (1 - chance))


def of_numbers(chances: Iterable[tuple[float, float]]) -> Exact:
    """A figure with these values, each with its chance."""
    numbers = list(chances)
    mean = sum(value * chance for value, chance in numbers)
    return Exact(mean, max(0.0, sum(value * value * chance for value, chance in numbers) - mean * mean))


@dataclass(frozen=True)
class Battle:
    """A battle: the game just before it, the order that opens it, and its figures, exact and of an outcome."""

    name: str
    rules: Ruleset
    game: Game
    trigger: str
    exact: dict[str, Exact]
    measure: Callable[[Table], Figures]
    conduct: Conducted = field(default_factory=Conducted)
    to_combat: bool = False
    """Whether the dice come with the end of movement, as those of mines do."""

    def fight(self, luck: Dice) -> Figures:
        """The figures of one battle."""
        game = self.game.fork(luck)
        power, order = parse_line(self.trigger)
        if self.to_combat:
            game.order(power, order)
            return self.measure(game.table)
        return self.measure(fought_out(game, (power, order), self.conduct))


def _game(
    rules: Ruleset, units: dict[Space, dict[Power, str]], turn: Power, phase: str, **more: object
) -> Game:
    tree: dict[str, object] = {
        "rules": write_rules(rules),
        "options": dict(rules.chosen),
        "setup": "empty",
        "round": 5,
        "turn": turn if turn in rules.rounds.turns else SIDE[turn],
        "phase": phase,
        "units": units,
        **more,
    }
    read, table = read_position(tree)
    return Game(read, table, ScriptedDice())


def _ended(game: Game, last: Power) -> None:
    """End the movement of everybody, the named power last."""
    for power in [*(p for p in game.questions if p != last), last]:
        if isinstance(game.questions.get(power), AskOrders) and game.table.phase == "movement":
            game.order(power, End())


def _value(rules: Ruleset, table: Table, space: Space, powers: Sequence[Power]) -> int:
    return sum(
        rules.units.cost[piece.kind] * number
        for power in powers
        for piece, number in table.force(space, power).items()
    )


def _land_figures(odds: LandOdds) -> dict[str, Exact]:
    return {
        "taken": of_chance(odds.taken),
        "contested": of_chance(odds.contested),
        "failed": of_chance(odds.failed),
        "attacker's loss": of_numbers(odds.attacker_losses().items()),
        "defender's loss": of_numbers(odds.defender_losses().items()),
    }


def _land_measure(
    rules: Ruleset, odds: LandOdds, space: Space, own: Sequence[Power], foes: Sequence[Power]
) -> Callable[[Table], Figures]:
    mine, theirs = odds.board.value(odds.attackers), odds.board.value(odds.defenders)

    def measure(table: Table) -> Figures:
        left = _value(rules, table, space, own), _value(rules, table, space, foes)
        return {
            "taken": float(left[0] > 0 and not left[1]),
            "contested": float(left[0] > 0 and left[1] > 0),
            "failed": float(not left[0]),
            "attacker's loss": mine - left[0],
            "defender's loss": theirs - left[1],
        }

    return measure


Forces = dict[Power, str]


def _armies(rules: Ruleset, forces: Forces) -> tuple[tuple[Power, ...], list[Army]]:
    powers = order_of_play(forces.keys())
    return powers, [
        army_of(force_from_text(forces[power], power, rules.units)) if forces[power] else Army()
        for power in powers
    ]


def land(name: Rules, own: Forces, foes: Forces, options: Options | None = None) -> Battle:
    """An attack in Belgium, which is contested."""
    rules = read_rules(name, options or {})
    mine, attackers = _armies(rules, own)
    theirs, defenders = _armies(rules, foes)
    odds = land_attack(rules, attackers, defenders)
    game = _game(rules, {"Belgium": {**own, **foes}}, mine[0], "combat")
    leader = max(mine, key=lambda power: sum(attackers[mine.index(power)]))
    measure = _land_measure(rules, odds, "Belgium", mine, theirs)
    return Battle(
        f"{_text(own)} attack {_text(foes)}",
        rules,
        game,
        f"{leader}: attack Belgium",
        _land_figures(odds),
        measure,
    )


def assault(
    name: Rules, landed: str, ships: int, foes: str, marched: str = "", options: Options | None = None
) -> Battle:
    """Britain lands in Kiel from SZ 10, and may march in from Hanover too."""
    rules = read_rules(name, options or {})
    ashore = army_of(force_from_text(landed, "britain", rules.units))
    army = army_of(force_from_text(marched, "britain", rules.units)) if marched else Army()
    defenders = army_of(force_from_text(foes, "germany", rules.units))
    odds = land_attack(rules, army, defenders, landed=ashore, battleships=ships)
    aboard = [kind for kind, number in zip(ashore._fields, ashore) for _ in range(number)]
    room = rules.units.transport_capacity
    loads = [aboard[start : start + room] for start in range(0, len(aboard), room)]
    fleet = [f"1 transport ({', '.join(f'1 {kind}' for kind in load)})" for load in loads]
    fleet += [f"{ships} battleship"] if ships else []
    units: dict[Space, Forces] = {"SZ 10": {"britain": ", ".join(fleet)}, "Kiel": {"germany": foes}}
    control: dict[Space, str] = {}
    if marched:
        units["Ruhr"] = {"britain": f"{marched}, 1 infantry"}
        control["Ruhr"] = "britain"
    game = _game(rules, units, "britain", "movement", control=control)
    if marched:
        game.order(*parse_line(f"britain: move {marched} Ruhr -> Kiel"))
    game.order(*parse_line(f"britain: offload {landed} SZ 10 -> Kiel"))
    _ended(game, "britain")
    with_ships = f" with {ships} battleships" if ships else ""
    beside = f" beside {marched}" if marched else ""
    return Battle(
        f"{landed} land{with_ships}{beside} against {foes}",
        rules,
        game,
        "britain: attack Kiel",
        _land_figures(odds),
        _land_measure(rules, odds, "Kiel", ["britain"], ["germany"]),
    )


def sea(
    name: Rules,
    own: str,
    foes: str,
    *,
    options: Options | None = None,
    conduct: Conduct = CUSTOMARY,
    enemy: Conduct = CUSTOMARY,
    press: Pressing = "always",
    stakes: Stakes = SHIPS_ALONE,
    sails: bool = False,
    withdraw: bool = False,
) -> Battle:
    """Germany attacks Britain in SZ 5, in which both lie, or into which it has sailed from SZ 10."""
    rules = read_rules(name, options or {})
    mine, theirs = force_from_text(own, "germany", rules.units), force_from_text(foes, "britain", rules.units)
    start = fleet_of({"germany": mine}, {}), fleet_of({"britain": theirs}, {})
    odds = sea_battle(
        rules,
        *start,
        attack=conduct,
        defence=enemy,
        press=press,
        stakes=stakes,
        situation=Situation(way_back=sails, withdraw=withdraw),
    )
    if sails:
        game = _game(rules, {"SZ 10": {"germany": own}, "SZ 5": {"britain": foes}}, "germany", "movement")
        game.order(*parse_line(f"germany: move {own} SZ 10 -> SZ 5"))
        _ended(game, "germany")
    else:
        game = _game(rules, {"SZ 5": {"germany": own, "britain": foes}}, "germany", "combat")
    decides = press == "best" or "best" in (conduct.submerging, enemy.submerging)
    conducted = Conducted(
        sea_order=conduct.order,
        enemy_sea_order=enemy.order,
        rounds=press if isinstance(press, int) else None,
        odds=odds if decides or "always" in (conduct.submerging, enemy.submerging) else None,
        withdraw=withdraw,
    )
    said = [f"press {press}"] if press != "always" else []
    said += [f"submerging {conduct.submerging}"] if conduct.submerging != "never" else []
    said += [f"enemy submerging {enemy.submerging}"] if enemy.submerging != "never" else []
    said += ["who withdraw"] if withdraw else []
    return Battle(
        ", ".join([f"{own} against {foes}", *said]),
        rules,
        game,
        "germany: attack SZ 5",
        _sea_figures(odds),
        _sea_measure(rules, start),
        conducted,
    )


def _sea_figures(odds: SeaOdds) -> dict[str, Exact]:
    mine, theirs = odds.attackers_left(), odds.defenders_left()
    return {
        "enemy sunk": of_chance(
            sum(p for fleet, p in theirs.items() if not fleet.afloat and not fleet.submerged)
        ),
        "own sunk": of_chance(
            sum(p for fleet, p in mine.items() if not fleet.afloat and not fleet.submerged)
        ),
        "driven off": of_chance(odds.driven_off + odds.retreated),
        "own damaged": of_numbers((fleet.damaged, p) for fleet, p in mine.items()),
        "attacker's loss": of_numbers(odds.attacker_losses().items()),
        "defender's loss": of_numbers(odds.defender_losses().items()),
    }


def _sea_measure(rules: Ruleset, start: tuple[Fleet, Fleet]) -> Callable[[Table], Figures]:
    def measure(table: Table) -> Figures:
        waters = [space for space in table.units if space.startswith("SZ")]
        mine = [table.force(space, "germany") for space in waters]
        theirs = [table.force(space, "britain") for space in waters]
        worth = [
            sum(rules.units.cost[piece.kind] * n for force in forces for piece, n in force.items())
            for forces in (mine, theirs)
        ]
        return {
            "enemy sunk": float(not worth[1]),
            "own sunk": float(not worth[0]),
            "driven off": float(any(table.force(z, "germany") for z in waters if z != "SZ 5")),
            "own damaged": sum(n for force in mine for piece, n in force.items() if piece.damaged),
            "attacker's loss": _price(rules, start[0]) - worth[0],
            "defender's loss": _price(rules, start[1]) - worth[1],
        }

    return measure


def _price(rules: Ruleset, fleet: Fleet) -> int:
    cost = rules.units.cost
    return (
        cost["battleship"] * (fleet.battleship + fleet.damaged)
        + cost["cruiser"] * fleet.cruiser
        + cost["submarine"] * (fleet.submarine + fleet.submerged)
        + cost["transport"] * fleet.transport
    )


def mines(name: Rules, own: str, options: Options | None = None) -> Battle:
    """Germany sails from SZ 10 into the mines of SZ 9."""
    rules = read_rules(name, options or {})
    fleet = fleet_of({"germany": force_from_text(own, "germany", rules.units)}, {})
    left = mined(rules, fleet)
    exact = {
        "unharmed": of_chance(left[fleet]),
        "all sunk": of_chance(left.get(Fleet(), 0.0)),
        "damaged": of_numbers((each.damaged, p) for each, p in left.items()),
        "attacker's loss": of_numbers(
            (_price(rules, fleet) - _price(rules, each), p) for each, p in left.items()
        ),
    }

    def measure(table: Table) -> Figures:
        force = table.force("SZ 9", "germany")
        found = fleet_of({"germany": force}, {})
        return {
            "unharmed": float(found == fleet),
            "all sunk": float(not count(force)),
            "damaged": found.damaged,
            "attacker's loss": _price(rules, fleet) - _price(rules, found),
        }

    game = _game(
        rules, {"SZ 10": {"germany": own}, "London": {"britain": "1 infantry"}}, "germany", "movement"
    )
    game.order(*parse_line(f"germany: move {own} SZ 10 -> SZ 9"))
    for power in [power for power in game.questions if power != "germany"]:
        game.order(power, End())
    return Battle(f"{own} sail into mines", rules, game, "germany: end", exact, measure, to_combat=True)


def _text(forces: Forces) -> str:
    return " and ".join(f"{units} of {power}" for power, units in forces.items())
