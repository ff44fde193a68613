"""Millions of Dollars, first edition: the contents page.

Read on in the order of play: components, setup, `heists.planning`, negotiation (with intimidation), heist, sharing,
ending; then options. `view` lists what a viewer may know, and what is at stake. What is imported from `heists` is the
same in both editions and cites the rules of both. Every docstring cites the contract (rules.toml).
"""

from __future__ import annotations

from millions.core.game import Game
from millions.core.step import AnyStep
from millions.games.dollars1.components import ROLES, Looked, LootTurned, Table, TurnUp, Variant
from millions.games.dollars1.ending import EndAtTwenty, NextRound
from millions.games.dollars1.heist import (
    Call,
    CallBrutes,
    CallSnitches,
    Denounced,
    FineLoneSnitch,
    RevealDenounced,
    WonIntimidation,
)
from millions.games.dollars1.intimidation import Intimidate, Saw
from millions.games.dollars1.negotiation import CallTime, Negotiate, TimeCalled
from millions.games.dollars1.options import LaidOpen, LayOpen, Options
from millions.games.dollars1.setup import Deck, check_options, lay_the_table, read_deck
from millions.games.dollars1.sharing import (
    LootShared,
    NothingShared,
    PayTheDriver,
    RewardTheSymbol,
    RobTheBrute,
    ShareTheLoot,
)
from millions.games.dollars1.view import View, known, view
from millions.games.heists import messages
from millions.games.heists.card import edition
from millions.games.heists.components import CROOK, DRIVER, MASTERMIND, Eliminated, GameWon, Revealed
from millions.games.heists.ending import EndAfterLastRound
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import EndNegotiation, HeistBegan
from millions.games.heists.planning import ChooseCharacters, PlaceAntes, ShowRoles, TurnLootCard
from millions.games.heists.setup import GiveLeaderCard, LeaderChosen, choose_leader
from millions.games.heists.view import set_aside


def round_of_play(options: Options) -> tuple[AnyStep, ...]:
    """One round, in rulebook order."""
    return (
        # Planning
        TurnLootCard(),
        ChooseCharacters(),
        PlaceAntes(),
        ShowRoles(),
        # Negotiation
        Negotiate(),
        EndNegotiation(),
        # The heist (M1-H1: in this order)
        CallSnitches(),
        CallBrutes(),
        Call(DRIVER),
        Call(CROOK),
        Call(MASTERMIND),
        RevealDenounced(),
        FineLoneSnitch(),
        # Sharing
        ShareTheLoot(),
        PayTheDriver(),
        RobTheBrute(),
        RewardTheSymbol(),
        # The end of the round
        EndAtTwenty(),
        EndAfterLastRound(),
        *((LayOpen(),) if options.fooled else ()),
        NextRound(),
    )


def set_up(names: tuple[str, ...], options: Options, deck: Deck) -> Table:
    """The table before the first card; a host may have named the first Leader (M1-S4)."""
    check_options(len(names), options)
    table = lay_the_table(len(names), round_of_play(options), deck)
    choose_leader(table, names, options.leader, rule="M1-S4")
    return table


GAME: Game[Table, View, Options, Deck] = edition(
    name="dollars-1e",
    contract="M1",
    rules_version=2,
    options=Options,
    read_deck=read_deck,
    set_up=set_up,
    view=view,
    alone=(known, set_aside),
    beyond_purses="character",
    actions=(
        *(GiveLeaderCard, TurnUp, *messages.PLANNING_ACTIONS),
        *(*messages.TALK_ACTIONS, CallTime, Intimidate, *messages.DEAL_ACTIONS),
        NameRole,
    ),
    events=(
        *(LeaderChosen, LootTurned, LaidOpen, *messages.PLANNING_EVENTS),
        *(*messages.TALK_EVENTS, TimeCalled, Looked, Saw, HeistBegan, *messages.DEAL_EVENTS),
        *(Revealed, Denounced, WonIntimidation, Eliminated),
        *(LootShared, NothingShared, GameWon),
    ),
    variant=Variant,
    members=ROLES,
)
