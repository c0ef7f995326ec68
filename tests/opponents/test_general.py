"""Generals: trials that carry out just the plan they are made for, and dice that belong to places."""

from greatwar.board import Power
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.opponents import awaited, opponent
from greatwar.opponents.general import General, Search
from greatwar.opponents.levels import OFFICER
from greatwar.opponents.playouts import EvenDice, tried
from greatwar.opponents.staff import Staff
from greatwar.orders import End, Load, Move
from greatwar.rules.catalog import RULESETS
from greatwar.rules.opening import begun, opening


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
    game, scout = at_movement(), Staff(OFFICER, 1)
    assert isinstance(Staff(OFFICER, 1).order(game, "russia"), (Load, Move))
    scout.follow(game, "russia", [])
    assert scout.order(game, "russia") == End()


def test_a_trial_ends_though_its_power_has_left_the_war() -> None:
    game = at_movement("second-edition", "germany")
    game = Game(game.rules, game.table.but(collapsed=frozenset({"austria-hungary"})), KeyedDice("11" * 32))
    trial = tried(game, "austria-hungary", [], Staff(OFFICER, 1), 1, "seed")
    following = tried(game, "germany", [], Staff(OFFICER, 1), 1, "seed")
    assert trial.orders <= following.orders + 5


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
    search = Search(General(OFFICER, OFFICER, 1), game, "austria-hungary", 1200)
    best = search.best()
    assert any(sentence.startswith("Played sparing ") for sentence in search.told())
    assert search.told()[0].startswith(f"Played {best.name}") or best is search.usual
