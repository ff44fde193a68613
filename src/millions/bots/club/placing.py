"""What a pawn would bring on each spot: the tile's action, and its privilege times the chance to get it."""

from __future__ import annotations

from functools import cached_property, lru_cache

from msgspec import Struct

from millions.bots.club.worth import Worth
from millions.core.seat import Seat, Seats
from millions.games.club.components import (
    COLONIES,
    COMPANIES,
    EXCHANGE,
    HIGHEST_FACE,
    INTRIGUES,
    LOBBY,
    ON_TILE,
    PAWNS,
    PILES,
    REGIONS,
    SECTORS,
    SPOTS,
    Companies,
    Company,
    Regions,
    Sector,
    Spot,
    Tile,
    together,
    with_and_without,
)
from millions.games.club.exchange import DEPENDS_ON, earnings
from millions.games.club.moves import Develop, Tax, moves
from millions.games.club.table import Table

CONTESTED = 0.8
"""How likely a lead of one pawn survives a pawn that a rival places on the same tile."""

RIVALS_SHARE = 0.45
"""The part of the rivals' pawns to come that contests a given lead."""

LEAST_CARD = 1.3
"""What an intrigue card is worth at least, in points."""

LATER_CARD = 0.08
"""The part of its worth that an intrigue card loses for each pawn that picks before."""

LATER_PICK = 0.12
"""How much of the way from the best to the worst card a pick moves for each pawn that picks before."""

SECOND_PICK = 0.8
"""What a second pick, given by a privilege, is worth as a part of the best one."""

LOBBY_MOVES = 0.6
"""The part of its possible moves by which a player in the Lobby raises a quotation."""

DEFENCE = 0.25
"""The part of what a takeover costs me that is saved by preventing it."""

SECOND_USE = 0.8
"""What a pawn's second action, given by the Lobby's privilege, is worth as a part of the best one."""


class Position(Struct, frozen=True):
    """What counts for the player who places a pawn."""

    companies: tuple[Companies, ...]
    pawns: tuple[Seats, ...]
    stocked: tuple[bool, ...]
    """Which of the decks have cards."""
    hand: Regions
    money: int

    def pawns_on(self, tile: Tile) -> Seats:
        """Whose pawns stand on a tile."""
        return tuple([pawn for spot in ON_TILE[tile] for pawn in self.pawns[spot]])


@lru_cache(maxsize=4096)  # with `_worth` and `view.lie_open`: a review takes a sixth less time
def placing_in(position: Position, worth: Worth) -> Placing:
    """What each spot promises in this position."""
    return Placing(position, worth)


def placing_on(table: Table, worth: Worth) -> Placing:
    """What each spot of a table promises."""
    stocked = tuple([bool(deck) for deck in table.decks])
    mine = (table.colonies[worth.seat], table.money[worth.seat])
    return placing_in(Position(table.companies, table.pawns, stocked, *mine), worth)


