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


class IdleOffers:
    """The proposals of a match that came to nothing, and its positions as if they had never been made."""

    def __init__(self, match: FinishedMatch) -> None:
        self.match, self.ends, self.lines = match, ends(match), came_to_nothing(match)

    def left_out(self, moment: Moment) -> tuple[Table, Seats]:
        """The position after a line without them, and who is awaited there.

        The quick bots of playouts might agree to those still open. If all others are ready, the players who owed an
        answer to one have the word again. Those already declined are not counted as made: a quick bot makes few.
        """
        table, awaited = moment.after.table, moment.after.awaited
        if not isinstance(table, BargainingTable) or not any(table.proposals_made):
            return table, awaited
        idle = [one for one in table.proposals if end_of(self.ends, moment.n + 1, one.id).outcome != "struck"]
        copy = table.copy()
        copy.proposals = tuple([one for one in table.proposals if one not in idle])
        if not copy.proposals:  # else their numbers would be given again
            copy.proposals_made = self._made(moment, table.proposals_made)
        if not idle:
            return copy, awaited
        if not copy.undecided:
            copy.ready = copy.ready.difference(*[one.awaiting for one in idle])
        return copy, play.run(copy)

    def _made(self, moment: Moment, counted: tuple[int, ...]) -> tuple[int, ...]:
        """How many proposals each seat has made in this round, without those that came to nothing."""
        made = list(counted)
        for earlier in reversed(self.match.moments[: moment.n]):
            if not any(earlier.after.table.proposals_made):  # type: ignore[attr-defined]
                break
            if earlier.n in self.lines and isinstance(earlier.line.action, Propose):
                made[earlier.line.seat] -= 1
        return tuple(made)
