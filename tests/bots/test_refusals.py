"""A bot that declines a person's money says why, and means it; a clear gain it takes."""

from __future__ import annotations

from random import Random

import pytest

from millions import Match
from millions.bots import Personality, bot_named
from millions.bots.heists.aloud import warned
from millions.bots.heists.bargaining import Negotiator
from millions.bots.heists.memory import Memory
from millions.bots.heists.mind import HeistMind
from millions.bots.heists.offers import Offers, most_for_leaving
from millions.bots.skills import mind_for
from millions.bots.talk import Heard, Price, Remark
from millions.bots.temper import PERSONALITIES
from millions.core.form import one_of
from millions.games.heists.bargain import Accept, Decline, Proposal, Propose
from millions.games.heists.components import BRUTE, CROOK, DRIVER, Role
from millions.games.heists.negotiation import Claim
from millions.games.heists.terms import Terms, terms
from tests.dollars1.pictures import negotiation

ANN, BOB = 0, 1
EVEN = "Ann 7:Driver | Bob 4:Driver | Cid 5:Brute | Dot 5:Crook"
BETTER = "Ann 6:Driver | Bob 5:Crook | Cid 5:Brute | Dot 5:Driver"
"""Bob is likely to share."""
LATE = "Ann 18:Driver | Bob 15:Driver | Cid 5:Brute | Dot 5:Crook"
"""With her share Ann has enough to win."""


def thinking(kind: str, scene: str, people: frozenset[int] = frozenset({ANN})) -> Negotiator:
    """What Bob thinks, with Ann as a person."""
    view = negotiation(scene, loot="12 ante 1", hidden="Brute").view("Bob")
    mind = mind_for(view, PERSONALITIES[kind])
    assert isinstance(mind, HeistMind)
    memory = Memory(4, 0.5)
    memory.people = people
    return mind.negotiator(view, (), Random(1), memory)


def obstacle(bob: Negotiator, deal: Terms) -> str | None:
    """Why Bob declines what Ann proposes; None if he does not."""
    asked, value = Proposal(1, ANN, deal, (ANN, BOB), (BOB,)), bob.values.of_deal(deal)
    return None if bob.beyond(asked, value) >= 0 else bob.obstacle(asked, value)


def paid(price: int) -> Terms:
    """Ann pays Bob for leaving."""
    return terms([(ANN, BOB, price)], [BOB])


@pytest.mark.parametrize(
    ("kind", "scene", "price", "why"),
    [
        ("shrewd", BETTER, 2, "no"),
        ("shrewd", EVEN, 2, "no"),
        ("shrewd", EVEN, 3, "hope"),  # it gains 0.9
        ("shrewd", EVEN, 4, None),  # it gains 2.6
        ("honest", EVEN, 3, None),
        ("shrewd", LATE, 2, "crown"),  # it would gain 1.7, by its chances
        ("shrewd", LATE, 4, "crown"),  # and here 5.3
        ("shrewd", LATE, 5, None),  # Ann has too little left to win
    ],
)
def test_the_reason_for_a_refusal_is_the_true_one_and_a_clear_gain_is_taken(
    kind: str, scene: str, price: int, why: str | None
) -> None:
    bob = thinking(kind, scene)
    gain = bob.gain(bob.values.of_deal(paid(price)))
    assert obstacle(bob, paid(price)) == why
    assert (why == "no") == (gain < 0)


def test_with_people_nerve_asks_for_less_than_among_bots() -> None:
    assert obstacle(thinking("shrewd", EVEN), paid(4)) is None
    assert obstacle(thinking("shrewd", EVEN, frozenset()), paid(4)) == "hope"


def said(scene: str, kind: str, heard: Heard, *named: Price) -> Remark | None:
    """What Bob answers to Ann."""
    view, bob = negotiation(scene, loot="12 ante 1", hidden="Brute").view("Bob"), bot_named(kind)
    assert isinstance(bob, Personality)
    match = Match.new("dollars-1e", ("Ann", "Bob", "Cid", "Dot"), seed=1)
    bob.meet(frozenset({ANN}))
    bob.named(named)
    bob.act(match.view(BOB), match.forms(BOB), Random(1))  # it knows the game now
    return bob.reply(view, heard, Random(1))


def test_who_offers_more_than_they_have_is_told_so() -> None:
    assert said(EVEN, "honest", Heard(ANN, "offers", "leave", 9)) == Remark("broke", ANN)


