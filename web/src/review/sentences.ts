/** The findings of a review in words, as `millions.terminal.review` says them. */
import type { Action, Award, ClaimReview, DealReview, DecisionReview, Review, TurningPoint } from "../wire/messages";
import type { Words } from "../words/words";

/** Sentences about one review. */
export class ReviewWords {
  constructor(
    readonly words: Words,
    private readonly review: Review,
  ) {}

  /** A chance, in percent. */
  percent(share: number): string {
    return this.number(share, { style: "percent", maximumFractionDigits: 0 });
  }

  /** A difference of chances, in points of percent with its sign. */
  points(share: number): string {
    return this.number(100 * share, { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: "exceptZero" });
  }

  money(amount: number): string {
    return this.number(amount, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  }

  private number(value: number, how: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.words.lang, how).format(value).replace("-", "−");
  }

  /** An action as an infinitive; an answer to a proposal says which one. */
  deed(n: number, action: Action): string {
    const answered = this.review.deals?.filter((deal) => deal.n < n && deal.proposal === action["proposal"]).at(-1);
    if (answered && action.verb === "Accept") return this.text("review-accept", { terms: this.terms(answered) });
    if (answered && action.verb === "Decline") return this.text("review-decline", { terms: this.terms(answered) });
    return this.words.action(action);
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
    const { n, seat, outcome, lowest, highest } = deal;
    const worth = Object.entries(deal.worth).map(([seat, money]) =>
      this.text("review-worth", { seat, money: this.money(money) }),
    );
    const said = this.text("review-deal", {
      n,
      seat,
      outcome,
      terms: this.terms(deal),
      worth: this.words.both(worth),
    });
    if (lowest === null || highest === null || lowest >= highest) return said;
    const prices = { low: this.money(Math.max(0, lowest)), high: this.money(highest) };
    return `${said} ${this.text("review-prices", prices)}`;
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

  private terms({ action }: DealReview): string {
    return this.words.value(this.words.blanks("Propose")["terms"] ?? "", action["terms"]);
  }

  private text(key: string, args: Parameters<Words["text"]>[1]): string {
    return this.words.text(key, args);
  }
}
