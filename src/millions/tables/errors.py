"""What a live table cannot do, and why."""

from millions.core.errors import MillionsError
from millions.wire.answers import Refused


class StoreFailed(MillionsError):
    """What should have been kept perhaps was not: nothing was told, ask again with the same command id."""


class Conflict(StoreFailed):
    """Somebody else has added to this log since it was read."""


def no_such_table(table: str) -> Refused:
    """Nobody has opened it."""
    return Refused("no-such-table", f"there is no table {table!r}", table=repr(table))


def wrong_key() -> Refused:
    """A key that does not open what it is held to, or not any more."""
    return Refused("wrong-key", "this key does not open that")


def conflict(table: str, after: int) -> Conflict:
    """An append that does not continue the log."""
    return Conflict("store-conflict", f"table {table}: entry {after} is not the last one", table=table, after=after)
