"""M1-N: talk, departures, readiness, time, Intimidation. Deals have a chapter of their own."""

import pytest
from msgspec.structs import replace

from millions.games.deals.bargain import Accept, Decline, Lapsed, Propose, TakeBack
from millions.games.dollars1.components import BRUTE, CROOK, DRIVER, SNITCH, Eliminated, Revealed, Role, Withdrew
from millions.games.dollars1.heist import Denounce, NameRole
from millions.games.dollars1.negotiation import (
    CallTime,
    Claim,
    Claimed,
    HeistBegan,
    Intimidate,
    Looked,
    Negotiate,
    Ready,
    SaidReady,
    Saw,
    TimeCalled,
    Withdraw,
)
from millions.games.dollars1.planning import TurnLootCard, TurnUp
from millions.games.dollars1.sharing import LootShared
from tests.dollars1.pictures import (
    NAMES,
    Scene,
    card,
    everyone,
    gains,
    leave,
    negotiation,
    picture,
    plan,
    role,
    seat,
    sit,
)

FIVE = "Ann Driver | Bob Crook | Cid Brute | Dot Brute | Eve Snitch"
ANN, BOB, CID, DOT, EVE = range(5)
EVERYBODY = (*NAMES[:5], "Nobody")
VERBS_OF_TALK = (Claim, Propose, Accept, Decline, TakeBack, Ready, Withdraw)


def started(scene: Scene) -> bool:
    """Has the heist started?"""
    return bool(scene.told(HeistBegan))


def next_negotiation(scene: Scene, picture: str) -> Scene:
    """Everybody leaves, and the next round is planned."""
    scene.all_leave()
    return leave(plan(scene, picture, scene.table.pile[0]), picture)


# N1


@pytest.mark.parametrize("claimed", [SNITCH, BRUTE, DRIVER, CROOK])
def test_M1_N1_a_player_may_claim_any_role_true_or_not(claimed: Role) -> None:
    scene = negotiation(FIVE).play("Ann", Claim(ANN, claimed))
    for who in EVERYBODY:
        assert Claimed(ANN, claimed) in scene.seen_by(who)
        assert scene.view(who).claims == (Claimed(ANN, claimed),)


def test_M1_N1_a_player_may_claim_one_role_and_then_another() -> None:
    scene = negotiation(FIVE).play("Ann", Claim(ANN, BRUTE), Claim(ANN, CROOK), Claim(ANN, BRUTE))
    assert [claim.role for claim in scene.told(Claimed)] == [BRUTE, CROOK, BRUTE]


def test_M1_N1_a_claim_binds_nobody() -> None:
    """A claim changes neither the card nor the money, and the liar may still leave or stay."""
    scene = negotiation(FIVE)
    money, roles = scene.table.money, scene.table.roles
    scene.play("Ann", Claim(ANN, BRUTE))
    assert (scene.table.money, scene.table.roles) == (money, roles)
    assert scene.offers("Ann", Withdraw(ANN))
    assert scene.offers("Ann", Ready())


def test_M1_N1_one_claims_for_oneself_only() -> None:
    assert not negotiation(FIVE).offers("Ann", Claim(BOB, CROOK))


# N2


@pytest.mark.parametrize("ante", [1, 2])
@pytest.mark.parametrize("players", range(4, 9))
def test_M1_N2_who_withdraws_takes_the_ante_back(players: int, ante: int) -> None:
    scene = negotiation(everyone(players, "Driver"), loot=f"9 ante {ante}").play("Bob", Withdraw(BOB))
    assert (scene.purse("Bob"), scene.ante("Bob")) == (5, 0)
    assert scene.table.left == (BOB,)
    assert BOB not in scene.table.crew
    assert Withdrew(BOB) in scene.seen_by("Nobody")


def test_M1_N2_everybody_may_withdraw_at_the_start() -> None:
    scene = negotiation(FIVE)
    assert all(scene.offers(name, Withdraw(card(name))) for name in NAMES[:5])


