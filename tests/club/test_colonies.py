"""MC-3: the Colonies."""

from typing import Any

import pytest

from millions.games.club.colonies import ColonyBought, ColonyDiscarded
from millions.games.club.draft import CardsDrawn, ColoniesHanded, Searched
from tests.club.pictures import NAMES, Scene, at, colonies, deck, gains, payments, picture, word

FULL = "africa 6 asia 6 america 6 india 6 oceania 6"


def table_for(players: int) -> str:
    return " | ".join(f"{name}: -" for name in NAMES[:players])


def drafting(whose: str, drawn: str, text: str = "", **more: Any) -> Scene:
    """These pawns are on the Colonies, in this order, and these cards are drawn."""
    scene = at("colonies", text or table_for(3), pawns=f"colonies: {whose}", **more)
    return scene.do(f"Nature draws {drawn}")


def all_cards(scene: Scene) -> int:
    return len(scene.table.decks[1]) + sum(map(len, scene.table.colonies))


# 3.1


@pytest.mark.parametrize("pawns", range(1, 7))
def test_MC_3_1_as_many_cards_as_pawns_plus_one_are_drawn(pawns: int) -> None:
    scene = at("colonies", table_for(6), pawns=f"colonies: {' '.join(NAMES[:pawns])}")
    assert {len(deed.split()) - 1 for deed in scene.may("Nature")} == {pawns + 1}
    scene.pass_by()
    assert [(word(told.tile), told.number) for told in scene.told(CardsDrawn)] == [("colonies", pawns + 1)]
    assert scene.view("Nobody").deck_sizes[1] == 30 - pawns - 1


def test_MC_3_1_each_seat_picks_one_and_passes_the_rest() -> None:
    scene = drafting("Cid Ann Bob", "africa asia asia india")
    assert scene.asked == "Cid PickColony"
    cards = ("africa", "asia", "india")
    assert scene.may("Cid") == {f"{verb} {card}" for verb in ("buys", "discards") for card in cards}
    scene.do("Cid buys asia")
    assert scene.asked == "Ann PickColony"
    assert scene.may("Ann") == {f"{verb} {card}" for verb in ("buys", "discards") for card in cards}
    scene.do("Ann discards india")
    assert scene.asked == "Bob PickColony"
    assert scene.may("Bob") == {f"{verb} {card}" for verb in ("buys", "discards") for card in ("africa", "asia")}
    scene.do("Bob buys africa")
    assert scene.asked == "Nature Pause"
    assert colonies(scene) == "Ann: - | Bob: africa | Cid: asia"
    assert [(told.to, word(told.cards)) for told in scene.told(ColoniesHanded)] == [
        (2, "africa asia asia india"),
        (0, "africa asia india"),
        (1, "africa asia"),
    ]


def test_MC_3_1_a_card_is_bought_for_2_from_the_bank() -> None:
    scene = drafting("Ann Bob", "africa asia asia", colonies="Ann: oceania").do("Ann buys asia")
    assert (gains(scene), payments(scene)) == ("Ann -2", ["Ann > bank 2"])
    assert colonies(scene) == "Ann: asia oceania | Bob: - | Cid: -"
    assert [told.seat for told in scene.told(ColonyBought)] == [0]


def test_MC_3_1_or_it_is_discarded_for_nothing() -> None:
    scene = drafting("Ann Bob", "africa asia asia").do("Ann discards asia")
    assert (gains(scene), payments(scene)) == ("", [])
    assert colonies(scene) == "Ann: - | Bob: - | Cid: -"
    assert [told.seat for told in scene.told(ColonyDiscarded)] == [0]


def test_MC_3_1_one_must_be_picked() -> None:
    assert drafting("Ann", "asia asia").may("Ann") == {"buys asia", "discards asia"}


def test_MC_3_1_what_the_last_seat_leaves_is_discarded() -> None:
    scene = drafting("Ann Bob", "africa asia india").do("Ann buys asia", "Bob buys india")
    assert colonies(scene) == "Ann: asia | Bob: india | Cid: -"
    assert deck(scene, "colonies") == "africa 6 asia 5 america 6 india 5 oceania 6"


