"""The chapters both heist games share; hidden roles are read only through the edition's own `knows`."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from millions.core.seat import Seat
from millions.core.step import AnyStep
from millions.games.deals.bargain import MOST_PROPOSALS
from millions.research.observations.pieces import Around, Own, Piece, around, number, numbers, one_hot

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
        return one_hot(None if role is None else self.roles.index(role), len(self.roles))

    def phase(self, agenda: tuple[AnyStep, ...]) -> int | None:
        """Which of the phases it is, or none."""
        step = type(agenda[0]) if agenda else None
        return self.phases.index(step) if step in self.phases else None


def in_the_pile(turns: Turns) -> bytes:
    """Which Loot cards of the deck are still in the pile."""
    left = turns.table.pile
    return numbers(tuple([card in left for card in turns.setting.deck.cards]))  # type: ignore[attr-defined]


def about_turns(heist: Heist) -> Around:
    """Who is asked, who is ready, and what part everybody has in the open proposal."""

    def write(turns: Turns) -> list[bytes]:
        table, asked, ready, made = turns.table, turns.asked, turns.table.ready, turns.table.proposals_made
        if not table.proposals:
            return [turn_line(seat in asked, seat in ready, made[seat]) for seat in seats]
        (proposal,) = table.proposals
        (payment,), (leaver,) = proposal.terms.payments, proposal.terms.departures
        leaving = {leaver // table.per_seat: leaver % table.per_seat}
        proposer, payer = proposal.proposer, payment.source
        return [
            turn_line(seat in asked, seat in ready, made[seat], seat == proposer, seat == payer, leaving.get(seat))
            for seat in seats
        ]

    seats = range(heist.players)
    return Around(
        heist.players,
        ("asked", "table.ready", "table.proposals", "table.proposals_made"),
        (
            Piece("asked", (1,), 1, "decides now"),
            Piece("ready", (1,), 1, "is ready"),
            Piece("proposals_made", (1,), MOST_PROPOSALS, "proposals made in this negotiation"),
            Piece("proposes", (1,), 1, "made the open proposal"),
            Piece("pays", (1,), 1, "pays if it is accepted"),
            Piece("leaves", (2,), 1, "leaves if it is accepted, with character A or B"),
        ),
        write,
    )


@lru_cache(maxsize=1 << 10)
def turn_line(
    asked: bool, ready: bool, made: int, proposes: bool = False, pays: bool = False, leaves: int | None = None
) -> bytes:
    """What everybody sees of one seat in a negotiation."""
    return numbers((asked, ready, made, proposes, pays)) + one_hot(leaves, 2)


def price(turns: Turns, heist: Heist) -> bytes:
    """The price of the open proposal, if there is one."""
    open_ones = turns.table.proposals
    return number(open_ones[0].terms.payments[0].amount if open_ones else 0, heist.unit)


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
        ("table.claims",),
        (
            Piece("claimed", (len(heist.roles),), 1, "the role last claimed for a character"),
            Piece("claims_made", (1,), most, "claims about it in this negotiation"),
        ),
        write,
        heist.per_seat,
    )


def known_roles(heist: Heist, knows: Callable[[Any, Seat, int], bool]) -> Callable[[Turns, Seat], bytes]:
    """The roles that an observer knows, the own first."""

    def write(turns: Turns, seat: Seat) -> bytes:
        table = turns.table
        order = around(seat * heist.per_seat, heist.characters)
        return b"".join([heist.role(table.roles[one] if knows(table, seat, one) else None) for one in order])

    return write


def about_what_is_known(heist: Heist, fields: tuple[str, ...], knows: Callable[[Any, Seat, int], bool]) -> Own:
    """The only chapter that depends on a secret."""
    piece = Piece(
        "known", (heist.characters, len(heist.roles)), 1, "the roles the observer knows, own characters first"
    )
    return Own(fields, (piece,), known_roles(heist, knows))
