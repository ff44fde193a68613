"""A mind for playouts: the same worth and the same placing, but nothing is tried out on a table."""

from __future__ import annotations

from functools import cached_property, lru_cache
from random import Random
from typing import Any

from millions.bots.bot import Bot
from millions.bots.club.placing import Placing, owned
from millions.bots.club.taste import Taste
from millions.bots.club.worth import Worth
from millions.core.form import Forms
from millions.core.message import Action
from millions.games.club.colonies import COLONY_PRICE, BuyColony
from millions.games.club.companies import COMPANY_PRICE, BuyCompany
from millions.games.club.components import (
    Companies,
    Company,
    Holding,
    Intrigue,
    Region,
    Regions,
    Sector,
    together,
    with_and_without,
    without,
)
from millions.games.club.exchange import TAKEOVER_FACTOR, TakeOver
from millions.games.club.intrigue_colonies import CONTRACT_PRICE, BuyColonyFrom, LookAt, SwapColonies
from millions.games.club.intrigue_companies import CompeteIn, RaiseCapital, SwapCompanies, TurnCompany, can_turn
from millions.games.club.intrigues import PlayIntrigue
from millions.games.club.lobby import LobbyPrivilege, MovePawn
from millions.games.club.moves import Develop, Pass, Tax
from millions.games.club.placement import PlacePawn
from millions.games.club.profiles import ChooseColony, ChooseCompany
from millions.games.club.table import Table
from millions.games.club.view import View

Position = tuple[tuple[Companies, ...], Regions, int]
"""Everybody's companies, my colonies, my money."""

CARD_WORTH = {
    Intrigue.COLONIAL_CONTRACT: 0.9,
    Intrigue.UNFAIR_COMPETITION: 1.6,
    Intrigue.COLONIAL_UNREST: 0.7,
    Intrigue.DUMPING: 1.0,
    Intrigue.EXPANSION: 1.8,
    Intrigue.CAPITAL_INCREASE: 1.2,
}
"""What an intrigue brings on the whole, in points; those that are money are reckoned."""


class QuickClub(Bot):
    """Looks at what each choice leaves it with, and at nobody else."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste or Taste()

    def act(self, view: Any, forms: Forms, rng: Random) -> Action:
        actions = [action for form in forms for action in form]
        if len(actions) == 1:
            return actions[0]
        look = Quick(view, self.taste)
        return max(actions, key=lambda action: look.promise(action) + 0.05 * rng.random())


class Quick:
    """One decision, at a glance."""

    def __init__(self, view: View, taste: Taste) -> None:
        self.view, self.seat = view, view.viewer
        self.worth = Worth(view, self.seat, taste)
        self.mine: Regions = view.colonies[self.seat] or ()
        self.money: int = view.money[self.seat] or 0

    @cached_property
    def placing(self) -> Placing:
        """What pawns would bring."""
        return Placing(bare(self.view), self.worth)

    def promise(self, action: Action) -> float:
        """What this choice leaves me with, in points."""
        match action:
            case PlacePawn(spot) | MovePawn(_, spot):
                return self.placing.value(spot)
            case Pass() if isinstance(self.view.agenda[0], LobbyPrivilege):
                return 0.0
            case PlayIntrigue(card):
                return self.card(card)
            case LookAt(owner):
                return float(self.view.colony_counts[owner])
        return self.worth.mine(*self.after(action))

    def card(self, card: Intrigue) -> float:
        """What an intrigue promises."""
        if card is Intrigue.CAPITALIZATION:
            return self.placing.gain_of_money(6)
        if card is Intrigue.RACKET:
            return self.placing.gain_of_money(3) + 0.9 * self.worth.rivalry * len(self.worth.rivals)
        return CARD_WORTH[card]

    def after(self, action: Action) -> Position:
        """What I have after an action, as far as one can see."""
        companies, colonies, money = self.view.companies, self.mine, self.money
        match action:
            case Develop(company):
                return self.instead(company, company.turned(+1)), colonies, money
            case Tax(company):
                return self.instead(company, company.turned(-1)), colonies, money + company.level
            case BuyColony(region):
                return companies, together(colonies, (region,)), money - COLONY_PRICE
            case ChooseColony(region):
                return companies, together(colonies, (region,)), money
            case BuyColonyFrom(region):
                return companies, together(colonies, (region,)), money - CONTRACT_PRICE
            case SwapColonies(give, take):
                return companies, together(without(colonies, give), (take,)), money
            case BuyCompany(sector):
                return self.instead(None, Company(sector)), colonies, money - COMPANY_PRICE
            case ChooseCompany(sector):
                return self.instead(None, Company(sector)), colonies, money
            case RaiseCapital(company):
                more = Company(company.sector, company.face, company.bills + 1)
                return self.instead(company, more), colonies, money
            case TakeOver(holding):
                price = TAKEOVER_FACTOR * holding.company.level
                return self.taken(self.instead(None, holding.company), holding, None), colonies, money - price
            case SwapCompanies(swap):
                mine = self.instead(swap.give, swap.take.company)
                return self.taken(mine, swap.take, swap.give), colonies, money
            case CompeteIn(sector):
                return self.risen(sector), colonies, money
            case TurnCompany(company) if company in companies[self.seat]:
                return self.instead(company, company.turned(+1)), colonies, money
        return companies, colonies, money

    def instead(self, less: Company | None, more: Company | None) -> tuple[Companies, ...]:
        """Everybody's companies, with one of mine another."""
        companies = self.view.companies
        return owned(companies, self.seat, with_and_without(companies[self.seat], more, less))

    def taken(self, companies: tuple[Companies, ...], holding: Holding, by: Company | None) -> tuple[Companies, ...]:
        """Everybody's companies, with one of another's gone, and perhaps one come."""
        return owned(companies, holding.owner, with_and_without(companies[holding.owner], by, holding.company))

    def risen(self, sector: Sector) -> tuple[Companies, ...]:
        """Everybody's companies, with one of mine a face higher, if one can rise."""
        rising = can_turn(self.view.companies[self.seat], sector, +1)
        return self.instead(rising[0], rising[0].turned(+1)) if rising else self.view.companies


def bare(view: View) -> Table:
    """A table with what a view shows of it, for placing: others' secrets are left out, not guessed."""
    mine, money = view.colonies[view.viewer] or (), view.money[view.viewer] or 0
    return Table(
        players=view.players,
        contents=(),
        round=view.round,
        pawns=view.pawns,
        companies=view.companies,
        colonies=tuple([mine if seat == view.viewer else () for seat in range(view.players)]),
        money=tuple([money if seat == view.viewer else 0 for seat in range(view.players)]),
        decks=tuple([unseen(size) for size in view.deck_sizes]),
    )


@lru_cache(maxsize=64)
def unseen(size: int) -> tuple[Region | None, ...]:
    """So many cards, face down."""
    return (None,) * size
