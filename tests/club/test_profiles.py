"""MC-Z: the option to begin with profiles."""

from fractions import Fraction

import pytest

from millions.core.seat import NATURE
from millions.games.club.draft import ColoniesFound, CompaniesFound, Searched
from millions.games.club.looks import ColoniesSeen, LookedAt
from millions.games.club.profiles import ProfileDealt
from millions.games.club.setup import FirstChosen
from tests.club.pictures import (
    CAPITAL,
    NAMES,
    Scene,
    colonies,
    deck,
    names,
    payments,
    picture,
    quotations,
    say,
    sit,
    word,
)

SIX = "lobbyist capitalist colonist heir entrepreneur schemer"


def profiled(profiles: str, *, company: str = "industry", colony: str = "asia") -> Scene:
    """Everybody has a profile, and what is dealt at random: an industry and a card of Asia for all but the Schemer."""
    dealt = profiles.split()
    scene = sit(len(dealt), profiles=True).do(*[f"Nature gives {one}" for one in dealt])
    while scene.asked in ("Nature DealCompany", "Nature DealColony"):
        scene.do(f"Nature gives {company if scene.asked == 'Nature DealCompany' else colony}")
    return scene


def chances(scene: Scene) -> dict[str, Fraction]:
    (form,) = scene.ask.options(scene.table, NATURE)
    return {say(action): form.chance(action) for action in scene.offered("Nature")}


# Z1


@pytest.mark.parametrize("players", range(2, 6))
def test_MC_Z1_with_fewer_than_six_five_profiles_are_shuffled_and_dealt(players: int) -> None:
    scene = sit(players, profiles=True)
    assert chances(scene) == {f"gives {one}": Fraction(1, 5) for one in SIX.split()[:5]}
    for number in range(players):
        left = SIX.split()[number:5]
        assert chances(scene) == {f"gives {one}": Fraction(1, len(left)) for one in left}
        scene.do(f"Nature gives {left[0]}")
    assert scene.asked == "Nature DealCompany"


def test_MC_Z1_with_six_the_schemer_is_among_them_and_each_has_another() -> None:
    scene = sit(6, profiles=True)
    left = SIX.split()
    for one in ("heir", "schemer", "colonist", "lobbyist", "capitalist", "entrepreneur"):
        assert chances(scene) == {f"gives {other}": Fraction(1, len(left)) for other in left}
        left.remove(one)
        scene.do(f"Nature gives {one}")
    assert [word(one) for one in scene.view("Nobody").profiles] == [
        word(told.profile) for told in scene.told(ProfileDealt)
    ]
    assert word(scene.table.profiles) == "heir schemer colonist lobbyist capitalist entrepreneur"


def test_MC_Z1_without_the_option_nobody_has_a_profile() -> None:
    scene = sit(6)
    assert scene.asked == "Nature DealCompany"
    assert scene.table.profiles == ()


# Z2


def test_MC_Z2_the_lobbyists_first_company_starts_at_face_2() -> None:
    scene = profiled("lobbyist heir")
    assert picture(scene) == "Ann 7: I2 | Bob 11: I1"
    assert quotations(scene) == "R0 I3 T0"


def test_MC_Z2_the_capitalists_first_company_starts_with_one_capital_bill() -> None:
    scene = profiled("capitalist lobbyist")
    assert picture(scene) == "Ann 7: I1+1 | Bob 7: I2"
    assert payments(scene) == ["bank > capital 1"]
    assert scene.table.money[CAPITAL] == 1


def test_MC_Z2_the_heir_starts_with_11() -> None:
    scene = profiled("lobbyist capitalist heir")
    assert scene.table.money[:3] == (7, 7, 11)
    assert sum(scene.table.money) == 500


def test_MC_Z2_the_colonist_takes_a_second_colony_of_their_choice_from_the_deck() -> None:
    scene = profiled("heir colonist", colony="india")
    assert scene.asked == "Bob TakeColony"
    assert scene.may("Bob") == {f"chooses {one}" for one in ("africa", "asia", "america", "india", "oceania")}
    scene.do("Bob chooses oceania")
    assert colonies(scene) == "Ann: india | Bob: india oceania"
    assert deck(scene, "colonies") == "africa 6 asia 6 america 6 india 4 oceania 5"
    assert picture(scene) == "Ann 11: I1 | Bob 7: I1"


def test_MC_Z2_the_colonist_has_only_what_is_in_the_deck_to_choose_from() -> None:
    scene = profiled("heir lobbyist colonist entrepreneur capitalist schemer")
    intrigues, regions, sectors = scene.table.decks
    scene.table.decks = (intrigues, tuple(card for card in regions if word(card) != "asia"), sectors)
    assert scene.may("Cid") == {f"chooses {one}" for one in ("africa", "america", "india", "oceania")}


def test_MC_Z2_the_entrepreneur_takes_a_second_company_of_their_choice_at_face_1() -> None:
    scene = profiled("entrepreneur heir")
    assert scene.asked == "Ann TakeCompany"
    assert scene.may("Ann") == {"chooses resource", "chooses industry", "chooses transport"}
    scene.do("Ann chooses transport")
    assert picture(scene) == "Ann 7: I1 T1 | Bob 11: I1"
    assert deck(scene, "companies") == "resource 13 industry 11 transport 12"
    assert payments(scene) == ["bank > Bob 4"]


def test_MC_Z2_everybody_else_begins_as_always() -> None:
    scene = profiled("lobbyist capitalist heir")
    assert colonies(scene) == "Ann: asia | Bob: asia | Cid: asia"
    assert picture(scene) == "Ann 7: I2 | Bob 7: I1+1 | Cid 11: I1"
    assert scene.asked == "Nature ChooseFirst"
    assert chances(scene) == {f"names {name}": Fraction(1, 3) for name in NAMES[:3]}


