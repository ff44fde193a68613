"""Reading a log without loading the table: a viewer's whole stream, and the record of a finished match."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator, Sequence

from msgspec import UNSET, structs

from millions.core import record
from millions.core.seat import Viewer
from millions.tables import entries
from millions.tables.entries import AnyEntry, Automated, Began, Closed, Opened, Played, TookOver
from millions.tables.errors import no_such_table
from millions.tables.occupant import sitters
from millions.tables.state import State
from millions.tables.store import Kept, Store
from millions.tables.stream import Streams, encode
from millions.wire.answers import Refused
from millions.wire.settings import Settings
from millions.wire.state import Sitter

SLICE = 50
"""Entries to read at once when searching for the beginning of a match; usually it is among the first."""


def told_to(viewer: Viewer, log: Sequence[bytes], secret: bytes) -> list[bytes]:
    """Every message of a viewer's stream, made again from the log."""
    opened = entries.decode(log[0])
    assert isinstance(opened, Opened)
    state, streams = State(opened, secret), Streams()
    told = [streams.tell(state, opened, (), (viewer,)).get(viewer)]
    for body in log[1:]:
        entry = entries.decode(body)
        events = state.apply(entry)
        told.append(streams.tell(state, entry, events, (viewer,)).get(viewer))
    return [encode(message) for message in told if message is not None]


async def record_of(store: Store, table: str) -> bytes:
    """The record of a finished match, with all secrets, or of one whose table was closed.

    No rules are run, so matches of older rules stay readable.
    """
    kept = await finished(store, table)
    log = [entries.decode(body) for body in await store.read(table)]
    lines = list(_lines(log))
    if not lines:
        raise _sealed()
    return record.close(lines, kept.secret, over=not isinstance(log[-1], Closed))


async def names_of(store: Store, table: str) -> tuple[str, ...]:
    """The names of those who played; none if no match began."""
    async for entry in _log(store, table):
        if isinstance(entry, Began):
            return entry.header.seats
    return ()


async def sitters_of(store: Store, table: str) -> tuple[Sitter, ...]:
    """Who sat at which seat when the match began; nobody if none began."""
    state = None
    async for entry in _log(store, table):
        if isinstance(entry, Opened):
            state = State(entry, b"")  # the secret deals cards, and none is dealt yet
        elif state is not None and isinstance(entry, Began):
            return sitters(state.seats, ())
        elif state is not None:
            state.apply(entry)
    return ()


async def _log(store: Store, table: str) -> AsyncIterator[AnyEntry]:
    """The entries of a table's log, read no further than they are asked for."""
    read = 0
    while bodies := await store.read(table, read, SLICE):
        for body in bodies:
            yield entries.decode(body)
        read += len(bodies)


async def settings_of(store: Store, table: str) -> Settings:
    """What the host of a table chose, without loading the table."""
    (first,) = await store.read(table, 0, 1)
    opened = entries.decode(first)
    assert isinstance(opened, Opened)
    return opened.settings


def is_table_id(text: str) -> bool:
    """Could this be the id of a table? No database is asked for anything else, such as a text with a zero byte."""
    return re.fullmatch(r"[\w-]{1,64}", text, re.ASCII) is not None


async def finished(store: Store, table: str) -> Kept:
    """A table of the register, if its match is over."""
    kept = await store.kept(table) if is_table_id(table) else None
    if kept is None:
        raise no_such_table(table)
    if kept.status != "over":
        raise _sealed()
    return kept


def _sealed() -> Refused:
    return Refused("record-sealed", "there is no record before the match is over")


def _lines(log: Sequence[AnyEntry]) -> Iterator[bytes]:
    """The lines of the record, as they were stored. The header names also the programs that came during the match."""
    came = {one.seat for one in log if isinstance(one, Automated) or (isinstance(one, TookOver) and one.program)}
    for entry in log:
        match entry:
            case Began(header=header, lines=lines):
                programs = tuple(sorted(came.union(header.programs or ())))
                yield entries.encode(structs.replace(header, programs=programs or UNSET))
                yield from map(bytes, lines)
            case Played(lines=lines):
                yield from map(bytes, lines)
