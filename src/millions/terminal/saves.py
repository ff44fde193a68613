"""Saved matches, and who plays their seats: beside FILE.jsonl lies FILE.jsonl.seats, one line as for --seats.

The record says everything about the match except which seats are people and which are bots. Without FILE.seats, the
first seat is a person and the others are bots.
"""

from __future__ import annotations

import getpass
import os
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from millions.bots import BOTS, FALLBACK, PERSON, bot_referred_to, can_play, kind_and_name, usual_bot
from millions.bots.names import name_for
from millions.core import record
from millions.core.errors import BadRecord, BadSetup
from millions.core.game import LONGEST_NAME, AnyGame
from millions.core.match import Match
from millions.core.plugins import is_reference
from millions.core.text import looks
from millions.words import catalogue

CAST = ("shrewd", "bluffer", "honest", "gambler", "miser", "grudge", "bully")
"""The bots that play when none are named, in this order."""


class Occupant(NamedTuple):
    """Who plays a seat: `me` or a kind of bot; and the name at the table."""

    kind: str
    name: str


USUAL_PLAYERS = 5


def usual_seats(game: AnyGame, players: int | None = None) -> str:
    """One person and four bots, each of its own kind; or this number of players, or as many as the game allows."""
    if players is not None:
        game.check_seat_count(players)
    players = players or min(USUAL_PLAYERS, game.seat_counts[-1])
    kinds = [kind for kind in CAST if can_play(kind, game)] or [FALLBACK] * players
    return ",".join([PERSON, *kinds[: players - 1]])


def read_seats(text: str, lang: str, game: AnyGame) -> tuple[Occupant, ...]:
    """Seats as typed: `me,sensible:Bob,random`. A seat without a name gets a free one."""
    pairs = [kind_and_name(part) for part in text.split(",")]
    kinds = [kind for kind, _ in pairs]
    for kind in kinds:
        if kind != PERSON:
            _check_bot(kind, game)
    names = [name or "" for _, name in pairs]
    for place, kind in enumerate(kinds):
        if pairs[place][1] is None:
            names[place] = _free_name(names, own_name(lang)) if kind == PERSON else name_for(kind, names)
    return tuple(map(Occupant, kinds, names))


def _check_bot(kind: str, game: AnyGame) -> None:
    """Refuse a bot that does not exist or cannot play the game; `me` is listed among what could be typed."""
    try:
        bot_referred_to(kind, game)
    except BadSetup as error:
        if error.code != "unknown-bot":
            raise
        known = ", ".join([PERSON, *BOTS])
        raise BadSetup(
            "unknown-bot", f"there is no bot {kind!r}; there is: {known}", name=repr(kind), known=known
        ) from None


def _free_name(taken: list[str], wanted: str) -> str:
    used = frozenset().union(*map(looks, taken))
    numbered = (wanted, *(f"{wanted} {n}" for n in range(2, 20)))
    return next(name for name in (*numbered, *map(str, range(20))) if not looks(name) & used)


def own_name(lang: str) -> str:
    """The name of the person at the keyboard, short enough for a number after it."""
    try:
        user = getpass.getuser().strip()[: LONGEST_NAME - 3]
    except (OSError, KeyError, ImportError):
        user = ""
    if not user or user == "root" or not user.isprintable() or "," in user or ":" in user:
        return catalogue(lang).format("player")
    return user.capitalize() if user.islower() else user


def data_folder() -> Path:
    """The folder for this program's data."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "millions"


def folder() -> Path:
    """The folder for matches for which no file is named."""
    return data_folder() / "saves"


def make_private(path: Path) -> None:
    """Make a folder that only its owner can enter: what lies in it tells hidden cards and keys."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.chmod(0o700)


def new_path(game: str) -> Path:
    """A new file in the data folder."""
    make_private(folder())
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path, number = folder() / f"{stem}-{number}.jsonl", number + 1
    return path


def latest() -> Path:
    """The match that was saved last."""
    found = sorted(folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise BadSetup("no-save", f"there is no saved match in {folder()}", folder=str(folder()))
    return found[-1]


def spare(path: Path, match: Match | None = None) -> None:
    """Refuse to overwrite an existing file, unless it holds this same match."""
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
    """The file that says who plays the seats of a record."""
    return path.with_name(path.name + ".seats")


def save(match: Match, path: Path, seats: tuple[Occupant, ...]) -> None:
    """Save the match and, once, who plays its seats. An error names this file, not its temporary one."""
    line = ",".join(f"{kind}:{name}" for kind, name in seats) + "\n"
    try:
        match.save(path)
        if not beside(path).exists() or beside(path).read_text(encoding="utf-8") != line:
            record.write(beside(path), line.encode())
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def seats_of(path: Path, match: Match, lang: str) -> tuple[Occupant, ...]:
    """Who sat where; if the file beside it is missing or does not fit, one person and bots."""
    kinds = [PERSON, *[usual_bot(match.game)] * (len(match.seats) - 1)]
    return written_seats(path, match.seats, match.game, lang) or tuple(map(Occupant, kinds, match.seats))


def written_seats(path: Path, names: tuple[str, ...], game: AnyGame, lang: str) -> tuple[Occupant, ...] | None:
    """Who sat where, by the file beside a record; None if it is missing or does not fit.

    A bot by reference is code: it is run only if the user names it, not because a file does.
    """
    try:
        line = beside(path).read_text(encoding="utf-8").strip()
        if reference := next(filter(is_reference, line.split(",")), None):
            raise named_in_a_file(beside(path), kind_and_name(reference)[0])
        seats = read_seats(line, lang, game)
    except (OSError, UnicodeDecodeError):
        return None
    except BadSetup as error:
        if error.code == "bot-in-file":
            raise
        return None
    return seats if tuple(seat.name for seat in seats) == names else None


def named_in_a_file(file: Path, bot: str) -> BadSetup:
    """A file names a bot by reference."""
    sentence = f"{file} names the bot {bot}, which is code of yours: name it again, with --seats or --as"
    return BadSetup("bot-in-file", sentence, file=str(file), bot=bot)
