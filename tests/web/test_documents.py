"""What is asked over HTTP: rulesets, the board, odds, records, reviews, and games that begin from others."""

import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from greatwar.board import BORDERS, POWERS, TERRITORIES, ZONES
from greatwar.notation.records import read_record
from greatwar.records.fairness import verify
from greatwar.rules import RULESETS
from tests.text.reading import read
from tests.web.houses import ALLIES, CENTRAL, Complained, Server, seat

GAMES = Path(__file__).parent.parent / "games"


def test_the_server_says_what_it_is(server: Server) -> None:
    about = server.get("api/about")
    assert about["program"] == "greatwar" and about["protocol"] == 1 and about["personal"] is False
    assert "officer" in about["levels"]
    assert "<title>" in server.text("")


def test_the_board_is_the_printed_one(server: Server) -> None:
    board = server.get("api/board")
    assert board["territories"].keys() == TERRITORIES.keys() and board["zones"].keys() == ZONES.keys()
    assert board["territories"]["Belgium"]["borders"] == list(BORDERS["Belgium"])
    assert len(server.get("api/map")) > 0


def test_what_changes_with_the_program_alone_is_kept_as_long_as_it_is_the_same(server: Server) -> None:
    for path in ("api/map", "api/board", "api/rulesets"):
        with urllib.request.urlopen(server.address + path) as first:
            name = first.headers["etag"]
            assert name and first.headers["cache-control"] == "no-cache"
        known = urllib.request.Request(server.address + path, headers={"if-none-match": f'"other", {name}'})
        with pytest.raises(urllib.error.HTTPError) as answered:
            urllib.request.urlopen(known)
        answered.value.close()
        assert answered.value.code == 304
        other = urllib.request.Request(server.address + path, headers={"if-none-match": 'W/"other"'})
        with urllib.request.urlopen(other) as again:
            assert again.status == 200 and again.headers["etag"] == name


def test_a_custom_ruleset_says_what_it_is_made_of(server: Server) -> None:
    text = (Path(__file__).parents[2] / "examples" / "rules" / "early-armour.toml").read_bytes()
    found = server.post("api/rulesets", text)
    assert found["base"] == "rulebook" and read(found["title"]) == "Early armour, late America"
    assert found["chosen"] == {"tanks_rounds": 3, "us_entry_turn": 5, "mines_battleship": "sunk"}
    for wrong, word in (
        (b"name = 3", "base"),
        (b"base = [", "TOML"),
        (b'name = "a"\nbase = "chess"', "chess"),
    ):
        with pytest.raises(Complained) as complained:
            server.post("api/rulesets", wrong)
        said = [f"{problem['place']} {read(problem['message'])}" for problem in complained.value.problems]
        assert complained.value.status == 400 and word in " ".join(said)


def test_a_custom_ruleset_tells_its_own_units(server: Server) -> None:
    units = b"[units.battleship]\nhits = 1\ndefend = 2\n[units.transport]\ncapacity = 3\n"
    text = b'name = "thin"\nbase = "rulebook"\n' + units
    plain = {unit["kind"]: unit for unit in server.get("api/rulesets")["rulesets"][0]["units"]}
    thin = {unit["kind"]: unit for unit in server.post("api/rulesets", text)["units"]}
    assert (plain["battleship"]["hits"], plain["transport"]["capacity"]) == (2, 2)
    assert (thin["battleship"]["hits"], thin["transport"]["capacity"]) == (1, 3)
    assert (thin["battleship"]["attack"], thin["battleship"]["defence"]) == (4, 2)
    assert {unit["hits"] for kind, unit in plain.items() if kind != "battleship"} == {1}


def test_every_mistake_in_a_position_is_named(server: Server) -> None:
    text = """
    {rules: rulebook, round: 0, phase: lunch, treasury: {germany: -3, chess: 4},
    units: {Atlantis: none, Ruhr: {germany: "3 elephants", france: "1 battleship"}}}
    """
    with pytest.raises(Complained) as complained:
        server.post("api/positions", text.encode())
    said = [(problem["place"], read(problem["message"])) for problem in complained.value.problems]
    places = [
        "round",
        "treasury.germany",
        "treasury",
        "units",
        "units.Ruhr.germany",
        "units.Ruhr.france",
        "phase",
    ]
    assert [place for place, _ in said] == places, said
    assert all(word in str(said) for word in ("chess", "Atlantis", "elephants", "lunch"))


