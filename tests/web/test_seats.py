"""Seats: claimed, passed on, handed to a computer and reclaimed; computers that play; talk; personal servers."""

from pathlib import Path
from typing import Any

import pytest

from tests.text.reading import read
from tests.web.houses import ALLIES, CENTRAL, Complained, Player, Server, running, seat


def test_an_open_seat_is_taken_by_whoever_comes_first(server: Server) -> None:
    created = server.new_game(seat(CENTRAL, "open"), seat(ALLIES), listed=True)
    assert created["seats"][0] == {"number": 0, "secret": "", "link": ""}
    game = created["game"]["id"]
    assert game in [each["id"] for each in server.get("api/games")["games"]]
    with Player(server, game, [], name="Vera") as vera, Player(server, game, []) as late:
        given = vera.ask("Claim", seat=0)
        assert given["type"] == "SeatSecret" and given["link"] == f"/#/game/{game}/seat/{given['secret']}"
        assert vera.until("Welcome")["seats"] == [0]
        assert late.refused("Claim", seat=0)[0]["code"] == "taken"
        assert late.refused("Claim", seat=5)[0]["code"] == "no-seat"
        vera.give("austria-hungary", "end")
    with Player(server, game, [given["secret"]]) as again:
        assert again.welcome["seats"] == [0]
        assert again.welcome["game"]["seats"][0]["name"] == "Vera"


def test_a_game_is_listed_only_if_its_maker_wants_it(server: Server) -> None:
    hidden = server.new_game()["game"]["id"]
    assert hidden not in [each["id"] for each in server.get("api/games")["games"]]


def test_a_seat_is_passed_on_and_the_old_link_is_worth_nothing(server: Server) -> None:
    created = server.new_game()
    with server.player(created, 0) as vera:
        given = vera.ask("PassOn", seat=0)
        assert vera.until("Welcome")["seats"] == []
        assert (
            vera.refused("Give", power="austria-hungary", order="end", moment=0)[0]["code"] == "not-your-seat"
        )
    with Player(server, created["game"]["id"], [created["seats"][0]["secret"]]) as old:
        assert old.welcome["seats"] == []
    with Player(server, created["game"]["id"], [given["secret"]], name="Otto") as otto:
        assert otto.welcome["seats"] == [0]
        otto.give("austria-hungary", "end")


def test_the_host_can_give_a_seat_to_somebody_else(server: Server) -> None:
    created = server.new_game()
    with server.player(created, host=True) as host, server.player(created, 1) as otto:
        given = host.ask("PassOn", seat=1)
        assert given["type"] == "SeatSecret"
        assert otto.until("Welcome")["seats"] == []


def test_a_computer_stands_in_and_the_seat_is_reclaimed(server: Server) -> None:
    seats = [seat(["austria-hungary"]), seat(["germany", "ottoman"]), seat(ALLIES)]
    created = server.new_game(*seats, pace=0)
    with server.player(created, 0) as vera, server.player(created, 2) as watcher:
        assert vera.ask("HandOver", seat=0, level="recruit")["type"] == "Done"
        while not watcher.waiting.keys() & set(ALLIES):
            watcher.hear()
        vera.nothing_more()
        assert {step["power"] for step in vera.steps.values()} == {"austria-hungary"}
        told = vera.refused("Give", power="austria-hungary", order="end", moment=vera.moment)
        assert told[0]["code"] == "not-your-seat" and "reclaim" in read(told[0]["message"])
        info = server.get(f"api/games/{created['game']['id']}")
        assert info["seats"][0]["stand_in"] == "recruit"
        assert watcher.refused("Reclaim", seat=0)[0]["code"] == "not-your-seat"
        assert vera.ask("Reclaim", seat=0)["type"] == "Done"
        assert vera.refused("Reclaim", seat=0)[0]["code"] == "no-computer"
        assert vera.refused("HandOver", seat=0, level="kaiser")[0]["code"] == "unknown-level"


def test_a_computer_plays_for_one_who_has_not_come_yet(server: Server) -> None:
    created = server.new_game(pace=0)
    with server.player(created, host=True) as host, server.player(created, 1) as otto:
        assert host.ask("HandOver", seat=0, level="recruit")["type"] == "Done"
        while not otto.waiting.keys() & set(ALLIES):
            otto.hear()
        with server.player(created, 0, name="Vera") as vera:
            assert vera.welcome["seats"] == [0] and vera.asked == {}
            assert vera.ask("Reclaim", seat=0)["type"] == "Done"
        seats = server.get(f"api/games/{created['game']['id']}")["seats"]
        assert seats[0]["holder"] == "person" and "stand_in" not in seats[0]


def test_the_host_takes_over_a_computers_seat(server: Server) -> None:
    created = server.new_game(seat(CENTRAL), seat(ALLIES, "computer", level="recruit"))
    with server.player(created, 0) as vera, server.player(created, host=True) as host:
        assert vera.refused("Reclaim", seat=1)[0]["code"] == "not-host"
        assert host.ask("Reclaim", seat=1)["type"] == "SeatSecret"
        assert host.until("Welcome")["seats"] == [1]
        assert host.ask("HandOver", seat=1, level="officer")["type"] == "Done"


