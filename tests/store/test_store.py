"""What every store promises, on SQLite, on a real PostgreSQL, and (as far as it goes) in memory."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path

import pytest

from millions.server.store import SqliteStore, open_store
from millions.server.store.sql import SqlStore
from millions.server.store.writer import AnyJob, Outcome
from millions.tables.errors import Conflict, StoreFailed
from millions.tables.store import Filing, MemoryStore, Store, result_note
from tests.loops import in_a_loop
from tests.store.writing import kept

ROOT = Path(__file__).parents[2]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def anywhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Every kind of store."""
    if request.param == "postgres":
        return str(request.getfixturevalue("schema"))
    return "" if request.param == "memory" else str(tmp_path / "tables.db")


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = open_store(address) if address else MemoryStore()
    yield store
    await store.close()


@in_a_loop
async def test_a_log_is_read_in_order_and_after_a_number(anywhere: str) -> None:
    async with opened(anywhere) as store:
        await store.create(kept("a"), [b"one"])
        await store.append("a", 1, [b"two"])
        await store.append("a", 2, [b"three", b"four"])
        await store.append("a", 4, [b"\x00\xff"])
        assert await store.read("a") == [b"one", b"two", b"three", b"four", b"\x00\xff"]
        assert await store.read("a", 3) == [b"four", b"\x00\xff"]
        assert await store.read("a", 5) == await store.read("nowhere") == []
        assert await store.read("a", most=2) == [b"one", b"two"]
        assert await store.read("a", 1, 2) == [b"two", b"three"]
        assert len(await store.read("a", 3, 9)) == 2


@in_a_loop
async def test_what_does_not_continue_the_log_is_refused_whole(anywhere: str) -> None:
    async with opened(anywhere) as store:
        await store.create(kept("a"), [b"one", b"two"])
        for table, after in (("a", 0), ("a", 1), ("a", 3), ("nowhere", 0)):
            with pytest.raises(Conflict):
                await store.append(table, after, [b"x", b"y", b"z"], Filing("over", (("me", 0),)))
        with pytest.raises(Conflict):
            await store.create(kept("a"), [b"x"], Filing("over"))
        assert await store.read("a") == [b"one", b"two"]
        assert await store.find(person="me") == []
        assert await store.kept("a") == kept("a")


@in_a_loop
async def test_many_write_at_once(anywhere: str) -> None:
    async def fill(table: str) -> None:
        await store.create(kept(table), [b"0"])
        for number in range(1, 20):
            await store.append(table, number, [str(number).encode()])

    async with opened(anywhere) as store:
        names = [f"t{number}" for number in range(30)]
        await asyncio.gather(*map(fill, names))
        for name in names:
            assert await store.read(name) == [str(number).encode() for number in range(20)]


@in_a_loop
async def test_of_two_programs_that_continue_a_log_one_does(address: str) -> None:
    async with opened(address) as ours, opened(address) as theirs:
        await ours.create(kept("a"), [b"0"])
        for number in range(1, 31, 2):
            both = [store.append("a", number, [who, who]) for store, who in ((ours, b"ours"), (theirs, b"theirs"))]
            outcomes = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(str(type(outcome).__name__) for outcome in outcomes) == ["Conflict", "NoneType"]
            entries = await ours.read("a", number)
            assert entries in ([b"ours"] * 2, [b"theirs"] * 2)
        assert len(await theirs.read("a")) == 31


@in_a_loop
async def test_the_register_finds_tables(anywhere: str) -> None:
    async with opened(anywhere) as store:
        await store.create(kept("old", opened=1), [b"0"], Filing(people=(("ann", 0), ("bob", 1))))
        await store.create(kept("public", opened=2, public=True), [b"0"])
        await store.create(kept("new", opened=3, public=True), [b"0"])
        await store.append("new", 1, [b"1"], Filing("over", (("ann", 2),), (("ann", b"2nd"), ("ann", b"1st"))))
        assert await store.notes("ann") == {result_note("new"): b"1st"}
        await store.append("public", 1, [b"1"], Filing("playing"))
        await store.append("public", 2, [b"1"], Filing(people=(("ann", 1), ("ann", 1))))

        async def found(**wanted: object) -> str:
            return " ".join([one.table for one in await store.find(**wanted)])  # type: ignore[arg-type]

        assert await found() == "new public old"
        assert await found(most=2) == "new public"
        assert await found(status=("open", "playing")) == "public old"
        assert await found(public=True) == "new public"
        assert await found(person="ann") == "new public old"
        assert await found(person="bob") == "old"
        assert await found(person="ann", public=True, status=("playing",)) == "public"
        one = await store.kept("public")
        assert one is not None
        assert (one.status, one.secret, one.public) == ("playing", b"\0secret", True)
        assert await store.kept("nowhere") is None


@in_a_loop
async def test_what_was_written_is_there_the_next_time(address: str) -> None:
    async with opened(address) as store:
        await store.create(kept("a"), [b"one"])
        await store.append("a", 1, [b"two"])
    async with opened(address) as store:
        assert await store.read("a") == [b"one", b"two"]
        await store.append("a", 2, [b"three"])
    with pytest.raises(StoreFailed):
        await store.append("a", 3, [b"four"])


class CountingStore(SqliteStore):
    """A store that says how many jobs went into each commit."""

    def __init__(self, path: Path) -> None:
        self.commits: list[int] = []
        super().__init__(path)

    def write_together(self, jobs: Sequence[AnyJob]) -> Sequence[Outcome]:
        self.commits.append(len(jobs))
        return super().write_together(jobs)


