"""How much may be said in one negotiation, so that every projected game is short enough to learn from."""

from __future__ import annotations

from msgspec import Struct

from millions.core.errors import BadSetup
from millions.games.deals.bargain import MOST_PROPOSALS
from millions.games.deals.terms import MOST_CHARACTERS
from millions.games.dollars2.negotiation import MOST_CLAIMS, MOST_VOTES


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

    def __post_init__(self) -> None:
        """The engine has limits of its own (M1-N12, M2-N5), and none can be below nothing."""
        most = {"claims": MOST_CLAIMS, "proposals": MOST_PROPOSALS, "votes": MOST_VOTES}
        for name in ("claims", "proposals", "proposals_in_all", "departures", "votes"):
            given, high = getattr(self, name), most.get(name, ENOUGH)
            if type(given) is not int or not 0 <= given <= high:
                raise BadSetup(
                    "limit",
                    f"limits: {name} is a whole number from 0 to {high}, not {given!r}",
                    name=name,
                    most=high,
                    given=repr(given),
                )


ENOUGH = 1000
"""For limits that the engine does not have."""

LIMITS = Limits()
