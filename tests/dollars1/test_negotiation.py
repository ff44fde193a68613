"""M1-N: talk, departures, limits. Deals, readiness and Intimidation have chapters of their own."""

import pytest

from millions.games.dollars1.components import TurnUp
from millions.games.dollars1.heist import Denounce
from millions.games.dollars1.negotiation import CallTime, Negotiate
from millions.games.dollars1.sharing import LootShared
from millions.games.heists.bargain import Accept, Decline, Lapsed, Propose, TakeBack
from millions.games.heists.components import BRUTE, CROOK, DRIVER, SNITCH, Claimed, Eliminated, Revealed, Role, Withdrew
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, HeistBegan, Ready, Withdraw
from millions.games.heists.planning import TurnLootCard
from tests.dollars1.pictures import (
    EVERYBODY,
    FIVE,
    NAMES,
    Scene,
    card,
    everyone,
    gains,
    negotiation,
    next_negotiation,
    role,
    sit,
)

ANN, BOB, CID, DOT, EVE = range(5)
VERBS_OF_TALK = (Claim, Propose, Accept, Decline, TakeBack, Ready, Withdraw)

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
    assert negotiation(FIVE).others_talk().play("Ann", CallTime()).offers("Bob", Withdraw(BOB))


def test_M1_N2_a_character_that_has_left_does_not_come_back_in_this_round() -> None:
    scene = negotiation(FIVE).play("Bob", Withdraw(BOB))
    assert not scene.offers_any("Bob", Withdraw)
    scene.all_ready()
    assert scene.told(HeistBegan) == [HeistBegan((ANN, CID, DOT, EVE))]
    assert BOB not in {one for called in scene.told(Revealed) for one in called.characters}


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
