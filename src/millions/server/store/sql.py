"""What both databases share: jobs go to a writer thread, queries to a reader thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from millions.server.store.packing import packed, unpacked
from millions.server.store.writer import AnyJob, Deletion, Job, Note, Outcome, Pack, Rest, Writer
from millions.tables.errors import StoreFailed, table_damaged
from millions.tables.store import LIVE, NOTHING_TO_FILE, RESULT_NOTE, Filing, Kept
from millions.wire.state import Status

T = TypeVar("T")
Row = Sequence[Any]


class SqlStore:
    """A store in a database; `tables.store.Store` documents its methods."""

    mark: str
    """The placeholder of a parameter."""
    name: str
    """The database and its version, for the operator."""
    damage: str | None = None

    def __init__(self) -> None:
        self._writer = Writer(self.write_together, self.write_nothing, self.close_writing)
        self._failed_reads = 0
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")

    # For each database

    def write_together(self, jobs: Sequence[AnyJob]) -> Sequence[Outcome]:
        """Commit these jobs together and return the outcome of each. Runs in the writer thread."""
        raise NotImplementedError

    def write_nothing(self) -> None:
        """Test whether a commit reaches the disk, without changing anything. Runs in the writer thread."""
        raise NotImplementedError

    def ask(self, question: str, values: Sequence[Any]) -> list[Row]:
        """Run a query. Runs in the reader thread."""
        raise NotImplementedError

    def close_writing(self) -> None:
        """Close the writer's connection."""
        raise NotImplementedError

    def close_reading(self) -> None:
        """Close the reader's connection."""
        raise NotImplementedError

    # The store

    async def create(self, kept: Kept, entries: Sequence[bytes], filing: Filing = NOTHING_TO_FILE) -> None:
        """A new table with its first entries."""
        await self._writer.write(Job(kept.table, 0, entries, filing, kept))

    async def append(self, table: str, after: int, entries: Sequence[bytes], filing: Filing = NOTHING_TO_FILE) -> None:
        """More entries, all or none, right after the entry of this number."""
        await self._writer.write(Job(table, after, entries, filing))

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[bytes]:
        """The entries after this number, in order; at most `most`."""
        question, values = limited(READ, [table, after] * 2, most)
        return (await self._read(lambda: entries_after(self._rows(question, values), after)))[:most]

    async def to_pack(self) -> list[str]:
        """Finished tables whose log is not packed, or was continued since."""
        return [table for (table,) in await self._ask(TO_PACK, [])]

    async def pack(self, table: str) -> None:
        """Compress the log of a finished table; if it is continued meanwhile, nothing happens."""
        entries = await self.read(table)
        body = await asyncio.to_thread(packed, entries)
        await self._writer.write(Pack(table, len(entries), body))

    async def kept(self, table: str) -> Kept | None:
        """One table of the register."""
        rows = await self._ask(f"SELECT {COLUMNS} FROM tables WHERE id = ?", [table])
        return _kept(rows[0]) if rows else None

    async def find(
        self,
        *,
        status: Sequence[Status] = (*LIVE, "over"),
        public: bool = False,
        person: str | None = None,
        most: int | None = None,
    ) -> list[Kept]:
        """Tables of these kinds, newest first."""
        question = f"SELECT {COLUMNS} FROM tables WHERE status IN ({', '.join('?' * len(status))})"
        values: list[Any] = list(status)
        if public:
            question += " AND public"
        if person is not None:
            question += " AND id IN (SELECT table_id FROM people WHERE person = ?)"
            values.append(person)
        question += " ORDER BY opened DESC, id"
        return [_kept(row) for row in await self._ask(*limited(question, values, most))]

    async def due(self, by: int | None = None) -> list[Kept]:
        """Tables that are not over and need a process, perhaps by a given time."""
        live, due = ", ".join("?" * len(LIVE)), "due IS NOT NULL" if by is None else "due <= ?"
        question = f"SELECT {COLUMNS} FROM tables WHERE status IN ({live}) AND (rested <> last OR {due})"
        values = [*LIVE, *([] if by is None else [by])]
        return [_kept(row) for row in await self._ask(f"{question} ORDER BY opened DESC, id", values)]

    async def rest(self, table: str, last: int, due: int | None) -> None:
        """Record that a table needs no process before this time, or not until a client connects."""
        await self._writer.write(Rest(table, last, due))

    async def count(self, status: Sequence[Status]) -> int:
        """The number of tables with one of these statuses."""
        question = f"SELECT count(*) FROM tables WHERE status IN ({', '.join('?' * len(status))})"
        return int((await self._ask(question, list(status)))[0][0])

    async def finished_before(self, date: int) -> list[str]:
        """Finished tables that were opened before a date (milliseconds)."""
        return [table for (table,) in await self._ask(FINISHED_BEFORE, [date])]

    async def delete_table(self, table: str) -> None:
        """Delete a table, its log, and everything that was kept about it."""
        await self._writer.write(Deletion("table", table))

    async def delete_person(self, person: str) -> None:
        """Delete what was kept about a person: at which tables they sat, how matches ended, how to call them."""
        await self._writer.write(Deletion("person", person))

    async def note(self, owner: str, name: str, body: bytes | None) -> None:
        """Store a note about a person or a table, or delete it."""
        await self._writer.write(Note(owner, name, body))

    async def notes(self, owner: str) -> dict[str, bytes]:
        """All notes about a person or a table."""
        rows = await self._ask("SELECT name, body FROM notes WHERE owner = ? ORDER BY name", [owner])
        return {name: bytes(body) for name, body in rows}

    async def check(self) -> None:
        """Raise StoreFailed if reading fails, or if the last write failed and writing still does."""
        await self._ask("SELECT 1", [])
        await self._writer.check()

    async def _ask(self, question: str, values: Sequence[Any]) -> list[Row]:
        return await self._read(lambda: self._rows(question, values))

    def _rows(self, question: str, values: Sequence[Any]) -> list[Row]:
        return self.ask(question.replace("?", self.mark), values)

    async def _read(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, work)
        except StoreFailed:
            self._failed_reads += 1
            raise

    @property
    def failures(self) -> int:
        """How many writes and reads have failed."""
        return self._writer.failures + self._failed_reads

    async def close(self) -> None:
        """Finish pending writes and close the connections."""
        await self._writer.close()
        await self._read(self.close_reading)
        self._reader.shutdown()


