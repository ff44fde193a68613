"""M1-N8, M1-N9: who is ready, and the Leader's call."""

import pytest
from msgspec.structs import replace

from millions.games.dollars1.components import TurnUp
from millions.games.dollars1.heist import Denounce
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars1.negotiation import CallTime, TimeCalled
from millions.games.heists.bargain import Accept, Decline, Lapsed, Propose, TakeBack
from millions.games.heists.components import BRUTE, CROOK
from millions.games.heists.negotiation import Claim, Ready, SaidReady, Withdraw
from tests.dollars1.pictures import (
    EVERYBODY,
    FIVE,
    NAMES,
    everyone,
    negotiation,
    next_negotiation,
    sit,
    started,
)

ANN, BOB, CID, DOT, EVE = range(5)
VERBS_OF_TALK = (Claim, Propose, Accept, Decline, TakeBack, Ready, Withdraw)

# N8


@pytest.mark.parametrize("players", range(3, 9))
def test_M1_N8_the_heist_starts_when_every_player_is_ready(players: int) -> None:
    hand = "Driver+Brute" if players == 3 else "Driver"
    scene = negotiation(everyone(players, hand))
    for name in NAMES[:players]:
        assert not started(scene)
        scene.play(name, Ready())
    assert started(scene)


def test_M1_N8_all_see_who_is_ready() -> None:
    scene = negotiation(FIVE).play("Bob", Ready())
    for who in EVERYBODY:
        assert SaidReady(BOB) in scene.seen_by(who)
        assert scene.view(who).ready == (BOB,)


def test_M1_N8_those_who_have_left_need_not_be_ready() -> None:
    scene = negotiation("Ann Driver | Bob Crook(left) | Cid Brute | Dot Brute(left) | Eve Driver")
    scene.play("Ann", Ready()).play("Cid", Ready())
    assert not started(scene)
    assert started(scene.play("Eve", Ready()))


def test_M1_N8_the_heist_waits_for_one_who_is_ready_but_owes_an_answer() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    for name in NAMES[:5]:
        scene.play(name, Ready())
    assert not started(scene)
    assert scene.awaited == ("Bob",)
    scene.play("Bob", Decline(number))
    assert started(scene)


def test_M1_N8_the_heist_starts_when_the_owed_proposal_is_taken_back() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    for name in NAMES[:5]:
        scene.play(name, Ready())
    assert started(scene.play("Ann", TakeBack(number)))


def test_M1_N8_the_heist_waits_until_every_answer_is_given() -> None:
    scene = negotiation(FIVE)
    one = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    other = scene.propose("Cid", "Cid pays Bob 1, Bob leaves")
    for name in NAMES[:5]:
        scene.play(name, Ready())
    scene.play("Bob", Decline(one))
    assert not started(scene)
    assert started(scene.play("Bob", Decline(other)))


def test_M1_N8_a_ready_player_may_still_act() -> None:
    scene = negotiation(FIVE).give_cards(Ann=1).others_talk().play("Ann", Ready())
    number = scene.propose("Bob", "Ann pays Cid 1, Bob pays Cid 1, Cid leaves")
    scene.play("Ann", Ready())
    for action in (Claim(ANN, CROOK), Withdraw(ANN), Accept(number), Decline(number), CallTime(), Intimidate(BOB)):
        assert scene.offers("Ann", action)
    assert scene.may_propose("Ann", "Ann pays Bob 1, Bob leaves")


def test_M1_N8_making_a_proposal_makes_its_proposer_not_ready() -> None:
    scene = negotiation(FIVE).play("Ann", Ready()).play("Cid", Ready())
    scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    assert scene.ready == ("Cid",)


def test_M1_N8_a_new_proposal_makes_those_it_asks_not_ready_and_nobody_else() -> None:
    scene = negotiation(FIVE)
    for name in ("Bob", "Cid", "Dot", "Eve"):
        scene.play(name, Ready())
    scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Bob leaves")
    assert scene.ready == ("Dot", "Eve")


def test_M1_N8_a_withdrawal_makes_everybody_not_ready() -> None:
    scene = negotiation(FIVE)
    for name in ("Ann", "Bob", "Cid", "Dot"):
        scene.play(name, Ready())
    scene.play("Eve", Withdraw(EVE))
    assert scene.ready == ()
    assert not started(scene)


def test_M1_N8_a_struck_deal_makes_everybody_not_ready() -> None:
    scene = negotiation(FIVE).play("Cid", Ready()).play("Dot", Ready())
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    scene.play("Ann", Ready()).play("Bob", Ready(), Accept(number))
    assert scene.ready == ()


def test_M1_N8_the_last_one_owing_strikes_a_deal_and_all_think_again() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    for name in NAMES[:5]:
        scene.play(name, Ready())
    scene.play("Bob", Accept(number))
    assert not started(scene)
    assert scene.awaited == ("Ann", "Cid", "Dot", "Eve")


