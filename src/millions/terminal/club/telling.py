"""The clauses that Million Club's story is made of: moves, and cards bought or discarded one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import Any

from millions.core.message import Event
from millions.games.club.colonies import ColonyBought, ColonyDiscarded, ColonyPicked
from millions.games.club.companies import CompanyBought, CompanyDiscarded, CompanyPicked
from millions.games.club.draft import (
    CardsDrawn,
    Searched,
)
from millions.games.club.intrigue_companies import CapitalRaised
from millions.games.club.moves import Developed, Passed
from millions.terminal import story
from millions.terminal.story import run

Clause = Callable[[list[Any]], tuple[str, int]]
"""A part of a line, and how many events it tells; 0 if the events begin with something else."""


class Telling(story.Story):
    """Puts clauses together."""

    # Small things

    def _several(self, left: list[Any], *clauses: Clause) -> tuple[list[str], int]:
        """As many clauses as follow one another."""
        told: list[str] = []
        used = 0
        while used < len(left):
            text, more = next((found for clause in clauses if (found := clause(left[used:]))[1]), ("", 0))
            if not more:
                break
            told.append(text)
            used += more
        return told, used

    def _joined(self, parts: Iterable[str]) -> str:
        return self.speaker.text("list-apart").join(parts)

    def _said(self, events: Iterable[Event]) -> str:
        return " ".join(map(self.speaker.event, events))

    def _each(self, left: list[Any], kind: type[Event], key: str) -> list[str]:
        """The events of a kind that come first, each as a few words."""
        found = takewhile(lambda event: isinstance(event, kind), left)
        return [self.speaker.text(key, **self.speaker.arguments(event)) for event in found]

    # Moves

    def _moves(self, left: list[Any]) -> tuple[str, int]:
        """Moves one after the other, of any player."""
        told, used = self._several(left, self._developed, self._taxed, self._passed)
        return f"{self._joined(told)}." if told else "", used

    def _developed(self, left: list[Any]) -> tuple[str, int]:
        if not isinstance(left[0], Developed):
            return "", 0
        return self.speaker.text("move-developed", **self.speaker.arguments(left[0])), 1

    def _taxed(self, left: list[Any]) -> tuple[str, int]:
        paid = run(left[:1], "tax")
        if not paid or len(left) < 2:
            return "", 0
        arguments = self.speaker.arguments(left[1])
        return self.speaker.text("move-taxed", **arguments, amount=paid[0].amount), 2

    def _passed(self, left: list[Any]) -> tuple[str, int]:
        passed = [event.seat for event in takewhile(lambda event: isinstance(event, Passed), left)]
        seats = [self.speaker.seat(seat) for seat in dict.fromkeys(passed)]
        names: dict[str, str | int] = {"seats": self.speaker.both(seats), "seats-count": len(seats)}
        return self.speaker.text("move-passed", **names), len(passed)

    def _capital(self, left: list[Any]) -> tuple[str, int]:
        if not run(left[:1], "capital") or len(left) < 2 or not isinstance(left[1], CapitalRaised):
            return "", 0
        return self.speaker.event(left[1]), 2

    # Drafts

    def _searched(self, left: list[Any]) -> tuple[str, int]:
        """A player looks through a deck, and what they do then."""
        if not isinstance(left[0], Searched):
            return "", 0
        told, used = self._several(left[1:2], self._passed)
        if not used:
            told, used = self._several(left[1:4], self._colony_taken, self._company_taken)
        after = [f"{part}." for part in told]
        return " ".join([self.speaker.event(left[0]), *after]), 1 + used

    def _draft(self, left: list[Any]) -> tuple[str, int]:
        """The cards drawn, and what is bought or discarded one after the other."""
        drawn = int(isinstance(left[0], CardsDrawn))
        told, used = self._several(left[drawn:], self._colony_taken, self._company_taken)
        lines = [*map(self.speaker.event, left[:drawn]), *([f"{self._joined(told)}."] if told else [])]
        return " ".join(lines), drawn + used

    def _colony_taken(self, left: list[Any]) -> tuple[str, int]:
        paid = run(left[:1], "colony")
        if len(left) <= len(paid) or not isinstance(left[len(paid)], ColonyBought if paid else ColonyDiscarded):
            return "", 0
        used, seat = len(paid) + 1, self.speaker.seat(left[len(paid)].seat)
        card = [event for event in left[used : used + 1] if isinstance(event, ColonyPicked)]
        region = card[0].region.value if card else "none"
        if not paid:
            return self.speaker.text("story-colony-discarded", seat=seat, region=region), used + len(card)
        amount = paid[0].amount
        return self.speaker.text("story-colony-bought", seat=seat, region=region, amount=amount), used + len(card)

    def _company_taken(self, left: list[Any]) -> tuple[str, int]:
        paid = run(left[:1], "company")
        if paid and len(left) > 1 and isinstance(left[1], CompanyBought):
            arguments = self.speaker.arguments(left[1])
            return self.speaker.text("story-company-bought", **arguments, amount=paid[0].amount), 2
        if not isinstance(left[0], CompanyDiscarded):
            return "", 0
        card = [event for event in left[1:2] if isinstance(event, CompanyPicked)]
        sector = card[0].sector.value if card else "none"
        seat = self.speaker.seat(left[0].seat)
        return self.speaker.text("story-company-discarded", seat=seat, sector=sector), 1 + len(card)
