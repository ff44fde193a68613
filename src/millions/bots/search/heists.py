"""What a heist is worth, looked up rather than played out; for both editions of Millions of Dollars.

To whoever does not know who holds what, the others are alike. So the worth of a heist depends on one's own roles, on
those one has seen, on the cards shown and on how many others are in: few enough cases to remember them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import lru_cache
from itertools import islice, product
from math import comb, factorial, prod
from typing import Any, ClassVar, NamedTuple

from millions.core import play
from millions.core.form import Rng
from millions.core.game import AnyGame
from millions.core.message import Action
from millions.core.seat import MOST_SEATS, Seat, Seats
from millions.core.step import AnyStep
from millions.core.table import Table
from millions.games.heists.terms import Character, Characters
from millions.games.heists.view import HeistView

PURSE = 10
"""What everybody has in hand in an imagined heist."""

SMALL_CREW = 5
FEW = 9
"""In a crew of up to so many, all answers to a question are weighed; in a larger one, where cases are many, one is."""

Cards = tuple[Enum, ...]
Counts = tuple[int, ...]


class Edition:
    """What must be known of an edition, beside what its view shows."""

    game: AnyGame
    before: AnyStep
    after: AnyStep
    """A heist lies between these two steps."""
    rounds: int
    spread: float
    """By how much purses move against each other in one round."""
    roles: Cards
    fancy: tuple[float, ...]
    """How much players like each role, before the Loot card is considered."""
    verbs: ClassVar[dict[str, type[Action]]]
    """Its actions: choose, name, ready, withdraw, claim; perhaps announce, vote."""

    def ante(self, loot: Any) -> int:
        """What leaving brings back."""
        raise NotImplementedError

    def liking(self, loot: Any, role: Enum) -> float:
        """How much players like a role when this card lies open."""
        raise NotImplementedError

    def stake(self, table: Any, heads: int) -> None:
        """Put the money on the table with which so many begin a heist."""
        raise NotImplementedError

    def said(self, view: Any) -> dict[Character, Enum]:
        """What was last said of each character."""
        raise NotImplementedError

    def worlds(self, view: Any, model: Callable[[Any, Seat, Any], float]) -> Callable[[Rng], Any]:
        """Draws worlds that fit the view, for players of whom so much is believed."""
        raise NotImplementedError


class Line(NamedTuple):
    """What one seat knows of those in a heist, as far as it matters: all but who is who."""

    edition: Edition
    loot: Any
    in_play: Cards
    shown: Cards
    mine: Cards
    """My own roles that are in."""
    seen: Cards
    """Roles I know of others that are in."""
    gone: Cards
    """Roles I know, mine too, that are not in any more."""
    others: int
    """How many more are in."""


def line_up(edition: Edition, view: HeistView, crew: Characters) -> Line:
    """What the viewer would know if just these characters were in."""
    me, known, per_seat = view.viewer, view.known, view.per_seat
    mine: list[Enum] = []
    seen: list[Enum] = []
    gone: list[Enum] = []
    for character, role in enumerate(known):
        if role is not None:
            inside = character in crew
            (mine if inside and character // per_seat == me else seen if inside else gone).append(role)
    others = len(crew) - len(mine) - len(seen)
    return Line(edition, view.loot, view.roles_in_play, view.shown, tuple(mine), tuple(seen), tuple(gone), others)


TRUST = 3.0
"""How much likelier a role is held to be once its player has said it."""

HASTE = 0.3
"""How likely a player is to leave at once, for each unit that leaving is worth more than staying."""


class Beliefs:
    """How likely a player with these roles would be to choose them, and to say what was said of them."""

    def __init__(self, edition: Edition, view: Any) -> None:
        self.edition, self.said = edition, edition.said(view)

    def __call__(self, view: Any, seat: Seat, roles: Cards) -> float:
        first = seat * view.per_seat
        liked = sum([self.edition.liking(view.loot, role) for role in roles])
        return liked * TRUST ** sum([self.said.get(first + place) is role for place, role in enumerate(roles)])


@lru_cache(maxsize=100_000)
def worth(line: Line) -> float:
    """What the heist brings me, antes returned included, over all the worlds I cannot exclude."""
    roles, total, value = line.edition.roles, 0.0, 0.0
    fixed = count(roles, line.mine + line.seen + line.gone)
    inside = count(roles, line.mine + line.seen)
    for aside in line.in_play if line.mine else ():
        rest = tuple([a - b for a, b in zip(count(roles, (*line.shown, aside)), fixed, strict=True)])
        if min(rest) < 0:
            continue
        hidden = sum(rest)
        weight = (line.shown.count(aside) + 1) * factorial(hidden) / prod(map(factorial, rest))
        total += weight
        for part in parts(rest, line.others):
            ways = prod(map(comb, rest, part)) / comb(hidden, line.others)
            crew = tuple([a + b for a, b in zip(inside, part, strict=True)])
            gains = outcome(line.edition, line.loot, crew)
            value += weight * ways * sum([gains[roles.index(role)] for role in line.mine])
    return value / total if total else 0.0


def count(roles: Cards, cards: Cards) -> Counts:
    """How many of each role."""
    return tuple([cards.count(role) for role in roles])


def parts(counts: Counts, size: int) -> Iterator[Counts]:
    """All ways to take so many from these."""
    ranges = [range(min(number, size) + 1) for number in counts]
    return (part for part in product(*ranges) if sum(part) == size)


@lru_cache(maxsize=100_000)
def outcome(edition: Edition, loot: Any, crew: Counts) -> tuple[float, ...]:
    """What a heist brings to each role in it, played by the rules; whoever must choose chooses anything alike."""
    table = _begin(edition, loot, crew)
    money = table.money
    gains = [0.0] * len(crew)
    for chance, after in _ends(table, play.run(table), most=FEW if sum(crew) <= SMALL_CREW else 1):
        seats = iter(range(MOST_SEATS))
        for role, number in enumerate(crew):
            won = [after.money[seat] - money[seat] for seat in islice(seats, number)]
            gains[role] += chance * sum(won) / max(1, number)
    return tuple(gains)


@lru_cache(maxsize=8)
def _bare_table(edition: Edition) -> Any:
    """A table before the first card."""
    game = edition.game
    return game.set_up(tuple([f"seat {seat}" for seat in range(MOST_SEATS)]), game.options(), game.house_deck())


def _begin(edition: Edition, loot: Any, crew: Counts) -> Any:
    """A table at which a heist of these begins."""
    table, heads = _bare_table(edition).copy(), sum(crew)
    cards = tuple([role for role, number in zip(edition.roles, crew, strict=True) for _ in range(number)])
    table.loot, table.shown, table.crew = loot, cards, tuple(range(heads))
    table.roles = cards + (None,) * (MOST_SEATS - heads)
    edition.stake(table, heads)
    contents = table.contents
    table.agenda = contents[contents.index(edition.before) + 1 : contents.index(edition.after)]
    return table


def _ends(table: Table, awaited: Seats, most: int) -> Iterator[tuple[float, Table]]:
    """The ways it may end, with their chances; at each choice so many answers are tried at most."""
    if not awaited:
        yield 1.0, table
        return
    actions = list(table.agenda[0].options(table, awaited[0])[0])[-most:]
    for action in actions:
        branch = table.copy()
        for chance, after in _ends(branch, play.answer(branch, awaited[0], action), most):
            yield chance / len(actions), after