def test_MC_3_1_two_pawns_of_one_player_pick_twice_from_the_same_hand() -> None:
    scene = drafting("Ann Ann Bob", "africa asia india oceania").do("Ann buys asia")
    assert scene.asked == "Ann PickColony"
    assert "buys asia" not in scene.may("Ann")
    scene.do("Ann buys oceania", "Bob discards africa")
    assert colonies(scene) == "Ann: asia oceania | Bob: - | Cid: -"
    assert gains(scene) == "Ann -4"
    assert scene.asked == "Ann PickFromColonies"


def test_MC_3_1_the_hand_is_a_random_one() -> None:
    scene = at("colonies", "Ann: - | Bob: -", pawns="colonies: Ann", colony_deck="africa asia asia")
    assert scene.may("Nature") == {"draws africa asia", "draws asia asia"}


# 3.2


def test_MC_3_2_the_privileged_player_may_buy_any_card_of_the_undrawn_rest_for_2() -> None:
    scene = drafting("Ann", "africa asia", colony_deck="africa asia india oceania oceania").do("Ann buys africa")
    assert scene.asked == "Ann PickFromColonies"
    assert scene.may("Ann") == {"buys india", "buys oceania", "passes"}
    scene.do("Ann buys oceania")
    assert gains(scene) == "Ann -4"
    assert colonies(scene) == "Ann: africa oceania | Bob: - | Cid: -"
    assert scene.asked == "Nature Pause"


def test_MC_3_2_cards_drawn_or_discarded_are_not_in_the_rest() -> None:
    scene = drafting("Ann", "africa asia", colony_deck="africa asia india").do("Ann discards africa")
    assert scene.may("Ann") == {"buys india", "passes"}


def test_MC_3_2_it_may_be_declined_after_the_look() -> None:
    scene = drafting("Ann", "africa asia", colony_deck="africa asia india oceania").do("Ann discards africa")
    rest = scene.view("Ann").colony_draft.rest
    assert rest is not None
    assert word(rest) == "india oceania"
    scene.do("Ann passes")
    assert (gains(scene), colonies(scene)) == ("", "Ann: - | Bob: - | Cid: -")
    assert [(told.seat, word(told.tile)) for told in scene.told(Searched)] == [(0, "colonies")]


@pytest.mark.parametrize("purse", [0, 1])
def test_MC_3_2_looking_needs_no_money_but_buying_does(purse: int) -> None:
    scene = drafting("Ann", "africa asia", f"Ann {purse}: - | Bob: -").do("Ann discards africa")
    assert scene.asked == "Ann PickFromColonies"
    assert scene.may("Ann") == {"passes"}
    rest = scene.view("Ann").colony_draft.rest
    assert rest is not None
    assert len(rest) == 28


def test_MC_3_2_money_spent_at_the_seat_is_gone() -> None:
    scene = drafting("Ann", "africa asia", "Ann 3: - | Bob: -").do("Ann buys africa")
    assert scene.may("Ann") == {"passes"}


def test_MC_3_2_just_4_is_enough_for_two() -> None:
    scene = drafting("Ann", "africa asia", "Ann 4: - | Bob: -").do("Ann buys africa", "Ann buys india")
    assert (picture(scene), colonies(scene)) == ("Ann 0: - | Bob 10: -", "Ann: africa india | Bob: -")


def test_MC_3_2_then_deck_and_discards_are_shuffled_together() -> None:
    scene = drafting("Ann Bob Ann", "africa asia india oceania")
    scene.do("Ann discards asia", "Bob discards africa", "Ann buys india")
    assert deck(scene, "colonies") == "africa 5 asia 5 america 6 india 5 oceania 5"
    scene.do("Ann buys america")
    assert deck(scene, "colonies") == "africa 6 asia 6 america 5 india 5 oceania 6"
    assert all_cards(scene) == 30


