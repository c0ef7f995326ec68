"""Crews: the processes that play the games of an experiment: this one, several, or a Ray cluster.

A crew takes the next game as soon as a process is free. What is asked for may depend on what has come out so far; so
the games are handed out one by one, and `None` means that nothing can be asked for before another game is finished.
When the games end, nothing more is needed: what is still being played is dropped.
"""

import os
import signal
import socket
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from threading import Thread
from typing import Any

from greatwar.lab.folder import UnusableFolder
from greatwar.lab.plan import Plan
from greatwar.lab.trial import Trial, played

PATIENCE = 3
"""How often a game may be begun again because the process that played it was ended."""

Task = tuple[Plan, int]
PlayedTrials = Generator[tuple[Task, Trial], None, None]
Crew = Callable[[Iterator[Task | None]], PlayedTrials]
"""Plays games and hands them back as they are finished, in any order."""


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def crew(jobs: int, ray: str | None = None) -> Crew:
    """A crew of so many processes, or on the Ray cluster at an address."""
    if ray is not None:
        return lambda tasks: _on_ray(tasks, ray)
    if jobs == 1:
        return _alone
    return lambda tasks: _in_processes(tasks, jobs)


def _alone(tasks: Iterator[Task | None]) -> PlayedTrials:
    for task in tasks:
        if task is not None:
            yield task, _tried(*task)


def _tried(plan: Plan, number: int) -> Trial:
    try:
        return played(plan, number)
    except Exception as error:
        raise UnusableFolder(
            f"Game {number} cannot be played: {type(error).__name__}: {error}. This is a fault of the program, "
            "not yours."
        ) from error


def _enlist(parent: int) -> None:
    """Begin as one of several processes: only the one that began it interrupts it, and it ends with that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(1)

    Thread(target=watch, daemon=True).start()


class _Supply:
    """The games that wait: those that are begun again, and then those that are asked for."""

    def __init__(self, tasks: Iterator[Task | None]) -> None:
        self._tasks = tasks
        self._again: list[Task] = []
        self.is_over = False

    def give_back(self, tasks: Iterable[Task]) -> None:
        """Let games be begun again before any other."""
        self._again += tasks

    def take(self) -> Task | None:
        """The next game; none if there is none before another is finished, or none at all."""
        if self._again:
            return self._again.pop(0)
        try:
            return next(self._tasks)
        except StopIteration:
            self.is_over = True
            return None


def _in_processes(tasks: Iterator[Task | None], jobs: int) -> PlayedTrials:
    """Games in several processes. One that is killed takes no other game with it: its games are begun again."""
    supply = _Supply(tasks)
    begun: dict[tuple[int, int], int] = {}
    while True:
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), _enlist, (os.getpid(),))
        running: dict[Future[Trial], Task] = {}
        try:
            while True:
                # One is handed out ahead, so that no process waits; more would be lost where a process is killed.
                while len(running) <= jobs and (task := supply.take()) is not None:
                    running[pool.submit(_tried, *task)] = task
                if supply.is_over or not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    trial = future.result()
                    yield running.pop(future), trial
        except BrokenProcessPool:
            for plan, number in running.values():
                key = id(plan), number
                begun[key] = begun.get(key, 0) + 1
                if begun[key] >= PATIENCE:
                    raise UnusableFolder(
                        f"The process that plays game {number} was ended from outside {PATIENCE} times, perhaps for "
                        "want of memory; try fewer --jobs. Every finished game is kept."
                    ) from None
            supply.give_back(running.values())
        finally:
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def _on_ray(tasks: Iterator[Task | None], address: str) -> PlayedTrials:
    """Games on a Ray cluster; `local` begins one on this machine. Games come back here and are written down here."""
    try:
        import ray
    except ImportError:
        raise UnusableFolder("Ray is not installed here: pip install 'greatwar[cluster]'.") from None
    settings: dict[str, Any] = {"log_to_driver": False, "include_dashboard": False}
    # A cluster that is begun here reports to no one.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        _knock(address)
        if address == "local":
            ray.init(address="local", **settings)
        else:
            ray.init(address=address, log_to_driver=False)
    except Exception as error:
        first = str(error).strip().split("\n")[0]
        raise UnusableFolder(f"There is no Ray cluster at {address}: {first}") from None
    try:
        # A worker that is lost is replaced, and its game is begun again.
        play = ray.remote(num_cpus=1, max_retries=PATIENCE)(_tried)
        supply = _Supply(tasks)
        running: dict[Any, Task] = {}
        ahead = max(2, int(2 * ray.cluster_resources().get("CPU", 1)))
        while True:
            while len(running) < ahead and (task := supply.take()) is not None:
                running[play.remote(*task)] = task
            if supply.is_over or not running:
                return
            done, _ = ray.wait(list(running))
            try:
                for reference in done:
                    trial = ray.get(reference)
                    yield running.pop(reference), trial
            except ray.exceptions.RayTaskError as error:
                cause = error.cause
                raise (
                    cause
                    if isinstance(cause, UnusableFolder)
                    else UnusableFolder(f"A game failed on Ray: {cause}.")
                ) from None
            except ray.exceptions.RayError as error:
                raise UnusableFolder(f"A worker was lost on Ray: {str(error).splitlines()[0]}") from None
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raise an error if no one answers at HOST:PORT; Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=5).close()
