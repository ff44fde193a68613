"""Nonsense over the socket, grammar-aware: whatever is sent, it is answered, nothing breaks, and the games go on.

The long proof: `MILLIONS_MESSAGES=100000 ./test tests/server/fuzz -n 0 -s`.
"""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from millions.server.config import Limits
from millions.server.schema import socket_schema
from millions.wire.keys import Key
from tests.loops import in_a_loop
from tests.server.fuzz.grammar import Grammar
from tests.server.fuzz.shapes import Shapes
from tests.server.honest import PATIENCE, Evening, Person, Program, ask, audited, chairs, finished, seated, socket_of

MESSAGES = int(os.environ.get("MILLIONS_MESSAGES", "3000"))
A_ROUND = 6000
"""Messages sent before the games are finished by honest people, and new ones begin."""

AT_ONCE = 20
LEFT, REFUSED, TOO_LARGE, INTERNAL_ERROR = 4005, 4004, 1009, 1011
PLENTY = 1e9
UNLIMITED = Limits(
    messages_per_second=PLENTY,
    messages_at_once=PLENTY,
    requests_per_second=PLENTY,
    requests_at_once=PLENTY,
    tables_per_hour=PLENTY,
    sockets_per_address=100_000,
)
GAMES = ("dollars-1e", "dollars-2e", "million-club")

LEAK = re.compile(
    r"Traceback|\.py\b|site-packages|/src/|/root|/home|/tmp|object at 0x|<class|NoneType|__\w+__|"
    r"\b(?:Assertion|Attribute|Decode|Index|Key|Lookup|Name|OS|Recursion|Runtime|Type|Unicode\w*|Value)Error\b|"
    r"asyncio|msgspec|psycopg|sqlite|starlette|uvicorn|websockets"
)


class Fuzzer:
    """Sends messages, reads the answers, and complains."""

    def __init__(self, program: Program, schema: dict[str, Any], seed: int) -> None:
        self.program, self.rng = program, Random(seed)
        self.shapes, self.grammar = Shapes(schema), Grammar(schema, self.rng)
        self.sent, self.answers = 0, Counter[str]()
        self.granted: set[str] = set()

    async def pester(self, table: str, key: Key | None, number: int) -> None:
        """Sends this number of messages from one seat, or from a spectator; reconnects if disconnected."""
        mine = 0
        while mine < number:
            if key is not None:  # who has left sits down again
                seats = f"{self.program.url}/api/tables/{table}/seats"
                await ask(seats, "POST", json={"name": "Ann", "key": key.reveal()})
            try:
                async with connect(socket_of(self.program.url, table), proxy=None) as line:
                    nuisance = Nuisance(self, line)
                    await nuisance.greet(key)
                    stays = True
                    while stays and mine < number:
                        mine += AT_ONCE
                        stays = await nuisance.pester()
            except ConnectionClosed as closed:
                self.closed(closed, (LEFT, REFUSED, TOO_LARGE))

    def closed(self, closed: ConnectionClosed, fair: tuple[int, ...] = ()) -> None:
        """A line may be closed, but not because the server stumbled; perhaps only for these reasons."""
        code = closed.rcvd.code if closed.rcvd is not None else None
        assert code != INTERNAL_ERROR
        assert not fair or code in fair

    def check(self, answer: dict[str, Any], raw: bytes, message: str | bytes) -> None:
        """An answer is of the published shape, says nothing of our insides, and grants only what has a shape."""
        self.answers[answer.get("code", answer["is"])] += 1
        assert self.shapes.wrong("toClient", answer) == [], (message, raw)
        assert answer.get("code") != "our-fault", message
        assert not LEAK.search(raw.decode()), (message, raw)
        if answer["is"] == "Done" and answer["id"] not in self.granted:  # the same id again is the same wish
            self.granted.add(answer["id"])
            assert self.shapes.fits("toServer", json.decode(message)), message


class Nuisance:
    """One line on which anything is sent."""

    def __init__(self, fuzzer: Fuzzer, line: ClientConnection) -> None:
        self.fuzzer, self.line = fuzzer, line
        self.forms: list[Any] = []
        self.view: dict[str, Any] = {}

    async def greet(self, key: Key | None) -> None:
        hello = {"do": "Hello"} if key is None else {"do": "Hello", "key": key.reveal()}
        await self.line.send(json.encode(hello).decode())

    async def pester(self) -> bool:
        """Send a few messages, and take in as many answers. Is the line still open?"""
        messages = [self.fuzzer.grammar.message(self.forms, self.view) for _ in range(AT_ONCE)]
        for message in messages:
            binary = self.fuzzer.rng.random() < 0.02
            await self.line.send(message.encode() if binary else message)
            self.fuzzer.sent += 1
        waiting: list[str | bytes] = list(messages)
        while waiting:
            raw = await asyncio.wait_for(self.line.recv(decode=False), PATIENCE)
            told = json.decode(raw)
            match told["is"]:
                case "Done" | "Refusal":
                    self.fuzzer.check(told, raw, waiting.pop(0))
                case "Goodbye":
                    return False
                case "Snapshot" | "Change":
                    self.forms = told.get("forms", self.forms)
                    self.view |= told.get("view") or {}
        return True


async def rude(fuzzer: Fuzzer, table: str, key: Key) -> None:
    """What ends a line: no greeting, a wrong one, too much, no text, broken frames. Nobody else is harmed."""
    hello = json.encode({"do": "Hello", "key": key.reveal()}).decode()
    firsts: list[str | bytes] = [
        '{"do":"StepAway","id":"early"}',
        fuzzer.grammar.message([], {}),
        json.encode(fuzzer.grammar.hello()).decode(),
        json.encode({"do": "Hello", "key": Key.new().reveal()}).decode(),
        b"\x00\xff",
        "[" * 16_000,
    ]
    for first in firsts:
        await _until_closed(fuzzer, table, [first])
    await _until_closed(fuzzer, table, [hello, "x" * 17_000])
    await _broken(fuzzer, table, hello)


