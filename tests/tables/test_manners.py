"""Bots at a live table give reasons with their offers, and answer people: a few times a round at most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec import structs

from millions.bots.talk import MOST_COMMENTS, Heard, Price, Remark, Truce
from millions.core.record import read_line
from millions.core.seat import SPECTATOR
from millions.games.dollars2.announcements import Announce
from millions.games.dollars2.view import View
from millions.games.heists.bargain import Accept, Decline, Propose
from millions.games.heists.components import CROOK, DRIVER
from millions.games.heists.negotiation import Claim, OpenNegotiation, Ready, Withdraw
from millions.games.heists.planning import Choose
from millions.games.heists.terms import Terms, parties, terms
from millions.games.heists.view import HeistView
from millions.tables import entries, listening, manners, talk
from millions.tables.entries import Played, Said
from millions.wire.answers import Refused
from millions.wire.commands import Say, Signal
from millions.wire.talk import AnyPhrase, Comments, Explains, Reacts, Replies, Requests
from tests.heists import heist_table
from tests.loops import in_a_loop
from tests.tables.parties import Client, Party

BOTS = ("shrewd", "honest", "bluffer", "bully")


@pytest.fixture(autouse=True)
def chatty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots answer whenever they may."""
    monkeypatch.setattr(manners, "ANSWERS", 1.0)
    monkeypatch.setattr(manners, "ANSWERS_ALL", 1.0)


async def log(party: Party) -> list[Any]:
    """Every entry of the table."""
    return [entries.decode(body) for body in await party.store.read(party.table.id, 0)]


@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
@in_a_loop
async def test_a_bots_offer_comes_with_its_reason(game: str) -> None:
    party = await Party.open(game, 0, BOTS)
    listener = Client(party.table, SPECTATOR, after=0)
    while not party.table.state.over:
        await party.clock.advance(1000)
        await listener.hear()
    kept, offers, silent = await log(party), 0, 0
    for before, entry in pairwise(kept):
        if not isinstance(entry, Played):
            continue
        line = read_line(bytes(entry.lines[0]), party.table.state.game, 0)
        if isinstance(line.action, Propose) and isinstance(before, Said):
            offers += 1
            assert isinstance(before.phrase, Explains)
            assert (before.seat, before.at, before.phrase.tone) == (line.seat, entry.at, BOTS[line.seat])
            assert before.phrase.to in parties(line.action.terms, 1)
        silent += isinstance(line.action, Propose) and not isinstance(before, Said)
    said = [entry.phrase for entry in kept if isinstance(entry, Said)]
    reasons = [phrase for phrase in said if isinstance(phrase, Explains) and phrase.why != "crowd"]
    assert len(said) == len(listener.talk)
    assert len(reasons) == offers > 0
    assert silent < offers / 2  # only what the bot has said in that round already


@in_a_loop
async def test_a_bot_that_declines_a_persons_price_says_so_and_may_still_answer() -> None:
    party = await with_a_person("dollars-1e", ("honest", "honest", "honest", "honest"))
    await party.play(0, Choose((DRIVER,)))
    await party.clock.advance(500)
    for seat in (1, 2, 3, 4):
        await party.play(0, Propose(terms([(0, seat, 1)], [seat])))
    declined: list[Said] = []
    for _ in range(20):
        await party.clock.advance(1000)
        declined = replies(party)
    kept = await log(party)
    followed = [after for before, after in pairwise(kept) if isinstance(before, Said) and before in declined]
    assert declined
    answers = {said.phrase.what for said in declined if isinstance(said.phrase, Replies)}
    assert answers <= {"more", "no", "hope", "ditto"}
    for entry in followed:
        assert isinstance(entry, Played)
        assert isinstance(read_line(bytes(entry.lines[0]), party.table.state.game, 0).action, Decline)
    assert not any(party.table.state.talk.replied(seat, party.table.state.round) for seat in range(5))


