"""What the tests of both heist games share: their tables, and other tables that a viewer could not tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from millions.core.game import AnyGame
from millions.core.seat import Viewer
from millions.core.step import AnyStep
from millions.core.table import Table as AnyTable
from millions.games import dollars1, dollars2
from millions.games.dollars1 import components as box1
from millions.games.dollars1 import heist as heist1
from millions.games.dollars1 import negotiation as talk1
from millions.games.dollars2 import components as box2
from millions.games.dollars2 import negotiation as talk2
from millions.games.dollars2.heist import CALLS as CALLS2
from millions.games.heists.components import Role

HeistTable = box1.Table | box2.Table


class Edition(NamedTuple):
    """One of the two games, by what its tests need of it."""

    game: AnyGame
    negotiate: type[AnyStep]
    calls: dict[Any, AnyStep]


EDITIONS = {
    "dollars-1e": Edition(
        dollars1.GAME,
        talk1.Negotiate,
        {
            Role.SNITCH: heist1.CallSnitches(),
            Role.BRUTE: heist1.CallBrutes(),
            **{role: heist1.Call(role) for role in (Role.DRIVER, Role.CROOK, Role.MASTERMIND)},
        },
    ),
    "dollars-2e": Edition(dollars2.GAME, talk2.Negotiate, dict(CALLS2)),
}


def heist_table(table: AnyTable) -> HeistTable:
    """A table, as that of a heist game."""
    assert isinstance(table, HeistTable)
    return table


def edition_of(table: HeistTable) -> Edition:
    """Which game a table is of."""
    return EDITIONS["dollars-1e" if isinstance(table, box1.Table) else "dollars-2e"]


def others(table: HeistTable, viewer: Viewer) -> Iterator[HeistTable]:
    """Tables that differ from this one only in what the viewer may not know, and that could have come about."""
    for other in _others(table, viewer):
        if possible(other):
            yield other


def _others(table: HeistTable, viewer: Viewer) -> Iterator[HeistTable]:
    view = edition_of(table).game.view(table, viewer)
    hidden = [one for one, role in enumerate(view.known) if role is None and table.roles[one]]
    for first in hidden:
        for second in hidden:
            if first < second and table.roles[first] is not table.roles[second]:
                roles: list[Any] = list(table.roles)
                roles[first], roles[second] = roles[second], roles[first]
                yield changed(table, roles, table.set_aside)
        if table.set_aside is None or table.roles[first] is table.set_aside:
            for role in table.roles_in_play:
                roles = list(table.roles)
                roles[first] = role
                yield changed(table, roles, None if table.set_aside is None else role)
    if isinstance(table, box2.Table):
        for seat, vote in enumerate(table.votes):
            if vote is not None and seat != viewer:
                other = table.copy()
                other.votes = (*table.votes[:seat], not vote, *table.votes[seat + 1 :])
                yield other


def changed(table: HeistTable, roles: list[Any], set_aside: Any) -> HeistTable:
    """The same table with other roles on its characters."""
    other = table.copy()
    other.roles, other.set_aside = tuple(roles), set_aside
    if set_aside is not None:
        assert sorted(r.value for r in roles) == sorted(r.value for r in (*other.shown, set_aside))
    return other


def possible(table: HeistTable) -> bool:
    """Two characters of a player differ, an option is kept, and who should have come forward has."""
    pairs = zip(table.roles[::2], table.roles[1::2], strict=True) if table.per_seat == 2 else ()
    laid_open = table.laid_open if isinstance(table, box1.Table) else ()
    repeats = [a for a, b in zip(laid_open, table.roles, strict=False) if a is not None and a is b]
    calls = edition_of(table).calls
    hiding = [
        one
        for one in table.crew
        if table.shown and one not in table.face_up and calls[table.roles[one]] not in table.agenda
    ]
    return not repeats and not hiding and all(a is None or a is not b for a, b in pairs)
