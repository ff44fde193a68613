"""MC-2.a to MC-2.h: the eight intrigues. Ann plays each of them; when it is done, Bob is asked to pick one."""

import pytest

from millions.games.club.intrigue_colonies import ColoniesSwapped, ContractBought
from millions.games.club.intrigue_companies import CapitalRaised, CompaniesSwapped, CompetitionBegan, FaceTurned
from millions.games.club.looks import ColoniesSeen, LookedAt
from millions.games.club.moves import Passed
from tests.club.pictures import (
    CAPITAL,
    DONE,
    Scene,
    at,
    colonies,
    companies,
    gains,
    payments,
    picture,
    playing,
    quotations,
    score,
    word,
)

# 2.a Racket


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Ann 7: - | Bob 7: -", "Ann 10: - | Bob 4: -"),
        ("Ann 0: - | Bob 3: - | Cid 4: -", "Ann 3: - | Bob 0: - | Cid 1: -"),
        ("Ann 1: - | Bob 2: - | Cid 1: - | Dot 0: -", "Ann 4: - | Bob 0: - | Cid 0: - | Dot 0: -"),
        (
            "Ann 5: - | Bob 5: - | Cid 5: - | Dot 5: - | Eve 5: - | Fay 5: -",
            "Ann 8: - | Bob 2: - | Cid 2: - | Dot 2: - | Eve 2: - | Fay 2: -",
        ),
    ],
)
def test_MC_2_a_racket_takes_3_and_every_opponent_pays_3_or_all_they_have(before: str, after: str) -> None:
    scene = playing("racket", before)
    assert picture(scene) == after
    assert scene.asked == DONE


def test_MC_2_a_racket_is_between_the_bank_and_each_player() -> None:
    scene = playing("racket", "Ann: - | Bob 2: - | Cid 0: - | Dot: -")
    assert sorted(payments(scene)) == ["Bob > bank 2", "Dot > bank 3", "bank > Ann 3"]


def test_MC_2_a_racket_leaves_capital_bills_alone() -> None:
    scene = playing("racket", "Ann: I1+1 | Bob 1: R1+4")
    assert picture(scene) == "Ann 13: I1+1 | Bob 0: R1+4"
    assert scene.table.money[CAPITAL] == 5


# 2.b Capitalization


@pytest.mark.parametrize("purse", [0, 7, 30])
def test_MC_2_b_capitalization_takes_6_from_the_bank(purse: int) -> None:
    scene = playing("capitalization", f"Ann {purse}: I1 | Bob: -")
    assert picture(scene) == f"Ann {purse + 6}: I1 | Bob 10: -"
    assert payments(scene) == ["bank > Ann 6"]
    assert scene.asked == DONE


# 2.c Colonial contract

HANDS = "Ann: india | Bob: africa asia asia | Cid: -"


def contract(text: str = "Ann: - | Bob: - | Cid: -", hands: str = HANDS) -> Scene:
    return playing("colonial-contract", text, colonies=hands)


def test_MC_2_c_an_opponent_must_be_chosen_and_may_be_one_without_cards() -> None:
    scene = contract()
    assert scene.asked == "Ann ColonialContract"
    assert scene.may("Ann") == {"looks at Bob", "looks at Cid"}
    scene.do("Ann looks at Cid")
    assert [(told.seat, told.owner) for told in scene.told(LookedAt)] == [(0, 2)]
    assert scene.may("Ann") in (set(), {"passes"})
    assert colonies(scene.hurry("PickIntrigue")) == HANDS
    assert scene.asked == DONE


def test_MC_2_c_one_must_be_chosen_even_if_nobody_has_cards() -> None:
    assert contract(hands="").may("Ann") == {"looks at Bob", "looks at Cid"}


def test_MC_2_c_with_six_players_any_of_five() -> None:
    scene = contract("Ann: - | Bob: - | Cid: - | Dot: - | Eve: - | Fay: -")
    assert scene.may("Ann") == {f"looks at {name}" for name in ("Bob", "Cid", "Dot", "Eve", "Fay")}


