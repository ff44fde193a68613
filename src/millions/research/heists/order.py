"""The order of the heist games: turns in the free negotiation, and the agreed card of a reduced game."""

from __future__ import annotations

from itertools import count
from typing import Any

from millions.core import play
from millions.core.message import Action
from millions.core.nature import Dealer
from millions.core.seat import NATURE, Seat, Seats
from millions.core.step import AnyStep
from millions.core.table import View
from millions.research.order import Order
from millions.research.setting import Setting


class HeistOrder(Order):
    """In the negotiation, players who are not ready are asked in turn, clockwise from the Leader.

    A proposal is answered at once, then the turn goes on from its proposer. A vote does not change whose turn it is.
    """

    def __init__(
        self,
        negotiate: type[AnyStep],
        turn_card: type[AnyStep],
        secret: dict[type[AnyStep], str],
        vote: type[AnyStep] | None = None,
    ) -> None:
        """`secret` names the steps at which seats decide at once, each with the view's field that says who has."""
        self.negotiate, self.turn_card, self.secret, self.vote = negotiate, turn_card, secret, vote

    def asked(self, table: Any, awaited: Seats, speaker: Seat | None) -> tuple[Seats, Seat | None]:
        step = type(table.agenda[0]) if awaited else None
        if step is not self.negotiate:
            return awaited, speaker if step is not None and step is self.vote else None
        if table.proposals:
            return table.proposals[0].awaiting, speaker
        first = table.leader if speaker is None else speaker + 1
        for seat in awaited:  # in ascending order
            if seat >= first:
                return (seat,), seat
        return awaited[:1], awaited[0]

    def asked_in(self, view: View) -> Seats:
        agenda: tuple[AnyStep, ...] = view.agenda  # type: ignore[attr-defined]
        done = self.secret.get(type(agenda[0]))
        if done is None:
            return (view.viewer,)
        return tuple(seat for seat, decided in enumerate(getattr(view, done)) if not decided)

    # Reduced games

    def is_over(self, setting: Setting, table: Any) -> bool:
        rounds = setting.rounds
        return rounds is not None and table.round >= rounds and type(table.agenda[0]) is self.turn_card

    def agreed_draw(self, setting: Setting, table: Any) -> Action | None:
        if setting.loot is None or type(table.agenda[0]) is not self.turn_card:
            return None
        (form,) = table.agenda[0].options(table, NATURE)
        return next(draw for draw in form if draw.card.name == setting.loot)  # type: ignore[attr-defined]

    def dealer(self, setting: Setting, seed: int | None) -> Dealer:
        """Where the Loot card is agreed on, add salts until the dealer turns it up by itself: the record verifies."""
        if setting.loot is None:
            return Dealer.new(seed)
        dealers = (Dealer.new(seed, (str(salt),)) for salt in count())
        return next(dealer for dealer in dealers if first_card(setting, dealer) == setting.loot)


def first_card(setting: Setting, dealer: Dealer) -> str:
    """The Loot card that a dealer turns up first."""
    table = setting.table()
    play.run(table)
    (form,) = table.agenda[0].options(table, NATURE)
    card: str = form.sample(dealer.hand(1)).card.name  # type: ignore[attr-defined]
    return card
