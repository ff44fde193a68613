"""Luck: what an answer of chance was worth to each seat, by the chances to win that `value` gives."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from millions.bots.guide import AnyGuide, Chances
from millions.bots.value import luck, mean, played_on
from millions.core import play
from millions.core.form import Form
from millions.core.message import Action
from millions.core.seat import NATURE
from millions.core.table import Table

AFFORDED = 16
"""Number of answers that can be judged as closely as the real one. Of more, each is judged over fewer playouts."""

MOST_LISTED = 1000
"""Up to this number of answers that chance may give, all are judged; of more, a sample. Million Club has up to 325."""

Answers = list[tuple[Action, float]]
"""Answers of chance, with their weights."""


def luck_of(guide: AnyGuide, table: Table, answer: Action, playouts: int, rng: Random) -> tuple[Chances, bool]:
    """The chances after an answer of chance at this table, less their mean over the answers that could have come; and
    whether that mean is over all of them. It sums to 0 over the seats."""
    (form,) = table.agenda[0].options(table, NATURE)
    number = form.count()
    exact = number is not None and number <= MOST_LISTED
    answers = _listed(form) if exact else _drawn(form, rng)
    real = _after(guide, table, answer, range(playouts))
    expected = [0.0] * len(real)
    each = min(playouts, max(1, AFFORDED * playouts // len(answers)))
    for place, (one, weight) in enumerate(answers):
        turns = [(place * each + turn) % playouts for turn in range(each)]
        judged = real if one == answer else _after(guide, table, one, turns)
        expected = [sum_ + weight * chance for sum_, chance in zip(expected, judged, strict=True)]
    return tuple([after - before for after, before in zip(real, expected, strict=True)]), exact


def _after(guide: AnyGuide, table: Table, answer: Action, turns: Iterable[int]) -> Chances:
    """The chances after an answer, over the playouts of these numbers: all answers meet the same luck in what
    follows."""
    after = table.copy()
    after.news = None
    awaited = play.answer(after, NATURE, answer)
    if not awaited:
        return guide.chances(after)
    return mean([played_on(guide, after, awaited, luck(0, turn)) for turn in turns]).chances


def _listed(form: Form) -> Answers:
    return [(answer, float(form.chance(answer))) for answer in form]


def _drawn(form: Form, rng: Random) -> Answers:
    """Drawn as the dealer draws, so that their mean is unbiased."""
    return [(form.sample(rng), 1 / AFFORDED) for _ in range(AFFORDED)]
