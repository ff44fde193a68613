"""Nobody ever receives a byte that depends on what they may not know.

Two tables that differ only in what a viewer may not know must look, offer and tell that viewer exactly the same.
The other table is made here by hand, not by `guess`: hidden roles change hands, the set-aside card is another one, a
running vote went the other way.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from millions.core import play
from millions.core.message import Action
from millions.core.seat import NATURE, OPEN, SPECTATOR, Seat
from millions.games.dollars1 import components as box1
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars1.negotiation import Negotiate
from millions.games.dollars1.options import LayOpen
from millions.games.dollars2.vote import CallVote, CastVotes, Vote
from tests.heists import EDITIONS, HeistTable, edition_of, heist_table, others
from tests.walks import Scene, picture, scenes, told, walk


def stays_hidden(table: HeistTable, seat: Seat, action: Action) -> bool:
    """Does this answer leave what is hidden hidden? With the last one, roles or votes are shown, or a heist begins."""
    after = table.copy()
    play.answer(after, seat, action)
    return bool(after.agenda) and after.agenda[0] == table.agenda[0]


@given(scenes(*EDITIONS), st.integers(0, 10**6))
def test_views_forms_and_events_do_not_depend_on_what_a_viewer_may_not_know(scene: Scene, luck: int) -> None:
    rng = Random(luck)
    for now, seat, action in walk(scene.table(), Random(scene.seed)):
        table = heist_table(now)
        if seat == NATURE or table.round > 3 or rng.random() < 0.7:
            continue
        viewer = rng.choice([SPECTATOR, *range(scene.players)])
        for other in others(table, viewer):
            assert picture(other, viewer) == picture(table, viewer)
            if seat != viewer and stays_hidden(table, seat, action):
                assert told(other, viewer, seat, action) == told(table, viewer, seat, action)


@given(scenes(*EDITIONS))
def test_M1_P6_M2_P5_what_a_character_was_that_left_changes_nothing_anybody_is_told_in_the_round(scene: Scene) -> None:
    for now, seat, action in walk(scene.table(), Random(scene.seed)):
        table = heist_table(now)
        if seat == NATURE or len(table.left) < 2 or stays_hidden(table, seat, action) or LayOpen() in table.contents:
            continue
        for other in others(table, SPECTATOR):
            moved = [one for one, role in enumerate(other.roles) if role is not table.roles[one]]
            if not moved or not set(moved) <= set(table.left):
                continue
            for viewer in (SPECTATOR, *range(scene.players)):
                known = edition_of(table).game.view(table, viewer).known
                if not any(known[one] for one in moved):
                    assert told(other, viewer, seat, action) == told(table, viewer, seat, action)


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("game", EDITIONS)
def test_M1_P2_M2_P2_what_somebody_chooses_is_the_same_to_everybody_else(game: str, players: int) -> None:
    table = heist_table(Scene(game, players, {"leader": "Ann"}, 1).table())
    play.run(table)
    (loot,) = table.agenda[0].options(table, NATURE)
    play.answer(table, NATURE, next(iter(loot)))
    (form,) = table.agenda[0].options(table, 1)
    for viewer in (SPECTATOR, 0, *range(2, players)):
        assert len({told(table, viewer, 1, action) for action in form}) == 1
    assert len({told(table, 1, 1, action) for action in form}) == form.count()


@given(scenes("dollars-1e"))
def test_M1_N11_a_look_tells_only_the_one_who_looks(scene: Scene) -> None:
    for table, _, _ in walk(scene.table(), Random(scene.seed)):
        if not isinstance(table.agenda[0], Negotiate):
            continue
        assert isinstance(table, box1.Table)
        rich = table.copy()
        rich.intimidation = (1,) * scene.players
        target = rich.crew[-1]
        spy = next(seat for seat in range(scene.players) if seat != rich.owner(target))
        worlds = [other for other in others(rich, SPECTATOR) if other.roles[target] is not rich.roles[target]]
        for viewer in {SPECTATOR, *range(scene.players)} - {spy, rich.owner(target)}:
            for other in worlds:
                if picture(other, viewer) == picture(rich, viewer):
                    assert told(other, viewer, spy, Intimidate(target)) == told(rich, viewer, spy, Intimidate(target))
        return


@pytest.mark.parametrize("players", range(3, 9))
def test_M2_N5_how_somebody_votes_is_the_same_to_everybody_else_until_the_last_vote(players: int) -> None:
    for now, _, _ in walk(Scene("dollars-2e", players, {"leader": "Ann"}, 1).table(), Random(players)):
        table = heist_table(now)
        if isinstance(table.agenda[0], EDITIONS["dollars-2e"].negotiate) and table.leader == 0:
            break
    play.answer(table, 0, CallVote())
    assert isinstance(table.agenda[0], CastVotes)
    for seat in range(players - 1):
        for viewer in {SPECTATOR, *range(players)} - {seat}:
            assert told(table, viewer, seat, Vote(True)) == told(table, viewer, seat, Vote(False))
        play.answer(table, seat, Vote(seat % 2 == 0))
    last = players - 1
    assert told(table, SPECTATOR, last, Vote(True)) != told(table, SPECTATOR, last, Vote(False))


@pytest.mark.parametrize("game", EDITIONS)
def test_the_test_would_notice_a_leak(game: str) -> None:
    """A viewer who saw everything would be told apart: the comparison is not blind."""
    for now, _, _ in walk(Scene(game, 5, {"leader": "Ann"}, 3).table(), Random(3)):
        table = heist_table(now)
        if isinstance(table.agenda[0], EDITIONS[game].negotiate):
            different = [other for other in others(table, 0) if other.roles != table.roles]
            assert different
            assert all(picture(other, OPEN) != picture(table, OPEN) for other in different)
            return
    raise AssertionError
