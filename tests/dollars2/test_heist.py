"""M2-H: who is revealed when, who is out, and who takes what from the pot.

The Loot card has put 10 into the pot, every character that is in 2 more.
"""

import pytest

from millions.core.seat import SPECTATOR
from millions.core.table import Paid
from millions.games.dollars2.heist import ChooseRoleToCut, ChooseVictim, Rob, Robbed, RoleNamed
from millions.games.heists.components import DRIVER, Eliminated, Revealed, Role
from millions.games.heists.heist import NameRole
from tests.dollars2.pictures import (
    NAMES,
    POT,
    RESERVE,
    Pause,
    Scene,
    card,
    heist,
    picture,
)

SIX = "Ann Driver | Bob Brain | Cid Mentalist | Dot Brute | Eve Acrobat | Fay Tech"
OTHERS = ["Tech", "Acrobat", "Mentalist", "Brain", "Driver"]
"""All roles but the Brute."""


def reveals(scene: Scene) -> list[str]:
    """Which roles were turned up, in order, and whose they were."""
    return [
        f"{event.role.value}: {' '.join(NAMES[character] for character in event.characters)}"
        for event in scene.told(Revealed)
        if event.characters
    ]


def nameable(scene: Scene, tech: str) -> set[str]:
    return {role.value for role in Role if scene.offers(tech, NameRole(role))}


def robbable(scene: Scene, mentalist: str) -> list[str]:
    return [name for name in NAMES[: scene.table.players] if scene.offers(mentalist, Rob(card(name)))]


# H1


@pytest.mark.parametrize("named", ["Acrobat", "Brute", "Brain", "Driver"])
def test_M2_H1_roles_are_called_in_this_order_always(named: str) -> None:
    after = heist(SIX, hidden="Mentalist", names=named, robs="Fay")
    calls = ["tech: Fay", "acrobat: Eve", "brute: Dot", "mentalist: Cid", "brain: Bob", "driver: Ann"]
    assert reveals(after) == calls


def test_M2_H1_those_of_one_role_are_revealed_together() -> None:
    after = heist("Ann Driver | Bob Brain | Cid Driver | Dot Brain | Eve Driver")
    assert reveals(after) == ["brain: Bob Dot", "driver: Ann Cid Eve"]


def test_M2_H1_only_characters_still_in_reveal_themselves() -> None:
    after = heist("Ann Driver(left) | Bob Brain | Cid Driver | Dot Brain(left)")
    assert reveals(after) == ["brain: Bob", "driver: Cid"]
    assert after.view("Nobody").known == (None, Role.BRAIN, DRIVER, None)


def test_M2_H1_all_see_what_is_revealed() -> None:
    after = heist(SIX, hidden="Mentalist", names="Driver", robs="Fay")
    assert all(event.seen_by(viewer) for event in after.told(Revealed) for viewer in (*range(6), -2))


def test_M2_H1_a_character_is_face_down_until_its_role_is_called() -> None:
    scene = heist(SIX, hidden="Mentalist", names="Driver")
    assert isinstance(scene.ask, ChooseVictim)
    assert reveals(scene) == ["tech: Fay", "acrobat: Eve", "brute: Dot", "mentalist: Cid"]


# H2


@pytest.mark.parametrize("role", OTHERS)
def test_M2_H2_two_of_a_role_are_out_and_its_effect_does_not_happen(role: str) -> None:
    after = heist(f"Ann {role} | Bob {role} | Cid Brute | Dot Brute(left)")
    assert picture(after) == "Ann out -2 | Bob out -2 | Cid in +0 | Dot left +0 | pot 14"
    assert [event.character for event in after.told(Eliminated)] == [0, 1]


@pytest.mark.parametrize("role", OTHERS)
def test_M2_H2_more_than_two_are_out_too(role: str) -> None:
    after = heist(f"Ann {role} | Bob {role} | Cid {role} | Dot {role} | Eve Brute")
    assert picture(after) == "Ann out -2 | Bob out -2 | Cid out -2 | Dot out -2 | Eve in +0 | pot 18"


