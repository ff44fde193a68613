"""M2-N3 to M2-N7: departures, readiness, limits. Announcements, deals and votes have chapters of their own."""

import pytest
from msgspec.structs import replace

from millions.core.table import Paid
from millions.games.dollars2.components import TurnUp
from millions.games.dollars2.heist import ChooseRoleToCut
from millions.games.dollars2.negotiation import Negotiate
from millions.games.dollars2.sharing import PotShared
from millions.games.dollars2.vote import CallVote
from millions.games.heists.bargain import Accept, Decline, Lapsed, Propose, TakeBack
from millions.games.heists.components import BRUTE, DRIVER, Claimed, Eliminated, Revealed, Withdrew
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, HeistBegan, Ready, SaidReady, Withdraw
from millions.games.heists.planning import TurnLootCard
from tests.dollars2.pictures import (
    NAMES,
    RESERVE,
    Scene,
    announcing,
    card,
    everyone,
    gains,
    names,
    negotiation,
    picture,
    plan,
    sit,
)

FIVE = "Ann Driver | Bob Mentalist | Cid Brute | Dot Brute | Eve Tech"
ANN, BOB, CID, DOT, EVE = range(5)
EVERYBODY = (*NAMES[:5], "Nobody")


def started(scene: Scene) -> bool:
    """Has the heist started?"""
    return bool(scene.told(HeistBegan))


def next_negotiation(scene: Scene, picture: str) -> Scene:
    """Everybody leaves, and the next round is planned and announced."""
    scene.all_leave()
    return plan(scene, picture, scene.table.pile[0]).announce()


# N3


@pytest.mark.parametrize("players", range(4, 9))
def test_M2_N3_who_leaves_takes_2_back_out_of_the_pot(players: int) -> None:
    scene = negotiation(everyone(players, "Driver"), loot="9").play("Bob", Withdraw(BOB))
    assert (scene.purse("Bob"), scene.pot) == (10, 9 + 2 * players - 2)
    assert scene.table.left == (BOB,)
    assert BOB not in scene.table.crew
    assert Withdrew(BOB) in scene.seen_by("Nobody")


@pytest.mark.parametrize(("purse", "after"), [(0, 2), (1, 2), (2, 2), (3, 3)])
def test_M2_N3_the_2_are_the_leavers_no_matter_who_supplied_them(purse: int, after: int) -> None:
    scene = negotiation(f"Ann {purse}:Driver | Bob Driver | Cid Driver | Dot Driver", loot="9")
    reserve = scene.reserve
    scene.play("Ann", Withdraw(ANN))
    assert (scene.purse("Ann"), scene.pot, scene.reserve) == (after, 15, reserve)


def test_M2_N3_the_2_come_out_of_the_pot() -> None:
    scene = negotiation(FIVE)
    since = len(scene.told(Paid))
    scene.play("Bob", Withdraw(BOB))
    assert [(paid.source, paid.target, paid.amount) for paid in scene.told(Paid)[since:]] == [(8, BOB, 2)]


def test_M2_N3_a_character_that_left_is_out_of_the_heist() -> None:
    """Bob's Acrobat takes nothing, has no share, and is not seen."""
    scene = negotiation("Ann Driver | Bob Acrobat(left) | Cid Brute | Dot Brute").all_ready()
    assert BOB not in [character for event in scene.told(Revealed) for character in event.characters]
    assert gains(scene) == "Ann +10"  # 10 + 6, less 4 for the Brutes and 1 for the Driver, who has the rest alone
    assert scene.purse("Bob") == 10


def test_M2_N3_everybody_may_leave_at_any_time_in_this_phase() -> None:
    scene = negotiation(FIVE)
    assert all(scene.offers(name, Withdraw(card(name))) for name in NAMES[:5])
    scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    scene.play("Ann", Ready()).play("Bob", Ready())
    assert scene.offers("Ann", Withdraw(ANN))
    assert scene.offers("Bob", Withdraw(BOB))


def test_M2_N3_one_leaves_only_with_ones_own_character_and_only_once() -> None:
    scene = negotiation(FIVE)
    assert not scene.offers("Ann", Withdraw(BOB))
    assert not scene.play("Ann", Withdraw(ANN)).offers("Ann", Withdraw(ANN))


