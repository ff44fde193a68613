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

from millions.core.form import Form, Forms
from millions.core.message import Event, public, seen
from millions.core.seat import SPECTATOR, Viewer
from millions.core.step import AnyStep
from millions.core.table import View, changes
from millions.tables.entries import AnyEntry, Said
from millions.tables.state import State
from millions.wire.settings import Settings
from millions.wire.state import TableState
from millions.wire.stream import Change, Snapshot
from millions.wire.talk import Utterance

KEPT_MESSAGES = 8
"""Messages of a stream that are kept in memory; older ones are made again from the log. A client that comes back later
is sent a snapshot, which is about as large."""

KEPT_FOR_PROGRAMS = 20
"""The same for the seat of a program: it may ask for what happened since its last turn."""

Encoded = Raw | UnsetType
"""An encoded part of a message; UNSET if it is left out."""

Described = tuple[Raw, ...] | UnsetType
"""Encoded forms; UNSET if they are left out."""

ToldChange = Change[Raw, Raw, tuple[Raw, ...], Raw, Raw, Raw]
"""A change whose parts are encoded already. Equal parts of several messages are in memory once."""

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
    """One viewer's latest messages, and what the viewer was offered with the last one."""

    __slots__ = ("asked_by", "described", "forms", "n", "recent", "rules", "viewer")

    def __init__(self, viewer: Viewer) -> None:
        self.viewer, self.n = viewer, 0
        self.forms: Forms = ()
        self.rules: tuple[str, ...] = ()
        """For each form the rule under which it is offered."""
        self.described: tuple[Raw, ...] = ()
        """The same forms, encoded."""
        self.asked_by: type[AnyStep] | None = None
        """The type of the step that offered these forms."""
        self.recent: list[ToldChange] = []
        """Not as bytes: the parts that several viewers received alike are in memory once."""

    def keep(self, change: ToldChange, most: int) -> None:
        """Keep the latest messages, this one and at most as many as this."""
        self.recent.append(change)
        if len(self.recent) > most:
            del self.recent[:-most]

    @property
    def forgotten(self) -> int:
        """The number of the last message that is not in memory any more."""
        return self.n - len(self.recent)

    def between(self, n: int, last: int) -> list[bytes] | None:
        """The messages after one number and up to another, if they are in memory."""
        if not self.forgotten <= n <= last:
            return None
        return [encode(change) for change in self.recent[n - self.forgotten : last - self.forgotten]]

    @property
    def offers(self) -> Offers:
        """What the viewer may do, and under which rules."""
        return tuple(zip(self.forms, self.rules, strict=True))

    def offer(self, state: State, may_act: bool) -> Described:
        """Look at what the viewer may do now; returns it if it has changed."""
        if not may_act:
            changed = bool(self.forms)
            self.forms = self.rules = self.described = ()
            return () if changed else UNSET
        assert state.match is not None
        step = state.match.table.agenda[0]
        forms = step.options(state.match.table, self.viewer)
        if type(step) is self.asked_by and forms == self.forms:  # then the rules are the same, too
            return UNSET
        return self._describe(state, forms, step)

    def _describe(self, state: State, forms: Forms, step: AnyStep) -> Described:
        rules = tuple([state.game.rule(form, step) for form in forms])
        before, known = (self.forms, self.rules), dict(zip(self.offers, self.described, strict=True))
        self.forms, self.rules, self.asked_by = forms, rules, type(step)
        if before == (forms, rules):
            return UNSET
        self.described = tuple([known.get(offer) or _form(*offer) for offer in self.offers])
        return self.described


class Once(Generic[V, T]):
    """Memoises a function: equal values are converted once."""

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
    ) -> dict[Viewer, ToldChange]:
        """The messages that report an entry that was stored and applied; to all viewers, or only to these.

        Viewers who are told the same share one message.
        """
        looked = state.match is not None and not isinstance(entry, Said)
        outlook = self._outlook(state) if looked and self._looks.again(state) else UNSET
        room, talk = self._room(state), Raw(encode([_utterance(entry)])) if isinstance(entry, Said) else UNSET
        for_all = room is not UNSET or outlook is not UNSET or talk is not UNSET

        def change(parts: tuple[int, Encoded, Encoded, Described]) -> ToldChange:
            n, happened, view, forms = parts
            return Change(n, entry.at, happened, view, forms, room, outlook, talk)

        may_act, message, shown = state.may_act(), Once(change), Once(_encoded)
        for_everybody = _encoded(events) if public(events) else None
        told: dict[Viewer, ToldChange] = {}
        for viewer in viewers or state.viewers:
            stream = self[viewer]
            happened = shown(seen(events, viewer)) if for_everybody is None else for_everybody
            view = self._looks.changed(state, viewer) if looked else UNSET
            forms = stream.offer(state, viewer in may_act) if looked else UNSET
            if for_all or happened is not UNSET or view is not UNSET or forms is not UNSET:
                stream.n += 1
                told[viewer] = made = message((stream.n, happened, view, forms))
                stream.keep(made, _kept(state, viewer))
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


def _kept(state: State, viewer: Viewer) -> int:
    """How many messages of a viewer are kept."""
    return KEPT_FOR_PROGRAMS if viewer >= 0 and state.seats[viewer].program else KEPT_MESSAGES


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
            forms=tuple([_form(*one) for one in picture.offers]),
            outlook=picture.outlook,
            talk=list(map(_utterance, picture.talk)),
        )
    )


@lru_cache(maxsize=4096)
def _form(form: Form, rule: str) -> Raw:
    """An encoded form. The same few forms are told again and again: the cache saves 10 us per action."""
    return Raw(encode(form.describe(rule)))


def _utterance(said: Said) -> Utterance:
    return Utterance(said.at, said.seat, said.text, said.phrase)
