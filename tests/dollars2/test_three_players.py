"""M2-T1: three players with two characters each, handled one by one everywhere."""

from fractions import Fraction

import pytest

from millions.core.seat import NATURE
from millions.games.dollars2.components import ROLES, TurnUp
from millions.games.dollars2.heist import ChooseVictim, Rob
from millions.games.dollars2.sharing import PotShared
from millions.games.dollars2.vote import CallVote, VotesCounted
from millions.games.heists.bargain import Accept, Lapsed, Propose, Proposed
from millions.games.heists.components import ACROBAT, BRUTE, DRIVER, MENTALIST, TECH, Eliminated, Revealed, Role
from millions.games.heists.negotiation import Claim, HeistBegan, Ready, Withdraw
from millions.games.heists.planning import Choose, Placed, SetAside
from millions.games.heists.terms import Payment, Terms
from tests.dollars2.pictures import (
    NAMES,
    PLAIN,
    POT,
    RESERVE,
    Scene,
    announcing,
    card,
    deck_with,
    gains,
    heist,
    loot_card,
    names,
    negotiation,
    picture,
    sharing,
    sit,
    whole_round,
)

THREE = "Ann Driver+Acrobat | Bob Driver+Brute | Cid Brute+Tech"


def choosing() -> Scene:
    scene = sit(3, deck=deck_with(PLAIN))
    return scene.play("Nature", TurnUp(loot_card(PLAIN)))


# Planning


def test_M2_T1_each_player_picks_two_different_roles() -> None:
    scene = choosing()
    for name in NAMES[:3]:
        offered = {(a, b) for a in Role for b in Role if scene.offers(name, Choose((a, b)))}
        assert offered == {(a, b) for a in ROLES for b in ROLES if a is not b}
        assert not any(scene.offers(name, Choose((one,))) for one in Role)
        assert not scene.offers(name, Choose((TECH, BRUTE, DRIVER)))


def test_M2_T1_of_the_house_table_all_roles_but_the_brain() -> None:
    scene = sit(3)
    scene.play("Nature", TurnUp(scene.table.pile[0]))
    in_play = set(ROLES) - {Role.BRAIN}
    offered = {(a, b) for a in Role for b in Role if scene.offers("Ann", Choose((a, b)))}
    assert offered == {(a, b) for a in in_play for b in in_play if a is not b}


def test_M2_T1_all_three_choose_at_the_same_time_and_secretly() -> None:
    scene = choosing()
    assert set(scene.awaited) == {"Ann", "Bob", "Cid"}
    scene.play("Bob", Choose((BRUTE, TECH)))
    (placed,) = scene.told(Placed)
    assert [viewer for viewer in (0, 1, 2, -2) if placed.seen_by(viewer)] == [1]
    assert scene.view("Ann").known == (None,) * 6
    assert scene.view("Bob").known == (None, None, BRUTE, TECH, None, None)


def test_M2_T1_they_are_labelled_a_and_b_at_placement() -> None:
    scene = announcing("Ann Driver+Acrobat | Bob Acrobat+Driver | Cid Brute+Tech")
    assert scene.table.roles == (DRIVER, ACROBAT, ACROBAT, DRIVER, BRUTE, TECH)


@pytest.mark.parametrize(
    ("purse", "kept", "added"), [(0, 0, 4), (1, 0, 3), (2, 0, 2), (3, 0, 1), (4, 0, 0), (5, 1, 0), (10, 6, 0)]
)
def test_M2_T1_there_is_an_ante_for_each_and_the_reserve_adds_what_is_missing(
    purse: int, kept: int, added: int
) -> None:
    scene = announcing(f"Ann {purse}:Driver+Acrobat | Bob Driver+Brute | Cid Brute+Tech")
    assert scene.table.money[:3] == (kept, 6, 6)
    assert (scene.pot, scene.reserve) == (10 + 12, scene.before[RESERVE] - 10 - added)


