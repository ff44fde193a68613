"""What a search may be told about a game beside its rules. Nothing is needed: without help, the core's door will do."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random

from millions.bots.bot import Bot
from millions.core.form import Forms
from millions.core.game import AnyGame
from millions.core.message import Action
from millions.core.seat import MOST_SEATS
from millions.core.table import Table, View

Draw = Callable[[Random], Table]
"""Draws a world that fits a view."""


class Helper:
    """No help at all: playouts are random, every action is a candidate, and the leaders by score probably win."""

    policy: Bot | None = None
    """A quick mind for playouts; the others at the table are then expected to decide by it."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def worlds(self, view: View) -> Draw:
        """Where worlds are drawn from."""
        return lambda rng: self.game.guess(view, rng)

    def reflex(self, view: View, forms: Forms, rng: Random) -> Action | None:
        """What is done without thinking, if anything."""
        return None

    def candidates(self, view: View, forms: Forms, draw: Draw | None, rng: Random) -> list[Action] | None:
        """The actions worth comparing; None for all of them. At the root, `draw` gives worlds to ask."""
        return None

    def spread(self, table: Table) -> float:
        """By how much scores will still move against each other before the end, roughly."""
        scores = [abs(standing.score) for standing in self.game.standings(table)]
        return 1 + sum(scores) / len(scores) / 4

    def can_judge(self, table: Table) -> bool:
        """Do scores say anything yet? Where they are only counted at the end, playouts go on to the end."""
        return bool(self.game.standings(table))

    def chances(self, table: Table) -> tuple[float, ...]:
        """Everybody's chance of winning, seat by seat: known at the end, before it the better the higher the score."""
        standings = sorted(self.game.standings(table), key=lambda standing: standing.seat)
        if not standings:
            return (1 / MOST_SEATS,) * MOST_SEATS
        if not table.agenda:
            won = sum(standing.won for standing in standings)
            return tuple([standing.won / won for standing in standings])
        best, spread = max(standing.score for standing in standings), self.spread(table)
        weights = [exp((standing.score - best) / spread) for standing in standings]
        total = sum(weights)
        return tuple([weight / total for weight in weights])