class Placing:
    """What each spot promises to the pawn that is placed or moved next."""

    def __init__(self, position: Position, worth: Worth) -> None:
        self.position, self.worth, self.seat = position, worth, worth.seat
        self.money = position.money
        self.base = worth.mine(position.companies, position.hand, self.money)
        self._in_lobby: dict[Sector, float] = {}

    def pawns_to_come(self, who: Seat) -> int:
        """How many pawns the others have yet to place, beside the one that I place now."""
        placed = [seat for standing in self.position.pawns for seat in standing]
        left = [PAWNS - placed.count(seat) - (seat == self.seat) for seat in range(len(self.position.companies))]
        return sum([max(0, pawns) for seat, pawns in enumerate(left) if seat != who])

    def value(self, spot: Spot) -> float:
        """Points that one more pawn here promises."""
        taste = self.worth.taste
        if spot.tile is INTRIGUES:
            return taste.intrigue * self.intrigue
        if spot.tile is COLONIES:
            return taste.empire * self.colony
        if spot.tile is COMPANIES:
            return taste.industry * self.company
        assert spot.sector is not None
        if spot.tile is EXCHANGE:
            return taste.trade * self.on_exchange[spot.sector]
        if spot.sector not in self._in_lobby:
            self._in_lobby[spot.sector] = self.lobby(spot.sector)
        return taste.industry * self._in_lobby[spot.sector]

    # The tiles

    @cached_property
    def intrigue(self) -> float:
        """A card, the better the earlier the pawn; often the one that brings money."""
        card = max(LEAST_CARD, self.gain_of_money(self.worth.numbers.capitalization))
        early = 1.0 - LATER_CARD * len(self.position.pawns_on(INTRIGUES))
        return card * early + self.privilege(INTRIGUES) * card

    @cached_property
    def colony(self) -> float:
        """A card from several, for 2."""
        hand, price = self.position.hand, self.worth.numbers.colony_price
        gains = [
            self.worth.mine(self.position.companies, together(hand, (region,)), self.money - price) - self.base
            for region in REGIONS
        ]
        return self.drafted(COLONIES, price, gains)

    @cached_property
    def company(self) -> float:
        """A company from several, for 4."""
        held, price = self.position.companies, self.worth.numbers.company_price
        gains = [
            self.worth.mine(
                owned(held, self.seat, with_and_without(held[self.seat], Company(sector), None)),
                self.position.hand,
                self.money - price,
            )
            - self.base
            for sector in SECTORS
        ]
        return self.drafted(COMPANIES, price, gains)

    def drafted(self, tile: Tile, price: int, gains: list[float]) -> float:
        """What a pick brings: nearly the best while many cards are left to choose from."""
        already = self.position.pawns_on(tile).count(self.seat)
        if self.money < price * (1 + already) or not self.position.stocked[PILES[tile]]:
            return 0.0
        best, *_, worst = sorted(gains, reverse=True)
        pick = best - (best - worst) * LATER_PICK * len(self.position.pawns_on(tile))
        more = self.money >= price * (2 + already)
        return max(0.0, pick) + self.privilege(tile) * max(0.0, best) * SECOND_PICK * more

    @cached_property
    def on_exchange(self) -> dict[Sector, float]:
        """What each sector of the Exchange promises."""
        return {sector: self.exchange(sector) for sector in SECTORS}

    def exchange(self, sector: Sector) -> float:
        """What the quotations promise once the Lobby has moved them, and a takeover times the chance to make it."""
        result = earnings(self.position.companies, sector) + self.drift(sector) - self.drift(DEPENDS_ON[sector])
        hope = self.privilege(EXCHANGE)
        taken = hope * self.takeover(max(0.0, result)) if hope else 0.0
        return self.gain_of_money(result) + taken + self.defence

    def drift(self, sector: Sector) -> float:
        """How far the Lobby may raise a quotation: each player there has as many moves as there are pawns."""
        standing = self.position.pawns[SPOTS.index(Spot(LOBBY, sector))]
        room = [
            sum([HIGHEST_FACE - one.face for one in self.position.companies[seat] if one.sector is sector])
            for seat in set(standing)
        ]
        return sum([LOBBY_MOVES * min(len(standing), free) for free in room])

    def takeover(self, income: float) -> float:
        """The best company that I could then afford to take over."""
        purse, factor = self.money + income, self.worth.numbers.takeover_factor
        companies = self.position.companies
        mine = companies[self.seat]
        gains = [
            self.worth.mine(
                owned(companies, self.seat, with_and_without(mine, company, None)),
                self.position.hand,
                self.money - factor * company.level,
            )
            - self.base
            + self.worth.rivalry
            for other in self.worth.rivals
            for company in dict.fromkeys(companies[other])
            if factor * company.level <= purse
        ]
        return max([0.0, *gains])

    @cached_property
    def defence(self) -> float:
        """What it saves between two players that the other becomes less likely to take a company of mine over."""
        if len(self.worth.rivals) > 1:  # others defend, too, and a takeover may well hit them
            return 0.0
        (rival,) = self.worth.rivals
        return DEFENCE * (self.lead(EXCHANGE, 0, rival) - self.lead(EXCHANGE, 1, rival)) * self.loss

    @cached_property
    def loss(self) -> float:
        """What the takeover of a company of mine costs me, at most."""
        companies, factor = self.position.companies, self.worth.numbers.takeover_factor
        mine = companies[self.seat]
        losses = [
            self.base
            - self.worth.mine(
                owned(companies, self.seat, with_and_without(mine, None, company)),
                self.position.hand,
                self.money + factor * company.level,
            )
            + self.worth.rivalry
            for company in dict.fromkeys(mine)
        ]
        return max([0.0, *losses])

    def lobby(self, sector: Sector) -> float:
        """The moves of the sector, less those given to rivals; with the privilege the pawn acts a second time."""
        standing = self.position.pawns[SPOTS.index(Spot(LOBBY, sector))]
        moved = self.best_moves(sector, len(standing) + 1)
        if self.seat in standing:
            moved -= self.best_moves(sector, len(standing))
        given = self.worth.rivalry * len({*standing} - {self.seat})
        hope = self.privilege(LOBBY)
        return moved - given + (hope * self.second_use if hope else 0.0)

    def best_moves(self, sector: Sector, number: int) -> float:
        """What this number of moves on my companies of a type brings, each the best at its time."""
        companies, money = self.position.companies, self.money
        colonies = self.position.hand
        now = self.base
        for _ in range(number):
            tried = [
                (self.worth.mine(after, colonies, money + gained), after, money + gained)
                for after, gained in moved(companies, self.seat, sector)
            ]
            best = max(tried, key=lambda found: found[0], default=None)
            if best is None or best[0] <= now:
                break
            now, companies, money = best
        return now - self.base

    @cached_property
    def second_use(self) -> float:
        """The Lobby's privilege: the pawn goes on to the best other tile."""
        others = [self.colony, self.company, self.intrigue]
        return SECOND_USE * max(others + list(self.on_exchange.values()))

    # Parts

    def gain_of_money(self, amount: float) -> float:
        """What this amount of money more (or less) is worth."""
        whole = max(-self.money, round(amount))
        return self.worth.in_money(self.money + whole) - self.worth.in_money(self.money)

    def privilege(self, tile: Tile) -> float:
        """How much one more pawn here adds to the chance to have the most pawns."""
        return self.lead(tile, 1) - self.lead(tile, 0)

    def lead(self, tile: Tile, more: int, who: Seat | None = None) -> float:
        """How likely a player (I, if no other is named) keeps the most pawns to the end of placing, once I have placed
        this number of further pawns there."""
        who, standing = self.seat if who is None else who, self.position.pawns_on(tile)
        there = [standing.count(seat) + more * (seat == self.seat) for seat in range(len(self.position.companies))]
        margin = there[who] - max([number for seat, number in enumerate(there) if seat != who])
        if margin <= 0:
            return 0.0
        return float(CONTESTED ** (self.pawns_to_come(who) * RIVALS_SHARE / margin))


def owned(companies: tuple[Companies, ...], seat: Seat, mine: Companies) -> tuple[Companies, ...]:
    """Everybody's companies, with these for a seat."""
    return (*companies[:seat], mine, *companies[seat + 1 :])


def moved(companies: tuple[Companies, ...], seat: Seat, sector: Sector) -> list[tuple[tuple[Companies, ...], int]]:
    """Every company move on a type: everybody's companies after it, and the money it brings."""
    found = []
    for form in moves(tuple([one for one in companies[seat] if one.sector is sector])):
        for action in form:
            if isinstance(action, Develop | Tax):
                company, by = action.company, 1 if isinstance(action, Develop) else -1
                mine = with_and_without(companies[seat], company.turned(by), company)
                found.append((owned(companies, seat, mine), company.level if by < 0 else 0))
    return found
