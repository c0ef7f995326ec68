"""Games looked at again: stretches of moments, charts, imported records, positions, and playing on from any of them."""

from pathlib import Path
from typing import Any

import pytest

from greatwar.board import POWERS
from greatwar.notation.records import read_record
from greatwar.records.fairness import replay, verify
from greatwar.view.views import view
from tests.text.reading import read
from tests.web.houses import ALLIES, CENTRAL, Complained, Message, Server, running, seat

GAMES = Path(__file__).parent.parent / "games"
LANDINGS = (GAMES / "landings.gwr").read_text("utf-8")
TWO_PLAYERS = (GAMES / "two-players.gwr").read_text("utf-8")


def imported(server: Server, text: str, title: str = "") -> Message:
    kept: Message = server.post(f"api/records?title={title}", text.encode())
    return kept


def merged(stretch: Message, moments: int) -> Message:
    """The board of a stretch behind so many of its moments, as a page puts it together."""
    shown: Message = stretch["view"]
    for moment in stretch["moments"][:moments]:
        shown = {**moment["view"], "spaces": {**shown["spaces"], **moment["view"]["spaces"]}}
    return shown


def complaint(server: Server, path: str, body: object) -> Message:
    with pytest.raises(Complained) as complained:
        server.post(path, body)
    problem: Message = complained.value.problems[0]
    return problem


# Stretches


def test_a_stretch_leads_from_board_to_board(server: Server) -> None:
    created = server.new_game(record=LANDINGS)
    path = f"api/games/{created['game']['id']}"
    stretch = server.get(f"{path}/stretch?behind=20&most=30")
    assert stretch["orders"] == 20 and stretch["all"] == created["game"]["steps"]
    assert len(stretch["moments"]) == 30
    for moments in (0, 1, 17, 30):
        whole = server.get(f"{path}/review/{20 + moments}")
        assert merged(stretch, moments) == whole["view"]
    assert stretch["moments"][16]["step"] == server.get(f"{path}/review/37")["step"]


def test_a_stretch_ends_where_the_game_does(server: Server) -> None:
    kept = imported(server, LANDINGS)
    last = kept["orders"]
    path = f"api/records/{kept['id']}/stretch"
    assert len(server.get(f"{path}?behind={last - 3}")["moments"]) == 3
    assert server.get(f"{path}?behind={last}")["moments"] == []
    assert len(server.get(f"{path}?behind=0&most=100000")["moments"]) <= 100
    for wrong in (f"behind={last + 1}", "behind=-1", "behind=x", "most=1e9"):
        with pytest.raises(Complained):
            server.get(f"{path}?{wrong}")


def test_a_stretch_begins_behind_a_step_of_the_log_whatever_was_taken_back(server: Server) -> None:
    created = server.new_game(options={"round1_obligations": "none"})
    path = f"api/games/{created['game']['id']}"
    with server.player(created, 0) as vera:
        vera.give("austria-hungary", "buy 1 infantry", "undo", "buy 2 infantry", "end")
        vera.give("austria-hungary", "move 3 infantry Galicia -> Poland", "end")
        stretch = server.get(f"{path}/stretch?since=4")
        assert stretch["orders"] == 2
        assert [moment["step"]["number"] for moment in stretch["moments"]] == [5, 6]
        assert [mark["step"] for mark in server.get(f"{path}/review")["marks"]] == [3, 4, 5, 6]
        assert stretch["moments"][0]["step"]["at"] > 0


def test_a_review_of_a_game_in_progress_hides_unfinished_moves(server: Server) -> None:
    created = server.new_game(options={"round1_obligations": "none"})
    path = f"api/games/{created['game']['id']}"
    with server.player(created, 0) as vera:
        vera.give("austria-hungary", "buy 1 infantry", "end", "move 3 infantry Galicia -> Poland")
        review, stretch = server.get(f"{path}/review"), server.get(f"{path}/stretch?since=0")
        assert [mark["text"] for mark in review["marks"]] == ["buy 1 infantry", "end"]
        assert len(stretch["moments"]) == 2 and "austria-hungary" not in merged(stretch, 2)["spaces"][
            "Poland"
        ].get("forces", {})
        assert review["game"].get("key") is None and "key: null" in server.text(f"{path}/record")
        vera.give("austria-hungary", "end")
        assert len(server.get(f"{path}/review")["marks"]) == 4


