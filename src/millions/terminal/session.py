"""A match at this terminal: who views it, and what has been reported to each person."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from millions.core.seat import SPECTATOR, Seat, Viewer
from millions.core.step import AnyStep
from millions.terminal.matches import AnyMatch
from millions.terminal.presenter import Presenter
from millions.terminal.screen import Colours, Screen
from millions.terminal.stage import Stage
from millions.terminal.story import Story, Told
from millions.words import Speaker


class Session:
    """One match and the people who play it here. Subclasses know where the match is and who saves it."""

    further: tuple[str, ...] = ()
    """Commands that only this kind of session has."""

    def __init__(self, match: AnyMatch, presenter: Presenter, people: Sequence[Seat], lang: str, stage: Stage) -> None:
        self.match, self.presenter, self.stage = match, presenter, stage
        self.people = list(people)
        first = self.watcher if self.watcher is not None else SPECTATOR
        self.speaker = Speaker.beside(match.view(first), lang, match.game.name, match.seats)
        self.told: dict[Viewer, int] = {}
        self.cited: set[str] = set()
        """Rules that were quoted already in a refusal."""
        self.look_through(first)

    # Who looks

    @property
    def watcher(self) -> Viewer | None:
        """The viewer to whom events are reported as they happen; None when several people share the keyboard."""
        if not self.people:
            return SPECTATOR
        return self.people[0] if len(self.people) == 1 else None

    def look_through(self, viewer: Viewer) -> None:
        """Address this viewer from now on."""
        self.speaker = self.speaker.for_seat(viewer if viewer >= 0 else None)
        self.stage.highlighter = Colours(self.speaker, self.presenter.screen)

    def view(self, viewer: Viewer) -> Any:
        """The view of this viewer."""
        return self.match.view(viewer)

    @property
    def screen(self) -> Screen[Any]:
        """Draws for the current viewer."""
        return self.presenter.screen(self.stage, self.speaker)

    def story(self, viewer: Viewer) -> Story:
        """Reports events to this viewer."""
        return self.presenter.story.of(self.speaker, self.view(viewer))

    @property
    def step(self) -> AnyStep:
        """The step that the game waits for, which is public."""
        step: AnyStep = self.view(self.speaker.me if self.speaker.me is not None else SPECTATOR).agenda[0]
        return step

    @property
    def free(self) -> bool:
        """May everybody act now, while nobody has to?"""
        return isinstance(self.step, self.presenter.free)

    def awaits(self, seat: Seat) -> bool:
        """Is the game waiting for this seat?"""
        return self.match.seats[seat] in self.match.awaited

    def others_may_move(self, seat: Seat) -> bool:
        """Is the game waiting for another seat?"""
        return any(name != self.match.seats[seat] for name in self.match.awaited)

    # Telling

    def tell(self, viewer: Viewer) -> bool:
        """Report what this viewer has not been told yet; True if there was anything."""
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
        if line.weight == "round" and not self.people:  # no turn draws it
            self.screen.watched(self.view(SPECTATOR))
        if line.weight not in ("round", "leader"):  # the header of the screen says it
            self.stage.say(line.text, "bold" if line.weight != "line" else "")
            if line.drawing is not None:
                self.stage.show(line.drawing)
            self.stage.breathe(0.5)

    # Keeping

    def keep(self) -> None:
        """Save what just happened, if that is this program's task."""

    def save(self, where: str) -> Path:
        """Save a copy of the match in a file of the player's choice; returns the file."""
        raise NotImplementedError
