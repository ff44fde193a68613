"""Upper bounds of the heist games."""

from __future__ import annotations

from collections.abc import Callable

from millions.core.seat import MOST_SEATS
from millions.research.limits import Limits
from millions.research.plan import Bounds
from millions.research.setting import Setting

MOST_OTHER_MOVES = 4
"""Per player and round: looks, names and victims, and nature's draws."""


def heist_bounds(rounds: int) -> Callable[[Setting], Bounds]:
    """The bounds of a game of at most this many rounds; nature draws a Loot card or a seat."""

    def bounds(setting: Setting) -> Bounds:
        outcomes = max(len(setting.deck.cards), MOST_SEATS)  # type: ignore[attr-defined]
        return Bounds(outcomes, (setting.rounds or rounds) * most_moves_in_a_round(setting.limits, setting.players))

    return bounds


def most_moves_in_a_round(limits: Limits, players: int) -> int:
    """Choices and announcements; claims; proposals and answers; departures; votes; being ready again after each of
    those; names and victims; nature's draws."""
    characters = 6 if players == 3 else players
    proposals = min(players * limits.proposals, limits.proposals_in_all)
    departures = min(characters, limits.departures)
    talk = players * limits.claims + 2 * proposals + departures + limits.votes * (players + 1)
    ready = players * (1 + departures + limits.votes) + 2 * proposals
    return 2 * players + talk + ready + MOST_OTHER_MOVES * players