# Charts


def test_charts_tell_each_power_at_every_turn(server: Server) -> None:
    kept = imported(server, TWO_PLAYERS, "Two%20players")
    review = server.get(f"api/records/{kept['id']}/review")
    assert review["title"] == "Two players" and review["rules"]["name"] == "rulebook"
    charts = review["charts"]
    for chart in charts:
        assert all(set(chart[name]) == set(POWERS) for name in ("income", "army", "territories", "luck"))
    assert charts[0]["luck"] == dict.fromkeys(POWERS, 0)
    record = read_record(TWO_PLAYERS)
    *_, last = replay(record)
    rules, table = last.game.rules, last.game.table
    assert charts[-1]["income"] == {power: rules.economy.income(rules, table, power) for power in POWERS}
    assert charts[-1]["treasury"] == {power: view(rules, table).powers[power].treasury for power in POWERS}


def test_luck_is_the_hits_beyond_those_expected_of_whoever_fired(server: Server) -> None:
    kept = imported(server, LANDINGS)
    path = f"api/records/{kept['id']}"
    charts = server.get(f"{path}/review")["charts"]
    luck = dict.fromkeys(POWERS, 0.0)
    fought = 0
    for behind in range(0, charts[-1]["orders"], 100):
        for number, moment in enumerate(server.get(f"{path}/stretch?behind={behind}")["moments"], behind + 1):
            if number > charts[-1]["orders"]:
                break
            for volley in moment["step"].get("volleys", ()):
                fought += 1
                dice = iter(volley["dice"])
                for gun in volley["attack"] + volley["defence"]:
                    hits = sum(next(dice) <= gun["value"] for _ in range(gun["number"]))
                    luck[gun["power"]] += hits - gun["number"] * gun["value"] / 6
    assert fought
    assert charts[-1]["luck"] == pytest.approx(luck, abs=0.01)


def test_a_mark_says_what_was_lost_with_an_order(server: Server) -> None:
    kept = imported(server, LANDINGS)
    path = f"api/records/{kept['id']}"
    marks = server.get(f"{path}/review")["marks"]
    bloody = next(mark for mark in marks if mark.get("lost"))
    step = server.get(f"{path}/stretch?behind={bloody['orders'] - 1}&most=1")["moments"][0]["step"]
    costs = {"infantry": 3, "artillery": 4, "tank": 6, "fighter": 6}
    costs |= {"battleship": 12, "cruiser": 9, "submarine": 6, "transport": 6}
    lost = [event for event in step["events"] if event["type"] in ("UnitsLost", "ShipMined")]
    assert lost
    worth = sum(
        costs[item["kind"]] * item["number"]
        for event in lost
        for item in event.get("units", ())
        if item.get("state") != "damage"
    ) + sum(costs[event["kind"]] for event in lost if event.get("sunk"))
    assert bloody["lost"] == worth


# Records


def test_an_imported_record_is_kept_once_and_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "games.sqlite") as house:
        first, again = imported(house, LANDINGS, "Landings"), imported(house, LANDINGS, "Other")
        assert {**first, "secret": ""} == {**again, "secret": ""} and first["title"] == "Landings"
        assert house.text(f"api/records/{first['id']}") == LANDINGS
        house.kill()
        house.start()
        review = house.get(f"api/records/{first['id']}/review")
        assert len(review["marks"]) == first["orders"] and review.get("game") is None
        assert [each["powers"] for each in review["seats"]] == house.get("api/rulesets")["divisions"]["4"]


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("", "line 1", "header between two lines"),
        ("\x00\xff binary", "line 1", "header between two lines"),
        ("---\ngreatwar: 1\n", "line 3", "not closed"),
        ("---\ngreatwar: 1\nrules: chess@1\n---\n", "chess", "There is no ruleset"),
        ("---\ngreatwar: 2\nrules: rulebook@1\n---\n", "line 2", "Version 1 of this format"),
        ("---\ngreatwar: 1\nrules: rulebook@1\n---\ngermany: dance\n", "line 5", "dance"),
        ("---\ngreatwar: 1\nrules: rulebook@1\n---\ngermany: buy 1 infantry\n", "line 5", "refused"),
    ],
)
def test_a_text_that_is_no_record_is_refused_in_the_engines_own_words(
    server: Server, text: str, place: str, words: str
) -> None:
    problem = complaint(server, "api/records", text.encode())
    assert place in problem["place"] and words in read(problem["message"])


