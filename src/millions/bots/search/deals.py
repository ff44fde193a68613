"""Deals worth proposing: whom to pay for leaving, who might pay me, and what comes of it in a world."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

from millions.bots.search.heists import Cards, Edition, Line, count, outcome, worth
from millions.bots.search.quick import WORTH_A_DEAL
from millions.core.seat import Seat, Seats
from millions.games.heists.terms import Character, Characters, Terms, parties, terms

HIGHEST_PRICE = 5
"""For one departure, from one payer."""

SMALL_TABLE = 5
"""Up to so many characters any group may be bought out; beyond that one, or everybody."""


def proposals(view: Any) -> Iterator[Terms]:
    """I pay some to leave; some pay me to leave; all of us pay one to leave."""
    me, per_seat, money = view.viewer, view.per_seat, view.money
    mine = [one for one in view.crew if one // per_seat == me]
    rivals = [one for one in view.crew if one // per_seat != me]
    for price in range(1, HIGHEST_PRICE + 1):
        yield from (
            terms([(me, one // per_seat, price) for one in group], list(group))
            for group in groups(tuple(rivals), len(view.crew))
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


def shared_price(leaver: Character, owner: Seat, payers: Seats, price: int) -> Terms:
    """All of these pay one to leave."""
    return terms([(seat, owner, price) for seat in payers if seat != owner], [leaver])


def groups(members: tuple[int, ...], heads: int) -> Iterator[tuple[int, ...]]:
    """Any group at a small table; one or all at a large one."""
    sizes = range(1, len(members) + 1) if heads <= SMALL_TABLE else sorted({1, len(members)})
    for size in sizes:
        yield from combinations(members, size)


class Offer(NamedTuple):
    """A deal, and what follows from its terms alone."""

    deal: Terms
    stay: Characters
    """Who is in once it is struck."""
    gets: int
    """What it pays me, less what I pay."""
    others: tuple[tuple[Seat, int], ...]
    """What it pays everybody else named in it."""


def offers(view: Any) -> list[Offer]:
    """All deals worth a thought."""
    found = []
    for deal in proposals(view):
        stay = tuple([one for one in view.crew if one not in deal.departures])
        paid = dict.fromkeys(parties(deal, view.per_seat), 0)
        for payment in deal.payments:
            paid[payment.source] -= payment.amount
            paid[payment.target] += payment.amount
        found.append(Offer(deal, stay, paid.pop(view.viewer), tuple(paid.items())))
    return found


class Imagined:
    """One world: who holds what, so who would agree to a deal, and what it would bring."""

    def __init__(self, edition: Edition, view: Any, roles: Cards) -> None:
        self.edition, self.view, self.roles, self.me = edition, view, roles, view.viewer
        self.crew, self.per_seat, self.ante = view.crew, view.per_seat, edition.ante(view.loot)
        self._outcomes: dict[Characters, float] = {}
        self._values: dict[tuple[Seat, Characters], float] = {}
        self.now = self.outcome(view.crew)

    def brings(self, offer: Offer) -> float:
        """What proposing it brings me in this world: nothing if somebody would decline."""
        for seat, paid in offer.others:
            if paid + self.value(seat, offer.stay) - self.value(seat, self.crew) < WORTH_A_DEAL:
                return 0.0
        return offer.gets + self.outcome(offer.stay) - self.now

    def outcome(self, crew: Characters) -> float:
        """What I gain in this world if just these stay, and nothing more is agreed."""
        if crew not in self._outcomes:
            edition, mine = self.edition, self._of(self.me, crew)
            cards = tuple([self.roles[one] for one in crew])
            gains = outcome(edition, self.view.loot, count(edition.roles, cards)) if mine else ()
            won = sum([gains[edition.roles.index(self.roles[one])] for one in mine])
            self._outcomes[crew] = won + self._home(self.me, mine)
        return self._outcomes[crew]

    def value(self, seat: Seat, crew: Characters) -> float:
        """What this player, who knows no more than its own roles, expects if just these stay."""
        if (seat, crew) not in self._values:
            mine, view, owned = self._of(seat, crew), self.view, self._of(seat, range(len(self.roles)))
            inside = tuple([self.roles[one] for one in mine])
            gone = tuple([self.roles[one] for one in owned if one not in mine])
            line = Line(
                self.edition, view.loot, view.roles_in_play, view.shown, inside, (), gone, len(crew) - len(mine)
            )
            self._values[seat, crew] = worth(line) + self._home(seat, mine)
        return self._values[seat, crew]

    def _of(self, seat: Seat, characters: Iterable[Character]) -> list[Character]:
        return [one for one in characters if one // self.per_seat == seat]

    def _home(self, seat: Seat, mine: list[Character]) -> int:
        """The antes that come back."""
        return self.ante * (len(self._of(seat, self.crew)) - len(mine))


def best_deals(edition: Edition, view: Any, worlds: list[Any]) -> Iterator[Terms]:
    """The deals that bring me most, over the worlds in which they would be agreed to; best first."""
    profiles = Counter([world.roles for world in worlds])
    imagined = [(Imagined(edition, view, roles), times) for roles, times in profiles.items()]
    scores = [(sum([times * world.brings(offer) for world, times in imagined]), offer.deal) for offer in offers(view)]
    return (deal for score, deal in sorted(scores, key=lambda scored: -scored[0]) if score > 0)
