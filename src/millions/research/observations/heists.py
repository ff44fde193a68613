"""The chapters both heist games share; hidden roles are read only through the edition's own `knows`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from millions.core.seat import Seat
from millions.core.step import AnyStep
from millions.games.deals.bargain import MOST_PROPOSALS, Proposal
from millions.research.observations.pieces import Around, Piece, around, flags, number, numbers, one_hot, turned, twice

if TYPE_CHECKING:
    from millions.research.turns import Turns


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

    @cached_property
    def per_seat(self) -> int:
        """How many characters a player has."""
        return 2 if self.players == 3 else 1

    @cached_property
    def characters(self) -> int:
        """How many characters there are."""
        return self.players * self.per_seat

    def role(self, role: Enum | None) -> bytes:
        """Which role, or none."""
        return role_text(self.roles, role)


def in_the_pile(turns: Turns) -> bytes:
    """Which Loot cards of the deck are still in the pile."""
    left = turns.table.pile
    return numbers(*[card in left for card in turns.setting.deck.cards])  # type: ignore[attr-defined]


@lru_cache(maxsize=1 << 6)
def role_text(roles: tuple[Enum, ...], role: Enum | None) -> bytes:
    """Which of the roles, or none."""
    return one_hot(None if role is None else roles.index(role), len(roles))


def turn_pieces(heist: Heist) -> tuple[Piece, ...]:
    """What changes all the time: what is going on, who is asked and who is ready, and the open proposal."""
    n = heist.players
    return (
        Piece("phase", (len(heist.phases),), 1, ", ".join(step.__name__ for step in heist.phases)),
        Piece("asked", (n,), 1, "who decides now"),
        Piece("ready", (n,), 1, "who is ready"),
        Piece("proposals_made", (n,), MOST_PROPOSALS, "proposals that everybody made in this negotiation"),
        Piece("proposal", (2 * n,), 1, "the open proposal: who made it, who pays"),
        Piece("leaver", (heist.characters,), 1, "the character that leaves if it is accepted"),
        Piece("price", (1,), 1, f"its price, of {heist.unit}"),
    )


def turn_text(heist: Heist, turns: Turns, seat: Seat) -> bytes:
    """The pieces about the turn."""
    table, n = turns.table, heist.players
    return b"".join(
        (
            phase_text(heist, table.agenda[:1]),
            flags(turns.asked, seat, n),
            flags(table.ready, seat, n),
            turned(table.proposals_made, seat),
            proposal_text(heist, table.proposals, seat),
        )
    )


@lru_cache(maxsize=1 << 8)
def phase_text(heist: Heist, ask: tuple[AnyStep, ...]) -> bytes:
    """Which of the phases it is, or none."""
    kinds = [type(step) for step in ask]
    return one_hot(next((at for at, phase in enumerate(heist.phases) if phase in kinds), None), len(heist.phases))


@lru_cache(maxsize=1 << 12)
def proposal_text(heist: Heist, proposals: tuple[Proposal, ...], seat: Seat) -> bytes:
    """The open proposal, if there is one."""
    n, m = heist.players, heist.characters
    if not proposals:
        return one_hot(None, n + n + m + 1)
    (proposal,) = proposals
    (payment,), (leaver,) = proposal.terms.payments, proposal.terms.departures
    who = one_hot((proposal.proposer - seat) % n, n) + one_hot((payment.source - seat) % n, n)
    return who + one_hot((leaver - seat * heist.per_seat) % m, m) + number(payment.amount, heist.unit)


def about_claims(heist: Heist, most: int) -> Around:
    """What was claimed about each character in this negotiation."""
    total = heist.characters

    def write(turns: Turns) -> bytes:
        last: dict[int, Enum] = {}
        times = [0] * total
        for claim in turns.table.claims:
            last[claim.character] = claim.role
            times[claim.character] += 1
        return twice([claim_line(heist, last.get(one), times[one]) for one in range(total)])

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


@lru_cache(maxsize=1 << 10)
def claim_line(heist: Heist, last: Enum | None, times: int) -> bytes:
    """What was claimed about one character."""
    return heist.role(last) + number(times)


def known_roles(
    heist: Heist, knows: Callable[[Any, Seat, int], bool], revealing: tuple[str, ...]
) -> Callable[[Turns, Seat], bytes]:
    """The roles that an observer knows, the own first; until something is revealed, no others."""
    each, total = heist.per_seat, heist.characters
    hidden = (None,) * (total - each)
    revealed = attrgetter(*revealing)

    def write(turns: Turns, seat: Seat) -> bytes:
        table, first = turns.table, seat * each
        if not any(revealed(table)):
            return roles_text(heist, table.roles[first : first + each] + hidden)
        return roles_text(
            heist, tuple([table.roles[one] if knows(table, seat, one) else None for one in around(first, total)])
        )

    return write


@lru_cache(maxsize=1 << 12)
def roles_text(heist: Heist, roles: tuple[Enum | None, ...]) -> bytes:
    """Some roles, one after the other."""
    return b"".join([heist.role(role) for role in roles])


def known_piece(heist: Heist) -> Piece:
    """The only piece that depends on a secret."""
    shape = heist.characters, len(heist.roles)
    return Piece("known", shape, 1, "the roles the observer knows, own characters first")
