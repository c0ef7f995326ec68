"""The terminal and the screen keep their games in one store: what is begun here continues there."""

import asyncio
from pathlib import Path

import pytest
from rich.console import Console

from greatwar.board import POWERS_OF
from greatwar.cli.computers import ComputerPlayers, kept
from greatwar.cli.kept import KeptGame, records_folder, unfinished_games
from greatwar.cli.play import games_folder
from greatwar.cli.session import Session
from greatwar.notation.orders import parse_order
from greatwar.orders import Order
from greatwar.problems import Refused
from greatwar.records.savefiles import key_path
from greatwar.records.saves import Save
from greatwar.rules import ruleset
from greatwar.rules.opening import opening
from greatwar.store.database import Overtaken, Store, default_database
from greatwar.store.play import Play
from greatwar.web import hall as halls
from greatwar.web.documents import NewGame, NewSeat
from greatwar.web.guests import Guest
from greatwar.web.hall import Hall
from tests.cli.games import FIRST_TURN, KEY, greatwar
from tests.web.houses import Player, running

CENTRAL, ALLIES = POWERS_OF["central"], POWERS_OF["allies"]
BUY = parse_order("buy 1 infantry")
WON = """
rules: rulebook
round: 9
turn: usa
phase: income
control: {Paris: germany, Rome: austria-hungary}
units: {Paris: {germany: 3 infantry}, Rome: {austria-hungary: 3 infantry}}
"""


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))


