"""Terms of deals: one spelling, and sampled small ones first."""

from collections import Counter
from random import Random

from millions.core import play
from millions.core.seat import NATURE
from millions.games.dollars1 import GAME
from millions.games.dollars1.components import TurnUp
from millions.games.heists.bargain import Accept, Proposal, Propose
from millions.games.heists.components import BRUTE, CROOK, DRIVER
from millions.games.heists.planning import Choose
from millions.games.heists.terms import DealTerms, Payment, Terms, owners, parties, terms

PURSES = (5, 4, 3, 2, 1) + (0,) * 12
BLANK = DealTerms(proposer=0, crew=(0, 1, 2, 3, 4), money=PURSES, per_seat=1)


def test_loose_notes_become_the_one_spelling() -> None:
    loose = terms([(2, 0, 1), (0, 1, 1), (0, 1, 2)], [3, 1, 3])
    assert loose == Terms((Payment(0, 1, 3), Payment(2, 0, 1)), (1, 3))
    assert terms([(0, 1, 2)], [1]) == Terms((Payment(0, 1, 2),), (1,))
    assert terms([(0, 1, 2), (0, 1, 2)], [1]) == Terms((Payment(0, 1, 4),), (1,))


def test_everybody_named_is_a_party() -> None:
    deal = Terms((Payment(0, 1, 3), Payment(4, 0, 1)), (3,))
    assert parties(deal, per_seat=1) == (0, 1, 3, 4)
    assert parties(Terms((), (5,)), per_seat=2) == (2,)
    assert owners((0, 1, 5), per_seat=2) == (0, 2)


def test_a_client_is_told_what_a_deal_may_be_made_of() -> None:
    assert BLANK.describe() == {
        "kind": "terms",
        "proposer": 0,
        "characters": [0, 1, 2, 3, 4],
        "purses": {"0": 5, "1": 4, "2": 3, "3": 2, "4": 1},
        "per_seat": 1,
    }


def test_small_amounts_come_first_and_all_amounts_come_up() -> None:
    rng = Random(1)
    amounts: Counter[int] = Counter()
    for _ in range(6_000):
        deal = BLANK.sample(rng)
        assert deal in BLANK
        amounts.update(payment.amount for payment in deal.payments if payment.source == 0)
    assert amounts[1] > amounts[2] > amounts[3] > amounts[4] > 0
    assert amounts[5] > 0
    assert 0.4 < amounts[1] / amounts.total() < 0.65


def test_mostly_one_who_is_paid_leaves() -> None:
    rng = Random(2)
    deals = [BLANK.sample(rng) for _ in range(2_000)]
    single = [deal for deal in deals if len(deal.payments) == len(deal.departures) == 1]
    assert len(single) > 600
    assert sum(deal.payments[0].target == deal.departures[0] for deal in single) > 0.8 * len(single)


def test_an_answer_to_one_proposal_leaves_the_others_as_they_are() -> None:
    table = GAME.set_up(("Ann", "Bob", "Cid", "Dot"), GAME.options(leader="Ann"), GAME.house_deck())
    play.answer(table, NATURE, TurnUp(table.pile[0]))
    for seat, role in enumerate((DRIVER, BRUTE, CROOK, CROOK)):
        play.answer(table, seat, Choose((role,)))
    (form,) = table.agenda[0].options(table, NATURE)
    play.answer(table, NATURE, next(iter(form)))
    first, second = terms([(0, 1, 1), (2, 1, 1)], [1]), terms([(3, 2, 1)], [2])
    play.answer(table, 0, Propose(first))
    play.answer(table, 3, Propose(second))
    play.answer(table, 2, Accept(1))
    assert table.proposals == (Proposal(1, 0, first, (0, 1, 2), (1,)), Proposal(2, 3, second, (2, 3), (2,)))
