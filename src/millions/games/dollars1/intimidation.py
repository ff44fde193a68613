"""M1-N11. Intimidation cards: won by a Brute alone (M1-H5), spent to look at another player's character."""

from __future__ import annotations

from millions.core.form import Forms, one_of
from millions.core.message import Action, Secret
from millions.core.seat import Seat
from millions.games.dollars1.components import Looked, Table
from millions.games.heists.components import Role
from millions.games.heists.terms import Character


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
    if not table.intimidation[seat]:
        return ()
    hidden = tuple(one for one in table.crew if table.owner(one) != seat and one not in table.face_up)
    return (one_of(Intimidate, hidden),) if hidden else ()
