"""Why an action is refused in a heist: every code, under the rule of the edition that is played."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from millions import Match
from millions.core.errors import IllegalAction
from millions.core.message import Action
from millions.core.problem import Problem, because
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars1.negotiation import CallTime
from millions.games.dollars2.announcements import Announce
from millions.games.dollars2.vote import CallVote, Vote
from millions.games.heists.bargain import MOST_PROPOSALS, Accept, Decline, Proposal, Propose, TakeBack
from millions.games.heists.components import Claimed, Role
from millions.games.heists.negotiation import MOST_CLAIMS, Claim, Ready, Withdraw
from millions.games.heists.planning import Choose
from millions.games.heists.terms import Payment, Terms, terms
from tests.words.problems import in_source, problems

NAMES = ("Ann", "Bob", "Cid", "Dot")
DEAL = terms([(0, 1, 1)], [1])


def negotiating(game: str, players: int = 4) -> Match:
    """A negotiation in which Ann is the Leader and everybody still in."""
    match = Match.new(game, NAMES[:players], seed=3, options={"leader": "Ann"})
    hand = (Role.DRIVER, Role.BRUTE)[: 2 if players == 3 else 1]
    for name in match.awaited:
        match.play(name, Choose(hand))
    while type(match.table.agenda[0]).__name__ == "MakeAnnouncement":
        match.play(match.awaited[0], Announce(hand))
    return match


def refusal(match: Match, who: str, action: Action) -> Problem:
    with pytest.raises(IllegalAction) as refused:
        match.play(who, action)
    return refused.value.problem


def rule(game: str, first: str, second: str) -> str:
    return first if game == "dollars-1e" else second


def expect(match: Match, who: str, action: Action, problem: Problem) -> None:
    found = refusal(match, who, action)
    assert found == problem or found == structs.replace(problem, facts={"field": "terms", **problem.facts})


BOTH = pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])


@BOTH
def test_terms_that_are_not_a_deal(game: str) -> None:
    match, form = negotiating(game), rule(game, "M1-N5", "M2-N2")
    unsorted = Terms((Payment(2, 1, 1), Payment(0, 1, 1)), (1,))
    expect(match, "Ann", Propose(terms([(0, 1, 1)], [])), because("deal-nobody-leaves", form))
    expect(match, "Ann", Propose(terms([(0, 0, 1)], [1])), because("deal-odd-payment", form))
    expect(match, "Ann", Propose(terms([(1, 2, 1)], [1])), because("deal-without-you", form))
    expect(match, "Ann", Propose(unsorted), because("deal-not-sorted", form))
    expect(match, "Ann", Propose("a deal"), because("deal-not-terms", form))  # type: ignore[arg-type]


@BOTH
def test_deals_that_cannot_be_struck(game: str) -> None:
    match, possible = negotiating(game), rule(game, "M1-N6", "M2-N2")
    purse = match.table.money[0]
    dear = because("deal-unaffordable", possible, seat=0, due=99, purse=purse)
    expect(match, "Ann", Propose(terms([(0, 1, 99)], [1])), dear)
    match.play("Bob", Withdraw(1))
    expect(match, "Ann", Propose(DEAL), because("deal-player-left", possible, seat=1))
    three = negotiating(game, players=3)
    three.play("Bob", Withdraw(2))
    gone = because("deal-character-left", possible, character=2)
    expect(three, "Ann", Propose(terms([(0, 1, 1)], [2])), gone)
    expect(three, "Bob", Withdraw(2), because("character-left", rule(game, "M1-N2", "M2-N3"), character=2))


@BOTH
def test_answers_and_limits(game: str) -> None:
    match, answers, limit = negotiating(game), rule(game, "M1-N7", "M2-N2"), rule(game, "M1-N12", "M2-N6")
    for wrong in (Accept(9), Decline(9)):
        expect(match, "Ann", wrong, because("not-asked", answers, proposal=9))
    expect(match, "Ann", TakeBack(9), because("not-your-proposal", answers, proposal=9))
    match.table.proposals_made = (MOST_PROPOSALS, 0, 0, 0)  # type: ignore[attr-defined]
    expect(match, "Ann", Propose(DEAL), because("too-many-proposals", limit, most=MOST_PROPOSALS))
    match.table.claims = (Claimed(0, Role.DRIVER),) * MOST_CLAIMS  # type: ignore[attr-defined]
    expect(match, "Ann", Claim(0, Role.DRIVER), because("too-many-claims", limit, most=MOST_CLAIMS))


@BOTH
def test_talk_departures_and_readiness(game: str) -> None:
    match, ready = negotiating(game), rule(game, "M1-N8", "M2-N6")
    absent = rule(game, Role.MASTERMIND.value, Role.ACROBAT.value)
    unknown = because("not-in-play", rule(game, "M1-S1", "M2-S1"), role=absent)
    expect(match, "Ann", Claim(0, Role(absent)), unknown)
    expect(match, "Ann", Claim(1, Role.DRIVER), because("character-not-yours", rule(game, "M1-N1", "M2-N1")))
    expect(match, "Ann", Withdraw(1), because("character-not-yours", rule(game, "M1-N2", "M2-N3")))
    match.play("Ann", Ready())
    expect(match, "Ann", Ready(), because("ready-already", ready))
    match.table.proposals = (Proposal(7, 1, DEAL, (0, 1), (0,)),)  # type: ignore[attr-defined]
    expect(match, "Ann", Ready(), because("ready-but-asked", ready, proposal="7"))
    match.table.proposals = ()  # type: ignore[attr-defined]
    match.play("Bob", Withdraw(1))
    left = because("you-have-left", rule(game, "M1-N3", "M2-N4"))
    for action in (Ready(), Withdraw(1), Propose(DEAL), Accept(1)):
        expect(match, "Bob", action, left)


def test_M1_N3_a_player_who_has_left_may_not_claim() -> None:
    match = negotiating("dollars-1e")
    match.play("Bob", Withdraw(1))
    expect(match, "Bob", Claim(1, Role.DRIVER), because("you-have-left", "M1-N3"))


def test_M2_N4_a_player_who_has_left_may_still_claim() -> None:
    match = negotiating("dollars-2e")
    match.play("Bob", Withdraw(1))
    match.play("Bob", Claim(1, Role.DRIVER))


@BOTH
def test_choosing_characters(game: str) -> None:
    match = Match.new(game, NAMES, seed=3)
    absent = rule(game, Role.MASTERMIND.value, Role.ACROBAT.value)
    unknown = because("not-in-play", rule(game, "M1-S1", "M2-S1"), role=absent)
    expect(match, "Ann", Choose((Role(absent),)), unknown)
    number = because("number-of-roles", rule(game, "M1-P2", "M2-P2"), number=1)
    expect(match, "Ann", Choose((Role.DRIVER, Role.BRUTE)), number)


def test_M1_O1_the_role_of_the_round_before_is_barred() -> None:
    match = Match.new("dollars-1e", NAMES, seed=3, options={"fooled": True})
    match.table.laid_open = (Role.DRIVER, None, None, None)  # type: ignore[attr-defined]
    expect(match, "Ann", Choose((Role.DRIVER,)), because("role-barred", "M1-O1", role="driver"))


def test_M1_N9_M1_N11_calling_time_and_looking() -> None:
    match = negotiating("dollars-1e")
    expect(match, "Bob", CallTime(), because("not-the-leader", "M1-N9", seat=0))
    expect(match, "Ann", Intimidate(1), because("no-intimidation-card", "M1-N11"))
    match.table.intimidation = (1, 0, 0, 0)  # type: ignore[attr-defined]
    expect(match, "Ann", Intimidate(0), because("cannot-look", "M1-N11", character=0))
    expect(match, "Ann", CallTime(), because("time-too-early", "M1-N9", acts=3))
    for number, name in enumerate(NAMES[1:], start=1):
        match.play(name, Claim(number, Role.BRUTE))
    match.play("Ann", CallTime())
    expect(match, "Ann", CallTime(), because("time-already-called", "M1-N9"))
    expect(match, "Ann", Propose(DEAL), because("time-was-called", "M1-N9"))


def test_M1_N9_a_leader_who_has_left_cannot_call_time() -> None:
    match = negotiating("dollars-1e")
    match.play("Ann", Withdraw(0))
    expect(match, "Ann", CallTime(), because("you-have-left", "M1-N9"))


def test_M2_N5_only_the_leader_calls_a_vote_and_ten_at_most() -> None:
    match = negotiating("dollars-2e")
    expect(match, "Bob", CallVote(), because("not-the-leader", "M2-N5", seat=0))
    for _ in range(10):
        match.play("Ann", CallVote())
        for name in match.awaited:
            match.play(name, Vote(False))
    expect(match, "Ann", CallVote(), because("too-many-votes", "M2-N5", most=10))


def test_no_refusal_of_a_heist_is_missing_here() -> None:
    expected = {found.code for found in in_source(Path(__file__).read_text(encoding="utf-8"), "heists")}
    assert expected == {found.code for found in problems() if found.game != "club"}
