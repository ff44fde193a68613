"""M2-N5. The vote: the Leader calls it, all players vote, and at least half of them start the heist."""

from __future__ import annotations

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event
from millions.core.seat import Seat, Seats
from millions.core.step import Ask, Rule
from millions.games.dollars2.components import Table

MOST_VOTES = 10
"""M2-N5. In one round. After ten that failed the heist starts only when all are ready (M2-N6)."""


class CallVote(Action, frozen=True):
    """M2-N5. The Leader calls a vote to start the heist."""


class VoteCalled(Event, frozen=True):
    """M2-N5. The Leader called a vote; nothing else happens until everybody has voted."""

    seat: Seat


class Vote(Action, frozen=True):
    """M2-N5. For or against starting the heist now."""

    start: bool


class Voted(Event, frozen=True):
    """M2-N5. That somebody has voted is visible; how, only when the last vote is in."""

    seat: Seat


class VotesCounted(Event, frozen=True):
    """M2-N5. Each vote by name, and whether the heist starts."""

    votes: tuple[bool, ...]
    start: bool


class CastVotes(Ask[Table, Vote], frozen=True):
    """M2-N5. All players at the table vote, withdrawn or not, all at the same time."""

    stays = True

    def awaits(self, table: Table) -> Seats:
        return tuple([seat for seat, vote in enumerate(table.votes) if vote is None])

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(Vote, (True, False)),)

    def answer(self, table: Table, seat: Seat, action: Vote) -> None:
        table.votes = (*table.votes[:seat], action.start, *table.votes[seat + 1 :])
        table.tell(Voted, seat)


class CountVotes(Rule[Table], frozen=True):
    """M2-N5. At least half of the players for it start the heist; a vote never starts it against the majority."""

    def happen(self, table: Table) -> None:
        votes = tuple(map(bool, table.votes))
        table.votes_held += 1
        table.voted_to_start = 2 * sum(votes) >= table.players
        table.votes = ()
        table.tell(VotesCounted, votes, table.voted_to_start)


def call_vote(table: Table, seat: Seat, action: CallVote) -> None:
    """M2-N5. Everybody votes before anything else."""
    table.votes = (None,) * table.players
    table.tell(VoteCalled, seat)
    table.push(CastVotes(), CountVotes())
