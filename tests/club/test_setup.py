"""MC-S: what is in the box, and what lies on the table before the first round."""

from collections import Counter
from fractions import Fraction

import pytest

from millions.core.errors import BadDeck, BadSetup
from millions.core.seat import NATURE
from millions.games.club import GAME
from millions.games.club.components import COLONY_CARDS, COMPANY_CARDS, INTRIGUE_CARDS, SPOTS, Sector, Tile
from millions.games.club.setup import ColonyDealt, CompanyDealt, FirstChosen
from tests.club.pictures import (
    BANK,
    CAPITAL,
    COUNTS,
    MONEY,
    NAMES,
    Scene,
    at,
    colonies,
    companies,
    deck,
    picture,
    playing,
    quotations,
    say,
    sit,
    word,
)


def chances(scene: Scene) -> dict[str, Fraction]:
    """How likely each answer of chance is."""
    (form,) = scene.ask.options(scene.table, NATURE)
    return {say(action): form.chance(action) for action in scene.offered("Nature")}


def dealt(players: int) -> Scene:
    """Everybody gets an industry and a card of Asia; Bob is first."""
    scene = sit(players)
    scene.do(*["Nature gives industry"] * players, *["Nature gives asia"] * players)
    return scene.do("Nature names Bob")


# S1


def test_MC_S1_five_tiles_lie_in_order() -> None:
    assert [tile.value for tile in Tile] == ["lobby", "intrigues", "colonies", "exchange", "companies"]
    assert list(dict.fromkeys(spot.tile for spot in SPOTS)) == list(Tile)


def test_MC_S1_there_are_39_companies_30_colonies_and_8_intrigues() -> None:
    scene = sit(2)
    assert deck(scene, "companies") == "resource 13 industry 13 transport 13"
    assert deck(scene, "colonies") == "africa 6 asia 6 america 6 india 6 oceania 6"
    assert deck(scene, "intrigues") == (
        "racket 1 capitalization 1 colonial-contract 1 unfair-competition 1"
        " colonial-unrest 1 dumping 1 expansion 1 capital-increase 1"
    )
    assert (len(COMPANY_CARDS), len(COLONY_CARDS), len(INTRIGUE_CARDS)) == (39, 30, 8)


def test_MC_S1_the_box_has_these_cards_and_no_others() -> None:
    assert GAME.read_deck({}) == GAME.house_deck()
    with pytest.raises(BadDeck):
        GAME.read_deck({"cards": ["industry"]})


