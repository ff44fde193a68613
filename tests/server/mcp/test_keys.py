"""Keys over MCP: wrong, foreign and revoked ones; limits; notes and beliefs; what a call may bring."""

from __future__ import annotations

import asyncio
import re
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Raw, structs

from millions.core.match import Match
from millions.server.mcp import waiting
from millions.server.mcp.notebook import LONGEST_NOTES, beliefs_of
from millions.server.mcp.other_words import INVENTED, WORDS
from millions.server.mcp.telling import LONGEST_ANSWER
from millions.tables import MemoryStore
from millions.wire.commands import Play, Say
from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.mcp.models import LEGACY, bridged, model
from tests.server.parties import GENEROUS, SLOW_IMPORT_S, Evening, Server, serving
from tests.walks import offered

HEADERS = {"Accept": "application/json, text/event-stream", "MCP-Protocol-Version": "2025-06-18"}


async def raw(server: Server, key: Key | None, method: str = "tools/list", **params: object) -> tuple[int, dict]:  # type: ignore[type-arg]
    """One message as any client may send it: the status, and the body."""
    headers = HEADERS if key is None else {**HEADERS, "Authorization": f"Bearer {key.reveal()}"}
    message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    answer = await server.http.post("/mcp", json=message, headers=headers, timeout=SLOW_IMPORT_S)
    return answer.status_code, answer.json()


async def begun(server: Server, game: str = "dollars-1e", people: int = 3, **settings: Any) -> Evening:
    evening = await Evening.open(server, game, people, **settings)
    for seat in range(people):
        await evening.sit(seat)
    return evening


async def act(evening: Evening) -> None:
    """Somebody does something."""
    seat, form = next((seat, form) for seat, form in offered(evening.match_table()) if seat >= 0)
    command = {"do": "Play", "id": f"{evening.table.number()}", "action": form.sample(Random(7))}
    headers = {"Authorization": f"Bearer {evening.keys[seat].reveal()}"}
    address = f"/api/tables/{evening.table.id}/commands"
    answer = await evening.server.http.post(address, content=msgspec.json.encode(command), headers=headers)
    assert answer.status_code == 200, answer.text


async def play_out(evening: Evening) -> None:
    """Everybody plays at random, to the end."""
    rng, played = Random(7), 0
    while not evening.table.state.over:
        seat, form = rng.choice([pair for pair in offered(evening.match_table()) if pair[0] >= 0])
        played += 1
        await evening.table.do(seat, Play(f"{played}", Raw(msgspec.json.encode(form.sample(rng)))))


@in_a_loop
async def test_a_key_opens_its_own_seat_and_no_other() -> None:
    async with serving() as server:
        evening, other = await begun(server), await begun(server, "dollars-2e")
        status, body = await raw(server, None)
        assert (status, body["code"]) == (401, "no-key")
        status, body = await raw(server, Key.new())
        assert (status, body["code"]) == (401, "wrong-key")
        for one in (evening, other):
            for seat in range(3):
                status, body = await raw(server, one.keys[seat], "tools/call", name="look", arguments={})
                assert body["result"]["structuredContent"]["you"] == seat
                title = "first" if one is evening else "second"
                assert f"{title} edition. You are seat {seat}" in body["result"]["content"][0]["text"]


@in_a_loop
async def test_a_wrong_key_is_a_sentence_over_the_bridge() -> None:
    async with serving() as server, bridged(server.url, Key.new(), LEGACY) as nobody:
        with pytest.raises(Exception, match="this key does not open that"):
            await nobody.call("look")


@in_a_loop
async def test_a_program_with_a_person_s_key_is_seen_to_be_one_and_is_in_the_record() -> None:
    async with serving() as server:
        evening = await begun(server)
        ann = await evening.client(0).connect()
        assert (await raw(server, evening.keys[1]))[0] == 200  # over MCP, in the middle of the match
        stream = f"/api/tables/{evening.table.id}/stream"
        headers = {"Authorization": f"Bearer {evening.keys[2].reveal()}"}
        async with server.http.stream("GET", stream, headers=headers):
            await ann.until(lambda: [one.get("program", False) for one in ann.room["sitters"]] == [False, True, True])
        assert (await raw(server, evening.keys[1]))[0] == 200  # once is enough
        await play_out(evening)
        assert Match.read(await evening.table.record()).header.programs == (1, 2)
        await ann.close()


