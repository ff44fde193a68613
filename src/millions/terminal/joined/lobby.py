"""Before the match: waiting until every seat is taken."""

from __future__ import annotations

from millions.terminal.commands import Quit, help_table
from millions.terminal.joined.far import Door, FarTable
from millions.terminal.joined.news import News
from millions.terminal.joined.stage import LiveStage
from millions.terminal.joined.wishes import Wishes
from millions.terminal.vocabulary import AT_A_TABLE, command

HERE = ("help", "quit")


class Begun(Exception):
    """The waiting is over."""


class Lobby:
    """Tells who comes and goes, and lets people talk, until the match begins or the table is closed."""

    def __init__(self, door: Door, table: FarTable, stage: LiveStage, lang: str) -> None:
        self.door, self.table, self.stage = door, table, stage
        self.news = News(table, stage, lang)
        self.wishes = Wishes(door, table, stage)

    def wait(self) -> None:
        """Return when there is a match to look at, or never will be."""
        self.stage.tell_news = self.hear
        self.stage.for_table = self.for_table
        self.stage.clock = lambda: ""
        try:
            if self.waiting:
                self.welcome()
            while self.waiting:
                self.listen()
        except Begun:
            pass

    @property
    def waiting(self) -> bool:
        """Is there nothing to see yet?"""
        return self.table.match is None and self.table.seen.room.stage == "open"

    def welcome(self) -> None:
        """What will be played, who is there, and how to ask others in."""
        speaker, sitters = self.news.speaker, self.table.seen.room.sitters
        names = [one.name or "" for one in sitters if one.taken]
        self.stage.say(speaker.text("game-title"), "bold")
        if names:
            self.stage.say(speaker.text("welcome", players=speaker.both(names)))
        self.stage.say(speaker.text("lobby-invite", free=len(sitters) - len(names)))
        self.stage.console.print(self.door.invitation, soft_wrap=True)

    def listen(self) -> None:
        """Until the next news, or a line that is typed."""
        if not self.stage.interactive or self.table.seen.you < 0:
            self.table.wait()
            return self.hear()
        speaker = self.news.speaker
        line = self.stage.ask(speaker.text("lobby-prompt") + "> ")
        word, _, _ = line.partition(" ")
        name = "help" if line.startswith("?") else command(word, speaker.lang, HERE) if word else None
        if name == "quit":
            raise Quit
        if name == "help":
            self.stage.show(help_table(speaker, (*AT_A_TABLE, *HERE)))
        elif line:
            self.stage.say(speaker.text("say-unknown", typed=line), "yellow")

    def for_table(self, line: str) -> bool:
        """Does this line ask something of the table?"""
        done = self.wishes.hear(line, self.news.speaker, None)
        if done:
            self.hear()
        return done

    def hear(self) -> None:
        """Tell what has come."""
        self.news.tell()
        while self.waiting and self.table.take_in():
            if self.table.ended is not None:
                raise self.table.ended
            self.news.tell()
        if not self.waiting:
            raise Begun
