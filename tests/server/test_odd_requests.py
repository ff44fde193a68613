"""Small things that a stranger may try, and what the operator is told about a broken database."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from millions.server.store import SqliteStore
from millions.tables import HandClock, TableManager
from millions.tables.errors import StoreFailed
from millions.tables.talk import FLOOD_WINDOW_MS, MOST_SAYINGS_PER_ADDRESS
from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.parties import Evening, serving
from tests.server.test_access import TABLE
from tests.store.writing import kept


@in_a_loop
async def test_a_long_host_gets_no_code_instead_of_a_failure() -> None:
    async with serving() as server:
        evening = await Evening.open(server, "dollars-1e", 4)
        address = f"/api/tables/{evening.table.id}/qr.svg"
        asked = await server.http.get(address, headers={"Host": "a" * 3000})
        assert asked.status_code in (400, 421)
        assert (await server.http.get(address)).status_code == 200


@in_a_loop
async def test_no_store_is_asked_for_what_cannot_be_a_table() -> None:
    async with serving() as server:
        asked: list[str] = []

        async def kept(table: str) -> None:
            asked.append(table)

        server.manager.store.kept = kept  # type: ignore[method-assign]
        for path in ("a%00b", "a%20b", "x" * 65, "%C3%A9"):
            for what in ("", "/record", "/story", "/verification", "/review", "/practice", "/happened"):
                assert (await server.http.get(f"/api/tables/{path}{what}")).status_code == 404
        assert not asked


@in_a_loop
async def test_a_leader_who_cannot_sit_there_is_refused_when_the_table_is_opened() -> None:
    async with serving() as server:
        for leader in ("(1)", "(2)"):
            table = {**TABLE, "game": "dollars-2e", "options": {"leader": leader}}
            assert (await server.http.post("/api/tables", json=table)).status_code == 422


@in_a_loop
async def test_new_keys_are_no_way_around_the_limit_of_talk() -> None:
    async with serving() as server:
        evening = await Evening.open(server, "dollars-1e", 4)
        address = f"/api/tables/{evening.table.id}"
        answers = []
        for _ in range(5):
            key = Key.new().reveal()
            bearer = {"Authorization": f"Bearer {key}"}
            await server.http.post(f"{address}/seats", json={"name": "Ann", "key": key, "seat": 0})
            for number in range(6):
                said = {"do": "Say", "id": f"s{number}", "text": "buy now"}
                answers.append((await server.http.post(f"{address}/commands", json=said, headers=bearer)).status_code)
            await server.http.post(f"{address}/commands", json={"do": "Leave", "id": "go"}, headers=bearer)
        assert answers == [200] * MOST_SAYINGS_PER_ADDRESS + [409] * (30 - MOST_SAYINGS_PER_ADDRESS)
        await evening.sit(0)
        client = await evening.client(0).connect()
        assert (await client.do("Say", text="also from here"))["code"] == "talk-flood"
        await server.clock.advance(FLOOD_WINDOW_MS)
        assert (await client.do("Say", text="now"))["is"] == "Done"
        await client.close()


@in_a_loop
async def test_the_limit_of_talk_goes_with_the_person_and_not_with_the_seat() -> None:
    async with serving() as server:
        evening = await Evening.open(server, "dollars-1e", 4)
        address = f"/api/tables/{evening.table.id}"
        ann, bob = Key.new().reveal(), Key.new().reveal()

        async def sit(key: str, seat: int) -> None:
            body = {"name": "Ann" if key == ann else "Bob", "key": key, "seat": seat}
            assert (await server.http.post(f"{address}/seats", json=body)).status_code == 201

        async def do(key: str, command: dict[str, Any]) -> int:
            headers = {"Authorization": f"Bearer {key}"}
            return (await server.http.post(f"{address}/commands", json=command, headers=headers)).status_code

        await sit(ann, 0)
        for number in range(10):
            assert await do(ann, {"do": "Say", "id": f"a{number}", "text": "hello"}) == 200
        assert await do(ann, {"do": "Say", "id": "more", "text": "hello"}) == 409
        assert await do(ann, {"do": "Leave", "id": "go"}) == 200
        await sit(bob, 0)
        assert await do(bob, {"do": "Say", "id": "b", "text": "may I talk?"}) == 200
        await sit(ann, 1)
        assert await do(ann, {"do": "Say", "id": "again", "text": "hello"}) == 409


@in_a_loop
async def test_the_operator_is_told_which_database_it_is() -> None:
    async with serving() as server:
        health = (await server.http.get("/healthz")).json()
        assert (health["status"], health["store"], health["set_aside"], health["cause"]) == ("ok", "memory", 0, None)
    assert SqliteStore.name == f"SQLite {sqlite3.sqlite_version}"


@in_a_loop
async def test_a_damaged_database_is_logged_and_unhealthy(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    async with serving(store) as server:
        await Evening.open(server, "dollars-1e", 4)
        assert (await server.http.get("/healthz")).json()["status"] == "ok"
        store._out.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        data = path.read_bytes()
        path.write_bytes(data[:4096] + b"\xa5" * (len(data) - 4096))
        store._in.execute("PRAGMA shrink_memory")
        reader = sqlite3.connect(path, check_same_thread=False)
        store._in.close()
        store._in = reader
        with pytest.raises(StoreFailed):
            await store.find()
        health = await server.http.get("/healthz")
        assert (health.status_code, health.json()["status"]) == (503, "store-unavailable")
        assert "malformed" in health.json()["cause"]
    assert "the database is damaged: " in caplog.text


def entries_of(number: int) -> list[bytes]:
    return [b"%d " % place + b"x" * 500 for place in range(number)]


async def found_damage(path: Path) -> str:
    """What the check of a database finds after its start."""
    store = SqliteStore(path)
    try:
        async with asyncio.timeout(10):
            while store.damage is None:
                await asyncio.sleep(0.01)
        return store.damage
    finally:
        await store.close()


@in_a_loop
async def test_damage_that_nobody_has_come_across_is_found_after_the_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    await store.create(kept("old"), entries_of(500))
    await store.close()
    data = path.read_bytes()
    middle = len(data) // 4096 // 2 * 4096
    path.write_bytes(data[:middle] + b"\xa5" * 4096 + data[middle + 4096 :])
    assert await found_damage(path) == f"Page {middle // 4096 + 1}: btreeInitPage() returns error code 11"
    assert "the database is damaged: " in caplog.text
    path.write_bytes(data)
    whole = SqliteStore(path)
    whole._check._thread.join()
    assert whole.damage is None
    await whole.close()


@in_a_loop
async def test_a_damaged_page_keeps_no_other_table_from_being_resumed(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    async with serving(store) as server:
        tables = [(await Evening.open(server, "dollars-1e", 4)).table.id for _ in range(5)]
        for table in tables:
            await store.append(table, 1, [b'{"entry":"Woke","at":%d}' % place + b" " * 400 for place in range(50)])
    data = path.read_bytes()
    place = next(at for at in range(4096, len(data), 4096) if data[at : at + 4096].count(tables[2].encode()) > 4)
    path.write_bytes(data[:place] + b"\xa5" * 4096 + data[place + 4096 :])
    manager = TableManager(SqliteStore(path), HandClock(1_000_000))
    left = await manager.resume()
    assert 0 < len(left) < 5
    assert len(manager) == 5 - len(left)
    assert manager.store.damage is not None
    await manager.close()


@in_a_loop
async def test_entries_that_somebody_has_deleted_are_found_after_the_start(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    for table in "abc":
        await store.create(kept(table), entries_of(3))
    await store.close()
    with sqlite3.connect(path) as other:
        other.execute("DELETE FROM entries WHERE table_id = 'a' AND number = 2")
        other.execute("DELETE FROM entries WHERE table_id = 'b' AND number = 3")
    assert await found_damage(path) == "2 tables have lost entries"


@in_a_loop
async def test_closing_does_not_wait_for_the_check_of_a_large_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    store._check._thread.join()
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
    store._check._thread = threading.Thread(target=lambda: suppressed(store, endless), daemon=True)
    store._check._thread.start()
    async with asyncio.timeout(10):
        await store.close()


def suppressed(store: SqliteStore, question: str) -> None:
    with suppress(sqlite3.OperationalError):  # interrupted
        store._check._connection.execute(question).fetchone()


@in_a_loop
async def test_why_nothing_can_be_written_is_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    async with serving(store) as server:
        evening = await Evening.open(server, "dollars-1e", 4)
        store._out.execute("PRAGMA query_only = ON")
        for _ in range(3):
            assert (await evening.sit(0)).status_code == 503
        assert caplog.text.count("the store cannot be written to: attempt to write a readonly database") == 1
        store._out.execute("PRAGMA query_only = OFF")
        assert (await evening.sit(0)).status_code == 201
        assert caplog.text.count("the store can be written to again") == 1
