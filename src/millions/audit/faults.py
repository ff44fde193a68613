"""What an audit finds."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["lost", "doubled", "gap", "order", "changed", "foreign", "answer", "disagreement", "store"]
"""What is wrong:

- `lost`: an acknowledged command is not in the store.
- `doubled`: a command was carried out twice.
- `gap`: numbers are missing, in a stream or in a log of the store.
- `order`: a message came twice, or too early.
- `changed`: the same number, or the same command, with another content.
- `foreign`: a client received something that is not for its viewer.
- `answer`: an answer to nothing, a second answer that contradicts the first, or a stored command that nobody sent.
- `disagreement`: two viewers were told different things about what everybody sees.
- `store`: a client was told something else than the store says, or the store cannot be read.
"""


class Fault(Struct, frozen=True):
    """One thing that is wrong, and where."""

    kind: Kind
    where: str
    """A log and its line, or a table of the store."""
    sentence: str


class AuditReport(Struct, kw_only=True):
    """The outcome of an audit: what was compared, and what is wrong."""

    tables: int = 0
    clients: int = 0
    messages: int = 0
    """Numbered messages that clients received, repetitions included."""
    snapshots: int = 0
    commands: int = 0
    """Different commands that clients sent."""
    acknowledged: int = 0
    refused: int = 0
    entries: int | None = None
    """Entries of the store that were compared; None without a store."""
    faults: list[Fault]

    @property
    def ok(self) -> bool:
        """Is nothing wrong?"""
        return not self.faults
