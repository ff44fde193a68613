"""M1-N4 to M1-N7: deals."""

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
from tests.dollars1.pictures import FIRST_ANTE, NAMES, Scene, deal, everyone, gains, negotiation, picture

FIVE = "Ann Driver | Bob Crook | Cid Brute | Dot Brute | Eve Snitch"
ANN, BOB, CID, DOT, EVE = range(5)
EVERYBODY = (*NAMES[:5], "Nobody")


def raw(payments: list[tuple[int, int, int]], departures: list[int]) -> Propose:
    """Terms as somebody might send them, unsorted and unchecked."""
    return Propose(Terms(tuple(Payment(*one) for one in payments), tuple(departures)))


def lapsed(scene: Scene) -> list[int]:
    return [event.proposal for event in scene.told(Lapsed)]


def open_proposals(scene: Scene) -> list[int]:
    return [proposal.id for proposal in scene.table.proposals]


# N4


def test_M1_N4_a_departure_is_bought() -> None:
    scene = negotiation(FIVE)
    scene.strike("Ann", "Ann pays Bob 3, Bob leaves")
    assert picture(scene) == "Ann in -4 | Bob left +3 | Cid in -1 | Dot in -1 | Eve in -1"


def test_M1_N4_the_money_changes_hands_before_the_character_is_taken_back() -> None:
    scene = negotiation(FIVE, loot="9 ante 2")
    since = len(scene.news)
    scene.strike("Ann", "Ann pays Bob 3, Bob leaves")
    happened: list[Event] = [event for event in scene.news[since:] if isinstance(event, Paid | Withdrew)]
    payment = next(n for n, event in enumerate(happened) if isinstance(event, Paid) and event.source == ANN)
    departure = happened.index(Withdrew(BOB))
    ante = next(n for n, event in enumerate(happened) if isinstance(event, Paid) and event.source == FIRST_ANTE + BOB)
    assert payment < departure
    assert payment < ante
    assert len(happened) == 3


def test_M1_N4_all_the_money_changes_hands_before_any_character_is_taken_back() -> None:
    scene = negotiation(FIVE)
    since = len(scene.news)
    scene.strike("Ann", "Ann pays Bob 1, Ann pays Dot 1, Cid pays Dot 1, Bob leaves, Dot leaves")
    kinds = [type(event) for event in scene.news[since:] if isinstance(event, Withdrew) or _between_players(event)]
    assert kinds == [Paid, Paid, Paid, Withdrew, Withdrew]


def _between_players(event: Event) -> bool:
    return isinstance(event, Paid) and max(event.source, event.target) < 8 and min(event.source, event.target) >= 0


@pytest.mark.parametrize("who", ["Ann", "Bob"])
def test_M1_N4_a_struck_deal_is_final(who: str) -> None:
    scene = negotiation(FIVE)
    number = scene.strike("Ann", "Ann pays Bob 3, Bob leaves")
    assert not any(scene.offers(who, action) for action in (TakeBack(number), Decline(number), Accept(number)))


# N5: the form of a deal


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("Ann pays Bob 2, Bob leaves", "Ann in -3 | Bob left +2 | Cid in -1 | Dot in -1 | Eve in -1"),
        ("Bob pays Ann 2, Ann leaves", "Ann left +2 | Bob in -3 | Cid in -1 | Dot in -1 | Eve in -1"),
        ("Bob pays Ann 2, Cid pays Ann 1, Ann leaves", "Ann left +3 | Bob in -3 | Cid in -2 | Dot in -1 | Eve in -1"),
        ("Ann leaves, Bob leaves", "Ann left +0 | Bob left +0 | Cid in -1 | Dot in -1 | Eve in -1"),
    ],
    ids=["I pay you to leave", "I leave if you pay me", "you two pay me together", "I leave if you leave"],
)
def test_M1_N5_one_form_covers_them_all(text: str, after: str) -> None:
    scene = negotiation(FIVE)
    scene.strike("Ann", text)
    assert picture(scene) == after


@pytest.mark.parametrize(
    "text",
    [
        "Ann pays Bob 1, Cid leaves",  # a third one's departure, bought from a middleman
        "Ann pays Bob 1, Bob pays Cid 1, Cid leaves",
        "Ann pays Bob 1, Bob pays Ann 1, Cid leaves",
        "Ann pays Bob 2, Ann leaves",
        "Ann leaves, Bob leaves, Cid leaves, Dot leaves, Eve leaves",
        "Bob pays Cid 1, Ann leaves",
    ],
)
def test_M1_N5_any_payments_and_departures_may_be_combined(text: str) -> None:
    assert negotiation(FIVE).may_propose("Ann", text)


