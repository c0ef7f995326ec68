"""The socket: reads the messages of one guest and answers them."""

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from greatwar.problems import Problem, Refused
from greatwar.text.say import server
from greatwar.web import requests
from greatwar.web.guests import Guest
from greatwar.web.hall import Hall
from greatwar.web.room import Room
from greatwar.web.wire import PROTOCOL, AnyClientMessage, ClientMessage, Enter, Ping, Pong

LONGEST = 32_000
"""The longest message that is read, in characters."""
FIRST_WORD = 20.0
"""How many seconds a guest has to say who it is."""
MOST_GUESTS = 300
"""How many can be connected to one game."""
PATIENCE = 30
"""How many messages that make no sense a guest may send before it is shown out."""

_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyClientMessage)

MALFORMED: Final = "malformed"
LOG = logging.getLogger(__name__)


async def converse(socket: WebSocket, hall: Hall, game: str) -> None:
    """Talk with one guest until it leaves."""
    await socket.accept()
    guest = Guest()
    writing = asyncio.create_task(_write(socket, guest))
    room: Room | None = None
    try:
        room = await _entered(socket, hall, game, guest)
        if room is not None:
            await _listen(socket, hall, room, guest)
    except WebSocketDisconnect:
        pass
    except Exception:
        LOG.exception("A guest of game %s met a fault of the server", game)
        guest.dismiss(server.fault_here(), again=True)
    finally:
        if room is not None:
            room.leave(guest)
        with contextlib.suppress(asyncio.QueueFull):
            guest.outbox.put_nowait(None)
        await asyncio.wait([writing], timeout=5)
        writing.cancel()


async def _write(socket: WebSocket, guest: Guest) -> None:
    """Send what is in the outbox until the end mark."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (message := await guest.outbox.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close()


async def _entered(socket: WebSocket, hall: Hall, game: str, guest: Guest) -> Room | None:
    """Hear the first message and let the guest in, or say why not."""
    try:
        first = await asyncio.wait_for(_heard(socket, guest), FIRST_WORD)
    except TimeoutError:
        first = None
    if not isinstance(first, Enter):
        guest.dismiss(server.enter_first(), again=False)
        return None
    if first.protocol != PROTOCOL:
        guest.dismiss(server.other_version(page=first.protocol, server=PROTOCOL), again=True)
        return None
    try:
        room = await hall.room(game)
    except Refused as refusal:
        guest.dismiss(refusal.problems[0].message, again=False)
        return None
    if len(room.guests) >= MOST_GUESTS:
        guest.dismiss(server.full(), again=False)
        return None
    guest.name = first.name.strip()
    guest.last_id = first.id
    problems = room.enter(guest, first.secrets, personal=hall.personal)
    await requests.arrive(room, guest)
    room.welcome(guest, id_=first.id, since=first.since)
    if problems:
        guest.refuse(0, *problems)
    room.tell_attendance()
    return room


async def _listen(socket: WebSocket, hall: Hall, room: Room, guest: Guest) -> None:
    impatient = 0
    while impatient < PATIENCE:
        message = await _heard(socket, guest)
        if message is None:
            impatient += 1
            continue
        if not guest.is_patient():
            impatient += 1
            guest.refuse(message.id, Problem("too-fast", "", server.too_many_messages(), ""))
            continue
        if message.id and message.id <= guest.last_id:
            impatient += 1
            guest.refuse(message.id, Problem("replayed", "", server.replayed(), ""))
            continue
        guest.last_id = max(guest.last_id, message.id)
        if isinstance(message, Ping):
            guest.send(Pong(id=message.id))
            continue
        try:
            await requests.do(hall, room, guest, message)
        except Refused as refusal:
            guest.refuse(message.id, *refusal.problems)
    guest.dismiss(server.too_much_nonsense(), again=False)


async def _heard(socket: WebSocket, guest: Guest) -> ClientMessage | None:
    """The next message, or nothing if it could not be understood; the guest has been told why."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code") or 1000)
    text = received.get("text")
    if text is None:
        guest.refuse(0, Problem(MALFORMED, "", server.no_text(), ""))
    elif len(text) > LONGEST:
        guest.refuse(0, Problem("oversized", "", server.message_too_long(most=LONGEST, n=len(text)), ""))
    else:
        try:
            heard: ClientMessage = _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            guest.refuse(0, Problem(MALFORMED, "", server.unreadable_message(error=str(error)), ""))
        else:
            return heard
    return None
