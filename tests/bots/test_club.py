"""How bots play Million Club: what a position is worth to them, where their pawns go, what they do with a choice."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from millions import Match
from millions.bots import Host, RandomBot, bot_named
from millions.bots.club.measure import ClubHabits, measure
from millions.bots.club.mind import ClubMind
from millions.bots.club.placing import placing_on
from millions.bots.club.taste import Taste
from millions.bots.club.worth import worth_in
from millions.core import play
from millions.core.message import Action
from millions.core.seat import Seat, Seats
from millions.games.club import GAME
from millions.games.club.companies import CompaniesTile, DiscardCompany
from millions.games.club.components import (
    COLONIES,
    COMPANIES,
    EXCHANGE,
    INDUSTRY,
    INTRIGUES,
    LOBBY,
    RESOURCE,
    SPOTS,
    TRANSPORT,
    Company,
    Holding,
    Intrigue,
    Region,
    Spot,
)
from millions.games.club.draft import DrawCompanies
from millions.games.club.end_of_round import LastMove
from millions.games.club.exchange import HostileTakeover, TakeOver
from millions.games.club.intrigue_colonies import ColonialContract
from millions.games.club.intrigue_companies import CompeteIn, UnfairCompetition
from millions.games.club.intrigues import PickFromIntrigues, PlayIntrigue
from millions.games.club.lobby import LobbyPrivilege, MovePawn
from millions.games.club.moves import Develop, Tax
from millions.games.club.placement import PlacePawn, PlacePawns
from millions.games.club.setup import Deck, Options
from millions.games.club.table import Table

SEATS = ("Ann", "Bob", "Cid", "Dot")


def scene(*companies: tuple[Company, ...], money: int = 7, round: int = 5, players: int = 4) -> Table:
    """A table in the middle of a game: these companies, the same money for everybody, no colonies."""
    table = GAME.set_up(SEATS[:players], Options(), Deck())
    table.companies = (*companies, *[()] * (players - len(companies)))
    table.money = (*[money] * players, *[0] * (9 - players), 400)
    table.round = round
    return table


def standing(spot: Spot) -> tuple[Seats, ...]:
    """One pawn of the first seat, here."""
    return tuple([(0,) if one == spot else () for one in SPOTS])


def decision(table: Table, seat: Seat = 0) -> Action:
    """What the bot on a seat does now."""
    play.run(table)
    ask = table.agenda[0]
    assert seat in ask.awaits(table)
    return ClubMind(Taste()).decide(GAME.view(table, seat), ask.options(table, seat), Random(1))[0]


@pytest.mark.slow
def test_it_beats_random_players_clearly() -> None:
    won = 0
    for seed in range(12):
        match = Match.new("million-club", SEATS, seed=seed)
        me = seed % 4
        Host(match, {seat: bot_named("sensible") if seat == me else RandomBot() for seat in range(4)}, seed).play_out()
        won += any(standing.won for standing in match.standings if standing.seat == me)
    assert won >= 10  # a fair share would be 3


def test_a_level_is_a_point_and_money_a_quarter_at_the_very_end() -> None:
    low, high = scene((Company(INDUSTRY, 2),), round=9), scene((Company(INDUSTRY, 3),), round=9)
    worth = worth_in(GAME.view(low, 0), 0, Taste())
    assert worth.mine(high.companies, (), 8) - worth.mine(low.companies, (), 8) == pytest.approx(1)
    assert int(worth.in_money(11)) == 2


def test_money_that_no_later_round_can_spend_is_worth_only_its_points() -> None:
    def more(round: int, money: int) -> float:
        worth = worth_in(GAME.view(scene(round=round), 0), 0, Taste())
        return worth.in_money(money + 4) - worth.in_money(money)

    assert more(4, 5) > more(4, 30) > 1.01
    assert more(8, 30) == pytest.approx(1)  # one round is left


def test_between_two_players_a_pawn_on_the_exchange_prevents_a_takeover() -> None:
    def promises(*companies: Company, rival: int = 1) -> float:
        table = scene(companies, players=2)
        table.pawns = tuple([(1,) * rival if one == Spot(EXCHANGE, TRANSPORT) else () for one in SPOTS])
        worth = worth_in(GAME.view(table, 0), 0, Taste())
        return placing_on(table, worth).defence

    assert promises(Company(INDUSTRY, 4)) > 0
    assert promises(Company(INDUSTRY, 4), rival=0) == promises() == 0


def test_a_set_and_a_majority_are_worth_more_than_their_cards() -> None:
    lone = scene((Company(INDUSTRY), Company(RESOURCE)), (Company(INDUSTRY),), round=9)
    worth = worth_in(GAME.view(lone, 0), 0, Taste())
    third = scene((Company(INDUSTRY), Company(RESOURCE), Company(TRANSPORT)), (Company(INDUSTRY),), round=9)
    second = scene((Company(INDUSTRY), Company(INDUSTRY), Company(RESOURCE)), (Company(INDUSTRY),), round=9)
    base = worth.in_companies(lone.companies, 0)
    assert worth.in_companies(third.companies, 0) - base == pytest.approx(1 + 1 + 2)  # level, leadership, consortium
    assert worth.in_companies(second.companies, 0) - base == pytest.approx(1 + 2)  # level, leadership of two


def test_a_rich_company_is_taxed_in_the_last_move_of_the_game() -> None:
    table = scene((Company(INDUSTRY, 4, 4),), round=9, money=4)
    table.agenda = (LastMove(0),)
    assert decision(table) == Tax(Company(INDUSTRY, 4, 4))  # 8 M are two points, a face is one


def test_a_poor_company_is_developed_in_the_last_move_of_the_game() -> None:
    table = scene((Company(INDUSTRY, 2),), round=9, money=4)
    table.agenda = (LastMove(0),)
    assert decision(table) == Develop(Company(INDUSTRY, 2))


def test_it_reads_the_exchange() -> None:
    table = scene((), (Company(INDUSTRY, 4), Company(INDUSTRY, 4), Company(INDUSTRY, 4)), money=0, round=9)
    table.agenda = (PlacePawns(),)
    table.first = 0
    assert decision(table) == PlacePawn(Spot(EXCHANGE, INDUSTRY))


def test_it_goes_on_from_the_lobby_when_it_may() -> None:
    table = scene((Company(INDUSTRY, 2),), money=12, round=2)
    table.pawns = standing(Spot(LOBBY, INDUSTRY))
    table.agenda = (LobbyPrivilege(),)
    assert isinstance(decision(table), MovePawn)


def test_it_completes_a_set_rather_than_double_a_company() -> None:
    table = scene((Company(INDUSTRY), Company(RESOURCE)), (Company(INDUSTRY),) * 3, (Company(RESOURCE),) * 3, money=8)
    table.pawns = standing(Spot(COMPANIES))
    table.agenda = (CompaniesTile(),)
    play.run(table)
    play.answer(table, -1, DrawCompanies((INDUSTRY, TRANSPORT)))
    action = decision(table)
    assert not isinstance(action, DiscardCompany)
    assert getattr(action, "sector", None) is TRANSPORT


def test_at_the_end_the_greatest_company_it_can_pay_for_is_taken_over() -> None:
    great = Company(TRANSPORT, 4, 2)
    table = scene((Company(INDUSTRY, 1),), (Company(INDUSTRY, 1), great), money=20, round=9, players=2)
    table.pawns = standing(Spot(EXCHANGE, INDUSTRY))
    table.agenda = (HostileTakeover(),)
    assert decision(table) == TakeOver(Holding(1, great))  # a level costs three quarters of a point


def test_an_intrigue_is_worth_what_its_best_answers_make_of_it() -> None:
    table = scene((Company(INDUSTRY, 1),), (Company(INDUSTRY, 4),), (Company(INDUSTRY, 4),), money=30, round=9)
    table.decks = ((Intrigue.UNFAIR_COMPETITION, Intrigue.CAPITAL_INCREASE), *table.decks[1:])
    table.agenda = (PickFromIntrigues(0),)
    assert decision(table) == PlayIntrigue(Intrigue.UNFAIR_COMPETITION)


def test_it_competes_where_it_gains_and_the_others_lose() -> None:
    table = scene((Company(RESOURCE, 4), Company(INDUSTRY, 1)), (Company(RESOURCE, 1), Company(INDUSTRY, 4)), round=9)
    table.agenda = (UnfairCompetition(0),)
    assert decision(table) == CompeteIn(INDUSTRY)


def test_it_never_learns_what_it_may_not_know() -> None:
    """Two tables that look the same to a seat get the same answer."""
    table = scene((Company(INDUSTRY, 1),), (Company(INDUSTRY, 4),), money=9)
    table.colonies = ((Region.ASIA,), (Region.INDIA,), (Region.AFRICA,), ())
    table.agenda = (ColonialContract(0),)
    other = table.copy()
    other.colonies = ((Region.ASIA,), (Region.AFRICA,), (Region.INDIA,), ())
    other.money = (9, 20, 1, 3, 0, 0, 0, 0, 0, 403)
    assert decision(table) == decision(other)


# What each is known for


@cache
def habits(name: str) -> ClubHabits:
    """Sums over a few games among three sensible ones."""
    return measure(name, 12)


@pytest.mark.slow
def test_everybody_goes_where_their_taste_leads() -> None:
    plain = habits("sensible")
    assert habits("bluffer").goes_to(INTRIGUES) > plain.goes_to(INTRIGUES) + 0.1
    assert habits("gambler").goes_to(EXCHANGE) > plain.goes_to(EXCHANGE) + 0.1
    assert habits("grudge").goes_to(COLONIES) > plain.goes_to(COLONIES) + 0.15
    assert habits("grudge").colonies > 1.5 * plain.colonies


@pytest.mark.slow
def test_the_miser_keeps_what_the_others_spend() -> None:
    assert habits("miser").colonies < habits("honest").colonies
    assert habits("miser").hoarded > 1.2 * habits("honest").hoarded
