"""`millions bench blunders`: is a blunder that was planted in a match among its turning points?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from millions.bots import Host, bot_named
from millions.bots.club.guide import prospect
from millions.bots.measure import NAMES
from millions.core.match import Match
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.club import table as club
from millions.games.club.components import EXCHANGE, SECTORS, Spot
from millions.games.club.exchange import earnings
from millions.games.club.placement import PlacePawn
from millions.games.club.variant import BOOK as CLUB
from millions.games.dollars1.variant import BOOK
from millions.games.heists import table as heists
from millions.games.heists.bargain import Accept, Propose
from millions.games.heists.components import CROOK, DRIVER
from millions.games.heists.negotiation import Withdraw
from millions.games.heists.terms import terms
from millions.lab.workers import Meter
from millions.review.decisions import decisions, turning_points
from millions.review.walk import FinishedMatch

Plant = Callable[[Match], bool]
"""Plays the blunder, as the last action, if this is the moment for it."""

LEFT_IN_ROUND = 3
"""The round in which a player leaves who is alone in a role."""

GIFT = 5
"""The least that is given to the leader."""

NEARLY_THERE = 4
"""The leader lacks at most this much beyond the gift."""

LOSING_ROUND, LOSS = CLUB.rounds - 2, 4
"""From this round on, a pawn is put where the Exchange costs at least this much."""


def leave_alone_in_a_role(match: Match) -> bool:
    """A player who is alone in a role, and would share, leaves for nothing."""
    table = match.table
    assert isinstance(table, heists.Table)
    if table.round != LEFT_IN_ROUND or not table.shown or len(table.crew) < 3:
        return False
    for character in table.crew:
        role, seat = table.roles[character], table.owner(character)
        if role in (DRIVER, CROOK) and table.roles.count(role) == 1 and can(match, seat, Withdraw(character)):
            match.play(seat, Withdraw(character))
            return True
    return False


def pay_for_the_leaders_victory(match: Match) -> bool:
    """The second richest leaves and gives all its money to the richest, who is alone in a role and close to enough."""
    table = match.table
    assert isinstance(table, heists.Table)
    second, richest = sorted(range(table.players), key=lambda seat: table.money[seat])[-2:]
    gift, inside = table.money[second], [one for one in table.crew if table.owner(one) == richest]
    alone = any(table.roles[one] in (DRIVER, CROOK) and table.roles.count(table.roles[one]) == 1 for one in inside)
    lacking = BOOK.target - table.money[richest] - gift
    offer = Propose(terms([(second, richest, gift)], [second * table.per_seat])) if gift >= GIFT else None
    if offer is None or not table.shown or not alone or lacking > NEARLY_THERE or not can(match, richest, offer):
        return False
    match.play(richest, offer)
    match.play(second, Accept(table_of(match).proposals[-1].id))
    return True


def table_of(match: Match) -> heists.Table:
    """The table now."""
    assert isinstance(match.table, heists.Table)
    return match.table


def lose_on_the_exchange(match: Match) -> bool:
    """In one of the last rounds the player who is ahead puts a pawn where the Exchange costs most."""
    table = match.table
    assert isinstance(table, club.Table)
    if table.round < LOSING_ROUND or not match.awaited:
        return False
    seat, left = match.seat(match.awaited[0]), CLUB.rounds + 1 - table.round
    worth = [prospect(table, one, left) for one in range(table.players)]
    sectors = {sector: earnings(table.companies, sector) for sector in SECTORS}
    worst = min(sectors, key=lambda sector: sectors[sector])
    blunder = PlacePawn(Spot(EXCHANGE, worst))
    bad = sectors[worst] <= -LOSS and table.money[seat] >= LOSS and worth[seat] == max(worth)
    if not bad or not can(match, seat, blunder):
        return False
    match.play(seat, blunder)
    return True


def can(match: Match, seat: Seat, action: Action) -> bool:
    """May this seat do this now?"""
    return any(action in form for form in match.forms(seat))


class Blunder(Struct, frozen=True):
    """A kind of blunder, and the matches in which it is planted."""

    name: str
    game: str
    players: int
    plant: Plant


BLUNDERS = (
    Blunder("leaves alone in a role", "dollars-1e", 5, leave_alone_in_a_role),
    Blunder("pays for the leader's victory", "dollars-1e", 5, pay_for_the_leaders_victory),
    Blunder("loses on the Exchange", "million-club", 4, lose_on_the_exchange),
)


class BlunderFigures(Struct):
    """How often a kind of blunder was found."""

    blunder: str
    game: str
    matches: int = 0
    found: int = 0
    """It is one of the three turning points."""


def planted(blunder: Blunder, seed: int) -> Iterator[tuple[Match, int]]:
    """Matches with this blunder, each with its line; one seed after the other."""
    while True:
        match = Match.new(blunder.game, NAMES[: blunder.players], seed=seed)
        host, line = Host(match, {seat: bot_named("sensible") for seat in range(blunder.players)}, seed), 0
        while not match.over:
            if not line and blunder.plant(match):
                line = len(match.log)
            if not list(host.sweep()):
                break
        if line:
            yield match, line
        seed += 1


def is_found(match: Match, line: int, worlds: int | None = None) -> bool:
    """Is this line among the turning points?"""
    finished = FinishedMatch(match.referee, list(match.log))
    number = worlds or finished.guide.playouts
    points = turning_points(finished, list(decisions(finished, number)), number)
    return line in {point.n for point in points}


def measure(matches: int, seed: int, meter: Meter) -> list[BlunderFigures]:
    """Plant every kind of blunder in this number of matches."""
    meter.expect(matches * len(BLUNDERS))
    found = []
    for blunder in BLUNDERS:
        one = BlunderFigures(blunder.name, blunder.game)
        for (match, line), _ in zip(planted(blunder, seed), range(matches), strict=False):
            one.matches += 1
            one.found += is_found(match, line)
            meter.finished(1)
        found.append(one)
    return found


def report(found: list[BlunderFigures], as_json: bool, console: Console) -> None:
    """Print the figures."""
    if as_json:
        console.print(msgspec.json.encode(found).decode(), soft_wrap=True)
        return
    table = Table("blunder", "game", "matches", "found", "share", box=None)
    for one in found:
        table.add_row(one.blunder, one.game, str(one.matches), str(one.found), f"{one.found / one.matches:.0%}")
    console.print(table)
