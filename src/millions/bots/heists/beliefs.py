"""What a seat may believe: every way the roles can lie that fits its view, as likely as it is.

Who holds what is weighed by the players' conduct (what they said, who left, who wanted to pay), the set-aside card by
its copies, as `guess` tells. Where the profiles are few they are listed; where they are many, drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product
from math import prod
from random import Random
from typing import Any

from millions.core.arrangement import weighted
from millions.core.seat import Seat
from millions.games.heists.components import Role
from millions.games.heists.guess import Worlds, possible_hands
from millions.games.heists.terms import Character
from millions.games.heists.view import HeistView

Roles = tuple[Any, ...]
Profile = tuple[Roles, Role | None]
"""The role of every character (nobody's, where nothing is chosen yet), and the set-aside card."""

Model = Callable[[Any, Seat, Roles], float]
"""How likely a player with these roles would be to choose them and to do what was seen, up to a factor."""

Beliefs = list[tuple[Roles, float]]
"""Roles and how likely they are, adding up to 1."""

FEW = 60
"""So many profiles are listed."""

DRAWN = 32
"""Of more, so many are drawn: then there are more crews to think about, too."""


def posterior(view: HeistView, model: Model) -> dict[Profile, float]:
    """Every profile that fits the view, with its probability."""
    found = dict(_profiles(view, model))
    total = sum(found.values())
    return {profile: weight / total for profile, weight in found.items()}


def marginals(profiles: dict[Profile, float]) -> list[dict[Any, float]]:
    """For every character, how likely it is of each role."""
    first = next(iter(profiles))[0]
    chances: list[dict[Any, float]] = [{} for _ in first]
    for (roles, _), weight in profiles.items():
        for character, role in enumerate(roles):
            chances[character][role] = chances[character].get(role, 0.0) + weight
    return chances


def believe(view: HeistView, model: Model, rng: Random) -> Beliefs:
    """What to think with: all profiles if they are few, else so many drawn from them."""
    listed = list(islice(_profiles(view, model), FEW + 1))
    if len(listed) > FEW:
        return _drawn(view, model, rng)
    total = sum([weight for _, weight in listed])
    return [(roles, weight / total) for (roles, _), weight in listed]


def _profiles(view: HeistView, model: Model) -> Iterator[tuple[Profile, float]]:
    """Every profile with its weight: the players' choices, times the copies of the set-aside card."""
    hands = [possible_hands(view, seat, model) for seat in range(view.players)]
    if not view.shown:
        for placed in product(*hands):
            roles = tuple(role for hand, _ in placed for role in hand or (None,) * view.per_seat)
            yield (roles, None), prod(likely for _, likely in placed)
        return
    for aside in view.roles_in_play:
        cards = [*view.shown, aside]
        for roles, weight in _dealt(hands, 0, cards):
            yield (roles, aside), weight * cards.count(aside)


def _dealt(hands: list[list[tuple[Roles, float]]], seat: Seat, cards: list[Role]) -> Iterator[tuple[Roles, float]]:
    """All ways for this seat and those after it to hold exactly these cards."""
    if seat == len(hands):
        yield (), 1.0
        return
    for hand, likely in hands[seat]:
        left = list(cards)
        try:
            for role in hand:
                left.remove(role)
        except ValueError:
            continue
        for rest, weight in _dealt(hands, seat + 1, left):
            yield hand + rest, likely * weight


def _drawn(view: HeistView, model: Model, rng: Random) -> Beliefs:
    """Profiles drawn as likely as they are, all with the same weight."""
    worlds = Worlds(view, model)
    drawn = []
    for _ in range(DRAWN):
        aside = view.roles_in_play[weighted(worlds.set_aside, rng)]
        hands = worlds.arrangements.draw((*view.shown, aside), rng)
        drawn.append((tuple([role for hand in hands for role in hand]), 1 / DRAWN))
    return drawn


# How conduct tells roles apart

LEAVES = 0.3
"""How often somebody leaves who is likely to be alone in a role."""

CROWDED = 0.25
"""How much oftener for each other card of the role."""

WANTS_OUT = 0.6
"""How much likelier a crowded role makes somebody pay for a departure, for each other card of it."""


class Conduct:
    """A model of players: which roles they like, how true they speak, and that doubles leave and pay sooner."""

    def __init__(
        self,
        said: dict[Character, Any],
        truth: Callable[[Seat], float],
        buyers: frozenset[Seat] = frozenset(),
        fancy: dict[Any, float] | None = None,
    ) -> None:
        self.said, self.truth, self.buyers, self.fancy = said, truth, buyers, fancy or {}

    def __call__(self, view: HeistView, seat: Seat, roles: Roles) -> float:
        """How likely this seat would have been to do what was seen of it, with these roles."""
        likely = 1.0
        for place, role in enumerate(roles):
            likely *= self.fancy.get(role, 1.0)
            likely *= self.character(view, seat * view.per_seat + place, role)
        return likely

    def character(self, view: HeistView, character: Character, role: Any) -> float:
        """The same for one character: what was said of it, and what it did."""
        seat = character // view.per_seat
        likely = 1.0
        if (said := self.said.get(character)) is not None:
            true = self.truth(seat)
            likely = true if said is role else (1 - true) / (len(view.roles_in_play) - 1)
        crowd = max(0, view.shown.count(role) - 1)
        leaves = min(0.9, LEAVES + CROWDED * crowd)
        if character in view.left:
            likely *= leaves
        elif seat in view.ready:
            likely *= 1 - leaves
        return likely * (1 + WANTS_OUT * crowd if seat in self.buyers else 1.0)
