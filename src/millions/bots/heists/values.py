"""What a heist is worth to a seat: money on average, and the chance to win the game, over all it believes possible."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from math import exp, sqrt
from typing import NamedTuple

from millions.bots.heists.beliefs import Beliefs
from millions.bots.heists.dials import SENSIBLE, Dials
from millions.bots.heists.edition import Edition
from millions.bots.heists.race import race
from millions.bots.heists.spoils import Outcome, spoils
from millions.core.seat import Seat
from millions.games.heists.terms import Character, Characters, Payment, Terms
from millions.games.heists.view import HeistView

Chance = Callable[[list[int], Outcome, tuple[float, ...]], float]
"""My chance to win, by everybody's roles, an outcome, and what its gains do to the odds."""

FLATTEST = 0.06
"""Where nearly all is won or lost, money still counts so much."""

FAR = 1000
"""More than anybody gains in one heist."""


class Worth(NamedTuple):
    """What something is worth: the chance to win (as the risk dial sees it), in each profile, and money on average."""

    wins: float
    each: list[float]
    gain: float


class Powered(NamedTuple):
    """An outcome, with what its gains do to the odds."""

    outcome: Outcome
    odds: tuple[float, ...]


class HeistValues:
    """Every what-if is asked of the same beliefs, so that answers compare fairly."""

    def __init__(self, view: HeistView, edition: Edition, beliefs: Beliefs, dials: Dials = SENSIBLE) -> None:
        self.view, self.edition, self.me, self.risk = view, edition, view.viewer, dials.risk
        self.race = race(view, edition, dials.farsighted)
        self.number = edition.number
        self.beliefs = [([self.number[role] for role in roles], weight) for roles, weight in beliefs]
        self.ante = edition.ante(view.loot)
        self.spoils = spoils(edition, view.loot, tuple(dict.fromkeys(view.shown)))
        self._powered: dict[tuple[int, ...], list[Powered]] = {}
        self._known: dict[tuple[Characters, tuple[Payment, ...]], Worth] = {}

    # What is asked

    def of_crew(self, crew: Characters, paid: tuple[Payment, ...] = ()) -> Worth:
        """If exactly these characters stay, the others leave now and these payments are made."""
        if (crew, paid) not in self._known:
            self._known[crew, paid] = self._weigh(crew, paid)
        return self._known[crew, paid]

    def of_deal(self, deal: Terms) -> Worth:
        """Once this deal is struck."""
        return self.of_crew(self.without(*deal.departures), deal.payments)

    def of_naming(self, role: Enum) -> Worth:
        """If I, a lone Snitch or Tech, name this role."""
        return self._weigh(self.view.crew, (), role)

    def without(self, *gone: Character) -> Characters:
        """The crew, less these."""
        return tuple([one for one in self.view.crew if one not in gone])

    def money(self, wins: float, level: float) -> float:
        """A difference in winning chances, as the money that would make it at this level of chances."""
        return wins * self.race.scale / max(level * (1 - level), FLATTEST)

    def chance_of(self, character: Character, role: Enum) -> float:
        """How likely a character is of a role."""
        number = self.number[role]
        return sum([weight for roles, weight in self.beliefs if roles[character] == number])

    def out(self, character: Character) -> float:
        """How likely this character would be eliminated, if the heist began now."""
        crew = self.view.crew
        return 1 - sum(
            weight * outcome.chance
            for roles, weight in self.beliefs
            for outcome in self.spoils[tuple(sorted([roles[one] for one in crew]))]
            if outcome.shares[roles[character]]
        )

    def gains_by_role(self, character: Character, crew: Characters) -> dict[int, float]:
        """What its player can expect this character to gain in such a heist, for each role it may be of."""
        sums: dict[int, list[float]] = {}
        for roles, weight in self.beliefs:
            role = roles[character]
            outcomes = self.spoils[tuple(sorted([roles[one] for one in crew]))]
            gain = sum([outcome.chance * outcome.gains[role] for outcome in outcomes])
            total = sums.setdefault(role, [0.0, 0.0])
            total[0] += weight * gain
            total[1] += weight
        return {role: gain / weight for role, (gain, weight) in sums.items() if weight}

    # How it is reckoned

    def _weigh(self, crew: Characters, paid: tuple[Payment, ...], named: Enum | None = None) -> Worth:
        purses = self._purses(crew, paid)
        chance = self._chances(crew, purses)
        mine = [one for one in crew if one // self.view.per_seat == self.me]
        each, gain = [], purses[self.me] - float(self.view.money[self.me])
        for roles, weight in self.beliefs:
            wins = 0.0
            for outcome, odds in self._outcomes(tuple(sorted([roles[one] for one in crew])), named):
                wins += outcome.chance * chance(roles, outcome, odds)
                gain += weight * outcome.chance * sum([outcome.gains[roles[one]] for one in mine])
            each.append(wins)
        mean = sum([weight * wins for (_, weight), wins in zip(self.beliefs, each, strict=True)])
        return Worth(mean + self._taste(mean, each) if self.risk else mean, each, gain)

    def _taste(self, mean: float, each: list[float]) -> float:
        spread = sum(weight * (wins - mean) ** 2 for (_, weight), wins in zip(self.beliefs, each, strict=True))
        return self.risk * sqrt(spread)

    def _purses(self, crew: Characters, paid: tuple[Payment, ...]) -> list[int]:
        """Everybody's money once these payments are made and the others have left with their antes."""
        purses = list(self.view.money[: self.view.players])
        for payment in paid:
            purses[payment.source] -= payment.amount
            purses[payment.target] += payment.amount
        for one in self.view.crew:
            if one not in crew:
                purses[one // self.view.per_seat] += self.ante
        return purses

    def _outcomes(self, key: tuple[int, ...], named: Enum | None) -> list[Powered]:
        if key not in self._powered:
            scale = self.race.scale
            self._powered[key] = [
                Powered(outcome, tuple([exp(gain / scale) for gain in outcome.gains])) for outcome in self.spoils[key]
            ]
        if named is None:
            return self._powered[key]
        fitting = [one for one in self._powered[key] if one.outcome.named is named]
        return [Powered(one.outcome._replace(chance=1 / len(fitting)), one.odds) for one in fitting]

    def _chances(self, crew: Characters, purses: list[int]) -> Chance:
        """How an outcome turns into a chance to win: odds grow with money, unless somebody has enough then."""
        race, per_seat = self.race, self.view.per_seat
        start = purses[self.me]
        odds_now = [exp((purse - start) / race.scale) for purse in purses]
        lacks = [race.enough - purse for purse in purses]
        if (race.last and race.farsighted) or per_seat > 1 or min(lacks) <= 0:
            return self._exactly(crew, purses)
        rest = sum(odds_now) - sum([odds_now[one] for one in crew])
        me, exactly, least = self.me, self._exactly(crew, purses), min([lacks[one] for one in crew], default=FAR)
        staying = me in crew

        def chance(roles: list[int], outcome: Outcome, odds: tuple[float, ...]) -> float:
            gains = outcome.gains
            if race.farsighted and max(gains) >= least and any(gains[roles[one]] >= lacks[one] for one in crew):
                return exactly(roles, outcome, odds)
            total = rest + sum([odds_now[one] * odds[roles[one]] for one in crew])
            return (odds[roles[me]] if staying else 1.0) / total

        return chance

    def _exactly(self, crew: Characters, purses: list[int]) -> Chance:
        """Purse by purse: who has enough, and who is richest."""
        per_seat = self.view.per_seat

        def chance(roles: list[int], outcome: Outcome, odds: tuple[float, ...]) -> float:
            after: list[float] = list(purses)
            sharers: set[Seat] = set()
            for one in crew:
                after[one // per_seat] += outcome.gains[roles[one]]
                if outcome.shares[roles[one]]:
                    sharers.add(one // per_seat)
            return self.race.chance(after, sharers)

        return chance
