"""What is malformed, oversized, stale, replayed, forged or foreign is refused in one sentence and changes nothing."""

import http.client
import json
import re
import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.text.reading import read
from tests.web.houses import ALLIES, CENTRAL, Complained, Player, Server, running, seat

MALFORMED = {
    "no JSON": "Give me a move",
    "no object": "[1, 2]",
    "half a message": '{"type": "Give", "id": 2',
    "an unknown word": '{"type": "Win", "id": 2}',
    "an unknown field": '{"type": "Ping", "id": 2, "dice": [1]}',
    "no type": '{"id": 2}',
    "a wrong type": '{"type": "Give", "id": 2, "power": "austria-hungary", "order": "end", "moment": "now"}',
    "an unknown power": '{"type": "Give", "id": 2, "power": "spain", "order": "end", "moment": 0}',
    "an unknown order": '{"type": "Give", "id": 2, "power": "germany", "order": {"type": "Win"}, "moment": 0}',
    "a negative number": '{"type": "TakeBack", "id": 2, "power": "germany", "moment": -1}',
    "deep nesting": '{"type": "Give", "order": ' + "[" * 3000 + "]" * 3000 + "}",
    "a lone surrogate": '{"type": "Say", "id": 2, "text": "\\ud800"}',
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED.keys())
def test_a_malformed_message_is_refused(server: Server, text: str) -> None:
    created = server.new_game()
    with server.player(created, 0) as vera:
        vera.say(text)
        refusal = vera.until("Refusal")
        assert [problem["code"] for problem in refusal["problems"]] == ["malformed"]
        _is_one_sentence(read(refusal["problems"][0]["message"]))
        assert not _changed(server, vera)


def test_bytes_are_refused(server: Server) -> None:
    with server.player(server.new_game(), 0) as vera:
        vera.say(b'{"type": "Ping", "id": 2}')
        assert vera.until("Refusal")["problems"][0]["code"] == "malformed"


def test_an_oversized_message_is_refused_and_a_huge_one_ends_the_connection(server: Server) -> None:
    created = server.new_game()
    with server.player(created, 0) as vera:
        vera.say(json.dumps({"type": "Say", "id": 2, "text": "x" * 40_000}))
        assert vera.until("Refusal")["problems"][0]["code"] == "oversized"
        assert not _changed(server, vera)
        with pytest.raises(ConnectionClosed) as closed:
            _say_and_hear(vera, " " * 1_100_000)
        # The code can be lost: the server does not read what is left of such a message.
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        vera.connect()
        vera.give("austria-hungary", "end")


def _say_and_hear(player: Player, text: str) -> None:
    player.say(text)
    player.until("Refusal")


def test_a_stale_order_is_refused(server: Server) -> None:
    with server.player(server.new_game(), 0) as vera:
        vera.give("austria-hungary", "buy 1 infantry")
        for moment in (0, 2, 99):
            problems = vera.refused("Give", power="austria-hungary", order="end", moment=moment)
            assert [problem["code"] for problem in problems] == ["stale"]
        assert vera.refused("TakeBack", power="austria-hungary", moment=0)[0]["code"] == "stale"
        (early,) = vera.refused("Give", power="austria-hungary", order="end", moment=999)
        assert early["code"] == "stale" and read(early["message"]).startswith(
            "The game has not reached moment 999"
        )
        assert not _changed(server, vera, moment=1)


def test_a_replayed_message_is_refused(server: Server) -> None:
    with server.player(server.new_game(), 0) as vera:
        message = json.dumps({"type": "Say", "id": 7, "text": "Good morning"})
        vera.say(message)
        vera.until("Done")
        vera.say(message)
        assert vera.until("Refusal")["problems"][0]["code"] == "replayed"
        again = server.player({"game": {"id": vera.game}, "seats": []})
        assert len(again.welcome["talk"]) == 1
        again.leave()


