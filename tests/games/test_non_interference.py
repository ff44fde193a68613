"""Nobody ever receives a byte that depends on what they may not know.

Two tables that differ only in what a viewer may not know must look, offer and tell that viewer exactly the same.
The other table is made here by hand, not by `guess`: hidden roles change hands, or the set-aside card is another one.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from millions import GAMES
from millions.core import play
from millions.core.message import Action, seen
from millions.core.seat import NATURE, OPEN, SPECTATOR, Seat, Viewer
from millions.games.dollars1.components import Role, Table
from millions.games.dollars1.negotiation import Intimidate, Negotiate
from millions.games.dollars1.options import LayOpen
from millions.games.dollars1.planning import ChooseCharacters, in_order
from tests.walks import Scene, scenes, walk

GAME = GAMES["dollars-1e"]


def picture(table: Table, viewer: Viewer) -> bytes:
    """Every byte a viewer could be sent of a table as it lies: the view, and the forms."""
    ask = table.agenda[0] if table.agenda else None
    forms = ask.options(table, viewer) if ask and viewer in ask.open_to(table) else ()
    return msgspec.json.encode((GAME.view(table, viewer), [form.describe() for form in forms]))


def others(table: Table, viewer: Viewer) -> Iterator[Table]:
    """Tables that differ from this one only in what the viewer may not know, and that could have come about."""
    hidden = [one for one, role in enumerate(GAME.view(table, viewer).known) if role is None and table.roles[one]]
    for first in hidden:
        for second in hidden:
            if first < second and table.roles[first] is not table.roles[second]:
                roles = list(table.roles)
                roles[first], roles[second] = roles[second], roles[first]
                yield changed(table, roles, table.set_aside)
        if table.set_aside is None:
            for role in table.roles_in_play:
                roles = list(table.roles)
                roles[first] = role
                yield changed(table, roles, None)
        elif table.roles[first] is table.set_aside:
            for role in table.roles_in_play:
                roles = list(table.roles)
                roles[first] = role
                yield changed(table, roles, role)


def changed(table: Table, roles: list[Role | None], set_aside: Role | None) -> Table:
    other = table.copy()
    other.roles, other.set_aside = tuple(roles), set_aside
    if set_aside is not None:
        assert in_order(other.roles) == in_order((*other.shown, set_aside))
    return other


def possible(table: Table) -> bool:
    """With three players, a player's two characters differ; with the option, nobody repeats a role."""
    pairs = [table.roles[first : first + 2] for first in range(0, len(table.roles), 2)] if table.per_seat == 2 else []
    repeats = [a for a, b in zip(table.laid_open, table.roles, strict=False) if a is not None and a is b]
    snitch_hides = not isinstance(table.agenda[0], Negotiate | ChooseCharacters) and any(
        table.roles[one] is Role.SNITCH for one in table.crew if one not in table.face_up
    )
    return not repeats and not snitch_hides and all(pair[0] is None or pair[0] is not pair[1] for pair in pairs)


def told(table: Table, viewer: Viewer, seat: Seat, action: Action) -> bytes:
    """Every byte a viewer is sent when somebody acts: the events, then the new picture."""
    after = table.copy()
    after.news = ()
    play.answer(after, seat, action)
    return msgspec.json.encode(seen(after.news, viewer)) + picture(after, viewer)


@given(scenes(), st.integers(0, 10**6))
def test_views_forms_and_events_do_not_depend_on_what_a_viewer_may_not_know(scene: Scene, luck: int) -> None:
    rng = Random(luck)
    for table, seat, action in walk(scene.table(), Random(scene.seed)):
        assert isinstance(table, Table)
        if seat == NATURE or table.round > 3 or rng.random() < 0.7:
            continue
        viewer = rng.choice([SPECTATOR, *range(scene.players)])
        for other in others(table, viewer):
            if not possible(other):
                continue
            assert picture(other, viewer) == picture(table, viewer)
            if seat != viewer and stays_hidden(table, seat, action):
                assert told(other, viewer, seat, action) == told(table, viewer, seat, action)


def stays_hidden(table: Table, seat: Seat, action: Action) -> bool:
    """Does this answer leave the roles hidden? (With the last one the heist, or the showing of roles, begins.)"""
    after = table.copy()
    play.answer(after, seat, action)
    return bool(after.agenda) and after.agenda[0] == table.agenda[0]


@given(scenes())
def test_M1_P6_what_a_character_was_that_left_changes_nothing_anybody_is_told_to_the_end_of_the_round(
    scene: Scene,
) -> None:
    for table, seat, action in walk(scene.table(), Random(scene.seed)):
        assert isinstance(table, Table)
        if (
            seat == NATURE
            or len(table.left) < 2
            or stays_hidden(table, seat, action)
            or table.contents[-2:-1] == (LayOpen(),)
        ):
            continue
        for other in others(table, SPECTATOR):
            moved = [one for one, role in enumerate(other.roles) if role is not table.roles[one]]
            if set(moved) <= set(table.left) and possible(other):
                for viewer in {SPECTATOR, *range(scene.players)} - {table.owner(one) for one in moved}:
                    if GAME.view(other, viewer) == GAME.view(table, viewer):
                        assert told(other, viewer, seat, action) == told(table, viewer, seat, action)


@pytest.mark.parametrize("players", GAME.seat_counts)
def test_M1_P2_what_somebody_chooses_is_the_same_to_everybody_else(players: int) -> None:
    table = Scene("dollars-1e", players, {"leader": "Ann"}, 1).table()
    play.run(table)
    (loot,) = table.agenda[0].options(table, NATURE)
    play.answer(table, NATURE, next(iter(loot)))
    (form,) = table.agenda[0].options(table, 1)
    assert isinstance(table, Table)
    for viewer in (SPECTATOR, 0, *range(2, players)):
        assert len({told(table, viewer, 1, action) for action in form}) == 1
    assert len({told(table, 1, 1, action) for action in form}) == form.count()


@given(scenes())
def test_M1_N11_a_look_tells_only_the_one_who_looks(scene: Scene) -> None:
    for table, _, _ in walk(scene.table(), Random(scene.seed)):
        if not isinstance(table.agenda[0], Negotiate):
            continue
        assert isinstance(table, Table)
        rich = table.copy()
        rich.intimidation = (1,) * scene.players
        target = rich.crew[-1]
        spy = next(seat for seat in range(scene.players) if seat != rich.owner(target))
        worlds = [other for other in others(rich, SPECTATOR) if other.roles[target] is not rich.roles[target]]
        for viewer in (SPECTATOR, *range(scene.players)):
            if viewer in (spy, rich.owner(target)):
                continue
            for other in worlds:
                if GAME.view(other, viewer) == GAME.view(rich, viewer):
                    assert told(other, viewer, spy, Intimidate(target)) == told(rich, viewer, spy, Intimidate(target))
        return


def test_the_test_would_notice_a_leak() -> None:
    """A viewer who saw everything would be told apart: the comparison is not blind."""
    scene = Scene("dollars-1e", 5, {"leader": "Ann"}, 3)
    for table, _, _ in walk(scene.table(), Random(3)):
        if isinstance(table.agenda[0], Negotiate):
            assert isinstance(table, Table)
            different = [other for other in others(table, 0) if possible(other)]
            assert different
            assert all(
                picture(other, OPEN) != picture(table, OPEN) for other in different if other.roles != table.roles
            )
            return
    raise AssertionError
