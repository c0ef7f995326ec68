"""`greatwar odds`: the exact odds of an attack, a landing, a sea battle or a front."""

from math import isfinite
from typing import Literal, NamedTuple, cast

import click
import msgspec
from rich.console import Console

from greatwar.cli import boards, odds_sheets
from greatwar.cli.choosing import chosen_ruleset, named_rules
from greatwar.notation.rulesets import ruleset_label
from greatwar.notation.trees import Tree
from greatwar.odds import (
    Aim,
    Situation,
    Stakes,
    attackers_orders,
    defenders_orders,
    fleet_orders,
)
from greatwar.odds.forces import Forces, read_forces, require_enemies
from greatwar.odds.front import AttackPolicy
from greatwar.odds.inquiries import Sides, action, assault, campaign, fleets, is_voyage, voyage
from greatwar.odds.loss_orders import AIMS
from greatwar.odds.sea import Pressing, Submerging
from greatwar.odds.trees import front_tree, land_tree, sea_tree
from greatwar.pieces import SHIPS
from greatwar.text.messages import Message
from greatwar.text.say import cli_command as say

MOST_TURNS = 20


class OddsRequest(NamedTuple):
    """What was asked on the command line."""

    sides: Sides
    aim: Aim | None
    as_json: bool


def _finite(_context: click.Context, _param: click.Parameter, value: float) -> float:
    if not isfinite(value):
        raise click.BadParameter(str(say.not_ipcs(value=str(value))))
    return value


_SUBMERGING = click.Choice(["never", "always", "best"])
_POLICY = click.Choice(["always", "never", "pays"])


