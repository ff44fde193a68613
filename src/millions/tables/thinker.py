"""Asks bots for decisions, in a fair queue, and checks what they answer."""

from __future__ import annotations

import logging
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import NamedTuple

from millions.bots.talk import Heard, Promise, Remark
from millions.core.match import Match
from millions.core.message import Action
from millions.core.seat import Seat, Seats
from millions.tables.bot_memory import BotFailed, BotMemory, Question, Thought, answer, think
from millions.tables.customs import Verbs
from millions.tables.fair_queue import FairQueue
from millions.tables.past import Past
from millions.tables.tally import MatchTally

_log = logging.getLogger(__name__)


class Work(NamedTuple):
    """Where a table's heavy work is done: a queue, and a cache of past streams."""

    queue: FairQueue
    past: Past
    muted: set[str]
    """Fingerprints of people who may not talk, at any table."""
    tally: MatchTally
    owner: str | None = None
    """Who opened the table, as far as this program knows; without it, the table is an owner of its own."""


class Thinker:
    """The bots of one table, and the queue in which they wait to think."""

    def __init__(self, queue: FairQueue, owner: str, table: str, luck: str) -> None:
        self._queue, self._owner, self._table = queue, owner, table
        self._memory = BotMemory(luck)

    def question(
        self, match: Match, seat: Seat, kind: str, heard: Heard, people: Seats, promises: tuple[Promise, ...]
    ) -> Question:
        """Ask the bot of a seat for an answer to what it has heard."""
        return self._memory.question(match, seat, kind, heard, people=people, promises=promises)

    def turn(
        self, match: Match, seat: Seat, kind: str, without: Verbs, people: Seats, promises: tuple[Promise, ...] = ()
    ) -> Question:
        """Ask the bot of a seat for a decision now, but none of these."""
        return self._memory.question(match, seat, kind, without=without, people=people, promises=promises)

    async def thought(self, question: Question) -> Thought | None:
        """What the bot decides; None if it fails."""
        try:
            with suppress(BrokenExecutor):
                return await self._queue.run(self._owner, think, question)
            return think(question)
        except Exception as error:
            self._report(question, error)
            return None

    async def answer(self, question: Question) -> Remark | None:
        """What the bot says to what it has heard; None if it says nothing, or fails."""
        try:
            with suppress(BrokenExecutor):
                return await self._queue.run(self._owner, answer, question)
            return answer(question)
        except Exception as error:
            self._report(question, error)
            return None

    def action(self, match: Match, question: Question, thought: Thought) -> Action | None:
        """The action of a thought, if it is legal; the bot is remembered as it was after this decision."""
        try:
            match.check(question.seat, thought.action)
        except Exception as error:
            self._report(question, error)
            return None
        self._memory.keep(question, thought)
        return thought.action

    def _report(self, question: Question, error: Exception) -> None:
        """Log the traceback without any text, since texts may quote what the bot saw."""
        failure = error if isinstance(error, BotFailed) else BotFailed.of(error)
        what = (self._table, question.kind, failure.error, "; ".join(failure.places))
        _log.error("table %s: the bot %s failed: %s at %s", *what)
