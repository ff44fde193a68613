"""MC-5: the Companies."""

from typing import Any

import pytest

from millions.games.club.companies import CompanyBought, CompanyDiscarded
from millions.games.club.draft import CardsDrawn, CompaniesHanded, Searched
from tests.club.pictures import NAMES, Scene, at, companies, deck, gains, payments, picture, quotations, word

FULL = "resource 13 industry 13 transport 13"
THREE = ("resource", "industry", "transport")


def table_for(players: int) -> str:
    return " | ".join(f"{name}: -" for name in NAMES[:players])


def drafting(whose: str, drawn: str, text: str = "", **more: Any) -> Scene:
    """These pawns are on the Companies, in this order, and these cards are drawn."""
    scene = at("companies", text or table_for(3), pawns=f"companies: {whose}", **more)
    return scene.do(f"Nature draws {drawn}")


# 5.1


@pytest.mark.parametrize("pawns", range(1, 7))
def test_MC_5_1_as_many_cards_as_pawns_plus_one_are_drawn(pawns: int) -> None:
    scene = at("companies", table_for(6), pawns=f"companies: {' '.join(NAMES[:pawns])}")
    assert {len(deed.split()) - 1 for deed in scene.may("Nature")} == {pawns + 1}
    scene.pass_by()
    assert [(word(told.tile), told.number) for told in scene.told(CardsDrawn)] == [("companies", pawns + 1)]
    assert scene.view("Nobody").deck_sizes[2] == 39 - pawns - 1


def test_MC_5_1_each_seat_picks_one_and_passes_the_rest() -> None:
    scene = drafting("Cid Ann Bob", "resource industry industry transport")
    assert scene.asked == "Cid PickCompany"
    assert scene.may("Cid") == {f"{verb} {card}" for verb in ("buys", "discards") for card in THREE}
    scene.do("Cid buys industry", "Ann discards transport")
    assert scene.asked == "Bob PickCompany"
    assert scene.may("Bob") == {f"{verb} {card}" for verb in ("buys", "discards") for card in THREE[:2]}
    scene.do("Bob buys resource")
    assert companies(scene) == "Ann: - | Bob: R1 | Cid: I1"
    assert [(told.to, word(told.cards)) for told in scene.told(CompaniesHanded)] == [
        (2, "resource industry industry transport"),
        (0, "resource industry transport"),
        (1, "resource industry"),
    ]
    assert scene.asked == "Nature Pause"


def test_MC_5_1_a_company_costs_4_and_is_placed_open_at_face_1() -> None:
    scene = drafting("Ann Bob", "industry industry transport", "Ann 4: I3 R2 | Bob: -").do("Ann buys industry")
    assert picture(scene) == "Ann 0: R2 I1 I3 | Bob 10: -"
    assert payments(scene) == ["Ann > bank 4"]
    assert quotations(scene) == "R2 I4 T0"
    for who in ("Ann", "Bob", "Nobody"):
        told = [event for event in scene.seen_by(who) if isinstance(event, CompanyBought)]
        assert [(event.seat, word(event.company)) for event in told] == [(0, "I1")]
        assert list(map(word, scene.view(who).companies[0])) == ["R2", "I1", "I3"]


def test_MC_5_1_or_the_card_is_discarded_for_nothing() -> None:
    scene = drafting("Ann Bob", "industry industry transport").do("Ann discards industry")
    assert (gains(scene), companies(scene)) == ("", "Ann: - | Bob: - | Cid: -")
    assert [told.seat for told in scene.told(CompanyDiscarded)] == [0]


def test_MC_5_1_one_must_be_picked() -> None:
    assert drafting("Ann", "industry industry").may("Ann") == {"buys industry", "discards industry"}


def test_MC_5_1_what_the_last_seat_leaves_is_discarded() -> None:
    scene = drafting("Ann Bob", "resource industry transport").do("Ann buys industry", "Bob buys transport")
    assert deck(scene, "companies") == "resource 13 industry 12 transport 12"


def test_MC_5_1_two_pawns_of_one_player_pick_twice_from_the_same_hand() -> None:
    scene = drafting("Ann Bob Ann", "resource industry industry transport")
    scene.do("Ann buys industry", "Bob buys transport")
    assert scene.asked == "Ann PickCompany"
    assert scene.may("Ann") == {"buys resource", "discards resource", "buys industry", "discards industry"}
    scene.do("Ann buys resource")
    assert picture(scene) == "Ann 2: R1 I1 | Bob 6: T1 | Cid 10: -"
    assert scene.asked == "Ann PickFromCompanies"


