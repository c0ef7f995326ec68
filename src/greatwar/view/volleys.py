"""Volleys: which unit rolled each die of a battle, for the battle board.

The game keeps the table on which each roll of an order fell. Here each roll is shown with the units that fired in it
and what they hit on. Nothing is decided here: the values are the rules' own.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from msgspec import Struct

from greatwar.board import Power, Space, order_of_play
from greatwar.frames import LandBattle, SeaBattle
from greatwar.game import Rolled
from greatwar.pieces import ARMY_KINDS, Kind, count
from greatwar.questions import Purpose
from greatwar.rules.rulebook import fleets as sea_fleets
from greatwar.rules.rulebook import land_combat
from greatwar.rules.rulebook.fire import attack_of_army, defence_of_army, fire_of_fleet
from greatwar.rules.rulebook.land_combat import air_supremacy, army_counts
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Stacks, Table

Promotion = Literal["", "artillery", "air"]
"""What has raised a unit's combat value: the support of artillery, or air supremacy."""


class Gun(Struct, frozen=True, omit_defaults=True):
    """Units of a power that fire at the same value, in the order in which their dice are rolled."""

    power: Power
    kind: Kind
    number: int
    value: int
    promoted: Promotion = ""


Guns = tuple[Gun, ...]


class Volley(Struct, frozen=True, omit_defaults=True):
    """A roll of a battle: first the dice of the attackers, then those of the defenders, gun by gun."""

    space: Space
    purpose: Purpose
    attack: Guns
    defence: Guns
    dice: tuple[int, ...]

    @property
    def expected(self) -> tuple[float, float]:
        """The hits of attackers and defenders that were to be expected."""
        attack, defence = (
            sum(gun.number * gun.value / 6 for gun in guns) for guns in (self.attack, self.defence)
        )
        return attack, defence

    @property
    def scored(self) -> tuple[int, int]:
        """The hits of attackers and defenders."""
        first = sum(gun.number for gun in self.attack)
        return _hits(self.attack, self.dice[:first]), _hits(self.defence, self.dice[first:])


def _hits(guns: Guns, dice: tuple[int, ...]) -> int:
    values = [gun.value for gun in guns for _ in range(gun.number)]
    return sum(die <= value for die, value in zip(dice, values, strict=True))


class Battle(Struct, frozen=True, omit_defaults=True):
    """The battle in progress as a battle board shows it: who fires at what value, and the hits still to be taken."""

    space: Space
    kind: Literal["land", "sea"]
    stage: str
    attack: Guns
    defence: Guns
    hits_on_attacker: int = 0
    hits_on_defender: int = 0


def battle(rules: Ruleset, table: Table) -> Battle | None:
    """The innermost battle in progress, if there is one."""
    for frame in reversed(table.frames):
        if isinstance(frame, LandBattle):
            guns = _land_fire(rules, table, frame)
            hits = frame.hits_on_attacker, frame.hits_on_defender
            return Battle(frame.space, "land", frame.stage, *guns, *hits)
        if isinstance(frame, SeaBattle):
            guns = _sea_fire(rules, table, frame)
            hits = frame.hits_on_attacker, frame.hits_on_defender
            return Battle(frame.zone, "sea", frame.stage, *guns, *hits)
    return None


def volleys(rules: Ruleset, rolled: Iterable[Rolled]) -> tuple[Volley, ...]:
    """The rolls of battle among those that an order drew."""
    fired = (_volley(rules, *each) for each in rolled)
    return tuple(volley for volley in fired if volley is not None)


