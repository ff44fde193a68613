"""Bots make no deal with a player about to win that lets that player win, whatever it pays."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from millions.bots.heists import gifts
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


LEAVES_FOR = terms([(0, 1, 3)], [1])
"""Ann pays Bob, Bob leaves; Cid only looks on."""


def beside_cid(purse: int) -> Negotiator:
    """Bob, beside Cid, who has this much."""
    picture = f"Ann 9:Driver | Bob 5:Driver | Cid {purse}:Brute | Dot 5:Crook"
    scene = negotiation(picture, loot="12 ante 1", hidden="Crook")
    view = scene.view("Bob")
    mind = mind_for(view, PERSONALITIES["honest"])
    assert isinstance(mind, HeistMind)
    return mind.negotiator(view, (), Random(1), Memory(4, 0.5))


@pytest.mark.parametrize(
    ("purse", "gift"),
    [
        (10, False),
        (15, True),  # 14 in hand, the ante, and 6 if two share: that is likelier without Bob
        (18, False),  # here any sharing is enough: the deal changes nothing
    ],
)
def test_M1_E1_a_deal_that_lets_a_player_outside_it_win_is_not_made(purse: int, gift: bool) -> None:
    bob = beside_cid(purse)
    assert bob.crowns(LEAVES_FOR) is gift
    asked = Proposal(1, 0, LEAVES_FOR, (0, 1), (1,))
    assert (bob.beyond(asked, bob.values.of_deal(LEAVES_FOR)) == -inf) is gift


def test_M1_E1_a_player_who_cares_for_money_alone_stays_where_leaving_would_let_another_win(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = negotiation("Ann 12:Driver | Bob 3:Crook | Cid 16:Brute | Dot 16:Crook", loot="9 ante 2", hidden="Brute")
    view = scene.view("Bob")
    mind = mind_for(view, PERSONALITIES["miser"])
    assert isinstance(mind, HeistMind)

    def decides() -> object:
        bob = mind.negotiator(view, (), Random(1), Memory(4, 0.5))
        return bob.leave()

    assert decides() is None
    monkeypatch.setattr(gifts, "DEAR_GIFT", 0.0)
    assert decides() is not None
