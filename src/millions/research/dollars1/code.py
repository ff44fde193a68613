"""The action code of Millions of Dollars, first edition."""

from __future__ import annotations

from millions.games.dollars1.components import ROLES
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars1.negotiation import CallTime
from millions.games.heists.components import SNITCH
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.planning import Choose
from millions.research.code import Block
from millions.research.heists.code import ANSWERS, OTHERS, HeistCode, buying, choosing, names, selling, talking

LADDER = (1, 2, 3, 5, 8)
"""Prices of a departure: shares are 2 to 6, and players begin with at most 5."""

NAMEABLE = tuple(role for role in ROLES if role is not SNITCH)


class Dollars1Code(HeistCode):
    """Blocks: choose, talk, bargain, leave, name a role."""

    ladder = LADDER
    blocks = (
        *choosing(ROLES, Choose),
        *talking(ROLES, Claim, Ready, Withdraw),
        buying(LADDER),
        selling(LADDER),
        *ANSWERS,
        Block("call time", "The Leader presses for a decision.", (("yes",),), lambda chair: [CallTime()]),
        Block(
            "intimidate",
            "Spend an Intimidation card to look at a character.",
            (OTHERS,),
            lambda chair: map(Intimidate, chair.theirs),
        ),
        Block(
            "name",
            "The Snitch names a role.",
            (names(NAMEABLE),),
            lambda chair: map(NameRole, NAMEABLE),
        ),
    )
