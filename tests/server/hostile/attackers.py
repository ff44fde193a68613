"""Attackers, in a process of their own: `python -m tests.server.hostile.attackers PORT TABLE FRAMES SECONDS`.

Each attack opens a connection from one of several addresses, does one kind of harm, and counts the frames it has sent.
All attacks run side by side until that many frames were sent and that many seconds have passed. At the end one line of
JSON says how many frames and connections there were of each kind.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

ADDRESSES = [f"127.0.1.{last}" for last in range(1, 9)]
"""Where attackers come from: each address has limits of its own."""

AT_ONCE = 8
"""Attacks of each kind at the same time."""

FLOOD = 60
"""Frames of one flood: more than the limit for control frames and fragments."""

MOST_HOLD_S = 5.0
"""How long connections are held that do nothing, or do not read; in a shorter attack, half its time."""

GIVE_UP_S = 3.0
"""How long an attacker waits for anything."""

TEXT, BINARY, CLOSE, PING, PONG, CONTINUED = 1, 2, 8, 9, 10, 0
FINAL = 0x80
NORMAL = b"\x03\xe8"
"""The code of a normal end."""


def frame(kind: int, data: bytes = b"", final: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """A frame, valid or not."""
    head = bytes(((FINAL if final else 0) | reserved | kind,))
    mask = 0x80 if masked else 0
    size = bytes((mask | len(data),)) if len(data) < 126 else bytes((mask | 126,)) + len(data).to_bytes(2)
    return head + size + (bytes(4) if masked else b"") + data


class Attacker:
    """One address that attacks a server in a certain way."""

    def __init__(self, port: int, table: str, address: str, hold_s: float, seed: int) -> None:
        self._port, self._table, self._address, self.hold_s, self.rng = port, table, address, hold_s, Random(seed)
        self.frames = self.connections = self.refused = 0

    async def connect(self) -> socket.socket:
        """A TCP connection with a small receive buffer."""
        bare = socket.socket()
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        bare.setblocking(False)
        bare.bind((self._address, 0))
        await asyncio.wait_for(asyncio.get_running_loop().sock_connect(bare, ("127.0.0.1", self._port)), GIVE_UP_S)
        self.connections += 1
        return bare

    async def open(self, hello: bool = True) -> socket.socket:
        """A WebSocket connection to the table, as a spectator."""
        bare = await self.connect()
        head = f"GET /api/tables/{self._table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        keys = "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(bare, (head + keys).encode())
        answer = await asyncio.wait_for(loop.sock_recv(bare, 4096), GIVE_UP_S)
        if b" 101 " not in answer:
            self.refused += 1
            bare.close()
            raise ConnectionRefusedError
        if hello:
            await self.send(bare, frame(TEXT, b'{"do":"Hello"}'))
        return bare

    async def send(self, bare: socket.socket, *frames: bytes) -> None:
        """Send frames one by one, and count those that could be sent."""
        for one in frames:
            await asyncio.wait_for(asyncio.get_running_loop().sock_sendall(bare, one), GIVE_UP_S)
            self.frames += 1

    async def hung_up(self, bare: socket.socket) -> None:
        """Read until the server hangs up, but not for long."""
        async with asyncio.timeout(GIVE_UP_S):
            while await asyncio.get_running_loop().sock_recv(bare, 65536):
                pass


Attack = Callable[[Attacker], Awaitable[None]]


async def flood(me: Attacker, *frames: bytes) -> None:
    with await me.open() as bare:
        await me.send(bare, *frames)
        await me.hung_up(bare)


async def pings(me: Attacker) -> None:
    await flood(me, *[frame(PING, b"p" * me.rng.choice((0, 125)))] * FLOOD)


async def pongs(me: Attacker) -> None:
    await flood(me, *[frame(PONG)] * FLOOD)


async def empty_fragments(me: Attacker) -> None:
    await flood(me, frame(TEXT, final=False), *[frame(CONTINUED, final=False)] * FLOOD)


async def control_frames_between_fragments(me: Attacker) -> None:
    piece, ping = frame(CONTINUED, b"x", final=False), frame(PING, b"between")
    await flood(me, frame(TEXT, b"x", final=False), *[piece, ping] * (FLOOD // 2))


async def empty_texts(me: Attacker) -> None:
    await flood(me, *[frame(TEXT)] * FLOOD)


async def nonsense(me: Attacker) -> None:
    await flood(me, *[frame(TEXT, b'{"do":"Play","id":"x","action":{"verb":' + b"[" * 2000)] * FLOOD)


async def oversize(me: Attacker) -> None:
    for size in (b"\xff" + (1 << 62).to_bytes(8), b"\xfe\xff\xff", b"\xff" + (1 << 40).to_bytes(8)):
        await flood(me, b"\x81" + size + bytes(4) + b"x" * 3000)
    pieces = [frame(TEXT, b"x" * 3000, final=False), *[frame(CONTINUED, b"x" * 3000, final=False)] * 10]
    await flood(me, *pieces)


async def broken(me: Attacker) -> None:
    """Bad UTF-8, reserved bits and kinds, no mask, long or fragmented control frames, a continuation of nothing."""
    for one in (
        frame(TEXT, b"\xff\xfe\xfd"),
        frame(TEXT, b"\xed\xa0\x80"),
        *[frame(TEXT, b"x", reserved=bit) for bit in (0x40, 0x20, 0x10)],
        *[frame(kind, b"x") for kind in (3, 7, 11, 15)],
        frame(TEXT, b"hello", masked=False),
        frame(PING, b"p" * 126),
        frame(PING, b"p", final=False),
        frame(CONTINUED, b"x"),
        frame(BINARY, bytes(3000)),
    ):
        await flood(me, one)


async def closes(me: Attacker) -> None:
    """Closing handshakes, right and wrong, once and many times, and frames after them."""
    for reason in (b"", NORMAL, NORMAL + b"bye", b"\0", b"\0\1", b"\x03\xed", NORMAL + b"\xff\xff", b"\xff\xff"):
        await flood(me, frame(CLOSE, reason))
    await flood(me, *[frame(CLOSE, NORMAL)] * 20, *[frame(TEXT, b"still here")] * 20)


async def half_open(me: Attacker) -> None:
    """A connection that says hello and nothing more, and is reset in the end."""
    with await me.open() as bare:
        await asyncio.sleep(me.hold_s)
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")


async def no_hello(me: Attacker) -> None:
    with await me.open(hello=False):
        await asyncio.sleep(me.hold_s)


async def never_reading(me: Attacker) -> None:
    """A spectator who never reads, and sends pings just within the limit, so that it is not silent."""
    with await me.open() as bare:
        until = time.monotonic() + 2 * me.hold_s
        while time.monotonic() < until:
            await me.send(bare, frame(PING, b"p" * 125))
            await asyncio.sleep(0.06)


async def silent(me: Attacker) -> None:
    """A TCP connection without a request, or with half of one."""
    with await me.connect() as bare:
        await asyncio.get_running_loop().sock_sendall(
            bare, me.rng.choice((b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: "))
        )
        await asyncio.sleep(me.hold_s)


async def slow_body(me: Attacker) -> None:
    with await me.connect() as bare:
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(bare, b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n")
        for _ in range(int(me.hold_s * 10)):
            await loop.sock_sendall(bare, b"x" * 100)
            await asyncio.sleep(0.1)


async def churn(me: Attacker) -> None:
    """Connections that come and go: with a request, with a handshake, with a hello, or with nothing."""
    for _ in range(10):
        (await me.connect()).close()
        (await me.open(hello=False)).close()
        (await me.open()).close()


async def requests(me: Attacker) -> None:
    """Requests for what is expensive, on one connection."""
    with await me.connect() as bare:
        for _ in range(30):
            path = me.rng.choice(("story?eyes=open", "verification", "review", "happened", "record", "qr.svg", ""))
            head = f"GET /api/tables/{me._table}/{path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            await asyncio.get_running_loop().sock_sendall(bare, head.encode())
        await me.hung_up(bare)


ATTACKS: tuple[Attack, ...] = (
    pings,
    pongs,
    empty_fragments,
    control_frames_between_fragments,
    empty_texts,
    nonsense,
    oversize,
    broken,
    closes,
    half_open,
    no_hello,
    never_reading,
    silent,
    slow_body,
    churn,
    requests,
)


async def attack(port: int, table: str, wanted: int, seconds: float) -> dict[str, dict[str, int]]:
    """Every attack from every address, until there were enough frames."""
    hold_s = min(MOST_HOLD_S, seconds / 2)
    attackers = {
        one: [Attacker(port, table, ADDRESSES[number % len(ADDRESSES)], hold_s, number) for number in range(AT_ONCE)]
        for one in ATTACKS
    }
    began, rounds = time.monotonic(), Counter[str]()

    def enough() -> bool:
        sent = sum(me.frames for group in attackers.values() for me in group)
        return sent >= wanted and time.monotonic() - began >= seconds and len(rounds) == len(ATTACKS)

    async def again_and_again(one: Attack, me: Attacker) -> None:
        while not enough():
            with suppress(OSError, TimeoutError):  # it was hung up
                await one(me)
            rounds[one.__name__] += 1
            await asyncio.sleep(0.01 * me.rng.random())

    await asyncio.gather(*(again_and_again(one, me) for one, group in attackers.items() for me in group))
    return {
        one.__name__: {name: sum(getattr(me, name) for me in group) for name in ("frames", "connections", "refused")}
        for one, group in attackers.items()
    }


if __name__ == "__main__":
    os.nice(1)  # attackers have machines of their own; here they share one with those they attack
    port, table, wanted, seconds = sys.argv[1:]
    print(json.dumps(asyncio.run(attack(int(port), table, int(wanted), float(seconds)))))