@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
@in_a_loop
async def test_who_counts_the_claims_of_a_role_has_made_its_own_before(game: str) -> None:
    party = await Party.open(game, 0, BOTS)
    while not party.table.state.over:
        await party.clock.advance(1000)
    found = 0
    for before, entry in pairwise(await log(party)):
        if isinstance(entry, Said) and isinstance(entry.phrase, Explains) and entry.phrase.why == "crowd":
            assert isinstance(before, Played)
            line = read_line(bytes(before.lines[0]), party.table.state.game, 0)
            assert isinstance(line.action, Claim | Announce)
            assert line.seat == entry.seat
            found += 1
    assert found


async def with_a_person(game: str = "million-club", bots: Sequence[str] = BOTS[:3], **settings: Any) -> Party:
    """Ann, a person, with bots, in the first round; the table waits for her."""
    party = await Party.open(game, 1, bots, pace=1000, **settings)
    await party.clock.advance(8000)
    return party


def replies(party: Party) -> list[Said]:
    """What bots have answered."""
    return [said for said in party.table.state.talk.lines if isinstance(said.phrase, Replies)]


@in_a_loop
async def test_a_bot_answers_what_it_is_asked_a_few_times_a_round_and_only_the_person_who_asked() -> None:
    party = await with_a_person("dollars-1e", BOTS)
    await party.play(0, Choose((DRIVER,)))
    await party.clock.advance(500)  # nobody has left yet
    for _ in range(manners.MOST_ANSWERS + 2):
        await party.do(0, Signal(party.id(), Requests(2, "leave", 2)))
        await party.clock.advance(1000)
    assert [said.seat for said in replies(party)] == [2] * manners.MOST_ANSWERS
    answer = replies(party)[0].phrase
    assert isinstance(answer, Replies)
    assert (answer.to, answer.tone) == (0, "honest")


@in_a_loop
async def test_one_bot_answers_what_is_said_to_everybody_and_none_answers_a_bot() -> None:
    party = await with_a_person()
    await party.do(0, Say(party.id(), "Good evening!"))
    await party.clock.advance(20_000)
    assert len(replies(party)) == 1
    for _ in range(8):
        await party.do(0, Say(party.id(), "Hello!"))
        await party.clock.advance(2000)
    assert sorted(said.seat for said in replies(party)) == [1, 2, 3]


@in_a_loop
async def test_a_bot_is_called_by_its_name() -> None:
    party = await with_a_person()
    name = party.table.state.seats[3].name
    await party.do(0, Say(party.id(), f"What do you think, {name}?"))
    await party.clock.advance(2000)
    assert [said.seat for said in replies(party)] == [3]


@in_a_loop
async def test_a_restart_neither_repeats_nor_hurries_an_answer() -> None:
    party = await with_a_person()
    await party.do(0, Signal(party.id(), Reacts("thanks", 1)))
    await party.restart()
    await party.clock.advance(500)
    assert replies(party) == []
    await party.clock.advance(1500)
    await party.restart()
    await party.clock.advance(2000)
    assert [said.seat for said in replies(party)] == [1]


@in_a_loop
async def test_what_was_said_long_ago_is_not_answered_after_a_restart() -> None:
    party = await with_a_person()
    await party.do(0, Say(party.id(), "Hello?"))
    await party.table.sleep()
    await party.clock.advance(listening.FORGOTTEN_AFTER_MS + 1)
    await party.restart()
    await party.clock.advance(2000)
    assert replies(party) == []
    assert party.clock.next_call is None


@in_a_loop
async def test_M1_N3_a_bot_that_has_left_is_silent() -> None:
    party = await Party.open("dollars-1e", 4, ("honest",), pace=60_000)
    for seat in range(4):
        await party.play(seat, Choose((CROOK,)))
    state = party.table.state
    assert state.match is not None
    state.match.play(4, Choose((DRIVER,)))
    await party.do(0, Signal(party.id(), Requests(4, "hurry")))
    assert manners.next_reply(state, party.clock.now()) is not None
    state.match.play(4, Withdraw(4))
    assert manners.next_reply(state, party.clock.now()) is None


