"""Reports events as lines of text; events that belong together become one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Literal, NamedTuple, Self

from rich.console import RenderableType

from millions.core.message import Event
from millions.core.table import Paid
from millions.terminal.matches import Happened
from millions.words import Speaker

Weight = Literal["round", "leader", "part", "line", "end"]


class Told(NamedTuple):
    """One line and its weight (the beginning of a round, a part of it, or a plain line), perhaps with a drawing."""

    weight: Weight
    text: str
    drawing: RenderableType | None = None


Group = Callable[[list[Any]], tuple[str, int]]
"""Returns a line and the number of events it covers; 0 if it does not apply."""


class Story:
    """Reports events in order, each once, grouping those that belong together."""

    weights: ClassVar[Mapping[str, Weight]] = {}
    """The weight of a line by the tag of its first event, where it is more than a plain line."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    @classmethod
    def of(cls, speaker: Speaker, view: Any) -> Self:
        """A story for a viewer who sees this now."""
        return cls(speaker)

    @classmethod
    def recalled(cls, speaker: Speaker, known: Mapping[str, Any]) -> Self:
        """A story for a state of a record: the fields of its open view, as plain data."""
        return cls(speaker)

    @staticmethod
    def can_wait(event: Event) -> bool:
        """Can this event wait, so that several of its kind are reported together?"""
        return False

    def groups(self) -> Iterable[Group]:
        """The groups of events that become one line."""
        return ()

    def drawing(self, event: Event) -> RenderableType | None:
        """A drawing below the line of this event."""
        return None

    def round_over(self, log: Sequence[Happened], over: bool) -> str | None:
        """A sentence about what the round that just ended has changed, if there is anything to say."""
        return None

    def tell(self, events: Sequence[Event]) -> Iterator[Told]:
        """The lines of these events."""
        left = list(events)
        while left:
            text, used = self._next(left)
            if text:
                yield Told(self.weight(left[0]), text, self.drawing(left[0]))
            left = left[used:]

    def weight(self, event: Event) -> Weight:
        """The weight of a line that begins with this event."""
        return self.weights.get(type(event).__name__, "line")

    def this_round(self, events: Sequence[Event]) -> Sequence[Event]:
        """The events of the last round among these."""
        begins = [place for place, event in enumerate(events) if self.weight(event) == "round"]
        return events[begins[-1] :] if begins else events

    def _next(self, left: list[Event]) -> tuple[str, int]:
        for group in self.groups():
            text, used = group(left)
            if used:
                return text, used
        return self.speaker.event(left[0]), 1


def is_a(event: Event, *tags: str) -> bool:
    """Has this event one of these tags, in any game?"""
    return type(event).__name__ in tags


def run(events: Sequence[Event], *reasons: str) -> list[Paid]:
    """The payments for these reasons at the beginning of the events."""
    found: list[Paid] = []
    for event in events:
        if not isinstance(event, Paid) or event.why not in reasons:
            break
        found.append(event)
    return found
