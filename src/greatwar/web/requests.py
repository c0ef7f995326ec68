"""Requests: what the server does about each message of a guest. A refusal raises `Refused` and changes nothing."""

import asyncio
import time

from msgspec.structs import replace

from greatwar.board import SPACES
from greatwar.dice import KeyedDice
from greatwar.orders import Buy
from greatwar.problems import Problem, Refused
from greatwar.rules.rulebook.purchase import purchases
from greatwar.store.database import game_named, talk_added
from greatwar.store.rows import SeatRow, TalkRow
from greatwar.text.say import server
from greatwar.web import seats
from greatwar.web.asking import order_of, prices
from greatwar.web.computers import THINKING
from greatwar.web.destinations import destinations
from greatwar.web.forecasts import forecast_after, forecasts
from greatwar.web.guests import Guest
from greatwar.web.hall import Hall
from greatwar.web.room import Room
from greatwar.web.talk import side_of, speaker, talk_of
from greatwar.web.wire import (
    Browse,
    Claim,
    ClientMessage,
    Done,
    Enter,
    Explain,
    Forecasts,
    Foresee,
    Give,
    HandOver,
    Look,
    Openings,
    PassOn,
    Reasons,
    Reclaim,
    Rename,
    Said,
    Say,
    SeatSecret,
    SetPace,
    Sketch,
    Sketched,
    TakeBack,
    Tray,
    Tried,
    Try,
)

MOST_TALK = 200
"""How many sentences are kept at hand."""


async def do(hall: Hall, room: Room, guest: Guest, message: ClientMessage) -> None:
    """Do what a guest asks for."""
    match message:
        case Give():
            await room.give(guest, message.power, message.order, moment=message.moment, id_=message.id)
        case TakeBack():
            await room.take_back(guest, message.power, message.step, moment=message.moment, id_=message.id)
        case Try():
            _try(room, guest, message)
        case Look():
            _look(room, guest, message)
        case Browse():
            _browse(room, guest, message)
        case Foresee():
            await _foresee(room, guest, message)
        case Explain():
            _explain(hall, room, guest, message)
        case Say():
            await _say(room, guest, message)
        case Sketch():
            _sketch(room, guest, message)
        case Claim() | PassOn() | HandOver() | Reclaim():
            await _change_seat(room, guest, message)
        case SetPace():
            _require_host(guest)
            await _describe(room, room.row.title, message.seconds)
            guest.send(Done(id=message.id, moment=room.moment(guest)))
        case Rename():
            await _rename(room, guest, message)
        case Enter():
            raise Refused(Problem("entered", "", server.entered(), ""))


# Asking


def _try(room: Room, guest: Guest, message: Try) -> None:
    room.require_voice(guest, message.power)
    problems = room.play.game.problems(message.power, order_of(message.order))
    guest.send(Tried(id=message.id, moment=room.moment(guest), problems=tuple(problems)))


def _look(room: Room, guest: Guest, message: Look) -> None:
    room.require_voice(guest, message.power)
    if message.space not in SPACES:
        raise Refused(Problem("unknown-name", "", server.no_space(), ""))
    found = destinations(room.play.game, message.power, message.space)
    guest.send(
        Openings(
            id=message.id,
            moment=room.moment(guest),
            power=message.power,
            space=message.space,
            destinations=found,
        )
    )


def _browse(room: Room, guest: Guest, message: Browse) -> None:
    room.require_voice(guest, message.power)
    game, order = room.play.game, Buy(message.units)
    found = prices(game, message.power, purchases(order))
    problems = tuple(game.problems(message.power, order))
    guest.send(Tray(id=message.id, moment=room.moment(guest), prices=found, problems=problems))


async def _foresee(room: Room, guest: Guest, message: Foresee) -> None:
    if not room.sees_all(guest):
        raise Refused(Problem("not-your-seat", message.power, server.hidden_moves(), ""))
    moment = room.moment(guest)
    game = room.play.game.fork(KeyedDice())
    loop = asyncio.get_running_loop()
    if message.order is None:
        found = await loop.run_in_executor(THINKING, forecasts, game, message.power)
    else:
        room.require_voice(guest, message.power)
        order = order_of(message.order)
        found = await loop.run_in_executor(THINKING, forecast_after, game, message.power, order)
    guest.send(Forecasts(id=message.id, moment=moment, battles=found))


def _explain(hall: Hall, room: Room, guest: Guest, message: Explain) -> None:
    planned, plan, others = hall.computers(room.row.id).explained(message.power, insider=room.sees_all(guest))
    guest.send(
        Reasons(
            id=message.id,
            power=message.power,
            round=planned,
            plan=tuple(plan),
            alternatives=tuple(others),
        )
    )


# Talking


async def _say(room: Room, guest: Guest, message: Say) -> None:
    text = " ".join(message.text.split())
    if not text:
        raise Refused(Problem("empty", "", server.nothing_said(), ""))
    side = ""
    if message.channel == "side":
        side = side_of(guest)
        if not side:
            raise Refused(Problem("no-side", "", server.no_side_to_talk(), ""))
    async with room.lock:
        number = room.talk[-1].number + 1 if room.talk else 1
        name = guest.name or _name(room, guest)
        row = TalkRow(number, time.time(), speaker(guest), name, side, text)
        await room.written(talk_added(room.row.id, row))
        room.talk.append(row)
        del room.talk[:-MOST_TALK]
    room.say(Said(talk=talk_of(row)), side=side)
    guest.send(Done(id=message.id, moment=room.moment(guest)))


