"""The worlds a viewer cannot exclude, with their probabilities: who holds what, what was set aside, running votes.

Before the roles are shown, each hidden choice stands alone. Once they are, a world is an arrangement of the shown
cards plus one set-aside card; it weighs as much as the players' choices are likely, times the chance that nature set
just that card aside: the copies of it among all cards.
"""

from __future__ import annotations

from collections.abc import Callable

from millions.core.arrangement import Arrangements, weighted
from millions.core.form import Rng
from millions.core.seat import Seat
from millions.games.deals.terms import Character
from millions.games.dollars2.components import ACROBAT, BRAIN, BRUTE, DRIVER, MENTALIST, TECH, Role, Roles, Table
from millions.games.dollars2.heist import CallAcrobat, CallBrain, CallBrutes, CallDriver, CallMentalist, CallTech
from millions.games.dollars2.three_players import hands
from millions.games.dollars2.view import View

Model = Callable[[View, Seat, Roles], float]
"""How likely a player with these roles would be to choose them and to do what was seen of them, up to a factor."""

CALLS = {
    TECH: CallTech(),
    ACROBAT: CallAcrobat(),
    BRUTE: CallBrutes(),
    MENTALIST: CallMentalist(),
    BRAIN: CallBrain(),
    DRIVER: CallDriver(),
}


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
        self.hands = [possible_hands(view, seat, model) for seat in range(view.players)]
        self.arrangements = Arrangements(Role, self.hands)
        self.set_aside = [
            (view.shown.count(role) + 1) * self.arrangements.weight((*view.shown, role)) if view.shown else 0.0
            for role in view.roles_in_play
        ]

    def sample(self, rng: Rng) -> Table:
        """One world, as a table."""
        view = self.view
        if not view.shown:
            drawn = [seat[weighted([likely for _, likely in seat], rng)][0] for seat in self.hands]
            return rebuild(view, drawn, None, rng)
        aside = view.roles_in_play[weighted(self.set_aside, rng)]
        return rebuild(view, self.arrangements.draw((*view.shown, aside), rng), aside, rng)


def possible_hands(view: View, seat: Seat, model: Model) -> list[tuple[Roles, float]]:
    """What a seat may have placed, and how likely; a seat that has not chosen yet has placed nothing."""
    if not view.chosen[seat]:
        return [((), 1.0)]
    first = seat * view.per_seat
    return [
        (hand, model(view, seat, hand))
        for hand in hands(view.roles_in_play, view.per_seat)
        if all(may_be(view, first + place, role) for place, role in enumerate(hand))
    ]


def may_be(view: View, character: Character, role: Role) -> bool:
    """Is it possible, for all the viewer has seen, that this character is of this role?"""
    known = view.known[character]
    if known is not None:
        return role is known
    called = bool(view.shown) and CALLS[role] not in view.agenda
    return not (called and character in view.crew)  # M2-H1: once called, it would lie face up


def rebuild(view: View, drawn: list[Roles], set_aside: Role | None, rng: Rng) -> Table:
    """The table that this view shows, with these roles on its characters; hidden votes are for or against alike."""
    roles = [role for hand in drawn for role in hand or (None,) * view.per_seat]
    votes = [
        rng.random() < 0.5 if cast and mine is None else mine for cast, mine in zip(view.voted, view.votes, strict=True)
    ]
    shared = {field: getattr(view, field) for field in Table.__struct_fields__ if hasattr(view, field)}
    hidden = {"roles": tuple(roles), "set_aside": set_aside, "votes": tuple(votes), "ready": frozenset(view.ready)}
    return Table(**{**shared, **hidden})
