"""Who acts as if a lie were true, and loses by it, was misled, however little the figures spoke for believing it."""

from __future__ import annotations

import pytest

from millions import Match
from millions.core import record
from millions.core.game import game_named
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.dollars2.announcements import Announce
from millions.games.heists.bargain import Accept, Propose
from millions.games.heists.components import BRUTE, DRIVER, Role
from millions.games.heists.negotiation import Ready, Withdraw
from millions.games.heists.planning import Choose
from millions.games.heists.terms import terms
from millions.review.claims import acted_on, claims, worked
from millions.review.deals import deals
from millions.review.findings import ClaimReview, DecisionReview, JudgeName, Review, Why
from millions.review.misled import behind
from millions.review.sentences import ReviewWords
from millions.review.walk import FinishedMatch
from tests.review.positions import ADA, BEN, PLAYERS, ROBIN

MENTALIST, TECH = Role.MENTALIST, Role.TECH
SENT = [MENTALIST, DRIVER, MENTALIST, TECH, BRUTE]
PAYS = Propose(terms([(ADA, BEN, 6)], [BEN]))

Told = list[tuple[Seat, Action]]


def one_round(said: list[Role], *told: tuple[Seat, Action], sent: list[Role] = SENT) -> FinishedMatch:
    """A match of one round of the second edition: these announcements, then these actions; who is left is ready."""
    deck = game_named("dollars-2e").read_deck({"variant": {"rounds": 1}})
    match = Match.new("dollars-2e", PLAYERS, seed=1, deck=deck)
    for seat, role in enumerate(sent):
        match.play(seat, Choose((role,)))
    for _ in PLAYERS:
        seat = match.seats.index(match.awaited[0])
        match.play(seat, Announce((said[seat],)))
    for seat, action in told:
        match.play(seat, action)
    for seat, name in enumerate(match.seats):
        if not match.over and name in match.awaited:
            match.play(seat, Ready())
    while not match.over:
        seat = match.seats.index(match.awaited[0])
        form = next(iter(match.forms(seat)))
        match.play(seat, next(iter(form)))
    return FinishedMatch.read(record.encode(match))


def lies(match: FinishedMatch) -> dict[str, ClaimReview]:
    """The lie of each player who told one."""
    return {one.seat: one for one in claims(match) if not one.true}


TWO_LIES = [MENTALIST, MENTALIST, DRIVER, TECH, BRUTE]
"""Ben, the Driver, calls himself Mentalist, and Coco, a Mentalist, Driver."""


@pytest.fixture(scope="module")
def fooled() -> FinishedMatch:
    """Ada, a Mentalist, pays the supposed one to leave, and is out with the hidden one."""
    return one_round(TWO_LIES, (ADA, PAYS), (BEN, Accept(1)))


def test_who_pays_a_supposed_rival_to_leave_has_believed_the_lie(fooled: FinishedMatch) -> None:
    told = lies(fooled)
    (paid,) = [one.n for one in fooled.moments if one.line.action == Accept(1)]
    (ben,) = told["Ben"].misled
    assert (ben.seat, ben.n, ben.how) == ("Ada", paid, "paid")
    assert (told["Ben"].said, told["Ben"].role) == ("mentalist", "driver")
    assert worked(told["Ben"])
    assert acted_on(told["Ben"]) == ["Ada"]
    words = ReviewWords(fooled, "en")
    assert "Ada then acted on it." in words.claim(told["Ben"])


def test_who_stays_with_a_hidden_rival_was_misled_though_the_liar_was_out_as_well(fooled: FinishedMatch) -> None:
    coco = lies(fooled)["Coco"]
    assert [(one.seat, one.how) for one in coco.misled] == [("Ada", "stayed")]
    assert not worked(coco), "Coco lost as much by it"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ada was lied to: Ben said Mentalist and was the Driver and Coco said Driver and was the Mentalist."),
        (
            "fr",
            "On a menti à Ada : Ben a dit Mentaliste et avait envoyé le Chauffeur et Coco a dit Chauffeur et avait"
            " envoyé le Mentaliste.",
        ),
    ],
)
def test_the_dearest_choice_names_the_lies_under_which_it_was_made(fooled: FinishedMatch, lang: str, said: str) -> None:
    found = list(claims(fooled))
    (n,) = [one.n for one in fooled.moments if one.line.action == PAYS]
    choice = DecisionReview(n, "Ada", PAYS, 0.3, 0.1, Ready(), 0.2, 0.01, True, 0.01)
    assert [one.seat for one in behind(choice, found)] == ["Ben", "Coco"]
    review = Review(judge=JudgeName("test", 1), game="dollars-2e", claims=found, decisions=[choice])
    words = ReviewWords(fooled, lang)
    for told in (" ".join(words.brief(choice, review)), words.decision(choice, review)):
        assert said in told.replace("\u00a0", " ")


def test_who_heeds_no_lie_or_hears_the_truth_was_not_misled() -> None:
    honest = one_round(SENT, (ADA, PAYS), (BEN, Accept(1)))
    assert lies(honest) == {}
    warned = one_round([MENTALIST, MENTALIST, MENTALIST, TECH, BRUTE], (ROBIN, Withdraw(ROBIN)))
    assert [one.misled for one in lies(warned).values()] == [()], "Coco told the truth, and Ada stayed all the same"
    before = one_round([MENTALIST, TECH, MENTALIST, TECH, BRUTE], (ADA, PAYS), (BEN, Accept(1)))
    assert lies(before)["Ben"].misled == (), "Ben did not call himself her rival"


def test_who_leaves_at_a_loss_because_of_a_supposed_rival_was_misled() -> None:
    sent, said = [TECH, TECH, DRIVER, DRIVER, BRUTE], [TECH, TECH, DRIVER, BRUTE, BRUTE]
    match = one_round(said, (ROBIN, Withdraw(ROBIN)), sent=sent)
    assert ("Robin", "left") in [(one.seat, one.how) for one in lies(match)["Dov"].misled]
    sold = Propose(terms([(ADA, ROBIN, 1)], [ROBIN]))
    paid = one_round(said, (ADA, sold), (ROBIN, Accept(1)), sent=sent)
    assert "Robin" not in [one.seat for one in lies(paid)["Dov"].misled], "the money was a reason of its own"


@pytest.mark.parametrize(
    ("why", "said"), [(Why("wins", "Ada", 0.1, 0.4), True), (Why("money", "Ben", 19.6, 17), False)]
)
def test_a_deal_is_not_praised_for_its_money_where_the_better_choice_brought_more(
    fooled: FinishedMatch, why: Why, said: bool
) -> None:
    (n,) = [one.n for one in fooled.moments if one.line.action == Accept(1)]
    choice = DecisionReview(n, "Ben", Accept(1), 0.3, 0.1, Ready(), 0.2, 0.01, True, 0.01, why=(why,))
    review = Review(judge=JudgeName("test", 1), game="dollars-2e", deals=list(deals(fooled)), decisions=[choice])
    assert bool(list(ReviewWords(fooled, "en").apart(choice, review))) is said
