"""What happened in a heist, as sentences: what both editions tell in the same way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any, ClassVar, Self

from millions.core.message import Event
from millions.core.table import Account, Paid
from millions.games.heists.bargain import Agreed, Struck
from millions.games.heists.components import Role, Withdrew
from millions.games.heists.negotiation import SaidReady
from millions.games.heists.planning import Chose
from millions.terminal import story
from millions.terminal.heists.money import what_the_round_did
from millions.terminal.matches import Happened
from millions.terminal.story import Group, Weight, run
from millions.words import Speaker


class Story(story.Story):
    """Tells events in order, each once, grouping what belongs together; each edition adds its own groups."""

    weights: ClassVar[Mapping[str, Weight]] = {
        "LootTurned": "round",
        "LeaderChosen": "leader",
        "HeistBegan": "part",
        "GameWon": "end",
    }

    def __init__(self, speaker: Speaker, in_play: Sequence[Role], money: Sequence[int]) -> None:
        """`money` is what all accounts hold when the events that are told are over."""
        super().__init__(speaker)
        self.in_play, self.money = in_play, money

    @classmethod
    def of(cls, speaker: Speaker, view: Any) -> Self:
        return cls(speaker, view.roles_in_play, view.money)

    @classmethod
    def recalled(cls, speaker: Speaker, known: Mapping[str, Any]) -> Self:
        listed = known.get("roles_in_play", ())
        return cls(speaker, tuple(role for role in Role if role.value in listed), tuple(known.get("money", ())))

    @staticmethod
    def can_wait(event: Event) -> bool:
        return isinstance(event, SaidReady)

    def round_over(self, log: Sequence[Happened], over: bool) -> str | None:
        return what_the_round_did(log, self.speaker, over)

    def groups(self) -> Iterable[Group]:
        return (self._choices, self._deal, self._departure, self._ready)

    def lies_in(self, account: Account, to_come: Sequence[Event]) -> int:
        """What an account held before these last events of the telling."""
        paid = [event for event in to_come if isinstance(event, Paid)]
        into = sum(event.amount for event in paid if event.target == account)
        return self.money[account] - into + sum(event.amount for event in paid if event.source == account)

    # What belongs together

    def _choices(self, left: list[Any]) -> tuple[str, int]:
        """That players choose is not told."""
        return "", int(isinstance(left[0], Chose))

    def _deal(self, left: list[Any]) -> tuple[str, int]:
        """The last agreement, the deal and its payments; who leaves comes next."""
        start = int(isinstance(left[0], Agreed) and len(left) > 1 and isinstance(left[1], Struck))
        if not isinstance(left[start], Struck):
            return "", 0
        text = " ".join(self.speaker.event(event) for event in left[: start + 1])
        return text, start + 1 + len(run(left[start + 1 :], "deal"))

    def _departure(self, left: list[Any]) -> tuple[str, int]:
        back = run(left[1:2], "ante-back")
        if not isinstance(left[0], Withdrew) or not back:
            return "", 0
        who = self.speaker.character(left[0].character)
        return self.speaker.text("story-withdrew", character=who, amount=back[0].amount), 2

    def _ready(self, left: list[Any]) -> tuple[str, int]:
        """Players who say ready one after the other are told together."""
        seats = [self.speaker.seat(event.seat) for event in takewhile(lambda event: isinstance(event, SaidReady), left)]
        if len(seats) < 2:
            return "", 0
        return self.speaker.text("story-ready", seats=self.speaker.both(seats)), len(seats)
