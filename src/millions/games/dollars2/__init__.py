"""Millions of Dollars, second edition: the contents page.

Read on in the order of play: components, setup, `heists.planning`, announcements, negotiation (with vote), heist,
sharing, ending. `view` lists what a viewer may know, and what is at stake. Steps and messages imported from `heists`
are those of both editions; each cites both contracts, of which this edition's rules.toml is one.
"""

from __future__ import annotations

from millions.core.game import Game
from millions.core.step import AnyStep
from millions.games.dollars2.announcements import Announce, Announced, BeginAnnouncing
from millions.games.dollars2.components import ROLES, GameWon, LootTurned, Table, TurnUp, Variant
from millions.games.dollars2.ending import EndAtFifty, PassLeaderCard
from millions.games.dollars2.heist import (
    CallAcrobat,
    CallBrain,
    CallBrutes,
    CallDriver,
    CallMentalist,
    CallTech,
    Rob,
    Robbed,
    RoleNamed,
)
from millions.games.dollars2.negotiation import Negotiate
from millions.games.dollars2.setup import Deck, Options, lay_the_table, read_deck
from millions.games.dollars2.sharing import AddBonuses, LoneTech, PotLost, PotShared, ShareThePot
from millions.games.dollars2.view import View, view, votes
from millions.games.dollars2.vote import CallVote, Vote, VoteCalled, Voted, VotesCounted
from millions.games.heists import messages
from millions.games.heists.card import edition
from millions.games.heists.components import Eliminated, Revealed
from millions.games.heists.ending import EndAfterLastRound, NextRound
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import EndNegotiation, HeistBegan
from millions.games.heists.planning import ChooseCharacters, PlaceAntes, ShowRoles, TurnLootCard
from millions.games.heists.setup import GiveLeaderCard, LeaderChosen, choose_leader
from millions.games.heists.view import known, set_aside


def round_of_play() -> tuple[AnyStep, ...]:
    """One round, in rulebook order."""
    return (
        # Planning
        TurnLootCard(),
        ChooseCharacters(),
        PlaceAntes(),
        ShowRoles(),
        # Negotiation
        BeginAnnouncing(),
        Negotiate(),
        EndNegotiation(),
        # The heist (M2-H1: always in this order)
        CallTech(),
        CallAcrobat(),
        CallBrutes(),
        CallMentalist(),
        CallBrain(),
        CallDriver(),
        # Sharing
        LoneTech(),
        AddBonuses(),
        ShareThePot(),
        # Get rich or go on
        EndAtFifty(),
        EndAfterLastRound(),
        PassLeaderCard(),
        NextRound(),
    )


def set_up(names: tuple[str, ...], options: Options, deck: Deck) -> Table:
    """The table before the first card; a host may have named the first Leader (M2-S4)."""
    table = lay_the_table(len(names), round_of_play(), deck)
    choose_leader(table, names, options.leader, rule="M2-S4")
    return table


GAME: Game[Table, View, Options, Deck] = edition(
    name="dollars-2e",
    contract="M2",
    rules_version=2,
    options=Options,
    read_deck=read_deck,
    set_up=set_up,
    view=view,
    alone=(known, set_aside, votes),
    beyond_purses="pot",
    actions=(
        *(GiveLeaderCard, TurnUp, *messages.PLANNING_ACTIONS),
        *(Announce, *messages.TALK_ACTIONS, CallVote, Vote, *messages.DEAL_ACTIONS),
        *(NameRole, Rob),
    ),
    events=(
        *(LeaderChosen, LootTurned, *messages.PLANNING_EVENTS),
        *(Announced, *messages.TALK_EVENTS, VoteCalled, Voted, VotesCounted, HeistBegan, *messages.DEAL_EVENTS),
        *(Revealed, RoleNamed, Robbed, Eliminated),
        *(PotShared, PotLost, GameWon),
    ),
    variant=Variant,
    members=ROLES,
)
