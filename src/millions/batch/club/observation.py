"""The observation of Million Club: the same numbers in the same order as in `millions.research`."""

from __future__ import annotations

from itertools import chain

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import NONE, SMALL, around, flag_at, is_one_of, small
from millions.batch.club.box import COMPANY_CARDS, FIRST_PARTS, SECTOR, Box
from millions.batch.club.draft import PICK
from millions.batch.club.pieces import by_sector, closed_tile, deck, owned, quotations, rest
from millions.batch.club.scoring import scores, winners
from millions.batch.club.table import COLONY_PILE, INTRIGUE_PILE, KINDS, Question, Table, asked
from millions.batch.rows import Part, lines
from millions.games.club.components import HIGHEST_FACE, LOWEST_FACE, PAWNS, PILES, SECTORS, Profile, Tile
from millions.games.club.variant import BOOK
from millions.research.club.code import FACES
from millions.research.club.observation import LARGEST_DECK


def parts(box: Box, table: Table, seat: Array) -> list[Part]:
    """All parts of a seat's observation, in order."""
    seats = around(seat, box.players)
    chapters = (
        about_the_board(table),
        about_now(table),
        (about_seats(box, table, seats), about_pawns(box, table, seats), about_companies(box, table, seats)),
        (Part(scores(box, table)[seats]),),
        about_secrets(box, table, seat, seats),
        about_looks(table, seat, seats),
        *(about_draft(box, table, pile, seat, seats) for pile in range(len(PILES))),
    )
    return list(chain.from_iterable(chapters))


def about_the_board(table: Table) -> tuple[Part, ...]:
    """MC-R1, MC-S4. The round, the closed tile, quotations and decks."""
    sizes = jnp.stack([deck(table, pile).sum() for pile in range(len(PILES))])
    return (
        Part(table.round, BOOK.rounds),
        Part(flag_at(closed_tile(table), len(Tile))),
        Part(quotations(table), HIGHEST_FACE),
        Part(sizes, LARGEST_DECK),
    )


def about_now(table: Table) -> tuple[Part, ...]:
    """The question that is open, and what it is about."""
    question = table.question
    turns, again = question == Question.TURN, question == Question.EXPAND_AGAIN
    in_sector = turns | (question == Question.MAKE_MOVES)
    card = flag_at(table.again, COMPANY_CARDS) & again
    kind = small(SECTOR) * len(FACES) + table.face - LOWEST_FACE
    return (
        Part(flag_at(question, int(Question.OVER))),
        Part(flag_at(table.sector, len(SECTORS)) & in_sector),
        Part(turns & (table.subject == table.actor)),
        Part((flag_at(kind, len(SECTORS) * len(FACES)) & card[:, None]).any(0)),
        Part((table.bills * card).sum()),
    )


def about_seats(box: Box, table: Table, seats: Array) -> Part:
    """What all players see of a player, and the player's part in the open question."""
    questions = (Question.BUY_CONTRACT, Question.SWAP_UNREST, Question.TURN)
    subject = flag_at(table.subject, box.players) & is_one_of(table.question, questions)
    columns = (
        *(asked(box, table), subject, flag_at(table.first, box.players), winners(box, table)),
        *(table.moves_left, table.colonies.sum(-1), flag_at(table.profiles, len(Profile))),
    )
    return lines(*[column[seats] for column in columns])


def about_pawns(box: Box, table: Table, seats: Array) -> Part:
    """MC-R3. Where each player's pawns stand, and on which numbered seats."""
    sitting = table.chairs == seats[:, None, None]
    intrigues, colonies, companies = jnp.moveaxis(sitting.sum(-1), -1, 0)
    return lines(table.lobby[seats], intrigues, colonies, table.exchange[seats], companies, sitting)


def about_companies(box: Box, table: Table, seats: Array) -> Part:
    """MC-S3. Companies lie open: how many, the bills under them, and the most under one, by type and face."""
    at_face = table.face == jnp.array(FACES, SMALL)[:, None]
    cards = by_sector(owned(box, table)[seats][:, None] & at_face).swapaxes(1, 2)
    bills = by_sector(table.bills)[:, None] * cards
    return lines(cards.sum(-1), bills.sum(-1), bills.max(-1))


def about_secrets(box: Box, table: Table, seat: Array, seats: Array) -> tuple[Part, ...]:
    """MC-S3. The observer's own money and colony cards, at the end all players'; and a decision it has begun."""
    known = (seats == seat) | (table.question == Question.OVER)
    sizes = (len(FIRST_PARTS), len(FACES), len(SECTORS), len(FACES))
    begun = [flag_at(part, size) for part, size in zip(table.begun, sizes, strict=True)]
    return (
        Part(table.money[seats] * known, BOOK.start_money),
        Part(table.colonies[seats] * known[:, None]),
        Part(jnp.concatenate(begun) & (table.actor == seat)),
    )


def about_looks(table: Table, seat: Array, seats: Array) -> tuple[Part, ...]:
    """MC-2.c, MC-2.e, MC-Z3. What the observer saw of others' colony cards, and what must still be there."""
    looked, saw, sure = table.looked[seat][seats], table.saw[seat][seats], table.sure[seat][seats]
    there = looked != NONE
    by_owner = zip(there, looked * there, saw, sure, strict=True)
    return tuple(
        part
        for flag, round, cards, left in by_owner
        for part in (Part(flag), Part(round, BOOK.rounds), Part(cards), Part(left))
    )


def about_draft(box: Box, table: Table, pile: int, seat: Array, seats: Array) -> tuple[Part, ...]:
    """MC-2.4. Cards are seen only by players who held them, and by all when they are played or a company is bought."""
    kinds, cards, chairs = KINDS[pile], table.picked[pile], table.chairs[pile]
    bought, searched = table.bought[pile], table.searched[pile]
    openly = bought & (pile != COLONY_PILE)
    picked = flag_at(cards, kinds)
    played = (Part(flag_at(table.played, kinds)),) if pile == INTRIGUE_PILE else ()
    return (
        Part(table.drawn[pile].sum()),
        Part(flag_at((cards != NONE).sum(), box.players + 1)),
        Part(picked & ((chairs == seat) | openly)[:, None]),
        Part(bought),
        Part(hands_held(table, pile, picked, chairs == seat)),
        Part(flag_at(searched, box.players)[seats]),
        Part(rest(table, pile) * (searched == seat)),
        *played,
    )


def hands_held(table: Table, pile: int, picked: Array, mine: Array) -> Array:
    """MC-2.4. The hands that the observer was handed so far, in order: what was drawn, less what was picked before."""
    before = jnp.cumsum(picked, axis=0) - picked
    handed = jnp.arange(mine.shape[0]) < (table.picked[pile] != NONE).sum() + (table.question == PICK[pile])
    held = mine & handed
    hands = jnp.maximum(table.drawn[pile] - before, 0)
    number = jnp.cumsum(held)
    return jnp.stack([(hands * (held & (number == hand + 1))[:, None]).sum(0) for hand in range(PAWNS)])
