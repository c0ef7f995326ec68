"""A game over a real server: orders and answers, what each seat sees, undo, coming back, odds."""

from typing import Any

from greatwar.records.fairness import verify
from tests.text.reading import read
from tests.web.houses import ALLIES, Player, Server, seat

MARCH = "move 2 infantry Galicia -> Poland"


def test_two_players_order_their_own_powers(server: Server) -> None:
    created = server.new_game()
    with server.player(created, 0, name="Vera") as vera, server.player(created, 1, name="Otto") as otto:
        assert read(vera.welcome["asked"][0]["line"]) == "Austria-Hungary: purchase units."
        assert otto.welcome["asked"] == []
        vera.give("austria-hungary", "buy 2 infantry", "end")
        assert otto.until("Happened")["moment"] == 2
        problems = otto.refused("Give", power="austria-hungary", order="end", moment=otto.moment)
        assert problems[0]["code"] == "not-your-seat"
        seats = server.get(_path(created))["seats"]
        assert [(each["name"], each["holder"], each["present"]) for each in seats] == [
            ("Vera", "person", True),
            ("Otto", "person", True),
        ]


def test_an_order_may_be_a_struct_or_a_line(server: Server) -> None:
    with server.player(server.new_game(), 0) as vera:
        buy = {"type": "Buy", "units": [{"number": 2, "kind": "infantry"}]}
        assert vera.ask("Give", power="austria-hungary", order=buy, moment=0)["type"] == "Done"
        vera.until("Happened")
        assert vera.view["powers"]["austria-hungary"]["bought"] == {"infantry": 2}
        step = vera.steps[1]
        assert step["text"] == "buy 2 infantry" and read(step["line"]) == "Austria-Hungary buys 2 infantry."


def test_a_refusal_comes_as_the_engine_gives_it(server: Server) -> None:
    with server.player(server.new_game(), 0) as vera:
        vera.give("austria-hungary", "end")
        far = vera.refused(
            "Give", power="austria-hungary", order="move 1 infantry Vienna -> Paris", moment=vera.moment
        )
        assert far[0].keys() == {"code", "place", "message", "rule", "see"}
        assert far[0]["rule"].startswith("RB-")
        vera.give("austria-hungary", "move 1 artillery Galicia -> Poland")
        problems = vera.refused("Give", power="austria-hungary", order="end", moment=vera.moment)
        assert problems == vera.asked["austria-hungary"]["ending"]
        assert ("Poland", "RB-INF-01") in [(each["place"], each["rule"]) for each in problems]


# What each seat sees


def test_unfinished_moves_are_seen_by_nobody_else(server: Server) -> None:
    created = server.new_game(options={"round1_obligations": "none"})
    with (
        server.player(created, 0) as vera,
        server.player(created, 1) as otto,
        server.player(created) as watcher,
    ):
        vera.give("austria-hungary", "buy 2 infantry")
        for other in (otto, watcher):
            assert [each for each in other.nothing_more() if each["type"] == "Happened"] == []
        vera.give("austria-hungary", "end", MARCH, "undo", MARCH)
        assert vera.units("Poland", "austria-hungary") == {"infantry": 2}
        for other in (otto, watcher):
            other.nothing_more()
            assert other.moment == 2
            assert other.units("Poland", "austria-hungary") == {}
            assert other.view["veiled"] is True
            assert list(other.steps) == [1, 2]
        late = server.player(created)
        assert late.units("Poland", "austria-hungary") == {} and list(late.steps) == [1, 2]
        late.leave()
        assert MARCH not in server.text(f"{_path(created)}/record")
        assert len(server.get(f"{_path(created)}/steps")["steps"]) == 2
        assert server.get(f"{_path(created)}/review")["marks"][-1]["orders"] == 2
        vera.give("austria-hungary", "end")
        for other in (otto, watcher):
            other.until("Happened")
            assert other.units("Poland", "austria-hungary") == {"infantry": 2}
            assert list(other.steps) == [1, 2, 5, 6]
            assert "veiled" not in other.view
        assert MARCH in server.text(f"{_path(created)}/record")


