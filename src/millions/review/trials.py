"""Two actions played out to the end of the round, many times, and compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from millions.bots.guide import AnyGuide
from millions.bots.playout import play_on_quickly, round_of
from millions.bots.value import mean
from millions.core import play
from millions.core.message import Action, Event
from millions.core.seat import Seat
from millions.core.table import Table, View
from millions.games.heists.guess import Model
from millions.review.findings import Why

SURE_ERRORS = 2.0
"""Two means differ significantly if they are further apart than this number of standard errors."""


class Trial(NamedTuple):
    """One playout to the end of the round: the final table, and its events."""

    table: Any
    news: tuple[Event, ...]


Figure = Callable[[Trial], float]
"""What is counted in each trial."""


class Trials(NamedTuple):
    """The trials of the better of two actions (`then`) and of the other one (`now`), in the same worlds."""

    guide: AnyGuide
    names: tuple[str, ...]
    view: View
    better: Action
    other: Action
    then: list[Trial]
    now: list[Trial]
    model: Model | None = None
    """A heist game: how the seat expected the others to choose, speak and leave."""

    @property
    def seat(self) -> Seat:
        """The seat that decides."""
        return self.view.viewer

    @property
    def name(self) -> str:
        """Their name."""
        return self.names[self.seat]

    @property
    def rivals(self) -> list[Seat]:
        """Everybody else."""
        return [seat for seat in range(len(self.names)) if seat != self.seat]

    def more(self, code: str, figure: Figure, least: float, seat: Seat | None = None) -> Iterator[Why]:
        """The two means of a figure, if that after the better action is surely larger, by at least `least`."""
        yield from self._told(code, figure, least, self.seat if seat is None else seat, 1)

    def less(self, code: str, figure: Figure, least: float, seat: Seat | None = None) -> Iterator[Why]:
        """The same, if it is surely smaller."""
        yield from self._told(code, figure, least, self.seat if seat is None else seat, -1)

    def _told(self, code: str, figure: Figure, least: float, seat: Seat, sign: int) -> Iterator[Why]:
        then, now = [figure(one) for one in self.then], [figure(one) for one in self.now]
        differences = mean([(sign * (one - other),) for one, other in zip(then, now, strict=True)])
        (difference,), (error,) = differences.chances, differences.errors
        if difference >= least and difference > SURE_ERRORS * error:
            yield Why(code, self.names[seat], sum(then) / len(then), sum(now) / len(now))


def trial(guide: AnyGuide, world: Table, seat: Seat, action: Action, seed: int) -> Trial:
    """Play an action in a world, and on to the end of the round. The world is not changed."""
    table, round_ = world.copy(), round_of(world)
    table.news = ()
    awaited = play.answer(table, seat, action)
    play_on_quickly(guide, table, awaited, Random(seed), round_)
    return Trial(table, table.news)