def test_a_bot_asks_for_no_more_than_its_leaving_can_bring() -> None:
    view = thinking("shrewd", EVEN).view
    assert most_for_leaving(view) == 3  # with three left the fullest sharing is 12 in 3
    assert said(EVEN, "shrewd", Heard(ANN, "requests", "leave")) == Remark("hope", ANN)  # it would take 4
    assert said(EVEN, "honest", Heard(ANN, "requests", "leave")) == Remark("more", ANN, amount=3, wanted=paid(3))
    for kind in PERSONALITIES:
        bob = thinking(kind, EVEN)
        offers = Offers(bob.values, bob.dials, bob.memory, bob.alternative)
        assert all(offer.price <= 3 for offer in offers.to_people(bob.crowns) if offer.kind == "sell")


def test_a_price_that_it_has_named_it_names_again() -> None:
    asked = Heard(ANN, "requests", "leave", 2)
    assert said(EVEN, "honest", asked, Price(ANN, 4, sells=True)) == Remark("more", ANN, amount=4, wanted=paid(4))
    assert said(EVEN, "honest", asked) == Remark("more", ANN, amount=3, wanted=paid(3))


@pytest.mark.parametrize("kind", ["shrewd", "honest", "miser", "bully", "bluffer"])
def test_a_bot_keeps_the_price_that_it_has_named_until_somebody_leaves(kind: str) -> None:
    bob = thinking(kind, BETTER)
    assert obstacle(bob, paid(1)) is not None
    for named, kept in ((Price(ANN, 1, True, crew=4), True), (Price(ANN, 1, True, crew=5), False)):
        bob.memory.prices = (named,)
        assert (obstacle(bob, paid(1)) is None) == kept
        assert (obstacle(bob, paid(2)) is None) >= kept
    bob.memory.prices = (Price(ANN, 2, True, crew=4),)
    assert obstacle(bob, paid(1)) is not None


@pytest.mark.parametrize("kind", ["shrewd", "honest", "miser"])
def test_so_does_a_bot_that_would_pay(kind: str) -> None:
    bob = thinking(kind, BETTER)
    deals = [terms([(BOB, ANN, price)], [ANN]) for price in (2, 3, 4)]
    assert all(obstacle(bob, deal) is not None for deal in deals[1:])
    bob.memory.prices = (Price(ANN, 3, False, crew=4),)
    assert [obstacle(bob, deal) is None for deal in deals] == [True, True, False]


def test_a_named_price_does_not_give_the_match_away() -> None:
    bob = thinking("shrewd", LATE)
    bob.memory.prices = (Price(ANN, 2, True, crew=4),)
    assert obstacle(bob, paid(2)) == "crown"


def test_a_bot_that_no_longer_keeps_its_price_says_that_somebody_has_left_since() -> None:
    for heard in (Heard(ANN, "offers", "leave", 1), Heard(ANN, "requests", "leave"), Heard(ANN, "agrees", amount=1)):
        assert said(BETTER, "shrewd", heard, Price(ANN, 1, True, crew=5)) == Remark("since", ANN)
    dear = said(BETTER, "shrewd", Heard(ANN, "sells", "leave", 4), Price(ANN, 4, False, crew=5))
    assert dear == Remark("since", ANN)
    lower = said(BETTER, "shrewd", Heard(ANN, "offers", "leave", 1), Price(ANN, 2, True, crew=5))
    assert lower == Remark("no", ANN)


def test_a_question_for_a_price_gets_one_or_that_there_is_none() -> None:
    asked = Heard(ANN, "requests", "leave")
    assert said(BETTER, "shrewd", asked) == Remark("never", ANN)
    assert said(EVEN, "shrewd", asked) == Remark("hope", ANN)
    assert said(EVEN, "honest", asked) == Remark("more", ANN, amount=3, wanted=paid(3))


def test_an_agreement_to_its_price_makes_it_propose_that_deal() -> None:
    agreed, price = Heard(ANN, "agrees"), Price(ANN, 3, sells=True)
    assert said(EVEN, "honest", agreed, price) == Remark("agreed", ANN, amount=3, deal=paid(3))
    assert said(EVEN, "honest", Heard(ANN, "agrees", amount=3), price) == Remark("agreed", ANN, amount=3, deal=paid(3))
    other = said(EVEN, "honest", Heard(ANN, "agrees", amount=2), price)
    assert other == Remark("more", ANN, amount=3, wanted=paid(3))  # not the price that it has named
    assert said(EVEN, "honest", agreed) is None
    pays = [said(EVEN, "honest", Heard(ANN, "agrees", amount=one), Price(ANN, 1, sells=False)) for one in (1, 9)]
    deal = terms([(BOB, ANN, 1)], [ANN])
    assert pays == [Remark("agreed", ANN, amount=1, deal=deal), Remark("less", ANN, amount=1, wanted=deal)]
    changed = said(LATE, "honest", agreed, price)
    assert changed == Remark("crown", ANN)


