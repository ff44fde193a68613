"""MC-2.1 to MC-2.4: the draft of the intrigues, and its privilege. The cards are in test_intrigue_cards."""

from typing import Any

import pytest

from millions.games.club.draft import CardsDrawn, IntriguesHanded
from millions.games.club.intrigues import IntriguePlayed
from tests.club.pictures import NAMES, Scene, at, colonies, deck, gains, picture, playing, word

ALL = "racket capitalization colonial-contract unfair-competition colonial-unrest dumping expansion capital-increase"
DECK = " ".join(f"{card} 1" for card in ALL.split())


def table_for(players: int) -> str:
    return " | ".join(f"{name}: -" for name in NAMES[:players])


def drafting(whose: str, drawn: str, text: str = "", **more: Any) -> Scene:
    """These pawns are on the Intrigues, in this order, and these cards are drawn."""
    scene = at("intrigues", text or table_for(6), pawns=f"intrigues: {whose}", **more)
    return scene.do(f"Nature draws {drawn}")


def handed(scene: Scene) -> list[tuple[int, str]]:
    return [(told.to, word(told.cards)) for told in scene.told(IntriguesHanded)]


# 2.1


@pytest.mark.parametrize("pawns", range(1, 7))
def test_MC_2_1_as_many_cards_as_pawns_plus_one_are_drawn(pawns: int) -> None:
    scene = at("intrigues", table_for(6), pawns=f"intrigues: {' '.join(NAMES[:pawns])}")
    assert scene.asked == "Nature DrawHand"
    hands = {tuple(deed.split()[1:]) for deed in scene.may("Nature")}
    assert {len(hand) for hand in hands} == {pawns + 1}
    assert len(hands) == {1: 28, 2: 56, 3: 70, 4: 56, 5: 28, 6: 8}[pawns]
    scene.pass_by()
    assert [(word(told.tile), told.number) for told in scene.told(CardsDrawn)] == [("intrigues", pawns + 1)]


def test_MC_2_1_the_rest_is_passed_to_the_next_seat_and_the_last_has_two_to_choose_from() -> None:
    scene = drafting("Cid Ann Bob", "racket capitalization dumping capital-increase")
    assert scene.asked == "Cid PickIntrigue"
    assert scene.may("Cid") == {"plays racket", "plays capitalization", "plays dumping", "plays capital-increase"}
    scene.do("Cid plays dumping")
    assert scene.asked == "Ann PickIntrigue"
    assert scene.may("Ann") == {"plays racket", "plays capitalization", "plays capital-increase"}
    scene.do("Ann plays racket")
    assert scene.asked == "Bob PickIntrigue"
    assert scene.may("Bob") == {"plays capitalization", "plays capital-increase"}
    assert scene.do("Bob plays capitalization").asked == "Nature Pause"


def test_MC_2_1_seats_go_before_turn_order() -> None:
    scene = drafting("Bob Ann", "racket dumping expansion", first="Ann")
    assert scene.asked == "Bob PickIntrigue"


def test_MC_2_1_a_card_is_applied_at_once_before_the_next_seat_picks() -> None:
    scene = drafting("Ann Bob", "racket capitalization dumping")
    scene.do("Ann plays capitalization")
    assert scene.asked == "Bob PickIntrigue"
    assert gains(scene) == "Ann +6"


def test_MC_2_1_all_questions_of_a_card_come_before_the_next_seat_picks() -> None:
    scene = drafting("Ann Bob", "expansion capitalization dumping", "Ann: I1 | Bob: -").do("Ann plays expansion")
    assert scene.asked == "Ann Expansion"
    scene.do("Ann develops I1")
    assert scene.asked == "Ann ExpandAgain"
    assert scene.do("Ann passes").asked == "Bob PickIntrigue"


def test_MC_2_1_two_pawns_of_one_player_are_two_seats() -> None:
    """Ann passes the cards to herself."""
    scene = drafting("Ann Ann Bob", "racket capitalization dumping capital-increase", "Ann: - | Bob: - | Cid: -")
    scene.do("Ann plays capitalization")
    assert scene.asked == "Ann PickIntrigue"
    assert scene.may("Ann") == {"plays racket", "plays dumping", "plays capital-increase"}
    scene.do("Ann plays racket")
    assert scene.may("Bob") == {"plays dumping", "plays capital-increase"}
    assert gains(scene) == "Ann +9 | Bob -3 | Cid -3"


