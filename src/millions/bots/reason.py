"""Why a bot did what it did: the facts of one sentence, for whoever has words to say it."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from millions.core.seat import Seat
from millions.games.heists.terms import Character


class Reason(Struct, frozen=True, kw_only=True):
    """A sentence of the catalogue `bots`, and what it speaks of.

    Money is what the bot expects to gain from now to the end of the sharing; wins are its rough chances in per cent.
    """

    sentence: str
    farsighted: bool = False
    """Does it think of winning the game, or only of money?"""
    now: float = 0.0
    """What staying as things are is worth, and the chance to win the game with it."""
    now_wins: int = 0
    then: float = 0.0
    """What it would be worth after what is decided here."""
    then_wins: int = 0
    percent: int = 0
    """How likely something is that the sentence names."""
    amount: int = 0
    seat: Seat | None = None
    character: Character | None = None
    role: Enum | None = None