@pytest.mark.parametrize("role", OTHERS)
def test_M2_H2_their_antes_stay_in_the_pot(role: str) -> None:
    """10 and four antes; nothing went to the reserve."""
    after = heist(f"Ann {role} | Bob {role} | Cid {role} | Dot {role}")
    assert picture(after) == "Ann out -2 | Bob out -2 | Cid out -2 | Dot out -2 | pot 18"
    assert after.reserve == after.before[RESERVE] - 10


def test_M2_H2_except_the_brutes() -> None:
    after = heist("Ann Brute | Bob Brute | Cid Brain(left) | Dot Brain(left)")
    assert picture(after) == "Ann out +0 | Bob out +0 | Cid left +0 | Dot left +0 | pot 10"


@pytest.mark.parametrize(
    ("role", "after"),
    [("Acrobat", "Ann in +3 | pot 7"), ("Brain", "Ann in -2 | pot 22"), ("Driver", "Ann in -1 | pot 11")],
)
def test_M2_H2_who_left_does_not_count(role: str, after: str) -> None:
    first, pot = after.split(" | ")
    scene = heist(f"Ann {role} | Bob {role}(left) | Cid {role}(left) | Dot {role}(left)")
    assert picture(scene) == f"{first} | Bob left +0 | Cid left +0 | Dot left +0 | {pot}"


def test_M2_H2_two_techs_name_nothing_even_if_others_are_shown() -> None:
    after = heist("Ann Tech | Bob Tech | Cid Brute | Dot Driver")
    assert picture(after) == "Ann out -2 | Bob out -2 | Cid in +0 | Dot in +0 | pot 14"
    assert not after.told(RoleNamed)
    assert after.table.named is None


def test_M2_H2_two_mentalists_rob_nobody() -> None:
    after = heist("Ann Mentalist | Bob Mentalist | Cid Brute | Dot Acrobat")
    assert picture(after) == "Ann out -2 | Bob out -2 | Cid in +0 | Dot in +3 | pot 11"


# H3


def test_M2_H3_a_tech_alone_must_choose_and_nobody_else_can_do_anything() -> None:
    scene = heist("Ann Tech | Bob Driver | Cid Driver | Dot Brain | Eve Brute")
    assert isinstance(scene.ask, ChooseRoleToCut)
    assert scene.verbs("Ann") == {NameRole}
    assert scene.awaited == scene.open == ("Ann",)
    assert reveals(scene) == ["tech: Ann"]


def test_M2_H3_another_role_among_those_shown_is_chosen() -> None:
    scene = heist("Ann Tech | Bob Driver | Cid Driver | Dot Brain | Eve Brute", hidden="Driver")
    assert nameable(scene, "Ann") == {"driver", "brain", "brute"}


def test_M2_H3_the_set_aside_card_does_not_count_as_shown() -> None:
    scene = heist("Ann Tech | Bob Driver | Cid Driver | Dot Brain | Eve Brute", hidden="Brute")
    assert nameable(scene, "Ann") == {"driver", "brain"}


def test_M2_H3_role_cards_of_characters_that_left_count_as_shown() -> None:
    scene = heist("Ann Tech | Bob Driver | Cid Driver | Dot Brain(left) | Eve Brute", hidden="Brute")
    assert nameable(scene, "Ann") == {"driver", "brain"}


def test_M2_H3_techs_cannot_be_named_even_if_another_left() -> None:
    scene = heist("Ann Tech | Bob Tech(left) | Cid Driver | Dot Driver", hidden="Driver")
    assert nameable(scene, "Ann") == {"driver"}


