"""M2-E: when the game ends, who wins, and who leads the next round."""

import pytest

from millions.games.dollars2 import GAME
from millions.games.dollars2.components import ROLES, GameWon, LootTurned, TurnUp
from millions.games.heists.bargain import Decline
from millions.games.heists.components import BRUTE, DRIVER
from millions.games.heists.negotiation import Claim
from millions.games.heists.planning import Choose, TurnLootCard
from millions.games.heists.setup import LeaderChosen
from tests.dollars2.pictures import (
    COUNTS,
    NAMES,
    PLAIN,
    Scene,
    everyone,
    loot_card,
    names,
    negotiation,
    plan,
    play_heist,
    sit,
    whole_round,
)

# In this round of 10 Ann, alone, gains 14; Bob and Cid, who are out, lose 2; Dot left.
ALONE = "Ann {}:Acrobat | Bob {}:Driver | Cid {}:Driver | Dot {}:Brute(left)"


def alone(*purses: int, round: int = 1, leader: str = "Ann") -> Scene:
    return whole_round(ALONE.format(*purses), round=round, leader=leader)


def goes_on(scene: Scene) -> bool:
    return not scene.over and isinstance(scene.ask, TurnLootCard)


def winner(scene: Scene) -> str:
    """The one winner of a game that is over."""
    assert scene.over
    (won,) = scene.table.winners
    assert scene.told(GameWon)[-1].winners == (won,)
    return NAMES[won]


# E1


@pytest.mark.parametrize("purse", [36, 37, 45])
def test_M2_E1_a_player_with_50_or_more_wins_at_once(purse: int) -> None:
    scene = alone(purse, 10, 10, 10)
    assert scene.purse("Ann") == purse + 14
    assert winner(scene) == "Ann"
    (event,) = [one for one in scene.seen_by("Nobody") if isinstance(one, GameWon)]
    assert (event.winners, event.why) == ((0,), "fifty")


def test_M2_E1_49_is_not_enough() -> None:
    scene = alone(35, 51, 10, 49)
    assert scene.table.money[:4] == (49, 49, 8, 49)
    assert goes_on(scene)
    assert scene.table.winners == ()
    assert not scene.told(GameWon)


@pytest.mark.parametrize(("purses", "who"), [((10, 52, 10, 10), "Bob"), ((10, 10, 10, 50), "Dot")], ids=["out", "left"])
def test_M2_E1_who_did_not_share_wins_too(purses: tuple[int, ...], who: str) -> None:
    assert winner(alone(*purses)) == who


def test_M2_E1_of_several_the_richest() -> None:
    scene = alone(40, 10, 57, 53)
    assert scene.table.money[:4] == (54, 8, 55, 53)
    assert winner(scene) == "Cid"


@pytest.mark.parametrize("leader", NAMES[:4])
def test_M2_E1_the_richest_wins_wherever_the_leader_sits(leader: str) -> None:
    assert winner(alone(40, 53, 53, 53, leader=leader)) == "Ann"


def test_M2_E1_it_is_checked_after_the_sharing_not_before() -> None:
    """In the negotiation all have 50 or more; the Mentalist takes 2, and then it is counted."""
    assert not negotiation("Ann 52:Driver | Bob 60:Driver | Cid 52:Brute | Dot 53:Brute").over
    spec = "Ann Mentalist | Bob {}:Brute | Cid Acrobat | Dot Acrobat"
    richer = whole_round(spec.format(48), robs="Bob", loot="1")  # 1 + 8, less 2 for the Brute: 4 each
    assert (richer.purse("Bob"), winner(richer)) == (50, "Bob")
    poorer = whole_round(spec.format(47), robs="Bob", loot="1")
    assert (poorer.purse("Bob"), goes_on(poorer)) == (49, True)


def test_M2_E1_money_lost_by_a_lone_tech_is_gone() -> None:
    spec = "Ann {}:Tech | Bob Driver | Cid Driver | Dot Driver(left)"
    assert goes_on(whole_round(spec.format(56), names="Driver"))
    assert winner(whole_round(spec.format(57), names="Driver")) == "Ann"


