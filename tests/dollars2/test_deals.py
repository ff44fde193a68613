"""M2-N2: departures for money, as M1-N5 to M1-N7 have it."""

from typing import cast

import pytest

from millions.core.message import Event
from millions.core.table import Paid
from millions.games.heists.bargain import (
    Accept,
    Agreed,
    Decline,
    Declined,
    Lapsed,
    Propose,
    Proposed,
    Struck,
    TakeBack,
    TookBack,
)
from millions.games.heists.components import Withdrew
from millions.games.heists.negotiation import Ready, Withdraw
from millions.games.heists.terms import Payment, Terms
from tests.dollars2.pictures import NAMES, POT, Scene, announcing, everyone, gains, negotiation, picture

FIVE = "Ann Driver | Bob Mentalist | Cid Brute | Dot Brute | Eve Tech"
ANN, BOB, CID, DOT, EVE = range(5)
EVERYBODY = (*NAMES[:5], "Nobody")


def raw(payments: list[tuple[int, int, int]], departures: list[int]) -> Propose:
    """Terms as somebody might send them, unsorted and unchecked."""
    return Propose(Terms(tuple(Payment(*one) for one in payments), tuple(departures)))


def lapsed(scene: Scene) -> list[int]:
    return [event.proposal for event in scene.told(Lapsed)]


def open_proposals(scene: Scene) -> list[int]:
    return [proposal.id for proposal in scene.table.proposals]


# As M1-N5: the form of a deal


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("Ann pays Bob 3, Bob leaves", "Ann in -5 | Bob left +3 | Cid in -2 | Dot in -2 | Eve in -2 | pot 18"),
        ("Bob pays Ann 3, Ann leaves", "Ann left +3 | Bob in -5 | Cid in -2 | Dot in -2 | Eve in -2 | pot 18"),
        (
            "Bob pays Ann 2, Cid pays Ann 1, Ann leaves",
            "Ann left +3 | Bob in -4 | Cid in -3 | Dot in -2 | Eve in -2 | pot 18",
        ),
        ("Ann leaves, Bob leaves", "Ann left +0 | Bob left +0 | Cid in -2 | Dot in -2 | Eve in -2 | pot 16"),
    ],
    ids=["I pay you to leave", "I leave if you pay me", "you two pay me together", "I leave if you leave"],
)
def test_M2_N2_departures_are_negotiated_for_money(text: str, after: str) -> None:
    scene = negotiation(FIVE)
    scene.strike("Ann", text)
    assert picture(scene) == after


def test_M2_N2_or_one_leaves_by_oneself() -> None:
    scene = negotiation(FIVE).play("Ann", Withdraw(ANN))
    assert picture(scene) == "Ann left +0 | Bob in -2 | Cid in -2 | Dot in -2 | Eve in -2 | pot 18"


def test_M2_N2_money_changes_hands_then_the_character_takes_its_2_back() -> None:
    scene = negotiation(FIVE)
    since = len(scene.news)
    scene.strike("Ann", "Ann pays Bob 3, Bob leaves")
    happened: list[Event] = [event for event in scene.news[since:] if isinstance(event, Paid | Withdrew)]
    paid = [(event.source, event.target, event.amount) for event in happened if isinstance(event, Paid)]
    assert paid == [(ANN, BOB, 3), (POT, BOB, 2)]
    assert isinstance(happened[0], Paid)
    assert happened.count(Withdrew(BOB)) == 1


@pytest.mark.parametrize("players", range(4, 9))
def test_M2_N2_all_others_may_pay_one_to_leave(players: int) -> None:
    scene = negotiation(everyone(players, "Driver"))
    payers = NAMES[1:players]
    scene.strike("Ann", ", ".join([*(f"{name} pays Ann 1" for name in payers), "Ann leaves"]))
    assert scene.purse("Ann") == 10 + len(payers)
    assert all(scene.purse(name) == 7 for name in payers)


def test_M2_N2_a_deal_has_at_least_one_departure() -> None:
    scene = negotiation(FIVE)
    assert not scene.offers("Ann", raw([(ANN, BOB, 1)], []))
    assert not scene.offers("Ann", raw([], []))
    assert scene.offers("Ann", raw([(ANN, BOB, 1)], [BOB]))


