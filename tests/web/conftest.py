"""One real server for all tests of a module."""

from collections.abc import Iterator

import pytest

from tests.web.houses import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house") / "games.sqlite") as house:
        yield house
