"""How the proposals of a heist match ended, and what to make of those that came to nothing."""

from __future__ import annotations

from typing import NamedTuple

from millions.core import play
from millions.core.seat import Seat, Seats
from millions.core.table import Table
from millions.games.heists.bargain import (
    Accept,
    BargainingTable,
    Declined,
    Lapsed,
    ProposalId,
    Propose,
    Proposed,
    Struck,
    TakeBack,
    TookBack,
)
from millions.review.walk import FinishedMatch, Moment


class End(NamedTuple):
    """How a proposal ended: in which line, how, and who declined it."""

    n: int
    proposal: ProposalId
    outcome: str
    declined_by: Seat | None = None


LAPSED = End(0, 0, "lapsed")


def ends(match: FinishedMatch) -> list[End]:
    """Where and how each proposal ended."""
    found = []
    for moment in match.moments:
        for event in moment.line.events:
            if isinstance(event, Struck):
                found.append(End(moment.n, event.proposal, "struck"))
            elif isinstance(event, Declined):
                found.append(End(moment.n, event.proposal, "declined", event.seat))
            elif isinstance(event, TookBack):
                found.append(End(moment.n, event.proposal, "taken-back"))
            elif isinstance(event, Lapsed):
                found.append(End(moment.n, event.proposal, "lapsed"))
    return found


def end_of(found: list[End], n: int, proposal: ProposalId) -> End:
    """How the proposal ended that had this number in line `n`. Every round counts its proposals from 1, so each has the
    next end of its number."""
    return next((end for end in found if end.n >= n and end.proposal == proposal), LAPSED)


def came_to_nothing(match: FinishedMatch) -> set[int]:
    """The lines in which a player proposed, agreed to or took back a deal that was never struck."""
    found = ends(match)
    return {moment.n for moment in match.moments if _offered(moment) and _offer_of(moment, found).outcome != "struck"}


def _offered(moment: Moment) -> bool:
    return isinstance(moment.line.action, Propose | Accept | TakeBack)


def _offer_of(moment: Moment, found: list[End]) -> End:
    action = moment.line.action
    if isinstance(action, Accept | TakeBack):
        return end_of(found, moment.n, action.proposal)
    (made,) = [event for event in moment.line.events if isinstance(event, Proposed)]
    return end_of(found, moment.n, made.proposal)


def without_idle_offers(found: list[End], moment: Moment) -> tuple[Table, Seats]:
    """The position after a line without the open proposals that were never struck, and who is awaited there.

    The quick bots of playouts might agree to them. The players who owed an answer to them have the word again.
    """
    table, awaited = moment.after.table, moment.after.awaited
    if not isinstance(table, BargainingTable) or not table.proposals:
        return table, awaited
    idle = [one for one in table.proposals if end_of(found, moment.n + 1, one.id).outcome != "struck"]
    if not idle:
        return table, awaited
    copy = table.copy()
    copy.proposals = tuple([one for one in table.proposals if one not in idle])
    copy.ready = copy.ready.difference(*[one.awaiting for one in idle])
    return copy, play.run(copy)
