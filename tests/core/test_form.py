"""Forms: a verb and its blanks."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import msgspec
import pytest

from millions.core.cite import rule_of
from millions.core.errors import BadFilling, Malformed
from millions.core.form import FEW, Form, OneOf, one_of
from millions.core.message import Action
from millions.core.nature import CardFrom, CardsFrom
from millions.core.problem import Problem, because
from millions.games.heists.bargain import Propose
from millions.games.heists.terms import DealTerms, Payment, Terms, terms


class Mark(Action, frozen=True):
    """T1-X1. Put a colour on a square."""

    square: int
    colour: str


SQUARES = (1, 2, 3)
COLOURS = ("red", "blue")
FORM = one_of(Mark, SQUARES, COLOURS)


def test_a_form_knows_its_own() -> None:
    assert Mark(2, "red") in FORM
    assert Mark(4, "red") not in FORM
    assert Mark(2, "green") not in FORM
    assert Mark(True, "red") not in FORM  # a truth value is not the number 1
    assert "Mark" not in FORM
    assert Form(Mark, FORM.blanks) == Form(Mark, FORM.blanks)


def test_a_form_counts_lists_and_samples_uniformly() -> None:
    assert FORM.count() == 6
    assert list(FORM) == [Mark(square, colour) for square in SQUARES for colour in COLOURS]
    for form in (FORM, Form(Mark, FORM.blanks)):
        rng = Random(1)
        counts = Counter(form.sample(rng) for _ in range(6_000))
        assert set(counts) == set(FORM)
        assert max(counts.values()) - min(counts.values()) < 250


def test_a_form_describes_itself_as_plain_data_with_the_rule_it_is_offered_under() -> None:
    assert FORM.describe(rule_of(Mark, "T1")) == {
        "verb": "Mark",
        "rule": "T1-X1",
        "blanks": {
            "square": {"kind": "one of", "among": [1, 2, 3]},
            "colour": {"kind": "one of", "among": ["red", "blue"]},
        },
    }


def test_too_many_are_not_listed_but_still_sampled_and_recognised() -> None:
    many = Form(Mark, (OneOf(tuple(range(FEW + 1))), OneOf(COLOURS)))
    assert many.count() is None
    assert many.sample(Random(1)) in many
    with pytest.raises(ValueError, match="too many"):
        list(many)


# Building an action


def test_fill_takes_typed_and_plain_values_by_place_or_by_name() -> None:
    assert FORM.fill(2, "red") == FORM.fill(colour="red", square=2) == FORM.fill(2, colour="red") == Mark(2, "red")


@pytest.mark.parametrize(
    ("values", "fields"), [((2,), {}), ((2, "red", 3), {}), ((2,), {"square": 2}), ((), {"square": 2, "size": 1})]
)
def test_fill_wants_every_field_once(values: tuple[object, ...], fields: dict[str, object]) -> None:
    with pytest.raises(Malformed, match=r"Mark has the fields \(square, colour\), each to be filled once"):
        FORM.fill(*values, **fields)


def test_fill_names_the_field_the_value_and_what_was_expected() -> None:
    with pytest.raises(BadFilling, match=r"colour='green': value-not-offered \[T1-X1\]; expected one of 'red', 'blue'"):
        FORM.fill(2, "green")
    with pytest.raises(BadFilling) as refused:
        FORM.fill("two", "red")
    assert refused.value.facts == {"verb": "Mark", "field": "square", "value": "'two'", "expected": "one of 1, 2, 3"}
    assert refused.value.problem.rule == "T1-X1"


# Nature's blanks


def test_a_card_from_a_bag_is_as_likely_as_its_copies() -> None:
    form = Form(Mark, (CardFrom((1, 1, 2)), CardFrom(("red",))))
    assert form.count() == 2
    assert form.chance(Mark(1, "red")) == Fraction(2, 3)
    assert form.chance(Mark(2, "red")) == Fraction(1, 3)
    assert form.chance(Mark(3, "red")) == 0
    assert list(form) == [Mark(1, "red"), Mark(2, "red")]
    assert form.describe()["blanks"]["square"]["kind"] == "card from"
    counts = Counter(form.sample(Random(seed)) for seed in range(900))
    assert 520 < counts[Mark(1, "red")] < 680


def test_several_cards_are_one_question() -> None:
    cards = CardsFrom(("a", "a", "b", "c"), 2)
    assert set(cards.values()) == {("a", "a"), ("a", "b"), ("a", "c"), ("b", "c")}
    assert cards.count() == 4
    assert cards.chance(("a", "b")) == Fraction(2, 6)
    assert sum(cards.chance(hand) for hand in cards.values()) == 1
    assert ("b", "a") not in cards  # one spelling: the bag's order
    assert ("b", "b") not in cards
    assert ("a",) not in cards
    assert cards.chance(("b", "b")) == 0
    rng = Random(1)
    counts = Counter(cards.sample(rng) for _ in range(6_000))
    for hand in cards.values():
        assert abs(counts[hand] / 6_000 - cards.chance(hand)) < 0.03
    assert cards.describe() == {"kind": "cards from", "bag": ["a", "a", "b", "c"], "number": 2}


# Deals


def test_deals_are_too_many_to_list_and_small_ones_come_first() -> None:
    blank = DealTerms(proposer=0, crew=(0, 1, 2, 3, 4), money=(5,) * 5 + (0,) * 12, per_seat=1)
    form = Form(Propose, (blank,))
    assert form.count() is None
    rng = Random(1)
    drawn = [form.sample(rng) for _ in range(2_000)]
    assert all(proposal in form for proposal in drawn)
    sizes = Counter(len(p.terms.payments) + len(p.terms.departures) for p in drawn if isinstance(p, Propose))
    assert sizes[2] > sizes[3] > sizes[4] > sizes[6] > 0
    described = msgspec.json.decode(msgspec.json.encode(blank.describe()))
    assert described["purses"] == {"0": 5, "1": 5, "2": 5, "3": 5, "4": 5}


@pytest.mark.parametrize(
    "loose",
    [
        terms([(0, 1, 2)], [1]),
        Terms((Payment(0, 1, 2),), (1,)),
        {"payments": [[0, 1, 2]], "departures": [1]},
        {"departures": [1], "payments": [{"source": 0, "target": 1, "amount": 2}]},
        {"payments": [[0, 1, 1], [0, 1, 1]], "departures": [1]},
    ],
)
def test_a_proposal_is_built_from_its_form(loose: object) -> None:
    form = Form(Propose, (DealTerms(proposer=0, crew=(0, 1, 2), money=(5,) * 3, per_seat=1),))
    assert form.fill(terms=loose) == Propose(terms([(0, 1, 2)], [1]))


def test_loose_terms_are_sorted() -> None:
    form = Form(Propose, (DealTerms(proposer=0, crew=(0, 1, 2), money=(5,) * 3, per_seat=1),))
    loose = Terms((Payment(2, 1, 1), Payment(0, 1, 1)), (2, 1))
    assert form.problem(Propose(loose)) == because("deal-not-sorted", "M1-N5 M2-N2", field="terms")
    assert form.fill(loose) == Propose(terms([(0, 1, 1), (2, 1, 1)], [1, 2]))


PROBLEMS: list[tuple[object, Problem]] = [
    ("a deal", because("deal-not-terms", "M1-N5 M2-N2")),
    (terms([(0, 1, 2)], []), because("deal-nobody-leaves", "M1-N5 M2-N2")),
    (terms([(0, 0, 2)], [1]), because("deal-odd-payment", "M1-N5 M2-N2")),
    (terms([(0, 1, 0)], [1]), because("deal-odd-payment", "M1-N5 M2-N2")),
    (terms([(1, 2, 2)], [1]), because("deal-without-you", "M1-N5 M2-N2")),
    (terms([], [0]), because("deal-without-you", "M1-N5 M2-N2")),
    (terms([(0, 3, 1)], [1]), because("deal-player-left", "M1-N6 M2-N2", seat=3)),
    (terms([], [0, 3]), because("deal-player-left", "M1-N6 M2-N2", seat=3)),
    (terms([(0, 1, 3), (0, 2, 3)], [1]), because("deal-unaffordable", "M1-N6 M2-N2", seat=0, due=6, purse=5)),
]


@pytest.mark.parametrize(("deal", "problem"), PROBLEMS)
def test_terms_say_what_is_wrong_with_them(deal: object, problem: Problem) -> None:
    blank = DealTerms(proposer=0, crew=(0, 1, 2), money=(5, 5, 5, 5), per_seat=1)
    assert blank.problem(deal) == problem
    assert deal not in blank


def test_with_two_characters_each_one_may_have_left() -> None:
    blank = DealTerms(proposer=0, crew=(0, 1, 2), money=(5, 5, 5), per_seat=2)
    assert blank.problem(terms([], [0, 3])) == because("deal-character-left", "M1-N6 M2-N2", character=3)


def test_a_shared_rule_is_cited_under_the_contract_of_the_match() -> None:
    problem = because("deal-nobody-leaves", "M1-N5 M2-N2")
    assert problem.cited("M1-N5").rule == "M1-N5"
    assert problem.cited("M2-N2").rule == "M2-N2"
    assert problem.cited("M2-N6").rule == "M2-N2"
    assert problem.cited("X1-A1").rule == "X1-A1"
    assert because("not-offered", "M1-N1").cited("M1-P2").rule == "M1-P2"


@pytest.mark.slow
def test_every_small_deal_can_come_up() -> None:
    """Three players with a purse of one: all legal deals, listed by brute force, are drawn sooner or later."""
    blank = DealTerms(proposer=0, crew=(0, 1, 2), money=(1, 1, 1) + (0,) * 14, per_seat=1)
    pairs = [(a, b) for a in range(3) for b in range(3) if a != b]
    legal: set[Terms] = set()
    for chosen in range(2 ** len(pairs)):
        payments = [(a, b, 1) for place, (a, b) in enumerate(pairs) if chosen >> place & 1]
        for leaving in range(1, 8):
            deal = terms(payments, [one for one in range(3) if leaving >> one & 1])
            if deal in blank:
                legal.add(deal)
    rng = Random(2)
    drawn = {blank.sample(rng) for _ in range(300_000)}
    assert drawn == legal
