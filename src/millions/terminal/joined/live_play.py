"""A match at a live table, as a player or a spectator: events are reported as they arrive."""

from __future__ import annotations

from collections.abc import Hashable
from threading import Timer
from typing import Any

from millions.client import Player, RemoteTable
from millions.core.errors import MillionsError
from millions.terminal.joined.clock import deadline, time_left
from millions.terminal.joined.news import News
from millions.terminal.joined.session import LiveSession
from millions.terminal.joined.stage import LiveStage
from millions.terminal.joined.table_commands import TableCommands
from millions.terminal.reading import Reader
from millions.terminal.turn import Picture
from millions.terminal.vocabulary import TALKING, command
from millions.wire.commands import ComeBack

IDLE_WAIT_S = 1.0
"""Seconds to wait for other players before a question is repeated, when the input is a pipe that has nothing to say."""

LAST_SECONDS = 10
"""A warning is shown this long before a deadline."""

MOST_NAMES = 3
"""The prompt names at most this many players who are awaited."""


class QuestionChanged(Exception):
    """A message arrived that changes what the player is asked."""


class LivePlay:
    """Plays until the match is over, or until the player stops."""

    def __init__(self, remote: RemoteTable, player: Player, stage: LiveStage, lang: str, new: bool) -> None:
        """`new`: the player has just sat down and has seen nothing of the table yet."""
        self.remote, self.player, self.stage = remote, player, stage
        self.session = LiveSession(player, lang, stage)
        self.news = News(player, stage, lang)
        self.table_commands = TableCommands(remote, player, stage)
        self.seat, self.new = player.replica.you, new
        self._resyncs = player.replica.resyncs
        self._skipped: int | None = None
        self._asked: Hashable = None
        self._drawn: Picture | None = None
        self._may_said: Hashable = None
        self._waiting_said = False
        self._warned: int | None = None
        self._alarm: Timer | None = None

    def play(self) -> None:
        """Play from the welcome to the last event."""
        self.stage.tell_news = self.tell_news
        self.stage.for_table = self.for_table
        self.stage.clock = lambda: time_left(self.player.replica)
        self.player.on_connection_change = self.news.tell
        try:
            self.welcome()
            self.hear()
            while not self.session.match.over:
                self.go_on()
        finally:
            self._set_alarm(None)

    def go_on(self) -> None:
        """Ask one question, or wait for one message."""
        try:
            self.take_part()
            self.hear()
        except QuestionChanged:
            pass
        except MillionsError as error:
            if self.player.ended is not None:
                raise self.player.ended from None
            self.stage.say(self.session.speaker.error(error), "yellow")

    def welcome(self) -> None:
        """Name the game and the players; in the middle of a match, also draw the table."""
        text, session = self.session.speaker.text, self.session
        self.stage.say(self.session.speaker.game_title(), "bold")
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

    # Receiving

    def hear(self) -> None:
        """Apply and report every message that has arrived, in order."""
        self.tell()
        while self.player.apply_next():
            if self.player.ended is not None:
                raise self.player.ended
            self.tell()

    def tell(self) -> None:
        """Report what the last message brought: around the game, and in it."""
        resyncs = self.player.replica.resyncs
        self.session.follow_names()
        self.news.tell()
        self.session.tell(self.seat)
        if resyncs != self._resyncs:
            self._resyncs, self._drawn = resyncs, None

    def tell_news(self) -> None:
        """Messages arrived while the player was being asked."""
        self.hear()
        self._warn()
        if self.question() != self._asked:
            raise QuestionChanged

    def _warn(self) -> None:
        """Warn once when a deadline is near."""
        when = deadline(self.player.replica)
        if when is not None and when != self._warned and self.player.replica.seconds_until(when) <= LAST_SECONDS + 1:
            self._warned = when
            self.stage.say(self.session.speaker.text("live-hurry", seconds=LAST_SECONDS), "yellow")

    def _set_alarm(self, when: int | None) -> None:
        """Interrupt the prompt shortly before a deadline, so that the warning can be shown."""
        if self._alarm is not None:
            self._alarm.cancel()
        seconds = 0.0 if when is None else self.player.replica.seconds_until(when) - LAST_SECONDS
        self._alarm = None
        if seconds > 0:
            self._alarm = Timer(seconds, self.stage.keyboard.wake)
            self._alarm.daemon = True
            self._alarm.start()

    # Asking

    def question(self) -> Hashable:
        """What the player is asked now. While it stays equal, the same prompt is shown again after each message."""
        session, room = self.session, self.player.replica.room
        if session.match.over or self.seat < 0:
            return room.stage
        mine = session.awaits(self.seat)
        others = session.free and session.others_may_move(self.seat) if mine else session.match.awaited
        steward = room.sitters[self.seat].steward
        resyncs = self.player.replica.resyncs
        return session.step, session.match.forms(self.seat), mine, others, steward, room.stage, resyncs

    def take_part(self) -> None:
        """Ask for a decision if the game waits for this seat; otherwise wait, and let the player talk."""
        self._asked = self.question()
        self._set_alarm(deadline(self.player.replica))
        session, room = self.session, self.player.replica.room
        if self.seat < 0:
            self.player.wait()
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
            self.player.wait()

    @property
    def matters(self) -> bool:
        """Whether this seat, though not awaited, may do something worth asking about."""
        session, round = self.session, self.session.view(self.seat).round
        return round != self._skipped and session.presenter.turn.in_passing(session, self.seat)

    def decide(self, must: bool) -> None:
        """Let the player take a turn, as in a local match."""
        turn = self.session.presenter.turn(self.session, self.seat, must)
        drawn, self._drawn = self._drawn, turn.picture()
        self._waiting_said = False
        before = self.player.replica.n
        turn.take(drawn)
        self._skipped = self.session.view(self.seat).round if turn.skipped else self._skipped
        if not self.stage.interactive and self.player.replica.n == before:
            self.player.wait(IDLE_WAIT_S)

    def meanwhile(self) -> None:
        """Others are awaited: the player may talk, ask for information, and sometimes act."""
        session = self.session
        turn = session.presenter.turn(session, self.seat, must=False)
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
            self.player.send(ComeBack)

    def aside(self, line: str) -> None:
        """Handle a line typed while there is nothing to do in the game: a command to the program, or a hint."""
        word, _, rest = line.partition(" ")
        name = "help" if line.startswith("?") else command(word, self.session.speaker.lang, TALKING) if word else None
        if name is not None:
            self.session.presenter.turn.commands(self.session, self.seat).run(name, rest.strip())
        elif line:
            self.stage.say(self.session.speaker.text("live-not-now", waiting=self._waiting_for()), "yellow")

    def _waiting_for(self) -> str:
        """A short text that names the players the game waits for."""
        speaker, room = self.session.speaker, self.player.replica.room
        if room.stage == "paused":
            return speaker.text("live-paused-prompt")
        others = [speaker.seat(seat) for seat in room.awaited if seat != self.seat]
        if len(others) > MOST_NAMES:
            return speaker.text("live-waiting-many", count=len(others))
        return speaker.text("live-waiting", seats=speaker.both(others))

    def _say_waiting(self) -> None:
        if not self._waiting_said:
            self._waiting_said = True
            self.stage.say(f"({self._waiting_for()})", "dim")

    def for_table(self, line: str) -> bool:
        """Carry out a line that is a command to the table. Returns whether it was one."""
        session = self.session
        forms = session.match.forms(self.seat)
        names: Reader[Any] = session.presenter.reader(session.speaker, session.view(self.seat), self.seat, forms)
        done = self.table_commands.run(line, session.speaker, names)
        if done:
            self.tell_news()
        return done
