"""The observation of Millions of Dollars, second edition: the facts of the seat's view.

Left out, because it changes nothing that can still happen: seat numbers and the names of cards, the order in which
characters left or turned up, earlier claims about a character than the last, and the reserve (money is conserved).
While characters are chosen, those asked have not.
"""

from __future__ import annotations

from millions.core.seat import Seat, Seats
from millions.games.dollars2.announcements import MakeAnnouncement
from millions.games.dollars2.components import BOOK, MONEY_IN_THE_BOX, POT, ROLES, LootCard, Table
from millions.games.dollars2.heist import ChooseRoleToCut, ChooseVictim
from millions.games.dollars2.negotiation import Negotiate
from millions.games.dollars2.setup import AMOUNTS, BONUSES
from millions.games.dollars2.view import View
from millions.games.dollars2.vote import MOST_VOTES, CastVotes
from millions.games.heists.components import Role
from millions.games.heists.negotiation import MOST_CLAIMS
from millions.games.heists.planning import ChooseCharacters
from millions.games.heists.terms import MOST_CHARACTERS
from millions.games.heists.view import known
from millions.research.code import Parts
from millions.research.heists.observation import (
    Heist,
    about_claims,
    known_in_order,
    now_pieces,
    write_now,
)
from millions.research.observer import Around, Chapter, Field, Observer, Own, fields
from millions.research.pieces import Piece, number, numbers, one_hot

PHASES = (ChooseCharacters, MakeAnnouncement, Negotiate, CastVotes, ChooseRoleToCut, ChooseVictim)


def observer(players: int, cards: tuple[str, ...]) -> Observer:
    """The observer for a number of players and the Loot cards of the deck."""
    heist = Heist(players, cards, ROLES, PHASES, BOOK.target, MONEY_IN_THE_BOX)
    public = about_the_round(heist), about_seats(heist), about_announcements(heist), about_claims(heist, MOST_CLAIMS)
    return Observer(public, (about_now(heist),))


def about_the_round(heist: Heist) -> Chapter:
    """M2-P. The Loot card, the pile, and the roles in the centre."""

    def write(
        round: int, pile: tuple[LootCard, ...], card: LootCard | None, shown: tuple[Role, ...], named: Role | None
    ) -> bytes:
        return number(round, BOOK.rounds) + heist.pile(pile) + loot(card) + heist.shown(shown) + heist.role[named]

    return Chapter(
        fields("round", "pile", "loot", "shown", "named"),
        (
            Piece("round", (1,), 1, "the round, of 5"),
            Piece("pile", (len(heist.cards),), 1, "which Loot cards of the deck are still in the pile"),
            Piece(
                "loot", (2,), AMOUNTS[-1] / BOOK.target, "the Loot card's amount, and what it gives the Brain, of 50"
            ),
            Piece("bonuses", (len(ROLES),), BONUSES[-1], "the Loot card's bonus for each role"),
            Piece("shown", (len(ROLES),), MOST_CHARACTERS, "the open cards of each role in the centre"),
            Piece("named", (len(ROLES),), 1, "the role that the Tech named"),
        ),
        write,
    )


def loot(card: LootCard | None) -> bytes:
    """M2-P1, M2-L2. The Loot card of the round: amounts, and a bonus for each role."""
    if card is None:
        return one_hot(None, 2 + len(ROLES))
    bonuses = {bonus.role: bonus.amount for bonus in card.bonuses}
    brain = card.amount if card.brain is None else card.brain
    amounts = number(card.amount, BOOK.target) + number(brain, BOOK.target)
    return amounts + numbers(*[bonuses.get(role, 0) for role in ROLES])


def about_seats(heist: Heist) -> Around:
    """M2-S7. What all players see of a player."""

    def write(leader: Seat, winners: Seats, voted: tuple[bool, ...]) -> list[bytes]:
        votes = voted or (False,) * heist.players
        return [numbers(seat == leader, seat in winners, votes[seat]) for seat in range(heist.players)]

    return Around(
        heist.players,
        fields("leader", "winners", Field("voted", "votes", lambda votes: tuple(vote is not None for vote in votes))),
        (
            Piece("leader", (1,), 1, "who is the Leader"),
            Piece("winner", (1,), 1, "who has won"),
            Piece("voted", (1,), 1, "who has voted, while a vote runs"),
        ),
        write,
    )


def about_announcements(heist: Heist) -> Around:
    """M2-N1. The roles that players say they sent."""
    return Around(
        heist.characters,
        fields("announced"),
        (Piece("announced", (len(ROLES),), 1, "the role announced for a character"),),
        lambda announced: [heist.role[role] for role in announced],
        heist.per_seat,
    )


def about_now(heist: Heist) -> Own:
    """M2-N. What is going on, and what the observer knows."""
    sights = heist.sights

    def of_table(table: Table, seat: Seat, asked: Seats, begun: Parts) -> list[bytes]:
        sight = sights[seat]
        roles = known_in_order(known(table, seat), sight) if table.face_up else table.roles[sight.mine]
        return write_now(table, sight, asked, roles) + write_votes(table, seat)

    def of_view(view: View, seat: Seat, asked: Seats, begun: Parts) -> list[bytes]:
        return write_now(view, sights[seat], asked, known_in_order(view.known, sights[seat])) + write_votes(view, seat)

    pieces = (
        Piece("pot", (1,), MONEY_IN_THE_BOX / BOOK.target, "the money in the pot, of 50"),
        Piece("votes_held", (1,), MOST_VOTES, "votes held in this negotiation"),
        Piece("voted_to_start", (1,), 1, "the last vote said to start"),
        Piece("own_vote", (2,), 1, "the observer's vote, while a vote runs: for, against"),
    )
    return Own(now_pieces(heist, pieces), of_table, of_view)


def write_votes(scene: Table | View, seat: Seat) -> list[bytes]:
    """M2-N5. The pot, the votes held, and the observer's own vote; others' votes stay secret while a vote runs."""
    vote = scene.votes[seat] if scene.votes else None
    return [
        number(scene.money[POT], BOOK.target),
        numbers(scene.votes_held, scene.voted_to_start),
        one_hot(None if vote is None else (True, False).index(vote), 2),
    ]
