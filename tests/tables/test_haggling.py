"""A mere number is for the bot whose price it answers; threats, claims and proposals to several are answered."""

from __future__ import annotations

import pytest

from millions.bots.talk import Heard, Remark
from millions.core.seat import Seat
from millions.tables import manners
from millions.tables.entries import Said
from millions.wire.commands import Say
from millions.wire.talk import AnyPhrase, Replies
from tests.loops import in_a_loop
from tests.tables.parties import Party
from tests.tables.test_manners import bargaining, in_round, texts


def say_in(party: Party, seat: Seat, phrase: AnyPhrase) -> None:
    """A bot says this now."""
    state = party.table.state
    state.talk.hear(Said(at=party.clock.now(), seat=seat, phrase=phrase), None, state.round)


async def due(party: Party, text: str) -> tuple[Seat, Heard] | None:
    """Who is to answer this line of the person, and what they hear."""
    await party.do(0, Say(party.id(), text))
    found = manners.next_reply(party.table.state, party.clock.now())
    return None if found is None else (found.seat, found.heard)


THREE = Heard(0, "requests", "leave", 3)


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("3, dernier prix, sinon on saute tous les deux et c’est {ben} qui rafle tout.", 3),
        ("5 is robbery. 3, my last word", 2),
        ("{ben}, 3", 1),
        ("3, {ben}, my last word", 1),
        ("3!", 3),
    ],
)
@in_a_loop
async def test_a_mere_number_is_for_the_bot_that_named_a_price_last_or_is_called(text: str, seat: Seat) -> None:
    party = await bargaining()
    for one, amount in ((1, 4), (2, 5), (3, 6)):
        say_in(party, one, Replies(0, "more", amount))
    say_in(party, 1, Replies(0, "no"))
    assert await due(party, text.format(ben=party.table.state.seats[1].name)) == (seat, THREE)


@in_a_loop
async def test_so_is_a_threat() -> None:
    party = await bargaining()
    say_in(party, 2, Replies(0, "more", 5))
    say_in(party, 1, Replies(0, "no"))
    assert await due(party, "Alors je reste et on saute tous les deux") == (2, Heard(0, "threatens"))


@pytest.mark.parametrize(
    ("line", "answers"),
    [
        ("{ben}, then I stay and we are both out", {"defy", "more", "less", "pays"}),
        ("{ben}, j’y suis, j’y reste", {"defy", "more", "less", "pays"}),
        ("{ben}, I am the Brute and I stay", {"both", "doubt", "believe", "nod"}),
        ("I am the Snitch, friends.", {"both", "doubt", "believe", "nod"}),
        ("Je suis la Balance, les amis.", {"both", "doubt", "believe", "nod"}),
        ("{ben}, on fait sortir {coco}, chacun paie 1 ?", {"joins", "abstains"}),
        ("let’s both pay {coco} 1 to leave", {"joins", "abstains"}),
    ],
)
@in_a_loop
async def test_threats_claims_and_proposals_to_several_are_answered(line: str, answers: set[str]) -> None:
    party = await bargaining()
    state = party.table.state
    state.timing.held_until = party.clock.now() + 60_000  # no bot does anything by itself
    await party.do(0, Say(party.id(), line.format(ben=state.seats[1].name, coco=state.seats[3].name)))
    await party.clock.advance(2000)
    assert len(texts(party)) == 1
    assert {*texts(party)} <= answers


@in_a_loop
async def test_that_several_claim_a_role_is_said_in_the_same_words_once_a_match() -> None:
    party = await bargaining()
    state, said = party.table.state, list[int]()
    for round in range(1, 12, 2):
        in_round(party, round)
        for seat in (1, 2):
            for one in manners.say(state, seat, Remark("crowd", 0, "brute", 2), party.clock.now()):
                state.talk.hear(one, None, round)
                said.append(getattr(one.phrase, "wording", -1))
    assert sorted(said) == [0, 1, 2]


@in_a_loop
async def test_a_price_is_named_in_other_words_each_time() -> None:
    party = await bargaining()
    state, said = party.table.state, list[int]()
    for round, amount in enumerate((2, 3, 4), 1):
        in_round(party, round)
        for one in manners.say(state, 2, Remark("less", 0, amount=amount), party.clock.now()):
            state.talk.hear(one, None, round)
            said.append(getattr(one.phrase, "wording", -1))
    assert sorted(said) == [0, 1, 2]
