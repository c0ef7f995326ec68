"""Crews: every process takes the next game as soon as it is free, and nothing that is found depends on it."""

import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from zlib import crc32

import pytest
from msgspec.structs import replace

from greatwar.lab.crews import crew
from greatwar.lab.ladder import Ladder, LadderMatch, MatchLength
from greatwar.lab.openings import OpeningEffort as OpeningTerms
from greatwar.lab.openings import OpeningSearch
from greatwar.lab.plan import Plan
from greatwar.lab.running import Run
from greatwar.lab.searching import AHEAD, BidSearch
from greatwar.lab.trial import played
from greatwar.lab.tuning import Tuning
from greatwar.lab.tuning import TuningEffort as TuningTerms
from tests.lab.houses import pretending, shuffled, small_plan

PLAYERS = ("wanderer", "recruit", "officer")
WAYS = [(1, 1), (2, 5), (7, 2), (40, 3)]
"""How many hands play, and in which order their games are finished."""

ASKS_FIRST = """
import socket, sys
waited = False
for line in sys.stdin:
    if line.startswith('greatwar'):
        print('ready', flush=True)
    elif line.startswith('ask'):
        if not waited:
            waited = True
            with socket.create_connection(('127.0.0.1', int(sys.argv[1])), timeout=300) as gate:
                try:
                    gate.recv(1)
                except TimeoutError:
                    gate.send(b'in vain')
        print('legal', flush=True)
    elif line.startswith('legal'):
        orders = list(iter(lambda: sys.stdin.readline().strip(), '.'))
        print('order', 'end' if 'end' in orders else orders[0], flush=True)
"""


@contextmanager
def gate(held: int) -> Iterator[tuple[int, list[str]]]:
    """A port at which every game asks before its first order; the first must wait until so many others have asked.

    What came of it is said beside the port: the wait is in vain if the others never ask.
    """
    said: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as server:

        def keep() -> None:
            first, _ = server.accept()
            asked = 0
            while True:
                try:
                    other, _ = server.accept()
                except OSError:
                    return
                other.close()
                asked += 1
                if asked == held:
                    first.setblocking(False)
                    try:
                        said.append(first.recv(9).decode())
                    except BlockingIOError:
                        said.append("let through")
                    first.close()

        thread = Thread(target=keep, daemon=True)
        thread.start()
        yield server.getsockname()[1], said
        server.shutdown(socket.SHUT_RDWR)
        thread.join()


def test_no_process_waits_for_a_batch(tmp_path: Path) -> None:
    """Two processes play a ladder to its end while a third is held in its first game."""
    script = tmp_path / "asks.py"
    script.write_text(ASKS_FIRST)
    pairs = 7
    # The game that is held and one more that may be handed out ahead of it are not among those that are waited for.
    with gate(2 * pairs - 2) as (port, said):
        players = ("wanderer", f"program:{sys.executable} {script} {port}")
        ladder = Ladder(tmp_path / "ladder", players, [{"rules": "tournament"}], MatchLength(pairs), rounds=1)
        pairing = ladder.pairings[0]
        # Programs must answer soon; this one may take as long as the others need.
        pairing.run.plan = replace(pairing.run.plan, patience=3600.0)
        ladder.go(crew(3))
        assert said == ["let through"]
        assert len(pairing.pairs) == pairs and ladder.played == 2 * pairs
        record = pairing.run.folder.record_path(3).read_text("utf-8")
        assert record == played(pairing.run.plan, 3).record


def test_several_processes_find_what_one_finds(tmp_path: Path) -> None:
    def found(jobs: int) -> tuple[object, ...]:
        path = tmp_path / str(jobs)
        ladder = Ladder(path, ("wanderer", "recruit"), [{"rules": "tournament"}], MatchLength(5), rounds=1)
        ladder.go(crew(jobs))
        return ladder.ratings(), ladder.pairings[0].pairs, ladder.played

    assert found(3) == found(1)


def stronger(plan: Plan, number: int) -> float:
    names = plan.names(number)
    return 0.5 + 0.2 * (PLAYERS.index(names["germany"]) - PLAYERS.index(names["france"]))


def files(path: Path) -> dict[str, bytes]:
    """What is written of a result: plans and tables, without the records."""
    return {
        str(file.relative_to(path)): file.read_bytes()
        for pattern in ("plan.json", "*.csv")
        for file in path.rglob(pattern)
        if file.read_bytes()
    }


@pytest.mark.parametrize(("hands", "seed"), WAYS)
def test_a_ladder_ends_the_same_however_many_play_it(tmp_path: Path, hands: int, seed: int) -> None:
    def ladder(name: str) -> Ladder:
        return Ladder(
            tmp_path / name,
            PLAYERS,
            [{"rules": "tournament"}, {"rules": "rulebook"}],
            MatchLength(60, high=60),
        )

    alone, several = ladder("alone"), ladder("several")
    alone.go(pretending(stronger))
    several.go(shuffled(stronger, hands=hands, seed=seed))
    assert [p.pairs for p in several.pairings] == [p.pairs for p in alone.pairings]
    assert several.ratings() == alone.ratings() and several.played == alone.played
    assert files(tmp_path / "several") == files(tmp_path / "alone")


