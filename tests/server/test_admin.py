"""What the host of a server may do at any table, and that nobody else may."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from millions.server.house import REPORTS
from millions.server.reviews import NOTE
from millions.tables.store import MemoryStore
from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.parties import Server, serving
from tests.serving import Served
from tests.terminal.driving import millions

HOST = Key.new()
SETTINGS: dict[str, Any] = {"game": "dollars-1e", "chairs": [{}] * 3}


async def admin(server: Server, do: str, key: Key = HOST, **facts: Any) -> Any:
    headers = {"Authorization": f"Bearer {key.reveal()}"}
    return await server.http.post("/api/admin", json={"do": do, **facts}, headers=headers)


async def party(server: Server, names: str = "Ann Bob Cid") -> tuple[str, list[Key], list[Key]]:
    """A table, the keys of its seats, and the persons' keys."""
    table = (await server.http.post("/api/tables", json=SETTINGS)).json()["table"]
    keys, people = [], []
    for name in names.split():
        person = Key.new()
        body = {"name": name, "person": person.reveal()}
        seated = (await server.http.post(f"/api/tables/{table}/seats", json=body)).json()
        keys.append(Key.read(seated["key"]))
        people.append(person)
    return table, keys, people


async def say(server: Server, table: str, key: Key, id: str) -> Any:
    headers = {"Authorization": f"Bearer {key.reveal()}"}
    body = {"do": "Say", "id": id, "text": "hello"}
    return await server.http.post(f"/api/tables/{table}/commands", json=body, headers=headers)


@in_a_loop
async def test_only_the_hosts_key_opens_it_and_a_server_without_one_has_nothing_there() -> None:
    async with serving(admin=HOST.fingerprint) as server:
        assert (await admin(server, "ListTables", Key.new())).status_code == 401
        assert (await server.http.post("/api/admin", json={"do": "ListTables"})).status_code == 401
        assert (await admin(server, "Nonsense")).status_code == 400
        assert (await server.http.get("/api/admin")).status_code == 404
    async with serving() as server:
        assert (await admin(server, "ListTables")).status_code == 404


@in_a_loop
async def test_the_host_lists_and_closes_tables_also_where_somebody_plays() -> None:
    async with serving(admin=HOST.fingerprint) as server:
        table, _, _ = await party(server)
        (listed,) = (await admin(server, "ListTables")).json()
        assert (listed["table"], listed["names"], listed["status"]) == (table, ["Ann", "Bob", "Cid"], "playing")
        assert (await admin(server, "CloseTable", table=table)).status_code == 200
        assert (await admin(server, "ListTables")).json() == []
        assert (await admin(server, "CloseTable", table=table)).json()["code"] == "table-over"
        assert (await admin(server, "CloseTable", table="nowhere")).status_code == 404


@in_a_loop
async def test_the_host_removes_any_player() -> None:
    async with serving(admin=HOST.fingerprint) as server:
        table, keys, _ = await party(server)
        for seat in range(3):
            assert (await admin(server, "RemovePlayer", table=table, seat=seat)).status_code == 200
            assert (await say(server, table, keys[seat], "s")).status_code == 409
        assert (await admin(server, "RemovePlayer", table=table, seat=0)).json()["code"] == "nobody-there"


@in_a_loop
async def test_a_silenced_player_is_silent_in_every_process_until_the_host_says_otherwise() -> None:
    store = MemoryStore()
    async with serving(store, admin=HOST.fingerprint) as one:
        table, keys, people = await party(one)
        assert (await admin(one, "Silence", table=table, seat=1)).status_code == 200
        assert (await say(one, table, keys[1], "a")).json()["code"] == "talk-muted"
        assert (await say(one, table, keys[0], "a")).status_code == 200
        async with serving(store) as other:
            await other.application.house.refresh()
            again = (await other.http.post("/api/tables", json=SETTINGS)).json()["table"]
            body = {"name": "Bob", "person": people[1].reveal()}
            seated = (await other.http.post(f"/api/tables/{again}/seats", json=body)).json()
            assert (await say(other, again, Key.read(seated["key"]), "b")).json()["code"] == "talk-muted"
        assert (await admin(one, "Silence", table=table, seat=1, silent=False)).status_code == 200
        assert (await say(one, table, keys[1], "c")).status_code == 200


@in_a_loop
async def test_reports_of_players_reach_the_host() -> None:
    store = MemoryStore()
    async with serving(store, admin=HOST.fingerprint) as server:
        table, keys, _ = await party(server)
        headers = {"Authorization": f"Bearer {keys[0].reveal()}"}
        path, body = f"/api/tables/{table}/report", {"text": "rude", "seat": 1}
        assert (await server.http.post(path, json=body)).status_code == 401
        assert (await server.http.post(path, json={**body, "seat": 7}, headers=headers)).status_code == 409
        assert (await server.http.post(path, json=body, headers=headers)).status_code == 204
        ((name, report),) = (await admin(server, "ListReports")).json().items()
        wanted = {"table": table, "by": 0, "about": 1, "name": "Bob", "text": "rude"}
        assert {key: report[key] for key in wanted} == wanted
        assert (await admin(server, "Dismiss", report=name)).status_code == 200
        assert (await admin(server, "ListReports")).json() == {}


@in_a_loop
async def test_a_person_is_erased_from_everything_but_the_game() -> None:
    store = MemoryStore()
    async with serving(store, admin=HOST.fingerprint) as server:
        table, keys, people = await party(server)
        headers = {"Authorization": f"Bearer {keys[0].reveal()}"}
        await server.http.post(f"/api/tables/{table}/report", json={"text": "rude", "seat": 1}, headers=headers)
        await store.note(people[1].fingerprint, "calls", b"{}")
        await store.note(table, NOTE, b"{}")
        log = await store.read(table)
        assert (await admin(server, "ErasePerson", table=table, seat=1)).json() == 1
        assert await store.notes(people[1].fingerprint) == await store.notes(table) == await store.notes(REPORTS) == {}
        assert await store.find(person=people[1].fingerprint) == []
        assert len(await store.find(person=people[0].fingerprint)) == 1
        assert (await store.read(table))[: len(log)] == log


@pytest.mark.slow
def test_millions_admin_reaches_the_running_server_and_says_when_it_does_not(tmp_path: Path) -> None:
    def host(*words: str) -> tuple[int, str]:
        ran = millions(tmp_path, "admin", *words, "--store", str(tmp_path / "tables.db"), columns=400)
        return ran.code, ran.said

    code, said = host("tables")
    assert (code, "no server has started on this store" in said) == (1, True)
    served = Served(tmp_path)
    try:
        assert (tmp_path / "tables.db.admin").stat().st_mode & 0o077 == 0
        assert "0 tables that are not over" in host("tables")[1]
        assert host("notice", "Back at noon.")[0] == 0
        code, said = host("close", f"{served.address}/t/nowhere")
        assert (code, "there is no table" in said) == (1, True)
        key = (tmp_path / "tables.db.admin").read_text()
    finally:
        served.stop()
    code, said = host("reports")
    assert (code, "is it running?" in said) == (1, True)
    log = (tmp_path / "serve.log").read_text()
    assert "Announce" in log
    served.start()
    try:
        assert (tmp_path / "tables.db.admin").read_text() == key
        notice = httpx.get(f"{served.address}/api/house", trust_env=False).json()["notice"]
        assert notice == "Back at noon."  # it is in the store
    finally:
        served.stop()