def test_M1_N5_all_may_agree_to_leave_together() -> None:
    scene = negotiation(FIVE)
    scene.strike("Cid", "Ann pays Bob 2, Ann leaves, Bob leaves, Cid leaves, Dot leaves, Eve leaves")
    assert [event.character for event in scene.told(Withdrew)] == [ANN, BOB, CID, DOT, EVE]
    assert gains(scene) == "Ann -2 | Bob +2"
    assert scene.awaited == ("Nature",)


def test_M1_N5_a_deal_has_at_least_one_departure() -> None:
    scene = negotiation(FIVE)
    assert not scene.offers("Ann", raw([(ANN, BOB, 1)], []))
    assert not scene.offers("Ann", raw([(ANN, BOB, 1), (CID, ANN, 1)], []))
    assert not scene.offers("Ann", raw([], []))
    assert scene.offers("Ann", raw([(ANN, BOB, 1)], [BOB]))


@pytest.mark.parametrize("amount", [0, -1, 1.5, 0.5, "1", None])
def test_M1_N5_amounts_are_whole_and_at_least_1(amount: object) -> None:
    scene = negotiation(FIVE)
    assert not scene.offers("Ann", raw([(ANN, BOB, cast(int, amount))], [BOB]))
    assert not scene.offers("Ann", raw([(ANN, BOB, 1), (ANN, CID, cast(int, amount))], [BOB]))


@pytest.mark.parametrize("amount", [1, 2, 3, 4])
def test_M1_N5_any_whole_amount_from_1_on_is_fine(amount: int) -> None:
    assert negotiation(FIVE).offers("Ann", raw([(ANN, BOB, amount)], [BOB]))


def test_M1_N5_payer_and_payee_differ() -> None:
    scene = negotiation(FIVE)
    assert not scene.offers("Ann", raw([(ANN, ANN, 1)], [BOB]))
    assert not scene.offers("Ann", raw([(ANN, BOB, 1), (BOB, BOB, 1)], [BOB]))


def test_M1_N5_no_character_appears_twice() -> None:
    scene = negotiation(FIVE)
    assert not scene.offers("Ann", raw([(ANN, BOB, 1)], [BOB, BOB]))
    assert not scene.offers("Ann", raw([], [ANN, BOB, BOB]))


@pytest.mark.parametrize("text", ["Bob pays Cid 1, Cid leaves", "Bob leaves, Cid leaves", "Bob leaves"])
def test_M1_N5_the_proposer_is_named_in_the_deal(text: str) -> None:
    assert not negotiation(FIVE).may_propose("Ann", text)


def test_M1_N5_at_least_one_other_is_named_in_the_deal() -> None:
    assert not negotiation(FIVE).may_propose("Ann", "Ann leaves")


@pytest.mark.parametrize(
    "action",
    [
        raw([(ANN, 5, 1)], [ANN]),
        raw([(5, ANN, 1)], [ANN]),
        raw([(ANN, BOB, 1)], [5]),
        raw([(-1, ANN, 1)], [ANN, BOB]),
        raw([(ANN, -1, 1)], [ANN, BOB]),
        raw([(ANN, FIRST_ANTE + BOB, 1)], [ANN, BOB]),
        raw([(FIRST_ANTE + ANN, BOB, 1)], [ANN, BOB]),
        raw([(ANN, BOB, 1)], [-1]),
    ],
    ids=repr,
)
def test_M1_N5_only_players_and_characters_of_this_table_are_named(action: Propose) -> None:
    assert not negotiation(FIVE).offers("Ann", action)


def test_M1_N5_a_deal_is_struck_when_every_player_named_in_it_has_agreed() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Bob pays Ann 2, Cid pays Ann 1, Dot leaves, Ann leaves")
    money = scene.table.money
    for name in ("Cid", "Dot"):
        scene.play(name, Accept(number))
        assert scene.table.money == money
        assert scene.table.left == ()
        assert not scene.told(Struck)
    scene.play("Bob", Accept(number))
    assert picture(scene) == "Ann left +3 | Bob in -3 | Cid in -2 | Dot left +0 | Eve in -1"
    assert open_proposals(scene) == []


