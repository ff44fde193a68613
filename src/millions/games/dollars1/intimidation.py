"""M1-N11. Intimidation cards: won by a Brute alone (M1-H5), spent to look at another player's character."""

from __future__ import annotations

from functools import lru_cache

from millions.core.form import Forms, one_of
from millions.core.message import Action, Secret
from millions.core.seat import Seat
from millions.games.dollars1.components import Looked, Table
from millions.games.heists.components import Role
from millions.games.heists.terms import Character, Characters


class Intimidate(Action, frozen=True):
    """M1-N11. Spend an Intimidation card to look at another player's character that is in and face down."""

    character: Character


class Saw(Secret, frozen=True):
    """M1-N11. Only the spender sees what the character is."""

    character: Character
    role: Role


def look(table: Table, seat: Seat, action: Intimidate) -> None:
    """M1-N11. The card is spent, all see on whom; only the spender sees the role."""
    character, role = action.character, table.roles[action.character]
    assert role is not None
    table.intimidation = tuple(cards - (owner == seat) for owner, cards in enumerate(table.intimidation))
    table.looks += (Looked(seat, character),)
    table.tell(Looked, seat, character)
    table.tell(Saw, seat, character, role)


def looking(table: Table, seat: Seat) -> Forms:
    """M1-N11. With an Intimidation card, a player may look at another player's character that is in and face down."""
    return looks_at(seat, table.crew, table.face_up, table.per_seat) if table.intimidation[seat] else ()


@lru_cache(maxsize=4096)  # asked for every offer to a player who has a card: 0.2 instead of 1.6 µs
def looks_at(seat: Seat, crew: Characters, face_up: Characters, per_seat: int) -> Forms:
    """Look at one of the characters of other players that are face down."""
    hidden = tuple(one for one in crew if one // per_seat != seat and one not in face_up)
    return (one_of(Intimidate, hidden),) if hidden else ()
