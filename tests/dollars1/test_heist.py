"""M1-H: who is revealed when, who is out, and where the antes go."""

import pytest

from millions.core.message import Event
from millions.core.table import Paid
from millions.games.dollars1.heist import Denounce, Denounced, WonIntimidation
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars1.sharing import LootShared, NothingShared
from millions.games.heists.components import Eliminated, Revealed, Role
from millions.games.heists.heist import NameRole
from millions.games.heists.planning import TurnLootCard
from tests.dollars1.pictures import (
    FIRST_ANTE,
    NAMES,
    RESERVE,
    Pause,
    Scene,
    deck_with,
    everyone,
    gains,
    heist,
    leave,
    negotiation,
    picture,
    plan,
    play_heist,
    sharing,
    sit,
    whole_round,
)

ALL_ROLES = "Ann Mastermind | Bob Crook | Cid Driver | Dot Brute | Eve Snitch | Fay Crook(left) | Gus Driver(left)"
IN_CALL_ORDER = ["snitch", "brute", "driver", "crook", "mastermind"]


def reveals(scene: Scene) -> list[str]:
    """Which roles were turned up, in order, and whose they were."""
    return [
        f"{event.role.value}: {' '.join(NAMES[character] for character in event.characters)}"
        for event in scene.told(Revealed)
        if event.characters
    ]


def nameable(scene: Scene, snitch: str) -> set[str]:
    return {role.value for role in Role if scene.offers(snitch, NameRole(role))}


def to_the_reserve(scene: Scene) -> set[str]:
    """Whose antes went to the reserve."""
    return {NAMES[paid.source - FIRST_ANTE] for paid in scene.told(Paid) if paid.target == RESERVE}


# H1


def test_M1_H1_characters_are_revealed_role_by_role() -> None:
    after = heist(ALL_ROLES, names="Crook", hidden="Crook")
    assert reveals(after) == ["snitch: Eve", "brute: Dot", "driver: Cid", "mastermind: Ann", "crook: Bob"]


def test_M1_H1_without_a_snitch_nothing_disturbs_the_order() -> None:
    after = heist(ALL_ROLES.replace("Eve Snitch", "Eve Snitch(left)"))
    assert reveals(after) == ["brute: Dot", "driver: Cid", "crook: Bob", "mastermind: Ann"]


def test_M1_H1_those_of_one_role_are_revealed_together() -> None:
    after = heist("Ann Driver | Bob Crook | Cid Driver | Dot Crook | Eve Driver")
    assert reveals(after) == ["driver: Ann Cid Eve", "crook: Bob Dot"]


def test_M1_H1_only_characters_still_in_are_revealed() -> None:
    after = heist("Ann Driver(left) | Bob Crook | Cid Driver | Dot Crook(left)")
    assert reveals(after) == ["driver: Cid", "crook: Bob"]


def test_M1_H1_all_see_what_is_revealed() -> None:
    after = heist("Ann Driver(left) | Bob Crook | Cid Driver | Dot Crook(left)")
    assert all(event.seen_by(viewer) for event in after.told(Revealed) for viewer in (0, 1, 2, 3, -2))
    assert after.view("Nobody").known == (None, Role.CROOK, Role.DRIVER, None)


# H2


def test_M1_H2_two_snitches_are_out_and_lose_their_antes() -> None:
    after = heist("Ann Snitch | Bob Snitch | Cid Driver | Dot Crook(left) | Eve Brute", loot="9 ante 2")
    assert picture(after) == "Ann out -2 | Bob out -2 | Cid in +0 | Dot left +0 | Eve in +0"
    assert to_the_reserve(after) == {"Ann", "Bob"}


def test_M1_H2_three_snitches_are_out_too_and_name_nothing() -> None:
    after = heist("Ann Snitch | Bob Snitch | Cid Snitch | Dot Crook | Eve Brute")
    assert picture(after) == "Ann out -1 | Bob out -1 | Cid out -1 | Dot in +0 | Eve in +0"
    assert not after.told(Denounced)


