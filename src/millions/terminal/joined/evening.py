"""A match at a live table, from one's seat or from where spectators are: what happens is told as it happens."""

from __future__ import annotations

from collections.abc import Hashable
from threading import Timer
from typing import Any

from millions.core.errors import MillionsError
from millions.terminal.joined.clock import left, time_left
from millions.terminal.joined.far import Door, FarTable
from millions.terminal.joined.news import News
from millions.terminal.joined.session import LiveSession
from millions.terminal.joined.stage import LiveStage
from millions.terminal.joined.wishes import Wishes
from millions.terminal.reading import Reader
from millions.terminal.turn import Picture
from millions.terminal.vocabulary import TALKING, command

PATIENCE = 1.0
"""Seconds that a program which only waits, and types no more, waits for the others before it is asked again."""

LAST_SECONDS = 10
FEW_NAMES = 3


class Moved(Exception):
    """The table has moved on: what was asked is no longer the question."""


class LiveEvening:
    """Plays until the match is over, or until the player stops."""

    def __init__(self, door: Door, table: FarTable, stage: LiveStage, lang: str, new: bool) -> None:
        """`new`: one has just sat down, and knows nothing of the table yet."""
        self.door, self.table, self.stage = door, table, stage
        self.session = LiveSession(table, lang, stage)
        self.news = News(table, stage, lang)
        self.wishes = Wishes(door, table, stage)
        self.seat, self.new = table.seen.you, new
        self._gaps = table.seen.gaps
        self._skipped: int | None = None
        self._asked: Hashable = None
        self._drawn: Picture | None = None
        self._may_said: Hashable = None
        self._waiting_said = False
        self._warned: int | None = None
        self._alarm: Timer | None = None

    def play(self) -> None:
        """From the welcome to the last event."""
        self.stage.tell_news = self.tell_news
        self.stage.for_table = self.for_table
        self.stage.clock = lambda: time_left(self.table.seen)
        self.table.worry = self.news.tell
        try:
            self.welcome()
            self.hear()
            while not self.session.match.over:
                self.go_on()
        finally:
            self._set_alarm(None)

    def go_on(self) -> None:
        """One question, or one piece of news."""
        try:
            self.take_part()
            self.hear()
        except Moved:
            pass
        except MillionsError as error:
            if self.table.ended is not None:
                raise self.table.ended from None
            self.stage.say(self.session.speaker.error(error), "yellow")

    def welcome(self) -> None:
        """What is played, with whom; whoever comes in the middle is shown the table."""
        text, session = self.session.speaker.text, self.session
        self.stage.say(text("game-title"), "bold")
        players, view = session.speaker.both(session.match.seats), session.view(self.seat)
        if self.new or self.seat < 0 or session.match.log[0].events:
            self.stage.say(text("welcome", players=players))
            self.stage.say(text("welcome-aim"))
        else:
            self.stage.say(text("welcome-back", round=view.round, players=players))
        if self.seat < 0:
            self.stage.say(text("live-watching"), "dim")
        if not session.match.over and (self.seat < 0 or not session.awaits(self.seat)):
            session.screen.header(view)
            self.stage.blank()
            session.screen.draw(view)

    # Hearing

    def hear(self) -> None:
        """Tell everything that has come, in its order."""
        self.tell()
        while self.table.take_in():
            if self.table.ended is not None:
                raise self.table.ended
            self.tell()

    def tell(self) -> None:
        """What one piece of news brought: around the game, and in it."""
        gaps = self.table.seen.gaps
        self.news.tell()
        self.session.tell(self.seat)
        if gaps != self._gaps:
            self._gaps, self._drawn = gaps, None

    def tell_news(self) -> None:
        """News came while a question was being answered."""
        self.hear()
        self._warn()
        if self.question() != self._asked:
            raise Moved

    def _warn(self) -> None:
        """A clock that has almost run out deserves a word, once."""
        when = left(self.table.seen)
        if when is not None and when != self._warned and self.table.seen.seconds_to(when) <= LAST_SECONDS + 1:
            self._warned = when
            self.stage.say(self.session.speaker.text("live-hurry", seconds=LAST_SECONDS), "yellow")

    def _set_alarm(self, when: int | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        seconds = 0.0 if when is None else self.table.seen.seconds_to(when) - LAST_SECONDS
        self._alarm = None
        if seconds > 0:
            self._alarm = Timer(seconds, self.stage.keyboard.wake)
            self._alarm.daemon = True
            self._alarm.start()

    # Asking

    def question(self) -> Hashable:
        """What one is asked now; while it is the same, news are told and the same prompt comes again."""
        session, room = self.session, self.table.seen.room
        if session.match.over or self.seat < 0:
            return room.stage
        mine = session.awaits(self.seat)
        others = session.free and session.others_may_move(self.seat) if mine else session.match.awaited
        steward = room.sitters[self.seat].steward
        return session.step, session.match.forms(self.seat), mine, others, steward, room.stage, self.table.seen.gaps

    def take_part(self) -> None:
        """Decide, if it is on me; else wait, and perhaps talk meanwhile."""
        self._asked = self.question()
        self._set_alarm(left(self.table.seen))
        session, room = self.session, self.table.seen.room
        if self.seat < 0:
            self.table.wait()
        elif room.sitters[self.seat].steward:
            self.with_steward()
        elif session.match.forms(self.seat) and session.awaits(self.seat):
            self.decide(must=True)
        elif self.stage.interactive:
            self.meanwhile()
        elif self.matters:
            self.decide(must=False)
        else:
            self._say_waiting()
            self.table.wait()

    @property
    def matters(self) -> bool:
        """May I, though not awaited, do something worth a question?"""
        session, round = self.session, self.session.view(self.seat).round
        return round != self._skipped and session.edition.turn.in_passing(session, self.seat)

    def decide(self, must: bool) -> None:
        """A turn, as at any table."""
        turn = self.session.edition.turn(self.session, self.seat, must)
        drawn, self._drawn = self._drawn, turn.picture()
        self._waiting_said = False
        before = self.table.seen.n
        turn.take(drawn)
        self._skipped = self.session.view(self.seat).round if turn.skipped else self._skipped
        if not self.stage.interactive and self.table.seen.n == before:
            self.table.wait(PATIENCE)

    def meanwhile(self) -> None:
        """Others are awaited: one may talk, ask, and sometimes act."""
        session = self.session
        turn = session.edition.turn(session, self.seat, must=False)
        forms = session.match.forms(self.seat)
        may = (session.view(self.seat).round, forms) if self.matters else None
        if may is not None and may != self._may_said:
            turn.invite(False)
        self._may_said = may
        line = self.stage.ask(f"{self._waiting_for()}> ")
        if forms and line:
            turn.act(line)
        else:
            self.aside(line)

    def with_steward(self) -> None:
        """A steward plays: Enter takes the seat back."""
        line = self.stage.ask(self.session.speaker.text("live-steward-prompt") + "> ")
        if line:
            self.aside(line)
        else:
            self.table.come_back()

    def aside(self, line: str) -> None:
        """A line where there is nothing to do in the game: a command to the program, or a hint."""
        word, _, rest = line.partition(" ")
        name = "help" if line.startswith("?") else command(word, self.session.speaker.lang, TALKING) if word else None
        if name is not None:
            self.session.edition.turn.commands(self.session, self.seat).run(name, rest.strip())
        elif line:
            self.stage.say(self.session.speaker.text("live-not-now", waiting=self._waiting_for()), "yellow")

    def _waiting_for(self) -> str:
        """Whom the game waits for, shortly."""
        speaker, room = self.session.speaker, self.table.seen.room
        if room.stage == "paused":
            return speaker.text("live-paused-prompt")
        others = [speaker.seat(seat) for seat in room.awaited if seat != self.seat]
        if len(others) > FEW_NAMES:
            return speaker.text("live-waiting-many", count=len(others))
        return speaker.text("live-waiting", seats=speaker.both(others))

    def _say_waiting(self) -> None:
        if not self._waiting_said:
            self._waiting_said = True
            self.stage.say(f"({self._waiting_for()})", "dim")

    def for_table(self, line: str) -> bool:
        """Does this line ask something of the table?"""
        session = self.session
        forms = session.match.forms(self.seat)
        names: Reader[Any] = session.edition.reader(session.speaker, session.view(self.seat), self.seat, forms)
        done = self.wishes.hear(line, session.speaker, names)
        if done:
            self.tell_news()
        return done
