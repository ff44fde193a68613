"""Why an action is refused: every code, with its rule and its facts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from millions.core.errors import IllegalAction
from millions.core.message import Action
from millions.core.problem import Problem, because
from millions.games.club.colonies import BuyColony, DiscardColony
from millions.games.club.companies import BuyCompany, DiscardCompany
from millions.games.club.components import INDUSTRY, RESOURCE, TRANSPORT, Intrigue, Region
from millions.games.club.exchange import TakeOver
from millions.games.club.intrigue_colonies import BuyColonyFrom, LookAt, SwapColonies
from millions.games.club.intrigue_companies import RaiseCapital, Swap, SwapCompanies, TurnCompany
from millions.games.club.intrigues import PlayIntrigue
from millions.games.club.lobby import MovePawn
from millions.games.club.moves import Develop, Pass, Tax
from millions.games.club.placement import PlacePawn
from millions.games.club.profiles import ChooseColony, ChooseCompany
from tests.club.pictures import Scene, at, company, holding, playing, sit, spot
from tests.club.test_refusals import door
from tests.words.problems import problems

AFRICA, ASIA, AMERICA, INDIA, OCEANIA = Region


def start() -> Scene:
    return at("start", "Ann: - | Bob: -", round=0).do("Ann places intrigues", "Bob places intrigues")


def lobby() -> Scene:
    return at("lobby", "Ann: R2 I4 I1 | Bob: -", pawns="lobby industry: Ann Bob")


def privilege() -> Scene:
    return at("lobby", "Ann: - | Bob: -", pawns="lobby industry: Ann Ann | companies: Bob Bob", round=3)


def intrigues() -> Scene:
    return at("intrigues", "Ann: - | Bob: -", pawns="intrigues: Ann Bob").do("Nature draws racket dumping expansion")


def contract() -> Scene:
    return playing("colonial-contract", "Ann: - | Bob: - | Cid: -", colonies="Bob: asia | Cid: india")


def seen() -> Scene:
    return contract().do("Ann looks at Bob")


def unrest() -> Scene:
    return playing("colonial-unrest", "Ann: - | Bob: -", colonies="Ann: africa | Bob: asia")


def competition() -> Scene:
    return playing("unfair-competition", "Ann: I4 I2 I1 R1 | Bob: I1 I2 I3")


def rising() -> Scene:
    return competition().do("Ann competes in industry")


def falling() -> Scene:
    return rising().do("Ann turns I2")


def dumping() -> Scene:
    return playing("dumping", "Ann: I1+2 R2 | Bob: R1 T2 I4+1 | Cid: T4")


def expanding() -> Scene:
    return playing("expansion", "Ann: I2 R2 | Bob: -").do("Ann develops I2")


def capital() -> Scene:
    return playing("capital-increase", "Ann: I2 R2 | Bob: T1")


def colonies() -> Scene:
    return at("colonies", "Ann: - | Bob: -", pawns="colonies: Ann Bob").do("Nature draws africa asia asia")


def poor() -> Scene:
    return at("colonies", "Ann 1: - | Bob: -", pawns="colonies: Ann Bob").do("Nature draws africa asia asia")


def colony_rest() -> Scene:
    scene = at("colonies", "Ann: - | Bob: -", pawns="colonies: Ann", colony_deck="africa asia india")
    return scene.do("Nature draws africa asia", "Ann discards asia")


def companies() -> Scene:
    scene = at("companies", "Ann 3: - | Bob: -", pawns="companies: Ann Bob")
    return scene.do("Nature draws industry industry resource")


def takeover() -> Scene:
    return at("exchange", "Ann 11: I1 | Bob: I4 I1 | Cid: I2", pawns="exchange resource: Ann")


def colonist() -> Scene:
    scene = sit(2, profiles=True).do("Nature gives colonist", "Nature gives entrepreneur")
    scene.do(*["Nature gives industry"] * 2, *["Nature gives asia"] * 2)
    scene.table.put_deck(spot("colonies").tile, (AFRICA,))
    return scene


def entrepreneur() -> Scene:
    scene = colonist().do("Ann chooses africa")
    scene.table.put_deck(spot("companies").tile, (INDUSTRY,))
    return scene


def about(code: str, rule: str, short: str, **more: int) -> Problem:
    named = company(short)
    return because(code, rule, company=short, sector=named.sector.value, face=named.face, **more)


REFUSED: list[tuple[Callable[[], Scene], Action, Problem]] = [
    (start, PlacePawn(spot("lobby industry")), because("tile-closed", "MC-R1", tile="lobby")),
    (start, PlacePawn(spot("intrigues")), because("tile-full", "MC-R3", tile="intrigues")),
    (start, PlacePawn(spot("exchange")), because("no-such-spot", "MC-R4", tile="exchange")),
    (start, Pass(), because("must-place", "MC-R2")),
    (lobby, Develop(company("R2")), because("wrong-sector", "MC-1.1", sector="industry")),
    (lobby, Develop(company("I4")), about("face-is-highest", "MC-V1", "I4")),
    (lobby, Tax(company("I1")), about("nothing-to-tax", "MC-V1", "I1")),
    (lobby, Develop(company("I3")), about("company-not-yours", "MC-V1", "I3")),
    (privilege, MovePawn(RESOURCE, spot("intrigues")), because("no-pawn-there", "MC-1.3", sector="resource")),
    (privilege, MovePawn(INDUSTRY, spot("lobby resource")), because("other-tile", "MC-1.3")),
    (privilege, MovePawn(INDUSTRY, spot("companies")), because("tile-full", "MC-R3", tile="companies")),
    (privilege, MovePawn(INDUSTRY, spot("colonies")), because("tile-closed", "MC-R1", tile="colonies")),
    (
        intrigues,
        PlayIntrigue(Intrigue.CAPITALIZATION),
        because("intrigue-not-there", "MC-2.2", intrigue="capitalization"),
    ),
    (intrigues, Pass(), because("must-pick", "MC-2.2")),
    (contract, LookAt(0), because("not-yourself", "MC-2.c")),
    (contract, Pass(), because("must-choose", "MC-2.2")),
    (seen, BuyColonyFrom(INDIA), because("colony-not-theirs", "MC-2.c", seat=1, region="india")),
    (seen, DiscardColony(ASIA), because("no-discard", "MC-2.c")),
    (unrest, SwapColonies(ASIA, AFRICA), because("colony-not-yours", "MC-2.e", region="asia")),
    (unrest, SwapColonies(AFRICA, INDIA), because("colony-not-theirs", "MC-2.e", seat=1, region="india")),
    (competition, Pass(), because("must-choose", "MC-2.2")),
    (rising, TurnCompany(company("R1")), because("other-sector", "MC-2.d", sector="industry")),
    (rising, TurnCompany(company("I4")), about("face-is-highest", "MC-2.d", "I4")),
    (rising, TurnCompany(company("I3")), about("company-not-yours", "MC-2.d", "I3")),
    (falling, TurnCompany(company("I1")), about("face-is-lowest", "MC-2.d", "I1")),
    (falling, TurnCompany(company("I4")), about("company-not-theirs", "MC-2.d", "I4", seat=1)),
    (
        dumping,
        SwapCompanies(Swap(company("R2"), holding("Cid's T4"))),
        because("levels-too-far", "MC-2.f", give=2, take=4),
    ),
    (dumping, SwapCompanies(Swap(company("R2"), holding("Ann's I1+2"))), because("not-yourself", "MC-2.f")),
    (dumping, SwapCompanies(Swap(company("T2"), holding("Bob's T2"))), about("company-not-yours", "MC-2.f", "T2")),
    (dumping, Pass(), because("must-choose", "MC-2.f")),
    (expanding, Develop(company("R2")), because("other-company", "MC-2.g")),
    (capital, RaiseCapital(company("T1")), about("company-not-yours", "MC-2.h", "T1")),
    (colonies, BuyColony(INDIA), because("colony-not-there", "MC-3.1", region="india")),
    (colonies, DiscardColony(INDIA), because("colony-not-there", "MC-3.1", region="india")),
    (colonies, Pass(), because("must-buy-or-discard", "MC-3.1")),
    (poor, BuyColony(ASIA), because("too-dear", "MC-3.3", price=2, money=1)),
    (colony_rest, BuyColony(ASIA), because("colony-not-there", "MC-3.2", region="asia")),
    (colony_rest, DiscardColony(INDIA), because("no-discard", "MC-3.2")),
    (companies, BuyCompany(INDUSTRY), because("too-dear", "MC-5.1", price=4, money=3)),
    (companies, DiscardCompany(TRANSPORT), because("company-not-there", "MC-5.1", sector="transport")),
    (takeover, TakeOver(holding("Bob's I4")), because("too-dear", "MC-4.3", price=12, money=11)),
    (takeover, TakeOver(holding("Ann's I1")), because("not-yourself", "MC-4.3")),
    (takeover, TakeOver(holding("Cid's I1")), about("company-not-theirs", "MC-4.3", "I1", seat=2)),
    (takeover, TakeOver(holding("Fay's I1")), because("no-such-player", "MC-4.3")),
    (colonist, ChooseColony(ASIA), because("colony-not-there", "MC-Z2", region="asia")),
    (entrepreneur, ChooseCompany(RESOURCE), because("company-not-there", "MC-Z2", sector="resource")),
]


@pytest.mark.parametrize(("scene", "action", "problem"), REFUSED)
def test_every_refusal_says_why(scene: Callable[[], Scene], action: Action, problem: Problem) -> None:
    match = door(scene())
    (who,) = match.awaited
    with pytest.raises(IllegalAction) as refused:
        match.play(who, action)
    assert refused.value.problem == problem


def test_a_player_out_of_turn_is_told_so() -> None:
    with pytest.raises(IllegalAction) as refused:
        door(lobby()).play("Bob", Pass())
    assert refused.value.problem == because("not-your-turn", "MC-1.2")


def test_no_refusal_of_the_club_is_missing_here() -> None:
    assert {problem.code for _, _, problem in REFUSED} == {found.code for found in problems() if found.game == "club"}
