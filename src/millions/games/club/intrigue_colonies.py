"""MC-2.c, MC-2.e. The intrigue cards about colonies: look at an opponent's cards, then buy or swap one."""

from __future__ import annotations

from typing import ClassVar

from millions.core.cite import rules_of
from millions.core.form import Forms, one_of
from millions.core.message import Action, Event
from millions.core.problem import Problem, because
from millions.core.seat import Seat, Seats
from millions.core.step import AnyStep, Ask
from millions.games.club.colonies import DiscardColony
from millions.games.club.components import Region
from millions.games.club.looks import hand_over, look
from millions.games.club.moves import PASS, Pass, Passed
from millions.games.club.refusals import colony_not_theirs, must_choose, no_discard, not_yourself, too_dear
from millions.games.club.table import Table
from millions.games.club.variant import Variant


class LookAt(Action, frozen=True):
    """MC-2.c, MC-2.e. Look at this opponent's colony cards; one must be chosen, and may be one without cards."""

    owner: Seat


class ChooseHand(Ask[Table, LookAt], frozen=True):
    """MC-2.c, MC-2.e. Whose colony cards to look at; with one opponent there is nothing to choose."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,) if table.players > 2 else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(LookAt, table.opponents(seat)),)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        match action:
            case LookAt(owner) if owner == seat:
                return not_yourself(rules_of(type(self)))
            case Pass():
                return must_choose("MC-2.2")
        return None

    def answer(self, table: Table, seat: Seat, action: LookAt) -> None:
        look(table, seat, action.owner)
        table.push(self.then(seat, action.owner))

    def happen(self, table: Table) -> None:
        self.answer(table, self.seat, LookAt(table.opponents(self.seat)[0]))

    def then(self, seat: Seat, owner: Seat) -> AnyStep:
        """The question that follows the look."""
        raise NotImplementedError


class ColonialContract(ChooseHand, frozen=True):
    """MC-2.c. Look at one opponent's colony cards; one of them may be bought for 3."""

    def then(self, seat: Seat, owner: Seat) -> AnyStep:
        return BuyContract(seat, owner)


class BuyColonyFrom(Action, frozen=True):
    """MC-2.c. Buy one of the colony cards seen, for 3 paid to its owner."""

    region: Region


class ContractBought(Event, frozen=True):
    """MC-2.c. A colony card was bought from its owner; which, only the two know."""

    seat: Seat
    owner: Seat


class BuyContract(Ask[Table, BuyColonyFrom | Pass], frozen=True):
    """MC-2.c. The player may buy one of the cards seen.

    A player without the money is asked too, since purses are secret (MC-S3).
    """

    seat: Seat
    owner: Seat

    buy: ClassVar[type[Action]] = BuyColonyFrom

    def price(self, numbers: Variant) -> int:
        """What the card costs."""
        return numbers.contract_price

    def awaits(self, table: Table) -> Seats:
        return (self.seat,) if table.colonies[self.owner] else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        if table.money[seat] < table.numbers.contract_price:
            return (PASS,)
        return (one_of(BuyColonyFrom, tuple(dict.fromkeys(table.colonies[self.owner]))), PASS)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        match action:
            case BuyColonyFrom(region):
                dear = too_dear(table.money[seat], table.numbers.contract_price, "MC-2.c")
                return dear or colony_not_theirs(self.owner, region, "MC-2.c")
            case DiscardColony():
                return no_discard("MC-2.c")
        return None

    def answer(self, table: Table, seat: Seat, action: BuyColonyFrom | Pass) -> None:
        if isinstance(action, Pass):
            table.tell(Passed, seat)
            return
        table.tell(ContractBought, seat, self.owner)
        table.pay(seat, self.owner, table.numbers.contract_price, "contract")
        hand_over(table, self.owner, seat, action.region)


class ColonialUnrest(ChooseHand, frozen=True):
    """MC-2.e. Look at one opponent's colony cards; one of them may be swapped for an own one."""

    def then(self, seat: Seat, owner: Seat) -> AnyStep:
        return SwapUnrest(seat, owner)


class SwapColonies(Action, frozen=True):
    """MC-2.e. Swap an own colony card for one of those seen."""

    give: Region
    take: Region


class ColoniesSwapped(Event, frozen=True):
    """MC-2.e. Two players' colony cards were swapped; which, only the two know."""

    seat: Seat
    owner: Seat


class SwapUnrest(Ask[Table, SwapColonies | Pass], frozen=True):
    """MC-2.e. The player may swap, if both have a card."""

    seat: Seat
    owner: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,) if table.colonies[self.seat] and table.colonies[self.owner] else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        mine, theirs = (tuple(dict.fromkeys(table.colonies[one])) for one in (seat, self.owner))
        return (one_of(SwapColonies, mine, theirs), PASS)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        if not isinstance(action, SwapColonies):
            return None
        if action.give not in table.colonies[seat]:
            return because("colony-not-yours", "MC-2.e", region=action.give.value)
        return colony_not_theirs(self.owner, action.take, "MC-2.e")

    def answer(self, table: Table, seat: Seat, action: SwapColonies | Pass) -> None:
        if isinstance(action, Pass):
            table.tell(Passed, seat)
            return
        table.tell(ColoniesSwapped, seat, self.owner)
        hand_over(table, seat, self.owner, action.give)
        hand_over(table, self.owner, seat, action.take)
