"""A playout: a table played on to the end of its round, and each seat's chance to win then."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from millions.bots.guide import AnyGuide, Chances
from millions.core import play
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.seat import MOST_SEATS, NATURE, Seat, Seats
from millions.core.table import Table, View

LONGEST_PLAYOUT = 5000
"""Decisions after which a playout is judged as it stands: longer than any game of this program."""

EVEN: Chances = (1 / MOST_SEATS,) * MOST_SEATS
"""Judgement of a playout that was cut in a game whose tables say nothing before the end."""

Choose = Callable[[Seat, Forms], Action]
"""What a seat does in a playout, of what it is offered."""


def play_on(guide: AnyGuide, table: Table, awaited: Seats, rng: Random, choose: Choose, round_: int | None) -> Chances:
    """Play on to where this round ends; None, in a game without rounds: to the end. Changes the table."""
    for _ in range(LONGEST_PLAYOUT):
        if not awaited or (round_of(table) != round_ and guide.can_judge(table)):
            break
        seat = awaited[int(rng.random() * len(awaited))]
        forms = table.agenda[0].options(table, seat)
        action = forms[0].sample(rng) if seat == NATURE else choose(seat, forms)
        awaited = play.answer(table, seat, action)
    return guide.chances(table) or EVEN


def round_of(shown: Table | View) -> int | None:
    """The number of the round that a table or a view shows; None in a game without rounds."""
    return getattr(shown, "round", None)


def play_on_quickly(guide: AnyGuide, table: Table, awaited: Seats, rng: Random, round_: int | None) -> Chances:
    """The same, with the game's quick bot in every seat."""
    return play_on(guide, table, awaited, rng, lambda seat, forms: guide.decide(table, seat, forms, rng), round_)