def test_M2_T1_six_role_cards_go_to_the_centre_one_hidden() -> None:
    scene = choosing()
    for name, hand in zip(NAMES, ((DRIVER, TECH), (DRIVER, BRUTE), (MENTALIST, DRIVER)), strict=False):
        scene.play(name, Choose(hand))
    (form,) = scene.ask.options(scene.table, NATURE)
    assert form.chance(SetAside(DRIVER)) == Fraction(1, 2)
    assert form.chance(SetAside(TECH)) == form.chance(SetAside(BRUTE)) == Fraction(1, 6)
    scene.play("Nature", SetAside(DRIVER))
    assert sorted(one.value for one in scene.table.shown) == ["brute", "driver", "driver", "mentalist", "tech"]


# Negotiation


def test_M2_T1_characters_leave_one_by_one() -> None:
    scene = negotiation(THREE).play("Ann", Withdraw(card("Ann B")))
    assert picture(scene) == "Ann in/left -2 | Bob in/in -4 | Cid in/in -4 | pot 20"
    scene.play("Ann", Withdraw(card("Ann A")))
    assert picture(scene) == "Ann left/left +0 | Bob in/in -4 | Cid in/in -4 | pot 18"


def test_M2_T1_each_takes_2_back_no_matter_who_supplied_them() -> None:
    scene = negotiation("Ann 1:Driver+Acrobat | Bob Driver+Brute | Cid Brute+Tech").play("Ann", Withdraw(1))
    assert scene.purse("Ann") == 2
    assert scene.play("Ann", Withdraw(0)).purse("Ann") == 4


def test_M2_T1_with_one_character_in_a_player_still_deals() -> None:
    scene = negotiation(THREE).play("Ann", Withdraw(card("Ann A")))
    assert scene.may_propose("Ann", "Ann pays Bob 1, Bob A leaves")
    assert scene.may_propose("Bob", "Bob pays Ann 1, Ann B leaves")
    assert not scene.may_propose("Bob", "Bob pays Ann 1, Ann A leaves")
    assert not scene.offers("Ann", Withdraw(card("Ann A")))
    assert "Ann" in scene.awaited


def test_M2_T1_with_no_character_in_a_player_only_talks() -> None:
    scene = negotiation(THREE, leader="Bob").play("Ann", Withdraw(0), Withdraw(1))
    assert scene.verbs("Ann") == {Claim}
    assert not scene.may_propose("Bob", "Ann pays Bob 1, Bob A leaves")
    assert "Ann" not in scene.awaited


def test_M2_T1_deals_name_the_label() -> None:
    scene = negotiation(THREE)
    scene.strike("Bob", "Bob pays Ann 2, Ann B leaves")
    assert picture(scene) == "Ann in/left +0 | Bob in/in -6 | Cid in/in -4 | pot 20"
    assert scene.told(Proposed)[-1].terms == Terms((Payment(1, 0, 2),), (card("Ann B"),))


def test_M2_T1_ones_own_two_characters_are_no_deal_with_oneself() -> None:
    scene = negotiation(THREE)
    assert not scene.may_propose("Ann", "Ann A leaves, Ann B leaves")
    assert not scene.offers("Ann", Propose(Terms((Payment(0, 0, 1),), (card("Ann B"),))))
    number = scene.propose("Ann", "Bob pays Ann 3, Ann A leaves, Ann B leaves")
    assert scene.told(Proposed)[-1].awaiting == (1,)
    scene.play("Bob", Accept(number))
    assert picture(scene) == "Ann left/left +3 | Bob in/in -7 | Cid in/in -4 | pot 18"


def test_M2_T1_a_deal_lapses_when_one_of_its_two_characters_left() -> None:
    scene = negotiation(THREE)
    number = scene.propose("Bob", "Bob pays Ann 2, Ann A leaves, Ann B leaves")
    stays = scene.propose("Bob", "Bob pays Ann 1, Ann B leaves")
    scene.play("Ann", Withdraw(card("Ann A")))
    assert [event.proposal for event in scene.told(Lapsed)] == [number]
    assert [proposal.id for proposal in scene.table.proposals] == [stays]


