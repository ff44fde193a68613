"""What a search may be told about a game beside its rules. A game that says nothing gets the general answers here."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Any, Generic, TypeVar

from millions.bots.bot import Bot
from millions.bots.random_bot import RandomBot
from millions.core.form import Forms
from millions.core.game import AnyGame
from millions.core.message import Action
from millions.core.seat import Seat, Seats
from millions.core.table import Table

T = TypeVar("T", bound=Table)
V = TypeVar("V")

Draw = Callable[[Random], T]
"""Draws a world that fits a view: a table."""

RANDOM: Bot[Any] = RandomBot()
"""The quick bot of a game that has none of its own."""

Chances = tuple[float, ...]
"""Each seat's chance to win, in the order of seats; they sum to 1. Empty where nothing can be said yet."""

SCORES_A_SPREAD = 4
"""In a game of which nothing is known: the mean score, divided by this, is how far scores still move apart."""


class Guide(Generic[T, V]):
    """The general answers: playouts are random, every action is a candidate, and a higher score wins more often."""

    policy: Bot[V] | None = None
    """A quick bot for playouts; the other seats are then expected to decide like it. Without one, they search too."""

    trust: float | None = None
    """The lead, in standard errors, that another action needs over what `policy` would do; None: the best mean wins."""

    deepens = True
    """Below the root, a tree grows for the searching seat. Where views seldom come again in later iterations it only
    costs time: without one, a playout begins at the root."""

    playouts = 24
    """Number of playouts that a review can afford for one position, and of worlds for one decision."""

    foresight = 0
    """Number of rounds that bots play on from a position, to judge it when the luck of a round is measured."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def worlds(self, view: V) -> Draw[T]:
        """A source of worlds that fit the view."""
        guess: Callable[[V, Random], T] = self.game.guess
        return lambda rng: guess(view, rng)

    def reflex(self, view: V, forms: Forms, rng: Random) -> Action | None:
        """An action that needs no search, if there is one."""
        return None

    def candidates(self, view: V, forms: Forms, draw: Draw[T] | None, rng: Random) -> list[Action] | None:
        """The actions worth comparing; None for all of them. At the root, `draw` gives worlds to try them in."""
        return None

    def decide(self, table: T, seat: Seat, forms: Forms, rng: Random) -> Action:
        """What a seat does in a playout: what the quick bot does with the seat's view."""
        return (self.policy or RANDOM).act(self.game.view(table, seat), forms, rng)

    def is_talk(self, action: Action) -> bool:
        """Does this action say something and change nothing else? Talk is not compared with other actions."""
        return False

    def otherwise(self, table: T, seats: Seats, rng: Random) -> T | None:
        """The table as it might be if these seats, which are personalities, had chosen again what all have just chosen
        in secret; None at any other moment. `outlook` judges such tables."""
        return None

    def outlook(self, table: T) -> Chances:
        """Each seat's chance to win just after all have chosen in secret, with all cards open, without playing on."""
        return self.chances(table)

    def can_judge(self, table: T) -> bool:
        """Does the table say before the end who will probably win? If not, playouts go on to the end."""
        return bool(self.game.standings(table))

    def spread(self, table: T) -> float:
        """The lead in points that makes a seat e times as likely to win."""
        scores = [abs(standing.score) for standing in self.game.standings(table)]
        return 1 + sum(scores) / len(scores) / SCORES_A_SPREAD

    def chances(self, table: T) -> Chances:
        """Each seat's chance to win: known at the end, before it the better the higher the score."""
        standings = sorted(self.game.standings(table), key=lambda standing: standing.seat)
        if not standings:
            return ()
        if not table.agenda:
            won = sum(standing.won for standing in standings)
            return tuple([standing.won / won for standing in standings])
        return by_score([standing.score for standing in standings], self.spread(table))


def by_score(scores: list[float], spread: float) -> Chances:
    """A softmax: a lead of `spread` makes a seat e times as likely to win."""
    best = max(scores)
    weights = [exp((score - best) / spread) for score in scores]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


AnyGuide = Guide[Any, Any]
