"""A live table: carries out commands in the order of arrival. Each is decided, stored, applied and told.

Nothing is told before it is stored. If storing fails, nothing has happened; if it may have succeeded, the log is read
again before anything else.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from millions.bots import RandomBot
from millions.core.referee import Outcome
from millions.core.seat import SPECTATOR, Seat, Viewer
from millions.tables import decisions, entries, seating
from millions.tables.audience import Audience, Listener
from millions.tables.bot_memory import Question, Thought
from millions.tables.clock import Alarm, Clock, LogClock, Millis
from millions.tables.decision import Decision
from millions.tables.entries import AnyEntry, Opened, Rematched, Woke
from millions.tables.errors import Conflict, StoreFailed, wrong_key
from millions.tables.log_names import log_name
from millions.tables.state import State
from millions.tables.store import Kept, Store
from millions.tables.talk import Sayings
from millions.tables.thinker import Thinker, Work
from millions.wire.answers import Done, Refused
from millions.wire.commands import AnyCommand
from millions.wire.fields import Commitment
from millions.wire.keys import Key
from millions.wire.state import TableState
from millions.wire.stream import PastEvents

T = TypeVar("T")

RETRY_AFTER_MS = 1000
"""When the store has failed, bots and clocks try again after this time."""

MOST_ATTEMPTS = 5
"""How often a command is decided again when another program writes to the same log."""

ENTRIES_PER_SLICE = 50
"""Entries of a long log that are applied before other tables get a turn."""

_log = logging.getLogger(__name__)
_happened = msgspec.json.Decoder(PastEvents[Any]).decode


class LiveTable:
    """One table, its log and its audience. `TableManager` opens and finds tables."""

    def __init__(self, kept: Kept, store: Store, clock: Clock, work: Work) -> None:
        self.id, self._secret = kept.table, kept.secret
        self._store, self._clock, self._work = store, LogClock(clock), work
        self._state: State | None = None
        self._audience: Audience | None = None
        self._thinker: Thinker
        self._asked: Question | None = None
        """What a bot is thinking about, outside the order of commands."""
        self._sayings = Sayings()
        self._order = asyncio.Lock()
        self._alarm: Alarm | None = None
        self._stale = False
        self._unclocked = False
        """Clocks did not run for a while, and no entry says so yet."""
        self._asleep = False
        self._tasks: set[asyncio.Task[Any]] = set()

    def __repr__(self) -> str:
        return f"LiveTable({log_name(self.id)!r})"

    @classmethod
    async def load(cls, kept: Kept, store: Store, clock: Clock, work: Work) -> LiveTable:
        """Load a table from its log."""
        table = cls(kept, store, clock, work)
        await table._read_on()
        table.audience.resume(table._clock.unknown_since(table.state.at))
        return table

    # Reading

    @property
    def state(self) -> State:
        """The state of the table, as far as it is stored."""
        assert self._state is not None
        return self._state

    @property
    def audience(self) -> Audience:
        """The streams and listeners of the table."""
        assert self._audience is not None
        return self._audience

    @property
    def room(self) -> TableState:
        """What everybody can see of the table besides the game."""
        return self.audience.room

    def now(self) -> Millis:
        """The time by which deadlines are set: that of the table's log, which never goes back."""
        return self._clock.now()

    def seat_of(self, key: Key) -> Seat | None:
        """The seat of this key's owner, on whatever device."""
        return self.state.seat_of(key)

    def is_host(self, key: Key) -> bool:
        """Is this the host's key?"""
        return key.fits(self.state.host)

    @property
    def next_id(self) -> str:
        """The id of the rematch table: always the same one, and nobody can guess it."""
        mixed = hashlib.blake2b(self._secret, key=self.state.host.encode(), digest_size=12).digest()
        return base64.urlsafe_b64encode(mixed).decode()

    def snapshot(self, viewer: Viewer = SPECTATOR) -> bytes:
        """Everything as this viewer sees it now."""
        return self.audience.snapshot(viewer)

    @property
    def can_be_forgotten(self) -> bool:
        """Nobody listens or waits for an answer, and nothing is scheduled."""
        return not self.audience.listens and not self._tasks and self._alarm is None and self._asked is None

    def number(self, viewer: Viewer = SPECTATOR) -> int:
        """The number of this viewer's last message."""
        return self.audience.number(viewer)

    async def after(self, viewer: Viewer, n: int) -> list[bytes]:
        """Exactly the messages after this number; those no longer in memory are made again from the log."""
        last, at_hand = self.number(viewer), self.audience.after(viewer, n)
        if at_hand is not None:
            return at_hand
        return (await self._told(viewer, last))[max(n, 0) : last]

    async def _told(self, viewer: Viewer, last: int) -> list[bytes]:
        """At least the messages up to this number: those that are kept, with newer ones from memory, or all anew."""
        past, known = self._work.past, self._work.past.known(self.id, viewer)
        if len(known) >= last:
            return known
        newer = self.audience.after(viewer, len(known)) if known else None
        if newer is None:
            return await past.told(self.id, viewer, self._secret, last)
        told = [*known, *newer]
        past.keep_told(self.id, viewer, told)
        return told

    async def happened(self, viewer: Viewer = SPECTATOR) -> list[PastEvents[Any]]:
        """The events this viewer has been told so far, for clients that come late or from another device."""
        told = [_happened(message) for message in await self.after(viewer, 0)]
        return [one for one in told if one.events]

    def listen(self, viewer: Viewer = SPECTATOR, after: int | None = None) -> Listener:
        """A listener for this viewer. It first receives the messages after a number, or else a snapshot."""
        return self.audience.listen(viewer, after)

    # Commands

    async def sit(
        self,
        key: Key,
        name: str | None = None,
        seat: Seat | None = None,
        person: Key | None = None,
        commitment: Commitment | None = None,
    ) -> Seat:
        """Sit down with a key. The same key again returns the same seat: a repeated click sits once."""
        return await self._in_order(self._sit(key, name, seat, person, commitment))

    async def _sit(self, key: Key, name: str | None, seat: Seat | None, person: Key | None, sealed: str | None) -> Seat:
        def decide() -> Decision | None:
            if self.seat_of(key) is not None:
                return None
            return seating.sit(self.state, self._clock.now(), key, name, seat, person, sealed)

        await self._commit(decide)
        mine = self.seat_of(key)
        assert mine is not None
        return mine

    async def begin(self) -> None:
        """Begin the match; bots take the free seats."""
        await self._in_order(self._commit(lambda: seating.begin(self.state, self._clock.now())))

    async def close(self) -> None:
        """Close the table before its match has begun."""
        await self._in_order(self._commit(lambda: seating.close(self.state, self._clock.now())))

    async def do(self, seat: Seat, command: AnyCommand, key: Key | None = None, address: str | None = None) -> Done:
        """Carry out a command of a seat, once; it is stored when this returns. Raises the reason if it is refused.

        With a key, the key must still be valid when the command has its turn: its owner may have left meanwhile.
        With an address, what is said from there is limited, whatever the keys.
        """
        return await self._in_order(self._do(seat, command, key, address))

    async def _do(self, seat: Seat, command: AnyCommand, key: Key | None, address: str | None) -> Done:
        def decide() -> Decision | None:
            if key is not None and not key.fits(self.state.seats[seat].key):
                raise wrong_key()
            if self._granted(seat, command) is not None:
                return None
            self._sayings.count(command, address, self._clock.now())
            return decisions.decide(self.state, seat, command, self._clock.now(), self.audience.connected)

        await self._commit(decide)
        return Done(command.id, self._granted(seat, command) or self.number(seat))

    def _granted(self, seat: Seat, command: AnyCommand) -> int | None:
        """The number of the message up to which this same command was told, if it was carried out before."""
        return self.audience.granted(seat, command.id)

    async def rematch(self, seat: Seat, open_it: Callable[[], Coroutine[Any, Any, str]]) -> str:
        """The table of the rematch. The first player who asks makes `open_it` open it."""
        return await self._in_order(self._rematch(seat, open_it))

    async def _rematch(self, seat: Seat, open_it: Callable[[], Coroutine[Any, Any, str]]) -> str:
        if self.state.match is None or not self.state.over:
            raise Refused("rematch-early", "this match is not over yet")
        if self.state.rematch is not None:
            return self.state.rematch
        entry = Rematched(at=self._clock.now(), by=seat, table=await open_it())
        await self._commit(lambda: Decision([entry]))
        return entry.table

    async def record(self) -> bytes:
        """The record of the match with all secrets, once it is over."""
        return await self._work.past.record(self.id)

    # Bots and clocks

    async def wake(self) -> None:
        """After a start: clocks did not run meanwhile; bots and clocks go on from here."""
        await self._surely(self._wake())

    async def _wake(self) -> None:
        self._unclocked = True
        try:
            async with self._order:
                await self._catch_up()
            self._set_alarm()
        except StoreFailed as error:
            self._try_again(error)

    async def tick(self) -> None:
        """Do everything that is due: clocks run out, bots and stewards act."""
        try:
            while due := await self._in_order(self._act_if_due()):
                if isinstance(due, Question):
                    await self._ask(due)
        except StoreFailed as error:
            self._try_again(error)

    def _try_again(self, error: StoreFailed) -> None:
        _log.warning("table %s: %s; trying again", log_name(self.id), error.code)
        self._set_alarm(self._clock.now() + RETRY_AFTER_MS)

    async def _act_if_due(self) -> bool | Question:
        """Do the next thing that is due, and return whether there was one; a question if a bot must think first."""
        if self._asleep:
            return False
        now = self._clock.now()
        self.audience.show_spectators(now)
        if ran_out := decisions.clock_ran_out(self.state, now):
            await self._store_or_read_on(ran_out)
            return True
        turn = decisions.bots_turn(self.state, now) if self._asked is None else None
        if turn is not None and self.state.match is not None:
            self._asked = self._thinker.question(self.state.match, turn.seat, turn.kind)
        self._set_alarm()
        return self._asked if turn is not None and self._asked is not None else False

    async def _ask(self, question: Question) -> None:
        """Let a bot think while the table goes on; then play what it has decided."""
        try:
            thought = await self._thinker.thought(question)
            await self._in_order(self._take_turn(question, thought))
        finally:
            if self._asked is question:
                self._asked = None

    async def _take_turn(self, question: Question, thought: Thought | None) -> None:
        """A bot has decided. If the match has gone on meanwhile, the decision is dropped and the bot thinks again."""
        self._asked, now, match = None, self._clock.now(), self.state.match
        turn = decisions.bots_turn(self.state, now)
        if self._asleep or match is None or turn is None or not question.still_fits(match, turn.seat, turn.kind):
            return
        action = thought and self._thinker.action(match, question, thought)
        if action is None and (replaced := decisions.replace_failed(self.state, turn, now)):
            return await self._store_or_read_on(replaced)
        action = action or RandomBot().act(question.view, question.forms, question.rng(question.answers))
        await self._store_or_read_on(decisions.take_turn(self.state, turn, action, now))

    async def _store_or_read_on(self, decision: Decision) -> None:
        """Store what happens without a command; if another program wrote first, read its entries instead."""
        try:
            await self._store_and_apply(decision)
        except Conflict:
            await self._read_on()

    async def sleep(self) -> None:
        """Stop bots and clocks; what has begun is finished."""
        self._asleep = True
        self._set_alarm()
        async with self._order:
            pass

    def _set_alarm(self, at_least: int = 0) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        timing = self.state.timing
        calls = (timing.next_deadline, timing.next_turn if self._asked is None else None, self.audience.next_call)
        when = min([call for call in calls if call is not None], default=None)
        if when is not None and not self._asleep:
            self._alarm = self._clock.call_at(max(when, at_least), self.tick)

    # Storing, applying, telling

    async def _in_order(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry out one command after the other."""
        return await self._surely(self._one_at_a_time(work))

    async def _surely(self, work: Coroutine[Any, Any, T]) -> T:
        """A caller that is cancelled does not cancel what has begun."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _one_at_a_time(self, work: Coroutine[Any, Any, T]) -> T:
        async with self._order:
            try:
                await self._catch_up()
            except BaseException:
                work.close()
                raise
            return await work

    async def _catch_up(self) -> None:
        """Read what may have been stored, and let clocks go on from where they stopped."""
        if self._stale:
            await self._read_on()
        if self._unclocked and self.state.timing.ticking and self._clock.now() > self.state.at:
            await self._commit(lambda: Decision([Woke(at=self._clock.now())]))
        self._unclocked = False

    async def _commit(self, decide: Callable[[], Decision | None]) -> None:
        """Store, apply and tell what is decided. If another program wrote first, read its entries and decide again."""
        for attempts_left in reversed(range(MOST_ATTEMPTS)):
            decision = decide()
            if decision is None or not decision.entries:
                return
            try:
                return await self._store_and_apply(decision)
            except Conflict:
                if not attempts_left:
                    raise
                await self._read_on()

    async def _store_and_apply(self, decision: Decision) -> None:
        bodies = [entries.encode(entry) for entry in decision.entries]
        try:
            await self._store.append(self.id, self.state.number, bodies, decision.filing)
        except Conflict:
            raise
        except StoreFailed:
            self._stale = self._unclocked = True
            raise
        *first, last = decision.entries
        for entry in first:
            self._apply(entry)
        self._apply(last, decision.outcome)
        self.audience.show_spectators(self._clock.now())
        self._set_alarm()

    def _apply(self, entry: AnyEntry, outcome: Outcome | None = None) -> None:
        if isinstance(entry, Opened):
            self._state = State(entry, self._secret)
            self._thinker = Thinker(self._work.queue, self._work.owner or self.id, log_name(self.id), self._state.luck)
            self._audience = Audience(self._state)
        events = () if isinstance(entry, Opened) else self.state.apply(entry, outcome)
        self.audience.tell(entry, events)

    async def _read_on(self) -> None:
        """Apply the entries of the store that are not applied yet."""
        known = self._state.number if self._state else 0
        for place, body in enumerate(await self._store.read(self.id, known), start=1):
            self._apply(entries.decode(body))
            if place % ENTRIES_PER_SLICE == 0:
                await asyncio.sleep(0)
        self._clock.reach(self.state.at)
        self._stale = False
