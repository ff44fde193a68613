"""The final points of a seat by source, in a game that counts them so."""

from __future__ import annotations

from millions.core.seat import Seat
from millions.games.club.table import Table
from millions.review.walk import FinishedMatch


def points_of(match: FinishedMatch, seat: Seat) -> dict[str, int]:
    """Million Club: companies and colonies, each with their bonuses, and cash; nothing in other games."""
    table = match.moments[-1].after.table
    if not isinstance(table, Table) or not table.scores:
        return {}
    score = table.scores[seat]
    return {
        "companies": score.companies + score.leadership + score.consortium,
        "colonies": score.colonies + score.concession + score.globalisation,
        "cash": score.fortune,
    }
