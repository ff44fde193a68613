"""What a negotiation is about, reckoned for everybody from what everybody sees.

It knows nobody's role: it takes the characters still in to be all different, and leaves out what single roles pay,
take and win (M1-L3 to M1-L5).
"""

from __future__ import annotations

from msgspec import Struct

from millions.core.seat import Seats
from millions.games.dollars1.components import ante_on
from millions.games.dollars1.ending import ENOUGH
from millions.games.dollars1.negotiation import Negotiate
from millions.games.dollars1.sharing import MASTERMIND_BONUS
from millions.games.dollars1.view import View
from millions.games.heists.components import MASTERMIND
from millions.games.heists.terms import owners


class Outlook(Struct, frozen=True):
    """What each would get, if those still in stay and are all different."""

    amount: int
    """M1-L1. What there is to share."""
    shares: tuple[int, ...]
    """M1-L2. The share of each, rounded down, with 1, 2, … of those now in left."""
    boosted: tuple[int, ...]
    """M1-L1. The same if a Mastermind is left; empty where none is in play."""
    enough: int
    """M1-E1. The money that ends the game."""
    reach: Seats
    """M1-E1. Who would have that much: purse, antes that come back (M1-H6) and shares."""


def outlook(view: View) -> Outlook | None:
    """What is at stake while people bargain; at other times there is nothing to say."""
    bargaining = bool(view.agenda) and isinstance(view.agenda[0], Negotiate)
    if not bargaining or not view.crew or view.loot is None:
        return None
    amount = view.loot.amount
    boosted = shares(view, amount + MASTERMIND_BONUS) if MASTERMIND in view.roles_in_play else ()
    return Outlook(amount, shares(view, amount), boosted, ENOUGH, reach(view))


def shares(view: View, amount: int) -> tuple[int, ...]:
    """M1-L2. Divided equally, rounded down, for every number of characters that may be left."""
    return tuple(amount // heads for heads in range(1, len(view.crew) + 1))


def reach(view: View) -> Seats:
    """M1-E1. The players still in whom an equal sharing brings to the sum that wins."""
    assert view.loot is not None
    share = shares(view, view.loot.amount)[-1]
    gains = dict.fromkeys(owners(view.crew, view.per_seat), 0)
    for character in view.crew:
        gains[view.owner(character)] += view.money[ante_on(character)] + share
    return tuple(seat for seat, gain in gains.items() if view.money[seat] + gain >= ENOUGH)