@in_a_loop
async def test_in_one_room_a_bot_answers_what_a_person_writes() -> None:
    aloud = await with_a_person("dollars-1e", talk="same-room")
    state = aloud.table.state
    assert manners.next_reply(state, aloud.clock.now()) is None
    await aloud.do(0, Say(aloud.id(), f"{state.seats[1].name}, will you leave for 3?"))
    assert manners.next_reply(state, aloud.clock.now()) is not None


@in_a_loop
async def test_a_bot_that_leads_calls_no_vote_while_a_person_is_deciding() -> None:
    party = await Party.open("dollars-2e", 1, ("sensible",) * 4, pace=1000)
    match, led = party.table.state.match, 0
    assert match is not None
    for _ in range(60):  # more than enough for a match
        forms = match.forms(0)
        negotiating = any(form.verb in (Ready, Accept) for form in forms)
        for _ in range(20 if negotiating else 0):
            await party.clock.advance(1000)
        view = match.view(0)
        assert isinstance(view, View)
        assert not negotiating or isinstance(view.agenda[0], OpenNegotiation)  # no vote was called
        led += negotiating and view.leader != 0
        owed = [one.id for one in view.proposals if 0 in one.awaiting]
        if negotiating:
            await party.play(0, Decline(owed[0]) if owed else Ready())
        elif forms and 0 in match.position.awaited:
            await party.play(0, forms[0].sample(Random(len(match.log))))
        await party.clock.advance(5000)
        if match.over:
            break
    assert match.over
    assert led > 0


async def bargaining(game: str = "dollars-1e", bots: Sequence[str] = BOTS) -> Party:
    """Ann, a Driver, with bots that have not left yet."""
    party = await with_a_person(game, bots)
    await party.play(0, Choose((DRIVER,)))
    await party.clock.advance(500)
    return party


def offers_of(party: Party, seat: int) -> list[Terms]:
    """What this seat proposes now."""
    return [one.terms for one in view_of(party).proposals if one.proposer == seat]


def view_of(party: Party) -> HeistView:
    """What everybody sees."""
    match = party.table.state.match
    assert match is not None
    view = match.view(SPECTATOR)
    assert isinstance(view, HeistView)
    return view


@pytest.mark.parametrize("agreement", ["ok (pour 2)", "OK", "Deal!"])
@in_a_loop
async def test_who_agrees_to_a_price_that_a_bot_has_named_gets_its_offer(agreement: str) -> None:
    party = await bargaining()
    await party.do(0, Signal(party.id(), Requests(2, "leave", 2)))
    await party.clock.advance(1000)
    assert [said.phrase for said in replies(party)] == [Replies(0, "gladly", 2, "honest", deal=terms([(0, 2, 2)], [2]))]
    party.table.state.timing.held_until = party.clock.now() + 60_000  # no bot does anything by itself
    await party.do(0, Say(party.id(), agreement))
    await party.clock.advance(2000)
    assert offers_of(party, 2) == [terms([(0, 2, 2)], [2])]
    last = party.table.state.talk.lines[-1]
    assert (last.seat, last.phrase) == (2, Explains(0, "agreed", amount=2, tone="honest"))
    await party.restart()
    assert offers_of(party, 2) == [terms([(0, 2, 2)], [2])]


@in_a_loop
async def test_a_price_comes_with_the_deal_that_the_bot_accepts_when_it_is_proposed() -> None:
    party = await bargaining()
    await party.do(0, Signal(party.id(), Requests(2, "leave", 2)))
    await party.clock.advance(1000)
    (answer,) = [said.phrase for said in replies(party)]
    assert isinstance(answer, Replies)
    assert answer.deal == terms([(0, 2, 2)], [2])
    await party.play(0, Propose(answer.deal))
    await party.clock.advance(10_000)
    assert 2 not in view_of(party).crew, "it keeps to it"


