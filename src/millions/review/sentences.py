"""A review in words: for the terminal, the page of charts and the picture."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from millions.bots.heists.guide import HeistGuide
from millions.review.deals import GAIN, agreed_to
from millions.review.decided import TOLD, same_event, winners
from millions.review.findings import (
    Award,
    DealReview,
    Decided,
    DecisionReview,
    LuckReview,
    Review,
    SeatReview,
    Swing,
    TurningPoint,
    Unlucky,
    Why,
)
from millions.review.ledger_words import LedgerWords
from millions.review.misled import behind
from millions.review.outcome import in_words
from millions.review.together import AT_ONCE
from millions.words.catalogue import Argument

AWARDS = {
    "best-bluff": "award-best-bluff",
    "best-deal": "award-best-deal",
    "best-move": "award-best-move",
    "steady-hand": "award-steady-hand",
    "least-luck": "award-least-luck",
    "most-luck": "award-most-luck",
}

SEAT_COLUMNS = ("review-player", "review-place", "review-score", "review-luck", "review-lies")

TURNED = 0.03
"""With all cards open, a smaller change of the chance is not told."""

IN_PERCENT = ("same-role", "doubled", "alone", "holds", "agrees", "all-agree", "wins", "eliminated", "leaves")
"""Reasons whose figures are probabilities, or shares of the trials."""


class ReviewWords(LedgerWords):
    """Says the parts of the review of a match."""

    def cells(self, seat: SeatReview) -> list[str]:
        """How one seat did, in the order of `SEAT_COLUMNS`."""
        lies = self.text("review-lies-told", lies=seat.lies, believed=seat.believed, rest=seat.lies - seat.believed)
        return [seat.name, str(seat.place), str(seat.score), self.change(seat.luck), lies][: len(self.columns)]

    def decided(self, review: Review) -> Iterator[str]:
        """What decided the match, in a few sentences."""
        told = review.decided
        widest = next((one for one in review.swings if told is None or not same_event(one, told, review)), None)
        if widest is not None:
            yield self.headed("decided-swing", self.swing(widest))
        if told is None:
            return
        if won := " ".join([*self.won(told, review), *self.tied(told, review)]):
            yield self.headed("decided-won", won)
        yield from self.lucky(review)
        costliest = next((one for one in review.decisions if one.n in [*told.costliest.values()][:1]), None)
        if costliest is not None:
            told_of = " ".join([*self.brief(costliest, review), *self.hindsight(costliest, review)])
            yield self.headed("decided-costliest", told_of)
        if review.unlucky:
            yield self.headed("decided-unlucky", self.unlucky(review.unlucky[0], review))
        best = next((one for one in review.deals if review.best_deal and one.n == review.best_deal.n), None)
        whose = "" if review.best_deal is None else review.best_deal.seat
        if best is not None:
            told_of = self.text("decided-best-deal", when=self.when(best.n), seat=whose, you="no", deal=self.best(best))
            yield self.headed("decided-best", told_of)
        missed = next((one for one in review.deals if one.n == told.missed), None)
        if missed is not None:
            deal = {"terms": self.terms(missed), "worth": self.worth(missed)}
            told_of = self.text("decided-missed-deal", when=self.when(missed.n), **deal)
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

    def won(self, told: Decided, review: Review) -> Iterator[str]:
        """What won the match, if something did."""
        if told.won == "deal":
            yield from self.winning_deal(review)
        elif told.won == "choice":
            one = next(one for one in review.turning_points if one.n == told.n)
            chances = {"before": self.percent(one.before), "after": self.percent(one.after), "you": "no"}
            chances |= {"seat": one.seat, "action": self.deed(one.n, one.action)}
            yield self.text("decided-turned", when=self.when(one.n), **chances)
        elif told.rise is not None:
            yield self.swing(told.rise)
        if told.outcome is not None:
            yield from in_words(told.outcome, self.text, self.speaker.both)
        yield from self.ahead(told, review)

    def ahead(self, told: Decided, review: Review) -> Iterator[str]:
        """That the winner was out in the last heist, and still had more money than all others."""
        ended = told.outcome if told.rise is None else told.rise.outcome
        last = [one.round for one in review.parts if one.n <= told.n][-1:] == [one.round for one in review.parts][-1:]
        scores = {one.name: one.score for one in review.seats}
        mine, best = (
            scores.get(told.seat, 0),
            max([one for name, one in scores.items() if name != told.seat], default=0),
        )
        if last and mine > best and ended is not None and any(told.seat in fall.seats for fall in ended.falls):
            yield self.text("decided-ahead", seat=told.seat, you="no", money=mine, next=best)

    def tied(self, told: Decided, review: Review) -> Iterator[str]:
        """What broke a tie at the end, or that the win is shared."""
        if told.tie is not None:
            names = {"seats": self.speaker.both([*told.tie.seats]), "winners": self.speaker.both(winners(review))}
            yield self.text("decided-tied", how=told.tie.how, **names)

    def unlucky(self, one: Unlucky, review: Review) -> str:
        """Who left a heist that would have paid, as nobody could know; and the lies that made them."""
        told: dict[str, Argument] = {"seat": one.seat, "then": one.then, "now": one.now, "you": "no"}
        lies = [lie for lie in review.claims if any((it.seat, it.n) == (one.seat, one.n) for it in lie.misled)]
        said = self.text("decided-unlucky-was", when=self.when(one.n), **told)
        return " ".join([said, *self.lied_to(one.seat, lies)])

    def lucky(self, review: Review) -> Iterator[str]:
        """How kind the cards were to the winners, where it is worth telling."""
        for seat in review.seats:
            if seat.result > 0 and abs(seat.luck) >= TOLD:
                yield self.headed("decided-luck", self.luck(seat, review))

    def luck(self, seat: SeatReview, review: Review) -> str:
        """How far the cards helped this seat or harmed it, and by which draw most."""
        sign, way = (1, "up") if seat.luck > 0 else (-1, "down")
        told = {"seat": seat.name, "luck": self.change(seat.luck), "way": way}
        most = max(review.luck, key=lambda one: sign * one.by_seat[seat.name], default=None)
        if most is None or not most.events:
            return self.text("decided-lucky", **told)
        share = self.change(most.by_seat[seat.name])
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
            you="no",
            action=self.deed(one.n, one.action),
            before=before,
            after=after,
            same="yes" if before == after else "no",
        )
        lied = self.lied_to(one.seat, behind(one, review.claims))
        return " ".join([said, *self.better(one, review), *self.why(one), *lied, *self.hindsight(one, review)])

    def better(self, one: TurningPoint, review: Review) -> Iterator[str]:
        """The better action or, where the chosen one was best, the next best; and the chance to win after it."""
        judged = next(decision for decision in review.decisions if decision.n == one.n)
        if one.better is not None:
            chance = self.percent(one.after + judged.loss)
            yield self.text("review-better-chance", action=self.deed(one.n, one.better), chance=chance)
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
            yield self.text("review-hindsight", before=before, after=after, choice=choice, seat=one.seat, you="no")

    def costly(self, review: Review) -> list[DecisionReview]:
        """The decisions that surely cost something, the worst first; turning points are told elsewhere."""
        told = {point.n for point in review.turning_points}
        sure = [one for one in review.decisions if one.sure and one.n not in told]
        return sorted(sure, key=lambda one: -one.loss)

    def decision(self, one: DecisionReview, review: Review) -> str:
        """What a decision lost, what would have been better and why, and how it turned out."""
        lied = self.lied_to(one.seat, behind(one, review.claims))
        return " ".join([self.cost(one), *self.apart(one, review), *self.why(one), *lied, *self.hindsight(one, review)])

    def brief(self, one: DecisionReview, review: Review) -> Iterator[str]:
        """The same without the reasons, unless money and the chance to win speak against each other."""
        yield self.cost(one)
        for apart in self.apart(one, review):
            yield apart
            yield from self.why(one)
        yield from self.lied_to(one.seat, behind(one, review.claims))

    def apart(self, one: TurningPoint | DecisionReview, review: Review) -> Iterator[str]:
        """Of a deal that gained money, though agreeing to it cost a chance to win: both, since they look like a
        contradiction. Not where the better action would have brought more money."""
        deal = next((deal for deal in review.deals if deal.n == agreed_to(one, review.deals)), None)
        richer = any(why.code == "money" and why.seat == one.seat and why.then > why.now for why in one.why)
        money = 0.0 if deal is None else deal.worth.get(one.seat, 0.0)
        if one.better is not None and not richer and money > GAIN:
            yield self.text("review-money-apart", seat=one.seat, money=self.gain(money))

    def cost(self, one: DecisionReview) -> str:
        """What a decision lost, and what would have been better."""
        return self.text(
            "review-decision",
            when=self.at_line(one.n),
            seat=one.seat,
            you="no",
            action=self.deed(one.n, one.action),
            now=self.percent(one.after),
            chance=self.percent(one.after + one.loss),
            better="" if one.better is None else self.deed(one.n, one.better),
        )

    def award(self, one: Award) -> str:
        """An award."""
        in_money = one.code in ("best-deal", "best-bluff")
        value = self.gain(one.value) if in_money else self.change(one.value)
        if not one.n:
            return self.text(AWARDS[one.code], seat=one.seat, value=value)
        action = self.deed(one.n, self.match.moments[one.n - 1].line.action)
        return self.text(AWARDS[one.code], seat=one.seat, value=value, moment=self.moment(one.n), action=action)

    def praise(self, one: Award, review: Review) -> str:
        """A friendly word, and why it is deserved where that can be told."""
        deal = next((deal for deal in review.deals if deal.n == one.n), None) if one.code == "best-deal" else None
        return " ".join([self.award(one), *([] if deal is None else [f"{self.terms(deal)}."])])

    def winning(self, review: Review) -> Iterator[str]:
        """The same among all deals."""
        for told in self.winning_deal(review):
            yield self.text("review-winning-deal", told=told)

    def winning_deal(self, review: Review) -> Iterator[str]:
        """The deal that won the match, if there is one."""
        won = review.winning_deal
        deal = next((deal for deal in review.deals if won and deal.n == won.n), None)
        if won is not None and deal is not None:
            terms = self.terms(deal)
            chances = {"before": self.percent(won.before), "after": self.percent(won.after)}
            yield self.text("decided-won-deal", when=self.when(won.at), terms=terms, seat=won.seat, you="no", **chances)

    def best(self, deal: DealReview) -> str:
        """Why this deal was the best: what it was, and what it was worth to each party."""
        return self.text("award-best-deal-why", terms=self.terms(deal), worth=self.worth(deal))