def test_MC_5_1_a_short_deck_gives_as_many_as_there_are() -> None:
    scene = at("companies", table_for(3), pawns="companies: Ann Bob Cid", company_deck="resource transport")
    assert scene.may("Nature") == {"draws resource transport"}


def test_MC_5_1_a_seat_that_is_handed_no_card_does_nothing() -> None:
    scene = drafting("Ann Bob Cid", "resource transport", company_deck="resource transport")
    scene.do("Ann discards resource", "Bob buys transport")
    assert scene.asked == "Nature Pause"
    assert companies(scene) == "Ann: - | Bob: T1 | Cid: -"
    assert deck(scene, "companies") == "resource 1"


def test_MC_5_1_an_empty_deck_asks_nobody() -> None:
    scene = at("companies", table_for(2), pawns="companies: Ann Bob", company_deck="").hurry_through_chance()
    assert scene.asked == "Nature Pause"
    assert scene.told(CompanyBought, CompanyDiscarded) == []


@pytest.mark.parametrize("purse", [0, 3])
def test_MC_5_1_a_player_who_cannot_pay_discards(purse: int) -> None:
    scene = drafting("Ann Bob", "resource industry industry", f"Ann {purse}: I4+9 | Bob: -")
    assert scene.may("Ann") == {"discards resource", "discards industry"}


# 5.2


def test_MC_5_2_the_privileged_player_may_buy_any_card_of_the_undrawn_rest_for_4() -> None:
    scene = drafting("Ann", "resource resource", company_deck="resource resource industry transport transport")
    scene.do("Ann buys resource")
    assert scene.asked == "Ann PickFromCompanies"
    assert scene.may("Ann") == {"buys industry", "buys transport", "passes"}
    scene.do("Ann buys transport")
    assert picture(scene) == "Ann 2: R1 T1 | Bob 10: - | Cid 10: -"
    assert scene.asked == "Nature Pause"


def test_MC_5_2_cards_drawn_or_discarded_are_not_in_the_rest() -> None:
    scene = drafting("Ann", "resource industry", company_deck="resource industry transport")
    assert scene.do("Ann discards industry").may("Ann") == {"buys transport", "passes"}


def test_MC_5_2_it_may_be_declined_after_the_look() -> None:
    scene = drafting("Ann", "resource industry", company_deck="resource industry transport").do("Ann discards industry")
    rest = scene.view("Ann").company_draft.rest
    assert rest is not None
    assert word(rest) == "transport"
    assert (gains(scene.do("Ann passes")), companies(scene)) == ("", "Ann: - | Bob: - | Cid: -")
    assert [(told.seat, word(told.tile)) for told in scene.told(Searched)] == [(0, "companies")]


@pytest.mark.parametrize("purse", [0, 3])
def test_MC_5_2_looking_needs_no_money_but_buying_does(purse: int) -> None:
    scene = drafting("Ann", "resource industry", f"Ann {purse}: - | Bob: -").do("Ann discards resource")
    assert scene.asked == "Ann PickFromCompanies"
    assert scene.may("Ann") == {"passes"}
    rest = scene.view("Ann").company_draft.rest
    assert rest is not None
    assert len(rest) == 37


def test_MC_5_2_just_8_is_enough_for_two() -> None:
    scene = drafting("Ann", "resource industry", "Ann 8: - | Bob: -").do("Ann buys resource", "Ann buys resource")
    assert picture(scene) == "Ann 0: R1 R1 | Bob 10: -"


def test_MC_5_2_then_deck_and_discards_are_shuffled_together() -> None:
    scene = drafting("Ann Bob Ann", "resource industry industry transport")
    scene.do("Ann discards industry", "Bob buys transport", "Ann discards resource")
    assert deck(scene, "companies") == "resource 12 industry 11 transport 12"
    scene.do("Ann buys transport")
    assert deck(scene, "companies") == "resource 13 industry 13 transport 11"
    assert sum(map(len, scene.table.companies)) + len(scene.table.decks[2]) == 39


def test_MC_5_2_they_are_shuffled_even_without_a_privilege() -> None:
    scene = drafting("Ann Bob", "resource industry industry").do("Ann discards industry", "Bob discards resource")
    assert scene.asked == "Nature Pause"
    assert deck(scene, "companies") == FULL


def test_MC_5_2_with_an_empty_rest_the_privilege_buys_nothing() -> None:
    scene = drafting("Ann", "resource industry", company_deck="resource industry").do("Ann buys resource")
    if scene.asked == "Ann PickFromCompanies":
        assert scene.may("Ann") == {"passes"}
        scene.do("Ann passes")
    assert scene.asked == "Nature Pause"
    assert companies(scene) == "Ann: R1 | Bob: - | Cid: -"
    assert deck(scene, "companies") == "industry 1"
