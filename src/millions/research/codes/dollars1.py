"""The action code of Millions of Dollars, first edition."""

from __future__ import annotations

from itertools import permutations, product

from millions.core.seat import Seat
from millions.games.dollars1.components import SNITCH, Role, Table
from millions.games.dollars1.heist import NameRole
from millions.games.dollars1.negotiation import CallTime, Claim, Intimidate, Negotiate, Ready, Withdraw
from millions.games.dollars1.planning import Choose
from millions.research.codes.code import Block
from millions.research.codes.heists import ANSWERS, BOTH, OTHERS, HeistCode, buying, names, pairs, selling

LADDER = (1, 2, 3, 5, 8)
"""What a departure may cost: shares are 2 to 6, and nobody begins with more than 5."""

NAMEABLE = tuple(role for role in Role if role is not SNITCH)


class Dollars1Code(HeistCode):
    """Choose, talk, bargain, leave, name a role."""

    ladder = LADDER
    negotiate = Negotiate
    talk = (Claim, Withdraw)
    blocks = (
        Block(
            "choose",
            "Place one character face down (four players and more).",
            (names(Role),),
            lambda chair: [Choose((role,)) for role in Role],
        ),
        Block(
            "choose two",
            "Place two different characters face down, A and B (three players).",
            (pairs(Role),),
            lambda chair: [Choose(hand) for hand in permutations(Role, 2)],
        ),
        Block(
            "claim",
            "Claim that one's character is of a role.",
            (BOTH, names(Role)),
            lambda chair: [Claim(*claim) for claim in product(chair.mine, Role)],
        ),
        Block("ready", "Say ready: for all one cares, the heist may start.", (("yes",),), lambda chair: [Ready()]),
        Block("withdraw", "Leave with a character.", (BOTH,), lambda chair: map(Withdraw, chair.mine)),
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
