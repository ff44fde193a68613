"""A quick bot for playouts: the same worth and the same placing as the mind of personalities, but the consequences of
an action, and what other players lose by it, are left out."""

from __future__ import annotations

from functools import cached_property
from random import Random

from millions.bots.bot import Bot
from millions.bots.club.placing import Placing, Position, placing_in
from millions.bots.club.taste import Taste
from millions.bots.club.worth import worth_in
from millions.core.form import Forms
from millions.core.message import Action
from millions.games.club.components import Intrigue
from millions.games.club.intrigue_colonies import LookAt
from millions.games.club.intrigue_companies import CompeteIn, Turn, TurnCompany
from millions.games.club.intrigues import PlayIntrigue
from millions.games.club.lobby import LobbyPrivilege, MovePawn
from millions.games.club.moves import Pass
from millions.games.club.placement import PlacePawn
from millions.games.club.table import Table
from millions.games.club.trial import after, table_seen
from millions.games.club.variant import BOOK
from millions.games.club.view import View

CARD_WORTH = {
    Intrigue.COLONIAL_CONTRACT: 0.9,
    Intrigue.UNFAIR_COMPETITION: 1.6,
    Intrigue.COLONIAL_UNREST: 0.7,
    Intrigue.DUMPING: 1.0,
    Intrigue.EXPANSION: 1.8,
    Intrigue.CAPITAL_INCREASE: 1.2,
}
"""What an intrigue brings on average, in points; those that are money are computed."""

RACKET_ON_RIVALS = 0.9
"""Points that a rival loses by the book's racket."""

WHIM = 0.05
"""Differences smaller than this are decided by chance."""


class QuickClub(Bot[View]):
    """Looks at what each choice leaves it with, and at nobody else."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste or Taste()

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        actions = [action for form in forms for action in form]
        if len(actions) == 1:
            return actions[0]
        look = Quick(view, self.taste)
        return max(actions, key=lambda action: look.promise(action) + WHIM * rng.random())


class Quick:
    """One decision, at a glance."""

    def __init__(self, view: View, taste: Taste) -> None:
        self.view, self.seat = view, view.viewer
        self.worth = worth_in(view, self.seat, taste)

    @cached_property
    def table(self) -> Table:
        """The table as this seat sees it; where a pawn is placed, nobody needs it."""
        return table_seen(self.view)

    @cached_property
    def placing(self) -> Placing:
        """What pawns would bring."""
        view = self.view
        stocked = tuple([bool(size) for size in view.deck_sizes])
        hand, money = view.colonies[self.seat] or (), view.money[self.seat] or 0
        return placing_in(Position(view.companies, view.pawns, stocked, hand, money), self.worth)

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
        table = self.after(action)
        return self.worth.mine(table.companies, table.colonies[self.seat], table.money[self.seat])

    def card(self, card: Intrigue) -> float:
        """What an intrigue promises."""
        if card is Intrigue.CAPITALIZATION:
            return self.placing.gain_of_money(self.worth.numbers.capitalization)
        if card is Intrigue.RACKET:
            racket = self.worth.numbers.racket
            losses = RACKET_ON_RIVALS * (racket / BOOK.racket) * self.worth.rivalry * len(self.worth.rivals)
            return self.placing.gain_of_money(racket) + losses
        return CARD_WORTH[card]

    def after(self, action: Action) -> Table:
        """The table after an action: of an unfair competition, with the first of my companies that can rise risen."""
        ask = self.table.agenda[0]
        if isinstance(ask, Turn) and ask.owner != self.seat:
            return self.table
        table = after(self.table, self.seat, action)
        if isinstance(action, CompeteIn):
            rise = table.agenda[0]
            assert isinstance(rise, Turn)
            for company in rise.choices(table)[:1]:
                rise.answer(table, self.seat, TurnCompany(company))
        return table