@in_a_loop
async def test_a_revoked_key_opens_nothing_any_more() -> None:
    async with serving() as server:
        evening = await begun(server)
        assert (await raw(server, evening.keys[1]))[0] == 200
        await evening.table.remove(1, "bot")
        status, body = await raw(server, evening.keys[1])
        assert (status, body["code"]) == (409, "removed")


@in_a_loop
async def test_the_rules_only_track_shows_no_legal_action_anywhere() -> None:
    async with serving() as server:
        evening = await begun(server, track="rules")
        async with model(server.url, evening.keys[0]) as ann:
            answers = [await ann.call("look"), await ann.call("act", verb="Nonsense"), await ann.call("rules")]
            assert all("among" not in answer for answer in ann.answers)
            assert "forms" not in (answers[0].structured_content or {})
            assert answers[1].is_error


def test_no_two_words_become_the_same_one() -> None:
    assert len({*WORDS.values()}) == len(WORDS)
    assert not {*WORDS.values()} & {*WORDS, *INVENTED}


@in_a_loop
async def test_renamed_roles_are_the_model_s_own_and_the_others_see_the_usual_ones() -> None:
    async with serving() as server:
        evening = await begun(server, renamed=True)
        bob = await evening.client(1).connect()
        async with model(server.url, evening.keys[0]) as ann:
            seen = await ann.data("look")
            (form,) = [form for form in seen["forms"] if form["verb"] == "Choose"]
            roles = form["blanks"]["roles"]["among"][0]
            assert not {*roles} & {"brute", "driver", "crook"}
            assert not (await ann.call("act", verb="Choose", fields={"roles": roles})).is_error
            await ann.call("say", text=f"I am the {roles[0].capitalize()}")
            for chapter in (await ann.text("rules")).split("\n- ")[1:]:
                assert not (await ann.call("rules", chapter=chapter)).is_error
            assert (await ann.text("rules", chapter="v1-n6")).startswith("V1-N6: ")
            assert not re.search("brute|driver|crook|heist|M1-", "".join(ann.answers), re.IGNORECASE)
        await bob.until(lambda: any(b"I am the " in message for message in bob.stream))
        assert not any(b"I am the " + role.capitalize().encode() in b"".join(bob.stream) for role in roles)
        await bob.close()


@in_a_loop
async def test_a_refusal_quotes_the_rule_and_the_nearest_legal_form() -> None:
    async with serving() as server:
        evening = await begun(server)
        async with model(server.url, evening.keys[0]) as ann:
            answer = await ann.text("act", verb="Choose", fields={"roles": ["emperor"]})
            assert answer.startswith("Refused")
            assert "Nearest legal:\n- " in answer
            assert "act verb=Choose" in answer
            answer = await ann.text("act", verb="Withdraw", fields={"character": 0})
            assert "[M1-" in answer
            assert "Rule M1-" in answer


@in_a_loop
async def test_notes_and_beliefs_outlive_the_conversation_and_the_server() -> None:
    store = MemoryStore()
    async with serving(store) as server:
        evening = await begun(server)
        key = evening.keys[0]
        while "Negotiate" not in str(evening.match_table().agenda[0]):
            await act(evening)
        async with model(server.url, key) as ann:
            assert await ann.text("note") == "You have no notes."
            await ann.call("note", text="Bob lies.")
            assert (await ann.call("note", text="x" * (LONGEST_NOTES + 1))).is_error
            assert await ann.text("believe", beliefs={"2": {"brute": 3, "driver": 1}}) == "Kept."
            for wrong in ({}, {"0": {"brute": 1}}, {"9": {"brute": 1}}, {"2": {"king": 1}}, {"2": {"brute": 0}}):
                assert (await ann.call("believe", beliefs=wrong)).is_error
        table = evening.table.id
    async with serving(store) as server:
        async with model(server.url, key) as again:
            assert "Your notes: Bob lies." in await again.text("look")
            assert await again.text("note") == "Bob lies."
        (belief,) = await beliefs_of(store, key.fingerprint)
        assert belief.roles == {2: {"brute": 0.75, "driver": 0.25}}
        assert len(await store.read(table)) < 20


