"""Known blunders, and matches in which they are planted; the rules, not the judge, show why each is bad."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct

from millions.bots import Host, bot_named
from millions.bots.heists.guide import HeistGuide
from millions.bots.measure import NAMES
from millions.bots.playout import round_of
from millions.bots.skills import guide_for
from millions.core import play
from millions.core.match import Match
from millions.core.message import Action
from millions.core.nature import Dealer
from millions.core.seat import Seat
from millions.games.club import table as club
from millions.games.club.components import EXCHANGE, SECTORS, Spot
from millions.games.club.exchange import earnings
from millions.games.club.placement import PlacePawn
from millions.games.club.scoring import scores
from millions.games.heists import table as heists
from millions.games.heists.bargain import Accept, Propose
from millions.games.heists.components import ACROBAT, BRAIN, CROOK, DRIVER
from millions.games.heists.negotiation import Withdraw
from millions.games.heists.terms import terms
from millions.lab.bare import BareTable, Sitting

Deed = tuple[Seat, Action]
"""Who does what."""

Plant = Callable[[Match], list[Deed]]
"""The actions up to a blunder, which is the last one; empty if there is no opportunity for one here."""

BOT = "sensible"
"""The kind of bot that plays the matches."""

GOOD_ALONE = (ACROBAT, BRAIN, DRIVER, CROOK)
"""Roles that bring money to a player who is the only one with them."""

LEAVES_FROM_ROUND = 3
"""The first round in which a player leaves who is alone in a role."""

GIFT = 5
"""The least that is given to the leader."""

NEARLY_THERE = 4
"""The leader lacks at most this much beyond the gift."""

IN_REACH = 0.2
"""The player lacks at most this part of the sum that wins to be as rich as the leader: else the match is decided."""

LAST_ROUNDS = 3
"""The leader of Million Club loses on the Exchange in one of this number of last rounds."""

THROWN_AWAY = 10
"""A pawn is put where it earns at least this much less than in another sector, by the quotations of the moment."""

CONTINUATIONS = 24
"""Number of times that a match is played to its end with the blunder, and as often without it."""

COST = 0.25
"""The player wins at least this share of them less with the blunder than without."""


def leave_alone_in_a_role(match: Match) -> list[Deed]:
    """A player who is alone in a role, as far as the cards shown can tell, and could still win, leaves for nothing."""
    table, guide = match.table, guide_for(match.game)
    assert isinstance(table, heists.Table)
    assert isinstance(guide, HeistGuide)
    if table.round < LEAVES_FROM_ROUND or not table.shown or len(table.crew) < 3:
        return []
    for character in table.crew:
        seat, role = table.owner(character), table.roles[character]
        behind = max(table.money[: table.players]) - table.money[seat]
        seen_alone = alone(table, character) and table.shown.count(role) == 1
        if seen_alone and behind <= IN_REACH * guide.edition.enough and can(match, seat, Withdraw(character)):
            return [(seat, Withdraw(character))]
    return []


def pay_for_the_leaders_victory(match: Match) -> list[Deed]:
    """The second richest, who could still win, leaves and gives all its money to the richest, who is alone in a role
    and close to enough."""
    table, guide = match.table, guide_for(match.game)
    assert isinstance(table, heists.Table)
    assert isinstance(guide, HeistGuide)
    second, richest = sorted(range(table.players), key=lambda seat: table.money[seat])[-2:]
    gift, inside = table.money[second], [one for one in table.crew if table.owner(one) == richest]
    lacking = guide.edition.enough - table.money[richest] - gift
    if table.money[richest] - gift > IN_REACH * guide.edition.enough:
        return []
    offer = Propose(terms([(second, richest, gift)], [second * table.per_seat])) if gift >= GIFT else None
    if offer is None or not table.shown or lacking > NEARLY_THERE:
        return []
    if not any(alone(table, one) for one in inside) or not can(match, richest, offer):
        return []
    proposed = table.copy()
    play.answer(proposed, richest, offer)
    return [(richest, offer), (second, Accept(proposed.proposals[-1].id))]


def alone(table: heists.Table, character: int) -> bool:
    """Is this the only character with its role, and does that bring money?"""
    role = table.roles[character]
    return role in GOOD_ALONE and table.roles.count(role) == 1


def lose_on_the_exchange(match: Match) -> list[Deed]:
    """In one of the last rounds, the player who would win if the match ended now puts a pawn where it loses most."""
    table = match.table
    assert isinstance(table, club.Table)
    if table.round <= table.numbers.rounds - LAST_ROUNDS or not match.awaited:
        return []
    seat, sectors = match.seat(match.awaited[0]), {sector: earnings(table.companies, sector) for sector in SECTORS}
    worst = min(sectors, key=lambda sector: sectors[sector])
    blunder = PlacePawn(Spot(EXCHANGE, worst))
    purses = table.money[: table.players]
    counted = [score.total for score in scores(table.companies, table.colonies, purses, table.numbers)]
    thrown_away = max(sectors.values()) + min(-sectors[worst], table.money[seat])
    if thrown_away < THROWN_AWAY or counted[seat] < max(counted) or not can(match, seat, blunder):
        return []
    return [(seat, blunder)]


def cost(match: Match, deeds: list[Deed]) -> float:
    """The share of wins that a blunder costs its player, if bots play the match to its end."""
    seat, _ = deeds[-1]
    return won_from_here(match, seat, []) - won_from_here(match, seat, deeds)


def won_from_here(match: Match, seat: Seat, deeds: list[Deed]) -> float:
    """How often this seat wins if bots play the match to its end: after these deeds, or by their own choice."""
    won = 0.0
    for number in range(CONTINUATIONS):
        table = match.table.copy()
        for doer, action in deeds:
            play.answer(table, doer, action)
        bare = BareTable(match.game, table, Dealer.new(number))
        Sitting(bare, [bot_named(BOT) for _ in match.seats], Random(number)).play_out()
        won += guide_for(match.game).chances(table)[seat]
    return won / CONTINUATIONS


def can(match: Match, seat: Seat, action: Action) -> bool:
    """May this seat do this now?"""
    return any(action in form for form in match.forms(seat))


class Blunder(Struct, frozen=True):
    """A kind of blunder, and the matches in which it is planted."""

    name: str
    game: str
    players: int
    plant: Plant


ALONE, PAYS, LOSES = "leaves alone in a role", "pays for the leader's victory", "loses on the Exchange"

BLUNDERS = (
    Blunder(ALONE, "dollars-1e", 5, leave_alone_in_a_role),
    Blunder(PAYS, "dollars-1e", 5, pay_for_the_leaders_victory),
    Blunder(ALONE, "dollars-2e", 5, leave_alone_in_a_role),
    Blunder(PAYS, "dollars-2e", 5, pay_for_the_leaders_victory),
    Blunder(LOSES, "million-club", 4, lose_on_the_exchange),
)


def planted(blunder: Blunder, seed: int) -> tuple[Match, int]:
    """The match with this seed, and the line of the blunder: 0 if there was no opportunity for it."""
    match = Match.new(blunder.game, NAMES[: blunder.players], seed=seed)
    host, line = Host(match, {seat: bot_named(BOT) for seat in range(blunder.players)}, seed), 0
    weighed: set[tuple[int | None, Seat]] = set()
    while not match.over:
        deeds = [] if line else blunder.plant(match)
        moment = (round_of(match.table), deeds[-1][0]) if deeds else None
        if moment and moment not in weighed:
            weighed.add(moment)
            if cost(match, deeds) >= COST:
                for doer, action in deeds:
                    match.play(doer, action)
                line = len(match.log)
        if not list(host.sweep()):
            break
    return match, line
