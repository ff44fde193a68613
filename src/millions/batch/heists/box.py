"""The constants of a game: numbers of players and cards, limits on talk, and how actions are encoded."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from millions.batch import box
from millions.batch.arrays import NONE, small
from millions.games.heists.bargain import Propose
from millions.games.heists.components import Roles
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.planning import Choose
from millions.research.heists.code import HeistCode


class Verb(IntEnum):
    """What an index of the action code does; the last ones belong to one edition each."""

    NOTHING = 0
    CHOOSE = 1
    CLAIM = 2
    READY = 3
    WITHDRAW = 4
    PROPOSE = 5
    ACCEPT = 6
    DECLINE = 7
    NAME = 8
    CALL_TIME = 9
    INTIMIDATE = 10
    ANNOUNCE = 11
    CALL_VOTE = 12
    VOTE_FOR = 13
    VOTE_AGAINST = 14
    ROB = 15


class Move(NamedTuple):
    """An action: what is done and by which seat; whose character or purse it is about; a role, or two; a price."""

    verb: Any
    seat: Any = NONE
    character: Any = NONE
    payer: Any = NONE
    role: Any = NONE
    second_role: Any = NONE
    price: Any = 0


Spelling = dict[type, Any]
"""For each kind of action, a function that gives its `Move`."""


@dataclass(frozen=True, eq=False)
class Box(box.Box):
    """The constants of one game of an edition: its setting, as numbers."""

    roles: Roles
    """Of the edition, in the order of the call."""
    roles_in_play: Roles

    @cached_property
    def per_seat(self) -> int:
        """M1-T1, M2-T1. The number of characters of each player."""
        return self.code.per_seat

    @cached_property
    def characters(self) -> int:
        """The number of all characters."""
        return self.players * self.per_seat

    @cached_property
    def code(self) -> HeistCode:
        """The action code of `millions.research`."""
        code = super().code
        assert isinstance(code, HeistCode)
        return code

    @cached_property
    def cards(self) -> tuple[Any, ...]:
        """The Loot cards of the deck."""
        cards: tuple[Any, ...] = self.setting.deck.cards  # type: ignore[attr-defined]
        return cards

    @cached_property
    def agreed_loot(self) -> int | None:
        """In one-heist games, the Loot card that is turned up."""
        return None if self.setting.loot is None else self.setting.cards.index(self.setting.loot)

    @cached_property
    def named_leader(self) -> int | None:
        """M1-S4, M2-S4. The first Leader, if the host has named one."""
        name = self.setting.options.leader  # type: ignore[attr-defined]
        return None if name is None else self.setting.names.index(name)

    # Seats and characters

    def owners(self, characters: Array) -> Array:
        """For each seat, the number of its characters among these, or the sum of their amounts."""
        return characters.reshape(self.players, self.per_seat).sum(-1, dtype=jnp.int16)

    def seats_of(self, characters: Array) -> Array:
        """The seats that have one of these characters."""
        return characters.reshape(self.players, self.per_seat).any(-1)

    def characters_of(self, seats: Array) -> Array:
        """For each character, the value of its seat."""
        return jnp.repeat(seats, self.per_seat)

    def owner(self, character: Array) -> Array:
        """The seat of a character."""
        return character // self.per_seat

    # Roles and cards

    def role(self, role: Any) -> int:
        """The number of a role, or NONE."""
        return NONE if role is None else self.roles.index(role)

    @property
    def in_play(self) -> Array:
        """M1-S1, M2-S1. Which roles are in play."""
        return jnp.array([role in self.roles_in_play for role in self.roles])

    def printed(self, numbers: Iterable[Any]) -> Array:
        """A number, or several, on each Loot card."""
        return jnp.array(list(numbers), jnp.int16)

    # Actions

    @cached_property
    def moves(self) -> NDArray[np.int8]:
        """The move of each index for seat 0; other seats count clockwise from themselves."""
        return np.array([self.spell(index, action) for index, action in enumerate(self.code.actions[0])], np.int8)

    def spell(self, index: int, action: Any) -> Move:
        """An action of seat 0 as numbers."""
        if action is None:
            answers = {self.code.accept: Verb.ACCEPT, self.code.decline: Verb.DECLINE}
            return Move(answers.get(index, Verb.NOTHING))
        return self.spelling[type(action)](action)  # type: ignore[no-any-return]

    @cached_property
    def spelling(self) -> Spelling:
        """How the actions that both editions have are encoded; each edition adds its own."""
        return {
            Choose: lambda action: Move(Verb.CHOOSE, **self.hand(action.roles)),
            Claim: lambda action: Move(Verb.CLAIM, character=action.character, role=self.role(action.role)),
            Ready: lambda action: Move(Verb.READY),
            Withdraw: lambda action: Move(Verb.WITHDRAW, character=action.character),
            Propose: propose,
            NameRole: lambda action: Move(Verb.NAME, role=self.role(action.role)),
        }

    def hand(self, roles: Roles) -> dict[str, int]:
        """One role or, with three players, two."""
        return {"role": self.role(roles[0]), "second_role": self.role(roles[-1])}

    def move(self, action: Array, seat: Array) -> Move:
        """The move of an index, played by a seat."""
        spelled = Move(*[small(column)[action] for column in self.moves.T])
        return spelled._replace(
            seat=seat,
            character=(spelled.character + seat * self.per_seat) % self.characters,
            payer=(spelled.payer + seat) % self.players,
        )

    @property
    def ladder(self) -> Array:
        """The prices of a departure."""
        return small(self.code.ladder)


def propose(action: Propose) -> Move:
    """M1-N5, M2-N2. One payment for one departure."""
    (payment,), (character,) = action.terms.payments, action.terms.departures
    return Move(Verb.PROPOSE, character=character, payer=payment.source, price=payment.amount)
