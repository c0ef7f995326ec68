"""The server under load: many games with two connected players each, all moving; one server process on one core.

`python -m tests.benchmarks.server [GAMES] [SECONDS] [PAUSE]`. The players are a process of their own on the loopback.
Each looks where units can go, moves, takes back what will not do, fights and answers as a person would, with a pause
between two orders. What is measured is the time from sending an order to hearing that it is done, which is after it
has come to the disk.
"""

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Sheet
from websockets.asyncio.client import ClientConnection, connect

from tests.benchmarks.figures import SERVER, figures, resident
from tests.web.houses import ALLIES, CENTRAL, Server, running, seat

GAMES = 200
SECONDS = 20.0
PAUSE = 1.0

Message = dict[str, Any]


class Load:
    """What has been measured."""

    def __init__(self) -> None:
        self.orders: list[float] = []
        self.looks: list[float] = []
        self.refused = 0
        self.measuring = False


class Mover:
    """A player who gives whatever order comes to mind."""

    def __init__(self, socket: ClientConnection, load: Load, pause: float, seed: int) -> None:
        self._socket = socket
        self._load = load
        self._pause = pause
        self._rng = random.Random(seed)
        self._id = 0
        self._moves = 0
        self._moment = 0
        self._asked: list[Message] = []
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._news = asyncio.Event()

    async def listen(self) -> None:
        async for text in self._socket:
            message = json.loads(text)
            if message["type"] in ("Welcome", "Happened"):
                self._moment, self._asked = message["moment"], message["asked"]
                self._news.set()
            waiting = self._answers.pop(message["id"], None)
            if waiting is not None:
                waiting.set_result(message)

    async def ask(self, kind: str, **fields: Any) -> Message:
        self._id += 1
        future = self._answers[self._id] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        await self._socket.send(json.dumps({"type": kind, "id": self._id, **fields}))
        answer: Message = await future
        took = time.perf_counter() - began
        if self._load.measuring:
            if kind in ("Give", "TakeBack"):
                self._load.orders.append(took)
                self._load.refused += answer["type"] == "Refusal"
            elif kind == "Look":
                self._load.looks.append(took)
        return answer

    async def play(self) -> None:
        while True:
            asked = next((each for each in self._asked if each["question"]), None)
            if asked is None:
                self._news.clear()
                await self._news.wait()
                continue
            await asyncio.sleep(self._pause * self._rng.uniform(0.5, 1.5))
            moment = self._moment
            kind, fields = await self._thought(asked)
            answer = await self.ask(kind, power=asked["power"], moment=moment, **fields)
            while answer["type"] == "Done" and self._moment < answer["moment"]:
                self._news.clear()
                await self._news.wait()

    async def _thought(self, asked: Message) -> tuple[str, Message]:
        if asked.get("suggestion"):
            return "Give", {"order": asked["suggestion"]}
        orders = asked.get("orders", [])
        ends = not asked.get("ending") and asked["word"] == "none"
        if asked.get("spaces") and self._moves < 12:
            space = self._rng.choice(asked["spaces"])
            found = await self.ask("Look", power=asked["power"], space=space)
            if found.get("destinations"):
                self._moves += 1
                return "Give", {"order": self._rng.choice(found["destinations"])["order"]}
        if ends and (self._moves >= 12 or self._rng.random() < 0.5 or not orders):
            self._moves = 0
            return "Give", {"order": {"type": "End"}}
        if orders:
            return "Give", {"order": self._rng.choice(orders)}
        if asked.get("undoable"):
            return "TakeBack", {}
        return "Give", {"order": {"type": "End"}}


async def _player(server: Server, game: Message, number: int, load: Load, pause: float, seed: int) -> None:
    address = f"{server.address.replace('http', 'ws', 1)}api/games/{game['game']['id']}/socket"
    async with connect(address, compression=None, max_size=None, open_timeout=60) as socket:
        mover = Mover(socket, load, pause, seed)
        listening = asyncio.create_task(mover.listen())
        await mover.ask("Enter", protocol=1, secrets=[game["seats"][number]["secret"]])
        try:
            await mover.play()
        finally:
            listening.cancel()


async def _crowd(server: Server, games: list[Message], seconds: float, pause: float) -> tuple[Load, float]:
    load = Load()
    tasks: list[asyncio.Task[None]] = []
    for place, game in enumerate(games):
        players = [_player(server, game, number, load, pause, 2 * place + number) for number in range(2)]
        tasks += [asyncio.create_task(player) for player in players]
        if place % 20 == 19:
            await asyncio.sleep(0.2)
    await asyncio.sleep(5)
    before = cpu_seconds(server.process.pid)
    load.measuring = True
    await asyncio.sleep(seconds)
    load.measuring = False
    used = (cpu_seconds(server.process.pid) - before) / seconds
    failed = [task.exception() for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert not failed, failed[:3]
    return load, used


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(times: list[float], share: float) -> float:
    """The time in milliseconds that so large a share did not exceed."""
    ranked = sorted(times)
    return 1000 * ranked[min(len(ranked) - 1, int(share * len(ranked)))]


def crowd(sheet: Sheet, games: int = GAMES, seconds: float = SECONDS, pause: float = PAUSE) -> None:
    """Measure, and say what came of it."""
    if not hasattr(os, "sched_setaffinity"):
        sheet.add_row("the server under load", "not measured: this system cannot bind it to one core", "")
        return
    load_of_all = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "games.sqlite") as server:
        pid = server.process.pid
        for thread in Path(f"/proc/{pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {min(os.sched_getaffinity(0))})
        empty = resident(pid)
        options = {"round1_obligations": "none"}
        made = [server.new_game(seat(CENTRAL), seat(ALLIES), options=options) for _ in range(games)]
        load, used = asyncio.run(_crowd(server, made, seconds, pause))
        full = resident(pid)
        server.kill()
    each = 1000 * used * seconds / max(1, len(load.orders))
    name = f"{games} games, {2 * games} players, each order {pause:g} s after the last"
    sheet.add_row(name, f"{len(load.orders) / seconds:.0f} orders a second", "")
    sheet.add_row("an order, half of them", f"{percentile(load.orders, 0.5):.1f} ms", "")
    sheet.add_row("an order, 99 of 100", f"{percentile(load.orders, 0.99):.1f} ms", "under 100 ms")
    sheet.add_row("where units can go, 99 of 100", f"{percentile(load.looks or [0.0], 0.99):.1f} ms", "")
    sheet.add_row("orders refused", f"{100 * load.refused / max(1, len(load.orders)):.0f} %", "")
    sheet.add_row("processor time of the server, all that an order brings with it", f"{each:.2f} ms", "")
    sheet.add_row("of one core", f"{100 * used:.0f} %", "")
    sheet.add_row(
        "what else ran: load of the machine, and its cores", f"{load_of_all:.1f}, {os.cpu_count()}", ""
    )
    sheet.add_row("memory of the server, empty and with all games", f"{empty:.0f} and {full:.0f} MB", "")


if __name__ == "__main__":
    table = figures(SERVER)
    numbers = [float(each) for each in sys.argv[1:]]
    crowd(table, int(numbers[0]) if numbers else GAMES, *numbers[1:])
    Console().print(table)
