"""The action code of Million Club.

A company is named by its type and face. Of an owner's companies that differ only in the bills under them, the one with
the most bills is meant; in a swap, the pair that gains most. What one index cannot say is said in parts. The first says
what is done; those that follow have blocks of their own, at the end, and say with which thing:

| action | first | then |
|---|---|---|
| move a pawn | pawn from | pawn to |
| swap colonies (Colonial unrest) | colony given | colony wanted |
| raise capital | raise capital | face |
| swap companies (Dumping) | company given | face, type wanted, face, opponent |
| take over | take over | face, opponent |
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from millions.core.form import Forms
from millions.core.message import Action
from millions.core.seat import Seat
from millions.core.step import AnyStep
from millions.games.club.colonies import BuyColony, DiscardColony
from millions.games.club.companies import BuyCompany, DiscardCompany
from millions.games.club.components import (
    HIGHEST_FACE,
    LOBBY,
    LOWEST_FACE,
    REGIONS,
    SECTORS,
    SPOTS,
    Company,
    Holding,
    Intrigue,
    Named,
    Spot,
)
from millions.games.club.exchange import TakeOver
from millions.games.club.intrigue_colonies import BuyColonyFrom, LookAt, SwapColonies
from millions.games.club.intrigue_companies import CompeteIn, RaiseCapital, SwapCompanies, Turn, TurnCompany
from millions.games.club.intrigues import PlayIntrigue
from millions.games.club.lobby import BeginWith, MovePawn
from millions.games.club.moves import Develop, Pass, Tax
from millions.games.club.placement import PlacePawn
from millions.games.club.profiles import ChooseColony, ChooseCompany
from millions.games.club.setup import GiveFirst
from millions.research.codes.code import MOST_REMEMBERED, Bits, Block, Chair, Code, as_bits
from millions.research.limits import Limits

FACES = tuple(range(LOWEST_FACE, HIGHEST_FACE + 1))
MOST_OPPONENTS = 5
OPPONENTS = tuple(f"{further} on" for further in range(1, MOST_OPPONENTS + 1))
OUTSIDE = tuple(spot for spot in SPOTS if spot.tile is not LOBBY)
"""Where a pawn from the Lobby may go."""

Spelling = tuple[int, ...]


def called(things: Iterable[Named]) -> tuple[str, ...]:
    """Things by their names."""
    return tuple(str(thing.value) for thing in things)


def spots(among: Iterable[Spot]) -> tuple[str, ...]:
    """Spots by their tile, and their sector where they have one."""
    return tuple("-".join(called([spot.tile, *([spot.sector] if spot.sector else [])])) for spot in among)


def kinds(faces: Iterable[int]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Companies by type and face."""
    return called(SECTORS), numbered(faces)


def numbered(faces: Iterable[int]) -> tuple[str, ...]:
    """Faces by their numbers."""
    return tuple(map(str, faces))


def from_me(chair: Chair) -> tuple[Seat, ...]:
    """All seats, clockwise from one's own."""
    return (chair.seat, *chair.others)


