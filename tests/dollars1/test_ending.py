"""M1-E: when the game ends, who wins, and what comes back for the next round."""

import pytest

from millions.games.dollars1 import GAME
from millions.games.dollars1.components import LootTurned, TurnUp
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars1.negotiation import CallTime
from millions.games.heists.bargain import Decline
from millions.games.heists.components import DRIVER, GameWon, Role
from millions.games.heists.negotiation import Claim
from millions.games.heists.planning import Choose, TurnLootCard
from tests.dollars1.pictures import (
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

# In these rounds of 9 Ann, alone, gains 9; or Ann and Bob gain 4 each; the others are out or have left.
ALONE = "Ann {}:Crook | Bob {}:Driver | Cid {}:Driver | Dot {}:Brute(left)"
TWO = "Ann {}:Snitch | Bob {}:Brute | Cid {}:Driver | Dot {}:Driver | Eve {}:Crook(left)"


def alone(*purses: int, round: int = 1) -> Scene:
    return whole_round(ALONE.format(*purses), round=round)


def two(*purses: int, round: int = 1) -> Scene:
    return whole_round(TWO.format(*purses), names="Driver", round=round)


def goes_on(scene: Scene) -> bool:
    return not scene.over and isinstance(scene.ask, TurnLootCard)


# E1


def test_M1_E1_a_sharer_with_20_ends_the_game_and_wins() -> None:
    scene = alone(11, 5, 5, 5)
    assert scene.purse("Ann") == 20
    assert scene.over
    assert names(scene.table.winners) == ("Ann",)
    assert GameWon((0,), "twenty") in scene.seen_by("Nobody")


def test_M1_E1_19_is_not_enough() -> None:
    scene = alone(10, 5, 5, 5)
    assert scene.purse("Ann") == 19
    assert goes_on(scene)
    assert scene.table.winners == ()
    assert not scene.told(GameWon)


def test_M1_E1_more_than_20_is_enough() -> None:
    assert alone(17, 5, 5, 5).over


def test_M1_E1_the_richest_sharer_wins() -> None:
    scene = two(16, 18, 5, 5, 5)
    assert (scene.purse("Ann"), scene.purse("Bob")) == (20, 22)
    assert names(scene.table.winners) == ("Bob",)


def test_M1_E1_a_sharer_with_less_than_20_does_not_win() -> None:
    scene = two(15, 16, 5, 5, 5)
    assert scene.over
    assert names(scene.table.winners) == ("Bob",)


@pytest.mark.parametrize("purses", [(11, 40, 5, 5), (11, 5, 5, 40)], ids=["out", "left"])
def test_M1_E1_who_did_not_share_cannot_win_however_rich(purses: tuple[int, ...]) -> None:
    scene = alone(*purses)
    assert scene.over
    assert names(scene.table.winners) == ("Ann",)


@pytest.mark.parametrize("purses", [(5, 40, 5, 5), (5, 5, 5, 40)], ids=["out", "left"])
def test_M1_E1_who_did_not_share_does_not_end_the_game_however_rich(purses: tuple[int, ...]) -> None:
    assert goes_on(alone(*purses))


def test_M1_E1_without_a_sharing_nobody_wins() -> None:
    scene = whole_round("Ann 40:Driver | Bob 40:Driver | Cid Brute | Dot Brute")
    assert goes_on(scene)


def test_M1_E1_a_fined_snitch_does_not_win() -> None:
    spec = "Ann 40:Snitch | Bob Driver | Cid Driver | Dot Driver | Eve Crook(left)"
    assert goes_on(whole_round(spec, names="Driver"))


def test_M1_E1_money_is_counted_after_the_payments_to_the_driver() -> None:
    """9 for two: 4 each; Bob pays Ann 1. Ann reaches 20 by that, and Bob falls below it."""
    won = whole_round("Ann 15:Driver | Bob Brute | Cid Crook | Dot Crook")
    assert (won.over, won.purse("Ann")) == (True, 20)
    assert goes_on(whole_round("Ann Driver | Bob 16:Brute | Cid Crook | Dot Crook"))


def test_M1_E1_money_is_counted_after_the_crook_took_from_the_brute() -> None:
    won = whole_round("Ann 14:Crook | Bob Brute | Cid Driver | Dot Driver")
    assert (won.over, won.purse("Ann")) == (True, 20)
    assert goes_on(whole_round("Ann Crook | Bob 16:Brute | Cid Driver | Dot Driver"))


def test_M1_E1_money_is_counted_after_the_symbol() -> None:
    won = whole_round("Ann 10:Crook | Bob Driver | Cid Driver | Dot Brute(left)", loot="9 ante 1 Crook")
    assert (won.over, won.purse("Ann")) == (True, 20)


def test_M1_E1_money_in_a_negotiation_ends_nothing() -> None:
    assert not negotiation("Ann 40:Driver | Bob Driver | Cid Brute | Dot Brute").over


@pytest.mark.parametrize("round", range(1, 9))
def test_M1_E1_it_may_end_the_game_in_any_round(round: int) -> None:
    scene = alone(11, 5, 5, 5, round=round)
    assert scene.told(LootTurned)[-1].round == round
    assert scene.over
    assert names(scene.table.winners) == ("Ann",)


# E2


@pytest.mark.parametrize("round", range(1, 8))
def test_M1_E2_before_the_8th_round_the_richest_does_not_win(round: int) -> None:
    scene = alone(5, 19, 5, 5, round=round)
    assert scene.told(LootTurned)[-1].round == round
    assert goes_on(scene)


def test_M1_E2_after_the_8th_round_the_richest_wins() -> None:
    scene = alone(5, 5, 5, 18, round=8)
    assert scene.over
    assert names(scene.table.winners) == ("Dot",)
    assert GameWon((3,), "rounds") in scene.seen_by("Nobody")


@pytest.mark.parametrize("purses", [(5, 40, 5, 5), (5, 5, 40, 5)])
def test_M1_E2_who_did_not_share_may_win_after_the_8th_round(purses: tuple[int, ...]) -> None:
    scene = alone(*purses, round=8)
    assert names(scene.table.winners) == (NAMES[purses.index(40)],)


def test_M1_E2_in_the_8th_round_20_comes_first() -> None:
    scene = alone(11, 40, 5, 5, round=8)
    assert names(scene.table.winners) == ("Ann",)
    assert [event.why for event in scene.told(GameWon)] == ["twenty"]


def test_M1_E2_when_all_leave_the_8th_round_the_richest_wins() -> None:
    spec = "Ann Crook(left) | Bob 7:Driver(left) | Cid 25:Driver(left) | Dot 6:Brute(left)"
    scene = negotiation(spec, round=8)
    assert scene.over
    assert names(scene.table.winners) == ("Cid",)


@pytest.mark.parametrize("players", COUNTS)
def test_M1_E2_a_game_has_eight_rounds(players: int) -> None:
    scene = sit(players)
    hand = "Driver+Brute" if players == 3 else "Driver"
    for number in range(1, 9):
        assert scene.table.winners == ()
        plan(scene, everyone(players, hand), scene.table.pile[0])
        assert scene.table.round == number
        scene.all_leave()
    assert scene.over
    assert names(scene.table.winners) == NAMES[:players]


# E3


def test_M1_E3_sharers_tied_at_20_share_the_win() -> None:
    scene = two(16, 16, 5, 5, 40)
    assert names(scene.table.winners) == ("Ann", "Bob")
    assert scene.told(GameWon) == [GameWon((0, 1), "twenty")]


def test_M1_E3_one_who_did_not_share_is_not_tied() -> None:
    scene = two(16, 15, 21, 5, 20)
    assert scene.purse("Cid") == scene.purse("Ann") == scene.purse("Eve") == 20
    assert names(scene.table.winners) == ("Ann",)


def test_M1_E3_players_tied_after_the_8th_round_share_the_win() -> None:
    scene = alone(5, 15, 5, 14, round=8)
    assert names(scene.table.winners) == ("Ann", "Bob", "Dot")


def test_M1_E3_all_who_share_the_win_are_first_in_the_standings() -> None:
    standings = GAME.standings(alone(5, 15, 5, 14, round=8).table)
    assert [(one.seat, one.place, one.score, one.won) for one in standings if one.won] == [
        (0, 1, 14, True),
        (1, 1, 14, True),
        (3, 1, 14, True),
    ]
    assert [(one.seat, one.score, one.won) for one in standings if not one.won] == [(2, 4, False)]


def test_M1_E3_a_winner_is_placed_before_a_richer_player() -> None:
    standings = GAME.standings(alone(11, 40, 5, 5).table)
    assert (standings[0].seat, standings[0].place, standings[0].won) == (0, 1, True)
    assert next(one.place for one in standings if one.seat == 1) > 1


# E4


def test_M1_E4_the_leader_card_goes_to_the_next_player_clockwise() -> None:
    scene = sit(5, leader="Dot")
    leaders = []
    for _ in range(4):
        leaders.append(NAMES[scene.table.leader])
        plan(scene, everyone(5, "Driver"), scene.table.pile[0]).all_leave()
    assert leaders == ["Dot", "Eve", "Ann", "Bob"]


@pytest.mark.parametrize("players", COUNTS)
def test_M1_E4_after_the_last_seat_the_first_leads(players: int) -> None:
    scene = sit(players, leader=NAMES[players - 1])
    hand = "Driver+Brute" if players == 3 else "Driver"
    plan(scene, everyone(players, hand), scene.table.pile[0]).all_leave()
    assert scene.table.leader == 0


def test_M1_E4_the_loot_card_is_discarded() -> None:
    scene = alone(5, 5, 5, 5)
    assert not scene.offers("Nature", TurnUp(loot_card(PLAIN)))
    assert loot_card(PLAIN) not in scene.table.pile
    assert len(scene.table.pile) == 9


def test_M1_E4_cards_return_to_hands() -> None:
    scene = alone(5, 5, 5, 5)
    table = scene.table
    assert (table.crew, table.left, table.face_up, table.shown, table.set_aside) == ((), (), (), (), None)
    assert table.roles == (None,) * 4
    scene.play("Nature", TurnUp(table.pile[0]))
    for name in NAMES[:4]:
        assert {role.value for role in Role if scene.offers(name, Choose((role,)))} == {"brute", "driver", "crook"}


def test_M1_E4_nothing_of_the_round_is_left() -> None:
    scene = negotiation(TWO.format(5, 5, 5, 5, 5)).give_cards(Ann=1)
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    scene.others_talk().play("Ann", Claim(0, DRIVER), Intimidate(1), CallTime()).play("Bob", Decline(number))
    table = play_heist(scene, "Driver").table
    assert table.round == 1
    assert (table.named, table.sharers, table.proposals, table.claims, table.looks) == (None, (), (), (), ())
    assert (table.ready, table.time_called, table.proposals_made) == (frozenset(), False, (0,) * 5)
    assert table.acts_before_time == 4
    assert (table.loot, table.crew, table.left, table.face_up) == (None, (), (), ())
    assert sum(table.money[8:16]) == 0


def test_M1_E4_money_and_intimidation_cards_are_kept() -> None:
    scene = two(5, 5, 5, 5, 5)
    assert scene.table.money[:5] == (9, 9, 4, 4, 5)
    assert scene.table.intimidation == (0, 1, 0, 0, 0)


def test_M1_E4_the_next_round_is_played() -> None:
    scene = two(5, 5, 5, 5, 5)
    plan(scene, everyone(5, "Driver"), scene.table.pile[0])
    assert [event.round for event in scene.told(LootTurned)] == [1, 2]
    assert scene.table.crew == (0, 1, 2, 3, 4)
    assert scene.table.roles == (DRIVER,) * 5


def test_M1_E3_the_others_are_placed_by_their_money_and_equals_share_a_place() -> None:
    standings = GAME.standings(alone(11, 8, 5, 7).table)
    assert [(one.seat, one.score) for one in standings[:2]] == [(0, 20), (1, 7)]
    assert [one.place for one in standings] == sorted(one.place for one in standings)
    places = {one.seat: one.place for one in standings}
    assert places[1] == places[3]
    assert 1 == places[0] < places[1] < places[2]
