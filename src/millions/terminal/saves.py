"""Where matches are kept, and who sits in them: beside FILE.jsonl lies FILE.jsonl.seats, one line as for --seats.

The record says everything about the match except which seats are people and which are bots. Without the small file,
the first seat is a person and the others are bots.
"""

from __future__ import annotations

import getpass
import os
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from millions.bots import BOTS, PERSON, bot_named, kind_and_name
from millions.core import record
from millions.core.errors import BadRecord, BadSetup
from millions.core.game import LONGEST_NAME
from millions.core.match import Match
from millions.words import catalogue

BOT_NAMES = ("Ada", "Bob", "Cid", "Dot", "Eve", "Flo", "Gus", "Hal", "Ivy", "Jim")
CAST = ("shrewd", "bluffer", "honest", "gambler", "miser", "grudge", "bully")
"""The bots that are seated when nobody says which, in this order."""

USUAL_BOT = "sensible"
"""The bot that plays on where nobody knows any more who did."""


class Sitting(NamedTuple):
    """Who plays at a seat: `me`, or a bot by its kind; and the name at the table."""

    kind: str
    name: str


USUAL_PLAYERS = 5


def usual_seats(players: int | None = None) -> str:
    """Me and four bots, each of its own kind; or as many as make so many players."""
    return ",".join([PERSON, *CAST[: (players or USUAL_PLAYERS) - 1]])


def read_seats(text: str, lang: str) -> tuple[Sitting, ...]:
    """Seats as typed: `me,sensible:Bob,random`. Names that are not given are found."""
    pairs = [kind_and_name(part) for part in text.split(",")]
    kinds = [kind for kind, _ in pairs]
    for kind in kinds:
        if kind != PERSON:
            _check_bot(kind)
    names = [name or "" for _, name in pairs]
    for place, kind in enumerate(kinds):
        if pairs[place][1] is None:
            names[place] = _free_name(names, own_name(lang) if kind == PERSON else None)
    return tuple(map(Sitting, kinds, names))


def _check_bot(kind: str) -> None:
    """A kind of bot that there is; a person would do as well."""
    try:
        bot_named(kind)
    except BadSetup as error:
        if error.code != "unknown-bot":
            raise
        known = ", ".join([PERSON, *BOTS])
        raise BadSetup(
            "unknown-bot", f"there is no bot {kind!r}; there is: {known}", name=repr(kind), known=known
        ) from None


def _free_name(taken: list[str], wanted: str | None) -> str:
    used = {name.casefold() for name in taken}
    numbered = [wanted, *(f"{wanted} {n}" for n in range(2, 20))] if wanted else []
    return next(name for name in (*numbered, *BOT_NAMES, *map(str, range(20))) if name.casefold() not in used)


def own_name(lang: str) -> str:
    """The name of the person at the keyboard (cut so that a number fits behind it)."""
    try:
        user = getpass.getuser().strip()[: LONGEST_NAME - 3]
    except (OSError, KeyError, ImportError):
        user = ""
    if not user or user == "root" or not user.isprintable() or "," in user or ":" in user:
        return catalogue(lang).format("player")
    return user.capitalize() if user.islower() else user


def data_folder() -> Path:
    """Where this program keeps what is the user's."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "millions"


def folder() -> Path:
    """Where matches are kept unless another file is named."""
    return data_folder() / "saves"


def new_path(game: str) -> Path:
    """A fresh file under the user's data folder."""
    folder().mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path, number = folder() / f"{stem}-{number}.jsonl", number + 1
    return path


def latest() -> Path:
    """The match that was played last."""
    found = sorted(folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise BadSetup("no-save", f"there is no saved match in {folder()}", folder=str(folder()))
    return found[-1]


def spare(path: Path, match: Match | None = None) -> None:
    """Refuse to write over a file that is there already, unless it holds this same match."""
    if not path.exists():
        return
    try:
        kept = record.read_header(path.read_bytes()).commitment
    except BadRecord:
        kept = None
    if match is None or kept != match.header.commitment:
        sentence = f"{path} is there already and is not this match: it is left alone, choose another name"
        raise BadSetup("save-taken", sentence, file=str(path))


def beside(path: Path) -> Path:
    """The small file that says who sits where."""
    return path.with_name(path.name + ".seats")


def save(match: Match, path: Path, seats: tuple[Sitting, ...]) -> None:
    """The match, whole or not at all; and once, who sits where. An error names the file, not a draft of it."""
    line = ",".join(f"{kind}:{name}" for kind, name in seats) + "\n"
    try:
        match.save(path)
        if not beside(path).exists() or beside(path).read_text(encoding="utf-8") != line:
            record.write(beside(path), line.encode())
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def seats_of(path: Path, match: Match, lang: str) -> tuple[Sitting, ...]:
    """Who sat where; if the small file is gone or does not fit, the first seat is a person and the others bots."""
    kinds = [PERSON, *[USUAL_BOT] * (len(match.seats) - 1)]
    return written_seats(path, match.seats, lang) or tuple(map(Sitting, kinds, match.seats))


def written_seats(path: Path, names: tuple[str, ...], lang: str) -> tuple[Sitting, ...] | None:
    """Who sat where, by the small file beside a record; None if it is gone or does not fit."""
    try:
        seats = read_seats(beside(path).read_text(encoding="utf-8").strip(), lang)
    except (OSError, UnicodeDecodeError, BadSetup):
        return None
    return seats if tuple(seat.name for seat in seats) == names else None
