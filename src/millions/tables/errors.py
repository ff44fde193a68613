"""Errors of live tables and of their store."""

from millions.core.errors import MillionsError
from millions.wire.answers import Refused


class StoreFailed(MillionsError):
    """It is not certain that something was stored. Nothing was told; the command may be repeated with the same id."""


class Conflict(StoreFailed):
    """Another program has appended to this log since it was read."""


def no_such_table(table: str) -> Refused:
    """No table has this id."""
    return Refused("no-such-table", f"there is no table {table!r}", table=repr(table))


def table_damaged() -> Refused:
    """The log of a table cannot be applied."""
    return Refused("table-damaged", "the log of this table is damaged: it was set aside")


def wrong_key() -> Refused:
    """The key is not valid here, or not any more."""
    return Refused("wrong-key", "this key does not open that")


def conflict(table: str, after: int) -> Conflict:
    """The append does not continue the log."""
    return Conflict("store-conflict", f"table {table}: entry {after} is not the last one", table=table, after=after)