def limited(question: str, values: list[Any], most: int | None) -> tuple[str, list[Any]]:
    """A query with an optional LIMIT."""
    return (question, values) if most is None else (f"{question} LIMIT ?", [*values, most])


COMPLETE = "SELECT 1 FROM tables, packs, entries, people, notes LIMIT 0"
"""Fails if a table of the schema is missing, as after a restore that was interrupted."""

PACKED = 0
"""Stands for the number of an entry where a row is the packed log; entries are numbered from 1."""

READ = f"""
SELECT {PACKED} AS number, body FROM packs JOIN tables ON id = table_id WHERE table_id = ? AND packed > ?
UNION ALL SELECT number, body FROM entries WHERE table_id = ? AND number > ? ORDER BY number
"""
"""One statement, so that packing at the same moment is seen whole or not at all."""


def entries_after(rows: Sequence[Row], after: int) -> list[bytes]:
    """The entries after a number from the rows of `READ`: those in the packed log, and those that follow it."""
    if not (rows and rows[0][0] == PACKED):
        return [bytes(body) for _, body in rows]
    try:
        return [*unpacked(bytes(rows[0][1]))[after:], *[bytes(body) for _, body in rows[1:]]]
    except ValueError as error:
        raise table_damaged() from error


TO_PACK = "SELECT id FROM tables WHERE status = 'over' AND last > packed ORDER BY id"

FINISHED_BEFORE = "SELECT id FROM tables WHERE status = 'over' AND opened < ? ORDER BY opened"

RESULTS_AT = "SELECT person FROM people WHERE table_id = ?"
DELETIONS = {
    "table": (
        f"DELETE FROM notes WHERE name = '{RESULT_NOTE}' || ? AND owner IN ({RESULTS_AT})",
        "DELETE FROM notes WHERE owner = ?",
        "DELETE FROM people WHERE table_id = ?",
        "DELETE FROM packs WHERE table_id = ?",
        "DELETE FROM entries WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ),
    "person": ("DELETE FROM people WHERE person = ?", "DELETE FROM notes WHERE owner = ?"),
}


def deleting(job: Deletion, mark: str) -> list[tuple[str, list[Any]]]:
    """The statements of a deletion, with their values."""
    return [(one.replace("?", mark), [job.owner] * one.count("?")) for one in DELETIONS[job.of]]


FORGET = "DELETE FROM notes WHERE owner = ? AND name = ?"
KEEP = "INSERT INTO notes VALUES (?, ?, ?) ON CONFLICT (owner, name) DO UPDATE SET body = excluded.body"


def noting(note: Note, mark: str) -> tuple[str, list[Any]]:
    """The statement that keeps or forgets a note, and its values."""
    keep = note.body is not None
    values: list[Any] = [note.owner, note.name, *([note.body] if keep else [])]
    return (KEEP if keep else FORGET).replace("?", mark), values


REST = "UPDATE tables SET rested = ?, due = ? WHERE id = ? AND last = ?"
COLUMNS = "id, game, public, status, opened, secret"
NEW_TABLE = f"tables ({COLUMNS}, last)"


def _kept(row: Row) -> Kept:
    table, game, public, status, opened, secret = row
    return Kept(table=table, game=game, public=bool(public), status=status, opened=opened, secret=bytes(secret))