async def _until_closed(fuzzer: Fuzzer, table: str, messages: list[str | bytes]) -> None:
    async with connect(socket_of(fuzzer.program.url, table), proxy=None) as line:
        for message in messages:
            await line.send(message)
            fuzzer.sent += 1
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    raw = await line.recv(decode=False)
                    told = json.decode(raw)
                    if told["is"] == "Refusal":
                        fuzzer.check(told, raw, messages[-1])
                    if told["is"] in ("Snapshot", "Change", "Presence") and len(messages) == 1:
                        return  # the fuzzer happened to greet well
        except ConnectionClosed as closed:
            fuzzer.closed(closed)


async def _broken(fuzzer: Fuzzer, table: str, hello: str) -> None:
    """Text that is no UTF-8, frames that are none, pieces, control frames, and hanging up in the middle."""
    frames = (
        b"\x81\x84\0\0\0\0\xff\xfe\xfd\xfc",
        b"\xf1\x80\0\0\0\0",
        b"\x83\x80\0\0\0\0",
        b"\x81\xff" + b"\xff" * 8,
        b"\x81\xfe\x10",
        b"\x80\x81\0\0\0\0x",
        b"\x89\xfe\x00\x80\0\0\0\0" + b"p" * 128,
        b"\x88\x82\0\0\0\0\x00\x01",
        b"\x81\x05hello",
    )
    for frame in frames:
        async with connect(socket_of(fuzzer.program.url, table), proxy=None) as line:
            await line.send(hello)
            await (await line.ping(b"p" * 125))
            await line.pong(b"unasked")
            await line.send(['{"do":"Say",', '"id":"pieces","text":"in pieces"}'])
            line.transport.write(frame)
            fuzzer.sent += 4
            line.transport.write_eof()
            try:
                async with asyncio.timeout(PATIENCE):
                    while True:
                        await line.recv(decode=False)
            except ConnectionClosed as closed:
                fuzzer.closed(closed)


async def one_round(fuzzer: Fuzzer, number: int) -> int:
    """Games of each kind, a table that has not begun, one that is closed, one that is over; then honest ends."""
    url = fuzzer.program.url
    settings = [{"game": game, "chairs": chairs(3, "random"), "pace": 0} for game in GAMES]
    evenings = [await seated(fuzzer.program, one, fuzzer.rng) for one in settings]
    others = [await waiting(url, closed) for closed in (False, True)]
    lines = [(evening.table, person.key) for evening in evenings for person in evening.people]
    lines += others
    seats: list[tuple[str, Key | None]] = [*lines, (evenings[0].table, None)]
    async with asyncio.TaskGroup() as group:
        for table, key in seats:
            group.create_task(fuzzer.pester(table, key, number // len(seats)))
    for table, key in (lines[0], others[1]):
        await rude(fuzzer, table, key)
    await asyncio.gather(*(finished(url, fresh(evening, fuzzer)) for evening in evenings))
    return len(evenings)


async def waiting(url: str, closed: bool) -> tuple[str, Key]:
    """A table where somebody waits for others; or one that its host has closed."""
    key = Key.new()
    opened = await ask(
        f"{url}/api/tables", "POST", json={"game": "dollars-1e", "chairs": chairs(3), "host": key.reveal()}
    )
    table = opened.json()["table"]
    sat = await ask(f"{url}/api/tables/{table}/seats", "POST", json={"name": "Ann", "key": key.reveal()})
    assert sat.status_code == 201
    if closed:
        assert (await ask(f"{url}/api/tables/{table}", "DELETE", key)).status_code == 204
    return table, key


def fresh(evening: Evening, fuzzer: Fuzzer) -> Evening:
    """The same seats, with people who know nothing of what was sent from them."""
    logs = fuzzer.program.logs
    people = [
        Person(one.url, one.table, one.key, Random(fuzzer.rng.random()), one.seat, logs) for one in evening.people
    ]
    for person in people:
        person._ids = count(10**6)
    return Evening(evening.table, people)


@pytest.mark.slow
@in_a_loop
async def test_nonsense_is_answered_breaks_nothing_and_stops_no_game(tmp_path: Path) -> None:
    program = Program(str(tmp_path / "tables.db"), tmp_path / "log", UNLIMITED)
    await program.start()
    began, games = time.monotonic(), 0
    try:
        fuzzer = Fuzzer(program, (await ask(f"{program.url}/api/socket.json")).json(), seed=MESSAGES)
        while fuzzer.sent < MESSAGES:
            games += await one_round(fuzzer, min(A_ROUND, MESSAGES))
    finally:
        program.kill()
    await audited(program, complete=False)
    codes = ", ".join(f"{code} {number}" for code, number in fuzzer.answers.most_common())
    print(f"\n{fuzzer.sent} messages, {games} games finished and verified, {time.monotonic() - began:.0f} s: {codes}")
    assert fuzzer.answers["Done"] > fuzzer.sent / 50
    assert program.complaints() == []


def test_what_the_fuzzer_takes_for_valid_is_of_the_published_shape() -> None:
    schema = json.decode(json.encode(socket_schema()))
    shapes, grammar = Shapes(schema), Grammar(schema, Random(3))
    for _ in range(300):
        message = grammar.valid([], {})
        assert shapes.wrong("toServer", json.decode(message)) == [], message
