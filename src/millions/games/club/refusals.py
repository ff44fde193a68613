"""Reasons for a refusal that several rules share. Each rule passes its own contract id."""

from __future__ import annotations

from millions.core.problem import Problem, because
from millions.core.seat import Seat
from millions.games.club.components import Companies, Company, Holding, Region


def too_dear(money: int, price: int, rule: str) -> Problem | None:
    """A player pays with the money in hand."""
    return because("too-dear", rule, price=price, money=money) if money < price else None


def not_yourself(rule: str) -> Problem:
    """An opponent must be chosen."""
    return because("not-yourself", rule)


def must_choose(rule: str) -> Problem:
    """The choice is not optional."""
    return because("must-choose", rule)


def no_discard(rule: str) -> Problem:
    """A player who does not buy here passes; there is nothing to discard."""
    return because("no-discard", rule)


def about(code: str, company: Company, rule: str, **more: int) -> Problem:
    """A problem with a company; the fact `company` is its short notation."""
    return because(code, rule, company=company.short, sector=company.sector.value, face=company.face, **more)


def not_own(companies: Companies, company: Company, rule: str) -> Problem | None:
    """The player does not own such a company."""
    return None if company in companies else about("company-not-yours", company, rule)


def not_held(companies: tuple[Companies, ...], holding: Holding, seat: Seat, rule: str) -> Problem | None:
    """The company is to be another player's."""
    if holding.owner == seat:
        return not_yourself(rule)
    if holding.owner >= len(companies):
        return because("no-such-player", rule)
    if holding.company in companies[holding.owner]:
        return None
    return about("company-not-theirs", holding.company, rule, seat=holding.owner)


def colony_not_theirs(owner: Seat, region: Region, rule: str) -> Problem:
    """The colony card is not among those seen."""
    return because("colony-not-theirs", rule, seat=owner, region=region.value)