def test_M2_H3_if_no_other_role_is_shown_nothing_is_named() -> None:
    after = heist("Ann Tech | Bob Tech(left) | Cid Tech(left) | Dot Driver", hidden="Driver")
    assert isinstance(after.ask, Pause)
    assert not after.told(RoleNamed)
    assert picture(after) == "Ann in -2 | Bob left +0 | Cid left +0 | Dot in +0 | pot 12"


def test_M2_H3_all_see_which_role_is_named() -> None:
    after = heist("Ann Tech | Bob Driver | Cid Driver | Dot Brain | Eve Brute", names="Driver")
    assert RoleNamed(0, DRIVER) in after.seen_by("Nobody")
    assert after.view("Nobody").named is DRIVER


@pytest.mark.parametrize("role", ["Acrobat", "Mentalist", "Brain", "Driver"])
@pytest.mark.parametrize("players", range(5, 9))
def test_M2_H3_the_named_are_out_and_their_effect_does_not_happen(role: str, players: int) -> None:
    """One of the role, so it would have had its effect; the antes stay in the pot."""
    rest = " | ".join(f"{name} {role}(left)" for name in NAMES[3:players])
    after = heist(f"Ann Tech | Bob {role} | Cid Brute | {rest}", names=role)
    left = " | ".join(f"{name} left +0" for name in NAMES[3:players])
    assert picture(after) == f"Ann in -2 | Bob out -2 | Cid in +0 | {left} | pot 14"


@pytest.mark.parametrize("role", ["Acrobat", "Mentalist", "Brain", "Driver"])
def test_M2_H3_all_of_the_named_role_are_out(role: str) -> None:
    after = heist(f"Ann Tech | Bob {role} | Cid {role} | Dot {role} | Eve Brute", names=role)
    assert picture(after) == "Ann in -2 | Bob out -2 | Cid out -2 | Dot out -2 | Eve in +0 | pot 18"


def test_M2_H3_a_named_brute_still_takes_2_and_is_out() -> None:
    after = heist("Ann Tech | Bob Brute | Cid Brute(left) | Dot Brain", names="Brute")
    assert picture(after) == "Ann in -2 | Bob out +0 | Cid left +0 | Dot in -2 | pot 24"


def test_M2_H3_two_named_brutes_each_take_2_and_are_out() -> None:
    after = heist("Ann Tech | Bob Brute | Cid Brute | Dot Acrobat", names="Brute")
    assert picture(after) == "Ann in -2 | Bob out +0 | Cid out +0 | Dot in +3 | pot 9"


def test_M2_H3_the_named_role_may_have_left_and_then_nobody_is_out() -> None:
    after = heist("Ann Tech | Bob Brain(left) | Cid Driver | Dot Brute", names="Brain")
    assert picture(after) == "Ann in -2 | Bob left +0 | Cid in +1 | Dot in +0 | pot 11"


def test_M2_H3_another_role_than_the_named_does_its_work() -> None:
    after = heist("Ann Tech | Bob Brain | Cid Driver | Dot Acrobat", names="Driver", hidden="Brain")
    assert picture(after) == "Ann in -2 | Bob in -2 | Cid out -2 | Dot in +3 | pot 23"


@pytest.mark.parametrize("who", ["Ann", "Bob", "Fay", "Nobody"])
def test_M2_H3_until_they_are_called_nobody_learns_who_the_named_are(who: str) -> None:
    """Cid or Dot is the Driver, Eve stays what she was; the Mentalist is being asked."""
    one, other = (
        heist(
            f"Ann Tech | Bob Mentalist | Cid {cid} | Dot {dot} | Eve Brute | Fay Brute", names="Driver", hidden="Brute"
        )
        for cid, dot in (("Driver", "Brain"), ("Brain", "Driver"))
    )
    assert isinstance(one.ask, ChooseVictim)
    assert one.sights(who) == other.sights(who)


