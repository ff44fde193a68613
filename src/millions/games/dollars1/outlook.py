"""What a negotiation is about, leaving out what single roles pay, take and win (M1-L3 to M1-L5)."""

from __future__ import annotations

from millions.games.dollars1.components import FIRST_ANTE
from millions.games.dollars1.negotiation import Negotiate
from millions.games.dollars1.view import View
from millions.games.heists.components import MASTERMIND, SNITCH
from millions.games.heists.outlook import Outlook, Stakes, reckon


def outlook(view: View) -> Outlook | None:
    """What is at stake while players bargain; None at other times."""
    if not view.agenda or not isinstance(view.agenda[0], Negotiate) or not view.crew or view.loot is None:
        return None
    amount, antes = view.loot.amount, view.money[FIRST_ANTE:]
    boosted = shares(view, amount + view.numbers.mastermind_bonus) if MASTERMIND in view.roles_in_play else ()
    whole = shares(view, amount)
    fine = view.numbers.snitch_fine
    return reckon(view, Stakes(amount, whole, boosted, view.numbers.target, antes, antes, whole, SNITCH, fine))


def shares(view: View, amount: int) -> tuple[int, ...]:
    """M1-L2. Divided equally, rounded down, for every number of characters that may be left."""
    return tuple(amount // heads for heads in range(1, len(view.crew) + 1))
