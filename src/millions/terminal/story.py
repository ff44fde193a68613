"""What happened, told well: the events of an answer as a few lines, those that belong together told as one."""

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
    """One line, and what it is: the beginning of a round, a part of it, or just a line; perhaps with a drawing."""

    weight: Weight
    text: str
    drawing: RenderableType | None = None


Group = Callable[[list[Any]], tuple[str, int]]
"""Gives a line and how many events it tells; 0 if it does not apply."""


class Story:
    """Tells events in order, each once, grouping what belongs together."""

    weights: ClassVar[Mapping[str, Weight]] = {}
    """What is more than a line, by the tag of its first event."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    @classmethod
    def of(cls, speaker: Speaker, view: Any) -> Self:
        """Tells what led to what this viewer sees now."""
        return cls(speaker)

    @classmethod
    def recalled(cls, speaker: Speaker, known: Mapping[str, Any]) -> Self:
        """Tells what led to a state of a record: the fields of its open view, as they are written down."""
        return cls(speaker)

    @staticmethod
    def can_wait(event: Event) -> bool:
        """Can it wait to be told, so that several of its kind are told as one?"""
        return False

    def groups(self) -> Iterable[Group]:
        """What is told as one."""
        return ()

    def drawing(self, event: Event) -> RenderableType | None:
        """What is drawn below the line of this event."""
        return None

    def round_over(self, log: Sequence[Happened], over: bool) -> str | None:
        """What the round that just ended has changed, where there is something to say."""
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
        """What kind of line it begins."""
        return self.weights.get(type(event).__name__, "line")

    def this_round(self, events: Sequence[Event]) -> Sequence[Event]:
        """These events from the beginning of the last round among them."""
        begins = [place for place, event in enumerate(events) if self.weight(event) == "round"]
        return events[begins[-1] :] if begins else events

    def _next(self, left: list[Event]) -> tuple[str, int]:
        for group in self.groups():
            text, used = group(left)
            if used:
                return text, used
        return self.speaker.event(left[0]), 1


def is_a(event: Event, *tags: str) -> bool:
    """Is it an event of one of these tags, whichever game's?"""
    return type(event).__name__ in tags


def run(events: Sequence[Event], *reasons: str) -> list[Paid]:
    """The payments for these reasons that the events begin with."""
    found: list[Paid] = []
    for event in events:
        if not isinstance(event, Paid) or event.why not in reasons:
            break
        found.append(event)
    return found
