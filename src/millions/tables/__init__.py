"""Live tables without any web in them. Start with `TableManager`; docs/tables.md describes how a table works.

Reading order: `entries` is the log, `state` what follows from it, `decisions` which entries a command leads to,
`stream` what each viewer is told; `live` runs them in order: decide, store, apply, tell.
"""

from millions.tables.audience import Listener
from millions.tables.clock import Clock, HandClock, LoopClock
from millions.tables.errors import Conflict, StoreFailed
from millions.tables.live import LiveTable
from millions.tables.manager import TableManager
from millions.tables.store import Filing, Kept, MemoryStore, Store

__all__ = [
    "Clock",
    "Conflict",
    "Filing",
    "HandClock",
    "Kept",
    "Listener",
    "LiveTable",
    "LoopClock",
    "MemoryStore",
    "Store",
    "StoreFailed",
    "TableManager",
]
