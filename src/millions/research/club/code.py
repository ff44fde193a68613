"""The action code of Million Club.

A company is named by its type and face. Of an owner's companies that differ only in the bills under them, the one with
the most bills is meant; in a swap, the pair that gains most. A decision that one index cannot express is made in parts.
The first index says what is done; the following ones, from the blocks at the end, say with which thing:

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
from millions.research.code import Block, Chair, Code, Parts, Scene
from millions.research.limits import Limits
from millions.research.mask import Bits, as_bits
from millions.research.memo import Memo

FACES = tuple(range(LOWEST_FACE, HIGHEST_FACE + 1))
MOST_OPPONENTS = 5
OPPONENTS = tuple(f"{further} on" for further in range(1, MOST_OPPONENTS + 1))
OUTSIDE = tuple(spot for spot in SPOTS if spot.tile is not LOBBY)
"""The spots a pawn may move to from the Lobby."""


def called(things: Iterable[Named]) -> tuple[str, ...]:
    """The names of things."""
    return tuple(str(thing.value) for thing in things)


def spots(among: Iterable[Spot]) -> tuple[str, ...]:
    """The names of spots: the tile, and the sector where there is one."""
    return tuple("-".join(called([spot.tile, *([spot.sector] if spot.sector else [])])) for spot in among)


def kinds(faces: Iterable[int]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Companies by type and face."""
    return called(SECTORS), numbered(faces)


def numbered(faces: Iterable[int]) -> tuple[str, ...]:
    """The names of faces: their numbers."""
    return tuple(map(str, faces))


def from_me(chair: Chair) -> tuple[Seat, ...]:
    """All seats, clockwise from the seat that decides."""
    return (chair.seat, *chair.others)


class ClubCode(Code):
    """Blocks: set up, place pawns, move companies, draft, play intrigues."""

    blocks = (
        Block(
            "take colony",
            "At the start: take a colony of your choice.",
            (called(REGIONS),),
            lambda _: map(ChooseColony, REGIONS),
        ),
        Block(
            "take company",
            "At the start: take a company of your choice.",
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
        Block(
            "pawn from",
            "Move a pawn out of this sector of the Lobby; then `pawn to`.",
            (called(SECTORS),),
            said="move a pawn out of the Lobby, {}",
        ),
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
            said="swap your colony card {}",
        ),
        Block("compete", "Unfair competition in this type.", (called(SECTORS),), lambda _: map(CompeteIn, SECTORS)),
        Block("rise", "Unfair competition: the own company that rises, by its face.", (numbered(FACES[:-1]),)),
        Block("fall", "Unfair competition: the opponent's company that falls, by its face.", (numbered(FACES[1:]),)),
        Block(
            "raise capital",
            "Put a bill under an own company of this type; then `face`.",
            (called(SECTORS),),
            said="put a bill under a company: {}",
        ),
        Block(
            "company given",
            "Dumping: swap an own company of this type; then `face`, `type wanted`, `face`, `opponent`.",
            (called(SECTORS),),
            said="swap a company: {}",
        ),
        Block(
            "take over",
            "Take over a company of this type; then `face`, `opponent`.",
            (called(SECTORS),),
            said="take over a company: {}",
        ),
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
        Block("pawn to", "A part: where the pawn goes.", (spots(OUTSIDE),), said="move it to {}"),
        Block(
            "colony wanted", "A part: the card taken in the swap.", (called(REGIONS),), said="take the colony card {}"
        ),
        Block(
            "type wanted",
            "A part: the type of the company taken in the swap.",
            (called(SECTORS),),
            said="take a company: {}",
        ),
        Block(
            "face",
            "A part: the face of the company whose type came just before.",
            (numbered(FACES),),
            said="of face {}",
        ),
        Block("opponent", "A part: whose company is swapped or taken over.", (OPPONENTS,), said="of {}"),
    )

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.starts = {name: place.start for name, place in self.ranges.items()}
        self.readings: Memo[tuple[Seat, bool, Forms], Reading] = Memo(lambda key: Reading(self, *key))
        """A decision in parts needs the same reading for each part; making one lists all actions of the forms."""

    def legal(self, scene: Scene, seat: Seat, forms: Forms, limits: Limits, begun: Parts) -> Bits:
        return self.readings[seat, rises(scene), forms].following[begun]

    def action(self, scene: Scene, seat: Seat, forms: Forms, index: int, begun: Parts) -> Action | None:
        return self.readings[seat, rises(scene), forms].actions.get((*begun, index))

    def spell(self, scene: Scene, seat: Seat, action: Action, forms: Forms = ()) -> Parts:
        return self.spelled(seat, action, rises(scene))

    def spelled(self, seat: Seat, action: Action, rising: bool) -> Parts:
        """The indexes of an action; in an unfair competition they depend on which way the company turns."""
        if isinstance(action, TurnCompany):
            return (self.turned(action.company, rising),)
        return self.in_parts(action, seat) or super().spell(None, seat, action)

    def turned(self, company: Company, rising: bool) -> int:
        """The index of a company that rises or falls in an unfair competition."""
        if rising:
            return self.starts["rise"] + FACES[:-1].index(company.face)
        return self.starts["fall"] + FACES[1:].index(company.face)

    def in_parts(self, action: Action, seat: Seat) -> Parts:
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

    def company(self, block: str, company: Company) -> Parts:
        """A company by its type, in a block of the decision's own, and its face."""
        return self.starts[block] + SECTORS.index(company.sector), self.starts["face"] + FACES.index(company.face)

    def holding(self, block: str, holding: Holding, seat: Seat) -> Parts:
        """A company of another player, and the player."""
        further = (holding.owner - seat) % self.players
        return *self.company(block, holding.company), self.starts["opponent"] + further - 1


def rises(scene: Scene) -> bool:
    """MC-2.d. An unfair competition asks about the own company, which rises, and then about an opponent's."""
    step: AnyStep | None = scene.agenda[0] if scene.agenda else None
    return isinstance(step, Turn) and step.by > 0


def kind(company: Company, faces: tuple[int, ...] = FACES) -> int:
    """The place of a company among all types and faces."""
    return SECTORS.index(company.sector) * len(faces) + faces.index(company.face)


def worth(action: Action) -> int:
    """Of several actions with the same indexes, the one with the highest worth is meant."""
    match action:
        case Develop(company) | Tax(company) | TurnCompany(company) | RaiseCapital(company):
            return company.bills
        case SwapCompanies(swap):
            return swap.take.company.level - swap.give.level
        case TakeOver(holding):
            return holding.company.bills
    return 0


class Reading:
    """A seat's forms as indexes: the actions by their indexes, and the indexes that may follow each beginning."""

    def __init__(self, code: ClubCode, seat: Seat, rising: bool, forms: Forms) -> None:
        offered = sorted([action for form in forms for action in form], key=worth)
        self.actions = {code.spelled(seat, action, rising): action for action in offered}
        following: dict[Parts, set[int]] = defaultdict(set)
        for parts in self.actions:
            for at, index in enumerate(parts):
                following[parts[:at]].add(index)
        self.following: dict[Parts, Bits] = {begun: as_bits(indexes) for begun, indexes in following.items()}
