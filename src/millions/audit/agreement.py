"""Compares the clients of one table with each other, without the store.

Clients of the same viewer receive the same bytes under the same number. All clients, spectators included, receive the
same state of the table (`room`), outlook and chat: the sequences of these parts agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from millions.audit.client import Client
from millions.audit.faults import Fault
from millions.core.seat import Viewer
from millions.wire.stream import EncodedChange


class Public(NamedTuple):
    """The parts of a message that everybody receives alike."""

    at: int
    room: bytes
    outlook: bytes
    talk: bytes


class Stretch(NamedTuple):
    """Consecutive messages of one viewer: the public parts, and their sequence numbers."""

    viewer: Viewer
    first: int
    parts: list[Public]
    numbers: list[int]


def disagreements(clients: Sequence[Client]) -> Iterator[Fault]:
    """Where clients of one table were told different things."""
    streams: dict[Viewer, dict[int, bytes]] = {}
    for client in clients:
        stream = streams.setdefault(client.viewer, {})
        for n, data in client.changes.items():
            if stream.setdefault(n, data) != data:
                yield Fault(
                    "changed", client.log.name, f"message {n} differs between clients of viewer {client.viewer}"
                )
    stretches = [one for viewer, stream in streams.items() for one in _stretches(viewer, stream)]
    if stretches:
        reference = max(stretches, key=lambda one: (one.first == 1, len(one.parts)))
        for stretch in stretches:
            if stretch is not reference and (fault := _compare(stretch, reference, clients[0].log.table)):
                yield fault


def _stretches(viewer: Viewer, stream: dict[int, bytes]) -> Iterator[Stretch]:
    now: Stretch | None = None
    for n in sorted(stream):
        if n - 1 not in stream or now is None:
            if now is not None and now.parts:
                yield now
            now = Stretch(viewer, n, [], [])
        if part := _public(stream[n]):
            now.parts.append(part)
            now.numbers.append(n)
    if now is not None and now.parts:
        yield now


def _public(data: bytes) -> Public | None:
    try:
        change = _changes.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    room, outlook, talk = [
        b"" if part is msgspec.UNSET else bytes(part) for part in (change.room, change.outlook, change.talk)
    ]
    return Public(change.at, room, outlook, talk) if room or outlook or talk else None


def _compare(one: Stretch, reference: Stretch, table: str) -> Fault | None:
    """A stretch from the beginning begins as the reference does; a later one is found somewhere in it."""
    if one.first == reference.first == 1:
        starts = [0]
    else:
        starts = [place for place, part in enumerate(reference.parts) if part == one.parts[0]]
        if not starts and not reference.parts[0].at < one.parts[0].at < reference.parts[-1].at:
            return None  # the reference may not cover it
    agreed = max((_length_in_common(one.parts, reference.parts[start:]) for start in starts), default=0)
    ended = any(agreed == min(len(one.parts), len(reference.parts) - start) for start in starts)
    if ended:
        return None
    n = one.numbers[agreed]
    sentence = f"message {n} of viewer {one.viewer} tells something else than viewer {reference.viewer} was told"
    return Fault("disagreement", f"table {table}", sentence)


def _length_in_common(one: Sequence[Public], other: Sequence[Public]) -> int:
    differs = (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    return next(differs, min(len(one), len(other)))


_changes: msgspec.json.Decoder[EncodedChange] = msgspec.json.Decoder(EncodedChange)
