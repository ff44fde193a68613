"""The table that both editions play on; each adds its own fields."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from msgspec import UNSET, UnsetType

from millions.core.seat import Seat, Seats
from millions.core.step import AnyStep
from millions.core.table import Account
from millions.core.variant import Numbers
from millions.games.heists.bargain import BargainingTable
from millions.games.heists.components import (
    Claimed,
    Eliminated,
    Loot,
    LootTurned,
    Revealed,
    Role,
    Roles,
    TurnUp,
    Withdrew,
)
from millions.games.heists.terms import Character, Characters
from millions.games.heists.variant import Variant

L = TypeVar("L", bound=Loot)
V = TypeVar("V", bound=Variant)


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

    # Messages of the edition, with its own Loot card in them
    turn_up: ClassVar[type[TurnUp]]
    loot_turned: ClassVar[type[LootTurned]]

    # For one round; who is in (`crew`) and what is proposed come from the bargaining table
    loot: Loot | None = None
    roles: tuple[Role | None, ...]
    set_aside: Role | None = None
    shown: Roles = ()
    claims: tuple[Claimed, ...] = ()
    left: Characters = ()
    face_up: Characters = ()
    named: Role | None = None

    def begin_with(self, card: Loot) -> None:
        """M1-P1, M2-P1. A round begins: the card leaves the pile and is what this round is about."""
        self.loot = card
        self.pile = tuple([one for one in self.pile if one != card])
        self.round += 1
        self.tell(self.loot_turned, self.round, card)

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

    def clear(self) -> None:
        """M1-E4, M2-E2. Cards return to hands: what lies here for one round is taken away."""
        self.roles = (None,) * len(self.roles)
        self.loot = self.set_aside = self.named = None
        self.crew = self.left = self.face_up = ()
        self.shown = self.claims = ()
        self.ready = frozenset()
        self.proposals_made = (0,) * self.players

    def crown(self, richest: Seats, why: str) -> None:
        """M1-E3, M2-E4. The game is won; each edition says what comes of a tie."""
        raise NotImplementedError


class TableOf(Table, Generic[L, V], kw_only=True):
    """A table with an edition's own Loot cards and numbers."""

    pile: tuple[L, ...]
    loot: L | None = None
    variant: V | UnsetType = UNSET
