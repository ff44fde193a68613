"""How much may be said in one negotiation, so that every projected game is short enough to learn from."""

from __future__ import annotations

from msgspec import Struct

from millions.games.deals.terms import MOST_CHARACTERS


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each counts what happens in one negotiation; `left_out` names indexes of the action code that are never offered.

    A seat that would have nothing else to do is offered what was left out after all.
    """

    claims: int = 2
    """By one seat; announcements do not count (M2-N1)."""
    proposals: int = 2
    """By one seat."""
    proposals_in_all: int = 16
    """By all seats together: what two of each make with eight players."""
    departures: int = MOST_CHARACTERS
    """Of all characters: when so many have left, nobody leaves any more, and no deal is proposed."""
    votes: int = 2
    """Second edition: how often the Leader may call a vote (M2-N5)."""
    left_out: frozenset[int] = frozenset()
    """Indexes that are never offered: this is how reduced games are made from whole ones."""


LIMITS = Limits()
