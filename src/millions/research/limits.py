"""Limits on talk in one negotiation, so that every game is short enough to learn from."""

from __future__ import annotations

from msgspec import Struct

from millions.core.errors import BadSetup
from millions.games.dollars2.vote import MOST_VOTES
from millions.games.heists.bargain import MOST_PROPOSALS
from millions.games.heists.negotiation import MOST_CLAIMS
from millions.games.heists.terms import MOST_CHARACTERS


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each number limits one negotiation. `left_out` names indexes of the action code that are masked out, except for a
    seat that would have no other legal action."""

    claims: int = 2
    """By one seat; announcements do not count (M2-N1)."""
    proposals: int = 2
    """By one seat."""
    proposals_in_all: int = 16
    """By all seats together: two from each of eight players."""
    departures: int = MOST_CHARACTERS
    """Of all characters: after that many, no character may leave and no deal may be proposed."""
    votes: int = 2
    """Second edition: votes that the Leader may call (M2-N5)."""
    left_out: frozenset[int] = frozenset()
    """Indexes that are masked out: reduced games are made from whole ones in this way."""

    def __post_init__(self) -> None:
        """No limit is negative, and none exceeds the rules' own limits (M1-N12, M2-N5)."""
        most = {"claims": MOST_CLAIMS, "proposals": MOST_PROPOSALS, "votes": MOST_VOTES}
        for name in ("claims", "proposals", "proposals_in_all", "departures", "votes"):
            given, high = getattr(self, name), most.get(name, HIGHEST_LIMIT)
            if type(given) is not int or not 0 <= given <= high:
                raise BadSetup(
                    "limit",
                    f"limits: {name} is a whole number from 0 to {high}, not {given!r}",
                    name=name,
                    most=high,
                    given=repr(given),
                )


HIGHEST_LIMIT = 1000
"""Where the rules have no limit."""

LIMITS = Limits()
