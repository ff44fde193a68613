"""Who does the work: this process, several processes, or a Dask cluster. The result is the same.

Work is a function and the pieces it is done on; a piece that was lost with its worker is done again by another.
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
"""The place of a piece and what came of it, in the order in which they are finished."""


class Meter(Protocol):
    """Somebody who watches how far the work has come."""

    def expect(self, games: int) -> None:
        """So many games will be played."""

    def finished(self, games: int) -> None:
        """So many more are finished."""


class Unwatched:
    """Nobody watches."""

    def expect(self, games: int) -> None:
        """As you like."""

    def finished(self, games: int) -> None:
        """Well done."""


NOBODY = Unwatched()

PATIENCE = 3
"""Workers may die so many times in a row without anything being finished."""

PROCESSES, DASK = "processes", "dask"


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_executor(spec: str) -> None:
    """`processes`, `dask`, or `dask://host:port`; and Dask is there if it is wanted."""
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
    """A package of the extra `lab`."""
    if importlib.util.find_spec(package) is None:
        how = 'pip install "millions[lab]"'
        raise MillionsError("package-missing", f"this needs the package {package}: {how}", package=package, how=how)


def carry_out(work: Callable[[P], R], pieces: Sequence[P], jobs: int, spec: str = PROCESSES) -> Done[R]:
    """Do all the work with these hands."""
    check_executor(spec)
    if spec != PROCESSES:
        yield from by_dask(work, pieces, jobs, spec)
    elif min(jobs, len(pieces)) > 1:
        yield from by_processes(work, pieces, min(jobs, len(pieces)))
    else:
        yield from ((place, work(piece)) for place, piece in enumerate(pieces))


def gather(executor: Executor, work: Callable[[P], R], left: Mapping[int, P]) -> Done[R]:
    """Hand everything out, and yield what comes back."""
    with undisturbed():
        futures = {executor.submit(work, piece): place for place, piece in left.items()}
    for future in as_completed(futures):
        yield futures.pop(future), future.result()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits so long; workers that are started meanwhile never hear it, not even before they can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# Processes


def by_processes(work: Callable[[P], R], pieces: Sequence[P], jobs: int) -> Done[R]:
    """With a pool of processes; when one dies, a new pool does what is left."""
    left, deaths = dict(enumerate(pieces)), 0
    while left:
        before = len(left)
        try:
            with pool(jobs) as executor:
                for place, result in gather(executor, work, left.copy()):
                    del left[place]
                    yield place, result
        except BrokenProcessPool:
            deaths = deaths + 1 if len(left) == before else 1
            if deaths >= PATIENCE:
                raise worker_died() from None


def worker_died() -> MillionsError:
    """Somebody kills our workers, or the work does."""
    sentence = f"a worker died {PATIENCE} times over the same work: was it killed, or is the memory too small?"
    return MillionsError("worker-died", sentence, times=PATIENCE)


@contextmanager
def pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that are gone when this ends, however it ends; even if this process is killed."""
    context = multiprocessing.get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(jobs, context, initializer=hold_the_rope, initargs=(theirs,))
    try:
        yield executor
    except BaseException:
        ours.close()  # whatever they are doing, they stop
        raise
    finally:
        executor.shutdown(cancel_futures=True)
        ours.close()
        theirs.close()


def hold_the_rope(rope: Connection) -> None:
    """In a worker: leave when the other end of the rope is let go. Ctrl-C is for the first process to deal with."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_when_let_go, args=(rope,), daemon=True).start()


def _leave_when_let_go(rope: Connection) -> None:
    with suppress(EOFError, OSError):
        rope.recv()
    os._exit(1)


# Dask


def by_dask(work: Callable[[P], R], pieces: Sequence[P], jobs: int, spec: str) -> Done[R]:
    """On a cluster, which gives the work of a dead worker to another by itself."""
    from distributed.scheduler import KilledWorker

    with connected(spec, jobs) as client:
        try:
            executor = client.get_executor(pure=False)  # type: ignore[no-untyped-call]
            yield from gather(executor, work, dict(enumerate(pieces)))
        except KilledWorker:
            raise worker_died() from None
        except (CancelledError, ImportError, OSError) as error:
            raise cluster_trouble(spec, error) from None


@contextmanager
def connected(spec: str, jobs: int) -> Iterator[Client]:
    """A client of the cluster: the one named, or one of our own with so many processes."""
    from distributed import Client, LocalCluster

    address = spec.removeprefix(DASK).removeprefix("://")
    if not address:
        own = LocalCluster(n_workers=jobs, threads_per_worker=1, dashboard_address=None)  # type: ignore[no-untyped-call]
        with own, Client(own) as client:  # type: ignore[no-untyped-call]
            yield client
        return
    try:
        client = Client(f"tcp://{address}", timeout=CONNECT_WITHIN)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise cluster_trouble(spec, error) from None
    with client:
        yield client


CONNECT_WITHIN = "10s"


def cluster_trouble(spec: str, error: BaseException) -> MillionsError:
    """The cluster cannot be reached, went away, or does not know this program."""
    why = str(error) or type(error).__name__
    return MillionsError("cluster-trouble", f"the cluster {spec} cannot do it: {why}", spec=spec, error=why)
