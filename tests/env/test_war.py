"""The environment keeps its promises: the whole game, in lawful small steps, by a seed."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from greatwar.board import POWERS, SIDE, SPACES
from greatwar.dice import KeyedDice
from greatwar.env.choices import Choice, first_choice
from greatwar.env.observation import LAYOUT, SIZE, Observer
from greatwar.env.tokens import ALPHABET, DONE, NAMES, NUMBER, VERBS, WAIT, number_word, spelled
from greatwar.env.war import raw_env
from greatwar.game import Game
from greatwar.notation.positions import load_position
from greatwar.opponents.random_orders import RandomOrders
from greatwar.orders import AnyOrder, Attack, Buy, Casualties, Move, Order, Rail, Retreat, Undo
from greatwar.questions import Shape
from greatwar.rules.catalog import RULESETS
from greatwar.rules.opening import opening

EVERY_RULESET = pytest.mark.parametrize("rules", RULESETS)


# Seeds


def _choices(environment: raw_env, seed: int, number: int) -> list[str]:
    rng = random.Random(seed)
    told = []
    for _ in range(number):
        observation, *_, over, broken_off, _ = environment.last()
        if over or broken_off:
            break
        assert observation is not None
        token = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        environment.step(token)
        told.append(environment.last_order)
    return told


def test_a_seed_begins_the_same_war_and_resets_without_a_seed_go_on_from_it() -> None:
    one, other = raw_env(rounds=1), raw_env(rounds=1)
    one.reset(seed=3)
    other.reset(seed=3)
    dice = [one.game.dice, other.game.dice]
    one.reset()
    other.reset()
    dice += [one.game.dice, other.game.dice]
    keys = [source.key for source in dice if isinstance(source, KeyedDice)]
    assert keys[0] == keys[1] and keys[2] == keys[3] and keys[0] != keys[2]
    assert _choices(one, 1, 2000) == _choices(other, 1, 2000)


# The whole game in lawful steps


def _leaves(choice: Choice, game: Game, most: int = 4000) -> Iterator[Order]:
    """Every order that can be spelled from here, as long as there are not too many."""
    waiting: list[Any] = [choice]
    found = 0
    while waiting and found < most:
        point = waiting.pop()
        tokens = list(point.tokens)
        assert len(tokens) == len(set(tokens)) > 0
        for token in tokens:
            following = point.chosen(token)
            if isinstance(following, Order):
                found += 1
                yield following
            elif following is not None:
                waiting.append(following)


def _watched(rules: str, seed: int, number: int, every: int) -> Iterator[Game]:
    """A random game, looked at now and then."""
    ruleset = RULESETS[rules]
    game = Game(ruleset, opening(ruleset, random.Random(seed).randint(2, 8)), KeyedDice(f"{seed:064x}"))
    random_orders = RandomOrders(random.Random(seed))
    for step in range(number):
        if game.table.winner:
            return
        if step % every == 0 or len(game.table.frames) > 1:
            yield game
        game.order(*random_orders.order(game))


@EVERY_RULESET
@pytest.mark.parametrize("seed", [1, 2])
def test_what_can_be_spelled_is_what_the_engine_lists(rules: str, seed: int) -> None:
    for game in _watched(rules, seed, 900, 60):
        for power in game.questions:
            listed = {order for speaker, order in game.legal() if speaker == power}
            assert set(game.legal_of(power)) == listed
            spelt = set(_leaves(first_choice(game, power, may_wait=False), game))
            if any(isinstance(order, Shape | Rail) for order in listed):
                continue
            extra = {order for order in spelt - listed if not isinstance(order, Undo | Retreat)}
            assert listed <= spelt
            assert all(not game.problems(power, order) for order in extra)


@EVERY_RULESET
def test_every_choice_that_is_offered_leads_to_an_order_that_is_accepted(rules: str) -> None:
    environment = raw_env(rules=rules, rounds=3)
    for seed in range(3):
        environment.reset(seed=seed)
        _choices(environment, seed, 3000)  # an order that is refused would raise


@pytest.mark.parametrize("base", ["rulebook", "second-edition"])
def test_a_custom_ruleset_is_played_with_its_own_units(base: str) -> None:
    units = {
        "transport": {"capacity": 4},
        "battleship": {"hits": 1},
        "tank": {"buyers": ["france"], "first_round": 1},
    }
    rules = {"name": "house", "base": base, "units": units, "movement": {"two_space_marches": True}}
    environment = raw_env(rules=rules, rounds=2)
    for seed in range(2):
        environment.reset(seed=seed)
        _choices(environment, seed, 4000)  # an order that is refused would raise
    moves = [entry.order for entry in environment.game.log if isinstance(entry.order, Move)]
    assert any(len(order.route) > 2 and order.units[0].kind == "infantry" for order in moves)


def test_every_word_of_the_orders_has_a_verb() -> None:
    assert set(VERBS) == set(AnyOrder.__args__)
    assert len(NAMES) == len(set(NAMES)) == ALPHABET


@EVERY_RULESET
def test_no_word_is_the_beginning_of_another(rules: str) -> None:
    for game in _watched(rules, 4, 600, 50):
        words = [spelled(o) for _, o in game.legal() if not isinstance(o, Shape | Buy)]
        for word in words:
            assert word[-1] == DONE and word.index(DONE) >= 1
        beginnings = {word[:length] for word in words for length in range(1, len(word))}
        assert not beginnings & set(words)


RAILWAYS = """
rules: second-edition
setup: empty
round: 3
turn: central
phase: movement
units:
  Berlin: {germany: "5 infantry, 2 artillery"}