def test_M2_N3_nobody_leaves_before_or_after_the_negotiation() -> None:
    scene = sit(5)
    scene.play("Nature", TurnUp(scene.table.pile[0]))
    assert not scene.offers("Ann", Withdraw(ANN))
    assert not any(announcing(FIVE).offers_any(name, Withdraw) for name in NAMES[:5])
    heist = negotiation(FIVE).all_ready()
    assert isinstance(heist.ask, ChooseRoleToCut)
    assert not any(heist.offers_any(name, Withdraw) for name in NAMES[:5])


# N4


@pytest.mark.parametrize("leader", ["Ann", "Bob"])
def test_M2_N4_who_has_no_character_in_may_still_talk_but_make_or_answer_no_deal(leader: str) -> None:
    scene = negotiation(FIVE, leader=leader).play("Bob", Withdraw(BOB))
    scene.propose("Ann", "Ann pays Cid 1, Cid leaves")
    assert scene.verbs("Bob") == ({Claim, CallVote} if leader == "Bob" else {Claim})
    scene.play("Bob", Claim(BOB, BRUTE))
    assert Claimed(BOB, BRUTE) in scene.seen_by("Nobody")


def test_M2_N4_who_has_no_character_in_is_not_waited_for() -> None:
    scene = negotiation(FIVE).play("Bob", Withdraw(BOB))
    assert scene.awaited == ("Ann", "Cid", "Dot", "Eve")
    assert "Bob" in scene.open


def test_M2_N4_who_has_no_character_in_has_20_claims_too() -> None:
    scene = negotiation(FIVE).play("Bob", Claim(BOB, BRUTE), Withdraw(BOB), *[Claim(BOB, BRUTE)] * 19)
    assert not scene.offers_any("Bob", Claim)
    assert "Bob" not in scene.open


@pytest.mark.parametrize(
    "text",
    [
        "Ann pays Bob 1, Cid leaves",
        "Bob pays Ann 1, Ann leaves",
        "Ann pays Bob 1, Bob leaves",
        "Ann pays Cid 1, Bob pays Cid 1, Cid leaves",
        "Ann leaves, Bob leaves",
    ],
)
def test_M2_N4_who_has_no_character_in_is_party_to_no_deal(text: str) -> None:
    scene = negotiation(FIVE)
    assert scene.may_propose("Ann", text)
    assert not scene.play("Bob", Withdraw(BOB)).may_propose("Ann", text)


def test_M2_N4_an_open_proposal_with_who_has_left_ends() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Bob leaves")
    scene.play("Bob", Withdraw(BOB))
    assert scene.table.proposals == ()
    assert not scene.offers("Cid", Accept(number))


def test_M2_N4_next_round_everybody_may_deal_again() -> None:
    scene = next_negotiation(negotiation(FIVE).play("Bob", Withdraw(BOB)), FIVE)
    assert scene.may_propose("Bob", "Bob pays Ann 1, Ann leaves")
    assert scene.may_propose("Ann", "Ann pays Bob 1, Bob leaves")


# N6: ready


@pytest.mark.parametrize("players", range(3, 9))
def test_M2_N6_the_heist_starts_when_every_player_is_ready(players: int) -> None:
    scene = negotiation(everyone(players, "Driver+Brute" if players == 3 else "Driver"))
    for name in NAMES[:players]:
        assert not started(scene)
        scene.play(name, Ready())
    assert started(scene)
    assert not scene.told(Lapsed)


def test_M2_N6_all_see_who_is_ready() -> None:
    scene = negotiation(FIVE).play("Bob", Ready())
    for who in EVERYBODY:
        assert SaidReady(BOB) in scene.seen_by(who)
        assert scene.view(who).ready == (BOB,)


def test_M2_N6_those_who_have_left_need_not_be_ready() -> None:
    scene = negotiation("Ann Driver | Bob Brain(left) | Cid Brute | Dot Brute(left) | Eve Driver")
    scene.play("Ann", Ready()).play("Cid", Ready())
    assert not started(scene)
    scene.play("Eve", Ready())
    assert HeistBegan((ANN, CID, EVE)) in scene.seen_by("Nobody")


