"""A player's public profile: only if they want one, nothing but name, portrait and record, and gone when withdrawn."""

from __future__ import annotations

from typing import Any

from millions.tables import MemoryStore
from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.parties import Server, serving
from tests.server.test_heads import Head
from tests.server.test_history import leaves, opened, sat


@in_a_loop
async def test_a_player_publishes_a_profile_with_their_record_and_withdraws_it() -> None:
    async with serving() as server:
        ann = Key.new()
        assert (await own(server, ann)) == {"profile": None}
        await play_to_the_end(server, ann)
        shown = await publish(server, ann, " Ann ")
        address = f"/api/profiles/{shown['profile']}"
        public = (await server.http.get(address)).json()
        assert public == shown == (await own(server, ann))["profile"]
        assert (public["name"], public["face"]) == ("Ann", "bun")
        ((game, played),) = [(one["game"], one["played"]) for one in public["record"]]
        assert (game, played) == ("dollars-1e", 1)
        assert ann.fingerprint not in str(public)
        assert (await publish(server, ann, "Anne"))["profile"] == shown["profile"]
        assert (await server.http.get(address)).json()["name"] == "Anne"
        assert (await server.http.delete("/api/profile", headers=bearer(ann))).status_code == 204
        gone = await server.http.get(address)
        assert (gone.status_code, gone.json()["code"]) == (404, "no-such-profile")
        assert (await publish(server, ann, "Ann"))["profile"] != shown["profile"]


@in_a_loop
async def test_a_profile_needs_its_owners_key_and_a_name_that_can_be_seen() -> None:
    async with serving() as server:
        for method in ("GET", "POST", "DELETE"):
            body: dict[str, Any] = {"json": {"name": "Ann"}} if method == "POST" else {}
            assert (await server.http.request(method, "/api/profile", **body)).status_code == 401
        unseen = await server.http.post("/api/profile", json={"name": " "}, headers=bearer(Key.new()))
        assert (unseen.status_code, unseen.json()["code"]) == (422, "seat-name")
        for nowhere in ("nowhere", "%00", "a" * 65):
            assert (await server.http.get(f"/api/profiles/{nowhere}")).status_code == 404


@in_a_loop
async def test_the_link_to_a_profile_has_a_preview_and_one_that_leads_nowhere_is_not_found() -> None:
    async with serving() as server:
        ann = Key.new()
        shown = await publish(server, ann, '"><script>Ann')
        head = Head(await server.http.get(f"/p/{shown['profile']}", headers={"Accept-Language": "fr"}))
        assert (head.status, head.title, head.scripts) == (200, '"><script>Ann · millions', 1)
        assert head.meta["og:description"] == "Aucune partie terminée pour l’instant."
        assert head.meta["robots"] == "noindex"
        await play_to_the_end(server, ann)
        head = Head(await server.http.get(f"/p/{shown['profile']}"))
        assert head.meta["og:description"].startswith("Millions of Dollars, first edition: one game played, ")
        assert Head(await server.http.get("/p/nowhere")).status == 404


@in_a_loop
async def test_of_an_erased_profile_nothing_is_kept() -> None:
    from millions.server.profiles import ADDRESS, withdraw

    store = MemoryStore()
    async with serving(store) as server:
        ann = Key.new()
        shown = await publish(server, ann, "Ann")
        await withdraw(store, ann.fingerprint)
        assert await store.notes(ADDRESS + shown["profile"]) == await store.notes(ann.fingerprint) == {}


def bearer(person: Key) -> dict[str, str]:
    return {"Authorization": f"Bearer {person.reveal()}"}


async def own(server: Server, person: Key) -> dict[str, Any]:
    return dict((await server.http.get("/api/profile", headers=bearer(person))).json())


async def publish(server: Server, person: Key, name: str) -> dict[str, Any]:
    answer = await server.http.post("/api/profile", json={"name": name, "face": "bun"}, headers=bearer(person))
    assert answer.status_code == 200
    return dict(answer.json())


async def play_to_the_end(server: Server, person: Key) -> None:
    """A steward plays for the person."""
    table = await opened(server, "person", "steward", "steward")
    await leaves(server, table, await sat(server, table, "Ann", person))
    while (await server.http.get(f"/api/tables/{table}")).json()["room"]["stage"] != "over":
        await server.clock.advance(60_000)
