"""The chapters both heist games share; hidden roles are read only through the edition's own `knows`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Any

from millions.core.seat import Seat, Seats
from millions.core.step import AnyStep
from millions.games.deals.bargain import MOST_PROPOSALS, Proposal
from millions.games.deals.terms import Characters, Terms
from millions.research.observations.pieces import (
    ONE,
    ZERO,
    Around,
    Piece,
    around,
    flags,
    number,
    numbers,
    one_hot,
    padded,
    twice,
)
from millions.research.remembered import Remembered

if TYPE_CHECKING:
    from millions.research.turns import Turns


class Sight:
    """How one observer sees seats, characters and numbers: the own first, then clockwise; texts are remembered."""

    def __init__(self, heist: Heist, seat: Seat) -> None:
        seats = around(seat, heist.players)
        first = seat * heist.per_seat
        characters = around(first, heist.characters)
        self.seat, self.players, self.order = seat, heist.players, characters
        self.mine = slice(first, first + heist.per_seat)
        self.turn: Remembered[tuple[type[AnyStep] | None, Seats, frozenset[Seat]], bytes] = Remembered(
            lambda now: heist.phase(now[0]) + flags(now[1], seats) + flags(now[2], seats)
        )
        self.counts: Remembered[tuple[int, ...], bytes] = Remembered(
            lambda counts: numbers(*[counts[one] for one in seats])
        )
        self.proposals: Remembered[tuple[Seat, Terms], bytes] = Remembered(
            lambda made: proposal_text(heist, *made, seat)
        )
        self.no_proposal = one_hot(None, 2 * heist.players + heist.characters + 1)
        self.purse = tuple(number(amount, heist.unit) for amount in range(2 * heist.most_money)).__getitem__
        self.characters: Remembered[tuple[Characters, ...], bytes] = Remembered(
            lambda groups: b"".join([flags(members, characters) for members in groups])
        )
        self.roles: Remembered[tuple[Enum | None, ...], bytes] = Remembered(
            lambda roles: b"".join([heist.role[role] for role in padded(roles, heist.characters)])
        )


@dataclass(frozen=True, eq=False)
class Heist:
    """What the shapes of the pieces depend on, and how an edition counts."""

    players: int
    cards: int
    roles: tuple[Enum, ...]
    phases: tuple[type[AnyStep], ...]
    rounds: int
    unit: int
    """In which money is counted: what wins the game."""
    most_money: int

    @cached_property
    def per_seat(self) -> int:
        """How many characters a player has."""
        return 2 if self.players == 3 else 1

    @cached_property
    def characters(self) -> int:
        """How many characters there are."""
        return self.players * self.per_seat

    @cached_property
    def sights(self) -> tuple[Sight, ...]:
        """How each observer sees."""
        return tuple(Sight(self, seat) for seat in range(self.players))

    @cached_property
    def shown_texts(self) -> Remembered[tuple[Enum, ...], bytes]:
        """How many of these cards are of each role."""
        return Remembered(lambda cards: numbers(*[cards.count(role) for role in self.roles]))

    def phase(self, step: type[AnyStep] | None) -> bytes:
        """The phase by the question that is open in it, or none."""
        return one_hot(self.phases.index(step) if step in self.phases else None, len(self.phases))

    @cached_property
    def role(self) -> Remembered[Enum | None, bytes]:
        """Which role, or none."""
        return Remembered(lambda role: one_hot(None if role is None else self.roles.index(role), len(self.roles)))


def in_the_pile(turns: Turns) -> bytes:
    """Which Loot cards of the deck are still in the pile."""
    left, deck = {card.name for card in turns.table.pile}, turns.setting.deck
    return b"".join([ONE if card.name in left else ZERO for card in deck.cards])  # type: ignore[attr-defined]


def now_pieces(heist: Heist, knowledge: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """What changes all the time, and what the observer knows."""
    n, m, r = heist.players, heist.characters, len(heist.roles)
    return (
        Piece("phase", (len(heist.phases),), 1, ", ".join(step.__name__ for step in heist.phases)),
        Piece("asked", (n,), 1, "who decides now"),
        Piece("ready", (n,), 1, "who is ready"),
        Piece("proposals_made", (n,), MOST_PROPOSALS, "proposals that everybody made in this negotiation"),
        Piece("proposal", (2 * n,), 1, "the open proposal: who made it, who pays"),
        Piece("leaver", (m,), 1, "the character that leaves if it is accepted"),
        Piece("price", (1,), 1, f"its price, of {heist.unit}"),
        Piece("purses", (n,), heist.most_money / heist.unit, f"everybody's money, of {heist.unit}"),
        Piece("crew", (m,), 1, "the characters in the heist"),
        Piece("left", (m,), 1, "the characters that left"),
        Piece("face_up", (m,), 1, "the characters that were revealed"),
        Piece("known", (m, r), 1, "the roles of characters that the observer knows"),
        *knowledge,
    )


def now_parts(turns: Turns, sight: Sight, knows: Knows | None) -> list[bytes]:
    """The text of those pieces up to the edition's own, in parts; until something is revealed, one knows one's own."""
    table, seat = turns.table, sight.seat
    return [
        sight.turn[type(table.agenda[0]) if table.agenda else None, turns.asked, table.ready],
        sight.counts[table.proposals_made],
        open_proposal(table.proposals[0], sight) if table.proposals else sight.no_proposal,
        *map(sight.purse, table.money[seat : sight.players] + table.money[:seat]),
        sight.characters[table.crew, table.left, table.face_up],
        sight.roles[roles_known(table, sight, knows) if knows else table.roles[sight.mine]],
    ]


def open_proposal(proposal: Proposal, sight: Sight) -> bytes:
    """What is proposed, and by whom."""
    return sight.proposals[proposal.proposer, proposal.terms]


def proposal_text(heist: Heist, proposer: Seat, terms: Terms, seat: Seat) -> bytes:
    """A deal between two that somebody proposes."""
    (payment,), (leaver,) = terms.payments, terms.departures
    n, m = heist.players, heist.characters
    who = one_hot((proposer - seat) % n, n) + one_hot((payment.source - seat) % n, n)
    return who + one_hot((leaver - seat * heist.per_seat) % m, m) + number(payment.amount, heist.unit)


def about_claims(heist: Heist, most: int) -> Around:
    """What was claimed about each character in this negotiation."""
    total, no_claim = heist.characters, heist.role[None] + number(0)
    known: Remembered[tuple[Enum, int], bytes] = Remembered(lambda claim: heist.role[claim[0]] + number(claim[1]))

    def write(turns: Turns) -> bytes:
        lines, times = [no_claim] * total, [0] * total
        for claim in turns.table.claims:
            times[claim.character] += 1
            lines[claim.character] = known[claim.role, times[claim.character]]
        return twice(lines)

    return Around(
        heist.characters,
        ("claims",),
        (
            Piece("claimed", (len(heist.roles),), 1, "the role last claimed for a character"),
            Piece("claims_made", (1,), most, "claims about it in this negotiation"),
        ),
        write,
        heist.per_seat,
    )


def roles_known(table: Any, sight: Sight, knows: Knows) -> tuple[Enum | None, ...]:
    """The roles that an observer knows, the own first."""
    return tuple([table.roles[one] if knows(table, sight.seat, one) else None for one in sight.order])


Knows = Callable[[Any, Seat, int], bool]
"""Does a seat know a character's role? Each edition's view says so."""
