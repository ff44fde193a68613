"""The outlook depends on public facts only, and what it foresees comes true."""

from __future__ import annotations

from random import Random

from hypothesis import given

from millions.core.seat import SPECTATOR
from millions.games.heists.bargain import Accept
from millions.games.heists.components import DRIVER
from millions.games.heists.negotiation import OpenNegotiation, Withdraw
from millions.games.heists.outlook import Fullest, Outlook
from tests.dollars1 import pictures as dollars1
from tests.dollars2 import pictures as dollars2
from tests.heists import EDITIONS, HeistTable, edition_of, heist_table, others
from tests.walks import Scene, scenes, walk


def said(table: HeistTable) -> object:
    game = edition_of(table).game
    return game.outlook(game.view(table, SPECTATOR))


@given(scenes(*EDITIONS))
def test_an_outlook_depends_on_public_facts_only(scene: Scene) -> None:
    rng = Random(scene.seed)
    for now, _, _ in walk(scene.table(), Random(scene.seed)):
        if rng.random() < 0.2:
            table = heist_table(now)
            assert all(said(other) == said(table) for other in others(table, SPECTATOR))


def promised(table: HeistTable) -> Outlook | None:
    found = said(table)
    assert found is None or isinstance(found, Outlook)
    return found


@given(scenes(*EDITIONS))
def test_M1_N4_M2_N2_what_is_foreseen_of_an_open_proposal_comes_true_when_it_is_struck(scene: Scene) -> None:
    for now, _, _ in walk(scene.table(), Random(scene.seed)):
        table = heist_table(now)
        outlook = promised(table)
        for deal in () if outlook is None or not isinstance(table.agenda[0], OpenNegotiation) else outlook.deals:
            after = heist_table(table.copy())
            (proposal,) = [one for one in table.proposals if one.id == deal.proposal]
            for seat in proposal.awaiting:
                table.agenda[0].answer(after, seat, Accept(deal.proposal))
            assert {party.seat: party.purse for party in deal.parties} == {s: after.money[s] for s in proposal.parties}
            then = promised(after)
            foreseen = (deal.share, deal.fullest, deal.reach)
            assert foreseen == ((0, None, ()) if then is None else (then.shares[-1], then.fullest, then.reach))
            assert {one for party in deal.parties for one in party.leaves} == {*after.left} - {*table.left}


@given(scenes(*EDITIONS))
def test_M1_N2_M2_N3_what_is_foreseen_of_a_departure_comes_true(scene: Scene) -> None:
    for now, _, _ in walk(scene.table(), Random(scene.seed)):
        table = heist_table(now)
        outlook = promised(table)
        if outlook is None or not isinstance(table.agenda[0], OpenNegotiation):
            continue
        assert tuple(one.character for one in outlook.departures) == table.crew
        for departure in outlook.departures if len(table.crew) > 1 else ():
            after, seat = heist_table(table.copy()), table.owner(departure.character)
            table.agenda[0].answer(after, seat, Withdraw(departure.character))
            assert after.money[seat] - table.money[seat] == departure.ante
            then = promised(after)
            assert then is not None
            assert departure.share == then.shares[-1]
            assert outlook.sharings[:-1] == then.sharings


def test_M1_L2_M2_L3_the_sharing_between_as_many_as_can_be_left() -> None:
    """Four are in and three roles are in play: two are doubles, whichever card is hidden."""
    one = promised(dollars1.negotiation("Ann Driver | Bob Driver | Cid Crook | Dot Brute", loot="9 ante 1").table)
    two = promised(dollars2.negotiation("Ann Driver | Bob Driver | Cid Mentalist | Dot Brute", loot="9").table)
    assert one is not None
    assert two is not None
    assert one.fullest == Fullest(heads=2, share=4, rest=1)  # 9 = 2 x 4 + 1
    assert two.fullest == Fullest(heads=2, share=9, rest=1)  # 9 + 8 in the pot = 2 x 9 - 1


def test_M1_P5_M2_P4_the_roles_that_are_doubled() -> None:
    crowd = "Ann Driver | Bob Driver | Cid Driver | Dot Brute"
    one = promised(dollars1.negotiation(crowd, loot="9 ante 1").table)
    two = promised(dollars2.negotiation(crowd, loot="9").table)
    assert one is not None
    assert two is not None
    assert one.doubled == two.doubled == (DRIVER,)
