"""What both databases share: jobs go to a writer thread, queries to a reader thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from millions.server.store.writer import Job, Note, Outcome, Writer
from millions.tables.store import LIVE, NOTHING_TO_FILE, Filing, Kept
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
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")

    # For each database

    def write_together(self, jobs: Sequence[Job | Note]) -> Sequence[Outcome]:
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
        question = "SELECT body FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        values: list[Any] = [table, after]
        return [bytes(body) for (body,) in await self._ask(*limited(question, values, most))]

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

    async def note(self, owner: str, name: str, body: bytes | None) -> None:
        """Keep something about a person or a table, or forget it."""
        await self._writer.write(Note(owner, name, body))

    async def notes(self, owner: str) -> dict[str, bytes]:
        """Everything that was kept about a person or a table."""
        rows = await self._ask("SELECT name, body FROM notes WHERE owner = ? ORDER BY name", [owner])
        return {name: bytes(body) for name, body in rows}

    async def check(self) -> None:
        """Raise StoreFailed if reading fails, or if the last write failed and writing still does."""
        await self._ask("SELECT 1", [])
        await self._writer.check()

    async def _ask(self, question: str, values: Sequence[Any]) -> list[Row]:
        return await self._read(lambda: self.ask(question.replace("?", self.mark), values))

    async def _read(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, work)

    async def close(self) -> None:
        """Finish pending writes and close the connections."""
        await self._writer.close()
        await self._read(self.close_reading)
        self._reader.shutdown()


def limited(question: str, values: list[Any], most: int | None) -> tuple[str, list[Any]]:
    """A query with an optional LIMIT."""
    return (question, values) if most is None else (f"{question} LIMIT ?", [*values, most])


FORGET = "DELETE FROM notes WHERE owner = ? AND name = ?"
KEEP = "INSERT INTO notes VALUES (?, ?, ?) ON CONFLICT (owner, name) DO UPDATE SET body = excluded.body"


def noting(note: Note, mark: str) -> tuple[str, list[Any]]:
    """The statement that keeps or forgets a note, and its values."""
    keep = note.body is not None
    values: list[Any] = [note.owner, note.name, *([note.body] if keep else [])]
    return (KEEP if keep else FORGET).replace("?", mark), values


COLUMNS = "id, game, public, status, opened, secret"


def _kept(row: Row) -> Kept:
    table, game, public, status, opened, secret = row
    return Kept(table=table, game=game, public=bool(public), status=status, opened=opened, secret=bytes(secret))
