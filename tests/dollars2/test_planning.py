"""M2-P: the Loot card, the choice of characters, the antes, the role cards in the centre."""

from fractions import Fraction
from itertools import permutations

import pytest

from millions.core.seat import NATURE
from millions.games.dollars2.components import ROLES, LootTurned, TurnUp
from millions.games.dollars2.heist import ChooseRoleToCut
from millions.games.heists.components import ACROBAT, BRAIN, BRUTE, DRIVER, MENTALIST, TECH, Role
from millions.games.heists.negotiation import Withdraw
from millions.games.heists.planning import Choose, Chose, Placed, RolesShown, SetAside
from tests.dollars2.pictures import (
    COUNTS,
    NAMES,
    RESERVE,
    Scene,
    announcing,
    deck_with,
    everyone,
    heist,
    leave,
    loot_card,
    negotiation,
    plan,
    play_heist,
    seat,
    sit,
)

EVERYBODY = (*NAMES[:5], "Nobody")
FIVE = "Ann Driver | Bob Mentalist | Cid Brute | Dot Brute | Eve Tech"


def choosing(players: int, loot: str = "10") -> Scene:
    """Everybody is about to choose."""
    scene = sit(players, deck=deck_with(loot))
    return scene.play("Nature", TurnUp(loot_card(loot)))


# P1


@pytest.mark.parametrize("loot", ["1", "8 Brute 3 Driver 2", "60 Brain 20 adds 0"])
@pytest.mark.parametrize("players", COUNTS)
def test_M2_P1_the_top_loot_card_is_turned_up_for_all_to_see(players: int, loot: str) -> None:
    scene = choosing(players, loot)
    assert scene.table.loot == loot_card(loot)
    for who in (*NAMES[:players], "Nobody"):
        assert scene.view(who).loot == loot_card(loot)
        assert LootTurned(1, loot_card(loot)) in scene.seen_by(who)


@pytest.mark.parametrize("amount", [1, 8, 16, 60])
def test_M2_P1_its_amount_goes_from_the_reserve_into_the_pot(amount: int) -> None:
    scene = choosing(5, f"{amount} Driver 4 adds 7")
    assert scene.pot == amount
    assert scene.reserve == scene.before[RESERVE] - amount
    assert scene.table.money[:5] == (10,) * 5


# P2


@pytest.mark.parametrize("players", COUNTS)
def test_M2_P2_everybody_is_asked_at_the_same_time(players: int) -> None:
    assert set(choosing(players).awaited) == set(NAMES[:players])


@pytest.mark.parametrize("order", list(permutations(("Ann", "Bob", "Cid", "Dot")))[::5])
def test_M2_P2_they_choose_in_any_order(order: tuple[str, ...]) -> None:
    scene = choosing(4)
    for number, name in enumerate(order):
        assert set(scene.awaited) == set(order[number:])
        scene.play(name, Choose((DRIVER if name == "Ann" else BRUTE,)))
    assert scene.table.roles == (DRIVER, BRUTE, BRUTE, BRUTE)


def test_M2_P2_one_must_choose_exactly_one_role_once() -> None:
    scene = choosing(5)
    assert scene.verbs("Ann") == {Choose}
    assert not scene.offers("Ann", Choose(()))
    assert not scene.offers("Ann", Choose((DRIVER, BRUTE)))
    scene.play("Ann", Choose((DRIVER,)))
    assert not scene.offers("Ann", Choose((BRUTE,)))


def test_M2_P2_that_somebody_has_chosen_is_visible() -> None:
    scene = choosing(5).play("Cid", Choose((DRIVER,)))
    for who in EVERYBODY:
        assert scene.view(who).chosen == (False, False, True, False, False)
        assert Chose(seat("Cid")) in scene.seen_by(who)


def test_M2_P2_only_the_player_is_told_what_was_placed() -> None:
    scene = choosing(5).play("Cid", Choose((DRIVER,)))
    (placed,) = scene.told(Placed)
    assert placed.roles == (DRIVER,)
    assert [who for who in EVERYBODY if placed.seen_by(seat(who))] == ["Cid"]


@pytest.mark.parametrize("who", ["Ann", "Bob", "Dot", "Eve", "Nobody"])
def test_M2_P2_what_somebody_has_chosen_is_not_visible_to_others(who: str) -> None:
    tables = [choosing(5).play("Cid", Choose((role,))) for role in ROLES]
    assert all(scene.sights(who) == tables[0].sights(who) for scene in tables)


def test_M2_P2_nobody_sees_anothers_choice_when_all_have_chosen() -> None:
    scene = negotiation(FIVE)
    assert scene.view("Bob").known == (None, MENTALIST, None, None, None)
    assert scene.view("Nobody").known == (None,) * 5


# P3


@pytest.mark.parametrize("players", range(4, 9))
def test_M2_P3_everybody_puts_2_into_the_pot(players: int) -> None:
    scene = announcing(everyone(players, "Driver"), loot="9")
    assert scene.table.money[:players] == (8,) * players
    assert scene.pot == 9 + 2 * players
    assert scene.reserve == scene.before[RESERVE] - 9


def test_M2_P3_no_ante_is_paid_before_all_have_chosen() -> None:
    scene = choosing(4, "9")
    for name in NAMES[:3]:
        scene.play(name, Choose((DRIVER,)))
    assert (scene.table.money[:4], scene.pot) == ((10,) * 4, 9)


@pytest.mark.parametrize(("purse", "kept", "added"), [(0, 0, 2), (1, 0, 1), (2, 0, 0), (3, 1, 0)])
def test_M2_P3_the_reserve_adds_what_a_player_lacks(purse: int, kept: int, added: int) -> None:
    scene = announcing(f"Ann {purse}:Driver | Bob Driver | Cid Driver | Dot Driver", loot="9")
    assert (scene.purse("Ann"), scene.pot) == (kept, 9 + 8)
    assert scene.reserve == scene.before[RESERVE] - 9 - added