def test_M2_H3_the_named_look_in_until_they_are_called() -> None:
    scene = heist("Ann Tech | Bob Mentalist | Cid Driver | Dot Driver", names="Driver")
    assert isinstance(scene.ask, ChooseVictim)
    assert picture(scene) == "Ann in -2 | Bob in -2 | Cid in -2 | Dot in -2 | pot 18"
    assert not scene.told(Eliminated)
    scene.play("Bob", Rob(0))
    assert picture(scene) == "Ann in -4 | Bob in +0 | Cid out -2 | Dot out -2 | pot 18"
    assert reveals(scene)[-1] == "driver: Cid Dot"


def test_M2_H3_other_roles_are_still_out_when_doubled() -> None:
    after = heist("Ann Tech | Bob Driver | Cid Brain | Dot Brain | Eve Brute", names="Driver")
    assert picture(after) == "Ann in -2 | Bob out -2 | Cid out -2 | Dot out -2 | Eve in +0 | pot 18"


# H4


@pytest.mark.parametrize("players", range(4, 9))
def test_M2_H4_an_acrobat_alone_takes_5_from_the_pot(players: int) -> None:
    rest = " | ".join(f"{name} Driver" for name in NAMES[1:players])
    after = heist(f"Ann Acrobat | {rest}")
    out = " | ".join(f"{name} out -2" for name in NAMES[1:players])
    assert picture(after) == f"Ann in +3 | {out} | pot {10 + 2 * players - 5}"


def test_M2_H4_acrobats_who_are_not_alone_take_nothing() -> None:
    after = heist("Ann Acrobat | Bob Acrobat | Cid Brute | Dot Brute")
    assert picture(after) == "Ann out -2 | Bob out -2 | Cid out +0 | Dot out +0 | pot 14"


# H5


def test_M2_H5_a_brute_alone_takes_2_from_the_pot_and_stays_in() -> None:
    after = heist("Ann Brute | Bob Brute(left) | Cid Driver | Dot Driver")
    assert picture(after) == "Ann in +0 | Bob left +0 | Cid out -2 | Dot out -2 | pot 14"


def test_M2_H5_two_brutes_each_take_2_and_are_out() -> None:
    after = heist("Ann Brute | Bob Brute | Cid Brute(left) | Dot Acrobat")
    assert picture(after) == "Ann out +0 | Bob out +0 | Cid left +0 | Dot in +3 | pot 7"


@pytest.mark.parametrize("players", range(4, 9))
def test_M2_H5_with_several_brutes_each_takes_2(players: int) -> None:
    after = heist(" | ".join(f"{name} Brute" for name in NAMES[:players]))
    assert picture(after) == " | ".join([*(f"{name} out +0" for name in NAMES[:players]), "pot 10"])


def test_M2_H5_a_brute_who_left_takes_nothing_more_than_the_ante() -> None:
    after = heist("Ann Brute(left) | Bob Brute(left) | Cid Driver | Dot Driver")
    assert picture(after) == "Ann left +0 | Bob left +0 | Cid out -2 | Dot out -2 | pot 14"


def test_M2_H5_brutes_take_from_the_pot_when_they_are_called() -> None:
    """After the Acrobat, before the Driver."""
    after = heist("Ann Driver | Bob Brute | Cid Brute | Dot Acrobat")
    taken = [(paid.target, paid.amount) for paid in after.told(Paid) if paid.source == POT]
    assert taken == [(3, 5), (1, 2), (2, 2), (0, 2)]


# H6

VICTIMS = "Ann Mentalist | Bob Brute | Cid Acrobat | Dot Tech | Eve Brain(left)"


def test_M2_H6_a_mentalist_alone_takes_2_from_the_player_it_chooses() -> None:
    scene = heist(VICTIMS, hidden="Mentalist", names="Brain")
    assert isinstance(scene.ask, ChooseVictim)
    assert scene.awaited == scene.open == ("Ann",)
    assert scene.verbs("Ann") == {Rob}
    assert robbable(scene, "Ann") == ["Bob", "Cid", "Dot"]


