"""Records: JSON Lines. A header, one line per answered Ask (nature's answers too), and a closing line.

*Replaying* re-applies the actions. *Verifying* also recomputes every card and compares every event. *Watching* needs no
rules: each line carries its events and the changed fields of the open view. The format is described in docs/record.md.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from millions.core.errors import BadRecord, IllegalAction, Malformed
from millions.core.game import AnyGame, game_named
from millions.core.message import Action, Event
from millions.core.nature import Dealer
from millions.core.seat import NATURE

if TYPE_CHECKING:
    from millions.core.match import Match

RECORD_VERSION = 1


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: what was agreed before the first card."""

    millions: int = RECORD_VERSION
    game: str
    rules: int
    seats: tuple[str, ...]
    options: dict[str, Any]
    deck: dict[str, Any]
    commitment: str
    salts: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """One answered Ask: who, what, what came of it, and what then looked different in the open view."""

    n: int
    seat: int
    action: Action
    events: tuple[Event, ...]
    changes: dict[str, Any]


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: the dealer's secret, whether the match is over, and a hash of everything before."""

    secret: str
    over: bool
    sha256: str


class _RawLine(msgspec.Struct, forbid_unknown_fields=True):
    n: int
    seat: int
    action: dict[str, Any]
    events: list[dict[str, Any]]
    changes: dict[str, Any]


# Writing


def encode(match: Match) -> bytes:
    """The record of a match, finished or not. It holds every secret of the match: while it goes on, keep it private."""
    assert match.dealer is not None
    body = b"".join(msgspec.json.encode(line) + b"\n" for line in (match.header, *match.log))
    closing = Closing(match.dealer.secret.hex(), match.over, hashlib.sha256(body).hexdigest())
    return body + msgspec.json.encode(closing) + b"\n"


def write(path: str | Path, data: bytes) -> None:
    """Write a file whole or not at all, and have it on the disk before returning."""
    path = Path(path)
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    with draft.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


# Reading


def _decode(kind: Any, line: bytes, number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _wrong(number, "unreadable", f"it cannot be read ({error})") from None


def _wrong(number: int, code: str, sentence: str, **facts: str | int) -> BadRecord:
    return BadRecord(f"record-{code}", f"line {number}: {sentence}", line=number, **facts)


def read_header(data: bytes) -> Header:
    """The first line of a record, if this program can read it."""
    first = data.split(b"\n", 1)[0]
    if not first.strip():
        raise _wrong(1, "empty", "there is no record here: the file is empty")
    kind = _decode(dict[str, Any], first, 1)
    version = kind.get("millions")
    if not isinstance(version, int):
        raise _wrong(1, "no-header", "this is not a record of a match: its header is missing")
    if version > RECORD_VERSION:
        raise _wrong(
            1,
            "newer",
            f"the record has version {version}, this program reads up to {RECORD_VERSION}: a newer one is needed",
            version=version,
            known=RECORD_VERSION,
        )
    header: Header = _decode(Header, first, 1)
    return header


def read_lines(data: bytes, header: Header) -> Iterator[tuple[int, Line]]:
    """The answered Asks of a record, each with the number of its line in the file."""
    game = game_named(header.game)
    for number, line in enumerate(data.splitlines()[1:], start=2):
        if line.startswith(b'{"secret"'):
            return
        yield number, _as_line(_decode(_RawLine, line, number), game, number)


def _as_line(raw: _RawLine, game: AnyGame, number: int) -> Line:
    try:
        action = msgspec.convert(raw.action, game.any_action)
        events = msgspec.convert(raw.events, tuple[game.any_event, ...])  # type: ignore[name-defined]
    except msgspec.ValidationError as error:
        raise _wrong(number, "unreadable", f"it cannot be read ({error})") from None
    return Line(raw.n, raw.seat, action, events, raw.changes)


def read_closing(data: bytes) -> Closing:
    """The last line of a record; without it the record is truncated."""
    lines = data.splitlines()
    if not lines[-1].startswith(b'{"secret"') or not data.endswith(b"\n"):
        raise _wrong(len(lines), "truncated", "the record breaks off here: its closing line is missing")
    closing: Closing = _decode(Closing, lines[-1], len(lines))
    return closing


def check_rules(header: Header) -> None:
    """A record can be re-applied only under the rules it was played by."""
    game = game_named(header.game)
    if header.rules == game.rules_version:
        return
    raise _wrong(
        1,
        "other-rules",
        f"played under version {header.rules} of the rules of {game.name}, this program has {game.rules_version}: "
        "the match can be watched, but not re-applied",
        game=game.name,
        rules=header.rules,
        known=game.rules_version,
    )


def replay(data: bytes, kind: type[Match], strict: bool = False) -> Match:
    """The match of a record, every action checked and re-applied; strictly, every event and every card as well."""
    header = read_header(data)
    check_rules(header)
    match = kind(header, None)
    match.dealer = _dealer(header, read_closing(data), len(data.splitlines()))
    for number, line in read_lines(data, header):
        _re_apply(match, line, number, strict)
    return match


def _dealer(header: Header, closing: Closing, number: int) -> Dealer:
    try:
        dealer = Dealer(bytes.fromhex(closing.secret), header.salts)
    except ValueError:
        raise _wrong(number, "secret", "the dealer's secret is not a hexadecimal number") from None
    if dealer.commitment != header.commitment:
        raise _wrong(number, "secret", "the dealer's secret is not the one promised in the header")
    return dealer


def _re_apply(match: Match, line: Line, number: int, strict: bool) -> None:
    if line.n != len(match.log) + 1:
        raise _wrong(number, "order", f"it should be answer {len(match.log) + 1}, but says {line.n}", n=line.n)
    if line.seat == NATURE:
        _check_nature(match, line, number, strict)
    else:
        try:
            match.check(match.seat(line.seat), line.action)
        except (IllegalAction, Malformed) as error:
            raise _wrong(number, "illegal", str(error), error=str(error)) from None
    match._carry_out(line.seat, line.action)
    if strict:
        ours = match.log[-1]
        for part in ("events", "changes"):
            if msgspec.json.encode(getattr(line, part)) != msgspec.json.encode(getattr(ours, part)):
                raise _wrong(number, "differs", f"the {part} it tells are not what came of the action", part=part)


def _check_nature(match: Match, line: Line, number: int, strict: bool) -> None:
    if match._awaited != (NATURE,):
        raise _wrong(number, "illegal", "nature answered, but was not asked", error="nature was not asked")
    if strict and line.action != match.natures_answer():
        raise _wrong(number, "dealing", f"the dealer's secret gives {match.natures_answer()!r}, not {line.action!r}")
    (form,) = match.table.agenda[0].options(match.table, NATURE)
    if line.action not in form:
        raise _wrong(number, "illegal", f"nature cannot answer {line.action!r}", error=repr(line.action))


def verify(data: bytes, kind: type[Match]) -> Match:
    """Recompute every dealt card, re-apply every action, compare every event; raises BadRecord with the wrong line."""
    match = replay(data, kind, strict=True)
    closing = read_closing(data)
    last = len(data.splitlines())
    if closing.over != match.over:
        raise _wrong(last, "over", "it says that the match is " + ("over" if closing.over else "not over"))
    if match._awaited == (NATURE,):
        raise _wrong(last, "unanswered", "nature's last answer is missing")
    body = data[: data.rstrip(b"\n").rfind(b"\n") + 1]
    if closing.sha256 != hashlib.sha256(body).hexdigest():
        raise _wrong(last, "hash", "the hash does not fit: something before this line (a name, say) was changed")
    return match
