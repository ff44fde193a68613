"""Several server processes at one address: a parent takes the port, starts them, and starts those again that end.

Each of them listens at the same port, and the system deals connections out. They share nothing but the database.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from millions.server.logs import log
from millions.wire.answers import Refused

START_AGAIN_S = 1.0
"""A process that ends by itself is started again after this time."""

STOP_TIMEOUT_S = 15.0
"""A process that has not stopped after this time is killed."""

PARENT_CHECK_S = 1.0

Work = Callable[[int, Callable[[str], None]], None]
"""What a process does, by its place among them; it calls its last argument with its address once it is ready."""


class Workers:
    """Processes that do the same work, until a signal stops them all."""

    def __init__(self, number: int, work: Work, ready: Callable[[str], None]) -> None:
        self._number, self._work, self._ready = number, work, ready
        self._processes: dict[int, BaseProcess] = {}
        """By their places."""
        self._stopping = threading.Event()
        self._context = multiprocessing.get_context("spawn")

    def run(self, signals: list[signal.Signals], passed_on: Sequence[signal.Signals] = ()) -> None:
        """Run until one of these signals comes; then all processes say goodbye to their clients.

        Signals to be passed on go to all processes.
        """
        before = {number: signal.signal(number, lambda *_: self._stopping.set()) for number in signals}
        before |= {number: signal.signal(number, self._pass_on) for number in passed_on}
        try:
            self._start_all()
            while not self._stopping.is_set():
                self._replace_ended()
                self._stopping.wait(START_AGAIN_S)
        finally:
            self._stop()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _pass_on(self, number: int, frame: object) -> None:
        for process in self._processes.values():
            if process.pid is not None and process.is_alive():
                os.kill(process.pid, number)

    def _start_all(self) -> None:
        """Start all processes; once they are ready, say where they listen."""
        lines = [self._start(place) for place in range(self._number)]
        for line in lines:
            while not self._stopping.is_set() and not wait([line], 0.1):
                pass
            if self._stopping.is_set():
                return
            with suppress(EOFError):  # it has ended, and will be started again
                url = line.recv()
                if line is lines[0]:
                    self._ready(url)

    def _start(self, place: int) -> Connection:
        theirs, ours = self._context.Pipe(duplex=False)
        process = self._context.Process(target=_begin, args=(self._work, place, ours, os.getpid()))
        process.start()
        ours.close()
        self._processes[place] = process
        return theirs

    def _replace_ended(self) -> None:
        for place, process in list(self._processes.items()):
            if not process.is_alive():
                log.error("a server process has ended and is started again", code=process.exitcode)
                self._start(place)

    def _stop(self) -> None:
        for process in self._processes.values():
            with suppress(OSError, ValueError):
                process.terminate()
        until = time.monotonic() + STOP_TIMEOUT_S
        for process in self._processes.values():
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def _begin(work: Work, place: int, line: Connection, parent: int) -> None:
    """In a new process: do the work, as long as there is a parent."""
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()

    def ready(url: str) -> None:
        with suppress(OSError):  # nobody waits for it
            line.send(url)
        line.close()

    work(place, ready)


def _watch(parent: int) -> None:
    """If the parent was killed, stop as if it had said so."""
    while os.getppid() == parent:
        time.sleep(PARENT_CHECK_S)
    os.kill(os.getpid(), signal.SIGTERM)


def need_postgres() -> Refused:
    """Several processes cannot use one SQLite file."""
    return Refused(
        "workers-need-postgres",
        "several processes need a PostgreSQL database: --store postgresql://USER@HOST/DATABASE. "
        "One process at a time uses a SQLite file",
    )
