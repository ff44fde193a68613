"""What the views of both editions show: one type for the code that draws, reads, guesses at or plays either.

Each edition's `View` adds its own fields. What neither lists is not seen.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from millions.core import table as core
from millions.core.form import Rng
from millions.core.seat import MOST_SEATS, OPEN, Seat, Seats, Viewer
from millions.core.step import AnyStep
from millions.core.variant import Numbers
from millions.games.heists.bargain import Proposal
from millions.games.heists.components import Claimed, Loot, Role, Roles
from millions.games.heists.negotiation import EndNegotiation
from millions.games.heists.planning import ChooseCharacters, PlaceAntes, ShowRoles, TurnLootCard
from millions.games.heists.setup import ChooseFirstLeader
from millions.games.heists.table import Table
from millions.games.heists.takings import Takings
from millions.games.heists.terms import Character, Characters, owners
from millions.games.heists.variant import Variant

T = TypeVar("T", bound=Table)
S = TypeVar("S", bound=AnyStep)
L = TypeVar("L", bound=Loot)

Step = ChooseFirstLeader | ChooseCharacters | PlaceAntes | ShowRoles | EndNegotiation | TurnLootCard
"""The steps that both editions have; each adds its own."""


Looks = tuple[tuple[Seat, Character], ...]
"""M1-N11. Who has looked at which character."""


class Stakes(NamedTuple):
    """What an edition says of a negotiation."""

    amount: int
    shares: tuple[int, ...]
    boosted: tuple[int, ...]
    enough: int
    leaving: tuple[int, ...]
    """For each character: the ante that comes back if it leaves."""
    staying: tuple[int, ...]
    """For each character: the ante that comes back if it stays to the end."""
    pots: tuple[int, ...]
    """What there is to share if 1, 2, … of those now in stay and the others leave."""
    rounded_up: bool
    """M1-L2, M2-L3. How it is divided."""
    sharers_win: bool
    """M1-E1. Whether only a player who shares can end the game."""
    takings: tuple[tuple[Takings, Seats], ...]
    """What roles gain; it may not be the same for all players in the heist: who is poor pays a smaller fine."""

    def of(self, seat: Seat) -> Takings:
        """What roles gain for this player in the heist."""
        return next(takings for takings, seats in self.takings if seat in seats)


class HeistView(core.View, frozen=True):
    """M1-S7, M2-S7. A table of either edition as one viewer sees it; each edition types steps and cards as its own."""

    roles_in_box: ClassVar[Roles]
    """The edition's roles, in play or not, in the order of the call."""

    numbers: ClassVar[Numbers[Variant]]
    """The numbers it is played with, of the edition's own type."""

    # For the whole game
    players: int
    per_seat: int
    roles_in_play: Roles
    contents: tuple[AnyStep, ...]
    agenda: tuple[AnyStep, ...]
    money: tuple[int, ...]
    pile: tuple[Loot, ...]  # a bag: which card lies on top nobody knows
    leader: Seat
    round: int
    winners: Seats

    # For one round
    loot: Loot | None
    chosen: tuple[bool, ...]  # M1-P2, M2-P2: that, not what
    shown: Roles
    crew: Characters
    left: Characters
    face_up: Characters
    claims: tuple[Claimed, ...]
    proposals: tuple[Proposal, ...]
    proposals_made: tuple[int, ...]
    ready: Seats
    named: Role | None

    # For this viewer alone
    known: tuple[Role | None, ...]  # my characters, those I looked at, those face up
    set_aside: Role | None  # M1-P6, M2-P5: nobody's, until the match is laid open

    def owner(self, character: Character) -> Seat:
        """The player whose character it is."""
        return character // self.per_seat

    def alike(self, affordable: Callable[[Seat], int]) -> tuple[tuple[int, Seats], ...]:
        """The players in the heist, by what they can afford; most often, all can afford the same."""
        seats = owners(self.crew, self.per_seat)
        each = {seat: affordable(seat) for seat in seats}
        return tuple((sum_, tuple(seat for seat in seats if each[seat] == sum_)) for sum_ in sorted({*each.values()}))

    def choice(self, seat: Seat) -> Roles:
        """M1-P2, M2-P2. The roles this player could pick in this round."""
        return self.roles_in_play

    def called(self, role: Role) -> bool:
        """M1-H1, M2-H1. The heist has called this role: a character of it that is still in lies face up."""
        raise NotImplementedError

    def world(self, roles: tuple[Role | None, ...], set_aside: Role | None, rng: Rng) -> Table:
        """The table that this view shows, with these roles on its characters; further secrets are drawn."""
        raise NotImplementedError

    def first_words(self) -> tuple[Role | None, ...]:
        """M2-N1. What was announced of each character."""
        return (None,) * len(self.known)

    def looked_at(self) -> Looks:
        """M1-N11. Who has looked at which character in this round: all see that, not what they found."""
        return ()

    def stakes(self) -> Stakes | None:
        """M1-L2, M2-L3. What a negotiation is about; None while there is none."""
        raise NotImplementedError