@pytest.mark.parametrize("ending", ["declined", "taken back"])
def test_M2_N6_the_heist_does_not_start_while_a_proposal_is_open(ending: str) -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    for name in NAMES[:5]:
        scene.play(name, Ready())
    assert not started(scene)
    assert scene.awaited == ("Bob",)
    scene.play(*(("Bob", Decline(number)) if ending == "declined" else ("Ann", TakeBack(number))))
    assert started(scene)


def test_M2_N6_the_heist_waits_until_every_answer_is_given() -> None:
    scene = negotiation(FIVE)
    one = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    other = scene.propose("Cid", "Cid pays Bob 1, Bob leaves")
    for name in NAMES[:5]:
        scene.play(name, Ready())
    assert not started(scene.play("Bob", Decline(one)))
    assert started(scene.play("Bob", Decline(other)))


def test_M2_N6_a_ready_player_may_still_act_but_not_say_ready_again() -> None:
    scene = negotiation(FIVE).play("Ann", Ready())
    number = scene.propose("Bob", "Ann pays Cid 1, Bob pays Cid 1, Cid leaves")
    scene.play("Ann", Ready())
    for action in (Claim(ANN, BRUTE), Withdraw(ANN), Accept(number), Decline(number), CallVote()):
        assert scene.offers("Ann", action)
    assert scene.may_propose("Ann", "Ann pays Bob 1, Bob leaves")
    assert not scene.offers("Ann", Ready())


def test_M2_N6_a_proposal_makes_its_proposer_and_those_it_asks_not_ready() -> None:
    scene = negotiation(FIVE)
    for name in ("Ann", "Bob", "Cid", "Dot"):
        scene.play(name, Ready())
    scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Bob leaves")
    assert scene.ready == ("Dot",)


def test_M2_N6_a_withdrawal_makes_everybody_not_ready() -> None:
    scene = negotiation(FIVE)
    for name in ("Ann", "Bob", "Cid", "Dot"):
        scene.play(name, Ready())
    scene.play("Eve", Withdraw(EVE))
    assert scene.ready == ()
    assert not started(scene)


def test_M2_N6_a_struck_deal_makes_everybody_not_ready() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    for name in NAMES[:5]:
        scene.play(name, Ready())
    scene.play("Bob", Accept(number))
    assert scene.ready == ()
    assert scene.awaited == ("Ann", "Cid", "Dot", "Eve")
    assert not started(scene)


def test_M2_N6_claims_and_answers_make_nobody_not_ready() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Bob", "Bob pays Ann 1, Cid pays Ann 1, Ann leaves")
    other = scene.propose("Cid", "Cid pays Bob 1, Bob leaves")
    for name in ("Ann", "Bob", "Cid"):
        scene.play(name, Ready())
    acts = (("Ann", Claim(ANN, DRIVER)), ("Ann", Accept(number)), ("Cid", Decline(number)), ("Cid", TakeBack(other)))
    for who, action in acts:
        assert scene.play(who, action).ready == ("Ann", "Bob", "Cid")


def test_M2_N6_proposals_still_open_when_the_heist_starts_lapse() -> None:
    """By the other rules an open proposal always has somebody owing an answer, so this one is made by hand."""
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    (proposal,) = scene.table.proposals
    scene.table.proposals = (replace(proposal, awaiting=()),)
    scene.all_ready()
    assert started(scene)
    assert not scene.table.proposals
    assert scene.told(Lapsed) == [Lapsed(number, (ANN, BOB))]


def test_M2_N6_next_round_nobody_is_ready() -> None:
    assert next_negotiation(negotiation(FIVE).play("Ann", Ready()), FIVE).ready == ()


# N6: limits


def test_M2_N6_a_player_may_make_20_claims_in_one_negotiation() -> None:
    scene = negotiation(FIVE).play("Ann", *[Claim(ANN, BRUTE), Claim(ANN, DRIVER)] * 10)
    assert len(scene.told(Claimed)) == 20
    assert not scene.offers_any("Ann", Claim)
    assert scene.offers("Bob", Claim(BOB, BRUTE))
    assert scene.verbs("Ann") == {Withdraw, Ready, Propose, CallVote}


