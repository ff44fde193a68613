"""A connection to a table for programs that are not asynchronous.

The connection runs in a thread of its own. Messages are applied only when the program calls `apply_next` or `send`, so
that the replica does not change at other times.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from math import inf
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, TypeVar

import msgspec

from millions.client.connection import Connection, MakeCommand
from millions.client.errors import not_understood
from millions.client.link import Link
from millions.client.match import RemoteMatch
from millions.client.messages import Received
from millions.client.pledge import Pledge
from millions.client.replica import Replica
from millions.core.errors import MillionsError
from millions.core.message import Action
from millions.wire.answers import Presence
from millions.wire.commands import Play, Say, Signal
from millions.wire.fields import CommandId
from millions.wire.talk import AnyPhrase

T = TypeVar("T")

CLOSE_TIMEOUT_S = 2.0

SIGNALS_S = 0.5
"""How long a wait lasts at most before signals are looked for."""


class Player:
    """A player with a seat at a table elsewhere, or a spectator of it."""

    def __init__(
        self, link: Link, pledge: Pledge | None = None, keep: Callable[[Player], object] | None = None
    ) -> None:
        """`keep` stores the player's key and pledge: it is called before a salt is revealed."""
        self.link, self.replica = link, Replica()
        self.pledge = Pledge() if pledge is None else pledge
        """The server's promise as it was first seen, and this player's salt."""
        self._keep = keep or (lambda player: None)
        self._sent: set[CommandId] = set()
        """The commitments and salts that were sent."""
        self.match: RemoteMatch | None = None
        """The match, once it has begun."""
        self.ended: MillionsError | None = None
        """Why no more messages will come."""
        self.on_arrival: Callable[[], None] = lambda: None
        """Called whenever a message has arrived, from another thread."""
        self.on_connection_change: Callable[[], object] = lambda: None
        """Called when the connection is lost or restored while `send` waits for an answer."""
        self._connection = Connection(link)
        self._inbox: SimpleQueue[Received | MillionsError] = SimpleQueue()
        self._arrived = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="connection", daemon=True)

    def open(self) -> None:
        """Connect, and wait for the first snapshot; raises the reason if there is none.

        If the match waits only for this player's salt, wait also until the match has begun.
        """
        self._thread.start()
        self._run(self._connection.open()).result()
        self._run(self._relay())
        while (self.replica.n == 0 or self._about_to_begin) and self.ended is None:
            self.wait()
            self.apply_next()
        if self.ended is not None:
            raise self.ended

    def close(self) -> None:
        """Close the connection; the seat stays the player's."""
        with suppress(TimeoutError):
            self._run(self._connection.close()).result(CLOSE_TIMEOUT_S)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(CLOSE_TIMEOUT_S)

    def _run(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    # Receiving

    async def _relay(self) -> None:
        """Pass on what the connection receives, to the program's thread."""
        while True:
            try:
                self._put(await self._connection.receive())
            except MillionsError as error:
                return self._put(error)

    def _put(self, message: Received | MillionsError) -> None:
        self._inbox.put(message)
        self._announce()

    def _announce(self) -> None:
        self._arrived.set()
        self.on_arrival()

    def wait(self, timeout_s: float | None = None) -> bool:
        """Block until a message has arrived or the time is over. Returns whether one has.

        It waits in short pieces: a signal (Ctrl-C) that comes just before a wait would not end it.
        """
        until = inf if timeout_s is None else monotonic() + timeout_s
        while not self._arrived.wait(min(SIGNALS_S, max(0.0, until - monotonic()))):
            if monotonic() >= until:
                return False
        return True

    def apply_next(self) -> bool:
        """Apply the next message that has arrived. Returns whether there was one."""
        self._arrived.clear()
        try:
            message = self._inbox.get_nowait()
        except Empty:
            return False
        self._arrived.set()
        if isinstance(message, MillionsError):
            self.ended = message
            return True
        try:
            self.replica.apply(message)
        except (msgspec.DecodeError, LookupError, MillionsError) as error:
            self.ended = not_understood(error)
        if self.match is None and self.replica.view is not None:
            self.match = RemoteMatch(self.replica, self.play)
        if self.ended is None and self.replica.n and not isinstance(message, Presence):
            self._commit_and_reveal()
        return True

    @property
    def _about_to_begin(self) -> bool:
        """Whether nobody else's salt is missing, and this player's has been sent."""
        room = self.replica.room
        sent = self.pledge.commitments is not None
        return sent and room.stage == "revealing" and set(room.awaited) <= {self.replica.you}

    def _commit_and_reveal(self) -> None:
        """Keep the server's promise; commit to a salt, and reveal it, when that is due."""
        new, room = self.pledge.see(self.replica.room), self.replica.room
        due = self.pledge.due(room, self.replica.you)
        if new or due:
            self._keep(self)
        if due is not None and due[0] not in self._sent:
            id, command = due
            self._sent.add(id)
            self._run(self._connection.send(lambda _: command))

    # Sending

    def send(self, make: MakeCommand) -> None:
        """Send a command. When this returns it is stored and everything it led to is applied; raises if refused."""
        answer = self._run(self._connection.send(make))
        answer.add_done_callback(lambda _: self._announce())
        while not answer.done():
            connected = self.replica.connected
            self.wait()
            self.apply_next()
            if self.replica.connected != connected:
                self.on_connection_change()
        self.ended = self.ended or self._connection.ended
        done = answer.result()
        while self.replica.n < done.n and self.ended is None:
            self.wait()
            self.apply_next()

    def play(self, action: Action) -> None:
        """Act in the game."""
        self.send(lambda id: Play(id, action))

    def say(self, text: str) -> None:
        """Say something in free text."""
        self.send(lambda id: Say(id, text))

    def signal(self, phrase: AnyPhrase) -> None:
        """Say a phrase."""
        self.send(lambda id: Signal(id, phrase))
