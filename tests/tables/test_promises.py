"""At a live table a bot is taken at its word: the price that it names is the price of the deal."""

from __future__ import annotations

import pytest

from millions.core.record import read_line
from millions.games.heists.bargain import Declined, Propose, Struck
from millions.games.heists.terms import terms
from millions.tables.entries import Played, Said
from millions.wire.commands import Say
from millions.wire.talk import Replies
from tests.loops import in_a_loop
from tests.tables.parties import Party
from tests.tables.test_manners import bargaining, log

ASKED = ("what would you take to leave?", "what do you want to leave", "tu veux quoi pour partir ?")


def reply(entries: list[object], seat: int) -> Replies | None:
    """What this bot has answered last."""
    said = [one.phrase for one in entries if isinstance(one, Said) and one.seat == seat]
    return next((one for one in reversed(said) if isinstance(one, Replies)), None)


async def answered(party: Party, seat: int, price: int) -> bool | None:
    """Does the bot take its own price? None if somebody has left meanwhile."""
    state = party.table.state
    assert state.match is not None
    crew = state.match.table.crew  # type: ignore[attr-defined]
    deal = terms([(0, seat, price)], [seat])
    await party.play(0, Propose(deal))
    for _ in range(20):
        await party.clock.advance(1000)
        for entry in await log(party):
            for raw in entry.lines if isinstance(entry, Played) else ():
                for event in read_line(bytes(raw), state.game, 0).events:
                    if isinstance(event, Struck) and event.terms == deal:
                        return True
                    if isinstance(event, Declined) and event.seat == seat:
                        return None if len(state.match.table.crew) < len(crew) else False  # type: ignore[attr-defined]
    return None


@pytest.mark.parametrize("question", ASKED)
@in_a_loop
async def test_a_bot_takes_the_price_that_it_has_named(question: str) -> None:
    kept = list[bool | None]()
    for seat in (1, 2, 3, 4):
        party = await bargaining()
        party.table.state.timing.held_until = party.clock.now() + 3_000
        await party.do(0, Say(party.id(), f"{party.table.state.seats[seat].name}, {question}"))
        await party.clock.advance(1500)
        named = reply(await log(party), seat)
        assert named is not None
        assert named.what in ("more", "never", "hope", "crown", "another")
        if named.what == "more" and named.amount is not None:
            kept.append(await answered(party, seat, named.amount))
    assert False not in kept
    assert True in kept
