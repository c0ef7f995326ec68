"""Crews: who plays the games of an experiment. In this process, in several, or on a Ray cluster."""

import os
import signal
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from threading import Thread
from typing import Any

from greatwar.lab.folder import Unusable
from greatwar.lab.plan import Plan
from greatwar.lab.trial import Trial, played

PATIENCE = 3
"""How often a game may be begun again because whoever played it was ended."""

Task = tuple[Plan, int]
Crew = Callable[[Iterable[Task]], Iterator[Trial]]
"""Plays games and hands them out as they are finished, in any order."""


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


def _alone(tasks: Iterable[Task]) -> Iterator[Trial]:
    for plan, number in tasks:
        yield _tried(plan, number)


def _tried(plan: Plan, number: int) -> Trial:
    try:
        return played(plan, number)
    except Exception as error:
        raise Unusable(
            f"Game {number} cannot be played: {type(error).__name__}: {error}. This is a fault of the program, "
            "not yours."
        ) from error


def _enlist(parent: int) -> None:
    """Begin as one of several processes: interrupted by nobody but the one that began it, and never without it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _in_processes(tasks: Iterable[Task], jobs: int) -> Iterator[Trial]:
    """Games in several processes. One that is killed takes no other game with it: its games are begun again."""
    waiting = list(tasks)[::-1]
    begun: dict[int, int] = {}
    while waiting:
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), _enlist, (os.getpid(),))
        running: dict[Future[Trial], Task] = {}
        try:
            while waiting or running:
                # Few are handed out ahead, so that little is lost where a process is killed.
                while waiting and len(running) < jobs + 1:
                    task = waiting.pop()
                    running[pool.submit(_tried, *task)] = task
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    trial = future.result()
                    del running[future]
                    yield trial
        except BrokenProcessPool:
            for _, number in running.values():
                begun[number] = begun.get(number, 0) + 1
                if begun[number] >= PATIENCE:
                    raise Unusable(
                        f"Whoever plays game {number} is ended from outside again and again, perhaps for want of "
                        "memory; fewer --jobs may help. What was finished is kept."
                    ) from None
            waiting += reversed(running.values())
        finally:
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def _on_ray(tasks: Iterable[Task], address: str) -> Iterator[Trial]:
    """Games on a Ray cluster; `local` begins one on this machine. Games come back here and are written down here."""
    try:
        import ray
    except ImportError:
        raise Unusable("Ray is not installed here: pip install 'greatwar[cluster]'.") from None
    settings: dict[str, Any] = {"log_to_driver": False, "include_dashboard": False}
    try:
        _knock(address)
        if address == "local":
            ray.init(address="local", **settings)
        else:
            ray.init(address=address, log_to_driver=False)
    except Exception as error:
        first = str(error).strip().split("\n")[0]
        raise Unusable(f"There is no Ray cluster at {address}: {first}") from None
    try:
        # A worker that is lost is replaced, and its game is begun again.
        play = ray.remote(num_cpus=1, max_retries=PATIENCE)(_tried)
        waiting = list(tasks)[::-1]
        running: list[Any] = []
        ahead = max(2, int(2 * ray.cluster_resources().get("CPU", 1)))
        while waiting or running:
            while waiting and len(running) < ahead:
                running.append(play.remote(*waiting.pop()))
            done, running = ray.wait(running)
            try:
                yield from ray.get(done)
            except ray.exceptions.RayTaskError as error:
                cause = error.cause
                raise (
                    cause if isinstance(cause, Unusable) else Unusable(f"A game failed on Ray: {cause}.")
                ) from None
            except ray.exceptions.RayError as error:
                raise Unusable(f"A worker was lost on Ray: {str(error).splitlines()[0]}") from None
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raise an error if nobody answers at HOST:PORT; Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=5).close()
