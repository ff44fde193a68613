"""The end of a match at a live table: the result, the record, which is verified and kept, and perhaps a rematch.

The record is verified here, not by the server, and compared with what this player saw before the first card.
"""

from __future__ import annotations

from pathlib import Path

from millions.client import Verdict
from millions.client.pledge import Breach
from millions.core.errors import MillionsError
from millions.core.match import Match
from millions.terminal import saves
from millions.terminal.joined.live_play import LivePlay
from millions.terminal.result import show_result, unmask
from millions.terminal.saves import Occupant
from millions.terminal.shell import say_command
from millions.terminal.vocabulary import command, fold, spoken
from millions.wire.settings import PERSON

LEAVING = ("no", "quit")

BREACHES: dict[Breach, str] = {
    "promise": "ending-breach-promise",
    "commitments": "ending-breach-commitments",
    "salt": "ending-breach-salt",
    "events": "ending-breach-events",
}


class Ending:
    """Shows what follows the last event."""

    def __init__(self, live: LivePlay, lang: str | None, save: Path | None) -> None:
        self.session, self.stage = live.session, live.stage
        self.player = live.player
        self.remote, self.lang, self.path = live.remote, lang, save
        self.verdict = Verdict()

    def show(self) -> None:
        """Show the ranking, from the record if it can be fetched and verified."""
        match = self._record()
        show_result(match or self.session.match, self.session.speaker, self.stage, self.session.presenter)
        unmask(self._sittings(), self.session.speaker, self.stage)
        if match is not None:
            self._keep(match)
            self._say_verdict()

    def _sittings(self) -> tuple[Occupant, ...]:
        sitters = self.player.replica.room.sitters
        return tuple([Occupant("me" if one.kind == PERSON else one.kind, one.name or "") for one in sitters])

    def _record(self) -> Match | None:
        """The match, if its record verifies."""
        try:
            match, self.verdict = self.remote.verified(self.player)
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
        self.stage.say(text("ending-record"))
        for what in ("replay", "verify"):
            say_command(self.stage, self.lang, what, str(path))

    def _say_verdict(self) -> None:
        """Whether the deal is the one that was promised, as far as this player can know."""
        speaker, found = self.session.speaker, self.verdict
        for breach in found.breaches:
            self.stage.say(speaker.text(BREACHES[breach]), "bold red")
        if found.breaches:
            return self.stage.say(speaker.text("ending-breach"), "bold red")
        late = "ending-verified-late" if not found.in_time else None
        self.stage.say(speaker.text(late or ("ending-verified" if found.salted else "ending-verified-unsalted")))
        if found.replaced:
            self.stage.say(speaker.text("ending-replaced", count=len(found.replaced)))

    # Rematch

    def rematch(self) -> str | None:
        """Offer a rematch. Returns its table if the player wants to sit down there."""
        try:
            return self._ask_for_rematch()
        except MillionsError as error:
            self.stage.say(self.session.speaker.error(error), "yellow")
            return None
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
                return self.remote.rematch().link.table
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