def test_a_forged_secret_gives_no_seat(server: Server) -> None:
    created = server.new_game()
    secret = created["seats"][0]["secret"]
    for forged in (secret[:-1], secret + "A", secret.swapcase(), "", "' OR 1=1 --"):
        with Player(server, created["game"]["id"], [forged]) as nobody:
            assert nobody.welcome["seats"] == [] and not nobody.welcome["host"]
            problems = nobody.refused("Give", power="austria-hungary", order="end", moment=0)
            assert problems[0]["code"] == "not-your-seat"
            for kind, fields in SEATS.items():
                assert nobody.refused(kind, **fields)[0]["code"] in ("not-your-seat", "not-host", "taken")
    assert server.get(f"api/games/{created['game']['id']}")["steps"] == 0


SEATS: dict[str, dict[str, Any]] = {
    "Claim": {"seat": 0},
    "PassOn": {"seat": 0},
    "HandOver": {"seat": 0, "level": "recruit"},
    "Reclaim": {"seat": 0},
    "SetPace": {"seconds": 0},
    "Rename": {"title": "Mine"},
    "Look": {"power": "austria-hungary", "space": "Vienna"},
    "Try": {"power": "austria-hungary", "order": "end"},
}


def test_the_secret_is_not_kept(server: Server) -> None:
    created = server.new_game()
    kept = b"".join(path.read_bytes() for path in server.database.parent.glob("games.sqlite*"))
    for secret in (created["host"], created["seats"][0]["secret"], created["seats"][1]["secret"]):
        assert len(secret) >= 24 and secret.encode() not in kept


def test_nobody_is_told_the_key_or_another_secret(server: Server) -> None:
    created = server.new_game()
    with server.player(created, 0) as vera, server.player(created, 1) as otto:
        vera.give("austria-hungary", "buy 1 infantry", "end")
        otto.nothing_more()
        key = _key(server, created["game"]["id"])
        told = json.dumps(vera.heard + otto.heard) + json.dumps(created) + json.dumps(server.get("api/games"))
        assert key not in told and key not in server.text(f"api/games/{created['game']['id']}/record")
        assert created["seats"][0]["secret"] not in json.dumps(otto.heard)


def _key(server: Server, game: str) -> str:
    connection = sqlite3.connect(server.database)
    (key,) = connection.execute("SELECT key FROM games WHERE id = ?", (game,)).fetchone()
    connection.close()
    return str(key)


def test_too_many_messages_are_refused(server: Server) -> None:
    with server.player(server.new_game(), 0) as vera:
        for _ in range(100):
            vera.send("Ping")
        kinds = [vera.hear()["type"] for _ in range(100)]
        assert "Refusal" in kinds
        refusals = [each for each in vera.heard if each["type"] == "Refusal"]
        assert {each["problems"][0]["code"] for each in refusals} == {"too-fast"}


def test_who_keeps_talking_nonsense_is_shown_out(server: Server) -> None:
    with server.player(server.new_game(), 0) as vera:
        for _ in range(31):
            vera.say("nonsense")
        assert vera.until("Farewell")["again"] is False
        with pytest.raises(ConnectionClosed):
            vera.until("Refusal")


def test_the_first_message_must_be_enter_in_the_right_version(server: Server) -> None:
    game = server.new_game()["game"]["id"]
    address = f"{server.address.replace('http', 'ws', 1)}api/games/{game}/socket"
    for first in ({"type": "Ping"}, {"type": "Enter", "protocol": 99}):
        with connect(address) as socket:
            socket.send(json.dumps(first))
            farewell = json.loads(socket.recv(10))
            assert farewell["type"] == "Farewell"
            _is_one_sentence(read(farewell["line"]))
    with connect(address.replace(game, "nowhere")) as socket:
        socket.send(json.dumps({"type": "Enter", "protocol": 1}))
        assert json.loads(socket.recv(10))["line"] == {"id": "server-no-game"}


def test_a_server_of_this_machine_goes_by_no_other_name(server: Server) -> None:
    for host in ("war.example.org", "localhost.example.org", ""):
        with pytest.raises(Complained) as complained:
            server.get("api/about", {"host": host})
        assert complained.value.status == 403 and complained.value.problems[0]["code"] == "wrong-host"
    assert server.get("api/about", {"host": "localhost:8914"})["version"]