@pytest.mark.parametrize("deal", [terms([(0, 3, 2)], [3]), terms([(0, 2, 2)], [3]), terms([], [0])])
@in_a_loop
async def test_a_line_carries_no_deal_but_one_of_both_it_speaks_of(deal: Terms) -> None:
    party = await bargaining()
    phrase, seats, match = Replies(0, "more", 2, deal=deal), len(party.table.state.seats), party.table.state.match
    with pytest.raises(Refused, match="names a seat"):
        talk.check_phrase(phrase, 2, match, seats)
    talk.check_phrase(structs.replace(phrase, deal=terms([(0, 2, 2)], [2])), 2, match, seats)


@pytest.mark.parametrize("agreement", ["OK {bot}, 2 it is", "ok for 2", "Va pour 2 !", "2, c’est bon"])
@in_a_loop
async def test_a_name_or_the_price_tells_whose_price_is_agreed_to(agreement: str) -> None:
    party = await bargaining()
    state = party.table.state
    await party.do(0, Signal(party.id(), Requests(2, "leave", 2)))
    await party.clock.advance(1000)
    state.timing.held_until = party.clock.now() + 60_000
    said: list[AnyPhrase] = [Explains(0, "worth", amount=1), Replies(0, "perhaps"), Replies(0, "more", amount=4)]
    for seat, phrase in zip((3, 4, 4), said, strict=True):
        state.talk.hear(Said(at=party.clock.now(), seat=seat, phrase=phrase), None, state.round)
    await party.do(0, Say(party.id(), agreement.format(bot=state.seats[2].name)))
    state.talk.hear(Said(at=party.clock.now(), seat=3, phrase=Replies(0, "no")), None, state.round)  # to an offer
    await party.clock.advance(2000)
    assert offers_of(party, 2) == [terms([(0, 2, 2)], [2])]


@in_a_loop
async def test_what_a_bot_would_pay_can_be_taken_in_words() -> None:
    party = await bargaining()
    state = party.table.state
    state.talk.hear(Said(at=party.clock.now(), seat=2, phrase=Replies(0, "less", 2)), None, state.round)
    await party.do(0, Say(party.id(), "OK, I leave for 2"))
    due = manners.next_reply(state, party.clock.now())
    assert due is not None
    assert (due.seat, due.heard) == (2, Heard(0, "agrees", amount=2))


@in_a_loop
async def test_who_says_ok_to_an_offer_is_told_to_accept_it() -> None:
    party = await bargaining()
    state = party.table.state
    assert state.match is not None
    state.match.play(2, Propose(terms([(0, 2, 2)], [2])))
    state.timing.held_until = party.clock.now() + 60_000
    state.talk.hear(Said(at=party.clock.now(), seat=2, phrase=Explains(0, "worth", amount=2)), None, state.round)
    await party.do(0, Say(party.id(), "ok"))
    await party.clock.advance(2000)
    assert [said.phrase for said in replies(party)] == [Replies(0, "sign", tone="honest")]


@in_a_loop
async def test_a_bot_that_has_named_a_price_for_leaving_does_not_leave_for_nothing_meanwhile() -> None:
    party = await bargaining()
    await party.do(0, Signal(party.id(), Requests(2, "leave", 2)))
    await party.clock.advance(6000)
    assert offers_of(party, 2) == [terms([(0, 2, 2)], [2])]
    assert 2 in view_of(party).crew


