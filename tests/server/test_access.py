"""Who is let in, how much is enough, and what stands on every answer."""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import pytest
from msgspec import structs
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from millions.server import app
from millions.server.access import KnownHosts, Ledger, Rate, Rates, origin_allowed
from millions.server.config import Limits
from millions.server.headers import ALWAYS
from millions.tables import TableManager
from millions.tables.peers import Alone
from millions.wire.commands import StepAway
from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.parties import GENEROUS, SECRET, Client, Evening, Server, serving
from tests.walks import NAMES

FOREIGN = ("https://elsewhere.example", "null", "http://[", "http://127.0.0.1", "http://127.0.0.1:1@elsewhere.example")
NAMED = "https://tables.example.org"
TABLE = {"game": "dollars-1e", "chairs": [{}, {}, {}, {}]}


# Whose page is asking


@in_a_loop
async def test_pages_of_other_addresses_may_neither_post_nor_connect_and_ours_and_named_ones_may() -> None:
    async with serving(origins=(NAMED,)) as server:
        evening = await Evening.open(server, "dollars-1e", 4)
        own = server.url
        for origin in FOREIGN:
            assert await posted(server, origin) == 403
            with pytest.raises(InvalidStatus) as refused:
                await evening.client(-2).connect(additional_headers={"Origin": origin})
            assert refused.value.response.status_code == 403
        for welcome in (None, own, NAMED):
            headers = {} if welcome is None else {"Origin": welcome}
            assert await posted(server, welcome) == 201
            client = await evening.client(-2).connect(additional_headers=headers)
            await client.until(lambda client=client: client.n > 0)  # type: ignore[misc]
            await client.close()
        looked = await server.http.get("/api/tables", headers={"Origin": FOREIGN[0]})
        assert looked.status_code == 200  # a browser does not show it to that page:
        assert "access-control-allow-origin" not in looked.headers


async def posted(server: Server, origin: str | None) -> int:
    headers = {} if origin is None else {"Origin": origin}
    return (await server.http.post("/api/tables", json=TABLE, headers=headers)).status_code


def test_who_sends_no_host_is_not_our_own_page() -> None:
    from starlette.datastructures import Headers

    for origin in ("", "null", "http://"):
        assert not origin_allowed(Headers({"origin": origin}), ())


# How much is enough


@in_a_loop
async def test_what_is_too_large_is_refused_and_nothing_else_suffers() -> None:
    async with serving() as server:
        evening = await Evening.begin(server, "dollars-1e", 4)
        loud, quiet = evening.clients[0], evening.clients[1]
        just_fits = {"do": "Say", "id": "x", "text": "é" * 500}
        assert (await quiet.do("Say", "x", text=just_fits["text"]))["is"] == "Done"
        await loud.say('{"do":"Say","id":"long","text":"' + "a" * 16 * 1024 + '"}')
        assert await loud.hung_up() == 1009
        body = b'{"game":"' + b"a" * 64 * 1024 + b'"}'
        answer = await server.http.post("/api/tables", content=body)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        assert (await quiet.do("Say", text="still here"))["is"] == "Done"
        await evening.close()


@pytest.mark.parametrize(
    "opening", ['{"do":"Play","id":"deep","action":', '{"id":"deep","do":', "", '{"do":"Hello","key":']
)
@in_a_loop
async def test_what_is_nested_deeply_is_nonsense_and_the_line_holds(opening: str) -> None:
    async with serving() as server:
        evening = await Evening.begin(server, "dollars-1e", 4)
        client = evening.clients[0]
        await client.say(opening + "[" * 8000)
        await client.until(lambda: bool(client.answers))
        answer = msgspec.json.decode(client.answers[0])
        assert answer["is"] == "Refusal"
        assert answer["code"] != "our-fault"
        assert (await client.do("Say", text="still here"))["is"] == "Done"
        await evening.close()


@in_a_loop
async def test_a_greeting_that_is_nested_deeply_is_nonsense() -> None:
    async with serving() as server:
        evening = await Evening.open(server, "dollars-1e", 4)
        client = await Greeting(server.url, evening.table.id).greet('{"do":"Hello","key":' + "[" * 8000)
        assert await client.hung_up() == 4003
        assert client.farewell == "bad-hello"


class Greeting(Client):
    """Says something else than hello."""

    async def greet(self, text: str) -> Greeting:
        from websockets.asyncio.client import connect

        self._socket = await connect(self.address, compression=None, proxy=None)
        await self._socket.send(text)
        self._reader = asyncio.create_task(self._read(self._socket))
        return self


