"""A live table: carries out the commands of people in the order of arrival, and lets bots and clocks act."""

from __future__ import annotations

import base64
import hashlib
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from millions.bots import RandomBot
from millions.bots.talk import Remark
from millions.core.errors import MillionsError
from millions.core.seat import SPECTATOR, Seat, Viewer
from millions.tables import decisions, hosting, listening, manners, seating
from millions.tables.attendance import Attendance
from millions.tables.audience import Listener
from millions.tables.bot_memory import Question, Thought
from millions.tables.clock import Alarm, Clock, Millis
from millions.tables.decision import Decision
from millions.tables.entries import Rematched
from millions.tables.errors import StoreFailed, removed, wrong_key
from millions.tables.log_names import log_name
from millions.tables.manners import Due
from millions.tables.peers import BOTS_YIELD_MS, YIELD_MS, Peers
from millions.tables.shared import SharedTable
from millions.tables.store import Kept, Store
from millions.tables.stream import Picture
from millions.tables.talk import TALK, Sayings, check_muted
from millions.tables.thinker import Thinker, Work
from millions.wire.answers import Done, Refused
from millions.wire.bodies import Successor
from millions.wire.commands import AnyCommand, CallSteward, Nudge, Play, WaitFor
from millions.wire.fields import Avatar, Commitment
from millions.wire.keys import Key
from millions.wire.state import TableState
from millions.wire.stream import PastEvents

RETRY_AFTER_MS = 1000
"""When the store has failed, bots and clocks try again after this time."""

SOON_MS = 120_000
"""A table that is not due for longer than this need not be in memory."""

_log = logging.getLogger(__name__)
_happened = msgspec.json.Decoder(PastEvents[Any]).decode


