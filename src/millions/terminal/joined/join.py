"""`millions play --join LINK`: find a place at the table, play, and part well."""

from __future__ import annotations

from pathlib import Path

from millions.core.errors import MillionsError
from millions.terminal.commands import Quit
from millions.terminal.joined.ending import Ending
from millions.terminal.joined.evening import LiveEvening
from millions.terminal.joined.far import Door, FarTable
from millions.terminal.joined.lobby import Lobby
from millions.terminal.joined.stage import LiveStage
from millions.terminal.joined.wishes import Stood
from millions.terminal.saves import own_name
from millions.terminal.shell import say_command
from millions.words import Speaker

FULL = ("table-full", "match-begun")
ANOTHER_NAME = ("seat-twice", "seat-name")


class Visit:
    """One person's visit to a server's tables: to one, and to the next with the same people."""

    def __init__(
        self,
        door: Door,
        lang: str,
        *,
        asked_lang: str | None = None,
        name: str | None = None,
        watch: bool = False,
        save: Path | None = None,
        pace: float | None = None,
    ) -> None:
        self.door, self.lang, self.asked_lang = door, lang, asked_lang
        self.name, self.watch, self.save, self.new = name, watch, save, False
        self.stage = LiveStage(pace)
        self.speaker = Speaker(lang, None, ())

    def make(self) -> None:
        """All of it."""
        while (table := self.until_parting()) is not None:
            self.door, self.save, self.new = self.door.other(table), None, True

    def until_parting(self) -> str | None:
        """One table, however one leaves it; the next one, if there is any."""
        try:
            return self.at_one_table()
        except Stood:
            self.part("stood-up")
        except (KeyboardInterrupt, EOFError, Quit):
            self.part("left-table" if self.seated else "left-watching")
        return None

    @property
    def seated(self) -> bool:
        """Has one a seat here?"""
        return self.door.has_key and not self.watch

    def at_one_table(self) -> str | None:
        """Play one match to its end; the table of the next one, if it is wished."""
        table = self.go_in()
        table.wake = self.stage.keyboard.wake
        try:
            Lobby(self.door, table, self.stage, self.lang).wait()
            if table.match is None:
                return None
            evening = LiveEvening(self.door, table, self.stage, self.lang, self.new)
            evening.play()
            ending = Ending(evening, self.asked_lang, self.save)
            ending.show()
            return ending.rematch() if self.seated else None
        except Stood:
            if table.match is None:
                self.door.forget_key()
            raise
        finally:
            table.close()

    # Finding a place

    def go_in(self) -> FarTable:
        """To one's seat, to a free one, or to where spectators are."""
        given = self.door.has_key
        if not self.watch and self.door.find_key(self.name):
            try:
                return self.door.go_in()
            except MillionsError as error:
                if given or error.code != "wrong-key":
                    raise
                self.door.forget_key()  # the seat was given back
        if not self.watch and not self.sit_down():
            self.stage.say(self.speaker.text("join-full"))
            self.watch = True
        return self.door.go_in(self.watch)

    def sit_down(self) -> bool:
        """Take a free seat. False if there is none."""
        room = self.door.card().room
        if room.stage != "open" or all(one.taken for one in room.sitters):
            return False
        name = self.name
        while True:
            try:
                self.door.sit(name or self.ask_name())
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
        """What one is called at the table; a program that types says so with --name, or has the usual name."""
        usual = own_name(self.lang)
        if not self.stage.interactive:
            return usual
        return self.stage.ask(self.speaker.text("join-name", usual=usual) + "> ") or usual

    # Parting

    def part(self, key: str) -> None:
        """How things are left, and how to come back."""
        self.stage.blank()
        self.stage.say(self.speaker.text(key))
        if self.seated or self.watch:
            extra = ["--watch"] if self.watch else ["--name", self.name] if self.name else []
            say_command(self.stage, self.asked_lang, "play", "--join", self.door.invitation, *extra)
