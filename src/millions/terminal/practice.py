"""`millions practise`: one moment of a negotiation after the other, and what each answer was worth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

from millions.core.errors import BadSetup
from millions.core.match import Match
from millions.core.seat import Seat
from millions.review.deals import GAIN
from millions.review.findings import ClaimReview, Verdict
from millions.review.practice import Practice, kept_record, verdict
from millions.review.sentences import ReviewWords
from millions.review.walk import FinishedMatch
from millions.terminal.commands import Quit
from millions.terminal.registry import presenter_of
from millions.terminal.session import Session
from millions.terminal.stage import Stage


class Exercise(Session):
    """A match that is played for one answer."""

    match: Match

    def save(self, where: str) -> Path:
        raise BadSetup("practice-save", "an exercise cannot be saved")


class PracticeRun:
    """Asks, judges, and adds up what the answers cost."""

    def __init__(self, lang: str, playouts: int | None = None) -> None:
        self.lang, self.playouts, self.stage = lang, playouts, Stage(pace=0)
        self.answered, self.lost = 0, 0.0

    def practise(self, file: Path | None, who: str | None, number: int, seed: int | None) -> None:
        """This number of exercises, or until the player stops."""
        words = None
        try:
            for place, (match, seat) in enumerate(islice(_exercises(file, who, seed), number), 1):
                words = self.ask(match, seat, place, number)
        except (KeyboardInterrupt, EOFError, Quit):
            self.stage.blank()
        if words is not None:
            self.stage.say(words.text("practice-sum", count=self.answered, lost=words.percent(self.lost)), "bold")

    def ask(self, match: Match, seat: Seat, place: int, number: int) -> ReviewWords:
        """One exercise: the table, the player's answer, and what it was worth."""
        presenter = presenter_of(match.game.name)
        session = Exercise(match, presenter, [seat], self.lang, self.stage)
        session.told = {seat: len(match.log)}
        title: dict[str, str | int] = {"place": place, "number": number, "seat": match.seats[seat]}
        self.stage.heading(session.speaker.text("practice-title", **title))
        before, seen = len(match.log), None
        while len(match.log) == before:
            seen = presenter.turn(session, seat, must=True).take(seen)
        answered = FinishedMatch(match.referee, match.log)
        words = ReviewWords(answered, self.lang)
        found = verdict(answered, before + 1, self.playouts)
        self.answered += 1
        self.lost += found.decision.loss if found.decision and found.decision.sure else 0.0
        for line in said(found, words):
            self.stage.say(line, "cyan")
        return words


def said(found: Verdict, words: ReviewWords) -> Iterator[str]:
    """The verdict in sentences."""
    if found.decision is not None:
        one = found.decision
        chances = {"before": words.percent(one.before), "after": words.percent(one.after)}
        yield words.text("practice-chance", **chances)
        if one.sure and one.better is not None:
            better = {"action": words.deed(one.n, one.better), "chance": words.percent(one.after + one.loss)}
            yield " ".join([words.text("practice-better", **better), *words.why(one)])
        else:
            yield words.text("practice-good")
    if found.deal is not None:
        yield words.text("practice-deal", worth=words.worth(found.deal))
        yield from words.prices(found.deal)
    if found.claim is not None:
        for listener, moved in found.claim.moved.items():
            after = words.percent(found.claim.after[listener])
            yield words.text("practice-claim", listener=listener, moved=words.change(moved), after=after)
        yield claim_worth(found.claim, words)
    if found == Verdict():
        yield words.text("practice-nothing-new")


def claim_worth(claim: ClaimReview, words: ReviewWords) -> str:
    """What a claim was worth to its speaker."""
    if abs(claim.earned) > GAIN:
        return words.text("practice-claim-worth", money=words.money(claim.earned))
    return words.text("practice-claim-nothing")


def _exercises(file: Path | None, who: str | None, seed: int | None) -> Iterator[tuple[Match, Seat]]:
    """From the player's own record; without one, from one match of the kept set after the other."""
    if file is not None:
        yield from Practice(file.read_bytes(), who, seed).exercises()
        return
    for number in count(0 if seed is None else seed):
        yield from islice(Practice(kept_record(number), who, seed).exercises(), 3)
