"""Games on bare tables, where only the result counts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from millions.bots import AnyBot
from millions.core import play
from millions.core.game import AnyGame
from millions.core.message import Action
from millions.core.nature import Dealer
from millions.core.seat import NATURE, Seat, Seats
from millions.core.table import Table


class BareTable:
    """A table without log, copies or events; it draws chance as a match does.

    It trusts its bots: `Entrant` has checked the choices of bots from outside.
    """

    def __init__(self, game: AnyGame, table: Table, dealer: Dealer) -> None:
        self.game, self.table, self.dealer, self._dealt = game, table, dealer, 0
        self.awaited: Seats = self._let_nature_answer(play.run(table))

    def let_act(self, seat: Seat, bot: AnyBot, rng: Random) -> None:
        """Let the bot at this seat act; only its own view and forms are made."""
        forms = self.table.agenda[0].options(self.table, seat)
        action = bot.act(self.game.view(self.table, seat), forms, rng)
        self.awaited = self._let_nature_answer(self.answer(seat, action))

    def answer(self, seat: Seat, action: Action) -> Seats:
        """Carry out an answer; returns the seats that are awaited then."""
        return play.answer(self.table, seat, action)

    def _let_nature_answer(self, awaited: Seats) -> Seats:
        while awaited == (NATURE,):
            awaited = self.deal()
        return awaited

    def deal(self) -> Seats:
        """Make one chance draw."""
        self._dealt += 1
        (form,) = self.table.agenda[0].options(self.table, NATURE)
        return self.answer(NATURE, form.sample(self.dealer.hand(self._dealt)))


class Sitting:
    """A bare table and the bots at it. They act in sweeps, as with `Host`: all awaited seats in a random order, each if
    it is still awaited when its turn comes."""

    def __init__(self, bare: BareTable, bots: Sequence[AnyBot], rng: Random, order: Sequence[Seat] = ()) -> None:
        self.bare, self.bots, self.rng, self.order = bare, bots, rng, list(order)

    def act_once(self) -> None:
        """Let the next bot act."""
        while not self.order or self.order[0] not in self.bare.awaited:
            self.order = self.order[1:] or self.sweep()
        seat, *self.order = self.order
        self.bare.let_act(seat, self.bots[seat], self.rng)

    def sweep(self) -> list[Seat]:
        """The awaited seats in a new random order."""
        order = [seat for seat in range(len(self.bots)) if seat in self.bare.awaited]
        self.rng.shuffle(order)
        return order

    def play_out(self) -> None:
        """Play to the end."""
        while self.bare.awaited:
            self.act_once()