@click.command(name="odds")
@click.argument("attackers")
@click.argument("defenders")
@click.option(
    "--rules", "-R", "name", default="rulebook", help="The ruleset, by name or by file.", show_default=True
)
@click.option(
    "--option", "-o", "options", multiple=True, metavar="KEY=VALUE", help="An option of the ruleset."
)
@click.option("--sea", is_flag=True, help="A sea battle; not needed where only ships are named.")
@click.option(
    "--landing", default="", metavar="UNITS", help="Land units that come by sea, and their battleships."
)
@click.option(
    "--guard", default="", metavar="SHIPS", help="Enemy ships in the zone from which transports land."
)
@click.option("--front", "turns", type=click.IntRange(1, MOST_TURNS), help="A front over so many turns.")
@click.option("--aim", type=click.Choice(list(AIMS)), help="Show the best order of casualties for this aim.")
@click.option("--lose", default="", metavar="KINDS", help="What the attackers lose first.")
@click.option("--enemy-lose", default="", metavar="KINDS", help="What the defenders lose first.")
@click.option(
    "--press", default="best", show_default=True, help="At sea: best, always, or a number of rounds."
)
@click.option("--submerge", type=_SUBMERGING, help="At sea: when the attackers' submarines submerge.")
@click.option("--enemy-submerge", type=_SUBMERGING, help="At sea: when the defenders' do.")
@click.option(
    "--mines", type=click.IntRange(0, 9), default=0, help="At sea: minefields that the attackers pass."
)
@click.option(
    "--zone", type=float, callback=_finite, default=0.0, help="At sea: what a cleared zone is worth in IPCs."
)
@click.option(
    "--damage",
    type=float,
    callback=_finite,
    default=0.0,
    help="At sea: what damage to a battleship costs in IPCs.",
)
@click.option(
    "--staying", type=click.FloatRange(0, 1), default=0.0, help="At sea: share of the fleet lost later."
)
@click.option("--withdraw", is_flag=True, help="At sea: the defenders leave when the battle is over.")
@click.option("--no-way-back", is_flag=True, help="At sea: the attackers have nowhere to retreat to.")
@click.option(
    "--reinforce", default="", metavar="UNITS", help="On a front: what joins the attackers each turn."
)
@click.option("--enemy-reinforce", default="", metavar="UNITS", help="On a front: what joins the defenders.")
@click.option("--attacks", type=_POLICY, default="pays", help="On a front: when the attackers attack.")
@click.option("--enemy-attacks", type=_POLICY, default="pays", help="On a front: when the defenders do.")
@click.option("--json", "as_json", is_flag=True, help="For programs: every figure as a tree.")
@click.pass_context
def command(
    context: click.Context,
    attackers: str,
    defenders: str,
    name: str,
    options: tuple[str, ...],
    sea: bool,
    landing: str,
    guard: str,
    turns: int | None,
    aim: str | None,
    lose: str,
    enemy_lose: str,
    press: str,
    submerge: Submerging | None,
    enemy_submerge: Submerging | None,
    mines: int,
    zone: float,
    damage: float,
    staying: float,
    withdraw: bool,
    no_way_back: bool,
    reinforce: str,
    enemy_reinforce: str,
    attacks: Literal["always", "never", "pays"],
    enemy_attacks: Literal["always", "never", "pays"],
    as_json: bool,
) -> None:
    """Calculate the exact odds of an attack of ATTACKERS on DEFENDERS.

    A force is 'POWER: UNITS', with a semicolon between powers, or just units. With --landing, ATTACKERS are the units
    that march in beside the landing; name only the power if there are none. Units that land in a contested territory
    only reinforce those that are there.

    \b
    Examples:
      greatwar odds "germany: 8 infantry, 4 artillery, 1 fighter" "france: 6 infantry, 2 artillery"
      greatwar odds "britain" "ottoman: 2 infantry, 1 artillery" --landing "4 infantry, 2 artillery, 2 battleship"
      greatwar odds britain "germany: 1 infantry" --landing "1 cruiser, 1 transport (2 infantry)" --guard "1 cruiser"
      greatwar odds "germany: 1 battleship, 2 cruiser, 2 submarine" "britain: 1 battleship, 2 cruiser" --mines 1
      greatwar odds "germany: 3 battleship" "britain: 4 cruiser" --rules second-edition
      greatwar odds "20 infantry, 10 artillery" "20 infantry, 10 artillery" --front 6 --reinforce "4 infantry"
      greatwar odds "6 infantry, 4 artillery, 2 tank" "8 infantry" --aim front
    """
    rules = chosen_ruleset(named_rules(name, options))
    mine, theirs = read_forces(rules, attackers), read_forces(rules, defenders)
    asked = OddsRequest(Sides(rules, mine, theirs, lose, enemy_lose), cast(Aim | None, aim), as_json)
    ships = sea or (bool(_kinds(mine)) and _kinds(mine) <= set(SHIPS) and not landing)
    if sum((ships, bool(landing), turns is not None)) > 1:
        raise click.UsageError(str(say.one_question()), context)
    sails = is_voyage(landing)
    _require_belonging(context, ships, turns, sails)
    require_enemies(rules, mine, theirs)
    if ships:
        stakes = Stakes(zone=zone, damage=damage, staying=staying)
        situation = Situation(way_back=not no_way_back, withdraw=withdraw)
        _sea(asked, _pressing(context, press), (submerge, enemy_submerge), mines, stakes, situation)
    elif turns is not None:
        _front(asked, turns, (reinforce, enemy_reinforce), (attacks, enemy_attacks))
    elif sails:
        _voyage(asked, landing, guard, mines)
    else:
        _land(asked, landing)


def _kinds(forces: Forces) -> set[str]:
    return {piece.kind for force in forces.by_power.values() for piece in force}


_AT_SEA = (
    "press",
    "submerge",
    "enemy_submerge",
    "zone",
    "damage",
    "staying",
    "withdraw",
    "no_way_back",
)
_ON_A_FRONT = ("reinforce", "enemy_reinforce", "attacks", "enemy_attacks")


def _require_belonging(context: click.Context, ships: bool, turns: int | None, voyage: bool) -> None:
    """Complain about options that say nothing about what is asked."""
    given = click.core.ParameterSource.COMMANDLINE
    for names, belongs, complaint in (
        (_AT_SEA, ships, say.belongs_sea),
        (("mines",), ships or voyage, say.belongs_ships),
        (("guard",), voyage, say.belongs_landing),
        (_ON_A_FRONT, turns is not None, say.belongs_front),
    ):
        for each in names:
            if not belongs and context.get_parameter_source(each) == given:
                raise click.UsageError(str(complaint(option=each.replace("_", "-"))), context)


def _pressing(context: click.Context, text: str) -> Pressing:
    if text in ("best", "always"):
        return cast(Pressing, text)
    if text.isdecimal() and 1 <= int(text) <= 99:
        return int(text)
    raise click.UsageError(str(say.press_form(text=text)), context)


