"""What a seat may believe: every assignment of roles that fits its view, with its probability.

The players' conduct (what they said, who left, who wanted to pay) weighs who holds what; the copies of a card weigh
the set-aside card, as in `games.heists.guess`. A few profiles are listed; of many, some are drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product
from math import prod
from random import Random

from millions.core.seat import Seat
from millions.games.heists.components import Role, Roles
from millions.games.heists.guess import Model, Worlds, possible_hands
from millions.games.heists.terms import Character
from millions.games.heists.view import HeistView

Assignment = tuple[Role | None, ...]
"""The role of every character; None where its player has not chosen yet."""

Profile = tuple[Assignment, Role | None]
"""The role of every character, and the set-aside card."""

Beliefs = list[tuple[Roles, float]]
"""Assignments of roles with their probabilities, which sum to 1."""

MOST_LISTED = 60
"""Up to this number of profiles, all are listed."""

DRAWN = 32
"""Number of profiles drawn where there are more: with many profiles there are many crews to value, too."""


def posterior(view: HeistView, model: Model) -> dict[Profile, float]:
    """Every profile that fits the view, with its probability."""
    found: dict[Profile, float] = dict(_dealt_profiles(view, model) if view.shown else _hidden_choices(view, model))
    total = sum(found.values())
    return {profile: weight / total for profile, weight in found.items()}


def marginals(profiles: dict[Profile, float]) -> list[dict[Role | None, float]]:
    """For every character, the probability of each role."""
    first = next(iter(profiles))[0]
    chances: list[dict[Role | None, float]] = [{} for _ in first]
    for (roles, _), weight in profiles.items():
        for character, role in enumerate(roles):
            chances[character][role] = chances[character].get(role, 0.0) + weight
    return chances


def believe(view: HeistView, model: Model, rng: Random, most_listed: int = MOST_LISTED, drawn: int = DRAWN) -> Beliefs:
    """The profiles to think with, once the roles are shown: all if they are few, else a sample."""
    listed = list(islice(_dealt_profiles(view, model), most_listed + 1))
    if len(listed) > most_listed:
        worlds = Worlds(view, model)
        return [(_placed(worlds.draw(rng)[0]), 1 / drawn) for _ in range(drawn)]
    total = sum([weight for _, weight in listed])
    return [(roles, weight / total) for (roles, _), weight in listed]


def _placed(roles: Assignment) -> Roles:
    """The roles of characters that have all been chosen."""
    return tuple([role for role in roles if role is not None])


def _hidden_choices(view: HeistView, model: Model) -> Iterator[tuple[Profile, float]]:
    """Before the roles are shown each player's choice stands alone, and no card is set aside."""
    for placed in product(*_hands(view, model)):
        roles = tuple(role for hand, _ in placed for role in hand or (None,) * view.per_seat)
        yield (roles, None), prod(likely for _, likely in placed)


def _dealt_profiles(view: HeistView, model: Model) -> Iterator[tuple[tuple[Roles, Role], float]]:
    """Every profile with its weight: the players' choices, times the copies of the set-aside card."""
    hands = _hands(view, model)
    for aside in view.roles_in_play:
        cards = [*view.shown, aside]
        for roles, weight in _dealt(hands, 0, cards):
            yield (roles, aside), weight * cards.count(aside)


def _hands(view: HeistView, model: Model) -> list[list[tuple[Roles, float]]]:
    return [possible_hands(view, seat, model) for seat in range(view.players)]


def _dealt(hands: list[list[tuple[Roles, float]]], seat: Seat, cards: list[Role]) -> Iterator[tuple[Roles, float]]:
    """All ways in which this seat and the seats after it hold exactly these cards."""
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


# How conduct tells roles apart

TRUST = 0.5
"""How often a stranger's word is true."""

LEAVES = 0.3
"""How often a player leaves who is likely to be alone in a role."""

CROWDED = 0.25
"""How much more often, for each further card of the role shown."""

MOST_LEAVE = 0.9

WANTS_OUT = 0.6
"""How much likelier each further card of a role makes its player to pay for a departure."""


PRESSES = 3.0
"""How much likelier a claim of my role is to be true, where who made it offers me money for leaving."""


def strangers_word(seat: Seat) -> float:
    """How often this player says what is true, where nothing is known of the player."""
    return TRUST


class Conduct:
    """A model of players: which roles they like, how truly they speak, and that doubled players leave and pay sooner.

    `said`: what was last said of each character. `truth`: how often each seat says what is true. `buyers`: seats that
    offered to pay. `fancy`: how much players like each role. `pressing`: characters that claim my role, of people who
    offer me money for leaving.
    """

    def __init__(
        self,
        said: dict[Character, Role],
        fancy: dict[Role, float],
        truth: Callable[[Seat], float] = strangers_word,
        buyers: frozenset[Seat] = frozenset(),
        pressing: frozenset[Character] = frozenset(),
    ) -> None:
        self.said, self.truth, self.buyers, self.fancy, self.pressing = said, truth, buyers, fancy, pressing

    def __call__(self, view: HeistView, seat: Seat, roles: Roles) -> float:
        """How likely this seat would be to choose these roles and then to do what was seen of it."""
        likely = 1.0
        for place, role in enumerate(roles):
            likely *= self.fancy[role]
            likely *= self.character(view, seat * view.per_seat + place, role)
        return likely

    def character(self, view: HeistView, character: Character, role: Role) -> float:
        """The same for one character: what was said of it, and what it did."""
        seat = view.owner(character)
        likely = 1.0
        if (said := self.said.get(character)) is not None:
            true = self.truth(seat)
            likely = true if said is role else (1 - true) / (len(view.roles_in_play) - 1)
            likely *= PRESSES if said is role and character in self.pressing else 1.0
        crowd = max(0, view.shown.count(role) - 1)
        leaves = min(MOST_LEAVE, LEAVES + CROWDED * crowd)
        if character in view.left:
            likely *= leaves
        elif seat in view.ready:
            likely *= 1 - leaves
        return likely * (1 + WANTS_OUT * crowd if seat in self.buyers else 1.0)
