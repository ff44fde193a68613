"""Whatever fails, neither the log nor an answer nor a figure says what a player may not know."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from millions.core.errors import BadRecord
from millions.games.heists.components import Role
from millions.games.heists.planning import Choose
from millions.server import logs
from millions.tables import LoopClock, MemoryStore, StoreFailed, TableManager, decisions
from millions.tables.live import LiveTable
from millions.wire.keys import Key
from millions.wire.settings import Chair, Settings
from tests.loops import in_a_loop
from tests.server.parties import Evening, Server, serving

PLANTED = "xyzzy-planted"
CHOOSE = Choose((Role.DRIVER,))
CLIENTS = ("httpx", "httpcore", "websockets.client")
"""What those who come log in the same program is not the server's."""


class Written(io.StringIO):
    """Everything that was logged."""

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]

    def assert_tells_nothing(self, *words: str) -> None:
        assert [word for word in (PLANTED, *words) if word in self.getvalue()] == []


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    """The log as `millions serve` writes it, all of it."""
    root, stream = logging.getLogger(), Written()
    before, level = root.handlers, root.level
    monkeypatch.setattr(sys, "stderr", stream)
    logs.set_up(as_json=True, level="debug")
    for name in CLIENTS:
        logging.getLogger(name).setLevel(logging.WARNING)
    yield stream
    root.handlers = before
    root.setLevel(level)
    structlog.reset_defaults()
    for name in ("uvicorn", "uvicorn.error", "asyncio", *CLIENTS):
        logging.getLogger(name).setLevel(logging.NOTSET)


def fails(*_: Any, **__: Any) -> Any:
    raise ValueError(PLANTED)


async def fails_later(*_: Any, **__: Any) -> Any:
    raise ValueError(PLANTED)


async def figures(server: Server) -> str:
    return (await server.http.get("/metrics")).text


@in_a_loop
async def test_a_command_that_fails_is_our_fault_and_only_its_place_is_logged(
    written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving() as server:
        evening = await Evening.begin(server, "dollars-1e", 4)
        with monkeypatch.context() as broken:
            broken.setattr(decisions, "decide", fails)
            answer = await evening.clients[0].play(CHOOSE)
        assert answer["code"] == "our-fault"
        assert PLANTED not in json.dumps(answer)
        assert (await evening.clients[0].play(CHOOSE))["is"] == "Done"  # the table is well
        assert PLANTED not in await figures(server)
        await evening.close()
    (failure,) = [line for line in written.lines() if line["event"] == "command failed"]
    assert (failure["error"], failure["at"][-1].rpartition(" ")[2]) == ("ValueError", "fails")
    written.assert_tells_nothing(evening.table.id, "driver")


@pytest.mark.parametrize(
    "what",
    ["table", pytest.param("public_tables", marks=pytest.mark.slow), pytest.param("record", marks=pytest.mark.slow)],
)
@in_a_loop
async def test_a_request_or_a_greeting_that_fails_says_nothing_of_why(
    what: str, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving() as server:
        evening = await Evening.begin(server, "dollars-1e", 4)
        with monkeypatch.context() as broken:
            broken.setattr(TableManager, what, fails_later)
            for path in ("", "{table}", "{table}/record"):
                await evening.fetch(path)
            watching = await evening.client(-2).connect()
            await asyncio.sleep(0)
            await watching.until(lambda: watching.n > 0 or not watching.connected)
            await watching.close()
        assert any(answer.startswith(b"500") for answer in evening.fetched)
        assert not any(PLANTED.encode() in answer for answer in (*evening.fetched, *watching.received))
        await evening.close()
    assert "ValueError" in written.getvalue()
    written.assert_tells_nothing(evening.table.id)


@pytest.mark.slow
@in_a_loop
async def test_what_fails_in_the_background_is_logged_without_its_words(
    written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(clock=LoopClock()) as server:
        with monkeypatch.context() as broken:
            broken.setattr(LiveTable, "_act_if_due", fails_later)
            chairs = (Chair("random"),) * 4
            table = await server.manager.open(Settings(game="dollars-1e", chairs=chairs, pace=0), Key.new())
            await asyncio.sleep(0.05)
            gc.collect()
    assert "ValueError" in written.getvalue()
    written.assert_tells_nothing(table.id)


@pytest.mark.slow
@in_a_loop
async def test_a_wish_that_fails_after_its_line_was_taken_over_is_not_logged_word_for_word(written: Written) -> None:
    async with serving() as server:
        evening = await Evening.begin(server, "dollars-1e", 4)
        wish = {"verb": "Claim", "character": 1, "role": "brute"}
        await evening.clients[0].say(json.dumps({"do": "Play", "id": "x", "action": wish}))
        other = await evening.client(0).connect()
        await other.until(lambda: other.n > 0)
        gc.collect()
        await other.close()
        await evening.close()
    written.assert_tells_nothing("brute", "Claim", evening.table.id)


class Gone(MemoryStore):
    """A store that goes away."""

    gone = False

    async def append(self, *rest: Any) -> None:
        if self.gone:
            raise StoreFailed("store-unavailable", f"disk of {PLANTED} is full")
        await super().append(*rest)


@in_a_loop
async def test_a_store_that_goes_away_is_told_without_its_words_and_nothing_has_happened(written: Written) -> None:
    store = Gone()
    async with serving(store) as server:
        evening = await Evening.begin(server, "dollars-1e", 4)
        store.gone = True
        answer = await evening.clients[0].play(CHOOSE, "same")
        asked = await server.http.post(
            f"/api/tables/{evening.table.id}/commands",
            json={"do": "StepAway", "id": "x"},
            headers={"Authorization": f"Bearer {evening.keys[1].reveal()}"},
        )
        assert (answer["code"], asked.status_code, asked.json()["code"]) == (
            "store-unavailable",
            503,
            "store-unavailable",
        )
        assert PLANTED not in json.dumps(answer) + asked.text
        store.gone = False
        assert (await evening.clients[0].play(CHOOSE, "same"))["is"] == "Done"
        await evening.close()
    written.assert_tells_nothing(evening.table.id, "driver")


@in_a_loop
async def test_what_goes_wrong_by_itself_is_logged_without_the_link_to_its_table(
    written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that fails, a store that is away when a bot acts, a table that cannot be loaded."""
    store = Gone()
    monkeypatch.setattr("millions.bots.personality.Personality.act", fails)
    async with serving(store) as server:
        chairs = (Chair("sensible"),) * 4
        table = await server.manager.open(Settings(game="dollars-1e", chairs=chairs, pace=1), Key.new())
        await server.clock.advance(5)
        store.gone = True
        await server.clock.advance(5000)
    store.gone = False
    with monkeypatch.context() as broken:
        broken.setattr("millions.tables.state.check_rules", unreadable)
        async with serving(store) as server:
            await asyncio.sleep(0.01)
    said = written.getvalue()
    assert [word for word in ("failed", "trying again", "cannot be loaded") if word not in said] == []
    written.assert_tells_nothing(table.id)


def unreadable(*_: Any) -> None:
    raise BadRecord("record-rules", PLANTED)
