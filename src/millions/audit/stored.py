"""Compares the clients of one table with its log in the store.

The streams are made again from the log; each message and snapshot that a client received must be the same byte for
byte. A second check of the streams does not use the code that made them: the audience of each event in the log
determines who may see it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct
from msgspec.json import encode

from millions.audit.client import ALWAYS_STORED, Client, Sent
from millions.audit.faults import Fault
from millions.core.errors import MillionsError
from millions.core.game import AnyGame
from millions.core.message import Event, seen
from millions.core.record import read_line
from millions.core.seat import Seat, Viewer
from millions.tables import entries
from millions.tables.entries import AnyEntry, Began, Opened, Played, Said
from millions.tables.state import State
from millions.tables.stream import Streams, snapshot
from millions.wire.stream import EncodedChange
from millions.wire.talk import Utterance


class Streamed(Struct):
    """What one viewer is told according to the log: all messages, and the snapshot after each."""

    messages: list[bytes] = []
    snapshots: list[bytes] = []


class ReplayedTable:
    """The log of one table, replayed."""

    def __init__(self, log: Sequence[bytes], secret: bytes, listening: set[Viewer]) -> None:
        self.entries = [entries.decode(body) for body in log]
        opened = self.entries[0]
        assert isinstance(opened, Opened)
        state, streams = State(opened, secret), Streams()
        self.game: AnyGame = state.game
        self.events: list[tuple[Event, ...]] = [_events(entry, self.game) for entry in self.entries]
        viewers = tuple({*listening, *state.viewers})
        self.streams = {viewer: Streamed() for viewer in viewers}
        for entry in self.entries:
            events = () if entry is opened else state.apply(entry)
            told = streams.tell(state, entry, events, viewers)
            for viewer, message in told.items():
                self.streams[viewer].messages.append(encode(message))
                self.streams[viewer].snapshots.append(snapshot(opened.settings, streams.picture(state, viewer)))


def _events(entry: AnyEntry, game: AnyGame) -> tuple[Event, ...]:
    """The events in the lines of an entry, as they were stored."""
    if not isinstance(entry, Began | Played):
        return ()
    return tuple([event for line in entry.lines for event in read_line(bytes(line), game, 0).events])


def differences(
    where: str, log: Sequence[bytes], secret: bytes, clients: Sequence[Client], complete: bool
) -> Iterator[Fault]:
    """Where clients were told something else than the log says. `complete`: no client of these seats is missing."""
    try:
        table = ReplayedTable(log, secret, {client.viewer for client in clients})
    except MillionsError as error:
        yield Fault("store", where, f"the log cannot be replayed: {error}")
        return
    except Exception as error:  # a damaged log may fail anywhere in the rules
        yield Fault("store", where, f"the log cannot be replayed: {type(error).__name__}")
        return
    for viewer, streamed in table.streams.items():
        yield from _audience(where, table, viewer, streamed)
    for client in clients:
        yield from _received(table, client)
    yield from _commands(where, table, clients, complete)


# Messages


def _received(table: ReplayedTable, client: Client) -> Iterator[Fault]:
    """Each message and snapshot is the one that the log gives."""
    where, streamed = client.log.name, table.streams[client.viewer]
    messages = streamed.messages
    for n, data in client.changes.items():
        if not 1 <= n <= len(messages):
            yield Fault("lost", where, f"message {n} was received, but the store gives {len(messages)} messages")
        elif messages[n - 1] != data:
            whose = next((viewer for viewer, other in table.streams.items() if data in other.messages), None)
            if whose is None:
                yield Fault("store", where, f"message {n} is not the one that the store gives")
            else:
                yield Fault("foreign", where, f"message {n} is one of viewer {whose}")
    for n, data in client.snapshots.items():
        if not 1 <= n <= len(messages):
            yield Fault("lost", where, f"a snapshot after message {n}, but the store gives {len(messages)} messages")
        elif streamed.snapshots[n - 1] != data:
            yield Fault("store", where, f"the snapshot after message {n} is not the one that the store gives")


def _audience(where: str, table: ReplayedTable, viewer: Viewer, streamed: Streamed) -> Iterator[Fault]:
    """A stream tells each event of the log to those who may see it, and each saying to everybody: once, in order."""
    news = [_due(entry, events, viewer) for entry, events in zip(table.entries, table.events, strict=True)]
    due = [part for part in news if part]
    told = [part for part in map(_told, streamed.messages) if part]
    for place, (expected, got) in enumerate(zip(due, told, strict=False), start=1):
        if expected != got:
            yield Fault("foreign", where, f"viewer {viewer}: news {place} is not what the log has for this viewer")
            return
    if len(due) != len(told):
        yield Fault("lost", where, f"viewer {viewer} is told {len(told)} news, the log has {len(due)} for this viewer")


News = tuple[int, bytes, bytes]
"""When, which events, and what was said, as JSON."""


def _due(entry: AnyEntry, events: tuple[Event, ...], viewer: Viewer) -> News | None:
    """What this viewer must be told of an entry: visible events, and what was said."""
    visible = seen(events, viewer)
    said = [Utterance(entry.at, entry.seat, entry.text, entry.phrase)] if isinstance(entry, Said) else []
    return (entry.at, encode(visible) if visible else b"", encode(said) if said else b"") if visible or said else None


def _told(message: bytes) -> News | None:
    change = _changes.decode(message)
    events, talk = [b"" if part is msgspec.UNSET else bytes(part) for part in (change.events, change.talk)]
    return (change.at, events, talk) if events or talk else None


# Commands


Stored = dict[tuple[Seat, str], list[AnyEntry]]
"""Entries by seat and command id. Several people may sit at one seat, one after the other, and use the same ids."""


def _commands(where: str, table: ReplayedTable, clients: Sequence[Client], complete: bool) -> Iterator[Fault]:
    """Acknowledged commands are stored once and unchanged; refused ones are not stored."""
    stored: Stored = {}
    mine: set[tuple[Seat, str]] = set()
    for entry in table.entries:
        if (seat := _seated(entry)) is not None:  # another person
            mine = {one for one in mine if one[0] != seat}
        if entry.by is None or entry.command is None:
            continue
        command = entry.by, entry.command
        if command in mine:
            yield Fault("doubled", where, f"{entry.command} of seat {entry.by} was carried out twice")
        mine.add(command)
        stored.setdefault(command, []).append(entry)
    done = {(client.viewer, id) for client in clients for id in client.done}
    for client in clients:
        yield from _answers(client, stored, table.game, done)
    if complete:
        for seat, id in stored.keys() - {(client.viewer, id) for client in clients for id in client.commands}:
            yield Fault("answer", where, f"{id} of seat {seat} is stored, but no client sent it")


def _seated(entry: AnyEntry) -> Seat | None:
    """The seat at which a person sits down with this entry, if any: such an entry holds the fingerprint of a key."""
    return getattr(entry, "seat", None) if getattr(entry, "key", None) is not None else None


def _answers(client: Client, stored: Stored, game: AnyGame, done: set[tuple[Seat, str]]) -> Iterator[Fault]:
    """Whether the answers that a client received fit what is stored."""
    where = client.log.name
    for id in client.done:
        command, found = client.commands[id], stored.get((client.viewer, id), [])
        if not found and command.do in ALWAYS_STORED:
            yield Fault("lost", where, f"{id} ({command.do}) was acknowledged, but is not stored")
        elif found and not any(_same(command, entry, game) for entry in found):
            yield Fault("changed", where, f"{id} ({command.do}) is stored with another content")
    for id, code in client.refused.items():
        if (client.viewer, id) in stored and (client.viewer, id) not in done:
            yield Fault("answer", where, f"{id} was refused ({code}), but is stored")


def _same(command: Sent, entry: AnyEntry, game: AnyGame) -> bool:
    """Does the entry hold what the command asked for? Of other commands only the id is compared."""
    asked = msgspec.json.decode(command.raw)
    match entry:
        case Played(lines=lines):
            line = read_line(bytes(lines[0]), game, 0)
            return bool(line.seat == entry.by and line.action == msgspec.convert(asked.get("action"), game.any_action))
        case Said(text=text, phrase=phrase):
            return bool(asked.get("text") == text and asked.get("phrase") == msgspec.json.decode(encode(phrase)))
    return command.do not in ALWAYS_STORED


_changes: msgspec.json.Decoder[EncodedChange] = msgspec.json.Decoder(EncodedChange)
