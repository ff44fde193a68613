"""Errors of live tables and of their store."""

from millions.core.errors import MillionsError
from millions.core.game import game_named
from millions.core.record import Header
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


def check_rules(header: Header) -> None:
    """A table goes on only under the rules under which its match began."""
    game = game_named(header.game)
    if header.rules != game.rules_version:
        raise Refused(
            "table-other-rules",
            f"this match began under version {header.rules} of the rules of {game.name}, and this server has version "
            f"{game.rules_version}: the table is set aside. If the match is over, its record can be downloaded, and "
            "watched with `millions replay`",
            game=game.name,
            rules=header.rules,
            known=game.rules_version,
        )


def wrong_key() -> Refused:
    """The key is not valid here, or not any more."""
    return Refused("wrong-key", "this key does not open that")


def removed() -> Refused:
    """The host has removed the owner of this key from the table."""
    return Refused("removed", "the host has removed you from this table")


def conflict(table: str, after: int) -> Conflict:
    """The append does not continue the log."""
    return Conflict("store-conflict", f"table {table}: entry {after} is not the last one", table=table, after=after)