def test_rulesets_tell_about_themselves_and_are_compared(server: Server) -> None:
    found = server.get("api/rulesets")
    assert [each["name"] for each in found["rulesets"]] == list(RULESETS)
    assert found["divisions"]["2"] == [CENTRAL, ALLIES]
    for told, rules in zip(found["rulesets"], RULESETS.values(), strict=True):
        assert {option["name"]: option["default"] for option in told["options"]} == {
            option.name: list(option.default) if isinstance(option.default, tuple) else option.default
            for option in rules.options
        }
    compared = server.get("api/rulesets/compare?names=rulebook,tournament")
    assert compared["names"] == ["rulebook", "tournament"]
    assert any(row["differs"] for row in compared["rows"])
    with pytest.raises(Complained):
        server.get("api/rulesets/compare?names=chess")


def test_the_rule_that_a_refusal_cites_is_one_request_away(server: Server) -> None:
    with server.player(server.new_game(), 0) as vera:
        vera.give("austria-hungary", "end")
        order = "move 1 infantry Vienna -> Paris"
        problem = vera.refused("Give", power="austria-hungary", order=order, moment=vera.moment)[0]
    rule = server.get(f"api/rules/{problem['rule']}")
    assert rule["id"] == problem["rule"] and rule["text"] and "rulebook" in rule["rulesets"]
    tournament = {each["id"] for each in server.get("api/rules?ruleset=tournament")["rules"]}
    assert "TR-LMOVE-01" in tournament and "TR-LMOVE-01" not in {
        each["id"] for each in server.get("api/rules?ruleset=rulebook")["rules"]
    }
    for wrong in ("api/rules/RB-NONE-99", "api/rules?ruleset=chess"):
        with pytest.raises(Complained):
            server.get(wrong)


def test_the_rules_are_those_of_the_ruleset_with_its_options_and_its_values(server: Server) -> None:
    def told(query: str) -> tuple[set[str], dict[str, str]]:
        found = server.get(f"api/rules?{query}")
        return {rule["id"] for rule in found["rules"]}, {
            read(each["title"]): read(each["value"]) for each in found["parameters"]
        }

    plain, values = told("ruleset=second-edition")
    historical, _ = told("ruleset=second-edition&options=%7B%22historical%22:true%7D")
    assert plain != historical and historical - plain
    assert values["Cost: infantry"] == str(RULESETS["second-edition"].units.cost["infantry"])
    assert "until only one side has any left" in told("ruleset=rulebook")[1]["Air battle"]
    one = told("ruleset=rulebook&options=%7B%22air_rounds%22:%22one%22%7D")[1]
    assert "for one round" in one["Air battle"]
    for wrong in (
        "options=3",
        "options=%7B%22air_rounds%22:%22two%22%7D",
        "options=%7B%22x%22:1%7D",
        "options=%7B",
    ):
        with pytest.raises(Complained) as complained:
            server.get(f"api/rules?ruleset=rulebook&{wrong}")
        assert complained.value.status == 400


def test_every_page_has_a_plain_address(server: Server) -> None:
    whole = server.text("")
    for path in ("odds", "rules", "rules/tournament", "lab", "lab/some-run"):
        assert server.text(path) == whole


def test_a_game_begins_from_a_moment_of_a_record_and_is_reviewed(server: Server) -> None:
    text = (GAMES / "landings.gwr").read_text("utf-8")
    record = read_record(text)
    orders = 58
    created = server.new_game(record=text, orders=orders)
    path = f"api/games/{created['game']['id']}"
    assert created["game"]["steps"] == orders
    copy = read_record(server.text(f"{path}/record"))
    assert (
        copy.entries == record.entries[:orders] and copy.key is None and copy.commitment != record.commitment
    )
    review = server.get(f"{path}/review")
    assert [mark["orders"] for mark in review["marks"]] == list(range(1, orders + 1))
    assert review["charts"][0]["orders"] == 0 and set(review["charts"][0]["income"]) == set(POWERS)
    last = server.get(f"{path}/review/{orders}")
    with server.player(created) as watcher:
        assert last["view"]["spaces"] == watcher.view["spaces"]
        assert watcher.welcome["steps"][-1]["text"] == last["step"]["text"]
        assert set(review["marks"][-1]) >= {"round", "turn", "phase", "text", "line"}
    with pytest.raises(Complained):
        server.get(f"{path}/review/{orders + 1}")


