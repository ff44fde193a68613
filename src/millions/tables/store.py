"""The store of logs, as a live table sees it; and a store in memory.

Logs are append-only. An append says which entry it follows, and raises `Conflict` if that is not the last one. When
`create` or `append` returns, the entries will survive a power cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct, structs

from millions.tables.errors import conflict
from millions.wire.state import Status

LIVE: tuple[Status, ...] = ("open", "playing")


class Kept(Struct, frozen=True, kw_only=True):
    """A table in the register: what is known without reading its log, and the dealer's secret."""

    table: str
    game: str
    public: bool
    status: Status
    opened: int
    secret: bytes

    def __repr__(self) -> str:
        return f"Kept(table={self.table!r}, status={self.status!r})"


class Filing(Struct, frozen=True):
    """What an append changes in the register: the table's status, and whose histories it belongs to."""

    status: Status | None = None
    people: tuple[tuple[str, int], ...] = ()
    """Fingerprints of persons' keys, with their seats."""
    results: tuple[tuple[str, bytes], ...] = ()
    """How the match ended for persons (fingerprints), kept as a note of each, named by `result_note`."""


NOTHING_TO_FILE = Filing()

RESULT_NOTE = "result."
"""Begins the names of persons' notes about how their matches ended."""


def result_note(table: str) -> str:
    """The name of a person's note about how the match at this table ended for them."""
    return RESULT_NOTE + table


class Store(Protocol):
    """An append-only log for each table, and a register of the tables."""

    name: str
    """What it is and of which version, for the operator."""

    damage: str | None
    """What shows that the store is damaged: tables that can be read go on, but the operator must repair it."""

    @property
    def failures(self) -> int:
        """How many writes and reads have failed."""

    async def create(self, kept: Kept, entries: Sequence[bytes], filing: Filing = NOTHING_TO_FILE) -> None:
        """A new table with its first entries."""

    async def append(self, table: str, after: int, entries: Sequence[bytes], filing: Filing = NOTHING_TO_FILE) -> None:
        """More entries, all or none, right after the entry of this number; raises Conflict if that is not the last."""

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[bytes]:
        """The entries after this number, in order; at most `most`."""

    async def kept(self, table: str) -> Kept | None:
        """One table of the register."""

    async def find(
        self,
        *,
        status: Sequence[Status] = (*LIVE, "over"),
        public: bool = False,
        person: str | None = None,
        most: int | None = None,
    ) -> list[Kept]:
        """Tables with one of these statuses, newest first: only public ones, only those of a person, at most `most`."""

    async def due(self, by: int | None = None) -> list[Kept]:
        """Tables that are not over and need a program: all of them, or those that do by this time."""

    async def rest(self, table: str, last: int, due: int | None) -> None:
        """A table whose last entry is this one needs no program before this time; None: not until somebody comes.

        The next append ends that.
        """

    async def count(self, status: Sequence[Status]) -> int:
        """The number of tables with one of these statuses."""

    async def finished_before(self, date: int) -> list[str]:
        """Finished tables that were opened before a date (milliseconds)."""

    async def delete_table(self, table: str) -> None:
        """Delete a table, its log, and everything that was kept about it."""

    async def delete_person(self, person: str) -> None:
        """Delete what was kept about a person: at which tables they sat, how matches ended, how to call them."""

    async def to_pack(self) -> list[str]:
        """Finished tables whose log is not packed, or was continued since."""

    async def pack(self, table: str) -> None:
        """Compress the log of a finished table; if it is continued meanwhile, nothing happens. It reads as before."""

    async def note(self, owner: str, name: str, body: bytes | None) -> None:
        """Keep something about a person (by a fingerprint) or a table (by its id), under a name; None forgets it."""

    async def notes(self, owner: str) -> dict[str, bytes]:
        """Everything that was kept about a person or a table."""

    async def check(self) -> None:
        """Raise StoreFailed if the store cannot be read or written now."""

    async def close(self) -> None:
        """Finish pending writes and release all resources."""


class MemoryStore:
    """Keeps logs in memory until the program ends."""

    name = "memory"
    damage: str | None = None
    failures = 0

    def __init__(self) -> None:
        self._register: dict[str, Kept] = {}
        self._logs: dict[str, list[bytes]] = {}
        self._people: set[tuple[str, str, int]] = set()
        self._notes: dict[str, dict[str, bytes]] = {}
        self._due: dict[str, int | None] = {}

    async def create(self, kept: Kept, entries: Sequence[bytes], filing: Filing = NOTHING_TO_FILE) -> None:
        if kept.table in self._register:
            raise conflict(kept.table, 0)
        self._register[kept.table], self._logs[kept.table] = kept, []
        await self.append(kept.table, 0, entries, filing)

    async def append(self, table: str, after: int, entries: Sequence[bytes], filing: Filing = NOTHING_TO_FILE) -> None:
        log = self._logs.get(table)
        if log is None or len(log) != after:
            raise conflict(table, after)
        log += entries
        self._due[table] = 0
        if filing.status:
            self._register[table] = structs.replace(self._register[table], status=filing.status)
        self._people |= {(person, table, seat) for person, seat in filing.people}
        for person, result in filing.results:
            await self.note(person, result_note(table), result)

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[bytes]:
        return self._logs.get(table, [])[after:][:most]

    async def kept(self, table: str) -> Kept | None:
        return self._register.get(table)

    async def find(
        self,
        *,
        status: Sequence[Status] = (*LIVE, "over"),
        public: bool = False,
        person: str | None = None,
        most: int | None = None,
    ) -> list[Kept]:
        theirs = {table for who, table, _ in self._people if who == person}
        found = [
            kept
            for kept in self._register.values()
            if kept.status in status and (kept.public or not public) and (person is None or kept.table in theirs)
        ]
        return sorted(found, key=lambda kept: (-kept.opened, kept.table))[:most]

    async def due(self, by: int | None = None) -> list[Kept]:
        waking = {table for table, due in self._due.items() if due is not None and (by is None or due <= by)}
        return [kept for kept in await self.find(status=LIVE) if kept.table in waking]

    async def rest(self, table: str, last: int, due: int | None) -> None:
        if len(self._logs[table]) == last:
            self._due[table] = due

    async def count(self, status: Sequence[Status]) -> int:
        return len(await self.find(status=status))

    async def finished_before(self, date: int) -> list[str]:
        return [kept.table for kept in await self.find(status=("over",)) if kept.opened < date]

    async def delete_table(self, table: str) -> None:
        for person, at, _ in self._people:
            if at == table:
                self._notes.get(person, {}).pop(result_note(table), None)
        self._people = {one for one in self._people if one[1] != table}
        for kept in (self._register, self._logs, self._notes):
            kept.pop(table, None)

    async def delete_person(self, person: str) -> None:
        self._people = {one for one in self._people if one[0] != person}
        self._notes.pop(person, None)

    async def to_pack(self) -> list[str]:
        """Nothing is packed in memory."""
        return []

    async def pack(self, table: str) -> None:
        """Nothing is packed in memory."""

    async def note(self, owner: str, name: str, body: bytes | None) -> None:
        notes = self._notes.setdefault(owner, {})
        notes.pop(name, None)
        if body is not None:
            notes[name] = body

    async def notes(self, owner: str) -> dict[str, bytes]:
        return dict(self._notes.get(owner, {}))

    async def check(self) -> None:
        """Memory is always available."""

    async def close(self) -> None:
        """There is nothing to release."""