def terminal(*lines: str, words: tuple[object, ...] = ("--terminal",)) -> str:
    """What the terminal prints to these lines."""
    result = greatwar("play", *words, typed="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    return result.output


def begun(store: Store, *, levels: dict[str, str] | None = None) -> KeptGame:
    rules = ruleset("rulebook")
    return KeptGame.begin(store, rules, opening(rules, 2), key=KEY, levels=levels or {})  # type: ignore[arg-type]


class Typed:
    """Lines that a player types; some are what happens elsewhere while the prompt waits."""

    def __init__(self, *lines: object) -> None:
        self._lines = list(lines)

    def read(self, session: Session) -> str | None:
        while self._lines and callable(self._lines[0]):
            self._lines.pop(0)()  # type: ignore[operator]
        return str(self._lines.pop(0)) if self._lines else None


def told(game: KeptGame, *lines: object, computers: ComputerPlayers | None = None) -> str:
    """What a session in this game prints."""
    with (console := Console(width=120)).capture() as capture:
        Session(game, console, Typed(*lines), computers=computers).run()
    return capture.get()


# Here and there


def test_a_game_begun_in_the_terminal_opens_on_the_screen_and_comes_back() -> None:
    said = terminal(*FIRST_TURN[:3], words=("--new", "--key", KEY))
    assert (
        "The game is saved. `greatwar play --terminal` continues it here, `greatwar play` on the screen."
        in said
    )

    async def on_the_screen() -> None:
        hall = Hall(Store(default_database()), personal=True)
        [info] = hall.games()
        assert (info.round, info.turn, info.phase) == (1, "austria-hungary", "movement")
        room = await hall.room(info.id)
        guest = Guest()
        assert room.enter(guest, (), personal=True) == []
        assert set(guest.powers) == {*CENTRAL, *ALLIES}
        await room.give(guest, "austria-hungary", "end", moment=room.moment(guest))
        await hall.close()

    asyncio.run(on_the_screen())
    said = terminal("log", "attack Serbia")
    assert "Continuing the last game. The official rulebook: round 1, Austria-Hungary, Combat." in said
    assert "Austria-Hungary: move 6 infantry, 2 artillery Trieste -> Serbia" in said
    assert "Land battle in Serbia" in said


def test_a_game_made_on_the_screen_continues_in_the_terminal_with_its_computers() -> None:
    async def on_the_screen() -> None:
        hall = Hall(Store(default_database()), personal=True)
        seats = (NewSeat(CENTRAL, "here"), NewSeat(ALLIES, "computer", level="recruit"))
        await hall.create(NewGame(seats=seats, title="Verdun"))
        await hall.close()

    asyncio.run(on_the_screen())
    assert greatwar("play", "--games").output == "  1  Verdun: round 1, Austria-Hungary, Purchase\n"
    said = terminal("players", "buy 1 infantry", words=("--game", 1))
    assert "A computer plays France: recruit" in said
    assert "A computer plays Germany" not in said
    assert "Austria-Hungary buys 1 infantry." in said
    assert greatwar("play", "--game", 2).output == (
        "greatwar: There is no unfinished game 2; `greatwar play --games` lists them.\n"
    )


def test_a_game_with_invited_players_stays_on_the_screen() -> None:
    async def on_the_screen() -> None:
        hall = Hall(Store(default_database()), personal=True)
        await hall.create(NewGame(seats=(NewSeat(CENTRAL, "here"), NewSeat(ALLIES, "invited"))))
        await hall.close()

    asyncio.run(on_the_screen())
    assert greatwar("play", "--games").output == (
        "No unfinished games. `greatwar play --new` begins one.\nOn the screen: 1 more game, with invited players.\n"
    )


def test_computers_are_seated_and_called_off_for_both() -> None:
    said = terminal("players", words=("--new", "--computer", "central:recruit,italy"))
    assert "A computer plays Germany: recruit" in said and "A computer plays Italy: officer" in said
    store = Store(default_database())
    [row] = unfinished_games(store)
    assert [(seat.powers, seat.level) for seat in store.seats(row.id)] == [
        (CENTRAL, "recruit"),
        (tuple(power for power in ALLIES if power != "italy"), ""),
        (("italy",), "officer"),
    ]
    store.close()
    assert "A computer plays" not in terminal("players", words=("--computer", "nobody"))


# Two programs at once


def test_the_program_that_writes_second_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    stores = [Store(tmp_path / "games.sqlite") for _ in range(2)]
    first = begun(stores[0])
    second = KeptGame(stores[1], first.id)
    first.order("austria-hungary", BUY)
    with pytest.raises(Overtaken):
        second.order("austria-hungary", parse_order("buy 2 infantry"))
    assert second.lines() == []
    assert [given.order for given in second.news()] == [BUY]
    assert second.game.table == first.game.table and second.lines() == first.lines()
    second.order("austria-hungary", parse_order("end"))
    assert [given.power for given in first.news()] == ["austria-hungary"] and first.news() == []
    for store in stores:
        store.close()


def test_the_prompt_tells_what_another_program_played_and_asks_again(tmp_path: Path) -> None:
    stores = [Store(tmp_path / "games.sqlite") for _ in range(2)]
    here = begun(stores[0])
    there = KeptGame(stores[1], here.id)

    def elsewhere(*orders: Order) -> object:
        return lambda: [there.order("austria-hungary", order) for order in orders]

    said = told(here, elsewhere(BUY, parse_order("end")), "buy 5 infantry", "log")
    assert "Another program played on in this game:\n  Austria-Hungary buys 1 infantry." in said
    assert "buy 5 infantry" not in " ".join(here.lines())
    assert said.count("Austria-Hungary: move your units") == 1
    there.news()
    said = told(here, elsewhere(parse_order("undo")), "?")
    assert "Austria-Hungary undoes its last order." in said and "`buy` names the whole purchase" in said
    for store in stores:
        store.close()


def test_computers_of_two_programs_play_one_game(tmp_path: Path) -> None:
    stores = [Store(tmp_path / "games.sqlite") for _ in range(2)]
    here = begun(stores[0], levels={"austria-hungary": "recruit"})
    there = KeptGame(stores[1], here.id)
    there.order("austria-hungary", BUY)  # after this program has read the game
    said = told(here, computers=ComputerPlayers(here.levels, here.seed))
    assert "Russia: buy units for up to" in said
    assert here.lines()[0] == "austria-hungary: buy 1 infantry"
    there.news()
    assert there.lines() == here.lines()
    for store in stores:
        store.close()


def test_the_screen_shows_what_the_terminal_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "BETWEEN_LOOKS", 0.01)

    async def story() -> None:
        store = Store(tmp_path / "games.sqlite")
        here = begun(store)
        hall = Hall(Store(tmp_path / "games.sqlite"), personal=True)
        room = await hall.room(here.id)
        assert await hall.room(here.id) is room
        here.order("austria-hungary", BUY)
        again = await hall.room(here.id)
        assert again is not room and again.play.game.table.bought == {"austria-hungary": {"infantry": 1}}
        watching = asyncio.create_task(hall.watch())
        here.order("austria-hungary", parse_order("end"))
        async with asyncio.timeout(10):
            while again.is_open():
                await asyncio.sleep(0.01)
        assert (await hall.room(here.id)).play.game.table.phase == "movement"
        watching.cancel()
        await hall.close()
        store.close()

    asyncio.run(story())


def test_a_page_and_a_prompt_play_in_one_game_turn_by_turn(tmp_path: Path) -> None:
    """A real server in a process of its own beside this one."""
    path = tmp_path / "games.sqlite"
    store = Store(path)
    here = begun(store)
    with running(path, "--personal") as server, Player(server, here.id, []) as page:
        here.order("austria-hungary", BUY)
        farewell = page.until("Farewell")
        assert (farewell["line"]["id"], farewell["again"]) == ("server-played-elsewhere", True)
        page.connect()
        assert [step["text"] for step in page.steps.values()] == ["buy 1 infantry"]
        done = page.ask("Give", power="austria-hungary", order="end", moment=page.moment)
        assert done["type"] == "Done", done
        assert "Another program played on in this game:" in told(here, "board west")
        assert here.game.table.phase == "movement"
    store.close()


