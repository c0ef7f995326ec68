"""A real server in a process of its own, and players who talk to it as a browser does."""

import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]

CENTRAL = ["austria-hungary", "germany", "ottoman"]
ALLIES = ["russia", "france", "britain", "italy", "usa"]
PATIENCE = 20.0


class Server:
    """`greatwar serve` on a free port of the loopback."""

    def __init__(self, database: Path, *arguments: str) -> None:
        self.database = database
        self._arguments = arguments
        self.start()

    def start(self) -> None:
        """Start it, or start it again."""
        program = "import sys; from greatwar.cli import main; main()"
        command = [sys.executable, "-c", program, "serve", "--port", "0", "--database", str(self.database)]
        command += ["--games-per-hour", "0"]
        self.process = subprocess.Popen(
            [*command, *self._arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("greatwar listens on "), line + self.process.stdout.read()
        self.address = line.split()[3]

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._forget()

    def stop(self) -> str:
        """Ask it to end; what it has said since it was ready."""
        self.process.terminate()
        said, _ = self.process.communicate(timeout=PATIENCE)
        return said

    def _forget(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()

    def get(self, path: str, headers: Mapping[str, str] = {}) -> Any:
        """What a path answers, as JSON."""
        return json.loads(self.text(path, headers))

    def text(self, path: str, headers: Mapping[str, str] = {}) -> str:
        """What a path answers, as text."""
        return self._asked(urllib.request.Request(self.address + path.lstrip("/"), headers=dict(headers)))

    def post(self, path: str, body: object, headers: Mapping[str, str] = {}) -> Any:
        """What a path answers to a body."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path.lstrip("/"), data, dict(headers))
        return json.loads(self._asked(request))

    def delete(self, path: str, headers: Mapping[str, str] = {}) -> Any:
        """What a path answers when it is to be deleted."""
        url = self.address + path.lstrip("/")
        return json.loads(self._asked(urllib.request.Request(url, headers=dict(headers), method="DELETE")))

    def _asked(self, request: urllib.request.Request) -> str:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except urllib.error.HTTPError as error:
            with error:
                raise Complained(error.code, json.loads(error.read())) from None

    def new_game(self, *seats: Message, **game: Any) -> Message:
        """Make a game; two players by invitation if nothing else is said."""
        chosen = seats or (seat(CENTRAL), seat(ALLIES))
        created: Message = self.post("api/games", {"seats": list(chosen), **game})
        return created

    def player(self, created: Message, *numbers: int, host: bool = False, **enter: Any) -> "Player":
        """Somebody who has the secrets of these seats; a spectator without any."""
        secrets = [created["seats"][number]["secret"] for number in numbers]
        secrets += [created["host"]] if host else []
        return Player(self, created["game"]["id"], secrets, **enter)


class Complained(Exception):
    """The server has answered with reasons why not."""

    def __init__(self, status: int, said: Message) -> None:
        super().__init__(f"{status}: {said}")
        self.status = status
        self.problems = said["problems"]


def seat(powers: list[str], holder: str = "invited", **more: Any) -> Message:
    """A seat of a new game."""
    return {"powers": powers, "holder": holder, **more}


class Player:
    """One connection: keeps what it is told, as a page would."""

    def __init__(
        self, server: Server, game: str, secrets: list[str], *, name: str = "", since: int | None = None
    ) -> None:
        self.server = server
        self.game = game
        self.secrets = secrets
        self.heard: list[Message] = []
        self.steps: dict[int, Message] = {}
        self.moment = 0
        self._id = 0
        self._wanted = name
        self.connect(since)

    def connect(self, since: int | None = None) -> Message:
        """Come, or come back, and be welcomed."""
        self.opened = connect(
            f"{self.server.address.replace('http', 'ws', 1)}api/games/{self.game}/socket",
            open_timeout=PATIENCE,
            max_size=None,
            compression=None,
        )
        self.socket: ClientConnection = self.opened.__enter__()
        self._id = 0
        self.welcome = self.ask("Enter", protocol=1, secrets=self.secrets, name=self._wanted, since=since)
        return self.welcome

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.leave()

    def leave(self) -> None:
        """Close the connection."""
        self.socket.close()

    def send(self, kind: str, **fields: Any) -> int:
        """Say something without waiting for an answer; its number is returned."""
        self._id += 1
        self.say(json.dumps({"type": kind, "id": self._id, **fields}))
        return self._id

    def say(self, text: str | bytes) -> None:
        """Say something as it is."""
        self.socket.send(text)

    def ask(self, kind: str, **fields: Any) -> Message:
        """Say something and hear the answer; what else is told on the way is kept."""
        number = self.send(kind, **fields)
        while True:
            message = self.hear()
            if message["id"] == number:
                return message

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] in ("Welcome", "Happened"):
            self._follow(message)
        return message

    def _follow(self, message: Message) -> None:
        self.moment = message["moment"]
        self.asked = {each["power"]: each for each in message["asked"]}
        self.waiting = {each["power"]: each["word"] for each in message["waiting"]}
        for step in message["steps"]:
            if step.get("takes_back"):
                self.steps.pop(step["takes_back"], None)
            self.steps[step["number"]] = step
        spaces = (
            {**self.view["spaces"], **message["view"]["spaces"]} if message["type"] == "Happened" else None
        )
        self.view: Message = {**message["view"], **({"spaces": spaces} if spaces is not None else {})}

    def until(self, kind: str, timeout: float = PATIENCE) -> Message:
        """The next message of a kind."""
        while True:
            message = self.hear(timeout)
            if message["type"] == kind:
                return message

    def nothing_more(self) -> list[Message]:
        """Everything that has been told until now: the answer to a ping comes last."""
        number = self.send("Ping")
        found: list[Message] = []
        while True:
            message = self.hear()
            if message["id"] == number and message["type"] == "Pong":
                return found
            found.append(message)

    def give(self, power: str, *orders: str | Message) -> Message:
        """Give orders, each of which must be accepted."""
        answer: Message = {}
        for order in orders:
            answer = self.ask("Give", power=power, order=order, moment=self.moment)
            assert answer["type"] == "Done", answer
            while self.moment < answer["moment"]:
                self.hear()
        return answer

    def refused(self, kind: str, **fields: Any) -> list[Message]:
        """Ask for what will be refused; the problems."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "Refusal", answer
        problems: list[Message] = answer["problems"]
        return problems

    def units(self, space: str, power: str) -> dict[str, int]:
        """The units of a power in a space as this player sees them."""
        counters = self.view["spaces"][space].get("forces", {}).get(power, [])
        found: dict[str, int] = {}
        for counter in counters:
            found[counter["kind"]] = found.get(counter["kind"], 0) + counter["number"]
        return found


@contextmanager
def running(database: Path, *arguments: str) -> Iterator[Server]:
    """A server for the time of a test."""
    server = Server(database, *arguments)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            said = server.stop()
            assert not said.strip(), said
