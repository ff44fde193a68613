"""A review tells how the heist ended that moved a chance: who was out and why, who shared."""

from __future__ import annotations

import pytest

from millions.core import record
from millions.games.heists.components import Eliminated, GameWon, Role
from millions.games.heists.negotiation import HeistBegan, Ready
from millions.games.heists.table import Table
from millions.review.decided import decided
from millions.review.findings import (
    ChancePoint,
    Decided,
    Fall,
    JudgeName,
    Outcome,
    Review,
    SeatReview,
    Swing,
    TurningPoint,
)
from millions.review.moments import parts
from millions.review.outcome import outcome
from millions.review.sentences import ReviewWords
from millions.review.walk import FinishedMatch
from tests.review.conftest import finished
from tests.review.positions import ADA, two_brutes_stay


@pytest.fixture(scope="module", params=["dollars-1e", "dollars-2e"])
def match(request: pytest.FixtureRequest) -> FinishedMatch:
    return FinishedMatch.read(record.encode(finished(request.param, 5, seed=4, bot="bluffer")))


def test_everybody_who_was_in_is_out_or_shares(match: FinishedMatch) -> None:
    began = 0
    for moment in match.moments:
        crews = [event.crew for event in moment.line.events if isinstance(event, HeistBegan)]
        found = outcome(match, moment)
        if not crews or found is None:
            continue
        began += 1
        table = moment.before.table
        assert isinstance(table, Table)
        out = [name for fall in found.falls for name in fall.seats]
        assert {*out, *found.sharers} == {match.names[table.owner(one)] for one in crews[0]}
        assert len(out) + len(found.sharers) == len(crews[0])
        for fall in found.falls:
            sent = [match.names[seat] for seat, role in enumerate(table.roles) if role is fall.role]
            assert set(fall.seats) <= set(sent)
            assert bool(fall.by) == (fall.why in ("denounced", "named"))
            assert fall.by not in fall.seats
    lost = [event for one in match.moments for event in one.line.events if isinstance(event, Eliminated)]
    assert began > 2
    assert lost


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Cid and Dot had both sent the Brute: out. Eve named the Driver: Ann out. Eve had the loot alone."),
        (
            "fr",
            "Cid et Dot avaient tous deux envoyé la Brute : hors du casse. Eve a désigné le Chauffeur : Ann hors"
            " du casse. Eve a eu tout le butin.",
        ),
    ],
)
def test_it_is_told_in_sentences_after_the_swing(lang: str, said: str) -> None:
    match = FinishedMatch.read(record.encode(finished("dollars-1e", 5, rounds=1)))
    falls = (Fall(Role.BRUTE, "doubled", ("Cid", "Dot"), ""), Fall(Role.DRIVER, "denounced", ("Ann",), "Eve"))
    swing = Swing(1, "Eve", 0.2, 0.9, 5, "heist", outcome=Outcome(falls, ("Eve",)))
    assert ReviewWords(match, lang).swing(swing).replace("\u00a0", " ").endswith(said)


def test_what_won_tells_how_the_heist_ended_that_followed() -> None:
    """Ada wins as two Brutes stay and destroy each other; a choice to stay alone would not tell it."""
    match = FinishedMatch.read(record.encode(two_brutes_stay()))
    (last,) = [one.n for one in match.moments if any(isinstance(event, GameWon) for event in one.line.events)]
    stays = next(one for one in match.moments if one.line.seat == ADA and isinstance(one.line.action, Ready))
    assert stays.n < last
    turn = TurningPoint(stays.n, "Ada", Ready(), 0.2, 0.9, None)
    review = Review(
        judge=JudgeName("test", 1),
        game="dollars-1e",
        parts=parts(match),
        seats=[SeatReview(name, 1, float(name == "Ada"), 0.0, 0.0) for name in match.names],
        chances=[ChancePoint(one.n, dict.fromkeys(match.names, 0.2), {}) for one in match.moments],
        turning_points=[turn],
    )
    review.decided = decided(match, review)
    assert (review.decided.won, review.decided.n) == ("choice", stays.n)
    told = " ".join(ReviewWords(match, "en").won(review.decided, review))
    assert told.endswith("Dov and Robin had both sent the Brute: out. Ada had the loot alone.")


def test_a_winner_who_was_out_in_the_last_heist_stayed_ahead() -> None:
    match = FinishedMatch.read(record.encode(finished("dollars-1e", 5, rounds=1)))
    ended = Outcome((Fall(Role.DRIVER, "denounced", ("Ann",), "Eve"),), ("Eve",))
    rise = Swing(1, "Ann", 0.5, 1.0, 5, "heist", outcome=ended)
    seats = [
        SeatReview(name, 1, float(name == "Ann"), 0.0, 0.0, score=score) for name, score in (("Ann", 9), ("Eve", 8))
    ]
    review = Review(judge=JudgeName("test", 1), game="dollars-1e", parts=parts(match), seats=seats)
    said = list(ReviewWords(match, "en").won(Decided("swing", match.moments[-1].n, "Ann", {}, 0, rise), review))
    assert said[-1] == "Ann stayed ahead all the same, 9 to 8."
