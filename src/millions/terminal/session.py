"""A match at this keyboard: through whose eyes, what each person has been told, and how."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from millions.core.seat import SPECTATOR, Seat, Viewer
from millions.core.step import AnyStep
from millions.terminal.edition import Edition
from millions.terminal.matches import AnyMatch
from millions.terminal.screen import Colours, Screen
from millions.terminal.stage import Stage
from millions.terminal.story import Story, Told
from millions.words import Speaker


class Session:
    """One match and the people who play it here. Where it is kept, and by whom it goes on, its kinds know."""

    further: tuple[str, ...] = ()
    """Commands to the program that there are only in this kind of session."""

    def __init__(self, match: AnyMatch, edition: Edition, people: Sequence[Seat], lang: str, stage: Stage) -> None:
        self.match, self.edition, self.stage = match, edition, stage
        self.people = list(people)
        first = self.watcher if self.watcher is not None else SPECTATOR
        per_seat = getattr(match.view(first), "per_seat", 1)
        self.speaker = Speaker(lang, match.game.name, match.seats, per_seat)
        self.told: dict[Viewer, int] = {}
        self.cited: set[str] = set()
        """What rules were quoted already when something was refused."""
        self.look_through(first)

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
        """What the game waits for, which everybody sees."""
        step: AnyStep = self.view(self.speaker.me if self.speaker.me is not None else SPECTATOR).agenda[0]
        return step

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

    # Keeping

    def keep(self) -> None:
        """See to it that what just happened is not lost, where that is this program's task."""

    def save(self, where: str) -> Path:
        """A copy of the match in a file of the player's choice; which file it is."""
        raise NotImplementedError
