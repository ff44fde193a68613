"""Which deal to propose to one other player: what it would gain, times how likely the other is to agree to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp, inf
from typing import NamedTuple

from millions.bots.heists.dials import Dials
from millions.bots.heists.memory import Memory
from millions.bots.heists.values import HeistValues, Valuation
from millions.core.seat import Seat
from millions.games.heists.outlook import situation
from millions.games.heists.terms import Character, Terms, terms
from millions.games.heists.view import HeistView

TEMPTING = 1.4
"""What an offer must bring a player, in money, before they agree to it half of the time."""

INDIFFERENCE = 0.7
"""How gradually a better offer becomes likelier to be agreed to: the scale of a logistic curve, in money."""

HIGHEST_PRICE = 6
"""Prices above this are not considered."""

HIGHEST_DEMAND = 2
"""The most asked of a player who is told to leave."""

CREDIBLE = 0.45
"""Offers that are less likely to be agreed to are not made."""

CREDIBLE_TO_PEOPLE = 0.14
"""The same for the first offer of a round to a person, who may think otherwise than bots do."""

STUBBORN = 0.2
"""Added to that for each offer that the other player has declined in this match: they are asked less often."""

CREDIBLE_AT_LAST, STUBBORN_AT_LAST = 0.3, 0.1
"""The same two in the last round, for an offer to a player who has said my role and may well be of it: there is no
later round to save an offer for, and beside two of a role a third player wins."""

MAY_BE_DOUBLED = 0.4
"""How likely they must be of my role for that."""

STUBBORN_PERSON = 0.02
"""The same for that offer to a person: it is little, since each round is another heist."""

WORTH_IT = 0.3
"""How likely it must be that a person gains by paying me for leaving, to be asked for it."""

HAGGLED = 0.6
"""How likely a player who has named a price is to agree to one that is 1 better for me."""

ROUNDING = 0.3
"""Added to the price that the bot is ready to pay before it is rounded down."""


def most_for_leaving(view: HeistView) -> float:
    """The most that a departure can be worth to who pays for it, by what everybody can count: less than the share of
    each that stays, where all who can share do.
    """
    stakes, staying = view.stakes(), len(view.crew) - 1
    sharings = situation(view).sharings(stakes) if stakes is not None else ()
    sharing = sharings[staying - 1] if sharings and staying else None
    return inf if sharing is None else sharing.share - 1


class Offer(NamedTuple):
    """A deal, what proposing it can be expected to gain (in chances to win), and how likely it is agreed to."""

    deal: Terms
    gain: float
    agreed: float
    kind: str
    """`buy`, `sell` or `demand`."""
    other: Character
    price: int


class Offers:
    """All deals worth considering between me and one other character."""

    def __init__(self, values: HeistValues, dials: Dials, memory: Memory, alternative: Valuation) -> None:
        """`alternative`: what I do without a deal, the better of staying and leaving."""
        self.values, self.dials, self.memory, self.alternative = values, dials, memory, alternative
        self.view, self.me = values.view, values.me
        self.most = most_for_leaving(self.view) if memory.people else inf
        self.mine = [one for one in self.view.crew if self.view.owner(one) == self.me]

    def best(self, crowns: Callable[[Terms], bool]) -> Offer | None:
        """The credible offer that promises most. A demand need not be credible: it tries what a player puts up with.

        `crowns`: would this deal let another player win? Then it is not offered.
        """
        rivals = [one for one in self.view.crew if one not in self.mine]
        found = [offer for one in rivals for offer in self._with(one)]
        credible = [offer for offer in found if offer.agreed >= self._credible(offer) or offer.kind == "demand"]
        by_gain = sorted(credible, key=lambda offer: offer.gain, reverse=True)
        return next((offer for offer in by_gain if not crowns(offer.deal)), None)

    def to_people(self, crowns: Callable[[Terms], bool]) -> Iterator[Offer]:
        """Offers to people whom nobody has asked anything in this round, best first: they play to be asked."""
        seats = {seat for seat in self.memory.people if not self.memory.spoken_to[seat]} - {self.me}
        found = [offer for one in self.view.crew if self.view.owner(one) in seats for offer in self._with(one)]
        fair = [offer for offer in found if offer.kind != "demand" and offer.agreed >= self._credible(offer, True)]
        by_gain = sorted(fair, key=lambda offer: offer.gain, reverse=True)
        return (offer for offer in by_gain if not crowns(offer.deal))

    def as_named(self, crowns: Callable[[Terms], bool]) -> Iterator[Offer]:
        """At the prices that I have named to people, the last one first: for leaving, or (where it pays) for theirs."""
        for price in reversed(self.memory.prices):
            kind = "sell" if price.sells else "buy"
            others = [one for one in self.view.crew if self.view.owner(one) == price.to]
            for other in others if (kind, *others[:1]) not in self.memory.closed else ():
                fits = [one for one in self._with(other) if (one.kind, one.price) == (kind, price.amount)]
                yield from (one for one in fits if (price.sells or one.gain > 0) and not crowns(one.deal))

    def _stays(self, other: Character) -> dict[int, float]:
        """What it can expect if it stays, in each of its roles; who expects less than the ante leaves anyway."""
        staying = self.values.gains_by_role(other, self.view.crew)
        return {role: max(gain, self.values.ante) for role, gain in staying.items()}

    def _credible(self, offer: Offer, to_people: bool = False) -> float:
        """How likely an offer to this player must be agreed to."""
        least, more = (CREDIBLE_TO_PEOPLE, STUBBORN_PERSON) if to_people else (CREDIBLE, STUBBORN)
        if self._is_last_chance(offer) and not to_people:
            least, more = CREDIBLE_AT_LAST, STUBBORN_AT_LAST
        return least + more * self.memory.stubborn[self.view.owner(offer.other)]

    def _is_last_chance(self, offer: Offer) -> bool:
        """Is it my first offer of the last round, to a character that has said a role of mine and may well be of it?"""
        if not self.values.race.last or self.view.proposals_made[self.me]:
            return False
        said, mine = self.values.edition.said(self.view).get(offer.other), [self.view.known[one] for one in self.mine]
        return said is not None and said in mine and self.values.chance_of(offer.other, said) >= MAY_BE_DOUBLED

    def _with(self, other: Character) -> Iterator[Offer]:
        stays = self._stays(other)
        yield from self._buy(other, stays)
        if self.memory.demands < self.dials.cheek:
            yield from self._demand(other)
        for character in self.mine:
            yield from self._sell(character, other, stays)

    def _buy(self, other: Character, stays: dict[int, float]) -> Iterator[Offer]:
        """I pay, they leave; not if they have said no, and at 1 less than what they have asked for."""
        if ("buy", other) in self.memory.closed:
            return
        seat = self.view.owner(other)
        gone = self.values.of_crew(self.values.without(other))
        worth = self.values.money(gone.wins - self.alternative.wins, self.alternative.wins)
        by_role = self._gain_by_role(other, gone)
        highest = min(self.view.money[self.me], HIGHEST_PRICE, int(worth * self.dials.share + ROUNDING))
        asked, refused = self.memory.asks.get(seat), self.memory.refused.get(("buy", other), 0)
        for price in range(refused + 1, highest + 1):
            bring = {role: price + self.values.ante - gain for role, gain in stays.items()}
            deal = terms([(self.me, seat, price)], [other])
            step = None if asked is None else asked - price
            yield self._offer(deal, by_role, bring, -price * self._slope(seat), "buy", other, price, step)

    def _demand(self, other: Character) -> Iterator[Offer]:
        """They pay and leave: only a careless player agrees to that."""
        seat = self.view.owner(other)
        price = min(self.view.money[seat], HIGHEST_DEMAND)
        if price:
            gone = self.values.of_crew(self.values.without(other))
            deal, by_role = terms([(seat, self.me, price)], [other]), self._gain_by_role(other, gone)
            yield self._offer(deal, by_role, {}, price * self._slope(seat), "demand", other, price)

    def _sell(self, character: Character, other: Character, stays: dict[int, float]) -> Iterator[Offer]:
        """I leave, they pay: the more, the more they gain by it; or 1 more than what they have offered."""
        if ("sell", other) in self.memory.closed:
            return
        seat = self.view.owner(other)
        gone = self.values.of_crew(self.values.without(character))
        by_role = self._gain_by_role(other, gone)
        without_me = self.values.gains_by_role(other, self.values.without(character))
        bid, refused = self.memory.bids.get(seat), self.memory.refused.get(("sell", other), HIGHEST_PRICE + 1)
        named, person = self.memory.price(seat, sells=True), seat in self.memory.people
        for price in range(1, min(self.view.money[seat] + 1, refused)):
            bring = {role: gain - stays[role] - price for role, gain in without_me.items()}
            if named not in (None, price):
                continue
            if person and named is None and not self._is_worth_it(price, bring, by_role):
                continue
            deal = terms([(seat, self.me, price)], [character])
            step = None if bid is None or named is not None else price - bid
            yield self._offer(deal, by_role, bring, price * self._slope(seat), "sell", other, price, step)

    def _is_worth_it(self, price: int, bring: dict[int, float], by_role: dict[int, tuple[float, float]]) -> bool:
        """Is my leaving worth that to a person: by what everybody can count, and in enough of their roles?"""
        gains = sum([weight for role, (weight, _) in by_role.items() if bring.get(role, 0.0) > 0])
        return price <= self.most and gains >= WORTH_IT

    def _offer(
        self,
        deal: Terms,
        by_role: dict[int, tuple[float, float]],
        bring: dict[int, float],
        paid: float,
        kind: str,
        other: Character,
        price: int,
        step: int | None = None,
    ) -> Offer:
        """Weigh a deal: in each of the other's roles, what it gains me and whether they agree.

        `step`: how much better for me the price is than the one that they have named.
        """
        careless = self.memory.careless(self.view.owner(other))
        gain = agreed = 0.0
        for role, (weight, wins) in by_role.items():
            tempted = 1 / (1 + exp((TEMPTING - bring[role]) / INDIFFERENCE)) if role in bring else 0.0
            likely = careless * careless + (1 - careless) * tempted if bring else careless
            if step is not None:
                likely = HAGGLED if step == 1 else 0.0
            agreed += weight * likely
            gain += likely * (wins + weight * paid)
        return Offer(deal, gain, agreed, kind, other, price)

    def _gain_by_role(self, other: Character, gone: Valuation) -> dict[int, tuple[float, float]]:
        """For each role the other may be of: its probability, and what the change gains me, weighed by that."""
        found: dict[int, tuple[float, float]] = {}
        for (roles, weight), before, after in zip(self.values.beliefs, self.alternative.each, gone.each, strict=True):
            had = found.get(roles[other], (0.0, 0.0))
            found[roles[other]] = (had[0] + weight, had[1] + weight * (after - before))
        return found

    def _slope(self, seat: Seat) -> float:
        """What a unit of money from that seat to me does to my chances: more, if they are ahead."""
        level = self.alternative.wins
        theirs = exp((self.view.money[seat] - self.view.money[self.me]) / self.values.race.scale) * level
        return self.values.race.slope(level * (1 - level) + level * min(theirs, 1 - level), level)