def test_M1_N5_everybody_named_is_asked_and_nobody_else() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Bob pays Cid 2, Dot leaves, Ann leaves")
    assert [name for name in NAMES[:5] if scene.offers(name, Accept(number))] == ["Bob", "Cid", "Dot"]
    assert [name for name in NAMES[:5] if scene.offers(name, Decline(number))] == ["Bob", "Cid", "Dot"]


def test_M1_N5_one_who_only_receives_is_asked_too() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Ann leaves")
    assert scene.offers("Bob", Accept(number))


@pytest.mark.parametrize("who", EVERYBODY)
def test_M1_N5_proposals_answers_and_struck_deals_are_seen_by_all(who: str) -> None:
    scene = negotiation(FIVE)
    text = "Ann pays Bob 1, Cid pays Bob 1, Bob leaves"
    number = scene.propose("Ann", text)
    (proposal,) = scene.view(who).proposals
    assert (proposal.id, proposal.proposer, proposal.terms) == (number, ANN, deal(text))
    assert Proposed(number, ANN, deal(text), (BOB, CID)) in scene.seen_by(who)
    scene.play("Cid", Accept(number))
    assert Agreed(number, CID) in scene.seen_by(who)
    assert scene.view(who).proposals[0].awaiting == (BOB,)
    scene.play("Bob", Accept(number))
    assert Agreed(number, BOB) in scene.seen_by(who)
    assert Struck(number, deal(text)) in scene.seen_by(who)
    assert scene.view(who).proposals == ()


@pytest.mark.parametrize("who", EVERYBODY)
def test_M1_N5_refusals_are_seen_by_all(who: str) -> None:
    scene = negotiation(FIVE)
    one = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    other = scene.propose("Ann", "Ann pays Cid 1, Cid leaves")
    scene.play("Bob", Decline(one)).play("Ann", TakeBack(other))
    assert Declined(one, BOB) in scene.seen_by(who)
    assert TookBack(other, ANN) in scene.seen_by(who)


# N6: when it can be struck


def test_M1_N6_antes_on_cards_do_not_count() -> None:
    scene = negotiation(FIVE, loot="9 ante 2")
    assert scene.may_propose("Ann", "Ann pays Bob 3, Bob leaves")
    assert not scene.may_propose("Ann", "Ann pays Bob 4, Bob leaves")
    assert scene.may_propose("Ann", "Bob pays Ann 3, Ann leaves")
    assert not scene.may_propose("Ann", "Bob pays Ann 4, Ann leaves")


def test_M1_N6_an_ante_the_deal_gives_back_does_not_count() -> None:
    scene = negotiation(FIVE)
    assert scene.may_propose("Ann", "Ann pays Bob 4, Ann leaves, Bob leaves")
    assert not scene.may_propose("Ann", "Ann pays Bob 5, Ann leaves, Bob leaves")


def test_M1_N6_money_the_deal_brings_in_does_not_count() -> None:
    scene = negotiation(FIVE)
    assert scene.may_propose("Ann", "Bob pays Ann 1, Ann pays Cid 4, Cid leaves")
    assert not scene.may_propose("Ann", "Bob pays Ann 1, Ann pays Cid 5, Cid leaves")


def test_M1_N6_a_payer_who_would_only_have_the_money_through_the_deal_cannot_pay() -> None:
    scene = negotiation("Ann Driver | Bob 1:Crook | Cid Brute | Dot Brute | Eve Snitch")
    assert scene.purse("Bob") == 0
    assert not scene.may_propose("Ann", "Ann pays Bob 4, Bob pays Cid 1, Cid leaves")


def test_M1_N6_a_payer_has_the_whole_of_what_the_deal_makes_them_pay() -> None:
    scene = negotiation(FIVE)
    assert scene.may_propose("Ann", "Ann pays Bob 2, Ann pays Cid 2, Bob leaves")
    assert not scene.may_propose("Ann", "Ann pays Bob 2, Ann pays Cid 3, Bob leaves")
    assert not scene.may_propose("Bob", "Ann pays Bob 2, Ann pays Cid 3, Bob leaves")


def test_M1_N6_every_payer_has_the_money() -> None:
    scene = negotiation("Ann Driver | Bob 2:Crook | Cid Brute | Dot Brute | Eve Snitch")
    assert scene.may_propose("Ann", "Cid pays Ann 4, Bob pays Ann 1, Ann leaves")
    assert not scene.may_propose("Ann", "Cid pays Ann 4, Bob pays Ann 2, Ann leaves")


