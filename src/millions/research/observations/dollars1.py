"""What an observer is shown of Millions of Dollars, first edition: the facts of the seat's view.

Left out, since it changes nothing that can still happen: seat numbers and the names of cards, the order in which
characters left or turned up, earlier claims about a character than the last, and the reserve (money is conserved).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from millions.core.seat import Seat
from millions.games.deals.terms import MOST_CHARACTERS
from millions.games.dollars1.components import FIRST_ANTE, MONEY_IN_THE_BOX, Role
from millions.games.dollars1.deck import AMOUNTS, ANTES
from millions.games.dollars1.ending import ENOUGH, ROUNDS
from millions.games.dollars1.heist import Denounce
from millions.games.dollars1.negotiation import MOST_CLAIMS, Negotiate
from millions.games.dollars1.planning import ChooseCharacters
from millions.games.dollars1.view import knows
from millions.research.observations.heists import (
    Heist,
    about_claims,
    about_turns,
    about_what_is_known,
    in_the_pile,
    price,
)
from millions.research.observations.pieces import Around, Chapter, Own, Piece, around, number, numbers, one_hot

if TYPE_CHECKING:
    from millions.research.turns import Turns

ROLES = tuple(Role)


def chapters(players: int, cards: int) -> tuple[Chapter, ...]:
    """All chapters for so many players and a deck of so many Loot cards."""
    heist = Heist(players, cards, ROLES, (ChooseCharacters, Negotiate, Denounce), ROUNDS, ENOUGH)
    return (
        about_the_round(heist),
        about_now(heist),
        about_seats(heist),
        about_turns(heist),
        about_characters(heist),
        about_claims(heist, MOST_CLAIMS),
        about_what_is_known(heist, ("table.roles", "table.face_up", "table.looks"), knows),
        about_looks(heist),
    )


def about_the_round(heist: Heist) -> Chapter:
    """M1-P. The Loot card, the pile, and the roles in the centre."""

    def write(turns: Turns) -> bytes:
        table = turns.table
        card = table.loot
        loot = number(card.amount, AMOUNTS[-1]) + number(card.ante, ANTES[-1]) if card else numbers((0, 0))
        symbol = heist.role(card.symbol if card else None)
        shown = numbers(tuple([table.shown.count(role) for role in ROLES]))
        return number(table.round, ROUNDS) + in_the_pile(turns) + loot + symbol + shown + heist.role(table.named)

    return Chapter(
        ("table.round", "table.pile", "table.loot", "table.shown", "table.named"),
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


def about_now(heist: Heist) -> Chapter:
    """What is going on."""

    def write(turns: Turns) -> bytes:
        table = turns.table
        return one_hot(heist.phase(table.agenda), len(heist.phases)) + number(table.time_called) + price(turns, heist)

    return Chapter(
        ("table.agenda", "table.time_called", "table.proposals"),
        (
            Piece("phase", (len(heist.phases),), 1, "choosing, negotiating, naming a role; or none"),
            Piece("time_called", (1,), 1, "the Leader has called time"),
            Piece("price", (1,), 1, "the price in the open proposal, of 20"),
        ),
        write,
    )


def about_seats(heist: Heist) -> Around:
    """M1-S7. What everybody sees of a player."""

    def write(turns: Turns) -> list[bytes]:
        table = turns.table
        chosen = table.roles[:: table.per_seat]
        return [
            number(table.money[seat], ENOUGH)
            + numbers((seat == table.leader, chosen[seat] is not None, seat in table.winners, table.intimidation[seat]))
            + heist.role(table.laid_open[seat])
            for seat in range(heist.players)
        ]

    fields = ("money", "leader", "roles", "winners", "intimidation", "laid_open")
    return Around(
        heist.players,
        tuple(f"table.{field}" for field in fields),
        (
            Piece("purse", (1,), MONEY_IN_THE_BOX / ENOUGH, "money in hand, of 20"),
            Piece("leader", (1,), 1, "is the Leader"),
            Piece("chosen", (1,), 1, "has placed characters"),
            Piece("winner", (1,), 1, "has won"),
            Piece("intimidation", (1,), ROUNDS, "Intimidation cards in hand"),
            Piece("laid_open", (len(ROLES),), 1, "the role that lies open and is barred (option fooled)"),
        ),
        write,
    )


def about_characters(heist: Heist) -> Around:
    """What everybody sees of a character."""

    def write(turns: Turns) -> list[bytes]:
        table = turns.table
        return [
            numbers((one in table.crew, one in table.left, one in table.face_up, one in table.sharers))
            + number(table.money[FIRST_ANTE + one], ANTES[-1])
            for one in range(heist.characters)
        ]

    return Around(
        heist.characters,
        tuple(f"table.{field}" for field in ("crew", "left", "face_up", "sharers", "money")),
        (
            Piece("crew", (1,), 1, "is in the heist"),
            Piece("left", (1,), 1, "has left"),
            Piece("face_up", (1,), 1, "was revealed"),
            Piece("sharer", (1,), 1, "shared the loot"),
            Piece("ante", (1,), 1, "the ante on it, of 2"),
        ),
        write,
        heist.per_seat,
    )


def about_looks(heist: Heist) -> Own:
    """M1-N11. All see that an Intimidation card was spent, and on whom."""
    nothing = one_hot(None, heist.players * heist.characters)

    def write(turns: Turns, seat: Seat) -> bytes:
        if not turns.table.looks:
            return nothing
        looks = {(look.seat, look.character) for look in turns.table.looks}
        seen = around(seat * heist.per_seat, heist.characters)
        return numbers(tuple([(other, one) in looks for other in around(seat, heist.players) for one in seen]))

    meaning = "who has looked at which character, both counted from the observer"
    return Own(("table.looks",), (Piece("looks", (heist.players, heist.characters), 1, meaning),), write)
