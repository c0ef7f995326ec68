"""Where the units that somebody has picked can go, and what they would do there."""

from tests.web.houses import Server


def test_a_selected_stack_lights_up_its_destinations(server: Server) -> None:
    with server.player(server.new_game(), 0) as vera:
        vera.give("austria-hungary", "end")
        assert "Galicia" in vera.asked["austria-hungary"]["spaces"]
        found = vera.ask("Look", power="austria-hungary", space="Galicia")["destinations"]
        by_goal = {(each["goal"], each["item"]["kind"]): each for each in found}
        assert by_goal["Poland", "infantry"]["meaning"] == "attack"
        assert by_goal["Romania", "infantry"]["meaning"] == "mobilize"
        assert by_goal["Bohemia", "infantry"]["meaning"] == "reinforce"
        poland = by_goal["Poland", "infantry"]
        assert poland["most"] == vera.units("Galicia", "austria-hungary")["infantry"]
        order = poland["order"]
        order["units"][0]["number"] = poland["most"]
        assert vera.ask("Try", power="austria-hungary", order=order)["problems"] == []
        order["units"][0]["number"] += 1
        assert vera.ask("Try", power="austria-hungary", order=order)["problems"] != []


def test_the_army_of_a_friendly_neutral_joins_whoever_enters_it(server: Server) -> None:
    position = "{rules: rulebook, round: 1, turn: ottoman, phase: movement}"
    with server.player(server.new_game(position=position), 0) as vera:
        found = vera.ask("Look", power="ottoman", space="Constantinople")["destinations"]
        meanings = {each["goal"]: each["meaning"] for each in found}
        assert meanings["Bulgaria"] == "join"
        assert meanings["Greece"] == "mobilize"


def test_a_landing_waits_for_the_battle_in_words_only_where_it_could_do_otherwise(server: Server) -> None:
    fleet = "1 battleship, 1 transport (1 infantry)"
    for enemy, ways in (("1 cruiser", 1), ("1 transport", 2)):
        units = f'{{SZ 19: {{italy: "{fleet}", ottoman: "{enemy}"}}, Smyrna: none}}'
        position = f"{{rules: rulebook, round: 2, turn: italy, phase: movement, units: {units}}}"
        with server.player(server.new_game(position=position), 1) as otto:
            found = otto.ask("Look", power="italy", space="SZ 19")["destinations"]
            assert len([each for each in found if each["goal"] == "Smyrna"]) == ways, found