def test_a_review_follows_a_game_in_progress(server: Server) -> None:
    created = server.new_game(options={"round1_obligations": "none"})
    path = f"api/games/{created['game']['id']}/review"
    with server.player(created, 0) as vera:
        vera.give("austria-hungary", "buy 1 infantry", "end")
        assert [mark["text"] for mark in server.get(path)["marks"]] == ["buy 1 infantry", "end"]
        vera.give("austria-hungary", "end", "end")
        marks = server.get(path)["marks"]
        assert [mark.get("begins", "") for mark in marks] == ["", "phase", "phase", "phase"]
        assert server.get(f"{path}/4")["view"]["phase"] == "mobilize"
        assert server.get(f"{path}/1")["view"]["powers"]["austria-hungary"]["bought"] == {"infantry": 1}


def test_a_game_that_goes_on_keeps_its_players(server: Server) -> None:
    text = (GAMES / "two-players.gwr").read_text("utf-8")
    with pytest.raises(Complained) as complained:
        server.new_game(seat(CENTRAL[:1]), seat(CENTRAL[1:]), seat(ALLIES), record=text)
    assert [problem["code"] for problem in complained.value.problems] == ["seats"]


def test_a_game_goes_on_from_another_with_other_dice(server: Server) -> None:
    first = server.new_game(options={"round1_obligations": "none"})
    with server.player(first, 0) as vera:
        vera.give("austria-hungary", "buy 2 infantry", "end", "move 3 infantry Galicia -> Poland", "end")
    second = server.new_game(
        seat(CENTRAL, "here"), seat(ALLIES, "computer", level="recruit"), game=first["game"]["id"], orders=3
    )
    assert second["game"]["parent"] == first["game"]["id"]
    with server.player(second, 0) as otto:
        assert otto.units("Poland", "austria-hungary") == {"infantry": 3}
        assert otto.moment == 3 and otto.view["phase"] == "movement"
        otto.give("austria-hungary", "undo", "end")
    record = server.text(f"api/games/{second['game']['id']}/record")
    assert verify(record).fits and "commitment" in record


def test_a_game_begins_from_a_position(server: Server) -> None:
    position = "rules: tournament\nround: 3\nturn: germany\nphase: movement\ntreasury: {germany: 99}\n"
    created = server.new_game(position=position)
    assert created["game"]["ruleset"] == "tournament" and created["game"]["phase"] == "movement"
    with server.player(created, 0) as vera:
        assert vera.view["powers"]["germany"]["treasury"] == 99
        assert vera.asked["germany"]["word"] == "none"


@pytest.mark.parametrize("rules", RULESETS)
def test_every_ruleset_begins_and_is_shown(server: Server, rules: str) -> None:
    created = server.new_game(ruleset=rules)
    with server.player(created, 0) as vera, server.player(created, 1) as otto:
        told: dict[str, Any] = vera.welcome["rules"]
        assert told["name"] == rules and told["turns"] == list(RULESETS[rules].rounds.turns)
        assert len(vera.view["spaces"]) == len(TERRITORIES) + len(ZONES)
        assert set(vera.view["powers"]) == set(POWERS)
        assert bool(vera.asked) != bool(otto.asked) or RULESETS[rules].offers


def test_older_steps_are_read_back(server: Server) -> None:
    created = server.new_game()
    with server.player(created, 0) as vera:
        vera.give("austria-hungary", "buy 1 infantry", "undo", "buy 2 infantry", "end")
    path = f"api/games/{created['game']['id']}/steps"
    assert [step["number"] for step in server.get(path)["steps"]] == [3, 4]
    assert [step["number"] for step in server.get(f"{path}?before=4")["steps"]] == [3]
    with pytest.raises(Complained):
        server.get(f"{path}?before=x")