def test_an_order_that_cannot_be_saved_has_not_happened(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    game = begun(store)
    store._writing.execute("PRAGMA max_page_count = 1")
    store._writing.execute("PRAGMA query_only = ON")
    with pytest.raises(Refused, match="could not save this order"):
        game.order("austria-hungary", BUY)
    assert game.lines() == [] and not game.game.table.bought
    store.close()


# The end


def test_a_war_that_is_over_leaves_a_record_that_can_be_verified(tmp_path: Path) -> None:
    position = tmp_path / "won.yaml"
    position.write_text(WON)
    said = terminal("end", words=("--position", position))
    [path] = records_folder().glob("*.gwr")
    assert f"The record is in {path}. `greatwar verify {path}` checks the dice." in said
    assert "result: central" in path.read_text()
    assert greatwar("verify", path).exit_code == 0
    assert "No unfinished games" in greatwar("play", "--games").output


def test_a_game_that_is_ended_leaves_its_record_with_the_key() -> None:
    terminal(*FIRST_TURN, words=("--new", "--key", KEY))
    said = greatwar("play", "--finish").output
    [path] = records_folder().glob("*.gwr")
    assert (
        said
        == f"The game is over; its key is revealed in {path}. `greatwar verify {path}` checks the dice.\n"
    )
    assert f'key: "{KEY}"' in path.read_text() or f"key: '{KEY}'" in path.read_text()
    assert greatwar("verify", path).exit_code == 0
    assert greatwar("play", "--finish").output == "greatwar: There is no unfinished game.\n"


def test_the_record_so_far_can_be_written_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "so-far.gwr"
    said = terminal(*FIRST_TURN[:3], "save", f"save {path}", f"save {path}", words=("--new", "--key", KEY))
    assert f"The record so far is in {path}." in said and f"{path} exists already." in said
    assert "key: null" in path.read_text()
    assert "Austria-Hungary moves 6 infantry" in greatwar("replay", path).output


# Saves of earlier versions


def test_saves_of_the_terminal_are_imported_with_key_and_computers() -> None:
    rules = ruleset("rulebook")
    path = games_folder() / "2024-08-01-120000.gwr"
    save = Save.begin(path, rules, opening(rules, 2), key=KEY)
    for line in FIRST_TURN[:5]:
        save.order("austria-hungary", parse_order(line))
    kept(path, {"italy": "recruit"})
    said = terminal("log", "players", "casualties 1 infantry")
    folder = games_folder()
    assert f"Imported 1 saved game from {folder}; the files are in {folder / 'imported'}.\n" in said
    assert "A computer plays Italy: recruit" in said
    assert "Austria-Hungary: attack Serbia [" in said
    assert "Austria-Hungary now controls Serbia." in said
    assert not list(folder.glob("*.*"))
    assert sorted(each.suffix for each in (folder / "imported").iterdir()) == [".computers", ".gwr", ".key"]
    store = Store(default_database())
    [row] = unfinished_games(store)
    assert row.key == KEY
    assert Play.load(row, store.orders(row.id), None).game.table == KeptGame(store, row.id).game.table
    store.close()
    assert "Imported" not in terminal("log")


def test_a_save_is_imported_once_however_often_it_comes(tmp_path: Path) -> None:
    rules = ruleset("rulebook")
    path = tmp_path / "siege.gwr"
    Save.begin(path, rules, opening(rules, 2), key=KEY)
    files = {each: each.read_bytes() for each in (path, key_path(path))}
    for _ in range(2):
        result = greatwar("play", "--import", path)
        assert result.exit_code == 0 and f"Imported {path}" in result.output
        for each, data in files.items():
            each.write_bytes(data)
    assert len(greatwar("play", "--games").output.splitlines()) == 1
    assert len(list((tmp_path / "imported").glob("*.gwr"))) == 2


def test_a_save_that_cannot_be_imported_stays_and_is_named() -> None:
    rules = ruleset("rulebook")
    path = games_folder() / "lost.gwr"
    Save.begin(path, rules, opening(rules, 2))
    key_path(path).unlink()
    ended = games_folder() / "ended.gwr"
    Save.begin(ended, rules, opening(rules, 2)).finish()
    said = greatwar("play", "--games").output
    assert said.startswith(f"{path} was not imported. The key of the dice, {key_path(path)}, cannot be read")
    assert "No unfinished games" in said and "ended" not in said
    assert path.exists() and ended.exists()
    assert greatwar("play", "--import", path.with_name("no.gwr")).output.endswith(
        f"greatwar: There is no file {path.with_name('no.gwr')}.\n"
    )
