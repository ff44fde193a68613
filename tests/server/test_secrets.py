"""Nobody is sent a byte that depends on what they may not know: whole matches over real sockets, compared.

Two tables of one dealer, in two servers. What is done at both is the same but for one thing that a viewer may not know;
meanwhile lines break and are mended, things are fetched over HTTP, wishes are refused, people talk.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Any

import pytest
from msgspec import structs

from millions import GAMES
from millions.core.errors import MillionsError
from millions.core.game import AnyGame
from millions.core.seat import OPEN, SPECTATOR, Viewer
from millions.games.club.colonies import ColonyPicked
from millions.games.dollars2.vote import CallVote, CastVotes, Vote
from millions.games.heists.planning import Placed as Placed1
from millions.games.heists.planning import Placed as Placed2
from millions.server.mcp.telling import Teller
from millions.tables.audience import Audience, Delay
from millions.tables.entries import AnyEntry
from millions.tables.live import LiveTable
from millions.tables.state import State
from millions.tables.stream import KEPT_MESSAGES, Streams, snapshot
from millions.wire.settings import Clocks
from millions.wire.state import TableState
from millions.wire.stream import Change
from tests.loops import in_a_loop
from tests.server.twins import BOB, CID, Fork, Noticed, Twins, heist_steps, play_club, play_heists, twins

A_WHOLE_MATCH = 5_000
SEEDS = int(os.environ.get("MILLIONS_SEEDS", "3"))
"""Whole matches of each kind. A longer run by hand: `MILLIONS_SEEDS=8 pytest tests/server/test_secrets.py`."""
HEISTS = ("dollars-1e", "dollars-2e")
CLUB = "million-club"
OFTEN = 0.15
SLOW = pytest.mark.slow

Leak = Callable[[pytest.MonkeyPatch], None]


@pytest.mark.parametrize(
    ("game", "people", "seed", "steps"),
    [
        *[(game, 5, 7, 45) for game in HEISTS],
        *[
            pytest.param(game, 5, seed, A_WHOLE_MATCH, marks=pytest.mark.slow)
            for game in HEISTS
            for seed in range(SEEDS)
        ],
        *[
            pytest.param(game, 3, seed, A_WHOLE_MATCH, marks=pytest.mark.slow)
            for game in HEISTS
            for seed in range(SEEDS)
        ],
    ],
)
@in_a_loop
async def test_who_has_which_role_is_the_same_to_everybody_else_to_the_end_if_nobody_sees_it(
    game: str, people: int, seed: int, steps: int
) -> None:
    async with twins(game, seed, people, clocks=Clocks(30, 300)) as pair:
        await play_heists(pair, steps, OFTEN)
        assert steps < A_WHOLE_MATCH or pair.one.table.room.stage == "over"
        assert pair.alike == {SPECTATOR, *range(people)} - {BOB, CID}
        assert pair.differs(BOB)
        assert pair.differs(CID)


@pytest.mark.parametrize(
    ("seed", "after", "steps"),
    [(1, 5, 70), *[pytest.param(seed, 20 * seed, A_WHOLE_MATCH, marks=pytest.mark.slow) for seed in range(SEEDS)]],
)
@in_a_loop
async def test_MC_3_1_which_card_is_taken_face_down_is_the_same_to_everybody_until_they_see_one(
    seed: int, after: int, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    fork = Fork(after, monkeypatch)
    async with twins(CLUB, seed, options={"profiles": seed % 2 == 0}) as pair:
        await play_club(pair, fork, steps, OFTEN)
        assert fork.kinds
        assert pair.since_fork[SPECTATOR] > 10  # a spectator learns nothing before the end


async def vote_is_called(pair: Twins) -> None:
    """The Leader has called a vote, and everybody but Bob and one other has voted."""
    for seat, action, other in heist_steps(pair):
        table = pair.one.match_table()
        if seat == table.leader and type(table.agenda[0]).__name__ == "Negotiate":
            break
        await pair.play(seat, action, other)
    await pair.play(pair.one.match_table().leader, CallVote())
    assert isinstance(pair.one.match_table().agenda[0], CastVotes)


@in_a_loop
async def test_M2_N5_how_somebody_votes_is_the_same_to_everybody_else_until_all_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with twins("dollars-2e", 3) as pair:
        pair.alike -= {BOB, CID}
        await vote_is_called(pair)
        await pair.play(BOB, Vote(True), Vote(False))
        await pair.play(CID, Vote(False), Vote(True))
        for _ in range(12):
            await pair.aside()
        await pair.compare()
        for seat in (0, 3, 4):
            await pair.play(seat, Vote(True))
        with pytest.raises(Noticed):  # now each vote is told by name
            await pair.compare()


# Spectators who see everything later


async def public_difference(game: str) -> None:
    """Two tables where something public is different since half a minute: a spectator gets the same bytes."""
    async with twins(game, 2, watch_delay=60) as pair:
        pair.alike = {SPECTATOR}
        steps = heist_steps(pair)
        for _ in range(8):
            await pair.play(*next(steps)[:2])
        await pair.both(lambda evening: evening.server.clock.advance(59_000))
        await pair.one.clients[0].do("Say", text="this")
        await pair.other.clients[0].do("Say", text="that")
        await pair.both(lambda evening: evening.server.clock.advance(30_000))
        for _ in range(12):
            await pair.aside()
        await pair.both(lambda evening: evening.fetch("{table}"))
        await pair.compare()
        assert pair.one.clients[SPECTATOR].view["viewer"] == SPECTATOR  # they see what is old enough
        await pair.both(lambda evening: evening.server.clock.advance(60_000))
        with pytest.raises(Noticed):
            await pair.compare()


@pytest.mark.parametrize("game", ["dollars-1e", pytest.param("dollars-2e", marks=pytest.mark.slow)])
@in_a_loop
async def test_a_spectator_who_is_late_gets_no_byte_that_depends_on_what_is_not_old_enough(game: str) -> None:
    await public_difference(game)


# The comparison is not blind: leaks that are planted are noticed


def a_view(show: Callable[[Any, Any], Any]) -> Callable[[str], Leak]:
    """A view that shows too much."""

    def of_game(game: str) -> Leak:
        known: AnyGame = GAMES[game]

        @wraps(known.view)
        def leaky(table: Any, viewer: Viewer) -> Any:
            return show(known.view(table, viewer), table)

        return lambda monkeypatch: monkeypatch.setitem(GAMES, game, replace(known, view=leaky, alone=None))

    return of_game


def an_event(*kinds: type) -> Leak:
    """Events that everybody sees."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        for kind in kinds:
            monkeypatch.setattr(kind, "seen_by", lambda self, viewer: True)

    return plant


