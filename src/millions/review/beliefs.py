"""What a seat of a heist game believes about the others, and what a heist is worth to it by these beliefs."""

from __future__ import annotations

from random import Random

from millions.bots.heists.beliefs import believe
from millions.bots.heists.edition import Edition
from millions.bots.heists.values import HeistValues
from millions.core.seat import Seat
from millions.games.heists.components import Role, Roles
from millions.games.heists.guess import Model, Worlds
from millions.games.heists.terms import Characters
from millions.games.heists.view import HeistView

MOST_LISTED, DRAWN = 400, 100
"""Up to MOST_LISTED assignments of roles are all weighted (always with five players); of more, a sample of size DRAWN.
Bots have less time and weight fewer."""


def values(edition: Edition, view: HeistView, model: Model) -> HeistValues:
    """What a heist is worth to this seat, over its beliefs about the others, who act as the model says."""
    return HeistValues(view, edition.at(view), believe(view, model, Random(0), MOST_LISTED, DRAWN))


def chance_to_have(view: HeistView, model: Model, among: Characters, role: Role) -> float:
    """The exact probability, for this viewer, that at least one of these characters has a role that is shown."""

    def nobody(view: HeistView, seat: Seat, roles: Roles) -> float:
        first = seat * view.per_seat
        has = any(one is role and first + place in among for place, one in enumerate(roles))
        return 0.0 if has else model(view, seat, roles)

    every = sum(Worlds(view, model).set_aside)
    return 1 - sum(Worlds(view, nobody).set_aside) / every if every else 0.0
