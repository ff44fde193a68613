"""What an observer is shown of Million Club: the facts of the seat's view.

Left out: seat numbers; how bills lie under companies of one owner, type and face, beyond their sum and the most under
one of them (the action code tells them apart no further either); the capital in all, which is the sum of the bills.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from millions.core.seat import MOST_SEATS, Seat
from millions.core.step import Ask, Chance
from millions.games.club.components import (
    COLONY_CARDS,
    COMPANY_CARDS,
    HIGHEST_FACE,
    PAWNS,
    PILES,
    REGIONS,
    SECTORS,
    SPOTS,
    Companies,
    Profile,
    Tile,
    quotation,
)
from millions.games.club.intrigue_colonies import BuyContract, SwapUnrest
from millions.games.club.intrigue_companies import ExpandAgain, Turn
from millions.games.club.lobby import MakeMoves
from millions.games.club.placement import ROUNDS, closed
from millions.games.club.setup import START_MONEY
from millions.games.club.table import MONEY_IN_THE_BOX, Score
from millions.games.club.view import AnyStep
from millions.research.codes.club import FACES, ClubCode, kind
from millions.research.observations.club_drafts import about_drafts
from millions.research.observations.pieces import Around, Chapter, Own, Piece, around, number, numbers, one_hot, twice

if TYPE_CHECKING:
    from millions.research.turns import Turns

KINDS = len(SECTORS) * len(FACES)
PHASES = tuple(step for step in AnyStep.__args__ if issubclass(step, Ask) and not issubclass(step, Chance))
"""The questions that players are asked."""

TILES, PROFILES = tuple(Tile), tuple(Profile)
LARGEST_DECK = len(COMPANY_CARDS)
MOST_LEVELS = LARGEST_DECK * HIGHEST_FACE
MOST_POINTS = 100
"""More than a line of a score sheet ever says."""

PARTS = (
    ("pawn from", "colony given", "raise capital", "company given", "take over"),
    ("face",),
    ("type wanted",),
    ("face",),
)
"""The blocks of the first part of a decision, of the second and so on; with the last part nothing is left begun."""

PLACES = tuple(
    (part, index) for part, blocks in enumerate(PARTS) for name in blocks for index in ClubCode.ranges()[name]
)
"""Each index that may be said as a first part, as a second and so on."""


def chapters(players: int, cards: int) -> tuple[tuple[Chapter, ...], tuple[Own, ...]]:
    """All chapters for so many players."""
    public = (
        about_the_board(),
        about_now(players),
        about_seats(players),
        about_pawns(players),
        about_companies(players),
        about_scores(players),
    )
    return public, (about_secrets(players), about_looks(players), *about_drafts(players))


def about_the_board() -> Chapter:
    """MC-R1, MC-S4. The round, the closed tile, quotations and decks."""

    def write(turns: Turns) -> bytes:
        table = turns.table
        return (
            number(table.round, ROUNDS)
            + one_hot(TILES.index(closed(table.round)), len(TILES))
            + b"".join([number(quotation(table.companies, sector), HIGHEST_FACE) for sector in SECTORS])
            + b"".join([number(len(deck), LARGEST_DECK) for deck in table.decks])
        )

    return Chapter(
        ("round", "companies", "decks"),
        (
            Piece("round", (1,), 1, "the round, of 9"),
            Piece("closed", (len(TILES),), 1, "the closed tile"),
            Piece("quotations", (len(SECTORS),), MOST_LEVELS / HIGHEST_FACE, "the quotation of each type, of 4"),
            Piece("deck_sizes", (len(PILES),), 1, "undrawn intrigues, colonies, companies, of 39"),
        ),
        write,
    )


def about_now(players: int) -> Chapter:
    """The question that is open, and what it is about."""

    def write(turns: Turns) -> bytes:
        agenda = turns.table.agenda
        ask = agenda[0] if agenda else None
        phase = PHASES.index(type(ask)) if type(ask) in PHASES else None
        sector = ask.sector if isinstance(ask, MakeMoves | Turn) else None
        again = kind(ask.company) if isinstance(ask, ExpandAgain) else None
        bills = ask.company.bills if isinstance(ask, ExpandAgain) else 0
        return (
            one_hot(phase, len(PHASES))
            + one_hot(None if sector is None else SECTORS.index(sector), len(SECTORS))
            + number(isinstance(ask, Turn) and ask.by > 0)
            + one_hot(again, KINDS)
            + number(bills)
        )

    return Chapter(
        ("agenda",),
        (
            Piece("phase", (len(PHASES),), 1, ", ".join(step.__name__ for step in PHASES)),
            Piece("in_sector", (len(SECTORS),), 1, "the type whose companies are moved or turned"),
            Piece("rises", (1,), 1, "a company's face rises, not falls"),
            Piece("again", (KINDS,), 1, "the company that may be moved again (Expansion), by type and face"),
            Piece("again_bills", (1,), MONEY_IN_THE_BOX, "the bills under it"),
        ),
        write,
    )


def about_seats(players: int) -> Around:
    """What everybody sees of a player, and what part the player has in the open question."""

    def write(turns: Turns) -> bytes:
        table = turns.table
        ask = table.agenda[0] if table.agenda else None
        subject = ask.owner if isinstance(ask, BuyContract | SwapUnrest | Turn) else None
        moves = {(step.seat, step.sector): step.left for step in table.agenda if isinstance(step, MakeMoves)}
        profiles = [PROFILES.index(profile) for profile in table.profiles] + [None] * players
        return twice(
            [
                numbers(seat in turns.asked, seat == subject, seat == table.first, seat in table.winners)
                + numbers(*[moves.get((seat, sector), 0) for sector in SECTORS])
                + number(len(table.colonies[seat]))
                + one_hot(profiles[seat], len(PROFILES))
                for seat in range(players)
            ]
        )

    return Around(
        players,
        ("agenda", "pawns", "first", "winners", "colonies", "profiles"),
        (
            Piece("asked", (1,), 1, "decides now"),
            Piece("subject", (1,), 1, "whose cards or companies the question is about"),
            Piece("first", (1,), 1, "comes first in this round"),
            Piece("winner", (1,), 1, "has won"),
            Piece("moves_left", (len(SECTORS),), PAWNS * MOST_SEATS, "moves still to come in each sector of the Lobby"),
            Piece("colony_count", (1,), len(COLONY_CARDS), "colony cards in hand"),
            Piece("profile", (len(PROFILES),), 1, "the profile (option profiles)"),
        ),
        write,
    )


def about_pawns(players: int) -> Around:
    """MC-R3. Where everybody's pawns stand, and on which numbered seats."""
    numbered = [at for at, spot in enumerate(SPOTS) if spot.tile in PILES]

    def write(turns: Turns) -> bytes:
        pawns = turns.table.pawns
        return twice(
            [
                numbers(*[standing.count(seat) for standing in pawns])
                + numbers(*[sitting(pawns[at], chair, seat) for at in numbered for chair in range(players)])
                for seat in range(players)
            ]
        )

    return Around(
        players,
        ("pawns",),
        (
            Piece("pawns", (len(SPOTS),), PAWNS, "pawns on each spot"),
            Piece("chairs", (len(PILES), players), 1, "the numbered seats held on Intrigues, Colonies, Companies"),
        ),
        write,
    )


