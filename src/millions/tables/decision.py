"""What a command leads to: entries to store, then to apply."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from millions.core.referee import Outcome
from millions.tables.entries import AnyEntry
from millions.tables.store import NOTHING_TO_FILE, Filing


class Decision(Struct):
    """Entries to store, what comes in the game of the one that begins or plays it, and what to file."""

    entries: Sequence[AnyEntry]
    outcome: Outcome | None = None
    filing: Filing = NOTHING_TO_FILE