@pytest.mark.parametrize(
    ("robs", "after"),
    [
        ("Bob", "Ann in +0 | Bob in -2 | Cid in +3 | Dot in -2 | Eve left +0 | pot 11"),
        ("Cid", "Ann in +0 | Bob in +0 | Cid in +1 | Dot in -2 | Eve left +0 | pot 11"),
        ("Dot", "Ann in +0 | Bob in +0 | Cid in +3 | Dot in -4 | Eve left +0 | pot 11"),
    ],
)
def test_M2_H6_it_is_the_victim_who_pays_and_who_stays_in(robs: str, after: str) -> None:
    assert picture(heist(VICTIMS, hidden="Mentalist", names="Brain", robs=robs)) == after


def test_M2_H6_a_single_victim_must_be_chosen() -> None:
    scene = heist("Ann Mentalist | Bob Brute | Cid Driver | Dot Brain", hidden="Brute")
    assert robbable(scene, "Ann") == ["Bob"]
    assert picture(scene.play("Ann", Rob(1))) == "Ann in +0 | Bob in -2 | Cid in +2 | Dot in -2 | pot 22"


@pytest.mark.parametrize(
    "others",
    [
        "Bob Driver | Cid Brain | Dot Brain",
        "Bob Brute(left) | Cid Acrobat(left) | Dot Tech(left)",
        "Bob Brute | Cid Brute | Dot Driver",
    ],
    ids=["other roles", "left", "out"],
)
def test_M2_H6_without_a_victim_a_mentalist_takes_nothing(others: str) -> None:
    after = heist(f"Ann Mentalist | {others}")
    assert isinstance(after.ask, Pause)
    assert picture(after).startswith("Ann in -2 |")


def test_M2_H6_who_is_out_or_left_is_no_victim() -> None:
    """Two Acrobats are out, a Brute left, the Tech named another Brute: the Tech is the only victim."""
    spec = "Ann Mentalist | Bob Acrobat | Cid Acrobat | Dot Brute(left) | Eve Brute | Fay Tech"
    assert robbable(heist(spec, names="Brute"), "Ann") == ["Fay"]


def test_M2_H6_a_brute_is_no_victim_if_another_brute_is_in() -> None:
    scene = heist("Ann Mentalist | Bob Brute | Cid Brute | Dot Acrobat")
    assert robbable(scene, "Ann") == ["Dot"]


@pytest.mark.parametrize(("purse", "taken"), [(2, 0), (3, 1), (9, 2)])
def test_M2_H6_everybody_sees_whom_the_mentalist_chose_and_what_there_was_to_take(purse: int, taken: int) -> None:
    scene = heist(f"Ann Mentalist | Bob {purse}:Tech | Cid Brain | Dot Brain", names="Brain")
    after = scene.play("Ann", Rob(1))
    robberies = [event for event in after.news if isinstance(event, Robbed)]
    assert robberies == [Robbed(0, 1, taken)]
    assert robberies[0].seen_by(SPECTATOR)


@pytest.mark.parametrize(("purse", "taken"), [(0, 0), (2, 0), (3, 1), (4, 2), (5, 2)])
def test_M2_H6_at_most_what_the_victim_has(purse: int, taken: int) -> None:
    """The Tech pays an ante of 2 first, as far as the money goes."""
    after = heist(f"Ann Mentalist | Bob {purse}:Tech | Cid Brain | Dot Brain", names="Brain", robs="Bob")
    assert after.purse("Bob") == max(0, purse - 2) - taken
    assert after.purse("Ann") == 10 - 2 + taken


def test_M2_H6_a_broke_brute_has_just_taken_2() -> None:
    after = heist("Ann Mentalist | Bob 0:Brute | Cid Brain | Dot Brain", robs="Bob")
    assert picture(after) == "Ann in +0 | Bob in +0 | Cid out -2 | Dot out -2 | pot 16"
