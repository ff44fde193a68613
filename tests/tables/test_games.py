"""Whole games of every kind at live tables: people and bots, in memory and on the disk."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from millions import GAMES
from millions.bots import usual_bot
from millions.core.replay import verify
from millions.core.seat import SPECTATOR
from millions.server.store import SqliteStore
from millions.tables import MemoryStore, Store
from tests.loops import in_a_loop
from tests.tables.parties import Client, Party
from tests.walks import ALL_GAMES


def a_store(kind: str, folder: Path) -> Store:
    return MemoryStore() if kind == "memory" else SqliteStore(folder / "tables.db")


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
@pytest.mark.parametrize(("people", "bots"), [(3, 0), (2, 3), (5, 3)])
@pytest.mark.parametrize("game", ALL_GAMES)
@in_a_loop
async def test_a_whole_game(game: str, people: int, bots: int, kind: str, tmp_path: Path) -> None:
    store = a_store(kind, tmp_path)
    most = GAMES[game].seat_counts[-1]
    people, bots = min(people, most), max(0, min(bots, most - people))
    party = await Party.open(game, people, ["random"] * bots, store, salts=True)
    clients = [Client(party.table, viewer) for viewer in (SPECTATOR, *range(people))]
    rng = Random(f"{game} {people}")
    while not party.table.state.over:
        await party.play_on(rng, steps=7)
        for client in clients:
            await client.hear()
            client.assert_knows_all()
    assert party.table.room.stage == "over"
    assert any(standing.won for standing in party.table.room.standings)
    record = await party.table.record()
    match = verify(record)
    assert match.header.salts[:people] == tuple(f"salt-{seat}" for seat in range(people))
    assert len(match.header.salts) == len(match.header.seats)
    assert [kept.table for kept in await party.manager.history(party.keys[0])] == [party.table.id]
    assert [kept.status for kept in await store.find()] == ["over"]
    await store.close()


@pytest.mark.parametrize("game", ALL_GAMES)
@in_a_loop
async def test_bots_alone_play_by_themselves_at_a_human_pace(game: str) -> None:
    party = await Party.open(game, 0, [usual_bot(GAMES[game]), "random"] * 2, pace=1000)
    began = party.clock.now()
    await party.play_on(Random(1))
    answers = party.table.state.number
    assert party.table.room.stage == "over"
    assert party.clock.now() - began > 200 * answers
    verify(await party.table.record())


@pytest.mark.slow
@in_a_loop
async def test_a_bot_that_fails_does_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("millions.bots.random_bot.RandomBot.act", lambda self, view, forms, rng: forms[0].sample(rng))
    monkeypatch.setattr("millions.bots.personality.Personality.act", lambda self, view, forms, rng: 1 / 0)
    party = await Party.open(people=0, bots=["sensible"] * 4, pace=100)
    await party.clock.advance(10_000)
    assert party.table.state.number > 10