def propose_20_times(scene: Scene) -> None:
    """Declined or taken back: every proposal counts."""
    for n in range(20):
        number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
        scene.play(*(("Bob", Decline(number)) if n % 2 else ("Ann", TakeBack(number))))


def test_M2_N6_a_player_may_make_20_proposals_in_one_negotiation() -> None:
    scene = negotiation(FIVE)
    propose_20_times(scene)
    assert not scene.offers_any("Ann", Propose)
    number = scene.propose("Bob", "Bob pays Ann 1, Ann leaves")
    for action in (Accept(number), Decline(number), Claim(ANN, BRUTE)):
        assert scene.offers("Ann", action)


def test_M2_N6_a_failed_vote_gives_no_new_claims_and_proposals() -> None:
    scene = negotiation(FIVE).play("Ann", *[Claim(ANN, BRUTE)] * 20)
    propose_20_times(scene)
    assert scene.vote().verbs("Ann") == {Withdraw, Ready, CallVote}


def test_M2_N6_next_round_a_player_may_claim_and_propose_again() -> None:
    scene = negotiation(FIVE).play("Ann", *[Claim(ANN, BRUTE)] * 20)
    propose_20_times(scene)
    next_negotiation(scene, FIVE)
    propose_20_times(scene.play("Ann", *[Claim(ANN, BRUTE)] * 20))
    assert scene.verbs("Ann") == {Withdraw, Ready} | ({CallVote} if scene.leader == "Ann" else set())


# N7


@pytest.mark.parametrize("loot", ["8 Brute 3", "16"])
@pytest.mark.parametrize("players", range(3, 9))
def test_M2_N7_if_nobody_is_left_in_heist_and_sharing_are_skipped(players: int, loot: str) -> None:
    hands = ("Brute+Driver",) if players == 3 else ("Brute", "Driver")
    scene = negotiation(everyone(players, *hands), loot=loot).all_leave()
    assert not scene.told(Revealed)
    assert not scene.told(Eliminated)
    assert not scene.told(PotShared)
    assert gains(scene) == ""
    assert isinstance(scene.ask, TurnLootCard)


@pytest.mark.parametrize("purse", [0, 10])
def test_M2_N7_the_pot_goes_back_to_the_reserve(purse: int) -> None:
    """A broke player's ante was the reserve's, and is the player's now."""
    scene = negotiation(f"Ann {purse}:Brute | Bob Driver | Cid Driver | Dot Driver", loot="16").all_leave()
    assert scene.pot == 0
    assert gains(scene) == ("Ann +2" if purse == 0 else "")
    assert scene.reserve == scene.before[RESERVE] - (2 if purse == 0 else 0)


def test_M2_N7_the_last_may_leave_in_a_deal() -> None:
    scene = negotiation("Ann Driver(left) | Bob Driver(left) | Cid Brute | Dot Brain")
    scene.strike("Cid", "Cid pays Dot 3, Cid leaves, Dot leaves")
    assert not scene.told(Revealed)
    assert isinstance(scene.ask, TurnLootCard)
    assert (gains(scene), scene.pot) == ("Cid -3 | Dot +3", 0)


def test_M2_N7_one_left_in_is_not_nobody() -> None:
    scene = negotiation("Ann Driver(left) | Bob Driver(left) | Cid Brute(left) | Dot Brain")
    assert isinstance(scene.ask, Negotiate)
    assert picture(scene) == "Ann left +0 | Bob left +0 | Cid left +0 | Dot in -2 | pot 12"
    assert gains(scene.play("Dot", Ready())) == "Dot +20"


def test_M2_N3_who_left_keeps_the_role_secret() -> None:
    scene = negotiation("Ann Driver | Bob Brain(left) | Cid Brute | Dot Brute | Eve Tech").all_ready()
    scene.play("Eve", NameRole(BRUTE))
    turned_up = [character for event in scene.told(Revealed) for character in event.characters]
    assert names(sorted(turned_up)) == ("Ann", "Cid", "Dot", "Eve")
    assert all(scene.view(who).known[BOB] is None for who in EVERYBODY if who != "Bob")