@in_a_loop
async def test_a_bot_repeats_its_price_as_such_and_says_so_when_it_is_another() -> None:
    party = await bargaining()
    state = party.table.state
    before = [Said(at=party.clock.now(), seat=2, phrase=Replies(0, "more", amount, "honest")) for amount in (3, 4)]
    for said in before:
        state.talk.hear(said, None, state.round, 5)

    def says(amount: int) -> str:
        (said,) = manners.say(state, 2, Remark("more", 0, amount=amount), party.clock.now())
        assert isinstance(said.phrase, Replies)
        return said.phrase.what

    assert listening.promises(state, 2) == (Price(0, 3, True, crew=5), Price(0, 4, True, crew=5))
    assert (says(4), says(3)) == ("still", "revised")
    assert state.match is not None
    state.match.play(1, Withdraw(1))
    assert says(3) == "moved"


@in_a_loop
async def test_that_two_say_the_same_role_is_said_once_a_round() -> None:
    party = await bargaining()
    state = party.table.state
    remark = Remark("double", 0, "driver", 2, instead="fewer")
    first, again = manners.say(state, 1, remark, party.clock.now()), None
    state.talk.hear(first[0], None, state.round)
    again = manners.say(state, 2, remark, party.clock.now())
    assert [said.phrase.why for said in (*first, *again) if isinstance(said.phrase, Explains)] == ["double", "fewer"]


def say_in_turn(party: Party, *remarks: tuple[int, Remark]) -> list[Any]:
    """What these bots say, one after the other."""
    state, phrases = party.table.state, list[Any]()
    for seat, remark in remarks:
        for said in manners.say(state, seat, remark, party.clock.now()):
            state.talk.hear(said, None, state.round)
            phrases.append(said.phrase)
    return phrases


@in_a_loop
async def test_one_bot_says_for_all_that_several_claim_a_role() -> None:
    party = await bargaining()
    crowd = [(seat, Remark("crowd", 0, "brute", min(seat + 1, 3))) for seat in (1, 2, 3)]
    said = say_in_turn(party, *crowd)
    assert [(one.why, one.amount) for one in said] == [("crowd", 2), ("crowd", 3)], "a third makes it another number"
    assert len(say_in_turn(party, (2, Remark("crowd", 0, "driver", 2)))) == 1


@in_a_loop
async def test_no_two_bots_say_the_same_sentence_in_a_round() -> None:
    party = await bargaining(bots=("honest", "honest", "honest", "bully"))
    said = say_in_turn(party, *[(seat, Remark("no", 0)) for seat in (1, 2, 3, 4)])
    assert [phrase.what for phrase in said] == ["no", "ditto", "ditto", "no"]
    assert said[3].tone == "bully"
    deals = [terms([(0, seat, amount)], [seat]) for seat, amount in ((1, 3), (2, 3), (3, 4))]
    more = [Remark("more", 0, amount=deal.payments[0].amount, wanted=deal) for deal in deals]
    said = say_in_turn(party, *enumerate(more, 1))
    assert [(phrase.what, phrase.amount) for phrase in said] == [("more", 3), ("ditto", 3), ("more", 4)]
    assert [phrase.deal for phrase in said] == deals, "in whatever words: each names its own deal"
    worth = say_in_turn(party, *[(seat, Remark("worth", 0, amount=2)) for seat in (1, 2, 4)])
    assert [phrase.tone for phrase in worth] == ["honest", "bully"]


@in_a_loop
async def test_nor_nearly_the_same_in_another_tone_or_for_another_price() -> None:
    party = await bargaining(bots=("honest", "shrewd", "honest", "bully"))
    worth = say_in_turn(party, *[(seat, Remark("worth", 0, amount=seat)) for seat in (1, 2, 3, 4)])
    assert [phrase.tone for phrase in worth] == ["honest", "bully"]
    fewer = say_in_turn(party, *[(seat, Remark("fewer", 0, amount=2)) for seat in (2, 1)])
    assert [phrase.tone for phrase in fewer] == ["shrewd"], "another reason is another sentence"


