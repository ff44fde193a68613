"""The table of Million Club as arrays, and helpers for questions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum, auto
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from millions.batch.arrays import MONEY, NONE, SMALL, flag_at, small
from millions.batch.club.box import COMPANY_CARDS, Box
from millions.games.club.components import LOWEST_FACE, PILES, REGIONS, SECTORS, Intrigue
from millions.games.club.variant import BOOK
from millions.research.club.observation import PARTS, PHASES

INTRIGUE_PILE, COLONY_PILE, COMPANY_PILE = range(len(PILES))

NOBODY = NONE
"""The question while nobody is asked: the rules go on without a decision."""


class Question(IntEnum):
    """The open question; its value is its place among the phases of the observation."""

    TAKE_COLONY = 0
    TAKE_COMPANY = 1
    NAME_FIRST = 2
    PLACE_PAWNS = 3
    CHOOSE_SECTOR = 4
    MAKE_MOVES = 5
    LOBBY_PRIVILEGE = 6
    PICK_INTRIGUE = 7
    COLONIAL_CONTRACT = 8
    BUY_CONTRACT = 9
    UNFAIR_COMPETITION = 10
    TURN = 11
    COLONIAL_UNREST = 12
    SWAP_UNREST = 13
    DUMPING = 14
    EXPANSION = 15
    EXPAND_AGAIN = 16
    CAPITAL_INCREASE = 17
    PICK_FROM_INTRIGUES = 18
    PICK_COLONY = 19
    PICK_FROM_COLONIES = 20
    HOSTILE_TAKEOVER = 21
    PICK_COMPANY = 22
    PICK_FROM_COMPANIES = 23
    LAST_MOVE = 24
    OVER = 25


assert [one.replace("_", "") for one in Question.__members__][:-1] == [step.__name__.upper() for step in PHASES]


class Stage(IntEnum):
    """What comes next when nobody is asked, in rulebook order."""

    COLONIST = 0
    ENTREPRENEUR = auto()
    SCHEMERS_COMPANY = auto()
    SCHEMERS_COLONY = auto()
    CHOOSE_FIRST = auto()
    CLOSE_TILE = auto()
    PLACE_PAWNS = auto()
    OPEN_LOBBY = auto()
    LOBBY = auto()
    LOBBY_PRIVILEGE = auto()
    DRAW_INTRIGUES = auto()
    INTRIGUES = auto()
    INTRIGUE_PRIVILEGE = auto()
    SHUFFLE_INTRIGUES = auto()
    DRAW_COLONIES = auto()
    COLONIES = auto()
    COLONY_PRIVILEGE = auto()
    SHUFFLE_COLONIES = auto()
    EXCHANGE = auto()
    TAKEOVER = auto()
    DRAW_COMPANIES = auto()
    COMPANIES = auto()
    COMPANY_PRIVILEGE = auto()
    SHUFFLE_COMPANIES = auto()
    LAST_MOVES = auto()
    NEXT_ROUND = auto()


@jax.tree_util.register_dataclass
@dataclass(frozen=True, kw_only=True)
class Table:
    """MC-S3. Arrays have a place for each seat, sector, region, tile with a deck, or company card."""

    # The open question
    question: Array
    stage: Array
    actor: Array
    """The seat that is asked."""
    begun: Array
    """The parts of a decision so far: its first part, a face, a type, a face."""
    draws: Array
    """The number of chance draws so far."""

    # What the question is about
    waiting: Array
    """The seats that come later in the Lobby or in the last moves."""
    moves_left: Array
    """MC-1.1. By seat and sector."""
    subject: Array
    """Whose cards or companies the question is about."""
    sector: Array
    """The type whose companies are moved or turned."""
    again: Array
    """MC-2.g. The company card that may be moved again."""

    # For the whole game
    round: Array
    first: Array
    profiles: Array
    money: Array
    colonies: Array
    """By seat and region."""
    owner: Array
    """Of each company card: a seat, or NONE."""
    face: Array
    bills: Array
    looked: Array
    """By looker and owner: the round of the last look at the owner's colony cards, or NONE."""
    saw: Array
    """By looker, owner and region."""
    sure: Array

    # For one round
    lobby: Array
    """Pawns by seat and sector."""
    exchange: Array
    chairs: Array
    """MC-R3. By tile with a deck: the seats whose pawns stand on its numbered seats, in order."""

    # Drafts, by tile with a deck
    drawn: dict[int, Array]
    """The hand that was drawn, counted by kind."""
    picked: Array
    """By numbered seat: the kind of card picked."""
    bought: Array
    searched: Array
    """The seat that looked through the rest."""
    played: Array
    """MC-2.3. The intrigue taken from the rest."""


KINDS = {INTRIGUE_PILE: len(Intrigue), COLONY_PILE: len(REGIONS), COMPANY_PILE: len(SECTORS)}
"""The number of kinds of cards in each deck."""


def no_pawns(box: Box) -> dict[str, Any]:
    """MC-F2. Pawns are in the hands."""
    return {
        "lobby": jnp.zeros((box.players, len(SECTORS)), SMALL),
        "exchange": jnp.zeros((box.players, len(SECTORS)), SMALL),
        "chairs": jnp.full((len(PILES), box.players), NONE, SMALL),
    }


def no_drafts(box: Box) -> dict[str, Any]:
    """Nothing is drawn."""
    return {
        "drawn": {pile: jnp.zeros(kinds, SMALL) for pile, kinds in KINDS.items()},
        "picked": jnp.full((len(PILES), box.players), NONE, SMALL),
        "bought": jnp.zeros((len(PILES), box.players), bool),
        "searched": jnp.full(len(PILES), NONE, SMALL),
        "played": small(NONE),
    }


def lay_the_table(box: Box) -> Table:
    """MC-S1, MC-S2. The table before the first card."""
    players, none = box.players, small(NONE)
    by_pair = jnp.zeros((players, players, len(REGIONS)), SMALL)
    return Table(
        question=small(NOBODY),
        stage=small(0),
        actor=small(0),
        begun=jnp.full(len(PARTS), NONE, SMALL),
        draws=small(0),
        waiting=jnp.zeros(players, bool),
        moves_left=jnp.zeros((players, len(SECTORS)), SMALL),
        subject=none,
        sector=none,
        again=none,
        round=small(0),
        first=small(0),
        profiles=jnp.full(players, NONE, SMALL),
        money=jnp.full(players, BOOK.start_money, MONEY),
        colonies=jnp.zeros((players, len(REGIONS)), SMALL),
        owner=jnp.full(COMPANY_CARDS, NONE, SMALL),
        face=jnp.full(COMPANY_CARDS, LOWEST_FACE, SMALL),
        bills=jnp.zeros(COMPANY_CARDS, SMALL),
        looked=jnp.full((players, players), NONE, SMALL),
        saw=by_pair,
        sure=by_pair,
        **no_pawns(box),
        **no_drafts(box),
    )


# Questions


def nobody_asked(table: Table) -> Array:
    """Whether no seat is asked: the rules go on without a decision."""
    return table.question == NOBODY


def ask(table: Table, question: Question, seat: Array, condition: Array) -> Table:
    """A seat is asked, if the condition holds."""
    return replace(
        table,
        question=jnp.where(condition, question, table.question).astype(SMALL),
        actor=jnp.where(condition, seat, table.actor).astype(SMALL),
    )


def asked(box: Box, table: Table) -> Array:
    """The seat that decides now."""
    return flag_at(table.actor, box.players) & (table.question != Question.OVER)


def go_to(table: Table, stage: Stage) -> Table:
    """The next stage."""
    return replace(table, stage=small(stage))
