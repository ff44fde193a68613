"""People who are away are called when it is their turn: by Web Push, against a real endpoint, and by webhook."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import http_ece
import pytest
import uvicorn
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from millions.server.calling import outgoing
from millions.server.calling.push import Push
from millions.server.calling.turns import GRACE_MS
from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.parties import Server, serving

TABLE = {"game": "dollars-1e", "chairs": [{}, {"kind": "sensible"}, {"kind": "sensible"}], "pace": 0}


class Endpoint:
    """A push service and a webhook: keeps what is posted to it, and answers as it is told to."""

    def __init__(self) -> None:
        self.origin = ""
        self.posted: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.headers: dict[str, str] = {}

    async def take(self, request: Request) -> Response:
        self.posted.append((request.url.path, dict(request.headers), await request.body()))
        return Response(status_code=self.status, headers=self.headers)


@asynccontextmanager
async def endpoint() -> AsyncIterator[Endpoint]:
    here = Endpoint()
    app = Starlette(routes=[Route("/{path:path}", here.take, methods=["POST"])])
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, lifespan="off"))
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    here.origin = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    yield here
    server.should_exit = True
    await running


class Browser:
    """The part of a browser that subscribes: it alone can read what is pushed to it."""

    def __init__(self, origin: str) -> None:
        self._private, self._secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.contact = {
            "kind": "push",
            "endpoint": f"{origin}/push/abc",
            "p256dh": base64.urlsafe_b64encode(point).decode().rstrip("="),
            "auth": base64.urlsafe_b64encode(self._secret).decode().rstrip("="),
        }

    def read(self, body: bytes) -> dict[str, str]:
        text = http_ece.decrypt(body, private_key=self._private, auth_secret=self._secret, version="aes128gcm")
        found: dict[str, str] = json.loads(text)
        return found


async def asked(server: Server, person: Key, **calling: Any) -> Any:
    headers = {"Authorization": f"Bearer {person.reveal()}"}
    return await server.http.post("/api/calls", json=calling, headers=headers)


async def ways(server: Server, person: Key) -> list[str]:
    answer = await server.http.get("/api/calls", headers={"Authorization": f"Bearer {person.reveal()}"})
    found: list[str] = answer.json()["addresses"]
    return found


async def play(server: Server, person: Key) -> tuple[str, str]:
    """A match in which it is this person's turn: the table, and the key of the seat."""
    table = (await server.http.post("/api/tables", json=TABLE)).json()["table"]
    body = {"name": "Ann", "person": person.reveal()}
    sat = (await server.http.post(f"/api/tables/{table}/seats", json=body)).json()
    return table, sat["key"]


async def play_with_bob(server: Server, person: Key) -> tuple[str, str]:
    """A match of this person, who sits first, with Bob and two bots: the table, and the key of Bob's seat."""
    chairs = [{}, {}, {"kind": "sensible"}, {"kind": "sensible"}]
    table = (await server.http.post("/api/tables", json={**TABLE, "chairs": chairs})).json()["table"]
    sitting = f"/api/tables/{table}/seats"
    await server.http.post(sitting, json={"name": "Ann", "person": person.reveal()})
    return table, (await server.http.post(sitting, json={"name": "Bob"})).json()["key"]


async def wait_out(server: Server) -> None:
    """The time after which somebody who is away is called."""
    await server.application.turns.look()
    await server.clock.advance(GRACE_MS)
    await server.application.turns.look()


@pytest.mark.slow
@in_a_loop
async def test_your_turn_is_pushed_once_encrypted_signed_and_without_a_secret(tmp_path: Path) -> None:
    async with endpoint() as there, serving(push_key=str(tmp_path / "key"), call_origins=(there.origin,)) as server:
        ann, browser = Key.new(), Browser(there.origin)
        added = await asked(server, ann, add=browser.contact, language="fr")
        assert added.status_code == 204, added.text
        _, headers, body = there.posted.pop()
        assert Vapid02.verify(headers["authorization"])
        assert headers["content-encoding"] == "aes128gcm"
        assert "appelé" in browser.read(body)["body"]
        table, key = await play(server, ann)
        for _ in range(3):
            await wait_out(server)
        assert len(there.posted) == 1
        message = browser.read(there.posted[0][2])
        assert message == {
            "title": "Millions of Dollars, première édition",
            "body": "C’est à vous de jouer.",
            "url": f"{server.url}/t/{table}",
            "tag": table,
        }
        for secret in (key, ann.reveal(), ann.fingerprint, "Ann", "Millions", table):
            assert secret.encode() not in there.posted[0][2]  # nor can the push service read any of it


@in_a_loop
async def test_a_webhook_gets_the_same_as_a_sentence() -> None:
    async with endpoint() as there, serving(call_origins=(there.origin,)) as server:
        ann = Key.new()
        hook = f"{there.origin}/hook?a=1"
        assert (await asked(server, ann, add={"kind": "webhook", "url": hook}, language="en")).status_code == 204
        assert await ways(server, ann) == [hook]
        table, key = await play(server, ann)
        await wait_out(server)
        said = json.loads(there.posted[-1][2])
        sentence = f"Millions of Dollars, first edition: It is your turn. {server.url}/t/{table}"
        assert (said["text"], said["content"]) == (sentence, sentence)
        assert key not in there.posted[-1][2].decode()
        assert (await asked(server, ann, drop=hook)).status_code == 204
        assert await ways(server, ann) == []


