"""A match at this keyboard: who sits where, what each person has been told, and keeping it on the disk."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, cast

from millions.bots import Host, bot_named
from millions.core.match import Match
from millions.core.seat import SPECTATOR, Seat, Viewer
from millions.core.step import AnyStep
from millions.games.deals.view import HeistView
from millions.terminal import saves
from millions.terminal.editions import edition_of
from millions.terminal.history import rounds_begin, what_the_round_did
from millions.terminal.saves import PERSON, Sitting
from millions.terminal.screen import Colours, Screen
from millions.terminal.stage import Stage
from millions.terminal.story import Story, Told, is_a
from millions.words import Speaker


class Session:
    """One match, its people and its bots."""

    def __init__(
        self, match: Match, seats: tuple[Sitting, ...], path: Path, lang: str, stage: Stage, seed: int | None = None
    ) -> None:
        self.match, self.seats, self.path, self.stage = match, seats, path, stage
        self.edition = edition_of(match.game.name)
        self.people = [seat for seat, sitting in enumerate(seats) if sitting.kind == PERSON]
        bots = {seat: bot_named(sitting.kind) for seat, sitting in enumerate(seats) if sitting.kind != PERSON}
        self.host = Host(match, bots, seed if seed is not None else Random().randrange(2**32))
        self.speaker = Speaker.of(match, lang)
        self.told: dict[Viewer, int] = {}
        self.cited: set[str] = set()
        """What rules were quoted already when something was refused."""
        self._warned = False
        self.look_through(self.watcher if self.watcher is not None else SPECTATOR)

    # Who looks

    @property
    def watcher(self) -> Viewer | None:
        """Through whose eyes things are told as they happen; nobody's, when several people share the keyboard."""
        if not self.people:
            return SPECTATOR
        return self.people[0] if len(self.people) == 1 else None

    def look_through(self, viewer: Viewer) -> None:
        """From here on, speak to this seat."""
        self.speaker = self.speaker.for_seat(viewer if viewer >= 0 else None)
        self.stage.highlighter = Colours(self.speaker, self.edition.screen.styles)

    def view(self, viewer: Viewer) -> HeistView:
        """What this seat may know."""
        return cast("HeistView", self.match.view(viewer))

    @property
    def screen(self) -> Screen[Any]:
        """Draws for whoever looks."""
        return self.edition.screen(self.stage, self.speaker)

    def story(self, viewer: Viewer) -> Story:
        """Tells this viewer what happened up to now."""
        view = self.view(viewer)
        return self.edition.story(self.speaker, view.roles_in_play, view.money)

    @property
    def step(self) -> AnyStep:
        """What the game waits for."""
        return self.match.table.agenda[0]

    @property
    def negotiating(self) -> bool:
        """Is it the time to talk, when everybody may act and nobody needs to?"""
        return isinstance(self.step, self.edition.negotiate)

    def awaits(self, seat: Seat) -> bool:
        """Is the game waiting for this seat?"""
        return self.match.seats[seat] in self.match.awaited

    def others_may_move(self, seat: Seat) -> bool:
        """Is it waiting for anybody else?"""
        return any(name != self.match.seats[seat] for name in self.match.awaited)

    # Telling

    @property
    def only_ready(self) -> bool:
        """Did the last answer only say ready? That can wait, so that several of them are told as one."""
        return all(is_a(event, "SaidReady") for event in self.match.log[-1].events)

    def tell(self, viewer: Viewer) -> bool:
        """Say what this viewer has not been told yet. Was there anything?"""
        since, self.told[viewer] = self.told.get(viewer, 0), len(self.match.log)
        events = self.match.heard(viewer, since)
        lines = list(self.story(viewer).tell(events))
        for line in lines:
            self._tell_line(line)
        return bool(lines)

    def _tell_line(self, line: Told) -> None:
        if line.weight == "part":
            self.stage.blank()
        if line.weight in ("round", "end"):
            self._tell_purses(over=line.weight == "end")
        if line.weight == "round" and not self.people:  # nobody's turn draws it
            self.screen.header(self.view(SPECTATOR))
        if line.weight not in ("round", "leader"):  # the screen's header says it
            self.stage.say(line.text, "bold" if line.weight != "line" else "")
            self.stage.breathe(0.5)

    def _tell_purses(self, over: bool) -> None:
        """What the round that just ended did to everybody's money."""
        if told := what_the_round_did(self.match.log, self.speaker, over):
            self.stage.say(told, "bold")

    def catch_up(self) -> None:
        """After a resume, tell the present round again, and no more."""
        begin = rounds_begin(self.match.log)
        self.told = dict.fromkeys((SPECTATOR, *self.people), begin + 1)

    # Keeping

    def keep(self) -> None:
        """Save the match; if the disk refuses, say so once and play on."""
        try:
            saves.save(self.match, self.path, self.seats)
        except OSError as error:
            if not self._warned:
                self._warned = True
                self.stage.say(self.speaker.text("not-saved", file=str(self.path), error=str(error.strerror)), "red")
