"""An offer takes away the word of those it names; once they have answered, they are ready again by themselves."""

from __future__ import annotations

from millions.core.message import Action
from millions.games.heists.bargain import Accept, Decline, Propose, TakeBack
from millions.games.heists.negotiation import Ready, Withdraw
from millions.games.heists.table import Table
from millions.games.heists.terms import terms
from millions.wire.commands import StepAway
from tests.loops import in_a_loop
from tests.tables.parties import Party
from tests.tables.test_commands import negotiating

BOB_LEAVES = Propose(terms([(0, 1, 1)], [1]))
"""Ann pays Bob 1 to leave."""

BOB_OR_CID = Propose(terms([(0, 1, 1), (0, 2, 1)], [1, 2]))
"""Ann pays Bob and Cid to leave."""


async def after(*played: tuple[int, Action]) -> Party:
    """The negotiation after these actions."""
    party = await negotiating()
    for seat, action in played:
        await party.play(seat, action)
    return party


def table_of(party: Party) -> Table:
    """The table of the game."""
    match = party.table.state.match
    assert match is not None
    assert isinstance(match.table, Table)
    return match.table


def ready(party: Party) -> list[int]:
    """Who is ready."""
    return sorted(table_of(party).ready)


@in_a_loop
async def test_declining_an_offer_gives_the_word_back() -> None:
    party = await after((1, Ready()), (0, BOB_LEAVES))
    assert ready(party) == []
    await party.play(1, Decline(1))
    assert ready(party) == [1]


@in_a_loop
async def test_an_offer_taken_back_or_declined_by_another_gives_it_back_too() -> None:
    taken_back = await after((1, Ready()), (0, BOB_LEAVES), (0, TakeBack(1)))
    declined = await after((1, Ready()), (2, Ready()), (0, BOB_OR_CID), (2, Decline(1)))
    assert (ready(taken_back), ready(declined)) == ([1], [1, 2])


@in_a_loop
async def test_with_two_offers_the_second_answer_counts() -> None:
    party = await after((1, Ready()), (0, BOB_LEAVES), (2, Propose(terms([(2, 1, 1)], [1]))), (1, Decline(1)))
    assert ready(party) == []
    await party.play(1, Decline(2))
    assert ready(party) == [1]


@in_a_loop
async def test_a_player_who_was_not_ready_is_not_made_ready() -> None:
    assert ready(await after((0, BOB_LEAVES), (1, Decline(1)))) == []
    assert ready(await after((0, Ready()), (0, BOB_LEAVES), (1, Decline(1)))) == []  # the proposer bargains on


@in_a_loop
async def test_a_deal_or_a_departure_or_an_offer_of_ones_own_calls_for_another_look() -> None:
    two = ((1, Ready()), (2, Ready()), (0, BOB_LEAVES), (3, Propose(terms([(3, 2, 1)], [2]))))
    assert ready(await after(*two, (1, Accept(1)), (2, Decline(2)))) == []
    assert ready(await after((1, Ready()), (0, BOB_LEAVES), (3, Withdraw(3)), (1, Decline(1)))) == []
    counter = Propose(terms([(0, 1, 2)], [1]))
    assert ready(await after((1, Ready()), (0, BOB_LEAVES), (1, counter), (1, Decline(1)))) == []


@in_a_loop
async def test_the_last_word_starts_the_heist() -> None:
    party = await after((1, Ready()), (0, BOB_LEAVES), (2, Ready()), (3, Ready()), (0, Ready()))
    assert party.table.state.awaited == (1,)
    await party.play(1, Decline(1))
    assert table_of(party).round == 2


@in_a_loop
async def test_it_is_one_entry_and_the_same_after_a_restart() -> None:
    party = await after((1, Ready()), (0, BOB_LEAVES))
    await party.restart()
    number = party.table.state.number
    await party.play(1, Decline(1), id="no")
    assert (ready(party), party.table.state.number) == ([1], number + 1)
    told = await party.streams()
    await party.restart()
    await party.play(1, Decline(1), id="no")  # sent again: carried out once
    assert (ready(party), await party.streams()) == ([1], told)


@in_a_loop
async def test_nobody_speaks_for_a_player_who_is_away() -> None:
    party = await after((1, Ready()), (0, BOB_LEAVES))
    await party.do(1, StepAway("away"))
    await party.play(0, TakeBack(1))
    assert ready(party) == []
