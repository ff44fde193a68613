"""A sealed-bid auction for two to four players: the smallest whole game, written as an outsider would write one.

Three lots are sold one after the other. Chance turns the next lot over, everybody seals a bid, and the highest takes
the lot. The game brings nothing but its rules: no sentences, no screen, no codes. Whatever plays it falls back.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, convert

from millions.core import table as core
from millions.core.form import Form, Forms, Rng, one_of
from millions.core.game import Game
from millions.core.message import Action, Event, Secret
from millions.core.nature import CardFrom
from millions.core.seat import OPEN, Seat, Seats, Viewer
from millions.core.step import Ask, Chance, Rule
from millions.core.table import BANK, Account, Paid, Place, Standing, ranked

MONEY = 10
LOTS = 3
MOST = 20
"""No purse can hold more: nobody is ever paid."""

Amount = Annotated[int, Meta(ge=0, le=MOST)]


class Deck(Struct, frozen=True):
    """AU-2. What the lots are worth."""

    lots: tuple[Amount, ...] = (2, 3, 3, 5, 8)


class Options(core.Options, frozen=True, kw_only=True):
    """There is nothing to choose."""


class Table(core.Table, kw_only=True):
    """Purses are `money`; the bank is the last account."""

    bag: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    bids: tuple[int | None, ...]
    lot: int = 0
    round: int = 0


# Drawing a lot


class DrawLot(Action, frozen=True):
    """AU-2. Chance draws one of the lots that are left."""

    lot: Amount


class LotDrawn(Event, frozen=True):
    """AU-2. A lot is for sale."""

    round: int
    lot: int


class NextLot(Chance[Table, DrawLot], frozen=True):
    """AU-2. The next lot is drawn from the bag."""

    def options(self, table: Table, seat: Seat) -> Forms:
        return (Form(DrawLot, (CardFrom(table.bag),)),)

    def answer(self, table: Table, seat: Seat, action: DrawLot) -> None:
        at = table.bag.index(action.lot)
        table.bag = table.bag[:at] + table.bag[at + 1 :]
        table.lot, table.round = action.lot, table.round + 1
        table.bids = (None,) * len(table.bids)
        table.tell(LotDrawn, table.round, action.lot)


# Bidding


class Bid(Action, frozen=True):
    """AU-3. Offer an amount that the purse can pay."""

    amount: Amount


class Sealed(Event, frozen=True):
    """AU-3. A bid is in; how much it is, nobody else knows."""

    seat: Seat


class Noted(Secret, frozen=True):
    """AU-3. The bidder's own note."""

    amount: int


class MakeBids(Ask[Table, Bid], frozen=True):
    """AU-3. All players bid at the same time, each once."""

    stays = True

    def awaits(self, table: Table) -> Seats:
        return tuple(seat for seat, bid in enumerate(table.bids) if bid is None)

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(Bid, tuple(range(table.money[seat] + 1))),)

    def answer(self, table: Table, seat: Seat, action: Bid) -> None:
        table.bids = (*table.bids[:seat], action.amount, *table.bids[seat + 1 :])
        table.tell(Sealed, seat)
        table.tell(Noted, seat, action.amount)


# Selling


class BidsOpened(Event, frozen=True):
    """AU-4. All bids are shown, and who takes the lot; nobody, if the highest bids are equal."""

    bids: tuple[int, ...]
    winner: Seat | None


class Sell(Rule[Table], frozen=True):
    """AU-4. The highest bidder pays the bank and takes the lot. If the highest bids are equal, nobody does."""

    def happen(self, table: Table) -> None:
        bids = tuple(bid or 0 for bid in table.bids)
        highest = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
        winner = highest[0] if len(highest) == 1 else None
        table.tell(BidsOpened, bids, winner)
        if winner is not None:
            table.pay(winner, BANK, bids[winner], "lot")
            table.won = (*table.won[:winner], (*table.won[winner], table.lot), *table.won[winner + 1 :])


# What a viewer sees

AnyStep = NextLot | MakeBids | Sell


class View(core.View, frozen=True, kw_only=True):
    """AU-3. Everything is open but the bids of others, until all are in."""

    agenda: tuple[AnyStep, ...]
    money: tuple[int, ...]
    bag: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    lot: int
    round: int
    sealed: tuple[bool, ...]
    bids: tuple[int | None, ...]  # mine; everybody's once the match is laid open


def view(table: Table, viewer: Viewer) -> View:
    """What this viewer may know."""
    return View(
        viewer=viewer,
        agenda=table.agenda,  # type: ignore[arg-type]
        money=table.money,
        bag=table.bag,
        won=table.won,
        lot=table.lot,
        round=table.round,
        sealed=tuple(bid is not None for bid in table.bids),
        bids=tuple(bid if viewer in (seat, OPEN) else None for seat, bid in enumerate(table.bids)),
    )


def guess(view: View, rng: Rng) -> Table:
    """A table that fits the view: bids that are in but not seen may be any that the purse can pay."""
    bids = tuple(
        rng.randrange(view.money[seat] + 1) if sealed and bid is None else bid
        for seat, (sealed, bid) in enumerate(zip(view.sealed, view.bids, strict=True))
    )
    return Table(
        agenda=view.agenda,
        money=view.money,
        bag=view.bag,
        won=view.won,
        bids=bids,
        lot=view.lot,
        round=view.round,
    )


# The game


def set_up(names: tuple[str, ...], options: Options, deck: Deck) -> Table:
    """AU-1. Everybody begins with the same money; three lots are sold."""
    return Table(
        agenda=(NextLot(), MakeBids(), Sell()) * LOTS,
        money=(*[MONEY] * len(names), 0),
        bag=deck.lots,
        won=((),) * len(names),
        bids=(None,) * len(names),
    )


def standings(table: Table) -> tuple[Standing, ...]:
    """AU-5. Lots and money count; the highest total wins, and a tie is shared."""
    scores = tuple(sum(lots) + purse for lots, purse in zip(table.won, table.money, strict=False))
    return ranked(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))


def place(account: Account) -> Place:
    """Purses come first; the last account is the bank."""
    return Place("reserve") if account == BANK else Place("seat", account)


def read_deck(data: dict[str, Any]) -> Deck:
    """Another set of lots."""
    return convert(data, Deck)


GAME: Game[Table, View, Options, Deck] = Game(
    name="auction",
    contract="AU",
    rules_version=1,
    seat_counts=range(2, 5),
    options=Options,
    house_deck=Deck,
    read_deck=read_deck,
    set_up=set_up,
    view=view,
    guess=guess,
    standings=standings,
    place=place,
    actions=(DrawLot, Bid),
    events=(LotDrawn, Sealed, Noted, BidsOpened, Paid),
)