@pytest.mark.parametrize("who", ["Bob", "Cid", "Nobody"])
def test_M2_T1_a_label_does_not_tell_the_role(who: str) -> None:
    sights = []
    for hand in ("Driver+Acrobat", "Acrobat+Driver"):
        scene = negotiation(f"Ann {hand} | Bob Driver+Brute | Cid Brute+Tech")
        scene.strike("Bob", "Bob pays Ann 2, Ann B leaves")
        sights.append(scene.sights(who))
    assert sights[0] == sights[1]


def test_M2_T1_claims_are_made_for_a_label_20_for_both_together() -> None:
    scene = negotiation(THREE).play("Ann", Claim(0, TECH), Claim(1, TECH))
    assert [(claim.character, claim.role) for claim in scene.table.claims] == [(0, TECH), (1, TECH)]
    assert not scene.offers("Ann", Claim(card("Bob A"), TECH))
    scene.play("Ann", *[Claim(n % 2, BRUTE) for n in range(18)])
    assert not scene.offers_any("Ann", Claim)


def test_M2_T1_a_player_says_ready_once_and_votes_once_for_both() -> None:
    scene = negotiation(THREE).play("Ann", Ready()).play("Bob", Ready())
    assert scene.awaited == ("Cid",)
    assert not scene.told(HeistBegan)
    scene.vote("Ann", "Cid")
    assert scene.told(VotesCounted) == [VotesCounted((True, False, True), True)]
    assert scene.told(HeistBegan)


def test_M2_T1_the_departure_of_one_character_makes_everybody_not_ready() -> None:
    scene = negotiation(THREE).play("Ann", Ready()).play("Bob", Ready(), Withdraw(card("Bob A")))
    assert scene.ready == ()


def test_M2_T1_a_leader_without_characters_may_call_a_vote() -> None:
    assert negotiation(THREE).play("Ann", Withdraw(0), Withdraw(1)).offers("Ann", CallVote())


# Heist

FULL = "Ann Driver+Acrobat | Bob Brute+Mentalist | Cid Brain+Driver(left)"


def test_M2_T1_characters_reveal_themselves_one_by_one() -> None:
    after = heist(FULL, robs="Ann B")
    turned_up = [(event.role.value, event.characters) for event in after.told(Revealed) if event.characters]
    assert turned_up == [("acrobat", (1,)), ("brute", (2,)), ("mentalist", (3,)), ("brain", (4,)), ("driver", (0,))]


def test_M2_T1_the_driver_counts_characters() -> None:
    """10 + 10: 5 for the Acrobat, 2 for the Brute, 10 more by the Brain, 5 for the Driver."""
    after = heist(FULL, robs="Ann B")
    assert picture(after) == "Ann in/in +4 | Bob in/in +0 | Cid in/left -2 | pot 18"


def test_M2_T1_characters_are_eliminated_one_by_one() -> None:
    """The Drivers are out; the Brute and the Brain stay."""
    after = heist("Ann Driver+Brain | Bob Driver+Brute | Cid Acrobat(left)+Tech(left)")
    assert picture(after) == "Ann out/in -4 | Bob out/in -2 | Cid left/left +0 | pot 26"
    assert [event.character for event in after.told(Eliminated)] == [card("Ann A"), card("Bob A")]


def test_M2_T1_a_tech_may_name_the_other_character_of_the_same_player() -> None:
    after = heist("Ann Tech+Driver | Bob Brute+Acrobat | Cid Brain(left)+Driver(left)", hidden="Brain", names="Driver")
    assert picture(after) == "Ann in/out -4 | Bob in/in +3 | Cid left/left +0 | pot 11"


