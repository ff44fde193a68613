"""MC-V: what a company move is, wherever one is granted."""

import pytest

from millions.games.club.moves import Developed, Passed, Taxed
from tests.club.pictures import at, gains, payments, picture, playing, quotations, word


@pytest.mark.parametrize(("before", "after"), [("I1", "I2"), ("I2", "I3"), ("I3", "I4"), ("I1+5", "I2+5")])
def test_MC_V1_develop_turns_the_face_one_higher_and_costs_nothing(before: str, after: str) -> None:
    scene = at("moves", f"Ann 3: {before} | Bob: -")
    assert picture(scene.do(f"Ann develops {before}")) == f"Ann 3: {after} | Bob 10: -"
    assert payments(scene) == []
    assert [(told.seat, word(told.company)) for told in scene.told(Developed)] == [(0, after)]


@pytest.mark.parametrize(
    ("before", "after", "income"),
    [("T2", "T1", 2), ("T3", "T2", 3), ("T4", "T3", 4), ("T2+1", "T1+1", 3), ("T4+3", "T3+3", 7)],
)
def test_MC_V1_tax_takes_the_level_from_the_bank_then_turns_the_face_one_lower(
    before: str, after: str, income: int
) -> None:
    scene = at("moves", f"Ann 3: {before} | Bob: -")
    assert picture(scene.do(f"Ann taxes {before}")) == f"Ann {3 + income}: {after} | Bob 10: -"
    assert payments(scene) == [f"bank > Ann {income}"]
    assert [(told.seat, word(told.company)) for told in scene.told(Taxed)] == [(0, after)]


def test_MC_V1_the_books_company_at_3_may_go_to_4_or_earn_3_and_go_to_2() -> None:
    scene = at("moves", "Ann 0: I3 | Bob 0: I3")
    scene.do("Ann develops I3", "Bob taxes I3")
    assert picture(scene) == "Ann 0: I4 | Bob 3: I2"


@pytest.mark.parametrize("company", ["I4", "I4+2"])
def test_MC_V1_a_company_at_face_4_cannot_be_developed(company: str) -> None:
    assert at("moves", f"Ann: {company} | Bob: -").may("Ann") == {f"taxes {company}", "passes"}


@pytest.mark.parametrize("company", ["R1", "R1+3"])
def test_MC_V1_a_company_at_face_1_cannot_be_taxed_whatever_its_bills(company: str) -> None:
    assert at("moves", f"Ann: {company} | Bob: -").may("Ann") == {f"develops {company}", "passes"}


def test_MC_V1_in_between_both_may_be_done_with_ones_own_companies_only() -> None:
    scene = at("moves", "Ann: I2 R4 T1 | Bob: I3")
    assert scene.may("Ann") == {"develops I2", "taxes I2", "taxes R4", "develops T1", "passes"}
    assert scene.do("Ann passes").may("Bob") == {"develops I3", "taxes I3", "passes"}


def test_MC_V1_interchangeable_companies_are_offered_once() -> None:
    scene = at("moves", "Ann: I2 I2 I2 I2+1 | Bob: -")
    assert scene.may("Ann") == {"develops I2", "taxes I2", "develops I2+1", "taxes I2+1", "passes"}
    assert len(scene.offered("Ann")) == 5
    assert picture(scene.do("Ann develops I2")) == "Ann 10: I2 I2 I2+1 I3 | Bob 10: -"


def test_MC_V1_a_move_touches_one_company() -> None:
    scene = at("moves", "Ann: I2 I2 R2 | Bob: I2").do("Ann taxes I2", "Bob passes")
    assert picture(scene) == "Ann 12: R2 I1 I2 | Bob 10: I2"
    assert quotations(scene) == "R2 I5 T0"


def test_MC_V1_a_player_may_come_to_have_no_company_and_then_has_no_move() -> None:
    """Bob's only company is taken over; at the end of the round he is not asked."""
    scene = at("exchange", "Ann 9: I1 | Bob 0: R1 | Cid: T1", pawns="exchange industry: Ann")
    scene.do("Ann takes over Bob's R1").go_on()
    assert picture(scene) == "Ann 6: R1 I1 | Bob 3: - | Cid 10: T1"
    assert scene.asked == "Ann LastMove"
    assert scene.do("Ann passes").asked == "Cid LastMove"
    assert gains(scene) == "Ann -3 | Bob +3"


def test_MC_V1_without_a_company_no_tile_and_no_card_gives_a_move() -> None:
    assert at("lobby", "Ann: - | Bob: -", pawns="lobby industry: Ann Bob").asked == "Nature Pause"
    assert playing("expansion", "Ann: - | Bob: I2").asked == "Bob PickIntrigue"
    assert at("moves", "Ann: - | Bob: -").asked == "Nature Pause"


def test_MC_V1_who_makes_no_move_is_told_to_have_passed() -> None:
    scene = at("moves", "Ann: I2 | Bob: -").do("Ann passes")
    assert [told.seat for told in scene.told(Passed)] == [0]
    assert picture(scene) == "Ann 10: I2 | Bob 10: -"