@in_a_loop
async def test_nobody_is_called_who_is_connected_or_has_just_left() -> None:
    async with endpoint() as there, serving(call_origins=(there.origin,)) as server:
        ann = Key.new()
        await asked(server, ann, add={"kind": "webhook", "url": f"{there.origin}/hook"})
        table, _ = await play(server, ann)
        there.posted.clear()
        listener = (await server.manager.table(table)).listen(0)
        await wait_out(server)
        assert there.posted == []
        listener.close()
        await server.application.turns.look()  # away since now
        await server.clock.advance(GRACE_MS - 1)
        await server.application.turns.look()
        assert there.posted == []
        await server.clock.advance(1)
        await server.application.turns.look()
        assert len(there.posted) == 1


@in_a_loop
async def test_a_player_whom_the_others_nudge_is_called_again() -> None:
    async with endpoint() as there, serving(call_origins=(there.origin,)) as server:
        ann = Key.new()
        await asked(server, ann, add={"kind": "webhook", "url": f"{there.origin}/hook"})
        table, bob = await play_with_bob(server, ann)
        await wait_out(server)
        there.posted.clear()
        await server.clock.advance(60_000)
        nudge = {"do": "Nudge", "id": "n", "seat": 0}
        headers = {"Authorization": f"Bearer {bob}"}
        nudged = await server.http.post(f"/api/tables/{table}/commands", json=nudge, headers=headers)
        assert nudged.status_code == 200, nudged.text
        for _ in range(2):
            await server.application.turns.look()
        assert [json.loads(body)["body"] for _, _, body in there.posted] == ["Bob is waiting for you."]


@in_a_loop
async def test_who_is_gone_for_good_is_not_called_again() -> None:
    async with endpoint() as there, serving(call_origins=(there.origin,)) as server:
        ann = Key.new()
        await asked(server, ann, add={"kind": "webhook", "url": f"{there.origin}/hook"})
        await play(server, ann)
        there.status = 410
        await wait_out(server)
        assert await ways(server, ann) == []


@in_a_loop
async def test_a_call_that_is_not_accepted_or_leads_elsewhere_is_refused_and_not_kept() -> None:
    async with endpoint() as there, serving(call_origins=(there.origin,)) as server:
        ann = Key.new()
        for status in (302, 403, 500):
            there.status, there.headers = status, {"Location": f"{there.origin}/elsewhere"}
            refused = await asked(server, ann, add={"kind": "webhook", "url": f"{there.origin}/hook"})
            assert (refused.status_code, refused.json()["code"]) == (422, "call-failed")
        assert {path for path, _, _ in there.posted} == {"/hook"}
        assert await ways(server, ann) == []


FORBIDDEN = [
    "http://example.org/hook",
    "https://example.org:8443/hook",
    "https://me:secret@example.org/hook",
    "https://127.0.0.1/hook",
    "https://localhost/hook",
    "https://10.0.0.1/hook",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/hook",
    "https://[::ffff:127.0.0.1]/hook",
    "https://[64:ff9b::7f00:1]/hook",
    "https://0/hook",
    "https://2130706433/hook",
    "file:///etc/passwd",
    "https://example.org/ho\u00f6k",
]


@pytest.mark.parametrize("url", FORBIDDEN)
@in_a_loop
async def test_nothing_but_public_https_addresses_is_called(url: str) -> None:
    async with serving() as server:
        ann = Key.new()
        refused = await asked(server, ann, add={"kind": "webhook", "url": url})
        assert refused.status_code == 422, refused.text
        assert await ways(server, ann) == []


@in_a_loop
async def test_a_subscription_names_a_push_service_and_has_keys(tmp_path: Path) -> None:
    async with serving(push_key=str(tmp_path / "key")) as server:
        good = Browser("https://fcm.googleapis.com").contact
        for wrong in (
            {"endpoint": "https://example.org/push"},
            {"endpoint": "https://fcm.googleapis.com.example.org/push"},
            {"endpoint": "http://fcm.googleapis.com/push"},
        ):
            assert (await asked(server, Key.new(), add={**good, **wrong})).json()["code"] == "call-address"
        for wrong in ({"auth": "short"}, {"p256dh": "???"}, {"p256dh": "B" + "A" * 86}):
            assert (await asked(server, Key.new(), add={**good, **wrong})).json()["code"] == "bad-subscription"


@in_a_loop
async def test_calls_are_limited_in_number() -> None:
    async with endpoint() as there, serving(call_origins=(there.origin,)) as server:
        ann = Key.new()
        added = [await asked(server, ann, add={"kind": "webhook", "url": f"{there.origin}/{n}"}) for n in range(7)]
        assert [one.status_code for one in added] == [204] * 6 + [429]
        await play(server, ann)
        await wait_out(server)
        assert len(there.posted) == 6


@in_a_loop
async def test_a_person_has_few_ways_to_be_called() -> None:
    async with endpoint() as there, serving(call_origins=(there.origin,)) as server:
        ann = Key.new()
        await asked(server, ann, add={"kind": "webhook", "url": f"{there.origin}/0"})
        (body,) = (await server.manager.store.notes(ann.fingerprint)).values()
        for place in range(1, 10):
            await server.manager.store.note(ann.fingerprint, f"call {place}", body)
        refused = await asked(server, ann, add={"kind": "webhook", "url": f"{there.origin}/11"})
        assert refused.json()["code"] == "call-limit"


@in_a_loop
async def test_an_endpoint_that_does_not_answer_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "TIMEOUT_S", 0.2)
    silent = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
    origin = f"http://127.0.0.1:{silent.sockets[0].getsockname()[1]}"
    assert await outgoing.Outgoing((origin,)).post(f"{origin}/hook", {}, b"{}") == 0
    silent.close()


def test_the_key_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    file = str(tmp_path / "key")
    first, second = Push.with_key(file), Push.with_key(file)
    assert first is not None
    assert second is not None
    assert first.public_key == second.public_key
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
