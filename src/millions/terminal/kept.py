"""A match that is played and kept on this machine: its bots, its file, and going on with it."""

from __future__ import annotations

from pathlib import Path
from random import Random

from millions.bots import PERSON, Host, bot_named
from millions.core.match import Match
from millions.core.message import seen
from millions.core.seat import SPECTATOR
from millions.terminal import saves
from millions.terminal.edition import Edition
from millions.terminal.history import rounds_begin
from millions.terminal.saves import Sitting
from millions.terminal.session import Session
from millions.terminal.stage import Stage


class KeptSession(Session):
    """One match, its people and its bots."""

    match: Match

    def __init__(
        self,
        match: Match,
        edition: Edition,
        seats: tuple[Sitting, ...],
        path: Path,
        lang: str,
        stage: Stage,
        seed: int | None = None,
    ) -> None:
        people = [seat for seat, sitting in enumerate(seats) if sitting.kind == PERSON]
        super().__init__(match, edition, people, lang, stage)
        self.seats, self.path = seats, path
        bots = {seat: bot_named(sitting.kind) for seat, sitting in enumerate(seats) if sitting.kind != PERSON}
        self.host = Host(match, bots, seed if seed is not None else Random().randrange(2**32))
        self._warned = False

    @property
    def can_wait(self) -> bool:
        """Can what came of the last answer wait, so that several of its kind are told as one?"""
        viewer = SPECTATOR if self.watcher is None else self.watcher
        return all(map(self.edition.story.can_wait, seen(self.match.log[-1].events, viewer)))

    def catch_up(self) -> None:
        """After a resume, tell the present round again, and no more."""
        begin = rounds_begin(self.match.log)
        self.told = dict.fromkeys((SPECTATOR, *self.people), begin + 1)

    def keep(self) -> None:
        """Save the match; if the disk refuses, say so once and play on."""
        try:
            saves.save(self.match, self.path, self.seats)
        except OSError as error:
            if not self._warned:
                self._warned = True
                self.stage.say(self.speaker.text("not-saved", file=str(self.path), error=str(error.strerror)), "red")

    def save(self, where: str) -> Path:
        path = Path(where).expanduser() if where else self.path
        saves.spare(path, self.match)
        saves.save(self.match, path, self.seats)
        return path
