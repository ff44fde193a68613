"""Talk that binds nobody: free text, and a language-free kind made of claims, offers and requests."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from millions.core.match import Match
from millions.core.seat import SPECTATOR, Seat
from millions.games.deals.terms import Amount, Character
from millions.tables.customs import customs_of
from millions.tables.errors import Refused
from millions.tables.settings import TalkMode

LONGEST_TEXT = 500
MOST_SAYINGS, IN_MILLIS = 10, 10_000
"""So much may one seat say in so much time."""

Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class Phrase(Struct, frozen=True, tag_field="phrase", tag=True, forbid_unknown_fields=True):
    """Something that can be said by pressing buttons, and is understood in any language."""


class Claims(Phrase, frozen=True):
    """This character, mine or another's, is of that role."""

    character: Character
    role: Annotated[str, Meta(max_length=40)]


class Offers(Phrase, frozen=True):
    """I would pay you so much if you leave, or stay; no more than a word."""

    to: Seat
    amount: Amount
    if_you: Literal["leave", "stay"]


class Requests(Phrase, frozen=True):
    """Please do this; perhaps for so much."""

    to: Seat
    what: Literal["leave", "stay", "propose", "accept", "claim", "hurry", "wait"]
    amount: Amount | None = None


class Reacts(Phrase, frozen=True):
    """What one thinks of it."""

    what: Literal["yes", "no", "perhaps", "thanks", "sorry", "laugh", "doubt", "surprise"]
    to: Seat | None = None


AnyPhrase = Claims | Offers | Requests | Reacts


def check_mode(mode: TalkMode, free_text: bool) -> None:
    """Is there this kind of talk at this table?"""
    if mode == "same-room":
        raise Refused("talk-same-room", "everybody is in the same room: here one talks aloud")
    if mode == "structured" and free_text:
        raise Refused("talk-structured", "at this table one talks in claims, offers and requests only")


def check_silence(match: Match | None, seat: Seat) -> None:
    """May this seat talk now? M1-N3: a player with no character left in is silent until the end of the round."""
    if match is not None and not match.over and customs_of(match.game).silent(match.table, seat):
        name = match.seats[seat]
        raise Refused("talk-silent", f"{name} has left and is silent until the end of the round [M1-N3]", who=name)


def check_text(text: str) -> None:
    """Something printable; a new line is as far as it goes."""
    if not text.strip() or not text.replace("\n", "").isprintable():
        raise Refused("talk-text", f"a message has 1 to {LONGEST_TEXT} printable characters", most=LONGEST_TEXT)


def check_phrase(phrase: AnyPhrase, seat: Seat, match: Match | None, seats: int) -> None:
    """Do the seats, characters and roles it names exist here?"""
    view = match.view(SPECTATOR) if match else None
    roles = [str(role.value) for role in getattr(view, "roles_in_play", ())]
    match phrase:
        case Claims(character=character, role=role):
            fits = role in roles and character < seats * getattr(view, "per_seat", 1)
        case Offers(to=to) | Requests(to=to) | Reacts(to=to):
            fits = to is None or (to < seats and to != seat)
    if not fits:
        raise Refused("talk-phrase", "this names a seat, character or role that is not there, or oneself")


def check_flood(times: list[int], now: int) -> None:
    """Nobody can drown the table."""
    if len(times) >= MOST_SAYINGS and now - times[-MOST_SAYINGS] < IN_MILLIS:
        seconds = IN_MILLIS // 1000
        raise Refused(
            "talk-flood",
            f"{MOST_SAYINGS} messages in {seconds} seconds are enough; wait a little",
            most=MOST_SAYINGS,
            seconds=seconds,
        )
