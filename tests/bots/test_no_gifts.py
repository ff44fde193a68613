"""Bots make no deal with a player about to win that lets that player win, whatever it pays."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from millions.bots.heists.bargaining import Negotiator
from millions.bots.heists.memory import Memory
from millions.bots.heists.mind import HeistMind
from millions.bots.skills import mind_for
from millions.bots.temper import PERSONALITIES
from millions.games.heists.bargain import Proposal
from millions.games.heists.terms import Terms, terms
from tests.dollars1.pictures import negotiation

SMALLER = terms([(1, 0, 1)], [1])
"""Bob pays Ann and leaves: three stay, and two of them may be out as doubles."""


def thinking(purse: int) -> Negotiator:
    """Bob, who has a Crook, beside Ann, who is about to win with 20."""
    scene = negotiation(f"Ann {purse}:Driver | Bob Crook | Cid Brute | Dot Driver", loot="12 ante 1", hidden="Driver")
    view = scene.view("Bob")
    mind = mind_for(view, PERSONALITIES["gambler"])
    assert isinstance(mind, HeistMind)
    return mind.negotiator(view, (), Random(1), Memory(4, 0.5))


BUYS, LEAVES = terms([(0, 1, 2)], [1]), terms([(1, 0, 2)], [0])


@pytest.mark.parametrize(
    ("purse", "deal", "gift"),
    [
        (18, BUYS, True),  # 15 in hand, the ante, and 4 or more as a share
        (9, BUYS, False),
        (18, LEAVES, False),  # a player who has left does not share
        (14, SMALLER, True),  # 4 each is too little, but two of them are probably both out: 6 or 12 is enough
        (9, SMALLER, False),  # alone with 12, Ann would have enough, too: that is not likely
    ],
)
def test_M1_E1_a_deal_that_lets_another_player_win_is_worth_nothing(purse: int, deal: Terms, gift: bool) -> None:
    bob = thinking(purse)
    assert bob.crowns(deal) is gift
    asked = Proposal(1, 0, deal, (0, 1), (1,))
    assert (bob.beyond(asked, bob.values.of_deal(deal)) == -inf) is gift
