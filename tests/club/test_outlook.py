"""What everybody can reckon, and that it is reckoned from what everybody sees."""

from __future__ import annotations

from random import Random

import pytest

from millions.core.seat import SPECTATOR
from millions.games.club import GAME
from millions.games.club.components import INDUSTRY, RESOURCE, TRANSPORT, Tile
from millions.games.club.outlook import Chapter, OpenPoints, Outlook, SectorNow, TileNow, outlook
from millions.games.club.view import view
from tests.club.pictures import COUNTS, Scene, at, playing
from tests.clubs import club_table, forgotten, other_deals, other_purses
from tests.walks import Scene as Walk
from tests.walks import walk


def seen(scene: Scene) -> Outlook:
    return outlook(view(scene.table, SPECTATOR))


def tile(scene: Scene, name: str) -> TileNow:
    return next(one for one in seen(scene).tiles if one.tile is Tile(name))


# The Exchange


def test_MC_4_1_a_pawn_would_earn_its_quotation_less_that_of_the_sector_it_depends_on() -> None:
    scene = at("start", "Ann: I4 I3 | Bob: R2 T1+2")
    assert seen(scene).sectors == (
        SectorNow(RESOURCE, 2, TRANSPORT, -1),
        SectorNow(INDUSTRY, 7, RESOURCE, +5),
        SectorNow(TRANSPORT, 3, INDUSTRY, -4),
    )


def test_MC_4_2_all_pawns_of_a_player_are_added_up() -> None:
    pawns = "exchange industry: Ann Bob | exchange transport: Ann"
    players = "Ann: I4 I3 | Bob: R2 T3 | Cid: R1"
    scene = at("lobby", players, pawns=pawns + " | lobby resource: Cid")
    assert seen(scene).exchange == ((7 - 3) + (3 - 7), 4, None)
    assert seen(at("exchange", players, pawns=pawns)).exchange == (None,) * 3


# Companies


def test_MC_V1_MC_4_3_a_company_brings_its_level_and_costs_three_times_as_much() -> None:
    ann, bob = seen(at("start", "Ann: I4+1 R1 | Bob: -")).seats
    values = [(one.level, one.developed, one.tax, one.taxed, one.price) for one in ann.companies]
    assert values == [(1, 2, None, None, 3), (5, None, 5, 4, 15)]
    assert bob.companies == ()


def test_MC_X1_MC_X2_what_lies_open_is_counted() -> None:
    scene = at("start", "Ann: I4 I1 R1 T1 | Bob: R2", colonies="Ann: asia africa | Bob: india")
    assert seen(scene).leaders == (None, 0, 0)
    assert [seat.points for seat in seen(scene).seats] == [7 + 3 + 2 + 2, 2 + 1]
    assert [seat.counted for seat in seen(scene).seats] == [OpenPoints(7, 3, 2, 2), OpenPoints(2, 0, 0, 1)]


# Tiles


def test_MC_R6_the_player_with_strictly_most_pawns_would_have_the_privilege() -> None:
    scene = at(
        "lobby", "Ann: I1 | Bob: I1", pawns="lobby industry: Ann | lobby resource: Ann | colonies: Bob Bob", round=2
    )
    assert (tile(scene, "lobby").privileged, tile(scene, "colonies").privileged) == (0, 1)
    assert tile(at("lobby", "Ann: I1 | Bob: I1", pawns="lobby industry: Ann Bob"), "lobby").privileged is None


def test_MC_1_1_as_many_moves_as_there_are_pawns_in_the_sector() -> None:
    scene = at("lobby", "Ann: I1 R1 | Bob: I1", pawns="lobby industry: Ann Bob | lobby resource: Ann")
    assert [place.moves for place in tile(scene, "lobby").places] == [1, 2, 0]
    assert [place.moves for place in tile(scene, "exchange").places] == [None] * 3


