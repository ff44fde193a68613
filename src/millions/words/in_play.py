"""What is said of a record at a table where some roles are not in play."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from msgspec import Struct, structs

from millions.games.heists.components import Role

R = TypeVar("R", bound=Struct)

BY_NAME = {role.value: role for role in Role}
"""A number of a Loot card may have the name of the role that it is for."""


def in_play(record: R, roles: Collection[str]) -> R:
    """A record without what it says of roles that nobody can have here; `roles`: the names of those in play, or none
    where all may be."""
    fields = {name: getattr(record, name) for name in record.__struct_fields__} if roles else {}
    idle = {name: None for name, value in fields.items() if is_idle(value, roles) or is_idle(BY_NAME.get(name), roles)}
    listed = {name: value for name, value in fields.items() if isinstance(value, tuple)}
    kept = {name: tuple([one for one in value if not is_of_idle(one, roles)]) for name, value in listed.items()}
    return structs.replace(record, **idle, **kept) if idle or kept != listed else record


def is_of_idle(value: object, roles: Collection[str]) -> bool:
    """Is it a record of a role that nobody can have?"""
    return isinstance(value, Struct) and any(is_idle(getattr(value, name), roles) for name in value.__struct_fields__)


def is_idle(value: object, roles: Collection[str]) -> bool:
    """Is it a role that nobody can have?"""
    return isinstance(value, Role) and value.value not in roles