def _land(asked: OddsRequest, landing: str) -> None:
    rules, aim = asked.sides.rules, asked.aim
    powers, attackers, defenders, odds = assault(asked.sides, landing)
    if asked.as_json:
        tree = land_tree(odds)
        if aim is not None:
            tree["orders"] = {
                "attackers": [each._asdict() for each in attackers_orders(rules, attackers, defenders, aim)],
                "defenders": [each._asdict() for each in defenders_orders(rules, attackers, defenders, aim)],
            }
        _print_json(asked, tree)
        return
    console = _headed(asked, *([say.by_sea(units=landing)] if landing else []))
    names = _name(powers, say.attackers()), _name(asked.sides.defenders, say.defenders())
    odds_sheets.land_sheet(console, odds, names)
    if aim is not None:
        odds_sheets.orders_sheet(console, names[0], aim, attackers_orders(rules, attackers, defenders, aim))
        odds_sheets.orders_sheet(console, names[1], aim, defenders_orders(rules, attackers, defenders, aim))


def _voyage(asked: OddsRequest, text: str, guard: str, mines: int) -> None:
    """A landing with its transports: mines, the battle for the zone, the assault."""
    odds = voyage(asked.sides, text, guard=guard, mines=mines)
    if asked.as_json:
        _print_json(asked, {**odds._asdict(), "net": odds.net})
        return
    way = [say.by_sea(units=text), *_mined(mines), *([say.guarded(ships=guard)] if guard else [])]
    odds_sheets.landing_sheet(_headed(asked, *way), odds)


def _mined(mines: int) -> list[Message]:
    return [say.through_mines(n=mines)] if mines else []


def _sea(
    asked: OddsRequest,
    press: Pressing,
    submerging: tuple[Submerging | None, Submerging | None],
    mines: int,
    stakes: Stakes,
    situation: Situation,
) -> None:
    rules, names = asked.sides.rules, _names(asked.sides)
    odds = action(
        asked.sides, press=press, submerging=submerging, mines=mines, stakes=stakes, situation=situation
    )
    if asked.as_json:
        _print_json(asked, sea_tree(odds))
        return
    console = _headed(asked, *_mined(mines))
    odds_sheets.sea_sheet(console, odds, names)
    presses = press == "best" and rules.sea_battle.rounds == "press"
    odds_sheets.advice_sheet(console, odds, presses=presses)
    if asked.aim is not None:
        mine, theirs, _, _ = fleets(asked.sides)
        for attacking, title in zip((True, False), names):
            ranked = fleet_orders(
                rules, mine, theirs, attacking=attacking, press=press, stakes=stakes, situation=situation
            )
            odds_sheets.sea_orders_sheet(console, title, ranked)


def _front(
    asked: OddsRequest, turns: int, reinforced: tuple[str, str], attacks: tuple[AttackPolicy, AttackPolicy]
) -> None:
    forecast = campaign(asked.sides, turns, reinforced=reinforced, attacks=attacks)
    if asked.as_json:
        _print_json(asked, front_tree(forecast))
        return
    odds_sheets.front_sheet(_headed(asked, say.front_over(n=turns)), forecast, _names(asked.sides))


def _headed(asked: OddsRequest, *more: Message) -> Console:
    """Where the odds are printed, below a title and the forces."""
    console, sides = boards.paper(), asked.sides
    attackers, defenders = _names(sides)
    title = say.title(attackers=attackers, defenders=defenders, rules=ruleset_label(sides.rules))
    console.print(str(title), style="bold", highlight=False, markup=False)
    forces = say.forces(mine=sides.attackers.text(), theirs=sides.defenders.text())
    console.print(f"{', '.join(map(str, (forces, *more)))}\n", highlight=False, markup=False)
    return console


def _names(sides: Sides) -> tuple[str, str]:
    """What the two sides are called."""
    return _name(sides.attackers, say.attackers()), _name(sides.defenders, say.defenders())


def _name(forces: Forces, otherwise: Message) -> str:
    return str(say.powers(powers=forces.powers) if forces.powers else otherwise)


def _print_json(asked: OddsRequest, tree: Tree) -> None:
    head: Tree = {
        "rules": asked.sides.rules.name,
        "options": dict(asked.sides.rules.chosen),
        "attack": asked.sides.attackers.text(),
        "defence": asked.sides.defenders.text(),
    }
    click.echo(msgspec.json.format(msgspec.json.encode(head | tree), indent=2).decode())
