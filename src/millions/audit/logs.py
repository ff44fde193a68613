"""Reads clients' logs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import UNSET, Struct

from millions.client.log import Message, Owner
from millions.core.errors import BadRecord
from millions.core.seat import SPECTATOR, Viewer

T = TypeVar("T")

SUFFIX = ".jsonl"


class Log(Struct, frozen=True):
    """One client's log. Each message has the number of its line."""

    name: str
    table: str
    viewer: Viewer
    messages: list[tuple[int, Message]]


def read_logs(paths: Iterable[Path]) -> list[Log]:
    """The logs in these files, and in all `.jsonl` files of these folders and their folders."""
    found = [file for path in paths for file in (sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path])]
    if not found:
        raise BadRecord("no-client-logs", f"there is no client's log (a file *{SUFFIX}) there")
    return [read_log(file.read_bytes(), str(file)) for file in found]


def read_log(data: bytes, name: str) -> Log:
    """A log. What follows the last line break was being written when the client ended, and is left out."""
    first, *others = data.split(b"\n")[:-1] or [b""]
    owner = _decode(_owners, first, name, 1)
    if owner.viewer < SPECTATOR or owner.viewer == -1:
        raise _unreadable(name, 1, f"there is no viewer {owner.viewer}")
    messages = [(number, _message(line, name, number)) for number, line in enumerate(others, start=2)]
    return Log(name, owner.table, owner.viewer, messages)


def _message(line: bytes, name: str, number: int) -> Message:
    message = _decode(_messages, line, name, number)
    if (message.sent is UNSET) == (message.received is UNSET):
        raise _unreadable(name, number, "a line has either `sent` or `received`")
    return message


def _decode(decoder: msgspec.json.Decoder[T], line: bytes, name: str, number: int) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _unreadable(name, number, str(error)) from None


def _unreadable(name: str, number: int, error: str) -> BadRecord:
    sentence = f"{name}, line {number}: this is not a client's log ({error})"
    return BadRecord("client-log-unreadable", sentence, file=name, line=number, error=error)


_owners: msgspec.json.Decoder[Owner] = msgspec.json.Decoder(Owner)
_messages: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
