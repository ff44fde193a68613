"""The outlook depends on public facts only, and what it foresees comes true."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from msgspec.structs import replace

from millions.core.seat import SPECTATOR
from millions.games.dollars2.vote import CastVotes
from millions.games.heists.bargain import Accept
from millions.games.heists.components import DRIVER, Roles
from millions.games.heists.negotiation import OpenNegotiation, Withdraw
from millions.games.heists.outlook import Fullest, Outlook
from millions.games.heists.prospect import ordered
from millions.games.heists.terms import owners
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
@settings(max_examples=min(40, settings().max_examples))  # whole matches
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
            assert (deal.share, deal.fullest) == ((0, None) if then is None else (then.shares[-1], then.fullest))
            assert {one for party in deal.parties for one in party.leaves} == {*after.left} - {*table.left}


@given(scenes(*EDITIONS))
@settings(max_examples=min(40, settings().max_examples))  # whole matches, every step with every departure or deal
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


@given(scenes(*EDITIONS))
def test_M1_E1_M2_E1_who_ends_the_game_was_within_reach_when_the_heist_began(scene: Scene) -> None:
    """For all who look, and with the hand that the winner knew."""
    enough = heist_table(scene.table()).numbers.target
    table = heist_table(replace(scene, purses=(enough - 7,) * scene.players).table())
    before, action = table, None
    for now, _, act in walk(table, Random(scene.seed)):
        if isinstance(heist_table(now).agenda[0], OpenNegotiation | CastVotes):
            before, action = heist_table(now.copy()), act
    outlook = promised(before)
    if table.round == table.numbers.rounds or outlook is None or isinstance(action, Withdraw | Accept):
        return  # nobody has reached it, or the last word made somebody leave
    assert {*table.winners} <= {*outlook.reach}
    there = set(owners(before.crew, table.per_seat))
    for seat in set(table.winners) & there:
        assert any(seat in one.reach for one in outlook.own if one.hand == hand(before, seat))
        for other in there - {seat}:
            assert all(
                seat in one.rivals for one in outlook.own if other in one.seats and one.hand == hand(before, other)
            )
    for one in outlook.seen:
        if before.roles[one.character] is one.role and one.own.hand == hand(before, one.seat):
            assert set(table.winners) & there <= {*one.own.rivals, *one.own.reach}


def hand(table: HeistTable, seat: int) -> Roles:
    """The roles of a player's characters in the heist, in the order of the roles in play."""
    cards = (table.roles[one] for one in table.crew if table.owner(one) == seat)
    return ordered(tuple(role for role in cards if role is not None), table.roles_in_play)