class LiveTable(SharedTable):
    """One table, its log and its audience. `TableManager` opens and finds tables."""

    def __init__(self, kept: Kept, store: Store, clock: Clock, peers: Peers, work: Work) -> None:
        super().__init__(kept, store, clock, peers)
        self._work = work
        self._thinker: Thinker
        self._asked: Question | None = None
        """What a bot is thinking about, outside the order of commands."""
        self._sayings = Sayings()
        self.refusals: Counter[Seat] = Counter()
        """Actions that were refused since the table was loaded, by seat: for those who compare programs."""
        self._thought_of: tuple[Due, ...] = ()
        """What a person said last, if a bot has thought about an answer already."""
        self._alarm: Alarm | None = None
        self._asleep = False

    @classmethod
    async def load(cls, kept: Kept, store: Store, clock: Clock, peers: Peers, work: Work) -> LiveTable:
        """Load a table from its log."""
        table = cls(kept, store, clock, peers, work)
        await table._read_on()
        table.audience.resume(table._clock.unknown_since(table.state.at))
        table._attendance = Attendance(table.now())
        table.audience.on_attendance = table._attend
        table._thinker = Thinker(work.queue, work.owner or table.id, log_name(table.id), table.state.luck)
        return table

    # Reading

    @property
    def room(self) -> TableState:
        """What everybody can see of the table besides the game."""
        return self.audience.room

    def seat_of(self, key: Key) -> Seat | None:
        """The seat of this key's owner, on whatever device."""
        return self.state.seat_of(key)

    def seat_for(self, key: Key) -> Seat:
        """The seat of this key's owner; raises why there is none."""
        if (seat := self.seat_of(key)) is None:
            raise removed() if key.fingerprint in self.state.removed else wrong_key()
        return seat

    def is_host(self, key: Key) -> bool:
        """Is this the host's key?"""
        return key.fits(self.state.host)

    @property
    def next_id(self) -> str:
        """The id of the rematch table: always the same one, and nobody can guess it."""
        mixed = hashlib.blake2b(self._secret, key=self.state.host.encode(), digest_size=12).digest()
        return base64.urlsafe_b64encode(mixed).decode()

    def picture(self, viewer: Viewer) -> Picture:
        """What this viewer sees now, not encoded."""
        return self.audience.picture(viewer)

    def snapshot(self, viewer: Viewer = SPECTATOR) -> bytes:
        """Everything as this viewer sees it now."""
        return self.audience.snapshot(viewer)

    @property
    def can_be_forgotten(self) -> bool:
        """Nobody listens or waits for an answer, and nothing is due soon."""
        if self.audience.listens or self._tasks or self._order.locked() or self._asked is not None:
            return False
        return (due := self.due) is None or due > self._clock.by_program(self.now()) + SOON_MS

    @property
    def due(self) -> Millis | None:
        """When this table next needs a program, though nobody is connected; None: not until somebody comes."""
        reply, timing = self._next_reply(self._clock.now()), self.state.timing
        said_at = None if reply is None else reply.at
        calls = (timing.next_deadline, timing.next_turn, said_at, self.state.fills_at)
        whens = [self._clock.by_program(call) for call in calls if call is not None]
        return None if self.state.over else min(whens, default=None)

    def number(self, viewer: Viewer = SPECTATOR) -> int:
        """The number of this viewer's last message."""
        return self.audience.number(viewer)

    async def after(self, viewer: Viewer, n: int) -> list[bytes]:
        """Exactly the messages after this number; those no longer in memory are made again from the log."""
        n = self.audience.first_after(viewer, n)
        last, at_hand = self.number(viewer), self.audience.after(viewer, n)
        if at_hand is not None:
            return at_hand
        return (await self._told(viewer, last))[n:last]

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
        face: Avatar | None = None,
        program: bool = False,
    ) -> Seat:
        """Sit down with a key. The same key again returns the same seat: a repeated click sits once."""
        return await self._in_order(self._sit(key, name, seat, person, commitment, face, program))

    async def _sit(
        self,
        key: Key,
        name: str | None,
        seat: Seat | None,
        person: Key | None,
        sealed: Commitment | None,
        face: Avatar | None,
        program: bool,
    ) -> Seat:
        def decide() -> Decision | None:
            if self.seat_of(key) is not None:
                return None
            hosting.admit(self.state, key, person)
            if self.state.match is not None:
                return hosting.take_over(self.state, self._clock.now(), key, name, seat, person, face, program)
            return seating.sit(self.state, self._clock.now(), key, name, seat, person, sealed, face, program)

        await self._commit(decide)
        mine = self.seat_of(key)
        assert mine is not None
        self._attendance.seen(mine, self.now())
        return mine

    async def begin(self) -> None:
        """Begin the match; bots take the free seats."""
        await self._in_order(self._commit(lambda: seating.begin(self.state, self._clock.now())))

    async def close(self, played_too: bool = False) -> None:
        """Close the table before its match has begun, or when nobody plays there."""
        await self._in_order(self._commit(lambda: hosting.close(self.state, self.now(), self._attendance, played_too)))

    async def remove(self, seat: Seat, successor: Successor, host_too: bool = False) -> None:
        """Remove the player of a seat; their key is not valid any more."""
        await self._in_order(self._commit(lambda: hosting.remove(self.state, seat, successor, self.now(), host_too)))

    async def automate(self, seat: Seat, key: Key) -> None:
        """Tell everybody that a program plays this seat, if it has not said so itself."""
        if not self.state.seats[seat].program:
            await self._in_order(self._commit(lambda: hosting.automate(self.state, self.now(), key, seat)))

    async def do(
        self, seat: Seat, command: AnyCommand, key: Key | None = None, address: str | None = None, surely: bool = True
    ) -> Done:
        """Carry out a command of a seat, once; it is stored when this returns. Raises the reason if it is refused.

        With a key, the key must still be valid when the command has its turn: its owner may have left meanwhile.
        With an address, what is said from there is limited, whatever the keys.
        Not `surely`: the caller will not be cancelled before the answer, which saves a task (6 µs).
        """
        work = self._do(seat, command, key, address)
        return await (self._in_order(work) if surely else self._one_at_a_time(work))

    async def _do(self, seat: Seat, command: AnyCommand, key: Key | None, address: str | None) -> Done:
        def decide() -> Decision | None:
            if key is not None and not key.fits(self.state.seats[seat].key):
                raise removed() if key.fingerprint in self.state.removed else wrong_key()
            if self.audience.granted(seat, command.id) is not None:
                return None
            if isinstance(command, TALK):
                check_muted(self.state.seats[seat], self._work.muted)
                self._sayings.count(address, self._clock.now())
            return self._decide(seat, command)

        self._attendance.seen(seat, self.now())
        try:
            await self._commit(decide)
        except MillionsError:
            self.refusals[seat] += isinstance(command, Play)
            raise
        return Done(command.id, self.audience.granted(seat, command.id) or self.number(seat))

    def _decide(self, seat: Seat, command: AnyCommand) -> Decision:
        """What a command leads to."""
        state, now = self.state, self.now()
        if state.closed:
            raise Refused("table-over", "the match is over, or the table is closed already")
        if not isinstance(command, (Nudge, CallSteward, WaitFor)):
            return decisions.decide(state, seat, command, now, self._attendance.here)
        decisions.check_gestures(state, seat, now)
        return self._attendance.asked(state, seat, command, now)

    async def rematch(self, seat: Seat, open_it: Callable[[], Coroutine[Any, Any, str]]) -> str:
        """The table of the rematch. The first player who asks makes `open_it` open it."""
        return await self._in_order(self._rematch(seat, open_it))

    async def _rematch(self, seat: Seat, open_it: Callable[[], Coroutine[Any, Any, str]]) -> str:
        if self.state.match is None or not self.state.over:
            raise Refused("rematch-early", "this match is not over yet")
        if self.state.rematch is not None:
            return self.state.rematch
        entry = Rematched(at=self._clock.now(), by=seat, table=await open_it())
        await self._commit(lambda: Decision([entry]) if self.state.rematch is None else None)
        return entry.table

    async def record(self) -> bytes:
        """The record of the match with all secrets, once it is over."""
        return await self._work.past.record(self.id)

    async def _store_and_apply(self, decision: Decision) -> None:
        await super()._store_and_apply(decision)
        self._work.tally.count(decision, self.state)

    # Bots and clocks

    async def wake(self, since: Millis) -> None:
        """Clocks have been running since this time, and not between the last entry and then; bots go on from here."""
        await self._surely(self._wake(since))

    async def _wake(self, since: Millis) -> None:
        self._unclocked = since
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
        attended = self._attendance.due(self.state, now)
        if due := attended or decisions.clock_ran_out(self.state, now, self._attendance.here):
            await self._store_or_read_on(due)
            return True
        question = self._question(now) if self._asked is None else None
        self._asked = question or self._asked
        self._set_alarm()
        return question or False

    def _question(self, now: Millis) -> Question | None:
        """What to ask a bot now: for an answer to what a person said, which comes first, or for a decision."""
        match, reply, turn = self.state.match, self._next_reply(now), decisions.bots_turn(self.state, now)
        people = tuple(self.state.present)
        if match is not None and reply is not None and (reply.at <= now or reply.seat == (turn and turn.seat)):
            kind, promises = self.state.seats[reply.seat].kind, listening.promises(self.state, reply.seat)
            return self._thinker.question(match, reply.seat, kind, reply.heard, people, promises)
        promises = listening.promises(self.state, turn.seat) if turn is not None else ()
        return self._thinker.turn(match, *turn, people, promises) if match is not None and turn is not None else None

    def _next_reply(self, now: Millis) -> Due | None:
        """What a bot is to answer, now or soon."""
        return manners.next_reply(self.state, now, self._thought_of)

    async def _ask(self, question: Question) -> None:
        """Let a bot think while the table goes on; then play what it has decided."""
        try:
            if question.heard is not None:
                await self._in_order(self._answer(question, await self._thinker.answer(question)))
            else:
                await self._in_order(self._take_turn(question, await self._thinker.thought(question)))
        finally:
            if self._asked is question:
                self._asked = None

    async def _answer(self, question: Question, remark: Remark | None) -> None:
        """A bot has thought about what a person said. If others have spoken meanwhile, the moment has passed."""
        self._asked, now = None, self._clock.now()
        due = self._next_reply(now)
        if self._asleep or due is None or due.seat != question.seat:
            return
        self._thought_of = (*(one for one in self._thought_of if one.said is due.said), due)
        await self._store_or_read_on(decisions.answer(self.state, due.seat, remark, now))

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
        remark = thought.remark if thought is not None and action is thought.action else None
        await self._store_or_read_on(decisions.take_turn(self.state, turn, action, now, remark))

    def forget(self) -> None:
        """This object is no longer used: what is due is done by the one that is read from the store next."""
        self._asleep = True
        self.audience.on_attendance = lambda: None
        self._set_alarm()

    async def sleep(self) -> None:
        """Stop bots and clocks; what has begun is finished."""
        self.forget()
        async with self._order:
            pass

    def _set_alarm(self, at_least: int = 0) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        timing = self.state.timing
        turn, reply = (None, None) if self._asked else (timing.next_turn, self._next_reply(self._clock.now()))
        clocks = (timing.next_deadline, self._attendance.next_call(self.state))
        bots = (turn, None if reply is None else reply.at)
        for_clocks, for_bots = (0, 0) if self._peers.leads(self.id) else (YIELD_MS, BOTS_YIELD_MS)
        calls = [call for call in (self.audience.next_call,) if call is not None]
        calls += [call + for_clocks for call in clocks if call is not None]
        calls += [call + for_bots for call in bots if call is not None]
        if calls and not self._asleep:
            self._alarm = self._clock.call_at(max(min(calls), at_least), self.tick)
