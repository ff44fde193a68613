"""A match at this keyboard: who sits where, what each person has been told, and keeping it on the disk."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from millions.bots import PERSON, Host, bot_named
from millions.core.match import Match
from millions.core.message import seen
from millions.core.seat import SPECTATOR, Seat, Viewer
from millions.core.step import AnyStep
from millions.terminal import saves
from millions.terminal.edition import Edition
from millions.terminal.history import rounds_begin
from millions.terminal.saves import Sitting
from millions.terminal.screen import Colours, Screen
from millions.terminal.stage import Stage
from millions.terminal.story import Story, Told
from millions.words import Speaker


class Session:
    """One match, its people and its bots."""

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
        self.match, self.edition, self.seats, self.path, self.stage = match, edition, seats, path, stage
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
        self.stage.highlighter = Colours(self.speaker, self.edition.screen)

    def view(self, viewer: Viewer) -> Any:
        """What this seat may know: the game's own kind of view."""
        return self.match.view(viewer)

    @property
    def screen(self) -> Screen[Any]:
        """Draws for whoever looks."""
        return self.edition.screen(self.stage, self.speaker)

    def story(self, viewer: Viewer) -> Story:
        """Tells this viewer what happened up to now."""
        return self.edition.story.of(self.speaker, self.view(viewer))

    @property
    def step(self) -> AnyStep:
        """What the game waits for."""
        return self.match.table.agenda[0]

    @property
    def free(self) -> bool:
        """Is it the time when everybody may act and nobody needs to?"""
        return isinstance(self.step, self.edition.free)

    def awaits(self, seat: Seat) -> bool:
        """Is the game waiting for this seat?"""
        return self.match.seats[seat] in self.match.awaited

    def others_may_move(self, seat: Seat) -> bool:
        """Is it waiting for anybody else?"""
        return any(name != self.match.seats[seat] for name in self.match.awaited)

    # Telling

    @property
    def can_wait(self) -> bool:
        """Can what came of the last answer wait, so that several of its kind are told as one?"""
        viewer = SPECTATOR if self.watcher is None else self.watcher
        return all(map(self.edition.story.can_wait, seen(self.match.log[-1].events, viewer)))

    def tell(self, viewer: Viewer) -> bool:
        """Say what this viewer has not been told yet. Was there anything?"""
        since, self.told[viewer] = self.told.get(viewer, 0), len(self.match.log)
        events = self.match.heard(viewer, since)
        story = self.story(viewer)
        lines = list(story.tell(events))
        for line in lines:
            self._tell_line(line, story)
        return bool(lines)

    def _tell_line(self, line: Told, story: Story) -> None:
        if line.weight == "part":
            self.stage.blank()
        if line.weight in ("round", "end") and (said := story.round_over(self.match.log, line.weight == "end")):
            self.stage.say(said, "bold")
        if line.weight == "round" and not self.people:  # nobody's turn draws it
            self.screen.watched(self.view(SPECTATOR))
        if line.weight not in ("round", "leader"):  # the screen's header says it
            self.stage.say(line.text, "bold" if line.weight != "line" else "")
            if line.drawing is not None:
                self.stage.show(line.drawing)
            self.stage.breathe(0.5)

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
