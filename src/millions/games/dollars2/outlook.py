"""What a negotiation is about, reckoned for everybody from what everybody sees.

It knows nobody's role: it takes the characters still in to be all different, and leaves out what single roles take from
the pot or add to it (M2-H3 to M2-H8, M2-L2).
"""

from __future__ import annotations

from msgspec import Struct

from millions.core.seat import Seats
from millions.games.dollars2.components import ANTE, POT
from millions.games.dollars2.ending import ENOUGH
from millions.games.dollars2.negotiation import CastVotes, MakeAnnouncement, Negotiate
from millions.games.dollars2.view import View
from millions.games.heists.terms import owners


class Outlook(Struct, frozen=True):
    """What each would get, if those still in stay and are all different."""

    amount: int
    """M2-L3. What is in the pot."""
    shares: tuple[int, ...]
    """M2-L3. The share of each, rounded up, with 1, 2, … of those now in left; a leaver takes 2 back (M2-N3)."""
    enough: int
    """M2-E1. The money that wins at once."""
    reach: Seats
    """M2-E1. Who would have that much: purse and shares."""


def outlook(view: View) -> Outlook | None:
    """What is at stake while people announce, bargain and vote; at other times there is nothing to say."""
    bargaining = bool(view.agenda) and isinstance(view.agenda[0], MakeAnnouncement | Negotiate | CastVotes)
    if not bargaining or not view.crew:
        return None
    return Outlook(view.money[POT], shares(view), ENOUGH, reach(view))


def shares(view: View) -> tuple[int, ...]:
    """M2-L3, M2-N3. Divided equally, rounded up; each character that leaves before takes its ante out of the pot."""
    now = len(view.crew)
    return tuple(-(-(view.money[POT] - ANTE * (now - heads)) // heads) for heads in range(1, now + 1))


def reach(view: View) -> Seats:
    """M2-E1. The players still in whom an equal sharing brings to the sum that wins."""
    share = shares(view)[-1]
    heads = [view.owner(character) for character in view.crew]
    players = owners(view.crew, view.per_seat)
    return tuple(seat for seat in players if view.money[seat] + share * heads.count(seat) >= ENOUGH)