def test_MC_2_1_two_pawns_of_one_player_with_another_between_them() -> None:
    scene = drafting("Bob Ann Bob", "racket capitalization dumping capital-increase", "Ann: - | Bob: - | Cid: -")
    asked = []
    for card in ("racket", "capitalization", "dumping"):
        asked.append(scene.asked)
        scene.do(f"{asked[-1].split()[0]} plays {card}")
    assert asked == ["Bob PickIntrigue", "Ann PickIntrigue", "Bob PickIntrigue"]
    assert handed(scene) == [
        (1, "racket capitalization dumping capital-increase"),
        (0, "capitalization dumping capital-increase"),
        (1, "dumping capital-increase"),
    ]
    assert scene.asked == "Bob PickFromIntrigues"


# 2.2


def test_MC_2_2_a_card_must_be_picked() -> None:
    assert drafting("Ann", "dumping expansion").may("Ann") == {"plays dumping", "plays expansion"}


@pytest.mark.parametrize("card", ["dumping", "expansion", "capital-increase"])
def test_MC_2_2_a_card_that_does_nothing_may_be_picked_and_does_nothing(card: str) -> None:
    scene = playing(card, "Ann: - | Bob: R2 | Cid: T1")
    assert scene.asked == "Bob PickIntrigue"
    assert picture(scene) == "Ann 10: - | Bob 10: R2 | Cid 10: T1"
    assert [(told.seat, word(told.card)) for told in scene.told(IntriguePlayed)] == [(0, card)]


@pytest.mark.parametrize("card", ["colonial-contract", "colonial-unrest"])
def test_MC_2_2_a_look_at_no_cards_does_nothing(card: str) -> None:
    scene = playing(card, "Ann: - | Bob: -", colonies="Ann: asia | Bob: -")
    if scene.asked != "Bob PickIntrigue":
        assert scene.may("Ann") == {"passes"}
        scene.do("Ann passes")
    assert scene.asked == "Bob PickIntrigue"
    assert colonies(scene) == "Ann: asia | Bob: -"


def test_MC_2_2_may_effects_are_optional() -> None:
    contract = playing("colonial-contract", "Ann: - | Bob: -", colonies="Bob: asia")
    assert contract.may("Ann") == {"contracts asia", "passes"}
    unrest = playing("colonial-unrest", "Ann: - | Bob: -", colonies="Ann: india | Bob: asia")
    assert unrest.may("Ann") == {"swaps india for asia", "passes"}
    expansion = playing("expansion", "Ann: I1 | Bob: -")
    assert expansion.may("Ann") == {"develops I1", "passes"}


def test_MC_2_2_other_effects_happen_as_far_as_they_can() -> None:
    """Ann's only industry cannot rise, Bob's cannot fall, Cid has none: only Dot's falls."""
    scene = playing("unfair-competition", "Ann: I4 | Bob: I1 | Cid: R2 | Dot: I2").do("Ann competes in industry")
    assert picture(scene) == "Ann 10: I4 | Bob 10: I1 | Cid 10: R2 | Dot 10: I1"
    racket = playing("racket", "Ann: - | Bob 2: - | Cid 0: -")
    assert picture(racket) == "Ann 13: - | Bob 0: - | Cid 0: -"


def test_MC_2_2_effects_that_must_happen_cannot_be_passed() -> None:
    assert "passes" not in playing("unfair-competition", "Ann: I1 | Bob: -").may("Ann")
    assert "passes" not in playing("dumping", "Ann: I1 R1 | Bob: T1").may("Ann")
    assert "passes" not in playing("capital-increase", "Ann: I1 R1 | Bob: T1").may("Ann")


# 2.3


def test_MC_2_3_the_privilege_picks_from_the_undrawn_rest_only() -> None:
    scene = drafting("Ann", "racket dumping", "Ann: - | Bob: -").do("Ann plays dumping")
    assert scene.asked == "Ann PickFromIntrigues"
    rest = set(ALL.split()) - {"racket", "dumping"}
    assert scene.may("Ann") == {f"plays {card}" for card in rest} | {"passes"}
    scene.do("Ann plays capitalization")
    assert gains(scene) == "Ann +6"
    assert scene.asked == "Nature Pause"
    assert [word(told.card) for told in scene.told(IntriguePlayed)] == ["dumping", "capitalization"]


def test_MC_2_3_one_more_card_and_not_two() -> None:
    scene = drafting("Ann", "racket dumping", "Ann: I1 R1 | Bob: -").do(
        "Ann plays dumping", "Ann plays capital-increase"
    )
    assert scene.do("Ann raises I1").asked == "Nature Pause"


