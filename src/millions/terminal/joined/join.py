"""`millions play --join LINK`: find a seat at the table, play, and say how to return."""

from __future__ import annotations

from pathlib import Path

from millions.client import Player, RemoteTable
from millions.core.errors import MillionsError
from millions.core.game import game_named
from millions.terminal.commands import Quit
from millions.terminal.joined.ending import Ending
from millions.terminal.joined.live_play import LivePlay
from millions.terminal.joined.lobby import Lobby
from millions.terminal.joined.stage import LiveStage
from millions.terminal.joined.table_commands import Stood
from millions.terminal.saves import own_name
from millions.terminal.shell import say_command
from millions.words import Speaker

FULL = ("table-full", "match-begun")
ANOTHER_NAME = ("seat-twice", "seat-name")


class Visit:
    """One person's visit to a server: a table, and the tables of rematches after it."""

    def __init__(
        self,
        remote: RemoteTable,
        lang: str,
        *,
        asked_lang: str | None = None,
        name: str | None = None,
        watch: bool = False,
        save: Path | None = None,
        pace: float | None = None,
    ) -> None:
        self.remote, self.lang, self.asked_lang = remote, lang, asked_lang
        self.name, self.watch, self.save, self.new = name, watch, save, False
        self.stage = LiveStage(pace)
        self.speaker = Speaker(lang, None, ())

    def make(self) -> None:
        """Visit one table after another until the person leaves."""
        while (table := self.until_parting()) is not None:
            self.remote, self.save = self.remote.other(table), None

    def until_parting(self) -> str | None:
        """Play at one table until the match ends or the person leaves. Returns the table of a rematch, if any."""
        try:
            return self.at_one_table()
        except Stood:
            self.part("stood-up")
        except (KeyboardInterrupt, EOFError, Quit):
            self.part("left-table" if self.seated else "left-watching")
        return None

    @property
    def seated(self) -> bool:
        """Whether the person has a seat at this table."""
        return self.remote.has_key and not self.watch

    def at_one_table(self) -> str | None:
        """Play one match to its end. Returns the table of a rematch, if the person wants one."""
        game_named(self.remote.card().settings.game)  # refused before a seat is taken, if this program lacks the game
        player = self.connect()
        player.on_arrival = self.stage.keyboard.wake
        try:
            Lobby(self.remote, player, self.stage, self.lang).wait()
            if player.match is None:
                return None
            live = LivePlay(self.remote, player, self.stage, self.lang, self.new)
            live.play()
            ending = Ending(live, self.asked_lang, self.save)
            ending.show()
            if self.seated:
                self.name = player.replica.names()[player.replica.you]
            return ending.rematch() if self.seated else None
        except Stood:
            if player.match is None:
                self.remote.forget_key()
            raise
        except MillionsError as error:
            if player.match is not None or error.code != "wrong-key":
                raise
            self.remote.forget_key()  # a bot has taken the seat
            self.stage.say(self.speaker.text("lobby-seat-lost"), "yellow")
            return None
        finally:
            player.close()

    # Finding a seat

    def connect(self) -> Player:
        """Connect to the person's seat, to a free seat, or as a spectator."""
        given = self.remote.has_key
        if not self.watch and self.remote.find_key(self.name):
            try:
                return self.remote.connect()
            except MillionsError as error:
                if given or error.code != "wrong-key":
                    raise
                self.remote.forget_key()  # the seat was given back
        if not self.watch and not self.sit_down():
            self.stage.say(self.speaker.text("join-full"))
            self.watch = True
        return self.remote.connect(self.watch)

    def sit_down(self) -> bool:
        """Take a free seat. Returns False if there is none."""
        room = self.remote.card().room
        if room.stage != "open" or all(one.taken for one in room.sitters):
            return False
        name = self.name
        while True:
            try:
                self.remote.sit(name or self.ask_name())
                self.new = True
                return True
            except MillionsError as error:
                if error.code in FULL:
                    return False
                if error.code not in ANOTHER_NAME or not self.stage.interactive:
                    raise
                self.stage.say(self.speaker.error(error), "yellow")
                name = None

    def ask_name(self) -> str:
        """Ask for a name; where the input is a pipe, use the default name."""
        usual = own_name(self.lang)
        if not self.stage.interactive:
            return usual
        return self.stage.ask(self.speaker.text("join-name", usual=usual) + "> ") or usual

    # Leaving

    def part(self, key: str) -> None:
        """Say how things stand, and which command returns to the table."""
        self.stage.blank()
        self.stage.say(self.speaker.text(key))
        if self.seated or self.watch:
            extra = ["--watch"] if self.watch else ["--name", self.name] if self.name else []
            say_command(self.stage, self.asked_lang, "play", "--join", self.remote.link.invitation, *extra)
