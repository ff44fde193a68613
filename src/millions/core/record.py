"""Records: JSON Lines. A header, one line per answered Ask (nature's answers too), and a closing line.

docs/record.md describes the format. Each line carries its events and the changed fields of the open view, so that a
match can be watched without running the rules. `replay` re-applies a record.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Protocol

import msgspec
from msgspec import UNSET, UnsetType

from millions.core.errors import BadRecord, BadSetup
from millions.core.game import AnyGame, game_named
from millions.core.message import Action, Event
from millions.core.nature import SALT_SEPARATOR, Dealer, commitment_to, derived_salt
from millions.core.text import unprintable

RECORD_VERSION = 2
"""Version 2 added commitments to salts, and the length of each salt in what a card is derived from."""

DRAFT = ".part"
"""Suffix of a file that is being written."""


class Branch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a match comes from that began in the middle of another one.

    One seat's knowledge was kept; the rest is `guess` of the game with the dealer's hand number 0: it follows from the
    secret that the header promises, so nobody could have chosen it.
    """

    origin: str
    """The `sha256` of the other match's record."""
    seat: int
    secret: str
    """The other match's secret: it is over."""
    lines: tuple[msgspec.Raw, ...]
    """The header of the other match, and its lines up to where this one begins."""

    @property
    def at(self) -> int:
        """The number of the line that is played anew."""
        return len(self.lines)

    @property
    def record(self) -> bytes:
        """The other match up to here, as a record."""
        return close(map(bytes, self.lines), bytes.fromhex(self.secret), over=False)


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: what was agreed before the first card."""

    millions: int = RECORD_VERSION
    game: str
    rules: int
    seats: tuple[str, ...]
    options: dict[str, Any]
    deck: dict[str, Any]
    commitment: str
    commitments: tuple[str | None, ...] | UnsetType = UNSET
    """For each seat the hash of its salt, published before any salt; None where the salt follows from the secret."""
    salts: tuple[str, ...] = ()
    branch: Branch | UnsetType = UNSET
    programs: tuple[int, ...] | UnsetType = UNSET
    """The seats that programs from elsewhere played, if only for a part; left out where there are none."""


class Line(msgspec.Struct, frozen=True, gc=False):
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


class Recorded(Protocol):
    """What a record is written from: a match, finished or not."""

    header: Header
    log: list[Line]

    @property
    def dealer(self) -> Dealer: ...

    @property
    def over(self) -> bool: ...


class _RawLine(msgspec.Struct, forbid_unknown_fields=True):
    n: int
    seat: int
    action: dict[str, Any]
    events: list[dict[str, Any]]
    changes: dict[str, Any]


# Writing


def encode(match: Recorded) -> bytes:
    """The record of a match. It holds every secret of the match: keep it private until the match is over."""
    return close((msgspec.json.encode(line) for line in (match.header, *match.log)), match.dealer.secret, match.over)


def close(lines: Iterable[bytes], secret: bytes, over: bool) -> bytes:
    """A record of these encoded lines (the header first), with its closing line."""
    body = b"".join([line + b"\n" for line in lines])
    closing = Closing(secret.hex(), over, hashlib.sha256(body).hexdigest())
    return body + msgspec.json.encode(closing) + b"\n"


@contextmanager
def whole(path: str | Path, private: bool = False) -> Iterator[BinaryIO]:
    """A file to write to: it appears under its name whole or not at all, and is on the disk when the block ends.

    Only its owner can read a private file.
    """
    path = Path(path)
    draft = path.with_name(f".{path.name}.{os.getpid()}{DRAFT}")
    try:
        mode = 0o600 if private else 0o666
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def write(path: str | Path, data: bytes, private: bool = False) -> None:
    """Write a file whole or not at all, and have it on the disk before returning."""
    with whole(path, private) as file:
        file.write(data)


# Reading


def _decode(kind: Any, line: bytes, number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise wrong(number, "unreadable", f"it cannot be read ({error})") from None


def wrong(number: int, code: str, sentence: str, **facts: str | int) -> BadRecord:
    """What is wrong with a line of a record."""
    return BadRecord(f"record-{code}", f"line {number}: {sentence}", line=number, **facts)


def read_header(data: bytes) -> Header:
    """The first line of a record, if this program can read it and has the game."""
    first = data.split(b"\n", 1)[0]
    if not first.strip():
        raise wrong(1, "empty", "there is no record here: the file is empty")
    kind = _decode(dict[str, Any], first, 1)
    version = kind.get("millions")
    if type(version) is not int or version < 1:
        raise wrong(1, "no-header", "this is not a record of a match: its header is missing")
    if version > RECORD_VERSION:
        raise wrong(
            1,
            "newer",
            f"the record has version {version}, this program reads up to {RECORD_VERSION}: a newer one is needed",
            version=version,
            known=RECORD_VERSION,
        )
    header: Header = _decode(Header, first, 1)
    check_header(header)
    try:
        game_named(header.game).check_seat_count(len(header.seats))
    except BadSetup as error:
        raise BadRecord(error.code, str(error), **error.facts) from None
    return header


def check_header(header: Header) -> None:
    """Every text is printable, every seat has a name of its own, and the salts are those that were committed to."""
    plain = (header.game, header.seats, header.options, header.deck, header.salts)
    if (text := unprintable(plain)) is not None:
        raise wrong(1, "unprintable", f"{text!a} has characters that cannot be printed", text=ascii(text))
    if "" in header.seats or len({name.casefold() for name in header.seats}) < len(header.seats):
        raise wrong(1, "names", "every seat needs a name of its own")
    if any(SALT_SEPARATOR in salt for salt in header.salts):
        raise wrong(1, "salt", f"a salt contains {SALT_SEPARATOR}, which separates salts")
    if header.commitments is not UNSET:
        check_commitments(header, header.commitments)


def check_commitments(header: Header, commitments: tuple[str | None, ...]) -> None:
    """Every seat has a salt, and each salt that was committed to is the one its seat has revealed."""
    if header.millions == 1 or not len(commitments) == len(header.salts) == len(header.seats):
        raise wrong(1, "salts", "every seat needs a salt and a commitment, or null in its place")
    for name, commitment, salt in zip(header.seats, commitments, header.salts, strict=True):
        if commitment is not None and commitment_to(salt) != commitment:
            raise wrong(1, "commitment", f"the salt of {name} is not the one that was committed to", seat=name)


def dealer_of(header: Header, secret: bytes) -> Dealer:
    """The dealer of a match, given its secret."""
    return Dealer(secret, header.salts, with_lengths=header.millions > 1)


def check_derived(header: Header, secret: bytes) -> None:
    """The salt of a seat that committed to none follows from the secret."""
    for seat, commitment in enumerate(header.commitments or ()):
        if commitment is None and header.salts[seat] != derived_salt(secret, seat):
            name = header.seats[seat]
            raise wrong(1, "derived", f"the salt of {name} does not follow from the dealer's secret", seat=name)


def read_lines(data: bytes, header: Header) -> Iterator[tuple[int, Line]]:
    """The answered Asks of a record, each with the number of its line in the file."""
    game = game_named(header.game)
    for number, line in enumerate(data.splitlines()[1:], start=2):
        if line.startswith(b'{"secret"'):
            return
        yield number, read_line(line, game, number)


def read_line(line: bytes, game: AnyGame, number: int) -> Line:
    """One answered Ask of a record."""
    raw: _RawLine = _decode(_RawLine, line, number)
    try:
        action = msgspec.convert(raw.action, game.any_action)
        events = msgspec.convert(raw.events, tuple[game.any_event, ...])  # type: ignore[name-defined]
    except (msgspec.ValidationError, RecursionError) as error:
        raise wrong(number, "unreadable", f"it cannot be read ({error})") from None
    return Line(raw.n, raw.seat, action, events, raw.changes)


def read_closing(data: bytes) -> Closing:
    """The last line of a record; without it the record is truncated."""
    lines = data.splitlines()
    if not lines[-1].startswith(b'{"secret"') or not data.endswith(b"\n"):
        raise wrong(len(lines), "truncated", "the record breaks off here: its closing line is missing")
    closing: Closing = _decode(Closing, lines[-1], len(lines))
    return closing