# Z3


def schemer_last() -> Scene:
    """Fay is the Schemer; Cid (Colonist) has chosen India, Eve (Entrepreneur) a transport."""
    return profiled(SIX).do("Cid chooses india", "Eve chooses transport")


def test_MC_Z3_the_choosers_act_in_the_order_colonist_entrepreneur_schemer() -> None:
    """Whatever their seats."""
    scene, asked = profiled("schemer entrepreneur colonist lobbyist capitalist heir"), []
    while not scene.asked.endswith("PlacePawns"):
        asked.append(scene.asked)
        scene.pass_by()
    assert asked == ["Cid TakeColony", "Bob TakeCompany", "Ann TakeCompany", "Ann TakeColony", "Ann NameFirst"]


def test_MC_Z3_the_schemer_is_dealt_nothing_and_has_9() -> None:
    scene = schemer_last()
    assert picture(scene) == "Ann 7: I2 | Bob 7: I1+1 | Cid 7: I1 | Dot 11: I1 | Eve 7: I1 T1 | Fay 9: -"
    assert colonies(scene) == "Ann: asia | Bob: asia | Cid: asia india | Dot: asia | Eve: asia | Fay: -"


def test_MC_Z3_the_schemer_chooses_the_company_before_the_colony_and_then_names_the_first_player() -> None:
    scene = schemer_last()
    assert scene.asked == "Fay TakeCompany"
    assert scene.may("Fay") == {"chooses resource", "chooses industry", "chooses transport"}
    assert scene.told(LookedAt) == []
    scene.do("Fay chooses resource")
    assert scene.asked == "Fay TakeColony"
    assert scene.may("Fay") == {f"chooses {one}" for one in ("africa", "asia", "america", "india", "oceania")}
    scene.do("Fay chooses asia")
    assert scene.asked == "Fay NameFirst"
    assert colonies(scene).endswith("Fay: asia")
    assert picture(scene).endswith("Fay 9: R1")
    assert deck(scene, "companies") == "resource 12 industry 8 transport 12"
    assert deck(scene, "colonies") == "africa 6 america 6 india 5 oceania 6"


@pytest.mark.parametrize("first", NAMES)
def test_MC_Z3_the_schemer_names_any_first_player_even_themselves(first: str) -> None:
    scene = schemer_last().do("Fay chooses resource", "Fay chooses america")
    assert scene.may("Fay") == {f"names {name}" for name in NAMES}
    scene.do(f"Fay names {first}")
    assert scene.asked == f"{first} PlacePawns"
    assert names(told.seat for told in scene.told(FirstChosen)) == (first,)


def test_MC_Z3_the_schemer_sees_the_others_colony_cards_before_choosing() -> None:
    scene = schemer_last().do("Fay chooses resource")
    assert [(told.to, told.owner, word(told.cards)) for told in scene.told(ColoniesSeen)] == [
        (5, 0, "asia"),
        (5, 1, "asia"),
        (5, 2, "asia india"),
        (5, 3, "asia"),
        (5, 4, "asia"),
    ]
    assert [(look.whose, word(look.saw)) for look in scene.view("Fay").looks] == [
        (0, "asia"),
        (1, "asia"),
        (2, "asia india"),
        (3, "asia"),
        (4, "asia"),
    ]


def test_MC_Z3_that_a_player_looked_is_public_and_what_they_saw_is_not() -> None:
    scene = schemer_last().do("Fay chooses resource")
    for who in (*NAMES[:5], "Nobody"):
        told = scene.seen_by(who)
        looked = [(event.seat, event.owner) for event in told if isinstance(event, LookedAt)]
        assert looked == [(5, owner) for owner in range(5)]
        searched = [(event.seat, word(event.tile)) for event in told if isinstance(event, Searched)]
        assert searched == [(2, "colonies"), (4, "companies"), (5, "companies"), (5, "colonies")]
        assert not [event for event in told if isinstance(event, ColoniesSeen)]
        assert all(look.by == NAMES.index(who) for look in scene.view(who).looks)
    found = [(event.to, len(event.cards)) for event in scene.told(ColoniesFound)]
    assert found == [(2, 25), (5, 24)]
    assert [(event.to, len(event.cards)) for event in scene.told(CompaniesFound)] == [(4, 34), (5, 33)]


def test_MC_Z3_a_deck_is_shuffled_after_each_look() -> None:
    """Whatever was seen in it, the next card drawn is any of those left, equally likely."""
    scene = schemer_last().do("Fay chooses resource", "Fay chooses america", "Fay names Ann")
    scene.do("Ann places colonies", *[f"{name} places exchange industry" for name in (*NAMES[1:], *NAMES)])
    assert scene.asked == "Nature DrawHand"
    assert deck(scene, "colonies") == "africa 6 asia 1 america 5 india 5 oceania 6"
    assert chances(scene)["draws india oceania"] == Fraction(5 * 6, 23 * 22 // 2)
    assert chances(scene)["draws asia america"] == Fraction(1 * 5, 23 * 22 // 2)
    assert len(chances(scene)) == 14


def test_MC_Z3_what_the_colonist_took_is_gone_from_the_schemers_deck() -> None:
    scene = profiled(SIX, colony="asia")
    scene.do("Cid chooses asia", "Eve chooses resource", "Fay chooses resource")
    assert scene.may("Fay") == {f"chooses {one}" for one in ("africa", "america", "india", "oceania")}
