"""Landings from the voyage on: mines, a battle for the zone, the assault; by their parts and by the engine."""

import math

import pytest

from greatwar.board import Space
from greatwar.dice import ScriptedDice
from greatwar.frames import Combat
from greatwar.game import Game
from greatwar.notation.orders import parse_line
from greatwar.notation.positions import read_position
from greatwar.odds import Army, Fleet, LandingOdds, land_attack, landing, mined, sea_battle
from greatwar.orders import Attack, End, Land
from greatwar.questions import AskLand
from greatwar.rules import ruleset
from greatwar.table import Table
from tests.odds.engine import Conducted, Luck, fought_out

RULEBOOK = ruleset("rulebook")
TWO = Army(infantry=2)
PAIR = Army(infantry=1, artillery=1)


def test_a_quiet_voyage_is_just_an_assault() -> None:
    odds = landing(RULEBOOK, [TWO, PAIR], Army(2, 1), escort=Fleet(battleship=1))
    assault = land_attack(RULEBOOK, (), Army(2, 1), landed=Army(3, 1), battleships=1)
    assert odds.landed == pytest.approx(1)
    assert odds.taken == pytest.approx(assault.taken)
    assert odds.net == pytest.approx(assault.net)
    assert odds.ships_lost == 0


def test_mines_take_transports_with_their_loads() -> None:
    odds = landing(RULEBOOK, [TWO], Army(1), fields=1)
    assault = land_attack(RULEBOOK, (), Army(1), landed=TWO)
    assert odds.landed == pytest.approx(5 / 6)
    assert odds.idle == pytest.approx(1 / 6)
    assert odds.taken == pytest.approx(5 / 6 * assault.taken)
    assert odds.attacker_loss == pytest.approx(5 / 6 * assault.attacker_loss + 1 / 6 * (6 + 6))
    several = landing(RULEBOOK, [TWO, PAIR, TWO], Army(3, 1), escort=Fleet(cruiser=1), fields=2)
    sail = mined(RULEBOOK, Fleet(cruiser=1, transport=3), 2)
    lost = sum(p * (9 * (1 - fleet.cruiser) + 6 * (3 - fleet.transport)) for fleet, p in sail.items())
    assert several.ships_lost == pytest.approx(lost)


def test_guns_alone_stay_aboard_where_armies_need_infantry() -> None:
    guns = [Army(artillery=2)]
    assert landing(RULEBOOK, guns, Army(1)).landed == 0
    assert landing(RULEBOOK, guns, Army(1), marched=Army(1)).landed == 1
    assert landing(ruleset("second-edition"), guns, Army(1)).landed == 1


def test_nobody_lands_unless_the_zone_is_cleared() -> None:
    odds = landing(RULEBOOK, [TWO, TWO], Army(1), escort=Fleet(cruiser=2), enemy_fleet=Fleet(cruiser=1))
    battle = sea_battle(RULEBOOK, Fleet(cruiser=2, transport=2), Fleet(cruiser=1))
    assert odds.landed == pytest.approx(
        sum(
            battle.final[i, j]
            for i, fleet in enumerate(battle.mine.fleets)
            for j, enemy in enumerate(battle.theirs.fleets)
            if not enemy.armed and fleet.transport
        )
    )
    assert odds.enemy_ships_lost == pytest.approx(battle.defender_loss)
    # Battleships that have fought do not bombard.
    bold = landing(RULEBOOK, [TWO], Army(1), escort=Fleet(battleship=2), enemy_fleet=Fleet(transport=1))
    assert bold.taken == pytest.approx(land_attack(RULEBOOK, (), Army(1), landed=TWO).taken)


def _game(units: dict[Space, dict[str, str]], *orders: str) -> Game:
    tree: dict[str, object] = {
        "rules": "rulebook",
        "setup": "empty",
        "round": 5,
        "turn": "britain",
        "phase": "movement",
        "units": units,
    }
    rules, table = read_position(tree)
    game = Game(rules, table, ScriptedDice())
    for order in orders:
        game.order(*parse_line(f"britain: {order}"))
    return game


def _value(table: Table, power: str) -> int:
    return sum(
        RULEBOOK.units.cost[piece.kind] * number
        + sum(RULEBOOK.units.cost[unit.kind] for unit in piece.cargo) * number
        for stacks in table.units.values()
        for owner, force in stacks.items()
        if owner == power
        for piece, number in force.items()
    )


def _landed(game: Game, luck: Luck, sea: bool) -> dict[str, float]:
    """One landing by the engine: the end of movement, the battle for the zone, the assault."""
    fork = game.fork(luck)
    before = _value(fork.table, "britain"), _value(fork.table, "germany")
    fork.order("britain", End())
    while not isinstance(fork.table.frames[-1], Combat):
        question = fork.questions["britain"]
        assert isinstance(question, AskLand)
        fork.order("britain", Land(question.territory))
    if sea and not fork.problems("britain", Attack("SZ 10")):
        fought_out(fork, ("britain", Attack("SZ 10")), Conducted())
    landed = bool(fork.table.force("Kiel", "britain"))
    if not fork.problems("britain", Attack("Kiel")):
        fought_out(fork, ("britain", Attack("Kiel")), Conducted())
    own, enemy = fork.table.force("Kiel", "britain"), fork.table.force("Kiel", "germany")
    return {
        "landed": float(landed),
        "taken": float(bool(own) and not enemy),
        "contested": float(bool(own) and bool(enemy)),
        "attacker_loss": before[0] - _value(fork.table, "britain"),
        "defender_loss": before[1] - _value(fork.table, "germany"),
    }


@pytest.mark.parametrize(
    ("game", "odds", "sea"),
    [
        (
            _game(
                {
                    "SZ 10": {
                        "britain": "2 cruiser, 1 transport (2 infantry), 1 transport (1 infantry, 1 artillery)",
                        "germany": "1 cruiser, 1 submarine",
                    },
                    "Kiel": {"germany": "1 infantry, 1 artillery"},
                },
                "offload 3 infantry, 1 artillery SZ 10 -> Kiel after battle",
            ),
            landing(
                RULEBOOK,
                [TWO, PAIR],
                PAIR,
                escort=Fleet(cruiser=2),
                enemy_fleet=Fleet(cruiser=1, submarine=1),
            ),
            True,
        ),
        (
            _game(
                {
                    "SZ 9": {
                        "britain": "1 battleship, 1 transport (2 infantry), 1 transport (1 infantry, 1 artillery)"
                    },
                    "Kiel": {"germany": "2 infantry, 1 artillery"},
                },
                "move 1 battleship, 1 transport (2 infantry), 1 transport (1 infantry, 1 artillery) SZ 9 -> SZ 10",
                "offload 3 infantry, 1 artillery SZ 10 -> Kiel",
            ),
            landing(RULEBOOK, [TWO, PAIR], Army(2, 1), escort=Fleet(battleship=1), fields=1),
            False,
        ),
    ],
    ids=["after a battle", "through mines"],
)
def test_landings_of_the_engine_come_out_as_the_odds_say(game: Game, odds: LandingOdds, sea: bool) -> None:
    luck, number = Luck(11), 500
    found = [_landed(game, luck, sea) for _ in range(number)]
    for figure in found[0]:
        mean = sum(each[figure] for each in found) / number
        spread = math.sqrt(sum((each[figure] - mean) ** 2 for each in found) / number / number)
        assert abs(mean - getattr(odds, figure)) <= 3.5 * spread + 1e-9, (figure, mean, getattr(odds, figure))
