"""The menu: what may be done now, in rows, each choice with what it would bring or cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec import structs

from millions.core.form import Form, Forms
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.club.buying import BuyFromRest, PickAndPay
from millions.games.club.colonies import BuyColony, DiscardColony
from millions.games.club.companies import BuyCompany, DiscardCompany
from millions.games.club.components import PILES, SPOTS, Company, Holding, Spot, Tile
from millions.games.club.exchange import TakeOver
from millions.games.club.intrigue_colonies import BuyColonyFrom, BuyContract, LookAt, SwapColonies
from millions.games.club.intrigue_companies import RaiseCapital, SwapCompanies, TurnCompany
from millions.games.club.intrigues import PlayIntrigue
from millions.games.club.lobby import MovePawn
from millions.games.club.moves import Develop, Pass, Tax
from millions.games.club.outlook import sector_now
from millions.games.club.placement import PlacePawn
from millions.games.club.table import Table
from millions.games.club.trial import after, table_seen
from millions.games.club.view import View
from millions.terminal.club.phrases import command_of
from millions.terminal.vocabulary import aliases
from millions.words import Speaker
from millions.words.numbers import signed

ARROW = "→"


class Entry(NamedTuple):
    """One choice."""

    action: Action
    label: str


class Row(NamedTuple):
    """Choices that belong together, under a heading, with a remark."""

    head: str
    entries: list[Entry]
    note: str = ""


def rows(view: View, forms: Forms, speaker: Speaker) -> list[Row]:
    """The menu of these forms."""
    menu = Menu(view, speaker)
    return [row for form in forms for row in menu.rows(form)]


class Menu:
    """Makes the rows of one form."""

    def __init__(self, view: View, speaker: Speaker) -> None:
        self.view, self.speaker = view, speaker
        self.table = table_seen(view)

    def rows(self, form: Form) -> Iterator[Row]:
        """The rows of a form, made as its verb needs."""
        made: dict[type[Action], Callable[[Form], Iterator[Row]]] = {
            PlacePawn: self._places,
            MovePawn: self._ways,
            PlayIntrigue: self._cards,
            SwapColonies: self._colony_swaps,
            SwapCompanies: self._company_swaps,
            TakeOver: self._takeovers,
        }
        return made.get(form.verb, self._plain)(form)

    # One row for each tile, each card, each owner

    def _places(self, form: Form) -> Iterator[Row]:
        spots: tuple[Spot, ...] = form.blanks[0].values()
        for tile in Tile:
            entries = [Entry(PlacePawn(spot), self._spot(spot)) for spot in spots if spot.tile is tile]
            if entries:
                yield Row(self.speaker.named(tile), entries, self.speaker.text("tile-does", tile=tile.value))

    def _spot(self, spot: Spot) -> str:
        """A spot within its tile: the next seat, or a sector with what a pawn would get there now, moves or money."""
        standing = len(self.view.pawns[SPOTS.index(spot)])
        if spot.sector is None:
            return self.speaker.text("menu-seat", number=standing + 1)
        earns = spot.tile is Tile.EXCHANGE
        got = signed(sector_now(self.view, spot.sector).earns) if earns else f"({standing + 1})"
        return f"{self.speaker.named(spot.sector)} {got}"

    def _ways(self, form: Form) -> Iterator[Row]:
        sectors, spots = (blank.values() for blank in form.blanks)
        for sector in sectors:
            head = self.speaker.text("menu-from", sector=sector.value)
            yield Row(head, [Entry(MovePawn(sector, spot), self._whole_spot(spot)) for spot in spots])

    def _whole_spot(self, spot: Spot) -> str:
        tile = self.speaker.named(spot.tile)
        return tile if spot.tile in PILES else f"{tile} {self._spot(spot)}"

    def _cards(self, form: Form) -> Iterator[Row]:
        for card in form.blanks[0].values():
            note = self.speaker.text("intrigue-does", intrigue=card.value)
            yield Row("", [Entry(PlayIntrigue(card), self.speaker.named(card))], note)

    def _colony_swaps(self, form: Form) -> Iterator[Row]:
        mine, theirs = (blank.values() for blank in form.blanks)
        for give in mine:
            entries = [Entry(SwapColonies(give, take), self.speaker.named(take)) for take in theirs]
            yield Row(self._swapped(SwapColonies, self.speaker.named(give)), entries)

    def _company_swaps(self, form: Form) -> Iterator[Row]:
        swaps = form.blanks[0].values()
        for give in dict.fromkeys(swap.give for swap in swaps):
            takes = [swap for swap in swaps if swap.give == give]
            entries = [Entry(SwapCompanies(swap), self._held(swap.take)) for swap in takes]
            yield Row(self._swapped(SwapCompanies, give.short), entries)

    def _swapped(self, verb: type[Action], give: str) -> str:
        return self.speaker.text("menu-for", word=self._word(verb), give=give)

    def _held(self, holding: Holding) -> str:
        return f"{self.speaker.seat(holding.owner)} {holding.company.short}"

    def _takeovers(self, form: Form) -> Iterator[Row]:
        holdings: tuple[Holding, ...] = form.blanks[0].values()
        for owner in dict.fromkeys(one.owner for one in holdings):
            owned = [one for one in holdings if one.owner == owner]
            entries = [Entry(TakeOver(one), f"{one.company.short} ({-self._gain(TakeOver(one))} M)") for one in owned]
            yield Row(f"{self._word(TakeOver)} {self.speaker.seat(owner)}", entries)

    # All in one row

    def _plain(self, form: Form) -> Iterator[Row]:
        head = self._word(form.verb) if form.verb in WITH_WORD else ""
        step = self.view.agenda[0]
        if isinstance(step, PickAndPay | BuyFromRest | BuyContract) and form.verb is step.buy:
            head = self.speaker.text("menu-price", word=head, amount=step.price(self.view.numbers))
        yield Row(head, [Entry(action, self._label(action)) for action in form])

    def _word(self, verb: type[Action]) -> str:
        return aliases(self.speaker.lang, f"cmd-{command_of(verb)}")[0]

    def _label(self, action: Any) -> str:
        match action:
            case Pass():
                return self.speaker.form(Form(Pass)).lower()
            case Tax(company):
                return f"{company.short}{ARROW}{self._becomes(action).short} (+{self._gain(action)} M)"
            case Develop(company) | TurnCompany(company) | RaiseCapital(company):
                return f"{company.short}{ARROW}{self._becomes(action).short}"
            case LookAt(owner):
                return self._with_cards(owner)
        (value,) = structs.astuple(action)
        return self.speaker.seat(value) if isinstance(value, int) else self.speaker.named(value)

    # What an action would bring, as the rules say

    def _after(self, action: Action) -> Table:
        return after(self.table, self.view.viewer, action)

    def _gain(self, action: Action) -> int:
        """By how much this player's money would change."""
        me = self.view.viewer
        return self._after(action).money[me] - self.table.money[me]

    def _becomes(self, action: Action) -> Company:
        """What the one company that changes would be."""
        held = zip(self._after(action).companies, self.table.companies, strict=True)
        (company,) = [one for now, before in held for one in (Counter(now) - Counter(before)).elements()]
        return company

    def _with_cards(self, owner: Seat) -> str:
        seat, count = self.speaker.seat(owner), self.view.colony_counts[owner]
        return self.speaker.text("menu-cards", seat=seat, count=count)


WITH_WORD = (Develop, Tax, Pass, BuyColony, BuyColonyFrom, DiscardColony, BuyCompany, DiscardCompany)
"""Verbs whose word heads their row."""
