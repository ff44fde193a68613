"""MC-4: the Exchange."""

from typing import Any

import pytest

from millions.games.club.exchange import Settled, TakenOver
from tests.club.pictures import CAPITAL, Scene, at, gains, names, payments, picture, quotations, word

# R 12, I 16, T 2
BOOK = "Ann 0: R4 I4 T1 | Bob: I4 I4 R4 | Cid: I4 R4 T1"


def trade(text: str, pawns: str, **more: Any) -> Scene:
    """These pawns on the Exchange: "industry: Ann Ann | resource: Bob"."""
    return at("exchange", text, pawns=" | ".join(f"exchange {part}" for part in pawns.split(" | ")), **more)


# 4.1


def test_MC_4_1_the_books_example_16_less_12_with_two_pawns_is_8() -> None:
    scene = trade(BOOK, "industry: Ann Ann")
    assert quotations(scene) == "R12 I16 T2"
    assert gains(scene) == "Ann +8"


@pytest.mark.parametrize(
    ("sector", "result"), [("industry", "Ann +4"), ("resource", "Ann +10"), ("transport", "Ann -14")]
)
def test_MC_4_1_a_pawn_earns_its_quotation_less_that_of_the_sector_it_depends_on(sector: str, result: str) -> None:
    """Industry 16 − Resource 12, Resource 12 − Transport 2, Transport 2 − Industry 16."""
    assert gains(trade(BOOK.replace("Ann 0", "Ann 20"), f"{sector}: Ann")) == result


@pytest.mark.parametrize(
    ("text", "sector", "result"),
    [
        ("Ann: I3 | Bob: -", "industry", 3),
        ("Ann: I3 | Bob: -", "resource", 0),
        ("Ann: I3 | Bob: -", "transport", -3),
        ("Ann: R2 | Bob: R1", "industry", -3),
        ("Ann: R2 | Bob: R1", "resource", 3),
        ("Ann: R2 | Bob: R1", "transport", 0),
        ("Ann: T4 | Bob: T1+2", "industry", 0),
        ("Ann: T4 | Bob: T1+2", "resource", -7),
        ("Ann: T4 | Bob: T1+2", "transport", 7),
        ("Ann: R2 I2 T2 | Bob: -", "industry", 0),
        ("Ann: - | Bob: -", "industry", 0),
    ],
)
def test_MC_4_1_the_circle_of_dependence(text: str, sector: str, result: int) -> None:
    scene = trade(text, f"{sector}: Ann")
    assert scene.table.money[:2] == (10 + result, 10)
    assert [(told.seat, told.result) for told in scene.told(Settled)] == [(0, result)]


def test_MC_4_1_gains_come_from_the_bank_and_losses_go_to_it() -> None:
    scene = trade("Ann: I3 | Bob: -", "industry: Ann | transport: Bob")
    assert sorted(payments(scene)) == ["Bob > bank 3", "bank > Ann 3"]


def test_MC_4_1_capital_bills_count() -> None:
    assert gains(trade("Ann: I1+4 | Bob: R1+1", "industry: Ann")) == "Ann +3"


def test_MC_4_1_the_quotations_are_those_of_the_moment() -> None:
    """Ann develops in the Lobby before the Exchange is resolved."""
    scene = at("lobby", "Ann: I1 | Bob: -", pawns="lobby industry: Ann Ann | exchange industry: Bob")
    scene.do("Ann develops I1", "Ann develops I2").hurry().go_on()
    assert gains(scene) == "Bob +3"


def test_MC_4_1_everybodys_companies_count_and_not_only_ones_own() -> None:
    assert gains(trade("Ann: - | Bob: I4 | Cid: I2", "industry: Ann")) == "Ann +6"


# 4.2


def test_MC_4_2_a_players_pawns_are_added_up_first_then_settled_once() -> None:
    """I 6, R 0, T 2: +6 in Industry, −4 in Transport."""
    scene = trade("Ann 0: T2 | Bob: I4 I2", "industry: Ann | transport: Ann")
    assert gains(scene) == "Ann +2"
    assert payments(scene) == ["bank > Ann 2"]
    assert [(told.seat, told.result) for told in scene.told(Settled)] == [(0, 2)]


