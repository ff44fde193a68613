"""`GET /api/tables/TABLE/review`: made once after the match in a worker, with progress, and kept in the store."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from millions.bots import value
from millions.review import slices
from millions.review.findings import FORM
from millions.review.slices import Slice, advance
from millions.server import reviews
from millions.server.reviews import NOTE, Reviews
from millions.server.thinking import Thinkers
from millions.tables import HandClock, MemoryStore, Store, TableManager
from millions.wire.keys import Key
from millions.wire.settings import Chair, Settings
from tests.loops import in_a_loop
from tests.server.parties import NOON, SECRET, Server, serving


async def played(server: Server, game: str = "dollars-1e") -> str:
    """A match of three quick bots, to its end."""
    settings = Settings(game=game, chairs=(Chair("sensible"),) * 3, pace=0)
    table = await server.manager.open(settings, Key.new(), SECRET)
    while table.room.stage != "over":
        await server.clock.advance(1000)
    return table.id


async def asked(server: Server, table: str) -> httpx.Response:
    return await server.http.get(f"/api/tables/{table}/review")


async def made(server: Server, table: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Ask until it is there: what was answered meanwhile, and the review."""
    meanwhile = []
    async with asyncio.timeout(180):
        while (answer := await asked(server, table)).status_code == 202:
            meanwhile.append(answer.json())
            await asyncio.sleep(0.02)
    assert answer.status_code == 200, answer.text
    return meanwhile, answer.json()


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few playouts and short slices: what is shown here does not depend on how sure the figures are."""
    monkeypatch.setattr(slices, "SLICE_S", 0.05)
    monkeypatch.setattr(reviews, "advance", quickly)


def quickly(record: bytes) -> Slice:
    """The next slice of a review with two playouts for each position."""
    return advance(record, playouts=2)


@pytest.mark.slow
@in_a_loop
async def test_a_review_is_made_step_by_step_the_chart_first_and_kept() -> None:
    store = MemoryStore()
    async with serving(store) as server:
        table = await played(server)
        early = await server.http.get(f"/api/tables/{table}/review.svg")
        assert (early.status_code, early.json()["code"]) == (409, "review-in-the-making")
        meanwhile, review = await made(server, table)
        assert review["judge"] == {"name": value.NAME, "version": value.VERSION}
        assert 1 <= len(review["turning_points"]) <= 3
        assert meanwhile[0] == {"done": 0, "steps": 0, "review": None}
        partial = [one["review"] for one in meanwhile if one["review"]]
        assert partial[0]["seats"], "plain facts at once"
        assert len(partial[0]["chances"]) < len(review["chances"])
        assert any(one["chances"] and not one["decisions"] for one in partial)
        done = [one["done"] for one in meanwhile]
        assert done == sorted(done)
        assert json.loads((await store.notes(table))[NOTE]) == review
        picture = await server.http.get(f"/api/tables/{table}/review.svg?lang=fr")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        said = "".join(ElementTree.fromstring(picture.content).itertext())
        assert all(seat["name"] in said for seat in review["seats"])
        assert "retour sur la partie" in said
        unknown = await server.http.get(f"/api/tables/{table}/review.svg?lang=tlh")
        assert (unknown.status_code, unknown.json()["code"]) == (400, "no-such-language")
    async with serving(store) as server:
        assert (await asked(server, table)).json() == review


@in_a_loop
async def test_there_is_no_review_before_the_match_is_over_nor_of_a_table_that_does_not_exist() -> None:
    async with serving() as server:
        settings = Settings(game="dollars-1e", chairs=(Chair(), Chair("sensible"), Chair("sensible")), pace=0)
        table = await server.manager.open(settings, Key.new(), SECRET)
        for status, code, name in ((409, "record-sealed", table.id), (404, "no-such-table", "none")):
            answer = await asked(server, name)
            assert (answer.status_code, answer.json()["code"]) == (status, code)


@in_a_loop
async def test_a_match_of_older_rules_is_refused_with_a_sentence_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving() as server:
        table = await played(server)
        old = (await server.manager.record(table)).replace(b'"rules":', b'"rules":1', 1)

        async def record(id: str) -> bytes:
            return old

        monkeypatch.setattr(server.manager, "record", record)
        assert (await asked(server, table)).status_code == 202
        for _ in range(2):
            while (answer := await asked(server, table)).status_code == 202:
                await asyncio.sleep(0.02)
            assert answer.status_code == 409
            assert answer.json()["code"] == "review-rules"
            assert "watched, but not reviewed" in answer.json()["sentence"]


@pytest.mark.parametrize("older", [{"judge": {"name": value.NAME, "version": value.VERSION - 1}}, {"form": FORM - 1}])
@in_a_loop
async def test_a_review_by_an_older_judge_or_of_an_older_form_is_made_again(older: dict[str, object]) -> None:
    store = MemoryStore()
    async with serving(store) as server:
        table = await played(server)
        judged = {"judge": {"name": value.NAME, "version": value.VERSION}, "form": FORM}
        await store.note(table, NOTE, json.dumps(judged).encode())
        assert (await asked(server, table)).json() == judged
        await store.note(table, NOTE, json.dumps(judged | older).encode())
        assert (await asked(server, table)).status_code == 202


@pytest.mark.slow
@in_a_loop
async def test_too_many_reviews_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_WAITING", 1)
    async with serving() as server:
        first, second = await played(server), await played(server)
        assert (await asked(server, first)).status_code == 202
        answer = await asked(server, second)
        assert (answer.status_code, answer.json()["code"]) == (503, "too-many-reviews")
        assert answer.headers["Retry-After"] == "60"


async def finished(store: Store) -> tuple[TableManager, str]:
    """A manager without a server, and a finished match."""
    clock = HandClock(NOON)
    manager = TableManager(store, clock)
    settings = Settings(game="dollars-1e", chairs=(Chair("sensible"),) * 3, pace=0)
    table = await manager.open(settings, Key.new(), SECRET)
    while table.room.stage != "over":
        await clock.advance(1000)
    return manager, table.id


async def until_made(making: Reviews, table: str) -> bytes:
    async with asyncio.timeout(180):
        while not isinstance(found := await making.review(table), bytes):
            await asyncio.sleep(0.05)
    return found


class LosesItsWorker(Executor):
    """A real worker that is killed once."""

    def __init__(self, within: Thinkers) -> None:
        self.within, self.killed = within, False

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        if not self.killed:
            self.killed = True
            return self.within.submit(os.kill, self.within.submit(os.getpid).result(), signal.SIGKILL)
        return self.within.submit(fn, *args, **kwargs)


@pytest.mark.slow
@in_a_loop
async def test_a_review_survives_the_loss_of_its_worker() -> None:
    with Thinkers() as think:
        manager, table = await finished(MemoryStore())
        making = Reviews(manager, LosesItsWorker(think))
        review = json.loads(await until_made(making, table))
        assert review["judge"] == {"name": value.NAME, "version": value.VERSION}
        await making.close()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no class idle")
def test_a_patient_worker_runs_only_while_nobody_else_wants_the_processor() -> None:
    with Thinkers(patient=True) as think:
        assert think.submit(os.nice, 0).result() == 19
        assert think.submit(os.sched_getscheduler, 0).result() == os.SCHED_IDLE
        assert think.submit(os.getsid, 0).result() == think.submit(os.getpid).result() != os.getsid(0)


@in_a_loop
async def test_a_stopped_server_drops_reviews_in_the_making() -> None:
    store = MemoryStore()
    manager, table = await finished(store)
    making = Reviews(manager)
    assert await making.review(table) == Slice()
    await making.close()
    assert await store.notes(table) == {}


@pytest.mark.slow
def test_a_server_stops_although_a_worker_is_busy() -> None:
    with Thinkers() as think:
        busy = think.submit(time.sleep, 600)
        while not busy.running():
            time.sleep(0.05)
    assert isinstance(busy.exception(), BrokenExecutor)
