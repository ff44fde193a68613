"""Forms: a verb and its blanks."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import msgspec
import pytest

from millions.core.form import FEW, Form, OneOf, one_of
from millions.core.message import Action
from millions.core.nature import CardFrom, CardsFrom
from millions.games.deals.bargain import Propose
from millions.games.deals.terms import DealTerms, Terms, terms


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


def test_a_form_cites_its_rule_and_describes_itself_as_plain_data() -> None:
    assert FORM.rule == "T1-X1"
    assert FORM.describe() == {
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