def test_both_of_a_role_is_doubted_where_it_is_there_once() -> None:
    found = [said(EVEN, "honest", Heard(ANN, "doubles", role, role=role)) for role in ("driver", "crook")]
    assert found == [Remark("both", ANN), Remark("doubt", ANN)]


def test_a_warning_is_agreed_to_where_that_player_can_win_by_this_heist() -> None:
    def answer(scene: str, about: int) -> Remark | None:
        return said(scene, "honest", Heard(ANN, "warns", about=about))

    assert answer("Ann 6:Driver | Bob 5:Driver | Cid 17:Brute | Dot 5:Crook", 2) == Remark("threat", ANN)
    assert answer(EVEN, 2) == Remark("calm", ANN)
    close = negotiation(EVEN.replace("Cid 5", "Cid 9"), loot="12 ante 1", hidden="Driver").view("Bob")
    unclear = warned(close, Heard(ANN, "warns", about=2))
    assert unclear == Remark("unclear", ANN)  # with fewer in, the share is larger


def test_who_would_let_a_third_player_win_is_told_so() -> None:
    bob = thinking("honest", "Ann 9:Driver | Bob 5:Driver | Cid 15:Brute | Dot 5:Crook")
    assert obstacle(bob, paid(3)) == "another"


NOBODY = frozenset[int]()

# One of two of a role, who is offered money for leaving


def pressed(
    kind: str, price: int, hidden: str = "Driver", round: int = 8, people: frozenset[int] = frozenset({2})
) -> tuple[Negotiator, Proposal]:
    """Ann stays; Bob, who has 1, and Cid both are Brutes and say so; Cid, a person, pays Bob this for leaving."""
    scene = "Ann 7:Driver | Bob 1:Brute | Cid 6:Brute | Dot 5:Crook(left)"
    played = negotiation(scene, loot="11 ante 1", hidden=hidden, round=round)
    for name, seat, role in (("Ann", 0, DRIVER), ("Bob", 1, BRUTE), ("Cid", 2, BRUTE)):
        played.play(name, Claim(seat, role))
    played.play("Cid", Propose(terms([(2, 1, price)], [1])))
    view = played.view("Bob")
    mind = mind_for(view, PERSONALITIES[kind])
    assert isinstance(mind, HeistMind)
    memory = Memory(view.players, mind.dials.trust)
    memory.people = people
    memory.note(view, mind.edition.at(view))
    bob = mind.negotiator(view, (), Random(1), memory)
    (proposal,) = view.proposals
    return bob, proposal


@pytest.mark.parametrize("kind", ["shrewd", "honest", "bluffer", "gambler", "bully", "grudge"])
@pytest.mark.parametrize("round", [3, 8])
def test_who_would_probably_get_nothing_takes_good_money_for_leaving(kind: str, round: int) -> None:
    bob, proposal = pressed(kind, 4, round=round)
    assert bob.values.out(BOB) >= 0.5
    assert bob.beyond(proposal, bob.values.of_deal(proposal.terms)) >= 0


def test_money_for_leaving_from_who_claims_my_role_makes_their_claim_likelier() -> None:
    for hidden in ("Driver", "Brute"):  # another Brute is shown, or may be the card that is set aside
        chance = [pressed("bluffer", 2, hidden, people=people)[0].doubles(2) for people in (NOBODY, NOBODY | {2})]
        assert chance[0] + 0.1 < chance[1]


def test_who_takes_the_claim_for_a_bluff_says_so() -> None:
    bob, proposal = pressed("bluffer", 2, "Brute")
    value = bob.values.of_deal(proposal.terms)
    assert bob.beyond(proposal, value) < 0
    assert bob.values.chance_of(2, BRUTE) < 0.5
    assert bob.obstacle(proposal, value) == "bluff"
    assert bob.disbelieved(proposal.terms) is BRUTE
    honest, again = pressed("honest", 1, "Brute")
    assert honest.values.chance_of(2, BRUTE) >= 0.5
    assert honest.obstacle(again, honest.values.of_deal(again.terms)) != "bluff"


# Deals of three


