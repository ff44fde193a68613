"""Million Club on arrays with two players: where only one opponent is left, there is nothing to choose."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import jax.numpy as jnp
import pytest

from millions import batch
from millions.batch.arrays import small
from millions.batch.club.box import Box, Move, Verb
from millions.batch.club.intrigue_colonies import CONTRACT, UNREST, choose_hand
from millions.batch.club.table import NOBODY, Question, Table, lay_the_table


@cache
def box() -> Box:
    """Of two players."""
    two: Box = batch.make("million-club", 2).box
    return two


def after(card: int, colonies: list[list[int]]) -> Table:
    """The table after seat 1 has picked a card about colonies."""
    table = replace(lay_the_table(box()), colonies=jnp.array(colonies, jnp.int8))
    return choose_hand(box(), table, Move(Verb.INTRIGUE, card=small(card), seat=small(1)))


@pytest.mark.slow
@pytest.mark.parametrize(("card", "question"), [(CONTRACT, Question.BUY_CONTRACT), (UNREST, Question.SWAP_UNREST)])
def test_the_only_opponents_hand_is_looked_at_without_a_question(card: int, question: Question) -> None:
    table = after(card, [[1, 0, 0, 2, 0], [0, 1, 0, 0, 0]])
    assert [int(table.question), int(table.actor), int(table.subject)] == [question, 1, 0]
    assert table.looked.tolist() == [[-1, -1], [0, -1]]
    assert table.saw[1, 0].tolist() == table.sure[1, 0].tolist() == [1, 0, 0, 2, 0]


def test_with_an_empty_hand_nothing_is_asked() -> None:
    nothing, one = [0] * 5, [0, 1, 0, 0, 0]
    assert after(CONTRACT, [nothing, one]).question == NOBODY
    assert after(UNREST, [nothing, one]).question == NOBODY
    assert after(UNREST, [one, nothing]).question == NOBODY
    assert after(CONTRACT, [one, nothing]).question == Question.BUY_CONTRACT
