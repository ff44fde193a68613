"""M2-H7 to M2-H9: what Brain and Driver do, and a pot that runs dry."""

import pytest

from millions.core.table import Paid
from millions.games.dollars2.sharing import LoneTech
from tests.dollars2.pictures import NAMES, POT, RESERVE, Scene, heist, negotiation, picture, play_heist


def taken(scene: Scene) -> list[str]:
    """Who took how much from the pot in the heist, in order; the antes taken back come before."""
    return [f"{NAMES[paid.target]} {paid.amount}" for paid in scene.told(Paid) if paid.source == POT]


# H7


@pytest.mark.parametrize("amount", [1, 8, 16, 60])
def test_M2_H7_a_brain_alone_adds_the_loot_cards_amount_once_more(amount: int) -> None:
    after = heist("Ann Brain | Bob Acrobat | Cid Acrobat | Dot Brute(left)", loot=f"{amount}")
    assert picture(after) == f"Ann in -2 | Bob out -2 | Cid out -2 | Dot left +0 | pot {2 * amount + 6}"
    assert after.reserve == after.before[RESERVE] - 2 * amount


@pytest.mark.parametrize("brain", [0, 1, 10, 60])
def test_M2_H7_a_card_may_have_a_separate_brain_amount(brain: int) -> None:
    after = heist("Ann Brain | Bob Acrobat | Cid Acrobat | Dot Brute(left)", loot=f"10 adds {brain}")
    assert after.pot == 10 + 6 + brain
    assert after.reserve == after.before[RESERVE] - 10 - brain


@pytest.mark.parametrize(
    ("picture_", "names"),
    [
        ("Ann Brain | Bob Brain | Cid Acrobat | Dot Acrobat", None),
        ("Ann Brain(left) | Bob Brain(left) | Cid Acrobat | Dot Acrobat", None),
        ("Ann Tech | Bob Brain | Cid Brain(left) | Dot Acrobat(left)", "Brain"),
    ],
    ids=["doubled", "left", "named"],
)
@pytest.mark.parametrize("loot", ["10", "10 adds 7"])
def test_M2_H7_a_brain_who_is_out_or_left_adds_nothing(picture_: str, names: str | None, loot: str) -> None:
    after = heist(picture_, loot=loot, names=names)
    assert after.reserve == after.before[RESERVE] - 10


def test_M2_H7_role_bonuses_are_not_added_by_the_brain() -> None:
    after = heist("Ann Brain | Bob Acrobat | Cid Acrobat | Dot Brute(left)", loot="10 Brain 5 Acrobat 3")
    assert after.pot == 10 + 6 + 10


def test_M2_H7_what_the_brain_added_is_there_for_the_driver() -> None:
    """1 and two antes are 5; the Acrobat takes them all, the Brain adds 1, and the Driver finds 1 instead of 3."""
    after = heist("Ann Brain | Bob Acrobat | Cid Driver | Dot Brute(left)", loot="1")
    assert picture(after) == "Ann in -2 | Bob in +3 | Cid in +1 | Dot left +0 | pot 0"


# H8

CREW = ["Driver", "Acrobat", "Brute", "Brain", "Mentalist", "Tech"]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [4, 6, 8])
def test_M2_H8_a_driver_alone_takes_1_for_every_character_in_the_own_included(number: int, players: int) -> None:
    stay = [f"{name} {role}" for name, role in zip(NAMES[:number], CREW, strict=False)]
    gone = [f"{name} Driver(left)" for name in NAMES[number:players]]
    after = heist(" | ".join([*stay, *gone]), loot="20")
    assert after.purse("Ann") == 10 - 2 + number
    assert taken(after)[-1] == f"Ann {number}"


def test_M2_H8_five_roles_are_in() -> None:
    spec = "Ann Driver | Bob Acrobat | Cid Brute | Dot Brain | Eve Mentalist | Fay Tech(left)"
    assert taken(heist(spec, robs="Bob"))[-1] == "Ann 5"


@pytest.mark.parametrize(
    ("picture_", "names", "number"),
    [
        ("Ann Driver | Bob Brute | Cid Brute | Dot Acrobat", None, 2),
        ("Ann Driver | Bob Acrobat | Cid Acrobat | Dot Acrobat", None, 1),
        ("Ann Driver | Bob Brute(left) | Cid Acrobat(left) | Dot Brain", None, 2),
        ("Ann Driver | Bob Brute | Cid Brain | Dot Tech", "Brute", 3),
        ("Ann Driver | Bob Brute | Cid Brain | Dot Tech", "Brain", 3),
        ("Ann Driver | Bob Brute(left) | Cid Brute | Dot Tech | Eve Brute", "Brute", 2),
    ],
)
def test_M2_H8_those_still_in_at_that_moment_are_counted(picture_: str, names: str | None, number: int) -> None:
    after = heist(picture_, names=names, hidden="Driver")
    assert after.purse("Ann") == 8 + number