def test_M1_N2_one_who_is_ready_may_withdraw() -> None:
    assert negotiation(FIVE).play("Ann", Ready()).offers("Ann", Withdraw(ANN))


def test_M1_N2_one_may_withdraw_after_time_is_called() -> None:
    assert negotiation(FIVE).play("Ann", CallTime()).offers("Bob", Withdraw(BOB))


def test_M1_N2_one_who_owes_an_answer_or_waits_for_one_may_withdraw() -> None:
    scene = negotiation(FIVE)
    scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    assert scene.offers("Ann", Withdraw(ANN))
    assert scene.offers("Bob", Withdraw(BOB))


def test_M1_N2_one_withdraws_only_ones_own_character_and_only_once() -> None:
    scene = negotiation(FIVE)
    assert not scene.offers("Ann", Withdraw(BOB))
    assert not scene.play("Ann", Withdraw(ANN)).offers("Ann", Withdraw(ANN))


def test_M1_N2_nobody_withdraws_before_or_after_the_negotiation() -> None:
    scene = sit(5)
    scene.play("Nature", TurnUp(scene.table.pile[0]))
    assert not scene.offers("Ann", Withdraw(ANN))
    heist = negotiation(FIVE).all_ready()
    assert isinstance(heist.ask, Denounce)
    assert not any(heist.offers(name, Withdraw(card(name))) for name in NAMES[:5])


# N3


@pytest.mark.parametrize("verb", VERBS_OF_TALK)
def test_M1_N3_who_has_withdrawn_cannot_talk_any_more(verb: type[Claim]) -> None:
    scene = negotiation(FIVE).play("Bob", Withdraw(BOB))
    scene.propose("Ann", "Ann pays Cid 1, Cid leaves")
    assert not scene.offers_any("Bob", verb)


def test_M1_N3_who_has_withdrawn_is_not_waited_for() -> None:
    scene = negotiation(FIVE).play("Bob", Withdraw(BOB))
    assert scene.awaited == ("Ann", "Cid", "Dot", "Eve")
    assert "Bob" not in scene.open


@pytest.mark.parametrize(
    "text",
    [
        "Ann pays Bob 1, Cid leaves",
        "Bob pays Ann 1, Ann leaves",
        "Ann pays Bob 1, Bob leaves",
        "Ann pays Cid 1, Bob pays Cid 1, Cid leaves",
        "Ann leaves, Bob leaves",
        "Ann leaves, Cid leaves, Bob leaves",
    ],
)
def test_M1_N3_no_payment_from_or_to_who_has_withdrawn(text: str) -> None:
    scene = negotiation(FIVE)
    assert scene.may_propose("Ann", text)
    assert not scene.play("Bob", Withdraw(BOB)).may_propose("Ann", text)


def test_M1_N3_an_open_proposal_with_who_has_withdrawn_ends() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Bob leaves")
    scene.play("Bob", Withdraw(BOB))
    assert scene.table.proposals == ()
    assert not scene.offers("Cid", Accept(number))


def test_M1_N3_next_round_everybody_may_talk_again() -> None:
    scene = next_negotiation(negotiation(FIVE).play("Bob", Withdraw(BOB)), FIVE)
    assert scene.offers("Bob", Claim(BOB, DRIVER))
    assert scene.may_propose("Bob", "Bob pays Ann 1, Ann leaves")
    assert scene.may_propose("Ann", "Ann pays Bob 1, Bob leaves")


def test_M1_N3_who_has_withdrawn_keeps_the_role_secret() -> None:
    scene = negotiation(FIVE).play("Bob", Withdraw(BOB)).all_ready().play("Eve", NameRole(BRUTE))
    turned_up = [character for event in scene.told(Revealed) for character in event.characters]
    assert sorted(turned_up) == [ANN, CID, DOT, EVE]
    assert all(scene.view(who).known[BOB] is None for who in EVERYBODY if who != "Bob")


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
    scene = negotiation(FIVE).give_cards(Ann=1).play("Ann", Ready())
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
    scene = negotiation(FIVE).play("Ann", CallTime(), Ready())
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
    scene = negotiation(FIVE, leader="Cid")
    assert [name for name in NAMES[:5] if scene.offers(name, CallTime())] == ["Cid"]


