"""Bots at a live table: each remembers its match, through restarts of the server and of the process in which it thinks.

Between two decisions a bot is kept as a pickle, with its table. It may think in any process: the question holds all
that is needed. Where no pickle fits the log, a fresh bot is made and recalls what its seat decided, from its own views.
"""

from __future__ import annotations

import logging
import pickle
import traceback
from contextlib import suppress
from random import Random

from msgspec import Struct

from millions.bots import bot_named
from millions.bots.bot import AnyBot
from millions.bots.talk import Heard, Promise, Remark
from millions.core.form import Forms
from millions.core.match import Match
from millions.core.message import Action
from millions.core.nature import Dealer
from millions.core.record import Branch, Header, Line
from millions.core.referee import Referee
from millions.core.seat import Seat, Seats
from millions.core.table import View
from millions.tables.customs import Verbs
from millions.tables.timing import luck_of

MOST_BYTES = 64 * 1024
"""A bot whose pickle is larger is not kept: it recalls its decisions instead."""

_log = logging.getLogger(__name__)


class Question(Struct, frozen=True):
    """Asks the bot of one seat for a decision. It can be sent to another process."""

    kind: str
    seat: Seat
    luck: str
    answers: int
    """Lines in the log of the match."""
    view: View
    forms: Forms
    pickled: bytes | None
    """The bot as it was after its last decision."""
    header: Header
    past: tuple[tuple[Seat, Action], ...] = ()
    """Every answer of the match so far; empty with a pickle, or if this seat has decided nothing yet."""
    heard: Heard | None = None
    """What it is to answer, where it is not asked for a decision."""
    people: tuple[Seat, ...] = ()
    """Seats that people play now."""
    promises: tuple[Promise, ...] = ()
    """The prices that it has named to them in this round, and its truces."""

    def __repr__(self) -> str:
        return f"Question(kind={self.kind!r}, seat={self.seat})"

    def still_fits(self, match: Match, seat: Seat, kind: str) -> bool:
        """Is this what the bot would be asked now?"""
        return (seat, kind, len(match.log)) == (self.seat, self.kind, self.answers)

    def rng(self, answers: int) -> Random:
        """The random generator for this seat's decision after this number of answers: the same in every process."""
        return luck_of(self.luck, "act", answers, self.seat)


class Thought(Struct, frozen=True):
    """A decision, and the bot as it is after it; None if it cannot be pickled."""

    action: Action
    pickled: bytes | None
    remark: Remark | None = None
    """What it says aloud with it."""


class BotFailed(Exception):
    """A bot raised an exception. Its type and the places it passed are kept; its text is not, as it may tell a secret.

    `places` are the lines of the traceback, outermost first: `file:line function`.
    """

    def __init__(self, error: str, places: list[str]) -> None:
        super().__init__(error, places)
        self.error, self.places = error, places

    @classmethod
    def of(cls, error: BaseException) -> BotFailed:
        """What may be logged of an exception."""
        frames = traceback.extract_tb(error.__traceback__)
        return cls(type(error).__name__, [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames])


def think(question: Question) -> Thought:
    """Let the bot decide. Runs in any process; raises BotFailed, which can be sent to another process."""
    try:
        bot = _awake(question)
        action = bot.act(question.view, question.forms, question.rng(question.answers))
        remark = bot.remark()
    except Exception as error:
        raise BotFailed.of(error) from None
    return Thought(action, _pickled(bot), remark)


def answer(question: Question) -> Remark | None:
    """Let the bot answer what it has heard; it is not changed by that. Raises BotFailed, like `think`."""
    assert question.heard is not None
    try:
        bot = _awake(question)
        remark: Remark | None = bot.reply(question.view, question.heard, question.rng(question.answers))
    except Exception as error:
        raise BotFailed.of(error) from None
    return remark


def _awake(question: Question) -> AnyBot:
    """The bot as it was after its last decision, who knows which seats people play now."""
    bot: AnyBot = _recalled(question) if question.pickled is None else pickle.loads(question.pickled)
    bot.meet(frozenset(question.people))
    bot.named(question.promises)
    return bot


def _recalled(question: Question) -> AnyBot:
    """A fresh bot that knows what its seat has decided in this match."""
    bot = bot_named(question.kind)
    bot.meet(frozenset(question.people))
    if isinstance(question.header.branch, Branch):  # where it begins follows from the secret, which is not told here
        return bot
    referee = Referee(question.header, Dealer(b""))
    position = referee.begin()
    for seat, action in question.past:
        if seat == question.seat:
            view, forms = referee.game.view(position.table, seat), referee.forms(position, seat)
            with suppress(Exception):  # it stumbled over the same decision when it made it
                bot.recall(view, forms, question.rng(position.answers), action)
        line = Line(position.answers + 1, seat, action, (), {})
        position = referee.carry_out(position, seat, action, logged=line).position
    return bot


def _pickled(bot: AnyBot) -> bytes | None:
    try:
        pickled = pickle.dumps(bot, pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        _log.debug("a bot of type %s cannot be pickled (%s)", type(bot).__name__, type(error).__name__)
        return None
    return pickled if len(pickled) <= MOST_BYTES else None


class KeptBot(Struct, frozen=True):
    """A bot after a decision: what kind it is, when it decided, what, and its pickle."""

    kind: str
    answers: int
    action: Action
    pickled: bytes

    def fits(self, kind: str, seat: Seat, log: list[Line]) -> bool:
        """Was that decision played, and has the seat decided nothing since?"""
        return (
            kind == self.kind
            and len(log) > self.answers
            and log[self.answers].seat == seat
            and log[self.answers].action == self.action
            and all(line.seat != seat for line in log[self.answers + 1 :])
        )


class BotMemory:
    """The bots of one table, between their decisions."""

    def __init__(self, luck: str) -> None:
        self._luck = luck
        self._kept: dict[Seat, KeptBot] = {}

    def question(
        self,
        match: Match,
        seat: Seat,
        kind: str,
        heard: Heard | None = None,
        without: Verbs = (),
        people: Seats = (),
        promises: tuple[Promise, ...] = (),
    ) -> Question:
        """What to ask the bot of a seat now: for a decision (but none of these), or for an answer to what it heard."""
        kept = self._kept.get(seat)
        pickled = kept.pickled if kept is not None and kept.fits(kind, seat, match.log) else None
        decided = any(line.seat == seat for line in match.log)
        past = tuple([(line.seat, line.action) for line in match.log]) if decided and pickled is None else ()
        offered = match.forms(seat)
        view, forms = match.view(seat), tuple([form for form in offered if form.verb not in without]) or offered
        asked = (kind, seat, self._luck, len(match.log), view, forms, pickled, match.header, past)
        return Question(*asked, heard, people, promises)

    def keep(self, question: Question, thought: Thought) -> None:
        """Remember a bot after its decision. Should the decision not be stored, the bot will not fit the log."""
        if thought.pickled is None:
            self._kept.pop(question.seat, None)
        else:
            self._kept[question.seat] = KeptBot(question.kind, question.answers, thought.action, thought.pickled)
