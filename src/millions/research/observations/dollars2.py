"""What an observer is shown of Millions of Dollars, second edition: the facts of the seat's view.

Left out, since it changes nothing that can still happen: seat numbers and the names of cards, the order in which
characters left or turned up, earlier claims about a character than the last, and the reserve (money is conserved).
While characters are chosen, those asked have not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from millions.core.seat import Seat
from millions.games.deals.terms import MOST_CHARACTERS
from millions.games.dollars2.components import MONEY_IN_THE_BOX, POT, LootCard, Role
from millions.games.dollars2.deck import AMOUNTS, BONUSES
from millions.games.dollars2.ending import ENOUGH, ROUNDS
from millions.games.dollars2.heist import ChooseRoleToCut, ChooseVictim
from millions.games.dollars2.negotiation import MOST_CLAIMS, MOST_VOTES, CastVotes, MakeAnnouncement, Negotiate
from millions.games.dollars2.planning import ChooseCharacters
from millions.games.dollars2.view import knows
from millions.research.observations.heists import (
    Heist,
    about_claims,
    in_the_pile,
    now_parts,
    now_pieces,
)
from millions.research.observations.pieces import Around, Chapter, Own, Piece, number, numbers, one_hot, twice

if TYPE_CHECKING:
    from millions.research.turns import Turns

ROLES = tuple(Role)
PHASES = (ChooseCharacters, MakeAnnouncement, Negotiate, CastVotes, ChooseRoleToCut, ChooseVictim)


def chapters(players: int, cards: int) -> tuple[tuple[Chapter, ...], tuple[Own, ...]]:
    """All chapters for so many players and a deck of so many Loot cards."""
    heist = Heist(players, cards, ROLES, PHASES, ROUNDS, ENOUGH, MONEY_IN_THE_BOX)
    public = about_the_round(heist), about_seats(heist), about_announcements(heist), about_claims(heist, MOST_CLAIMS)
    return public, (about_now(heist),)


def about_the_round(heist: Heist) -> Chapter:
    """M2-P. The Loot card, the pile, and the roles in the centre."""

    def write(turns: Turns) -> bytes:
        table = turns.table
        shown = heist.shown_texts[table.shown]
        return number(table.round, ROUNDS) + in_the_pile(turns) + loot(table.loot) + shown + heist.role[table.named]

    return Chapter(
        ("round", "pile", "loot", "shown", "named"),
        (
            Piece("round", (1,), 1, "the round, of 5"),
            Piece("pile", (heist.cards,), 1, "which Loot cards of the deck are still in the pile"),
            Piece("loot", (2,), AMOUNTS[-1] / ENOUGH, "the Loot card's amount, and what it gives the Brain, of 50"),
            Piece("bonuses", (len(ROLES),), BONUSES[-1], "the Loot card's bonus for each role"),
            Piece("shown", (len(ROLES),), MOST_CHARACTERS, "how many cards of each role lie open in the centre"),
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
    amounts = number(card.amount, ENOUGH) + number(brain, ENOUGH)
    return amounts + numbers(*[bonuses.get(role, 0) for role in ROLES])


def about_seats(heist: Heist) -> Around:
    """M2-S7. What everybody sees of a player."""

    def write(turns: Turns) -> bytes:
        table = turns.table
        votes = table.votes or (None,) * heist.players
        seats = range(heist.players)
        return twice([numbers(seat == table.leader, seat in table.winners, votes[seat] is not None) for seat in seats])

    return Around(
        heist.players,
        ("leader", "winners", "votes"),
        (
            Piece("leader", (1,), 1, "who is the Leader"),
            Piece("winner", (1,), 1, "who has won"),
            Piece("voted", (1,), 1, "who has voted, while a vote runs"),
        ),
        write,
    )


def about_announcements(heist: Heist) -> Around:
    """M2-N1. What everybody says they sent."""
    return Around(
        heist.characters,
        ("announced",),
        (Piece("announced", (len(ROLES),), 1, "the role announced for a character"),),
        lambda turns: twice([heist.role[role] for role in turns.table.announced]),
        heist.per_seat,
    )


def about_now(heist: Heist) -> Own:
    """M2-N. What is going on, and what the observer knows."""
    sights = heist.sights

    def write(turns: Turns, seat: Seat) -> list[bytes]:
        table = turns.table
        parts = now_parts(turns, sights[seat], knows if table.face_up else None)
        parts += (
            number(table.money[POT], ENOUGH),
            numbers(table.votes_held, table.voted_to_start),
            own_vote(table.votes, seat),
        )
        return parts

    return Own(
        (),
        now_pieces(
            heist,
            (
                Piece("pot", (1,), MONEY_IN_THE_BOX / ENOUGH, "the money in the pot, of 50"),
                Piece("votes_held", (1,), MOST_VOTES, "votes held in this negotiation"),
                Piece("voted_to_start", (1,), 1, "the last vote said to start"),
                Piece("own_vote", (2,), 1, "the observer's vote, while a vote runs: for, against"),
            ),
        ),
        write,
    )


def own_vote(votes: tuple[bool | None, ...], seat: Seat) -> bytes:
    """M2-N5. How the observer has voted; others see only that."""
    vote = votes[seat] if votes else None
    return one_hot(None if vote is None else (True, False).index(vote), 2)
