"""The tutorial over the wire: a lesson is a game like any other, with a teacher who remembers nothing but its log."""

import sqlite3
import time
from pathlib import Path

import pytest

from greatwar.store.database import Store
from greatwar.store.schema import TABLES
from tests.text.reading import read
from tests.web.houses import Complained, Message, Player, Server, running


def taught(server: Server, lesson: str) -> tuple[Message, Player]:
    """A lesson that has begun, and whoever learns it."""
    created = server.post(f"api/lessons/{lesson}", {})
    return created, server.player(created, 0)


def stands_at(player: Player) -> Message:
    """How far the learner has come, as the page was told last."""
    last = [each for each in player.heard if each["type"] in ("Welcome", "Happened")][-1]
    coaching: Message = last["coaching"]
    return {"lesson": coaching["lesson"], "done": coaching["done"], "over": coaching["over"]}


def test_the_lessons_are_told_without_their_solutions(server: Server) -> None:
    lessons = server.get("api/lessons")["lessons"]
    assert len(lessons) == 10
    first = lessons[0]
    assert first["power"] == "germany" and read(first["steps"][0]["say"]).startswith("Welcome")
    assert {key for lesson in lessons for step in lesson["steps"] for key in step} == {
        "say",
        "ask",
        "task",
        "spaces",
        "part",
        "look",
        "hint",
    }


def test_a_lesson_is_learnt_with_the_others_answering_by_their_script(server: Server) -> None:
    created, learner = taught(server, "the-battle-board")
    with learner:
        assert (
            created["game"]["lesson"] == "the-battle-board"
            and created["game"]["title"] == "Lesson: The battle board"
        )
        assert stands_at(learner) == {"lesson": "the-battle-board", "done": 0, "over": False}
        title = learner.heard[0]["coaching"]["title"]
        assert (read(title), read(title, "de")) == ("Lesson: The battle board", "Lektion: Das Kampfbrett")
        learner.give("germany", "attack Lorraine")
        assert learner.steps[1]["dice"] == [3, 1, 4, 6, 5, 2, 1, 5, 3, 6, 4]
        learner.give("germany", "casualties 2 infantry")
        while 3 not in learner.steps:
            learner.hear()
        assert learner.steps[3]["power"] == "france" and learner.steps[3]["text"] == "casualties 3 infantry"
        assert stands_at(learner)["done"] == 2
        learner.give("germany", "attack Alsace", "end")
        assert stands_at(learner) == {"lesson": "the-battle-board", "done": 4, "over": True}
        [problem] = learner.refused("Give", power="germany", order="end", moment=learner.moment)
        assert problem["code"] == "lesson-over"
    verdict = server.post("api/verify", server.text(f"api/games/{created['game']['id']}/record").encode())
    assert verdict["fits"], verdict


def test_an_order_that_does_not_lead_on_is_answered_and_changes_nothing(server: Server) -> None:
    _, learner = taught(server, "the-battle-board")
    with learner:
        before = learner.view
        [problem] = learner.refused("Give", power="germany", order="attack Alsace", moment=learner.moment)
        assert problem["code"] == "lesson" and "Start with the larger battle" in read(problem["message"])
        [problem] = learner.refused("Give", power="germany", order="attack Paris", moment=learner.moment)
        assert problem["code"] != "lesson", "what the rules forbid is refused by them"
        assert learner.view == before and learner.moment == 0
        assert stands_at(learner)["done"] == 0


def test_whoever_takes_a_move_back_is_asked_again(server: Server) -> None:
    _, learner = taught(server, "moving-and-contesting")
    with learner:
        learner.give("germany", "move 3 infantry Munich -> Alsace")
        assert stands_at(learner)["done"] == 1
        answer = learner.ask("TakeBack", power="germany", moment=learner.moment)
        while learner.moment < answer["moment"]:
            learner.hear()
        assert stands_at(learner)["done"] == 0


def test_lessons_are_not_among_the_games(tmp_path: Path) -> None:
    with running(tmp_path / "games.sqlite", "--personal") as house:
        created = house.post("api/lessons/money", {})
        assert house.get("api/games")["games"] == []
        assert house.get(f"api/games/{created['game']['id']}")["lesson"] == "money"
        ordinary = house.new_game()
        assert [game["id"] for game in house.get("api/games")["games"]] == [ordinary["game"]["id"]]
        assert "lesson" not in ordinary["game"]


def test_nobody_else_can_play_a_learners_lesson(server: Server) -> None:
    created, learner = taught(server, "tanks")
    with learner, server.player(created) as stranger:
        [problem] = stranger.refused("Give", power="britain", order="end", moment=0)
        assert problem["code"] == "not-your-seat"
        [problem] = learner.refused("Give", power="germany", order="end", moment=0)
        assert problem["code"] == "not-your-seat"


@pytest.mark.parametrize("name", ["cavalry", "%00", "../games", "a" * 3000, "MONEY", "09-money"])
def test_a_lesson_that_there_is_not_is_refused_in_a_sentence(server: Server, name: str) -> None:
    with pytest.raises(Complained) as complaint:
        server.post(f"api/lessons/{name}", {})
    assert complaint.value.status == 404
    assert read(complaint.value.problems[0]["message"])


def test_a_killed_server_goes_on_in_the_middle_of_a_lesson_with_its_dice(tmp_path: Path) -> None:
    with running(tmp_path / "games.sqlite") as house:
        _, learner = taught(house, "the-sea")
        learner.give("britain", "move 2 battleship, 2 cruiser SZ 4 -> SZ 5", "end", "attack SZ 5")
        while "britain" not in learner.asked or learner.asked["britain"]["word"] != "casualties":
            learner.hear()
        house.kill()
        house.start()
        welcome = learner.connect()
        assert welcome["coaching"]["done"] == 3 and not welcome["coaching"]["over"]
        learner.give("britain", "casualties damage 1 battleship")
        while "britain" not in learner.asked or learner.asked["britain"]["word"] != "press":
            learner.hear()
        learner.give("britain", "press")
        assert max(learner.steps.values(), key=lambda step: step["number"])["dice"] == [3, 6, 1, 5, 6]
        assert stands_at(learner)["over"]
        learner.leave()


def test_the_war_is_won_in_the_last_lesson_by_the_turns_of_the_others(server: Server) -> None:
    _, learner = taught(server, "winning")
    with learner:
        learner.give("germany", "attack Paris", "casualties 2 infantry", "end", "end", "end")
        while not learner.view.get("winner"):
            learner.hear()
        assert learner.view["winner"] == "central" and stands_at(learner)["over"]


def test_an_older_database_learns_of_lessons_and_old_lessons_are_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript(f"{TABLES} PRAGMA user_version = 1;")
    connection.close()
    with running(path) as house:
        old, new = house.post("api/lessons/mines", {}), house.post("api/lessons/mines", {})
        game = house.new_game()
        connection = sqlite3.connect(path, isolation_level=None, timeout=10)
        connection.execute(
            "UPDATE games SET begun = ? WHERE id <> ?", (time.time() - 15 * 86_400, new["game"]["id"])
        )
        house.post("api/lessons/mines", {})
        left = {row[0] for row in connection.execute("SELECT id FROM games")}
        seats = {row[0] for row in connection.execute("SELECT game FROM seats")}
        connection.close()
    assert old["game"]["id"] not in left | seats
    assert {new["game"]["id"], game["game"]["id"]} < left == seats
    store = Store(path)
    assert [row.id for row in store.games(listed=False)] == [game["game"]["id"]]
    store.close()
