"""When something happened, the deal that won, and what is not judged."""

from __future__ import annotations

from millions.core import record
from millions.core.match import Match
from millions.core.seat import NATURE
from millions.games.club.intrigue_colonies import LookAt
from millions.games.club.placement import PlacePawn
from millions.games.dollars1.intimidation import Intimidate
from millions.games.heists.bargain import Struck
from millions.games.heists.planning import Choose
from millions.review import Review
from millions.review.chances import chance_points
from millions.review.deals import DECIDED, winning_deal
from millions.review.decided import swings
from millions.review.decisions import is_judged
from millions.review.findings import ChancePoint, DealReview, DecisionReview, JudgeName
from millions.review.moments import parts as parts_of
from millions.review.sentences import ReviewWords
from millions.review.walk import FinishedMatch
from tests.review.conftest import finished


def test_every_round_has_its_parts_in_order(match: Match, reviewed: Review) -> None:
    parts = reviewed.parts
    assert [one.n for one in parts] == sorted({one.n for one in parts})
    assert [one.round for one in parts] == sorted(one.round for one in parts)
    told = {one.part for one in parts}
    wanted = {"setup", "placing", "exchange", "ending"} if match.game.name == "million-club" else {"planning"}
    assert wanted < told, told


def test_a_finding_says_the_round_and_what_was_going_on() -> None:
    match = FinishedMatch.read(record.encode(finished("million-club", 2, rounds=2)))
    words = ReviewWords(match, "en")
    (first, *_) = [one.n for one in match.moments if isinstance(one.line.action, PlacePawn)]
    assert words.when(1) == "Setting up"
    assert words.when(first) == "Round 1, placing pawns"
    assert words.at_line(first) == f"Round 1, placing pawns (line {first})"
    assert ReviewWords(match, "fr").moment(first) == "tour 1, pose des pions"


def test_a_look_is_not_judged_what_is_done_after_it_is(heist: tuple[FinishedMatch, Review]) -> None:
    """It closes no door: what seems better than looking can still be done."""
    match, _ = heist
    assert not is_judged(match, Intimidate(0))
    assert not is_judged(match, LookAt(1))
    judged = [one.line.action for one in match.moments if one.line.seat != NATURE]
    assert any(is_judged(match, action) for action in judged)


def test_the_deal_that_won_is_the_one_that_raised_the_chance_of_a_winner_most(
    heist: tuple[FinishedMatch, Review],
) -> None:
    match, review = heist
    (winner, *_) = [match.names[one.seat] for one in match.standings if one.won]
    struck = [one for one in match.moments if any(isinstance(event, Struck) for event in one.line.events)]
    deals = [one for one in review.deals if one.struck]
    assert struck
    assert deals
    flat = [ChancePoint(one.n, dict.fromkeys(match.names, 0.2), {}) for one in match.moments]
    assert winning_deal(match, deals, flat, ()) is None
    with_winner = [named(one, winner) for one in deals]
    last = struck[-1].n
    risen = [ChancePoint(one.n, {**one.by_seat, winner: 0.2 + 2 * DECIDED * (one.n >= last)}, {}) for one in flat]
    found = winning_deal(match, with_winner, risen, ())
    assert found is not None
    assert (found.at, found.seat, found.before) == (last, winner, 0.2)


def named(deal: DealReview, seat: str) -> DealReview:
    """The deal, as if this seat had been a party to it."""
    return DealReview(
        n=deal.n, seat=deal.seat, action=deal.action, proposal=deal.proposal, outcome=deal.outcome, struck=True,
        worth={**deal.worth, seat: 1.0}, surplus=deal.surplus, lowest=None, highest=None, missed=False,
    )  # fmt: skip


def test_what_all_players_send_at_once_is_one_step_and_nobody_is_blamed_for_it() -> None:
    match = FinishedMatch.read(record.encode(finished("dollars-1e", 4, rounds=2)))
    rises = [0.0, 0.0, 0.0, 0.3]
    chosen = [one.n for one in match.moments if isinstance(one.line.action, Choose)][-4:]
    points = []
    for moment in match.moments:
        chance = 0.2 + sum(rise for n, rise in zip(chosen, rises, strict=True) if n <= moment.n)
        points.append(ChancePoint(moment.n, {"Ann": chance, "Bob": 0.7 - chance, "Cid": 0.2, "Dot": 0.1}, {}))
    found = Review(judge=JudgeName("test", 1), game="dollars-1e", parts=parts_of(match), chances=points)
    widest = next(one for one in swings(match, found) if one.seat == "Ann")
    assert (widest.n, widest.how, widest.action) == (chosen[-1], "choices", None)
    sent = match.moments[chosen[-1] - 1].after.table.roles  # type: ignore[attr-defined]
    together = [name for name, role in zip(match.names, sent, strict=True) if sent.count(role) > 1]
    assert list(widest.clashed) == together
    said = ReviewWords(match, "en").swing(widest)
    assert ("sent the same role" if together else "the choice of roles") in said
    judged = DecisionReview(
        chosen[-1], "Ann", match.moments[chosen[-1] - 1].line.action, 0.2, 0.5, None, 0, 0, False, 0
    )
    assert not list(ReviewWords(match, "en").hindsight(judged, found))


def test_the_chart_waits_until_all_players_have_sent_a_role() -> None:
    match = FinishedMatch.read(record.encode(finished("dollars-1e", 3, rounds=2)))
    chosen = [one.n for one in match.moments if isinstance(one.line.action, Choose)][-3:]
    points = {point.n: point for point in chance_points(match, 2, match.moments[chosen[0] - 2 : chosen[-1]])}
    before = points[chosen[0] - 1].by_seat
    assert points[chosen[0]].by_seat == points[chosen[1]].by_seat == before != points[chosen[2]].by_seat