@in_a_loop
async def test_notes_and_beliefs_change_nothing_that_others_receive() -> None:
    async with serving() as server:
        evening = await begun(server)
        await raw(server, evening.keys[0])  # from now on everybody knows that this seat is a program's
        await evening.connect_all()
        await evening.all_told()
        before = {viewer: list(client.received) for viewer, client in evening.clients.items()}
        entries = len(await server.manager.store.read(evening.table.id))
        async with model(server.url, evening.keys[0]) as ann:
            await ann.call("note", text="secret")
            await ann.call("believe", beliefs={"2": {"brute": 1}})
            await ann.call("look")
        assert len(await server.manager.store.read(evening.table.id)) == entries
        assert {viewer: client.received for viewer, client in evening.clients.items()} == before
        await evening.close()


@in_a_loop
async def test_a_wait_returns_early_once_at_a_time_and_when_the_server_stops() -> None:
    async with serving() as server:
        evening = await begun(server)
        async with model(server.url, evening.keys[0]) as ann:
            n = (await ann.data("look"))["n"]
            assert "Nothing yet" in await ann.text("wait", after=n, seconds=0)
            waits = server.application.mcp.waits
            first = asyncio.create_task(ann.text("wait", after=n))
            while not len(waits):
                await asyncio.sleep(0.01)
            assert 0 in evening.table.audience.connected
            second = asyncio.create_task(ann.text("wait", after=n))
            assert "Nothing yet" in await asyncio.wait_for(first, 10)
            await evening.table.do(1, Say("s", "hi"))
            assert '"hi"' in await asyncio.wait_for(second, 10)
            third = asyncio.create_task(ann.text("wait", after=n + 10))
            while not len(waits):
                await asyncio.sleep(0.01)
            await server.application.farewell()
            assert "Nothing yet" in await asyncio.wait_for(third, 10)
            assert not evening.table.audience.listens


@in_a_loop
async def test_a_model_that_is_gone_is_away_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "AWAY_AFTER_S", 0.05)
    async with serving() as server:
        evening = await begun(server)
        bob = await evening.client(1).connect()
        async with model(server.url, evening.keys[0]) as ann:
            waits = asyncio.create_task(ann.call("wait", after=evening.table.number(0)))
            await bob.until(lambda: 0 in bob.here)
            await evening.table.do(1, Say("s", "hi"))
            await waits
            await bob.until(lambda: 0 not in bob.here)
        await bob.close()


@pytest.mark.slow
@in_a_loop
async def test_a_seat_is_slowed_down_and_never_refused_while_its_address_is() -> None:
    limits = structs.replace(GENEROUS, requests_per_second=0.01, requests_at_once=60, messages_per_second=1000)
    async with serving(limits=structs.replace(limits, messages_at_once=5)) as server:
        evening = await begun(server)
        statuses = [(await raw(server, evening.keys[0]))[0] for _ in range(30)]
        for _ in range(40):
            await act(evening)
        assert statuses == [200] * 30
        while (answer := await server.http.get("/api/games")).status_code == 200:
            pass
        assert answer.json()["facts"]["limit"] == "requests_per_second"
        for _ in range(10):
            await act(evening)
            assert (await raw(server, evening.keys[0]))[0] == 200
        strangers = [await raw(server, Key.new()) for _ in range(20)]
        assert [strangers[place][1]["code"] for place in (0, -1)] == ["wrong-key", "too-many-requests"]


@in_a_loop
async def test_answers_keep_to_their_budget() -> None:
    async with serving() as server:
        evening = await begun(server)
        async with model(server.url, evening.keys[0]) as ann:
            for chapter in (await ann.text("rules")).split("\n- ")[1:]:
                assert len(await ann.text("rules", chapter=chapter)) <= LONGEST_ANSWER
            assert "M1-N6" in await ann.text("rules", chapter="m1-n6")
            for uri in [str(one.uri) for one in (await ann.client.list_resources()).resources]:
                assert (await ann.client.read_resource(uri)).contents
