"""What a net believed and expected when it decided, as the fields of a reason."""

from __future__ import annotations

from typing import Any

import numpy as np

from millions.bots import Reason
from millions.bots.reason import PurseBelief, RoleBelief
from millions.games.club.view import View as ClubView
from millions.games.heists.components import Role
from millions.games.heists.view import HeistView
from millions.research.observer import Numbers
from millions.trained.net import Net

MOST_BELIEFS = 3
"""Beliefs that a reason names, the surest first."""


def reason_of(net: Net, view: Any, row: Numbers, chance: float) -> Reason:
    """Why a seat with this view and this row did what its policy does with this probability."""
    return Reason(
        sentence="reason-net",
        percent=round(100 * chance),
        now_wins=round(100 * net.think(row).win),
        **beliefs(view, net.believe(row)),
    )


def beliefs(view: Any, believed: Numbers) -> dict[str, Any]:
    """What the net believes, as fields of a reason."""
    if isinstance(view, HeistView):
        return {"roles_believed": roles(view, believed)}
    return {"purses_believed": purses(view, believed)} if isinstance(view, ClubView) else {}


def roles(view: HeistView, believed: Numbers) -> tuple[RoleBelief, ...]:
    """Who the hidden characters in the heist probably are. Before all have chosen there is nothing to believe."""
    if not all(view.chosen):
        return ()
    found = []
    for character, likely in enumerate(role_chances(view, believed)):
        if character in view.crew and view.known[character] is None:
            role, chance = max(likely.items(), key=lambda one: one[1])
            found.append(RoleBelief(character, role, round(100 * chance)))
    return tuple(sorted(found, key=lambda one: -one.percent)[:MOST_BELIEFS])


def role_chances(view: HeistView, believed: Numbers) -> list[dict[Role, float]]:
    """For every character, the probability of each role, as a net believes."""
    roles, characters, first = view.roles_in_box, len(view.known), view.viewer * view.per_seat
    lines = believed.reshape(-1, len(roles))  # counted from the viewer's own on, as in training
    return [
        dict(zip(roles, softmax(lines[(character - first) % characters]).tolist(), strict=True))
        for character in range(characters)
    ]


def purses(view: ClubView, believed: Numbers) -> tuple[PurseBelief, ...]:
    """How much money the others probably have."""
    others = [(view.viewer + further) % view.players for further in range(1, view.players)]
    unit = view.numbers.start_money
    return tuple(
        PurseBelief(seat, max(0, round(float(share) * unit)))
        for seat, share in zip(others, believed[1:], strict=False)
        if view.money[seat] is None
    )


def softmax(logits: Numbers) -> Numbers:
    """Probabilities of logits."""
    weights = np.exp(logits - logits.max())
    found: Numbers = weights / weights.sum()
    return found