def test_M1_H2_a_snitch_who_left_does_not_count() -> None:
    scene = negotiation("Ann Snitch | Bob Snitch(left) | Cid Driver | Dot Crook | Eve Brute").all_ready()
    assert isinstance(scene.ask, Denounce)
    assert scene.awaited == ("Ann",)


@pytest.mark.parametrize("players", range(5, 9))
def test_M1_H2_all_snitches_are_out(players: int) -> None:
    after = heist(everyone(players, "Snitch"))
    assert picture(after) == " | ".join(f"{name} out -1" for name in NAMES[:players])


# H3


def test_M1_H3_a_lone_snitch_takes_the_ante_back_then_must_name() -> None:
    scene = heist("Ann Snitch | Bob Driver | Cid Driver | Dot Crook | Eve Brute", loot="9 ante 2")
    assert isinstance(scene.ask, Denounce)
    assert scene.awaited == ("Ann",)
    assert picture(scene) == "Ann in +0 | Bob in -2 | Cid in -2 | Dot in -2 | Eve in -2"
    assert scene.ante("Ann") == 0


def test_M1_H3_the_snitch_can_do_nothing_but_name_and_nobody_else_can_do_anything() -> None:
    scene = heist("Ann Snitch | Bob Driver | Cid Driver | Dot Crook | Eve Brute")
    assert {form.verb for form in scene.ask.options(scene.table, 0)} == {NameRole}
    assert scene.open == ("Ann",)


def test_M1_H3_one_of_the_other_visible_roles_is_named() -> None:
    scene = heist("Ann Snitch | Bob Driver | Cid Driver | Dot Crook | Eve Brute", hidden="Driver")
    assert nameable(scene, "Ann") == {"driver", "crook", "brute"}


def test_M1_H3_the_set_aside_card_does_not_count_as_visible() -> None:
    scene = heist("Ann Snitch | Bob Driver | Cid Driver | Dot Crook | Eve Brute", hidden="Brute")
    assert nameable(scene, "Ann") == {"driver", "crook"}


def test_M1_H3_role_cards_of_withdrawn_characters_count() -> None:
    scene = heist("Ann Snitch | Bob Driver | Cid Driver | Dot Crook(left) | Eve Brute", hidden="Brute")
    assert nameable(scene, "Ann") == {"driver", "crook"}


def test_M1_H3_the_snitch_cannot_name_snitches_even_if_another_left() -> None:
    scene = heist("Ann Snitch | Bob Snitch(left) | Cid Driver | Dot Driver | Eve Crook")
    assert nameable(scene, "Ann") == {"driver"}


def test_M1_H3_a_role_that_nobody_played_cannot_be_named() -> None:
    scene = heist("Ann Snitch | Bob Driver | Cid Driver | Dot Driver | Eve Driver")
    assert nameable(scene, "Ann") == {"driver"}


def test_M1_H3_if_no_other_role_is_visible_nothing_is_named() -> None:
    snitches = "Ann Snitch | Bob Snitch(left) | Cid Snitch(left) | Dot Snitch(left)"
    after = heist(f"{snitches} | Eve Crook", hidden="Crook")
    assert isinstance(after.ask, Pause)
    assert not after.told(Denounced)
    assert after.table.named is None
    assert picture(after) == "Ann in +0 | Bob left +0 | Cid left +0 | Dot left +0 | Eve in +0"


def test_M1_H3_all_see_which_role_is_named() -> None:
    after = heist("Ann Snitch | Bob Driver | Cid Driver | Dot Crook | Eve Brute", names="Crook")
    assert Denounced(0, Role.CROOK) in after.seen_by("Nobody")
    assert after.view("Nobody").named is Role.CROOK


def test_M1_H3_the_snitch_is_turned_up_before_naming() -> None:
    scene = heist("Ann Snitch | Bob Driver | Cid Driver | Dot Crook | Eve Brute")
    assert reveals(scene) == ["snitch: Ann"]
    assert scene.view("Bob").known[0] is Role.SNITCH


