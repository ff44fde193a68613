"""M1-P: the Loot card, the choice of characters, the antes, the role cards in the centre."""

from fractions import Fraction
from itertools import permutations

import pytest

from millions.core.message import Event
from millions.core.seat import NATURE
from millions.games.dollars1.components import LootTurned, TurnUp
from millions.games.dollars1.view import View
from millions.games.heists.components import BRUTE, CROOK, DRIVER, SNITCH, Role
from millions.games.heists.negotiation import Withdraw
from millions.games.heists.planning import Choose, Chose, Placed, RolesShown, SetAside
from tests.dollars1.pictures import (
    COUNTS,
    NAMES,
    Scene,
    card,
    deck_with,
    everyone,
    heist,
    leave,
    loot_card,
    negotiation,
    picture,
    plan,
    play_heist,
    seat,
    sit,
)

EVERYBODY = (*NAMES[:5], "Nobody")


def choosing(players: int, loot: str = "9 ante 1") -> Scene:
    """Everybody is about to choose."""
    scene = sit(players, deck=deck_with(loot))
    return scene.play("Nature", TurnUp(loot_card(loot)))


def sights(scene: Scene, who: str) -> tuple[View, tuple[Event, ...]]:
    """All that somebody sees and has been told."""
    return scene.view(who), scene.seen_by(who)


@pytest.mark.parametrize("loot", ["8 ante 1 Brute", "12 ante 2", "10 ante 2 Mastermind"])
@pytest.mark.parametrize("players", COUNTS)
def test_M1_P1_the_top_loot_card_is_turned_up_for_all_to_see(players: int, loot: str) -> None:
    scene = choosing(players, loot)
    assert scene.table.loot == loot_card(loot)
    for who in (*NAMES[:players], "Nobody"):
        assert scene.view(who).loot == loot_card(loot)
        assert LootTurned(1, loot_card(loot)) in scene.seen_by(who)


@pytest.mark.parametrize("players", COUNTS)
def test_M1_P2_everybody_is_asked_at_the_same_time(players: int) -> None:
    assert set(choosing(players).awaited) == set(NAMES[:players])


@pytest.mark.parametrize("order", list(permutations(("Ann", "Bob", "Cid", "Dot")))[::5])
def test_M1_P2_they_choose_in_any_order(order: tuple[str, ...]) -> None:
    scene = choosing(4)
    for number, name in enumerate(order):
        assert set(scene.awaited) == set(order[number:])
        scene.play(name, Choose((DRIVER if name == "Ann" else CROOK,)))
    assert scene.table.roles == (DRIVER, CROOK, CROOK, CROOK)


def test_M1_P2_one_must_choose_exactly_one_role() -> None:
    scene = choosing(5)
    assert not scene.offers("Ann", Choose(()))
    assert not scene.offers("Ann", Choose((DRIVER, CROOK)))
    assert scene.offers("Ann", Choose((DRIVER,)))


def test_M1_P2_that_somebody_has_chosen_is_visible() -> None:
    scene = choosing(5).play("Cid", Choose((DRIVER,)))
    for who in EVERYBODY:
        assert scene.view(who).chosen == (False, False, True, False, False)
        assert Chose(seat("Cid")) in scene.seen_by(who)


def test_M1_P2_only_the_player_is_told_what_was_placed() -> None:
    scene = choosing(5).play("Cid", Choose((DRIVER,)))
    (placed,) = scene.told(Placed)
    assert placed.roles == (DRIVER,)
    assert [who for who in EVERYBODY if placed.seen_by(seat(who))] == ["Cid"]


@pytest.mark.parametrize("who", ["Ann", "Bob", "Dot", "Eve", "Nobody"])
def test_M1_P2_what_somebody_has_chosen_is_not_visible_to_others(who: str) -> None:
    tables = [choosing(5).play("Cid", Choose((role,))) for role in (SNITCH, BRUTE, DRIVER, CROOK)]
    assert all(sights(scene, who) == sights(tables[0], who) for scene in tables)