def test_where_sides_move_together_friends_see_each_others_moves(server: Server) -> None:
    seats = [seat(["austria-hungary", "ottoman"]), seat(["germany"]), seat(ALLIES)]
    created = server.new_game(*seats, ruleset="second-edition")
    with (
        server.player(created, 0) as vera,
        server.player(created, 1) as friend,
        server.player(created, 2) as enemy,
    ):
        vera.give("austria-hungary", "buy 1 infantry")
        friend.until("Happened")
        assert friend.view["powers"]["austria-hungary"]["bought"] == {"infantry": 1}
        assert friend.moment == 1
        friend.give("germany", "buy 1 artillery")
        enemy.nothing_more()
        assert "bought" not in enemy.view["powers"]["austria-hungary"]
        assert enemy.moment == 0 and not enemy.steps
        forbidden = enemy.refused("Foresee", power="germany")
        assert forbidden[0]["code"] == "not-your-seat"


def test_friends_who_order_at_the_same_time_do_not_hinder_each_other(server: Server) -> None:
    seats = [seat(["austria-hungary", "ottoman"]), seat(["germany"]), seat(ALLIES)]
    created = server.new_game(*seats, ruleset="second-edition")
    with server.player(created, 0) as vera, server.player(created, 1) as friend:
        orders = {"austria-hungary": vera, "germany": friend}
        for power, player in orders.items():
            assert player.ask("Give", power=power, order="buy 1 infantry", moment=0)["type"] == "Done"
        for power, player in orders.items():
            again = player.refused("Give", power=power, order="buy 1 infantry", moment=0)
            assert again[0]["code"] == "stale", "an own order was given since then"
        assert friend.refused("Give", power="germany", order="end", moment=1)[0]["code"] == "stale"
        assert friend.ask("Give", power="germany", order="end", moment=2)["type"] == "Done"
        assert vera.ask("Give", power="austria-hungary", order="end", moment=2)["type"] == "Done"


def test_battles_and_answers_are_seen_by_all_with_each_die_under_its_unit(server: Server) -> None:
    created = server.new_game(position=POSITION)
    with server.player(created, 0) as vera, server.player(created, 1) as otto:
        vera.give("germany", "attack Lorraine")
        step = otto.until("Happened")["steps"][0]
        assert step["text"] == "attack Lorraine"
        (volley,) = step["volleys"]
        attack = [
            (gun["kind"], gun["number"], gun["value"], gun.get("promoted", "")) for gun in volley["attack"]
        ]
        assert attack == [("infantry", 2, 3, "artillery"), ("infantry", 6, 2, ""), ("artillery", 2, 3, "")]
        assert len(volley["dice"]) == 8 + 2 + 6 + 2
        answered = _answer_all(vera, otto)
        assert answered > 0
        assert otto.view["spaces"]["Lorraine"]["forces"] == vera.view["spaces"]["Lorraine"]["forces"]


POSITION = """
setup: empty
round: 5
turn: germany
phase: combat
units:
  Lorraine: {germany: "8 infantry, 2 artillery", france: "6 infantry, 2 artillery"}
  Berlin: {germany: "1 infantry"}
  Paris: {france: "1 infantry"}
"""


def _answer_all(*players: Player) -> int:
    """Answer questions with what the server suggests until orders of the phase are awaited."""
    answered = 0
    while True:
        for player in players:
            player.nothing_more()
        asked = [(player, each) for player in players for each in player.asked.values() if each["question"]]
        questions = [(player, each) for player, each in asked if each["word"] != "none"]
        if not questions:
            return answered
        player, question = questions[0]
        answer = question.get("suggestion") or question["orders"][0]
        done = player.ask("Give", power=question["power"], order=answer, moment=player.moment)
        assert done["type"] == "Done", done
        answered += 1


# Taking back


