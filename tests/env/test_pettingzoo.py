"""The environment passes PettingZoo's own tests."""

import pytest

from greatwar import env as war
from greatwar.rules.catalog import RULESETS

# Its tests warn about whatever is unusual, their own imports among it; they are imported where that is not an error.
pytestmark = pytest.mark.filterwarnings("ignore")

EVERY_RULESET = pytest.mark.parametrize("rules", RULESETS)


@EVERY_RULESET
def test_the_environment_passes_pettingzoos_api_test(rules: str) -> None:
    from pettingzoo.test import api_test

    api_test(war.env(rules=rules), num_cycles=150)


def test_the_api_test_also_passes_when_wars_come_to_their_end() -> None:
    from pettingzoo.test import api_test

    api_test(war.env(rounds=1), num_cycles=1000)


@EVERY_RULESET
def test_the_environment_passes_pettingzoos_seed_test(rules: str) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: war.env(rules=rules), num_cycles=60)


def test_the_environment_passes_pettingzoos_render_test() -> None:
    from pettingzoo.test import render_test

    render_test(lambda render_mode: war.env(render_mode=render_mode))
