"""What happened in Million Club, as sentences: pawns, moves, drafts and settlements in one line each, with money."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any, ClassVar, Self

from rich.console import RenderableType

from millions.core.message import Event, Secret
from millions.core.seat import Seat
from millions.games.club.colonies import ColonyPicked
from millions.games.club.draft import (
    CardsDrawn,
    ColoniesFound,
    ColoniesHanded,
    CompaniesFound,
    CompaniesHanded,
    IntriguesFound,
    IntriguesHanded,
    Searched,
)
from millions.games.club.exchange import Settled, TakenOver
from millions.games.club.intrigue_colonies import ColoniesSwapped, ContractBought
from millions.games.club.intrigue_companies import CompaniesSwapped, CompetitionBegan, FaceTurned
from millions.games.club.intrigues import IntriguePlayed
from millions.games.club.lobby import PawnMoved
from millions.games.club.looks import ColoniesSeen, ColonyMoved, LookedAt
from millions.games.club.moves import Developed, Passed, Taxed
from millions.games.club.placement import PawnPlaced, RoundBegan
from millions.games.club.profiles import ProfileDealt
from millions.games.club.scoring import HandsShown, PointsCounted
from millions.games.club.setup import ColonyDealt, CompanyDealt
from millions.terminal.club.points import hands, sheet
from millions.terminal.club.telling import Telling
from millions.terminal.story import Group, Weight, run
from millions.words import Speaker

AT_ONCE = (RoundBegan, PawnMoved, Settled, TakenOver, HandsShown)
"""What is told as soon as it happens, with all that waited for it."""

SHOWN = (IntriguesHanded, ColoniesHanded, CompaniesHanded, IntriguesFound, ColoniesFound, CompaniesFound)
"""The cards that a player is handed or looks through."""


class Story(Telling):
    """Tells events in order, grouping what belongs together."""

    weights: ClassVar[Mapping[str, Weight]] = {"RoundBegan": "round", "FirstChosen": "leader", "GameWon": "end"}

    @staticmethod
    def can_wait(event: Event) -> bool:
        """Bots act quickly: what they do is told together, up to the next thing that matters to all, or to me."""
        return not isinstance(event, (*AT_ONCE, Secret))

    def groups(self) -> Iterable[Group]:
        return (
            self._in_hand,
            *(self._profiles, self._first_companies, self._first_colonies, self._pawns, self._moves, self._capital),
            *(self._racket, self._capitalization, self._played, *self._effects()),
            *(self._searched, self._draft, self._exchange, self._takeover, self._points),
        )

    # What a player is shown

    at_the_table = False
    """Whether the listener sees their cards on the screen."""

    @classmethod
    def of(cls, speaker: Speaker, view: Any) -> Self:
        story = cls(speaker)
        story.at_the_table = True
        return story

    def _in_hand(self, left: list[Any]) -> tuple[str, int]:
        """My cards are on my screen."""
        shown = self.at_the_table and isinstance(left[0], SHOWN) and left[0].to == self.speaker.me
        return "", int(shown)

    # Setting up

    def _profiles(self, left: list[Any]) -> tuple[str, int]:
        dealt = self._each(left, ProfileDealt, "story-profile")
        return self.speaker.text("story-profiles", profiles=", ".join(dealt)), len(dealt)

    def _first_companies(self, left: list[Any]) -> tuple[str, int]:
        dealt = self._each(left, CompanyDealt, "story-company")
        if len(dealt) < 2:
            return "", 0
        return self.speaker.text("story-companies", companies=", ".join(dealt)), len(dealt)

    def _first_colonies(self, left: list[Any]) -> tuple[str, int]:
        """All players' first cards, and those that this viewer sees."""
        dealt = list(takewhile(lambda event: isinstance(event, ColonyDealt | ColonyPicked), left))
        if sum(isinstance(event, ColonyDealt) for event in dealt) < 2:
            return "", 0
        seen = [event for event in dealt if isinstance(event, ColonyPicked)]
        return f"{self.speaker.text('story-colonies')} {self._said(seen)}".strip(), len(dealt)

    # Pawns and moves

    def _pawns(self, left: list[Any]) -> tuple[str, int]:
        placed = self._each(left, PawnPlaced, "story-pawn")
        if len(placed) < 2:
            return "", 0
        return self.speaker.text("story-pawns", pawns=self._joined(placed)), len(placed)

    # Intrigues

    def _racket(self, left: list[Any]) -> tuple[str, int]:
        took, paid = run(left[1:2], "racket"), run(left[2:], "racketed")
        if not isinstance(left[0], IntriguePlayed) or not took:
            return "", 0
        payers = [
            self.speaker.text("story-payer", seat=self.speaker.account(one.source), amount=one.amount) for one in paid
        ]
        others: dict[str, str | int] = {"payers": ", ".join(payers), "payers-count": len(payers)}
        seat, amount = self.speaker.seat(left[0].seat), took[0].amount
        return self.speaker.text("story-racket", seat=seat, amount=amount, **others), 2 + len(paid)

    def _capitalization(self, left: list[Any]) -> tuple[str, int]:
        took = run(left[1:2], "capitalization")
        if not isinstance(left[0], IntriguePlayed) or not took:
            return "", 0
        seat = self.speaker.seat(left[0].seat)
        return self.speaker.text("story-capitalization", seat=seat, amount=took[0].amount), 2

    def _played(self, left: list[Any]) -> tuple[str, int]:
        """A card, and all its effects."""
        if not isinstance(left[0], IntriguePlayed):
            return "", 0
        seat = left[0].seat
        mine = [*takewhile(lambda event: _of(event, seat), left[1:])]
        told, used = self._several(mine, *self._effects(), self._one, self._moves)
        return " ".join([self.speaker.event(left[0]), *told]), 1 + used

    def _effects(self) -> tuple[Group, ...]:
        """What cards do."""
        return (self._looks, self._contract, self._colony_swap, self._competition, self._capital)

    def _one(self, left: list[Any]) -> tuple[str, int]:
        """What is told by its own sentence."""
        return (self.speaker.event(left[0]), 1) if isinstance(left[0], CompaniesSwapped) else ("", 0)

    def _looks(self, left: list[Any]) -> tuple[str, int]:
        """Looks at one hand or at several, and what was seen."""
        looks = list(takewhile(lambda event: isinstance(event, LookedAt | ColoniesSeen), left))
        looked = [event for event in looks if isinstance(event, LookedAt)]
        seen = [event for event in looks if isinstance(event, ColoniesSeen)]
        if len(looked) < 2:
            return self._said(looks), len(looks)
        owners = self.speaker.both(self.speaker.seat(event.owner) for event in looked)
        text = self.speaker.text("story-looks", seat=self.speaker.seat(looked[0].seat), owners=owners)
        return f"{text} {self._said(seen)}".strip(), len(looks)

    def _contract(self, left: list[Any]) -> tuple[str, int]:
        paid = run(left[1:2], "contract")
        if not isinstance(left[0], ContractBought) or not paid:
            return "", 0
        moved = _handed_over(left[2:])
        text = self.speaker.text("story-contract", **self.speaker.arguments(left[0]), amount=paid[0].amount)
        return f"{text} {self._said(moved[:1])}".strip(), 2 + len(moved)

    def _colony_swap(self, left: list[Any]) -> tuple[str, int]:
        if not isinstance(left[0], ColoniesSwapped):
            return "", 0
        moved = _handed_over(left[1:])
        return self._said([left[0], *dict.fromkeys(_untold(moved))]), 1 + len(moved)

    def _competition(self, left: list[Any]) -> tuple[str, int]:
        """The type, and what rises and falls in it."""
        began = int(isinstance(left[0], CompetitionBegan))
        turned = list(takewhile(lambda event: isinstance(event, FaceTurned), left[began:]))
        return self._said(left[: began + len(turned)]), began + len(turned)

    # The Exchange

    def _exchange(self, left: list[Any]) -> tuple[str, int]:
        told, used = self._several(left, self._settled)
        return self.speaker.text("story-exchange", results=self._joined(told)), used

    def _settled(self, left: list[Any]) -> tuple[str, int]:
        if not isinstance(left[0], Settled):
            return "", 0
        paid = run(left[1:2], "exchange", "exchange-loss")
        seat, due, amount = self.speaker.seat(left[0].seat), left[0].result, sum(one.amount for one in paid)
        if not due:
            return self.speaker.text("story-nothing", seat=seat), 1
        if amount < -due:
            return self.speaker.text("story-loses-all", seat=seat, due=-due, amount=amount), 1 + len(paid)
        return self.speaker.text("story-earns" if due > 0 else "story-loses", seat=seat, amount=amount), 1 + len(paid)

    def _takeover(self, left: list[Any]) -> tuple[str, int]:
        paid = run(left[:1], "takeover")
        if not paid or len(left) < 2 or not isinstance(left[1], TakenOver):
            return "", 0
        arguments = self.speaker.arguments(left[1])
        return self.speaker.text("story-takeover", **arguments, amount=paid[0].amount), 2

    # The end

    def _points(self, left: list[Any]) -> tuple[str, int]:
        """The score sheet is drawn."""
        counted = isinstance(left[0], PointsCounted)
        return self.speaker.text("story-counted") if counted else "", int(counted)

    def drawing(self, event: Event) -> RenderableType | None:
        match event:
            case HandsShown():
                return hands(self.speaker, event)
            case PointsCounted(scores):
                return sheet(self.speaker, scores)
        return None


def _of(event: Event, seat: Seat) -> bool:
    """May it be an effect of this player's card? The player chooses whose company is turned, too."""
    own = not isinstance(event, Developed | Taxed | Passed) or event.seat == seat
    return own and not isinstance(event, IntriguePlayed | Searched | CardsDrawn)


def _handed_over(events: Sequence[Any]) -> list[ColonyMoved]:
    """The cards that go from hand to hand; in an open replay both parties see them."""
    return list(takewhile(lambda event: isinstance(event, ColonyMoved), events))


def _untold(moved: Iterable[ColonyMoved]) -> list[ColonyMoved]:
    """Each card once, though both players were told."""
    return list({(one.source, one.target, one.region): one for one in moved}.values())
