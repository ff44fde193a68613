"""A review tells who left a heist that would have paid, though nobody could know it, and how a tie was broken."""

from __future__ import annotations

import pytest

from millions import Match
from millions.core import record
from millions.core.game import game_named
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.heists.bargain import Accept, Propose
from millions.games.heists.components import Role
from millions.games.heists.negotiation import Ready, Withdraw
from millions.games.heists.planning import Choose
from millions.games.heists.terms import terms
from millions.review.decided import tie
from millions.review.findings import Decided, DecisionReview, JudgeName, Review, SeatReview, Tie, Unlucky
from millions.review.sentences import ReviewWords
from millions.review.unlucky import unlucky
from millions.review.walk import FinishedMatch
from tests.review.conftest import finished
from tests.walks import NAMES

SENT = (Role.DRIVER, Role.CROOK, Role.BRUTE, Role.BRUTE)
DEAL = Propose(terms([(1, 0, 2)], [0]))

Told = list[tuple[Seat, Action]]


def one_round(*told: tuple[Seat, Action]) -> FinishedMatch:
    """A match of one round of the first edition: only the Driver and the Crook are alone in their roles."""
    deck = game_named("dollars-1e").read_deck({"variant": {"rounds": 1}})
    match = Match.new("dollars-1e", NAMES[:4], seed=3, deck=deck)
    for seat, role in enumerate(SENT):
        match.play(seat, Choose((role,)))
    for seat, action in told:
        match.play(seat, action)
    for seat in range(4):
        if match.seats[seat] in match.awaited:
            match.play(seat, Ready())
    return FinishedMatch.read(record.encode(match))


def money(match: FinishedMatch) -> dict[str, int]:
    """What each player has at the end."""
    return {match.names[one.seat]: one.score for one in match.standings}


@pytest.mark.parametrize("told", [[(0, Withdraw(0))], [(1, DEAL), (0, Accept(1))]])
def test_who_left_is_told_what_staying_would_have_brought(told: Told) -> None:
    left, stayed = one_round(*told), one_round()
    (found,) = unlucky(left, [])
    assert (found.seat, found.then, found.now) == ("Ann", money(stayed)["Ann"], money(left)["Ann"])
    leaving = [one.n for one in left.moments if one.line.action == told[-1][1]]
    assert [found.n] == leaving


def test_a_mistake_is_no_bad_luck() -> None:
    match = one_round((0, Withdraw(0)))
    (found,) = unlucky(match, [])
    wrong = DecisionReview(found.n, "Ann", Withdraw(0), 0.5, 0.2, Ready(), 0.3, 0.01, True, 0.01)
    assert unlucky(match, [wrong]) == []


def test_nobody_is_told_who_would_have_been_out_or_of_a_game_without_heists() -> None:
    assert unlucky(one_round((2, Withdraw(2))), []) == []
    assert unlucky(FinishedMatch.read(record.encode(finished("million-club", 2, rounds=1))), []) == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ann left. Nobody could know: by staying, Ann would have had 9 after this heist instead of 4."),
        (
            "fr",
            "départ d’Ann. Personne ne pouvait le savoir : en restant, Ann aurait eu 9 après ce casse au lieu de 4.",
        ),
    ],
)
def test_bad_luck_and_ties_are_told(lang: str, said: str) -> None:
    match = one_round((0, Withdraw(0)))
    words = ReviewWords(match, lang)
    told = Decided("", 0, "", {}, 0, tie=Tie("leader", ("Ann", "Bob")))
    seats = [SeatReview("Ann", 1, 1.0, 0.0, 1.0), SeatReview("Bob", 2, 0.0, 0.0, 0.0)]
    review = Review(judge=JudgeName("test", 1), game="dollars-2e", seats=seats, decided=told)
    review.unlucky = [Unlucky(7, "Ann", 9, 4)]
    won, lost = words.decided(review)
    assert lost.replace("\N{NO-BREAK SPACE}", " ").endswith(said)
    assert "Leader" in won


def test_every_tie_of_every_game_is_known() -> None:
    club = [finished("million-club", 4, seed=seed, bot="random", rounds=1) for seed in (0, 1, 6)]
    found = [tie(FinishedMatch.read(record.encode(match))) for match in club]
    assert found == [None, Tie("money", ("Ann", "Dot")), Tie("points", ("Ann", "Bob"))]
    clockwise = tie(FinishedMatch.read(record.encode(finished("dollars-2e", 5, seed=3, bot="shrewd"))))
    assert clockwise == Tie("leader", ("Bob", "Eve"))
    assert tie(FinishedMatch.read(record.encode(finished("dollars-1e", 5, seed=19, bot="shrewd")))) == Tie(
        "shared", ("Bob", "Cid")
    )