class ViewOf(HeistView, Generic[S, L], frozen=True):
    """A view with an edition's own steps and Loot cards."""

    contents: tuple[S, ...]
    agenda: tuple[S, ...]
    pile: tuple[L, ...]
    loot: L | None


def listed(table: Table, viewer: Viewer, roles: tuple[Role | None, ...]) -> tuple[Any, ...]:
    """What `HeistView` lists, in its order; `roles` are those that the viewer knows.

    A tuple, because a dict of fields makes each view 20 to 40 % slower.
    """
    return (
        table.players,
        table.per_seat,
        table.roles_in_play,
        table.contents,
        table.agenda,
        table.money,
        table.pile,
        table.leader,
        table.round,
        table.winners,
        table.loot,
        chosen(table),
        table.shown,
        table.crew,
        table.left,
        table.face_up,
        table.claims,
        table.proposals,
        table.proposals_made,
        in_order(table.ready),
        table.named,
        roles,
        set_aside(table, viewer),
    )


def chosen(table: Table) -> tuple[bool, ...]:
    """M1-P2, M2-P2. Which players have placed their characters: that, not what."""
    if None not in table.roles:
        return ALL_CHOSEN[table.players]
    return tuple([role is not None for role in table.roles[:: table.per_seat]])


ALL_CHOSEN = tuple((True,) * players for players in range(MOST_SEATS + 1))


@lru_cache(maxsize=1 << MOST_SEATS)  # for every view: 0.1 instead of 0.5 µs, and unchanged views compare faster
def in_order(seats: frozenset[Seat]) -> Seats:
    """Seats, clockwise from seat 0."""
    return tuple(sorted(seats))


def known(table: Table, viewer: Viewer, looked_at: Characters = ()) -> tuple[Role | None, ...]:
    """The roles that a viewer knows: of their own characters, of those turned face up, of those they have looked at."""
    if viewer == OPEN:
        return table.roles
    first = max(viewer, 0) * table.per_seat
    own = table.roles[first : first + table.per_seat] if viewer >= 0 else ()
    roles = own_alone(first, own, len(table.roles))
    if not table.face_up and not looked_at:
        return roles
    more = {character: table.roles[character] for character in (*table.face_up, *looked_at)}
    return tuple([more.get(character, role) for character, role in enumerate(roles)])


@lru_cache(maxsize=4096)  # for every view: 0.2 instead of 1 µs, and unchanged views compare faster
def own_alone(first: Character, own: tuple[Role | None, ...], characters: int) -> tuple[Role | None, ...]:
    """The roles of a player's own characters, and None for all others."""
    return (None,) * first + own + (None,) * (characters - first - len(own))


def set_aside(table: Table, viewer: Viewer) -> Role | None:
    """M1-P6, M2-P5. The card that was set aside: nobody sees it before the match is laid open."""
    return table.set_aside if viewer == OPEN else None


def rebuilt(kind: type[T], view: HeistView, **hidden: object) -> T:
    """A table of this kind: what the view shows, and values for what it hides."""
    shown = {field: getattr(view, field) for field in kind.__struct_fields__ if hasattr(view, field)}
    return kind(**{**shown, "ready": frozenset(view.ready), **hidden})
