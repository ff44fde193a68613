"""M2-L: what is in the pot at the end of the heist, and who gets it."""

from math import ceil

import pytest

from millions.games.dollars2.ending import EndAtFifty
from millions.games.dollars2.sharing import LoneTech, PotLost, PotShared
from tests.dollars2.pictures import NAMES, RESERVE, Scene, gains, negotiation, picture, play_heist, sharing


def shared(scene: Scene) -> PotShared:
    (event,) = scene.told(PotShared)
    return event


# L1


@pytest.mark.parametrize(
    "others",
    ["Bob Driver | Cid Driver | Dot Driver(left)", "Bob Driver(left) | Cid Driver(left) | Dot Driver(left)"],
    ids=["the others are out", "the others left"],
)
@pytest.mark.parametrize(("purse", "loss"), [(20, 7), (8, 7), (7, 7), (6, 6), (3, 3), (2, 2), (1, 1), (0, 0)])
def test_M2_L1_a_tech_who_is_the_only_one_left_loses_5_at_most_what_they_have(
    others: str, purse: int, loss: int
) -> None:
    """The ante of 2 comes first."""
    scene = sharing(f"Ann {purse}:Tech | {others}", names="Driver")
    assert scene.purse("Ann") == purse - loss
    assert scene.pot == 0


def test_M2_L1_the_loot_is_lost_and_the_pot_goes_to_the_reserve() -> None:
    scene = sharing("Ann Tech | Bob Driver | Cid Driver | Dot Driver(left)", names="Driver", loot="10 Tech 4")
    assert gains(scene) == "Ann -7 | Bob -2 | Cid -2"
    assert (scene.pot, scene.reserve) == (0, scene.before[RESERVE] + 11)
    assert not scene.told(PotShared)
    assert PotLost() in scene.seen_by("Nobody")


def test_M2_L1_a_lone_tech_who_could_name_nothing_loses_too() -> None:
    spec = "Ann Tech | Bob Tech(left) | Cid Tech(left) | Dot Driver(left)"
    assert gains(sharing(spec, hidden="Driver")) == "Ann -7"


def test_M2_L1_a_tech_who_is_not_alone_shares() -> None:
    """10 + 6, less 2 for the Brute: 7 each."""
    scene = sharing("Ann Tech | Bob Brute | Cid Driver | Dot Driver(left)", names="Driver")
    assert picture(scene) == "Ann in +5 | Bob in +7 | Cid out -2 | Dot left +0 | pot 0"


@pytest.mark.parametrize(
    ("role", "gain"), [("Acrobat", 10), ("Brute", 10), ("Mentalist", 10), ("Brain", 20), ("Driver", 10)]
)
def test_M2_L1_any_other_role_alone_has_the_pot(role: str, gain: int) -> None:
    scene = sharing(f"Ann {role} | Bob {role}(left) | Cid {role}(left) | Dot {role}(left)")
    assert gains(scene) == f"Ann +{gain}"


def test_M2_L1_two_techs_are_out_and_lose_no_more_than_their_antes() -> None:
    assert gains(sharing("Ann Tech | Bob Tech | Cid Driver | Dot Driver")) == "Ann -2 | Bob -2 | Cid -2 | Dot -2"


# L2


@pytest.mark.parametrize(
    ("role", "pot"), [("Acrobat", 11), ("Brute", 14), ("Mentalist", 16), ("Brain", 26), ("Driver", 15)]
)
@pytest.mark.parametrize("bonus", [1, 4, 20])
def test_M2_L2_for_a_role_left_in_the_reserve_adds_its_bonus(role: str, pot: int, bonus: int) -> None:
    """Ann is alone: two of another role are out. What she did not take herself is in the pot."""
    other = "Brain" if role != "Brain" else "Driver"
    scene = sharing(f"Ann {role} | Bob {other} | Cid {other} | Dot {other}(left)", loot=f"10 {role} {bonus}")
    assert shared(scene).amount == pot + bonus
    assert gains(scene) == f"Ann +{(24 if role == 'Brain' else 14) + bonus} | Bob -2 | Cid -2"


def test_M2_L2_the_tech_has_a_bonus_too_if_it_is_not_alone() -> None:
    """10 + 6, less 2 for the Brute, and 4: 9 each."""
    scene = sharing("Ann Tech | Bob Brute | Cid Driver | Dot Driver(left)", names="Driver", loot="10 Tech 4")
    assert gains(scene) == "Ann +7 | Bob +9 | Cid -2"


def test_M2_L2_the_bonuses_of_several_roles_left_in_are_all_added() -> None:
    """10 + 4, less 2 for the Brute and 2 for the Driver, and 3 and 3: 8 each."""
    scene = sharing("Ann Brute | Bob Driver | Cid Brain(left) | Dot Acrobat(left)", loot="10 Brute 3 Driver 3")
    assert gains(scene) == "Ann +8 | Bob +8"
    assert shared(scene) == PotShared(16, (0, 1), 8, 0)


@pytest.mark.parametrize("role", ["Tech", "Acrobat", "Mentalist", "Brain", "Driver"])
@pytest.mark.parametrize("where", ["", "(left)"], ids=["out", "left"])
def test_M2_L2_a_role_that_is_out_or_left_has_no_bonus(role: str, where: str) -> None:
    """The Brute takes 2 and has the rest alone."""
    scene = sharing(f"Ann Brute | Bob {role}{where} | Cid {role}{where} | Dot Brute(left)", loot=f"10 {role} 6")
    assert gains(scene) == ("Ann +10" if where else "Ann +14 | Bob -2 | Cid -2")


