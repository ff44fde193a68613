"""A server that hears badly and whose date is wrong: `python -m tests.server.kills.unreliable CONFIG SKEW SEED`.

Of the announcements of other processes it loses a third and hears another third late.
"""

from __future__ import annotations

import asyncio
import sys
import time
from random import Random

from msgspec import json

from millions.server import logs
from millions.server.config import Config
from millions.server.run import serve
from millions.server.store.peers import PostgresPeers
from millions.tables import LoopClock

SECOND_NS = 1_000_000_000


def main(config: str, skew_s: str, seed: str) -> None:
    rng, hear = Random(seed), PostgresPeers._hear
    late: set[asyncio.Task[None]] = set()

    async def hear_late(self: PostgresPeers, payload: str) -> None:
        await asyncio.sleep(rng.random())
        await hear(self, payload)

    async def hear_badly(self: PostgresPeers, payload: str) -> None:
        luck = rng.random()
        if payload.startswith(self.id) or luck > 2 / 3:
            return await hear(self, payload)
        if luck > 1 / 3:
            late.add(task := asyncio.create_task(hear_late(self, payload)))
            task.add_done_callback(late.discard)

    PostgresPeers._hear = hear_badly  # type: ignore[method-assign]
    logs.set_up(as_json=True, level="info")
    clock = LoopClock(lambda: time.time_ns() + int(skew_s) * SECOND_NS)
    serve(json.decode(config, type=Config), lambda url: None, clock)


if __name__ == "__main__":
    main(*sys.argv[1:])