def test_M1_N9_all_are_told_that_time_is_called() -> None:
    scene = negotiation(FIVE, leader="Cid").play("Cid", CallTime())
    for who in EVERYBODY:
        assert TimeCalled(CID) in scene.seen_by(who)
        assert scene.view(who).time_called


def test_M1_N9_time_is_called_once_a_round() -> None:
    scene = negotiation(FIVE).play("Ann", CallTime())
    assert not any(scene.offers(name, CallTime()) for name in NAMES[:5])
    next_negotiation(scene, FIVE)
    assert [name for name in NAMES[:5] if scene.offers(name, CallTime())] == ["Bob"]


def test_M1_N9_a_leader_who_has_withdrawn_may_call_time_and_nothing_else() -> None:
    scene = negotiation(FIVE).play("Ann", Withdraw(ANN))
    assert scene.open[0] == "Ann"
    assert "Ann" not in scene.awaited
    assert not any(scene.offers_any("Ann", verb) for verb in VERBS_OF_TALK)
    scene.play("Ann", CallTime())
    assert scene.table.time_called
    assert "Ann" not in scene.open


def test_M1_N9_a_ready_leader_may_call_time() -> None:
    assert negotiation(FIVE).play("Ann", Ready()).offers("Ann", CallTime())


def test_M1_N9_nobody_may_propose_after_time_is_called() -> None:
    scene = negotiation(FIVE)
    assert all(scene.offers_any(name, Propose) for name in NAMES[:5])
    scene.play("Ann", CallTime())
    assert not any(scene.offers_any(name, Propose) for name in NAMES[:5])


def test_M1_N9_claims_and_taking_back_stay_possible() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Bob", "Bob pays Cid 1, Cid leaves")
    scene.play("Ann", CallTime()).play("Dot", Claim(DOT, CROOK)).play("Bob", TakeBack(number))
    assert scene.table.proposals == ()


def test_M1_N9_players_answer_withdraw_or_say_ready() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Bob", "Bob pays Cid 1, Cid leaves")
    scene.play("Ann", CallTime())
    for action in (Accept(number), Decline(number), Withdraw(CID), Ready()):
        assert scene.offers("Cid", action)


def test_M1_N9_readiness_is_not_lost_by_a_withdrawal_after_time() -> None:
    scene = negotiation(FIVE).play("Ann", CallTime())
    for name in ("Ann", "Bob", "Cid"):
        scene.play(name, Ready())
    scene.play("Dot", Withdraw(DOT))
    assert scene.ready == ("Ann", "Bob", "Cid")
    assert scene.awaited == ("Eve",)


def test_M1_N9_the_last_one_not_ready_withdraws_after_time_and_the_heist_starts() -> None:
    scene = negotiation(FIVE).play("Ann", CallTime())
    for name in ("Ann", "Bob", "Cid", "Dot"):
        scene.play(name, Ready())
    assert started(scene.play("Eve", Withdraw(EVE)))


def test_M1_N9_readiness_is_not_lost_by_a_struck_deal_after_time() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Bob", "Bob pays Cid 1, Cid leaves")
    scene.play("Ann", CallTime(), Ready()).play("Bob", Ready())
    scene.play("Cid", Accept(number))
    assert scene.ready == ("Ann", "Bob")
    assert scene.awaited == ("Dot", "Eve")


def test_M1_N9_readiness_said_before_time_stands_too() -> None:
    scene = negotiation(FIVE).play("Bob", Ready()).play("Ann", CallTime()).play("Cid", Withdraw(CID))
    assert scene.ready == ("Bob",)