def test_MC_2_c_with_two_players_there_is_nobody_else_to_look_at() -> None:
    scene = contract("Ann: - | Bob: -", "Bob: oceania")
    assert scene.may("Ann") == {"contracts oceania", "passes"}


def test_MC_2_c_a_card_may_be_bought_for_3_paid_to_its_owner() -> None:
    scene = contract().do("Ann looks at Bob")
    assert scene.may("Ann") == {"contracts africa", "contracts asia", "passes"}
    scene.do("Ann contracts asia")
    assert gains(scene) == "Ann -3 | Bob +3"
    assert payments(scene) == ["Ann > Bob 3"]
    assert colonies(scene) == "Ann: asia india | Bob: africa asia | Cid: -"
    assert [(told.seat, told.owner) for told in scene.told(ContractBought)] == [(0, 1)]
    assert scene.asked == DONE


def test_MC_2_c_it_may_be_declined() -> None:
    scene = contract().do("Ann looks at Bob", "Ann passes")
    assert [told.seat for told in scene.told(Passed)] == [0]
    assert (colonies(scene), gains(scene), scene.asked) == (HANDS, "", DONE)


def test_MC_2_c_the_cards_are_seen_by_the_looker() -> None:
    scene = contract().do("Ann looks at Bob")
    seen = [(told.to, told.owner, word(told.cards)) for told in scene.told(ColoniesSeen)]
    assert seen == [(0, 1, "africa asia asia")]


@pytest.mark.parametrize("purse", [0, 2])
def test_MC_2_c_a_poor_player_looks_and_is_asked_but_cannot_buy(purse: int) -> None:
    scene = contract(f"Ann {purse}: - | Bob: - | Cid: -").do("Ann looks at Bob")
    assert scene.asked == "Ann BuyContract"
    assert scene.may("Ann") == {"passes"}


def test_MC_2_c_just_3_is_enough_and_the_owner_may_be_left_without_cards() -> None:
    scene = contract("Ann 3: - | Bob 0: -", "Bob: asia").do("Ann contracts asia")
    assert (picture(scene), colonies(scene)) == ("Ann 0: - | Bob 3: -", "Ann: asia | Bob: -")


# 2.d Unfair competition


def competition(text: str, sector: str = "industry") -> Scene:
    return playing("unfair-competition", text).do(f"Ann competes in {sector}")


def test_MC_2_d_one_own_company_rises_and_one_of_every_opponent_falls() -> None:
    scene = competition("Ann: I2 R2 | Bob: I3 T3 | Cid: I2 | Dot: R4")
    assert companies(scene) == "Ann: R2 I3 | Bob: I2 T3 | Cid: I1 | Dot: R4"
    assert [(told.seat, word(told.sector)) for told in scene.told(CompetitionBegan)] == [(0, "industry")]
    turned = [(word(told.holding), told.by) for told in scene.told(FaceTurned)]
    assert sorted(turned) == [("Ann's I3", 1), ("Bob's I2", -1), ("Cid's I1", -1)]
    assert scene.asked == DONE


def test_MC_2_d_no_money_moves() -> None:
    scene = competition("Ann: I2+2 | Bob: I3+1 | Cid 0: I4")
    assert picture(scene) == "Ann 10: I3+2 | Bob 10: I2+1 | Cid 0: I3"
    assert payments(scene) == []
    assert quotations(scene) == "R0 I11 T0"


@pytest.mark.parametrize("text", ["Ann: R1 | Bob: T1", "Ann: - | Bob: -", "Ann: R4 I1 T2 | Bob: R1"])
def test_MC_2_d_any_type_may_be_chosen(text: str) -> None:
    scene = playing("unfair-competition", text)
    assert scene.asked == "Ann UnfairCompetition"
    assert scene.may("Ann") == {"competes in resource", "competes in industry", "competes in transport"}


def test_MC_2_d_a_type_may_be_chosen_that_the_player_does_not_own() -> None:
    assert companies(competition("Ann: R2 | Bob: I3 | Cid: I2", "industry")) == "Ann: R2 | Bob: I2 | Cid: I1"


