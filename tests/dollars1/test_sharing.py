"""M1-L: what is shared, and who pays whom afterwards."""

import pytest

from millions.core.table import Paid
from millions.games.dollars1.sharing import LootShared, PayTheDriver, RobTheBrute
from tests.dollars1.pictures import NAMES, RESERVE, Scene, gains, negotiation, picture, play_heist, sharing

LEFT = "Dot Driver(left) | Eve Driver(left) | Fay Driver(left) | Gus Driver(left)"


def shared(scene: Scene) -> LootShared:
    (event,) = scene.told(LootShared)
    return event


def between_players(scene: Scene) -> list[str]:
    """Payments from purse to purse, in order."""
    return [
        f"{NAMES[paid.source]} pays {NAMES[paid.target]} {paid.amount}"
        for paid in scene.told(Paid)
        if 0 <= paid.source < 8 and 0 <= paid.target < 8
    ]


# L1


@pytest.mark.parametrize("amount", [8, 9, 10, 11, 12])
def test_M1_L1_the_amount_is_the_loot_cards(amount: int) -> None:
    scene = sharing("Ann Crook | Bob Driver | Cid Driver | Dot Driver", loot=f"{amount} ante 1")
    assert picture(scene) == f"Ann in +{amount} | Bob out -1 | Cid out -1 | Dot out -1"


@pytest.mark.parametrize("amount", [8, 9, 10, 11, 12])
def test_M1_L1_a_mastermind_who_is_left_adds_2(amount: int) -> None:
    scene = sharing(f"Ann Mastermind | Bob Driver | Cid Driver | {LEFT}", loot=f"{amount} ante 1")
    assert gains(scene) == f"Ann +{amount + 2} | Bob -1 | Cid -1"
    assert shared(scene).amount == amount + 2


def test_M1_L1_masterminds_who_are_out_add_nothing() -> None:
    scene = sharing(f"Ann Crook | Bob Mastermind | Cid Mastermind | {LEFT}", loot="8 ante 1")
    assert gains(scene) == "Ann +8 | Bob -1 | Cid -1"


def test_M1_L1_a_mastermind_who_left_adds_nothing() -> None:
    scene = sharing(f"Ann Crook | Bob Mastermind(left) | Cid Brute(left) | {LEFT}", loot="8 ante 1")
    assert gains(scene) == "Ann +8"


def test_M1_L1_a_mastermind_who_was_named_adds_nothing() -> None:
    scene = sharing(f"Ann Snitch | Bob Mastermind | Cid Brute | {LEFT}", loot="8 ante 1", names="Mastermind")
    assert gains(scene) == "Ann +4 | Bob -1 | Cid +4"


# L2


@pytest.mark.parametrize(
    ("amount", "share", "rest"), [(8, 4, 0), (9, 4, 1), (10, 5, 0), (11, 5, 1), (12, 6, 0)], ids=str
)
def test_M1_L2_it_is_divided_equally_rounded_down_the_rest_stays_in_the_reserve(
    amount: int, share: int, rest: int
) -> None:
    scene = sharing(
        "Ann Snitch | Bob Brute | Cid Driver | Dot Driver | Eve Driver", loot=f"{amount} ante 1", names="Driver"
    )
    assert gains(scene) == f"Ann +{share} | Bob +{share} | Cid -1 | Dot -1 | Eve -1"
    assert (shared(scene).share, shared(scene).rest) == (share, rest)
    assert scene.reserve == scene.before[RESERVE] - 2 * share + 3


def test_M1_L2_three_characters_share_11() -> None:
    scene = sharing(f"Ann Snitch | Bob Brute | Cid Mastermind | {LEFT}", loot="11 ante 1", names="Driver")
    assert gains(scene) == "Ann +4 | Bob +4 | Cid +4"


def test_M1_L2_four_characters_share_11() -> None:
    spec = "Ann Snitch | Bob Brute | Cid Driver | Dot Crook | Eve Mastermind | Fay Snitch(left) | Gus Snitch(left)"
    scene = negotiation(spec, loot="9 ante 1", hidden="Snitch")
    scene.pause_before(PayTheDriver)
    play_heist(scene, "Driver")
    assert picture(scene).startswith("Ann in +2 | Bob in +2 | Cid out -1 | Dot in +2 | Eve in +2 |")
    assert (shared(scene).amount, shared(scene).rest) == (11, 3)


