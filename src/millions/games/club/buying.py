"""MC-3.1, MC-3.2, MC-5.1, MC-5.2. What the drafts of colonies and of companies share: cards are bought or discarded."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import structs

from millions.core.cite import rules_of
from millions.core.form import Forms, one_of
from millions.core.message import Action
from millions.core.problem import Problem, because
from millions.core.seat import Seat, Seats
from millions.core.step import Ask
from millions.games.club.components import COLONIES, Tile
from millions.games.club.draft import Pick, take, take_from_rest
from millions.games.club.moves import PASS, Pass, Passed
from millions.games.club.refusals import no_discard, too_dear
from millions.games.club.table import Draft, Table
from millions.games.club.variant import Variant


class PickAndPay(Pick, frozen=True):
    """MC-3.1. Pick one card of the hand, and buy it or discard it; MC-3.3: a player who can't pay discards."""

    tile: ClassVar[Tile]
    buy: ClassVar[type[Action]]
    discard: ClassVar[type[Action]]
    unpaid: ClassVar[str]
    """The rule that a player without the price breaks by buying."""

    def price(self, numbers: Variant) -> int:
        """What a card costs."""
        raise NotImplementedError

    def draft(self, table: Table) -> Draft[Any]:
        return table.draft(self.tile)

    def options(self, table: Table, seat: Seat) -> Forms:
        kinds = tuple(dict.fromkeys(table.draft(self.tile).hand))
        discard = one_of(self.discard, kinds)
        return (discard,) if table.money[seat] < self.price(table.numbers) else (one_of(self.buy, kinds), discard)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        rule = rules_of(type(self))
        if isinstance(action, Pass):
            return because("must-buy-or-discard", rule)
        price = self.price(table.numbers)
        dear = too_dear(table.money[seat], price, self.unpaid) if isinstance(action, self.buy) else None
        return dear or (not_there(self.tile, action, rule) if isinstance(action, self.buy | self.discard) else None)

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        (card,) = structs.astuple(action)
        bought = isinstance(action, self.buy)
        take(table, self.tile, card, bought=bought)
        (self.bought if bought else self.discarded)(table, seat, card)

    def bought(self, table: Table, seat: Seat, card: Any) -> None:
        """The player pays for the card and keeps it."""
        raise NotImplementedError

    def discarded(self, table: Table, seat: Seat, card: Any) -> None:
        """The player puts the card down; only they know which it was."""
        raise NotImplementedError


class BuyFromRest(Ask[Table, Action], frozen=True):
    """MC-3.2, MC-5.2. The privileged player, who has looked through the undrawn rest, may buy one card of it."""

    seat: Seat

    tile: ClassVar[Tile]
    buy: ClassVar[type[Action]]
    discard: ClassVar[type[Action]]

    def price(self, numbers: Variant) -> int:
        """What a card costs."""
        raise NotImplementedError

    def awaits(self, table: Table) -> Seats:
        return (self.seat,)

    def options(self, table: Table, seat: Seat) -> Forms:
        rest = tuple(dict.fromkeys(table.deck(self.tile)))
        return (PASS,) if table.money[seat] < self.price(table.numbers) else (one_of(self.buy, rest), PASS)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        rule = rules_of(type(self))
        if isinstance(action, self.discard):
            return no_discard(rule)
        if not isinstance(action, self.buy):
            return None
        return too_dear(table.money[seat], self.price(table.numbers), rule) or not_there(self.tile, action, rule)

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        if isinstance(action, Pass):
            table.tell(Passed, seat)
            return
        (card,) = structs.astuple(action)
        take_from_rest(table, self.tile, card)
        self.bought(table, seat, card)

    def bought(self, table: Table, seat: Seat, card: Any) -> None:
        """The player pays for the card and keeps it."""
        raise NotImplementedError


def not_there(tile: Tile, action: Action, rule: str) -> Problem:
    """The card is not among those to choose from."""
    (card,) = structs.astuple(action)
    if tile is COLONIES:
        return because("colony-not-there", rule, region=card.value)
    return because("company-not-there", rule, sector=card.value)
