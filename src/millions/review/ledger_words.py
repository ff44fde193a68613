"""Figures, moments and actions of a review in words, and the sentences of its ledgers: deals and claims."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil, floor

from millions.core.message import Action
from millions.games.heists.bargain import Accept, Decline, Propose
from millions.games.heists.negotiation import Ready, Withdraw
from millions.review.claims import acted_on
from millions.review.deals import GAIN
from millions.review.findings import ClaimReview, DealReview
from millions.review.moments import part_at
from millions.review.walk import FinishedMatch
from millions.words import Speaker
from millions.words.numbers import number, signed

ROUNDING = 1e-6
"""Tolerance of rounding errors: a party accepts a price at which it neither gains nor loses."""

MOVED = 0.05
"""A claim that raised no listener's belief by as much convinced nobody."""


class LedgerWords:
    """Says what was proposed and claimed, and what it was worth."""

    def __init__(self, match: FinishedMatch, lang: str) -> None:
        self.match = match
        self.speaker = Speaker.beside(match.moments[-1].after.table, lang, match.game.name, match.names)
        self.text = self.speaker.text

    def percent(self, share: float) -> str:
        """A chance in percent."""
        return self.text("arena-percent", value=f"{100 * share:.0f}")

    def money(self, amount: float) -> str:
        """An amount of money, or a worth in money."""
        return number(amount, self.speaker.catalogue)

    def change(self, share: float) -> str:
        """A difference of chances, in whole percent with its sign."""
        return self.text("arena-percent", value=signed(round(100 * share)))

    def gain(self, amount: float) -> str:
        """A gain or a loss of money, with its sign."""
        return number(amount, self.speaker.catalogue, "+")

    def when(self, n: int, sentence: str = "review-when") -> str:
        """When line `n` was written, as players would say it: round and part of the round."""
        at = part_at(self.match, self.match.moments[n - 1])
        return self.text(sentence, round=at.round if at.part else "none", part=at.part, n=n)

    def at_line(self, n: int) -> str:
        """The same with the line of the record, by which a match can be played on from there."""
        return self.text("review-with-line", when=self.when(n), n=n)

    def moment(self, n: int) -> str:
        """The same within a sentence."""
        return self.when(n, "review-moment")

    def deed(self, n: int, action: Action) -> str:
        """An action as an infinitive; an answer to a proposal says which one."""
        if isinstance(action, Ready):
            return self.text("review-stay")
        if isinstance(action, Withdraw):
            if self.speaker.per_seat == 1:
                return self.text("review-leave")
            return self.text("review-take-out", character=str(self.speaker.arguments(action)["character"]))
        table = self.match.moments[n - 1].before.table
        if isinstance(action, Accept | Decline):
            proposals = getattr(table, "proposals", ())
            terms = next((one.terms for one in proposals if one.id == action.proposal), None)
            if terms is not None:
                said = str(self.speaker.arguments(Propose(terms))["terms"])
                return self.text("review-accept" if isinstance(action, Accept) else "review-decline", terms=said)
        return self.speaker.action(action)

    def deal(self, one: DealReview) -> str:
        """What a proposal was worth to each party, and what was left on the table."""
        said = self.text(
            "review-deal",
            when=self.at_line(one.n),
            seat=one.seat,
            terms=self.terms(one),
            outcome=one.outcome,
            worth=self.worth(one),
        )
        return " ".join([said, *self.comment(one), *([] if one.rightly else self.prices(one))])

    def terms(self, one: DealReview) -> str:
        """What was proposed."""
        return str(self.speaker.arguments(one.action)["terms"])

    def worth(self, one: DealReview) -> str:
        """What a deal should bring each party."""
        return self.speaker.both(
            [self.text("review-worth", seat=seat, money=self.gain(money)) for seat, money in one.worth.items()]
        )

    def comment(self, one: DealReview) -> Iterator[str]:
        """Whether it was missed, or rightly declined."""
        if one.missed:
            yield self.text("review-missed")
            yield from self.without(one)
        elif one.rightly:
            yield self.text("review-rightly", seat=one.declined_by)

    def without(self, missed: DealReview) -> Iterator[str]:
        """Who did better without a missed deal."""
        if missed.better_without:
            yield self.text("review-better-without", seats=self.speaker.both([*missed.better_without]))

    def prices(self, one: DealReview) -> Iterator[str]:
        """The prices at which both gain: whole amounts, as people pay them."""
        if one.lowest is None or one.highest is None:
            return
        low, high = max(1, ceil(one.lowest - ROUNDING)), floor(one.highest + ROUNDING)
        if low > high:
            yield self.text("review-no-price")
        elif low == high:
            yield self.text("review-one-price", price=low)
        else:
            yield self.text("review-prices", low=low, high=high)

    def claims(self, found: Iterable[ClaimReview]) -> list[str]:
        """A list of claims; what made several doubtful in the same way is said once."""
        said, told = [], set[str]()
        for one in found:
            doubts = [doubt for doubt in self.doubts(one) if doubt not in told]
            told.update(doubts)
            said.append(self.claim(one, doubts))
        return said

    def claim(self, one: ClaimReview, doubts: list[str] | None = None) -> str:
        """What was said, whether it was true, whose belief it changed most, what it earned, and who could have doubted
        it."""
        told = {"when": self.at_line(one.n), "seat": one.seat, "role": self.text("role", role=one.said)}
        told["true"] = "yes" if one.true else "no"
        if not one.moved:
            return self.text("review-claim", **told)
        listener, moved = max(one.moved.items(), key=lambda item: item[1])
        acted = [] if one.true else acted_on(one)
        if moved < MOVED and not acted:
            kinds = {doubt.evidence for doubt in one.doubts} if len(one.doubts) == len(one.moved) else set()
            return self.text("review-claim-idle", **told, evidence="none" if kinds == {"none"} else "other")
        after = one.after[listener]
        effect = {"listener": listener, "before": self.percent(after - moved), "after": self.percent(after)}
        said = [self.text("review-claim-moved" if moved >= MOVED else "review-claim", **told, **effect)]
        if abs(one.earned) > GAIN:
            way, money = "up" if one.earned > 0 else "down", self.money(abs(one.earned))
            said.append(self.text("review-earned", seat=one.seat, way=way, money=money))
        if acted:
            said.append(self.text("review-followed", seats=self.speaker.both(acted)))
        return " ".join([*said, *(self.doubts(one) if doubts is None else doubts)])

    def lied_to(self, seat: str, lies: Iterable[ClaimReview]) -> Iterator[str]:
        """The lies that misled a player into a mistake."""
        told = [
            self.text("review-lied", seat=one.seat, **{name: self.text(key, role=role) for name, key, role in both})
            for one in lies
            for both in [(("said", "role", one.said), ("role", "role-the", one.role))]
        ]
        if told:
            yield self.text("review-lied-to", seat=seat, you="no", lies=self.speaker.both(told))

    def doubts(self, one: ClaimReview) -> list[str]:
        """Of a lie: who could have doubted it, by each kind of evidence."""
        found: dict[str, list[str]] = {}
        for doubt in () if one.true else one.doubts:
            found.setdefault(doubt.evidence, []).append(doubt.seat)
        return [
            self.text("review-doubt", seats=self.speaker.both(seats), evidence=kind, count=len(seats))
            for kind, seats in found.items()
        ]
