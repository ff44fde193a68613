"""The rules of the example game."""

from __future__ import annotations

from random import Random

import pytest

from millions import Match
from millions.core.errors import IllegalAction
from millions.core.seat import SPECTATOR
from millions.core.table import Paid
from tests.example_game import GAME, LOTS, MONEY, Bid, BidsOpened, Noted, Sealed, View


def auction(*bids: int) -> Match:
    """A match in which the seats have made these bids."""
    match = Match.new(GAME, ["Ann", "Bob", "Cid"][: max(2, len(bids))], seed=1)
    for seat, amount in enumerate(bids):
        match.play(seat, Bid(amount))
    return match


def seen(match: Match, who: int) -> View:
    view = match.view(who)
    assert isinstance(view, View)
    return view


def test_AU_1_everybody_begins_with_the_same_money() -> None:
    assert seen(auction(), 0).money == (MONEY, MONEY, 0)


def test_AU_2_chance_turns_over_one_lot_after_the_other() -> None:
    match = auction()
    lots = []
    while not match.over:
        lots.append(seen(match, SPECTATOR).lot)
        for seat in (0, 1):
            match.play(seat, Bid(0))
    assert len(lots) == LOTS
    assert sorted([*lots, *seen(match, SPECTATOR).bag]) == sorted(GAME.house_deck().lots)


def test_AU_3_a_bid_is_sealed_and_at_most_all_the_money() -> None:
    match = auction(4)
    assert match.heard(1)[1:] == (Sealed(0),)
    assert match.heard(0)[1:] == (Sealed(0), Noted(0, 4))
    assert (seen(match, 0).bids, seen(match, 1).bids) == ((4, None), (None, None))
    assert match.awaited == ("Bob",)
    with pytest.raises(IllegalAction, match="AU-3"):
        match.play("Bob", Bid(MONEY + 1))
    with pytest.raises(IllegalAction, match="AU-3"):
        match.play("Ann", Bid(1))


@pytest.mark.parametrize(
    ("bids", "winner", "money"), [((4, 2, 0), 0, (6, 10, 10, 4)), ((3, 0, 3), None, (10, 10, 10, 0))]
)
def test_AU_4_the_highest_bid_takes_the_lot_and_equal_ones_do_not(
    bids: tuple[int, ...], winner: int | None, money: tuple[int, ...]
) -> None:
    match = auction(*bids)
    told = match.heard(SPECTATOR)
    assert BidsOpened(bids, winner) in told
    assert (Paid(0, -1, 4, "lot") in told) == (winner == 0)
    assert seen(match, 0).money == money


def test_AU_5_lots_and_money_count_and_a_tie_is_shared() -> None:
    match = Match.new(GAME, ["Ann", "Bob"], seed=1)
    while not match.over:
        for name in match.awaited:
            match.play(name, Bid(0))
    assert [(one.place, one.score, one.won) for one in match.standings] == [(1, MONEY, True)] * 2
    rng = Random(1)
    match = Match.new(GAME, ["Ann", "Bob"], seed=1)
    while not match.over:
        for name in match.awaited:
            match.play(name, match.forms(name)[0].sample(rng))
    view = seen(match, SPECTATOR)
    for one in match.standings:
        assert one.score == view.money[one.seat] + sum(view.won[one.seat])
