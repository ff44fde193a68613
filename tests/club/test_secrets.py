"""MC-S3, MC-2.4: what each seat's view and events show. Two tables that differ only in secrets look the same."""

from collections.abc import Callable
from typing import Any

import pytest

from millions.core.message import Secret
from millions.games.club.colonies import ColonyBought, ColonyDiscarded, ColonyPicked
from millions.games.club.companies import CompanyDiscarded, CompanyPicked
from millions.games.club.components import Intrigue, Region
from millions.games.club.draft import ColoniesFound, ColoniesHanded, CompaniesFound, CompaniesHanded, IntriguesFound
from millions.games.club.intrigues import IntriguePlayed
from millions.games.club.looks import ColoniesSeen, ColonyMoved, LookedAt
from millions.games.club.scoring import HandsShown
from millions.games.club.view import DraftSeen
from tests.club.pictures import Scene, at, colonies, playing, sit, word

THREE = "Ann 3: I2+1 | Bob 8: R1 | Cid 5: -"
HANDS = "Ann: asia | Bob: india oceania | Cid: -"


def same_for(who: str, one: Scene, other: Scene) -> bool:
    return one.sights(who) == other.sights(who)


def hands(scene: Scene, who: str, tile: str) -> list[str]:
    """The hands of a draft as somebody knows them."""
    view = scene.view(who)
    drafts: dict[str, DraftSeen[Any]] = {
        "intrigues": view.intrigue_draft,
        "colonies": view.colony_draft,
        "companies": view.company_draft,
    }
    draft = drafts[tile]
    return [word(hand) if hand is not None else "?" for hand in draft.handed]


# S3: purses and colony cards


def test_MC_S3_ones_own_money_is_seen_and_nobody_elses() -> None:
    scene = at("moves", THREE, colonies=HANDS)
    assert scene.view("Ann").money == (3, None, None)
    assert scene.view("Cid").money == (None, None, 5)
    assert scene.view("Nobody").money == (None, None, None)
    assert scene.view("Everything").money == (3, 8, 5)


def test_MC_S3_ones_own_colonies_are_seen_and_of_others_only_how_many() -> None:
    scene = at("moves", THREE, colonies=HANDS)

    def seen(who: str) -> list[str]:
        return [word(hand) if hand is not None else "?" for hand in scene.view(who).colonies]

    assert seen("Ann") == ["asia", "?", "?"]
    assert seen("Bob") == ["?", "india oceania", "?"]
    assert seen("Nobody") == ["?", "?", "?"]
    assert seen("Everything") == ["asia", "india oceania", ""]
    assert all(scene.view(who).colony_counts == (1, 2, 0) for who in ("Ann", "Bob", "Cid", "Nobody"))


def test_MC_S3_companies_pawns_quotations_bills_and_deck_sizes_are_open_to_all() -> None:
    scene = at("moves", THREE, colonies=HANDS, pawns="lobby industry: Ann | companies: Bob Ann", round=2)
    for who in ("Ann", "Bob", "Cid", "Nobody"):
        view = scene.view(who)
        assert [list(map(word, each)) for each in view.companies] == [["I2+1"], ["R1"], []]
        assert view.pawns == scene.table.pawns
        assert view.quotations == (1, 3, 0)
        assert view.capital == 1
        assert view.deck_sizes == (8, 27, 37)
        assert (view.first, view.round, view.closed.value) == (0, 2, "intrigues")


@pytest.mark.parametrize("who", ["Ann", "Cid", "Nobody"])
def test_MC_S3_another_purse_of_bob_looks_the_same_to_the_others(who: str) -> None:
    one, other = (at("moves", THREE.replace("Bob 8", f"Bob {purse}"), colonies=HANDS) for purse in (8, 0))
    assert same_for(who, one, other)
    assert not same_for("Bob", one, other)


@pytest.mark.parametrize("who", ["Ann", "Cid", "Nobody"])
def test_MC_S3_other_colonies_of_bob_look_the_same_to_the_others(who: str) -> None:
    one, other = (at("moves", THREE, colonies=f"Ann: asia | Bob: {hand}") for hand in ("india india", "africa asia"))
    assert same_for(who, one, other)
    assert not same_for("Bob", one, other)


