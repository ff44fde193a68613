"""The action code of Millions of Dollars, second edition."""

from __future__ import annotations

from itertools import product

from millions.core.seat import Seat
from millions.games.dollars2.announcements import Announce
from millions.games.dollars2.components import ROLES
from millions.games.dollars2.heist import Rob
from millions.games.dollars2.vote import CallVote, Vote
from millions.games.heists.components import TECH
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.planning import Choose
from millions.research.code import Block, Scene
from millions.research.heists.code import (
    ANSWERS,
    OTHERS,
    HeistCode,
    buying,
    choosing,
    names,
    selling,
    talking,
)
from millions.research.limits import Limits
from millions.research.mask import Bits

LADDER = (1, 2, 4, 6, 10)
"""Prices of a departure: shares are 4 to 10, and every player begins with 10."""

NAMEABLE = tuple(role for role in ROLES if role is not TECH)

ANY_TWO = tuple("+".join(pair) for pair in product(names(ROLES), repeat=2))


class Dollars2Code(HeistCode):
    """Blocks: choose, announce, talk, bargain, leave, vote, name a role, rob."""

    ladder = LADDER
    blocks = (
        *choosing(ROLES, Choose),
        Block(
            "announce",
            "Announce the role you sent (four players and more).",
            (names(ROLES),),
            lambda chair: [Announce((role,)) for role in ROLES],
        ),
        Block(
            "announce two",
            "Announce the roles you sent as A and B (three players).",
            (ANY_TWO,),
            lambda chair: [Announce(hand) for hand in product(ROLES, repeat=2)],
        ),
        *talking(ROLES, Claim, Ready, Withdraw),
        buying(LADDER),
        selling(LADDER),
        *ANSWERS,
        Block("call a vote", "The Leader calls a vote to start the heist.", (("yes",),), lambda chair: [CallVote()]),
        Block(
            "vote",
            "Vote for or against starting the heist.",
            (("for", "against"),),
            lambda chair: [Vote(True), Vote(False)],
        ),
        Block(
            "name",
            "The Tech names a role.",
            (names(NAMEABLE),),
            lambda chair: map(NameRole, NAMEABLE),
        ),
        Block(
            "rob",
            "The Mentalist robs another player's character; with three players perhaps an own one, at no cost.",
            (("own A", "own B", *OTHERS),),
            lambda chair: [*map(Rob, chair.mine), *[None] * (2 - chair.per_seat), *map(Rob, chair.theirs)],
        ),
    )

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.any_vote = self.whole("call a vote")

    def barred(self, scene: Scene, seat: Seat, limits: Limits) -> Bits:
        barred = super().barred(scene, seat, limits)
        return barred | self.any_vote if scene.votes_held >= limits.votes else barred
