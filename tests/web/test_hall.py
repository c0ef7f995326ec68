"""The hall from within: one room for each game, what happens when the store fails, and two servers on one file."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from greatwar.board import POWERS_OF
from greatwar.problems import Refused
from greatwar.store.database import Store, Write
from greatwar.web import hall as halls
from greatwar.web.documents import Created, NewGame, NewSeat
from greatwar.web.guests import BACKLOG, Guest
from greatwar.web.hall import Hall
from greatwar.web.room import Room
from greatwar.web.wire import Pong

NEW = NewGame(seats=(NewSeat(POWERS_OF["central"], "here"), NewSeat(POWERS_OF["allies"], "here")))


def _come(room: Room, created: Created) -> Guest:
    guest = Guest()
    assert room.enter(guest, [created.seats[0].secret], personal=False) == []
    room.welcome(guest)
    return guest


def test_a_game_has_one_room_however_many_come_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        hall = Hall(Store(tmp_path / "games.sqlite"), personal=False)
        created = await hall.create(NEW)
        rooms = await asyncio.gather(*(hall.room(created.game.id) for _ in range(8)))
        assert len(set(map(id, rooms))) == 1
        with pytest.raises(Refused, match="no such game"):
            await hall.room("nowhere")
        await hall.close()

    asyncio.run(story())


def test_what_could_not_be_written_has_not_happened(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(tmp_path / "games.sqlite")
        hall = Hall(store, personal=False)
        created = await hall.create(NEW)
        room = await hall.room(created.game.id)
        guest = _come(room, created)
        await room.give(guest, "austria-hungary", "buy 1 infantry", moment=0)

        def full(connection: sqlite3.Connection) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        whole = store.submit

        def failing(*deeds: Write) -> object:
            return whole(*deeds, full)

        store.submit = failing  # type: ignore[method-assign, assignment]
        with pytest.raises(Refused, match="could not save this order"):
            await room.give(guest, "austria-hungary", "end", moment=1)
        store.submit = whole  # type: ignore[method-assign]
        assert not room.is_open()
        with pytest.raises(Refused, match="was closed"):
            await room.give(guest, "austria-hungary", "end", moment=2)
        said = [guest.outbox.get_nowait() for _ in range(guest.outbox.qsize())]
        assert said[-1] is None and msgspec.json.decode(said[-2] or b"")["type"] == "Farewell"
        again = await hall.room(created.game.id)
        assert again is not room and again.play.number == 1 and again.play.game.table.phase == "purchase"
        await hall.close()

    asyncio.run(story())


def test_two_servers_on_one_file_never_take_two_orders_for_one(tmp_path: Path) -> None:
    async def story() -> None:
        one, other = (Hall(Store(tmp_path / "games.sqlite"), personal=False) for _ in range(2))
        created = await one.create(NEW)
        first, second = await one.room(created.game.id), await other.room(created.game.id)
        vera, otto = _come(first, created), _come(second, created)
        await first.give(vera, "austria-hungary", "buy 1 infantry", moment=0)
        with pytest.raises(Refused, match="could not save this order"):
            await second.give(otto, "austria-hungary", "buy 2 infantry", moment=0)
        again = await other.room(created.game.id)
        assert again.play.game.table.bought == {"austria-hungary": {"infantry": 1}}
        await one.close()
        await other.close()

    asyncio.run(story())


def test_rooms_without_guests_are_closed_and_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        hall = Hall(Store(tmp_path / "games.sqlite"), personal=False)
        created, other = await hall.create(NEW), await hall.create(NEW)
        room = await hall.room(created.game.id)
        guest = _come(room, created)
        monkeypatch.setattr(halls, "IDLE", -1.0)
        hall.sweep()
        assert room.is_open(), "somebody is there"
        await room.give(guest, "austria-hungary", "buy 1 infantry", moment=0)
        room.leave(guest)
        hall.sweep()
        assert not room.is_open()
        monkeypatch.undo()
        again = await hall.room(created.game.id)
        assert again.play.number == 1
        assert (await hall.room(other.game.id)).play.number == 0
        await hall.close()

    asyncio.run(story())


def test_a_guest_who_does_not_read_is_asked_to_come_again() -> None:
    guest = Guest()
    for _ in range(BACKLOG + 5):
        guest.send(Pong())
    said = [guest.outbox.get_nowait() for _ in range(guest.outbox.qsize())]
    last = said.index(None)
    assert msgspec.json.decode(said[last - 1] or b"") == {
        "type": "Farewell",
        "id": 0,
        "line": {"id": "server-too-slow"},
        "again": True,
    }