def test_M2_E1_it_is_checked_after_a_round_without_a_sharing() -> None:
    assert winner(whole_round("Ann 52:Driver | Bob Driver | Cid Brute | Dot Brute")) == "Ann"
    assert winner(negotiation(everyone(4, "Driver").replace("Cid ", "Cid 50:")).all_leave()) == "Cid"
    assert goes_on(negotiation(everyone(4, "Driver").replace("Cid ", "Cid 49:")).all_leave())


@pytest.mark.parametrize("round", range(1, 6))
def test_M2_E1_it_may_end_the_game_in_any_round(round: int) -> None:
    scene = alone(36, 10, 10, 10, round=round)
    assert scene.told(LootTurned)[-1].round == round
    assert winner(scene) == "Ann"
    assert scene.told(GameWon)[-1].why == "fifty"


@pytest.mark.parametrize(("leader", "who"), [("Ann", "Ann"), ("Bob", "Dot"), ("Cid", "Dot"), ("Dot", "Dot")])
def test_M2_E1_of_several_as_rich_the_closest_to_the_leader(leader: str, who: str) -> None:
    scene = alone(40, 10, 10, 54, leader=leader)
    assert scene.purse("Ann") == scene.purse("Dot") == 54
    assert winner(scene) == who


# E2


@pytest.mark.parametrize("leader", NAMES[:4])
@pytest.mark.parametrize(
    ("purses", "poorest"), [((10, 10, 9, 10), "Cid"), ((10, 11, 11, 8), "Dot"), ((0, 20, 20, 20), "Ann")]
)
def test_M2_E2_the_leader_card_goes_to_the_player_with_the_least_money(
    leader: str, purses: tuple[int, ...], poorest: str
) -> None:
    scene = alone(*purses, leader=leader)
    assert goes_on(scene)
    assert scene.leader == poorest


def test_M2_E2_all_are_told_who_leads() -> None:
    scene = alone(10, 10, 9, 10)
    assert LeaderChosen(2) in scene.seen_by("Nobody")


@pytest.mark.parametrize(("leader", "follows"), [("Ann", "Bob"), ("Bob", "Bob"), ("Cid", "Cid"), ("Dot", "Bob")])
def test_M2_E2_tied_the_first_met_clockwise_from_the_leader_the_leader_first(leader: str, follows: str) -> None:
    scene = alone(10, 10, 10, 10, leader=leader)
    assert scene.table.money[:4] == (24, 8, 8, 10)
    assert scene.leader == follows


@pytest.mark.parametrize(("leader", "follows"), [("Ann", "Bob"), ("Bob", "Bob"), ("Cid", "Dot"), ("Dot", "Dot")])
def test_M2_E2_tied_players_need_not_be_neighbours(leader: str, follows: str) -> None:
    assert alone(10, 10, 20, 8, leader=leader).leader == follows


@pytest.mark.parametrize("players", COUNTS)
def test_M2_E2_if_all_are_tied_the_leader_keeps_the_card(players: int) -> None:
    scene = sit(players, leader=NAMES[players - 1])
    plan(scene, everyone(players, "Driver+Brute" if players == 3 else "Driver"), scene.table.pile[0])
    scene.announce().all_leave()
    assert scene.leader == NAMES[players - 1]
    assert goes_on(scene)


@pytest.mark.parametrize("players", COUNTS)
def test_M2_E2_going_clockwise_after_the_last_seat_comes_the_first(players: int) -> None:
    scene = sit(players, leader=NAMES[players - 1]).give(Ann=9, Bob=9)
    plan(scene, everyone(players, "Driver+Brute" if players == 3 else "Driver"), scene.table.pile[0])
    scene.announce().all_leave()
    assert scene.leader == "Ann"


def test_M2_E2_when_somebody_wins_the_leader_card_stays() -> None:
    scene = alone(36, 10, 10, 0)
    assert scene.over
    assert scene.leader == "Ann"


def test_M2_E2_cards_return_to_hands_and_the_loot_card_is_gone() -> None:
    scene = negotiation(ALONE.format(10, 10, 10, 10))
    scene.play("Bob", Decline(scene.propose("Ann", "Ann pays Bob 1, Bob leaves"))).play("Ann", Claim(0, BRUTE))
    table = play_heist(scene.vote("Ann")).table
    assert (table.crew, table.left, table.face_up, table.shown, table.set_aside) == ((), (), (), (), None)
    assert table.roles == table.announced == (None,) * 4
    assert (table.named, table.proposals, table.claims, table.ready) == (None, (), (), frozenset())
    assert (table.votes_held, table.voted_to_start, table.proposals_made) == (0, False, (0,) * 4)
    assert (table.loot, scene.pot) == (None, 0)
    assert not scene.offers("Nature", TurnUp(loot_card(PLAIN)))
    scene.play("Nature", TurnUp(table.pile[0]))
    assert all(scene.offers(name, Choose((role,))) for name in NAMES[:4] for role in ROLES)


