"""Millions of Dollars, second edition: the contents page.

Read on in the order of play: components, setup, planning, negotiation, heist, sharing, ending; then three_players.
`deck` reads Loot cards and the table of roles from a file, `view` lists what a viewer may know, `guess` what a viewer
may think. Every docstring cites the contract (rules.toml).
"""

from __future__ import annotations

from millions.core.game import Game
from millions.core.step import AnyStep
from millions.core.table import Paid
from millions.games.deals import bargain
from millions.games.dollars2.components import Eliminated, Revealed, Table, Withdrew, place
from millions.games.dollars2.deck import Deck, house_deck, read_deck
from millions.games.dollars2.ending import (
    EndAfterLastRound,
    EndAtFifty,
    GameWon,
    NextRound,
    PassLeaderCard,
    standings,
)
from millions.games.dollars2.guess import guess
from millions.games.dollars2.heist import (
    CallAcrobat,
    CallBrain,
    CallBrutes,
    CallDriver,
    CallMentalist,
    CallTech,
    NameRole,
    Rob,
    Robbed,
    RoleNamed,
)
from millions.games.dollars2.negotiation import (
    Announce,
    Announced,
    BeginAnnouncing,
    CallVote,
    Claim,
    Claimed,
    EndNegotiation,
    HeistBegan,
    Negotiate,
    Ready,
    SaidReady,
    Vote,
    VoteCalled,
    Voted,
    VotesCounted,
    Withdraw,
)
from millions.games.dollars2.outlook import outlook
from millions.games.dollars2.planning import (
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
from millions.games.dollars2.setup import GiveLeaderCard, LeaderChosen, Options, check_options, lay_the_table
from millions.games.dollars2.sharing import AddBonuses, LoneTech, PotLost, PotShared, ShareThePot
from millions.games.dollars2.view import View, view


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
    check_options(names, options)
    table = lay_the_table(len(names), round_of_play(), deck)
    if options.leader is not None:
        table.leader = names.index(options.leader)
        table.agenda = table.contents
    return table


GAME: Game[Table, View, Options, Deck] = Game(
    name="dollars-2e",
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
        *(Announce, Claim, Withdraw, Ready, CallVote, Vote),
        *(bargain.Propose, bargain.Accept, bargain.Decline, bargain.TakeBack),
        *(NameRole, Rob),
    ),
    events=(
        *(LeaderChosen, LootTurned, Chose, Placed, Paid, RolesShown),
        *(Announced, Claimed, Withdrew, SaidReady, VoteCalled, Voted, VotesCounted, HeistBegan),
        *bargain.EVENTS,
        *(Revealed, RoleNamed, Robbed, Eliminated),
        *(PotShared, PotLost, GameWon),
    ),
    own_rules=dict.fromkeys((bargain.Propose, bargain.Accept, bargain.Decline, bargain.TakeBack), "M2-N2"),
)