def test_M2_P3_all_may_be_broke() -> None:
    scene = announcing("Ann 0:Driver | Bob 0:Driver | Cid 1:Driver | Dot 0:Driver", loot="9")
    assert scene.table.money[:4] == (0,) * 4
    assert (scene.pot, scene.reserve) == (17, scene.before[RESERVE] - 9 - 7)


# P4


def test_M2_P4_all_role_cards_but_one_are_shown_to_all() -> None:
    scene = announcing(FIVE, hidden="Brute")
    for who in EVERYBODY:
        assert sorted(one.value for one in scene.view(who).shown) == ["brute", "driver", "mentalist", "tech"]
        assert RolesShown(scene.table.shown) in scene.seen_by(who)


@pytest.mark.parametrize("players", range(4, 9))
def test_M2_P4_one_card_less_than_there_are_characters_is_shown(players: int) -> None:
    scene = announcing(everyone(players, "Driver", "Mentalist", "Brute"))
    assert len(scene.table.shown) == players - 1


def test_M2_P4_each_card_is_equally_likely_to_be_set_aside_and_equal_roles_are_equal_cards() -> None:
    scene = choosing(5)
    for name, role in zip(NAMES, (DRIVER, BRAIN, BRUTE, BRUTE, BRAIN), strict=False):
        scene.play(name, Choose((role,)))
    (form,) = scene.ask.options(scene.table, NATURE)
    chances = {role: form.chance(SetAside(role)) for role in Role if scene.offers("Nature", SetAside(role))}
    assert chances == {DRIVER: Fraction(1, 5), BRAIN: Fraction(2, 5), BRUTE: Fraction(2, 5)}
    assert form.count() == 3


def test_M2_P4_the_line_does_not_show_who_played_which() -> None:
    hands = set(permutations(("Driver", "Acrobat", "Brute", "Brute")))
    scenes = [negotiation(everyone(4, *hand), hidden="Brute") for hand in hands]
    assert len({scene.table.shown for scene in scenes}) == 1
    assert len({scene.seen_by("Nobody") for scene in scenes}) == 1


def test_M2_P4_a_third_player_cannot_tell_two_others_apart() -> None:
    one = negotiation(FIVE, hidden="Brute")
    other = negotiation("Ann Mentalist | Bob Driver | Cid Brute | Dot Brute | Eve Tech", hidden="Brute")
    assert one.sights("Cid") == other.sights("Cid")
    assert one.sights("Nobody") == other.sights("Nobody")


# P5


def through_two_rounds(first: str, hidden: str, round: int = 1) -> Scene:
    """A round with a heist, then one that everybody leaves; `round` is the number of the first."""
    scene = sit(5, deck=deck_with("9", "10"))
    scene.table.round = round - 1
    play_heist(leave(plan(scene, first, "9", hidden).announce(), first))
    if not scene.over:
        plan(scene, everyone(5, "Driver"), "10").announce().all_leave()
    return scene


@pytest.mark.parametrize("first_round", [1, 4, 5])
@pytest.mark.parametrize("who", ["Bob", "Cid", "Eve", "Nobody"])
def test_M2_P5_the_set_aside_card_and_who_left_are_never_shown(first_round: int, who: str) -> None:
    """Ann leaves, and a card like hers was set aside: nobody can ever tell which it was."""
    others = "Bob Brute | Cid Brain | Dot Brain | Eve Driver"
    sights = [
        through_two_rounds(f"Ann {hand}(left) | {others}", hand, first_round).sights(who)
        for hand in ("Driver", "Tech", "Acrobat", "Brute")
    ]
    assert sights[0] == sights[1] == sights[2] == sights[3]


def test_M2_P5_the_set_aside_card_is_in_no_view() -> None:
    scene = negotiation(FIVE, hidden="Brute")
    assert scene.table.set_aside is BRUTE
    assert [scene.view(who).set_aside for who in EVERYBODY] == [None] * 6


def test_M2_P5_the_role_of_two_who_left_could_be_either() -> None:
    one = through_two_rounds("Ann Driver(left) | Bob Brain(left) | Cid Brute | Dot Brain | Eve Tech(left)", "Brute")
    other = through_two_rounds("Ann Brain(left) | Bob Driver(left) | Cid Brute | Dot Brain | Eve Tech(left)", "Brute")
    for who in ("Cid", "Eve", "Nobody"):
        assert one.sights(who) == other.sights(who)


def test_M2_P5_what_is_revealed_in_the_heist_is_shown() -> None:
    """The set-aside card was a Brute's, and the Brute stayed in."""
    after = heist("Ann Driver | Bob Brute | Cid Acrobat(left) | Dot Mentalist(left)", hidden="Brute")
    assert after.view("Nobody").known == (DRIVER, BRUTE, None, None)


def test_M2_P5_before_a_role_is_called_its_characters_stay_face_down() -> None:
    scene = negotiation("Ann Tech | Bob Brute | Cid Acrobat | Dot Driver").all_ready()
    assert isinstance(scene.ask, ChooseRoleToCut)
    assert scene.view("Nobody").known == (TECH, None, None, None)
    assert scene.view("Cid").known == (TECH, None, ACROBAT, None)


def test_M2_P5_who_leaves_turns_no_card_up() -> None:
    scene = negotiation(FIVE).play("Ann", Withdraw(0))
    assert scene.view("Nobody").known == (None,) * 5
    assert scene.table.face_up == ()