@pytest.mark.parametrize("players", range(5, 9))
def test_M1_H3_a_lone_snitch_stays_in_with_any_number_of_players(players: int) -> None:
    others = " | ".join(f"{name} Driver" for name in NAMES[1 : players - 1])
    after = heist(f"Ann Snitch | {others} | {NAMES[players - 1]} Brute", hidden="Driver", names="Driver")
    assert picture(after).startswith("Ann in +0 | Bob out -1 |")


# H4


@pytest.mark.parametrize("named", ["brute", "driver", "crook", "mastermind"])
def test_M1_H4_the_named_role_is_revealed_last(named: str) -> None:
    after = heist(ALL_ROLES + " | Hal Mastermind(left)", names=named, hidden="Driver")
    others = [role for role in IN_CALL_ORDER if role != named]
    assert [line.partition(":")[0] for line in reveals(after)] == [*others, named]


@pytest.mark.parametrize("named", ["brute", "driver", "crook", "mastermind"])
def test_M1_H4_nothing_happens_to_the_named_before_the_others_are_revealed(named: str) -> None:
    """Neither an ante nor an elimination gives them away."""
    after = heist(ALL_ROLES + " | Hal Mastermind(left)", names=named, hidden="Driver")
    victim = next(character for character in (0, 1, 2, 3) if after.table.roles[character] is Role(named))
    start = after.news.index(Denounced(4, Role(named)))
    about = [n for n, event in enumerate(after.news) if n > start and _about(event, victim)]
    last_other = max(n for n, event in enumerate(after.news) if isinstance(event, Paid) and not _about(event, victim))
    assert isinstance(after.news[about[0]], Revealed)
    assert about[0] > last_other


def _about(event: Event, character: int) -> bool:
    match event:
        case Revealed(characters=characters):
            return character in characters
        case Eliminated(character=one):
            return one == character
        case Paid(source=source, target=target):
            return FIRST_ANTE + character in (source, target)
    return False


@pytest.mark.parametrize("role", ["Driver", "Crook"])
def test_M1_H4_all_of_the_named_role_are_eliminated(role: str) -> None:
    after = heist(f"Ann Snitch | Bob {role} | Cid {role} | Dot {role} | Eve Brute", names=role)
    assert picture(after) == "Ann in +0 | Bob out -1 | Cid out -1 | Dot out -1 | Eve in +0"


def test_M1_H4_a_single_character_of_the_named_role_is_eliminated() -> None:
    after = heist("Ann Snitch | Bob Driver | Cid Crook | Dot Brute | Eve Brute(left)", names="Driver")
    assert picture(after) == "Ann in +0 | Bob out -1 | Cid in +0 | Dot in +0 | Eve left +0"


def test_M1_H4_the_named_role_may_have_left() -> None:
    after = heist("Ann Snitch | Bob Driver(left) | Cid Crook | Dot Brute | Eve Brute(left)", names="Driver")
    assert picture(after) == "Ann in +0 | Bob left +0 | Cid in +0 | Dot in +0 | Eve left +0"


def test_M1_H4_others_still_eliminate_one_another() -> None:
    after = heist("Ann Snitch | Bob Driver | Cid Crook | Dot Crook | Eve Brute", names="Driver")
    assert picture(after) == "Ann in +0 | Bob out -1 | Cid out -1 | Dot out -1 | Eve in +0"


def test_M1_H4_an_intimidation_card_lets_its_spender_know_before() -> None:
    scene = negotiation("Ann Snitch | Bob Driver | Cid Crook | Dot Brute | Eve Brute").give_cards(Ann=1)
    scene.all_ready().play("Ann", Intimidate(1))
    assert scene.view("Ann").known[1] is Role.DRIVER
    assert scene.view("Cid").known[1] is None


# H5


def test_M1_H5_two_brutes_are_out_and_take_their_antes_back() -> None:
    after = heist("Ann Brute | Bob Brute | Cid Driver | Dot Crook(left)", loot="9 ante 2")
    assert picture(after) == "Ann out +0 | Bob out +0 | Cid in +0 | Dot left +0"
    assert after.table.intimidation == (0, 0, 0, 0)
    assert not after.told(WonIntimidation)


