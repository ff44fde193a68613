"""Waiting until every seat is taken and the match begins."""

from __future__ import annotations

from millions.client import Player, RemoteTable
from millions.client.pledge import BEFORE_THE_MATCH
from millions.terminal.commands import Quit, help_table
from millions.terminal.joined.news import News
from millions.terminal.joined.stage import LiveStage
from millions.terminal.joined.table_commands import TableCommands
from millions.terminal.vocabulary import AT_A_TABLE, command

HERE = ("help", "quit")


class Begun(Exception):
    """The match has begun, or the table was closed."""


class Lobby:
    """Reports who comes and goes, and lets people talk, until the match begins or the table is closed."""

    def __init__(self, remote: RemoteTable, player: Player, stage: LiveStage, lang: str) -> None:
        self.remote, self.player, self.stage = remote, player, stage
        self.news = News(player, stage, lang)
        self.table_commands = TableCommands(remote, player, stage)

    def wait(self) -> None:
        """Block until the match begins or the table is closed."""
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
        """Whether the match has not begun yet."""
        return self.player.match is None and self.player.replica.room.stage in BEFORE_THE_MATCH

    def welcome(self) -> None:
        """Name the game and the players who are there, and show the link that invites others."""
        speaker, sitters = self.news.speaker, self.player.replica.room.sitters
        names = [one.name or "" for one in sitters if one.taken]
        self.stage.say(speaker.game_title(), "bold")
        if numbers := speaker.other_numbers():
            self.stage.say(numbers, "bold")
        if names:
            self.stage.say(speaker.text("welcome", players=speaker.both(names)))
        if self.player.replica.room.stage == "revealing":
            return self.stage.say(speaker.text("room-revealing"))
        self.stage.say(speaker.text("lobby-invite", free=len(sitters) - len(names)))
        self.stage.console.print(self.remote.link.invitation, soft_wrap=True)

    def listen(self) -> None:
        """Wait for a message or a typed line."""
        if not self.stage.interactive or self.player.replica.you < 0:
            self.player.wait()
            return self.hear()
        speaker = self.news.speaker
        prompt = "lobby-prompt" if self.player.replica.room.stage == "open" else "lobby-revealing-prompt"
        line = self.stage.ask(speaker.text(prompt) + "> ")
        word, _, _ = line.partition(" ")
        name = "help" if line.startswith("?") else command(word, speaker.lang, HERE) if word else None
        if name == "quit":
            raise Quit
        if name == "help":
            self.stage.show(help_table(speaker, (*AT_A_TABLE, *HERE)))
        elif line:
            self.stage.say(speaker.text("say-unknown", typed=line), "yellow")

    def for_table(self, line: str) -> bool:
        """Carry out a line that is a command to the table. Returns whether it was one."""
        done = self.table_commands.run(line, self.news.speaker, None)
        if done:
            self.hear()
        return done

    def hear(self) -> None:
        """Apply and report every message that has arrived."""
        self.news.tell()
        while self.waiting and self.player.apply_next():
            if self.player.ended is not None:
                raise self.player.ended
            self.news.tell()
        if not self.waiting:
            raise Begun