def test_MC_2_d_a_type_nobody_owns_does_nothing() -> None:
    scene = competition("Ann: R2 | Bob: I3", "transport")
    assert (companies(scene), scene.asked) == ("Ann: R2 | Bob: I3", DONE)


def test_MC_2_d_the_player_chooses_which_own_company_rises() -> None:
    scene = competition("Ann: I1 I3 I2+1 R1 | Bob: -")
    assert scene.may("Ann") == {"turns I1", "turns I3", "turns I2+1"}
    assert companies(scene.do("Ann turns I2+1")) == "Ann: R1 I1 I3 I3+1 | Bob: -"


def test_MC_2_d_the_player_of_the_card_chooses_which_company_of_each_opponent_falls() -> None:
    scene = competition("Ann: - | Bob: I2 I4 T3 | Cid: I3 I3+1")
    assert scene.asked == "Ann Turn"
    assert scene.may("Ann") == {"turns I2", "turns I4"}
    scene.do("Ann turns I4")
    assert scene.may("Ann") == {"turns I3", "turns I3+1"}
    assert companies(scene.do("Ann turns I3+1")) == "Ann: - | Bob: I2 I3 T3 | Cid: I2+1 I3"
    assert scene.asked == DONE


def test_MC_2_d_a_company_at_face_1_is_no_target_while_another_can_lose_a_face() -> None:
    assert companies(competition("Ann: - | Bob: I1 I3 I1+4")) == "Ann: - | Bob: I1 I1+4 I2"
    scene = competition("Ann: - | Bob: I1 I2 I3")
    assert scene.may("Ann") == {"turns I2", "turns I3"}


def test_MC_2_d_an_own_company_at_face_4_is_not_chosen_while_another_can_rise() -> None:
    assert companies(competition("Ann: I4 I1 I4+1 | Bob: -")) == "Ann: I2 I4 I4+1 | Bob: -"
    scene = competition("Ann: I4 I2 I3 | Bob: -")
    assert scene.may("Ann") == {"turns I2", "turns I3"}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Ann: I4 | Bob: I1", "Ann: I4 | Bob: I1"),
        ("Ann: I4+2 I4 | Bob: I2", "Ann: I4 I4+2 | Bob: I1"),
        ("Ann: I3 | Bob: I1+3", "Ann: I4 | Bob: I1+3"),
        ("Ann: I3+1 | Bob: I4", "Ann: I4+1 | Bob: I3"),
    ],
)
def test_MC_2_d_faces_stay_within_1_to_4_whatever_the_bills(before: str, after: str) -> None:
    scene = competition(before)
    assert (companies(scene), scene.asked) == (after, DONE)


def test_MC_2_d_the_rise_is_not_optional() -> None:
    scene = competition("Ann: I1 I2 | Bob: I2 I3")
    assert scene.may("Ann") == {"turns I1", "turns I2"}
    scene.do("Ann turns I1")
    assert scene.may("Ann") == {"turns I2", "turns I3"}


def test_MC_2_d_interchangeable_companies_leave_no_choice() -> None:
    assert companies(competition("Ann: I2 I2 | Bob: I3 I3 I3")) == "Ann: I2 I3 | Bob: I2 I3 I3"


def test_MC_2_d_every_opponent_at_a_table_of_six() -> None:
    scene = competition("Ann: T1 | Bob: T2 | Cid: T3 | Dot: R2 | Eve: T1 | Fay: T4", "transport")
    assert companies(scene) == "Ann: T2 | Bob: T1 | Cid: T2 | Dot: R2 | Eve: T1 | Fay: T3"


# 2.e Colonial unrest


def unrest(text: str = "Ann: - | Bob: - | Cid: -", hands: str = "Ann: india oceania | Bob: africa asia asia") -> Scene:
    return playing("colonial-unrest", text, colonies=hands)