def test_the_line_of_a_record_that_does_not_fit_is_named(server: Server) -> None:
    lines = LANDINGS.split("\n")
    at = next(number for number, line in enumerate(lines) if ": attack " in line)
    lines[at] = lines[at].replace("[", "[6, ")
    problem = complaint(server, "api/records", "\n".join(lines).encode())
    assert problem["place"] == f"line {at + 1}" and "dice" in read(problem["message"])


def test_records_and_positions_have_a_size(server: Server) -> None:
    for path in ("api/records", "api/positions"):
        assert complaint(server, path, b"x" * 2_600_000)["code"] == "oversized"


def test_there_are_no_other_records(server: Server) -> None:
    for path in ("api/records/none", "api/records/none/review", "api/records/none/stretch"):
        with pytest.raises(Complained) as complained:
            server.get(path)
        assert complained.value.status == 404 and "no such record" in read(
            complained.value.problems[0]["message"]
        )
    with pytest.raises(Complained):
        server.new_game(imported="none")


# Positions


def test_a_position_is_shown_before_it_is_played(server: Server) -> None:
    text = "rules: tournament\nround: 3\nturn: germany\nunits: {Ruhr: {germany: 2 tank}}\n"
    found = server.post("api/positions", text.encode())
    assert found["rules"]["name"] == "tournament" and found["view"]["round"] == 3
    assert found["view"]["spaces"]["Ruhr"]["forces"] == {"germany": [{"kind": "tank", "number": 2}]}


@pytest.mark.parametrize(
    "text", ["units: {Atlantis: {germany: 1 tank}}", "round: never", "]", "- a list", "rules: chess", "\x00"]
)
def test_a_position_that_will_not_do_is_refused_alike_when_it_is_shown_and_when_it_is_played(
    server: Server, text: str
) -> None:
    shown = complaint(server, "api/positions", text.encode())
    assert read(shown["message"]) and "Traceback" not in read(shown["message"])
    played: Any = {"seats": [seat(CENTRAL), seat(ALLIES)], "position": text}
    assert complaint(server, "api/games", played) == shown


# Playing on


def test_a_game_goes_on_from_any_moment_of_an_imported_record(server: Server) -> None:
    kept = imported(server, LANDINGS)
    created = server.new_game(imported=kept["id"], orders=58)
    assert created["game"]["steps"] == 58
    board = merged(server.get(f"api/records/{kept['id']}/stretch?behind=58"), 0)
    with server.player(created) as watcher:
        assert watcher.view["spaces"] == board["spaces"]
    assert verify(server.text(f"api/games/{created['game']['id']}/record")).fits
    problem = complaint(
        server,
        "api/games",
        {"seats": [seat(CENTRAL), seat(ALLIES)], "imported": kept["id"], "orders": 10_000},
    )
    assert problem["code"] == "no-moment" and str(kept["orders"]) in read(problem["message"])
    twice = {"seats": [seat(CENTRAL), seat(ALLIES)], "imported": kept["id"], "record": LANDINGS}
    assert complaint(server, "api/games", twice)["code"] == "several-beginnings"


def test_a_record_is_deleted_by_the_last_who_has_imported_it(server: Server) -> None:
    # A remark makes it a record that no other test imports.
    text = LANDINGS + "# to be deleted\n"
    first, again = imported(server, text), imported(server, text)
    path = f"api/records/{first['id']}"

    def delete(secret: str) -> Message:
        found: Message = server.delete(path, {"Authorization": f"Bearer {secret}"})
        return found

    with pytest.raises(Complained, match="server-not-your-record") as caught:
        delete("guessed")
    assert caught.value.status == 403
    assert delete(first["secret"]) == {"gone": False}
    with pytest.raises(Complained, match="server-not-your-record"):
        delete(first["secret"])
    assert server.text(path) == text
    assert delete(again["secret"]) == {"gone": True}
    for rest in ("", "/review", "/stretch"):
        with pytest.raises(Complained, match="server-no-record"):
            server.text(path + rest)
