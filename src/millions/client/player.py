"""A place at a table for a program that does one thing at a time: the line lives in a thread of its own.

What has come is taken in when the program says so, message by message, so that nothing changes under its eyes.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from millions.client.errors import not_understood
from millions.client.line import Line
from millions.client.link import Link
from millions.client.match import FarMatch
from millions.client.messages import Heard
from millions.client.seen import Seen
from millions.core.errors import MillionsError
from millions.core.message import Action
from millions.core.seat import Seat
from millions.wire import commands, talk
from millions.wire.commands import Command

T = TypeVar("T")

GRACE = 2.0
"""Seconds for hanging up politely."""


class Player:
    """Somebody with a seat at a table elsewhere, or who watches it."""

    def __init__(self, link: Link) -> None:
        self.seen = Seen()
        self.match: FarMatch | None = None
        """The match, once it has begun."""
        self.ended: MillionsError | None = None
        """Why nothing more will come."""
        self.wake: Callable[[], None] = lambda: None
        """Called, from another thread, whenever something has come."""
        self.worry: Callable[[], object] = lambda: None
        """Called when the line breaks, or holds again, while a wish is being granted."""
        self._line = Line(link)
        self._inbox: SimpleQueue[Heard | MillionsError] = SimpleQueue()
        self._news = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="line", daemon=True)

    def open(self) -> None:
        """Call the server, and wait until the table is seen."""
        self._thread.start()
        self._run(self._line.open()).result()
        self._run(self._relay())
        while self.seen.n == 0 and self.ended is None:
            self.wait()
            self.take_in()
        if self.ended is not None:
            raise self.ended

    def close(self) -> None:
        """Hang up; the seat stays one's own."""
        with suppress(TimeoutError):
            self._run(self._line.close()).result(GRACE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(GRACE)

    def _run(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    # Hearing

    async def _relay(self) -> None:
        while True:
            try:
                self._put(await self._line.hear())
            except MillionsError as error:
                return self._put(error)

    def _put(self, message: Heard | MillionsError) -> None:
        self._inbox.put(message)
        self._stir()

    def _stir(self) -> None:
        self._news.set()
        self.wake()

    def wait(self, seconds: float | None = None) -> bool:
        """Until something has come, or this time is over. Has something?"""
        return self._news.wait(seconds)

    def take_in(self) -> bool:
        """The next thing that has come. Was there any?"""
        self._news.clear()
        try:
            message = self._inbox.get_nowait()
        except Empty:
            return False
        self._news.set()
        if isinstance(message, MillionsError):
            self.ended = message
            return True
        try:
            self.seen.take_in(message)
        except (msgspec.ValidationError, LookupError, MillionsError) as error:
            self.ended = not_understood(error)
        if self.match is None and self.seen.view is not None:
            self.match = FarMatch(self.seen, self.play)
        return True

    # Wishing

    def do(self, wish: type[Command], **fields: Any) -> None:
        """Wish something. When this returns it is done, and all that came of it is taken in; raises if refused."""
        answer = self._run(self._line.do(wish, **fields))
        answer.add_done_callback(lambda _: self._stir())
        while not answer.done():
            held = self.seen.holds
            self.wait()
            self.take_in()
            if self.seen.holds != held:
                self.worry()
        self.ended = self.ended or self._line.ended
        done = answer.result()
        while self.seen.n < done.n and self.ended is None:
            self.wait()
            self.take_in()

    def play(self, action: Action) -> None:
        """Act in the game."""
        self.do(commands.Play, action=Raw(msgspec.json.encode(action)))

    def say(self, text: str) -> None:
        """Talk in a language."""
        self.do(commands.Say, text=text)

    def claim(self, character: int, role: str) -> None:
        """Say, bound to nothing, what a character is."""
        self._signal(talk.Claims(character, role))

    def offer(self, to: Seat, amount: int, if_you: str) -> None:
        """Say what one would pay somebody who leaves, or stays."""
        self._signal(msgspec.convert({"phrase": "Offers", "to": to, "amount": amount, "if_you": if_you}, talk.Offers))

    def request(self, to: Seat, what: str, amount: int | None = None) -> None:
        """Ask somebody for something, perhaps for money."""
        self._signal(msgspec.convert({"phrase": "Requests", "to": to, "what": what, "amount": amount}, talk.Requests))

    def react(self, what: str, to: Seat | None = None) -> None:
        """Say what one thinks of it."""
        self._signal(msgspec.convert({"phrase": "Reacts", "what": what, "to": to}, talk.Reacts))

    def _signal(self, phrase: talk.AnyPhrase) -> None:
        self.do(commands.Signal, phrase=phrase)

    def step_away(self) -> None:
        """Let a steward play for me."""
        self.do(commands.StepAway)

    def come_back(self) -> None:
        """Play myself again."""
        self.do(commands.ComeBack)

    def leave(self) -> None:
        """Give the seat back before the match, or leave it to a steward."""
        self.do(commands.Leave)

    def wish_pause(self) -> None:
        """Let us pause."""
        self.do(commands.WishPause)

    def wish_resume(self) -> None:
        """Let us go on."""
        self.do(commands.WishResume)

    def ask_rematch(self) -> None:
        """The same people, another match."""
        self.do(commands.Rematch)
