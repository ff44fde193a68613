"""Live tables without any web in them. Start with `House`; docs/tables.md tells how a table works.

`entries` is the log, `state` what follows from it, `stream` what is told; `decisions` says what a wish leads to, and
`live` puts them in order: decide, store, apply, tell.
"""

from millions.tables.clock import Clock, HandClock, LoopClock
from millions.tables.commands import AnyCommand, Done, read_command
from millions.tables.errors import Conflict, Refused, StoreFailed
from millions.tables.house import House
from millions.tables.keys import Key
from millions.tables.listener import Listener
from millions.tables.live import LiveTable
from millions.tables.settings import PERSON, Chair, Clocks, Settings
from millions.tables.store import Filing, Kept, MemoryStore, Store

__all__ = [
    "PERSON",
    "AnyCommand",
    "Chair",
    "Clock",
    "Clocks",
    "Conflict",
    "Done",
    "Filing",
    "HandClock",
    "House",
    "Kept",
    "Key",
    "Listener",
    "LiveTable",
    "LoopClock",
    "MemoryStore",
    "Refused",
    "Settings",
    "Store",
    "StoreFailed",
    "read_command",
]