@pytest.mark.parametrize("players", range(4, 9))
def test_M1_H5_all_brutes_are_out(players: int) -> None:
    after = heist(everyone(players, "Brute"))
    assert picture(after) == " | ".join(f"{name} out +0" for name in NAMES[:players])
    assert sum(after.table.intimidation) == 0


def test_M1_H5_one_brute_takes_the_ante_back_and_wins_an_intimidation_card() -> None:
    after = heist("Ann Brute | Bob Brute(left) | Cid Driver | Dot Driver", loot="9 ante 2")
    assert picture(after) == "Ann in +0 | Bob left +0 | Cid out -2 | Dot out -2"
    assert after.table.intimidation == (1, 0, 0, 0)
    assert WonIntimidation(0) in after.seen_by("Nobody")


def brute_wins(scene: Scene, loot: str) -> Scene:
    spec = "Ann Brute | Bob Driver | Cid Driver | Dot Driver"
    return play_heist(leave(plan(scene, spec, loot), spec))


def test_M1_H5_a_player_may_hold_several() -> None:
    scene = sit(4, deck=deck_with("8 ante 1", "9 ante 1", "10 ante 1")).give(Ann=0)
    brute_wins(brute_wins(scene, "8 ante 1"), "9 ante 1")
    assert scene.table.intimidation == (2, 0, 0, 0)


def test_M1_H5_it_is_usable_from_the_next_round_on() -> None:
    scene = brute_wins(sit(4, deck=deck_with("8 ante 1", "9 ante 1")), "8 ante 1")
    plan(scene, "Ann Driver | Bob Driver | Cid Driver | Dot Crook", "9 ante 1")
    scene.play("Ann", Intimidate(3))
    assert scene.view("Ann").known[3] is Role.CROOK
    assert scene.table.intimidation == (0, 0, 0, 0)


def test_M1_H5_it_keeps_for_later_rounds() -> None:
    scene = brute_wins(sit(4, deck=deck_with("8 ante 1", "9 ante 1", "10 ante 1")), "8 ante 1")
    plan(scene, everyone(4, "Driver"), "9 ante 1").all_leave()
    plan(scene, everyone(4, "Driver"), "10 ante 1")
    assert scene.offers("Ann", Intimidate(3))


# H6


@pytest.mark.parametrize("role", ["Driver", "Crook", "Mastermind"])
@pytest.mark.parametrize("number", [2, 3, 6])
def test_M1_H6_two_or_more_of_a_role_are_out_and_lose_their_antes(role: str, number: int) -> None:
    many = [f"{name} {role}" for name in NAMES[:number]]
    others = [f"{name} Brute(left)" for name in NAMES[number:7]]
    after = heist(" | ".join([*many, *others]), loot="9 ante 2")
    assert [part.split()[1:] for part in picture(after).split(" | ")[:number]] == [["out", "-2"]] * number
    assert to_the_reserve(after) == set(NAMES[:number])


@pytest.mark.parametrize("role", ["Driver", "Crook", "Mastermind"])
def test_M1_H6_one_of_a_role_takes_the_ante_back_and_stays_in(role: str) -> None:
    others = " | ".join(f"{name} {role}(left)" for name in NAMES[1:7])
    after = heist(f"Ann {role} | {others}", loot="9 ante 2")
    assert picture(after).startswith("Ann in +0 | Bob left +0 |")
    assert to_the_reserve(after) == set()


def test_M1_H6_one_of_each_stay_in_together() -> None:
    after = heist("Ann Driver | Bob Crook | Cid Mastermind | " + " | ".join(f"{n} Brute" for n in NAMES[3:7]))
    assert picture(after).startswith("Ann in +0 | Bob in +0 | Cid in +0 | Dot out +0 |")


