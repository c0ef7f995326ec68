"""A server that is killed at any moment loses nothing that a player was told had happened."""

import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from greatwar.records.fairness import verify
from tests.waiting import wait_until
from tests.web.houses import ALLIES, CENTRAL, Player, Server, running, seat
from tests.web.test_server import POSITION


def test_a_killed_server_goes_on_in_the_middle_of_a_battle(tmp_path: Path) -> None:
    with running(tmp_path / "games.sqlite") as house:
        created = house.new_game(position=POSITION)
        vera, otto = house.player(created, 0, name="Vera"), house.player(created, 1)
        vera.give("germany", "attack Lorraine")
        otto.until("Happened")
        asked, board, since = (vera.asked, otto.asked), otto.view, otto.moment
        vera.ask("Say", text="One moment please")
        house.kill()
        house.start()
        again = otto.connect(since=since)
        vera.connect()
        assert again["steps"] == [] and again["whole"]
        assert (vera.asked, otto.asked) == asked and otto.view == board
        assert [talk["text"] for talk in again["talk"]] == ["One moment please"]
        assert again["game"]["seats"][0]["name"] == "Vera"
        vera.nothing_more()
        otto.nothing_more()
        vera.leave()
        otto.leave()


def test_nothing_that_was_told_is_lost_whenever_the_server_is_killed(tmp_path: Path) -> None:
    """Orders are given as fast as they go, and the server is killed at some point, several times over."""
    with running(tmp_path / "games.sqlite") as house:
        created = house.new_game(options={"round1_obligations": "none"})
        vera, watcher = house.player(created, 0), house.player(created, 0)
        vera.give("austria-hungary", "end")
        for attempt in range(3):
            killer = threading.Timer(0.02 + 0.053 * attempt, house.kill)
            told = _march(vera, killer.start)
            killer.join()
            told = max(told, _last_told(watcher))
            house.start()
            for player in (vera, watcher):
                player.socket.close()
                player.connect(since=told)
                assert player.moment >= told, "what was told is lost"
                assert player.moment <= told + 1, "more than one order was under way"
            assert vera.view == watcher.view
            _is_whole(house, player=vera)
        vera.leave()
        watcher.leave()
        connection = sqlite3.connect(house.database)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        numbers = [number for (number,) in connection.execute("SELECT number FROM steps ORDER BY number")]
        connection.close()
        assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) > 10


def test_a_game_that_waits_for_a_computer_goes_on_by_itself_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "games.sqlite") as house:
        computers = [seat(CENTRAL, "computer", level="recruit"), seat(ALLIES, "computer", level="recruit")]
        created = house.new_game(*computers, pace=1)
        with house.player(created) as watcher:
            watcher.until("Happened")
        house.kill()
        before = _kept(house)
        house.start()
        wait_until(lambda: _kept(house) > before)


def _kept(house: Server) -> int:
    """How many steps are in the file; the server is not asked, so that nothing is opened."""
    connection = sqlite3.connect(house.database)
    (number,) = connection.execute("SELECT count(*) FROM steps").fetchone()
    connection.close()
    return int(number)


def _march(player: Player, under_way: Callable[[], None]) -> int:
    """March to and fro until the server is gone; the number of the last step that was confirmed.

    It is said when some orders have been confirmed, however slow the machine is.
    """
    told, given = player.moment, 0
    try:
        while True:
            given += 1
            if given == 6:
                under_way()
            order = "move 1 infantry Galicia -> Bohemia"
            kind = {"type": "Undo"} if player.moment % 2 == 0 else order
            answer = player.ask("Give", power="austria-hungary", order=kind, moment=player.moment)
            assert answer["type"] == "Done", answer
            told = answer["moment"]
            while player.moment < told:
                player.hear()
    except (ConnectionClosed, OSError, EOFError):
        return told


def _last_told(player: Player) -> int:
    try:
        while True:
            player.hear()
    except (ConnectionClosed, OSError, EOFError):
        return player.moment


def _is_whole(house: Server, player: Player) -> None:
    text = house.text(f"api/games/{player.game}/record")
    assert verify(text).fits


def test_a_server_that_is_asked_to_end_sends_everybody_away_kindly(tmp_path: Path) -> None:
    with running(tmp_path / "games.sqlite") as house:
        created = house.new_game()
        with house.player(created, 0) as vera:
            vera.give("austria-hungary", "buy 1 infantry")
            began = time.monotonic()
            assert house.stop().strip() == ""
            assert time.monotonic() - began < 8
            farewell = vera.until("Farewell")
            assert farewell["again"] is True
            house.start()
            vera.connect(since=1)
            assert vera.moment == 1