def test_orders_are_taken_back_the_last_or_one_alone(server: Server) -> None:
    with server.player(server.new_game(), 0) as vera:
        vera.give("austria-hungary", "end", MARCH, "move 1 infantry Galicia -> Bohemia")
        assert vera.ask("TakeBack", power="austria-hungary", step=2, moment=3)["type"] == "Done"
        vera.until("Happened")
        texts = [step["text"] for step in vera.steps.values() if step["text"] != "undo"]
        assert texts == ["end", "move 1 infantry Galicia -> Bohemia"]
        assert vera.units("Poland", "austria-hungary") == {}
        assert vera.ask("TakeBack", power="austria-hungary", moment=vera.moment)["type"] == "Done"
        vera.until("Happened")
        assert vera.asked["austria-hungary"]["undoes"] == {
            "id": "log-undoes-end",
            "args": {"phase": "purchase"},
        }
        assert vera.ask("TakeBack", power="austria-hungary", moment=vera.moment)["type"] == "Done"
        assert vera.until("Happened")["view"]["phase"] == "purchase"
        problems = vera.refused("TakeBack", power="austria-hungary", moment=vera.moment)
        assert problems[0]["code"] == "nothing-to-undo"


def test_an_undone_end_is_told_to_all_and_what_is_bought_then_to_nobody(server: Server) -> None:
    game = server.new_game()
    with server.player(game, 0) as vera, server.player(game, 1) as other:
        vera.give("austria-hungary", "buy 2 infantry", "end")
        seen = other.until("Happened")
        assert (seen["view"]["phase"], seen["moment"]) == ("movement", 2)
        assert vera.ask("TakeBack", power="austria-hungary", moment=vera.moment)["type"] == "Done"
        seen = other.until("Happened")
        assert [(step["text"], step["takes_back"]) for step in seen["steps"]] == [("undo", 2)]
        assert seen["view"]["phase"] == "purchase"
        assert seen["view"]["powers"]["austria-hungary"]["bought"] == {"infantry": 2}
        vera.until("Happened")
        vera.give("austria-hungary", "buy 1 artillery")
        assert not [message for message in other.nothing_more() if message["type"] == "Happened"]


# What can be done


def test_prices_say_how_many_and_why_not(server: Server) -> None:
    with server.player(server.new_game(), 0) as vera:
        prices = {each["kind"]: each for each in vera.asked["austria-hungary"]["prices"]}
        money = vera.view["powers"]["austria-hungary"]["treasury"]
        assert prices["infantry"]["more"] == money // prices["infantry"]["cost"]
        assert prices["tank"]["more"] == 0 and read(prices["tank"]["problems"][0]["message"])


def test_a_tray_of_units_is_priced_before_it_is_bought(server: Server) -> None:
    position = "{rules: second-edition, turn: central, phase: purchase, round: 3, at_war: {ottoman: true}}"
    with server.player(server.new_game(position=position), 0) as vera:
        one = vera.ask("Browse", power="ottoman", units=[{"number": 1, "kind": "artillery"}])
        assert one["problems"] == []
        prices = {each["kind"]: each for each in one["prices"]}
        (reason,) = prices["artillery"]["problems"]
        assert prices["artillery"]["more"] == 0 and reason["rule"] == "SE-IND-02"
        money = vera.view["powers"]["ottoman"]["treasury"] - prices["artillery"]["cost"]
        assert prices["infantry"]["more"] == money // prices["infantry"]["cost"]
        two = vera.ask("Browse", power="ottoman", units=[{"number": 2, "kind": "artillery"}])
        assert [problem["rule"] for problem in two["problems"]] == ["SE-IND-02"]
        assert "bought" not in vera.view["powers"]["ottoman"]


def test_the_odds_of_the_moves_so_far_are_told_before_they_are_committed(server: Server) -> None:
    with server.player(server.new_game(), 0) as vera:
        vera.give("austria-hungary", "end", "move 6 infantry, 2 artillery Galicia -> Poland")
        answer = vera.ask("Foresee", power="austria-hungary")
        (battle,) = [each for each in answer["battles"] if each["space"] == "Poland"]
        total = battle["won"] + battle["drawn"] + battle["lost"] + battle["emptied"]
        assert abs(total - 1) < 1e-9 and battle["attacker_hits"] > 3
        assert answer["moment"] == vera.moment


