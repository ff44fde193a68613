"""Why not, in Million Club: what is wrong with a wish, and the rule that says so."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

from millions.core.cite import rule_of
from millions.core.message import Action
from millions.core.seat import Seat
from millions.core.step import AnyStep
from millions.games.club.colonies import COLONY_PRICE, BuyColony, DiscardColony, PickColony, PickFromColonies
from millions.games.club.companies import COMPANY_PRICE, BuyCompany, DiscardCompany, PickCompany, PickFromCompanies
from millions.games.club.components import LOBBY, SPOTS, Company, Spot
from millions.games.club.end_of_round import LastMove
from millions.games.club.exchange import TAKEOVER_FACTOR, HostileTakeover, TakeOver
from millions.games.club.intrigue_cards import (
    CONTRACT_PRICE,
    BuyColonyFrom,
    BuyContract,
    CapitalIncrease,
    ColonialContract,
    ColonialUnrest,
    Dumping,
    ExpandAgain,
    Expansion,
    LookAt,
    SwapColonies,
    SwapCompanies,
    SwapUnrest,
    Turn,
    TurnCompany,
    UnfairCompetition,
)
from millions.games.club.intrigues import PickFromIntrigues, PickIntrigue, PlayIntrigue
from millions.games.club.lobby import LobbyPrivilege, MakeMoves, MovePawn
from millions.games.club.moves import Develop, Pass, Tax
from millions.games.club.placement import PlacePawn, PlacePawns
from millions.games.club.view import View
from millions.terminal.club.notation import short
from millions.terminal.edition import Why
from millions.words import Speaker


def why_not(action: Action, view: View, step: AnyStep, speaker: Speaker) -> Why | None:
    """Why this player may not do this now."""
    assert speaker.me is not None
    return next(Explainer(view, step, speaker, speaker.me).reasons(action), None)


class Explainer:
    """Knows what a question asks for, and what is wrong with an answer."""

    def __init__(self, view: View, step: AnyStep, speaker: Speaker, me: Seat) -> None:
        self.view, self.step, self.speaker, self.me = view, step, speaker, me
        self.text = speaker.text

    def reasons(self, action: Any) -> Iterator[Why]:
        """What is wrong, the first reason first."""
        match action, self.step:
            case Pass(), _:
                yield from self._must_act()
            case PlacePawn(spot), PlacePawns():
                yield from self._no_room(spot)
            case MovePawn(), LobbyPrivilege():
                yield from self._stays(action)
            case Develop(company) | Tax(company), MakeMoves() | Expansion() | ExpandAgain() | LastMove():
                yield from self._no_move(action, company)
            case PlayIntrigue(card), PickIntrigue() | PickFromIntrigues():
                yield self._missing(card), "MC-2.2"
            case LookAt(), ColonialContract() | ColonialUnrest():
                yield self.text("not-yourself"), "MC-2.c"
            case SwapColonies(), SwapUnrest():
                yield from self._no_colony_swap(action)
            case SwapCompanies(swap), Dumping():
                give, take = swap.give.level, swap.take.company.level
                yield self.text("not-close", give=give, take=take), "MC-2.f"
            case TurnCompany(company), Turn():
                yield self.text("not-that-far", company=short(company)), "MC-2.d"
            case _:
                yield from self._no_deal(action)

    # Not doing anything

    def _must_act(self) -> Iterator[Why]:
        match self.step:
            case PlacePawns():
                yield self.text("must-place"), "MC-R2"
            case PickIntrigue():
                yield self.text("must-pick"), "MC-2.2"
            case PickColony():
                yield self.text("must-buy-or-discard"), "MC-3.1"
            case PickCompany():
                yield self.text("must-buy-or-discard"), "MC-5.1"
            case Dumping():
                yield self.text("must-choose"), "MC-2.f"
            case ColonialContract() | ColonialUnrest() | UnfairCompetition() | Turn() | CapitalIncrease():
                yield self.text("must-choose"), "MC-2.2"

    # Pawns

    def _no_room(self, spot: Spot) -> Iterator[Why]:
        tile = spot.tile.value
        if spot.tile is self.view.closed:
            yield self.text("not-open", tile=tile), "MC-R1"
        yield self.text("not-free", tile=tile), "MC-R3"

    def _stays(self, action: MovePawn) -> Iterator[Why]:
        if self.me not in self.view.pawns[SPOTS.index(Spot(LOBBY, action.sector))]:
            yield self.text("not-your-pawn", sector=action.sector.value), "MC-1.3"
        if action.spot.tile is LOBBY:
            yield self.text("not-lobby"), "MC-1.3"
        yield from self._no_room(action.spot)

    # Companies

    def _no_move(self, action: Develop | Tax, company: Company) -> Iterator[Why]:
        if isinstance(self.step, MakeMoves) and company.sector is not self.step.sector:
            yield self.text("not-this-sector", sector=self.step.sector.value), "MC-1.1"
        if isinstance(self.step, ExpandAgain) and company != self.step.company:
            yield self.text("not-this-company"), "MC-2.g"
        key = "not-higher" if isinstance(action, Develop) else "not-lower"
        yield self.text(key, company=short(company)), "MC-V1"

    # Cards and money

    def _no_deal(self, action: Any) -> Iterator[Why]:
        match action, self.step:
            case BuyColony(region), PickColony() | PickFromColonies():
                rule = "MC-3.1" if isinstance(self.step, PickColony) else "MC-3.2"
                yield from self._dear(COLONY_PRICE, "MC-3.3" if isinstance(self.step, PickColony) else rule)
                yield self._missing(region), rule
            case BuyCompany(sector), PickCompany() | PickFromCompanies():
                rule = "MC-5.1" if isinstance(self.step, PickCompany) else "MC-5.2"
                yield from self._dear(COMPANY_PRICE, rule)
                yield self._missing(sector), rule
            case DiscardColony(region), PickColony():
                yield self._missing(region), "MC-3.1"
            case DiscardCompany(sector), PickCompany():
                yield self._missing(sector), "MC-5.1"
            case DiscardColony() | DiscardCompany(), PickFromColonies() | PickFromCompanies() | BuyContract():
                yield self.text("not-discard"), rule_of(type(self.step))
            case BuyColonyFrom(region), BuyContract(owner=owner):
                yield from self._dear(CONTRACT_PRICE, "MC-2.c")
                yield self._lacking(owner, region), "MC-2.c"
            case TakeOver(holding), HostileTakeover():
                if holding.owner == self.me:
                    yield self.text("not-yourself"), "MC-4.3"
                yield from self._dear(TAKEOVER_FACTOR * holding.company.level, "MC-4.3")

    def _dear(self, price: int, rule: str) -> Iterator[Why]:
        money = self.view.money[self.me]
        assert money is not None
        if money < price:
            yield self.text("not-enough", price=price, money=money), rule

    def _missing(self, card: Enum) -> str:
        return self.text("not-in-hand", card=self.speaker.named(card))

    def _lacking(self, owner: Seat, card: Enum) -> str:
        return self.text("not-their-card", owner=self.speaker.seat(owner), card=self.speaker.named(card))

    def _no_colony_swap(self, action: SwapColonies) -> Iterator[Why]:
        mine = self.view.colonies[self.me] or ()
        if action.give not in mine:
            yield self.text("not-your-card", card=self.speaker.named(action.give)), "MC-2.e"
        assert isinstance(self.step, SwapUnrest)
        yield self._lacking(self.step.owner, action.take), "MC-2.e"
