"""The table that both editions play on; each adds its own fields."""

from __future__ import annotations

from typing import ClassVar

from millions.core.seat import Seat, Seats
from millions.core.step import AnyStep
from millions.core.table import Account
from millions.core.variant import Numbers
from millions.games.heists.bargain import BargainingTable
from millions.games.heists.components import Claimed, Eliminated, Loot, Revealed, Role, Roles, Withdrew
from millions.games.heists.terms import Character, Characters
from millions.games.heists.variant import Variant


class Table(BargainingTable, kw_only=True):
    """M1-S7, M2-S7. Roles on face-down characters and the set-aside card are secret; the rest is open to all."""

    # For the whole game
    players: int
    roles_in_play: Roles
    contents: tuple[AnyStep, ...]
    pile: tuple[Loot, ...]
    leader: Seat = 0
    round: int = 0
    winners: Seats = ()
    numbers: ClassVar[Numbers[Variant]]

    # For one round; who is in (`crew`) and what is proposed come from the bargaining table
    loot: Loot | None = None
    roles: tuple[Role | None, ...]
    set_aside: Role | None = None
    shown: Roles = ()
    claims: tuple[Claimed, ...] = ()
    left: Characters = ()
    face_up: Characters = ()
    named: Role | None = None

    def choice(self, seat: Seat) -> Roles:
        """M1-P2, M2-P2. The roles that this player may pick now."""
        return self.roles_in_play

    def ante(self) -> int:
        """M1-P3, M2-P3. What is paid for each character in this round."""
        raise NotImplementedError

    def ante_place(self, character: Character) -> Account:
        """M1-P3, M2-P3. The account that holds a character's ante."""
        raise NotImplementedError

    def return_ante(self, character: Character) -> None:
        """M1-P4, M2-N3. A character's whole ante goes to its player, even what the reserve had supplied."""
        self.pay(self.ante_place(character), self.owner(character), self.ante(), "ante-back")

    def think_again(self) -> None:
        """M1-N8, M2-N6. Somebody left: nobody is ready any more."""
        self.ready = frozenset()

    def withdraw(self, character: Character) -> None:
        """M1-N2, M2-N3. The character leaves and its ante comes back; everybody thinks again."""
        self.crew = tuple([one for one in self.crew if one != character])
        self.left += (character,)
        self.tell(Withdrew, character)
        self.return_ante(character)
        self.think_again()

    def still_in(self, role: Role) -> Characters:
        """The characters of a role that are still in the heist."""
        roles = self.roles
        return tuple([character for character in self.crew if roles[character] is role])

    def call(self, role: Role) -> Characters:
        """M1-H1, M2-H1. The characters of a role that are still in are turned face up."""
        called = self.still_in(role)
        self.face_up += called
        if self.crew:
            self.tell(Revealed, role, called)
        return called

    def eliminate(self, character: Character, why: str) -> None:
        """The character is out of the heist."""
        self.crew = tuple([one for one in self.crew if one != character])
        self.tell(Eliminated, character, why)
