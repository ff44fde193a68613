"""What a search with a trained net is told about a game: the policy proposes candidates and plays rollouts, the value
head evaluates positions, the belief head weights the sampled worlds.

`bots.search` knows no net: it knows a game through a guide, and `NetGuide` is such a guide. Million Club has one of its
own (`club.py`).
"""

from __future__ import annotations

from random import Random
from typing import Any

from millions.bots.guide import AnyGuide, Chances, Draw, Guide
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.seat import Seat
from millions.core.table import Table
from millions.games.heists.bargain import Propose
from millions.games.heists.components import Roles
from millions.games.heists.guess import Worlds
from millions.games.heists.negotiation import Claim
from millions.games.heists.view import HeistView
from millions.research.live import LiveSeat
from millions.trained.bot import Trained
from millions.trained.net import net_for
from millions.trained.reasons import role_chances

IMAGINED, IMAGINED_LATER = 12, 3
"""Decisions sampled from the net's policy, which are compared before all others: now, and later in a playout."""

MOST_CANDIDATES = 8
"""The most actions that are compared: fewer than a search without a net needs."""

TRUSTED = 0.5
"""The share of worlds that are sampled from the net's beliefs; the others are sampled as for any search. The nets are
overconfident about players unlike those of their training."""

TRUST = 1.0
"""The lead, in standard errors, that an action needs over the net's own choice."""

LEAST_BELIEF = 0.01
"""No role is ruled out by a belief alone."""


class NetGuide(Guide[Any, Any]):
    """A guide for a game with a net, at the seat of one viewer."""

    def __init__(self, plain: AnyGuide, view: Any) -> None:
        """`plain` is the guide of a search without a net: it knows the worlds, and the deals worth proposing."""
        super().__init__(plain.game)
        name = plain.game.name
        self.plain, self.me, self.players = plain, view.viewer, view.players
        self.net, self.seat = net_for(name, view.players), LiveSeat(name, view.players)
        self.policy, self.trust = Trained(), TRUST
        self.careless = Trained("regular")

    def worlds(self, view: Any) -> Draw[Any]:
        """Worlds sampled by the players' conduct and, in the heist games, equally often by the net's beliefs."""
        plain = self.plain.worlds(view)
        if not isinstance(view, HeistView) or not all(view.chosen):
            return plain
        believed = Worlds(view, Believed(role_chances(view, self.net.believe(self.seat.observation(view)))))
        return lambda rng: believed.sample(rng) if rng.random() < TRUSTED else plain(rng)

    def is_talk(self, action: Action) -> bool:
        return self.plain.is_talk(action)

    def candidates(self, view: Any, forms: Forms, draw: Draw[Any] | None, rng: Random) -> list[Action] | None:
        """What the net would do; then deals, which it never proposes; then what else the plain guide would compare.

        Of talk, only the net's own decision, with which the search begins, is compared.
        """
        imagined = [self.careless.act(view, forms, rng) for _ in range(IMAGINED if draw else IMAGINED_LATER)]
        others = self.plain.candidates(view, forms, draw, rng)
        more = sorted(every(forms) if others is None else others, key=lambda action: not isinstance(action, Propose))
        found = dict.fromkeys([*imagined, *more])
        return [action for action in found if not isinstance(action, Claim)][:MOST_CANDIDATES]

    def can_judge(self, table: Table) -> bool:
        return self.plain.can_judge(table)

    def chances(self, table: Any) -> Chances:
        """The share that the viewer expects to win; the other seats, which the search does not read, divide the
        rest."""
        if not table.agenda:
            return self.plain.chances(table)
        win = self.net.think(self.seat.observation(self.game.view(table, self.me))).win
        rest = (1 - win) / (self.players - 1)
        return tuple([win if seat == self.me else rest for seat in range(self.players)])


class Believed:
    """A model of players for `Worlds`: the role probabilities of a net's belief head."""

    def __init__(self, likely: list[dict[Any, float]]) -> None:
        self.likely = likely

    def __call__(self, view: HeistView, seat: Seat, roles: Roles) -> float:
        first, chance = seat * view.per_seat, 1.0
        for place, role in enumerate(roles):
            chance *= max(LEAST_BELIEF, self.likely[first + place][role])
        return chance


def every(forms: Forms) -> list[Action]:
    """All actions of the families that can be listed."""
    return [action for form in forms if form.count() is not None for action in form]