def test_M1_N6_a_broke_player_may_still_leave_for_money() -> None:
    scene = negotiation("Ann 0:Driver | Bob Crook | Cid Brute | Dot Brute | Eve Snitch")
    assert not scene.may_propose("Ann", "Ann pays Bob 1, Bob leaves")
    scene.strike("Ann", "Bob pays Ann 1, Ann leaves")
    assert picture(scene).startswith("Ann left +2 | Bob in -2 |")


@pytest.mark.parametrize("text", ["Ann pays Bob 1, Bob leaves", "Ann leaves, Bob leaves", "Ann pays Cid 1, Bob leaves"])
def test_M1_N6_a_character_that_left_cannot_leave_again(text: str) -> None:
    assert not negotiation(FIVE).play("Bob", Withdraw(BOB)).may_propose("Ann", text)


def test_M1_N6_a_proposal_lapses_when_its_payer_has_paid_the_money_elsewhere() -> None:
    scene = negotiation(FIVE)
    one = scene.propose("Ann", "Ann pays Bob 4, Bob leaves")
    other = scene.propose("Ann", "Ann pays Cid 1, Cid leaves")
    scene.play("Cid", Accept(other))
    assert lapsed(scene) == [one]
    assert open_proposals(scene) == []
    assert not scene.offers("Bob", Accept(one))


def test_M1_N6_two_proposals_compete_for_the_same_money() -> None:
    scene = negotiation(FIVE)
    to_bob = scene.propose("Ann", "Ann pays Bob 3, Bob leaves")
    to_cid = scene.propose("Ann", "Ann pays Cid 2, Cid leaves")
    to_dot = scene.propose("Dot", "Ann pays Dot 1, Dot leaves")
    scene.play("Bob", Accept(to_bob))
    assert lapsed(scene) == [to_cid]
    assert open_proposals(scene) == [to_dot]
    scene.play("Ann", Accept(to_dot))
    assert picture(scene) == "Ann in -5 | Bob left +3 | Cid in -1 | Dot left +1 | Eve in -1"


def test_M1_N6_a_proposal_that_can_still_be_paid_stays_open() -> None:
    scene = negotiation(FIVE)
    stays = scene.propose("Ann", "Ann pays Bob 2, Bob leaves")
    scene.strike("Ann", "Ann pays Cid 2, Cid leaves")
    assert lapsed(scene) == []
    assert open_proposals(scene) == [stays]
    scene.play("Bob", Accept(stays))
    assert picture(scene).startswith("Ann in -5 | Bob left +2 |")


def test_M1_N6_money_earned_in_an_earlier_deal_counts() -> None:
    """Of two characters one was sold: its price and its ante are in hand."""
    scene = negotiation("Ann Driver+Crook | Bob Driver+Brute | Cid Brute+Snitch")
    assert not scene.may_propose("Ann", "Ann pays Cid 6, Cid A leaves")
    scene.strike("Ann", "Bob pays Ann 2, Ann A leaves")
    assert scene.purse("Ann") == 6
    scene.strike("Ann", "Ann pays Cid 6, Cid A leaves")
    assert scene.purse("Ann") == 0


def test_M1_N6_a_proposal_lapses_when_its_character_withdraws() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Cid leaves")
    scene.play("Cid", Withdraw(CID))
    assert lapsed(scene) == [number]
    assert open_proposals(scene) == []


def test_M1_N6_a_proposal_lapses_when_its_character_leaves_by_another_deal() -> None:
    scene = negotiation(FIVE)
    one = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    scene.strike("Cid", "Cid pays Bob 2, Bob leaves")
    assert lapsed(scene) == [one]
    assert picture(scene) == "Ann in -1 | Bob left +2 | Cid in -3 | Dot in -1 | Eve in -1"


@pytest.mark.parametrize(
    ("who", "leaver"), [("Ann", "Ann"), ("Ann", "Bob"), ("Ann", "Cid")], ids=["proposer", "payee", "payer"]
)
def test_M1_N6_a_proposal_lapses_when_a_player_named_in_it_has_no_character_in(who: str, leaver: str) -> None:
    scene = negotiation(FIVE)
    number = scene.propose(who, "Ann pays Bob 1, Cid pays Bob 1, Dot leaves")
    scene.play(leaver, Withdraw(NAMES.index(leaver)))
    assert lapsed(scene) == [number]
    assert open_proposals(scene) == []


