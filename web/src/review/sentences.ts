/** The findings of a review in words, as `millions.terminal.review` says them. */
import type { Action, Award, ClaimReview, DealReview, DecisionReview, Review, TurningPoint } from "../wire/messages";
import type { Words } from "../words/words";
import { FigureWords } from "./figures";

/** Sentences about one review. */
export class ReviewWords extends FigureWords {
  constructor(
    words: Words,
    private readonly review: Review,
  ) {
    super(words);
  }

  /** An action as an infinitive; an answer to a proposal says which one. */
  deed(n: number, action: Action): string {
    const answered = this.review.deals?.filter((deal) => deal.n < n && deal.proposal === action["proposal"]).at(-1);
    return this.answer(action, answered?.action["terms"]);
  }

  turningPoint({ n, seat, action, before, after, better }: TurningPoint): string {
    const chances = { before: this.percent(before), after: this.percent(after) };
    const said = this.text("review-turn", { n, seat, action: this.deed(n, action), ...chances });
    return better ? `${said} ${this.text("review-better", { action: this.deed(n, better) })}` : said;
  }

  decision({ n, seat, action, better, loss, error }: DecisionReview): string {
    return this.text("review-decision", {
      n,
      seat,
      action: this.deed(n, action),
      loss: this.points(-loss),
      error: this.money(100 * error),
      better: better ? this.deed(n, better) : "",
    });
  }

  deal(deal: DealReview): string {
    const { n, seat, outcome, action } = deal;
    const told = { n, seat, outcome, terms: this.terms(action["terms"]), worth: this.worth(deal) };
    return [this.text("review-deal", told), ...this.prices(deal)].join(" ");
  }

  claim({ n, seat, said, true: isTrue, moved, after, impossible_to }: ClaimReview): string {
    const told = { n, seat, role: this.words.named("role", said), true: isTrue ? "yes" : "no" };
    const [most] = Object.entries(moved).sort(([, one], [, other]) => other - one);
    if (!most) return this.text("review-claim", told);
    const [listener, by] = most;
    const effect = { listener, moved: this.points(by), after: this.percent(after[listener] ?? 0) };
    const sentence = this.text("review-claim-moved", { ...told, ...effect });
    if (isTrue || !impossible_to.length) return sentence;
    return `${sentence} ${this.text("review-impossible", { seats: this.words.both(impossible_to) })}`;
  }

  award({ code, seat, n, value }: Award): string {
    return this.text(`award-${code}`, {
      seat,
      n,
      value: code === "best-deal" ? this.money(value) : this.points(value),
    });
  }
}
