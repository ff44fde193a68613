"""The best deal of a match, computed a second time from the record alone, over many matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from millions import Match
from millions.bots import Host, bot_named
from millions.bots.heists.beliefs import posterior
from millions.bots.heists.edition import Edition
from millions.bots.heists.first_edition import FIRST
from millions.bots.heists.second_edition import SECOND
from millions.bots.heists.spoils import spoils_in
from millions.core import record
from millions.core.seat import Seat
from millions.games.heists.bargain import Accept, Declined, Lapsed, Propose, Proposed, Struck, TookBack
from millions.games.heists.guess import Model
from millions.games.heists.negotiation import Ready
from millions.games.heists.terms import Characters, Terms, owners, terms
from millions.games.heists.view import HeistView
from millions.review.awards import awards
from millions.review.claims import claims, lies_of
from millions.review.deals import GAIN, best_deal, deals, in_hindsight, made_up_for, weighed_again
from millions.review.decided import decided as what_decided
from millions.review.findings import BestDeal, DealReview, DecisionReview, JudgeName, Review
from millions.review.practice import TALKATIVE
from millions.review.walk import FinishedMatch
from tests.review.conftest import finished
from tests.walks import NAMES

EDITIONS = {"dollars-1e": FIRST, "dollars-2e": SECOND}
END_NAMES = {Struck: "struck", Declined: "declined", TookBack: "taken-back", Lapsed: "lapsed"}
BOTS = ("sensible", "shrewd", "gambler", "bluffer")


def money_after(view: HeistView, edition: Edition, crew: Characters, seat: Seat, model: Model) -> float:
    """What a seat takes home from a heist of this crew: over all worlds that fit its view, by the rules."""
    worlds, total = posterior(view, model), 0.0
    for (roles, _), weight in worlds.items():
        numbers = [edition.number[role] for one in crew if (role := roles[one])]
        gains = spoils_in(view, edition).expected(tuple(sorted(numbers)))
        own = [role for one in crew if view.owner(one) == seat and (role := roles[one])]
        total += weight * sum(gains[edition.number[role]] for role in own)
    return total


def gained(view: HeistView, edition: Edition, deal: Terms, model: Model) -> float:
    """By how much a deal makes its viewer richer, against everybody staying."""
    me, stays = view.viewer, tuple(one for one in view.crew if one not in deal.departures)
    paid = sum(one.amount * ((one.target == me) - (one.source == me)) for one in deal.payments)
    assert view.loot is not None
    antes = edition.ante(view.loot) * sum(view.owner(one) == me for one in deal.departures)
    return (
        paid + antes + money_after(view, edition, stays, me, model) - money_after(view, edition, view.crew, me, model)
    )


def struck(match: FinishedMatch, edition: Edition) -> Iterator[BestDeal]:
    """What every deal that was struck gained each of its parties, from the events of the record."""
    open_now: dict[int, BestDeal | tuple[int, Terms, dict[str, float]]] = {}
    for moment in match.moments:
        for event in moment.line.events:
            if isinstance(event, Proposed):
                views = [match.game.view(moment.before.table, seat) for seat in range(len(match.names))]
                named = {one for pay in event.terms.payments for one in (pay.source, pay.target)}
                named |= set(owners(event.terms.departures, views[0].per_seat))
                models = [match.conduct(moment.n - 1, view) for view in views]
                each = {match.names[one]: gained(views[one], edition, event.terms, models[one]) for one in named}
                open_now[event.proposal] = (moment.n, event.terms, each)
            elif isinstance(event, Struck):
                n, _, each = open_now[event.proposal]  # type: ignore[misc]
                yield from [BestDeal(n, seat, gain) for seat, gain in each.items()]


@pytest.mark.slow
@pytest.mark.parametrize("game", EDITIONS)
def test_the_best_deal_is_the_one_that_gained_somebody_most(game: str) -> None:
    found = 0
    for seed in range(16):
        match = FinishedMatch.read(record.encode(finished(game, 3 + seed % 3, seed, BOTS[seed % 4])))
        best = best_deal(deals(match), ())
        all_gains = list(struck(match, EDITIONS[game]))
        most = max([one.gain for one in all_gains], default=0.0)
        assert (best is None) == (most <= GAIN)
        if best is not None:
            found += 1
            assert best.gain == pytest.approx(most, abs=1e-6)
            assert any((one.n, one.seat) == (best.n, best.seat) for one in all_gains)
    assert found > 6


def deal(n: int, proposal: int, worth: dict[str, float]) -> DealReview:
    made = Propose(terms([(0, 1, 1)], [1]))
    return DealReview(n, "Ann", made, proposal, "struck", True, worth, sum(worth.values()), None, None, False)


def decided(n: int, seat: str, action: Propose | Accept, sure: bool) -> DecisionReview:
    return DecisionReview(n, seat, action, 0.5, 0.3, Ready(), 0.2, 0.01, sure, 0.01)


def test_a_deal_that_surely_cost_a_party_a_chance_to_win_is_not_the_best() -> None:
    """Nor for the other party: the costliest choice of one is not called the best deal of the match."""
    dear, fine = deal(3, 1, {"Ann": 4.0, "Bob": 1.0}), deal(9, 1, {"Ann": 0.5, "Bob": 2.0})
    proposed, accepted = decided(3, "Ann", dear.action, True), decided(10, "Bob", Accept(1), True)  # type: ignore[arg-type]
    assert best_deal([dear, fine], []) == BestDeal(3, "Ann", 4.0)
    assert best_deal([dear, fine], [proposed]) == BestDeal(9, "Bob", 2.0)
    assert best_deal([dear, fine], [proposed, accepted]) is None
    assert best_deal([deal(3, 1, {"Ann": GAIN})], []) is None


def test_a_deal_that_the_same_players_struck_later_in_the_round_was_not_missed() -> None:
    missed = DealReview(3, "Ann", Propose(terms([(0, 1, 1)], [1])), 1, "declined", False, {"Ann": 2.0, "Bob": 1.0}, 3.0,
        None, None, True)  # fmt: skip
    struck, others = deal(5, 2, {"Ann": 1.0, "Bob": 2.0}), deal(5, 2, {"Ann": 1.0, "Cid": 2.0})
    assert made_up_for(missed, [missed, struck])
    assert not made_up_for(missed, [missed, others])
    assert not made_up_for(missed, [missed, deal(9, 1, {"Ann": 1.0, "Bob": 2.0})]), "in the next round"


def test_a_missed_deal_says_who_did_better_without_it() -> None:
    """Somebody who leaves by the deal has the ante back and the price: what the record has at the end of the round is
    more or less than that."""
    match = FinishedMatch.read(record.encode(finished("dollars-1e", 5, seed=63, bot="shrewd")))
    compared, told = 0, list[str]()
    for one in in_hindsight(match, weighed_again(deals(match), [])):
        told += one.better_without
        assert one.missed or not one.better_without
        assert {*one.better_without} <= one.worth.keys()
        before: Any = match.moments[one.n - 1].before.table
        for seat in one.action.terms.departures if one.missed else ():  # type: ignore[attr-defined]
            paid = sum(payment.amount for payment in one.action.terms.payments)  # type: ignore[attr-defined]
            later: list[Any] = [moment.after.table for moment in match.moments[one.n :]]
            ended = next((table for table in later if table.round > before.round), later[-1])
            more = ended.money[seat] - (before.money[seat] + before.loot.ante + paid) > GAIN
            assert (match.names[seat] in one.better_without) == more
            compared += 1
    assert compared > 1
    assert told


def test_the_deal_that_should_have_been_taken_is_first_one_that_nobody_did_better_without() -> None:
    def missed(n: int, surplus: float, *better: str) -> DealReview:
        made = Propose(terms([(0, 1, 1)], [1]))
        worth = {"Ann": surplus / 2, "Bob": surplus / 2}
        return DealReview(n, "Ann", made, n, "declined", False, worth, surplus, None, None, True, better_without=better)

    match = FinishedMatch.read(record.encode(finished("dollars-1e", 3, rounds=1)))

    def chosen(*deals: DealReview) -> int:
        review = Review(judge=JudgeName("test", 1), game="dollars-1e", deals=[*deals])
        return what_decided(match, review).missed

    assert chosen(missed(3, 2.0), missed(5, 6.0, "Bob"), missed(7, 4.0)) == 7
    assert chosen(missed(3, 2.0, "Ann"), missed(5, 6.0, "Bob")) == 5
    assert chosen() == 0


def test_every_round_counts_its_proposals_anew_so_that_a_lapsed_one_is_not_taken_for_a_declined_one() -> None:
    """The outcome is the next end of that number, by the events of the record. Bots seldom let a proposal lapse."""
    played = Match.new("dollars-2e", NAMES[:5], seed=101)
    Host(played, {seat: bot_named(kind) for seat, kind in enumerate(TALKATIVE)}, 68).play_out()
    match = FinishedMatch.read(record.encode(played))
    ends: dict[int, str] = {}
    open_now: dict[int, int] = {}
    for moment in match.moments:
        for event in moment.line.events:
            if isinstance(event, Proposed):
                open_now[event.proposal] = moment.n
            elif isinstance(event, Struck | Declined | TookBack | Lapsed):
                ends[open_now.pop(event.proposal)] = END_NAMES[type(event)]
    assert {one.n: one.outcome for one in deals(match)} == ends
    assert {"lapsed", "declined"} <= set(ends.values())


def test_the_award_is_for_the_best_deal() -> None:
    best = BestDeal(3, "Ann", 4.0)
    review = Review(judge=JudgeName("test", 1), game="dollars-1e", deals=[deal(3, 1, {"Ann": 4.0})], best_deal=best)
    assert [(award.code, award.seat, award.n, award.value) for award in awards(review)] == [
        ("best-deal", "Ann", 3, 4.0)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("game", EDITIONS)
def test_lies_are_counted_as_the_record_has_them(game: str) -> None:
    """A second count, from the open cards: what was said of a character, unless it was the last thing said of it."""
    match = FinishedMatch.read(record.encode(finished(game, 4, bot="bluffer")))
    counted = dict.fromkeys(match.names, 0)
    said: dict[int, object] = {}
    for moment in match.moments:
        table = moment.after.table
        for event in moment.line.events:
            if type(event).__name__ == "LootTurned":
                said = {}
            pairs = {"Claimed": lambda one: [(one.character, one.role)], "Announced": announced}.get(
                type(event).__name__
            )
            for character, role in pairs(event) if pairs else []:
                if said.get(character) is not role and table.roles[character] is not role:  # type: ignore[attr-defined]
                    counted[match.names[character // table.per_seat]] += 1  # type: ignore[attr-defined]
                said[character] = role
    told = list(claims(match))
    assert {name: len(lies_of(name, told)) for name in match.names} == counted
    assert sum(counted.values()) > 3


def announced(event: object) -> list[tuple[int, object]]:
    return [(event.seat * len(event.roles) + place, role) for place, role in enumerate(event.roles)]  # type: ignore[attr-defined]
