"""A game over a real server: orders, refusals, what each seat sees, and everything that must not do."""

from collections.abc import Iterator

import pytest

from tests.web.houses import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house") / "games.sqlite") as house:
        yield house


def test_two_players_order_their_own_powers(server: Server) -> None:
    created = server.new_game()
    with server.player(created, 0, name="Vera") as vera, server.player(created, 1, name="Otto") as otto:
        assert vera.welcome["asked"][0]["power"] == "austria-hungary"
        assert otto.welcome["asked"] == []
        vera.give("austria-hungary", "buy 2 infantry", "end")
        assert otto.until("Happened")["moment"] == 2
        problems = otto.refused("Give", power="austria-hungary", order="end", moment=otto.moment)
        assert problems[0]["code"] == "not-your-seat"
