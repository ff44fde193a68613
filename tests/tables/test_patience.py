"""A bot that has made an offer to a person does not give it away while they think; it answers before it leaves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from millions.bots import BOTS, Bot
from millions.bots.talk import Heard, Remark
from millions.core.form import Forms
from millions.core.message import Action
from millions.games.dollars1.components import Table
from millions.games.dollars1.view import View
from millions.games.heists.bargain import Accept, Decline, Propose
from millions.games.heists.components import DRIVER
from millions.games.heists.negotiation import Ready, Withdraw
from millions.games.heists.planning import Choose
from millions.games.heists.terms import terms
from millions.tables.timing import PATIENCE_MS
from millions.wire.commands import Say
from tests.loops import in_a_loop
from tests.tables.parties import Party

SOLD = terms([(0, 1, 2)], [1])
"""Ann pays Bob 2, Bob leaves."""


class Seller(Bot[View]):
    """Asks Ann for 2, and leaves as soon as it may; says what it pays to be talked to."""

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        verbs = {form.verb: form for form in forms}
        if Choose in verbs:
            return Choose((DRIVER,))
        if Decline in verbs:
            return Decline(next(one.id for one in view.proposals if view.viewer in one.awaiting))
        if view.viewer == 1 and not any(view.proposals_made) and Propose in verbs:
            return Propose(SOLD)
        return Withdraw(view.viewer) if view.viewer == 1 else Ready()

    def reply(self, view: View, heard: Heard, rng: Random) -> Remark | None:
        return Remark("no", heard.by)


@pytest.fixture(autouse=True)
def seller(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "seller", Seller)


async def bargaining(pace: int = 1000, **settings: Any) -> Party:
    """Ann has been asked for 2 by Bob; Cid and Dot are ready."""
    party = await Party.open("dollars-1e", 1, ["seller"] * 3, pace=pace, **settings)
    await party.clock.advance(6 * pace)
    await party.play(0, Choose((DRIVER,)))
    await party.clock.advance(7 * pace)
    assert [one.terms for one in table(party).proposals] == [SOLD]
    return party


def table(party: Party) -> Table:
    match = party.table.state.match
    assert match is not None
    assert isinstance(match.table, Table)
    return match.table


@in_a_loop
async def test_an_offer_to_a_person_stands_while_they_think_and_everything_still_ends() -> None:
    party = await bargaining()
    await party.clock.advance(PATIENCE_MS - 10_000)
    assert [one.terms for one in table(party).proposals] == [SOLD]
    assert 1 in table(party).crew
    await party.restart()
    await party.clock.advance(PATIENCE_MS)
    assert 1 not in table(party).crew


@in_a_loop
async def test_once_the_person_has_answered_the_bot_goes_on() -> None:
    party = await bargaining()
    await party.play(0, Decline(1))
    await party.clock.advance(4000)
    assert 1 not in table(party).crew


@in_a_loop
async def test_an_offer_can_be_taken_after_a_long_thought() -> None:
    party = await bargaining()
    await party.clock.advance(PATIENCE_MS - 10_000)
    await party.play(0, Accept(1))
    assert table(party).crew == (0, 2, 3)


@in_a_loop
async def test_nobody_waits_once_the_time_to_negotiate_is_over() -> None:
    party = await bargaining(clocks={"negotiation": 10, "decision": None})
    await party.clock.advance(15_000)
    assert not table(party).proposals
    assert 1 not in table(party).crew


@in_a_loop
async def test_a_bot_answers_a_person_before_it_leaves() -> None:
    party = await bargaining()
    await party.play(0, Decline(1))
    name = party.table.state.seats[1].name
    await party.do(0, Say(party.id(), f"{name}, would you leave for 1?"))
    spoken: list[int] = []
    for _ in range(60):
        await party.clock.advance(100)
        spoken = [said.at for said in party.table.state.talk.lines if said.seat == 1]
        if 1 not in table(party).crew:
            break
    assert spoken
    assert party.clock.now() - spoken[0] >= 1000
    assert 1 not in table(party).crew


@in_a_loop
async def test_a_bot_does_not_leave_while_it_owes_a_person_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    offered: list[Forms] = []
    party = await bargaining()
    await party.play(0, Decline(1))
    await party.play(0, Propose(terms([(0, 1, 1)], [1])))
    act = Seller.act

    def seen(self: Seller, view: View, forms: Forms, rng: Random) -> Action:
        offered.append(forms)
        return act(self, view, forms, rng)

    monkeypatch.setattr(Seller, "act", seen)
    await party.clock.advance(5000)
    assert {form.verb for form in offered[0]} >= {Accept, Decline}
    assert Withdraw not in {form.verb for form in offered[0]}
