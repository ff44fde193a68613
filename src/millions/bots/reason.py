"""Why a bot chose an action: the facts of one sentence; the catalogue has the words."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from millions.core.seat import Seat
from millions.games.heists.terms import Character


class RoleBelief(Struct, frozen=True):
    """A role that a character probably has, in the eyes of a bot."""

    character: Character
    role: Enum
    percent: int


class PurseBelief(Struct, frozen=True):
    """The money that a player probably has, in the eyes of a bot."""

    seat: Seat
    amount: int


class Reason(Struct, frozen=True, kw_only=True):
    """A sentence of the catalogue `bots`, and the facts in it.

    Money is what the bot expects to gain from now to the end of the sharing; wins are its estimated chances to win the
    game, in per cent.
    """

    sentence: str
    farsighted: bool = False
    """The bot plays to win the game, not only for money."""
    now: float = 0.0
    """What staying as things are is worth, and the chance to win with it."""
    now_wins: int = 0
    then: float = 0.0
    """What it would be worth after what is decided here."""
    then_wins: int = 0
    percent: int = 0
    """The probability of what the sentence names."""
    amount: int = 0
    seat: Seat | None = None
    character: Character | None = None
    role: Enum | None = None
    roles_believed: tuple[RoleBelief, ...] = ()
    purses_believed: tuple[PurseBelief, ...] = ()
