"""What one viewer may know: a list, field by field. What is not listed is not seen."""

from __future__ import annotations

from typing import ClassVar

from millions.core.form import Rng
from millions.core.seat import OPEN, Seat, Seats, Viewer
from millions.games.dollars2.announcements import BeginAnnouncing, MakeAnnouncement
from millions.games.dollars2.components import ROLES, LootCard, Table
from millions.games.dollars2.ending import EndAfterLastRound, EndAtFifty, NextRound, PassLeaderCard
from millions.games.dollars2.heist import (
    CALLS,
    CallAcrobat,
    CallBrain,
    CallBrutes,
    CallDriver,
    CallMentalist,
    CallTech,
    ChooseRoleToCut,
    ChooseVictim,
)
from millions.games.dollars2.negotiation import Negotiate
from millions.games.dollars2.planning import TurnLootCard
from millions.games.dollars2.sharing import AddBonuses, LoneTech, ShareThePot
from millions.games.dollars2.vote import CastVotes, CountVotes
from millions.games.heists import view as shared
from millions.games.heists.bargain import Proposal
from millions.games.heists.components import Claimed, Role, Roles
from millions.games.heists.terms import Characters
from millions.games.heists.view import chosen, in_order, known, rebuilt

AnyStep = (
    shared.Step
    | TurnLootCard
    | BeginAnnouncing
    | MakeAnnouncement
    | Negotiate
    | CastVotes
    | CountVotes
    | CallTech
    | ChooseRoleToCut
    | CallAcrobat
    | CallBrutes
    | CallMentalist
    | ChooseVictim
    | CallBrain
    | CallDriver
    | LoneTech
    | AddBonuses
    | ShareThePot
    | EndAtFifty
    | EndAfterLastRound
    | PassLeaderCard
    | NextRound
)


class View(shared.View, frozen=True, kw_only=True):
    """M2-S7. Everything but roles on face-down characters, the set-aside card and running votes is open to all."""

    roles_in_box: ClassVar[Roles] = ROLES

    # For the whole game
    contents: tuple[AnyStep, ...]
    agenda: tuple[AnyStep, ...]
    pile: tuple[LootCard, ...]
    winners: Seats

    # For one round
    loot: LootCard | None
    chosen: tuple[bool, ...]  # M2-P2: that, not what
    shown: Roles
    announced: tuple[Role | None, ...]
    crew: Characters
    left: Characters
    face_up: Characters
    claims: tuple[Claimed, ...]
    proposals: tuple[Proposal, ...]
    proposals_made: tuple[int, ...]
    ready: tuple[Seat, ...]
    voted: tuple[bool, ...]  # M2-N5: that, not how
    votes_held: int
    voted_to_start: bool
    named: Role | None

    # For this viewer alone
    known: tuple[Role | None, ...]  # my characters, and those face up
    set_aside: Role | None  # M2-P5: nobody's, until the match is laid open
    votes: tuple[bool | None, ...]  # mine, while a vote runs

    def called(self, role: Role) -> bool:
        """M2-H1. The heist has called this role: a character of it that is still in lies face up."""
        return bool(self.shown) and CALLS[role] not in self.agenda

    def world(self, roles: tuple[Role | None, ...], set_aside: Role | None, rng: Rng) -> Table:
        """The table that this view shows, with these roles on its characters; hidden votes are for or against alike."""
        cast = zip(self.voted, self.votes, strict=True)
        votes = tuple(rng.random() < 0.5 if voted and mine is None else mine for voted, mine in cast)
        return rebuilt(Table, self, roles=roles, set_aside=set_aside, votes=votes)


def view(table: Table, viewer: Viewer) -> View:
    """This viewer's lawful picture of the table."""
    return View(
        viewer=viewer,
        players=table.players,
        per_seat=table.per_seat,
        roles_in_play=table.roles_in_play,
        contents=table.contents,  # type: ignore[arg-type]
        agenda=table.agenda,  # type: ignore[arg-type]
        money=table.money,
        pile=table.pile,
        leader=table.leader,
        round=table.round,
        winners=table.winners,
        loot=table.loot,
        chosen=chosen(table),
        shown=table.shown,
        announced=table.announced,
        crew=table.crew,
        left=table.left,
        face_up=table.face_up,
        claims=table.claims,
        proposals=table.proposals,
        proposals_made=table.proposals_made,
        ready=in_order(table.ready),
        voted=tuple([vote is not None for vote in table.votes]),
        votes_held=table.votes_held,
        voted_to_start=table.voted_to_start,
        named=table.named,
        known=known(table, viewer),
        set_aside=table.set_aside if viewer == OPEN else None,
        votes=tuple([vote if viewer in (seat, OPEN) else None for seat, vote in enumerate(table.votes)]),
    )
