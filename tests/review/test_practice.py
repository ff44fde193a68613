"""Practice: moments of a negotiation, dealt again, and what an answer is worth."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random
from statistics import mean

import pytest

from millions import Match
from millions.core import record
from millions.core.errors import BadSetup
from millions.core.message import Action
from millions.games.heists.bargain import Propose
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.terms import terms
from millions.review.findings import Verdict
from millions.review.practice import ANSWERS, KEPT, Practice, kept_record, stake, verdict
from millions.review.walk import FinishedMatch
from tests.review.conftest import PLAYOUTS, finished
from tests.terminal.driving import millions


@pytest.fixture(scope="module")
def data() -> bytes:
    """A finished match of four."""
    return record.encode(finished("dollars-1e", 4))


def answered(match: Match, seat: int, action: Action) -> Verdict:
    n = len(match.log) + 1
    match.play(seat, action)
    return verdict(FinishedMatch(match.referee, match.log), n, PLAYOUTS)


def test_an_exercise_is_a_moment_of_that_player_with_the_same_knowledge_and_other_cards(data: bytes) -> None:
    practice = Practice(data, "Bob", seed=1)
    assert all(practice.match.log[n - 1].seat == 1 for n in practice.moments)
    for match, seat in islice(practice.exercises(), 3):
        assert seat == 1
        assert any(form.verb in ANSWERS for form in match.forms(seat))
        assert match.header.branch
        match.verify()


@pytest.mark.slow
def test_moments_at_which_much_depends_on_the_answer_come_first() -> None:
    stakes = [stake(match, seat, Random(0)) for match, seat in Practice(kept_record(0), "Bob", seed=0).exercises()]
    half = len(stakes) // 2
    assert mean(stakes[:half]) > 1.5 * mean(stakes[half:])


def test_staying_and_leaving_are_judged_as_decisions(data: bytes) -> None:
    seen = set()
    for match, seat in Practice(data, seed=2).exercises():
        for verb in (Ready, Withdraw):
            for form in match.forms(seat):
                if form.verb is verb and verb not in seen:
                    seen.add(verb)
                    found = answered(Match.read(record.encode(match)), seat, next(iter(form)))
                    assert found.decision is not None
                    assert 0 <= found.decision.after <= 1
                    assert (found.deal, found.claim) == (None, None)
        if len(seen) == 2:
            return
    pytest.fail("nobody could stay or leave")


def test_a_price_is_worth_something_to_each_party_and_a_claim_moves_the_listeners(data: bytes) -> None:
    match, seat = next(
        (match, seat)
        for match, seat in Practice(data, seed=3).exercises()
        if {Claim, Propose} <= {form.verb for form in match.forms(seat)} and {seat} < {*match.view(seat).crew}  # type: ignore[attr-defined]
    )
    other = next(one for one in match.view(seat).crew if one != seat)  # type: ignore[attr-defined]
    copy = Match.read(record.encode(match))
    deal = answered(copy, seat, Propose(terms([(other, seat, 1)], [seat]))).deal
    assert deal is not None
    assert set(deal.worth) == {match.seats[seat], match.seats[other]}
    said = {(claim.character, claim.role) for claim in match.view(seat).claims}  # type: ignore[attr-defined]
    (form,) = [form for form in match.forms(seat) if form.verb is Claim]
    new = next(one for one in form if isinstance(one, Claim) and (one.character, one.role) not in said)
    claim = answered(match, seat, new).claim
    assert claim is not None
    assert set(claim.moved) == {*match.seats} - {match.seats[seat]}


def test_the_kept_matches_have_something_to_practise() -> None:
    for number in range(len(KEPT)):
        assert len(Practice(kept_record(number)).moments) > 10


def test_there_is_nothing_to_practise_in_million_club() -> None:
    with pytest.raises(BadSetup, match="nothing to practise"):
        Practice(record.encode(finished("million-club", 2)))


def test_the_command_asks_and_tells_in_both_languages(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    file.write_bytes(data)
    asked = ["practise", str(file), "--seed", "1", "--number", "2", "--playouts", "4"]
    for lang, title, typed, end in (
        ("en", "Exercise 1 of 2: you are", "ready", "clear mistakes so far"),
        ("fr", "Exercice 1 sur 2", "prêt", "erreurs nettes en tout"),
    ):
        said = millions(tmp_path, *asked, "--lang", lang, lines=["", "save", *[typed] * 6])
        assert said.code == 0, said.err
        assert title in said.said.replace("\u00a0", " ")
        assert end in said.said.replace("\u00a0", " ")
        assert "practice-" not in said.out
        assert "Traceback" not in said.err
    assert "Zoe" in millions(tmp_path, "practise", str(file), "--seat", "Zoe").err
