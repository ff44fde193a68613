"""Luck: what an answer of chance was worth to each seat, by the chances to win that `value` gives."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from millions.bots.guide import AnyGuide, Chances
from millions.bots.value import judge
from millions.core import play
from millions.core.form import Form
from millions.core.message import Action
from millions.core.seat import NATURE
from millions.core.table import Table

MOST_LISTED = 16
"""Up to this number of answers that chance may give, all are judged; of more, a sample."""

SAMPLED = 16
"""Number of answers drawn where there are more. They are drawn as the dealer draws, so their mean is unbiased."""


def luck_of(guide: AnyGuide, table: Table, answer: Action, playouts: int, rng: Random) -> tuple[Chances, bool]:
    """The chances after an answer of chance at this table, less their mean over the answers that could have come; and
    whether that mean is over all of them. It sums to 0 over the seats."""
    (form,) = table.agenda[0].options(table, NATURE)
    real = _after(guide, table, answer, playouts)
    number = form.count()
    exact = number is not None and number <= MOST_LISTED
    expected = [0.0] * len(real)
    for one, weight in _listed(form) if exact else _drawn(form, rng):
        judged = real if one == answer else _after(guide, table, one, playouts)
        expected = [mean + weight * chance for mean, chance in zip(expected, judged, strict=True)]
    return tuple([after - mean for after, mean in zip(real, expected, strict=True)]), exact


def _after(guide: AnyGuide, table: Table, answer: Action, playouts: int) -> Chances:
    """The chances after an answer: all answers are judged with the same luck in what follows."""
    after = table.copy()
    after.news = None
    return judge(guide, after, play.answer(after, NATURE, answer), playouts).chances


def _listed(form: Form) -> Iterable[tuple[Action, float]]:
    return [(answer, float(form.chance(answer))) for answer in form]


def _drawn(form: Form, rng: Random) -> Iterable[tuple[Action, float]]:
    return [(form.sample(rng), 1 / SAMPLED) for _ in range(SAMPLED)]