def test_M1_N8_claims_answers_looks_and_time_do_not_make_anybody_not_ready() -> None:
    scene = negotiation(FIVE).give_cards(Ann=1)
    number = scene.propose("Bob", "Bob pays Ann 1, Cid pays Ann 1, Ann leaves")
    for name in ("Ann", "Bob", "Cid"):
        scene.play(name, Ready())
    acts = (("Ann", Claim(ANN, CROOK)), ("Ann", Accept(number)), ("Cid", Decline(number)), ("Ann", Intimidate(DOT)))
    for who, action in acts:
        scene.play(who, action)
        assert scene.ready == ("Ann", "Bob", "Cid")
    assert scene.play("Ann", CallTime()).ready == ("Ann", "Bob", "Cid")


def test_M1_N8_taking_a_proposal_back_makes_nobody_not_ready() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    scene.play("Ann", Ready()).play("Bob", Ready(), Claim(BOB, BRUTE)).play("Ann", TakeBack(number))
    assert scene.ready == ("Ann", "Bob")


def test_M1_N8_a_declined_proposal_does_not_make_anybody_ready() -> None:
    scene = negotiation(FIVE).play("Ann", Ready())
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    assert scene.play("Bob", Decline(number)).ready == ()


def test_M1_N8_nobody_becomes_ready_again_by_itself() -> None:
    scene = negotiation(FIVE)
    for name in ("Ann", "Bob", "Cid", "Dot"):
        scene.play(name, Ready())
    scene.play("Dot", Withdraw(DOT)).play("Eve", Ready())
    assert not started(scene)
    assert scene.awaited == ("Ann", "Bob", "Cid")


def test_M1_N8_next_round_nobody_is_ready() -> None:
    scene = negotiation(FIVE).others_talk().play("Ann", CallTime(), Ready())
    assert scene.ready == ("Ann",)
    assert next_negotiation(scene, FIVE).ready == ()


def test_M1_N8_proposals_still_open_when_the_heist_starts_lapse() -> None:
    """By the other rules an open proposal always has somebody owing an answer, so this one is made by hand."""
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    (proposal,) = scene.table.proposals
    scene.table.proposals = (replace(proposal, awaiting=()),)
    scene.all_ready()
    assert started(scene)
    assert not scene.view("Ann").proposals
    assert scene.told(Lapsed) == [Lapsed(number, (ANN, BOB))]


# N9


def test_M1_N9_only_the_leader_may_call_time() -> None:
    scene = negotiation(FIVE, leader="Cid").others_talk()
    assert [name for name in NAMES[:5] if scene.offers(name, CallTime())] == ["Cid"]


def test_M1_N9_all_are_told_that_time_is_called() -> None:
    scene = negotiation(FIVE, leader="Cid").others_talk().play("Cid", CallTime())
    for who in EVERYBODY:
        assert TimeCalled(CID) in scene.seen_by(who)
        assert scene.view(who).time_called


def test_M1_N9_time_is_called_once_a_round() -> None:
    scene = negotiation(FIVE).others_talk().play("Ann", CallTime())
    assert not any(scene.offers(name, CallTime()) for name in NAMES[:5])
    next_negotiation(scene, FIVE).others_talk()
    assert [name for name in NAMES[:5] if scene.offers(name, CallTime())] == ["Bob"]


def test_M1_N9_a_leader_who_has_withdrawn_may_not_call_time() -> None:
    scene = negotiation(FIVE).others_talk()
    assert scene.offers("Ann", CallTime())
    scene.play("Ann", Withdraw(ANN))
    assert "Ann" not in scene.open
    assert not any(scene.offers_any("Ann", verb) for verb in (CallTime, *VERBS_OF_TALK))


@pytest.mark.parametrize("players", range(3, 9))
def test_M1_N9_time_is_not_called_before_the_others_have_acted_as_often_as_they_are(players: int) -> None:
    scene = negotiation(everyone(players, "Driver+Brute" if players == 3 else "Driver"))
    last = scene.table.per_seat * (players - 1)
    for acts in range(players - 1):
        assert not scene.offers("Ann", CallTime())
        for who in EVERYBODY[:3]:
            assert scene.view(who).acts_before_time == players - 1 - acts
        scene.play(NAMES[players - 1], Claim(last, BRUTE))
    assert scene.offers("Ann", CallTime())
    assert scene.view("Nobody").acts_before_time == 0


