"""Opens tables, finds them, and loads all of them again after a restart."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress

import msgspec

from millions.core.errors import MillionsError
from millions.core.nature import Dealer
from millions.core.record import Branch
from millions.core.replay import Findings
from millions.core.seat import Seat, Viewer
from millions.core.table import Standing
from millions.tables import entries
from millions.tables.clock import Clock
from millions.tables.entries import AnyEntry, Opened
from millions.tables.errors import Conflict, StoreFailed, no_such_table, table_damaged
from millions.tables.fair_queue import FairQueue
from millions.tables.history import is_table_id, names_of, settings_of
from millions.tables.live import SOON_MS, LiveTable
from millions.tables.log_names import log_name
from millions.tables.past import Past
from millions.tables.peers import HAND_OVER_TIMEOUT_S, Alone, Holders, Peers
from millions.tables.seating import begin
from millions.tables.settings import checked, for_branch, for_rematch
from millions.tables.state import State
from millions.tables.store import LIVE, RESULT_NOTE, Kept, Store
from millions.tables.tally import MatchTally
from millions.tables.thinker import Work
from millions.wire.answers import Refused
from millions.wire.keys import Key
from millions.wire.settings import Settings

ABANDONED_AFTER_MS = 7 * 24 * 3600 * 1000
"""A table whose match has not begun is closed after this time without an entry."""

_log = logging.getLogger(__name__)


class TableManager:
    """All the tables of one program."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        think: Executor | None = None,
        at_once: int = 1,
        peers: Peers | None = None,
    ) -> None:
        """`think` is where bots think and logs are replayed, `at_once` how many of its workers there are.

        `peers` are the other processes that use the same store.
        """
        self.store, self.clock, self.peers = store, clock, peers or Alone()
        self.peers.on_entries, self.peers.on_holders = self._hear, self._meet
        self._started = clock.now()
        self._reading: set[asyncio.Task[None]] = set()
        self.on_presence: Callable[[LiveTable], None] = lambda table: None
        """Called when players have come to a table, or gone, in other processes."""
        self.on_lost: Callable[[LiveTable], None] = lambda table: None
        """Called when this program cannot go on with a table: others, of a newer version, may."""
        queue = FairQueue(think, at_once)
        self.muted: set[str] = set()
        """Fingerprints of people who may not talk, at any table."""
        self._work = Work(queue, Past(store, queue), self.muted, MatchTally())
        self._tables: dict[str, LiveTable] = {}
        self.set_aside: list[str] = []
        """Unfinished tables that could not be loaded; those whose logs could not be read are tried again later."""
        self._unread: set[str] = set()

    async def open(
        self,
        settings: Settings,
        host: Key,
        secret: bytes | None = None,
        owner: str | None = None,
        salted: bool = True,
    ) -> LiveTable:
        """Open a table. If only bots sit there, the match begins at once.

        The bots of all tables of an owner (an address, say) share one place in the queue for thinking. Unless the deal
        may be `salted` by the players, the same secret deals the same cards.
        """
        id, secret = secrets.token_urlsafe(12), secret or secrets.token_bytes(32)
        return await self._open(id, checked(settings), host.fingerprint, secret, owner=owner, salted=salted)

    async def _open(
        self,
        id: str,
        settings: Settings,
        host: str,
        secret: bytes,
        rematch_of: str | None = None,
        owner: str | None = None,
        branch: Branch | None = None,
        branch_of: str | None = None,
        salted: bool = True,
    ) -> LiveTable:
        now = self.clock.now()
        opened = Opened(
            at=now,
            settings=settings,
            commitment=Dealer(secret).commitment,
            host=host,
            rematch_of=rematch_of,
            branch=branch,
            branch_of=branch_of,
            salted=salted,
        )
        state = State(opened, secret)
        first: list[AnyEntry] = [opened]
        ready = all(one.taken for one in state.seats)
        if ready:
            first += begin(state, now).entries
        kept = Kept(
            table=id,
            game=settings.game,
            public=settings.public,
            status="playing" if ready else "open",
            opened=self.clock.date(),
            secret=secret,
        )
        await self.store.create(kept, [entries.encode(entry) for entry in first])
        self.tally.begun[settings.game] += ready
        return await self._load(kept, owner)

    async def _load(self, kept: Kept, owner: str | None = None) -> LiveTable:
        try:
            await self.peers.in_step()
            work = self._work._replace(owner=owner)
            loaded = await LiveTable.load(kept, self.store, self.clock, self.peers, work)
        except MillionsError:
            raise
        except Exception as error:
            _log.exception("table %s is damaged: %s", log_name(kept.table), type(error).__name__)
            raise table_damaged() from error
        table = self._tables.setdefault(kept.table, loaded)
        if table is loaded:  # no other task was quicker
            table.on_presence = lambda: self.on_presence(table)
            self.peers.hold(table.id, {})
            await table.wake(self._started if self.peers.since is None else self.peers.since)
        return table

    async def table(self, id: str) -> LiveTable:
        """The table of this id, as it is in the store."""
        if id in self._tables:
            table = self._tables[id]
            await self._read_first(table)
            return table
        kept = await self.store.kept(id) if is_table_id(id) else None
        if kept is None:
            raise no_such_table(id)
        return await self._load(kept)

    def _hear(self, id: str, last: int) -> None:
        """Another process has written to a log, up to this entry."""
        table = self._tables.get(id)
        if table is not None and table.state.number < last:
            reading = asyncio.ensure_future(self._read_on(table, last))
            self._reading.add(reading)
            reading.add_done_callback(self._reading.discard)

    async def _read_on(self, table: LiveTable, last: int) -> None:
        try:
            await table.read_on(last)
        except StoreFailed:  # until the next news
            pass
        except Exception as error:
            self._lose(table, error)

    def _lose(self, table: LiveTable, error: Exception) -> None:
        """What was written elsewhere cannot be applied: forget the table, and let its players go elsewhere."""
        if self._tables.get(table.id) is not table:
            return
        del self._tables[table.id]
        table.forget()
        self.peers.let_go(table.id)
        self.on_lost(table)
        why = error.code if isinstance(error, MillionsError) else type(error).__name__
        _log.error("table %s cannot go on here: %s", log_name(table.id), why, exc_info=why == type(error).__name__)

    def _meet(self, id: str, holders: Holders) -> None:
        """These other processes have a table in memory, and these players are connected to them."""
        if (table := self._tables.get(id)) is not None:
            table.meet(holders)

    async def _read_first(self, table: LiveTable) -> None:
        """Read what other processes have written: people who come from there have seen it already.

        If there are none, a table can be looked at though the store has failed.
        """
        try:
            await self.peers.in_step()
        except StoreFailed:
            if not self.peers.alone:
                raise
        if not self.peers.alone:
            await table.read_on()

    def at_hand(self, id: str) -> LiveTable | None:
        """The table of this id, if it is in memory."""
        return self._tables.get(id)

    async def resume(self) -> list[str]:
        """After a start: load every table that needs a program, each by itself: others when somebody comes.

        Returns those that are set aside: they are damaged, or cannot be loaded under today's rules. Raises StoreFailed
        only if the whole store fails.
        """
        self.set_aside, self._unread = [], set()
        await self.peers.in_step()
        await self._load_all(await self.store.due(None if self.peers.alone else self._soon))
        return self.set_aside

    @property
    def _soon(self) -> int:
        return self.clock.now() + SOON_MS

    async def _load_all(self, due: list[Kept]) -> None:
        for id in [kept.table for kept in due]:
            if id in self._tables or id in set(self.set_aside) - self._unread or not self.peers.loads(id):
                continue
            try:
                await self._surely(id)
                self.set_aside = [one for one in self.set_aside if one != id]
            except MillionsError as error:
                if isinstance(error, StoreFailed):
                    await self.store.check()  # raises if the whole store fails
                    self._unread.add(id)
                if id not in self.set_aside:
                    _log.error("table %s cannot be loaded and is set aside: %s", log_name(id), error.code)
                    self.set_aside.append(id)

    async def _surely(self, id: str) -> None:
        """Load a table. If only its own log cannot be read, it fails again; else the store had failed for a moment."""
        try:
            await self.table(id)
        except StoreFailed:
            await self.store.check()
            await self.table(id)

    async def forget(self, id: str) -> None:
        """Free the memory of a table that nobody uses; it is loaded again when it is due, or when somebody comes."""
        table = self._tables.get(id)
        if table is None or not table.can_be_forgotten:
            return
        number = table.state.number
        if not table.state.over:
            await self.store.rest(id, number, table.due)
        if table.can_be_forgotten and table.state.number == number and self._tables.get(id) is table:
            table.forget()
            del self._tables[id]
            self.peers.let_go(id)

    async def tidy(self) -> None:
        """Close abandoned tables, free the memory of those that nobody uses, and load those that will be due soon."""
        for kept in await self.store.find(status=("open",)):
            if self.clock.date() - kept.opened > ABANDONED_AFTER_MS:
                await self._close_if_abandoned(kept.table)
        for table in self.loaded:
            if table.has_called:
                await self.forget(table.id)
        await self._load_all(await self.store.due(self._soon))

    async def pack(self, pause_s: float) -> None:
        """Compress the logs of finished tables that nobody looks at, one after the other, with a pause after each."""
        for id in await self.store.to_pack():
            if id not in self._tables:
                with suppress(Refused):  # damaged: the log stays as it is
                    await self.store.pack(id)
                await asyncio.sleep(pause_s)

    async def delete_old(self, older_than_ms: int) -> int:
        """Delete finished tables that were opened longer ago and that nobody looks at; returns how many."""
        old = await self.store.finished_before(self.clock.date() - older_than_ms)
        gone = [id for id in old if id not in self._tables]
        for id in gone:
            await self.store.delete_table(id)
        return len(gone)

    async def _close_if_abandoned(self, id: str) -> None:
        """Close a table whose match has not begun if nothing has happened there for too long."""
        try:
            table = await self.table(id)
            if table.state.stage in ("open", "revealing") and table.now() - table.state.at > ABANDONED_AFTER_MS:
                await table.close()
        except StoreFailed:
            raise
        except Refused:  # a player has just come
            pass
        except MillionsError as error:
            _log.error("table %s cannot be loaded: %s", log_name(id), error.code)

    @property
    def tally(self) -> MatchTally:
        """Matches that began and ended since the program started."""
        return self._work.tally

    @property
    def waiting_jobs(self) -> int:
        """Decisions of bots and replays of logs that wait for a worker."""
        return self._work.queue.waiting

    @property
    def loaded(self) -> tuple[LiveTable, ...]:
        """The tables in memory: those that need a program now or soon, and those that somebody looks at."""
        return tuple(self._tables.values())

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._tables)

    async def public_tables(self, most: int = 100) -> list[LiveTable]:
        """Public tables that are not over, newest first."""
        tables = []
        for kept in await self.store.find(status=LIVE, public=True, most=most):
            with suppress(MillionsError):  # damaged, or of older rules: the others are listed all the same
                tables.append(await self.table(kept.table))
        return tables

    async def history(self, person: Key, most: int = 100) -> list[Kept]:
        """The tables a person sat at, newest first."""
        return await self.store.find(person=person.fingerprint, most=most)

    async def results(self, person: str) -> dict[str, Standing]:
        """How matches ended for a person (by the fingerprint of their key), by table."""
        notes = await self.store.notes(person)
        return {
            name.removeprefix(RESULT_NOTE): msgspec.json.decode(body, type=Standing)
            for name, body in notes.items()
            if name.startswith(RESULT_NOTE)
        }

    async def names(self, id: str) -> tuple[str, ...]:
        """The names of those who played at a table, without loading it."""
        return await names_of(self.store, id)

    async def settings(self, id: str) -> Settings:
        """What the host of a table chose, without loading it."""
        return await settings_of(self.store, id)

    async def record(self, id: str) -> bytes:
        """The record of a finished match, also of one played under older rules."""
        return await self._work.past.record(id)

    async def findings(self, id: str) -> Findings:
        """What verifying the record of a finished match shows."""
        return await self._work.past.findings(id)

    async def story(self, id: str, viewer: Viewer) -> list[bytes]:
        """A finished match, message by message, as this viewer was told it, or would have been."""
        return await self._work.past.story(id, viewer)

    async def rematch(
        self, table: LiveTable, seat: Seat, host: Key, may_open: Callable[[], None], owner: str | None = None
    ) -> str:
        """The table of the rematch: a new one with the same settings and bots, where people sit down as anywhere.

        The first player who asks opens it, with their key as the host's, unless `may_open` raises a refusal.
        """

        async def open_it() -> str:
            id = table.next_id
            if await self.store.kept(id) is None:  # else: opened by a program that stopped before it stored `Rematched`
                may_open()
                settings = for_rematch(table.state)
                with suppress(Conflict):  # another process was quicker
                    await self._open(id, settings, host.fingerprint, secrets.token_bytes(32), table.id, owner)
            return id

        return await table.rematch(seat, open_it)

    async def branch(self, id: str, at: int, seat: Seat, host: Key, owner: str | None = None) -> LiveTable:
        """A new table at which a finished match goes on from before its line `at`: one person, and bots."""
        branch = await self._work.past.branch(id, at, seat)
        settings = checked(for_branch(await self.settings(id), await self.names(id), seat))
        new, secret = secrets.token_urlsafe(12), secrets.token_bytes(32)
        return await self._open(new, settings, host.fingerprint, secret, owner=owner, branch=branch, branch_of=id)

    async def hand_over(self) -> None:
        """This process is about to stop: players who are connected to it need a moment to come back elsewhere."""
        moving = [asyncio.ensure_future(table.hand_over()) for table in self.loaded]
        if moving:  # if the store does not answer, it may only cost somebody a moment
            done, _ = await asyncio.wait(moving, timeout=HAND_OVER_TIMEOUT_S)
            for one in done:
                one.exception()

    async def close(self) -> None:
        """Let every table finish what it has begun, then close the store."""
        for table in list(self._tables.values()):
            await table.sleep()
        await self.peers.close()
        await self.store.close()
