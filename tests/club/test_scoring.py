"""MC-X: companies, colonies, fortune, and who wins."""

import pytest

from millions.games.club import GAME
from millions.games.club.scoring import GameWon, HandsShown, PointsCounted
from tests.club.pictures import Scene, at, names, score, word


def scored(text: str, colonies: str = "") -> Scene:
    """The last round is over with this on the table."""
    scene = at("score", text, colonies=colonies, round=9)
    assert scene.over
    return scene


# X1


@pytest.mark.parametrize(
    ("companies", "points"), [("-", 0), ("I1", 1), ("I4", 4), ("I2+3", 5), ("I4+1 I2 I1", 8), ("R1 R4+2 R3", 10)]
)
def test_MC_X1_companies_are_worth_their_level_each(companies: str, points: int) -> None:
    scene = scored(f"Ann 0: {companies} | Bob 0: -")
    assert scene.table.scores[0].companies == points


def test_MC_X1_the_books_leadership_5_against_4_3_and_0() -> None:
    scene = scored("Ann 0: I1 I1 I1 I1 I1 | Bob 0: I1 I1 I1 I1 | Cid 0: I1 I1 I1 | Dot 0: -")
    assert [sheet.leadership for sheet in scene.table.scores] == [5, 0, 0, 0]
    assert score(scene, "Ann") == "companies 5 leadership 5"
    assert score(scene, "Bob") == "companies 4"


def test_MC_X1_leadership_counts_cards_whatever_their_levels() -> None:
    scene = scored("Ann 0: I4+5 I4 | Bob 0: I1 I1 I1")
    assert [sheet.leadership for sheet in scene.table.scores] == [0, 3]


@pytest.mark.parametrize(
    "text", ["Ann 0: I1 I1 | Bob 0: I4 I4 | Cid 0: I1", "Ann 0: I1 | Bob 0: I1", "Ann 0: - | Bob 0: -"]
)
def test_MC_X1_tied_nobody_has_the_leadership(text: str) -> None:
    assert {sheet.leadership for sheet in scored(text).table.scores} == {0}


def test_MC_X1_one_company_alone_of_its_type_leads() -> None:
    assert score(scored("Ann 0: T2 | Bob 0: I1"), "Ann") == "companies 2 leadership 1"


def test_MC_X1_one_may_lead_several_types() -> None:
    scene = scored("Ann 0: I1 I1 R1 R1 R1 T1 | Bob 0: I1 R1 R1 T1")
    assert [sheet.leadership for sheet in scene.table.scores] == [5, 0]


def test_MC_X1_the_books_two_consortiums_from_4_3_and_2() -> None:
    scene = scored("Ann 0: I1 I1 I1 I1 R1 R1 R1 T1 T1 | Bob 0: -")
    assert scene.table.scores[0].consortium == 4
    assert score(scene, "Ann") == "companies 9 leadership 9 consortium 4"


@pytest.mark.parametrize(
    ("companies", "points"), [("I1 R1", 0), ("I1 R4 T1", 2), ("I1 I1 R1 R1 T1", 2), ("I1 I1 I1 R1 R1 R1 T1 T1 T1", 6)]
)
def test_MC_X1_a_consortium_is_2_for_each_set_of_three_types(companies: str, points: int) -> None:
    assert scored(f"Ann 0: {companies} | Bob 0: -").table.scores[0].consortium == points


# X2


@pytest.mark.parametrize(("cards", "points"), [("-", 0), ("asia", 1), ("asia asia india", 3)])
def test_MC_X2_colonies_are_worth_1_each(cards: str, points: int) -> None:
    assert scored("Ann 0: - | Bob 0: -", f"Ann: {cards}").table.scores[0].colonies == points


def test_MC_X2_the_books_concession_3_against_2_1_and_0() -> None:
    scene = scored(
        "Ann 0: - | Bob 0: - | Cid 0: - | Dot 0: -", "Ann: asia asia asia | Bob: asia asia | Cid: asia | Dot: -"
    )
    assert [sheet.concession for sheet in scene.table.scores] == [3, 0, 0, 0]
    assert score(scene, "Ann") == "colonies 3 concession 3"
    assert score(scene, "Bob") == "colonies 2"


def test_MC_X2_tied_nobody_has_the_concession() -> None:
    scene = scored("Ann 0: - | Bob 0: - | Cid 0: -", "Ann: asia asia | Bob: asia asia | Cid: asia")
    assert {sheet.concession for sheet in scene.table.scores} == {0}


