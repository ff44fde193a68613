"""M1-H3, M1-H8, M2-H3, M2-L1. The role that names another and may not stay alone: the Snitch, or the Tech."""

from __future__ import annotations

from millions.core.message import Action
from millions.games.heists.components import RESERVE, Role, Roles
from millions.games.heists.table import Table


class NameRole(Action, frozen=True):
    """M1-H3, M2-H3. Name one of the other roles visible in the centre."""

    role: Role


def nameable(shown: Roles, namer: Role) -> Roles:
    """M1-H3, M2-H3. The other roles in the centre: cards of those who left count, the set-aside card does not."""
    return tuple(dict.fromkeys(role for role in shown if role is not namer))


def fine_if_alone(table: Table, role: Role, fine: int) -> None:
    """M1-H8, M2-L1. The only character left, if it is of this role, is out; its player pays, at most what is there."""
    if len(table.crew) == 1 and table.roles[table.crew[0]] is role:
        (alone,) = table.crew
        table.eliminate(alone, "alone")
        player = table.owner(alone)
        table.pay(player, RESERVE, min(fine, table.money[player]), "fine")
