"""MC-3. The Colonies: a draft of colony cards, each bought or discarded face down."""

from __future__ import annotations

from millions.core.message import Action, Event, Secret
from millions.core.seat import Seat
from millions.core.step import Rule
from millions.core.table import BANK
from millions.games.club.buying import BuyFromRest, PickAndPay
from millions.games.club.components import COLONIES, Region, together
from millions.games.club.draft import along_the_seats, search_by_privilege, shuffle
from millions.games.club.table import Table
from millions.games.club.variant import Variant


class ColoniesTile(Rule[Table], frozen=True):
    """MC-3.1. The hand goes along the seats; each player buys a card or discards one."""

    def happen(self, table: Table) -> None:
        along_the_seats(table, COLONIES, PickColony)


class BuyColony(Action, frozen=True):
    """MC-3.1. Pick this card and buy it for 2."""

    region: Region


class DiscardColony(Action, frozen=True):
    """MC-3.1. Pick this card and discard it face down."""

    region: Region


class ColonyBought(Event, frozen=True):
    """MC-3.1. A player bought a colony card; only they know which (MC-S3)."""

    seat: Seat


class ColonyDiscarded(Event, frozen=True):
    """MC-3.1. A player discarded a colony card face down."""

    seat: Seat


class ColonyPicked(Secret, frozen=True):
    """MC-3.1. The colony card I bought or discarded."""

    region: Region


def buy(table: Table, seat: Seat, region: Region) -> None:
    """MC-3.1. A colony card is bought for 2 from the bank."""
    table.pay(seat, BANK, table.numbers.colony_price, "colony")
    table.tell(ColonyBought, seat)
    get(table, seat, region)


def get(table: Table, seat: Seat, region: Region) -> None:
    """A colony card comes into a player's hand, unseen by the others."""
    table.hold(seat, together(table.colonies[seat], (region,)))
    table.tell(ColonyPicked, seat, region)


class PickColony(PickAndPay, frozen=True):
    """MC-3.1. Pick one card, and buy it for 2 or discard it; MC-3.3: a player who can't pay discards."""

    tile, buy, discard, unpaid = COLONIES, BuyColony, DiscardColony, "MC-3.3"

    def price(self, numbers: Variant) -> int:
        return numbers.colony_price

    def bought(self, table: Table, seat: Seat, card: Region) -> None:
        buy(table, seat, card)

    def discarded(self, table: Table, seat: Seat, card: Region) -> None:
        table.tell(ColonyDiscarded, seat)
        table.tell(ColonyPicked, seat, card)


class ColonyPrivilege(Rule[Table], frozen=True):
    """MC-3.2. The privileged player looks through the undrawn rest of the deck."""

    def happen(self, table: Table) -> None:
        search_by_privilege(table, COLONIES, PickFromColonies)


class PickFromColonies(BuyFromRest, frozen=True):
    """MC-3.2. The privileged player may buy one card of the rest for 2."""

    tile, buy, discard = COLONIES, BuyColony, DiscardColony

    def price(self, numbers: Variant) -> int:
        return numbers.colony_price

    def bought(self, table: Table, seat: Seat, card: Region) -> None:
        buy(table, seat, card)


class ShuffleColonies(Rule[Table], frozen=True):
    """MC-3.2. Then deck and discards are shuffled together; who saw what go by is remembered for this round."""

    def happen(self, table: Table) -> None:
        shuffle(table, COLONIES)