def test_M2_E2_the_next_round_is_played_from_the_new_leader_on() -> None:
    scene = alone(10, 10, 9, 10)
    plan(scene, everyone(4, "Driver"), scene.table.pile[0])
    assert [event.round for event in scene.told(LootTurned)] == [1, 2]
    assert scene.table.roles == (DRIVER,) * 4
    assert scene.awaited == ("Cid",)


# E3


@pytest.mark.parametrize("round", range(1, 5))
def test_M2_E3_before_the_5th_loot_card_the_richest_does_not_win(round: int) -> None:
    scene = alone(10, 49, 10, 10, round=round)
    assert scene.told(LootTurned)[-1].round == round
    assert goes_on(scene)


@pytest.mark.parametrize(
    ("purses", "who"),
    [((10, 10, 10, 10), "Ann"), ((10, 10, 30, 10), "Cid"), ((10, 10, 10, 49), "Dot")],
    ids=["shared", "out", "left"],
)
def test_M2_E3_after_the_5th_loot_card_the_richest_wins(purses: tuple[int, ...], who: str) -> None:
    scene = alone(*purses, round=5)
    assert winner(scene) == who
    assert [event.why for event in scene.told(GameWon)] == ["rounds"]


@pytest.mark.parametrize("leader", NAMES[:4])
def test_M2_E3_the_leader_card_does_not_move_after_the_last_round(leader: str) -> None:
    scene = alone(10, 10, 10, 0, round=5, leader=leader)
    assert scene.over
    assert scene.leader == leader


def test_M2_E3_when_all_leave_the_5th_round_the_richest_wins() -> None:
    scene = negotiation("Ann Brain | Bob 11:Driver | Cid 25:Driver | Dot 6:Brute", round=5).all_leave()
    assert winner(scene) == "Cid"


@pytest.mark.parametrize("players", COUNTS)
def test_M2_E3_a_game_has_five_rounds(players: int) -> None:
    scene = sit(players)
    for number in range(1, 6):
        assert scene.table.winners == ()
        plan(scene, everyone(players, "Driver+Brute" if players == 3 else "Driver"), scene.table.pile[0])
        assert scene.table.round == number
        scene.announce().all_leave()
    assert winner(scene) == "Ann"


# E4


@pytest.mark.parametrize(("leader", "who"), [("Ann", "Ann"), ("Bob", "Bob"), ("Cid", "Dot"), ("Dot", "Dot")])
def test_M2_E4_tied_the_closest_clockwise_to_the_leader_wins_alone(leader: str, who: str) -> None:
    scene = alone(10, 26, 10, 24, round=5, leader=leader)
    assert scene.table.money[:4] == (24, 24, 8, 24)
    assert winner(scene) == who


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("leader", [0, 1, -1])
def test_M2_E4_a_tied_leader_is_the_closest(players: int, leader: int) -> None:
    who = NAMES[:players][leader]
    scene = negotiation(everyone(players, "Driver+Brute" if players == 3 else "Driver"), round=5, leader=who)
    assert winner(scene.all_leave()) == who


def test_M2_E4_a_leader_who_is_not_tied_does_not_win() -> None:
    assert winner(alone(10, 26, 10, 23, round=5, leader="Cid")) == "Ann"


def test_M2_E4_only_the_winner_is_first_in_the_standings() -> None:
    scene = alone(10, 26, 10, 24, round=5, leader="Dot")
    standings = GAME.standings(scene.table)
    assert [(one.seat, one.score) for one in standings if one.won] == [(3, 24)]
    assert (standings[0].seat, standings[0].place) == (3, 1)
    places = {NAMES[one.seat]: one.place for one in standings}
    assert places["Dot"] == 1 < places["Ann"] == places["Bob"] < places["Cid"]
    assert names(scene.table.winners) == ("Dot",)