def test_pairs_beyond_the_one_that_decides_are_kept_and_not_counted(tmp_path: Path) -> None:
    plan = small_plan(200, central="recruit", pairing="pairs")
    run = Run(tmp_path, plan)
    run.go(pretending(lambda plan, number: 1.0 if (plan.names(number)["germany"] == "recruit") else 0.0))
    pairing = LadderMatch(run, MatchLength(100, high=60))
    assert len(pairing.pairs) == 10 and pairing.test.verdict == "better"
    pairing.close()
    assert (run.plan.games, len(run.outcomes)) == (20, 20)
    assert not Run(tmp_path, plan).missing(), "the other games are there if they are asked for"


def test_the_pair_that_comes_first_is_counted_first(tmp_path: Path) -> None:
    plan = small_plan(6, central="recruit", pairing="pairs")
    pairing = LadderMatch(Run(tmp_path, plan), MatchLength(3))
    trials = {number: trial for (_, number), trial in pretending(stronger)(iter(_tasks(plan)))}
    for number in (3, 4, 2):
        pairing.run.keep(trials[number])
        assert pairing.pairs == []
    pairing.run.keep(trials[1])
    assert len(pairing.pairs) == 2


def _tasks(plan: Plan) -> list[tuple[Plan, int] | None]:
    return [(plan, number) for number in range(1, plan.games + 1)]


@pytest.mark.parametrize(("hands", "seed"), WAYS)
def test_the_even_bid_is_the_same_however_many_look_for_it(tmp_path: Path, hands: int, seed: int) -> None:
    def known(plan: Plan, number: int) -> float:
        bid = plan.bid.get("germany", 0) - plan.bid.get("france", 0)
        return min(0.95, max(0.05, 0.5 + (bid - 6) / 50))

    def search(name: str) -> BidSearch:
        return BidSearch(tmp_path / name, small_plan(0), central="germany", allies="france")

    def nothing(*_: object) -> None:
        pass

    alone = search("alone").go(pretending(known), within=8.0, most=400, heard=nothing)
    # The second is stopped in the middle and taken up by another crew.
    search("several").go(shuffled(known, hands=hands, seed=seed), within=8.0, most=60, heard=nothing)
    several = search("several").go(
        shuffled(known, hands=hands, seed=seed), within=8.0, most=400, heard=nothing
    )
    assert several == alone and alone.games > AHEAD
    counted = {name: data for name, data in files(tmp_path / "several").items() if b'"games": 0' not in data}
    expected = {name: data for name, data in files(tmp_path / "alone").items() if b'"games": 0' not in data}
    assert counted == expected


@pytest.mark.parametrize(("hands", "seed"), WAYS)
def test_an_opening_is_the_same_however_many_look_for_it(tmp_path: Path, hands: int, seed: int) -> None:
    def good(plan: Plan, number: int) -> float:
        return crc32(repr(plan.first_moves).encode()) / 2**32

    def search(name: str) -> OpeningSearch:
        return OpeningSearch(
            tmp_path / name, {"rules": "reference-manual"}, OpeningTerms(6, 6, 12), seed=4, rounds=3
        )

    alone, several = search("alone"), search("several")
    found = alone.go(pretending(good))
    assert several.go(shuffled(good, hands=hands, seed=seed)) == found
    assert found.marches != alone.present(), "a step found something better"
    assert files(tmp_path / "several") == files(tmp_path / "alone")


@pytest.mark.parametrize(("hands", "seed"), WAYS)
def test_weights_are_the_same_however_many_tune_them(tmp_path: Path, hands: int, seed: int) -> None:
    def good(plan: Plan, number: int) -> float:
        return crc32(plan.names(number)["germany"].encode()) / 2**32

    def tuning(name: str) -> Tuning:
        trees: list[dict[str, object]] = [{"rules": "tournament"}, {"rules": "rulebook"}]
        return Tuning(tmp_path / name, trees, TuningTerms(3, 2, 4), weights=("fear", "pull"))

    assert tuning("several").go(shuffled(good, hands=hands, seed=seed)) == tuning("alone").go(
        pretending(good)
    )
    assert files(tmp_path / "several") == files(tmp_path / "alone")


@pytest.mark.parametrize("most", [1, 5])
def test_a_crew_ends_when_no_more_is_needed(tmp_path: Path, most: int) -> None:
    """Games that nobody waits for any more are not played to their end."""
    calls: list[int] = []
    run = Run(tmp_path, small_plan(9))
    heard: list[tuple[int, int]] = []
    hear: Callable[[int, int], None] = lambda done, of: heard.append((done, of))  # noqa: E731
    run.go(shuffled(lambda plan, number: 0.5, hands=4, calls=calls), hear, most=most)
    assert sorted(calls) == list(range(1, most + 1))
    assert heard == [(done, 9) for done in range(most + 1)]