@pytest.mark.parametrize("amount", [0, -1, 1.5, "1", None])
def test_M2_N2_amounts_are_whole_and_at_least_1(amount: object) -> None:
    scene = negotiation(FIVE)
    assert not scene.offers("Ann", raw([(ANN, BOB, cast(int, amount))], [BOB]))


@pytest.mark.parametrize(
    ("payments", "departures"),
    [
        ([(ANN, ANN, 1)], [BOB]),  # payer and payee differ
        ([(ANN, BOB, 1)], [BOB, BOB]),  # no character appears twice
        ([(BOB, CID, 1)], [CID]),  # the proposer is named
        ([], [ANN]),  # and so is another
        ([(ANN, 7, 1)], [BOB]),  # nobody sits there
        ([(ANN, BOB, 1)], [7]),
    ],
)
def test_M2_N2_what_is_no_deal_is_not_offered(payments: list[tuple[int, int, int]], departures: list[int]) -> None:
    assert not negotiation(FIVE).offers("Ann", raw(payments, departures))


def test_M2_N2_it_is_struck_when_every_player_named_has_agreed() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Bob leaves")
    assert set(scene.told(Proposed)[-1].awaiting) == {BOB, CID}
    scene.play("Bob", Accept(number))
    assert gains(scene) == "Ann -2 | Bob -2 | Cid -2 | Dot -2 | Eve -2"
    assert not scene.told(Struck)
    scene.play("Cid", Accept(number))
    assert gains(scene) == "Ann -3 | Bob +2 | Cid -3 | Dot -2 | Eve -2"
    assert [event.proposal for event in scene.told(Struck)] == [number]


def test_M2_N2_proposals_answers_and_struck_deals_are_seen_by_all() -> None:
    scene = negotiation(FIVE)
    scene.play("Bob", Decline(scene.propose("Ann", "Ann pays Bob 1, Bob leaves")))
    scene.play("Ann", TakeBack(scene.propose("Ann", "Ann pays Bob 2, Bob leaves")))
    scene.strike("Ann", "Ann pays Bob 3, Bob leaves")
    open_number = scene.propose("Ann", "Ann pays Cid 1, Cid leaves")
    for who in EVERYBODY:
        kinds = [type(event) for event in scene.seen_by(who)]
        assert [kinds.count(kind) for kind in (Proposed, Declined, TookBack, Agreed, Struck)] == [4, 1, 1, 1, 1]
        assert [proposal.id for proposal in scene.view(who).proposals] == [open_number]


# As M1-N6: what can be struck


def test_M2_N2_a_payer_has_the_whole_in_hand() -> None:
    scene = negotiation(FIVE)
    assert scene.may_propose("Ann", "Ann pays Bob 8, Bob leaves")
    assert not scene.may_propose("Ann", "Ann pays Bob 9, Bob leaves")
    assert not scene.may_propose("Ann", "Ann pays Bob 5, Ann pays Cid 4, Bob leaves")
    assert not scene.may_propose("Bob", "Ann pays Bob 9, Bob leaves")


def test_M2_N2_money_the_same_deal_brings_in_or_gives_back_does_not_count() -> None:
    scene = negotiation(FIVE)
    assert not scene.may_propose("Ann", "Bob pays Ann 3, Ann pays Cid 9, Cid leaves")
    assert not scene.may_propose("Ann", "Ann pays Bob 9, Ann leaves")
    assert scene.may_propose("Ann", "Ann pays Bob 8, Ann leaves")


def test_M2_N2_a_broke_player_may_be_paid_but_not_pay() -> None:
    scene = negotiation("Ann 2:Driver | Bob Mentalist | Cid Brute | Dot Brute | Eve Tech")
    assert not scene.may_propose("Ann", "Ann pays Bob 1, Bob leaves")
    scene.strike("Ann", "Bob pays Ann 1, Ann leaves")
    assert picture(scene) == "Ann left +1 | Bob in -3 | Cid in -2 | Dot in -2 | Eve in -2 | pot 18"