def test_M1_N9_time_does_not_give_readiness_back() -> None:
    scene = negotiation(FIVE).play("Bob", Ready()).play("Cid", Withdraw(CID)).play("Ann", CallTime())
    assert scene.ready == ()


def test_M1_N9_next_round_proposals_are_possible_again() -> None:
    scene = next_negotiation(negotiation(FIVE).play("Ann", CallTime()), FIVE)
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


# N10


@pytest.mark.parametrize("players", range(4, 9))
@pytest.mark.parametrize("loot", ["8 ante 1 Brute", "12 ante 2"])
def test_M1_N10_if_nobody_is_left_in_the_round_ends(players: int, loot: str) -> None:
    scene = negotiation(everyone(players, "Brute", "Driver"), loot=loot).all_leave()
    assert not scene.told(Revealed)
    assert not scene.told(Eliminated)
    assert not scene.told(LootShared)
    assert gains(scene) == ""
    assert isinstance(scene.ask, TurnLootCard)
    assert scene.table.leader == BOB


def test_M1_N10_three_players_leave_with_all_six_characters() -> None:
    scene = negotiation(everyone(3, "Brute+Driver")).all_leave()
    assert not scene.told(Revealed)
    assert not scene.told(LootShared)
    assert isinstance(scene.ask, TurnLootCard)


def test_M1_N10_the_last_may_leave_in_a_deal() -> None:
    scene = negotiation("Ann Driver(left) | Bob Driver(left) | Cid Brute | Dot Crook")
    scene.strike("Cid", "Cid leaves, Dot leaves")
    assert not scene.told(Revealed)
    assert isinstance(scene.ask, TurnLootCard)


def test_M1_N10_one_left_in_is_not_nobody() -> None:
    scene = negotiation("Ann Driver(left) | Bob Driver(left) | Cid Brute(left) | Dot Crook")
    assert isinstance(scene.ask, Negotiate)
    assert gains(scene.play("Dot", Ready())) == "Dot +9"


def test_M1_N10_even_a_rich_player_does_not_win_when_all_leave() -> None:
    scene = negotiation("Ann 30:Driver(left) | Bob Driver(left) | Cid Brute(left) | Dot Crook(left)")
    assert not scene.over


# N11


def test_M1_N11_all_see_that_a_card_was_spent_and_on_whom() -> None:
    scene = negotiation(FIVE).give_cards(Ann=1).play("Ann", Intimidate(BOB))
    for who in EVERYBODY:
        assert Looked(ANN, BOB) in scene.seen_by(who)
        assert scene.view(who).looks == (Looked(ANN, BOB),)
        assert scene.view(who).intimidation == (0, 0, 0, 0, 0)


def test_M1_N11_only_the_spender_sees_the_role() -> None:
    scene = negotiation(FIVE).give_cards(Ann=1).play("Ann", Intimidate(BOB))
    (saw,) = scene.told(Saw)
    assert (saw.character, saw.role) == (BOB, CROOK)
    assert [who for who in EVERYBODY if saw.seen_by(seat(who))] == ["Ann"]
    assert scene.view("Ann").known == (DRIVER, CROOK, None, None, None)


@pytest.mark.parametrize("who", ["Cid", "Dot", "Eve", "Nobody"])
def test_M1_N11_the_others_cannot_tell_what_was_seen(who: str) -> None:
    one = negotiation(FIVE, hidden="Brute").give_cards(Ann=1).play("Ann", Intimidate(BOB))
    swapped = "Ann Crook | Bob Driver | Cid Brute | Dot Brute | Eve Snitch"
    other = negotiation(swapped, hidden="Brute").give_cards(Ann=1).play("Ann", Intimidate(BOB))
    assert one.view(who) == other.view(who)
    assert one.seen_by(who) == other.seen_by(who)


def test_M1_N11_without_a_card_nobody_looks() -> None:
    scene = negotiation(FIVE).give_cards(Ann=1)
    assert [name for name in NAMES[:5] if scene.offers_any(name, Intimidate)] == ["Ann"]
    assert not scene.play("Ann", Intimidate(BOB)).offers_any("Ann", Intimidate)