def test_M2_H8_a_driver_who_is_named_or_doubled_takes_nothing() -> None:
    named = heist("Ann Driver | Bob Tech | Cid Acrobat | Dot Brain(left)", names="Driver")
    assert picture(named) == "Ann out -2 | Bob in -2 | Cid in +3 | Dot left +0 | pot 11"
    doubled = heist("Ann Driver | Bob Driver | Cid Acrobat | Dot Brain(left)")
    assert picture(doubled) == "Ann out -2 | Bob out -2 | Cid in +3 | Dot left +0 | pot 11"


# H9


@pytest.mark.parametrize(("loot", "pot", "gain"), [(1, 0, 1), (2, 0, 2), (3, 0, 3), (4, 1, 3)])
def test_M2_H9_an_acrobat_takes_what_there_is(loot: int, pot: int, gain: int) -> None:
    """The Acrobat's own ante lies in the pot, too."""
    after = heist("Ann Acrobat | Bob Driver(left) | Cid Driver(left) | Dot Driver(left)", loot=f"{loot}")
    assert picture(after) == f"Ann in {gain:+d} | Bob left +0 | Cid left +0 | Dot left +0 | pot {pot}"


def test_M2_H9_the_pot_runs_dry_before_the_driver() -> None:
    after = heist("Ann Acrobat | Bob Driver | Cid Driver(left) | Dot Driver(left)", loot="1")
    assert picture(after) == "Ann in +3 | Bob in -2 | Cid left +0 | Dot left +0 | pot 0"


def test_M2_H9_a_driver_takes_what_there_is() -> None:
    """2 and three antes, less 5 and 2: one is left for a Driver who would take 3."""
    after = heist("Ann Acrobat | Bob Driver | Cid Brute | Dot Driver(left)", loot="2")
    assert picture(after) == "Ann in +3 | Bob in -1 | Cid in +0 | Dot left +0 | pot 0"


def test_M2_H9_a_brute_takes_what_there_is() -> None:
    scene = negotiation("Ann Brute | Bob Brain | Cid Brain | Dot Brain").pause_before(LoneTech).give(pot=1)
    assert picture(scene.all_ready()) == "Ann in -1 | Bob out -2 | Cid out -2 | Dot out -2 | pot 0"


BRUTES = "Ann Acrobat | Bob Brute | Cid Driver(left) | Dot Brute | Eve Driver(left) | Fay Driver(left)"


@pytest.mark.parametrize(
    ("leader", "order"),
    [
        ("Ann", ["Bob 2", "Dot 1"]),
        ("Bob", ["Bob 2", "Dot 1"]),
        ("Cid", ["Dot 2", "Bob 1"]),
        ("Dot", ["Dot 2", "Bob 1"]),
        ("Eve", ["Bob 2", "Dot 1"]),
        ("Fay", ["Bob 2", "Dot 1"]),
    ],
)
def test_M2_H9_several_brutes_take_in_turn_clockwise_from_the_leader(leader: str, order: list[str]) -> None:
    """2 and three antes, less 5 for the Acrobat, leave 3 for two Brutes."""
    after = heist(BRUTES, loot="2", leader=leader)
    assert taken(after)[3:] == ["Ann 5", *order]
    assert after.pot == 0


def test_M2_H9_the_last_brute_may_find_nothing() -> None:
    after = heist(BRUTES, loot="1", leader="Dot")
    assert taken(after)[3:] == ["Ann 5", "Dot 2"]
    assert after.purse("Bob") == 8


def test_M2_H9_named_brutes_take_in_turn_too() -> None:
    """3 in the pot, three Brutes, from Cid on."""
    spec = "Ann Brute | Bob Tech | Cid Brute | Dot Brute"
    scene = negotiation(spec, leader="Cid", hidden="Tech").pause_before(LoneTech).give(pot=3)
    play_heist(scene, names="Brute")
    assert taken(scene) == ["Cid 2", "Dot 1"]
    assert picture(scene) == "Ann out -2 | Bob in -2 | Cid out +0 | Dot out -1 | pot 0"


def test_M2_H9_a_mentalist_needs_no_pot() -> None:
    scene = negotiation("Ann Acrobat | Bob Mentalist | Cid Brain(left) | Dot Brain(left)").pause_before(LoneTech)
    play_heist(scene.give(pot=0), robs="Ann")
    assert picture(scene) == "Ann in -4 | Bob in +0 | Cid left +0 | Dot left +0 | pot 0"
