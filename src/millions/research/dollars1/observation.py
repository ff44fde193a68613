"""The observation of Millions of Dollars, first edition: the facts of the seat's view.

Left out, because it changes nothing that can still happen: seat numbers and the names of cards, the order in which
characters left or turned up, earlier claims about a character than the last, the antes (the Loot card's, on characters
that are in and face down) and the reserve (money is conserved). While characters are chosen, those asked have not.
"""

from __future__ import annotations

from millions.core.seat import Seat, Seats
from millions.games.dollars1.components import BOOK, MONEY_IN_THE_BOX, ROLES, Looked, LootCard, Table
from millions.games.dollars1.heist import Denounce
from millions.games.dollars1.negotiation import Negotiate
from millions.games.dollars1.setup import AMOUNTS, ANTES
from millions.games.dollars1.view import View, known
from millions.games.heists.components import Role
from millions.games.heists.negotiation import MOST_CLAIMS
from millions.games.heists.planning import ChooseCharacters
from millions.games.heists.terms import MOST_CHARACTERS, Characters
from millions.research.code import Parts
from millions.research.heists.observation import (
    Heist,
    about_claims,
    known_in_order,
    now_pieces,
    write_now,
)
from millions.research.memo import Memo
from millions.research.observer import Around, Chapter, Observer, Own, fields
from millions.research.pieces import Piece, around, number, numbers

PHASES = (ChooseCharacters, Negotiate, Denounce)


def observer(players: int, cards: tuple[str, ...]) -> Observer:
    """The observer for a number of players and the Loot cards of the deck."""
    heist = Heist(players, cards, ROLES, PHASES, BOOK.target, MONEY_IN_THE_BOX)
    return Observer((about_the_round(heist), about_seats(heist), about_claims(heist, MOST_CLAIMS)), (about_now(heist),))


def about_the_round(heist: Heist) -> Chapter:
    """M1-P. The Loot card, the pile, and the roles in the centre."""

    def write(
        round: int, pile: tuple[LootCard, ...], card: LootCard | None, shown: tuple[Role, ...], named: Role | None
    ) -> bytes:
        loot = number(card.amount, AMOUNTS[-1]) + number(card.ante, ANTES[-1]) if card else numbers(0, 0)
        symbol = heist.role[card.symbol if card else None]
        return number(round, BOOK.rounds) + heist.pile(pile) + loot + symbol + heist.shown(shown) + heist.role[named]

    return Chapter(
        fields("round", "pile", "loot", "shown", "named"),
        (
            Piece("round", (1,), 1, "the round, of 8"),
            Piece("pile", (len(heist.cards),), 1, "which Loot cards of the deck are still in the pile"),
            Piece("loot", (2,), 1, "the Loot card: its amount, of 12, and its ante, of 2"),
            Piece("symbol", (len(ROLES),), 1, "the Loot card's symbol"),
            Piece("shown", (len(ROLES),), MOST_CHARACTERS, "the open cards of each role in the centre"),
            Piece("named", (len(ROLES),), 1, "the role that the Snitch named"),
        ),
        write,
    )


def about_seats(heist: Heist) -> Around:
    """M1-S7. What lies before a player."""

    def write(
        leader: Seat, winners: Seats, intimidation: tuple[int, ...], laid_open: tuple[Role | None, ...]
    ) -> list[bytes]:
        return [
            numbers(seat == leader, seat in winners, intimidation[seat]) + heist.role[laid_open[seat]]
            for seat in range(heist.players)
        ]

    return Around(
        heist.players,
        fields("leader", "winners", "intimidation", "laid_open"),
        (
            Piece("leader", (1,), 1, "who is the Leader"),
            Piece("winner", (1,), 1, "who has won"),
            Piece("intimidation", (1,), BOOK.rounds, "Intimidation cards in hand"),
            Piece("laid_open", (len(ROLES),), 1, "the role that lies open and is barred (option fooled)"),
        ),
        write,
    )


def about_now(heist: Heist) -> Own:
    """M1-N. What is going on, and what the observer knows."""
    n, m = heist.players, heist.characters
    sights = heist.sights
    public = tuple(public_now(heist, seat) for seat in range(n))

    def of_table(table: Table, seat: Seat, asked: Seats, begun: Parts) -> list[bytes]:
        sight, looks = sights[seat], table.looks
        roles = known_in_order(known(table, seat), sight) if looks or table.face_up else table.roles[sight.mine]
        parts = write_now(table, sight, asked, roles)
        parts.append(public[seat][table.sharers, table.time_called, table.acts_before_time, looks])
        return parts

    def of_view(view: View, seat: Seat, asked: Seats, begun: Parts) -> list[bytes]:
        parts = write_now(view, sights[seat], asked, known_in_order(view.known, sights[seat]))
        parts.append(public[seat][view.sharers, view.time_called, view.acts_before_time, view.looks])
        return parts

    pieces = (
        Piece("sharers", (m,), 1, "the characters that shared the loot"),
        Piece("time_called", (1,), 1, "the Leader has called time"),
        Piece("acts_before_time", (1,), n - 1, "how often others must still act before the Leader may call time"),
        Piece("looks", (n, m), 1, "who has looked at which character, both counted from the observer"),
    )
    return Own(now_pieces(heist, pieces), of_table, of_view)


def public_now(heist: Heist, seat: Seat) -> Memo[tuple[Characters, bool, int, tuple[Looked, ...]], bytes]:
    """Who shared, whether time was called or may be, and who has looked at whom."""
    characters = heist.sights[seat].characters
    return Memo(lambda now: characters[now[:1]] + numbers(now[1], now[2]) + write_looks(heist, now[3], seat))


def write_looks(heist: Heist, looks: tuple[Looked, ...], seat: Seat) -> bytes:
    """M1-N11. All see that an Intimidation card was spent, and on whom."""
    done = {(look.seat, look.character) for look in looks}
    seen = around(seat * heist.per_seat, heist.characters)
    return numbers(*[(other, one) in done for other in around(seat, heist.players) for one in seen])