def test_M1_L2_who_is_out_or_left_has_no_share() -> None:
    scene = sharing("Ann Crook | Bob Driver | Cid Driver | Dot Brute(left)")
    assert shared(scene).characters == (0,)
    assert picture(scene) == "Ann in +9 | Bob out -1 | Cid out -1 | Dot left +0"


def test_M1_L2_all_see_the_sharing() -> None:
    scene = sharing("Ann Crook | Bob Driver | Cid Driver | Dot Brute(left)")
    assert LootShared(9, (0,), 9, 0) in scene.seen_by("Nobody")


# L3


def test_M1_L3_each_who_shared_pays_1_to_the_driver() -> None:
    scene = sharing(f"Ann Driver | Bob Snitch | Cid Mastermind | {LEFT.replace('Driver', 'Crook')}", names="Crook")
    assert gains(scene) == "Ann +5 | Bob +2 | Cid +2"  # 11 to share, 3 each
    assert between_players(scene) == ["Bob pays Ann 1", "Cid pays Ann 1"]


def test_M1_L3_a_driver_alone_is_paid_by_nobody() -> None:
    scene = sharing("Ann Driver | Bob Crook | Cid Crook | Dot Crook(left)")
    assert gains(scene) == "Ann +9 | Bob -1 | Cid -1"
    assert between_players(scene) == []


def test_M1_L3_who_did_not_share_does_not_pay() -> None:
    scene = sharing("Ann Driver | Bob Brute | Cid Crook | Dot Crook")
    assert between_players(scene) == ["Bob pays Ann 1"]


@pytest.mark.parametrize(
    "drivers", ["Ann Driver | Bob Driver", "Ann Driver(left) | Bob Driver(left)"], ids=["out", "left"]
)
def test_M1_L3_drivers_who_are_not_left_in_are_paid_by_nobody(drivers: str) -> None:
    scene = sharing(f"{drivers} | Cid Crook | Dot Crook(left)")
    assert between_players(scene) == []


def test_M1_L3_a_named_driver_is_paid_by_nobody() -> None:
    scene = sharing("Ann Driver | Bob Snitch | Cid Crook | Dot Crook(left) | Eve Brute(left)", names="Driver")
    assert gains(scene) == "Ann -1 | Bob +4 | Cid +4"
    assert between_players(scene) == []


# L4


def test_M1_L4_the_crook_takes_2_from_the_brute() -> None:
    scene = sharing("Ann Crook | Bob Brute | Cid Driver | Dot Driver", loot="8 ante 1")
    assert gains(scene) == "Ann +6 | Bob +2 | Cid -1 | Dot -1"
    assert between_players(scene) == ["Bob pays Ann 2"]


@pytest.mark.parametrize(
    "spec",
    [
        "Ann Crook | Bob Brute(left) | Cid Driver(left) | Dot Driver(left)",
        "Ann Crook | Bob Brute | Cid Brute | Dot Driver(left)",
        "Ann Brute | Bob Crook(left) | Cid Driver(left) | Dot Driver(left)",
        "Ann Brute | Bob Crook | Cid Crook | Dot Driver(left)",
    ],
)
def test_M1_L4_only_if_both_are_left(spec: str) -> None:
    assert between_players(sharing(spec)) == []


