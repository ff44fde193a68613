"""A match on this machine: its bots and its file."""

from __future__ import annotations

from pathlib import Path
from random import Random
from traceback import format_exception

from millions.bots import PERSON, Bot, Host, bot_referred_to
from millions.bots.skills import fates_in
from millions.bots.talk import COMMENTS, REASONS, Fate, Remark, Restraint
from millions.bots.temper import VOICES
from millions.core.errors import MillionsError
from millions.core.form import Forms
from millions.core.match import Match
from millions.core.message import Action, seen
from millions.core.seat import SPECTATOR, Seat
from millions.core.table import View
from millions.terminal import saves
from millions.terminal.history import rounds_begin
from millions.terminal.remarks import remark_line
from millions.terminal.saves import Occupant
from millions.terminal.session import Session
from millions.terminal.stage import Stage
from millions.terminal.turn import GameInTerminal
from millions.terminal.views import round_of


class Guarded(Bot[View]):
    """A bot whose exceptions become a sentence; the match is saved already."""

    def __init__(self, kind: str, path: Path) -> None:
        self.kind, self.path, self.bot = kind, path, bot_referred_to(kind)

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        try:
            return self.bot.act(view, forms, rng)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            sentence = f"the bot {self.kind!r} failed: {why}. The match is saved in {self.path}"
            report = MillionsError("bot-stumbled", sentence, bot=repr(self.kind), error=why, file=str(self.path))
            report.traceback = "".join(format_exception(error))
            raise report from error

    def remark(self) -> Remark | None:
        return self.bot.remark()


class LocalSession(Session):
    """One match on this machine, with its people and bots."""

    match: Match
    presenter: GameInTerminal

    def __init__(
        self,
        match: Match,
        presenter: GameInTerminal,
        seats: tuple[Occupant, ...],
        path: Path,
        lang: str,
        stage: Stage,
        seed: int | None = None,
    ) -> None:
        people = [seat for seat, occupant in enumerate(seats) if occupant.kind == PERSON]
        super().__init__(match, presenter, people, lang, stage)
        self.seats, self.path = seats, path
        bots = {seat: Guarded(occupant.kind, path) for seat, occupant in enumerate(seats) if occupant.kind != PERSON}
        self.host = Host(match, bots, seed if seed is not None else Random().randrange(2**32))
        self._restraint = Restraint()
        self._seen = len(match.log)
        """Lines of the log whose events bots have had the chance to comment on."""
        self._warned = False

    @property
    def can_wait(self) -> bool:
        """Can reporting the last action wait, so that several of its kind are reported together?"""
        viewer = SPECTATOR if self.watcher is None else self.watcher
        return all(map(self.presenter.story.can_wait, seen(self.match.log[-1].events, viewer)))

    def catch_up(self) -> None:
        """After a resume, report the current round again, and nothing before it."""
        begin = rounds_begin(self.match.log)
        self.told = dict.fromkeys((SPECTATOR, *self.people), begin + 1)

    def say_remark(self, seat: Seat) -> None:
        """What the bot at this seat says aloud with what it has just done."""
        remark = self.host.bots[seat].remark()
        if remark is None:
            return
        if remark.what in COMMENTS:
            self._comment(seat, remark)
        elif remark.what in REASONS or remark.to in self.people:
            self.stage.say(remark_line(seat, remark, self.seats[seat].kind, self.speaker), "italic")

    def say_of_fate(self) -> None:
        """What one of the bots says of what has just happened to it, if anything."""
        before, new = self.match.log[: self._seen], self.match.log[self._seen :]
        self._seen = len(self.match.log)
        events = [event for line in new for event in line.events]
        per_seat = getattr(self.match.table, "per_seat", 1)
        fate = Fate(events, before, len(self.seats), per_seat, frozenset(self.people))
        found = [one for one in fates_in(self.match.game, fate) if self.seats[one[0]].kind in VOICES]
        next(filter(None, (self._comment(seat, remark) for seat, remark in found)), None)

    def _comment(self, seat: Seat, remark: Remark) -> bool:
        """Say a comment, if it is not one too many."""
        round, tone = round_of(self.match.table), self.seats[seat].kind
        if not self._restraint.allows(seat, round, remark.what):
            return False
        wording = self._restraint.wording(tone, remark.what, Random(len(self.match.log)))
        if wording is None:
            return False
        self._restraint.note(seat, round, remark.what, tone, wording)
        self.stage.say(remark_line(seat, remark, tone, self.speaker, wording), "italic")
        return True

    def keep(self) -> None:
        """Save the match; if that fails, say so once and play on."""
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
