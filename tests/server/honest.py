"""A real `millions serve` that can be killed, and honest people at it who log everything they send and are told."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Raw, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from millions.audit import AuditReport, audit, read_logs
from millions.client.log import ClientLog
from millions.core.replay import verify
from millions.games.heists.terms import DealTerms
from millions.server.config import Config, Limits
from millions.server.store import open_store
from millions.wire.keys import Key
from tests.serving import COMMAND

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds for anything that must happen, on a machine however busy."""

STUBBORNNESS = 5 * PATIENCE
"""Seconds for anything that is tried again and again, at a server that is killed again and again."""

GONE = (OSError, WebSocketException, httpx.HTTPError, EOFError)
GENEROUS = ("--tables-per-hour", "1000000", "--sockets-per-address", "100000", "--requests-per-second", "100000")


def free_port() -> int:
    """A port that nobody listens at, and that no outgoing connection is given by chance."""
    for port in Random().sample(range(15_000, 32_000), 100):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    raise RuntimeError("no port is free")


STORE_FAILED = "the store cannot be written to: "


class Program:
    """A server in a process of its own, always at the same port and with the same store; `logs` is for its clients."""

    def __init__(self, store: str, log: Path, limits: Limits | None = None, lags: Path | None = None) -> None:
        self.store, self.log, self.logs, self.port = store, log, log.parent / "clients", free_port()
        serve = ["-c", COMMAND, "serve", "--port", str(self.port), "--store", store, "--logs", "json", *GENEROUS]
        if limits is not None:
            config = Config(port=self.port, store=store, limits=limits)
            serve = ["-m", "tests.server.serving", json.encode(config).decode(), *([] if lags is None else [str(lags)])]
        self.command = [sys.executable, *serve]
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def launch(self) -> None:
        """Start it, without waiting until it can be reached."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, cwd=ROOT)
        self.starts += 1

    @property
    def has_ended(self) -> bool:
        """Has it ended by itself?"""
        return self.process is not None and self.process.poll() is not None

    def kill(self) -> None:
        """It is gone from one moment to the next."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """It is asked to stop, and does."""
        assert self.process is not None
        self.process.terminate()
        assert self.process.wait(PATIENCE) in (0, -15)

    async def answers(self, status: int = 200) -> None:
        """Wait until it says that it is well, or that it is not."""
        async with httpx.AsyncClient(trust_env=False) as http:
            until = time.monotonic() + 3 * PATIENCE  # a program that starts needs seconds of a busy processor
            while time.monotonic() < until:
                assert not self.has_ended, "the server has ended by itself"
                try:
                    if (await http.get(f"{self.url}/healthz")).status_code == status:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.02)
        raise AssertionError(f"no answer {status} in time")

    async def start(self) -> None:
        """Start it and wait until it answers."""
        self.launch()
        await self.answers()

    def complaints(self) -> list[str]:
        """What its log calls an error, outages of the store apart."""
        return [line for line in self._errors() if STORE_FAILED not in line]

    def outages(self) -> list[str]:
        """Outages of the store in its log, each with its cause."""
        return [line for line in self._errors() if STORE_FAILED in line]

    def _errors(self) -> list[str]:
        return [line for line in self.log.read_text().splitlines() if '"level": "error"' in line or "Traceback" in line]


async def ask(url: str, method: str = "GET", key: Key | None = None, **more: Any) -> httpx.Response:
    """A request, again and again until somebody is there to answer it, and has stored it."""
    headers = {"Authorization": f"Bearer {key.reveal()}"} if key is not None else {}
    until = time.monotonic() + STUBBORNNESS
    async with httpx.AsyncClient(timeout=30, trust_env=False) as http:
        while True:
            try:
                response = await http.request(method, url, headers=headers, **more)
                if response.status_code not in (429, 503):
                    return response
            except httpx.HTTPError:
                pass
            assert time.monotonic() < until, f"no answer to {method} {url}"
            await asyncio.sleep(0.05)


class Person:
    """Somebody at a seat: knows its last message, resends what was not answered, forgets nothing that was promised."""

    def __init__(self, url: str, table: str, key: Key, rng: Random, seat: int, logs: Path) -> None:
        self.url, self.table, self.key, self.rng, self.seat = url, table, key, rng, seat
        self.file = logs / f"{table}-{seat}-{rng.random()}.jsonl"
        self.log = ClientLog(self.file, table, seat)
        self.n, self.heard = 0, dict[int, bytes]()
        self.room, self.view, self.forms = dict[str, Any](), dict[str, Any](), list[Any]()
        self.done, self.refused = dict[str, int](), dict[str, str]()
        self.asked: tuple[str, str] | None = None
        """The command that is not answered yet: its id and text."""
        self.again = False
        """Is it to be sent again, since it could not be stored?"""
        self.snapshots = self.greetings = self.unavailable = 0
        self._ids = count(1)

    def __repr__(self) -> str:
        stage, awaited = self.room.get("stage"), self.room.get("awaited")
        verbs = [form["verb"] for form in self.forms]
        return f"{self.table}/{self.seat} at {self.n}, {stage}, {awaited} awaited, {verbs} offered, {self.asked} asked"

    @property
    def over(self) -> bool:
        """Is the match over, and everything answered?"""
        return self.room.get("stage") == "over" and self.asked is None

    async def play(self) -> None:
        """Play to the end, however often the line breaks, as long as somebody answers."""
        until = time.monotonic() + STUBBORNNESS
        while not self.over:
            assert time.monotonic() < until, f"nobody answers: {self!r}"
            try:
                async with connect(socket_of(self.url, self.table), proxy=None, open_timeout=PATIENCE) as it:
                    await self._greet(it)
                    while not self.over:
                        await self._act(it)
                        async with asyncio.timeout(PATIENCE):
                            message = await it.recv()
                        self.take_in(message)
                        until = time.monotonic() + STUBBORNNESS
            except TimeoutError:
                raise AssertionError(f"stuck: {self!r}") from None
            except GONE:
                await asyncio.sleep(0.05)

    async def _greet(self, line: ClientConnection) -> None:
        """Go on where the line broke; now and then a little before, to hear again what was said."""
        self.greetings += 1
        back = self.rng.choice((0, 0, 3, 30))
        hello = {"do": "Hello", "key": self.key.reveal(), "after": max(0, self.n - back)}
        await self._say(line, json.encode(hello).decode())
        if self.asked is not None:
            await self._say(line, self.asked[1])

    async def _act(self, line: ClientConnection) -> None:
        if self.asked is None and self.room and (wish := self.wish()) is not None:
            await self.send(line, wish)
        elif self.asked is not None and self.again:
            await asyncio.sleep(0.2)
            self.again = False
            await self._say(line, self.asked[1])

    async def send(self, line: ClientConnection, wish: dict[str, Any]) -> None:
        """A new command, under a new id."""
        id = f"c{next(self._ids)}"
        self.asked = (id, json.encode({**wish, "id": id}).decode())
        await self._say(line, self.asked[1])

    async def _say(self, line: ClientConnection, text: str) -> None:
        self.log.sent(text.encode())
        await line.send(text)

    def wish(self) -> dict[str, Any] | None:
        """What this person would like to do now, if anything."""
        if self.room["sitters"][self.seat]["steward"] and self.room["stage"] != "over":
            return {"do": "ComeBack"}
        if self.room["stage"] == "paused":
            return {"do": "WishResume"} if self.seat not in self.room["resume_wishes"] else None
        if self.rng.random() < 0.02 and self.room["stage"] == "playing":
            return {"do": "Say", "text": f"{self.seat} says {next(self._ids)}"}
        if not self.forms or (self.seat not in self.room["awaited"] and self.rng.random() < 0.8):
            return None
        return {"do": "Play", "action": action(self.rng.choice(self.forms), self.view, self.rng)}

    def take_in(self, message: str | bytes) -> None:
        """Keep what was told; a number that was heard before must say the same again."""
        data = message.encode() if isinstance(message, str) else message
        self.log.received(data)
        told = json.decode(data)
        match told["is"]:
            case "Snapshot":
                assert told["n"] >= self.n
                self.snapshots += 1
                self.seat, self.view, self.forms = told["you"], told["view"] or {}, told["forms"]
                self.n, self.room = told["n"], told["room"]
            case "Change":
                self._change(told, data)
            case "Done":
                assert self.asked is not None
                assert self.asked[0] == told["id"]
                self.done[told["id"]], self.asked = told["n"], None
            case "Refusal":
                self._refusal(told)

    def _change(self, told: dict[str, Any], data: bytes) -> None:
        number = told["n"]
        assert self.heard.setdefault(number, data) == data, "another message of the same number"
        if number <= self.n:
            return
        assert number == self.n + 1, f"message {number} after {self.n}"
        self.n = number
        self.view |= told.get("view", {})
        self.room |= told.get("room", {})
        self.forms = told.get("forms", self.forms)

    def _refusal(self, told: dict[str, Any]) -> None:
        if told["code"] == "store-unavailable" and "id" not in told:
            return  # not even a greeting can be answered: a goodbye follows
        assert told["code"] != "our-fault"
        assert self.asked is not None
        assert told.get("id") == self.asked[0], told
        if told["code"] == "store-unavailable":
            self.unavailable += 1
            self.again = True
        else:
            self.refused[told["id"]], self.asked = told["code"], None


def socket_of(url: str, table: str) -> str:
    """Where to play at a table."""
    return f"{url.replace('http', 'ws')}/api/tables/{table}/socket"


def action(form: dict[str, Any], view: dict[str, Any], rng: Random) -> dict[str, Any]:
    """One of a family of actions, from what a client is told of it."""
    blanks = {name: _filling(blank, view, rng) for name, blank in form["blanks"].items()}
    return {"verb": form["verb"], **blanks}


def _filling(blank: dict[str, Any], view: dict[str, Any], rng: Random) -> Any:
    if blank["kind"] == "one of":
        return rng.choice(blank["among"])
    assert blank["kind"] == "terms"
    purses = tuple(blank["purses"].get(str(seat), 0) for seat in range(8))
    terms = DealTerms(blank["proposer"], tuple(blank["characters"]), purses, view["per_seat"])
    return msgspec.to_builtins(terms.sample(rng))


class Evening(msgspec.Struct):
    """One table from its opening to the verified record."""

    table: str
    people: list[Person]
    record: bytes = b""


async def seated(program: Program, settings: dict[str, Any], rng: Random, kind: type[Person] = Person) -> Evening:
    """A table is opened and everybody sits down. A player who gets no answer asks again with the same key."""
    url = program.url
    opened = await ask(f"{url}/api/tables", "POST", json=settings)
    assert opened.status_code == 201, opened.text
    table = opened.json()["table"]
    chairs = [number for number, chair in enumerate(settings["chairs"]) if chair.get("kind", "person") == "person"]
    people = [kind(url, table, Key.new(), Random(rng.random()), seat, program.logs) for seat in chairs]
    for person in people:
        body = {"name": f"Player {person.seat}", "seat": person.seat, "key": person.key.reveal()}
        sat = await ask(f"{url}/api/tables/{table}/seats", "POST", json=body)
        assert sat.status_code == 201, sat.text
    return Evening(table, people)


async def finished(url: str, evening: Evening) -> None:
    """Everybody plays to the end; then everything is compared."""
    await played(evening)
    await compared(url, evening)


async def played(evening: Evening) -> None:
    """Everybody plays to the end."""
    await asyncio.gather(*(person.play() for person in evening.people))


async def compared(url: str, evening: Evening) -> None:
    """What people were told is what the story says, and the record verifies."""
    at = f"{url}/api/tables/{evening.table}"
    evening.record = (await ask(f"{at}/record")).content
    assert verify(evening.record).over
    for person in evening.people:
        story = json.decode((await ask(f"{at}/story?eyes={person.seat}")).content, type=list[Raw])
        assert {n: bytes(story[n - 1]) for n in person.heard} == person.heard


async def audited(program: Program, complete: bool = True) -> AuditReport:
    """Nothing is wrong with what the clients sent and were told, compared with each other and with the store."""
    kept = open_store(program.store)
    try:
        report = await audit(read_logs([program.logs]), kept, complete)
    finally:
        await kept.close()
    assert report.faults == []
    assert report.acknowledged
    return report


def chairs(people: int, *bots: str) -> list[dict[str, str]]:
    """Chairs for this number of people, and these bots."""
    return [{}] * people + [{"kind": bot} for bot in bots]
