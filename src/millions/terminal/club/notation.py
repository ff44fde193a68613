"""How a company is written shortly: R2, I3, T1+2; the letter of its type, its face, and the bills under it."""

from __future__ import annotations

from collections.abc import Iterable

from millions.games.club.components import Company, Sector

LETTERS = {Sector.RESOURCE: "R", Sector.INDUSTRY: "I", Sector.TRANSPORT: "T"}
"""The types begin alike in both languages."""


def short(company: Company) -> str:
    """One company."""
    bills = f"+{company.bills}" if company.bills else ""
    return f"{LETTERS[company.sector]}{company.face}{bills}"


def several(companies: Iterable[Company]) -> str:
    """Companies side by side."""
    return " ".join(map(short, companies))
