"""MC-F: a move for everybody, and the next round."""

import pytest

from millions.games.club.placement import RoundBegan
from millions.games.club.scoring import GameWon, PointsCounted
from tests.club.pictures import CLOSED, COUNTS, NAMES, Scene, at, deck, pawns, picture, sit, word


def table_for(players: int) -> str:
    return " | ".join(f"{name}: I2" for name in NAMES[:players])


# F1


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("first", ["Ann", "last"])
def test_MC_F1_from_the_first_player_clockwise_each_has_one_move(players: int, first: str) -> None:
    begins = NAMES[players - 1] if first == "last" else first
    scene, asked = at("moves", table_for(players), first=begins), []
    while scene.asked.endswith("LastMove"):
        asked.append(scene.asked.split()[0])
        scene.do(f"{asked[-1]} develops I2")
    start = NAMES.index(begins)
    assert asked == [NAMES[(start + n) % players] for n in range(players)]
    assert picture(scene) == " | ".join(f"{name} 10: I3" for name in NAMES[:players])


def test_MC_F1_it_is_one_move_on_one_company() -> None:
    scene = at("moves", "Ann: I2 R1 T4+1 | Bob: R1")
    assert scene.may("Ann") == {"develops I2", "taxes I2", "develops R1", "taxes T4+1", "passes"}
    scene.do("Ann taxes T4+1")
    assert scene.asked == "Bob LastMove"
    assert picture(scene) == "Ann 15: R1 I2 T3+1 | Bob 10: R1"


def test_MC_F1_it_may_be_left_out() -> None:
    scene = at("moves", "Ann: I2 | Bob: I2").do("Ann passes", "Bob passes")
    assert (picture(scene), scene.asked) == ("Ann 10: I2 | Bob 10: I2", "Nature Pause")


def test_MC_F1_who_has_no_company_is_not_asked() -> None:
    scene = at("moves", "Ann: - | Bob: I1 | Cid: - | Dot: I4", first="Cid")
    assert scene.asked == "Dot LastMove"
    assert scene.do("Dot passes").asked == "Bob LastMove"
    assert scene.do("Bob passes").asked == "Nature Pause"


def test_MC_F1_it_comes_after_the_last_round_too() -> None:
    scene = at("companies", "Ann 0: I4 | Bob: -", pawns="companies: Bob", round=9)
    scene.hurry().go_on()
    assert scene.asked == "Ann LastMove"
    scene.do("Ann taxes I4")
    assert scene.over
    assert scene.table.scores[0].companies == 3
    assert scene.table.scores[0].fortune == 1


# F2


@pytest.mark.parametrize("round", range(1, 9))
def test_MC_F2_the_closed_tile_opens_and_the_next_one_closes(round: int) -> None:
    scene = at("next", table_for(2), round=round)
    assert scene.table.round == round + 1
    assert scene.view("Nobody").closed.value == CLOSED[round]
    tiles = {deed.split()[1] for deed in scene.may("Bob")}
    assert CLOSED[round - 1] in tiles
    assert CLOSED[round] not in tiles
    assert len(tiles) == 4


def test_MC_F2_pawns_come_back() -> None:
    scene = at("next", table_for(2), pawns="lobby industry: Ann Bob | companies: Bob Ann", round=2)
    assert pawns(scene) == ""
    scene.do(*[f"{who} places lobby industry" for who in ("Bob", "Ann", "Bob", "Ann")])
    assert pawns(scene) == "lobby industry: Bob Ann Bob Ann"


@pytest.mark.parametrize(
    ("players", "first", "then"), [(2, "Ann", "Bob"), (2, "Bob", "Ann"), (6, "Dot", "Eve"), (6, "Fay", "Ann")]
)
def test_MC_F2_the_first_player_token_passes_clockwise(players: int, first: str, then: str) -> None:
    scene = at("next", table_for(players), round=3, first=first)
    assert scene.asked == f"{then} PlacePawns"
    assert scene.view("Nobody").first == NAMES.index(then)


def test_MC_F2_after_round_9_the_game_ends_and_nothing_is_made_ready() -> None:
    scene = at("next", table_for(2), pawns="companies: Ann Bob", round=9)
    assert scene.over
    assert (scene.table.round, scene.table.first, pawns(scene)) == (9, 0, "companies: Ann Bob")
    assert len(scene.told(PointsCounted)) == len(scene.told(GameWon)) == 1
    assert scene.told(RoundBegan) == []


def test_MC_F2_money_companies_and_colonies_are_kept() -> None:
    scene = at("next", "Ann 3: I4+1 | Bob 8: R1", colonies="Ann: asia | Bob: india india", round=4)
    assert picture(scene) == "Ann 3: I4+1 | Bob 8: R1"
    assert deck(scene, "colonies") == "africa 6 asia 5 america 6 india 4 oceania 6"


def test_MC_F2_of_the_last_rounds_drafts_nothing_lies_about() -> None:
    scene = at("colonies", table_for(2), pawns="colonies: Ann | companies: Ann", round=1)
    scene.hurry().go_on()
    while not scene.asked.endswith("PlacePawns"):
        scene.pass_by()
    for who in ("Ann", "Bob", "Nobody"):
        view = scene.view(who)
        assert [draft.chairs for draft in (view.intrigue_draft, view.colony_draft, view.company_draft)] == [()] * 3
        assert (view.colony_draft.rest, view.company_draft.rest) == (None, None)


def whole_game(players: int) -> Scene:
    """Nine rounds in which everybody lets everything go by; Bob begins."""
    scene = sit(players)
    scene.do(*["Nature gives industry"] * players, *["Nature gives asia"] * players, "Nature names Bob")
    while not scene.over:
        scene.pass_by()
    return scene


@pytest.mark.parametrize("players", COUNTS)
def test_MC_F2_a_game_has_9_rounds_and_each_its_first_player_and_closed_tile(players: int) -> None:
    scene = whole_game(players)
    rounds = [(told.round, word(told.closed), told.first) for told in scene.told(RoundBegan)]
    assert rounds == [(n + 1, CLOSED[n], (1 + n) % players) for n in range(9)]
    assert scene.asked == "nobody"
    assert len(scene.table.scores) == players