def test_the_odds_of_a_further_move_are_told_before_it_is_made(server: Server) -> None:
    with server.player(server.new_game(), 0) as vera:
        vera.give("austria-hungary", "end", "move 2 infantry Galicia -> Poland")
        question = {"power": "austria-hungary", "order": "move 4 infantry, 2 artillery Galicia -> Poland"}
        before, after = vera.ask("Foresee", power="austria-hungary"), vera.ask("Foresee", **question)
        (few,), (many,) = (found["battles"] for found in (before, after))
        assert many["space"] == few["space"] == "Poland"
        assert many["attacker_hits"] > few["attacker_hits"]
        assert vera.units("Poland", "austria-hungary") == {"infantry": 2}
        question["order"] = "move 40 infantry Galicia -> Poland"
        assert vera.ask("Foresee", **question)["battles"] == []


def test_the_odds_of_a_sea_battle_are_those_of_the_ships_still_in_it(server: Server) -> None:
    position = """
    {rules: rulebook, round: 4, turn: germany, phase: combat, units: {SZ 9: {germany: "2 battleship, 2 cruiser",
    britain: "2 battleship, 2 cruiser, 4 transport"}}}
    """
    with server.player(server.new_game(position=position), 0, 1) as vera:
        (before,) = vera.ask("Foresee", power="germany")["battles"]
        vera.give("germany", "attack SZ 9")
        while vera.asked.get("germany", {}).get("word") != "press":
            power, asked = next(pair for pair in vera.asked.items() if pair[1].get("suggestion"))
            vera.give(power, asked["suggestion"])
        (after,) = vera.ask("Foresee", power="germany")["battles"]
        assert after["space"] == "SZ 9" and after["power"] == "germany"
        assert (after["attacker_hits"], after["won"]) != (before["attacker_hits"], before["won"])


def test_the_odds_of_a_sea_battle_are_told_with_all_submarines_and_without_them(server: Server) -> None:
    position = """
    {rules: rulebook, round: 4, turn: germany, phase: combat,
    units: {SZ 9: {germany: "2 cruiser, 2 submarine", britain: "2 cruiser"}}}
    """
    created = server.new_game(position=position)
    with server.player(created, 0) as vera:
        vera.give("germany", "attack SZ 9")
        (fires,) = vera.ask("Foresee", power="germany")["battles"]
        dive = {"type": "Submerge", "number": 2}
        (dives,) = vera.ask("Foresee", power="germany", order=dive)["battles"]
        assert dives["won"] < fires["won"] and dives["attacker_hits"] < fires["attacker_hits"]
        (half,) = vera.ask("Foresee", power="germany", order={"type": "Submerge", "number": 1})["battles"]
        assert dives["attacker_hits"] < half["attacker_hits"] < fires["attacker_hits"]


def test_places_for_new_units_say_how_many_they_take(server: Server) -> None:
    position = """
    {rules: second-edition, round: 2, turn: central, phase: mobilize,
    bought: {germany: "9 infantry, 1 battleship"}}
    """
    with server.player(server.new_game(position=position), 0) as vera:
        asked = vera.asked["germany"]
        sites = {(each["kind"], each["space"]): each["most"] for each in asked["sites"]}
        assert sites["infantry", "Berlin"] == 8 and sites["infantry", "Munich"] == 4
        assert ("artillery", "Berlin") not in sites and ("battleship", "Munich") not in sites
        vera.give("germany", "place 8 infantry Berlin")
        left = {each["space"] for each in vera.asked["germany"]["sites"] if each["kind"] == "infantry"}
        assert "Berlin" not in left and "Munich" in left


def test_refusals_call_powers_by_their_names(server: Server) -> None:
    with server.player(server.new_game(), 0) as vera:
        vera.give("austria-hungary", "end")
        (problem,) = vera.refused(
            "Give", power="austria-hungary", order="move 40 infantry Vienna -> Bohemia", moment=1
        )
        assert read(problem["message"]).startswith("Austria-Hungary has 12 infantry in Vienna")


# Coming back


