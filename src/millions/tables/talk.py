"""What may be said at a table, and when: talk binds nobody."""

from __future__ import annotations

from millions.core.match import Match
from millions.core.seat import SPECTATOR, Seat
from millions.tables.customs import customs_of
from millions.wire.answers import Refused
from millions.wire.fields import LONGEST_TEXT
from millions.wire.settings import TalkMode
from millions.wire.talk import AnyPhrase, Claims, Offers, Reacts, Requests

MOST_SAYINGS, FLOOD_WINDOW_MS = 10, 10_000
"""One seat may say this many things within this time."""


def check_mode(mode: TalkMode, free_text: bool) -> None:
    """Is this kind of talk allowed at this table?"""
    if mode == "same-room":
        raise Refused("talk-same-room", "everybody is in the same room: talk aloud instead")
    if mode == "structured" and free_text:
        raise Refused("talk-structured", "this table allows claims, offers and requests only")


def check_silence(match: Match | None, seat: Seat) -> None:
    """May this seat talk now? M1-N3: a player with no character left in is silent until the end of the round."""
    if match is not None and not match.over and customs_of(match.game).silent(match.table, seat):
        name = match.seats[seat]
        raise Refused("talk-silent", f"{name} has left and is silent until the end of the round [M1-N3]", who=name)


def check_text(text: str) -> None:
    """Printable characters and new lines only."""
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
        raise Refused("talk-phrase", "this names a seat, character or role that is not at this table, or your own seat")


def check_flood(times: list[int], now: int) -> None:
    """Limit how often a seat talks."""
    if len(times) >= MOST_SAYINGS and now - times[-MOST_SAYINGS] < FLOOD_WINDOW_MS:
        seconds = FLOOD_WINDOW_MS // 1000
        raise Refused(
            "talk-flood",
            f"{MOST_SAYINGS} messages in {seconds} seconds are the limit; wait a little",
            most=MOST_SAYINGS,
            seconds=seconds,
        )
