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
from millions.games.heists.planning import Choose
from millions.games.heists.view import HeistView
from millions.research.live import LiveSeat
from millions.trained.bot import Trained
from millions.trained.company import Company
from millions.trained.net import net_for
from millions.trained.reasons import role_chances

IMAGINED, IMAGINED_LATER = 12, 3
"""Decisions sampled from the net's policy, which are compared before all others: now, and later in a playout."""

MOST_CANDIDATES = 8
"""The most actions that are compared: fewer than a search without a net needs."""

TRUST = 1.0
"""The lead, in standard errors, that an action needs over the net's own choice."""

LEAST_BELIEF = 0.01
"""No role is ruled out by a belief alone."""


class NetGuide(Guide[Any, Any]):
    """A guide for a game with a net, at the seat of one viewer."""

    def __init__(self, plain: AnyGuide, view: Any, company: Company | None = None) -> None:
        """`plain` is the guide of a search without a net: it knows the worlds, and the deals worth proposing. `company`
        is what is known of the others."""
        super().__init__(plain.game)
        name = plain.game.name
        self.plain, self.me, self.players = plain, view.viewer, view.players
        self.net, self.seat = net_for(name, view.players), LiveSeat(name, view.players)
        self.policy, self.trust = Trained(), TRUST
        self.careless = Trained("regular")
        self.company = company or Company()

    def worlds(self, view: Any) -> Draw[Any]:
        """Worlds sampled by the net's beliefs as often as the others are thought to be like it; else by the players'
        conduct."""
        plain, like_the_net = self.plain.worlds(view), self.company.like_the_net
        if not all(view.chosen):
            if (expected := self.company.expected) is None or expected.round != view.round:
                return plain
            believed, plain = Worlds(view, expected.by_net).sample, Worlds(view, expected.by_fancy).sample
        else:
            believed = Worlds(view, Believed(role_chances(view, self.net.believe(self.seat.observation(view))))).sample
        return lambda rng: believed(rng) if rng.random() < like_the_net else plain(rng)

    def decide(self, table: Any, seat: Seat, forms: Forms, rng: Random) -> Action:
        """What the net does; but the others choose their roles like personalities as often as they are thought to be
        unlike the net. The luck of a playout tells when: the same for all that are compared."""
        if seat != self.me and forms[0].verb is Choose and rng.random() >= self.company.like_the_net:
            return self.plain.decide(table, seat, forms, rng)
        return super().decide(table, seat, forms, rng)

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