@in_a_loop
async def test_too_many_requests_tables_and_sockets_of_one_address_are_refused() -> None:
    limits = Limits(requests_per_second=0.001, requests_at_once=12, tables_per_hour=2, sockets_per_address=3)
    async with serving(limits=limits) as server:
        evening = await Evening.open(server, "dollars-1e", 4)
        opened = [await server.http.post("/api/tables", json=TABLE) for _ in range(3)]
        assert [one.status_code for one in opened] == [201, 201, 429]
        assert opened[-1].json()["code"] == "too-many-tables"
        asked = [await server.http.get("/api/games") for _ in range(12)]
        assert [one.status_code for one in asked].count(200) == 9
        assert (asked[-1].status_code, asked[-1].json()["code"]) == (429, "too-many-requests")
        assert asked[-1].headers["retry-after"]
        watching = [await evening.client(-2).connect() for _ in range(4)]
        assert await watching[-1].hung_up() == 4004
        assert b"too-many-sockets" in watching[-1].answers[0]
        assert not watching[-1].stream
        await watching[0].close()
        again = await evening.client(-2).connect()
        await again.until(lambda: again.n > 0)
        for client in (*watching, again):
            await client.close()


@in_a_loop
async def test_pages_and_addresses_that_do_not_exist_are_limited_too_and_the_connection_is_closed() -> None:
    async with serving(limits=Limits(requests_per_second=0.001, requests_at_once=2)) as server:
        asked = [await server.http.get(path) for path in ("/", "/healthz", "/metrics", "/api/none", "/x") for _ in "12"]
        assert 429 not in [one.status_code for one in asked]
        late = await server.http.get("/")
        assert (late.status_code, late.json()["code"]) == (429, "too-many-requests")
        assert late.headers["connection"] == "close"
        assert late.headers["retry-after"]


@in_a_loop
async def test_handshakes_of_one_address_are_limited_behind_a_proxy_too() -> None:
    limits = Limits(requests_per_second=0.001, sockets_per_address=2, spare_connections=1)
    async with serving(limits=limits, proxies=("127.0.0.1",)) as server:
        evening = await Evening.open(server, "dollars-1e", 4)

        async def come_and_go(address: str) -> None:
            client = await evening.client(-2).connect(additional_headers={"X-Forwarded-For": address})
            await client.until(lambda: client.n > 0)
            await client.close()

        for _ in range(3):
            await come_and_go("10.0.0.1")
        with pytest.raises(InvalidStatus) as refused:
            await come_and_go("10.0.0.1")
        assert refused.value.response.status_code == 403
        await come_and_go("10.0.0.2")


