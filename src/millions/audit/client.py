"""Checks one client's log by itself: numbers, repetitions, and answers."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import UNSET, Raw, Struct

from millions.audit.faults import Fault, Kind
from millions.audit.logs import Log
from millions.core.seat import Viewer

ALWAYS_STORED = ("Play", "Say", "Signal")
"""Commands that always lead to an entry. Others may change nothing: a player comes back who was never away."""

UNSETTLED = ("store-unavailable", "our-fault")
"""Refusals after which a command may have been stored nevertheless; the client sends it again."""

MESSAGE_KINDS = ("Snapshot", "Change", "Done", "Refusal", "Presence", "Goodbye")


class Sent(Struct, frozen=True):
    """A command, or a hello (which has no id)."""

    do: str
    raw: Raw
    id: str = ""
    after: int | None = None


class Client:
    """What one client sent and received, and what is wrong with it."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.changes: dict[int, bytes] = {}
        """The messages of the stream, by number."""
        self.snapshots: dict[int, bytes] = {}
        self.commands: dict[str, Sent] = {}
        self.done: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        """Commands that were refused for good, and the code."""
        self.received = 0
        self.faults: list[Fault] = []
        self._line = 0
        self._n: int | None = None
        """The last number of this connection; None until a snapshot has come."""
        for self._line, message in log.messages:
            if message.sent is not UNSET:
                self._send(bytes(message.sent))
            elif message.received is not UNSET:
                self._receive(bytes(message.received))

    @property
    def viewer(self) -> Viewer:
        """Whose client it is."""
        return self.log.viewer

    @property
    def last(self) -> int:
        """The highest number it has received."""
        return max((0, *self.changes, *self.snapshots))

    def _fault(self, kind: Kind, sentence: str) -> None:
        self.faults.append(Fault(kind, f"{self.log.name}:{self._line}", sentence))

    # Sent

    def _send(self, data: bytes) -> None:
        sent = _sent(data)
        if sent is None:
            return  # not a valid message: the answer is a refusal without an id
        if sent.do == "Hello":
            self._n = sent.after
        elif self.commands.setdefault(sent.id, sent).raw != sent.raw:
            self._fault("changed", f"the client sent another command under the id {sent.id}")

    # Received

    def _receive(self, data: bytes) -> None:
        told = _received(data)
        if told is None:
            return self._fault("answer", "this is no message of the server")
        handle: dict[str, Callable[[_Received, bytes], None]] = {
            "Snapshot": self._snapshot,
            "Change": self._change,
            "Done": self._done,
            "Refusal": self._refusal,
        }
        if told.kind in handle:
            handle[told.kind](told, data)

    def _snapshot(self, told: _Received, data: bytes) -> None:
        if told.you != self.viewer:
            self._fault("foreign", f"a snapshot for viewer {told.you}")
        if self._n is not None and told.n < self._n:
            self._fault("order", f"a snapshot after message {told.n}, though {self._n} messages had come")
        if self.snapshots.setdefault(told.n, data) != data:
            self._fault("changed", f"another snapshot after message {told.n} than before")
        self._n = told.n

    def _change(self, told: _Received, data: bytes) -> None:
        self.received += 1
        n, before = told.n, self._n
        if self.changes.setdefault(n, data) != data:
            self._fault("changed", f"message {n} has another content than before")
        if before is None:
            self._fault("order", f"message {n} came before a snapshot")
        elif n <= before:
            self._fault("order", f"message {n} came after message {before}")
        elif n > before + 1:
            self._fault("gap", f"message {n} came after message {before}")
        self._n = n if before is None else max(n, before)

    def _done(self, told: _Received, data: bytes) -> None:
        id, n = told.id or "", told.n
        if id not in self.commands:
            return self._fault("answer", f"{id} was acknowledged, but never sent")
        if self._n is None or n > self._n:
            self._fault("order", f"{id} was acknowledged up to message {n}, which had not come")
        always = self.commands[id].do in ALWAYS_STORED
        if self.done.setdefault(id, n) != n and always:
            self._fault("answer", f"{id} was acknowledged up to message {n}, and before up to {self.done[id]}")
        self.refused.pop(id, None)

    def _refusal(self, told: _Received, data: bytes) -> None:
        if told.id is None or told.code in UNSETTLED:
            return
        if told.id not in self.commands:
            return self._fault("answer", f"{told.id} was refused, but never sent")
        if told.id in self.done and self.commands[told.id].do in ALWAYS_STORED:
            return self._fault("answer", f"{told.id} was refused ({told.code}) after it had been acknowledged")
        self.refused[told.id] = told.code


class _Sent(Struct):
    do: str
    id: str = ""
    after: int | None = None


class _Received(Struct, rename={"kind": "is"}):
    kind: str
    n: int = 0
    you: Viewer | None = None
    id: str | None = None
    code: str = ""


def _sent(data: bytes) -> Sent | None:
    try:
        sent = _sents.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return Sent(sent.do, Raw(data), sent.id, sent.after)


def _received(data: bytes) -> _Received | None:
    try:
        told = _receiveds.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return told if told.kind in MESSAGE_KINDS else None


_sents: msgspec.json.Decoder[_Sent] = msgspec.json.Decoder(_Sent)
_receiveds: msgspec.json.Decoder[_Received] = msgspec.json.Decoder(_Received)
