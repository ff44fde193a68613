"""A review in words: for the terminal, the page of charts and the picture."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from math import ceil, floor

from millions.bots.heists.guide import HeistGuide
from millions.core.message import Action
from millions.games.heists.bargain import Accept, Decline, Propose
from millions.games.heists.negotiation import Ready, Withdraw
from millions.review.deals import GAIN, agreed_to
from millions.review.decided import TOLD, same_event
from millions.review.findings import (
    Award,
    ClaimReview,
    DealReview,
    Decided,
    DecisionReview,
    Doubt,
    LuckReview,
    Review,
    SeatReview,
    Swing,
    TurningPoint,
    Why,
)
from millions.review.moments import part_at
from millions.review.outcome import in_words
from millions.review.together import AT_ONCE
from millions.review.walk import FinishedMatch
from millions.words import Speaker
from millions.words.catalogue import Argument
from millions.words.numbers import number, signed

AWARDS = {
    "best-bluff": "award-best-bluff",
    "best-deal": "award-best-deal",
    "best-move": "award-best-move",
    "steady-hand": "award-steady-hand",
    "least-luck": "award-least-luck",
    "most-luck": "award-most-luck",
}

ROUNDING = 1e-6
"""Tolerance of rounding errors: a party accepts a price at which it neither gains nor loses."""

SEAT_COLUMNS = ("review-player", "review-place", "review-score", "review-luck", "review-lies")

TURNED = 0.03
"""With all cards open, a smaller change of the chance is not told."""

IN_PERCENT = ("same-role", "doubled", "alone", "holds", "agrees", "all-agree", "wins", "eliminated", "leaves")
"""Reasons whose figures are probabilities, or shares of the trials."""


class ReviewWords:
    """Says the parts of the review of a match."""

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

    def points(self, share: float) -> str:
        """A difference of chances, in whole points with its sign."""
        return signed(round(100 * share))

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

    def cells(self, seat: SeatReview) -> list[str]:
        """How one seat did, in the order of `SEAT_COLUMNS`."""
        lies = self.text("review-lies-told", lies=seat.lies, believed=seat.believed)
        luck = self.text("review-luck-points", points=self.points(seat.luck), count=abs(round(100 * seat.luck)))
        return [seat.name, str(seat.place), str(seat.score), luck, lies][: len(self.columns)]

    def decided(self, review: Review) -> Iterator[str]:
        """What decided the match, in a few sentences."""
        told = review.decided
        widest = next((one for one in review.swings if told is None or not same_event(one, told, review)), None)
        if widest is not None:
            yield self.headed("decided-swing", self.swing(widest))
        if told is None:
            return
        if won := self.won(told, review):
            yield self.headed("decided-won", won)
        yield from self.lucky(review)
        costliest = next((one for one in review.decisions if one.n in [*told.costliest.values()][:1]), None)
        if costliest is not None:
            told_of = " ".join([*self.brief(costliest, review), *self.hindsight(costliest, review)])
            yield self.headed("decided-costliest", told_of)
        best = next((one for one in review.deals if review.best_deal and one.n == review.best_deal.n), None)
        if best is not None:
            yield self.headed("decided-best", self.text("decided-deal", when=self.when(best.n), deal=self.best(best)))
        missed = next((one for one in review.deals if one.n == told.missed), None)
        if missed is not None:
            terms = str(self.speaker.arguments(missed.action)["terms"])
            told_of = self.text("decided-missed-deal", when=self.when(missed.n), terms=terms, worth=self.worth(missed))
            yield self.headed("decided-missed", " ".join([told_of, *self.without(missed)]))
        yield from self.scored(review)

    def headed(self, heading: str, said: str) -> str:
        """A sentence under its heading."""
        return f"{self.text(heading)} {said}"

    def swing(self, one: Swing) -> str:
        """How far a part of a round moved a chance, and what moved it most."""
        way = "up" if one.after > one.before else "down"
        told = {"before": self.percent(one.before), "after": self.percent(one.after), "way": way}
        said = self.text("decided-swing-was", when=self.when(one.first), seat=one.seat, you="no", **told)
        if one.clashed:
            return f"{said} {self.text('decided-clashed', seats=self.speaker.both([*one.clashed]))}"
        if one.outcome is not None:
            return " ".join([said, *in_words(one.outcome, self.text, self.speaker.both)])
        if one.action is None:
            return f"{said} {self.text('decided-because', how=one.how, way=way)}"
        return f"{said} {self.text('decided-by', mine='no', seat=one.by, action=self.deed(one.n, one.action), way=way)}"

    def won(self, told: Decided, review: Review) -> str:
        """What won the match, if something did."""
        if told.won == "deal":
            return " ".join(self.winning(review))
        if told.won == "choice":
            one = next(one for one in review.turning_points if one.n == told.n)
            chances = {"before": self.percent(one.before), "after": self.percent(one.after)}
            chances |= {"seat": one.seat, "action": self.deed(one.n, one.action)}
            return self.text("decided-turned", when=self.when(one.n), **chances)
        return "" if told.rise is None else self.swing(told.rise)

    def lucky(self, review: Review) -> Iterator[str]:
        """How kind the cards were to the winners, where it is worth telling."""
        for seat in review.seats:
            if seat.result > 0 and abs(seat.luck) >= TOLD:
                yield self.headed("decided-luck", self.luck(seat, review))

    def luck(self, seat: SeatReview, review: Review) -> str:
        """How far the cards helped this seat or harmed it, and by which draw most."""
        sign, way = (1, "up") if seat.luck > 0 else (-1, "down")
        told: dict[str, Argument] = {"seat": seat.name, "points": round(100 * abs(seat.luck)), "way": way}
        most = max(review.luck, key=lambda one: sign * one.by_seat[seat.name], default=None)
        if most is None or not most.events:
            return self.text("decided-lucky", **told)
        share = self.points(most.by_seat[seat.name])
        return self.text("decided-luckiest", **told, draw=self.draw(most), moment=self.moment(most.n), share=share)

    def draw(self, one: LuckReview) -> str:
        """What was drawn, in a few words."""
        keys = [f"draw-{type(event).__name__}" for event in one.events]
        return self.text(next((key for key in keys if key in self.speaker.catalogue), "draw-other"))

    def scored(self, review: Review) -> Iterator[str]:
        """From what everybody had their points, in a game that counts them by source."""
        scored = [self.text("decided-score", seat=seat.name, **seat.points) for seat in review.seats if seat.points]
        if scored:
            yield self.headed("decided-points", " ".join(scored))

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns about every seat; those about lies only in a game with claims."""
        return SEAT_COLUMNS if isinstance(self.match.guide, HeistGuide) else SEAT_COLUMNS[:-1]

    def turning_point(self, one: TurningPoint, review: Review) -> str:
        """Who did what, and how it moved the chance; what would have been better; and how it turned out."""
        before, after = map(self.percent, (one.before, one.after))
        said = self.text(
            "review-turn",
            when=self.at_line(one.n),
            seat=one.seat,
            action=self.deed(one.n, one.action),
            before=before,
            after=after,
            same="yes" if before == after else "no",
        )
        return " ".join([said, *self.better(one, review), *self.why(one), *self.hindsight(one, review)])

    def better(self, one: TurningPoint, review: Review) -> Iterator[str]:
        """The better action or, where the chosen one was best, the next best; and the chance to win after it."""
        judged = next(decision for decision in review.decisions if decision.n == one.n)
        if one.better is not None:
            chance = self.percent(one.after + judged.loss)
            points = round(100 * judged.loss)
            yield self.text("review-better-chance", action=self.deed(one.n, one.better), chance=chance, points=points)
            yield from self.apart(one, review)
        elif one.next_best is not None:
            chance = self.percent(one.after - judged.gain)
            yield self.text("review-next-best", action=self.deed(one.n, one.next_best), chance=chance)
        else:
            yield self.text("review-no-other")

    def why(self, one: TurningPoint | DecisionReview) -> Iterator[str]:
        """The reasons for the better action in one sentence, if there are any; for the chosen one, they name it."""
        if one.why:
            facts = reduce(
                lambda first, second: self.text("why-and", first=first, second=second), map(self.fact, one.why)
            )
            if one.better is not None and (not isinstance(one, DecisionReview) or one.sure):
                yield self.text("review-why", facts=facts)
            else:
                yield self.text("review-why-chosen", action=self.deed(one.n, one.action), facts=facts)

    def fact(self, one: Why) -> str:
        """One reason."""
        figure = self.percent if one.code in IN_PERCENT else self.money
        roles = {"role": one.role, "other_role": one.other_role}
        said = {name: self.text("role-the", role=role) for name, role in roles.items() if role}
        return self.text(
            f"why-{one.code}", seat=one.seat, other=one.other, then=figure(one.then), now=figure(one.now), **said
        )

    def hindsight(self, one: TurningPoint | DecisionReview, review: Review) -> Iterator[str]:
        """The seat's chance with all cards open, before and after it; and whether it was bad luck or a bad choice. A
        line that ends a round says nothing: the judge looks one round further after it; nor does a choice that others
        made at the same time."""
        around = [point.by_seat[one.seat] for point in review.chances if point.n in (one.n - 1, one.n)]
        here = [part.round for part in review.parts if part.n <= one.n][-1:]
        ends = [part.round for part in review.parts if part.n == one.n + 1] not in ([], here)
        if (
            len(around) == 2
            and not ends
            and not isinstance(one.action, AT_ONCE)
            and abs(around[1] - around[0]) >= TURNED
        ):
            before, after = map(self.percent, around)
            better = one.better is not None and (not isinstance(one, DecisionReview) or one.sure)
            choice = f"{'bad' if better else 'fine'}-{'up' if around[1] > around[0] else 'down'}"
            yield self.text("review-hindsight", before=before, after=after, choice=choice, seat=one.seat)

    def costly(self, review: Review) -> list[DecisionReview]:
        """The decisions that surely cost something, the worst first; turning points are told elsewhere."""
        told = {point.n for point in review.turning_points}
        sure = [one for one in review.decisions if one.sure and one.n not in told]
        return sorted(sure, key=lambda one: -one.loss)

    def decision(self, one: DecisionReview, review: Review) -> str:
        """What a decision lost, what would have been better and why, and how it turned out."""
        return " ".join([self.cost(one), *self.apart(one, review), *self.why(one), *self.hindsight(one, review)])

    def brief(self, one: DecisionReview, review: Review) -> Iterator[str]:
        """The same without the reasons, unless money and the chance to win speak against each other."""
        yield self.cost(one)
        for apart in self.apart(one, review):
            yield apart
            yield from self.why(one)

    def apart(self, one: TurningPoint | DecisionReview, review: Review) -> Iterator[str]:
        """Of a deal that gained money, though agreeing to it cost a chance to win: both, since they look like a
        contradiction."""
        deal = next((deal for deal in review.deals if deal.n == agreed_to(one, review.deals)), None)
        if one.better is not None and deal is not None and (money := deal.worth.get(one.seat, 0.0)) > GAIN:
            yield self.text("review-money-apart", seat=one.seat, money=self.money(money))

    def cost(self, one: DecisionReview) -> str:
        """What a decision lost, and what would have been better."""
        return self.text(
            "review-decision",
            when=self.at_line(one.n),
            seat=one.seat,
            action=self.deed(one.n, one.action),
            loss=round(100 * one.loss),
            better="" if one.better is None else self.deed(one.n, one.better),
        )

    def deal(self, one: DealReview) -> str:
        """What a proposal was worth to each party, and what was left on the table."""
        said = self.text(
            "review-deal",
            when=self.at_line(one.n),
            seat=one.seat,
            terms=str(self.speaker.arguments(one.action)["terms"]),
            outcome=one.outcome,
            worth=self.worth(one),
        )
        return " ".join([said, *self.sums(one), *self.prices(one)])

    def worth(self, one: DealReview) -> str:
        """What a deal is worth to each party."""
        return self.speaker.both(
            [self.text("review-worth", seat=seat, money=self.money(money)) for seat, money in one.worth.items()]
        )

    def sums(self, one: DealReview) -> Iterator[str]:
        """What the parties gained together, or missed."""
        if one.struck and len(one.worth) > 1:
            yield self.text("review-together", money=self.money(one.surplus))
        elif not one.struck and one.surplus > GAIN:
            yield self.text("review-left", money=self.money(one.surplus))
        if one.missed:
            yield self.text("review-missed")
            yield from self.without(one)
        elif one.rightly:
            yield self.text("review-rightly", seat=one.declined_by, moment=self.moment(one.declined_at))

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

    def claim(self, one: ClaimReview) -> str:
        """What was said, whether it was true, whose belief it changed most, what it earned, and who could have doubted
        it."""
        told = {"when": self.at_line(one.n), "seat": one.seat, "role": self.text("role", role=one.said)}
        told["true"] = "yes" if one.true else "no"
        if not one.moved:
            return self.text("review-claim", **told)
        listener, moved = max(one.moved.items(), key=lambda item: item[1])
        after = one.after[listener]
        effect = {"listener": listener, "before": self.percent(after - moved), "after": self.percent(after)}
        said = [self.text("review-claim-moved", **told, **effect)]
        if abs(one.earned) > GAIN:
            said.append(self.text("review-earned", seat=one.seat, money=self.money(one.earned)))
        if one.followed and not one.true:
            said.append(self.text("review-followed", seats=self.speaker.both([*one.followed])))
        return " ".join([*said, *([] if one.true else map(self.doubt, one.doubts))])

    def doubt(self, one: Doubt) -> str:
        """Who could have doubted a lie, and by which evidence."""
        return self.text("review-doubt", seat=one.seat, evidence=one.evidence, chance=self.percent(one.chance))

    def award(self, one: Award) -> str:
        """An award."""
        in_money = one.code in ("best-deal", "best-bluff")
        value = self.money(one.value) if in_money else str(round(100 * abs(one.value)))
        if not one.n:
            return self.text(AWARDS[one.code], seat=one.seat, value=value)
        action = self.deed(one.n, self.match.moments[one.n - 1].line.action)
        return self.text(AWARDS[one.code], seat=one.seat, value=value, moment=self.moment(one.n), action=action)

    def praise(self, one: Award, review: Review) -> str:
        """A friendly word, and why it is deserved where that can be told."""
        deal = next((deal for deal in review.deals if deal.n == one.n), None) if one.code == "best-deal" else None
        return " ".join([self.award(one), *([] if deal is None else [self.best(deal)])])

    def winning(self, review: Review) -> Iterator[str]:
        """The deal that won the match, if there is one."""
        won = review.winning_deal
        deal = next((deal for deal in review.deals if won and deal.n == won.n), None)
        if won is not None and deal is not None:
            yield self.text(
                "review-winning-deal",
                moment=self.moment(won.at),
                terms=str(self.speaker.arguments(deal.action)["terms"]),
                seat=won.seat,
                before=self.percent(won.before),
                after=self.percent(won.after),
            )

    def best(self, deal: DealReview) -> str:
        """Why this deal was the best: what it was, and what it was worth to each party."""
        return self.text(
            "award-best-deal-why", terms=str(self.speaker.arguments(deal.action)["terms"]), worth=self.worth(deal)
        )