def test_M1_N11_each_card_is_one_look() -> None:
    scene = negotiation(FIVE).give_cards(Ann=2).play("Ann", Intimidate(BOB), Intimidate(EVE))
    assert scene.table.intimidation[ANN] == 0
    assert scene.view("Ann").known == (DRIVER, CROOK, None, None, SNITCH)


def test_M1_N11_one_looks_at_characters_of_others_that_are_still_in() -> None:
    scene = negotiation(FIVE).give_cards(Ann=1).play("Dot", Withdraw(DOT))
    assert [name for name in NAMES[:5] if scene.offers("Ann", Intimidate(card(name)))] == ["Bob", "Cid", "Eve"]


def test_M1_N11_a_player_who_has_withdrawn_may_look() -> None:
    scene = negotiation(FIVE, leader="Cid").give_cards(Ann=1).play("Ann", Withdraw(ANN))
    assert "Ann" in scene.open
    assert "Ann" not in scene.awaited
    scene.play("Ann", Intimidate(BOB))
    assert scene.view("Ann").known[BOB] is CROOK
    assert "Ann" not in scene.open


def test_M1_N11_one_who_is_ready_may_look_also_after_time() -> None:
    scene = negotiation(FIVE).give_cards(Bob=1).play("Ann", CallTime()).play("Bob", Ready())
    assert scene.offers("Bob", Intimidate(ANN))


def test_M1_N11_one_may_look_while_a_snitch_is_about_to_name() -> None:
    """On what is in and face down: not the Snitch, not who left, not oneself."""
    scene = negotiation(FIVE).give_cards(Bob=1).play("Dot", Withdraw(DOT)).all_ready()
    assert isinstance(scene.ask, Denounce)
    assert scene.awaited == ("Eve",)
    assert set(scene.open) == {"Bob", "Eve"}
    assert [name for name in NAMES[:5] if scene.offers("Bob", Intimidate(card(name)))] == ["Ann", "Cid"]
    scene.play("Bob", Intimidate(ANN))
    (saw,) = scene.told(Saw)
    assert (saw.character, saw.role) == (ANN, DRIVER)
    assert [who for who in EVERYBODY if saw.seen_by(seat(who))] == ["Bob"]
    assert Looked(BOB, ANN) in scene.seen_by("Nobody")
    assert scene.awaited == ("Eve",)


def test_M1_N11_the_snitch_too_may_look_before_naming() -> None:
    scene = negotiation(FIVE).give_cards(Eve=1).all_ready().play("Eve", Intimidate(CID))
    assert scene.view("Eve").known[CID] is BRUTE
    assert scene.offers("Eve", NameRole(BRUTE))


def test_M1_N11_a_player_who_has_withdrawn_may_look_while_a_snitch_is_about_to_name() -> None:
    scene = negotiation(FIVE).give_cards(Dot=1).play("Dot", Withdraw(DOT)).all_ready()
    assert isinstance(scene.ask, Denounce)
    scene.play("Dot", Intimidate(ANN))
    assert scene.view("Dot").known[ANN] is DRIVER
    assert scene.table.intimidation[DOT] == 0
    assert scene.open == ("Eve",)


def test_M1_N11_nobody_looks_while_characters_are_chosen() -> None:
    scene = sit(5).give_cards(Ann=1)
    scene.play("Nature", TurnUp(scene.table.pile[0]))
    assert not scene.offers_any("Ann", Intimidate)


def test_M1_N11_what_was_seen_is_not_known_of_the_next_rounds_card() -> None:
    scene = negotiation(FIVE).give_cards(Ann=1).play("Ann", Intimidate(BOB))
    next_negotiation(scene, FIVE)
    assert scene.view("Ann").known == (DRIVER, None, None, None, None)


def test_M1_N11_a_look_costs_only_the_card() -> None:
    scene = negotiation(FIVE).give_cards(Ann=1)
    before = picture(scene)
    assert picture(scene.play("Ann", Intimidate(BOB))) == before


