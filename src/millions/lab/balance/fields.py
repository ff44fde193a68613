"""Which games are played to weigh a deck, and how: a field for each deck, number of players and bot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from millions.core import play
from millions.core.game import AnyGame, game_named
from millions.core.message import Action
from millions.core.nature import Dealer
from millions.core.seat import Seat, Seats
from millions.core.table import Standing
from millions.games.club.table import Table as ClubTable
from millions.games.heists.table import Table as HeistTable
from millions.lab.balance.club import ClubCourse
from millions.lab.balance.course import Course
from millions.lab.balance.explained import EXPLAINED, explained
from millions.lab.balance.heists import HeistCourse
from millions.lab.balance.limits import Limited
from millions.lab.balance.tally import Count, Key, Tally, of_deal
from millions.lab.bare import BareTable, Sitting
from millions.lab.contest import Contest
from millions.lab.games import entrants

RESTRICTED, DOUBLING = "restricted", "doubling"
"""Figures about the first entrant: what a restriction costs it, and what searching twice as long gains."""


class Field(Struct, frozen=True):
    """Games of one bot against itself with one deck; `side` is 0 for the deck that is weighed, 1 for the other, and
    2 and more for decks with one number changed; below 0 are games in which the first entrant is another."""

    side: int
    players: int
    bot: str
    contest: Contest
    change: str = ""
    first: Key = ("", "")
    """If not empty: only the wins of the first entrant are counted, under this key; it may be limited. Where the key is
    `explained`, different bots play, and only what decides their games is counted."""


class Task(Struct, frozen=True):
    """Some deals of a field."""

    place: int
    """Of the field in the plan."""
    field: Field
    deals: range


class WatchedTable(BareTable):
    """A bare table that tells a watcher everything that happens."""

    def __init__(self, game: AnyGame, table: HeistTable | ClubTable, dealer: Dealer, course: Course) -> None:
        self.course = course
        super().__init__(game, table, dealer)

    def answer(self, seat: Seat, action: Action) -> Seats:
        self.table.news = ()
        awaited = play.answer(self.table, seat, action)
        self.course.saw(seat, action, self.table.news, self.table)
        return awaited


def play_deals(task: Task) -> list[list[Count]]:
    """The counts of these deals."""
    return [play_deal(task.field, deal) for deal in task.deals]


def play_deal(field: Field, deal: int) -> list[Count]:
    """The counts of one deal: its games, added up, and what they have in common."""
    contest, first = field.contest, field.first
    numbers = range(deal * contest.players, (deal + 1) * contest.players)
    mixed = first[0] == EXPLAINED
    tallies = [watch(contest, number, ("", "") if mixed else first) for number in numbers]
    if first[0] in (RESTRICTED, DOUBLING):
        return of_deal(zip(numbers, tallies, strict=True))
    wins = [[tally.sums[SEAT_WINS, str(seat + 1)][0] for seat in range(contest.players)] for tally in tallies]
    shares = explained(wins, [contest.seating(number) for number in numbers], numbers[0], mixed)
    return shares if mixed else [*of_deal(zip(numbers, tallies, strict=True)), *shares]


SEAT_WINS = "seat-advantage"
"""Where the share of the win of each seat is counted."""


def watch(contest: Contest, number: int, first: Key = ("", "")) -> Tally:
    """Play one game and count, all of it or the wins of the first entrant."""
    game = game_named(contest.game)
    names = tuple(contest.names[one] for one in contest.seating(number))
    table = game.set_up(names, game.read_options(contest.options), game.read_deck(contest.deck))
    course = course_of(game, table, len(names))
    bare = WatchedTable(game, table, Dealer.new(contest.dealer_seed(number)), course)
    bots, seat = entrants(contest, number), contest.seating(number).index(0)
    if first[0] == RESTRICTED:
        bots[seat] = Limited(bots[seat], first[1])
    Sitting(bare, bots, Random(contest.bots_seed(number))).play_out()
    if any(first):
        return wins_of(seat, first, game.standings(table))
    course.ended(table, game.standings(table))
    return course.tally


def wins_of(seat: Seat, key: Key, standings: Sequence[Standing]) -> Tally:
    """The share of the win of one seat."""
    tally, winners = Tally(), [one.seat for one in standings if one.won]
    tally.add(*key, winners.count(seat) / len(winners))
    return tally


def course_of(game: AnyGame, table: object, players: int) -> Course:
    """The watcher for a game: its own if it has one."""
    if isinstance(table, HeistTable):
        return HeistCourse(game, players)
    return ClubCourse(players) if isinstance(table, ClubTable) else Course(players)


def tasks(fields: Sequence[Field], deals: Sequence[range]) -> list[Task]:
    """The work in tasks that do not depend on the number of workers; fields alternate, so that all advance."""
    parts = [
        Task(place, field, wanted[start : start + DEALS_PER_TASK])
        for place, (field, wanted) in enumerate(zip(fields, deals, strict=True))
        for start in range(0, len(wanted), DEALS_PER_TASK)
    ]
    return sorted(parts, key=lambda task: (task.deals.start, task.place))


DEALS_PER_TASK = 5
"""Deals that a worker plays before their counts are saved."""
