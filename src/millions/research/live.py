"""A seat at a live table, for policies trained in an environment: observation and mask from a view and forms alone.

    from millions.research.live import PolicyBot

    bot = PolicyBot("dollars-1e", players=5, policy=policy)   # policy(observation, action_mask, rng) -> index
    action = bot.act(view, forms, rng)

`LiveSeat.observation` and `LiveSeat.mask` give, byte for byte, what an environment would give the same seat. A live
table is freer than an environment: deals may name several payments and departures, several proposals may be open, and a
player who is ready may still act. Such a deal is shown with its payments added up, and the proposal that awaits the
seat's answer comes first. An action without an index is never chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import UNSET, Struct

from millions.bots import Bot
from millions.core.errors import BadSetup
from millions.core.form import Forms
from millions.core.game import AnyGame, game_named
from millions.core.message import Action
from millions.core.table import View
from millions.research.code import Parts
from millions.research.limits import LIMITS, Limits
from millions.research.mask import ActionMask, MaskArray
from millions.research.observer import Numbers
from millions.research.registry import code_of, observer_of, plan_of
from millions.research.setting import card_names

Policy = Callable[[Numbers, MaskArray, Random], int]
"""Chooses a legal index, given an observation and a mask."""


NOTHING_BEGUN: Parts = ()


class LiveSeat:
    """The order, action code and observer of a game, for seats that have only their views and forms."""

    def __init__(
        self, game: str | AnyGame, players: int, *, deck: Struct | None = None, limits: Limits = LIMITS
    ) -> None:
        """`deck` is the deck that the table plays with, by default the house deck."""
        chosen = game_named(game)
        cards = card_names(chosen.house_deck() if deck is None else deck)
        self.order, self.limits = plan_of(chosen).order, limits
        self.code, self.observer = code_of(chosen.name, players), observer_of(chosen.name, players, cards)

    def observation(self, view: View, begun: Parts = ()) -> Numbers:
        """The observation of a viewer that may act now and has begun a decision with these parts."""
        if getattr(view, "variant", UNSET) is not UNSET:
            sentence = "this table plays with other numbers than the book's, which the policy does not know"
            raise BadSetup("variant-live", sentence)
        return self.observer.observe(view, self.order.asked_in(view), begun)

    def mask(self, view: View, forms: Forms, begun: Parts = ()) -> ActionMask:
        """The legal indexes of a viewer that has these forms."""
        return self.code.mask(view, view.viewer, forms, self.limits, begun)

    def action(self, view: View, forms: Forms, index: int, begun: Parts = ()) -> Action | None:
        """The action of a legal index; None if more parts must follow."""
        return self.code.action(view, view.viewer, forms, index, begun)


class PolicyBot(Bot[View]):
    """A bot that plays by a policy over observations and masks; a decision in parts asks the policy for each part."""

    def __init__(
        self,
        game: str | AnyGame,
        players: int,
        policy: Policy,
        *,
        deck: Struct | None = None,
        limits: Limits = LIMITS,
    ) -> None:
        self.seat, self.policy = LiveSeat(game, players, deck=deck, limits=limits), policy

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        seat, begun = self.seat, NOTHING_BEGUN
        while (mask := seat.mask(view, forms, begun)).indexes:
            index = self.policy(seat.observation(view, begun), mask.array, rng)
            action = seat.action(view, forms, index, begun)
            if action is not None:
                return action
            begun += (index,)
        return forms[int(rng.random() * len(forms))].sample(rng)  # nothing on offer has an index
