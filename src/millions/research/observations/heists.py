"""The chapters both heist games share; hidden roles are read only through the edition's own `knows`."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from millions.core.seat import Seat
from millions.core.step import AnyStep
from millions.games.deals.bargain import MOST_PROPOSALS, Proposal
from millions.research.observations.pieces import Around, Piece, around, number, numbers, one_hot

if TYPE_CHECKING:
    from millions.research.turns import Turns


class Heist(NamedTuple):
    """What the shapes of the pieces depend on, and how an edition counts."""

    players: int
    cards: int
    roles: tuple[Enum, ...]
    phases: tuple[type[AnyStep], ...]
    rounds: int
    unit: int
    """In which money is counted: what wins the game."""

    @property
    def per_seat(self) -> int:
        """How many characters a player has."""
        return 2 if self.players == 3 else 1

    @property
    def characters(self) -> int:
        """How many characters there are."""
        return self.players * self.per_seat

    def role(self, role: Enum | None) -> bytes:
        """Which role, or none."""
        return role_text(self.roles, role)

    def phase(self, agenda: tuple[AnyStep, ...]) -> bytes:
        """Which of the phases it is, or none."""
        return phase_text(self.phases, type(agenda[0]) if agenda else None)


def in_the_pile(turns: Turns) -> bytes:
    """Which Loot cards of the deck are still in the pile."""
    left = turns.table.pile
    return numbers(*[card in left for card in turns.setting.deck.cards])  # type: ignore[attr-defined]


@lru_cache(maxsize=1 << 6)
def role_text(roles: tuple[Enum, ...], role: Enum | None) -> bytes:
    """Which of the roles, or none."""
    return one_hot(None if role is None else roles.index(role), len(roles))


@lru_cache(maxsize=1 << 8)
def phase_text(phases: tuple[type[AnyStep], ...], step: type[AnyStep] | None) -> bytes:
    """Which of these questions is open, or none."""
    return one_hot(phases.index(step) if step in phases else None, len(phases))


def about_turns(heist: Heist) -> Around:
    """Who is asked, who has chosen, who is ready, and what part everybody has in the open proposal."""
    seats = range(heist.players)

    def write(turns: Turns) -> list[bytes]:
        table, asked = turns.table, turns.asked
        ready, made, chosen = table.ready, table.proposals_made, table.roles[:: heist.per_seat]
        part = parts_in(table.proposals[0], heist.per_seat) if table.proposals else {}
        return [
            turn_line(seat in asked, chosen[seat] is not None, seat in ready, made[seat], part.get(seat))
            for seat in seats
        ]

    return Around(
        heist.players,
        (),
        (
            Piece("asked", (1,), 1, "decides now"),
            Piece("chosen", (1,), 1, "has placed characters"),
            Piece("ready", (1,), 1, "is ready"),
            Piece("proposals_made", (1,), MOST_PROPOSALS, "proposals made in this negotiation"),
            Piece("proposes", (1,), 1, "made the open proposal"),
            Piece("pays", (1,), 1, "pays if it is accepted"),
            Piece("leaves", (2,), 1, "leaves if it is accepted, with character A or B"),
        ),
        write,
    )


Part = tuple[bool, bool, int | None]
"""Somebody's part in a proposal: made it, pays, leaves with A (0) or B (1)."""


@lru_cache(maxsize=1 << 10)
def turn_line(asked: bool, chosen: bool, ready: bool, made: int, part: Part | None) -> bytes:
    """What everybody sees of one seat in a negotiation."""
    proposes, pays, leaves = part or (False, False, None)
    return numbers(asked, chosen, ready, made, proposes, pays) + one_hot(leaves, 2)


def parts_in(proposal: Proposal, per_seat: int) -> dict[Seat, Part]:
    """What part the two players have in a proposal; one pays, the other leaves."""
    (payment,), (leaver,) = proposal.terms.payments, proposal.terms.departures
    payer, payee, proposer = payment.source, payment.target, proposal.proposer
    return {payer: (payer == proposer, True, None), payee: (payee == proposer, False, leaver % per_seat)}


def price(turns: Turns) -> int:
    """The price of the open proposal, if there is one."""
    open_ones = turns.table.proposals
    return open_ones[0].terms.payments[0].amount if open_ones else 0


def about_claims(heist: Heist, most: int) -> Around:
    """What was claimed about each character in this negotiation."""

    def write(turns: Turns) -> list[bytes]:
        last: dict[int, Enum] = {}
        times = [0] * heist.characters
        for claim in turns.table.claims:
            last[claim.character] = claim.role
            times[claim.character] += 1
        return [heist.role(last.get(one)) + number(times[one]) for one in range(heist.characters)]

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


def known_roles(heist: Heist, knows: Callable[[Any, Seat, int], bool]) -> Callable[[Turns, Seat], bytes]:
    """The roles that an observer knows, the own first."""
    each, total = heist.per_seat, heist.characters
    hidden = (None,) * (total - each)

    def write(turns: Turns, seat: Seat) -> bytes:
        table, first = turns.table, seat * each
        if not table.shown:  # nothing can have been looked at or revealed
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
