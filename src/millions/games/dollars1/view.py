"""What one viewer may know: a list, field by field. What is not listed is not seen."""

from __future__ import annotations

from millions.core import table as core
from millions.core.seat import OPEN, Seat, Seats, Viewer
from millions.games.deals.bargain import Proposal
from millions.games.deals.terms import Character, Characters
from millions.games.dollars1.components import LootCard, Role, Roles, Table
from millions.games.dollars1.ending import EndAfterLastRound, EndAtTwenty, NextRound
from millions.games.dollars1.heist import (
    Call,
    CallBrutes,
    CallSnitches,
    Denounce,
    FineLoneSnitch,
    RevealDenounced,
)
from millions.games.dollars1.negotiation import Claimed, EndNegotiation, Looked, Negotiate
from millions.games.dollars1.options import LayOpen
from millions.games.dollars1.planning import ChooseCharacters, PlaceAntes, ShowRoles, TurnLootCard
from millions.games.dollars1.setup import ChooseFirstLeader
from millions.games.dollars1.sharing import PayTheDriver, RewardTheSymbol, RobTheBrute, ShareTheLoot

AnyStep = (
    ChooseFirstLeader
    | TurnLootCard
    | ChooseCharacters
    | PlaceAntes
    | ShowRoles
    | Negotiate
    | EndNegotiation
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


class View(core.View, frozen=True, kw_only=True):
    """M1-S7. Everything but the roles on face-down characters and the set-aside card is open to all."""

    # For the whole game
    players: int
    per_seat: int
    roles_in_play: Roles
    contents: tuple[AnyStep, ...]
    agenda: tuple[AnyStep, ...]
    money: tuple[int, ...]
    pile: tuple[LootCard, ...]  # a bag: which card lies on top nobody knows
    leader: Seat
    round: int
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
    named: Role | None
    sharers: Characters

    # For this viewer alone
    known: tuple[Role | None, ...]  # my characters, those I looked at, those face up
    set_aside: Role | None  # M1-P6: nobody's, until the match is laid open


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
        chosen=tuple([role is not None for role in table.roles[:: table.per_seat]]),
        shown=table.shown,
        crew=table.crew,
        left=table.left,
        face_up=table.face_up,
        claims=table.claims,
        looks=table.looks,
        proposals=table.proposals,
        proposals_made=table.proposals_made,
        ready=tuple(sorted(table.ready)),
        time_called=table.time_called,
        named=table.named,
        sharers=table.sharers,
        known=tuple([role if knows(table, viewer, one) else None for one, role in enumerate(table.roles)]),
        set_aside=table.set_aside if viewer == OPEN else None,
    )


def knows(table: Table, viewer: Viewer, character: Character) -> bool:
    """Whose role one knows: one's own, those turned face up, those one has looked at (M1-N11)."""
    return (
        viewer in (table.owner(character), OPEN)
        or character in table.face_up
        or Looked(viewer, character) in table.looks
    )