"""


def _follow(choice: Choice, *names: str) -> Choice:
    for name in names:
        following = choice.chosen(NUMBER[name])
        assert following is not None and not isinstance(following, Order)
        choice = following
    return choice


def test_a_train_takes_several_units_and_any_line() -> None:
    rules, table = load_position(RAILWAYS)
    game = Game(rules, table, KeyedDice("00" * 32))
    choice: Choice = first_choice(game, "germany", may_wait=True)
    assert WAIT in choice.tokens
    choice = _follow(choice, "Berlin", "Rail")
    direct = _follow(choice, "Silesia", "done", "infantry", "done", "infantry", "done", "artillery", "done")
    order = direct.chosen(DONE)
    assert isinstance(order, Rail) and not game.problems("germany", order)
    assert sum(item.number for item in order.units) == 3
    detour = _follow(choice, "Prussia", "Silesia", "done", "artillery", "done").chosen(DONE)
    assert isinstance(detour, Rail) and detour.route == ("Berlin", "Prussia", "Silesia")
    assert not game.problems("germany", detour)


LOSSES = """
rules: rulebook
setup: empty
round: 5
turn: germany
phase: combat
units:
  Lorraine:
    germany: "40 infantry, 20 artillery"
    france: "40 infantry, 12 artillery, 3 tanks, 2 fighters"
    britain: "35 infantry, 9 artillery, 3 tanks, 2 fighters"
    italy: "20 infantry, 9 artillery, 2 tanks"
"""


def test_losses_too_many_to_list_are_spelled_number_by_number() -> None:
    rules, table = load_position(LOSSES)
    game = Game(rules, table, KeyedDice("00" * 32))
    game.order("germany", Attack("Lorraine"))
    rng = random.Random(5)
    shapes = 0
    while len(game.table.frames) > 1:
        power = next(iter(game.questions))
        shapes += any(isinstance(order, Shape) for _, order in game.legal())
        choice: Choice | Order | None = first_choice(game, power, may_wait=False)
        while not isinstance(choice, Order):
            assert choice is not None
            choice = choice.chosen(rng.choice(list(choice.tokens)))
        game.order(power, choice)
    assert shapes


def test_all_losses_that_are_lawful_can_be_spelled_number_by_number() -> None:
    """Where the answers are few enough to be listed, putting them together by numbers finds just these."""
    rules, table = load_position(LOSSES.replace("40", "4").replace("35", "3").replace("20", "2"))
    game = Game(rules, table, KeyedDice("00" * 32))
    game.order("germany", Attack("Lorraine"))
    while not isinstance(next(order for _, order in game.legal()), Casualties):
        power, order = game.legal()[0]
        assert isinstance(order, Order)
        game.order(power, order)
    listed = {order for _, order in game.legal() if isinstance(order, Casualties)}
    assert len(listed) > 10
    assert set(game.answers()) == listed
    firsts = [order for first in range(9) for order in game.answers((first,))]
    assert len(firsts) == len(listed) and set(firsts) == listed
    assert not list(game.answers((99,)))


def test_numbers_of_any_size_can_be_spelled() -> None:
    words = [number_word(number) for number in range(200)]
    assert len(set(words)) == 200
    assert not {word[:length] for word in words for length in range(1, len(word))} & set(words)


def test_what_is_not_in_the_mask_is_refused_and_changes_nothing() -> None:
    environment = raw_env()
    environment.reset(seed=1)
    before = environment.game.table
    with pytest.raises(ValueError, match="may not choose 'Attack' now"):
        environment.step(NUMBER["Attack"])
    with pytest.raises(ValueError, match="may not choose '99999' now"):
        environment.step(99999)
    assert environment.game.table is before


# Observations


@EVERY_RULESET
def test_an_observation_kept_up_to_date_is_the_one_made_anew(rules: str) -> None:
    observer = Observer(RULESETS[rules])
    for game in _watched(rules, 7, 1500, 7):
        kept = observer.row(game.table)
        anew = Observer(game.rules).row(game.table)
        assert np.array_equal(kept, anew), [
            name
            for name, field in LAYOUT.items()
            if not np.array_equal(kept[field.start : field.stop], anew[field.start : field.stop])
        ]


def test_an_observation_says_what_stands_on_the_table() -> None:
    environment = raw_env()
    environment.reset(seed=1)
    agent = environment.agent_selection
    row = environment.observe(agent)["observation"]

    def part(name: str) -> Any:
        field = LAYOUT[name]
        return row[field.start : field.stop].reshape(field.shape)

    table = environment.game.table
    for power in POWERS:
        units = sum(sum(stacks[power].values()) for stacks in table.units.values() if power in stacks)
        index = POWERS.index(power)
        assert part("armies")[:, index].sum() + part("fleets")[:, index].sum() == units
        assert part("production")[index] == environment.game.rules.board.income(table, power)
        assert part("treasury")[index] == table.treasury[power]
    assert part("agent").tolist() == [int(power == agent) for power in POWERS]
    assert len(row) == SIZE and len(SPACES) == part("moved").shape[0]


def test_the_winners_are_rewarded_and_the_losers_pay() -> None:
    environment = raw_env(rules="second-edition", rounds=3)
    environment.reset(seed=1)
    environment.game.table = environment.game.table.but(winner="central")
    environment._end()
    rewards = {power: environment.rewards[power] for power in environment.agents}
    assert rewards == {power: 1.0 if SIDE[power] == "central" else -1.0 for power in POWERS}
    assert all(environment.terminations.values())


def test_a_war_that_lasts_too_long_is_broken_off_without_a_reward() -> None:
    environment = raw_env(rules="quick-reference", rounds=1)
    environment.reset(seed=5)
    _choices(environment, 5, 20000)
    assert all(environment.truncations.values()) and not any(environment.rewards.values())
