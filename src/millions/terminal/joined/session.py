"""A match at a table elsewhere, for one player or spectator at this terminal."""

from __future__ import annotations

from pathlib import Path

from millions.client import Player
from millions.core.errors import BadSetup
from millions.terminal.joined.stage import LiveStage
from millions.terminal.registry import presenter_of
from millions.terminal.session import Session
from millions.terminal.turn import GameInTerminal
from millions.terminal.vocabulary import AT_A_TABLE
from millions.words import Speaker


class LiveSession(Session):
    """One viewer of a live table. The server keeps the match; what happened before the viewer came is not reported."""

    further = AT_A_TABLE
    presenter: GameInTerminal

    def __init__(self, player: Player, lang: str, stage: LiveStage) -> None:
        assert player.match is not None
        you = player.replica.you
        presenter = presenter_of(player.replica.settings.game)
        super().__init__(player.match, presenter, [you] if you >= 0 else [], lang, stage)
        self.player = player

    def follow_names(self) -> None:
        """Another person may have taken a seat over."""
        before = self.speaker
        if before.names != self.match.seats:
            you = self.player.replica.you
            self.speaker = Speaker.beside(self.view(you), before.lang, self.match.game.name, self.match.seats)
            self.look_through(you)

    def save(self, where: str) -> Path:
        raise BadSetup("record-sealed", "there is no record before the match is over")
