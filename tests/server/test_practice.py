"""The bluff trainer: an exercise tells only what its seat knows, the same for the same seed; an answer, its worth."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, Future
from itertools import product
from typing import Any

import httpx
import pytest

from millions.core.branch import branch
from millions.core.nature import Dealer
from millions.games.heists.table import Table
from millions.review import exercise
from millions.review.practice import Practice, kept_record
from millions.server import exercises
from millions.server.app import Application
from millions.server.config import Config
from millions.server.exercises import Exercises
from millions.tables import LoopClock, MemoryStore, TableManager
from millions.wire.answers import Refused
from millions.wire.keys import Key
from millions.wire.settings import Chair, Settings
from tests.loops import in_a_loop
from tests.server.parties import SECRET, Server, serving
from tests.server.test_reviews import played

SEED = 5


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is shown here does not depend on how sure the figures are."""
    monkeypatch.setattr(exercise, "PLAYOUTS", 4)


def test_no_byte_before_the_answer_depends_on_what_the_seat_cannot_know() -> None:
    practice = Practice(kept_record(SEED), seed=SEED)
    seen, hidden = set(), set()
    at = practice.moments[len(practice.moments) // 2]
    seat = practice.match.log[at - 1].seat
    for number in range(12):
        match = branch(practice.data, at, seat, Dealer.new(number))
        assert isinstance(match.table, Table)
        hidden.add(match.table.roles)
        seen.add(exercise.described(exercise.Asked(match, seat, ()), SEED))
    assert len(hidden) > 1
    assert len(seen) == 1


def test_what_happened_before_is_what_the_seat_was_told() -> None:
    record = kept_record(SEED)
    for seed in range(4):
        match, seat, happened = exercise.asked(record, seed)
        origin = Practice(record).match
        told = [event for one in happened for event in one.events]
        assert told == [*origin.heard(seat)][: len(told)]
        assert happened[-1].n <= len(match.header.branch.lines)  # type: ignore[union-attr]


async def asked(server: Server, address: str = "/api/practice", seed: object = SEED) -> httpx.Response:
    return await server.http.get(f"{address}?seed={seed}")


async def told(server: Server, action: Any, address: str = "/api/practice", seed: object = SEED) -> httpx.Response:
    return await server.http.post(address, json={"seed": seed, "action": action})


@in_a_loop
async def test_the_same_seed_gives_the_same_exercise_and_the_same_verdict() -> None:
    async with serving() as server:
        one, again = await asked(server), await asked(server)
        assert one.status_code == 200, one.text
        assert one.content == again.content
        table = one.json()["table"]
        assert table["you"] == table["view"]["viewer"]
        assert {"Ready", "Withdraw", "Claim", "Propose"} & {form["verb"] for form in table["forms"]}
        leave = {"verb": "Withdraw", "character": table["you"]}
        first, second = await told(server, leave), await told(server, leave)
        assert first.status_code == 200, first.text
        assert first.content == second.content
        assert first.json()["decision"]["action"] == leave
        free = (await server.http.get("/api/practice")).json()
        assert (await asked(server, seed=free["seed"])).json() == free


@in_a_loop
async def test_an_exercise_can_be_asked_for_by_game() -> None:
    async with serving() as server:
        for game in ("dollars-1e", "dollars-2e"):
            exercise = (await server.http.get(f"/api/practice?game={game}")).json()
            assert exercise["table"]["settings"]["game"] == game
            assert (await asked(server, seed=exercise["seed"])).json() == exercise


@in_a_loop
async def test_a_bad_seed_an_illegal_answer_and_an_unfinished_match_are_refused_with_a_sentence() -> None:
    async with serving() as server:
        settings = Settings(game="dollars-1e", chairs=(Chair(), Chair("sensible"), Chair("sensible")), pace=0)
        table = await server.manager.open(settings, Key.new(), SECRET)
        tables = "/api/tables"
        for answer, status, code in (
            (await server.http.get("/api/practice?game=chess"), 400, "unknown-game"),
            (await asked(server, seed="-1"), 400, "bad-seed"),
            (await asked(server, seed=2**32), 400, "bad-seed"),
            (await asked(server, seed="9" * 5000), 400, "bad-seed"),
            (await told(server, {"verb": "Ready"}, seed=-1), 400, "bad-body"),
            (await told(server, {"verb": "Ready"}, seed="five"), 400, "bad-body"),
            (await told(server, {"verb": "Conjure"}), 400, "unreadable-action"),
            (await told(server, None), 400, "unreadable-action"),
            (await told(server, {"verb": "Accept", "proposal": 999}), 409, None),
            (await asked(server, f"{tables}/{table.id}/practice"), 409, "record-sealed"),
            (await told(server, {"verb": "Ready"}, f"{tables}/none/practice"), 404, "no-such-table"),
        ):
            assert answer.status_code == status, answer.text
            assert answer.json()["is"] == "Refusal"
            assert code in (None, answer.json()["code"])


@pytest.mark.slow
@in_a_loop
async def test_ones_own_match_is_practised_and_one_without_negotiations_is_refused() -> None:
    async with serving() as server:
        own = f"/api/tables/{await played(server)}/practice"
        one = await asked(server, own)
        assert one.status_code == 200, one.text
        assert one.json()["table"]["settings"]["game"] == "dollars-1e"
        chairs = (await server.manager.settings(own.split("/")[3])).chairs
        shown = [(sitter["kind"], sitter["name"]) for sitter in one.json()["table"]["room"]["sitters"]]
        assert shown == [(chair.kind, chair.name) for chair in chairs], "the same faces as at the match"
        answer = await told(server, a_claim(one.json()["table"]), own)
        assert answer.status_code == 200, answer.text
        for seat in (1, 2):
            mine = (await server.http.get(f"{own}?seed={SEED}&seat={seat}")).json()["table"]
            assert mine["you"] == seat
            verdict = await server.http.post(own, json={"seed": SEED, "seat": seat, "action": a_claim(mine)})
            assert verdict.json()["claim"]["seat"] == mine["room"]["sitters"][seat]["name"]
        for nobody in ("8", "-1", "Zoe", ""):
            refused = await server.http.get(f"{own}?seat={nobody}")
            assert (refused.status_code, refused.json()["code"]) == (400, "no-such-seat")
        refused = await server.http.get(f"{own}?seat=7")
        assert (refused.status_code, refused.json()["code"]) == (409, "no-such-seat")
        club = f"/api/tables/{await played(server, 'million-club')}/practice"
        assert (await asked(server, club)).json()["code"] == "practice-nothing"


def a_claim(table: Any) -> dict[str, Any]:
    """A claim that is legal at this table, and was not made yet: who repeats a claim says nothing."""
    blanks = next(form["blanks"] for form in table["forms"] if form["verb"] == "Claim")
    made = [(claimed["character"], claimed["role"]) for claimed in table["view"]["claims"]]
    pairs = product(blanks["character"]["among"][::-1], blanks["role"]["among"][::-1])
    character, role = next(pair for pair in pairs if pair not in made)
    return {"verb": "Claim", "character": character, "role": role}


class Stuck(Executor):
    """A worker that never answers."""

    def __init__(self) -> None:
        self.jobs: list[Future[Any]] = []

    def submit(self, *args: Any, **named: Any) -> Future[Any]:
        self.jobs.append(Future())
        self.jobs[-1].set_running_or_notify_cancel()
        return self.jobs[-1]


@in_a_loop
async def test_one_address_that_waits_too_often_is_refused_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exercises, "MOST_WAITING", exercises.MOST_EACH + 1)
    worker = Stuck()
    practice = Exercises(worker)
    waiting = [asyncio.create_task(ask(practice, "here")) for _ in range(exercises.MOST_EACH)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="too many exercises"):
        await ask(practice, "here")
    waiting.append(asyncio.create_task(ask(practice, "there")))
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="too many exercises"):
        await ask(practice, "elsewhere")
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    begun = len(worker.jobs)
    free = asyncio.create_task(ask(practice, "here"))
    while len(worker.jobs) == begun:
        await asyncio.sleep(0)
    worker.jobs[-1].set_result(b"an exercise")
    assert await free == b"an exercise"


@in_a_loop
async def test_an_exercise_does_not_wait_for_the_worker_of_the_reviews() -> None:
    application = Application(TableManager(MemoryStore(), LoopClock()), Config(), review=Stuck())
    there = httpx.ASGITransport(application.asgi)
    async with httpx.AsyncClient(transport=there, base_url="http://127.0.0.1") as http:
        async with asyncio.timeout(60):
            assert (await http.get(f"/api/practice?seed={SEED}")).status_code == 200


async def ask(practice: Exercises, address: str) -> bytes:
    return await practice.compute(address, exercise.exercise, None, SEED)