@pytest.mark.parametrize(("kind", "price"), [("shrewd", 1), ("honest", 1), ("miser", 1), ("bully", 2)])
def test_a_bot_that_declines_a_deal_of_three_says_why(kind: str, price: int) -> None:
    played = negotiation(BETTER, loot="12 ante 1", hidden="Brute")
    played.play("Ann", Propose(terms([(ANN, BOB, price), (ANN, 2, 1)], [BOB, 2])))
    view, bob = played.view("Bob"), bot_named(kind)
    assert isinstance(bob, Personality)
    bob.meet(frozenset({ANN}))
    action = bob.act(view, (one_of(Decline, (Decline(1),)), one_of(Accept, (Accept(1),))), Random(1))
    assert action == Decline(1)
    remark = bob.remark()
    assert remark is not None
    assert remark.to == ANN
    assert remark.what in ("no", "slim", "hope", "cheap")


def answer_of_bob(kind: str, claimed: Role, heard: Heard) -> Remark | None:
    """What Bob, a Brute with 1 who says so, answers to Cid, who says this role."""
    scene = "Ann 7:Driver | Bob 1:Brute | Cid 6:Brute | Dot 5:Crook(left)"
    played = negotiation(scene, loot="11 ante 1", hidden="Driver", round=8)
    for name, seat, role in (("Ann", 0, DRIVER), ("Bob", 1, BRUTE), ("Cid", 2, claimed)):
        played.play(name, Claim(seat, role))
    view = played.view("Bob")
    mind = mind_for(view, PERSONALITIES[kind])
    mind.meet(frozenset({2}))
    assert isinstance(mind, HeistMind)
    mind.memory = Memory(view.players, mind.dials.trust)
    return mind.reply(view, heard, Random(1))


@pytest.mark.parametrize("kind", ["honest", "grudge"])
def test_a_threat_to_stay_gets_a_price_where_it_is_believed_and_else_defiance(kind: str) -> None:
    believed = answer_of_bob(kind, BRUTE, Heard(2, "threatens"))
    assert believed is not None
    assert (believed.what, believed.wanted is not None) in (("more", True), ("pays", True)), believed
    assert answer_of_bob(kind, CROOK, Heard(2, "threatens")) == Remark("defy", 2)


def test_who_claims_the_role_that_a_bot_has_claimed_is_told_that_one_of_us_should_go() -> None:
    rival = answer_of_bob("honest", BRUTE, Heard(2, "claims", character=2, role="brute"))
    assert rival == Remark("both", 2)
    other = answer_of_bob("honest", BRUTE, Heard(2, "claims", role="driver"))
    assert other == Remark("nod", 2)


def test_in_the_last_round_who_may_end_as_the_richest_is_a_threat() -> None:
    def answer(money: int) -> Remark | None:
        scene = EVEN.replace("Cid 5", f"Cid {money}")
        return warned(
            negotiation(scene, loot="12 ante 1", hidden="Brute", round=8).view("Bob"), Heard(ANN, "warns", about=2)
        )

    assert answer(5) == Remark("threat", ANN)
    rich = negotiation("Ann 15:Driver | Bob 4:Driver | Cid 1:Brute(left) | Dot 5:Crook", loot="12 ante 1", round=8)
    assert warned(rich.view("Bob"), Heard(ANN, "warns", about=2)) != Remark("threat", ANN)


def test_to_a_true_warning_a_bot_that_is_probably_doubled_answers_with_a_price() -> None:
    warning = Heard(2, "warns", about=0)
    answered = answer_of_bob("honest", BRUTE, warning)
    assert answered is not None
    assert (answered.what, answered.wanted is not None) in (("more", True), ("pays", True)), answered
    assert answer_of_bob("honest", CROOK, warning) == Remark("threat", 2)


@pytest.mark.parametrize(("round", "claimed", "least"), [(8, BRUTE, 0.3), (3, BRUTE, 0.45), (8, CROOK, 0.45)])
def test_in_the_last_round_a_bot_that_is_probably_doubled_offers_where_less_is_sure(
    round: int, claimed: Role, least: float
) -> None:
    scene = "Ann 7:Driver | Bob 6:Brute | Cid 6:Brute | Dot 5:Crook(left)"
    played = negotiation(scene, loot="11 ante 1", hidden="Driver", round=round)
    for name, seat, role in (("Bob", 1, BRUTE), ("Cid", 2, claimed)):
        played.play(name, Claim(seat, role))
    view = played.view("Bob")
    mind = mind_for(view, PERSONALITIES["shrewd"])
    assert isinstance(mind, HeistMind)
    bob = mind.negotiator(view, (), Random(1), Memory(view.players, mind.dials.trust))
    offers = Offers(bob.values, bob.dials, bob.memory, bob.alternative)
    assert {offers._credible(one) for one in offers._with(2)} == {least}
    assert {offers._credible(one) for one in offers._with(0)} == {0.45}