@in_a_loop
async def test_those_who_write_at_once_share_a_commit_and_a_conflict_is_only_ones_own(tmp_path: Path) -> None:
    store = CountingStore(tmp_path / "tables.db")
    await asyncio.gather(*(store.create(kept(f"t{number}"), [b"0"]) for number in range(50)))
    afters = [2 if number == 7 else 1 for number in range(50)]
    writes = [store.append(f"t{number}", after, [b"1"]) for number, after in enumerate(afters)]
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert [number for number, outcome in enumerate(outcomes) if outcome] == [7]
    assert sum(store.commits) == 100
    assert len(store.commits) < 50
    await store.close()


# Accidents


@in_a_loop
async def test_a_killed_writer_loses_nothing_that_was_safe(address: str) -> None:
    command = [sys.executable, "-m", "tests.store.writing", address, "5"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as writer:
        assert writer.stdout is not None
        said = dict(line.split() for line in islice(writer.stdout, 200))
        writer.kill()
        said |= dict(line.split() for line in writer.stdout if line.endswith("\n") and len(line.split()) == 2)
    async with opened(address) as store:
        for table, last in said.items():
            log = await store.read(table)
            assert len(log) >= int(last)
            await store.append(table, len(log), [b"on we go"])
    assert len(said) == 5


@in_a_loop
async def test_a_full_disk_is_said_and_when_there_is_room_again_all_goes_on(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.create(kept("a"), [b"0"])
    (pages,) = store._out.execute("PRAGMA page_count").fetchone()
    store._out.execute(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(StoreFailed, match="full"):
        await store.append("a", 1, [b"much" * 10_000])
    await store.append("a", 1, [b"little"])
    store._out.execute("PRAGMA max_page_count = 100000")
    await store.append("a", 2, [b"much" * 10_000])
    assert [len(entry) for entry in await store.read("a")] == [1, 6, 40_000]
    await store.close()


@in_a_loop
async def test_a_database_that_somebody_else_locks_is_said_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("millions.server.store.sqlite.LOCK_TIMEOUT_S", 0.01)
    store, other = SqliteStore(tmp_path / "tables.db"), SqliteStore(tmp_path / "tables.db")
    await store.create(kept("a"), [b"0"])
    other._out.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreFailed, match="locked"):
        await store.append("a", 1, [b"1"])
    assert await store.read("a") == [b"0"]
    other._out.execute("ROLLBACK")
    await store.append("a", 1, [b"1"])
    await other.append("a", 2, [b"2"])
    assert len(await store.read("a")) == 3
    await store.close()
    await other.close()


def test_a_place_where_nothing_can_be_kept_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreFailed):
        SqliteStore(tmp_path / "file" / "tables.db")
    (tmp_path / "text.db").write_text("this is no database, but it is long enough to look like something" * 20)
    with pytest.raises(StoreFailed):
        SqliteStore(tmp_path / "text.db")


@in_a_loop
async def test_a_store_that_can_keep_something_says_so_also_after_it_could_not(anywhere: str) -> None:
    async with opened(anywhere) as store:
        await store.check()
        if isinstance(store, SqlStore):
            store._writer._failing = True
            await store.check()
            assert not store._writer._failing
        await store.create(kept("a"), [b"one"])
        assert await store.read("a") == [b"one"]


@in_a_loop
async def test_notes_are_kept_for_each_person_replaced_and_forgotten(anywhere: str) -> None:
    async with opened(anywhere) as store:
        await store.note("ann", "a", b"one")
        await store.note("ann", "b", b"\x00two")
        await store.note("bob", "a", b"his")
        await asyncio.gather(store.note("ann", "a", b"three"), store.create(kept("t"), [b"entry"]))
        assert await store.notes("ann") == {"a": b"three", "b": b"\x00two"}
        await store.note("ann", "a", None)
        await store.note("ann", "never", None)
        assert await store.notes("ann") == {"b": b"\x00two"}
        assert await store.notes("bob") == {"a": b"his"}
        assert await store.notes("cid") == {}


@in_a_loop
async def test_a_table_or_a_person_can_be_deleted_and_nobody_else_is(anywhere: str) -> None:
    async with opened(anywhere) as store:
        for number, table in enumerate(("old", "new", "live")):
            await store.create(kept(table, opened=number), [b"0"], Filing(people=(("ann", 0), ("bob", 1))))
            await store.note(table, "review", b"of it")
            if table != "live":
                await store.append(table, 1, [b"1"], Filing("over", results=(("ann", b"won"), ("bob", b"lost"))))
        await store.pack("old")
        await store.note("ann", "calls", b"at home")
        assert await store.count(("over",)) == 2
        assert await store.count(("open", "playing")) == 1
        assert await store.finished_before(0) == []
        assert await store.finished_before(1) == ["old"]
        await store.delete_table("old")
        assert await store.read("old") == []
        assert await store.kept("old") is None
        assert await store.notes("old") == {}
        assert sorted(await store.notes("ann")) == ["calls", result_note("new")]
        await store.delete_person("ann")
        assert await store.notes("ann") == {}
        assert await store.find(person="ann") == []
        assert [one.table for one in await store.find(person="bob")] == ["live", "new"]
        assert await store.notes("bob") == {result_note("new"): b"lost"}
        assert await store.read("new") == [b"0", b"1"]
