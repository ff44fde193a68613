"""The processes that use one PostgreSQL database: which ones run, their common clock, and which tables each one holds.

Each process sends a heartbeat once a second: it records that it runs, and reads which others do. Writes are announced
with NOTIFY after the commit, many tables at once. Announcements may be lost (a connection pooler drops them): with each
heartbeat every table in memory is compared with the store, more often if announcements do not arrive.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import psycopg
from psycopg import AsyncConnection

from millions.core.seat import Seat
from millions.server.store.postgres import CONNECT_TIMEOUT_S, HAS_PROCESS_TABLES, PROCESS_TABLES, failure
from millions.server.store.writer import failed
from millions.tables.clock import LoopClock, Millis
from millions.tables.errors import StoreFailed
from millions.tables.peers import Arrivals, Holders

BEAT_S = 1.0
DEAF_BEAT_S = 0.1
"""Heartbeat interval if announcements do not arrive: how often tables are compared with the store."""

STALE_S = 3.0
"""A process without a heartbeat for this long asks for the time before it decides anything."""

EXPIRES_S = 5.0
"""A process without a heartbeat for this long counts as dead."""

AWARE_S = 0.05
FORGOTTEN_S = 60.0
ANSWER_TIMEOUT_S = 5.0
HEARING_TEST_S = 2.0
"""An announcement to itself must come back within this time; otherwise a pooler drops them."""

HEARING_TEST_EVERY_S = 20.0
"""How often that is tested: an idle connection may be dropped on the way without either end noticing."""

CHANNEL = "millions"
COUNTED = "$"
"""Begins an announcement of what was counted; no table's id does. Older versions know of no such table."""

MOST_DIGITS = 18
MOST_BYTES = 7_900
"""PostgreSQL refuses announcements of 8,000 bytes."""

JOIN_LOCK = 0x6D696C6D
"""Advisory lock: processes join one after the other, so that the second one takes the time of the first."""

OTHERS = """
SELECT id, now + (extract(epoch FROM clock_timestamp() - seen) * 1000)::bigint, since FROM processes
WHERE id <> %s AND seen > clock_timestamp() - make_interval(secs => %s)
"""
BEAT = """
INSERT INTO processes (id, seen, now, since) VALUES (%s, clock_timestamp(), %s, %s)
ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, now = excluded.now, since = excluded.since
RETURNING xmax = 0
"""
ENTER = BEAT.replace("RETURNING", ", entered = clock_timestamp() RETURNING")
UNAWARE = """
SELECT 1 FROM processes WHERE id <> %s AND seen > clock_timestamp() - make_interval(secs => %s)
AND seen < (SELECT entered FROM processes WHERE id = %s)
"""
"""Processes that run and have sent no heartbeat since this one entered."""

FORGET = "DELETE FROM processes WHERE seen < clock_timestamp() - make_interval(secs => %s)"
LOOK = """
SELECT tables.id, tables.last, others.process, others.arrivals
FROM tables LEFT JOIN (
    SELECT table_id, process, arrivals FROM holders JOIN processes ON processes.id = process
    WHERE process <> %s AND seen > clock_timestamp() - make_interval(secs => %s)
) AS others ON others.table_id = tables.id
WHERE tables.id = ANY (%s)
"""
HOLD = """
INSERT INTO holders SELECT %s, * FROM unnest(%s::text[], %s::text[])
ON CONFLICT (table_id, process) DO UPDATE SET arrivals = excluded.arrivals
"""

_log = logging.getLogger(__name__)
_arrivals = msgspec.json.Decoder(dict[Seat, Millis]).decode