def test_many_addresses_do_not_make_each_request_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those at rest are dropped now and then; not at each request, if none is at rest."""
    monkeypatch.setattr("millions.server.access.MOST_REMEMBERED", 10)
    looked = 0

    def rested(rate: Rate) -> bool:
        nonlocal looked
        looked += 1
        return False

    monkeypatch.setattr(Rate, "rested", property(rested))
    rates = Rates(1, 1)
    for number in range(1000):
        rates.allow(f"10.0.{number // 250}.{number % 250}")
    assert looked < 3000


@in_a_loop
async def test_a_rematch_of_a_table_that_was_closed_is_no_way_around_the_limit() -> None:
    async with serving(limits=Limits(tables_per_hour=1)) as server:
        host, key = Key.new().reveal(), Key.new().reveal()
        opened = (await server.http.post("/api/tables", json={**TABLE, "host": host})).json()
        address = f"/api/tables/{opened['table']}"
        await server.http.post(f"{address}/seats", json={"name": "Ann", "key": key})
        await server.http.delete(address, headers=bearer(host))
        again = await server.http.post(f"{address}/rematch", json={}, headers=bearer(key))
        assert (again.status_code, again.json()["code"]) == (409, "rematch-early")
        assert len(await server.manager.store.find()) == 1


@in_a_loop
async def test_rematches_count_among_the_tables_of_an_address() -> None:
    """One address opened 72 tables in 12 seconds by asking for rematches of short matches."""
    async with serving(limits=Limits(tables_per_hour=2)) as server:
        opened = (await server.http.post("/api/tables", json={**TABLE, "pace": 0})).json()["table"]
        again = [await rematch_of(server, opened)]
        assert again[0].status_code == 200
        again.append(await rematch_of(server, again[0].json()["table"]))
        assert (again[1].status_code, again[1].json()["code"]) == (429, "too-many-tables")
        assert len(await server.manager.store.find()) == 2


async def rematch_of(server: Server, id: str) -> Any:
    """All sit down at a table, a bot of theirs plays it to the end, and the first asks for a rematch."""
    key = Key.new()
    table = await server.manager.table(id)
    for seat, name in enumerate(NAMES[: len(table.state.seats)]):
        await table.sit(key if seat == 0 else Key.new(), name)
    for seat in table.state.people:
        await table.do(seat, StepAway("1"))
    while not table.state.over:
        await server.clock.advance(1000)
    return await server.http.post(f"/api/tables/{id}/rematch", json={}, headers=bearer(key.reveal()))


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


@in_a_loop
async def test_a_client_that_sends_too_fast_is_read_more_slowly_and_loses_nothing() -> None:
    limits = msgspec.structs.replace(GENEROUS, messages_at_once=5, messages_per_second=40)
    async with serving(limits=limits) as server:
        evening = await Evening.begin(server, "dollars-1e", 4)
        began = time.monotonic()
        fast = evening.clients[0]
        answers = await asyncio.gather(*(fast.do("StepAway" if n % 2 else "ComeBack") for n in range(15)))
        assert time.monotonic() - began > 0.2
        assert [answer["is"] for answer in answers] == ["Done"] * 15
        await evening.close()


@in_a_loop
async def test_many_connections_of_one_address_are_read_more_slowly_together() -> None:
    limits = msgspec.structs.replace(GENEROUS, requests_at_once=1, requests_per_second=8)
    async with serving(limits=limits) as server:  # 5 messages, then 40 a second
        evening = await Evening.open(server, "dollars-1e", 4)
        clients = [await evening.client(-2).connect() for _ in range(5)]
        began = time.monotonic()
        answers = await asyncio.gather(*(client.do("WishPause") for client in clients for _ in range(5)))
        assert time.monotonic() - began > 0.4
        assert {answer["code"] for answer in answers} == {"only-watching"}
        for client in clients:
            await client.close()


# What stands on every answer


async def every_kind_of_answer(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[httpx.Response]:
    evening = await Evening.open(server, "dollars-1e", 4)
    table = f"/api/tables/{evening.table.id}"
    answers = [
        await server.http.request(method, path, headers=headers)
        for method, path, headers in (
            *[("GET", path, {}) for path in ("/", "/t/any", "/assets/none.js", "/api/none", table, f"{table}/qr.svg")],
            *[("GET", path, {}) for path in ("/healthz", "/metrics", "/api/openapi.json", "/api/socket.json")],
            *[("GET", path, {}) for path in (f"{table}/record", "/api/tables/none", "/api/history", "/api/games")],
            *[("PUT", table, {}), ("HEAD", table, {}), ("POST", "/api/tables", {}), ("DELETE", table, bearer("x"))],
            ("POST", "/api/tables", {"Origin": FOREIGN[0]}),
        )
    ]
    with monkeypatch.context() as broken:
        broken.setattr(TableManager, "public_tables", fails)
        answers.append(await server.http.get("/api/tables"))
    return answers


async def fails(*_: Any) -> Any:
    raise ValueError(SECRET.decode())


@in_a_loop
async def test_security_headers_stand_on_every_answer_also_on_those_of_failures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving() as server:
        answers = await every_kind_of_answer(server, monkeypatch)
        assert {200, 400, 401, 403, 404, 405, 409, 500} <= {one.status_code for one in answers}
        for answer in answers:
            missing = {name for name, value in ALWAYS.items() if answer.headers.get(name) != value}
            assert not missing, (answer.request.method, answer.request.url.path, answer.status_code)
            assert answer.headers["cache-control"]
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert "server" not in answer.headers
        assert answers[-1].json()["code"] == "our-fault"
        assert SECRET not in answers[-1].content


# Keys


@in_a_loop
async def test_keys_and_fingerprints_are_in_no_answer_but_the_first_to_their_owner() -> None:
    async with serving() as server:
        evening = await Evening.begin(server, "dollars-1e", 4, public=True)
        for path in ("", "{table}", "{table}/qr.svg", "{table}/story"):
            await evening.fetch(path)
        await evening.clients[0].do("Play", action={"verb": "None"})
        await evening.all_told()
        told = [data for client in evening.clients.values() for data in client.received] + evening.fetched
        for key in evening.keys:
            assert not any(key.reveal().encode() in data or key.fingerprint.encode() in data for data in told)
        await evening.close()


@in_a_loop
async def test_a_key_in_an_address_opens_nothing() -> None:
    async with serving() as server:
        evening = await Evening.begin(server, "dollars-1e", 4)
        key = evening.keys[0].reveal()
        wish = {"do": "StepAway", "id": "x"}
        asked = await server.http.post(f"/api/tables/{evening.table.id}/commands?key={key}", json=wish)
        assert asked.status_code == 401
        client = Client(server.url, evening.table.id)
        client.address += f"?key={key}"
        await client.connect()
        await client.until(lambda: client.n > 0)
        assert b'"you":-2' in client.stream[0]
        await client.close()
        await evening.close()


@in_a_loop
async def test_costly_requests_use_more_of_the_budget_and_retry_after_is_the_truth() -> None:
    limits = Limits(requests_per_second=2, requests_at_once=30, tables_per_hour=3)
    async with serving(limits=limits) as server:
        asked = [await server.http.get("/api/tables/none/story") for _ in range(4)]
        assert [one.status_code for one in asked] == [404, 404, 404, 429]
        assert 1 <= int(asked[-1].headers["retry-after"]) <= 5
    async with serving(limits=limits) as server:
        opened = [await server.http.post("/api/tables", json=TABLE) for _ in range(4)]
        assert [one.status_code for one in opened] == [201, 201, 201, 429]
        assert 1100 < int(opened[-1].headers["retry-after"]) <= 1200


@in_a_loop
async def test_a_name_that_somebody_points_at_this_machine_opens_nothing() -> None:
    async with serving(origins=(NAMED,)) as server:
        evening = await Evening.open(server, "dollars-1e", 4)
        rebound = {"Host": "evil.example:8000", "Origin": "http://evil.example:8000"}
        asked = [
            await server.http.get("/api/tables", headers=rebound),
            await server.http.post("/api/tables", json=TABLE, headers=rebound),
        ]
        assert [(one.status_code, one.json()["code"]) for one in asked] == [(421, "unknown-host")] * 2
        assert asked[0].headers["x-content-type-options"] == "nosniff"
        there = f"ws://evil.example:8000/api/tables/{evening.table.id}/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(there, host="127.0.0.1", port=server.port, proxy=None)
        assert refused.value.response.status_code == 403
        for host in ("localhost:1", "tables.example.org", "192.168.1.7:8000", "[::1]:8000", socket.gethostname()):
            assert (await server.http.get("/api/games", headers={"Host": host})).status_code == 200


def test_behind_a_proxy_any_name_is_ours_unless_some_are_given() -> None:
    assert "any.example" in KnownHosts("127.0.0.1", (), proxied=True)
    assert "any.example" not in KnownHosts("127.0.0.1", (NAMED,), proxied=True)
    assert "tables.example.org:443" in KnownHosts("127.0.0.1", (NAMED,), proxied=True)
    assert "http://[" not in KnownHosts("127.0.0.1", (), proxied=False)


# Several processes


class Joined(Alone):
    """Two processes that tell each other what they count, and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.other = self
        self.told: Counter[str] = Counter()

    def spent(self, what: str, number: int) -> None:
        self.told[what] += number
        self.other.on_spent(what, number)


