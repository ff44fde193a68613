"""MC-V. Company moves, wherever a tile, a card or the end of a round grants one."""

from __future__ import annotations

from functools import lru_cache

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event
from millions.core.problem import Problem
from millions.core.seat import Seat, Seats
from millions.core.step import Ask
from millions.core.table import BANK
from millions.games.club.components import HIGHEST_FACE, LOWEST_FACE, Companies, Company
from millions.games.club.refusals import about, not_own
from millions.games.club.table import Table


class Develop(Action, frozen=True):
    """MC-V1. Turn one own company a face higher; not one at face 4."""

    company: Company


class Tax(Action, frozen=True):
    """MC-V1. Take one own company's level from the bank, then turn it a face lower; not one at face 1."""

    company: Company


class Pass(Action, frozen=True):
    """Pass. It cites no rule of its own: the rule of the question that allows passing is cited instead."""


class Developed(Event, frozen=True):
    """MC-V1. A company was developed, and is now this."""

    seat: Seat
    company: Company


class Taxed(Event, frozen=True):
    """MC-V1. A company was taxed, and is now this."""

    seat: Seat
    company: Company


class Passed(Event, frozen=True):
    """MC-R6. A player passed."""

    seat: Seat


PASS = one_of(Pass)


@lru_cache(maxsize=8192)
def moves(companies: Companies) -> Forms:
    """MC-V1. The moves on any of these companies, or none. The cache saves 5 % of a random game."""
    kinds = tuple(dict.fromkeys(companies))
    low = tuple(one for one in kinds if one.face < HIGHEST_FACE)
    high = tuple(one for one in kinds if one.face > LOWEST_FACE)
    forms = [one_of(verb, found) for verb, found in ((Develop, low), (Tax, high)) if found]
    return (*forms, PASS)


def no_move(own: Companies, action: Develop | Tax) -> Problem:
    """MC-V1. The company is not the player's, or its face can go no further."""
    if problem := not_own(own, action.company, "MC-V1"):
        return problem
    if isinstance(action, Develop):
        return about("face-is-highest", action.company, "MC-V1")
    return about("nothing-to-tax", action.company, "MC-V1")


class CompanyMove(Ask[Table, Develop | Tax | Pass], frozen=True):
    """MC-V1. One move on any own company, or none; a player without a company has no move."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,) if table.companies[self.seat] else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        return moves(table.companies[seat])

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        return no_move(table.companies[seat], action) if isinstance(action, Develop | Tax) else None

    def answer(self, table: Table, seat: Seat, action: Develop | Tax | Pass) -> None:
        move(table, seat, action)


def move(table: Table, seat: Seat, action: Develop | Tax | Pass) -> Company | None:
    """MC-V1. Carry out a move; return what the company then is, or None after a pass."""
    match action:
        case Develop(company):
            after = company.turned(+1)
            table.replace(seat, company, after)
            table.tell(Developed, seat, after)
            return after
        case Tax(company):
            after = company.turned(-1)
            table.pay(BANK, seat, company.level, "tax")
            table.replace(seat, company, after)
            table.tell(Taxed, seat, after)
            return after
    table.tell(Passed, seat)
    return None
