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
    known_piece,
    known_roles,
    turn_pieces,
    turn_text,
)
from millions.research.observations.pieces import Around, Chapter, Own, Piece, number, numbers, one_hot, twice

if TYPE_CHECKING:
    from millions.research.turns import Turns

ROLES = tuple(Role)
PHASES = (ChooseCharacters, MakeAnnouncement, Negotiate, CastVotes, ChooseRoleToCut, ChooseVictim)


def chapters(players: int, cards: int) -> tuple[Chapter, ...]:
    """All chapters for so many players and a deck of so many Loot cards."""
    heist = Heist(players, cards, ROLES, PHASES, ROUNDS, ENOUGH)
    return (
        about_the_round(heist),
        about_the_turn(heist),
        about_seats(heist),
        about_characters(heist),
        about_claims(heist, MOST_CLAIMS),
        about_knowledge(heist),
    )


def about_the_round(heist: Heist) -> Chapter:
    """M2-P. The Loot card, the pile, and the roles in the centre."""

    def write(turns: Turns) -> bytes:
        table = turns.table
        shown = numbers(*[table.shown.count(role) for role in ROLES])
        return number(table.round, ROUNDS) + in_the_pile(turns) + loot(table.loot) + shown + heist.role(table.named)

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


def about_the_turn(heist: Heist) -> Own:
    """What is going on."""

    def write(turns: Turns, seat: Seat) -> bytes:
        table = turns.table
        pot = number(table.money[POT], ENOUGH)
        return turn_text(heist, turns, seat) + pot + numbers(table.votes_held, table.voted_to_start)

    return Own(
        (),
        (
            *turn_pieces(heist),
            Piece("pot", (1,), MONEY_IN_THE_BOX / ENOUGH, "the money in the pot, of 50"),
            Piece("votes_held", (1,), MOST_VOTES, "votes held in this negotiation"),
            Piece("voted_to_start", (1,), 1, "the last vote said to start"),
        ),
        write,
    )


def about_seats(heist: Heist) -> Around:
    """M2-S7. What everybody sees of a player."""

    def write(turns: Turns) -> bytes:
        table = turns.table
        votes = table.votes or (None,) * heist.players
        return twice(
            [
                number(table.money[seat], ENOUGH)
                + numbers(seat == table.leader, seat in table.winners, votes[seat] is not None)
                for seat in range(heist.players)
            ]
        )

    return Around(
        heist.players,
        tuple(f"{field}" for field in ("money", "leader", "roles", "winners", "votes")),
        (
            Piece("purse", (1,), MONEY_IN_THE_BOX / ENOUGH, "money in hand, of 50"),
            Piece("leader", (1,), 1, "is the Leader"),
            Piece("winner", (1,), 1, "has won"),
            Piece("voted", (1,), 1, "has voted, while a vote runs"),
        ),
        write,
    )


def about_characters(heist: Heist) -> Around:
    """What everybody sees of a character."""

    def write(turns: Turns) -> bytes:
        table = turns.table
        return twice(
            [
                numbers(one in table.crew, one in table.left, one in table.face_up) + heist.role(table.announced[one])
                for one in range(heist.characters)
            ]
        )

    return Around(
        heist.characters,
        tuple(f"{field}" for field in ("crew", "left", "face_up", "announced")),
        (
            Piece("crew", (1,), 1, "is in the heist"),
            Piece("left", (1,), 1, "has left"),
            Piece("face_up", (1,), 1, "was revealed"),
            Piece("announced", (len(ROLES),), 1, "the role announced for it"),
        ),
        write,
        heist.per_seat,
    )


def about_knowledge(heist: Heist) -> Own:
    """M2-N5. What the observer knows: roles, and the own vote while a vote runs (others see only that one voted)."""
    known = known_roles(heist, knows, ("face_up",))

    def vote(turns: Turns, seat: Seat) -> bytes:
        votes = turns.table.votes
        return one_hot((True, False).index(votes[seat]) if votes and votes[seat] is not None else None, 2)

    return Own(
        ("roles", "face_up", "votes"),
        (known_piece(heist), Piece("own_vote", (2,), 1, "the observer's vote: for, against")),
        lambda turns, seat: known(turns, seat) + vote(turns, seat),
    )