@in_a_loop
async def test_M2_N3_a_bot_that_has_left_says_that_it_is_out() -> None:
    party = await Party.open("dollars-2e", 4, ("honest",), pace=1000)
    for seat in range(4):
        await party.play(seat, Choose((DRIVER,)))
    match = party.table.state.match
    assert match is not None
    while not isinstance(match.table.agenda[0], OpenNegotiation):
        for seat in range(4):
            if match.forms(seat) and not isinstance(match.table.agenda[0], OpenNegotiation):
                await party.play(seat, match.forms(seat)[0].sample(Random(seat)))
        await party.clock.advance(1000)
    match.play(4, Withdraw(4))
    name = party.table.state.seats[4].name
    for line in (f"{name}, will you leave for 2?", f"{name}, what time is it?"):
        await party.do(0, Say(party.id(), line))
        await party.clock.advance(2000)
    assert texts(party) == ["out", "dodge"]


@in_a_loop
async def test_what_is_not_understood_gets_no_answer() -> None:
    party = await bargaining()
    names = [one.name for one in party.table.state.seats]
    for line in ("ok", "liar!", "Who leaves?", f"Will {names[2]} leave?"):
        await party.do(0, Say(party.id(), line))
        assert manners.next_reply(party.table.state, party.clock.now()) is None
    await party.do(0, Say(party.id(), f"{names[3]}, you lied!"))
    due = manners.next_reply(party.table.state, party.clock.now())
    assert due is not None
    assert (due.seat, due.heard) == (3, Heard(0, "accuses"))


@in_a_loop
async def test_a_warning_that_a_player_may_win_is_answered_by_one_of_the_others() -> None:
    party = await bargaining()
    party.table.state.timing.held_until = party.clock.now() + 60_000
    name = party.table.state.seats[2].name
    for line in (f"Do not let {name} win!", f"{name} va gagner !"):
        await party.do(0, Say(party.id(), line))
        await party.clock.advance(2000)
    answers = replies(party)
    assert [said.phrase.what for said in answers if isinstance(said.phrase, Replies)] == ["calm", "calm"]
    assert len({said.seat for said in answers} | {0, 2}) == 4


@pytest.mark.parametrize("text", ["Would you leave for 2?", "Je pars pour 3"])
@in_a_loop
async def test_a_price_in_a_line_is_answered_as_a_price(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manners, "ANSWERS_ALL", 0.0)
    party = await with_a_person("dollars-1e", BOTS)
    await party.play(0, Choose((DRIVER,)))
    await party.clock.advance(500)
    await party.do(0, Say(party.id(), "Good evening!"))
    await party.clock.advance(1000)
    assert not replies(party)
    await party.do(0, Say(party.id(), text))
    await party.clock.advance(1000)
    (answer,) = [said.phrase for said in replies(party)]
    assert isinstance(answer, Replies)
    assert answer.what in ("gladly", "more", "less", "no")


@in_a_loop
async def test_bots_of_the_club_comment_now_and_then_but_never_chatter() -> None:
    party = await Party.open("million-club", 0, (*BOTS, "grudge"))
    while not party.table.state.over:
        await party.clock.advance(1000)
    rounds, now = dict[int, list[Said]](), 0
    for entry in await log(party):
        if isinstance(entry, Said):
            rounds.setdefault(now, []).append(entry)
        elif isinstance(entry, Played):
            began = [b"RoundBegan" in bytes(line) for line in entry.lines]
            now += sum(began)
    spoken = [one for said in rounds.values() for one in said]
    assert len(spoken) >= 5
    assert all(isinstance(one.phrase, Comments) and one.phrase.tone == (*BOTS, "grudge")[one.seat] for one in spoken)
    assert max(len(said) for said in rounds.values()) <= MOST_COMMENTS
    assert all(len({one.seat for one in said}) == len(said) for said in rounds.values())


