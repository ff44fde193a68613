"""What is not offered is refused at the checked door, citing the rule, and changes nothing.

A refusal cites the rule that forbids the action; where none does, a wrong filling cites the rule of its verb, and a
verb that is not offered at all the rule of what is being asked.
"""

from typing import Any

import msgspec
import pytest

from millions import GAMES, Match
from millions.core import play
from millions.core.errors import BadDeck, BadSetup, IllegalAction, Malformed
from millions.core.message import Action
from millions.core.referee import Position
from millions.core.seat import OPEN
from millions.games.club import GAME
from millions.games.club.colonies import BuyColony, DiscardColony
from millions.games.club.companies import BuyCompany, DiscardCompany
from millions.games.club.components import INDUSTRY, RESOURCE, TRANSPORT, Company, Holding, Intrigue, Profile, Region
from millions.games.club.draft import DrawColonies, DrawIntrigues
from millions.games.club.exchange import TakeOver
from millions.games.club.intrigue_colonies import BuyColonyFrom, LookAt, SwapColonies
from millions.games.club.intrigue_companies import CompeteIn, RaiseCapital, Swap, SwapCompanies, TurnCompany
from millions.games.club.intrigues import PlayIntrigue
from millions.games.club.lobby import BeginWith, MovePawn
from millions.games.club.moves import Develop, Pass, Tax
from millions.games.club.placement import PlacePawn
from millions.games.club.profiles import ChooseColony, ChooseCompany, GiveProfile
from millions.games.club.setup import GiveFirst
from tests.club.pictures import NAMES, Scene, at, company, holding, playing, sit, spot

