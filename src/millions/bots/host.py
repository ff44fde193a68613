"""Bots at the seats of a match, acting in turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from millions.bots.bot import AnyBot
from millions.core.match import Match
from millions.core.message import Action
from millions.core.seat import Seat


class Host:
    """Lets the awaited bots of a match act, one after the other, in a fresh random order on every sweep."""

    def __init__(self, match: Match, bots: Mapping[Seat, AnyBot], seed: int | None = None) -> None:
        self.match, self.bots, self.rng = match, bots, Random(seed)

    def sweep(self) -> Iterator[tuple[Seat, Action]]:
        """Every awaited bot acts once, if it is still awaited when its turn comes; yields each seat and its action."""
        order = [seat for seat in self.bots if self._awaited(seat)]
        self.rng.shuffle(order)
        for seat in order:
            if self._awaited(seat):
                yield seat, self.let_act(seat)

    def let_act(self, seat: Seat) -> Action:
        """One bot acts."""
        match = self.match
        action = self.bots[seat].act(match.view(seat), match.forms(seat), self.rng)
        match.play(seat, action)
        return action

    def play_out(self) -> None:
        """Let the bots act while any of them is awaited."""
        while list(self.sweep()):
            pass

    def _awaited(self, seat: Seat) -> bool:
        return self.match.seats[seat] in self.match.awaited