def test_a_game_against_computers_goes_on_by_itself_and_they_give_reasons(server: Server) -> None:
    """Their unfinished moves come together; each public step comes as it is made."""
    created = server.new_game(
        seat(["austria-hungary"], "here"),
        seat(["germany", "ottoman"], "computer", level="officer"),
        seat(ALLIES, "computer", level="recruit"),
        options={"round1_obligations": "none"},
        pace=0,
    )
    with server.player(created, 0) as vera:
        vera.give("austria-hungary", "end", "end", "end", "end", "end")
        before = len(vera.heard)
        while vera.view["round"] == 1:
            asked = vera.asked.get("austria-hungary", {"question": None})
            if asked["question"] and asked["word"] != "none":
                answer = asked.get("suggestion") or asked["orders"][0]
                done = vera.ask("Give", power="austria-hungary", order=answer, moment=vera.moment)
                if done["type"] == "Refusal":
                    # A computer that was asked at the same time has answered first.
                    assert done["problems"][0]["code"] == "stale"
                while vera.moment < done.get("moment", vera.moment):
                    vera.hear()
            else:
                vera.hear()
        batches = [each for each in vera.heard[before:] if each["type"] == "Happened"]
        movement = [
            [step for step in message["steps"] if step["phase"] == "movement" and step["power"] == "germany"]
            for message in batches
        ]
        moved = [steps for steps in movement if steps]
        assert len(moved) == 1 and moved[0][-1]["text"] == "end", "moves in progress were seen"
        assert len(moved[0]) > 3
        assert vera.view["round"] == 2
        reasons = vera.ask("Explain", power="germany")
        assert reasons["type"] == "Reasons" and reasons["plan"]
        assert vera.refused("Explain", power="austria-hungary")[0]["code"] == "no-computer"


def test_what_is_said_to_one_side_is_not_heard_by_the_other(server: Server) -> None:
    seats = [seat(["austria-hungary", "ottoman"]), seat(["germany"]), seat(ALLIES)]
    created = server.new_game(*seats)
    with (
        server.player(created, 0, name="Vera") as vera,
        server.player(created, 1) as friend,
        server.player(created, 2) as enemy,
        server.player(created) as watcher,
    ):
        vera.ask("Say", text="Tomorrow at dawn", channel="side")
        vera.ask("Say", text="Good luck to all")
        arrows = [{"route": ["Vienna", "Bohemia"], "text": "3 infantry"}]
        assert vera.ask("Sketch", arrows=arrows)["type"] == "Done"
        heard = {
            name: _said(player) for name, player in zip("fews", (friend, enemy, watcher, vera), strict=True)
        }
        assert heard["f"] == ["Tomorrow at dawn", "Good luck to all"] == heard["s"]
        assert heard["e"] == heard["w"] == ["Good luck to all"]
        assert [each["arrows"] for each in friend.heard if each["type"] == "Sketched"] == [arrows]
        assert not [each for each in enemy.heard + watcher.heard if each["type"] == "Sketched"]
        assert watcher.refused("Say", text="psst", channel="side")[0]["code"] == "no-side"
        assert vera.refused("Say", text="  ")[0]["code"] == "empty"
        again = server.player(created, 2)
        assert [talk["text"] for talk in again.welcome["talk"]] == ["Good luck to all"]
        again.leave()


def _said(player: Player) -> list[str]:
    player.nothing_more()
    return [each["talk"]["text"] for each in player.heard if each["type"] == "Said"]


def test_the_host_sets_the_pace_and_the_title(server: Server) -> None:
    created = server.new_game()
    with server.player(created, 0, host=True) as vera:
        vera.ask("SetPace", seconds=2.5)
        vera.ask("Rename", title="The long war", name="Vera")
        info = server.get(f"api/games/{created['game']['id']}")
        assert info["title"] == "The long war" and info["seats"][0]["name"] == "Vera"
        with server.player(created) as watcher:
            assert watcher.welcome["pace"] == 2.5


def test_on_a_personal_server_whoever_comes_is_at_home(tmp_path: Path) -> None:
    with running(tmp_path / "games.sqlite", "--personal") as house:
        assert house.get("api/about")["personal"] is True
        created = house.new_game(seat(CENTRAL, "here"), seat(ALLIES, "here"))
        game = created["game"]["id"]
        assert [each["id"] for each in house.get("api/games")["games"]] == [game]
        with Player(house, game, []) as both:
            assert both.welcome["seats"] == [0, 1] and both.welcome["host"]
            both.give("austria-hungary", "buy 1 infantry", "end")
        with pytest.raises(Complained) as complained:
            house.get("api/games", {"host": "war.example.org"})
        assert complained.value.problems[0]["code"] == "wrong-host"


def test_an_address_makes_only_so_many_games_an_hour(tmp_path: Path) -> None:
    with running(tmp_path / "games.sqlite", "--games-per-hour", "4") as house:
        made: list[Any] = [house.new_game() for _ in range(3)]
        with pytest.raises(Complained) as complained:
            house.new_game()
        assert complained.value.status == 429 and len(made) == 3
