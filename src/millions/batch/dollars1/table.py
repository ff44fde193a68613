"""The table of the first edition, and what its deck says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

import jax
import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import NONE, SMALL, small
from millions.batch.heists import box as shared
from millions.batch.heists import table as shared_table
from millions.batch.heists.box import Move, Verb
from millions.batch.heists.heist import of_role
from millions.batch.heists.table import asked_in_negotiation, asked_to_choose, start
from millions.games.dollars1.components import BOOK, ROLES
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars1.negotiation import CallTime
from millions.games.dollars1.setup import roles_in_play
from millions.research import Setting

SNITCH, BRUTE, DRIVER, CROOK, MASTERMIND = range(len(ROLES))


class Phase(IntEnum):
    """The open question."""

    CHOOSE = 0
    NEGOTIATE = 1
    DENOUNCE = 2
    OVER = 3


class Box(shared.Box):
    """M1-S6. The deck as numbers: of each card its amount, its ante, and its symbol."""

    @property
    def amount(self) -> Array:
        """M1-P1."""
        return self.printed(card.amount for card in self.cards)

    @property
    def ante(self) -> Array:
        """M1-P1."""
        return self.printed(card.ante for card in self.cards)

    @property
    def symbol(self) -> Array:
        """M1-P1. A role, or NONE."""
        return self.printed(self.role(card.symbol) for card in self.cards)

    @cached_property
    def fooled(self) -> bool:
        """M1-O1. Whether the option is played."""
        return bool(self.setting.options.fooled)  # type: ignore[attr-defined]

    @cached_property
    def spelling(self) -> shared.Spelling:
        """How every kind of action is encoded."""
        return super().spelling | {
            CallTime: lambda action: Move(Verb.CALL_TIME),
            Intimidate: lambda action: Move(Verb.INTIMIDATE, character=action.character),
        }


def box_of(setting: Setting) -> Box:
    """The box for a setting."""
    return Box(setting, ROLES, roles_in_play(setting.players))


@jax.tree_util.register_dataclass
@dataclass(frozen=True, kw_only=True)
class Table(shared_table.Table):
    """M1-S7. What this edition adds."""

    # For the whole game
    intimidation: Array
    laid_open: Array

    # For one round
    time_called: Array
    acts_before_time: Array
    looks: Array
    """By seat and character: who has looked at which."""
    sharers: Array


def lay_the_table(box: Box) -> Table:
    """M1-S2, M1-S3. The table before the first card."""
    return Table(
        **start(box, BOOK.start_money),
        intimidation=jnp.zeros(box.players, SMALL),
        laid_open=jnp.full(box.players, NONE, SMALL),
        time_called=jnp.array(False),
        acts_before_time=small(box.players - 1),
        looks=jnp.zeros((box.players, box.characters), bool),
        sharers=jnp.zeros(box.characters, bool),
    )


def ante(box: Box, table: Table) -> Array:
    """M1-P3. The Loot card gives the ante."""
    return box.ante[table.loot]


def asked(box: Box, table: Table) -> Array:
    """M1-P2, M1-N, M1-H3. All who have yet to choose, one player in the negotiation, or the lone Snitch's player."""
    snitch = box.seats_of(of_role(table, SNITCH))
    return (
        (asked_to_choose(box, table) & (table.phase == Phase.CHOOSE))
        | (asked_in_negotiation(box, table) & (table.phase == Phase.NEGOTIATE))
        | (snitch & (table.phase == Phase.DENOUNCE))
    )
