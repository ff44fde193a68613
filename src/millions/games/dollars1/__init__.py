"""Millions of Dollars, first edition: the contents page.

Read on in the order of play: components, setup, planning, negotiation, heist, sharing, ending; then three_players and
options. `deck` reads Loot cards from a file, `view` lists what a viewer may know, `guess` what a viewer may think.
Every docstring cites the contract (rules.toml).
"""

from __future__ import annotations

from millions.core.game import Game
from millions.core.step import AnyStep
from millions.core.table import Paid
from millions.games.deals import bargain
from millions.games.dollars1.components import (
    CROOK,
    DRIVER,
    MASTERMIND,
    Eliminated,
    Revealed,
    Table,
    Withdrew,
    place,
)
from millions.games.dollars1.deck import Deck, house_deck, read_deck
from millions.games.dollars1.ending import EndAfterLastRound, EndAtTwenty, GameWon, NextRound, standings
from millions.games.dollars1.guess import guess
from millions.games.dollars1.heist import (
    Call,
    CallBrutes,
    CallSnitches,
    Denounced,
    FineLoneSnitch,
    NameRole,
    RevealDenounced,
    WonIntimidation,
)
from millions.games.dollars1.negotiation import (
    CallTime,
    Claim,
    Claimed,
    EndNegotiation,
    HeistBegan,
    Intimidate,
    Looked,
    Negotiate,
    Ready,
    SaidReady,
    Saw,
    TimeCalled,
    Withdraw,
)
from millions.games.dollars1.options import LaidOpen, LayOpen, Options
from millions.games.dollars1.outlook import outlook
from millions.games.dollars1.planning import (
    Choose,
    ChooseCharacters,
    Chose,
    LootTurned,
    PlaceAntes,
    Placed,
    RolesShown,
    SetAside,
    ShowRoles,
    TurnLootCard,
    TurnUp,
)
from millions.games.dollars1.setup import GiveLeaderCard, LeaderChosen, check_options, lay_the_table
from millions.games.dollars1.sharing import (
    LootShared,
    NothingShared,
    PayTheDriver,
    RewardTheSymbol,
    RobTheBrute,
    ShareTheLoot,
)
from millions.games.dollars1.view import View, view


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
    check_options(names, options)
    table = lay_the_table(len(names), round_of_play(options), deck)
    if options.leader is not None:
        table.leader = names.index(options.leader)
        table.agenda = table.contents
    return table


GAME: Game[Table, View, Options, Deck] = Game(
    name="dollars-1e",
    rules_version=1,
    seat_counts=range(3, 9),
    options=Options,
    house_deck=house_deck,
    read_deck=read_deck,
    set_up=set_up,
    view=view,
    guess=guess,
    standings=standings,
    place=place,
    outlook=outlook,
    actions=(
        *(GiveLeaderCard, TurnUp, Choose, SetAside),
        *(Claim, Withdraw, Ready, CallTime, Intimidate),
        *(bargain.Propose, bargain.Accept, bargain.Decline, bargain.TakeBack),
        NameRole,
    ),
    events=(
        *(LeaderChosen, LootTurned, LaidOpen, Chose, Placed, Paid, RolesShown),
        *(Claimed, Withdrew, SaidReady, TimeCalled, Looked, Saw, HeistBegan),
        *bargain.EVENTS,
        *(Revealed, Denounced, WonIntimidation, Eliminated),
        *(LootShared, NothingShared, GameWon),
    ),
)