def test_MC_S3_the_first_colony_is_dealt_in_secret() -> None:
    scene = sit(2).do("Nature gives industry", "Nature gives industry", "Nature gives asia", "Nature gives india")
    assert [(told.to, word(told.region)) for told in scene.told(ColonyPicked)] == [(0, "asia"), (1, "india")]
    assert not [event for event in scene.seen_by("Nobody") if isinstance(event, Secret)]
    assert [event.to for event in scene.seen_by("Bob") if isinstance(event, Secret)] == [1]


def test_MC_S3_every_gain_and_payment_is_public_and_no_total_ever_is() -> None:
    scene = playing("racket", THREE)
    for who in ("Ann", "Bob", "Cid", "Nobody"):
        assert [(paid.source, paid.target, paid.amount) for paid in scene.paid_before(who)] == [
            (-1, 0, 3),
            (1, -1, 3),
            (2, -1, 3),
        ]
    assert scene.view("Nobody").money == (None, None, None)


@pytest.mark.parametrize("who", ["Nobody", "Ann", "Bob"])
def test_MC_S3_at_the_end_all_is_laid_open(who: str) -> None:
    scene = at("score", "Ann 3: I2 | Bob 8: -", colonies="Ann: asia | Bob: india", round=9)
    view = scene.view(who)
    assert view.money == (3, 8)
    assert [word(hand) for hand in view.colonies if hand is not None] == ["asia", "india"]
    assert view.scores == scene.table.scores
    assert any(isinstance(event, HandsShown) for event in scene.seen_by(who))


def test_MC_S3_until_the_end_no_score_is_shown() -> None:
    assert at("moves", THREE, round=9).view("Nobody").scores == ()


# 2.4: hands of a draft


def colony_draft(drawn: str = "africa asia india oceania", whose: str = "Ann Bob Ann") -> Scene:
    scene = at("colonies", "Ann: - | Bob: - | Cid: -", pawns=f"colonies: {whose}")
    return scene.do(f"Nature draws {drawn}")


def test_MC_2_4_only_the_seat_that_holds_the_hand_sees_it() -> None:
    scene = colony_draft()
    assert hands(scene, "Ann", "colonies") == ["africa asia india oceania"]
    assert hands(scene, "Bob", "colonies") == hands(scene, "Nobody", "colonies") == ["?"]
    assert scene.view("Bob").colony_draft.drawn == 4
    assert scene.view("Bob").colony_draft.chairs == (0, 1, 0)


def test_MC_2_4_hands_are_remembered_in_order() -> None:
    scene = colony_draft().do("Ann buys asia", "Bob discards africa")
    assert hands(scene, "Ann", "colonies") == ["africa asia india oceania", "?", "india oceania"]
    assert hands(scene, "Bob", "colonies") == ["?", "africa india oceania", "?"]
    assert hands(scene, "Cid", "colonies") == hands(scene, "Nobody", "colonies") == ["?", "?", "?"]
    handed = [(told.to, word(told.cards)) for told in scene.told(ColoniesHanded)]
    assert handed == [(0, "africa asia india oceania"), (1, "africa india oceania"), (0, "india oceania")]


def test_MC_2_4_two_pawns_of_one_player_see_both_hands() -> None:
    scene = at("companies", "Ann: - | Bob: -", pawns="companies: Bob Bob")
    scene.do("Nature draws resource industry transport", "Bob discards industry")
    assert hands(scene, "Bob", "companies") == ["resource industry transport", "resource transport"]
    assert hands(scene, "Ann", "companies") == ["?", "?"]


