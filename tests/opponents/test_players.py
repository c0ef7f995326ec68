"""Players: lawful orders only, in every ruleset, the same ones for the same seed."""

import pytest

from greatwar.board import POWERS
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.opponents import Players, UnknownLevel, opponent, play
from greatwar.rules.catalog import RULESETS
from greatwar.rules.opening import begun, opening


def table_of(level: str, rules: str, seed: int) -> tuple[Game, Players]:
    """A game in which one player plays every power."""
    ruleset = RULESETS[rules]
    game = Game(ruleset, begun(ruleset, opening(ruleset)), KeyedDice(f"{seed:064x}"))
    player = opponent(level, seed)
    return game, dict.fromkeys(POWERS, player)


@pytest.mark.parametrize("rules", sorted(RULESETS))
def test_wanderers_get_through_a_round(rules: str) -> None:
    game, players = table_of("wanderer", rules, 3)
    while game.table.round == 1 and not game.table.winner:
        play(game, players)
    assert players["germany"].defects == 0


def test_a_level_that_nobody_plays_is_told_in_a_sentence() -> None:
    with pytest.raises(UnknownLevel, match="no opponent called 'marshal'"):
        opponent("marshal")
