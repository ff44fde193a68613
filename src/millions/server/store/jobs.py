"""What is to be written: both databases are handed the same jobs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from millions.tables.store import Filing, Kept


class Job(Struct, frozen=True):
    """Entries for one table's log, right after the entry of a number; and what to file. `new` begins a table."""

    table: str
    after: int
    entries: Sequence[bytes]
    filing: Filing
    new: Kept | None = None

    def __repr__(self) -> str:
        return f"Job({self.table!r}, after={self.after})"

    @property
    def last(self) -> int:
        """The number of the last entry then."""
        return self.after + len(self.entries)