def test_MC_3_2_they_are_shuffled_even_without_a_privilege() -> None:
    scene = drafting("Ann Bob", "africa asia india").do("Ann discards asia", "Bob discards africa")
    assert scene.asked == "Nature Pause"
    assert deck(scene, "colonies") == FULL
    assert scene.view("Nobody").deck_sizes[1] == 30


def test_MC_3_2_discards_of_a_round_may_come_again_in_the_next() -> None:
    scene = at("colonies", "Ann: - | Bob: -", pawns="colonies: Ann", colony_deck="asia asia", round=1)
    scene.do("Nature draws asia asia", "Ann discards asia").hurry()
    scene.go_on()
    while not (scene.asked == "Ann PlacePawns" or scene.asked == "Bob PlacePawns"):
        scene.pass_by()
    scene.do("Bob places colonies", "Ann places exchange industry", "Bob places colonies", "Ann places companies")
    while scene.asked != "Nature DrawHand":
        scene.pass_by()
    assert scene.may("Nature") == {"draws asia asia"}


# 3.3


def test_MC_3_3_a_short_deck_gives_as_many_as_there_are() -> None:
    scene = at("colonies", "Ann: - | Bob: - | Cid: -", pawns="colonies: Ann Bob Cid", colony_deck="africa india")
    assert scene.may("Nature") == {"draws africa india"}
    scene.do("Nature draws africa india")
    assert [told.number for told in scene.told(CardsDrawn)] == [2]


def test_MC_3_3_a_seat_that_is_handed_no_card_does_nothing() -> None:
    scene = drafting("Ann Bob Cid", "africa india", colony_deck="africa india").do(
        "Ann buys africa", "Bob discards india"
    )
    assert scene.asked == "Nature Pause"
    assert colonies(scene) == "Ann: africa | Bob: - | Cid: -"
    assert deck(scene, "colonies") == "india 1"


def test_MC_3_3_cards_discarded_meanwhile_are_not_drawn_again() -> None:
    scene = drafting("Ann Bob", "asia", colony_deck="asia").do("Ann discards asia")
    assert scene.asked == "Nature Pause"
    assert deck(scene, "colonies") == "asia 1"


def test_MC_3_3_an_empty_deck_asks_nobody() -> None:
    scene = at("colonies", "Ann: - | Bob: -", pawns="colonies: Ann Bob", colony_deck="")
    scene.hurry_through_chance()
    assert scene.asked == "Nature Pause"
    assert scene.told(ColonyBought, ColonyDiscarded) == []


def test_MC_3_3_with_an_empty_rest_the_privilege_buys_nothing() -> None:
    scene = drafting("Ann", "asia india", colony_deck="asia india").do("Ann buys asia")
    if scene.asked == "Ann PickFromColonies":
        assert scene.may("Ann") == {"passes"}
        scene.do("Ann passes")
    assert scene.asked == "Nature Pause"
    assert colonies(scene) == "Ann: asia | Bob: - | Cid: -"


def test_MC_3_3_exactly_pawns_plus_one_is_no_shortage() -> None:
    scene = drafting("Ann Bob", "asia india oceania", colony_deck="asia india oceania")
    scene.do("Ann buys asia")
    assert scene.may("Bob") == {"buys india", "discards india", "buys oceania", "discards oceania"}


@pytest.mark.parametrize("purse", [0, 1])
def test_MC_3_3_a_player_who_cannot_pay_discards(purse: int) -> None:
    scene = drafting("Ann Bob", "asia india oceania", f"Ann {purse}: - | Bob: -")
    assert scene.may("Ann") == {"discards asia", "discards india", "discards oceania"}


def test_MC_3_3_just_2_is_enough() -> None:
    scene = drafting("Ann Bob", "asia india oceania", "Ann 2: - | Bob: -").do("Ann buys india")
    assert picture(scene) == "Ann 0: - | Bob 10: -"


def test_MC_3_3_two_seats_and_money_for_one() -> None:
    scene = drafting("Ann Ann", "asia india oceania", "Ann 3: - | Bob: -").do("Ann buys india")
    assert scene.may("Ann") == {"discards asia", "discards oceania"}
