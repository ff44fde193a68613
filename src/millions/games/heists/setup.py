"""M1-S, M2-S. Setting up: money, and the first Leader."""

from __future__ import annotations

from typing import TypedDict

from millions.core.errors import BadSetup
from millions.core.form import Form, Forms
from millions.core.message import Action, Event
from millions.core.nature import CardFrom
from millions.core.seat import Seat
from millions.core.step import Chance
from millions.games.heists.components import Role
from millions.games.heists.table import Table
from millions.games.heists.three_players import characters_per_seat
from millions.games.heists.variant import Variant


class Start(TypedDict):
    """What both editions' tables begin with."""

    players: int
    per_seat: int
    money: tuple[int, ...]
    roles: tuple[Role | None, ...]
    proposals_made: tuple[int, ...]


def start(players: int, numbers: Variant, in_the_box: int, accounts: tuple[int, ...]) -> Start:
    """M1-S2, M2-S2. Everybody gets the same, in a variant the first seat a bonus; the rest of the money in the box is
    the reserve, the last account."""
    purse, bonus, per_seat = numbers.start_money, numbers.first_seat_bonus, characters_per_seat(players)
    return {
        "players": players,
        "per_seat": per_seat,
        "money": (purse + bonus, *(purse,) * (players - 1), *accounts[players:], in_the_box - purse * players - bonus),
        "roles": (None,) * (players * per_seat),
        "proposals_made": (0,) * players,
    }


class GiveLeaderCard(Action, frozen=True):
    """M1-S4, M2-S4. Chance gives the Leader card to a player."""

    seat: Seat


class LeaderChosen(Event, frozen=True):
    """A player has the Leader card."""

    seat: Seat


class ChooseFirstLeader(Chance[Table, GiveLeaderCard], frozen=True):
    """M1-S4, M2-S4. The first Leader is chosen at random."""

    def options(self, table: Table, seat: Seat) -> Forms:
        return (Form(GiveLeaderCard, (CardFrom(tuple(range(table.players))),)),)

    def answer(self, table: Table, seat: Seat, action: GiveLeaderCard) -> None:
        table.leader = action.seat
        table.tell(LeaderChosen, action.seat)


def choose_leader(table: Table, names: tuple[str, ...], leader: str | None, rule: str) -> None:
    """M1-S4, M2-S4. The host may name the first Leader, who must sit at the table; otherwise chance decides."""
    if leader is None:
        table.agenda = (ChooseFirstLeader(), *table.contents)
        return
    if leader not in names:
        known = ", ".join(names)
        raise BadSetup(
            "leader-unknown",
            f"the first Leader {leader!r} does not sit here: {known} [{rule}]",
            leader=leader,
            known=known,
        )
    table.leader = names.index(leader)
    table.agenda = table.contents