def test_M1_P2_nobody_sees_anothers_choice_when_all_have_chosen() -> None:
    scene = negotiation("Ann Driver | Bob Crook | Cid Brute | Dot Brute | Eve Snitch")
    assert scene.view("Bob").known == (None, CROOK, None, None, None)
    assert scene.view("Nobody").known == (None,) * 5


@pytest.mark.parametrize("players", range(4, 9))
@pytest.mark.parametrize("ante", [1, 2])
def test_M1_P3_the_ante_goes_from_the_purse_onto_the_character(players: int, ante: int) -> None:
    scene = negotiation(everyone(players, "Driver"), loot=f"9 ante {ante}")
    assert scene.table.money[:players] == (5 - ante,) * players
    assert scene.table.money[8 : 8 + players] == (ante,) * players
    assert scene.reserve == scene.before[-1]


@pytest.mark.parametrize(
    ("purse", "ante", "kept", "added"),
    [(0, 1, 0, 1), (0, 2, 0, 2), (1, 2, 0, 1), (1, 1, 0, 0), (2, 2, 0, 0), (3, 2, 1, 0)],
)
def test_M1_P3_the_reserve_adds_what_a_player_lacks(purse: int, ante: int, kept: int, added: int) -> None:
    scene = negotiation(f"Ann {purse}:Driver | Bob Driver | Cid Driver | Dot Driver", loot=f"9 ante {ante}")
    assert (scene.purse("Ann"), scene.ante("Ann")) == (kept, ante)
    assert scene.reserve == scene.before[-1] - added


@pytest.mark.parametrize("purse", [0, 1])
def test_M1_P4_who_withdraws_gets_the_whole_ante_no_matter_who_supplied_it(purse: int) -> None:
    scene = negotiation(f"Ann {purse}:Driver | Bob Driver | Cid Driver | Dot Driver", loot="9 ante 2")
    scene.play("Ann", Withdraw(card("Ann")))
    assert (scene.purse("Ann"), scene.ante("Ann")) == (2, 0)


@pytest.mark.parametrize("role", ["Driver", "Crook", "Brute"])
def test_M1_P4_who_stays_in_gets_the_whole_ante_no_matter_who_supplied_it(role: str) -> None:
    other = "Crook" if role == "Brute" else "Brute"
    after = heist(f"Ann 0:{role} | Bob {other}(left) | Cid {other}(left) | Dot {other}(left)", loot="9 ante 2")
    assert picture(after) == "Ann in +2 | Bob left +0 | Cid left +0 | Dot left +0"


def test_M1_P4_brutes_who_are_out_get_the_whole_ante_no_matter_who_supplied_it() -> None:
    after = heist("Ann 0:Brute | Bob 1:Brute | Cid Driver | Dot Driver(left)", loot="9 ante 2")
    assert picture(after) == "Ann out +2 | Bob out +1 | Cid in +0 | Dot left +0"


def test_M1_P4_a_lone_snitch_gets_the_whole_ante_no_matter_who_supplied_it() -> None:
    after = heist("Ann 0:Snitch | Bob Driver | Cid Driver | Dot Driver | Eve Brute", loot="9 ante 2")
    assert picture(after).startswith("Ann in +2 |")


def test_M1_P5_all_role_cards_but_one_are_shown_to_all() -> None:
    scene = negotiation("Ann Driver | Bob Crook | Cid Brute | Dot Brute | Eve Snitch", hidden="Brute")
    for who in EVERYBODY:
        assert sorted(scene.view(who).shown, key=repr) == sorted([DRIVER, CROOK, BRUTE, SNITCH], key=repr)
        assert RolesShown(scene.table.shown) in scene.seen_by(who)


@pytest.mark.parametrize("players", range(4, 9))
def test_M1_P5_one_card_less_than_there_are_characters_is_shown(players: int) -> None:
    scene = negotiation(everyone(players, "Driver", "Crook", "Brute"))
    assert len(scene.table.shown) == players - 1


