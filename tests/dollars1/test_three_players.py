"""M1-T: three players with two characters each."""

from fractions import Fraction

import pytest

from millions.core.seat import NATURE
from millions.games.dollars1.components import ROLES, Looked, TurnUp
from millions.games.dollars1.heist import Denounce
from millions.games.dollars1.intimidation import Intimidate, Saw
from millions.games.dollars1.negotiation import CallTime
from millions.games.dollars1.sharing import LootShared
from millions.games.heists.bargain import Accept, Lapsed, Propose, Proposed
from millions.games.heists.components import BRUTE, CROOK, DRIVER, MASTERMIND, SNITCH, Eliminated, Revealed, Role
from millions.games.heists.negotiation import Claim, HeistBegan, Ready, Withdraw
from millions.games.heists.planning import Choose, Placed, SetAside
from millions.games.heists.terms import Payment, Terms
from tests.dollars1.pictures import (
    NAMES,
    PLAIN,
    Scene,
    card,
    deal,
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

THREE = "Ann Driver+Crook | Bob Driver+Brute | Cid Brute+Snitch"
EVERYBODY = ("Ann", "Bob", "Cid", "Nobody")


def choosing() -> Scene:
    scene = sit(3, deck=deck_with(PLAIN))
    return scene.play("Nature", TurnUp(loot_card(PLAIN)))


# T1


def test_M1_T1_each_player_plays_two_different_characters() -> None:
    scene = choosing()
    for name in NAMES[:3]:
        offered = {(a, b) for a in Role for b in Role if scene.offers(name, Choose((a, b)))}
        assert offered == {(a, b) for a in ROLES for b in ROLES if a is not b}
        assert not any(scene.offers(name, Choose((one,))) for one in Role)
        assert not scene.offers(name, Choose((SNITCH, BRUTE, DRIVER)))


def test_M1_T1_all_three_choose_at_the_same_time_and_secretly() -> None:
    scene = choosing()
    assert set(scene.awaited) == {"Ann", "Bob", "Cid"}
    scene.play("Bob", Choose((CROOK, SNITCH)))
    (placed,) = scene.told(Placed)
    assert placed.roles == (CROOK, SNITCH)
    assert [viewer for viewer in (0, 1, 2, -2) if placed.seen_by(viewer)] == [1]
    assert scene.view("Ann").known == (None,) * 6


@pytest.mark.parametrize("ante", [1, 2])
def test_M1_T1_there_is_an_ante_on_each_character(ante: int) -> None:
    scene = negotiation(THREE, loot=f"9 ante {ante}")
    assert scene.table.money[:3] == (5 - 2 * ante,) * 3
    assert scene.table.money[8:14] == (ante,) * 6
    assert scene.table.crew == (0, 1, 2, 3, 4, 5)


def test_M1_T1_six_role_cards_go_to_the_centre_one_hidden() -> None:
    scene = negotiation(THREE, hidden="Brute")
    assert sorted(one.value for one in scene.table.shown) == ["brute", "crook", "driver", "driver", "snitch"]


def test_M1_T1_each_of_the_six_is_equally_likely_to_be_hidden() -> None:
    scene = choosing()
    for name, hand in zip(NAMES, ((DRIVER, CROOK), (DRIVER, BRUTE), (MASTERMIND, DRIVER)), strict=False):
        scene.play(name, Choose(hand))
    (form,) = scene.ask.options(scene.table, NATURE)
    assert form.chance(SetAside(DRIVER)) == Fraction(1, 2)
    assert form.chance(SetAside(CROOK)) == form.chance(SetAside(BRUTE)) == Fraction(1, 6)


# T2


def test_M1_T2_characters_withdraw_one_by_one() -> None:
    scene = negotiation(THREE, loot="9 ante 2").play("Ann", Withdraw(card("Ann B")))
    assert picture(scene) == "Ann in/left -2 | Bob in/in -4 | Cid in/in -4"
    assert (scene.ante("Ann A"), scene.ante("Ann B")) == (2, 0)
    scene.play("Ann", Withdraw(card("Ann A")))
    assert picture(scene) == "Ann left/left +0 | Bob in/in -4 | Cid in/in -4"


def test_M1_T2_with_one_character_in_a_player_still_talks() -> None:
    scene = negotiation(THREE).play("Ann", Withdraw(card("Ann A")))
    assert scene.offers("Ann", Claim(card("Ann B"), SNITCH))
    assert scene.may_propose("Ann", "Ann pays Bob 1, Bob A leaves")
    assert scene.may_propose("Bob", "Bob pays Ann 1, Ann B leaves")
    assert scene.may_propose("Bob", "Ann pays Bob 1, Bob A leaves")
    assert "Ann" in scene.awaited


def test_M1_T2_with_no_character_in_a_player_is_silent() -> None:
    scene = negotiation(THREE, leader="Bob").play("Ann", Withdraw(card("Ann A")), Withdraw(card("Ann B")))
    assert "Ann" not in scene.open
    assert not scene.may_propose("Bob", "Ann pays Bob 1, Bob A leaves")


def test_M1_T2_a_character_that_left_cannot_leave_again() -> None:
    scene = negotiation(THREE).play("Ann", Withdraw(card("Ann A")))
    assert not scene.offers("Ann", Withdraw(card("Ann A")))
    assert scene.offers("Ann", Withdraw(card("Ann B")))
    assert not scene.may_propose("Bob", "Bob pays Ann 1, Ann A leaves")


def test_M1_T2_characters_are_revealed_one_by_one() -> None:
    after = heist("Ann Driver+Mastermind | Bob Driver(left)+Brute | Cid Brute(left)+Snitch(left)")
    turned_up = [(event.role, event.characters) for event in after.told(Revealed) if event.characters]
    assert turned_up == [(BRUTE, (3,)), (DRIVER, (0,)), (MASTERMIND, (1,))]


def test_M1_T2_characters_are_eliminated_one_by_one() -> None:
    after = heist("Ann Driver+Crook | Bob Driver+Brute | Cid Mastermind+Snitch(left)", loot="9 ante 2")
    assert picture(after) == "Ann out/in -2 | Bob out/in -2 | Cid in/left +0"
    assert [event.character for event in after.told(Eliminated)] == [card("Ann A"), card("Bob A")]


def test_M1_T2_two_snitches_of_two_players_are_out() -> None:
    after = heist("Ann Snitch+Crook | Bob Driver+Snitch | Cid Mastermind+Brute")
    assert picture(after) == "Ann out/in -1 | Bob in/out -1 | Cid in/in +0"


def test_M1_T2_a_snitch_may_name_the_other_character_of_the_same_player() -> None:
    after = heist("Ann Snitch+Crook | Bob Driver+Brute | Cid Mastermind+Brute(left)", names="Crook")
    assert picture(after) == "Ann in/out -1 | Bob in/in +0 | Cid in/left +0"


def test_M1_T2_each_character_has_its_share() -> None:
    scene = sharing("Ann Mastermind+Crook | Bob Snitch(left)+Brute(left) | Cid Driver+Snitch(left)")
    # 9 + 2 for three: 3 each, Ann has two of them and pays the Driver twice
    assert scene.told(LootShared) == [LootShared(11, (0, 1, 4), 3, 2)]
    assert picture(scene) == "Ann in/in +4 | Bob left/left +0 | Cid in/left +5"


def test_M1_T2_the_driver_is_paid_per_character_and_pays_oneself_nothing() -> None:
    spec = "Ann Driver+Crook | Bob Snitch+Mastermind | Cid Brute(left)+Driver(left)"
    scene = sharing(spec, names="Brute")  # 9 + 2 for four: 2 each
    assert gains(scene) == "Ann +6 | Bob +2"


def test_M1_T2_a_crook_takes_nothing_from_the_brute_of_the_same_player() -> None:
    scene = sharing("Ann Crook+Brute | Bob Driver(left)+Snitch(left) | Cid Driver(left)+Snitch(left)")
    assert gains(scene) == "Ann +8"


def test_M1_T2_a_crook_takes_from_the_brute_of_another_player() -> None:
    scene = sharing("Ann Crook+Mastermind(left) | Bob Driver(left)+Brute | Cid Driver(left)+Snitch(left)")
    assert gains(scene) == "Ann +6 | Bob +2"


def test_M1_T2_a_lone_brute_wins_its_player_one_card() -> None:
    after = heist("Ann Crook+Brute | Bob Driver(left)+Snitch(left) | Cid Driver(left)+Snitch(left)")
    assert after.table.intimidation == (1, 0, 0)


def test_M1_T2_the_symbol_is_rewarded_per_character() -> None:
    scene = sharing(
        "Ann Crook+Brute | Bob Driver(left)+Snitch(left) | Cid Driver(left)+Snitch(left)", loot="8 ante 1 Brute"
    )
    assert gains(scene) == "Ann +9"


def test_M1_T2_a_snitch_is_alone_when_its_players_other_character_is_out() -> None:
    after = heist("Ann Snitch+Driver | Bob Driver+Crook | Cid Crook+Brute(left)", hidden="Driver", names="Brute")
    assert picture(after) == "Ann out/out -4 | Bob out/out -2 | Cid out/left -1"


def test_M1_T2_a_snitch_is_not_alone_with_its_players_other_character() -> None:
    after = heist("Ann Snitch+Mastermind | Bob Driver+Crook | Cid Crook+Driver", names="Crook")
    assert picture(after) == "Ann in/in +0 | Bob out/out -2 | Cid out/out -2"


def test_M1_T2_one_character_in_the_sharing_is_enough_to_win() -> None:
    scene = whole_round("Ann 12:Driver+Crook | Bob Driver+Brute(left) | Cid 40:Brute(left)+Snitch(left)")
    assert scene.purse("Ann") == 20
    assert names(scene.table.winners) == ("Ann",)


def test_M1_T2_a_player_says_ready_once_for_both_characters() -> None:
    scene = negotiation("Ann Driver+Crook | Bob Driver+Brute | Cid Brute+Mastermind")
    scene.play("Ann", Ready()).play("Bob", Ready())
    assert not scene.told(HeistBegan)
    assert scene.play("Cid", Ready()).told(HeistBegan)


def test_M1_T2_the_departure_of_one_character_makes_everybody_not_ready() -> None:
    scene = negotiation(THREE).play("Ann", Ready()).play("Bob", Ready(), Withdraw(card("Bob A")))
    assert scene.ready == ()


def test_M1_T2_after_time_the_departure_of_one_character_leaves_all_ready() -> None:
    scene = (
        negotiation(THREE).others_talk().play("Ann", CallTime(), Ready()).play("Bob", Ready(), Withdraw(card("Bob A")))
    )
    assert scene.ready == ("Ann", "Bob")


# T3


def test_M1_T3_the_first_is_labelled_a_and_the_second_b() -> None:
    scene = negotiation("Ann Driver+Crook | Bob Crook+Driver | Cid Brute+Snitch")
    assert scene.table.roles == (DRIVER, CROOK, CROOK, DRIVER, BRUTE, SNITCH)


def test_M1_T3_deals_name_the_label() -> None:
    scene = negotiation(THREE)
    scene.strike("Bob", "Bob pays Ann 2, Ann B leaves")
    assert picture(scene) == "Ann in/left +1 | Bob in/in -4 | Cid in/in -2"
    assert scene.told(Proposed)[-1].terms == Terms((Payment(1, 0, 2),), (card("Ann B"),))


@pytest.mark.parametrize("who", ["Bob", "Cid", "Nobody"])
def test_M1_T3_a_label_does_not_tell_the_role(who: str) -> None:
    scenes = []
    for hand in ("Driver+Crook", "Crook+Driver"):
        scene = negotiation(f"Ann {hand} | Bob Driver+Brute | Cid Brute+Snitch")
        scene.strike("Bob", "Bob pays Ann 2, Ann B leaves")
        scenes.append((scene.view(who), scene.seen_by(who)))
    assert scenes[0] == scenes[1]


def test_M1_T3_intimidation_names_the_label() -> None:
    scene = negotiation(THREE).give_cards(Cid=1).play("Cid", Intimidate(card("Ann B")))
    assert Looked(2, card("Ann B")) in scene.seen_by("Nobody")
    (saw,) = scene.told(Saw)
    assert (saw.character, saw.role) == (card("Ann B"), CROOK)
    assert [viewer for viewer in (0, 1, 2, -2) if saw.seen_by(viewer)] == [2]
    assert scene.view("Cid").known == (None, CROOK, None, None, BRUTE, SNITCH)
    assert scene.view("Bob").known == (None, None, DRIVER, BRUTE, None, None)


def test_M1_T3_one_looks_at_neither_of_ones_own() -> None:
    scene = negotiation(THREE).give_cards(Cid=1).play("Ann", Withdraw(card("Ann A")))
    assert [number for number in range(6) if scene.offers("Cid", Intimidate(number))] == [1, 2, 3]


def test_M1_T3_while_a_snitch_names_one_looks_at_what_is_face_down() -> None:
    """Cid's Brute is still face down, Cid's Snitch is not."""
    scene = negotiation(THREE).give_cards(Ann=1).play("Bob", Withdraw(card("Bob B"))).all_ready()
    assert isinstance(scene.ask, Denounce)
    assert [number for number in range(6) if scene.offers("Ann", Intimidate(number))] == [2, 4]


def test_M1_T3_claims_are_made_for_a_label() -> None:
    scene = negotiation(THREE).play("Ann", Claim(card("Ann A"), SNITCH), Claim(card("Ann B"), SNITCH))
    assert [(claim.character, claim.role) for claim in scene.table.claims] == [(0, SNITCH), (1, SNITCH)]
    assert not scene.offers("Ann", Claim(card("Bob A"), SNITCH))


def test_M1_N12_the_20_claims_are_the_players_not_the_characters() -> None:
    scene = negotiation(THREE).play("Ann", *[Claim(n % 2, BRUTE) for n in range(20)])
    assert not scene.offers_any("Ann", Claim)


def test_M1_N5_ones_own_two_characters_are_no_deal_with_oneself() -> None:
    scene = negotiation(THREE)
    assert not scene.may_propose("Ann", "Ann A leaves, Ann B leaves")
    assert not scene.may_propose("Ann", "Ann A leaves")
    assert not scene.offers("Ann", Propose(Terms((Payment(0, 0, 1),), (card("Ann B"),))))
    assert scene.may_propose("Ann", "Bob pays Ann 3, Ann A leaves, Ann B leaves")


def test_M1_N5_a_player_named_with_two_characters_agrees_once() -> None:
    scene = negotiation(THREE)
    number = scene.propose("Bob", "Bob pays Ann 2, Ann A leaves, Ann B leaves")
    assert scene.told(Proposed)[-1].awaiting == (0,)
    scene.play("Ann", Accept(number))
    assert picture(scene) == "Ann left/left +2 | Bob in/in -4 | Cid in/in -2"


def test_M1_N6_a_deal_lapses_when_one_of_its_two_characters_left() -> None:
    scene = negotiation(THREE)
    number = scene.propose("Bob", "Bob pays Ann 2, Ann A leaves, Ann B leaves")
    scene.play("Ann", Withdraw(card("Ann A")))
    assert [event.proposal for event in scene.told(Lapsed)] == [number]


def test_M1_N6_a_deal_stays_while_everybody_named_has_a_character_in() -> None:
    scene = negotiation(THREE)
    number = scene.propose("Bob", "Bob pays Ann 1, Cid pays Ann 1, Ann A leaves")
    scene.play("Ann", Withdraw(card("Ann B"))).play("Cid", Withdraw(card("Cid A")))
    assert not scene.told(Lapsed)
    scene.play("Cid", Withdraw(card("Cid B")))
    assert [event.proposal for event in scene.told(Lapsed)] == [number]


def test_M1_N6_an_ante_taken_back_before_is_money_in_hand() -> None:
    scene = negotiation(THREE)
    assert not scene.may_propose("Ann", "Ann pays Bob 4, Bob A leaves")
    assert scene.play("Ann", Withdraw(card("Ann A"))).may_propose("Ann", "Ann pays Bob 4, Bob A leaves")


def test_M1_N6_the_ante_of_the_deals_own_departure_is_not() -> None:
    scene = negotiation(THREE)
    assert not scene.offers("Ann", Propose(deal("Ann pays Bob 4, Ann A leaves")))
    assert scene.offers("Ann", Propose(deal("Ann pays Bob 3, Ann A leaves")))


def test_M1_N9_a_leader_with_one_character_left_may_call_time_and_without_may_not() -> None:
    scene = negotiation(THREE).others_talk().play("Ann", Withdraw(0))
    assert scene.offers("Ann", CallTime())
    assert not scene.play("Ann", Withdraw(1)).offers("Ann", CallTime())


# T4


@pytest.mark.parametrize(
    ("purse", "ante", "added"),
    [(0, 1, 2), (1, 1, 1), (2, 1, 0), (3, 1, 0), (0, 2, 4), (1, 2, 3), (2, 2, 2), (3, 2, 1), (4, 2, 0), (5, 2, 0)],
)
def test_M1_T4_the_reserve_adds_what_is_missing_for_both_antes(purse: int, ante: int, added: int) -> None:
    scene = negotiation(f"Ann {purse}:Driver+Crook | Bob Driver+Brute | Cid Brute+Snitch", loot=f"9 ante {ante}")
    assert (scene.ante("Ann A"), scene.ante("Ann B")) == (ante, ante)
    assert scene.purse("Ann") == max(0, purse - 2 * ante)
    assert scene.reserve == scene.before[-1] - added


def test_M1_T4_both_antes_are_the_players_no_matter_who_supplied_them() -> None:
    scene = negotiation("Ann 1:Driver+Crook | Bob Driver+Brute | Cid Brute+Snitch", loot="9 ante 2")
    scene.play("Ann", Withdraw(1), Withdraw(0))
    assert scene.purse("Ann") == 4
