"""`millions simulate`: the games of a contest, written down. Stopped at any moment, it goes on where it stopped."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from msgspec import Struct

from millions.core import record
from millions.core.errors import MillionsError
from millions.lab import crew
from millions.lab.contest import Contest, need_at_least_one, pieces
from millions.lab.folder import alone, game_file, missing, open_folder, sweep
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
    contest: Contest, folder: Path, jobs: int = 1, parquet: bool = False, meter: crew.Meter = crew.NOBODY
) -> Simulated:
    """Write down every game that is not there yet, and then, if asked, the columns."""
    need_at_least_one("jobs", jobs)
    if parquet:
        crew.need_package("pyarrow")
    with alone(folder):
        open_folder(folder, contest)
        sweep(folder)
        wanted = missing(folder, contest)
        meter.expect(len(wanted))
        try:
            for _, number in crew.carry_out(partial(keep_games, contest, folder), pieces(wanted, jobs), jobs):
                meter.finished(number)
            files = write_columns(contest, folder, jobs) if parquet else ()
        except OSError as error:
            raise stopped(contest, folder, error) from None
        finally:
            sweep(folder)
    return Simulated(
        game=contest.game,
        players=contest.players,
        games=contest.games,
        found=contest.games - len(wanted),
        played=len(wanted),
        folder=str(folder),
        parquet=files,
    )


def keep_games(contest: Contest, folder: Path, numbers: Iterable[int]) -> int:
    """Play these games and write each down; returns how many."""
    done = 0
    for number in numbers:
        data = record.encode(play_match(contest, number))
        file = game_file(folder, number)
        try:
            record.write(file, data)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(file)) from None
        done += 1
    return done


def write_columns(contest: Contest, folder: Path, jobs: int) -> tuple[str, ...]:
    """The Parquet files, made from the records."""
    from millions.lab import columns

    return tuple(str(file) for file in columns.write(contest, folder, jobs))


def stopped(contest: Contest, folder: Path, error: OSError) -> MillionsError:
    """The disk is full, or something of that kind; what was finished is kept."""
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
