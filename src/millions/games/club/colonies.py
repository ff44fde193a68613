"""MC-3. The Colonies: a draft of colony cards, each bought or discarded face down."""

from __future__ import annotations

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event, Secret
from millions.core.seat import Seat, Seats
from millions.core.step import Ask, Rule
from millions.core.table import BANK
from millions.games.club.components import COLONIES, Draft, Region, Regions, Table, together
from millions.games.club.draft import Pick, along_the_seats, search_by_privilege, shuffle, take, take_from_rest
from millions.games.club.moves import PASS, Pass, Passed

COLONY_PRICE = 2


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
    """MC-3.1. Somebody bought a colony card; which, only they know (MC-S3)."""

    seat: Seat


class ColonyDiscarded(Event, frozen=True):
    """MC-3.1. Somebody discarded a colony card face down."""

    seat: Seat


class ColonyPicked(Secret, frozen=True):
    """MC-3.1. The colony card I bought or discarded."""

    region: Region


class PickColony(Pick, frozen=True):
    """MC-3.1. Pick one card, and buy it for 2 or discard it; MC-3.3: a player who can't pay discards."""

    def draft(self, table: Table) -> Draft[Region]:
        return table.draft(COLONIES)

    def options(self, table: Table, seat: Seat) -> Forms:
        kinds = tuple(dict.fromkeys(self.draft(table).hand))
        discard = one_of(DiscardColony, kinds)
        return (discard,) if table.money[seat] < COLONY_PRICE else (one_of(BuyColony, kinds), discard)

    def answer(self, table: Table, seat: Seat, action: BuyColony | DiscardColony) -> None:
        bought = isinstance(action, BuyColony)
        take(table, COLONIES, action.region, bought=bought)
        if bought:
            buy(table, seat, action.region)
            return
        table.tell(ColonyDiscarded, seat)
        table.tell(ColonyPicked, seat, action.region)


def buy(table: Table, seat: Seat, region: Region) -> None:
    """A colony card is bought for 2 from the bank."""
    table.pay(seat, BANK, COLONY_PRICE, "colony")
    table.tell(ColonyBought, seat)
    get(table, seat, region)


def get(table: Table, seat: Seat, region: Region) -> None:
    """A colony card comes into somebody's hand, unseen by the others."""
    table.hold(seat, together(table.colonies[seat], (region,)))
    table.tell(ColonyPicked, seat, region)


class ColonyPrivilege(Rule[Table], frozen=True):
    """MC-3.2. The privileged player looks through the undrawn rest of the deck."""

    def happen(self, table: Table) -> None:
        search_by_privilege(table, COLONIES, PickFromColonies)


class PickFromColonies(Ask[Table, BuyColony | Pass], frozen=True):
    """MC-3.2. The privileged player may buy one card of the rest for 2."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,)

    def options(self, table: Table, seat: Seat) -> Forms:
        rest: Regions = tuple(dict.fromkeys(table.deck(COLONIES)))
        return (PASS,) if table.money[seat] < COLONY_PRICE else (one_of(BuyColony, rest), PASS)

    def answer(self, table: Table, seat: Seat, action: BuyColony | Pass) -> None:
        if isinstance(action, Pass):
            table.tell(Passed, seat)
            return
        take_from_rest(table, COLONIES, action.region)
        buy(table, seat, action.region)


class ShuffleColonies(Rule[Table], frozen=True):
    """MC-3.2. Then deck and discards are shuffled together; who saw what go by is remembered for this round."""

    def happen(self, table: Table) -> None:
        shuffle(table, COLONIES)
