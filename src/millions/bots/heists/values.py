"""What a heist is worth to a seat: money on average, and the chance to win the game, over everything it believes."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, inf, sqrt
from typing import NamedTuple

from millions.bots.heists.beliefs import Beliefs
from millions.bots.heists.dials import SENSIBLE, Dials
from millions.bots.heists.edition import Edition
from millions.bots.heists.race import race
from millions.bots.heists.spoils import Crew, HeistEnd, spoils_in
from millions.core.seat import Seat, Seats
from millions.games.heists.components import Role
from millions.games.heists.terms import Character, Characters, Payment, Terms
from millions.games.heists.view import HeistView

Chance = Callable[[list[int], HeistEnd, tuple[float, ...]], float]
"""My chance to win, given everybody's roles, an outcome, and the factors by which its gains multiply the odds."""

FAIR_PRICE = 0.3
"""The least part of what a departure is worth to its buyer that is paid for it."""

OUT_OF_REACH = 1000
"""More money than a player gains in one heist."""


class Valuation(NamedTuple):
    """What a situation is worth to me."""

    wins: float
    """The chance to win, as the risk dial sees it, with the consolation of money and places (`race.py`)."""
    each: list[float]
    """The same in each believed profile."""
    gain: float
    """Expected money, from now to the end of the sharing."""


class Weighed(NamedTuple):
    """An outcome, and the factors by which its gains multiply the odds."""

    outcome: HeistEnd
    odds: tuple[float, ...]