def _volley(rules: Ruleset, table: Table, purpose: Purpose, dice: tuple[int, ...]) -> Volley | None:
    frame = table.frames[-1]
    attack: Guns = ()
    defence: Guns = ()
    if isinstance(frame, LandBattle):
        space = frame.space
        match frame.stage:
            case "strike":
                enemies = land_combat.defenders(table, frame)
                defence = _all_of(enemies, "artillery", rules.land_battle.coastal_fire)
            case "bombardment":
                attack = _bombarding(rules, frame)
            case "air":
                attack = _all_of(
                    land_combat.attackers(table, frame), "fighter", rules.units.attack["fighter"]
                )
                defence = _all_of(
                    land_combat.defenders(table, frame), "fighter", rules.units.defence["fighter"]
                )
            case _:
                attack, defence = _land_fire(rules, table, frame)
    elif isinstance(frame, SeaBattle):
        space = frame.zone
        attack, defence = _sea_fire(rules, table, frame)
        if frame.stage == "attacker fires":
            defence = ()
        else:
            attack = ()
    else:
        return None
    if sum(gun.number for gun in attack + defence) != len(dice):
        return None
    return Volley(space, purpose, attack, defence, dice)


def _all_of(stacks: Stacks, kind: Kind, value: int) -> Guns:
    return _armed(Gun(power, kind, count(force, kind), value) for power, force in stacks.items())


def _bombarding(rules: Ruleset, frame: LandBattle) -> Guns:
    return tuple(
        Gun(power, "battleship", number, rules.land_battle.bombardment)
        for power, number in frame.bombarding.items()
    )


def _armed(guns: Iterator[Gun]) -> Guns:
    return tuple(gun for gun in guns if gun.number and gun.value)


def _land_fire(rules: Ruleset, table: Table, frame: LandBattle) -> tuple[Guns, Guns]:
    """The round of fire: each power's dice in the order of the rules, supported units first."""
    own = land_combat.attackers(table, frame)
    supremacy = air_supremacy(table, frame)
    attack: list[Gun] = []
    for power in order_of_play({*own, *frame.bombarding}):
        force = land_combat.firing_attackers(rules, frame, own.get(power, {}))
        attack.append(Gun(power, "battleship", frame.bombarding.get(power, 0), rules.land_battle.bombardment))
        fire = attack_of_army(rules, *army_counts(force), supremacy=supremacy == table.side)
        for (value, number), (kind, base) in zip(fire, _ATTACKING, strict=True):
            attack.append(Gun(power, kind, number, value, _promotion(value, rules.units.attack[kind], base)))
    defence: list[Gun] = []
    over = supremacy not in (None, table.side)
    for power, force in land_combat.defenders(table, frame).items():
        fire = defence_of_army(rules, *army_counts(force), supremacy=over)
        for (value, number), kind in zip(fire, ARMY_KINDS, strict=True):
            defence.append(
                Gun(power, kind, number, value, _promotion(value, rules.units.defence[kind], "air"))
            )
    return _armed(iter(attack)), _armed(iter(defence))


_ATTACKING: tuple[tuple[Kind, Promotion], ...] = (
    ("infantry", "artillery"),
    ("infantry", ""),
    ("artillery", "air"),
    ("tank", "artillery"),
    ("tank", ""),
    ("fighter", ""),
)
"""The units of an attacking army in the order of their dice, and what may have promoted them."""


def _promotion(value: int, printed: int, by: Promotion) -> Promotion:
    return by if value > printed else ""


def _sea_fire(rules: Ruleset, table: Table, frame: SeaBattle) -> tuple[Guns, Guns]:
    attack, defence = (
        _broadsides(values, frame, fleets)
        for values, fleets in (
            (rules.units.attack, sea_fleets.attackers(table, frame)),
            (rules.units.defence, sea_fleets.defenders(table, frame)),
        )
    )
    return attack, defence


def _broadsides(values: Mapping[Kind, int], frame: SeaBattle, fleets: Stacks) -> Guns:
    guns: list[Gun] = []
    for power, fleet in fleets.items():
        under = frame.submerged.get(power, 0) + frame.submerging.get(power, 0)
        numbers = count(fleet, "submarine") - under, count(fleet, "cruiser"), count(fleet, "battleship")
        kinds: tuple[Kind, ...] = ("submarine", "cruiser", "battleship")
        for (value, number), kind in zip(fire_of_fleet(values, *numbers), kinds, strict=True):
            guns.append(Gun(power, kind, number, value))
    return _armed(iter(guns))
