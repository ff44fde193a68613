"""M1-H3, M2-H3. The role that names another: the Snitch of the first edition, the Tech of the second."""

from __future__ import annotations

from millions.core.message import Action
from millions.games.heists.components import Role, Roles


class NameRole(Action, frozen=True):
    """M1-H3, M2-H3. Name one of the other roles visible in the centre."""

    role: Role


def nameable(shown: Roles, namer: Role) -> Roles:
    """M1-H3, M2-H3. The other roles in the centre: cards of those who left count, the set-aside card does not."""
    return tuple(dict.fromkeys(role for role in shown if role is not namer))