def test_MC_X2_one_may_have_several_concessions() -> None:
    scene = scored("Ann 0: - | Bob 0: -", "Ann: africa africa india asia | Bob: africa asia asia")
    assert [sheet.concession for sheet in scene.table.scores] == [3, 2]


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("africa asia america india", 0),
        ("africa asia america india oceania", 2),
        ("africa africa asia asia america america india india oceania", 2),
        ("africa africa asia asia america america india india oceania oceania", 4),
    ],
)
def test_MC_X2_globalisation_is_2_for_each_set_of_five_regions(cards: str, points: int) -> None:
    assert scored("Ann 0: - | Bob 0: -", f"Ann: {cards}").table.scores[0].globalisation == points


# X3


@pytest.mark.parametrize(("money", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (15, 3), (16, 4), (43, 10)])
def test_MC_X3_fortune_is_1_for_every_full_4(money: int, points: int) -> None:
    """The book's 15 are worth 3."""
    assert scored(f"Ann {money}: - | Bob 0: -").table.scores[0].fortune == points


def test_MC_X3_capital_bills_are_no_fortune() -> None:
    assert score(scored("Ann 3: I1+5 | Bob 0: I1"), "Ann") == "companies 6"


# X4


def won(scene: Scene) -> str:
    return " ".join(names(scene.table.winners))


def test_MC_X4_a_whole_score_sheet() -> None:
    scene = scored(
        "Ann 15: I4+1 I1 R2 T1 | Bob 9: I3 R1 R1", "Ann: asia asia india | Bob: asia africa america india oceania"
    )
    assert score(scene, "Ann") == "companies 9 leadership 3 consortium 2 colonies 3 concession 2 fortune 3"
    assert score(scene, "Bob") == "companies 5 leadership 2 colonies 5 concession 3 globalisation 2 fortune 2"
    assert [sheet.total for sheet in scene.table.scores] == [22, 19]
    assert won(scene) == "Ann"


def test_MC_X4_most_points_win_not_most_money() -> None:
    scene = scored("Ann 20: - | Bob 0: I4 R4 | Cid 19: -")
    assert won(scene) == "Bob"
    assert [told.tied for told in scene.told(GameWon)] in ([()], [(1,)])
    assert [(s.seat, s.place, s.score, s.won) for s in GAME.standings(scene.table)] == [
        (1, 1, 10, True),
        (0, 2, 5, False),
        (2, 3, 4, False),
    ]


def test_MC_X4_tied_the_richer_wins() -> None:
    tied = scored("Ann 2: I3 | Bob 3: I3 | Cid 0: I3")
    assert [sheet.total for sheet in tied.table.scores] == [3, 3, 3]
    assert won(tied) == "Bob"
    (told,) = tied.told(GameWon)
    assert (told.winners, told.why, told.tied) == ((1,), "money", (0, 1, 2))
    assert [(s.seat, s.place, s.won) for s in GAME.standings(tied.table)] == [
        (1, 1, True),
        (0, 2, False),
        (2, 3, False),
    ]


def test_MC_X4_richer_means_money_in_hand_without_bills() -> None:
    """Ann has 1 M and four bills, Bob 2 M and one bill."""
    tied = scored("Ann 1: I1+4 | Bob 2: I4+1")
    assert [sheet.total for sheet in tied.table.scores] == [5, 5]
    assert won(tied) == "Bob"


def test_MC_X4_still_tied_the_victory_is_shared() -> None:
    scene = scored("Ann 3: I3 | Bob 3: I3 | Cid 2: I3 | Dot 3: I1")
    assert won(scene) == "Ann Bob"
    (told,) = scene.told(GameWon)
    assert (told.winners, told.why) == ((0, 1), "shared")
    assert [(s.seat, s.place, s.won) for s in GAME.standings(scene.table)] == [
        (0, 1, True),
        (1, 1, True),
        (2, 3, False),
        (3, 4, False),
    ]


def test_MC_X4_money_breaks_no_tie_between_unequal_points() -> None:
    scene = scored("Ann 3: I2 | Bob 0: I3")
    assert won(scene) == "Bob"


def test_MC_X4_everybody_may_share_it() -> None:
    assert won(scored("Ann: - | Bob: - | Cid: - | Dot: - | Eve: - | Fay: -")) == "Ann Bob Cid Dot Eve Fay"


def test_MC_X4_purses_hands_and_sheets_are_laid_open() -> None:
    scene = scored("Ann 3: I2 | Bob 5: -", "Ann: asia | Bob: india india")
    (shown,) = scene.told(HandsShown)
    assert shown.money == (3, 5)
    assert [word(hand) for hand in shown.colonies] == ["asia", "india india"]
    (counted,) = scene.told(PointsCounted)
    assert [sheet.total for sheet in counted.scores] == [5, 5]
    assert counted.scores == scene.table.scores