def test_MC_4_2_a_poor_player_does_not_lose_by_the_order_of_their_pawns() -> None:
    """R 3, T 1, I 1: −2 in Industry, +2 in Resource: nothing, and not 0 + 2."""
    scene = trade("Ann 1: T1 I1 | Bob: R3", "industry: Ann | resource: Ann")
    assert (gains(scene), payments(scene)) == ("", [])


def test_MC_4_2_two_losses_are_one_payment() -> None:
    scene = trade("Ann: I2 | Bob: -", "transport: Ann Ann")
    assert payments(scene) == ["Ann > bank 4"]


@pytest.mark.parametrize(("purse", "left"), [(0, 0), (1, 0), (5, 0), (6, 0), (7, 1)])
def test_MC_4_2_one_who_must_pay_more_than_they_have_pays_all_they_have(purse: int, left: int) -> None:
    scene = trade(f"Ann {purse}: - | Bob: I3", "transport: Ann Ann")
    assert scene.purse("Ann") == left
    assert [told.result for told in scene.told(Settled)] == [-6]


def test_MC_4_2_bills_are_not_money_in_hand() -> None:
    scene = trade("Ann 1: I1+5 | Bob: -", "transport: Ann")
    assert picture(scene) == "Ann 0: I1+5 | Bob 10: -"
    assert scene.table.money[CAPITAL] == 5


def test_MC_4_2_everybody_is_settled_in_turn_order() -> None:
    scene = trade("Ann: I2 | Bob: - | Cid: -", "industry: Ann Bob | transport: Cid", first="Bob")
    assert names(told.seat for told in scene.told(Settled)) == ("Bob", "Cid", "Ann")
    assert gains(scene) == "Ann +2 | Bob +2 | Cid -2"


def test_MC_4_2_who_has_no_pawn_there_is_not_settled() -> None:
    scene = trade("Ann: I2 | Bob: I2 | Cid: -", "industry: Ann")
    assert [told.seat for told in scene.told(Settled)] == [0]


def test_MC_4_2_six_players_with_twelve_pawns() -> None:
    scene = trade(
        "Ann: I1 | Bob: I1 | Cid: - | Dot: R1 | Eve: T1 | Fay 1: -",
        "industry: Ann Bob Cid Ann Bob Cid | resource: Dot Dot Eve | transport: Eve Fay Fay",
    )
    assert gains(scene) == "Ann +2 | Bob +2 | Cid +2 | Eve -1 | Fay -1"
    assert scene.asked == "Nature Pause"


# 4.3


def takeover(text: str) -> Scene:
    """Ann alone stands in a sector that earns nothing: Resource, with neither resource nor transport about."""
    return trade(text, "resource: Ann")


def test_MC_4_3_a_company_of_another_player_costs_3_times_its_level_paid_to_its_owner() -> None:
    scene = takeover("Ann 12: I1 | Bob 0: I3 I1 | Cid: -").do("Ann takes over Bob's I3")
    assert picture(scene) == "Ann 3: I1 I3 | Bob 9: I1 | Cid 10: -"
    assert payments(scene) == ["Ann > Bob 9"]
    assert [(told.seat, word(told.holding)) for told in scene.told(TakenOver)] == [(0, "Bob's I3")]
    assert scene.asked == "Nature Pause"


def test_MC_4_3_it_keeps_its_face_and_bills() -> None:
    scene = takeover("Ann 15: - | Bob 0: I3+2").do("Ann takes over Bob's I3+2")
    assert picture(scene) == "Ann 0: I3+2 | Bob 15: -"
    assert scene.table.money[CAPITAL] == 2