class HeistValues:
    """Values of all alternatives in one decision: the same beliefs answer every question, so answers compare fairly."""

    def __init__(self, view: HeistView, edition: Edition, beliefs: Beliefs, dials: Dials = SENSIBLE) -> None:
        assert view.loot is not None
        self.view, self.edition, self.me, self.risk = view, edition, view.viewer, dials.risk
        self.race = race(view, edition, dials.farsighted)
        self.number = edition.number
        self.beliefs = [([self.number[role] for role in roles], weight) for roles, weight in beliefs]
        self.ante = edition.ante(view.loot)
        self.spoils = spoils_in(view, edition)
        self._weighed: dict[Crew, list[Weighed]] = {}
        self._known: dict[tuple[Characters, tuple[Payment, ...]], Valuation] = {}

    # The questions

    def of_crew(self, crew: Characters, paid: tuple[Payment, ...] = ()) -> Valuation:
        """If exactly these characters stay, the others leave now and these payments are made."""
        if (crew, paid) not in self._known:
            self._known[crew, paid] = self._weigh(crew, paid)
        return self._known[crew, paid]

    def of_deal(self, deal: Terms) -> Valuation:
        """Once this deal is struck."""
        return self.of_crew(self.without(*deal.departures), deal.payments)

    def of_naming(self, role: Role) -> Valuation:
        """If I, a lone Snitch or Tech, name this role."""
        return self._weigh(self.view.crew, (), role)

    def without(self, *gone: Character) -> Characters:
        """The crew without these characters."""
        return tuple([one for one in self.view.crew if one not in gone])

    def money(self, wins: float, level: float) -> float:
        """The money that would make this difference in winning chances, at this level of chances."""
        return wins / self.race.slope(level * (1 - level), level)

    def chance_of(self, character: Character, role: Role) -> float:
        """How likely a character is of a role."""
        number = self.number[role]
        return sum([weight for roles, weight in self.beliefs if roles[character] == number])

    def out(self, character: Character) -> float:
        """How likely this character would be eliminated if the heist began now."""
        crew = self.view.crew
        return 1 - sum(
            weight * outcome.chance
            for roles, weight in self.beliefs
            for outcome in self.spoils[tuple(sorted([roles[one] for one in crew]))]
            if outcome.shares[roles[character]]
        )

    def crowned(self, seats: Seats, crew: Characters, paid: tuple[Payment, ...] = ()) -> float:
        """How likely one of these seats has enough after these payments and a heist of this crew, and wins; others than
        me, without me."""
        purses, without_me = self._purses(crew, paid), self.me not in seats
        lacking = (self.race.enough - max([purses[seat] for seat in seats], default=-OUT_OF_REACH)) / self.view.per_seat
        found = 0.0
        for roles, weight in self.beliefs:
            for outcome in self.spoils[tuple(sorted([roles[one] for one in crew]))]:
                if max(outcome.gains) >= lacking:
                    winners = self.race.winners(*self._after(crew, purses, roles, outcome))
                    theirs = any(seat in winners for seat in seats) and not (without_me and self.me in winners)
                    found += weight * outcome.chance * theirs
        return found

    def gains_by_role(self, character: Character, crew: Characters) -> dict[int, float]:
        """What its player can expect this character to gain in such a heist, for each role it may be of."""
        sums: dict[int, list[float]] = {}
        for roles, weight in self.beliefs:
            role = roles[character]
            gain = self.spoils.expected(tuple(sorted([roles[one] for one in crew])))[role]
            total = sums.setdefault(role, [0.0, 0.0])
            total[0] += weight * gain
            total[1] += weight
        return {role: gain / weight for role, (gain, weight) in sums.items() if weight}

    def worth_to(self, seat: Seat, deal: Terms, more_than: float = -inf) -> float:
        """What the departures of a deal bring a seat in this heist, in money, before it pays for them: in the worlds in
        which that is more than a given sum, such as the price that it offers."""
        stays = self.without(*deal.departures)
        mine = [one for one in stays if self.view.owner(one) == seat]
        gains = [
            (sum([self._gain(one, stays, roles) - self._gain(one, self.view.crew, roles) for one in mine]), weight)
            for roles, weight in self.beliefs
        ]
        fitting = [(gain, weight) for gain, weight in gains if gain > more_than]
        return sum([gain * weight for gain, weight in fitting]) / (sum([weight for _, weight in fitting]) or 1.0)

    def _gain(self, character: Character, crew: Characters, roles: list[int]) -> float:
        """What this character gains in such a heist, if everybody has these roles."""
        return self.spoils.expected(tuple(sorted([roles[one] for one in crew])))[roles[character]]

    # The computation

    def _weigh(self, crew: Characters, paid: tuple[Payment, ...], named: Role | None = None) -> Valuation:
        purses = self._purses(crew, paid)
        chance = self._chances(crew, purses)
        mine = [one for one in crew if self.view.owner(one) == self.me]
        each, gain = [], purses[self.me] - float(self.view.money[self.me])
        for roles, weight in self.beliefs:
            wins = 0.0
            for outcome, odds in self._outcomes(tuple(sorted([roles[one] for one in crew])), named):
                wins += outcome.chance * chance(roles, outcome, odds)
                gain += weight * outcome.chance * sum([outcome.gains[roles[one]] for one in mine])
            each.append(wins)
        mean = sum([weight * wins for (_, weight), wins in zip(self.beliefs, each, strict=True)])
        return Valuation(mean + self._taste(mean, each) if self.risk else mean, each, gain)

    def _taste(self, mean: float, each: list[float]) -> float:
        """What the risk dial adds for outcomes that differ: the dial times their standard deviation."""
        variance = sum(weight * (wins - mean) ** 2 for (_, weight), wins in zip(self.beliefs, each, strict=True))
        return self.risk * sqrt(variance)

    def _purses(self, crew: Characters, paid: tuple[Payment, ...]) -> list[int]:
        """Everybody's money once these payments are made and the others have left with their antes."""
        purses = list(self.view.money[: self.view.players])
        for payment in paid:
            purses[payment.source] -= payment.amount
            purses[payment.target] += payment.amount
        for one in self.view.crew:
            if one not in crew:
                purses[self.view.owner(one)] += self.ante
        return purses

    def _outcomes(self, crew: Crew, named: Role | None) -> list[Weighed]:
        if crew not in self._weighed:
            scale = self.race.scale
            self._weighed[crew] = [
                Weighed(outcome, tuple([exp(gain / scale) for gain in outcome.gains])) for outcome in self.spoils[crew]
            ]
        if named is None:
            return self._weighed[crew]
        fitting = [one for one in self._weighed[crew] if one.outcome.named is named]
        return [Weighed(one.outcome._replace(chance=1 / len(fitting)), one.odds) for one in fitting]

    def _chances(self, crew: Characters, purses: list[int]) -> Chance:
        """How an outcome turns into a chance to win: odds grow with money, unless a player has enough then."""
        race, per_seat = self.race, self.view.per_seat
        start = purses[self.me]
        odds_now = [exp((purse - start) / race.scale) for purse in purses]
        lacks = [race.enough - purse for purse in purses]
        if (race.last and race.farsighted) or per_seat > 1 or min(lacks) <= 0:
            return self._exactly(crew, purses)
        rest = sum(odds_now) - sum([odds_now[one] for one in crew])
        me, exactly = self.me, self._exactly(crew, purses)
        least, staying = min([lacks[one] for one in crew], default=OUT_OF_REACH), me in crew

        def chance(roles: list[int], outcome: HeistEnd, odds: tuple[float, ...]) -> float:
            gains = outcome.gains
            if race.farsighted and max(gains) >= least and any(gains[roles[one]] >= lacks[one] for one in crew):
                return exactly(roles, outcome, odds)
            total = rest + sum([odds_now[one] * odds[roles[one]] for one in crew])
            gained = gains[roles[me]] if staying else 0.0
            return (odds[roles[me]] if staying else 1.0) / total + race.consolation(start + gained)

        return chance

    def _exactly(self, crew: Characters, purses: list[int]) -> Chance:
        """Purse by purse: who has enough, and who is richest."""

        def chance(roles: list[int], outcome: HeistEnd, odds: tuple[float, ...]) -> float:
            return self.race.chance(*self._after(crew, purses, roles, outcome))

        return chance

    def _after(
        self, crew: Characters, purses: list[int], roles: list[int], outcome: HeistEnd
    ) -> tuple[list[float], set[Seat]]:
        """Everybody's money after the sharing, and who shared."""
        per_seat, after, sharers = self.view.per_seat, list[float](purses), set[Seat]()
        for one in crew:
            after[one // per_seat] += outcome.gains[roles[one]]
            if outcome.shares[roles[one]]:
                sharers.add(one // per_seat)
        return after, sharers
