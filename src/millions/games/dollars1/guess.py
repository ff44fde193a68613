"""The worlds a viewer cannot exclude, with their probabilities: who holds what, and which role was set aside.

Before the roles are shown, each hidden choice stands alone. Once they are, a world is an arrangement of the shown
cards plus one set-aside card; it weighs as much as the players' choices are likely, times the chance that nature set
just that card aside: the copies of it among all cards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from millions.core.form import Rng
from millions.core.seat import Seat
from millions.games.deals.terms import Character
from millions.games.dollars1.components import SNITCH, Role, Roles, Table
from millions.games.dollars1.heist import CallSnitches
from millions.games.dollars1.three_players import hands
from millions.games.dollars1.view import View

Model = Callable[[View, Seat, Roles], float]
"""How likely a player with these roles would be to choose them and to do what was seen of them, up to a factor."""

Counts = tuple[int, ...]
Hand = tuple[Roles, float]


def uniform(view: View, seat: Seat, roles: Roles) -> float:
    """Players choose all roles alike, and their conduct says nothing."""
    return 1.0


def guess(view: View, rng: Rng, model: Model = uniform) -> Table:
    """A table that fits everything the viewer knows, drawn with the right probability."""
    return Worlds(view, model).sample(rng)


class Worlds:
    """All worlds that fit a view, weighed; sampling from the same worlds again is cheap."""

    def __init__(self, view: View, model: Model = uniform) -> None:
        self.view = view
        self.hands = [self._possible_hands(seat, model) for seat in range(view.players)]
        self.weight = lru_cache(maxsize=None)(self._weight)

    def _possible_hands(self, seat: Seat, model: Model) -> list[Hand]:
        view = self.view
        if not view.chosen[seat]:
            return [((), 1.0)]
        choice = tuple(role for role in view.roles_in_play if role is not view.laid_open[seat])
        first = seat * view.per_seat
        fitting = [
            hand
            for hand in hands(choice, view.per_seat)
            if all(self._may_be(first + place, role) for place, role in enumerate(hand))
        ]
        return [(hand, model(view, seat, hand)) for hand in fitting]

    def _may_be(self, character: Character, role: Role) -> bool:
        view = self.view
        known = view.known[character]
        if known is not None:
            return role is known
        called = bool(view.shown) and CallSnitches() not in view.agenda
        return not (called and role is SNITCH and character in view.crew)  # M1-H1: a Snitch would lie face up

    def _weight(self, seat: Seat, cards: Counts) -> float:
        """The weight of all ways in which the players from this seat on can hold exactly these cards."""
        if seat == self.view.players:
            return float(not any(cards))
        return sum(self._branches(seat, cards)[1])

    def _branches(self, seat: Seat, cards: Counts) -> tuple[list[Roles], list[float]]:
        found, weights = [], []
        for hand, likely in self.hands[seat]:
            rest = list(cards)
            for role in hand:
                rest[ORDER[role]] -= 1
            if min(rest) >= 0:
                found.append(hand)
                weights.append(likely * self.weight(seat + 1, tuple(rest)))
        return found, weights

    def sample(self, rng: Rng) -> Table:
        """One world, as a table."""
        set_aside = self._draw_set_aside(rng)
        roles: list[Role | None] = []
        cards = count((*self.view.shown, set_aside)) if set_aside else None
        for seat in range(self.view.players):
            if cards is None:
                found, weights = (
                    [hand for hand, _ in self.hands[seat]],
                    [likely for _, likely in self.hands[seat]],
                )
            else:
                found, weights = self._branches(seat, cards)
            hand = found[draw(weights, rng)]
            roles += hand or (None,) * self.view.per_seat
            if cards is not None:
                cards = tuple([left - hand.count(role) for left, role in zip(cards, Role, strict=True)])
        return rebuild(self.view, tuple(roles), set_aside)

    def _draw_set_aside(self, rng: Rng) -> Role | None:
        """Its weight: the arrangements it leaves possible, times its copies among all cards."""
        shown = self.view.shown
        if not shown:
            return None
        roles = self.view.roles_in_play
        weights = [(shown.count(role) + 1) * self.weight(0, count((*shown, role))) for role in roles]
        return roles[draw(weights, rng)]


ORDER = {role: place for place, role in enumerate(Role)}


def count(cards: Roles) -> Counts:
    """How many of each role there are."""
    return tuple([cards.count(role) for role in Role])


def draw(weights: list[float], rng: Rng) -> int:
    """An index, as likely as its weight."""
    point = rng.random() * sum(weights)
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    return max(index for index, weight in enumerate(weights) if weight)


def rebuild(view: View, roles: tuple[Role | None, ...], set_aside: Role | None) -> Table:
    """The table that this view shows, with these roles on its characters."""
    shared = {field: getattr(view, field) for field in Table.__struct_fields__ if hasattr(view, field)}
    return Table(**{**shared, "roles": roles, "set_aside": set_aside, "ready": frozenset(view.ready)})
