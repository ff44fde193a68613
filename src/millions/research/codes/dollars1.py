"""The action code of Millions of Dollars, first edition."""

from __future__ import annotations

from millions.core.seat import Seat
from millions.games.dollars1.components import SNITCH, Role, Table
from millions.games.dollars1.heist import NameRole
from millions.games.dollars1.negotiation import CallTime, Claim, Intimidate, Negotiate, Ready, Withdraw
from millions.games.dollars1.planning import Choose
from millions.research.codes.code import Block
from millions.research.codes.heists import ANSWERS, OTHERS, HeistCode, buying, choosing, names, selling, talking

LADDER = (1, 2, 3, 5, 8)
"""What a departure may cost: shares are 2 to 6, and nobody begins with more than 5."""

NAMEABLE = tuple(role for role in Role if role is not SNITCH)


class Dollars1Code(HeistCode):
    """Choose, talk, bargain, leave, name a role."""

    ladder = LADDER
    negotiate = Negotiate
    talk = (Claim, Withdraw)
    blocks = (
        *choosing(Role, Choose),
        *talking(Role, Claim, Ready, Withdraw),
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

    def special(self, table: Table, seat: Seat) -> tuple[bool, ...]:
        """M1-N9, M1-N11. The Leader's call, and a look."""
        return table.time_called, seat == table.leader, table.intimidation[seat] > 0