def test_M1_N9_claims_proposals_answers_withdrawals_and_readiness_count_one_each() -> None:
    scene = negotiation(everyone(8, "Driver"))
    assert scene.table.acts_before_time == 7
    number = scene.play("Bob", Claim(BOB, BRUTE)).propose("Bob", "Bob pays Cid 1, Cid leaves")
    scene.play("Cid", Decline(number)).play("Dot", Withdraw(DOT)).play("Eve", Ready())
    assert scene.table.acts_before_time == 2
    scene.strike("Bob", "Bob pays Cid 1, Cid leaves")  # two acts: that Cid leaves by it is none of its own
    assert scene.table.acts_before_time == 0
    assert scene.offers("Ann", CallTime())


def test_M1_N9_what_the_leader_does_and_looks_and_taking_back_do_not_count() -> None:
    scene = negotiation(FIVE).give_cards(Bob=1).play("Ann", Claim(ANN, BRUTE), Ready())
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    assert scene.table.acts_before_time == 4
    scene.play("Ann", TakeBack(number)).play("Bob", Intimidate(CID))
    assert scene.table.acts_before_time == 4
    number = scene.propose("Bob", "Bob pays Cid 1, Cid leaves")
    scene.play("Bob", TakeBack(number))
    assert scene.table.acts_before_time == 3


def test_M1_N9_acts_are_counted_anew_every_round() -> None:
    scene = next_negotiation(negotiation(FIVE).others_talk(), FIVE)
    assert scene.table.leader == BOB
    assert not scene.offers("Bob", CallTime())
    assert scene.others_talk().offers("Bob", CallTime())


def test_M1_N9_a_ready_leader_may_call_time() -> None:
    assert negotiation(FIVE).others_talk().play("Ann", Ready()).offers("Ann", CallTime())


def test_M1_N9_nobody_may_propose_after_time_is_called() -> None:
    scene = negotiation(FIVE)
    assert all(scene.offers_any(name, Propose) for name in NAMES[:5])
    scene.others_talk().play("Ann", CallTime())
    assert not any(scene.offers_any(name, Propose) for name in NAMES[:5])


def test_M1_N9_claims_and_taking_back_stay_possible() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Bob", "Bob pays Cid 1, Cid leaves")
    scene.others_talk().play("Ann", CallTime()).play("Dot", Claim(DOT, CROOK)).play("Bob", TakeBack(number))
    assert scene.table.proposals == ()


def test_M1_N9_players_answer_withdraw_or_say_ready() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Bob", "Bob pays Cid 1, Cid leaves")
    scene.others_talk().play("Ann", CallTime())
    for action in (Accept(number), Decline(number), Withdraw(CID), Ready()):
        assert scene.offers("Cid", action)


def test_M1_N9_readiness_is_not_lost_by_a_withdrawal_after_time() -> None:
    scene = negotiation(FIVE).others_talk().play("Ann", CallTime())
    for name in ("Ann", "Bob", "Cid"):
        scene.play(name, Ready())
    scene.play("Dot", Withdraw(DOT))
    assert scene.ready == ("Ann", "Bob", "Cid")
    assert scene.awaited == ("Eve",)


def test_M1_N9_the_last_one_not_ready_withdraws_after_time_and_the_heist_starts() -> None:
    scene = negotiation(FIVE).others_talk().play("Ann", CallTime())
    for name in ("Ann", "Bob", "Cid", "Dot"):
        scene.play(name, Ready())
    assert started(scene.play("Eve", Withdraw(EVE)))


def test_M1_N9_readiness_is_not_lost_by_a_struck_deal_after_time() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Bob", "Bob pays Cid 1, Cid leaves")
    scene.others_talk().play("Ann", CallTime(), Ready()).play("Bob", Ready())
    scene.play("Cid", Accept(number))
    assert scene.ready == ("Ann", "Bob")
    assert scene.awaited == ("Dot", "Eve")


def test_M1_N9_readiness_said_before_time_stands_too() -> None:
    scene = negotiation(FIVE).others_talk().play("Bob", Ready()).play("Ann", CallTime()).play("Cid", Withdraw(CID))
    assert scene.ready == ("Bob",)


def test_M1_N9_time_does_not_give_readiness_back() -> None:
    scene = negotiation(FIVE).others_talk().play("Bob", Ready()).play("Cid", Withdraw(CID)).play("Ann", CallTime())
    assert scene.ready == ()


def test_M1_N9_next_round_proposals_are_possible_again() -> None:
    scene = next_negotiation(negotiation(FIVE).others_talk().play("Ann", CallTime()), FIVE)
    assert not scene.table.time_called
    assert scene.may_propose("Ann", "Ann pays Bob 1, Bob leaves")


def test_M1_N9_time_is_called_in_the_negotiation_only() -> None:
    scene = sit(5)
    assert not scene.offers("Ann", CallTime())
    scene.play("Nature", TurnUp(scene.table.pile[0]))
    assert not scene.offers("Ann", CallTime())
    heist = negotiation(FIVE).all_ready()
    assert isinstance(heist.ask, Denounce)
    assert not heist.offers("Ann", CallTime())
