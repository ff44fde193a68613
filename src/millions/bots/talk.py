"""What bots say aloud, and what they hear: talk that everybody hears and that binds nobody.

A remark is a decision of the bot, made from its view alone.
It is true of what everybody sees or of what the bot thinks.
"""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from millions.core.seat import Seat
from millions.games.heists.remarks import Reply, Why
from millions.games.heists.terms import Character

REASONS: tuple[Why, ...] = get_args(Why)


class Remark(Struct, frozen=True):
    """Something a bot says; the catalogue `remarks` has the words, in the tone of each personality."""

    what: Why | Reply
    to: Seat
    role: str | None = None
    amount: int | None = None


class Heard(Struct, frozen=True):
    """Something a player said, to this bot or to everybody; `what` names the request or the reaction."""

    by: Seat
    kind: Literal["text", "claims", "offers", "sells", "requests", "reacts"]
    """It pays for something (`offers`) or would leave for a price (`sells`)."""
    what: str = ""
    amount: int | None = None
    character: Character | None = None
    role: str | None = None


CALM = frozenset({"yes", "perhaps", "laugh", "surprise"})
"""Reactions that need no answer."""


def small_talk(heard: Heard) -> Remark | None:
    """An answer that needs no thought."""
    match heard.kind, heard.what:
        case "text", _:
            return Remark("chat", heard.by)
        case "requests", "hurry" | "wait":
            return Remark("patience", heard.by)
        case "reacts", "thanks" | "sorry":
            return Remark("welcome", heard.by)
        case "reacts", what:
            return None if what in CALM else Remark("shrug", heard.by)
        case "offers" | "sells" | "requests", _:
            return Remark("perhaps", heard.by)
    return None
