"""`millions simulate`: stores a record of each game of a contest. After an interruption it continues."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct

from millions.core import record
from millions.core.errors import MillionsError
from millions.lab import workers
from millions.lab.contest import Contest, chunks, need_at_least_one
from millions.lab.folder import game_file, locked, missing, open_folder, remove_drafts
from millions.lab.games import play_match


class Simulated(Struct, frozen=True):
    """What `millions simulate --json` prints."""

    game: str
    players: int
    games: int
    found: int
    played: int
    folder: str
    parquet: tuple[str, ...] = ()


def simulate(
    contest: Contest,
    folder: Path,
    jobs: int = 1,
    parquet: bool = False,
    meter: workers.Meter = workers.NO_METER,
    executor: str = workers.PROCESSES,
) -> Simulated:
    """Store a record of every game that has none yet, and then, if wanted, the Parquet files."""
    need_at_least_one("jobs", jobs)
    workers.check_executor(executor)
    if parquet:
        workers.need_package("pyarrow")
    with locked(folder):
        open_folder(folder, contest)
        remove_drafts(folder)
        wanted = missing(folder, contest)
        meter.expect(len(wanted))
        try:
            for number in kept_games(contest, folder, wanted, jobs, executor):
                meter.finished(number)
            files = write_columns(contest, folder, jobs) if parquet else ()
        except OSError as error:
            raise stopped(contest, folder, error) from None
        finally:
            remove_drafts(folder)
    return Simulated(
        game=contest.game,
        players=contest.players,
        games=contest.games,
        found=contest.games - len(wanted),
        played=len(wanted),
        folder=str(folder),
        parquet=files,
    )


def kept_games(contest: Contest, folder: Path, wanted: Sequence[int], jobs: int, executor: str) -> Iterator[int]:
    """Play and store these games; yields how many were stored each time. Workers on other machines send the records."""
    parts = chunks(wanted, jobs)
    if executor == workers.PROCESSES:
        yield from (done for _, done in workers.run_all(partial(keep_games, contest, folder), parts, jobs))
        return
    for _, records in workers.run_all(partial(play_records, contest), parts, jobs, executor):
        for number, data in records:
            keep(folder, number, data)
        yield len(records)


def keep_games(contest: Contest, folder: Path, numbers: Iterable[int]) -> int:
    """Play these games and store their records; returns their number."""
    done = 0
    for number in numbers:
        keep(folder, number, record.encode(play_match(contest, number)))
        done += 1
    return done


def play_records(contest: Contest, numbers: Iterable[int]) -> list[tuple[int, bytes]]:
    """Play these games; returns their records."""
    return [(number, record.encode(play_match(contest, number))) for number in numbers]


def keep(folder: Path, number: int, data: bytes) -> None:
    """Store the record of a game; an error names its file."""
    file = game_file(folder, number)
    try:
        record.write(file, data)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from None


def write_columns(contest: Contest, folder: Path, jobs: int) -> tuple[str, ...]:
    """Write the Parquet files from the records."""
    from millions.lab import columns

    return tuple(str(file) for file in columns.write(contest, folder, jobs))


def stopped(contest: Contest, folder: Path, error: OSError) -> MillionsError:
    """The error for a full disk and the like; finished records are kept."""
    kept = contest.games - len(missing(folder, contest))
    file, why = str(error.filename or folder), str(error.strerror or error)
    return MillionsError(
        "simulation-stopped",
        f"{file}: {why}. {kept} of {contest.games} games are kept; the same command goes on from there",
        file=file,
        error=why,
        kept=kept,
        games=contest.games,
    )
