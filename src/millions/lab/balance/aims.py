"""`millions weigh --aim`: the smallest change of a deck that brings a figure to a target.

A greedy search: of all decks that differ in one number from the present one, it takes the one that misses the aims
least, on the same deals, until they are met. If no single number leads closer, it tries pairs of the most promising
ones. The result is then checked on other deals and with other bots.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import combinations

from msgspec import Struct

from millions.core.errors import BadSetup, MillionsError
from millions.core.game import AnyGame
from millions.lab.balance.changes import DeckData, NumberChange, combined, neighbours
from millions.lab.balance.findings import AGAINST, ALL, MEASURES, Finding

MOST_STEPS = 8
"""Steps of the search before it gives up; each changes a number by one."""

PAIRED = 6
"""Numbers that are tried in pairs if none of them alone leads closer."""

AIM = re.compile(r"\s*([a-z-]+)\s*([<>])\s*(-?[0-9]+(?:\.[0-9]+)?)\s*%?\s*")

Weigh = Callable[[Sequence[DeckData]], Sequence[Sequence[Finding]]]
"""Weighs several decks on the same deals, and returns the findings of each."""


class Aim(Struct, frozen=True):
    """A figure that should be below (or above) a value. An advantage counts by its size, that of the worst seat."""

    what: str
    below: bool
    bound: float

    def value(self, found: Sequence[Finding]) -> float:
        """The figure that the aim is about: of all seats, cards and numbers of players the one that misses it most."""
        several = len({one.bots for one in found}) > 1
        shown = [one for one in found if one.what == self.what and (one.bots == ALL) is several]
        if not shown:
            known = ", ".join(dict.fromkeys(one.what for one in found if not one.what.startswith(AGAINST)))
            sentence = f"these games have no figure {self.what!r}; they have: {known}"
            raise BadSetup("aim-unknown", sentence, what=repr(self.what), known=known)
        relative = bool(MEASURES[self.what].balanced)
        values = [abs(one.estimate) if relative else one.estimate for one in shown]
        return max(values) if self.below else min(values)

    def missed(self, value: float) -> float:
        """By how much a value misses the aim, as a fraction of the bound; 0 if it is met."""
        over = value - self.bound if self.below else self.bound - value
        return max(0.0, over) / max(1.0, abs(self.bound))

    def __str__(self) -> str:
        return f"{self.what}{'<' if self.below else '>'}{self.bound:g}"


class Fix(Struct, frozen=True):
    """What the search found: the changes, the deck, and the values of the aims before, after, and when checked."""

    aims: tuple[Aim, ...]
    changes: tuple[NumberChange, ...]
    deck: DeckData
    before: tuple[float, ...]
    after: tuple[float, ...]
    checked: tuple[float, ...]

    @property
    def holds(self) -> bool:
        """Are the aims met on deals and bots that the search has not seen?"""
        return all(aim.missed(value) == 0 for aim, value in zip(self.aims, self.checked, strict=True))


def read_aim(text: str) -> Aim:
    """An aim as typed: `seat-advantage<1%`, `rounds<7`."""
    found = AIM.fullmatch(text)
    if found is None or found[1] not in MEASURES:
        sentence = f"an aim is a figure, < or >, and a number, such as rounds<7, not {text!r}"
        raise BadSetup("aim-format", sentence, given=repr(text))
    return Aim(found[1], found[2] == "<", float(found[3]))


def search(game: AnyGame, deck: DeckData, aims: Sequence[Aim], weigh: Weigh, check: Weigh) -> Fix:
    """The deck that meets the aims, a few small changes away; an error if no such step leads closer."""
    (found,) = weigh([deck])
    before = values = tuple(aim.value(found) for aim in aims)
    steps: list[NumberChange] = []
    present = deck
    while missed(aims, values) > 0:
        near = neighbours(game, present) if len(steps) < MOST_STEPS else ()
        tried = closest_first([Candidate((one.change,), one.deck) for one in near], aims, weigh)
        if not tried or missed(aims, tried[0].values) >= missed(aims, values):
            tried = closest_first(pairs(game, [one.candidate for one in tried[:PAIRED]]), aims, weigh)
        if not tried or missed(aims, tried[0].values) >= missed(aims, values):
            raise out_of_reach(aims, values)
        present, values = tried[0].candidate.deck, tried[0].values
        steps += tried[0].candidate.changes
    fixed = {**present, "name": f"{deck['name']}, fixed"[:40]} if steps and "name" in deck else present
    (seen,) = check([fixed])
    return Fix(tuple(aims), tuple(combined(steps)), fixed, before, values, tuple(aim.value(seen) for aim in aims))


class Candidate(Struct, frozen=True):
    """A deck that the search may go to: a number changed, or two."""

    changes: tuple[NumberChange, ...]
    deck: DeckData


class Tried(Struct, frozen=True):
    """A deck that was weighed, and the values of the aims."""

    candidate: Candidate
    values: tuple[float, ...]


def closest_first(candidates: Sequence[Candidate], aims: Sequence[Aim], weigh: Weigh) -> list[Tried]:
    """These decks, weighed: the one that misses the aims least comes first."""
    found = weigh([one.deck for one in candidates]) if candidates else []
    weighed = zip(candidates, found, strict=True)
    tried = [Tried(candidate, tuple(aim.value(one) for aim in aims)) for candidate, one in weighed]
    return sorted(tried, key=lambda one: missed(aims, one.values))


def pairs(game: AnyGame, singles: Sequence[Candidate]) -> list[Candidate]:
    """Two of these changes at once, of different numbers."""
    found = []
    for one, other in combinations(singles, 2):
        (change,) = other.changes
        both = (*one.changes, change)
        if len(combined(both)) == 2:
            found += [Candidate(both, near.deck) for near in neighbours(game, one.deck) if near.change == change]
    return found


def missed(aims: Sequence[Aim], values: Sequence[float]) -> float:
    """By how much all aims together are missed."""
    return sum(aim.missed(value) for aim, value in zip(aims, values, strict=True))


def out_of_reach(aims: Sequence[Aim], values: Sequence[float]) -> MillionsError:
    """The error for aims that no small change meets."""
    closest = ", ".join(f"{aim.what} {value:.2f}" for aim, value in zip(aims, values, strict=True))
    wanted = ", ".join(map(str, aims))
    sentence = f"no small change of the deck meets {wanted}; the closest it came: {closest}"
    return MillionsError("aim-out-of-reach", sentence, wanted=wanted, closest=closest)