def test_MC_4_3_any_company_of_any_other_player_but_not_ones_own() -> None:
    scene = takeover("Ann 30: I2 I4 | Bob: I1 I2 | Cid: I2 | Dot: -")
    assert scene.may("Ann") == {"takes over Bob's I1", "takes over Bob's I2", "takes over Cid's I2", "passes"}


@pytest.mark.parametrize(
    ("purse", "within"),
    [(2, ""), (3, "I1"), (5, "I1"), (6, "I1 I2"), (8, "I1 I2"), (9, "I1 I2 I1+2"), (12, "I1 I2 I1+2 I4")],
)
def test_MC_4_3_only_with_the_whole_price_in_hand(purse: int, within: str) -> None:
    scene = takeover(f"Ann {purse}: - | Bob: I1 I2 I4 I1+2")
    assert scene.asked == "Ann HostileTakeover"
    assert scene.may("Ann") == {f"takes over Bob's {one}" for one in within.split()} | {"passes"}


def test_MC_4_3_a_player_without_money_is_asked_all_the_same() -> None:
    """Purses are secret."""
    scene = takeover("Ann 0: - | Bob: I1")
    assert scene.asked == "Ann HostileTakeover"
    assert scene.may("Ann") == {"passes"}


def test_MC_4_3_it_comes_after_gains_and_losses() -> None:
    richer = trade("Ann 0: - | Bob: I3", "industry: Ann Ann | transport: Bob")
    assert richer.may("Ann") == {"passes"}
    assert richer.purse("Ann") == 6
    enough = trade("Ann 3: - | Bob: I3", "industry: Ann Ann | transport: Bob")
    assert enough.may("Ann") == {"takes over Bob's I3", "passes"}
    poorer = trade("Ann 9: - | Bob: I3", "transport: Ann")
    assert poorer.may("Ann") == {"passes"}


def test_MC_4_3_the_owner_is_not_asked_and_cannot_refuse() -> None:
    scene = takeover("Ann 12: - | Bob 50: I4 | Cid: -")
    assert scene.may("Bob") == set()
    assert picture(scene.do("Ann takes over Bob's I4")) == "Ann 0: I4 | Bob 62: - | Cid 10: -"


def test_MC_4_3_one_company_only_and_it_may_be_declined() -> None:
    assert takeover("Ann 30: - | Bob: I1 I2").do("Ann takes over Bob's I1").asked == "Nature Pause"
    scene = takeover("Ann 30: - | Bob: I1 I2").do("Ann passes")
    assert (picture(scene), scene.asked) == ("Ann 30: - | Bob 10: I1 I2", "Nature Pause")


def test_MC_4_3_interchangeable_companies_of_one_owner_are_offered_once() -> None:
    scene = takeover("Ann 30: - | Bob: I2 I2 I2 | Cid: I2")
    assert len(scene.offered("Ann")) == 3
    assert picture(scene.do("Ann takes over Bob's I2")) == "Ann 24: I2 | Bob 16: I2 I2 | Cid 10: I2"


def test_MC_4_3_pawns_in_different_sectors_count_together_for_the_privilege() -> None:
    scene = trade("Ann: I1 | Bob: I1", "resource: Ann | transport: Bob Ann")
    assert scene.asked == "Ann HostileTakeover"


def test_MC_4_3_a_tie_gives_nobody_the_takeover() -> None:
    assert trade("Ann 30: I1 | Bob 30: I1", "industry: Ann | transport: Bob").asked == "Nature Pause"


def test_MC_4_3_the_taken_company_moves_for_its_new_owner_at_the_end_of_the_round() -> None:
    scene = takeover("Ann 9: - | Bob 0: I3 | Cid: -").do("Ann takes over Bob's I3").go_on()
    assert scene.asked == "Ann LastMove"
    assert picture(scene.do("Ann taxes I3")) == "Ann 3: I2 | Bob 9: - | Cid 10: -"


def test_MC_4_3_where_nobody_else_has_a_company_there_is_nothing_to_take_over() -> None:
    assert takeover("Ann 30: I1 | Bob: -").may("Ann") in (set(), {"passes"})
