"""What each viewer is told: a numbered stream of messages per viewer, made from stored entries.

A message holds what has changed for its viewer: visible events, fields of the view, forms, fields of the table state
(`room`) and of the outlook, talk. Parts that several viewers receive alike are encoded once. A viewer to whom an entry
shows nothing gets no message and no number, so that not even a gap reveals a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType, structs

from millions.core.form import Form
from millions.core.message import Event, public, seen
from millions.core.seat import SPECTATOR, Viewer
from millions.core.step import AnyStep
from millions.core.table import View, changes
from millions.tables.entries import AnyEntry, Said
from millions.tables.state import State
from millions.wire.settings import Settings
from millions.wire.state import TableState
from millions.wire.stream import Change, EncodedChange, Snapshot
from millions.wire.talk import Utterance

KEPT_MESSAGES = 20
"""Messages of a stream that are kept in memory; older ones are made again from the log."""

Encoded = Raw | UnsetType
"""An encoded part of a message; UNSET if it is left out."""

Offers = tuple[tuple[Form, str], ...]
"""Forms, each with the rule under which it is offered."""

V = TypeVar("V")
T = TypeVar("T")

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

    __slots__ = ("asked_by", "n", "offers", "recent", "viewer")

    def __init__(self, viewer: Viewer) -> None:
        self.viewer, self.n = viewer, 0
        self.offers: Offers = ()
        self.asked_by: type[AnyStep] | None = None
        """The type of the step that made these offers."""
        self.recent: list[EncodedChange] = []
        """Not as bytes: the parts that several viewers received alike are in memory once, a third of all bytes."""

    def keep(self, change: EncodedChange) -> None:
        """Keep the latest message."""
        self.recent.append(change)
        if len(self.recent) > KEPT_MESSAGES:
            del self.recent[0]

    def between(self, n: int, last: int) -> list[bytes] | None:
        """The messages after one number and up to another, if they are in memory."""
        before = self.n - len(self.recent)
        if not before <= n <= last:
            return None
        return [encode(change) for change in self.recent[n - before : last - before]]


class Once(Generic[V, T]):
    """Makes something of values, of equal ones only once."""

    __slots__ = ("_known", "_make")

    def __init__(self, make: Callable[[V], T]) -> None:
        self._make = make
        self._known: list[tuple[V, T]] = []

    def __call__(self, value: V) -> T:
        for known, made in self._known:
            if known == value:
                return made
        made = self._make(value)
        self._known.append((value, made))
        return made


class Looks:
    """The views of all viewers as they were last told. Fields open to all are compared and encoded once."""

    __slots__ = ("_alone", "_open", "_seen", "_shared", "view")

    def __init__(self) -> None:
        self.view: View | None = None
        """What spectators see; None before the match begins."""
        self._alone: dict[Viewer, tuple[Any, ...]] = {}
        """For each viewer, the fields that are for them alone."""
        self._seen: Encoded = UNSET
        """What has changed for spectators with the last look."""
        self._shared: dict[str, Any] = {}
        self._open: Encoded = UNSET
        """What has changed for everybody with the last look."""

    def again(self, state: State) -> bool:
        """Look at what everybody sees. Returns whether it has changed."""
        before, self.view = self.view, state.view(SPECTATOR)
        alone, changed = state.game.alone_names, changes(before, self.view)
        self._shared = {name: changed[name] for name in changed if name not in alone}
        self._open = _encoded(self._shared)
        self._seen = self._open if len(changed) == len(self._shared) else Raw(encode(changed))
        return bool(changed)

    def changed(self, state: State, viewer: Viewer) -> Encoded:
        """What has changed for a viewer with the last look."""
        assert self.view is not None
        if viewer == SPECTATOR:
            return self._seen
        alone = _alone(state, viewer)
        before, self._alone[viewer] = self._alone.get(viewer), alone
        if before is None:
            return Raw(encode(changes(None, state.view(viewer))))
        if before == alone:
            return self._open
        fields = zip(state.game.alone_names, before, alone, strict=True)
        changed = {**self._shared, **{name: new for name, old, new in fields if old != new}}
        return Raw(encode({name: changed[name] for name in self.view.__struct_fields__ if name in changed}))


def _alone(state: State, viewer: Viewer) -> tuple[Any, ...]:
    """The fields that are, or may be, for this viewer alone."""
    assert state.match is not None
    if (alone := state.game.alone) is None:
        return structs.astuple(state.view(viewer))
    table = state.match.table
    return tuple([of(table, viewer) for of in alone])


class Streams:
    """The streams of all viewers of one table."""

    def __init__(self) -> None:
        self.room: TableState | None = None
        self.outlook: Struct | None = None
        self._looks = Looks()
        self._of: dict[Viewer, Stream] = {}

    def __getitem__(self, viewer: Viewer) -> Stream:
        return self._of.get(viewer) or self._of.setdefault(viewer, Stream(viewer))

    def tell(
        self, state: State, entry: AnyEntry, events: tuple[Event, ...], viewers: Sequence[Viewer] = ()
    ) -> dict[Viewer, bytes]:
        """The messages that report an entry that was stored and applied; to all viewers, or only to these."""
        looked = state.match is not None and not isinstance(entry, Said)
        outlook = self._outlook(state) if looked and self._looks.again(state) else UNSET
        room, talk = self._room(state), Raw(encode([_utterance(entry)])) if isinstance(entry, Said) else UNSET
        for_all = room is not UNSET or outlook is not UNSET or talk is not UNSET

        def change(parts: tuple[int, Encoded, Encoded, Encoded]) -> tuple[EncodedChange, bytes]:
            n, happened, view, forms = parts
            made = Change(n, entry.at, happened, view, forms, room, outlook, talk)
            return made, encode(made)

        may_act, shown, message = state.may_act(), Once(_encoded), Once(change)
        for_everybody = public(events)
        told: dict[Viewer, bytes] = {}
        for viewer in viewers or state.viewers:
            stream = self[viewer]
            happened = shown(events if for_everybody else seen(events, viewer))
            view = self._looks.changed(state, viewer) if looked else UNSET
            forms = _changed_forms(state, stream, viewer in may_act) if looked else UNSET
            if for_all or happened is not UNSET or view is not UNSET or forms is not UNSET:
                stream.n += 1
                made, told[viewer] = message((stream.n, happened, view, forms))
                stream.keep(made)
        return told

    def _room(self, state: State) -> Encoded:
        room, before = state.room(), self.room
        self.room = room
        return _encoded(changes(before, room))

    def _outlook(self, state: State) -> Encoded:
        outlook, before = state.outlook(), self.outlook
        self.outlook = outlook
        if outlook is before:
            return UNSET
        if outlook is None:
            return Raw(b"null")
        return _encoded(changes(before, outlook))

    def picture(self, state: State, viewer: Viewer) -> Picture:
        """What this viewer sees now."""
        stream, view = self[viewer], None if state.match is None else state.view(viewer)
        assert self.room is not None
        return Picture(stream.n, viewer, self.room, view, stream.offers, self.outlook, tuple(state.talk.lines))


def _encoded(part: Any) -> Encoded:
    """A part of a message; an empty one is left out."""
    return Raw(encode(part)) if part else UNSET


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


def _changed_forms(state: State, stream: Stream, may_act: bool) -> Encoded:
    """What a viewer may do now, if it has changed."""
    offers, before = _offers(state, stream) if may_act else (), stream.offers
    stream.offers = offers
    return UNSET if offers is before or offers == before else _described(offers)


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
