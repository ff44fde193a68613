"""What an observer is shown of Millions of Dollars, first edition: the facts of the seat's view.

Left out, since it changes nothing that can still happen: seat numbers and the names of cards, the order in which
characters left or turned up, earlier claims about a character than the last, the antes (the Loot card's, on characters
that are in and face down) and the reserve (money is conserved). While characters are chosen, those asked have not.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from millions.core.seat import Seat
from millions.games.deals.terms import MOST_CHARACTERS
from millions.games.dollars1.components import MONEY_IN_THE_BOX, Role
from millions.games.dollars1.deck import AMOUNTS, ANTES
from millions.games.dollars1.ending import ENOUGH, ROUNDS
from millions.games.dollars1.heist import Denounce
from millions.games.dollars1.negotiation import MOST_CLAIMS, Negotiate
from millions.games.dollars1.planning import ChooseCharacters
from millions.games.dollars1.view import knows
from millions.research.observations.heists import (
    Heist,
    about_claims,
    in_the_pile,
    known_piece,
    known_roles,
    role_text,
    turn_pieces,
    turn_text,
)
from millions.research.observations.pieces import Around, Chapter, Own, Piece, around, number, numbers, one_hot, twice

if TYPE_CHECKING:
    from millions.research.turns import Turns

ROLES = tuple(Role)


def chapters(players: int, cards: int) -> tuple[Chapter, ...]:
    """All chapters for so many players and a deck of so many Loot cards."""
    heist = Heist(players, cards, ROLES, (ChooseCharacters, Negotiate, Denounce), ROUNDS, ENOUGH)
    return (
        about_the_round(heist),
        about_the_turn(heist),
        about_seats(heist),
        about_characters(heist),
        about_claims(heist, MOST_CLAIMS),
        about_knowledge(heist),
    )


def about_the_round(heist: Heist) -> Chapter:
    """M1-P. The Loot card, the pile, and the roles in the centre."""

    def write(turns: Turns) -> bytes:
        table = turns.table
        card = table.loot
        loot = number(card.amount, AMOUNTS[-1]) + number(card.ante, ANTES[-1]) if card else numbers(0, 0)
        symbol = heist.role(card.symbol if card else None)
        shown = numbers(*[table.shown.count(role) for role in ROLES])
        return number(table.round, ROUNDS) + in_the_pile(turns) + loot + symbol + shown + heist.role(table.named)

    return Chapter(
        ("round", "pile", "loot", "shown", "named"),
        (
            Piece("round", (1,), 1, "the round, of 8"),
            Piece("pile", (heist.cards,), 1, "which Loot cards of the deck are still in the pile"),
            Piece("loot", (2,), 1, "the Loot card: its amount, of 12, and its ante, of 2"),
            Piece("symbol", (len(ROLES),), 1, "the Loot card's symbol"),
            Piece("shown", (len(ROLES),), MOST_CHARACTERS, "how many cards of each role lie open in the centre"),
            Piece("named", (len(ROLES),), 1, "the role that the Snitch named"),
        ),
        write,
    )


def about_the_turn(heist: Heist) -> Own:
    """What is going on."""
    return Own(
        (),
        (*turn_pieces(heist), Piece("time_called", (1,), 1, "the Leader has called time")),
        lambda turns, seat: turn_text(heist, turns, seat) + number(turns.table.time_called),
    )


def about_seats(heist: Heist) -> Around:
    """M1-S7. What everybody sees of a player."""

    def write(turns: Turns) -> bytes:
        table = turns.table
        money, leader, winners = table.money, table.leader, table.winners
        cards, barred = table.intimidation, table.laid_open
        return twice(
            [
                seat_line(money[seat], seat == leader, seat in winners, cards[seat], barred[seat])
                for seat in range(heist.players)
            ]
        )

    return Around(
        heist.players,
        ("money", "leader", "winners", "intimidation", "laid_open"),
        (
            Piece("purse", (1,), MONEY_IN_THE_BOX / ENOUGH, "money in hand, of 20"),
            Piece("leader", (1,), 1, "is the Leader"),
            Piece("winner", (1,), 1, "has won"),
            Piece("intimidation", (1,), ROUNDS, "Intimidation cards in hand"),
            Piece("laid_open", (len(ROLES),), 1, "the role that lies open and is barred (option fooled)"),
        ),
        write,
    )


@lru_cache(maxsize=1 << 12)
def seat_line(purse: int, leader: bool, winner: bool, cards: int, barred: Role | None) -> bytes:
    """What everybody sees of one player."""
    return number(purse, ENOUGH) + numbers(leader, winner, cards) + role_text(ROLES, barred)


def about_characters(heist: Heist) -> Around:
    """What everybody sees of a character."""

    def write(turns: Turns) -> bytes:
        table = turns.table
        crew, left, up, sharers = table.crew, table.left, table.face_up, table.sharers
        return twice([numbers(one in crew, one in left, one in up, one in sharers) for one in range(heist.characters)])

    return Around(
        heist.characters,
        ("crew", "left", "face_up", "sharers"),
        (
            Piece("crew", (1,), 1, "is in the heist"),
            Piece("left", (1,), 1, "has left"),
            Piece("face_up", (1,), 1, "was revealed"),
            Piece("sharer", (1,), 1, "shared the loot"),
        ),
        write,
        heist.per_seat,
    )


def about_knowledge(heist: Heist) -> Own:
    """M1-N11. What the observer knows; and who has looked at whom, which all see."""
    known = known_roles(heist, knows, ("face_up", "looks"))
    nothing = one_hot(None, heist.players * heist.characters)

    def looks(turns: Turns, seat: Seat) -> bytes:
        if not turns.table.looks:
            return nothing
        done = {(look.seat, look.character) for look in turns.table.looks}
        seen = around(seat * heist.per_seat, heist.characters)
        return numbers(*[(other, one) in done for other in around(seat, heist.players) for one in seen])

    meaning = "who has looked at which character, both counted from the observer"
    return Own(
        ("roles", "face_up", "looks"),
        (known_piece(heist), Piece("looks", (heist.players, heist.characters), 1, meaning)),
        lambda turns, seat: known(turns, seat) + looks(turns, seat),
    )
