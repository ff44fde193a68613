"""What happened, told well: the events of an answer as a few lines, those that belong together told as one.

What both editions tell alike is here, the events known by their tags; each edition adds its own groups.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from itertools import takewhile
from typing import Any, Literal, NamedTuple

from millions.core.message import Event
from millions.core.table import Account, Paid
from millions.games.deals.bargain import Agreed, Struck
from millions.words import Speaker

Weight = Literal["round", "leader", "part", "line", "end"]


class Told(NamedTuple):
    """One line, and what it is: the beginning of a round, a part of it, or just a line."""

    weight: Weight
    text: str


WEIGHTS: dict[str, Weight] = {
    "LootTurned": "round",
    "LeaderChosen": "leader",
    "HeistBegan": "part",
    "GameWon": "end",
}

Group = Callable[[list[Any]], tuple[str, int]]
"""Gives a line and how many events it tells; 0 if it does not apply."""


class Story:
    """Tells events in order, each once, grouping what belongs together."""

    def __init__(self, speaker: Speaker, in_play: Sequence[Enum], money: Sequence[int]) -> None:
        """`money` is what all accounts hold when the events that are told are over."""
        self.speaker, self.in_play, self.money = speaker, in_play, money

    def groups(self) -> Iterable[Group]:
        """What is told as one."""
        return (self._choices, self._deal, self._departure, self._ready)

    def tell(self, events: Sequence[Event]) -> Iterator[Told]:
        """The lines of these events."""
        left = list(events)
        while left:
            text, used = self._next(left)
            if text:
                yield Told(WEIGHTS.get(type(left[0]).__name__, "line"), text)
            left = left[used:]

    def _next(self, left: list[Event]) -> tuple[str, int]:
        for group in self.groups():
            text, used = group(left)
            if used:
                return text, used
        return self.speaker.event(left[0]), 1

    def lies_in(self, account: Account, to_come: Sequence[Event]) -> int:
        """What an account held before these last events of the telling."""
        paid = [event for event in to_come if isinstance(event, Paid)]
        into = sum(event.amount for event in paid if event.target == account)
        return self.money[account] - into + sum(event.amount for event in paid if event.source == account)

    # What belongs together

    def _choices(self, left: list[Any]) -> tuple[str, int]:
        """That everybody chooses goes without saying."""
        return "", int(is_a(left[0], "Chose"))

    def _deal(self, left: list[Any]) -> tuple[str, int]:
        """The last agreement, the deal and its payments; who leaves comes next."""
        start = int(isinstance(left[0], Agreed) and len(left) > 1 and isinstance(left[1], Struck))
        if not isinstance(left[start], Struck):
            return "", 0
        text = " ".join(self.speaker.event(event) for event in left[: start + 1])
        return text, start + 1 + len(run(left[start + 1 :], "deal"))

    def _departure(self, left: list[Any]) -> tuple[str, int]:
        back = run(left[1:2], "ante-back")
        if not is_a(left[0], "Withdrew") or not back:
            return "", 0
        who = self.speaker.character(left[0].character)
        return self.speaker.text("story-withdrew", character=who, amount=back[0].amount), 2

    def _ready(self, left: list[Any]) -> tuple[str, int]:
        """Several players who say so one after the other."""
        seats = [self.speaker.seat(event.seat) for event in takewhile(lambda event: is_a(event, "SaidReady"), left)]
        if len(seats) < 2:
            return "", 0
        return self.speaker.text("story-ready", seats=self.speaker.both(seats)), len(seats)


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
