"""MC-S, MC-Z. Setting up: money, a colony card, a company, the first player; and the option, profiles."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY, SMALL, first_place, flag_at, nth_card, small, when
from millions.batch.chance import one_of
from millions.batch.club.box import CARDS_OF_A_REGION, CARDS_OF_A_SECTOR, Box, Move, Verb
from millions.batch.club.draft import search
from millions.batch.club.looks import look
from millions.batch.club.moves import found
from millions.batch.club.pieces import deck
from millions.batch.club.table import COLONY_PILE, COMPANY_PILE, Question, Stage, Table, ask, go_to
from millions.games.club.components import REGIONS, SECTORS, Profile
from millions.games.club.profiles import SCHEMER_FROM
from millions.games.club.variant import BOOK

LOBBYIST, CAPITALIST, COLONIST, HEIR, ENTREPRENEUR, SCHEMER = range(len(Profile))


def words_at_first(box: Box) -> int:
    """The number of draws before the first decision: for each player a company, a colony and perhaps a profile; the
    first player."""
    return (3 if box.profiles else 2) * box.players + 1


def deal(box: Box, table: Table, words: Array) -> Table:
    """MC-S2. A company and a colony card for each player; with profiles, for each but the Schemer (MC-Z3)."""
    used = 0
    if box.profiles:
        table, used = deal_profiles(box, table, words), box.players
    seats = [small(seat) for seat in range(box.players)]
    if box.profiles and box.players >= SCHEMER_FROM:
        schemer = seat_of(table, SCHEMER)
        seats = [small(place + (place >= schemer)) for place in range(box.players - 1)]
    companies = deal_cards(words[used:], len(seats), [CARDS_OF_A_SECTOR] * len(SECTORS))
    colonies = deal_cards(words[used + len(seats) :], len(seats), [CARDS_OF_A_REGION] * len(REGIONS))
    for seat, company, colony in zip(seats, companies, colonies, strict=True):
        table = found(table, seat, company, jnp.array(True))
        given = flag_at(seat, box.players)[:, None] & flag_at(colony, len(REGIONS))
        table = replace(table, colonies=table.colonies + given)
    return replace(table, draws=small(used + 2 * len(seats)))


def deal_profiles(box: Box, table: Table, words: Array) -> Table:
    """MC-Z1. Profiles are dealt at random, one each; the Schemer only with six players."""
    profiles = [1] * (len(Profile) - (box.players < SCHEMER_FROM))
    return replace(table, profiles=jnp.stack(deal_cards(words, box.players, profiles)))


def deal_cards(words: Array, number: int, counts: list[int]) -> list[Array]:
    """The kinds of a number of cards, dealt one after the other from a bag with this count of each kind."""
    left, dealt = small(counts), []
    for place in range(number):
        dealt.append(nth_card(left, one_of(words[place], sum(counts) - place)))
        left = left - flag_at(dealt[-1], len(counts))
    return dealt


def seat_of(table: Table, profile: int) -> Array:
    """The seat with a profile; 0 if nobody has it."""
    return first_place(table.profiles == profile)


def begin_by_profile(table: Table) -> Table:
    """MC-Z2. Lobbyist: the first company at face 2. Capitalist: with one capital bill. Heir: 11 M."""
    first_company = table.profiles[table.owner]
    heir = (table.profiles == HEIR) * (BOOK.heirs_money - BOOK.start_money)
    taken = table.owner >= 0
    return replace(
        table,
        face=table.face + (taken & (first_company == LOBBYIST)),
        bills=table.bills + (taken & (first_company == CAPITALIST)),
        money=(table.money + heir).astype(MONEY),
    )


def choose(pile: int, profile: int, stage: Stage, box: Box, table: Table, words: Array) -> Table:
    """MC-Z2, MC-Z3. The player with this profile looks through a deck and takes a card of their choice."""
    question = Question.TAKE_COLONY if pile == COLONY_PILE else Question.TAKE_COMPANY
    seat = seat_of(table, profile)
    return search(pile, ask(go_to(table, stage), question, seat, (table.profiles == profile).any()), seat)


def schemers_company(box: Box, table: Table, words: Array) -> Table:
    """MC-Z3. The Schemer has 9 M, and chooses a company having seen the others'."""
    more = (table.profiles == SCHEMER) * (BOOK.schemers_money - BOOK.start_money)
    table = replace(table, money=(table.money + more).astype(MONEY))
    return choose(COMPANY_PILE, SCHEMER, Stage.SCHEMERS_COLONY, box, table, words)


def schemers_colony(box: Box, table: Table, words: Array) -> Table:
    """MC-Z3. The Schemer sees the others' colony cards, and chooses an own one."""
    others = (table.profiles != SCHEMER) & (table.profiles == SCHEMER).any()
    table = look(box, table, seat_of(table, SCHEMER), others)
    return choose(COLONY_PILE, SCHEMER, Stage.CHOOSE_FIRST, box, table, words)


def choose_first(box: Box, table: Table, words: Array) -> Table:
    """MC-S2. The first player is random. MC-Z3: or named by the Schemer."""
    by_chance = replace(table, first=small(one_of(words, box.players)), draws=table.draws + 1)
    schemer = (table.profiles == SCHEMER).any()
    table = go_to(when(schemer, table, by_chance), Stage.CLOSE_TILE)
    return ask(table, Question.NAME_FIRST, seat_of(table, SCHEMER), schemer)


def name_first(table: Table, move: Move) -> Table:
    """MC-Z3. The Schemer has named the first player."""
    return replace(table, first=jnp.where(move.verb == Verb.NAME_FIRST, move.other, table.first).astype(SMALL))


def offers(box: Box, table: Table) -> dict[str, Array]:
    """MC-Z2, MC-Z3. The cards of the decks, and the seats."""
    return {
        "take colony": (deck(table, COLONY_PILE) > 0) & (table.question == Question.TAKE_COLONY),
        "take company": (deck(table, COMPANY_PILE) > 0) & (table.question == Question.TAKE_COMPANY),
        "name first": jnp.full(box.players, table.question == Question.NAME_FIRST),
    }


STAGES = {
    Stage.COLONIST: partial(choose, COLONY_PILE, COLONIST, Stage.ENTREPRENEUR),
    Stage.ENTREPRENEUR: partial(choose, COMPANY_PILE, ENTREPRENEUR, Stage.SCHEMERS_COMPANY),
    Stage.SCHEMERS_COMPANY: schemers_company,
    Stage.SCHEMERS_COLONY: schemers_colony,
    Stage.CHOOSE_FIRST: choose_first,
}
