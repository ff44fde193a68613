"""What an observer is shown of Millions of Dollars, first edition: the facts of the seat's view.

Left out, since it changes nothing that can still happen: seat numbers and the names of cards, the order in which
characters left or turned up, earlier claims about a character than the last, the antes (the Loot card's, on characters
that are in and face down) and the reserve (money is conserved). While characters are chosen, those asked have not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from millions.core.seat import Seat
from millions.games.deals.terms import MOST_CHARACTERS, Characters
from millions.games.dollars1.components import MONEY_IN_THE_BOX, Role
from millions.games.dollars1.deck import AMOUNTS, ANTES
from millions.games.dollars1.ending import ENOUGH, ROUNDS
from millions.games.dollars1.heist import Denounce
from millions.games.dollars1.negotiation import MOST_CLAIMS, Looked, Negotiate
from millions.games.dollars1.planning import ChooseCharacters
from millions.games.dollars1.view import knows
from millions.research.observations.heists import (
    Heist,
    about_claims,
    in_the_pile,
    now_parts,
    now_pieces,
)
from millions.research.observations.pieces import (
    Around,
    Chapter,
    Own,
    Piece,
    around,
    number,
    numbers,
    twice,
)
from millions.research.remembered import Remembered

if TYPE_CHECKING:
    from millions.research.turns import Turns

ROLES = tuple(Role)


def chapters(players: int, cards: int) -> tuple[tuple[Chapter, ...], tuple[Own, ...]]:
    """All chapters for so many players and a deck of so many Loot cards."""
    phases = (ChooseCharacters, Negotiate, Denounce)
    heist = Heist(players, cards, ROLES, phases, ROUNDS, ENOUGH, MONEY_IN_THE_BOX)
    return (about_the_round(heist), about_seats(heist), about_claims(heist, MOST_CLAIMS)), (about_now(heist),)


def about_the_round(heist: Heist) -> Chapter:
    """M1-P. The Loot card, the pile, and the roles in the centre."""

    def write(turns: Turns) -> bytes:
        table = turns.table
        card = table.loot
        loot = number(card.amount, AMOUNTS[-1]) + number(card.ante, ANTES[-1]) if card else numbers(0, 0)
        symbol = heist.role[card.symbol if card else None]
        shown = heist.shown_texts[table.shown]
        return number(table.round, ROUNDS) + in_the_pile(turns) + loot + symbol + shown + heist.role[table.named]

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


def about_seats(heist: Heist) -> Around:
    """M1-S7. What lies before a player."""

    def write(turns: Turns) -> bytes:
        table = turns.table
        return twice(
            [
                numbers(seat == table.leader, seat in table.winners, table.intimidation[seat])
                + heist.role[table.laid_open[seat]]
                for seat in range(heist.players)
            ]
        )

    return Around(
        heist.players,
        ("leader", "winners", "intimidation", "laid_open"),
        (
            Piece("leader", (1,), 1, "who is the Leader"),
            Piece("winner", (1,), 1, "who has won"),
            Piece("intimidation", (1,), ROUNDS, "Intimidation cards in hand"),
            Piece("laid_open", (len(ROLES),), 1, "the role that lies open and is barred (option fooled)"),
        ),
        write,
    )


def about_now(heist: Heist) -> Own:
    """M1-N. What is going on, and what the observer knows."""
    n, m = heist.players, heist.characters
    sights = heist.sights
    more = tuple(more_seen(heist, seat) for seat in range(n))

    def write(turns: Turns, seat: Seat) -> list[bytes]:
        table = turns.table
        looks = table.looks
        parts = now_parts(turns, sights[seat], knows if looks or table.face_up else None)
        parts.append(more[seat][table.sharers, table.time_called, looks])
        return parts

    return Own(
        (),
        now_pieces(
            heist,
            (
                Piece("sharers", (m,), 1, "the characters that shared the loot"),
                Piece("time_called", (1,), 1, "the Leader has called time"),
                Piece("looks", (n, m), 1, "who has looked at which character, both counted from the observer"),
            ),
        ),
        write,
    )


def more_seen(heist: Heist, seat: Seat) -> Remembered[tuple[Characters, bool, tuple[Looked, ...]], bytes]:
    """Who shared, whether time was called, and who has looked at whom."""
    characters = heist.sights[seat].characters
    return Remembered(lambda now: characters[now[:1]] + number(now[1]) + looks_text(heist, now[2], seat))


def looks_text(heist: Heist, looks: tuple[Looked, ...], seat: Seat) -> bytes:
    """M1-N11. All see that an Intimidation card was spent, and on whom."""
    done = {(look.seat, look.character) for look in looks}
    seen = around(seat * heist.per_seat, heist.characters)
    return numbers(*[(other, one) in done for other in around(seat, heist.players) for one in seen])