def _name(room: Room, guest: Guest) -> str:
    return next((seat.name for seat in room.seats if seat.number in guest.seats and seat.name), "")


def _sketch(room: Room, guest: Guest, message: Sketch) -> None:
    side = side_of(guest)
    if not side:
        raise Refused(Problem("no-side", "", server.no_side_to_draw(), ""))
    known = set(SPACES)
    if any(space not in known for arrow in message.arrows for space in arrow.route):
        raise Refused(Problem("unknown-name", "", server.no_space(), ""))
    drawn = Sketched(seat=speaker(guest), arrows=message.arrows)
    for other in tuple(room.guests):
        if other is not guest and side_of(other) == side:
            other.send(drawn)
    guest.send(Done(id=message.id, moment=room.moment(guest)))


# Seats


async def arrive(room: Room, guest: Guest) -> None:
    """Note that an invited player has come, and what he is called."""
    async with room.lock:
        for number in sorted(guest.seats):
            seat = room.seats[number]
            if seat.holder == "invited":
                await room.keep_seat(replace(seat, holder="person", name=guest.name or seat.name))
            elif seat.holder == "person" and guest.name and guest.name != seat.name:
                await room.keep_seat(replace(seat, name=guest.name))


async def _change_seat(room: Room, guest: Guest, message: Claim | PassOn | HandOver | Reclaim) -> None:
    async with room.lock:
        if message.seat >= len(room.seats):
            raise Refused(Problem("no-seat", "", server.no_seat(), ""))
        seat = room.seats[message.seat]
        match message:
            case Claim():
                await _claim(room, guest, seat, message.id)
            case PassOn():
                await _pass_on(room, guest, seat, message.id)
            case HandOver():
                await _hand_over(room, guest, seat, message)
            case Reclaim():
                await _reclaim(room, guest, seat, message.id)


async def _claim(room: Room, guest: Guest, seat: SeatRow, id_: int) -> None:
    if seat.holder != "open":
        raise Refused(Problem("taken", "", server.seat_not_open(), ""))
    row, secret = seats.handed_on(seat, "person", guest.name)
    await room.keep_seat(row)
    _sit(room, guest, row, secret, id_)


async def _pass_on(room: Room, guest: Guest, seat: SeatRow, id_: int) -> None:
    _require_holder(guest, seat)
    row, secret = seats.handed_on(seat, "invited")
    await room.keep_seat(row)
    link = seats.invitation(room.row.id, secret)
    guest.send(SeatSecret(id=id_, seat=seat.number, secret=secret, link=link))
    for other in tuple(room.guests):
        if seat.number in other.seats:
            other.seats.discard(seat.number)
            room.seated(other)
            room.welcome(other)


async def _hand_over(room: Room, guest: Guest, seat: SeatRow, message: HandOver) -> None:
    _require_holder(guest, seat)
    seats.require_level(message.level)
    if seat.holder == "computer":
        await room.keep_seat(replace(seat, level=message.level))
    else:
        await room.keep_seat(replace(seat, stand_in=message.level))
    guest.send(Done(id=message.id, moment=room.moment(guest)))
    _show_again(room, seat.number)


async def _reclaim(room: Room, guest: Guest, seat: SeatRow, id_: int) -> None:
    if seat.holder == "computer":
        _require_host(guest)
        row, secret = seats.handed_on(seat, "here", guest.name)
        await room.keep_seat(row)
        _sit(room, guest, row, secret, id_)
        return
    _require_holder(guest, seat)
    if not seat.stand_in:
        raise Refused(Problem("no-computer", "", server.no_stand_in(), ""))
    await room.keep_seat(replace(seat, stand_in=""))
    guest.send(Done(id=id_, moment=room.moment(guest)))
    _show_again(room, seat.number)


def _sit(room: Room, guest: Guest, seat: SeatRow, secret: str, id_: int) -> None:
    link = seats.invitation(room.row.id, secret)
    guest.seats.add(seat.number)
    room.seated(guest)
    guest.send(SeatSecret(id=id_, seat=seat.number, secret=secret, link=link))
    room.welcome(guest)
    room.tell_attendance()


def _show_again(room: Room, seat: int) -> None:
    for guest in tuple(room.guests):
        if seat in guest.seats:
            room.welcome(guest)


def _require_holder(guest: Guest, seat: SeatRow) -> None:
    if seat.number not in guest.seats and not guest.host:
        raise Refused(Problem("not-your-seat", "", server.not_your_seat(), ""))


def _require_host(guest: Guest) -> None:
    if not guest.host:
        raise Refused(Problem("not-host", "", server.not_host(), ""))


async def _rename(room: Room, guest: Guest, message: Rename) -> None:
    title = " ".join(message.title.split())
    if title:
        _require_host(guest)
        await _describe(room, title, room.row.pace)
    name = " ".join(message.name.split())
    if name:
        guest.name = name
        async with room.lock:
            for number in sorted(guest.seats):
                await room.keep_seat(replace(room.seats[number], name=name))
    guest.send(Done(id=message.id, moment=room.moment(guest)))


async def _describe(room: Room, title: str, pace: float) -> None:
    async with room.lock:
        await room.written(game_named(room.row.id, title, pace))
        room.row = replace(room.row, title=title, pace=pace)
        room.tell_attendance()
