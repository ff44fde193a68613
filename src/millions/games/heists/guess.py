"""The worlds a viewer cannot exclude, with their probabilities: who holds what, and which role was set aside.

Before the roles are shown, each hidden choice stands alone. Once they are, a world is an arrangement of the shown cards
plus one set-aside card. Its weight is the likelihood of the players' choices, times the chance that nature set just
that card aside: the copies of it among all cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from millions.core.arrangement import Arrangements, weighted
from millions.core.form import Rng
from millions.core.seat import Seat
from millions.games.heists.components import Role, Roles
from millions.games.heists.table import Table
from millions.games.heists.terms import Character
from millions.games.heists.three_players import hands
from millions.games.heists.view import HeistView

Model = Callable[[HeistView, Seat, Roles], float]
"""How likely a player with these roles would be to choose them and to do what was seen of them, up to a factor."""

T = TypeVar("T", bound=Table, covariant=True)


class Guessable(Protocol[T]):
    """A view, with the kind of table that it shows."""

    def world(self, roles: tuple[Role | None, ...], set_aside: Role | None, rng: Rng) -> T:
        """The table that this view shows, with these roles on its characters; further secrets are drawn."""
        ...


def uniform(view: HeistView, seat: Seat, roles: Roles) -> float:
    """Players choose all roles alike, and their conduct says nothing."""
    return 1.0


def guess(view: Guessable[T], rng: Rng, model: Model = uniform) -> T:
    """A table that fits everything the viewer knows, drawn with the right probability."""
    shown: object = view
    assert isinstance(shown, HeistView)
    return view.world(*Worlds(shown, model).draw(rng), rng)


class Worlds:
    """All worlds that fit a view, weighed; sampling from the same worlds again is cheap."""

    def __init__(self, view: HeistView, model: Model = uniform) -> None:
        self.view = view
        self.hands = [possible_hands(view, seat, model) for seat in range(view.players)]
        self.arrangements = Arrangements(view.roles_in_play, self.hands)
        self.set_aside = [
            (view.shown.count(role) + 1) * self.arrangements.weight((*view.shown, role)) if view.shown else 0.0
            for role in view.roles_in_play
        ]

    def sample(self, rng: Rng) -> Table:
        """One world, as a table."""
        return self.view.world(*self.draw(rng), rng)

    def draw(self, rng: Rng) -> tuple[tuple[Role | None, ...], Role | None]:
        """One world: the role of every character (None where nothing is chosen yet), and the set-aside card."""
        view = self.view
        if not view.shown:
            aside, drawn = None, [seat[weighted([likely for _, likely in seat], rng)][0] for seat in self.hands]
        else:
            aside = view.roles_in_play[weighted(self.set_aside, rng)]
            drawn = self.arrangements.draw((*view.shown, aside), rng)
        return tuple(role for hand in drawn for role in hand or (None,) * view.per_seat), aside


def possible_hands(view: HeistView, seat: Seat, model: Model) -> list[tuple[Roles, float]]:
    """What a seat may have placed, and how likely; a seat that has not chosen yet has placed nothing."""
    if not view.chosen[seat]:
        return [((), 1.0)]
    first = seat * view.per_seat
    return [
        (hand, model(view, seat, hand))
        for hand in hands(view.choice(seat), view.per_seat)
        if all(may_be(view, first + place, role) for place, role in enumerate(hand))
    ]


def may_be(view: HeistView, character: Character, role: Role) -> bool:
    """Is it possible, for all the viewer has seen, that this character is of this role?"""
    known = view.known[character]
    if known is not None:
        return role is known
    return not (character in view.crew and view.called(role))
