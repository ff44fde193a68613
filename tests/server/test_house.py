"""The rules of the house: a password, no list, limits, what players are to read, how long matches are kept."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from millions.server.config import HouseRules
from millions.server.house import DAY_MS
from millions.tables.store import Filing, MemoryStore
from tests.loops import in_a_loop
from tests.server.parties import serving
from tests.store.writing import kept

PERSON, BOT = {"kind": "person"}, {"kind": "random"}
PUBLIC = {"game": "dollars-1e", "chairs": [PERSON] * 3, "public": True}
OPENING: list[tuple[str, str, dict[str, Any] | None]] = [
    ("POST", "/api/tables", PUBLIC),
    ("GET", "/api/tables", None),
    ("POST", "/api/anyone", {"game": "dollars-1e", "language": "en"}),
    ("POST", "/api/tables/nowhere/branch", {"at": 1, "seat": 0}),
]


def code(answer: httpx.Response) -> str:
    return str(answer.json()["code"])


@pytest.mark.parametrize(("method", "path", "body"), OPENING)
@in_a_loop
async def test_with_a_password_only_those_who_know_it_open_tables_and_see_the_list(
    method: str, path: str, body: dict[str, Any] | None
) -> None:
    async with serving(house=HouseRules(password="pass:wörd")) as server:
        for wrong in (None, ("", ""), ("me", "pass"), ("pass:wörd", "")):
            answer = await server.http.request(method, path, json=body, auth=wrong)
            assert (answer.status_code, code(answer)) == (401, "password-needed")
            assert answer.headers["www-authenticate"].startswith("Basic ")  # a browser asks for it
        for nonsense in ("Basic", "Basic %%%", "Basic /w==", "Bearer x"):
            assert (
                await server.http.request(method, path, json=body, headers={"Authorization": nonsense})
            ).status_code == 401
        assert (await server.http.request(method, path, json=body, auth=("me", "pass:wörd"))).status_code in (
            200,
            201,
            404,
        )
        assert (await server.http.get("/api/house")).json() == {"notice": None, "password": True, "listed": True}


@in_a_loop
async def test_with_a_password_a_link_is_enough_to_join() -> None:
    async with serving(house=HouseRules(password="x")) as server:
        table = (await server.http.post("/api/tables", json=PUBLIC, auth=("", "x"))).json()["table"]
        assert (await server.http.post(f"/api/tables/{table}/seats", json={"name": "Ann"})).status_code == 201
        assert (await server.http.get(f"/t/{table}")).status_code == 200


@in_a_loop
async def test_a_server_without_a_list_shows_no_table_and_brings_nobody_together() -> None:
    async with serving(house=HouseRules(listed=False)) as server:
        assert (await server.http.post("/api/tables", json=PUBLIC)).status_code == 201
        assert (await server.http.get("/api/tables")).json() == []
        answer = await server.http.post("/api/anyone", json={"game": "dollars-1e", "language": "en"})
        assert (answer.status_code, code(answer)) == (409, "house-unlisted")


@in_a_loop
async def test_tables_and_bots_are_limited() -> None:
    async with serving(house=HouseRules(most_tables=1, most_bots=1)) as server:
        answer = await server.http.post("/api/tables", json={**PUBLIC, "chairs": [PERSON, BOT, BOT]})
        assert (answer.status_code, code(answer)) == (422, "too-many-bots")
        opened = (await server.http.post("/api/tables", json={**PUBLIC, "chairs": [PERSON, PERSON, BOT]})).json()
        answer = await server.http.post("/api/tables", json=PUBLIC)
        assert (answer.status_code, code(answer)) == (503, "house-full")
        assert answer.headers["retry-after"] == "60"
        host = {"Authorization": f"Bearer {opened['host']}"}
        assert (await server.http.delete(f"/api/tables/{opened['table']}", headers=host)).status_code == 204
        assert (await server.http.post("/api/tables", json=PUBLIC)).status_code == 201


@in_a_loop
async def test_what_the_host_announces_is_read_also_by_another_process_on_the_store() -> None:
    store = MemoryStore()
    async with serving(store) as one, serving(store) as other:
        await one.application.house.announce("Back at noon.")
        await other.application.house.refresh()
        for server in (one, other):
            assert (await server.http.get("/api/house")).json()["notice"] == "Back at noon."
        await other.application.house.announce(None)
        assert (await other.http.get("/api/house")).json()["notice"] is None


@in_a_loop
async def test_finished_tables_are_deleted_after_a_while_and_no_others() -> None:
    store = MemoryStore()
    async with serving(store, house=HouseRules(keep_days=2)) as server:
        today = server.manager.clock.date()
        for table, days, status in (("old", 3, "over"), ("new", 1, "over"), ("live", 3, "playing")):
            await store.create(kept(table, opened=today - days * DAY_MS), [b"{}"])
            await store.append(table, 1, [b"{}"], Filing(status))  # type: ignore[arg-type]
        await server.application.house.tidy()
        assert [one.table for one in await store.find()] == ["new", "live"]
