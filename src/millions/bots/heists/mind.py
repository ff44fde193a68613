"""The mind of the heist games: what one seat thinks and remembers in one match."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from random import Random
from typing import Any, ClassVar

from millions.bots.heists.bargaining import Decision, Negotiator, percent
from millions.bots.heists.dials import Dials
from millions.bots.heists.edition import Edition
from millions.bots.heists.memory import Memory
from millions.bots.reason import Reason
from millions.core.form import Form, Forms
from millions.core.message import Action

A_LITTLE = 0.004
"""What a grudge adds, in chances to win, to harming whoever slighted me."""


class HeistMind:
    """One personality at one seat of one match; each edition adds what is its own."""

    edition: ClassVar[Edition]

    def __init__(self, dials: Dials) -> None:
        self.dials = dials
        self.memory: Memory | None = None

    def decide(self, view: Any, forms: Forms, rng: Random) -> Decision:
        """One of the actions offered, and why."""
        if self.memory is None:
            self.memory = Memory(view.players, self.dials.trust)
        self.memory.note(view, self.edition)
        return self.act(view, forms, rng, self.memory)

    def recall(self, view: Any, forms: Forms, rng: Random, action: Action) -> None:
        """Think as it did then; an offer it would have made, but that was not made, is forgotten."""
        chosen, _ = self.decide(view, forms, rng)
        if chosen != action and self.memory is not None:
            self.memory.not_proposed()

    def act(self, view: Any, forms: Forms, rng: Random, memory: Memory) -> Decision:
        """What the edition asks for."""
        raise NotImplementedError

    def mixed(self, hands: list[Any], bonus: dict[Any, float], rng: Random) -> Decision:
        """A mixed choice of characters, so that it cannot be read: by fancy, and by what the Loot card adds."""
        fancy = self.edition.fancy
        weights = [sum(fancy[role] * (1 + bonus.get(role, 0.0)) for role in hand.roles) for hand in hands]
        hand = rng.choices(hands, weights)[0]
        likely = weights[hands.index(hand)] / sum(weights)
        return hand, Reason(sentence="reason-choose", role=hand.roles[0], percent=percent(likely))

    def name_role(self, form: Form, thinking: Negotiator) -> Decision:
        """The role whose end helps me most."""
        roles: Iterable[tuple[Action, Enum]] = [(action, action.role) for action in form]  # type: ignore[attr-defined]
        worths = [(thinking.values.of_naming(role), action, role) for action, role in roles]
        worth, action, role = max(
            worths, key=lambda one: (one[0].wins + self._spite(one[2], thinking), thinking.rng.random())
        )
        return action, thinking.because("reason-name", worth, role=role)

    def _spite(self, role: Enum, thinking: Negotiator) -> float:
        """How much it would like to see this role out, for who may hold it."""
        view, slights = thinking.view, thinking.memory.slights
        others = [one for one in view.crew if one not in thinking.mine] if self.dials.grudge else []
        ill_will = sum(slights[one // view.per_seat] * thinking.values.chance_of(one, role) for one in others)
        return A_LITTLE * self.dials.grudge * ill_will
