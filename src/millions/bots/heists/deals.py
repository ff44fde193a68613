"""Deals worth searching over: which groups to pay for leaving, which might pay me, and what comes of it in a world."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from millions.bots.heists.edition import Edition
from millions.bots.heists.glance import LineUp, expected_gain
from millions.bots.heists.quick import WORTH_A_DEAL
from millions.bots.heists.spoils import spoils_in
from millions.core.seat import Seat
from millions.games.heists.components import Roles
from millions.games.heists.terms import Character, Characters, Terms, of_seat, parties, terms
from millions.games.heists.view import HeistView

HIGHEST_PRICE = 5
"""For one departure, from one payer."""

SMALL_TABLE = 5
"""Up to this number of characters any group may be bought out; with more, one character or all."""


def proposals(view: HeistView) -> Iterator[Terms]:
    """I pay some to leave; some pay me to leave; all of us pay one to leave."""
    me, per_seat, money = view.viewer, view.per_seat, view.money
    mine = of_seat(view.crew, me, per_seat)
    rivals = tuple([one for one in view.crew if one not in mine])
    for price in range(1, HIGHEST_PRICE + 1):
        yield from (
            terms([(me, one // per_seat, price) for one in group], list(group))
            for group in groups(rivals, len(view.crew))
            if price * len(group) <= money[me]
        )
        payers = tuple(sorted({one // per_seat for one in rivals if money[one // per_seat] >= price}))
        for group in groups(payers, len(view.crew)):
            yield from (terms([(seat, me, price) for seat in group], [one]) for one in mine)
        if price <= money[me] and len(payers) > 1:
            yield from (
                terms([(seat, one // per_seat, price) for seat in (me, *payers) if seat != one // per_seat], [one])
                for one in rivals
            )


def groups(members: tuple[int, ...], characters_in: int) -> Iterator[tuple[int, ...]]:
    """Any group at a small table; one member or all at a large one."""
    sizes = range(1, len(members) + 1) if characters_in <= SMALL_TABLE else sorted({1, len(members)})
    for size in sizes:
        yield from combinations(members, size)


class Candidate(NamedTuple):
    """A deal, and what follows from its terms alone."""

    deal: Terms
    stay: Characters
    """The characters that are in once it is struck."""
    gets: int
    """What it pays me, less what I pay."""
    others: tuple[tuple[Seat, int], ...]
    """What it pays each other player named in it."""


def candidates(view: HeistView) -> list[Candidate]:
    """All deals worth considering."""
    found = []
    for deal in proposals(view):
        stay = tuple([one for one in view.crew if one not in deal.departures])
        paid = dict.fromkeys(parties(deal, view.per_seat), 0)
        for payment in deal.payments:
            paid[payment.source] -= payment.amount
            paid[payment.target] += payment.amount
        found.append(Candidate(deal, stay, paid.pop(view.viewer), tuple(paid.items())))
    return found


class ImaginedWorld:
    """One world: who holds what, so who would agree to a deal, and what it would bring."""

    def __init__(self, edition: Edition, view: HeistView, roles: Roles) -> None:
        assert view.loot is not None
        self.edition, self.view, self.roles, self.me = edition, view, roles, view.viewer
        self.crew, self.per_seat = view.crew, view.per_seat
        self.loot, self.ante, self.spoils = view.loot, edition.ante(view.loot), spoils_in(view, edition)
        self._outcomes: dict[Characters, float] = {}
        self._values: dict[tuple[Seat, Characters], float] = {}
        self.now = self.outcome(view.crew)

    def brings(self, candidate: Candidate) -> float:
        """What proposing it brings me in this world: nothing if a player would decline."""
        for seat, paid in candidate.others:
            if paid + self.value(seat, candidate.stay) - self.value(seat, self.crew) < WORTH_A_DEAL:
                return 0.0
        return candidate.gets + self.outcome(candidate.stay) - self.now

    def outcome(self, crew: Characters) -> float:
        """What I gain in this world if exactly these stay, and nothing more is agreed."""
        if crew not in self._outcomes:
            number, mine = self.edition.number, self._of(self.me, crew)
            numbers = [number[self.roles[one]] for one in crew]
            gains = self.spoils.expected(tuple(sorted(numbers))) if mine else ()
            won = sum([gains[number[self.roles[one]]] for one in mine])
            self._outcomes[crew] = won + self._returned(self.me, mine)
        return self._outcomes[crew]

    def value(self, seat: Seat, crew: Characters) -> float:
        """What this player, who knows only its own roles, expects if exactly these stay."""
        if (seat, crew) not in self._values:
            mine, view, owned = self._of(seat, crew), self.view, self._of(seat, range(len(self.roles)))
            inside = tuple([self.roles[one] for one in mine])
            gone = tuple([self.roles[one] for one in owned if one not in mine])
            others = len(crew) - len(mine)
            line = LineUp(self.edition, self.loot, view.roles_in_play, view.shown, inside, (), gone, others)
            self._values[seat, crew] = expected_gain(line) + self._returned(seat, mine)
        return self._values[seat, crew]

    def _of(self, seat: Seat, characters: Iterable[Character]) -> list[Character]:
        return [one for one in characters if one // self.per_seat == seat]

    def _returned(self, seat: Seat, mine: list[Character]) -> int:
        """The antes that come back."""
        return self.ante * (len(self._of(seat, self.crew)) - len(mine))


def best_deals(edition: Edition, view: HeistView, worlds: list[Roles]) -> Iterator[Terms]:
    """The deals that bring me most, over the worlds in which they would be agreed to; best first."""
    imagined = [(ImaginedWorld(edition, view, roles), times) for roles, times in Counter(worlds).items()]
    scores = [
        (sum([times * world.brings(candidate) for world, times in imagined]), candidate.deal)
        for candidate in candidates(view)
    ]
    return (deal for score, deal in sorted(scores, key=lambda scored: -scored[0]) if score > 0)