@pytest.mark.parametrize(
    ("tile", "one", "other"),
    [
        ("intrigues", "racket capitalization dumping", "expansion capitalization capital-increase"),
        ("colonies", "africa asia asia", "india oceania oceania"),
        ("companies", "industry industry industry", "resource transport transport"),
    ],
)
@pytest.mark.parametrize("who", ["Bob", "Cid", "Nobody"])
def test_MC_2_4_another_draw_looks_the_same_to_those_who_do_not_hold_it(
    tile: str, one: str, other: str, who: str
) -> None:
    scenes = [
        at(tile, "Ann: - | Bob: - | Cid: -", pawns=f"{tile}: Ann Bob").do(f"Nature draws {d}") for d in (one, other)
    ]
    assert same_for(who, *scenes)
    assert not same_for("Ann", *scenes)


def test_MC_2_4_which_cards_were_passed_on_is_not_seen_by_the_others() -> None:
    one, other = (
        at("intrigues", "Ann: - | Bob: - | Cid: -", pawns="intrigues: Ann Bob").do(
            f"Nature draws capitalization {rest}", "Ann plays capitalization"
        )
        for rest in ("dumping racket", "expansion capital-increase")
    )
    assert same_for("Cid", one, other)
    assert same_for("Nobody", one, other)
    assert not same_for("Bob", one, other)


# 3.1, 5.1: what is bought and discarded


@pytest.mark.parametrize("verb", ["buys", "discards"])
def test_MC_3_1_which_colony_was_bought_or_discarded_only_its_player_knows(verb: str) -> None:
    one, other = (
        at("colonies", "Ann: - | Bob: - | Cid: -", pawns="colonies: Ann Bob").do(
            "Nature draws africa asia india", f"Ann {verb} {card}"
        )
        for card in ("asia", "india")
    )
    assert same_for("Cid", one, other)
    assert same_for("Nobody", one, other)
    assert [(told.to, word(told.region)) for told in one.told(ColonyPicked)] == [(0, "asia")]
    kind = ColonyBought if verb == "buys" else ColonyDiscarded
    assert any(isinstance(event, kind) for event in one.seen_by("Nobody"))
    assert one.view("Cid").colony_draft.bought == (verb == "buys",)
    assert [card and word(card) for card in one.view("Cid").colony_draft.picked] == [None]
    assert [card and word(card) for card in one.view("Ann").colony_draft.picked] == ["asia"]


def test_MC_3_1_the_next_seat_does_not_see_what_was_taken_before() -> None:
    scenes = [
        at("colonies", "Ann: - | Bob: - | Cid: -", pawns="colonies: Ann Bob").do(
            f"Nature draws {drawn}", f"Ann buys {card}"
        )
        for drawn, card in (("africa asia india", "asia"), ("africa india oceania", "oceania"))
    ]
    assert same_for("Bob", *scenes)
    assert scenes[0].view("Bob").colony_draft.picked == (None,)


def test_MC_3_1_bought_or_not_the_purse_tells_in_public() -> None:
    scene = colony_draft().do("Ann buys asia")
    assert [(paid.source, paid.target, paid.amount) for paid in scene.paid_before("Nobody")] == [(0, -1, 2)]
    assert scene.view("Nobody").colony_counts == (1, 0, 0)


def test_MC_5_1_a_company_is_discarded_face_down_and_bought_openly() -> None:
    one, other = (
        at("companies", "Ann: - | Bob: - | Cid: -", pawns="companies: Ann Bob").do(
            "Nature draws resource industry transport", f"Ann discards {card}"
        )
        for card in ("industry", "transport")
    )
    assert same_for("Cid", one, other)
    assert [(told.to, word(told.sector)) for told in one.told(CompanyPicked)] == [(0, "industry")]
    assert any(isinstance(event, CompanyDiscarded) for event in one.seen_by("Nobody"))
    assert one.view("Nobody").company_draft.picked == (None,)
    bought = at("companies", "Ann: - | Bob: - | Cid: -", pawns="companies: Ann Bob")
    bought.do("Nature draws resource industry transport", "Ann buys industry")
    assert [card and word(card) for card in bought.view("Nobody").company_draft.picked] == ["industry"]


def test_MC_5_1_the_companies_handed_are_for_ones_own_eyes() -> None:
    scene = at("companies", "Ann: - | Bob: -", pawns="companies: Ann Bob").do(
        "Nature draws industry industry transport"
    )
    assert [told.to for told in scene.told(CompaniesHanded)] == [0]
    assert not [event for event in scene.seen_by("Bob") if isinstance(event, CompaniesHanded)]