def test_M1_P5_each_card_is_equally_likely_to_be_set_aside() -> None:
    scene = choosing(5)
    for name, role in zip(NAMES, (DRIVER, CROOK, BRUTE, BRUTE, CROOK), strict=False):
        scene.play(name, Choose((role,)))
    (form,) = scene.ask.options(scene.table, NATURE)
    chances = {role: form.chance(SetAside(role)) for role in Role if scene.offers("Nature", SetAside(role))}
    assert chances == {DRIVER: Fraction(1, 5), CROOK: Fraction(2, 5), BRUTE: Fraction(2, 5)}


def test_M1_P5_the_line_does_not_show_who_played_which() -> None:
    hands = set(permutations(("Driver", "Crook", "Brute", "Brute")))
    scenes = [negotiation(everyone(4, *hand), hidden="Brute") for hand in hands]
    assert len({scene.table.shown for scene in scenes}) == 1
    assert len({sights(scene, "Nobody")[1] for scene in scenes}) == 1


def test_M1_P5_a_third_player_cannot_tell_two_others_apart() -> None:
    one = negotiation("Ann Driver | Bob Crook | Cid Brute | Dot Brute | Eve Snitch", hidden="Brute")
    other = negotiation("Ann Crook | Bob Driver | Cid Brute | Dot Brute | Eve Snitch", hidden="Brute")
    assert sights(one, "Cid") == sights(other, "Cid")
    assert sights(one, "Nobody") == sights(other, "Nobody")


def through_two_rounds(first: str, hidden: str, rounds: int = 1) -> Scene:
    """A round with a heist, then one that everybody leaves; `rounds` is the number of the first."""
    scene = sit(5, deck=deck_with("9 ante 1", "10 ante 1"))
    scene.table.round = rounds - 1
    play_heist(leave(plan(scene, first, "9 ante 1", hidden), first))
    if not scene.over:
        plan(scene, everyone(5, "Driver"), "10 ante 1").all_leave()
    return scene


@pytest.mark.parametrize("first_round", [1, 7, 8])
@pytest.mark.parametrize("who", ["Bob", "Cid", "Eve", "Nobody"])
def test_M1_P6_the_set_aside_card_and_who_left_are_never_shown(first_round: int, who: str) -> None:
    """Ann leaves, and a card like hers was set aside: nobody can ever tell which it was."""
    others = "Bob Brute | Cid Crook | Dot Crook | Eve Driver"
    one = through_two_rounds(f"Ann Driver(left) | {others}", "Driver", first_round)
    other = through_two_rounds(f"Ann Crook(left) | {others}", "Crook", first_round)
    third = through_two_rounds(f"Ann Snitch(left) | {others}", "Snitch", first_round)
    assert sights(one, who) == sights(other, who) == sights(third, who)


def test_M1_P6_the_set_aside_card_is_in_no_view() -> None:
    scene = negotiation("Ann Driver | Bob Crook | Cid Brute | Dot Brute | Eve Snitch", hidden="Brute")
    assert scene.table.set_aside is BRUTE
    assert [scene.view(who).set_aside for who in EVERYBODY] == [None] * 6


def test_M1_P6_the_role_of_two_who_left_could_be_either() -> None:
    one = through_two_rounds("Ann Driver(left) | Bob Crook(left) | Cid Brute | Dot Crook | Eve Snitch(left)", "Brute")
    other = through_two_rounds("Ann Crook(left) | Bob Driver(left) | Cid Brute | Dot Crook | Eve Snitch(left)", "Brute")
    assert sights(one, "Cid") == sights(other, "Cid")
    assert sights(one, "Eve") == sights(other, "Eve")


def test_M1_P6_equal_roles_are_equal_cards() -> None:
    """With two Brutes, to set a Brute aside is one event, not two."""
    scene = choosing(4)
    for name, role in zip(NAMES, (DRIVER, CROOK, BRUTE, BRUTE), strict=False):
        scene.play(name, Choose((role,)))
    (form,) = scene.ask.options(scene.table, NATURE)
    assert sorted(form, key=repr) == sorted(map(SetAside, (DRIVER, CROOK, BRUTE)), key=repr)
