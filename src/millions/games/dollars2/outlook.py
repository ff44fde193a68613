"""What a negotiation is about, leaving out what single roles take from the pot or add to it (M2-H3 to M2-H8, M2-L2)."""

from __future__ import annotations

from millions.games.dollars2.announcements import MakeAnnouncement
from millions.games.dollars2.components import POT
from millions.games.dollars2.negotiation import Negotiate
from millions.games.dollars2.view import View
from millions.games.dollars2.vote import CastVotes
from millions.games.heists.components import TECH
from millions.games.heists.outlook import Outlook, Stakes, reckon
from millions.games.heists.terms import MOST_CHARACTERS

STAYING = (0,) * MOST_CHARACTERS
"""M2-N3. The ante of a character that stays remains in the pot; one that leaves takes it back."""


def outlook(view: View) -> Outlook | None:
    """What is at stake while players announce, bargain and vote; None at other times."""
    bargaining = bool(view.agenda) and isinstance(view.agenda[0], MakeAnnouncement | Negotiate | CastVotes)
    if not bargaining or not view.crew:
        return None
    pot = view.money[POT]
    left = tuple(
        -(-pot // heads) for heads in range(1, len(view.crew) + 1)
    )  # M2-L3: those who are out leave their antes
    leaving = (view.numbers.ante,) * MOST_CHARACTERS
    target, fine = view.numbers.target, view.numbers.tech_fine
    return reckon(view, Stakes(pot, shares(view), (), target, leaving, STAYING, left, TECH, fine))


def shares(view: View) -> tuple[int, ...]:
    """M2-L3, M2-N3. Divided equally, rounded up; each character that leaves before takes its ante out of the pot."""
    now, ante = len(view.crew), view.numbers.ante
    return tuple(-(-(view.money[POT] - ante * (now - heads)) // heads) for heads in range(1, now + 1))