@in_a_loop
async def test_what_befalls_a_bot_it_says_at_once() -> None:
    party = await Party.open("million-club", 0, (*BOTS, "grudge"))
    while not party.table.state.over:
        await party.clock.advance(1000)
    fates, sentences = list[str](), list[Comments]()
    for before, entry in pairwise(await log(party)):
        if isinstance(entry, Said) and isinstance(entry.phrase, Comments):
            sentences.append(structs.replace(entry.phrase, to=None))
            if entry.phrase.what in ("taken", "robbed", "exchange", "slump"):
                fates.append(entry.phrase.what)
                assert isinstance(before, Played)
                assert before.at == entry.at
    assert len({*fates}) > 1
    assert len(sentences) == len({*sentences})


@in_a_loop
async def test_a_comment_neither_buries_what_a_person_said_nor_counts_as_an_answer() -> None:
    party = await with_a_person()
    await party.do(0, Say(party.id(), "Good evening!"))
    state = party.table.state
    state.talk.hear(Said(at=party.clock.now(), seat=1, phrase=Comments("set")), None, state.round)
    assert not any(state.talk.replied(seat, state.round) for seat in (1, 2, 3))
    due = manners.next_reply(state, party.clock.now())
    assert due is not None
    assert due.said.text == "Good evening!"


def peace(party: Party) -> list[tuple[str, Any]]:
    """Each answer of a bot: what it says, and the sentence."""
    said = [one.phrase for one in party.table.state.talk.lines]
    return [(one.what, one.tone) for one in said if isinstance(one, Replies)]


@in_a_loop
async def test_a_truce_is_answered_and_no_answer_is_given_twice() -> None:
    party = await with_a_person(bots=("honest",))
    for _ in range(4):
        await party.do(0, Say(party.id(), "Shall we leave each other alone next round?"))
        await party.clock.advance(20_000)
    assert [what for what, _ in peace(party)] == ["truce", "pact"]
    assert {*listening.promises(party.table.state, 1)} == {Truce(0)}


@in_a_loop
async def test_what_no_bot_understands_is_admitted_once_in_a_match() -> None:
    party = await with_a_person(bots=("honest", "shrewd"))
    names = [one.name for one in party.table.state.seats]
    for number in range(4):
        await party.do(0, Say(party.id(), f"{names[1 + number % 2]}, the moon is made of cheese"))
        await party.clock.advance(20_000)
    assert [what for what, _ in peace(party)] == ["puzzled"]


def texts(party: Party) -> list[str]:
    """What bots have answered, in a word each."""
    return [one.phrase.what for one in replies(party) if isinstance(one.phrase, Replies)]


@in_a_loop
async def test_what_may_be_about_money_is_asked_about_with_a_hint_once_in_a_match() -> None:
    party = await bargaining()
    state = party.table.state
    state.timing.held_until = party.clock.now() + 60_000
    for seat in (1, 1, 2):
        await party.do(0, Say(party.id(), f"{state.seats[seat].name}, the price of cheese is 3 a pound"))
        await party.clock.advance(1500)
    assert [(said.seat, said.phrase) for said in replies(party)] == [
        (1, Replies(0, "pardon", tone="shrewd")),
        (1, Replies(0, "puzzled", tone="shrewd")),
        (2, Replies(0, "dodge", tone="honest")),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "{0} and {1}, you both say Driver. I say: neither should give way!",
        *("{0} ha ha", "you are all crazy, {0}", "{0}, who lied last round?", "{0}, tu joues comme ma grand-mère"),
    ],
)
@in_a_loop
async def test_banter_gets_a_dodge_in_character_in_other_words_each_time_and_then_nothing(line: str) -> None:
    party = await bargaining()
    state = party.table.state
    state.timing.held_until = party.clock.now() + 60_000
    for _ in range(4):
        await party.do(0, Say(party.id(), line.format(state.seats[1].name, state.seats[2].name)))
        await party.clock.advance(1500)
    said = [(one.seat, one.phrase) for one in replies(party)]
    assert said == [(1, Replies(0, "dodge", tone="shrewd", wording=number)) for number in range(3)]


