"""Runs work in this process, in several processes, or on a Dask cluster; the result is the same.

Work is a function and the chunks it is called with. A chunk whose worker died is given to another worker.
"""

from __future__ import annotations

import importlib.util
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Protocol, TypeVar

from millions.core.errors import BadSetup, MillionsError

if TYPE_CHECKING:
    from distributed import Client

P = TypeVar("P")
R = TypeVar("R")

Done = Iterator[tuple[int, R]]
"""The index of a chunk and its result, in the order in which they finish."""


class Meter(Protocol):
    """Is told how many games there are, and how many are finished."""

    def expect(self, games: int) -> None:
        """Games that will be played."""

    def finished(self, games: int) -> None:
        """Games that have finished since the last call."""


class NoMeter:
    """A meter that shows nothing."""

    def expect(self, games: int) -> None:
        """Ignored."""

    def finished(self, games: int) -> None:
        """Ignored."""


NO_METER = NoMeter()

MOST_DEATHS = 3
"""Give up after this many deaths of workers in a row without a finished chunk."""

PROCESSES, DASK = "processes", "dask"


def cores() -> int:
    """The number of processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_executor(spec: str) -> None:
    """Refuse an executor that does not exist, or Dask where it is not installed."""
    kind, _, address = spec.partition("://")
    if kind == PROCESSES and not address:
        return
    if kind != DASK or (spec != DASK and not address):
        known = f"{PROCESSES}, {DASK}, {DASK}://HOST:PORT"
        raise BadSetup(
            "unknown-executor", f"there is no executor {spec!r}; there is: {known}", name=repr(spec), known=known
        )
    need_package("distributed")


def need_package(package: str) -> None:
    """Refuse, with what to install, where a package of the extra `lab` is missing."""
    if importlib.util.find_spec(package) is None:
        how = 'pip install "millions[lab]"'
        raise MillionsError("package-missing", f"this needs the package {package}: {how}", package=package, how=how)


def run_all(work: Callable[[P], R], chunks: Sequence[P], jobs: int, spec: str = PROCESSES) -> Done[R]:
    """Call `work` with every chunk, on this many workers."""
    check_executor(spec)
    if spec != PROCESSES:
        yield from on_dask(work, chunks, jobs, spec)
    elif min(jobs, len(chunks)) > 1:
        yield from in_processes(work, chunks, min(jobs, len(chunks)))
    else:
        yield from ((place, work(chunk)) for place, chunk in enumerate(chunks))


def gather(executor: Executor, work: Callable[[P], R], left: Mapping[int, P]) -> Done[R]:
    """Submit every chunk, and yield the results as they come."""
    with interrupts_blocked():
        futures = {executor.submit(work, chunk): place for place, chunk in left.items()}
    for future in as_completed(futures):
        yield futures.pop(future), future.result()


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C. Workers that start meanwhile inherit the block, so Ctrl-C cannot hit them before they ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# Processes


def in_processes(work: Callable[[P], R], chunks: Sequence[P], jobs: int) -> Done[R]:
    """Use a pool of processes; when one dies, a new pool takes the remaining chunks."""
    left, deaths = dict(enumerate(chunks)), 0
    while left:
        before = len(left)
        try:
            with pool(jobs) as executor:
                for place, result in gather(executor, work, left.copy()):
                    del left[place]
                    yield place, result
        except BrokenProcessPool:
            deaths = deaths + 1 if len(left) == before else 1
            if deaths >= MOST_DEATHS:
                raise worker_died() from None


def worker_died() -> MillionsError:
    """The error for workers that keep dying."""
    sentence = f"a worker died {MOST_DEATHS} times over the same work: was it killed, or is the memory too small?"
    return MillionsError("worker-died", sentence, times=MOST_DEATHS)


@contextmanager
def pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool whose processes end with this context, and with this process even if it is killed."""
    context = multiprocessing.get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(jobs, context, initializer=exit_with_parent, initargs=(theirs,))
    try:
        yield executor
    except BaseException:
        ours.close()  # the workers exit at once
        raise
    finally:
        executor.shutdown(cancel_futures=True)
        ours.close()
        theirs.close()


def exit_with_parent(pipe: Connection) -> None:
    """In a worker: exit when the parent's end of the pipe is closed. Ctrl-C is left to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_when_closed, args=(pipe,), daemon=True).start()


def _exit_when_closed(pipe: Connection) -> None:
    with suppress(EOFError, OSError):
        pipe.recv()
    os._exit(1)


# Dask


def on_dask(work: Callable[[P], R], chunks: Sequence[P], jobs: int, spec: str) -> Done[R]:
    """Use a Dask cluster, which gives the chunks of a dead worker to another by itself."""
    from distributed.scheduler import KilledWorker

    with connected(spec, jobs) as client:
        try:
            executor = client.get_executor(pure=False)  # type: ignore[no-untyped-call]
            yield from gather(executor, work, dict(enumerate(chunks)))
        except KilledWorker:
            raise worker_died() from None
        except (CancelledError, ImportError, OSError) as error:
            raise cluster_trouble(spec, error) from None


@contextmanager
def connected(spec: str, jobs: int) -> Iterator[Client]:
    """A client of the cluster that `spec` names, or of a local one with this many processes."""
    from distributed import Client, LocalCluster

    address = spec.removeprefix(DASK).removeprefix("://")
    if not address:
        own = LocalCluster(n_workers=jobs, threads_per_worker=1, dashboard_address=None)  # type: ignore[no-untyped-call]
        with own, Client(own) as client:  # type: ignore[no-untyped-call]
            yield client
        return
    try:
        client = Client(f"tcp://{address}", timeout=CONNECT_TIMEOUT)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise cluster_trouble(spec, error) from None
    with client:
        yield client


CONNECT_TIMEOUT = "10s"


def cluster_trouble(spec: str, error: BaseException) -> MillionsError:
    """The error for a cluster that cannot be reached, went away, or lacks this program."""
    why = str(error) or type(error).__name__
    return MillionsError("cluster-trouble", f"the cluster {spec} cannot do it: {why}", spec=spec, error=why)
