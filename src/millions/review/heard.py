"""What each player of a heist game could know of the others from earlier rounds: whose word was true, who pays."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from millions.bots.heists.beliefs import TRUST, Conduct, believe
from millions.bots.heists.edition import Edition
from millions.bots.heists.memory import Memory
from millions.core.game import AnyGame
from millions.core.seat import Seat
from millions.core.step import AnyStep
from millions.core.table import Table
from millions.games.heists.guess import Model
from millions.games.heists.negotiation import OpenNegotiation
from millions.games.heists.view import HeistView


class Heard(NamedTuple):
    """What one player has learnt of the others by now."""

    truth: tuple[float, ...]
    """How often each seat says what is true, as far as roles came out or the purses told."""
    buyers: frozenset[Seat]
    """Who offered to pay in this round."""

    def conduct(self, edition: Edition, view: HeistView) -> Model:
        """The bots' model of players: a known liar's claims count less than a stranger's."""
        return Conduct(edition.said(view), edition.fancy, self.truth.__getitem__, self.buyers)


class Hearing:
    """What every seat learns, line by line. It must be told of all lines, in order."""

    def __init__(self, game: AnyGame, edition: Edition, players: int) -> None:
        self.game, self.edition = game, edition
        self.memories = [Memory(players, TRUST) for _ in range(players)]

    def learnt(self) -> tuple[Heard, ...]:
        """What each seat knows now."""
        seats = range(len(self.memories))
        return tuple([Heard(tuple(map(one.truth, seats)), one.buyers) for one in self.memories])

    def hear(self, before: Table, after: Table) -> tuple[Heard, ...]:
        """A line was written: what each seat knows after it."""
        for seat, memory in enumerate(self.memories):
            if negotiates(before) and not negotiates(after):
                self._keep(seat, memory, before)
            view: HeistView = self.game.view(after, seat)
            memory.note(view, self.edition.at(view))
        return self.learnt()

    def _keep(self, seat: Seat, memory: Memory, table: Table) -> None:
        """The negotiation is over: remember it, to compare what was said with what the purses become."""
        view: HeistView = self.game.view(table, seat)
        model = Conduct(self.edition.said(view), self.edition.fancy, memory.truth, memory.buyers)
        memory.keep(view, believe(view, model, Random(0)))


def negotiates(table: Table) -> bool:
    """Is a negotiation open?"""
    step: AnyStep | None = table.agenda[0] if table.agenda else None
    return isinstance(step, OpenNegotiation)
