"""Forks of a game list in four threads at once what a thread alone lists."""

import pytest

from tests.rules.threads import THREADS, course, moving, together


@pytest.mark.parametrize("name", ["rulebook", "second-edition", "reference-manual"])
def test_four_threads_list_what_one_thread_lists(name: str) -> None:
    game = moving(name, round=3)
    courses = [course(game, seed, most=80) for seed in range(THREADS)]
    tally = together(game, courses, times=12)
    assert tally.lists > 2000
    assert tally.wrong == 0
