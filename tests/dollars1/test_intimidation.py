"""M1-N11: Intimidation cards."""

import pytest

from millions.games.dollars1.components import Looked, TurnUp
from millions.games.dollars1.heist import Denounce
from millions.games.dollars1.intimidation import Intimidate, Saw
from millions.games.dollars1.negotiation import CallTime
from millions.games.heists.components import BRUTE, CROOK, DRIVER, SNITCH
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Ready, Withdraw
from tests.dollars1.pictures import (
    EVERYBODY,
    FIVE,
    NAMES,
    card,
    negotiation,
    next_negotiation,
    picture,
    seat,
    sit,
)

ANN, BOB, CID, DOT, EVE = range(5)

# N11


def test_M1_N11_all_see_that_a_card_was_spent_and_on_whom() -> None:
    scene = negotiation(FIVE).give_cards(Ann=1).play("Ann", Intimidate(BOB))
    for who in EVERYBODY:
        assert Looked(ANN, BOB) in scene.seen_by(who)
        assert scene.view(who).looks == (Looked(ANN, BOB),)
        assert scene.view(who).intimidation == (0, 0, 0, 0, 0)


def test_M1_N11_only_the_spender_sees_the_role() -> None:
    scene = negotiation(FIVE).give_cards(Ann=1).play("Ann", Intimidate(BOB))
    (saw,) = scene.told(Saw)
    assert (saw.character, saw.role) == (BOB, CROOK)
    assert [who for who in EVERYBODY if saw.seen_by(seat(who))] == ["Ann"]
    assert scene.view("Ann").known == (DRIVER, CROOK, None, None, None)


@pytest.mark.parametrize("who", ["Cid", "Dot", "Eve", "Nobody"])
def test_M1_N11_the_others_cannot_tell_what_was_seen(who: str) -> None:
    one = negotiation(FIVE, hidden="Brute").give_cards(Ann=1).play("Ann", Intimidate(BOB))
    swapped = "Ann Crook | Bob Driver | Cid Brute | Dot Brute | Eve Snitch"
    other = negotiation(swapped, hidden="Brute").give_cards(Ann=1).play("Ann", Intimidate(BOB))
    assert one.view(who) == other.view(who)
    assert one.seen_by(who) == other.seen_by(who)


def test_M1_N11_without_a_card_nobody_looks() -> None:
    scene = negotiation(FIVE).give_cards(Ann=1)
    assert [name for name in NAMES[:5] if scene.offers_any(name, Intimidate)] == ["Ann"]
    assert not scene.play("Ann", Intimidate(BOB)).offers_any("Ann", Intimidate)


def test_M1_N11_each_card_is_one_look() -> None:
    scene = negotiation(FIVE).give_cards(Ann=2).play("Ann", Intimidate(BOB), Intimidate(EVE))
    assert scene.table.intimidation[ANN] == 0
    assert scene.view("Ann").known == (DRIVER, CROOK, None, None, SNITCH)


def test_M1_N11_one_looks_at_characters_of_others_that_are_still_in() -> None:
    scene = negotiation(FIVE).give_cards(Ann=1).play("Dot", Withdraw(DOT))
    assert [name for name in NAMES[:5] if scene.offers("Ann", Intimidate(card(name)))] == ["Bob", "Cid", "Eve"]


def test_M1_N11_a_player_who_has_withdrawn_may_look() -> None:
    scene = negotiation(FIVE, leader="Cid").give_cards(Ann=1).play("Ann", Withdraw(ANN))
    assert "Ann" in scene.open
    assert "Ann" not in scene.awaited
    scene.play("Ann", Intimidate(BOB))
    assert scene.view("Ann").known[BOB] is CROOK
    assert "Ann" not in scene.open


def test_M1_N11_one_who_is_ready_may_look_also_after_time() -> None:
    scene = negotiation(FIVE).give_cards(Bob=1).others_talk().play("Ann", CallTime()).play("Bob", Ready())
    assert scene.offers("Bob", Intimidate(ANN))


def test_M1_N11_one_may_look_while_a_snitch_is_about_to_name() -> None:
    """On what is in and face down: not the Snitch, not who left, not oneself."""
    scene = negotiation(FIVE).give_cards(Bob=1).play("Dot", Withdraw(DOT)).all_ready()
    assert isinstance(scene.ask, Denounce)
    assert scene.awaited == ("Eve",)
    assert set(scene.open) == {"Bob", "Eve"}
    assert [name for name in NAMES[:5] if scene.offers("Bob", Intimidate(card(name)))] == ["Ann", "Cid"]
    scene.play("Bob", Intimidate(ANN))
    (saw,) = scene.told(Saw)
    assert (saw.character, saw.role) == (ANN, DRIVER)
    assert [who for who in EVERYBODY if saw.seen_by(seat(who))] == ["Bob"]
    assert Looked(BOB, ANN) in scene.seen_by("Nobody")
    assert scene.awaited == ("Eve",)


def test_M1_N11_the_snitch_too_may_look_before_naming() -> None:
    scene = negotiation(FIVE).give_cards(Eve=1).all_ready().play("Eve", Intimidate(CID))
    assert scene.view("Eve").known[CID] is BRUTE
    assert scene.offers("Eve", NameRole(BRUTE))


def test_M1_N11_a_player_who_has_withdrawn_may_look_while_a_snitch_is_about_to_name() -> None:
    scene = negotiation(FIVE).give_cards(Dot=1).play("Dot", Withdraw(DOT)).all_ready()
    assert isinstance(scene.ask, Denounce)
    scene.play("Dot", Intimidate(ANN))
    assert scene.view("Dot").known[ANN] is DRIVER
    assert scene.table.intimidation[DOT] == 0
    assert scene.open == ("Eve",)


def test_M1_N11_nobody_looks_while_characters_are_chosen() -> None:
    scene = sit(5).give_cards(Ann=1)
    scene.play("Nature", TurnUp(scene.table.pile[0]))
    assert not scene.offers_any("Ann", Intimidate)


def test_M1_N11_what_was_seen_is_not_known_of_the_next_rounds_card() -> None:
    scene = negotiation(FIVE).give_cards(Ann=1).play("Ann", Intimidate(BOB))
    next_negotiation(scene, FIVE)
    assert scene.view("Ann").known == (DRIVER, None, None, None, None)


def test_M1_N11_a_look_costs_only_the_card() -> None:
    scene = negotiation(FIVE).give_cards(Ann=1)
    before = picture(scene)
    assert picture(scene.play("Ann", Intimidate(BOB))) == before