def test_M2_N2_two_proposals_compete_for_the_same_money() -> None:
    scene = negotiation(FIVE)
    to_bob = scene.propose("Ann", "Ann pays Bob 5, Bob leaves")
    to_cid = scene.propose("Ann", "Ann pays Cid 4, Cid leaves")
    to_dot = scene.propose("Dot", "Ann pays Dot 3, Dot leaves")
    scene.play("Bob", Accept(to_bob))
    assert lapsed(scene) == [to_cid]
    assert open_proposals(scene) == [to_dot]
    assert not scene.offers("Cid", Accept(to_cid))
    scene.play("Ann", Accept(to_dot))
    assert picture(scene) == "Ann in -10 | Bob left +5 | Cid in -2 | Dot left +3 | Eve in -2 | pot 16"


@pytest.mark.parametrize("leaver", ["Ann", "Bob", "Cid", "Dot"], ids=["proposer", "payee", "payer", "leaver"])
def test_M2_N2_a_proposal_lapses_when_somebody_named_in_it_has_left(leaver: str) -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Dot leaves")
    scene.play(leaver, Withdraw(NAMES.index(leaver)))
    (event,) = scene.told(Lapsed)
    assert (event.proposal, set(event.parties)) == (number, {ANN, BOB, CID, DOT})
    assert all(event.seen_by(player) for player in (ANN, BOB, CID, DOT))
    assert open_proposals(scene) == []


def test_M2_N2_a_character_that_left_cannot_leave_again() -> None:
    assert not negotiation(FIVE).play("Bob", Withdraw(BOB)).may_propose("Ann", "Ann pays Cid 1, Bob leaves")


def test_M2_N2_an_unrelated_departure_lets_a_proposal_stay() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    scene.play("Cid", Withdraw(CID))
    assert lapsed(scene) == []
    assert scene.offers("Bob", Accept(number))


# As M1-N7: answers


def test_M2_N2_a_proposer_may_take_a_proposal_back_until_it_is_struck() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Bob leaves")
    scene.play("Bob", Accept(number)).play("Ann", TakeBack(number))
    assert open_proposals(scene) == []
    assert not scene.offers("Cid", Accept(number))
    struck = scene.strike("Ann", "Ann pays Bob 1, Bob leaves")
    assert not scene.offers("Ann", TakeBack(struck))


def test_M2_N2_anyone_named_who_has_not_agreed_may_decline_which_ends_it() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Bob leaves")
    scene.play("Bob", Accept(number)).play("Cid", Decline(number))
    assert open_proposals(scene) == []
    assert picture(scene).startswith("Ann in -2 | Bob in -2 | Cid in -2 |")


@pytest.mark.parametrize("who", ["Ann", "Bob", "Dot"], ids=["proposer", "has agreed", "not named"])
def test_M2_N2_others_neither_agree_nor_decline(who: str) -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Bob leaves")
    scene.play("Bob", Accept(number))
    assert not any(scene.offers(who, answer) for answer in (Accept(number), Decline(number)))
    assert scene.offers(who, TakeBack(number)) is (who == "Ann")


def test_M2_N2_an_agreement_stands_until_the_proposal_ends() -> None:
    """Other things happen in between; Bob is not asked again."""
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Bob leaves")
    scene.play("Bob", Accept(number)).play("Dot", Ready(), Withdraw(DOT)).vote("Ann")
    scene.play("Bob", Decline(scene.propose("Eve", "Eve pays Bob 3, Bob leaves"))).play("Cid", Accept(number))
    assert picture(scene) == "Ann in -3 | Bob left +2 | Cid in -3 | Dot left +0 | Eve in -2 | pot 16"


def test_M2_N2_no_deals_in_the_announcements_or_in_the_heist() -> None:
    scene = announcing(FIVE)
    assert not any(scene.offers_any(name, Propose) for name in NAMES[:5])
    assert all(scene.announce().offers_any(name, Propose) for name in NAMES[:5])
    scene.all_ready()
    assert not any(scene.offers_any(name, Propose) for name in NAMES[:5])
