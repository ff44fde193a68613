"""A match at a table elsewhere, at this keyboard."""

from __future__ import annotations

from pathlib import Path

from millions.core.errors import BadSetup
from millions.terminal.editions import edition_of
from millions.terminal.joined.far import FarTable
from millions.terminal.joined.stage import LiveStage
from millions.terminal.session import Session
from millions.terminal.vocabulary import AT_A_TABLE


class LiveSession(Session):
    """One place at a live table. The server keeps the match, and what was there before one came is not told."""

    further = AT_A_TABLE

    def __init__(self, table: FarTable, lang: str, stage: LiveStage) -> None:
        assert table.match is not None
        you = table.seen.you
        edition = edition_of(table.seen.settings.game)
        super().__init__(table.match, edition, [you] if you >= 0 else [], lang, stage)
        self.table = table

    def save(self, where: str) -> Path:
        raise BadSetup("record-sealed", "there is no record before the match is over")
