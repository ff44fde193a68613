"""The table of the second edition, and what its deck says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

import jax
import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY, NONE, SMALL, first_clockwise, flag_at, small
from millions.batch.heists import box as shared
from millions.batch.heists import table as shared_table
from millions.batch.heists.box import Move, Verb
from millions.batch.heists.heist import of_role
from millions.batch.heists.table import asked_in_negotiation, asked_to_choose, start
from millions.games.dollars2.announcements import Announce
from millions.games.dollars2.components import BOOK, ROLES
from millions.games.dollars2.heist import Rob
from millions.games.dollars2.vote import CallVote, Vote
from millions.research import Setting

TECH, ACROBAT, BRUTE, MENTALIST, BRAIN, DRIVER = range(len(ROLES))


class Phase(IntEnum):
    """The open question."""

    CHOOSE = 0
    ANNOUNCE = 1
    NEGOTIATE = 2
    VOTE = 3
    CUT = 4
    ROB = 5
    OVER = 6


class Box(shared.Box):
    """M2-S6. The deck as numbers: of each card its amount, the Brain's amount, and a bonus for each role."""

    @property
    def amount(self) -> Array:
        """M2-P1."""
        return self.printed(card.amount for card in self.cards)

    @property
    def brain(self) -> Array:
        """M2-H7. The card's own amount for the Brain, else the card's amount."""
        return self.printed(card.amount if card.brain is None else card.brain for card in self.cards)

    @property
    def bonuses(self) -> Array:
        """M2-L2. By card and role."""
        printed = [{bonus.role: bonus.amount for bonus in card.bonuses} for card in self.cards]
        return self.printed([card.get(role, 0) for role in self.roles] for card in printed)

    @cached_property
    def spelling(self) -> shared.Spelling:
        """How every kind of action is encoded."""
        return super().spelling | {
            Announce: lambda action: Move(Verb.ANNOUNCE, **self.hand(action.roles)),
            CallVote: lambda action: Move(Verb.CALL_VOTE),
            Vote: lambda action: Move(Verb.VOTE_FOR if action.start else Verb.VOTE_AGAINST),
            Rob: lambda action: Move(Verb.ROB, character=action.character),
        }


def box_of(setting: Setting) -> Box:
    """The box for a setting."""
    in_play = setting.deck.roles[str(setting.players)]  # type: ignore[attr-defined]
    return Box(setting, ROLES, in_play)


@jax.tree_util.register_dataclass
@dataclass(frozen=True, kw_only=True)
class Table(shared_table.Table):
    """M2-S7. What this edition adds."""

    pot: Array
    announced: Array
    """Of each character: the role announced."""
    votes: Array
    """Of each seat, while a vote runs: 1 for, 0 against."""
    votes_held: Array
    voted_to_start: Array


def lay_the_table(box: Box) -> Table:
    """M2-S1 to M2-S3. The table before the first card."""
    return Table(
        **start(box, BOOK.start_money),
        pot=jnp.zeros((), MONEY),
        announced=jnp.full(box.characters, NONE, SMALL),
        votes=jnp.full(box.players, NONE, SMALL),
        votes_held=small(0),
        voted_to_start=jnp.array(False),
    )


def asked(box: Box, table: Table) -> Array:
    """M2-P2, M2-N5: all who have yet to choose or to vote. M2-N1, M2-N, M2-H3, M2-H6: else one player."""
    phase = table.phase
    return (
        (asked_to_choose(box, table) & (phase == Phase.CHOOSE))
        | (next_to_announce(box, table) & (phase == Phase.ANNOUNCE))
        | (asked_in_negotiation(box, table) & (phase == Phase.NEGOTIATE))
        | ((table.votes == NONE) & (phase == Phase.VOTE))
        | (box.seats_of(of_role(table, TECH)) & (phase == Phase.CUT))
        | (box.seats_of(of_role(table, MENTALIST)) & (phase == Phase.ROB))
    )


def next_to_announce(box: Box, table: Table) -> Array:
    """M2-N1. The first who has not announced, clockwise from the Leader."""
    silent = table.announced[:: box.per_seat] == NONE
    return flag_at(first_clockwise(silent, table.leader), box.players)
