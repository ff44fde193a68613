"""The end of a match at a live table: who won, the record, checked and kept, and perhaps another match."""

from __future__ import annotations

from pathlib import Path

from millions.core.errors import BadRecord, MillionsError
from millions.core.match import Match
from millions.terminal import saves
from millions.terminal.joined.evening import LiveEvening
from millions.terminal.joined.far import FarTable
from millions.terminal.result import show_result, unmask
from millions.terminal.saves import Sitting
from millions.terminal.shell import say_command
from millions.terminal.vocabulary import command, fold, spoken

LEAVING = ("no", "quit")

A_PERSON = "person"
"""What a live table calls those who are no bots; on this machine they are `me`."""


class Ending:
    """What is shown when the match is over."""

    def __init__(self, evening: LiveEvening, lang: str | None, save: Path | None) -> None:
        self.session, self.stage = evening.session, evening.stage
        self.table: FarTable = evening.table
        self.door, self.lang, self.path = evening.door, lang, save

    def show(self) -> None:
        """The ranking, as after any match, from the record if it can be had and is true."""
        match = self._record()
        show_result(match or self.session.match, self.session.speaker, self.stage, self.session.edition)
        unmask(self._sittings(), self.session.speaker, self.stage)
        if match is not None:
            self._keep(match)

    def _sittings(self) -> tuple[Sitting, ...]:
        sitters = self.table.seen.room.sitters
        return tuple([Sitting("me" if one.kind == A_PERSON else one.kind, one.name or "") for one in sitters])

    def _record(self) -> Match | None:
        """The match, if every card and every event of its record is true, and the dealer is the promised one."""
        try:
            match = Match.read(self.door.record(), strict=True)
            if match.header.commitment != self.table.seen.room.commitment:
                raise BadRecord("other-dealer", "the dealer of this record is not the one that was promised")
            return match
        except MillionsError as error:
            text = self.session.speaker.text
            self.stage.say(text("ending-no-record", why=self.session.speaker.error(error)), "red")
            return None

    def _keep(self, match: Match) -> None:
        path = self.path or saves.new_path(match.game.name)
        text = self.session.speaker.text
        self.stage.blank()
        try:
            saves.spare(path, match)
            saves.save(match, path, self._sittings())
        except (OSError, MillionsError) as error:
            return self.stage.say(text("not-saved", file=str(path), error=str(error)), "red")
        self.stage.say(text("ending-verified"))
        self.stage.say(text("ending-record"))
        for what in ("replay", "verify"):
            say_command(self.stage, self.lang, what, str(path))

    # Again

    def rematch(self) -> str | None:
        """Another match with the same people, if that is wished: its table."""
        try:
            return self._ask_for_rematch()
        except (KeyboardInterrupt, EOFError):
            self.stage.blank()
            return None

    def _ask_for_rematch(self) -> str | None:
        speaker = self.session.speaker
        self.stage.tell_news, self.stage.for_table, self.stage.clock = self._hear, lambda line: False, lambda: ""
        self.stage.blank()
        self.stage.say(speaker.text("rematch-ask"))
        while line := self.stage.ask(speaker.text("rematch-prompt") + "> "):
            if fold(line) in spoken(speaker.lang, "cmd-rematch"):
                self.table.ask_rematch()
                self._hear()
                return self.table.seen.room.rematch
            if command(line, speaker.lang, LEAVING) is not None:
                return None
            self.stage.say(speaker.text("rematch-ask"), "yellow")
        return None

    def _hear(self) -> None:
        """Somebody else may wish it first."""
        before = self.table.seen.room.rematch
        while self.table.take_in():
            if self.table.ended is not None:
                raise self.table.ended
        if before is None and self.table.seen.room.rematch is not None:
            self.stage.say(self.session.speaker.text("rematch-wished"), "bold")
