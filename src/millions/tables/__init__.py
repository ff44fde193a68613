"""Live tables without any web in them. Start with `House`; docs/tables.md tells how a table works.

`entries` is the log, `state` what follows from it, `stream` what is told; `decisions` says what a wish leads to, and
`live` puts them in order: decide, store, apply, tell.
"""

from millions.tables.clock import Clock, HandClock, LoopClock
from millions.tables.errors import Conflict, StoreFailed
from millions.tables.house import House
from millions.tables.listener import Listener
from millions.tables.live import LiveTable
from millions.tables.store import Filing, Kept, MemoryStore, Store

__all__ = [
    "Clock",
    "Conflict",
    "Filing",
    "HandClock",
    "House",
    "Kept",
    "Listener",
    "LiveTable",
    "LoopClock",
    "MemoryStore",
    "Store",
    "StoreFailed",
]
