"""`millions bench server`: a real server in a process of its own, and games over real WebSockets."""

from __future__ import annotations

import asyncio
import resource
import sys
import tempfile
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from rich.console import Console
from rich.progress import Progress

from millions.bench.climbing import ClimbingDriver
from millions.bench.doors import Doors
from millions.bench.driver import Driver
from millions.bench.figures import Load, ServerFigures
from millions.bench.opening import Reception
from millions.bench.process import running
from millions.bench.relay import RelayDriver, Sizes, relay_command
from millions.bench.report import show
from millions.bench.reviewing import ReviewingDriver
from millions.core.errors import BadSetup, MillionsError
from millions.core.game import game_named
from millions.server.store import is_postgres
from millions.server.workers import need_postgres

T = TypeVar("T")

SPARE_FILES = 100
MOVES = 300
"""Moves by each way in."""

MOST_REVIEWS = 50
"""Reviews that are asked for at once; a server lets 100 wait."""

NO_LIMIT = "1000000"
SERVE = (
    *("millions", "serve", "--port", "0", "--lang", "en", "--logs", "json", "--log-level", "warning"),
    *("--tables-per-hour", NO_LIMIT, "--sockets-per-address", NO_LIMIT, "--requests-per-second", NO_LIMIT),
)


def server(load: Load, as_json: bool, console: Console) -> None:
    """Measure, and print the figures."""
    figures, errors = measure_server(load)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")
    else:
        show(figures, errors, console)


def measure_server(load: Load) -> tuple[ServerFigures, Counter[str]]:
    """Measure a server and, if wanted, a bare relay after it. Also returns the errors that occurred."""
    _check(load)
    with _bars() as bars, _store(load) as store:
        first, *others = load.workers
        with running(_serve(store, first), first) as process:
            driver = Driver(load, process, bars)
            figures = _measured(driver)
            if load.reviews:
                if not driver.tally.over:
                    raise BadSetup("nothing-to-review", "no match was over in this time: play longer or faster")
                Reception(process).have_reviewed(driver.tally.over[:MOST_REVIEWS])
                again = ReviewingDriver(load, process, bars)
                figures = run(again.measure())
                driver.tally.errors += again.tally.errors
        for number in others:
            with running(_serve(store, number), number) as process:
                one_more = Driver(load, process, bars)
                measured = {**figures.by_workers, number: _measured(one_more)}
                figures = msgspec.structs.replace(figures, by_workers=measured)
                driver.tally.errors += one_more.tally.errors
        if load.relay:
            with running(relay_command(Sizes.of(driver.tally), load)) as process:
                peer = run(RelayDriver(msgspec.structs.replace(load, idle=0), process, bars).drive())
                figures = msgspec.structs.replace(figures, relay=peer)
        if load.doors:
            with running((*SERVE, "--store", f"{store}.doors")) as process:
                figures = msgspec.structs.replace(figures, doors=Doors(process, load.game, MOVES).measure())
    return figures, driver.tally.errors


def _measured(driver: Driver) -> ServerFigures:
    """The figures at the given load and, if wanted, the most that the server can take."""
    figures = run(driver.drive())
    if not driver.load.throughput:
        return figures
    climbing = ClimbingDriver(driver.load, driver.server, driver.bars)
    found = run(climbing.throughput())
    driver.tally.errors += climbing.tally.errors
    return msgspec.structs.replace(figures, throughput=found)


def _serve(store: str, workers: int) -> tuple[str, ...]:
    return (*SERVE, "--store", store, "--workers", str(workers))


def _check(load: Load) -> None:
    """Check the load, and raise the limit of open files if it is too low."""
    if any(number > 1 for number in load.workers) and not is_postgres(load.store or ""):
        raise need_postgres()
    game_named(load.game).check_seats(tuple(map(str, range(load.sockets))))
    needed = load.tables * load.sockets + load.idle + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < needed:
        sentence = f"this load needs {needed} open files, and this system allows {hard}"
        raise BadSetup("too-few-files", sentence, needed=needed, most=hard)
    if soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))  # the server inherits it


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run on uvloop, which the server uses too."""
    import uvloop

    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(work)
    except TimeoutError:
        raise MillionsError("server-silent", "the server to be measured did not answer in time") from None


@contextmanager
def _store(load: Load) -> Iterator[str]:
    """The given store, or a temporary file."""
    with tempfile.TemporaryDirectory(prefix="millions-bench-") as folder:
        yield load.store or str(Path(folder) / "tables.db")


def _bars() -> Progress:
    """Progress bars, on a terminal only."""
    return Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