def test_a_lost_connection_comes_back_to_the_same_place(server: Server) -> None:
    created = server.new_game()
    vera = server.player(created, 0)
    vera.give("austria-hungary", "buy 1 infantry", "undo", "buy 2 infantry", "end", MARCH)
    board = vera.view
    vera.socket.socket.close()
    again = vera.connect(since=2)
    assert again["moment"] == 5 and again["whole"]
    assert [step["number"] for step in again["steps"]] == [3, 4, 5]
    assert vera.view == board
    assert vera.connect(since=1)["steps"][0]["takes_back"] == 1
    vera.leave()


def test_an_order_sent_twice_is_taken_once(server: Server) -> None:
    with server.player(server.new_game(), 0) as vera:
        vera.send("Give", power="austria-hungary", order="end", moment=0)
        problems = vera.refused("Give", power="austria-hungary", order="end", moment=0)
        assert problems[0]["code"] == "stale"
        assert vera.moment == 1


def test_the_same_player_in_two_windows_sees_both(server: Server) -> None:
    created = server.new_game()
    with server.player(created, 0) as one, server.player(created, 0) as other:
        one.give("austria-hungary", "buy 2 infantry")
        assert other.until("Happened")["moment"] == 1
        other.give("austria-hungary", "end")


# Several games


def test_games_do_not_touch_each_other(server: Server) -> None:
    first, second = server.new_game(), server.new_game(ruleset="tournament")
    with server.player(first, 0) as vera, server.player(second, 0) as otto:
        vera.give("austria-hungary", "buy 2 infantry")
        assert not [each for each in otto.nothing_more() if each["type"] == "Happened"]
        secret_of_another = server.player(second)
        problems = _enter(server, second, [first["seats"][0]["secret"]])
        assert problems[0]["code"] == "unknown-secret"
        secret_of_another.leave()


def _enter(server: Server, created: dict[str, Any], secrets: list[str]) -> list[dict[str, Any]]:
    with Player(server, created["game"]["id"], secrets) as player:
        assert player.welcome["seats"] == []
        refusal = next(each for each in player.nothing_more() if each["type"] == "Refusal")
        problems: list[dict[str, Any]] = refusal["problems"]
        return problems


# The end


def test_when_the_war_is_won_the_key_is_revealed_and_every_die_can_be_checked(server: Server) -> None:
    created = server.new_game(position=LAST_STAND)
    assert created["game"]["commitment"] and "key" not in created["game"]
    with server.player(created, 0) as vera, server.player(created, 1) as otto:
        assert "key: null" in server.text(f"{_path(created)}/record")
        otto.give("usa", "attack Picardy")
        _answer_all(otto, vera)
        assert "key: null" in server.text(f"{_path(created)}/record")
        otto.give("usa", "end", "end", "end")
        info = server.get(_path(created))
        assert info["result"] == "central" and not info["waiting"]
        vera.nothing_more()
        assert [each for each in vera.heard if each["type"] == "Attendance"][-1]["game"]["key"] == info["key"]
        assert vera.refused("Give", power="germany", order="end", moment=vera.moment)[0]["code"] == "war-over"
    text = server.text(f"{_path(created)}/record")
    verdict = verify(text)
    assert verdict.fits and verdict.dice_recomputed and verdict.winner == "central" and verdict.dice >= 12
    assert server.post("api/verify", text.encode())["fits"] is True
    assert (
        server.post("api/verify", text.replace("usa: end", "usa: attack Picardy", 1).encode())["fits"]
        is False
    )


LAST_STAND = """
setup: empty
round: 5
turn: usa
phase: combat
units:
  Paris: {germany: "9 infantry"}
  Moscow: {germany: "9 infantry"}
  Picardy: {usa: "6 infantry", germany: "6 infantry"}
  Berlin: {germany: "1 infantry"}
  Vienna: {austria-hungary: "1 infantry"}
control: {Paris: germany, Moscow: germany}
at_war: {usa: true}
"""


def _path(created: dict[str, Any]) -> str:
    return f"api/games/{created['game']['id']}"