@pytest.mark.parametrize(("has", "taken"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_M1_L4_at_most_what_the_brute_has(has: int, taken: int) -> None:
    """The shares are always enough, so the Brute's purse is emptied by hand just before."""
    scene = negotiation("Ann Crook | Bob Brute | Cid Driver | Dot Driver", loot="8 ante 1")
    scene.pause_before(RobTheBrute).all_ready().give(Bob=has)
    crook = scene.purse("Ann")
    scene.go_on()
    assert scene.purse("Ann") == crook + taken
    assert scene.purse("Bob") == has - taken


def test_M1_L4_a_broke_brute_pays_from_ante_and_share() -> None:
    """Snitch, Brute, Driver and Crook share 8: 2 each. Ante 1 + share 2 - Driver 1 - Crook 2 = 0."""
    spec = (
        "Ann Crook | Bob 0:Brute | Cid Driver | Dot Snitch | Eve Mastermind(left) | Fay Snitch(left) | Gus Snitch(left)"
    )
    scene = sharing(spec, loot="8 ante 1", names="Mastermind")
    assert scene.purse("Bob") == 0
    assert between_players(scene) == ["Ann pays Cid 1", "Bob pays Cid 1", "Dot pays Cid 1", "Bob pays Ann 2"]


# L5


SYMBOLS = {
    "Brute": "Ann Brute | Bob Mastermind | Cid Mastermind",
    "Driver": "Ann Driver | Bob Mastermind | Cid Mastermind",
    "Crook": "Ann Crook | Bob Mastermind | Cid Mastermind",
    "Mastermind": "Ann Mastermind | Bob Driver | Cid Driver",
}


@pytest.mark.parametrize("symbol", ["Brute", "Driver", "Crook", "Mastermind"])
def test_M1_L5_the_role_that_matches_the_symbol_gets_1_from_the_reserve(symbol: str) -> None:
    plain = sharing(f"{SYMBOLS[symbol]} | {LEFT}", loot="10 ante 1")
    scene = sharing(f"{SYMBOLS[symbol]} | {LEFT}", loot=f"10 ante 1 {symbol}")
    assert scene.purse("Ann") == plain.purse("Ann") + 1
    assert scene.reserve == plain.reserve - 1


def test_M1_L5_a_snitch_who_matches_gets_1() -> None:
    scene = sharing(
        "Ann Snitch | Bob Crook | Cid Driver | Dot Driver | Eve Driver(left)", loot="8 ante 1 Snitch", names="Driver"
    )
    assert gains(scene) == "Ann +5 | Bob +4 | Cid -1 | Dot -1"


@pytest.mark.parametrize("symbol", ["Snitch", "Brute", "Driver", "Mastermind"])
def test_M1_L5_another_role_gets_nothing(symbol: str) -> None:
    scene = sharing(f"{SYMBOLS['Crook']} | {LEFT}", loot=f"10 ante 1 {symbol}")
    assert gains(scene) == "Ann +10 | Bob -1 | Cid -1"


def test_M1_L5_a_matching_role_that_is_out_or_left_gets_nothing() -> None:
    out = sharing("Ann Crook | Bob Driver | Cid Driver | Dot Brute(left)", loot="9 ante 1 Driver")
    assert gains(out) == "Ann +9 | Bob -1 | Cid -1"
    left = sharing("Ann Crook | Bob Driver(left) | Cid Brute(left) | Dot Brute(left)", loot="9 ante 1 Driver")
    assert gains(left) == "Ann +9"


def test_M1_L5_without_a_symbol_nobody_gets_1() -> None:
    scene = sharing("Ann Crook | Bob Driver | Cid Driver | Dot Brute(left)", loot="9 ante 1")
    assert gains(scene) == "Ann +9 | Bob -1 | Cid -1"


# L6


def test_M1_L6_the_worked_example() -> None:
    """8 on the card, Mastermind, Crook and Brute left, Brute symbol."""
    scene = sharing(f"Ann Mastermind | Bob Crook | Cid Brute | {LEFT}", loot="8 ante 1 Brute")
    assert shared(scene) == LootShared(10, (0, 1, 2), 3, 1)
    assert gains(scene) == "Ann +3 | Bob +5 | Cid +2"
    assert between_players(scene) == ["Cid pays Bob 2"]


def test_M1_L6_share_then_driver_then_crook_then_symbol() -> None:
    scene = sharing("Ann Crook | Bob Brute | Cid Driver | Dot Driver(left)", loot="9 ante 1 Brute")
    purses = [(paid.source, paid.target, paid.amount) for paid in scene.told(Paid)]
    shares = purses.index((RESERVE, 0, 3))
    assert purses[shares:][:3] == [(RESERVE, 0, 3), (RESERVE, 1, 3), (RESERVE, 2, 3)]
    assert set(purses[shares + 3 :][:2]) == {(0, 2, 1), (1, 2, 1)}
    assert purses[shares + 5 :] == [(1, 0, 2), (RESERVE, 1, 1)]
    assert gains(scene) == "Ann +4 | Bob +1 | Cid +5"
