"""The ledgers of deals and bluffs."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec import structs

from millions import Match
from millions.bots.heists.beliefs import marginals, posterior
from millions.bots.heists.guide import HeistGuide
from millions.games.heists.bargain import Accept, Decline, Propose, Struck
from millions.games.heists.components import Claimed
from millions.games.heists.negotiation import Ready
from millions.games.heists.terms import parties
from millions.review import Review
from millions.review.claims import DOUBTFUL, Said, evidence, probability, stay
from millions.review.deals import weighed_again
from millions.review.findings import DealReview, DecisionReview
from millions.review.walk import FinishedMatch

pytestmark = pytest.mark.slow


def test_every_proposal_is_in_the_ledger_with_everybody_named_in_it(heist: tuple[FinishedMatch, Review]) -> None:
    match, reviewed = heist
    proposed = [moment for moment in match.moments if isinstance(moment.line.action, Propose)]
    assert [deal.n for deal in reviewed.deals] == [moment.n for moment in proposed]
    for deal, moment in zip(reviewed.deals, proposed, strict=True):
        assert isinstance(moment.line.action, Propose)
        assert list(deal.worth) == [match.names[seat] for seat in parties(moment.line.action.terms, 1)]
        assert deal.surplus == pytest.approx(sum(deal.worth.values()))


def test_as_many_deals_are_struck_as_the_record_tells(heist: tuple[FinishedMatch, Review]) -> None:
    match, reviewed = heist
    struck = sum(isinstance(event, Struck) for moment in match.moments for event in moment.line.events)
    assert sum(deal.struck for deal in reviewed.deals) == struck


def test_between_the_prices_both_gain(heist: tuple[FinishedMatch, Review]) -> None:
    """A price changes nothing but who has the money: what one gains by it the other loses."""
    for deal in heist[1].deals:
        if deal.lowest is not None and deal.highest is not None:
            assert deal.highest - deal.lowest == pytest.approx(deal.surplus)


def test_a_claim_is_true_if_the_role_was_placed(heist: tuple[FinishedMatch, Review]) -> None:
    match, reviewed = heist
    claimed = {
        (moment.n, event.character): (event.role.value, moment.after.table.roles[event.character])  # type: ignore[attr-defined]
        for moment in match.moments
        for event in moment.line.events
        if isinstance(event, Claimed)
    }
    assert reviewed.claims
    for claim in reviewed.claims:
        said, placed = claimed[claim.n, claim.character]
        assert claim.said == said
        assert claim.true == (placed.value == said)


def test_the_probability_of_a_claim_is_that_of_the_whole_posterior(heist: tuple[FinishedMatch, Review]) -> None:
    """The quick sum over arrangements, against every profile one by one."""
    match, _ = heist
    assert isinstance(match.guide, HeistGuide)
    compared = 0
    for moment in match.moments[::9]:
        view = match.game.view(moment.after.table, 1)
        if not view.shown:
            continue
        profiles = posterior(view, match.conduct(moment.n, view))
        for character, chances in enumerate(marginals(profiles)):
            for role in view.roles_in_play:
                found = probability(view, Said(character, role), match.conduct(moment.n, view))
                assert found == pytest.approx(chances.get(role, 0.0))
                compared += 1
    assert compared > 100


def test_a_claim_moves_its_listeners_and_not_its_speaker(heist: tuple[FinishedMatch, Review]) -> None:
    match, reviewed = heist
    for claim in reviewed.claims:
        assert set(claim.moved) == set(match.names) - {claim.seat}
        assert all(0 <= claim.after[name] - moved <= 1 + 1e-9 for name, moved in claim.moved.items())


def test_a_claim_earns_something_only_if_somebody_then_stays_or_leaves(heist: tuple[FinishedMatch, Review]) -> None:
    match, reviewed = heist
    assert isinstance(match.guide, HeistGuide)
    edition = match.guide.edition
    for claim in reviewed.claims:
        moment, speaker = match.moments[claim.n - 1], match.names.index(claim.seat)
        before = stay(match, edition, moment.n - 1, moment.before.table, speaker)
        after = stay(match, edition, moment.n, moment.after.table, speaker)
        if before == after:
            assert claim.earned == 0
    assert any(claim.earned for claim in reviewed.claims)


def test_a_deal_that_was_declined_says_who_did_and_when(heist: tuple[FinishedMatch, Review]) -> None:
    match, reviewed = heist
    declined = [deal for deal in reviewed.deals if deal.outcome == "declined"]
    assert declined
    for deal in declined:
        line = match.moments[deal.declined_at - 1].line
        assert isinstance(line.action, Decline)
        assert (line.action.proposal, match.names[line.seat]) == (deal.proposal, deal.declined_by)
    assert not any(deal.declined_at for deal in reviewed.deals if deal not in declined)


def test_a_deal_that_was_rightly_declined_was_not_missed() -> None:
    """Its worth in money says one thing, the closer judgement of the decision another: only the second is told."""
    offered = DealReview(
        n=3, seat="Ann", action=Ready(), proposal=1, outcome="declined", struck=False, worth={}, surplus=2.0,
        lowest=None, highest=None, missed=True, declined_by="Bob", declined_at=4,
    )  # fmt: skip
    good = DecisionReview(4, "Bob", Decline(1), 0.2, 0.4, None, 0.0, 0.01, False, 0.01, 0.2, Accept(1))
    (deal,) = weighed_again([offered], [good])
    assert (deal.rightly, deal.missed) == (True, False)
    for other in (
        structs.replace(good, gain=0.01),
        structs.replace(good, next_best=Ready()),
        structs.replace(good, n=5),
    ):
        assert weighed_again([offered], [other]) == [offered]


def test_what_a_listener_could_have_doubted_a_claim_from_is_what_it_saw(heist: tuple[FinishedMatch, Review]) -> None:
    match, reviewed = heist
    for claim in reviewed.claims:
        assert {doubt.seat for doubt in claim.doubts} >= {*claim.impossible_to}
        assert all(doubt.chance < DOUBTFUL for doubt in claim.doubts)
    told = set()
    for moment, viewer in product(match.moments, range(5)):
        view = match.game.view(moment.before.table, viewer)
        for character in {*range(5)} - {viewer} if view.shown else ():
            for role in view.roles_in_play:
                seen, mine, shown = view.known[character], view.known[viewer] is role, view.shown.count(role)
                kind = "seen" if seen else "none" if not (mine or shown) else "own" if mine and shown < 2 else "cards"
                assert evidence(view, Said(character, role)) == kind
                told.add(kind)
    assert told == {"seen", "none", "own", "cards"}


@pytest.mark.parametrize("match", ["million-club"], indirect=True)
def test_the_club_has_neither_deals_nor_claims(match: Match, reviewed: Review) -> None:
    assert not reviewed.deals
    assert not reviewed.claims
