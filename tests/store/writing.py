"""A program that writes to a log for ever and says what was safe; the tests kill it."""

from __future__ import annotations

import asyncio
import sys

from millions.server.store import open_store
from millions.tables.store import Kept


def kept(table: str, opened: int = 0, public: bool = False) -> Kept:
    """A table for the register."""
    return Kept(table=table, game="dollars-1e", public=public, status="open", opened=opened, secret=b"\0secret")


async def write(address: str, tables: int) -> None:
    store = open_store(address)
    for number in range(tables):
        await store.create(kept(f"t{number}"), [b"1"])

    async def fill(table: str) -> None:
        last = 1
        while True:
            await store.append(table, last, [str(last + 1).encode()] * (1 if last % 3 else 2))
            last += 1 if last % 3 else 2
            sys.stdout.write(f"{table} {last}\n")
            sys.stdout.flush()

    await asyncio.gather(*(fill(f"t{number}") for number in range(tables)))


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], int(sys.argv[2])))
