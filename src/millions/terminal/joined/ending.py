"""The end of a match at a live table: the result, the record, which is verified and kept, and perhaps a rematch."""

from __future__ import annotations

from pathlib import Path

from millions.core.errors import BadRecord, MillionsError
from millions.core.match import Match
from millions.terminal import saves
from millions.terminal.joined.live_play import LivePlay
from millions.terminal.result import show_result, unmask
from millions.terminal.saves import Occupant
from millions.terminal.shell import say_command
from millions.terminal.vocabulary import command, fold, spoken
from millions.wire.commands import Rematch
from millions.wire.settings import PERSON

LEAVING = ("no", "quit")


class Ending:
    """Shows what follows the last event."""

    def __init__(self, live: LivePlay, lang: str | None, save: Path | None) -> None:
        self.session, self.stage = live.session, live.stage
        self.player = live.player
        self.remote, self.lang, self.path = live.remote, lang, save

    def show(self) -> None:
        """Show the ranking, from the record if it can be fetched and verified."""
        match = self._record()
        show_result(match or self.session.match, self.session.speaker, self.stage, self.session.presenter)
        unmask(self._sittings(), self.session.speaker, self.stage)
        if match is not None:
            self._keep(match)

    def _sittings(self) -> tuple[Occupant, ...]:
        sitters = self.player.replica.room.sitters
        return tuple([Occupant("me" if one.kind == PERSON else one.kind, one.name or "") for one in sitters])

    def _record(self) -> Match | None:
        """The match, if its record verifies and its dealer is the one that was promised at the beginning."""
        try:
            match = Match.read(self.remote.record(), strict=True)
            if match.header.commitment != self.player.replica.room.commitment:
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

    # Rematch

    def rematch(self) -> str | None:
        """Ask for a rematch. Returns its table, or None."""
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
                self.player.send(Rematch)
                self._hear()
                return self.player.replica.room.rematch
            if command(line, speaker.lang, LEAVING) is not None:
                return None
            self.stage.say(speaker.text("rematch-ask"), "yellow")
        return None

    def _hear(self) -> None:
        """Apply messages: another player may ask for the rematch first."""
        before = self.player.replica.room.rematch
        while self.player.apply_next():
            if self.player.ended is not None:
                raise self.player.ended
        if before is None and self.player.replica.room.rematch is not None:
            self.stage.say(self.session.speaker.text("rematch-wished"), "bold")