def test_MC_2_1_as_many_cards_as_pawns_plus_one_would_be_drawn() -> None:
    pawns = "colonies: Ann Bob | companies: Ann"
    scene = at("lobby", "Ann: I1 | Bob: I1", pawns=pawns + " | lobby industry: Bob", colony_deck="asia asia")
    assert [one.draws for one in seen(scene).tiles] == [None, None, 2, None, 2]
    assert [one.deck for one in seen(scene).tiles] == [None, 8, 2, None, 37]
    assert tile(at("moves", "Ann: I1 | Bob: I1", pawns=pawns), "colonies").draws is None


def test_MC_R3_numbered_seats_and_sectors_without_limit() -> None:
    lobby, intrigues, *_ = seen(at("moves", "Ann: I1 | Bob: I1 | Cid: -", pawns="intrigues: Cid Ann")).tiles
    assert [(place.pawns, place.seats) for place in intrigues.places] == [((2, 0), 3)]
    assert [(place.pawns, place.seats) for place in lobby.places] == [((), None)] * 3
    assert (lobby.closed, intrigues.closed) == (True, False)


# The round


def test_MC_R2_whose_pawns_are_still_to_be_placed() -> None:
    scene = at("start", "Ann: I1 | Bob: I1 | Cid: I1", first="Bob", round=1)
    assert seen(scene).placing == (1, 2, 0, 1, 2, 0)
    scene.do("Bob places colonies")
    assert seen(scene).placing == (2, 0, 1, 2, 0)


@pytest.mark.parametrize("players", COUNTS)
def test_MC_R5_the_chapter_follows_the_contents_page(players: int) -> None:
    order = list(Chapter)
    for now, _, _ in walk(Walk(GAME.name, players, {}, 5).table(), Random(players)):
        table = club_table(now)
        chapter = outlook(view(table, SPECTATOR)).chapter
        assert (chapter is Chapter.SETUP) == (table.round == 0)
        if table.round:
            assert order.index(Chapter.PLACING) <= order.index(chapter) <= order.index(Chapter.ENDING)


def test_MC_2_2_a_question_of_an_intrigue_belongs_to_the_intrigues() -> None:
    assert seen(playing("dumping", "Ann: I1 I2 | Bob: R1 R2")).chapter is Chapter.INTRIGUES


def test_MC_R1_the_calendar_tells_which_tile_is_closed() -> None:
    calendar = [closed.value for closed in seen(at("start", "Ann: I1 | Bob: I1")).calendar]
    assert calendar[:5] == ["lobby", "intrigues", "colonies", "exchange", "companies"]
    assert calendar[5:] == ["exchange", "colonies", "intrigues", "lobby"]


# The end


def test_MC_X1_MC_X3_the_sheet_adds_up_line_by_line() -> None:
    scene = at("score", "Ann 9: I4 I1 | Bob 3: R2 T1", colonies="Ann: asia | Bob: asia india").hurry()
    now = seen(scene)
    assert now.chapter is Chapter.OVER
    assert [line.line for line in now.sheet][:3] == ["companies", "leadership", "consortium"]
    assert [line.points for line in now.sheet] == [(5, 3), (2, 2), (0, 0), (1, 2), (0, 1), (0, 0), (2, 0)]
    assert [line.so_far for line in now.sheet][-1] == (10, 8)
    assert [score.total for score in scene.table.scores] == [10, 8]
    assert now.concessions == (None, None, None, 1, None)


# Nothing but what everybody sees


@pytest.mark.parametrize("players", COUNTS)
def test_MC_S3_the_outlook_depends_on_nothing_hidden(players: int) -> None:
    luck, compared = Random(players), 0
    for now, _, _ in walk(Walk(GAME.name, players, {}, 7).table(), Random(players)):
        table = club_table(now)
        if luck.random() > 0.2:
            continue
        here = outlook(view(table, SPECTATOR))
        others = [other_purses(table, SPECTATOR, luck), forgotten(table, SPECTATOR)]
        others += [other for other, _ in other_deals(table, SPECTATOR, luck)]
        compared += len(others)
        assert all(outlook(view(other, SPECTATOR)) == here for other in others)
    assert compared > 20