def test_M1_H6_a_nearly_broke_player_loses_no_more_than_the_ante() -> None:
    after = heist("Ann 1:Driver | Bob 0:Driver | Cid Crook | Dot Brute", loot="9 ante 2")
    assert picture(after) == "Ann out -1 | Bob out +0 | Cid in +0 | Dot in +0"
    assert (after.purse("Ann"), after.purse("Bob")) == (0, 0)


# H7


@pytest.mark.parametrize("role", ["Driver", "Crook", "Mastermind"])
def test_M1_H7_the_antes_of_the_named_go_to_the_reserve(role: str) -> None:
    other = "Crook" if role == "Driver" else "Driver"
    rest = f"Eve {other} | Fay {other}(left) | Gus {other}(left)"
    spec = f"Ann Snitch | Bob {role} | Cid {role} | Dot {role}(left) | {rest}"
    after = heist(spec, loot="9 ante 2", names=role)
    assert picture(after).startswith("Ann in +0 | Bob out -2 | Cid out -2 | Dot left +0 | Eve in +0 |")
    assert to_the_reserve(after) == {"Bob", "Cid"}


def test_M1_H7_a_named_brute_takes_the_ante_back_and_wins_no_card() -> None:
    after = heist("Ann Snitch | Bob Brute | Cid Brute(left) | Dot Driver | Eve Crook", loot="9 ante 2", names="Brute")
    assert picture(after) == "Ann in +0 | Bob out +0 | Cid left +0 | Dot in +0 | Eve in +0"
    assert after.table.intimidation == (0,) * 5
    assert not after.told(WonIntimidation)


def test_M1_H7_two_named_brutes_take_their_antes_back_and_win_no_card() -> None:
    after = heist("Ann Snitch | Bob Brute | Cid Brute | Dot Driver | Eve Crook", loot="9 ante 2", names="Brute")
    assert picture(after) == "Ann in +0 | Bob out +0 | Cid out +0 | Dot in +0 | Eve in +0"
    assert after.table.intimidation == (0,) * 5
    assert not after.told(WonIntimidation)


def test_M1_H7_a_brute_who_is_not_named_wins_the_card() -> None:
    after = heist("Ann Snitch | Bob Brute | Cid Driver | Dot Driver | Eve Crook", names="Driver")
    assert after.table.intimidation == (0, 1, 0, 0, 0)


# H8


@pytest.mark.parametrize(("purse", "lost"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 3), (9, 3)])
def test_M1_H8_a_lone_snitch_loses_3_or_all_there_is(purse: int, lost: int) -> None:
    """The Snitch has the ante back when the fine comes; at 0 the reserve had supplied it."""
    after = heist(f"Ann {purse}:Snitch | Bob Driver | Cid Driver | Dot Crook(left) | Eve Driver", names="Driver")
    assert after.purse("Ann") == max(purse, 1) - lost
    assert picture(after).endswith("| Bob out -1 | Cid out -1 | Dot left +0 | Eve out -1")
    assert picture(after).startswith("Ann out ")


def test_M1_H8_there_is_no_sharing() -> None:
    scene = whole_round(
        "Ann Snitch | Bob Driver | Cid Driver | Dot Crook(left) | Eve Driver", loot="8 ante 1 Snitch", names="Driver"
    )
    assert not scene.told(LootShared)
    assert gains(scene) == "Ann -3 | Bob -1 | Cid -1 | Eve -1"


def test_M1_H8_the_fine_goes_to_the_reserve() -> None:
    after = heist(
        "Ann Snitch | Bob Driver(left) | Cid Driver(left) | Dot Crook(left) | Eve Brute(left)", names="Driver"
    )
    assert picture(after) == "Ann out -3 | Bob left +0 | Cid left +0 | Dot left +0 | Eve left +0"
    assert after.reserve == after.before[RESERVE] + 3


def test_M1_H8_a_snitch_whom_all_others_left_must_still_name() -> None:
    left = "Bob Driver(left) | Cid Driver(left) | Dot Crook(left) | Eve Brute(left)"
    scene = heist(f"Ann Snitch | {left}", hidden="Driver")
    assert nameable(scene, "Ann") == {"driver", "crook", "brute"}


