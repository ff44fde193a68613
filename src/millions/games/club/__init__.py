"""Million Club: the contents page.

Read on in the order of play: components and table, setup (and profiles), placement; the five tiles lobby, intrigues
(intrigue_cards, intrigue_colonies, intrigue_companies), colonies, exchange, companies; end_of_round, scoring.
`moves` is what a company move is, `draft` how a hand of cards goes along the seats of a tile, `buying` how cards of it
are bought, `looks` what players know of one another's colonies, `refusals` reasons that several rules share.
`view` is what a viewer may know, `guess` a random table that fits a view, `outlook` what follows from the rules now,
`trial` what an action would leave a player with. Every docstring cites the contract (rules.toml).
"""

from __future__ import annotations

from millions.core.game import Game
from millions.core.step import AnyStep
from millions.core.table import Paid
from millions.games.club.colonies import (
    BuyColony,
    ColoniesTile,
    ColonyBought,
    ColonyDiscarded,
    ColonyPicked,
    ColonyPrivilege,
    DiscardColony,
    ShuffleColonies,
)
from millions.games.club.companies import (
    BuyCompany,
    CompaniesTile,
    CompanyBought,
    CompanyDiscarded,
    CompanyPicked,
    CompanyPrivilege,
    DiscardCompany,
    ShuffleCompanies,
)
from millions.games.club.draft import (
    CardsDrawn,
    ColoniesFound,
    ColoniesHanded,
    CompaniesFound,
    CompaniesHanded,
    DrawColonies,
    DrawCompanies,
    DrawIntrigues,
    IntriguesFound,
    IntriguesHanded,
    Searched,
)
from millions.games.club.end_of_round import LastMoves, NextRound
from millions.games.club.exchange import ExchangeTile, HostileTakeover, Settled, TakenOver, TakeOver
from millions.games.club.guess import guess, put_right
from millions.games.club.intrigue_colonies import BuyColonyFrom, ColoniesSwapped, ContractBought, LookAt, SwapColonies
from millions.games.club.intrigue_companies import (
    CapitalRaised,
    CompaniesSwapped,
    CompeteIn,
    CompetitionBegan,
    FaceTurned,
    RaiseCapital,
    SwapCompanies,
    TurnCompany,
)
from millions.games.club.intrigues import (
    IntriguePlayed,
    IntriguePrivilege,
    IntriguesTile,
    PlayIntrigue,
    ShuffleIntrigues,
)
from millions.games.club.lobby import BeginWith, LobbyPrivilege, LobbyTile, MovePawn, PawnMoved
from millions.games.club.looks import ColoniesSeen, ColonyMoved, LookedAt
from millions.games.club.moves import Develop, Developed, Pass, Passed, Tax, Taxed
from millions.games.club.outlook import outlook
from millions.games.club.placement import CloseTile, PawnPlaced, PlacePawn, PlacePawns, RoundBegan
from millions.games.club.profiles import ChooseColony, ChooseCompany, GiveProfile, ProfileDealt, deal_with_profiles
from millions.games.club.scoring import CountPoints, GameWon, HandsShown, PointsCounted, standings
from millions.games.club.setup import (
    ColonyDealt,
    CompanyDealt,
    Deck,
    FirstChosen,
    GiveColony,
    GiveCompany,
    GiveFirst,
    Options,
    deal,
    lay_the_table,
    read_deck,
)
from millions.games.club.table import Table, place
from millions.games.club.variant import Variant
from millions.games.club.view import ALONE, View, view


def round_of_play() -> tuple[AnyStep, ...]:
    """One round, in rulebook order (MC-R5: the tiles always in this order)."""
    return (
        # Placement
        CloseTile(),
        PlacePawns(),
        # 1. The Lobby
        LobbyTile(),
        LobbyPrivilege(),
        # 2. The Intrigues
        IntriguesTile(),
        IntriguePrivilege(),
        ShuffleIntrigues(),
        # 3. The Colonies
        ColoniesTile(),
        ColonyPrivilege(),
        ShuffleColonies(),
        # 4. The Exchange
        ExchangeTile(),
        HostileTakeover(),
        # 5. The Companies
        CompaniesTile(),
        CompanyPrivilege(),
        ShuffleCompanies(),
        # The end of the round
        LastMoves(),
        NextRound(),
    )


def set_up(names: tuple[str, ...], options: Options, deck: Deck) -> Table:
    """The table before the first card: plain dealing, or by profiles (MC-Z1); after nine rounds points are counted."""
    players, contents = len(names), round_of_play()
    table = lay_the_table(players, contents, deck)
    dealing = deal_with_profiles(players) if options.profiles else deal(players)
    table.agenda = (*dealing, *contents, CountPoints())
    return table


GAME: Game[Table, View, Options, Deck] = Game(
    name="million-club",
    contract="MC",
    rules_version=1,
    seat_counts=range(2, 7),
    options=Options,
    house_deck=Deck,
    read_deck=read_deck,
    set_up=set_up,
    view=view,
    alone=ALONE,
    guess=guess,
    put_right=put_right,
    standings=standings,
    place=place,
    outlook=outlook,
    variant=Variant,
    actions=(
        *(GiveProfile, GiveCompany, GiveColony, GiveFirst, ChooseColony, ChooseCompany),
        *(PlacePawn, Develop, Tax, Pass, BeginWith, MovePawn),
        *(DrawIntrigues, PlayIntrigue),
        *(LookAt, BuyColonyFrom, CompeteIn, TurnCompany, SwapColonies, SwapCompanies, RaiseCapital),
        *(DrawColonies, BuyColony, DiscardColony, TakeOver, DrawCompanies, BuyCompany, DiscardCompany),
    ),
    events=(
        *(ProfileDealt, CompanyDealt, ColonyDealt, FirstChosen, RoundBegan, PawnPlaced, PawnMoved, Paid),
        *(Developed, Taxed, Passed, CardsDrawn, Searched),
        *(IntriguesHanded, IntriguesFound, IntriguePlayed, LookedAt, ColoniesSeen, ColonyMoved),
        *(ContractBought, ColoniesSwapped, CompetitionBegan, FaceTurned, CompaniesSwapped, CapitalRaised),
        *(ColoniesHanded, ColoniesFound, ColonyBought, ColonyDiscarded, ColonyPicked, Settled, TakenOver),
        *(CompaniesHanded, CompaniesFound, CompanyBought, CompanyDiscarded, CompanyPicked),
        *(HandsShown, PointsCounted, GameWon),
    ),
)