def test_MC_2_e_an_opponent_must_be_chosen_and_may_be_one_without_cards() -> None:
    scene = unrest()
    assert scene.asked == "Ann ColonialUnrest"
    assert scene.may("Ann") == {"looks at Bob", "looks at Cid"}
    scene.do("Ann looks at Cid")
    assert scene.may("Ann") in (set(), {"passes"})
    assert colonies(scene.hurry("PickIntrigue")) == "Ann: india oceania | Bob: africa asia asia | Cid: -"


def test_MC_2_e_one_of_theirs_may_be_swapped_for_one_of_ones_own() -> None:
    scene = unrest().do("Ann looks at Bob")
    own, theirs = ("india", "oceania"), ("africa", "asia")
    assert scene.may("Ann") == {f"swaps {give} for {take}" for give in own for take in theirs} | {"passes"}
    scene.do("Ann swaps oceania for asia")
    assert colonies(scene) == "Ann: asia india | Bob: africa asia oceania | Cid: -"
    assert payments(scene) == []
    assert [(told.seat, told.owner) for told in scene.told(ColoniesSwapped)] == [(0, 1)]
    assert scene.asked == DONE


def test_MC_2_e_it_may_be_declined() -> None:
    scene = unrest().do("Ann looks at Bob", "Ann passes")
    assert [told.seat for told in scene.told(Passed)] == [0]
    assert colonies(scene) == "Ann: india oceania | Bob: africa asia asia | Cid: -"
    assert scene.asked == DONE


def test_MC_2_e_without_cards_of_ones_own_one_only_looks() -> None:
    scene = unrest(hands="Bob: africa").do("Ann looks at Bob")
    assert scene.may("Ann") in (set(), {"passes"})
    assert [word(told.cards) for told in scene.told(ColoniesSeen)] == ["africa"]
    assert colonies(scene.hurry("PickIntrigue")) == "Ann: - | Bob: africa | Cid: -"


def test_MC_2_e_a_broke_player_may_swap() -> None:
    scene = unrest("Ann 0: - | Bob: -", "Ann: india | Bob: africa")
    assert scene.may("Ann") == {"swaps india for africa", "passes"}
    assert colonies(scene.do("Ann swaps india for africa")) == "Ann: africa | Bob: india"


def test_MC_2_e_cards_of_the_same_region_may_be_swapped_too() -> None:
    """Nobody else can tell: it is one of theirs for one of one's own."""
    scene = unrest("Ann: - | Bob: -", "Ann: india | Bob: india asia")
    assert scene.may("Ann") == {"swaps india for india", "swaps india for asia", "passes"}
    assert colonies(scene.do("Ann swaps india for india")) == "Ann: india | Bob: asia india"


# 2.f Dumping


def test_MC_2_f_one_own_company_is_swapped_for_one_of_any_type_with_a_level_at_most_1_away() -> None:
    scene = playing("dumping", "Ann: I2 | Bob: R1 T2 I3 R4 | Cid: T3")
    assert scene.asked == "Ann Dumping"
    assert scene.may("Ann") == {
        "swaps I2 for Bob's R1",
        "swaps I2 for Bob's T2",
        "swaps I2 for Bob's I3",
        "swaps I2 for Cid's T3",
    }
    scene.do("Ann swaps I2 for Cid's T3")
    assert companies(scene) == "Ann: T3 | Bob: R1 R4 I3 T2 | Cid: I2"
    (told,) = scene.told(CompaniesSwapped)
    assert (told.seat, word(told.swap)) == (0, "I2 for Cid's T3")
    assert (payments(scene), scene.asked) == ([], DONE)


def test_MC_2_f_levels_count_the_bills() -> None:
    """Ann's level is 3."""
    scene = playing("dumping", "Ann: I1+2 | Bob: R1 R2 R3 R4 | Cid: T1+1 T4+1 T2+2")
    assert scene.may("Ann") == {f"swaps I1+2 for {one}" for one in ("Bob's R2", "Bob's R3", "Bob's R4")} | {
        "swaps I1+2 for Cid's T1+1",
        "swaps I1+2 for Cid's T2+2",
    }


