"""The log of a finished match is compressed into a tenth of its size, and reads as before."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import psycopg
import pytest

from millions.server.store import open_store
from millions.server.store.packing import packed, unpacked
from millions.tables import LoopClock, TableManager
from millions.tables.errors import Conflict
from millions.tables.store import Filing, Store
from millions.wire.answers import Refused
from millions.wire.keys import Key
from millions.wire.settings import Chair, Settings
from tests.loops import in_a_loop
from tests.store.writing import kept

ROOT = Path(__file__).parents[2]
ENTRIES = [b"one", b"two\n", b"\x00\xff", b""]
MOST_BYTES = 15_000
"""What a finished match may take in the store."""


def test_a_packed_log_is_the_same_byte_for_byte_and_damage_is_noticed() -> None:
    body = packed(ENTRIES)
    assert unpacked(body) == ENTRIES
    for broken in (body[:-1], body[:20] + bytes([body[20] ^ 1]) + body[21:], b"", b"nonsense"):
        with pytest.raises(ValueError, match="packed log"):
            unpacked(broken)


@in_a_loop
async def test_a_packed_log_reads_as_before_and_can_be_continued(address: str) -> None:
    store = open_store(address)
    await finish(store, "a")
    await store.create(kept("live"), ENTRIES)
    assert await store.to_pack() == ["a"]
    for more in (b"talk", b"more talk"):
        for table in ("a", "live"):
            await store.pack(table)
        assert await store.to_pack() == []
        await same(store)
        log = await store.read("a")
        with pytest.raises(Conflict):
            await store.append("a", len(log) - 1, [more])
        await store.append("a", len(log), [more])
        assert await store.read("a") == [*log, more]
        assert await store.read("a", len(log)) == [more]
        assert await store.to_pack() == ["a"]
    assert rows(address, "SELECT count(*) FROM packs") == 1
    assert rows(address, "SELECT count(*) FROM entries WHERE table_id = 'a'") == 1
    await store.close()


async def finish(store: Store, table: str) -> None:
    await store.create(kept(table), ENTRIES[:2])
    await store.append(table, 2, ENTRIES[2:], Filing("over"))


async def same(store: Store) -> None:
    """Whatever is asked for, both tables give the same."""
    log = await store.read("a")
    assert log[:4] == await store.read("live") == ENTRIES
    for after in range(6):
        for most in (None, 0, 1, 3, 9):
            assert await store.read("a", after, most) == log[after:][:most]


@in_a_loop
async def test_a_log_that_grows_while_it_is_packed_stays_whole(address: str) -> None:
    ours, theirs = open_store(address), open_store(address)
    await finish(ours, "a")
    log = list(ENTRIES)
    for number in range(20):
        more = str(number).encode()
        log.append(more)
        await asyncio.gather(ours.pack("a"), theirs.append("a", len(log) - 1, [more]), theirs.pack("a"))
        assert await ours.read("a") == await theirs.read("a") == log
    await ours.close()
    await theirs.close()


@in_a_loop
async def test_a_damaged_pack_is_refused_and_others_are_read(address: str) -> None:
    store = open_store(address)
    for table in ("a", "b"):
        await finish(store, table)
        await store.pack(table)
    await store.append("a", 4, [b"talk"])
    await store.append("b", 4, [b"talk"])
    change(address, "UPDATE packs SET body = (SELECT secret FROM tables WHERE id = 'a') WHERE table_id = 'a'")
    with pytest.raises(Refused) as refusal:
        await store.read("a")
    assert refusal.value.code == "table-damaged"
    await TableManager(store, LoopClock()).pack(0)
    assert await store.to_pack() == ["a"]  # what is left of it is not touched
    assert await store.read("b") == [*ENTRIES, b"talk"]
    await store.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dollars-1e", "million-club"])
@in_a_loop
async def test_a_finished_match_takes_15_kB_and_verifies_as_before(game: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    manager = TableManager(open_store(str(file)), LoopClock())
    table = await manager.open(Settings(game=game, chairs=(Chair(kind="random"),) * 5, pace=0), Key.new())
    while table.state.stage != "over":
        await asyncio.sleep(0.01)
    before, record = await manager.store.read(table.id), await manager.record(table.id)
    await manager.forget(table.id)
    await manager.pack(0)
    assert await manager.store.to_pack() == []
    again = TableManager(manager.store, LoopClock())
    assert await again.store.read(table.id) == before
    assert await again.record(table.id) == record
    assert (await again.findings(table.id)).ok
    await manager.close()
    assert await vacuumed(file) - await vacuumed(tmp_path / "empty.db") <= MOST_BYTES < sum(map(len, before))


async def vacuumed(file: Path) -> int:
    """The bytes that a store takes, without free pages."""
    await open_store(str(file)).close()
    connection = sqlite3.connect(file)
    connection.execute("VACUUM")
    connection.close()
    return file.stat().st_size


PACKER = """
import asyncio, sys
from millions.server.store import open_store
async def main():
    store = open_store(sys.argv[1])
    for table in await store.to_pack():
        await store.pack(table)
        print(table, flush=True)
asyncio.run(main())
"""


@pytest.mark.slow
@in_a_loop
async def test_a_packer_that_is_killed_loses_nothing(address: str) -> None:
    store = open_store(address)
    names = [f"t{number}" for number in range(60)]
    for name in names:
        await finish(store, name)
    for _ in range(2):
        with subprocess.Popen([sys.executable, "-c", PACKER, address], stdout=subprocess.PIPE, cwd=ROOT) as packer:
            assert packer.stdout is not None
            assert len(list(islice(packer.stdout, 5))) == 5
            packer.kill()
        for name in names:
            assert await store.read(name) == ENTRIES
    assert len(await store.to_pack()) <= len(names) - 10
    await store.close()


def rows(address: str, question: str) -> Any:
    connection: Any = psycopg.connect(address) if "://" in address else sqlite3.connect(address)
    try:
        return connection.execute(question).fetchone()[0]
    finally:
        connection.close()


def change(address: str, statement: str) -> None:
    connection: Any = psycopg.connect(address) if "://" in address else sqlite3.connect(address)
    connection.execute(statement)
    connection.commit()
    connection.close()