def sitting(standing: tuple[Seat, ...], chair: int, seat: Seat) -> bool:
    """Is this numbered seat a player's?"""
    return chair < len(standing) and standing[chair] == seat


def about_companies(players: int) -> Around:
    """MC-S3. Everybody's companies lie open."""
    return Around(
        players,
        ("companies",),
        (
            Piece("companies", (KINDS,), LARGEST_DECK, "how many, by type and face"),
            Piece("bills", (KINDS,), MONEY_IN_THE_BOX, "the bills under them, by type and face"),
            Piece("most_bills", (KINDS,), MONEY_IN_THE_BOX, "the most bills under one of them"),
        ),
        lambda turns: twice([holdings(companies) for companies in turns.table.companies]),
    )


@lru_cache(maxsize=1 << 12)
def holdings(companies: Companies) -> bytes:
    """Somebody's companies: numbers, bills, and most bills by type and face."""
    number_of, bills, most = [0] * KINDS, [0] * KINDS, [0] * KINDS
    for company in companies:
        at = kind(company)
        number_of[at] += 1
        bills[at] += company.bills
        most[at] = max(most[at], company.bills)
    return numbers(*number_of, *bills, *most)


def about_scores(players: int) -> Around:
    """MC-X. The score sheets, once points are counted."""
    lines = Score.__struct_fields__
    none = one_hot(None, len(lines))

    def write(turns: Turns) -> bytes:
        scores = turns.table.scores or (None,) * players
        return twice([numbers(*[getattr(score, line) for line in lines]) if score else none for score in scores])

    return Around(players, ("scores",), (Piece("score", (len(lines),), MOST_POINTS, ", ".join(lines)),), write)


def about_secrets(players: int) -> Own:
    """MC-S3. One's own money and colony cards, and at the end everybody's; and a decision one has begun."""

    def write(turns: Turns, seat: Seat) -> list[bytes]:
        table = turns.table
        shown = [other if other == seat or table.scores else None for other in around(seat, players)]
        begun = turns.begun if turns.asked == (seat,) else ()
        return [
            *[number(0 if other is None else table.money[other], START_MONEY) for other in shown],
            *[colonies(() if other is None else table.colonies[other]) for other in shown],
            said(begun),
        ]

    return Own(
        (),
        (
            Piece("money", (players,), MONEY_IN_THE_BOX, "money in hand, of 7: the observer's, at the end everybody's"),
            Piece("colonies", (players, len(REGIONS)), len(COLONY_CARDS), "colony cards by region, likewise"),
            Piece("begun", (len(PLACES),), 1, f"a decision begun: {'; then '.join(map(', '.join, PARTS))}"),
        ),
        write,
    )


@lru_cache(maxsize=1 << 12)
def said(begun: tuple[int, ...]) -> bytes:
    """What was said so far of a decision: the same face may be the first company's or the second's."""
    parts = set(enumerate(begun))
    return numbers(*[place in parts for place in PLACES])


@lru_cache(maxsize=1 << 12)
def colonies(cards: tuple[Any, ...]) -> bytes:
    """Colony cards, counted by region."""
    counts = Counter(cards)
    return numbers(*[counts[region] for region in REGIONS])


def about_looks(players: int) -> Own:
    """MC-2.c, MC-2.e, MC-Z3. What the observer saw of others' colony cards, and what must still be there."""
    nothing = one_hot(None, 2 + 2 * len(REGIONS))

    def write(turns: Turns, seat: Seat) -> list[bytes]:
        mine = {look.whose: look for look in turns.table.looks if look.by == seat}
        return [
            number(1) + number(mine[other].round, ROUNDS) + colonies(mine[other].saw) + colonies(mine[other].sure)
            if other in mine
            else nothing
            for other in around(seat, players)
        ]

    size = 2 + 2 * len(REGIONS)
    meaning = "what the observer saw of a hand: that, in which round (of 9), by region, and what must still be there"
    return Own(("looks",), (Piece("looks", (players, size), len(COLONY_CARDS), meaning),), write)
