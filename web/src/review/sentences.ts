/** The findings of a review in words, as `millions.review.sentences` says them. */
import type {
  Action,
  Award,
  ClaimReview,
  DealReview,
  DecisionReview,
  Doubt,
  Review,
  TurningPoint,
} from "../wire/messages";
import type { Words } from "../words/words";
import { FigureWords, GAIN } from "./figures";

/** What a finding says by what the players knew; apart from it, what the open cards say, where they say anything. */
export interface Finding {
  said: string;
  hindsight?: string;
}

/** A list of findings under a heading. */
export interface Ledger {
  heading: string;
  how?: string;
  findings: Finding[];
}

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

  /** When a line was written, as players would say it: the round, and the part of the round. */
  when(n: number, sentence: "review-when" | "review-moment" = "review-when"): string {
    const at = (this.review.parts ?? []).filter((one) => one.n <= n).at(-1);
    return this.text(sentence, { round: at?.part ? at.round : "none", part: at?.part ?? "", n });
  }

  /** The lists below the turning points: what else cost something (the worst first), every deal, every claim. */
  ledgers(): Ledger[] {
    const { decisions = [], deals = [], claims = [], turning_points = [] } = this.review;
    const told = new Set(turning_points.map(({ n }) => n));
    const costly = decisions.filter(({ sure, n }) => sure && !told.has(n)).sort((one, other) => other.loss - one.loss);
    const won = this.winning().map((said): Finding => ({ said }));
    const ledgers = [
      { heading: "review-decisions", findings: costly.map((one) => this.decision(one)) },
      {
        heading: "review-page-all-deals",
        how: this.text("review-deals-how"),
        findings: [...won, ...deals.map((one) => ({ said: this.deal(one) }))],
      },
      { heading: "review-page-all-claims", findings: claims.map((one) => ({ said: this.claim(one) })) },
    ];
    return ledgers.filter(({ findings }) => findings.length);
  }

  turningPoint(point: TurningPoint): Finding {
    const { n, seat, action, before, after } = point;
    const chances = { before: this.percent(before), after: this.percent(after) };
    const said = this.text("review-turn", { when: this.when(n), seat, action: this.deed(n, action), ...chances });
    return { said: [said, ...this.better(point), ...this.why(point.why)].join(" "), ...this.hindsight(point) };
  }

  /** The better action or, where the chosen one was best, the next best; and the chance to win after it. */
  private better({ n, after, better, next_best }: TurningPoint): string[] {
    const judged = this.review.decisions?.find((one) => one.n === n);
    const action = better ?? next_best;
    if (!judged) return [];
    if (!action) return [this.text("review-no-other")];
    const chance = better ? Math.min(1, after + judged.loss) : Math.max(0, after - (judged.gain ?? 0));
    const sentence = better ? "review-better-chance" : "review-next-best";
    return [this.text(sentence, { action: this.deed(n, action), chance: this.percent(chance) })];
  }

  /** The seat's chance with all cards open, before and after a line. */
  private hindsight({ n, seat }: TurningPoint | DecisionReview): Pick<Finding, "hindsight"> {
    const [before, after] = [n - 1, n].map((line) => this.review.chances?.find((one) => one.n === line)?.by_seat[seat]);
    if (before === undefined || after === undefined) return {};
    return {
      hindsight: this.text("review-hindsight", { before: this.percent(before), after: this.percent(after) }),
    };
  }

  decision(judged: DecisionReview): Finding {
    const { n, seat, action, better, loss, error, why } = judged;
    const said = this.text("review-decision", {
      when: this.when(n),
      seat,
      action: this.deed(n, action),
      loss: this.points(-loss),
      error: this.money(100 * error),
      better: better ? this.deed(n, better) : "",
    });
    return { said: [said, ...this.why(why)].join(" "), ...this.hindsight(judged) };
  }

  deal(deal: DealReview): string {
    const { n, seat, outcome, action } = deal;
    const told = { when: this.when(n), seat, outcome, terms: this.terms(action["terms"]), worth: this.worth(deal) };
    return [this.text("review-deal", told), ...this.sums(deal), ...this.prices(deal)].join(" ");
  }

  /** What the parties gained together, or missed. */
  private sums({ struck, worth, surplus, missed, rightly, declined_by, declined_at }: DealReview): string[] {
    const money = this.money(surplus);
    if (struck) return Object.keys(worth).length > 1 ? [this.text("review-together", { money })] : [];
    const left = surplus > GAIN ? [this.text("review-left", { money })] : [];
    if (missed) return [...left, this.text("review-missed")];
    if (!rightly) return left;
    const moment = this.when(declined_at ?? 0, "review-moment");
    return [...left, this.text("review-rightly", { seat: declined_by ?? "", moment })];
  }

  claim({ n, seat, said, true: isTrue, moved, after, doubts = [], earned = 0 }: ClaimReview): string {
    const told = { when: this.when(n), seat, role: this.words.named("role", said), true: isTrue ? "yes" : "no" };
    const [most] = Object.entries(moved).sort(([, one], [, other]) => other - one);
    if (!most) return this.text("review-claim", told);
    const [listener, by] = most;
    const effect = { listener, moved: this.points(by), after: this.percent(after[listener] ?? 0) };
    const sentences = [this.text("review-claim-moved", { ...told, ...effect })];
    if (Math.abs(earned) > GAIN) sentences.push(this.text("review-earned", { seat, money: this.money(earned) }));
    return [...sentences, ...(isTrue ? [] : doubts.map((one) => this.doubt(one)))].join(" ");
  }

  /** Who could have doubted a lie, and from what. */
  private doubt({ seat, evidence, chance }: Doubt): string {
    return this.text("review-doubt", { seat, evidence, chance: this.percent(chance) });
  }

  award({ code, seat, n, value }: Award): string {
    const action = this.review.decisions?.find((one) => one.n === n)?.action;
    const said = this.text(`award-${code}`, {
      seat,
      moment: this.when(n, "review-moment"),
      action: action ? this.deed(n, action) : "",
      value: code === "best-deal" ? this.money(value) : this.points(value),
    });
    const deal = code === "best-deal" ? this.review.deals?.find((one) => one.n === n) : undefined;
    return deal ? `${said} ${this.best(deal)}` : said;
  }

  /** The deal that won the match, if there is one. */
  winning(): string[] {
    const won = this.review.winning_deal;
    const deal = this.review.deals?.find(({ n }) => n === won?.n);
    if (!won || !deal) return [];
    const chances = { before: this.percent(won.before), after: this.percent(won.after) };
    const told = { moment: this.when(won.at, "review-moment"), terms: this.terms(deal.action["terms"]) };
    return [this.text("review-winning-deal", { ...told, seat: won.seat, ...chances })];
  }

  /** Why this deal was the best: what it was, and what it was worth to each party. */
  best(deal: DealReview): string {
    return this.text("award-best-deal-why", { terms: this.terms(deal.action["terms"]), worth: this.worth(deal) });
  }
}