def an_outlook(monkeypatch: pytest.MonkeyPatch) -> None:
    """An outlook that is reckoned from what only some see."""
    monkeypatch.setattr(State, "outlook", lambda self: self.match and self.match.view(OPEN))


def a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that depends on a hand."""
    usual = LiveTable._do

    async def leaky(self: LiveTable, *wish: Any) -> Any:
        try:
            return await usual(self, *wish)
        except MillionsError as error:
            error.facts["hint"] = str(self.state.match and hands(self.state.match.table))
            raise

    monkeypatch.setattr(LiveTable, "_do", leaky)


def a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only those who come back see too much."""

    def leaky(self: Audience, viewer: int) -> bytes:
        match, picture = self._state.match, self.picture(viewer)
        return snapshot(self._state.settings, structs.replace(picture, view=match and match.view(OPEN)))

    monkeypatch.setattr(Audience, "snapshot", leaky)


def a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators are told nothing, but with a number, when Bob has a certain card."""
    usual = Streams.tell

    def leaky(self: Streams, state: State, entry: AnyEntry, *rest: Any) -> Any:
        told = usual(self, state, entry, *rest)
        if SPECTATOR not in told or (state.match and len(str(hands(state.match.table)[BOB])) % 2):
            self[SPECTATOR].n += 1
            told[SPECTATOR] = Change(self[SPECTATOR].n, entry.at)
            self[SPECTATOR].keep(told[SPECTATOR], KEPT_MESSAGES)
        return told

    monkeypatch.setattr(Streams, "tell", leaky)


def a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """What can be fetched over HTTP shows too much."""

    def leaky(self: LiveTable) -> Any:
        return structs.replace(self.audience.room, salts=(str(self.state.match and hands(self.state.match.table)),))

    monkeypatch.setattr(LiveTable, "room", property(leaky))


def a_model(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a language model is told shows too much."""
    usual = Teller.seen

    def leaky(self: Teller) -> list[str]:
        match = self.table.state.match
        return [*usual(self), str(match and hands(match.table))]

    monkeypatch.setattr(Teller, "seen", leaky)


def hands(table: Any) -> Any:
    """What is hidden, in any game."""
    return table.roles if hasattr(table, "roles") else (table.colonies, table.drafts)


def known_roles(seen: Any, table: Any) -> Any:
    return structs.replace(seen, known=table.roles)


LEAKS: dict[str, tuple[str, Leak]] = {
    **{f"{game}, a view": (game, a_view(known_roles)(game)) for game in HEISTS},
    **{f"{game}, an event": (game, an_event(Placed1, Placed2)) for game in HEISTS},
    **{
        f"{game}, {leak.__name__.replace('_', ' ')}": (game, leak)
        for game in (*HEISTS, CLUB)
        for leak in (an_outlook, a_refusal, a_snapshot, a_number, a_page, a_model)
    },
    f"{CLUB}, a view": (CLUB, a_view(lambda seen, table: structs.replace(seen, colonies=table.colonies))(CLUB)),
    f"{CLUB}, an event": (CLUB, an_event(ColonyPicked)),
}
QUICK = f"{HEISTS[1]}, an event"


@pytest.mark.slow
@pytest.mark.parametrize(
    "leak", [QUICK, *[pytest.param(leak, marks=pytest.mark.slow) for leak in LEAKS if leak != QUICK]]
)
@in_a_loop
async def test_a_planted_leak_is_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, plant = LEAKS[leak]
    plant(monkeypatch)
    fork = Fork(5, monkeypatch) if game == CLUB else None
    async with twins(game, 1 if fork else 7) as pair:
        with pytest.raises((Noticed, AssertionError)):
            await (play_club(pair, fork, 120, 0.5) if fork else play_heists(pair, 45 if leak == QUICK else 90, 0.7))


@pytest.mark.slow
@pytest.mark.parametrize("leak", ["the stream", "the room"])
@in_a_loop
async def test_a_spectator_who_is_not_late_is_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if leak == "the stream":
        usual = Delay.hold
        monkeypatch.setattr(Delay, "hold", lambda self, at, *rest: usual(self, at - 60_000, *rest))
    else:
        monkeypatch.setattr(Audience, "room", property(room_now))
    with pytest.raises(Noticed):
        await public_difference("dollars-1e")


def room_now(audience: Audience) -> TableState:
    """The room as it is, and what was said last."""
    return structs.replace(audience._state.room(), salts=tuple(said.text for said in audience._state.talk.lines))
