"""The observation of Million Club: the facts of the seat's view.

Left out: seat numbers; how bills are spread over companies of one owner, type and face, beyond their sum and the most
under one of them (the action code does not tell such companies apart either); the total capital, which is the sum of
the bills.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from millions.core.seat import MOST_SEATS, Seat, Seats
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
    Regions,
    Tile,
    quotation,
)
from millions.games.club.intrigue_colonies import BuyContract, SwapUnrest
from millions.games.club.intrigue_companies import ExpandAgain, Turn
from millions.games.club.lobby import MakeMoves
from millions.games.club.placement import closed
from millions.games.club.table import MONEY_IN_THE_BOX, Look, Score, Table
from millions.games.club.variant import BOOK
from millions.games.club.view import AnyStep, View
from millions.research.club.code import FACES, ClubCode, kind
from millions.research.club.drafts import about_drafts
from millions.research.code import Parts, ranges
from millions.research.memo import Memo
from millions.research.observer import ASKED, Around, Chapter, Field, Observer, Own, fields, own
from millions.research.pieces import Piece, around, number, numbers, one_hot

KINDS = len(SECTORS) * len(FACES)
PHASES = tuple(step for step in AnyStep.__args__ if issubclass(step, Ask) and not issubclass(step, Chance))
"""The questions that players answer."""

TILES, PROFILES = tuple(Tile), tuple(Profile)
LARGEST_DECK = len(COMPANY_CARDS)
MOST_LEVELS = LARGEST_DECK * HIGHEST_FACE
MOST_POINTS = 100
"""An upper bound for a line of a score sheet."""

PARTS = (
    ("pawn from", "colony given", "raise capital", "company given", "take over"),
    ("face",),
    ("type wanted",),
    ("face",),
)
"""The blocks of the first part of a decision, of the second and so on; the last part completes the decision."""

PLACES = tuple(
    (part, index) for part, blocks in enumerate(PARTS) for name in blocks for index in ranges(ClubCode.blocks)[name]
)
"""Each index that may be played as a first part, as a second part and so on."""


def observer(players: int, cards: tuple[str, ...]) -> Observer:
    """The observer for a number of players; the cards are always the same."""
    public = (
        about_the_board(),
        about_now(),
        about_seats(players),
        about_pawns(players),
        about_companies(players),
        about_scores(players),
    )
    return Observer(public, (about_secrets(players), about_looks(players), *about_drafts(players)))


def sizes(hands: tuple[tuple[Any, ...], ...]) -> tuple[int, ...]:
    """The number of cards in each hand or deck."""
    return tuple(map(len, hands))


def about_the_board() -> Chapter:
    """MC-R1, MC-S4. The round, the closed tile, quotations and decks."""

    def write(round: int, companies: tuple[Companies, ...], deck_sizes: tuple[int, ...]) -> bytes:
        return (
            number(round, BOOK.rounds)
            + one_hot(TILES.index(closed(round)), len(TILES))
            + b"".join([number(quotation(companies, sector), HIGHEST_FACE) for sector in SECTORS])
            + b"".join([number(size, LARGEST_DECK) for size in deck_sizes])
        )

    return Chapter(
        fields("round", "companies", Field("deck_sizes", "decks", sizes)),
        (
            Piece("round", (1,), 1, "the round, of 9"),
            Piece("closed", (len(TILES),), 1, "the closed tile"),
            Piece("quotations", (len(SECTORS),), MOST_LEVELS / HIGHEST_FACE, "the quotation of each type, of 4"),
            Piece("deck_sizes", (len(PILES),), 1, "undrawn intrigues, colonies, companies, of 39"),
        ),
        write,
    )


def about_now() -> Chapter:
    """The question that is open, and what it is about."""

    def write(agenda: tuple[Any, ...]) -> bytes:
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
        fields("agenda"),
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
    """What all players see of a player, and the player's part in the open question."""

    def write(
        asked: Seats,
        agenda: tuple[Any, ...],
        first: Seat,
        winners: Seats,
        colony_counts: tuple[int, ...],
        profiles: tuple[Profile, ...],
    ) -> list[bytes]:
        ask = agenda[0] if agenda else None
        subject = ask.owner if isinstance(ask, BuyContract | SwapUnrest | Turn) else None
        moves = {(step.seat, step.sector): step.left for step in agenda if isinstance(step, MakeMoves)}
        places = [PROFILES.index(profile) for profile in profiles] + [None] * players
        return [
            numbers(seat in asked, seat == subject, seat == first, seat in winners)
            + numbers(*[moves.get((seat, sector), 0) for sector in SECTORS])
            + number(colony_counts[seat])
            + one_hot(places[seat], len(PROFILES))
            for seat in range(players)
        ]

    return Around(
        players,
        fields(ASKED, "agenda", "first", "winners", Field("colony_counts", "colonies", sizes), "profiles"),
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
    """MC-R3. Where each player's pawns stand, and on which numbered seats."""
    numbered = [at for at, spot in enumerate(SPOTS) if spot.tile in PILES]

    def write(pawns: tuple[Seats, ...]) -> list[bytes]:
        return [
            numbers(*[standing.count(seat) for standing in pawns])
            + numbers(*[sitting(pawns[at], chair, seat) for at in numbered for chair in range(players)])
            for seat in range(players)
        ]

    return Around(
        players,
        fields("pawns"),
        (
            Piece("pawns", (len(SPOTS),), PAWNS, "pawns on each spot"),
            Piece("chairs", (len(PILES), players), 1, "the numbered seats held on Intrigues, Colonies, Companies"),
        ),
        write,
    )


def sitting(standing: tuple[Seat, ...], chair: int, seat: Seat) -> bool:
    """Whether a player holds a numbered seat."""
    return chair < len(standing) and standing[chair] == seat


def about_companies(players: int) -> Around:
    """MC-S3. Companies lie open."""
    return Around(
        players,
        fields("companies"),
        (
            Piece("companies", (KINDS,), LARGEST_DECK, "how many, by type and face"),
            Piece("bills", (KINDS,), MONEY_IN_THE_BOX, "the bills under them, by type and face"),
            Piece("most_bills", (KINDS,), MONEY_IN_THE_BOX, "the most bills under one of them"),
        ),
        lambda companies: [holdings[held] for held in companies],
    )


def write_holdings(companies: Companies) -> bytes:
    """A player's companies: numbers, bills, and most bills by type and face."""
    number_of, bills, most = [0] * KINDS, [0] * KINDS, [0] * KINDS
    for company in companies:
        at = kind(company)
        number_of[at] += 1
        bills[at] += company.bills
        most[at] = max(most[at], company.bills)
    return numbers(*number_of, *bills, *most)


holdings: Memo[Companies, bytes] = Memo(write_holdings)


def about_scores(players: int) -> Around:
    """MC-X. The score sheets, once points are counted."""
    lines = Score.__struct_fields__
    none = one_hot(None, len(lines))

    def write(scores: tuple[Score, ...]) -> list[bytes]:
        sheets = scores or (None,) * players
        return [numbers(*[getattr(sheet, line) for line in lines]) if sheet else none for sheet in sheets]

    return Around(players, fields("scores"), (Piece("score", (len(lines),), MOST_POINTS, ", ".join(lines)),), write)


def about_secrets(players: int) -> Own:
    """MC-S3. The observer's own money and colony cards, at the end all players'; and a decision it has begun."""

    def write(
        seat: Seat, money: tuple[int | None, ...], hands: tuple[Regions | None, ...], begun: Parts
    ) -> list[bytes]:
        order = around(seat, players)
        return [
            *[number(money[other] or 0, BOOK.start_money) for other in order],
            *[colonies[hands[other] or ()] for other in order],
            said[begun],
        ]

    def of_table(table: Table, seat: Seat, asked: Seats, begun: Parts) -> list[bytes]:
        if table.scores:
            return write(seat, table.money, table.colonies, begun)
        money = tuple([table.money[other] if other == seat else None for other in range(players)])
        hands = tuple([table.colonies[other] if other == seat else None for other in range(players)])
        return write(seat, money, hands, begun)

    def of_view(view: View, seat: Seat, asked: Seats, begun: Parts) -> list[bytes]:
        return write(seat, view.money, view.colonies, begun)

    pieces = (
        Piece("money", (players,), MONEY_IN_THE_BOX, "money in hand, of 7: the observer's, at the end all players'"),
        Piece("colonies", (players, len(REGIONS)), len(COLONY_CARDS), "colony cards by region, likewise"),
        Piece("begun", (len(PLACES),), 1, f"a decision begun: {'; then '.join(map(', '.join, PARTS))}"),
    )
    return Own(pieces, of_table, of_view)


def write_begun(begun: Parts) -> bytes:
    """The parts of a decision so far: the same face may be that of the first company or of the second."""
    parts = set(enumerate(begun))
    return numbers(*[place in parts for place in PLACES])


def write_colonies(cards: Regions) -> bytes:
    """Colony cards, counted by region."""
    counts = Counter(cards)
    return numbers(*[counts[region] for region in REGIONS])


said: Memo[Parts, bytes] = Memo(write_begun)
colonies: Memo[Regions, bytes] = Memo(write_colonies)


def about_looks(players: int) -> Own:
    """MC-2.c, MC-2.e, MC-Z3. What the observer saw of others' colony cards, and what must still be there."""
    size = 2 + 2 * len(REGIONS)
    nothing = one_hot(None, size)

    def write(looks: tuple[Look, ...], seat: Seat) -> bytes:
        mine = {look.whose: look for look in looks}
        lines = [
            number(1) + number(mine[other].round, BOOK.rounds) + colonies[mine[other].saw] + colonies[mine[other].sure]
            if other in mine
            else nothing
            for other in around(seat, players)
        ]
        return b"".join(lines)

    meaning = "what the observer saw of a hand: that, in which round (of 9), by region, and what must still be there"
    return own(
        ("looks", "looks", lambda looks, seat: tuple(look for look in looks if look.by == seat)),
        (Piece("looks", (players, size), len(COLONY_CARDS), meaning),),
        write,
    )