class ClubCode(Code):
    """Place pawns, move companies, draft, plot."""

    blocks = (
        Block(
            "take colony",
            "At the start: a colony of one's choice.",
            (called(REGIONS),),
            lambda _: map(ChooseColony, REGIONS),
        ),
        Block(
            "take company",
            "At the start: a company of one's choice.",
            (called(SECTORS),),
            lambda _: map(ChooseCompany, SECTORS),
        ),
        Block(
            "name first",
            "At the start: who comes first.",
            (("me", *OPPONENTS),),
            lambda chair: map(GiveFirst, from_me(chair)),
        ),
        Block("place", "Place a pawn.", (spots(SPOTS),), lambda _: map(PlacePawn, SPOTS)),
        Block(
            "begin with",
            "Which sector of the Lobby to take first.",
            (called(SECTORS),),
            lambda _: map(BeginWith, SECTORS),
        ),
        Block("develop", "Turn an own company a face higher.", kinds(FACES[:-1])),
        Block("tax", "Take an own company's level, and turn it a face lower.", kinds(FACES[1:])),
        Block("pass", "Leave it at that.", (("yes",),), lambda _: [Pass()]),
        Block("pawn from", "Move a pawn out of this sector of the Lobby; then `pawn to`.", (called(SECTORS),)),
        Block("intrigue", "Pick an intrigue card.", (called(Intrigue),), lambda _: map(PlayIntrigue, Intrigue)),
        Block("look", "Look at their colony cards.", (OPPONENTS,), lambda chair: map(LookAt, chair.others)),
        Block(
            "contract",
            "Colonial contract: buy this card of those seen.",
            (called(REGIONS),),
            lambda _: map(BuyColonyFrom, REGIONS),
        ),
        Block(
            "colony given",
            "Colonial unrest: swap this own card for one of those seen; then `colony wanted`.",
            (called(REGIONS),),
        ),
        Block("compete", "Unfair competition in this type.", (called(SECTORS),), lambda _: map(CompeteIn, SECTORS)),
        Block("rise", "Unfair competition: the own company that rises, by its face.", (numbered(FACES[:-1]),)),
        Block("fall", "Unfair competition: the opponent's company that falls, by its face.", (numbered(FACES[1:]),)),
        Block("raise capital", "Put a bill under an own company of this type; then `face`.", (called(SECTORS),)),
        Block(
            "company given",
            "Dumping: swap an own company of this type; then `face`, `type wanted`, `face`, `opponent`.",
            (called(SECTORS),),
        ),
        Block("take over", "Take over a company of this type; then `face`, `opponent`.", (called(SECTORS),)),
        Block("buy colony", "Pick this card and buy it.", (called(REGIONS),), lambda _: map(BuyColony, REGIONS)),
        Block(
            "discard colony",
            "Pick this card and discard it.",
            (called(REGIONS),),
            lambda _: map(DiscardColony, REGIONS),
        ),
        Block("buy company", "Pick this card and buy it.", (called(SECTORS),), lambda _: map(BuyCompany, SECTORS)),
        Block(
            "discard company",
            "Pick this card and discard it.",
            (called(SECTORS),),
            lambda _: map(DiscardCompany, SECTORS),
        ),
        Block("pawn to", "A part: where the pawn goes.", (spots(OUTSIDE),)),
        Block("colony wanted", "A part: the card taken in the swap.", (called(REGIONS),)),
        Block("type wanted", "A part: the type of the company taken in the swap.", (called(SECTORS),)),
        Block("face", "A part: the face of the company whose type came just before.", (numbered(FACES),)),
        Block("opponent", "A part: whose company is swapped or taken over.", (OPPONENTS,)),
    )

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.starts = {name: place.start for name, place in self.ranges().items()}
        self.readings: tuple[dict[tuple[int, ...], Reading], ...] = tuple({} for _ in range(players))

    def legal(self, table: Any, seat: Seat, limits: Limits, begun: Spelling) -> Bits:
        return self.reading(table, seat).next[begun]

    def action(self, table: Any, seat: Seat, index: int, begun: Spelling) -> Action | None:
        return self.reading(table, seat).actions.get((*begun, index))

    def spell(self, table: Any, seat: Seat, action: Action) -> Spelling:
        if isinstance(action, TurnCompany):
            return (self.turned(action.company, table.agenda[0]),)
        return self.in_parts(action, seat) or super().spell(table, seat, action)

    def reading(self, table: Any, seat: Seat) -> Reading:
        """What the forms of a seat mean as indexes; remembered by the forms, which are kept, and the way faces turn."""
        step = table.agenda[0]
        forms = step.options(table, seat)
        known, key = self.readings[seat], (rises(step), *map(id, forms))
        if key not in known:
            if len(known) == MOST_REMEMBERED:
                known.clear()
            offered = [action for form in forms for action in form]
            known[key] = Reading(
                forms, {self.spell(table, seat, action): action for action in sorted(offered, key=worth)}
            )
        return known[key]

    def turned(self, company: Company, step: AnyStep) -> int:
        """The index of a company that rises or falls in an unfair competition."""
        if rises(step):
            return self.starts["rise"] + FACES[:-1].index(company.face)
        return self.starts["fall"] + FACES[1:].index(company.face)

    def in_parts(self, action: Action, seat: Seat) -> Spelling:
        """The indexes of an action about companies, or of one that is made in parts."""
        start = self.starts
        match action:
            case Develop(company):
                return (start["develop"] + kind(company, FACES[:-1]),)
            case Tax(company):
                return (start["tax"] + kind(company, FACES[1:]),)
            case MovePawn(sector, spot):
                return start["pawn from"] + SECTORS.index(sector), start["pawn to"] + OUTSIDE.index(spot)
            case SwapColonies(give, take):
                return start["colony given"] + REGIONS.index(give), start["colony wanted"] + REGIONS.index(take)
            case RaiseCapital(company):
                return self.company("raise capital", company)
            case SwapCompanies(swap):
                return *self.company("company given", swap.give), *self.holding("type wanted", swap.take, seat)
            case TakeOver(holding):
                return self.holding("take over", holding, seat)
        return ()

    def company(self, block: str, company: Company) -> Spelling:
        """A company by its type, in a block of the decision's own, and its face."""
        return self.starts[block] + SECTORS.index(company.sector), self.starts["face"] + FACES.index(company.face)

    def holding(self, block: str, holding: Holding, seat: Seat) -> Spelling:
        """Somebody's company, and whose it is."""
        further = (holding.owner - seat) % self.players
        return *self.company(block, holding.company), self.starts["opponent"] + further - 1


def rises(step: AnyStep) -> bool:
    """MC-2.d. Of the two questions of an unfair competition, this is the one about the own company."""
    return isinstance(step, Turn) and step.by > 0


def kind(company: Company, faces: tuple[int, ...] = FACES) -> int:
    """Where a company stands among all types and faces."""
    return SECTORS.index(company.sector) * len(faces) + faces.index(company.face)


def worth(action: Action) -> int:
    """Which of the actions that the same indexes spell is meant: the one worth most."""
    match action:
        case Develop(company) | Tax(company) | TurnCompany(company) | RaiseCapital(company):
            return company.bills
        case SwapCompanies(swap):
            return swap.take.company.level - swap.give.level
        case TakeOver(holding):
            return holding.company.bills
    return 0


class Reading:
    """All that a seat may do now: the actions by their spelling, and what may come next after each beginning."""

    def __init__(self, forms: Forms, actions: dict[Spelling, Action]) -> None:
        self.forms, self.actions = forms, actions
        following: dict[Spelling, set[int]] = defaultdict(set)
        for spelling in actions:
            for at, index in enumerate(spelling):
                following[spelling[:at]].add(index)
        self.next: dict[Spelling, Bits] = {begun: as_bits(indexes) for begun, indexes in following.items()}
