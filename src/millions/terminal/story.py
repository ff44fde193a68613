"""What happened, told well: the events of an answer as a few lines, those that belong together told as one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import Literal, NamedTuple

from millions.core.message import Event
from millions.core.table import Paid
from millions.games.deals.bargain import Agreed, Struck
from millions.games.dollars1.components import Eliminated, Revealed, Role, Withdrew
from millions.games.dollars1.ending import GameWon
from millions.games.dollars1.heist import WonIntimidation
from millions.games.dollars1.negotiation import HeistBegan
from millions.games.dollars1.options import LaidOpen
from millions.games.dollars1.planning import Chose, LootTurned
from millions.games.dollars1.setup import LeaderChosen
from millions.games.dollars1.sharing import LootShared
from millions.words import Speaker

Weight = Literal["round", "leader", "part", "line", "end"]


class Told(NamedTuple):
    """One line, and what it is: the beginning of a round, a part of it, or just a line."""

    weight: Weight
    text: str


WEIGHTS: dict[type[Event], Weight] = {
    LootTurned: "round",
    LeaderChosen: "leader",
    HeistBegan: "part",
    GameWon: "end",
}


class Story:
    """Tells events in order, each once, grouping what belongs together."""

    def __init__(self, speaker: Speaker, in_play: Sequence[Role]) -> None:
        self.speaker, self.in_play = speaker, in_play
        self.groups: tuple[Callable[[list[Event]], tuple[str, int]], ...] = (
            self._choices,
            self._antes,
            self._deal,
            self._departure,
            self._call,
            self._shares,
            self._fees,
            self._open_roles,
        )

    def tell(self, events: Sequence[Event]) -> Iterator[Told]:
        """The lines of these events."""
        left = list(events)
        while left:
            text, used = self._next(left)
            if text:
                yield Told(WEIGHTS.get(type(left[0]), "line"), text)
            left = left[used:]

    def _next(self, left: list[Event]) -> tuple[str, int]:
        for group in self.groups:
            text, used = group(left)
            if used:
                return text, used
        return self.speaker.event(left[0]), 1

    # What belongs together: each gives a line and how many events it tells, 0 if it does not apply

    def _choices(self, left: list[Event]) -> tuple[str, int]:
        """That everybody chooses goes without saying."""
        return "", int(isinstance(left[0], Chose))

    def _antes(self, left: list[Event]) -> tuple[str, int]:
        """Everybody antes the same; where the reserve helps, it is said."""
        antes = _run(left, "ante", "ante-helped")
        if len({ante.target for ante in antes}) < len(self.speaker.names) * self.speaker.per_seat:
            return "", 0
        amount = sum(ante.amount for ante in antes if ante.target == antes[0].target)
        helped = [self.speaker.event(ante) for ante in antes if ante.why == "ante-helped"]
        return " ".join([self.speaker.text("story-antes", amount=amount), *helped]), len(antes)

    def _deal(self, left: list[Event]) -> tuple[str, int]:
        """The last agreement, the deal and its payments; who leaves comes next."""
        start = int(isinstance(left[0], Agreed) and len(left) > 1 and isinstance(left[1], Struck))
        if not isinstance(left[start], Struck):
            return "", 0
        text = " ".join(self.speaker.event(event) for event in left[: start + 1])
        return text, start + 1 + len(_run(left[start + 1 :], "deal"))

    def _departure(self, left: list[Event]) -> tuple[str, int]:
        first = left[0]
        back = _run(left[1:2], "ante-back")
        if not isinstance(first, Withdrew) or not back:
            return "", 0
        who = self.speaker.character(first.character)
        return self.speaker.text("story-withdrew", character=who, amount=back[0].amount), 2

    def _call(self, left: list[Event]) -> tuple[str, int]:
        """A role is called: who it is, and what becomes of them and their antes."""
        called = left[0]
        if not isinstance(called, Revealed):
            return "", 0
        if not called.characters:
            return (self.speaker.event(called) if called.role in self.in_play else ""), 1
        used = 1
        while used < len(left) and _belongs(left[used]):
            used += 1
        followed = left[1:used]
        out = [event.why for event in followed if isinstance(event, Eliminated)]
        antes = [event for event in followed if isinstance(event, Paid)]
        if not antes:
            return self.speaker.event(called), 1
        arguments = self.speaker.arguments(called)
        if not out:
            won = any(isinstance(event, WonIntimidation) for event in followed)
            key = "story-alone-brute" if won else "story-alone"
            return self.speaker.text(key, **arguments, amount=antes[0].amount), used
        ante = "back" if antes[0].why == "ante-back" else "lost"
        text = self.speaker.text("story-out", **arguments, why=out[0], ante=ante, amount=antes[0].amount)
        return text, used

    def _shares(self, left: list[Event]) -> tuple[str, int]:
        if not isinstance(left[0], LootShared):
            return "", 0
        return self.speaker.event(left[0]), 1 + len(_run(left[1:], "share"))

    def _fees(self, left: list[Event]) -> tuple[str, int]:
        """Everybody pays the Driver; who shared with two characters pays twice."""
        fees = _run(left, "driver")
        paid = Counter(fee.source for fee in fees)
        lines = []
        for times in sorted(set(paid.values())):
            payers = [self.speaker.account(payer) for payer, paying in paid.items() if paying == times]
            sources: dict[str, str | int] = {"sources": self.speaker.both(payers), "sources-count": len(payers)}
            target, amount = self.speaker.account(fees[0].target), times * fees[0].amount
            lines.append(self.speaker.text("story-drivers-fee", **sources, target=target, amount=amount))
        return " ".join(lines), len(fees)

    def _open_roles(self, left: list[Event]) -> tuple[str, int]:
        laid = list(takewhile(lambda event: isinstance(event, LaidOpen), left))
        roles = [self.speaker.text("story-open-role", **self.speaker.arguments(event)) for event in laid]
        return (self.speaker.text("story-laid-open", roles=self.speaker.both(roles)) if roles else ""), len(laid)


def _run(events: Sequence[Event], *reasons: str) -> list[Paid]:
    """The payments for these reasons that the events begin with."""
    run: list[Paid] = []
    for event in events:
        if not isinstance(event, Paid) or event.why not in reasons:
            break
        run.append(event)
    return run


def _belongs(event: Event) -> bool:
    """Does it belong to the call of a role?"""
    return (
        isinstance(event, WonIntimidation)
        or (isinstance(event, Eliminated) and event.why != "alone")
        or (isinstance(event, Paid) and event.why in ("ante-back", "ante-lost"))
    )
