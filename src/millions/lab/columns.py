"""Parquet files for analysis, made from the records of a folder: every decision, and the outcome of every game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from millions.core import record
from millions.core.match import Match
from millions.core.seat import NATURE
from millions.lab import workers
from millions.lab.contest import Contest
from millions.lab.folder import game_file

Rows = list[dict[str, Any]]

DECISIONS = {
    "game": "int32",
    "deal": "int32",
    "n": "int32",
    "seat": "int8",
    "name": "string",
    "bot": "string",
    "verb": "string",
    "action": "string",
}
"""A row for each action, those of chance too (seat -1, no name, no bot); `action` is JSON as in the record."""

OUTCOMES = {
    "game": "int32",
    "deal": "int32",
    "seat": "int8",
    "name": "string",
    "bot": "string",
    "place": "int8",
    "score": "int32",
    "won": "bool",
}
"""A row for each seat of each game."""

RECORDS_PER_TASK = 50
"""Records that one worker reads before their rows are written."""


def write(contest: Contest, folder: Path, jobs: int) -> list[Path]:
    """Write `decisions.parquet` and `outcomes.parquet`; rows are in the order of the games for any number of jobs."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    tables = {"decisions": DECISIONS, "outcomes": OUTCOMES}
    files = [folder / f"{name}.parquet" for name in tables]
    with ExitStack() as stack:
        writers = []
        for file, columns in zip(files, tables.values(), strict=True):
            schema = pa.schema([(name, pa.type_for_alias(kind)) for name, kind in columns.items()])
            draft = stack.enter_context(record.whole(file))
            writers.append((stack.enter_context(pq.ParquetWriter(draft, schema)), schema))
        for both in in_order(contest, folder, jobs):
            for rows, (writer, schema) in zip(both, writers, strict=True):
                writer.write_table(pa.Table.from_pylist(rows, schema=schema))
    return files


def in_order(contest: Contest, folder: Path, jobs: int) -> Iterator[tuple[Rows, Rows]]:
    """The rows of all games, one task at a time and in order; a task that finishes early waits for its turn."""
    parts = [
        range(contest.games)[start : start + RECORDS_PER_TASK] for start in range(0, contest.games, RECORDS_PER_TASK)
    ]
    waiting: dict[int, tuple[Rows, Rows]] = {}
    due = 0
    for place, rows in workers.run_all(partial(read_games, contest, folder), parts, jobs):
        waiting[place] = rows
        while due in waiting:
            yield waiting.pop(due)
            due += 1


def read_games(contest: Contest, folder: Path, numbers: Iterable[int]) -> tuple[Rows, Rows]:
    """The rows of these games."""
    decisions: Rows = []
    outcomes: Rows = []
    for number in numbers:
        match = Match.load(game_file(folder, number))
        seats = who_sits(contest, number)
        decisions += decisions_of(match, seats)
        outcomes += outcomes_of(match, seats)
    return decisions, outcomes


def who_sits(contest: Contest, number: int) -> list[dict[str, Any]]:
    """The columns that every row about a seat has in common, by seat; the last entry is for chance."""
    game = {"game": number, "deal": contest.deal(number)}
    players: list[tuple[int, str | None, str | None]] = [
        (seat, contest.names[one], contest.bots[one]) for seat, one in enumerate(contest.seating(number))
    ]
    return [{**game, "seat": seat, "name": name, "bot": bot} for seat, name, bot in (*players, (NATURE, None, None))]


def decisions_of(match: Match, seats: Sequence[dict[str, Any]]) -> Rows:
    """A row for each action of a match."""
    return [
        {
            **seats[line.seat],
            "n": line.n,
            "verb": type(line.action).__name__,
            "action": msgspec.json.encode(line.action).decode(),
        }
        for line in match.log
    ]


def outcomes_of(match: Match, seats: Sequence[dict[str, Any]]) -> Rows:
    """A row for each seat of a match."""
    return [
        {**seats[one.seat], "place": one.place, "score": one.score, "won": one.won}
        for one in sorted(match.standings, key=lambda standing: standing.seat)
    ]
