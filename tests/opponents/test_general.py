"""Generals: trials that carry out just the plan they are made for, and dice that belong to places."""

import re

from greatwar.board import Power
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.opponents import awaited, opponent
from greatwar.opponents.judgement import progress
from greatwar.opponents.levels import OFFICER
from greatwar.opponents.planner import Planner
from greatwar.opponents.playouts import DECIDED, EvenDice, tried
from greatwar.opponents.search import PlanSearch
from greatwar.orders import End, Load, Move
from greatwar.rules.catalog import RULESETS
from greatwar.rules.opening import begun, opening
from greatwar.text.say import plan


def at_movement(rules: str = "rulebook", turn: Power = "russia") -> Game:
    """The first movement phase of a power."""
    made = RULESETS[rules]
    game = Game(made, begun(made, opening(made)), KeyedDice("11" * 32))
    officer = opponent("officer", 1)
    while game.table.phase != "movement" or turn not in game.table.movers:
        power = awaited(game)
        assert power is not None
        game.order(power, officer.order(game, power))
    return game


def test_who_follows_a_plan_gives_no_orders_of_his_own() -> None:
    game, scout = at_movement(), Planner(OFFICER, 1)
    assert isinstance(Planner(OFFICER, 1).order(game, "russia"), (Load, Move))
    scout.follow(game, "russia", [])
    assert scout.order(game, "russia") == End()


def test_a_trial_ends_though_its_power_has_left_the_war() -> None:
    game = at_movement("second-edition", "germany")
    game = Game(game.rules, game.table.but(collapsed=frozenset({"austria-hungary"})), KeyedDice("11" * 32))
    trial = tried(game, "austria-hungary", [], Planner(OFFICER, 1), 1, "seed")
    following = tried(game, "germany", [], Planner(OFFICER, 1), 1, "seed")
    assert trial.work <= following.work + 30


def test_a_won_war_counts_more_than_any_lead() -> None:
    game = at_movement()
    won = Game(game.rules, game.table.but(winner="central"), KeyedDice("11" * 32))
    still_open = tried(game, "germany", [], Planner(OFFICER, 1), 1, "seed")
    assert tried(won, "germany", [], Planner(OFFICER, 1), 1, "seed").score == DECIDED > still_open.score
    assert tried(won, "russia", [], Planner(OFFICER, 1), 1, "seed").score == -DECIDED


def test_what_was_weighed_is_told_in_ipcs() -> None:
    game = at_movement(turn="austria-hungary")
    search = PlanSearch(Planner(OFFICER, 1), OFFICER, game, "austria-hungary", 1500)
    search.best()
    usual = search.usual.trials
    ahead = sum(trial.ahead for trial in usual) / len(usual)
    line = (plan.ahead if ahead >= 0 else plan.behind)(way=plan.way_usual(), n=round(abs(ahead)))
    assert line in search.weighed()
    assert re.fullmatch(r"Usual plan: \d+ IPCs (ahead|behind) after a round\.", str(line))
    assert any(abs(trial.score) > abs(trial.ahead) for trial in usual)


def test_each_place_has_dice_of_its_own() -> None:
    dice, others = EvenDice("seed"), EvenDice("seed")
    dice.go_to("1/germany/Belgium")
    others.go_to("1/germany/Poland")
    others.draw(7, roll=0)
    others.go_to("1/germany/Belgium")
    assert dice.draw(5, roll=0) == others.draw(5, roll=1)


def test_six_trials_show_every_face_of_a_single_die() -> None:
    faces = set()
    for trial in range(6):
        dice = EvenDice("seed", trial)
        dice.go_to("1/germany/Belgium")
        faces.add(dice.draw(1, roll=0))
    assert len(faces) == 6


def test_a_general_weighs_sparing_what_its_usual_plan_attacks() -> None:
    game = at_movement(turn="austria-hungary")
    search = PlanSearch(Planner(OFFICER, 1), OFFICER, game, "austria-hungary", 2000)
    best = search.best()
    ways = [line.args["way"] for line in search.weighed()]
    assert any(way.id == "plan-way-sparing" for way in ways)
    assert ways[0] == best.name or best is search.usual


def test_what_is_lost_of_homelands_counts_most_where_collapses_win() -> None:
    """A French homeland on the brink is worth more than an army; by the rulebook it is worth its income alone."""
    manual = RULESETS["reference-manual"]
    table = opening(manual)
    taken = table.but(
        control={**table.control, **dict.fromkeys(("Picardy", "Lorraine", "Burgundy", "Brest"), "germany")}
    )
    assert progress(manual, table) == 0.0
    assert 90.0 < progress(manual, taken) < 110.0
    assert progress(manual, taken.but(collapsed=frozenset({"france"}))) == 125.0
    assert progress(RULESETS["rulebook"], taken) == 0.0