# N12


def claims(number: int) -> list[Claim]:
    return [Claim(ANN, role("Crook" if n % 2 else "Brute")) for n in range(number)]


def test_M1_N12_a_player_may_make_20_claims_in_one_negotiation() -> None:
    scene = negotiation(FIVE).play("Ann", *claims(20))
    assert len(scene.told(Claimed)) == 20
    assert not scene.offers_any("Ann", Claim)
    assert scene.offers("Bob", Claim(BOB, BRUTE))


def test_M1_N12_the_limit_of_claims_is_no_limit_of_anything_else() -> None:
    scene = negotiation(FIVE).play("Ann", *claims(20))
    assert scene.offers("Ann", Ready())
    assert scene.offers("Ann", Withdraw(ANN))
    assert scene.may_propose("Ann", "Ann pays Bob 1, Bob leaves")


def test_M1_N12_next_round_a_player_may_claim_again() -> None:
    scene = next_negotiation(negotiation(FIVE).play("Ann", *claims(20)), FIVE).play("Ann", *claims(20))
    assert not scene.offers_any("Ann", Claim)


def propose_20_times(scene: Scene, text: str) -> None:
    """Declined, taken back, lapsed or open: every proposal counts."""
    for n in range(20):
        number = scene.propose("Ann", text)
        scene.play(*(("Bob", Decline(number)) if n % 2 else ("Ann", TakeBack(number))))


def test_M1_N12_a_player_may_make_20_proposals_in_one_negotiation() -> None:
    scene = negotiation(FIVE)
    propose_20_times(scene, "Ann pays Bob 1, Bob leaves")
    assert not scene.offers_any("Ann", Propose)
    assert scene.may_propose("Bob", "Bob pays Ann 1, Ann leaves")
    assert scene.offers("Ann", Claim(ANN, BRUTE))


def test_M1_N12_who_may_not_propose_any_more_still_answers() -> None:
    scene = negotiation(FIVE)
    propose_20_times(scene, "Ann pays Bob 1, Bob leaves")
    number = scene.propose("Bob", "Bob pays Ann 1, Ann leaves")
    assert scene.offers("Ann", Accept(number))
    assert scene.offers("Ann", Decline(number))


def test_M1_N12_the_20th_proposal_can_be_struck() -> None:
    scene = negotiation(FIVE)
    for _ in range(19):
        scene.play("Bob", Decline(scene.propose("Ann", "Ann pays Bob 1, Bob leaves")))
    scene.strike("Ann", "Ann pays Bob 1, Bob leaves")
    assert BOB in scene.table.left
    assert not scene.offers_any("Ann", Propose)


def test_M1_N12_struck_and_lapsed_proposals_count_too() -> None:
    scene = negotiation(FIVE)
    lapsing = scene.propose("Ann", "Ann pays Bob 4, Bob leaves")
    scene.strike("Ann", "Ann pays Cid 1, Cid leaves")
    assert [lapsed.proposal for lapsed in scene.told(Lapsed)] == [lapsing]
    for _ in range(18):
        scene.play("Bob", Decline(scene.propose("Ann", "Ann pays Bob 1, Bob leaves")))
    assert not scene.offers_any("Ann", Propose)


def test_M1_N12_next_round_a_player_may_propose_again() -> None:
    scene = negotiation(FIVE)
    propose_20_times(scene, "Ann pays Bob 1, Bob leaves")
    next_negotiation(scene, FIVE)
    propose_20_times(scene, "Ann pays Bob 1, Bob leaves")
    assert not scene.offers_any("Ann", Propose)


def test_M1_N8_all_are_told_who_is_in_when_the_heist_starts() -> None:
    scene = negotiation("Ann Driver | Bob Crook(left) | Cid Brute | Dot Brute(left) | Eve Driver").all_ready()
    assert HeistBegan((ANN, CID, EVE)) in scene.seen_by("Nobody")