class PostgresPeers:
    """The other processes that use the same database; `tables.peers.Peers` documents its methods."""

    def __init__(self, address: str, clock: LoopClock) -> None:
        self._address, self._clock = address, clock
        self.id = secrets.token_hex(8)
        self.on_entries: Callable[[str, int], None] = lambda table, last: None
        self.on_spent: Callable[[str, int], None] = lambda what, number: None
        self.on_holders: Callable[[str, Holders], None] = lambda table, holders: None
        self.since: Millis | None = None
        self._others: frozenset[str] = frozenset()
        """Those that run, as far as the database knows."""
        self._met = -EXPIRES_S
        """When another process was last seen, by this machine's monotonic clock."""
        self._held: dict[str, Arrivals] = {}
        self._holders: dict[str, Holders] = {}
        self._changed: set[str] = set()
        """Tables whose arrivals the others do not know yet."""
        self._news: dict[str, str] = {}
        """What is to be announced: tables and the numbers of their last entries, and what was counted."""
        self._telling: asyncio.Task[None] | None = None
        self._line: AsyncConnection[Any] | None = None
        self._in_use, self._joining = asyncio.Lock(), asyncio.Lock()
        self._beaten = -FORGOTTEN_S
        self._heard_self, self._deaf = asyncio.Event(), False

    # What tables ask

    @property
    def alone(self) -> bool:
        """False for a while after joining: after a crash of the database, the others need a heartbeat to be seen."""
        return not self._others and time.monotonic() - self._met > EXPIRES_S

    def leads(self, table: str) -> bool:
        holders = [process for process in self._holders.get(table, ()) if process in self._others]
        return all(_weight(self.id, table) > _weight(other, table) for other in holders)

    def loads(self, table: str) -> bool:
        return all(_weight(self.id, table) > _weight(other, table) for other in self._others)

    @property
    def _in_touch(self) -> bool:
        """Whether this process and the others know of each other."""
        return self.since is not None and time.monotonic() - self._beaten <= STALE_S

    async def in_step(self) -> None:
        if not self._in_touch:
            await self._join()

    def wrote(self, table: str, last: int) -> None:
        if not self.alone:
            self._news[table] = str(last)
            self._tell()

    def spent(self, what: str, number: int) -> None:
        if not self.alone:
            before = int(self._news.get(COUNTED + what, "0"))
            self._news[COUNTED + what] = str(before + number)
            self._tell()

    def hold(self, table: str, here: Arrivals) -> None:
        if self._held.get(table) != here:
            self._held[table] = here
            self._changed.add(table)
            self._tell()

    def let_go(self, table: str) -> None:
        self._held.pop(table, None)
        self._holders.pop(table, None)
        self._changed.add(table)
        self._tell()

    # Heartbeats

    async def run(self) -> None:
        listening = asyncio.create_task(self._listen())
        try:
            while True:
                try:
                    await self._beat()
                    if not self.alone:
                        await self._look(list(self._held))
                except StoreFailed:  # the store says so already
                    pass
                except Exception as error:  # perhaps data of another version: go on
                    _log.exception("what other processes say is not understood: %s", type(error).__name__)
                await asyncio.sleep(BEAT_S if self._heard_self.is_set() or self.alone else DEAF_BEAT_S)
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def close(self) -> None:
        if self._telling is not None:
            await asyncio.gather(self._telling, return_exceptions=True)
        with suppress(StoreFailed):
            await self._ask("DELETE FROM processes WHERE id = %s", [self.id])
        if self._line is not None:
            await self._line.close()

    async def _beat(self) -> None:
        """Send a heartbeat: record that this process runs, and read which others do, and their time."""
        if not self._in_touch:
            return await self._join()
        self._meet(await self._ask(OTHERS, [self.id, EXPIRES_S]))
        [(new,)] = await self._ask(BEAT, [self.id, self._clock.now(), self.since])
        if not new and self._in_touch:
            self._beaten = time.monotonic()
            return self._tell()
        self._beaten = -FORGOTTEN_S  # the database has forgotten this process (it crashed), or took too long
        await self._join()

    async def _join(self) -> None:
        """The first heartbeat, or the first one after an interruption.

        This process decides nothing before all others know of it: they have sent a heartbeat, or expired. One that
        expired joins again before it decides anything.
        """
        async with self._joining:
            if self._in_touch:
                return
            self._met = time.monotonic()  # a database that crashed does not know the others, but they may be there
            await self._enter()
            while await self._ask(UNAWARE, [self.id, EXPIRES_S, self.id]):
                await asyncio.sleep(AWARE_S)
            self.since, self._beaten, self._met = self._clock.started, time.monotonic(), time.monotonic()
            self._changed |= self._held.keys()
        self._tell()

    async def _enter(self) -> None:
        """Take over the time of the running processes, under a lock: one process enters at a time."""
        async with self._in_use:
            line = await self._connected()
            try:
                async with asyncio.timeout(ANSWER_TIMEOUT_S), line.transaction():
                    await line.execute("SELECT pg_advisory_xact_lock(%s)", [JOIN_LOCK])
                    if not (await (await line.execute(HAS_PROCESS_TABLES)).fetchone() or [False])[0]:
                        for statement in PROCESS_TABLES:
                            await line.execute(statement)
                    await line.execute(FORGET, [FORGOTTEN_S])
                    self._meet(await (await line.execute(OTHERS, [self.id, EXPIRES_S])).fetchall())
                    await line.execute(ENTER, [self.id, self._clock.now(), self._clock.started])
            except (psycopg.Error, TimeoutError) as error:
                raise await self._lost(error) from None

    def _meet(self, others: Sequence[Sequence[Any]]) -> None:
        """Record the other processes. The latest time counts for all, and clocks have run since the first of them
        began."""
        known, self._others = self._others, frozenset([id for id, _, _ in others])
        if others:
            self._met = time.monotonic()
            self._clock.agree(max([now for _, now, _ in others]), min([since for _, _, since in others]))
            self.since = None if self.since is None else self._clock.started
        if self._others - known:
            _log.info("other processes use this database: %d", len(self._others))
            self._changed |= self._held.keys()

    async def _look(self, tables: list[str]) -> None:
        """Compare these tables with the store, and see who else holds them."""
        lasts: dict[str, int] = {}
        holders: dict[str, dict[str, Arrivals]] = {}
        for table, last, process, arrivals in await self._ask(LOOK, [self.id, EXPIRES_S, tables]):
            lasts[table] = last
            if process is not None:
                holders.setdefault(table, {})[process] = _arrivals(arrivals)
        for table, last in lasts.items():
            self.on_entries(table, last)
            if table in self._held and self._holders.get(table, {}) != holders.get(table, {}):
                self._holders[table] = holders.get(table, {})
                self.on_holders(table, self._holders[table])

    # Announcing

    def _tell(self) -> None:
        if not self.alone and (self._news or self._changed) and (self._telling is None or self._telling.done()):
            self._telling = asyncio.ensure_future(self._announce())

    async def _announce(self) -> None:
        """Announce pending changes; those that arrive meanwhile are announced together afterwards."""
        try:
            while self._news or self._changed:
                news, self._news = self._news, {}
                changed, self._changed = self._changed, set()
                await self._file(changed)
                for text in _portions([f"{table}:{news.get(table, '')}" for table in {*news, *changed}]):
                    await self._ask("SELECT pg_notify(%s, %s)", [CHANNEL, f"{self.id} {text}"])
        except StoreFailed:  # the others will see it when they look
            self._changed |= self._held.keys()

    async def _file(self, changed: set[str]) -> None:
        held = {table: msgspec.json.encode(self._held[table]).decode() for table in changed if table in self._held}
        if held:
            await self._ask(HOLD, [self.id, list(held), list(held.values())])
        if gone := changed - held.keys():
            await self._ask("DELETE FROM holders WHERE process = %s AND table_id = ANY (%s)", [self.id, list(gone)])

    async def _listen(self) -> None:
        """Listen for announcements on a dedicated connection; if it breaks or falls silent, open a new one."""
        while True:
            with suppress(psycopg.Error, OSError, TimeoutError):
                async with await self._connect() as ear:
                    await ear.execute(f"LISTEN {CHANNEL}")
                    both = {asyncio.create_task(self._hear_all(ear)), asyncio.create_task(self._test_hearing())}
                    try:
                        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                    finally:
                        for one in both:
                            one.cancel()
                        await asyncio.gather(*both, return_exceptions=True)
                        self._heard_self.clear()
            await asyncio.sleep(BEAT_S)

    async def _hear_all(self, ear: AsyncConnection[Any]) -> None:
        async for heard in ear.notifies():
            await self._hear(heard.payload)

    async def _test_hearing(self) -> None:
        """Send an announcement to this process periodically; return when one does not come back."""
        hears = False
        while True:
            self._heard_self.clear()
            before, hears = hears, await self._hears()
            if before and not hears:
                return
            await asyncio.sleep(HEARING_TEST_EVERY_S)

    async def _hears(self) -> bool:
        """Whether an announcement to this process comes back; if not, log it once."""
        with suppress(StoreFailed):  # the store says so already
            await self._ask("SELECT pg_notify(%s, %s)", [CHANNEL, f"{self.id} "])
        try:
            async with asyncio.timeout(HEARING_TEST_S):
                await self._heard_self.wait()
        except TimeoutError:
            if not self._deaf:
                _log.warning(
                    "PostgreSQL's notifications do not arrive, perhaps because of a pooler in transaction mode: "
                    "what happens in other processes is seen up to %d ms later",
                    round(DEAF_BEAT_S * 1000),
                )
            self._deaf = True
            return False
        if self._deaf:
            _log.warning("PostgreSQL's notifications arrive again")
        self._deaf = False
        return True

    async def _hear(self, payload: str) -> None:
        sender, _, text = payload.partition(" ")
        if sender == self.id:
            return self._heard_self.set()
        told = [one.rpartition(":")[::2] for one in text.split(",") if one]
        for table, last in told:
            if not last.isdecimal() or len(last) > MOST_DIGITS:  # any user of the database may send one
                continue
            if table.startswith(COUNTED):
                self.on_spent(table.removeprefix(COUNTED), int(last))
            else:
                self.on_entries(table, int(last))
        if look := [table for table, last in told if not last and table in self._held]:
            with suppress(StoreFailed):
                await self._look(look)

    # The connection

    async def _connect(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(
            self._address, autocommit=True, connect_timeout=CONNECT_TIMEOUT_S, prepare_threshold=None
        )

    async def _connected(self) -> AsyncConnection[Any]:
        if self._line is None or self._line.closed:
            try:
                self._line = await self._connect()
            except (psycopg.Error, OSError) as error:
                raise await self._lost(error) from None
        return self._line

    async def _ask(self, question: str, values: Sequence[Any]) -> list[Any]:
        async with self._in_use:
            line = await self._connected()
            try:
                async with asyncio.timeout(ANSWER_TIMEOUT_S):
                    done = await line.execute(question, values)
                    return await done.fetchall() if done.description else []
            except (psycopg.Error, TimeoutError) as error:
                raise await self._lost(error) from None

    async def _lost(self, error: Exception) -> StoreFailed:
        if self._line is not None:
            await self._line.close()
            self._line = None
        return failure(error) if isinstance(error, psycopg.Error) else failed("no answer in time")


def _weight(process: str, table: str) -> bytes:
    """Rendezvous hashing: of the processes that hold a table, the one with the greatest weight leads."""
    return hashlib.blake2b(f"{process} {table}".encode(), digest_size=8).digest()


def _portions(told: Iterable[str]) -> list[str]:
    """Announcements that are short enough, with as much in each as possible."""
    portions = [""]
    for one in told:
        if len(portions[-1]) + len(one) >= MOST_BYTES:
            portions.append("")
        portions[-1] += f",{one}" if portions[-1] else one
    return portions
