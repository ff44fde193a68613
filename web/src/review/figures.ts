/** Chances, points, money and deals in words: what a review and a verdict say alike. */
import type { Action, DealReview, Why } from "../wire/messages";
import type { Words } from "../words/words";

/** Reasons whose figures are probabilities, or shares of the trials. */
const IN_PERCENT = ["same-role", "doubled", "alone", "holds", "agrees", "all-agree", "wins", "eliminated", "leaves"];

/** In money: a smaller gain is not worth telling. */
export const GAIN = 0.25;

/** A price at which a party neither gains nor loses, but for a rounding error, suits it. */
const ROUNDING = 1e-6;

export class FigureWords {
  constructor(readonly words: Words) {}

  /** A chance, in percent. */
  percent(share: number): string {
    return this.number(share, { style: "percent", maximumFractionDigits: 0 });
  }

  /** A difference of chances, in whole percent with its sign. */
  change(share: number): string {
    return this.number(share, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
  }

  money(amount: number): string {
    return this.number(amount, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  }

  /** A gain or a loss of money, with its sign. */
  gain(amount: number): string {
    return this.number(amount, { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: "exceptZero" });
  }

  /** A number with a real minus; what is rounded to zero has no sign. */
  private number(value: number, how: Intl.NumberFormatOptions): string {
    const said = new Intl.NumberFormat(this.words.lang, how).format(value);
    return said.replace("-", /[1-9]/.test(said) ? "−" : "");
  }

  /** What a deal should bring each party. */
  worth({ worth }: DealReview): string {
    const each = Object.entries(worth).map(([seat, money]) =>
      this.text("review-worth", { seat, money: this.gain(money) }),
    );
    return this.words.both(each);
  }

  /** The prices at which both gain: whole amounts, as people pay them. */
  prices({ lowest, highest }: DealReview): string[] {
    if (lowest === null || highest === null) return [];
    const [low, high] = [Math.max(1, Math.ceil(lowest - ROUNDING)), Math.floor(highest + ROUNDING)];
    if (low > high) return [this.text("review-no-price")];
    return [low === high ? this.text("review-one-price", { price: low }) : this.text("review-prices", { low, high })];
  }

  /** The reasons for the better of two actions in one sentence, if there are any; for the chosen one, they name it. */
  why(facts: Why[] = [], chosen = ""): string[] {
    if (!facts.length) return [];
    const both = (first: string, second: string) => this.text("why-and", { first, second });
    const told = facts.map((one) => this.fact(one)).reduce(both);
    return [
      chosen
        ? this.text("review-why-chosen", { action: chosen, facts: told })
        : this.text("review-why", { facts: told }),
    ];
  }

  private fact({ code, seat, other = "", then, now = 0, role = "", other_role = "" }: Why): string {
    const figure = (value: number) => (IN_PERCENT.includes(code) ? this.percent(value) : this.money(value));
    const the = (name: string) => (name ? this.text("role-the", { role: name }) : "");
    const figures = { then: figure(then), now: figure(now) };
    return this.text(`why-${code}`, { seat, other, ...figures, role: the(role), other_role: the(other_role) });
  }

  /** An action as an infinitive; an answer to a proposal with its terms, where they are known. */
  protected answer(action: Action, terms: unknown): string {
    if (action.verb === "Ready") return this.text("review-stay");
    if (action.verb === "Withdraw") return this.leaves(action);
    if (terms && action.verb === "Accept") return this.text("review-accept", { terms: this.terms(terms) });
    if (terms && action.verb === "Decline") return this.text("review-decline", { terms: this.terms(terms) });
    return this.words.action(action);
  }

  private leaves(action: Action): string {
    if (this.words.perSeat === 1) return this.text("review-leave");
    const character = this.words.value(this.words.blanks("Withdraw")["character"] ?? "", action["character"]);
    return this.text("review-take-out", { character });
  }

  protected terms(terms: unknown): string {
    return this.words.value(this.words.blanks("Propose")["terms"] ?? "", terms);
  }

  protected text(key: string, args: Parameters<Words["text"]>[1] = {}): string {
    return this.words.text(key, args);
  }
}