def test_M1_N6_an_agreement_given_does_not_keep_a_proposal_from_lapsing() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Bob leaves")
    scene.play("Cid", Accept(number), Withdraw(CID))
    assert lapsed(scene) == [number]


def test_M1_N6_everybody_in_it_is_told_that_it_lapsed() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Cid", "Cid pays Bob 1, Ann pays Bob 1, Bob leaves")
    scene.play("Bob", Withdraw(BOB))
    (event,) = scene.told(Lapsed)
    assert (event.proposal, set(event.parties)) == (number, {ANN, BOB, CID})
    assert all(event.seen_by(player) for player in (ANN, BOB, CID))


def test_M1_N6_an_unrelated_departure_lets_a_proposal_stay() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    scene.play("Cid", Withdraw(CID))
    assert lapsed(scene) == []
    assert scene.offers("Bob", Accept(number))


def test_M1_N6_one_departure_may_end_many_proposals() -> None:
    scene = negotiation(FIVE)
    ends = [scene.propose(name, f"{name} pays Bob 1, Bob leaves") for name in ("Ann", "Cid", "Dot")]
    stays = scene.propose("Eve", "Eve pays Ann 1, Ann leaves")
    scene.play("Bob", Withdraw(BOB))
    assert sorted(lapsed(scene)) == sorted(ends)
    assert open_proposals(scene) == [stays]


# N7


def test_M1_N7_a_proposer_may_take_a_proposal_back() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    scene.play("Ann", TakeBack(number))
    assert open_proposals(scene) == []
    assert not scene.offers("Bob", Accept(number))
    assert picture(scene).startswith("Ann in -1 | Bob in -1 |")


def test_M1_N7_a_proposer_may_take_a_proposal_back_after_some_have_agreed() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Bob leaves")
    scene.play("Bob", Accept(number)).play("Ann", TakeBack(number))
    assert open_proposals(scene) == []


@pytest.mark.parametrize("who", ["Bob", "Cid", "Dot"])
def test_M1_N7_nobody_else_takes_it_back(who: str) -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Bob leaves")
    assert not scene.play("Cid", Accept(number)).offers(who, TakeBack(number))


def test_M1_N7_anyone_named_who_has_not_agreed_may_decline_which_ends_it() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Bob leaves")
    scene.play("Bob", Accept(number)).play("Cid", Decline(number))
    assert open_proposals(scene) == []
    assert not any(scene.offers(name, Accept(number)) for name in NAMES[:5])
    assert picture(scene).startswith("Ann in -1 | Bob in -1 | Cid in -1 |")


def test_M1_N7_who_has_agreed_may_neither_decline_nor_agree_again() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Bob leaves")
    scene.play("Bob", Accept(number))
    assert not scene.offers("Bob", Decline(number))
    assert not scene.offers("Bob", Accept(number))


def test_M1_N7_the_proposer_has_agreed_by_proposing() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    assert not scene.offers("Ann", Accept(number))
    assert not scene.offers("Ann", Decline(number))


def test_M1_N7_who_is_not_named_has_no_say() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    assert not any(scene.offers("Cid", action) for action in (Accept(number), Decline(number), TakeBack(number)))


def test_M1_N7_an_agreement_stands_until_the_proposal_ends() -> None:
    """Other things happen in between; Bob is not asked again."""
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Cid pays Bob 1, Bob leaves")
    scene.play("Bob", Accept(number)).play("Dot", Ready(), Withdraw(DOT))
    other = scene.propose("Eve", "Eve pays Bob 3, Bob leaves")
    scene.play("Bob", Decline(other)).play("Cid", Accept(number))
    assert picture(scene) == "Ann in -2 | Bob left +2 | Cid in -2 | Dot left +0 | Eve in -1"


def test_M1_N7_several_proposals_are_open_side_by_side() -> None:
    scene = negotiation(FIVE)
    first = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    second = scene.propose("Bob", "Ann pays Bob 3, Bob leaves")
    assert first != second
    scene.play("Ann", Decline(second))
    assert open_proposals(scene) == [first]


@pytest.mark.parametrize("players", range(4, 9))
def test_M1_N5_all_others_may_pay_one_to_leave(players: int) -> None:
    scene = negotiation(everyone(players, "Driver"))
    payers = NAMES[1:players]
    scene.strike("Ann", ", ".join([*(f"{name} pays Ann 1" for name in payers), "Ann leaves"]))
    assert scene.purse("Ann") == 5 + len(payers)
    assert all(scene.purse(name) == 3 for name in payers)