def test_MC_2_3_the_cards_of_the_privilege_ask_their_questions() -> None:
    scene = drafting("Bob", "racket dumping", "Ann: I2 I3 | Bob: I1").do(
        "Bob plays racket", "Bob plays unfair-competition"
    )
    scene.do("Bob competes in industry")
    assert scene.may("Bob") == {"turns I2", "turns I3"}
    assert picture(scene.do("Bob turns I3")) == "Ann 7: I2 I2 | Bob 13: I2"


def test_MC_2_3_it_comes_after_all_have_picked() -> None:
    scene = drafting("Ann Bob Ann", "racket dumping expansion capitalization", "Ann: - | Bob: - | Cid: -")
    scene.do("Ann plays dumping", "Bob plays racket", "Ann plays expansion")
    assert scene.asked == "Ann PickFromIntrigues"


def test_MC_2_3_the_holder_may_look_and_still_decline() -> None:
    scene = drafting("Ann", "racket dumping", "Ann: - | Bob: -").do("Ann plays dumping")
    rest = scene.view("Ann").intrigue_draft.rest
    assert rest is not None
    assert {card.value for card in rest} == set(ALL.split()) - {"racket", "dumping"}
    assert picture(scene.do("Ann passes")) == "Ann 10: - | Bob 10: -"


def test_MC_2_3_looking_needs_no_money() -> None:
    scene = drafting("Ann", "racket dumping", "Ann 0: - | Bob 0: -").do("Ann plays dumping")
    assert scene.asked == "Ann PickFromIntrigues"
    assert "plays capitalization" in scene.may("Ann")


def test_MC_2_3_with_six_pawns_one_card_is_left_and_only_that() -> None:
    scene = drafting("Ann Bob Cid Dot Eve Ann", " ".join(ALL.split()[1:]), table_for(6))
    for who, card in zip(
        ("Ann", "Bob", "Cid", "Dot", "Eve", "Ann"),
        ("capitalization", "dumping", "expansion", "capital-increase", "colonial-contract", "colonial-unrest"),
        strict=True,
    ):
        scene.do(f"{who} plays {card}")
        while scene.asked == f"{who} ColonialContract" or scene.asked == f"{who} ColonialUnrest":
            scene.do(f"{who} looks at Bob")
        if scene.may(who) == {"passes"}:
            scene.do(f"{who} passes")
    assert scene.asked == "Ann PickFromIntrigues"
    assert scene.may("Ann") == {"plays racket", "passes"}


@pytest.mark.parametrize("more", ["plays capitalization", "passes"])
def test_MC_2_3_then_all_eight_are_shuffled(more: str) -> None:
    scene = drafting("Ann", "racket dumping", "Ann: - | Bob: -").do("Ann plays dumping", f"Ann {more}")
    assert deck(scene, "intrigues") == DECK
    assert scene.view("Nobody").deck_sizes[0] == 8


def test_MC_2_3_all_eight_are_shuffled_even_without_a_privilege() -> None:
    scene = drafting("Ann Bob", "racket dumping expansion", "Ann: - | Bob: -").do("Ann plays dumping")
    assert scene.view("Nobody").deck_sizes[0] == 5
    scene.do("Bob plays expansion")
    assert scene.asked == "Nature Pause"
    assert deck(scene, "intrigues") == DECK


# 2.4


def test_MC_2_4_the_card_picked_is_shown_to_all_when_applied() -> None:
    scene = drafting("Ann Bob", "racket dumping expansion", "Ann: - | Bob: - | Cid: -").do("Ann plays racket")
    for who in ("Ann", "Bob", "Cid", "Nobody"):
        told = [event for event in scene.seen_by(who) if isinstance(event, IntriguePlayed)]
        assert [(event.seat, word(event.card)) for event in told] == [(0, "racket")]
        assert [card and word(card) for card in scene.view(who).intrigue_draft.picked] == ["racket"]


def test_MC_2_4_the_cards_passed_on_are_seen_only_by_those_who_held_them() -> None:
    scene = drafting("Ann Bob", "racket dumping expansion", "Ann: - | Bob: - | Cid: -").do("Ann plays racket")

    def hands(who: str) -> list[str]:
        return [word(hand) if hand else "?" for hand in scene.view(who).intrigue_draft.handed]

    assert hands("Ann")[0] == "racket dumping expansion"
    assert hands("Bob") == ["?", "dumping expansion"]
    assert hands("Cid") == hands("Nobody") == ["?", "?"]
    assert handed(scene) == [(0, "racket dumping expansion"), (1, "dumping expansion")]