def test_MC_2_f_capital_bills_stay_with_their_company() -> None:
    scene = playing("dumping", "Ann: I1+2 | Bob: R4")
    assert companies(scene) == "Ann: R4 | Bob: I1+2"
    assert scene.table.money[CAPITAL] == 2
    back = playing("dumping", "Ann: I2 R1+2 | Bob: T1+1").do("Ann swaps I2 for Bob's T1+1")
    assert companies(back) == "Ann: R1+2 T1+1 | Bob: I2"


def test_MC_2_f_it_must_be_done_if_any_such_swap_exists() -> None:
    assert companies(playing("dumping", "Ann: I4 | Bob: R3 T1")) == "Ann: R3 | Bob: I4 T1"
    scene = playing("dumping", "Ann: I4 T1 | Bob: R3 R2")
    assert scene.may("Ann") == {"swaps I4 for Bob's R3", "swaps T1 for Bob's R2"}


@pytest.mark.parametrize(
    "text", ["Ann: I4 | Bob: R2 R1", "Ann: - | Bob: R1", "Ann: I1 R3 | Bob: -", "Ann: I1+4 | Bob: R3 | Cid: T1"]
)
def test_MC_2_f_without_such_a_swap_nothing_happens(text: str) -> None:
    scene = playing("dumping", text)
    heads = [part.split(": ") for part in text.split(" | ")]
    assert {head: set(ones.split()) for head, ones in heads} == {
        head: set(ones.split()) for head, ones in (part.split(": ") for part in companies(scene).split(" | "))
    }
    assert scene.asked == DONE


def test_MC_2_f_interchangeable_companies_of_one_owner_are_one_choice_of_two_owners_two() -> None:
    scene = playing("dumping", "Ann: I1 I1 | Bob: R1 R1 | Cid: R1")
    assert scene.may("Ann") == {"swaps I1 for Bob's R1", "swaps I1 for Cid's R1"}
    assert len(scene.offered("Ann")) == 2


# 2.g Expansion


@pytest.mark.parametrize(
    ("before", "first", "second", "after"),
    [
        ("Ann 0: I1 | Bob: -", "develops I1", "develops I2", "Ann 0: I3 | Bob 10: -"),
        ("Ann 0: I4 | Bob: -", "taxes I4", "taxes I3", "Ann 7: I2 | Bob 10: -"),
        ("Ann 0: I2 | Bob: -", "develops I2", "taxes I3", "Ann 3: I2 | Bob 10: -"),
        ("Ann 0: I2+1 | Bob: -", "taxes I2+1", "develops I1+1", "Ann 3: I2+1 | Bob 10: -"),
        ("Ann 0: I2 | Bob: -", "develops I2", "passes", "Ann 0: I3 | Bob 10: -"),
        ("Ann 0: I4+2 R1 | Bob: -", "taxes I4+2", "taxes I3+2", "Ann 11: R1 I2+2 | Bob 10: -"),
    ],
)
def test_MC_2_g_up_to_two_moves_on_one_own_company(before: str, first: str, second: str, after: str) -> None:
    scene = playing("expansion", before).do(f"Ann {first}", f"Ann {second}")
    assert (picture(scene), scene.asked) == (after, DONE)


def test_MC_2_g_any_own_company_of_any_type_may_be_chosen() -> None:
    scene = playing("expansion", "Ann: I4 R2 T1 T1 | Bob: I2")
    assert scene.may("Ann") == {"taxes I4", "develops R2", "taxes R2", "develops T1", "passes"}


def test_MC_2_g_the_second_move_is_on_the_same_company() -> None:
    scene = playing("expansion", "Ann: I2 I1 R3 | Bob: -").do("Ann develops I2")
    assert scene.may("Ann") == {"develops I3", "taxes I3", "passes"}
    same = playing("expansion", "Ann: I2 I2 | Bob: -").do("Ann develops I2")
    assert same.may("Ann") == {"develops I3", "taxes I3", "passes"}


def test_MC_2_g_the_second_move_keeps_to_the_faces() -> None:
    assert playing("expansion", "Ann: I3 | Bob: -").do("Ann develops I3").may("Ann") == {"taxes I4", "passes"}
    assert playing("expansion", "Ann: I2+1 | Bob: -").do("Ann taxes I2+1").may("Ann") == {"develops I1+1", "passes"}


