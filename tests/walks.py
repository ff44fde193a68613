"""Random walks through any game: what the property tests go by."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from millions import GAMES, Match
from millions.core import play
from millions.core.form import Form
from millions.core.game import AnyGame
from millions.core.message import Action, seen
from millions.core.seat import NATURE, Seat, Viewer
from millions.core.table import Table
from tests.example_game import GAME as EXAMPLE

OWN_GAMES = ("dollars-1e", "dollars-2e", "million-club")
ALL_GAMES = (*OWN_GAMES, EXAMPLE.name)
"""With the example game, which is registered where a folder's conftest.py says so."""

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")


class Scene(msgspec.Struct, frozen=True):
    """A game, seats, options and a seed: everything a walk depends on."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    purses: tuple[int, ...] = ()

    def match(self) -> Match:
        return Match.new(self.game, NAMES[: self.players], seed=self.seed, options=self.options)

    def table(self) -> Table:
        """A table of its own, perhaps with poor players; the reserve has what they lack."""
        game = GAMES[self.game]
        table: Table = game.set_up(NAMES[: self.players], game.read_options(self.options), game.house_deck())
        if self.purses:
            money = list(table.money)
            money[-1] += sum(money[: self.players]) - sum(self.purses)
            money[: self.players] = self.purses
            table.money = tuple(money)
        return table


@st.composite
def scenes(draw: st.DrawFn, *only: str) -> Scene:
    """Any game (or only these), any number of seats, any option; often with nearly broke players."""
    game = GAMES[draw(st.sampled_from(only or sorted(ALL_GAMES)))]
    players = draw(st.sampled_from(list(game.seat_counts)))
    options = draw(options_of(game, players))
    poor = draw(st.booleans())
    purses = tuple(draw(st.lists(st.integers(0, 3), min_size=players, max_size=players))) if poor else ()
    return Scene(game.name, players, options, draw(st.integers(0, 10**6)), purses)


def options_of(game: AnyGame, players: int) -> st.SearchStrategy[dict[str, Any]]:
    """The options that make sense with this number of players."""
    fields: dict[str, st.SearchStrategy[Any]] = {
        "leader": st.sampled_from([None, NAMES[players - 1]]),
        "fooled": st.booleans(),
        "profiles": st.booleans(),
    }
    allowed = [field for field in game.options.__struct_fields__ if field != "fooled" or players > 3]
    return st.fixed_dictionaries({field: fields[field] for field in allowed})


def offered(table: Table) -> list[tuple[Seat, Form]]:
    """All (seat, form) pairs that may be answered now."""
    if not table.agenda:
        return []
    ask = table.agenda[0]
    return [(seat, form) for seat in ask.open_to(table) for form in ask.options(table, seat)]


def walk(table: Table, rng: Random) -> Iterator[tuple[Table, Seat, Action]]:
    """Play to the end, anybody who may act acting at random; yields each table before its answer, and the answer."""
    play.run(table)
    while table.agenda:
        seat, form = rng.choice(offered(table))
        action = form.sample(rng)
        yield table, seat, action
        play.answer(table, seat, action)


def walk_match(match: Match, rng: Random, steps: int = 10_000) -> Iterator[tuple[Seat, Action]]:
    """Let anybody who may act act at random in a match, up to this number of steps; yields before each answer."""
    for _ in range(steps):
        choice = [(seat, form) for seat, form in offered(match.table) if seat != NATURE]
        if not choice:
            return
        seat, form = rng.choice(choice)
        action = form.sample(rng)
        yield seat, action
        match.play(seat, action)


def stretch(match: Match, rng: Random, steps: int) -> None:
    """Play this number of random answers."""
    for _ in walk_match(match, rng, steps):
        pass


def frozen(table: Table) -> bytes:
    """A table as bytes, to compare."""
    return msgspec.json.encode(table)


# What a viewer is sent


def game_of(table: Table) -> AnyGame:
    """Which game a table is of."""
    return next(game for game in GAMES.values() if type(table).__module__.startswith(game.package))


def picture(table: Table, viewer: Viewer) -> bytes:
    """Every byte a viewer could be sent of a table as it lies: the view, who is awaited, and the forms."""
    ask = table.agenda[0] if table.agenda else None
    forms = ask.options(table, viewer) if ask and viewer in ask.open_to(table) else ()
    awaited = ask.awaits(table) if ask else ()
    view = game_of(table).view(table, viewer)
    return msgspec.json.encode((view, awaited, [form.describe() for form in forms]))


def answered(table: Table, seat: Seat, action: Action) -> Table:
    """The table after an answer, with the news of it."""
    after = table.copy()
    after.news = ()
    play.answer(after, seat, action)
    return after


def told(table: Table, viewer: Viewer, seat: Seat, action: Action) -> bytes:
    """Every byte a viewer is sent when somebody acts: the events, then the new picture."""
    after = answered(table, seat, action)
    return msgspec.json.encode(seen(after.news or (), viewer)) + picture(after, viewer)