@pytest.mark.parametrize("players", [0, 1, 7])
def test_MC_S1_the_game_is_for_2_to_6(players: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.check_seats(tuple(f"P{n}" for n in range(players)))
    assert (refusal.value.facts["low"], refusal.value.facts["high"]) == (2, 6)
    GAME.check_seats(NAMES[:2])
    GAME.check_seats(NAMES)


# S2


@pytest.mark.parametrize("players", COUNTS)
def test_MC_S2_each_player_starts_with_7_a_company_at_face_1_and_a_colony(players: int) -> None:
    scene = dealt(players)
    assert picture(scene) == " | ".join(f"{name} 7: I1" for name in NAMES[:players])
    assert colonies(scene) == " | ".join(f"{name}: asia" for name in NAMES[:players])
    assert scene.table.money[players:] == (0,) * (9 - players) + (MONEY - 7 * players,)


@pytest.mark.parametrize("players", COUNTS)
def test_MC_S2_what_is_dealt_comes_from_the_decks(players: int) -> None:
    scene = dealt(players)
    assert deck(scene, "companies") == f"resource 13 industry {13 - players} transport 13"
    left = {"africa": 6, "asia": 6 - players, "america": 6, "india": 6, "oceania": 6}
    assert deck(scene, "colonies") == " ".join(f"{region} {number}" for region, number in left.items() if number)
    assert scene.view("Nobody").deck_sizes == (8, 30 - players, 39 - players)


def test_MC_S2_companies_and_colonies_are_dealt_at_random_from_what_is_left() -> None:
    scene = sit(2)
    third, fifth = Fraction(1, 3), Fraction(1, 5)
    assert chances(scene) == {"gives resource": third, "gives industry": third, "gives transport": third}
    scene.do("Nature gives industry")
    assert chances(scene)["gives industry"] == Fraction(12, 38)
    scene.do("Nature gives transport")
    assert set(chances(scene).values()) == {fifth}
    assert len(chances(scene)) == 5
    scene.do("Nature gives india")
    assert chances(scene)["gives india"] == Fraction(5, 29)
    assert chances(scene)["gives asia"] == Fraction(6, 29)


@pytest.mark.parametrize("players", COUNTS)
def test_MC_S2_the_first_player_is_random(players: int) -> None:
    scene = sit(players)
    scene.do(*["Nature gives resource"] * players, *["Nature gives africa"] * players)
    assert chances(scene) == {f"names {name}": Fraction(1, players) for name in NAMES[:players]}


def test_MC_S2_the_deal_is_told_and_the_first_player_begins() -> None:
    scene = dealt(3)
    assert [(told.seat, word(told.company)) for told in scene.told(CompanyDealt)] == [(0, "I1"), (1, "I1"), (2, "I1")]
    assert [told.seat for told in scene.told(ColonyDealt)] == [0, 1, 2]
    assert [told.seat for told in scene.told(FirstChosen)] == [1]
    assert scene.asked == "Bob PlacePawns"
    assert scene.table.round == 1


@pytest.mark.parametrize("players", COUNTS)
def test_MC_S2_each_player_has_2_pawns(players: int) -> None:
    scene = dealt(players)
    placed: Counter[str] = Counter()
    while scene.asked.endswith("PlacePawns"):
        who = scene.asked.split()[0]
        placed[who] += 1
        scene.do(f"{who} places exchange industry")
    assert placed == Counter(dict.fromkeys(NAMES[:players], 2))


# S3 (who sees what is in test_secrets)


def test_MC_S3_bills_have_an_account_of_their_own_and_money_is_conserved() -> None:
    scene = playing("capital-increase", "Ann: I1 | Bob: -")
    assert scene.table.money == (10, 10, 0, 0, 0, 0, 0, 0, 1, MONEY - 21)
    assert sum(scene.table.money) == MONEY


def test_MC_S3_every_payment_is_told_to_all_when_it_happens() -> None:
    scene = playing("racket", "Ann: I1 | Bob: - | Cid 1: -")
    told = [(paid.source, paid.target, paid.amount) for paid in scene.paid_before("Nobody")]
    assert told == [(BANK, 0, 3), (1, BANK, 3), (2, BANK, 1)]
    assert scene.table.money[CAPITAL] == 0


# S4


def test_MC_S4_a_quotation_adds_up_the_levels_of_all_owned_companies_of_a_type() -> None:
    scene = at("moves", "Ann: I4 I1+2 R2 | Bob: I3 | Cid: T1+1")
    assert quotations(scene) == "R2 I10 T2"
    assert scene.view("Bob").quotations == scene.view("Nobody").quotations == (2, 10, 2)


def test_MC_S4_companies_in_the_deck_do_not_count() -> None:
    scene = at("moves", "Ann: - | Bob: R1")
    assert deck(scene, "companies") == "resource 12 industry 13 transport 13"
    assert quotations(scene) == "R1 I0 T0"


def test_MC_S4_a_development_and_a_tax_change_it_at_once() -> None:
    scene = at("moves", "Ann: I2 | Bob: R3+1")
    assert quotations(scene.do("Ann develops I2")) == "R4 I3 T0"
    assert quotations(scene.do("Bob taxes R3+1")) == "R3 I3 T0"


def test_MC_S4_a_bought_company_changes_it_at_once() -> None:
    scene = at("companies", "Ann: I2 | Bob: -", pawns="companies: Ann Bob")
    scene.do("Nature draws industry transport transport", "Ann buys industry")
    assert quotations(scene) == "R0 I3 T0"
    assert quotations(scene.do("Bob buys transport")) == "R0 I3 T1"


def test_MC_S4_a_bill_and_an_unfair_competition_change_it_at_once() -> None:
    assert quotations(playing("capital-increase", "Ann: I2 | Bob: -")) == "R0 I3 T0"
    scene = playing("unfair-competition", "Ann: I2 | Bob: I2 | Cid: I3").do("Ann competes in industry")
    assert quotations(scene) == "R0 I6 T0"
    assert companies(scene) == "Ann: I3 | Bob: I1 | Cid: I2"


def test_MC_S4_a_new_owner_does_not_change_it() -> None:
    assert quotations(playing("dumping", "Ann: I2 | Bob: R3")) == "R3 I2 T0"
    scene = at("exchange", "Ann 6: - | Bob: I2", pawns="exchange resource: Ann")
    assert quotations(scene.do("Ann takes over Bob's I2")) == "R0 I2 T0"


def test_MC_S4_it_has_no_upper_bound() -> None:
    """The tile counts to 20 and its tokens to 60; we count on."""
    scene = at("moves", "Ann: I4+9 I4 I4 I4 I4 I4 I4 | Bob: I4 I4 I4 I4 I4 I3")
    assert quotations(scene) == "R0 I60 T0"
    assert quotations(scene.do("Ann passes", "Bob develops I3")) == "R0 I61 T0"
    assert scene.view("Nobody").quotations[list(Sector).index(Sector.INDUSTRY)] == 61


# S5


def test_MC_S5_the_bank_never_runs_out() -> None:
    scene = at("intrigues", "Ann: - | Bob: -", pawns="intrigues: Ann Bob")
    money = list(scene.table.money)
    money[BANK] = 0
    scene.table.money, scene.total = tuple(money), sum(money)
    scene.do("Nature draws capitalization racket dumping", "Ann plays capitalization")
    assert scene.table.money[:2] == (16, 10)
    assert scene.table.money[BANK] == -6