def test_a_name_that_was_given_is_heard_beside_those_of_the_machine(tmp_path: Path) -> None:
    terms = ("--name", "war.example.org", "--origin", "https://front.example.org")
    with running(tmp_path / "games.sqlite", *terms) as house:
        for host in ("war.example.org", "front.example.org", "localhost"):
            assert house.get("api/about", {"host": host})["version"]


def test_a_page_of_another_site_may_not_speak(server: Server) -> None:
    game = server.new_game()["game"]["id"]
    address = f"{server.address.replace('http', 'ws', 1)}api/games/{game}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin("https://evil.example")):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(server.address.rstrip("/"))):
        pass
    with pytest.raises(Complained) as complained:
        server.post("api/games", {"seats": []}, {"origin": "https://evil.example"})
    assert complained.value.status == 403 and complained.value.problems[0]["code"] == "wrong-origin"


REQUESTS: dict[str, tuple[object, str]] = {
    "no JSON": (b"{", "malformed"),
    "no seats": ({"seats": []}, "malformed"),
    "an unknown field": ({"seats": [seat(["germany"])], "dice": 6}, "malformed"),
    "a power without a seat": ({"seats": [seat(["germany"])]}, "seats"),
    "two sides at one seat": (
        {
            "seats": [
                seat(["germany", "russia"]),
                seat(["austria-hungary", "ottoman"]),
                seat(["france", "britain", "italy", "usa"]),
            ]
        },
        "two-sides",
    ),
    "an unknown level": (
        {"seats": [seat(CENTRAL, "computer", level="kaiser"), seat(ALLIES)]},
        "unknown-level",
    ),
    "an unknown ruleset": ({"ruleset": "chess"}, "unknown-name"),
    "an unknown option": ({"options": {"russian_revolt": True}}, "unknown-name"),
    "a bad option": ({"options": {"us_entry_turn": 99}}, "bad-option"),
    "a position that is none": ({"position": "units: {Atlantis: none}"}, "unknown-name"),
    "a position that is no YAML": ({"position": "units: {"}, "unreadable"),
    "a record that is none": ({"record": "once upon a time"}, "unreadable"),
    "two beginnings": ({"record": "", "position": ""}, "several-beginnings"),
    "a game that is not": ({"game": "nowhere"}, "no-game"),
}


@pytest.mark.parametrize(("body", "code"), REQUESTS.values(), ids=REQUESTS.keys())
def test_a_game_that_cannot_be_is_refused(server: Server, body: object, code: str) -> None:
    if isinstance(body, dict) and "seats" not in body:
        body = {"seats": [seat(CENTRAL), seat(ALLIES)], **body}
    with pytest.raises(Complained) as complained:
        server.post("api/games", body)
    assert complained.value.problems[0]["code"] == code, complained.value.problems
    assert 400 <= complained.value.status < 500
    _is_one_sentence(read(complained.value.problems[0]["message"]))
    # Powers are called by their names, and seats are counted from one.
    said = " ".join(read(problem["message"]) for problem in complained.value.problems)
    assert not re.search(r"austria-hungary|\b(germany|russia|ottoman|usa)\b|[Ss]eat 0", said), said


def test_a_body_without_end_is_refused(server: Server) -> None:
    parts = urlsplit(server.address)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=10)
    connection.request("POST", "/api/games", b'{"title": "' + b"x" * 2_600_000 + b'"}')
    answer = connection.getresponse()
    assert answer.status == 413
    connection.close()


def test_an_address_with_nothing_behind_it_says_so(server: Server) -> None:
    for path in (
        "api/nothing",
        "api/games/nowhere",
        "api/games/nowhere/record",
        "api/games/nowhere/review/3",
    ):
        with pytest.raises(Complained) as complained:
            server.get(path)
        assert complained.value.status == 404


def _changed(server: Server, player: Player, moment: int = 0) -> bool:
    """Whether the game has gone on, as its player or its record sees it."""
    player.nothing_more()
    again = Player(server, player.game, player.secrets)
    again.leave()
    return again.moment != moment or player.moment != moment


def _is_one_sentence(text: str) -> None:
    assert text and "\n" not in text and "Traceback" not in text and len(text) < 400
