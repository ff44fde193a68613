/** The verdict on an answer in words, as `millions.terminal.practice` says it. */
import { FigureWords, GAIN } from "../review/figures";
import type { ClaimReview, DealReview, DecisionReview, Verdict } from "../wire/messages";
import type { Words } from "../words/words";

/** A proposal that was open when the question was asked. */
interface Open {
  id: number;
  terms: unknown;
}

/** The chance to win that an answer surely costs. */
export const cost = ({ decision }: Verdict) => (decision?.sure ? decision.loss : 0);

/** Sentences about the answers to one exercise. */
export class VerdictWords extends FigureWords {
  constructor(
    words: Words,
    private readonly open: readonly Open[],
  ) {
    super(words);
  }

  /** What an answer was worth, sentence by sentence. */
  verdict({ decision, deal, claim }: Verdict): string[] {
    const said = [
      ...(decision ? this.decision(decision) : []),
      ...(deal ? this.deal(deal) : []),
      ...(claim ? this.claim(claim) : []),
    ];
    return said.length ? said : [this.text("practice-nothing-new", {})];
  }

  /** How many answers so far, and what they cost together. */
  sum(count: number, lost: number): string {
    return this.text("practice-sum", { count, lost: this.percent(lost) });
  }

  private decision({ before, after, better, sure, loss, why }: DecisionReview): string[] {
    const chance = this.text("practice-chance", { before: this.percent(before), after: this.percent(after) });
    if (!sure || !better) return [chance, this.text("practice-good", {})];
    const terms = this.open.find(({ id }) => id === better["proposal"])?.terms;
    const told = { action: this.answer(better, terms), chance: this.percent(after + loss) };
    return [chance, [this.text("practice-better", told), ...this.why(why)].join(" ")];
  }

  private deal(deal: DealReview): string[] {
    return [this.text("practice-deal", { worth: this.worth(deal) }), ...this.prices(deal)];
  }

  private claim({ moved, after, earned = 0 }: ClaimReview): string[] {
    const worth =
      Math.abs(earned) > GAIN
        ? this.text("practice-claim-worth", { money: this.money(earned) })
        : this.text("practice-claim-nothing");
    const heard = Object.entries(moved).map(([listener, by]) =>
      this.text("practice-claim", { listener, moved: this.change(by), after: this.percent(after[listener] ?? 0) }),
    );
    return [...heard, worth];
  }
}