# 2.3, 3.2, 5.2: searches


def search(tile: str, drawn: str, first: str) -> Scene:
    """Ann alone is on the tile, has had her card and looks through the rest."""
    return at(tile, "Ann: - | Bob: - | Cid: -", pawns=f"{tile}: Ann").do(f"Nature draws {drawn}", f"Ann {first}")


@pytest.mark.parametrize(
    ("tile", "drawn", "first", "found", "size"),
    [
        ("intrigues", "racket dumping", "plays dumping", IntriguesFound, 6),
        ("colonies", "africa asia", "discards asia", ColoniesFound, 28),
        ("companies", "industry transport", "discards transport", CompaniesFound, 37),
    ],
)
def test_MC_2_3_what_a_privileged_player_finds_only_they_see(
    tile: str, drawn: str, first: str, found: type[IntriguesFound], size: int
) -> None:
    scene = search(tile, drawn, first)
    assert [(told.to, len(told.cards)) for told in scene.told(found)] == [(0, size)]
    for who in ("Bob", "Nobody"):
        view = scene.view(who)
        drafts = (view.intrigue_draft, view.colony_draft, view.company_draft)
        assert [draft.rest for draft in drafts] == [None] * 3
        assert 0 in [draft.searched_by for draft in drafts]
        assert not [event for event in scene.seen_by(who) if isinstance(event, found)]


def test_MC_3_2_another_rest_looks_the_same_to_the_others() -> None:
    one, other = (
        search("colonies", "africa asia", "discards asia"),
        search("colonies", "india oceania", "discards india"),
    )
    assert same_for("Bob", one, other)
    assert same_for("Nobody", one, other)
    assert not same_for("Ann", one, other)


def test_MC_3_2_which_card_of_the_rest_was_bought_only_its_buyer_knows() -> None:
    one, other = (search("colonies", "africa asia", "discards asia").do(f"Ann buys {c}") for c in ("india", "america"))
    assert same_for("Bob", one, other)
    assert same_for("Nobody", one, other)
    assert colonies(one) != colonies(other)


def test_MC_2_3_the_card_played_from_the_rest_is_shown_to_all_while_it_is_applied() -> None:
    scene = at("intrigues", "Ann: I1 | Bob: - | Cid: -", pawns="intrigues: Ann")
    scene.do("Nature draws racket dumping", "Ann plays dumping", "Ann plays expansion")
    assert scene.asked == "Ann Expansion"
    for who in ("Ann", "Bob", "Nobody"):
        played = [(event.seat, word(event.card)) for event in scene.seen_by(who) if isinstance(event, IntriguePlayed)]
        assert played == [(0, "dumping"), (0, "expansion")]
        assert scene.view(who).intrigue_draft.played is Intrigue.EXPANSION
        assert scene.view(who).deck_sizes[0] == 5
    rest = scene.view("Ann").intrigue_draft.rest
    assert rest is not None
    assert word(rest) == "capitalization colonial-contract unfair-competition colonial-unrest capital-increase"


def test_MC_Z2_what_is_left_in_a_deck_its_searcher_knows_and_nobody_else() -> None:
    scene = sit(2, profiles=True).do("Nature gives colonist", "Nature gives heir")
    scene.do(*["Nature gives industry"] * 2, "Nature gives asia", "Nature gives india", "Ann chooses oceania")
    assert scene.asked == "Nature ChooseFirst"
    rest = scene.view("Ann").colony_draft.rest
    assert rest is not None
    assert [word(rest).split().count(card.value) for card in Region] == [6, 5, 6, 5, 5]
    assert scene.view("Bob").colony_draft.rest is None
    assert scene.view("Nobody").colony_draft.rest is None


# 2.c, 2.e: looks


def looking(card: str, bob: str = "asia india") -> Scene:
    return playing(card, "Ann: - | Bob: - | Cid: -", colonies=f"Ann: africa | Bob: {bob} | Cid: oceania").do(
        "Ann looks at Bob"
    )


