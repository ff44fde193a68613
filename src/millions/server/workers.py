"""Several server processes at one address: a parent takes the port, starts them, and starts those again that end.

All listen at the same port (SO_REUSEPORT), and the kernel distributes connections. They share only the database.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from millions.server.logs import log
from millions.wire.answers import Refused

START_AGAIN_S = 1.0
"""A process that ends by itself is started again after this time."""

STOP_TIMEOUT_S = 15.0
"""A process that has not stopped after this time is killed."""

PARENT_CHECK_S = 1.0
LOOK_S = 0.1
"""How often the parent looks whether a process that it started is ready."""

Work = Callable[[int, Callable[[str], None]], None]
"""What a process does, by its place among them; it calls its last argument with its address once it is ready."""


class Workers:
    """Processes that do the same work, until a signal stops them all."""

    def __init__(self, number: int, work: Work, ready: Callable[[str], None]) -> None:
        self._number, self._work, self._ready = number, work, ready
        self._processes: dict[int, BaseProcess] = {}
        """By their places."""
        self._starting: dict[int, Connection] = {}
        """Where those that are not ready yet will say that they are."""
        self._is_ready = False
        self._stopping = threading.Event()
        self._context = multiprocessing.get_context("spawn")

    def run(self, signals: list[signal.Signals], passed_on: Sequence[signal.Signals] = ()) -> None:
        """Run until one of these signals comes; then all processes say goodbye to their clients.

        Signals to be passed on go to all processes.
        """
        before = {number: signal.signal(number, lambda *_: self._stopping.set()) for number in signals}
        before |= {number: signal.signal(number, self._pass_on) for number in passed_on}
        try:
            for place in range(self._number):
                self._start(place)
            while not self._stopping.is_set():
                self._wait()
                self._replace_ended()
        finally:
            self._stop()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _pass_on(self, number: int, frame: object) -> None:
        for process in self._processes.values():
            if process.pid is not None and process.is_alive():
                os.kill(process.pid, number)

    def _wait(self) -> None:
        """Wait a while. As soon as any process is ready, also one that was started again, say where all listen."""
        until = time.monotonic() + START_AGAIN_S
        while (left_s := until - time.monotonic()) > 0:
            if self._stopping.wait(min(left_s, LOOK_S) if self._starting else left_s):
                return
            for place in [place for place, line in self._starting.items() if line.poll()]:
                self._hear(self._starting.pop(place))

    def _hear(self, line: Connection) -> None:
        """A process is ready, or has ended before it was."""
        with line, suppress(EOFError):
            url = line.recv()
            if not self._is_ready:
                self._is_ready = True
                self._ready(url)

    def _start(self, place: int) -> None:
        theirs, ours = self._context.Pipe(duplex=False)
        process = self._context.Process(target=_begin, args=(self._work, place, ours, os.getpid()))
        process.start()
        ours.close()
        self._processes[place], self._starting[place] = process, theirs

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
    """If the parent was killed, stop as after its signal."""
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