@pytest.mark.parametrize("role", ["Acrobat", "Brute", "Mentalist", "Brain", "Driver"])
def test_M2_L2_a_role_that_was_named_has_no_bonus(role: str) -> None:
    other = "Driver" if role == "Acrobat" else "Acrobat"
    spec = f"Ann Tech | Bob {role} | Cid {other} | Dot {role}(left)"
    scene = sharing(spec, names=role, loot=f"10 {role} 6")
    assert shared(scene).amount == {"Brute": 9, "Acrobat": 14}.get(role, 11)


def test_M2_L2_brutes_who_are_out_have_no_bonus() -> None:
    """10 + 6, less 4 for the Brutes and 5 for the Acrobat."""
    scene = sharing("Ann Acrobat | Bob Brute | Cid Brute | Dot Driver(left)", loot="10 Brute 6")
    assert picture(scene) == "Ann in +10 | Bob out +0 | Cid out +0 | Dot left +0 | pot 0"


def test_M2_L2_a_card_without_bonuses_adds_nothing() -> None:
    scene = sharing("Ann Acrobat | Bob Brute | Cid Brute | Dot Driver(left)")
    assert scene.reserve == scene.before[RESERVE] - 10


# L3

STAY = ["Acrobat", "Brute", "Brain", "Driver", "Mentalist"]


@pytest.mark.parametrize("pot", [0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 12, 29])
@pytest.mark.parametrize("number", range(1, 6))
def test_M2_L3_the_pot_is_divided_equally_rounded_up_the_reserve_adds_what_is_missing(pot: int, number: int) -> None:
    stay = [f"{name} {role}" for name, role in zip(NAMES[:number], STAY, strict=False)]
    gone = [f"{name} Driver(left)" for name in NAMES[number:6]]
    scene = negotiation(" | ".join([*stay, *gone])).pause_before(LoneTech)
    play_heist(scene, robs="Ann" if number == 5 else None).give(pot=pot)
    before = scene.table.money
    scene.pause_before(EndAtFifty).go_on()
    share = ceil(pot / number)
    made = [now - then for now, then in zip(scene.table.money[:6], before, strict=False)]
    assert made == [share] * number + [0] * (6 - number)
    assert (scene.pot, scene.reserve) == (0, before[RESERVE] - (share * number - pot))
    assert shared(scene) == PotShared(pot, tuple(range(number)), share, share * number - pot)


@pytest.mark.parametrize(("loot", "share"), [(8, 5), (9, 5), (10, 6), (11, 6)])
def test_M2_L3_two_share_what_is_left_of_a_real_heist(loot: int, share: int) -> None:
    """Four antes; the Acrobat takes 5 and the Brute 2, the Drivers are out."""
    scene = sharing("Ann Brute | Bob Acrobat | Cid Driver | Dot Driver", loot=f"{loot}")
    assert picture(scene) == f"Ann in +{share} | Bob in +{share + 3} | Cid out -2 | Dot out -2 | pot 0"


def test_M2_L3_who_is_out_or_left_has_no_share() -> None:
    scene = sharing("Ann Acrobat | Bob Driver | Cid Driver | Dot Brute(left)")
    assert shared(scene).characters == (0,)
    assert picture(scene) == "Ann in +14 | Bob out -2 | Cid out -2 | Dot left +0 | pot 0"


def test_M2_L3_all_see_the_sharing() -> None:
    scene = sharing("Ann Acrobat | Bob Driver | Cid Driver | Dot Brute(left)")
    assert PotShared(11, (0,), 11, 0) in scene.seen_by("Nobody")


def test_M2_L3_an_empty_pot_is_shared_too() -> None:
    scene = sharing("Ann Acrobat | Bob Driver | Cid Driver(left) | Dot Driver(left)", loot="1")
    assert gains(scene) == "Ann +3 | Bob -2"


# L4


@pytest.mark.parametrize("role", ["Tech", "Acrobat", "Mentalist", "Brain", "Driver"])
def test_M2_L4_if_no_character_is_left_the_pot_goes_to_the_reserve(role: str) -> None:
    scene = sharing(f"Ann {role} | Bob {role} | Cid {role} | Dot {role}(left)", loot=f"10 {role} 5")
    assert picture(scene) == "Ann out -2 | Bob out -2 | Cid out -2 | Dot left +0 | pot 0"
    assert scene.reserve == scene.before[RESERVE] + 6
    assert not scene.told(PotShared)
    assert PotLost() in scene.seen_by("Nobody")


def test_M2_L4_brutes_have_taken_theirs_before() -> None:
    scene = sharing("Ann Brute | Bob Brute | Cid Driver | Dot Driver", loot="10 Brute 5")
    assert picture(scene) == "Ann out +0 | Bob out +0 | Cid out -2 | Dot out -2 | pot 0"
    assert scene.reserve == scene.before[RESERVE] + 4


def test_M2_L4_one_character_left_is_enough_to_share() -> None:
    assert not sharing("Ann Acrobat | Bob Driver | Cid Driver | Dot Brute(left)").told(PotLost)
