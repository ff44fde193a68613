"""What each viewer is told: a numbered stream of messages per viewer, made from stored entries.

A message holds what has changed for its viewer: visible events, fields of the view, forms, fields of the table state
(`room`) and of the outlook, talk. Parts that several viewers receive alike are encoded once. A viewer to whom an entry
shows nothing gets no message and no number, so that not even a gap reveals a secret.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from millions.core.form import Form
from millions.core.message import Event, seen
from millions.core.seat import Viewer
from millions.core.step import AnyStep
from millions.core.table import View, changes
from millions.tables.entries import AnyEntry, Said
from millions.tables.state import State
from millions.wire.settings import Settings
from millions.wire.state import TableState
from millions.wire.stream import Change, EncodedChange, Snapshot
from millions.wire.talk import Utterance

KEPT_MESSAGES = 64
"""Messages of a stream that are kept in memory; older ones are made again from the log."""

Offers = tuple[tuple[Form, str], ...]
"""Forms, each with the rule under which it is offered."""

encode = msgspec.json.Encoder().encode


class Picture(Struct, frozen=True):
    """What one viewer saw after a message; a snapshot is made from it."""

    n: int
    viewer: Viewer
    room: TableState
    view: View | None
    offers: Offers
    outlook: Struct | None
    talk: tuple[Said, ...]

    def __repr__(self) -> str:
        return f"Picture(n={self.n})"


class Stream:
    """One viewer's latest messages, and what the viewer saw after the last one."""

    __slots__ = ("asked_by", "n", "offers", "recent", "view", "viewer")

    def __init__(self, viewer: Viewer) -> None:
        self.viewer, self.n = viewer, 0
        self.view: View | None = None
        self.offers: Offers = ()
        self.asked_by: type[AnyStep] | None = None
        """The type of the step that made these offers."""
        self.recent: deque[bytes] = deque(maxlen=KEPT_MESSAGES)

    def between(self, n: int, last: int) -> list[bytes] | None:
        """The messages after one number and up to another, if they are in memory."""
        before = self.n - len(self.recent)
        if not before <= n <= last:
            return None
        return list(self.recent)[n - before : last - before]


class Once:
    """Encodes equal values once."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: list[tuple[Any, Raw]] = []

    def __call__(self, value: Any) -> Raw:
        for known, raw in self._known:
            if known == value:
                return raw
        raw = Raw(encode(value))
        self._known.append((value, raw))
        return raw


class Streams:
    """The streams of all viewers of one table."""

    def __init__(self) -> None:
        self.room: TableState | None = None
        self.outlook: Struct | None = None
        self._of: dict[Viewer, Stream] = {}

    def __getitem__(self, viewer: Viewer) -> Stream:
        return self._of.get(viewer) or self._of.setdefault(viewer, Stream(viewer))

    def tell(
        self, state: State, entry: AnyEntry, events: tuple[Event, ...], viewers: Sequence[Viewer] = ()
    ) -> dict[Viewer, bytes]:
        """The messages that report an entry that was stored and applied; to all viewers, or only to these."""
        room, outlook = self._room(state), self._outlook(state)
        talk = Raw(encode([_utterance(entry)])) if isinstance(entry, Said) else UNSET
        seen_once, view_once, may_act = Once(), Once(), state.may_act()
        told: dict[Viewer, bytes] = {}
        for viewer in viewers or state.viewers:
            stream = self[viewer]
            message: EncodedChange = Change(stream.n + 1, entry.at, room=room, outlook=outlook, talk=talk)
            if events and (visible := seen(events, viewer)):
                message.events = seen_once(visible)
            if state.match is not None and not isinstance(entry, Said):
                self._look(state, stream, message, view_once, stream.viewer in may_act)
            if _says_something(message):
                stream.n += 1
                told[viewer] = encode(message)
                stream.recent.append(told[viewer])
        return told

    def _room(self, state: State) -> Raw | UnsetType:
        room, before = state.room(), self.room
        self.room = room
        changed = changes(before, room)
        return Raw(encode(changed)) if changed else UNSET

    def _outlook(self, state: State) -> Raw | UnsetType:
        outlook, before = state.outlook(), self.outlook
        self.outlook = outlook
        if outlook is before:
            return UNSET
        if outlook is None:
            return Raw(b"null")
        changed = changes(before, outlook)
        return Raw(encode(changed)) if changed else UNSET

    def _look(self, state: State, stream: Stream, message: EncodedChange, once: Once, may_act: bool) -> None:
        """Add what has changed in this viewer's view and forms."""
        view = state.view(stream.viewer)
        if changed := changes(stream.view, view):
            message.view = once(changed)
        stream.view = view
        offers = _offers(state, stream) if may_act else ()
        if offers is not stream.offers and offers != stream.offers:
            message.forms = _described(offers)
        stream.offers = offers

    def picture(self, state: State, viewer: Viewer) -> Picture:
        """What this viewer sees now."""
        stream = self[viewer]
        assert self.room is not None
        return Picture(stream.n, viewer, self.room, stream.view, stream.offers, self.outlook, tuple(state.talk))


def _says_something(change: EncodedChange) -> bool:
    """Has anything changed for this viewer?"""
    return (
        change.events is not UNSET
        or change.view is not UNSET
        or change.forms is not UNSET
        or change.room is not UNSET
        or change.outlook is not UNSET
        or change.talk is not UNSET
    )


def snapshot(settings: Settings, picture: Picture) -> bytes:
    """Everything as a viewer sees it."""
    return encode(
        Snapshot(
            n=picture.n,
            you=picture.viewer,
            settings=settings,
            room=picture.room,
            view=picture.view,
            forms=_described(picture.offers),
            outlook=picture.outlook,
            talk=list(map(_utterance, picture.talk)),
        )
    )


def _offers(state: State, stream: Stream) -> Offers:
    """What a viewer may do now, and under which rules. Forms that are the same have the same rules as before."""
    assert state.match is not None
    step = state.match.table.agenda[0]
    forms = step.options(state.match.table, stream.viewer)
    if type(step) is stream.asked_by and forms == tuple([form for form, _ in stream.offers]):
        return stream.offers
    stream.asked_by = type(step)
    return tuple([(form, state.game.rule(form, step)) for form in forms])


def _described(offers: Offers) -> Raw:
    return Raw(b"[%s]" % b",".join([_form(form, rule) for form, rule in offers]))


@lru_cache(maxsize=4096)
def _form(form: Form, rule: str) -> bytes:
    """An encoded form. The same few forms are told again and again: the cache saves 10 us per action."""
    return encode(form.describe(rule))


def _utterance(said: Said) -> Utterance:
    return Utterance(said.at, said.seat, said.text, said.phrase)