def test_M1_H8_a_lone_snitch_with_nothing_to_name_pays_too() -> None:
    after = heist(
        "Ann Snitch | Bob Snitch(left) | Cid Snitch(left) | Dot Snitch(left) | Eve Crook(left)", hidden="Crook"
    )
    assert picture(after) == "Ann out -3 | Bob left +0 | Cid left +0 | Dot left +0 | Eve left +0"


def test_M1_H8_a_snitch_with_company_pays_nothing() -> None:
    after = heist("Ann Snitch | Bob Driver | Cid Driver | Dot Crook | Eve Driver", names="Driver", hidden="Driver")
    assert picture(after) == "Ann in +0 | Bob out -1 | Cid out -1 | Dot in +0 | Eve out -1"


@pytest.mark.parametrize("role", ["Driver", "Brute", "Crook"])
def test_M1_H8_another_lone_character_pays_nothing(role: str) -> None:
    other = "Crook" if role == "Driver" else "Driver"
    after = heist(f"Ann {role} | Bob {other} | Cid {other} | Dot {other}")
    assert picture(after) == "Ann in +0 | Bob out -1 | Cid out -1 | Dot out -1"


def test_M1_H8_a_snitch_left_over_after_doubles_pays_without_having_hit_anybody() -> None:
    after = heist("Ann Snitch | Bob Driver | Cid Driver | Dot Brute | Eve Brute", names="Brute")
    assert picture(after) == "Ann out -3 | Bob out -1 | Cid out -1 | Dot out +0 | Eve out +0"


# H9


@pytest.mark.parametrize("symbol", ["", " Brute"])
def test_M1_H9_if_no_character_is_left_there_is_no_sharing(symbol: str) -> None:
    scene = sharing("Ann Driver | Bob Driver | Cid Brute | Dot Brute", loot=f"8 ante 1{symbol}")
    assert picture(scene) == "Ann out -1 | Bob out -1 | Cid out +0 | Dot out +0"
    assert scene.told(NothingShared)
    assert not scene.told(LootShared)
    assert scene.table.sharers == ()


def test_M1_H9_the_game_goes_on() -> None:
    scene = whole_round("Ann Driver | Bob Driver | Cid Brute | Dot Brute")
    assert isinstance(scene.ask, TurnLootCard)
    assert gains(scene) == "Ann -1 | Bob -1"


# How one is out


def fates(scene: Scene) -> list[str]:
    """Who was eliminated, and why, in order."""
    return [f"{NAMES[event.character]} {event.why}" for event in scene.told(Eliminated)]


def test_M1_H2_and_H6_doubles_are_said_to_be_doubled_in_the_order_of_the_call() -> None:
    after = heist("Ann Driver | Bob Snitch | Cid Driver | Dot Snitch | Eve Brute | Fay Brute")
    assert fates(after) == [f"{name} doubled" for name in ("Bob", "Dot", "Eve", "Fay", "Ann", "Cid")]


def test_M1_H7_the_named_are_said_to_be_denounced_after_all_others() -> None:
    after = heist("Ann Snitch | Bob Brute | Cid Crook | Dot Crook | Eve Driver", names="Brute", hidden="Crook")
    assert fates(after) == ["Cid doubled", "Dot doubled", "Bob denounced"]


def test_M1_H7_two_of_the_named_role_are_denounced_not_doubled() -> None:
    after = heist("Ann Snitch | Bob Crook | Cid Brute | Dot Crook | Eve Driver", names="Crook")
    assert fates(after) == ["Bob denounced", "Dot denounced"]


def test_M1_H8_a_lone_snitch_is_said_to_be_alone_after_all_others() -> None:
    after = heist("Ann Snitch | Bob Brute | Cid Crook | Dot Crook | Eve Driver(left)", names="Brute", hidden="Crook")
    assert fates(after) == ["Cid doubled", "Dot doubled", "Bob denounced", "Ann alone"]
