"""A finished match, position by position."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import NamedTuple

from millions.bots.guide import AnyGuide, Chances, Draw
from millions.bots.heists.guide import HeistGuide
from millions.bots.skills import guide_for
from millions.core import record, replay
from millions.core.errors import BadRecord
from millions.core.game import AnyGame, game_named
from millions.core.record import Line
from millions.core.referee import Position, Referee
from millions.core.seat import NATURE
from millions.core.table import Standing, Table
from millions.games.heists.guess import Model, Worlds
from millions.games.heists.view import HeistView
from millions.review.heard import Heard, Hearing


class Moment(NamedTuple):
    """One line of the record, with the position before and after it."""

    line: Line
    before: Position
    after: Position

    @property
    def n(self) -> int:
        """The number of the line."""
        return self.line.n

    @property
    def by_chance(self) -> bool:
        """Whether this line is a chance draw."""
        return self.line.seat == NATURE


class FinishedMatch:
    """A match that is over and verified: its moments, and the guide that bots have for its game."""

    def __init__(self, referee: Referee, log: list[Line]) -> None:
        self.referee, self.moments = referee, _moments(referee, log)
        self.game: AnyGame = referee.game
        self.names = referee.seats
        self.guide: AnyGuide = guide_for(self.game)

    @classmethod
    def read(cls, data: bytes) -> FinishedMatch:
        """The match of a record; raises BadRecord if it is changed, of other rules, or not over."""
        header = record.read_header(data)
        ours = game_named(header.game).rules_version
        if header.rules != ours:
            raise BadRecord(
                "review-rules",
                f"this match was played under version {header.rules} of the rules of {header.game}; this program has "
                f"version {ours}: it can be watched, but not reviewed",
                game=header.game,
                rules=header.rules,
                ours=ours,
            )
        replayed = replay.verify(data)
        if not replayed.position.over:
            raise BadRecord("review-unfinished", "this match is not over yet: it can be reviewed when it is")
        return cls(replayed.referee, replayed.log)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Who won and who came where; best first."""
        standings: tuple[Standing, ...] = self.game.standings(self.moments[-1].after.table)
        return standings

    @property
    def result(self) -> Chances:
        """Each seat's share of the win: its chance to win, now that the match is over."""
        return self.guide.chances(self.moments[-1].after.table)

    def worlds(self, moment: Moment) -> Draw[Table]:
        """A sampler of worlds that fit what the acting seat knew: its view, and what it could count."""
        view = self.game.view(moment.before.table, moment.line.seat)
        if isinstance(view, HeistView):
            draw: Draw[Table] = Worlds(view, self.conduct(moment.n - 1, view)).sample
        else:
            draw = self.guide.worlds(view)

        def drawn(rng: Random) -> Table:
            world: Table = draw(rng)
            self.game.put_right(world, moment.before.table)
            return world

        return drawn

    @cached_property
    def heard(self) -> list[tuple[Heard, ...]]:
        """A heist game: after each line (first: before all), what each seat has learnt of the others."""
        assert isinstance(self.guide, HeistGuide)
        hearing = Hearing(self.game, self.guide.edition, len(self.names))
        lines = [(one.before.table, one.after.table) for one in self.moments]
        return [hearing.learnt(), *[hearing.hear(before, after) for before, after in lines]]

    def conduct(self, n: int, view: HeistView) -> Model:
        """A heist game: how the viewer expects the others to choose, speak and leave, after line `n`."""
        assert isinstance(self.guide, HeistGuide)
        return self.heard[n][view.viewer].conduct(self.guide.edition, view)

    def by_name(self, figures: tuple[float, ...] | list[float]) -> dict[str, float]:
        """Figures in the order of seats, by the seats' names."""
        return dict(zip(self.names, figures, strict=True))


def _moments(referee: Referee, log: list[Line]) -> list[Moment]:
    moments, position = [], referee.begin()
    for line in log:
        after = referee.carry_out(position, line.seat, line.action, logged=line).position
        moments.append(Moment(line, position, after))
        position = after
    return moments