def test_M2_H6_a_mentalist_may_rob_a_character_of_the_same_player_which_changes_nothing() -> None:
    after = heist(FULL, robs="Bob A")
    assert picture(after) == "Ann in/in +6 | Bob in/in -2 | Cid in/left -2 | pot 18"


def test_M2_H6_ones_own_second_character_must_be_chosen_if_it_is_the_only_victim() -> None:
    scene = heist("Ann Brute+Mentalist | Bob Driver+Brain | Cid Driver(left)+Brain(left)")
    assert isinstance(scene.ask, ChooseVictim)
    assert [number for number in range(6) if scene.offers("Ann", Rob(number))] == [0]
    scene.play("Ann", Rob(0))
    assert picture(scene) == "Ann in/in -2 | Bob in/in +0 | Cid left/left +0 | pot 22"


def test_M2_H6_two_characters_of_one_player_are_two_victims() -> None:
    scene = heist("Ann Mentalist+Driver | Bob Brute+Acrobat | Cid Driver+Brain(left)")
    assert [number for number in range(6) if scene.offers("Ann", Rob(number))] == [2, 3]
    assert picture(scene.play("Ann", Rob(3))) == "Ann in/out -2 | Bob in/in +1 | Cid out/left -2 | pot 13"


@pytest.mark.parametrize(("leader", "order"), [("Ann", [0, 1, 2]), ("Bob", [1, 2, 0]), ("Cid", [2, 0, 1])])
def test_M2_H9_three_brutes_of_three_players_take_in_turn(leader: str, order: list[int]) -> None:
    """Each Brute takes 2; with 3 in the pot the third finds nothing."""
    scene = negotiation("Ann Brain+Brute | Bob Brute+Brain | Cid Brain+Brute", leader=leader).give(pot=3)
    money = scene.table.money
    scene.all_ready()
    made = [scene.table.money[number] - money[number] for number in order]
    assert made == [2, 1, 0]


# Sharing and the end


def test_M2_T1_each_character_has_its_share() -> None:
    scene = sharing(FULL, robs="Ann B")
    assert scene.told(PotShared) == [PotShared(18, (0, 1, 2, 3, 4), 4, 2)]
    assert gains(scene) == "Ann +12 | Bob +8 | Cid +2"


def test_M2_L1_a_tech_is_not_alone_with_its_players_other_character() -> None:
    """Drivers and Brains are out, the Acrobat takes 5 of 22: 17 for two, 9 each."""
    scene = sharing("Ann Tech+Acrobat | Bob Driver+Brain | Cid Brain+Driver", hidden="Brain", names="Driver")
    assert gains(scene) == "Ann +19 | Bob -4 | Cid -4"


def test_M2_L1_a_tech_is_alone_when_its_players_other_character_is_out() -> None:
    scene = sharing("Ann Tech+Driver | Bob Driver+Brain | Cid Brain+Acrobat(left)", hidden="Acrobat", names="Brain")
    assert gains(scene) == "Ann -9 | Bob -4 | Cid -2"
    assert scene.pot == 0


def test_M2_L2_bonuses_of_both_characters_are_added() -> None:
    """10 + 4, less 2 for the Brute and 2 for the Driver, and 3 and 4: 17 for two, 9 each."""
    spec = "Ann Brute+Driver | Bob Brain(left)+Tech(left) | Cid Brain(left)+Tech(left)"
    scene = sharing(spec, loot="10 Brute 3 Driver 4 Brain 9")
    assert gains(scene) == "Ann +18"


def test_M2_N7_three_players_leave_with_all_six_characters() -> None:
    scene = negotiation(THREE).all_leave()
    assert not scene.told(Revealed)
    assert (gains(scene), scene.table.money[POT]) == ("", 0)


def test_M2_E1_both_shares_count() -> None:
    scene = whole_round("Ann 38:Driver+Acrobat | Bob Brute+Mentalist | Cid Brain+Driver(left)", robs="Ann B")
    assert scene.purse("Ann") == 50
    assert names(scene.table.winners) == ("Ann",)