def test_MC_2_g_none_need_be_made() -> None:
    scene = playing("expansion", "Ann: I2 | Bob: -").do("Ann passes")
    assert [told.seat for told in scene.told(Passed)] == [0]
    assert (picture(scene), scene.asked) == ("Ann 10: I2 | Bob 10: -", DONE)


# 2.h Capital increase


@pytest.mark.parametrize(
    ("before", "after"), [("I1", "I1+1"), ("R4", "R4+1"), ("T2+1", "T2+2"), ("T4+9", "T4+10"), ("I1 I1", "I1 I1+1")]
)
def test_MC_2_h_a_bill_from_the_bank_is_put_under_one_own_company(before: str, after: str) -> None:
    scene = playing("capital-increase", f"Ann 0: {before} | Bob: R1")
    bills = sum(int(one.partition("+")[2] or 0) for one in after.split())
    assert picture(scene) == f"Ann 0: {after} | Bob 10: R1"
    assert payments(scene) == ["bank > capital 1"]
    assert scene.table.money[CAPITAL] == bills
    assert [word(told.company) for told in scene.told(CapitalRaised)] == [after.split()[-1]]
    assert scene.asked == DONE


def test_MC_2_h_the_player_chooses_which() -> None:
    scene = playing("capital-increase", "Ann: I1 I1 R4+1 T2 | Bob: R1")
    assert scene.may("Ann") == {"raises I1", "raises R4+1", "raises T2"}
    assert companies(scene.do("Ann raises R4+1")) == "Ann: R4+2 I1 I1 T2 | Bob: R1"


def test_MC_2_h_without_a_company_no_bill_is_taken() -> None:
    scene = playing("capital-increase", "Ann: - | Bob: R1")
    assert (payments(scene), scene.table.money[CAPITAL], scene.asked) == ([], 0, DONE)


def test_MC_2_h_there_is_no_limit_to_bills() -> None:
    scene = playing("capital-increase", "Ann: I4+25 | Bob: -")
    assert companies(scene) == "Ann: I4+26 | Bob: -"


def test_MC_2_h_a_bill_counts_in_tax_income() -> None:
    scene = at("moves", "Ann 0: I3+2 | Bob: -").do("Ann taxes I3+2")
    assert picture(scene) == "Ann 5: I2+2 | Bob 10: -"


def test_MC_2_h_a_bill_counts_in_the_takeover_price() -> None:
    scene = at("exchange", "Ann 8: - | Bob: I2+1", pawns="exchange transport: Ann")
    assert scene.may("Ann") == {"passes"}
    scene = at("exchange", "Ann 12: - | Bob: I2+1", pawns="exchange transport: Ann")
    assert gains(scene) == "Ann -3"
    assert picture(scene.do("Ann takes over Bob's I2+1")) == "Ann 0: I2+1 | Bob 19: -"


def test_MC_2_h_a_bill_counts_in_the_quotation() -> None:
    assert quotations(at("moves", "Ann: I2+3 | Bob: I1+1")) == "R0 I7 T0"


def test_MC_2_h_a_bill_counts_in_the_score() -> None:
    assert score(at("score", "Ann 0: I2+3 | Bob 0: I1 I1"), "Ann") == "companies 5"


def test_MC_2_h_the_limits_of_the_face_are_about_the_face_alone() -> None:
    scene = at("moves", "Ann: I3+4 R1+4 | Bob: -")
    assert scene.may("Ann") == {"develops I3+4", "taxes I3+4", "develops R1+4", "passes"}
    assert companies(scene.do("Ann develops I3+4")) == "Ann: R1+4 I4+4 | Bob: -"


def test_MC_2_h_a_bill_stays_for_good() -> None:
    scene = playing("expansion", "Ann 0: I2+1 | Bob: -").do("Ann taxes I2+1", "Ann develops I1+1")
    assert picture(scene) == "Ann 3: I2+1 | Bob 10: -"
    assert scene.table.money[CAPITAL] == 1