@in_a_loop
async def test_what_nobody_understands_one_bot_asks_about_once_in_a_while() -> None:
    party = await bargaining()
    party.table.state.timing.held_until = party.clock.now() + 60_000
    for line in (
        "lol",
        "hmm, well",
        "What shall we do now?",
        "And what about the weather now?",
        "So what now, friends?",
    ):
        await party.do(0, Say(party.id(), line))
        await party.clock.advance(1500)
    assert texts(party) == ["dodge"]


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("{0} t’es là ? {1}, je te donne 1 si tu pars", {"more", "gladly", "no", "hope"}),
        ("{1}, 3 and I am gone", {"less", "gladly", "no", "dear"}),
        ("{1}, what do you pay?", {"pays", "no"}),
        ("T’es un menteur {1}, comme d’hab mdr", {"accused"}),
        ("{1}, pars ou on est tous éliminés", {"more", "no", "hope"}),
    ],
)
@in_a_loop
async def test_who_is_spoken_to_answers_what_was_meant(line: str, what: set[str]) -> None:
    party = await bargaining()
    state = party.table.state
    state.timing.held_until = party.clock.now() + 60_000
    await party.do(0, Say(party.id(), line.format(state.seats[1].name, state.seats[2].name)))
    await party.clock.advance(1500)
    assert [said.seat for said in replies(party)] == [2]
    assert {*texts(party)} <= what


def in_round(party: Party, round: int) -> None:
    """Let it be this round."""
    assert party.table.state.match is not None
    heist_table(party.table.state.match.table).round = round


@in_a_loop
async def test_a_bot_remembers_for_the_match_what_it_has_said() -> None:
    party = await bargaining()
    state, reasons = party.table.state, list[Any]()
    for round in range(1, 6):
        in_round(party, round)
        remark, now = Remark("fewer", 1, amount=round), party.clock.now()
        for said in manners.say(state, 2, remark, now):
            state.talk.hear(said, None, round)
            reasons.append(said.phrase)
    assert sorted(phrase.wording for phrase in reasons) == [0, 1, 2], "then it has nothing new to say"


@in_a_loop
async def test_no_sentence_is_said_twice_in_a_row_to_the_same_player() -> None:
    party = await bargaining()
    state, said = party.table.state, list[tuple[str, int]]()
    for what in ("no", "no", "no", "no", "no", "broke", "broke", "no", "broke"):
        for one in manners.say(state, 1, Remark(what, 0), party.clock.now()):
            state.talk.hear(one, None, state.round)
            assert isinstance(one.phrase, Replies)
            said.append((one.phrase.what, one.phrase.wording))
    assert said[:3] == [("no", 0), ("no", 1), ("no", 2)]
    assert all(before != after for before, after in pairwise(said))
    assert said.count(("broke", 0)) == 2


@in_a_loop
async def test_that_several_claim_a_role_is_not_said_in_two_rounds_running() -> None:
    party = await bargaining()
    state, heard = party.table.state, list[int]()
    for round in (1, 2, 3):
        in_round(party, round)
        for said in manners.say(state, round, Remark("crowd", 0, "brute", 2), party.clock.now()):
            state.talk.hear(said, None, round)
            heard.append(round)
    assert heard == [1, 3]


@in_a_loop
async def test_two_bots_of_a_kind_say_the_same_in_other_words_in_later_rounds() -> None:
    party = await bargaining(bots=("honest", "honest", "honest", "bully"))
    wordings = []
    for round, seat in ((1, 1), (2, 2), (3, 3)):
        in_round(party, round)
        (said,) = say_in_turn(party, (seat, Remark("dodge", 0)))
        wordings.append(said.wording)
    assert sorted(wordings) == [0, 1, 2]
