"""What one viewer may know: a list, field by field. What is not listed is not seen."""

from __future__ import annotations

from typing import ClassVar

from millions.core.form import Rng
from millions.core.seat import OPEN, Seat, Seats, Viewer
from millions.games.dollars1.components import ROLES, Looked, LootCard, Table, all_but
from millions.games.dollars1.ending import EndAfterLastRound, EndAtTwenty, NextRound
from millions.games.dollars1.heist import (
    Call,
    CallBrutes,
    CallSnitches,
    Denounce,
    FineLoneSnitch,
    RevealDenounced,
)
from millions.games.dollars1.negotiation import Negotiate
from millions.games.dollars1.options import LayOpen
from millions.games.dollars1.planning import TurnLootCard
from millions.games.dollars1.sharing import PayTheDriver, RewardTheSymbol, RobTheBrute, ShareTheLoot
from millions.games.heists import view as shared
from millions.games.heists.bargain import Proposal
from millions.games.heists.components import SNITCH, Claimed, Role, Roles
from millions.games.heists.terms import Characters
from millions.games.heists.view import chosen, in_order, rebuilt

AnyStep = (
    shared.Step
    | TurnLootCard
    | Negotiate
    | CallSnitches
    | Denounce
    | CallBrutes
    | Call
    | RevealDenounced
    | FineLoneSnitch
    | ShareTheLoot
    | PayTheDriver
    | RobTheBrute
    | RewardTheSymbol
    | EndAtTwenty
    | EndAfterLastRound
    | LayOpen
    | NextRound
)


class View(shared.View, frozen=True, kw_only=True):
    """M1-S7. Everything but the roles on face-down characters and the set-aside card is open to all."""

    roles_in_box: ClassVar[Roles] = ROLES

    # For the whole game
    contents: tuple[AnyStep, ...]
    agenda: tuple[AnyStep, ...]
    pile: tuple[LootCard, ...]
    intimidation: tuple[int, ...]
    laid_open: tuple[Role | None, ...]
    winners: Seats

    # For one round
    loot: LootCard | None
    chosen: tuple[bool, ...]  # M1-P2: that, not what
    shown: Roles
    crew: Characters
    left: Characters
    face_up: Characters
    claims: tuple[Claimed, ...]
    looks: tuple[Looked, ...]
    proposals: tuple[Proposal, ...]
    proposals_made: tuple[int, ...]
    ready: tuple[Seat, ...]
    time_called: bool
    acts_before_time: int
    named: Role | None
    sharers: Characters

    # For this viewer alone
    known: tuple[Role | None, ...]  # my characters, those I looked at, those face up
    set_aside: Role | None  # M1-P6: nobody's, until the match is laid open

    def choice(self, seat: Seat) -> Roles:
        """M1-P2, M1-O1. Any role in play, except the one that lies open before the player."""
        return all_but(self.laid_open[seat], self.roles_in_play)

    def called(self, role: Role) -> bool:
        """M1-H1. The Snitches have been called; no question is asked after any later call."""
        return role is SNITCH and bool(self.shown) and CallSnitches() not in self.agenda

    def world(self, roles: tuple[Role | None, ...], set_aside: Role | None, rng: Rng) -> Table:
        """The table that this view shows, with these roles on its characters."""
        return rebuilt(Table, self, roles=roles, set_aside=set_aside)


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
        intimidation=table.intimidation,
        laid_open=table.laid_open,
        winners=table.winners,
        loot=table.loot,
        chosen=chosen(table),
        shown=table.shown,
        crew=table.crew,
        left=table.left,
        face_up=table.face_up,
        claims=table.claims,
        looks=table.looks,
        proposals=table.proposals,
        proposals_made=table.proposals_made,
        ready=in_order(table.ready),
        time_called=table.time_called,
        acts_before_time=table.acts_before_time,
        named=table.named,
        sharers=table.sharers,
        known=known(table, viewer),
        set_aside=table.set_aside if viewer == OPEN else None,
    )


def known(table: Table, viewer: Viewer) -> tuple[Role | None, ...]:
    """M1-N11. The roles that a viewer knows, those of the characters they have looked at included."""
    looked_at = tuple([look.character for look in table.looks if look.seat == viewer]) if table.looks else ()
    return shared.known(table, viewer, looked_at)
