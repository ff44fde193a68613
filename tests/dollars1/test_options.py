"""M1-O: "Won't get fooled again"."""

import pytest

from millions import Match
from millions.core.errors import BadSetup
from millions.games.dollars1 import GAME
from millions.games.dollars1.components import LootCard, TurnUp
from millions.games.dollars1.options import LaidOpen
from millions.games.heists.components import BRUTE, CROOK, DRIVER, Role
from millions.games.heists.planning import Choose, TurnLootCard
from tests.dollars1.pictures import NAMES, Scene, everyone, leave, plan, play_heist, sit

FIRST = "Ann Driver | Bob Driver | Cid Brute | Dot Crook(left)"
NEXT = "Ann Brute | Bob Crook | Cid Driver | Dot Brute"
EVERYBODY = (*NAMES[:4], "Nobody")


def top(scene: Scene) -> LootCard:
    return scene.table.pile[0]


def one_round(fooled: bool = True) -> Scene:
    """The first round is over, the second begins."""
    scene = sit(4, fooled=fooled)
    return play_heist(leave(plan(scene, FIRST, top(scene)), FIRST))


def offered(scene: Scene, name: str) -> set[Role]:
    return {role for role in Role if scene.offers(name, Choose((role,)))}


@pytest.mark.parametrize("players", range(4, 9))
def test_M1_O1_in_the_first_round_every_role_may_be_picked(players: int) -> None:
    scene = sit(players, fooled=True)
    assert scene.table.laid_open == (None,) * players
    scene.play("Nature", TurnUp(top(scene)))
    for name in NAMES[:players]:
        assert offered(scene, name) == set(scene.table.roles_in_play)


@pytest.mark.parametrize("players", range(4, 9))
def test_M1_O1_from_round_2_the_role_of_the_round_before_may_not_be_picked(players: int) -> None:
    scene = sit(players, fooled=True)
    plan(scene, everyone(players, "Driver", "Crook"), top(scene)).all_leave()
    scene.play("Nature", TurnUp(top(scene)))
    for number, name in enumerate(NAMES[:players]):
        assert offered(scene, name) == set(scene.table.roles_in_play) - {CROOK if number % 2 else DRIVER}


def test_M1_O1_it_is_the_same_for_those_who_are_in_out_or_left() -> None:
    scene = one_round()
    scene.play("Nature", TurnUp(top(scene)))
    assert [offered(scene, name) for name in NAMES[:4]] == [
        {BRUTE, CROOK},
        {BRUTE, CROOK},
        {DRIVER, CROOK},
        {DRIVER, BRUTE},
    ]


def test_M1_O1_it_lies_open_for_all_to_see_from_the_start_of_planning() -> None:
    """Before the Loot card is turned up; also the role of Dot, who left."""
    scene = one_round()
    assert isinstance(scene.ask, TurnLootCard)
    for who in EVERYBODY:
        assert scene.view(who).laid_open == (DRIVER, DRIVER, BRUTE, CROOK)
        told = [event for event in scene.seen_by(who) if isinstance(event, LaidOpen)]
        assert told == [LaidOpen(0, DRIVER), LaidOpen(1, DRIVER), LaidOpen(2, BRUTE), LaidOpen(3, CROOK)]


def test_M1_O1_it_does_not_lie_open_before_the_round_is_over() -> None:
    scene = leave(plan(sit(4, fooled=True), FIRST, GAME.house_deck().cards[0]), FIRST)
    assert not scene.told(LaidOpen)
    assert scene.view("Ann").laid_open == (None,) * 4
    assert scene.view("Ann").known == (DRIVER, None, None, None)


def test_M1_O1_only_the_round_just_before_counts() -> None:
    scene = one_round()
    plan(scene, NEXT, top(scene)).all_leave()
    assert scene.table.laid_open == (BRUTE, CROOK, DRIVER, BRUTE)
    scene.play("Nature", TurnUp(top(scene)))
    assert [offered(scene, name) for name in NAMES[:4]] == [
        {DRIVER, CROOK},
        {DRIVER, BRUTE},
        {BRUTE, CROOK},
        {DRIVER, CROOK},
    ]


def test_M1_O1_the_role_lies_open_during_the_round_too() -> None:
    scene = one_round()
    plan(scene, NEXT, top(scene))
    assert scene.view("Nobody").laid_open == (DRIVER, DRIVER, BRUTE, CROOK)


def test_M1_O1_without_the_option_every_role_may_be_picked_again() -> None:
    scene = one_round(fooled=False)
    assert not scene.told(LaidOpen)
    assert scene.view("Nobody").laid_open == (None,) * 4
    scene.play("Nature", TurnUp(top(scene)))
    assert all(offered(scene, name) == {BRUTE, DRIVER, CROOK} for name in NAMES[:4])


def test_M1_P6_after_the_last_round_nothing_is_laid_open_any_more() -> None:
    """There is no next planning: the role of Dot, who left, stays secret."""
    scene = sit(4, fooled=True)
    scene.table.round = 7
    play_heist(leave(plan(scene, FIRST, top(scene)), FIRST))
    assert scene.over
    assert not scene.told(LaidOpen)
    assert [scene.view(who).laid_open[3] for who in EVERYBODY] == [None] * 5
    assert [scene.view(who).known[3] for who in ("Ann", "Bob", "Cid", "Nobody")] == [None] * 4


def test_M1_P6_after_a_win_at_20_nothing_is_laid_open_any_more() -> None:
    scene = sit(4, fooled=True)
    spec = "Ann 15:Crook | Bob Driver | Cid Driver | Dot Brute(left)"
    play_heist(leave(plan(scene, spec, top(scene)), spec))
    assert scene.over
    assert not scene.told(LaidOpen)
    assert scene.view("Nobody").laid_open[3] is None


def test_M1_O1_with_three_players_it_is_refused_at_set_up() -> None:
    with pytest.raises(BadSetup):
        sit(3, fooled=True)
    with pytest.raises(BadSetup):
        Match.new(GAME, NAMES[:3], options={"fooled": True})


def test_M1_O1_it_is_an_option() -> None:
    assert not GAME.options().fooled
    assert Match.new(GAME, NAMES[:4], options={"fooled": True}, seed=1).options == GAME.options(fooled=True)
