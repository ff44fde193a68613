"""Worker processes for bots that search and for reviews, so that they do not block the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

PARENT_CHECK_S = 2.0

LOWEST_PRIORITY = 19
"""The greatest niceness."""

AUTOGROUP = Path("/proc/self/autogroup")
"""The file with the scheduling priority of a process's session."""


def usual_number() -> int:
    """The default number of worker processes: one core is left to the server, but at least two, so that one search does
    not block all others."""
    return min(4, max(2, (os.cpu_count() or 1) - 1))


class Thinkers(Executor):
    """A process pool. A process is started when a job finds none free, and again if one was lost.

    `patient`: its processes run only while nothing else wants the processor, as far as the system can arrange that.
    """

    def __init__(self, number: int = 1, patient: bool = False) -> None:
        self._number, self._patient = number, patient
        self._pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        settle_in = (os.getpid(), self._patient)
        return ProcessPoolExecutor(self._number, mp_context=context, initializer=_settle_in, initargs=settle_in)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Run a job in the pool."""
        try:
            return self._pool.submit(fn, *args, **kwargs)
        except BrokenExecutor:
            self._pool = self._start()
            return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Stop the processes at once and discard their work."""
        for process in [*(self._pool._processes or {}).values()]:  # `kill_workers` exists since Python 3.14
            process.terminate()
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


def _settle_in(parent: int, patient: bool) -> None:
    """Ignore Ctrl-C, which is for the server; exit when the server is gone, even if it was killed."""
    if patient:
        _let_others_go_first()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _let_others_go_first() -> None:
    """Take the lowest priority: on Linux a process of class idle gives way at once to any that becomes ready.

    Desktops and containers often share the processor between sessions first ("autogroup"), and priorities count only
    within one: so this process begins a session, which has the lowest priority too.
    """
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, LOWEST_PRIORITY)
    if sys.platform == "linux":
        with suppress(OSError):  # some containers forbid it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        with suppress(OSError):  # not every kernel has it
            os.setsid()
            AUTOGROUP.write_text(str(LOWEST_PRIORITY))


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(PARENT_CHECK_S)
    os._exit(0)