@in_a_loop
async def test_what_an_address_uses_at_one_process_counts_at_the_other() -> None:
    here, there = Joined(), Joined()
    here.other, there.other = there, here
    limits = structs.replace(GENEROUS, tables_per_hour=4)
    with patch.object(app, "SHARE_LIMITS_EVERY_S", 0.01):
        async with serving(limits=limits, peers=here) as one, serving(limits=limits, peers=there) as two:
            assert [await posted(one, None) for _ in range(3)] == [201, 201, 201]
            while here.told["openings/127.0.0.1"] != 3:
                await asyncio.sleep(0.01)
            assert [await posted(two, None) for _ in range(2)] == [201, 429]


def test_other_processes_are_told_of_busy_addresses_only_and_nonsense_is_passed_over() -> None:
    now = [0.0]
    rates = Rates(1, 10, lambda: now[0])
    ledger = Ledger(requests=rates)
    for _ in range(5):
        rates.allow("ann")
    rates.allow("bob")
    assert ledger.untold() == {}
    rates.allow("ann")
    assert ledger.untold() == {"requests/ann": 6}
    assert ledger.untold() == {}
    for nonsense in ("requests", "requests/", "others/ann", "/ann", ""):
        ledger.hear(nonsense, 10)
    ledger.hear("requests/ann", 10**18)
    assert rates.allow("ann") == 11  # a whole bucket is owed, not more
    now[0] = 100
    assert rates.allow("ann") == 0