AFRICA, ASIA, AMERICA, INDIA, OCEANIA = Region


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is found by its name, whether or not the house has put it on the shelf."""
    monkeypatch.setitem(GAMES, GAME.name, GAME)


def door(scene: Scene) -> Match:
    """A match at this table."""
    match = Match.new(GAME, NAMES[: scene.table.players], seed=7)
    table = scene.table.copy()
    table.news = ()
    match.position = Position(table, play.run(table), len(match.log))
    return match


def refused(match: Match, who: str, action: Action) -> str:
    """The rule that the refusal cites; a refusal changes nothing, for anybody, and says who, what and when."""
    before, lines = msgspec.to_builtins(match.view(OPEN)), len(match.log)
    when = str(match.table.agenda[0]) if match.table.agenda else "the time after the end"
    with pytest.raises(IllegalAction) as refusal:
        match.play(who, action)
    assert (msgspec.to_builtins(match.view(OPEN)), len(match.log)) == (before, lines)
    facts = refusal.value.facts
    assert (facts["who"], facts["what"], facts["when"]) == (who, str(action), when)
    rule = facts["rule"]
    assert isinstance(rule, str)
    assert rule in str(refusal.value)
    return rule


def no(scene: Scene, who: str, *actions: Action) -> set[str]:
    """The rules cited when these actions are refused."""
    match = door(scene)
    return {refused(match, who, action) for action in actions}


ELSEWHERE: list[Action] = [
    Pass(),
    Develop(company("I1")),
    PlayIntrigue(Intrigue.RACKET),
    BuyColony(ASIA),
    TakeOver(holding("Bob's I1")),
    GiveFirst(0),
    GiveProfile(Profile.HEIR),
]


# R


@pytest.mark.parametrize(("place", "rule"), [("lobby industry", "MC-R1"), ("intrigues", "MC-R3")])
def test_MC_R1_a_closed_or_full_tile_is_refused(place: str, rule: str) -> None:
    """In the first round the Lobby is closed; the Intrigues are full."""
    scene = at("start", "Ann: - | Bob: -", round=0).do("Ann places intrigues", "Bob places intrigues")
    assert no(scene, "Ann", PlacePawn(spot(place))) == {rule}


def test_MC_R2_out_of_turn_is_refused() -> None:
    scene = at("start", "Ann: - | Bob: - | Cid: -", round=0)
    assert no(scene, "Bob", PlacePawn(spot("intrigues"))) == {"MC-R2"}
    scene.do("Ann places intrigues")
    assert no(scene, "Ann", PlacePawn(spot("companies"))) == {"MC-R2"}


@pytest.mark.parametrize("action", ELSEWHERE, ids=repr)
def test_MC_R2_when_pawns_are_placed_all_else_is_refused(action: Action) -> None:
    assert no(at("start", "Ann: I1 | Bob: I1", round=0), "Ann", action) == {"MC-R2"}


@pytest.mark.parametrize("place", ["lobby", "exchange", "intrigues industry", "companies resource"])
def test_MC_R4_a_sector_where_there_is_none_or_none_where_there_must_be_one_is_refused(place: str) -> None:
    """In the fifth round the Companies are closed, which is said first."""
    scene = at("start", "Ann: - | Bob: -", round=4)
    rule = "MC-R1" if place.startswith("companies") else "MC-R4"
    assert no(scene, "Ann", PlacePawn(spot(place))) == {rule}


# V and F


@pytest.mark.parametrize(
    "action",
    [Tax(company("I1+1")), Develop(company("R4")), Develop(company("I1")), Tax(company("T2")), Develop(company("T2"))],
    ids=repr,
)
def test_MC_V1_a_move_beyond_the_faces_or_on_what_is_not_ones_own_is_refused(action: Action) -> None:
    assert no(at("moves", "Ann: I1+1 R4 | Bob: T2"), "Ann", action) == {"MC-V1"}


@pytest.mark.parametrize("face", [0, 5, -1])
def test_MC_V1_a_face_that_does_not_exist_is_refused(face: int) -> None:
    assert no(
        at("moves", "Ann: I1 | Bob: -"), "Ann", Develop(Company(INDUSTRY, face)), Tax(Company(INDUSTRY, face))
    ) <= {
        "MC-V1",
        "MC-F1",
    }


def test_MC_F1_a_second_move_and_a_move_out_of_turn_are_refused() -> None:
    scene = at("moves", "Ann: I2 | Bob: I2 | Cid: -")
    assert no(scene, "Bob", Develop(company("I2")), Pass()) == {"MC-F1"}
    scene.do("Ann develops I2")
    assert no(scene, "Ann", Develop(company("I3")), Pass()) == {"MC-F1"}
    assert no(scene, "Cid", Pass()) == {"MC-F1"}


# 1


def test_MC_1_1_the_order_of_sectors_is_chosen_among_ones_own() -> None:
    scene = at("lobby", "Ann: R2 T2 | Bob: -", pawns="lobby resource: Ann Bob | lobby transport: Ann Bob")
    assert no(scene, "Ann", BeginWith(INDUSTRY), Pass(), Develop(company("R2"))) == {"MC-1.1"}
    assert no(scene, "Bob", BeginWith(RESOURCE)) == {"MC-1.1"}


def test_MC_1_2_a_move_on_another_type_is_refused() -> None:
    scene = at("lobby", "Ann: R2 I2 | Bob: -", pawns="lobby industry: Ann Bob")
    assert no(scene, "Ann", Develop(company("R2"))) == {"MC-1.1"}
    assert no(scene, "Ann", BeginWith(INDUSTRY), MovePawn(INDUSTRY, spot("colonies"))) == {"MC-1.2"}
    assert no(scene, "Bob", Pass()) == {"MC-1.2"}


def test_MC_1_3_only_ones_own_pawn_to_another_open_tile_with_a_free_seat() -> None:
    scene = at("lobby", "Ann: - | Bob: -", pawns="lobby industry: Ann Ann | companies: Bob Bob", round=3)
    bad = {
        MovePawn(RESOURCE, spot("intrigues")): "MC-1.3",
        MovePawn(INDUSTRY, spot("companies")): "MC-R3",
        MovePawn(INDUSTRY, spot("colonies")): "MC-R1",
        MovePawn(INDUSTRY, spot("lobby resource")): "MC-1.3",
        MovePawn(INDUSTRY, spot("exchange")): "MC-R4",
        MovePawn(INDUSTRY, spot("intrigues industry")): "MC-R4",
    }
    assert [no(scene, "Ann", action) for action in bad] == [{rule} for rule in bad.values()]
    assert no(scene, "Bob", MovePawn(INDUSTRY, spot("intrigues")), Pass()) == {"MC-1.3"}


# 2


def test_MC_2_2_a_card_not_in_hand_and_no_card_at_all_are_refused() -> None:
    scene = at("intrigues", "Ann: - | Bob: -", pawns="intrigues: Ann Bob").do("Nature draws racket dumping expansion")
    assert no(scene, "Ann", PlayIntrigue(Intrigue.CAPITALIZATION), Pass(), Develop(company("I1"))) == {"MC-2.2"}
    assert no(scene, "Bob", PlayIntrigue(Intrigue.RACKET)) == {"MC-2.2"}
    assert no(scene, "Ann", DrawIntrigues((Intrigue.RACKET, Intrigue.DUMPING))) == {"MC-2.2"}


def test_MC_2_3_a_card_that_was_drawn_is_refused_to_the_privileged() -> None:
    scene = at("intrigues", "Ann: - | Bob: -", pawns="intrigues: Ann")
    scene.do("Nature draws racket dumping", "Ann plays dumping")
    assert no(scene, "Ann", PlayIntrigue(Intrigue.RACKET), PlayIntrigue(Intrigue.DUMPING)) == {"MC-2.2"}
    assert no(scene, "Bob", Pass()) == {"MC-2.3"}


def test_MC_2_c_looking_at_oneself_or_nobody_or_buying_unseen_is_refused() -> None:
    scene = playing("colonial-contract", "Ann: - | Bob: - | Cid: -", colonies="Bob: asia | Cid: india")
    assert no(scene, "Ann", LookAt(0), LookAt(3), LookAt(7), BuyColonyFrom(ASIA)) == {"MC-2.c"}
    assert no(scene, "Ann", Pass()) == {"MC-2.2"}
    scene.do("Ann looks at Bob")
    assert no(scene, "Ann", BuyColonyFrom(INDIA), LookAt(2), BuyColony(ASIA)) == {"MC-2.c"}
    assert no(scene, "Bob", Pass()) == {"MC-2.c"}


def test_MC_2_c_a_poor_player_may_not_buy() -> None:
    scene = playing("colonial-contract", "Ann 2: - | Bob: -", colonies="Bob: asia")
    assert no(scene, "Ann", BuyColonyFrom(ASIA)) == {"MC-2.c"}


def test_MC_2_d_what_cannot_turn_while_another_can_is_refused() -> None:
    scene = playing("unfair-competition", "Ann: I4 I2 I1 R1 | Bob: I1 I2 I3")
    assert no(scene, "Ann", TurnCompany(company("I2"))) == {"MC-2.d"}
    assert no(scene, "Ann", Pass()) == {"MC-2.2"}
    scene.do("Ann competes in industry")
    bad = [TurnCompany(company(one)) for one in ("I4", "R1", "I3", "T1")]
    assert no(scene, "Ann", *bad, CompeteIn(RESOURCE)) == {"MC-2.d"}
    assert no(scene, "Ann", Pass()) == {"MC-2.2"}
    scene.do("Ann turns I2")
    assert no(scene, "Ann", TurnCompany(company("I1")), TurnCompany(company("I4"))) == {"MC-2.d"}
    assert no(scene, "Ann", Pass()) == {"MC-2.2"}
    assert no(scene, "Bob", TurnCompany(company("I2"))) == {"MC-2.d"}


def test_MC_2_e_swapping_what_one_has_not_is_refused() -> None:
    scene = playing("colonial-unrest", "Ann: - | Bob: -", colonies="Ann: africa | Bob: asia")
    bad = [SwapColonies(ASIA, AFRICA), SwapColonies(AFRICA, INDIA), SwapColonies(OCEANIA, ASIA)]
    assert no(scene, "Ann", *bad, BuyColonyFrom(ASIA)) == {"MC-2.e"}


def test_MC_2_f_levels_too_far_apart_and_declining_are_refused() -> None:
    scene = playing("dumping", "Ann: I1+2 R2 | Bob: R1 T2 I4+1 | Cid: T4")
    bad = [
        SwapCompanies(Swap(company("I1+2"), holding("Bob's R1"))),
        SwapCompanies(Swap(company("R2"), holding("Cid's T4"))),
        SwapCompanies(Swap(company("I1+2"), holding("Bob's I4+1"))),
        SwapCompanies(Swap(company("R2"), holding("Cid's T2"))),
        SwapCompanies(Swap(company("I1+2"), holding("Ann's R2"))),
        SwapCompanies(Swap(company("T2"), holding("Bob's T2"))),
        Pass(),
    ]
    assert no(scene, "Ann", *bad) == {"MC-2.f"}
    scene.do("Ann swaps I1+2 for Cid's T4")


def test_MC_2_g_the_second_move_on_another_company_is_refused() -> None:
    scene = playing("expansion", "Ann: I2 R2 | Bob: -").do("Ann develops I2")
    assert no(scene, "Ann", Develop(company("R2")), Tax(company("I2"))) == {"MC-2.g"}
    assert no(scene, "Ann", RaiseCapital(company("I3"))) == {"MC-2.g"}


def test_MC_2_h_a_bill_under_what_is_not_ones_own_and_declining_are_refused() -> None:
    scene = playing("capital-increase", "Ann: I2 R2 | Bob: T1")
    assert no(scene, "Ann", RaiseCapital(company("T1")), RaiseCapital(company("I2+1"))) == {"MC-2.h"}
    assert no(scene, "Ann", Pass()) == {"MC-2.2"}


# 3, 4, 5


def test_MC_3_1_a_colony_not_in_hand_or_passing_is_refused() -> None:
    scene = at("colonies", "Ann: - | Bob: -", pawns="colonies: Ann Bob").do("Nature draws africa asia asia")
    assert no(scene, "Ann", BuyColony(INDIA), DiscardColony(INDIA), Pass(), BuyCompany(INDUSTRY)) == {"MC-3.1"}
    assert no(scene, "Bob", BuyColony(ASIA)) == {"MC-3.1"}
    assert no(scene, "Ann", DrawColonies((ASIA, ASIA, ASIA))) == {"MC-3.1"}


def test_MC_3_3_who_cannot_pay_is_refused() -> None:
    scene = at("colonies", "Ann 1: - | Bob: -", pawns="colonies: Ann Bob").do("Nature draws africa asia asia")
    assert no(scene, "Ann", BuyColony(ASIA)) == {"MC-3.3"}


def test_MC_3_2_a_card_that_is_not_in_the_rest_or_a_discard_is_refused() -> None:
    scene = at("colonies", "Ann: - | Bob: -", pawns="colonies: Ann", colony_deck="africa asia india")
    scene.do("Nature draws africa asia", "Ann discards asia")
    assert no(scene, "Ann", BuyColony(ASIA), BuyColony(AFRICA)) == {"MC-3.2"}
    assert no(scene, "Ann", DiscardColony(INDIA)) == {"MC-3.2"}
    assert no(scene, "Bob", Pass()) == {"MC-3.2"}


@pytest.mark.parametrize(
    "bad",
    [
        Holding(1, company("I4")),
        Holding(0, company("I1")),
        Holding(1, company("T2")),
        Holding(2, company("I1")),
        Holding(5, company("I1")),
    ],
    ids=repr,
)
def test_MC_4_3_a_takeover_beyond_ones_means_or_of_what_is_not_there_is_refused(bad: Holding) -> None:
    scene = at("exchange", "Ann 11: I1 | Bob: I4 I1 | Cid: I2", pawns="exchange resource: Ann")
    assert no(scene, "Ann", TakeOver(bad)) == {"MC-4.3"}


def test_MC_4_3_the_owner_can_do_nothing_about_it() -> None:
    scene = at("exchange", "Ann 11: - | Bob: I1", pawns="exchange resource: Ann")
    assert no(scene, "Bob", Pass(), TakeOver(holding("Bob's I1")), Develop(company("I1"))) == {"MC-4.3"}


def test_MC_5_1_a_company_not_in_hand_or_passing_or_too_dear_is_refused() -> None:
    scene = at("companies", "Ann: - | Bob 3: -", pawns="companies: Ann Bob").do(
        "Nature draws industry industry resource"
    )
    assert no(scene, "Ann", BuyCompany(TRANSPORT), DiscardCompany(TRANSPORT), Pass()) == {"MC-5.1"}
    scene.do("Ann buys industry")
    assert no(scene, "Bob", BuyCompany(INDUSTRY), BuyCompany(RESOURCE)) == {"MC-5.1"}


def test_MC_5_2_a_card_that_is_not_in_the_rest_is_refused() -> None:
    scene = at("companies", "Ann: - | Bob: -", pawns="companies: Ann", company_deck="resource industry transport")
    scene.do("Nature draws industry resource", "Ann discards industry")
    assert no(scene, "Ann", BuyCompany(INDUSTRY), BuyCompany(RESOURCE)) == {"MC-5.2"}
    assert no(scene, "Ann", DiscardCompany(TRANSPORT)) == {"MC-5.2"}


# X and Z


def test_MC_X4_after_the_end_everything_is_refused() -> None:
    scene = at("score", "Ann: I1 | Bob: -", round=9)
    assert no(scene, "Ann", Develop(company("I1")), Pass(), PlacePawn(spot("companies"))) == {""}


def test_MC_Z2_only_the_chooser_chooses_and_only_from_the_deck() -> None:
    scene = sit(2, profiles=True).do("Nature gives colonist", "Nature gives entrepreneur")
    scene.do(*["Nature gives industry"] * 2, *["Nature gives asia"] * 2)
    assert no(scene, "Ann", ChooseCompany(INDUSTRY), Pass()) == {"MC-Z2"}
    assert no(scene, "Bob", ChooseColony(ASIA), ChooseCompany(INDUSTRY)) == {"MC-Z2"}


def test_MC_Z3_only_the_schemer_names_the_first_player() -> None:
    scene = sit(6, profiles=True)
    while scene.asked != "Fay NameFirst":
        scene.pass_by()
    assert no(scene, "Ann", GiveFirst(0)) == {"MC-Z3"}
    assert no(scene, "Fay", Pass()) == {"MC-Z3"}
    assert no(scene, "Fay", GiveFirst(7)) == {"MC-S2"}


# Nonsense


class Dance(Action, frozen=True):
    """No action of this game."""


def test_MC_R2_nonsense_is_malformed() -> None:
    match = door(at("start", "Ann: I1 | Bob: I1", round=0))
    good = PlacePawn(spot("colonies"))
    for who in ("Zoe", 2, -1, True):
        with pytest.raises(Malformed):
            match.play(who, good)
    with pytest.raises(Malformed):
        match.play("Ann", Dance())
    assert match.play("Ann", good)


@pytest.mark.parametrize("value", ["industry", 1, None, True])
def test_MC_V1_a_blank_filled_with_something_else_is_refused(value: Any) -> None:
    match = door(at("moves", "Ann: I1 | Bob: I1"))
    before = msgspec.to_builtins(match.view(OPEN))
    with pytest.raises((Malformed, IllegalAction)):
        match.play("Ann", Develop(value))
    assert msgspec.to_builtins(match.view(OPEN)) == before


@pytest.mark.parametrize(("face", "bills"), [(1.0, 0), (True, False), (1, 0.0)])
def test_MC_V1_a_company_that_merely_equals_ones_own_is_malformed(face: Any, bills: Any) -> None:
    match = door(at("moves", "Ann: I1 | Bob: I1"))
    with pytest.raises(Malformed):
        match.play("Ann", Develop(Company(INDUSTRY, face, bills)))


@pytest.mark.parametrize("players", [1, 7])
def test_MC_S1_a_table_too_small_or_too_large_is_refused(players: int) -> None:
    with pytest.raises(BadSetup):
        Match.new(GAME, [f"P{n}" for n in range(players)])


def test_MC_S1_another_deck_or_option_is_refused() -> None:
    with pytest.raises(BadDeck):
        Match.new(GAME, NAMES[:2], deck=Holding(0, company("I1")))
    with pytest.raises(BadSetup):
        Match.new(GAME, NAMES[:2], options={"leader": "Ann"})
    with pytest.raises(BadSetup):
        Match.new(GAME, NAMES[:2], options={"profiles": "perhaps"})


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("profiles", [False, True])
def test_MC_S2_a_new_match_is_dealt_and_waits_for_a_player(players: int, profiles: bool) -> None:
    match = Match.new(GAME, NAMES[:players], seed=3, options={"profiles": profiles})
    assert len(match.awaited) == 1
    assert match.forms(match.awaited[0])