@pytest.mark.parametrize("card", ["colonial-contract", "colonial-unrest"])
def test_MC_2_c_that_somebody_looked_is_public_and_what_they_saw_is_not(card: str) -> None:
    one, other = looking(card), looking(card, "america oceania")
    for who in ("Cid", "Nobody"):
        assert same_for(who, one, other)
        looked = [(event.seat, event.owner) for event in one.seen_by(who) if isinstance(event, LookedAt)]
        assert looked == [(0, 1)]
        assert not [event for event in one.seen_by(who) if isinstance(event, ColoniesSeen)]
        assert one.view(who).looks == ()
    (look,) = one.view("Ann").looks
    assert (look.by, look.whose, word(look.saw), word(look.sure)) == (0, 1, "asia india", "asia india")


@pytest.mark.parametrize(
    ("card", "one", "other"),
    [
        ("colonial-contract", "contracts asia", "contracts india"),
        ("colonial-unrest", "swaps africa for asia", "swaps africa for india"),
    ],
)
def test_MC_2_e_which_card_changed_hands_only_the_two_know(card: str, one: str, other: str) -> None:
    scenes = [looking(card).do(f"Ann {deed}") for deed in (one, other)]
    assert same_for("Cid", *scenes)
    assert same_for("Nobody", *scenes)
    assert not same_for("Bob", *scenes)
    told = {event.to for event in scenes[0].told(ColonyMoved)}
    assert told == {0, 1}


def test_MC_2_c_a_look_follows_the_cards_the_looker_knows_of() -> None:
    scene = looking("colonial-contract").do("Ann contracts asia")
    (look,) = scene.view("Ann").looks
    assert word(look.sure) == "india"
    swapped = looking("colonial-unrest").do("Ann swaps africa for india")
    (look,) = swapped.view("Ann").looks
    assert sorted(card.value for card in look.sure) == ["africa", "asia"]


def second_look(bob: str, deed: str) -> Scene:
    """Ann has looked at Bob's cards; then Cid looks at them too, and takes one."""
    scene = at(
        "intrigues",
        "Ann: - | Bob: - | Cid: -",
        pawns="intrigues: Ann Cid",
        colonies=f"Ann: africa | Bob: {bob} | Cid: oceania",
    )
    scene.do("Nature draws colonial-contract colonial-unrest racket", "Ann plays colonial-contract", "Ann looks at Bob")
    return scene.do("Ann passes", "Cid plays colonial-unrest", "Cid looks at Bob", f"Cid {deed}")


def test_MC_2_e_a_look_is_sure_only_of_what_must_still_be_there() -> None:
    one, other = (second_look("asia india", f"swaps oceania for {card}") for card in ("asia", "india"))
    assert same_for("Ann", one, other)
    (look,) = one.view("Ann").looks
    assert (word(look.saw), look.sure) == ("asia india", ())
    (kept,) = second_look("asia asia", "swaps oceania for asia").view("Ann").looks
    assert word(kept.sure) == "asia"
    (declined,) = second_look("asia india", "passes").view("Ann").looks
    assert word(declined.sure) == "asia india"


SCENES: list[Callable[[], Scene]] = [
    lambda: looking("colonial-contract").do("Ann contracts asia"),
    lambda: looking("colonial-unrest").do("Ann swaps africa for india"),
    lambda: colony_draft().do("Ann buys asia", "Bob buys india"),
    lambda: search("colonies", "africa asia", "buys asia").do("Ann buys america"),
]


@pytest.mark.parametrize("scene", SCENES)
def test_MC_S3_who_only_looks_on_is_told_no_secret(scene: Callable[[], Scene]) -> None:
    laid = scene()
    assert laid.told(Secret) != []
    assert not [event for event in laid.seen_by("Nobody") if isinstance(event, Secret)]
    for who, number in (("Ann", 0), ("Bob", 1), ("Cid", 2)):
        assert {event.to for event in laid.seen_by(who) if isinstance(event, Secret)} <= {number}
