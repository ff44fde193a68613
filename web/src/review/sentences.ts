/** The findings of a review in words, as `millions.review.sentences` says them. */
import type {
  Action,
  Award,
  ClaimReview,
  DealReview,
  DecisionReview,
  LuckReview,
  Review,
  SeatReview,
  Outcome,
  Swing,
  Tie,
  TurningPoint,
  Unlucky,
} from "../wire/messages";
import type { Words } from "../words/words";
import { FigureWords, GAIN } from "./figures";
import { actedOn, behind, memorableLies, MOVED } from "./memorable";

/** With all cards open, a smaller change of the chance is not told. */
const TURNED = 0.03;

/** What all players choose in secret at the same time. */
const AT_ONCE: readonly unknown[] = ["Choose", "Vote"];

/** Awards whose value is money. */
const IN_MONEY = ["best-deal", "best-bluff"];

/** What a finding says by what the players knew; apart from it, what the open cards say, where they say anything. */
export interface Finding {
  said: string;
  hindsight?: string;
}

/** A list of findings under a heading. */
export interface Ledger {
  heading: string;
  how?: string;
  /** It is not folded. */
  open?: boolean;
  findings: Finding[];
}

/** Sentences about one review. */
export class ReviewWords extends FigureWords {
  /** `me`: the player who reads it. */
  constructor(
    words: Words,
    private readonly review: Review,
    private readonly me: string | null = null,
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
      { heading: "review-page-lies", open: true, findings: this.memorable() },
      { heading: "review-page-all-claims", findings: this.claims(claims).map((said) => ({ said })) },
    ];
    return ledgers.filter(({ findings }) => findings.length);
  }

  /** Up to three lies to remember: which earned most, which was believed most, which was boldest against the cards. */
  private memorable(): Finding[] {
    const lies = memorableLies(this.review.claims ?? []);
    return this.claims(lies.map(({ lie }) => lie)).map((told, place) => ({
      said: this.text("review-lie", { kind: lies[place]?.kind ?? "", told }),
    }));
  }

  turningPoint(point: TurningPoint): Finding {
    const { n, seat, action, before, after } = point;
    const chances = { before: this.percent(before), after: this.percent(after) };
    const same = chances.before === chances.after ? "yes" : "no";
    const deed = { seat, you: this.you(seat), action: this.deed(n, action) };
    const said = this.text("review-turn", { same, when: this.when(n), ...deed, ...chances });
    const why = this.why(point.why, point.better ? "" : this.deed(n, action));
    return {
      said: [said, ...this.better(point), ...this.apart(point), ...why, ...this.misled(point)].join(" "),
      ...this.hindsight(point),
    };
  }

  /** The better action or, where the chosen one was best, the next best; and the chance to win after it. */
  private better({ n, after, better, next_best }: TurningPoint): string[] {
    const judged = this.review.decisions?.find((one) => one.n === n);
    const action = better ?? next_best;
    if (!judged) return [];
    if (!action) return [this.text("review-no-other")];
    const chance = better ? after + judged.loss : after - (judged.gain ?? 0);
    const sentence = better ? "review-better-chance" : "review-next-best";
    return [this.text(sentence, { action: this.deed(n, action), chance: this.percent(chance) })];
  }

  /** Of a deal that gained money, though agreeing to it cost a chance to win: both, since they look like a contradiction.
   * Not where the better action would have brought more money. */
  private apart({ n, seat, action, better, why = [] }: TurningPoint | DecisionReview): string[] {
    const deal = this.dealOf(n, action);
    const money = deal?.worth[seat] ?? 0;
    const richer = why.some((one) => one.code === "money" && one.seat === seat && one.then > (one.now ?? 0));
    return better && !richer && money > GAIN
      ? [this.text("review-money-apart", { seat, money: this.gain(money) })]
      : [];
  }

  /** The deal that an action proposes or agrees to. */
  private dealOf(n: number, { verb, proposal }: Action): DealReview | undefined {
    const { deals = [] } = this.review;
    if (verb === "Propose") return deals.find((deal) => deal.n === n);
    if (verb !== "Accept") return undefined;
    return deals.filter((deal) => deal.n < n && deal.proposal === proposal).at(-1);
  }

  /** The seat's chance with all cards open, before and after a line; and whether it was bad luck or a bad choice. A line
   * that ends a round says nothing: the judge looks one round further after it; nor does a choice that others made at
   * the same time. */
  private hindsight({ n, seat, better, ...judged }: TurningPoint | DecisionReview): Pick<Finding, "hindsight"> {
    if (AT_ONCE.includes(judged.action.verb)) return {};
    const [before, after] = [n - 1, n].map((line) => this.review.chances?.find((one) => one.n === line)?.by_seat[seat]);
    if (before === undefined || after === undefined) return {};
    if (this.endsRound(n) || Math.abs(after - before) < TURNED) return {};
    const bad = better && (!("sure" in judged) || judged.sure);
    const choice = `${bad ? "bad" : "fine"}-${after > before ? "up" : "down"}`;
    const told = { before: this.percent(before), after: this.percent(after), choice, seat, you: this.you(seat) };
    return { hindsight: this.text("review-hindsight", told) };
  }

  private endsRound(n: number): boolean {
    const { parts = [] } = this.review;
    const next = parts.find((one) => one.n === n + 1);
    return next !== undefined && next.round !== parts.filter((one) => one.n <= n).at(-1)?.round;
  }

  /** How far a part of a round moved a chance, and what moved it most. */
  swing({ first, seat, before, after, n, how, by = "", action, clashed = [], outcome }: Swing): string {
    const way = after > before ? "up" : "down";
    const told = { before: this.percent(before), after: this.percent(after), way };
    const said = this.text("decided-swing-was", { when: this.when(first), seat, you: this.you(seat), ...told });
    if (clashed.length) return `${said} ${this.text("decided-clashed", { seats: this.words.both(clashed) })}`;
    if (outcome) return [said, ...this.outcome(outcome)].join(" ");
    const because = action
      ? this.text("decided-by", { seat: by, action: this.deed(n, action), way, mine: this.you(by) })
      : this.text("decided-because", { how, way });
    return `${said} ${because}`;
  }

  /** How a heist ended: who was out and why, who shared. */
  outcome({ falls, sharers }: Outcome): string[] {
    const fell = falls.map(({ role, why, seats, by }) => {
      const told = { seats: this.words.both(seats), count: seats.length, by: by || "none" };
      return this.text("decided-fell", { why, role: this.text("role-the", { role }), ...told });
    });
    return [...fell, this.text("decided-shared", { count: sharers.length, seats: this.words.both(sharers) })];
  }

  /** A choice that won the match, or lost it. */
  turned(point: TurningPoint): Finding {
    const { n, seat, action, before, after } = point;
    const chances = { before: this.percent(before), after: this.percent(after) };
    const deed = { seat, you: this.you(seat), action: this.deed(n, action) };
    return { said: this.text("decided-turned", { when: this.when(n), ...deed, ...chances }), ...this.hindsight(point) };
  }

  /** A lie, and who acted on it: the reader, or others on the reader's. */
  fooled({ n, seat, said, followed = [] }: ClaimReview): string {
    const told = { when: this.when(n), seat, you: this.you(seat), role: this.words.named("role", said) };
    return this.text("decided-fooled-was", { ...told, seats: this.words.both(followed) });
  }

  /** What broke a tie at the end, or that the win is shared. */
  tied({ how, seats }: Tie): string {
    const won = (this.review.seats ?? []).filter(({ result }) => result > 0).map(({ name }) => name);
    return this.text("decided-tied", { how, seats: this.words.both(seats), winners: this.words.both(won) });
  }

  /** Who left a heist that would have paid, as nobody could know. */
  unlucky({ n, seat, then, now }: Unlucky): string {
    const said = this.text("decided-unlucky-was", { when: this.when(n), seat, you: this.you(seat), then, now });
    const lies = this.review.claims?.filter(({ misled = [] }) => misled.some((it) => it.n === n && it.seat === seat));
    return [said, ...this.liedTo(seat, lies)].join(" ");
  }

  private you(seat: string): string {
    return seat === this.me ? "yes" : "no";
  }

  /** How far the cards helped somebody or harmed them, and by which draw most. */
  lucky({ name, luck }: SeatReview): string {
    const [way, sign] = luck > 0 ? ["up", 1] : ["down", -1];
    const told = { seat: name, luck: this.change(luck), way };
    const by = ({ by_seat }: LuckReview) => sign * (by_seat[name] ?? 0);
    const [most] = [...(this.review.luck ?? [])].sort((one, other) => by(other) - by(one));
    if (!most?.events?.length) return this.text("decided-lucky", told);
    const moment = this.when(most.n, "review-moment");
    const share = this.change(most.by_seat[name] ?? 0);
    return this.text("decided-luckiest", { ...told, draw: this.draw(most), moment, share });
  }

  /** What was drawn, in a few words. */
  private draw({ events = [] }: LuckReview): string {
    const keys = events.map(({ event }) => `draw-${event}`);
    return this.text(keys.find((key) => this.words.has(key)) ?? "draw-other");
  }

  /** What the cards did to the chance to win. */
  luck({ luck }: SeatReview): string {
    return this.change(luck);
  }

  lies({ lies = 0, believed = 0 }: SeatReview): string {
    return this.text("review-lies-told", { lies, believed, rest: lies - believed });
  }

  /** A deal, and when it was proposed. */
  struck({ n, action }: DealReview): string {
    return this.text("decided-deal", { when: this.when(n), deal: `${this.terms(action["terms"])}.` });
  }

  /** The deal that should have been taken. */
  missed(deal: DealReview): string {
    const told = { when: this.when(deal.n), terms: this.terms(deal.action["terms"]), worth: this.worth(deal) };
    return [this.text("decided-missed-deal", told), ...this.without(deal)].join(" ");
  }

  /** Any sentence of the catalogue. */
  say(key: string, args: Parameters<Words["text"]>[1] = {}): string {
    return this.text(key, args);
  }

  /** What a decision lost, what would have been better and why, and how it turned out. */
  decision(judged: DecisionReview): Finding {
    const { n, action, better, why } = judged;
    const { said, ...hindsight } = this.cost(judged);
    const reasons = this.why(why, better ? "" : this.deed(n, action));
    return { said: [said, ...reasons, ...this.misled(judged)].join(" "), ...hindsight };
  }

  /** The same without the reasons, unless money and the chance to win speak against each other. */
  brief(judged: DecisionReview): Finding {
    if (this.apart(judged).length) return this.decision(judged);
    const { said, ...hindsight } = this.cost(judged);
    return { said: [said, ...this.misled(judged)].join(" "), ...hindsight };
  }

  private cost(judged: DecisionReview): Finding {
    const { n, seat, action, better, loss, after } = judged;
    const told = { action: this.deed(n, action), better: better ? this.deed(n, better) : "", you: this.you(seat) };
    const chances = { now: this.percent(after), chance: this.percent(after + loss) };
    const said = this.text("review-decision", { when: this.when(n), seat, ...told, ...chances });
    return { said: [said, ...this.apart(judged)].join(" "), ...this.hindsight(judged) };
  }

  deal(deal: DealReview): string {
    const { n, seat, outcome, action } = deal;
    const told = { when: this.when(n), seat, outcome, terms: this.terms(action["terms"]), worth: this.worth(deal) };
    return [this.text("review-deal", told), ...this.comment(deal), ...(deal.rightly ? [] : this.prices(deal))].join(
      " ",
    );
  }

  /** Whether it was missed, or rightly declined. */
  private comment(deal: DealReview): string[] {
    if (deal.missed) return [this.text("review-missed"), ...this.without(deal)];
    return deal.rightly ? [this.text("review-rightly", { seat: deal.declined_by ?? "" })] : [];
  }

  /** Who did better without a missed deal. */
  private without({ better_without = [] }: DealReview): string[] {
    return better_without.length
      ? [this.text("review-better-without", { seats: this.words.both(better_without) })]
      : [];
  }

  /** A list of claims; what made several doubtful in the same way is said once. */
  claims(found: readonly ClaimReview[]): string[] {
    const told = new Set<string>();
    return found.map((one) => {
      const doubts = this.doubts(one).filter((doubt) => !told.has(doubt));
      for (const doubt of doubts) told.add(doubt);
      return this.claim(one, doubts);
    });
  }

  claim(claim: ClaimReview, said = this.doubts(claim)): string {
    const { n, seat, said: role, true: isTrue, moved, after, doubts = [] } = claim;
    const told = { when: this.when(n), seat, role: this.words.named("role", role), true: isTrue ? "yes" : "no" };
    const [most] = Object.entries(moved).sort(([, one], [, other]) => other - one);
    if (!most) return this.text("review-claim", told);
    const [listener, by] = most;
    if (by < MOVED && !isTrue && actedOn(claim).length)
      return [this.text("review-claim", told), ...this.effect(claim), ...said].join(" ");
    if (by < MOVED) {
      const none = doubts.length === Object.keys(moved).length && doubts.every(({ evidence }) => evidence === "none");
      return this.text("review-claim-idle", { ...told, evidence: none ? "none" : "other" });
    }
    const now = after[listener] ?? 0;
    const effect = { listener, before: this.percent(now - by), after: this.percent(now) };
    return [this.text("review-claim-moved", { ...told, ...effect }), ...this.effect(claim), ...said].join(" ");
  }

  /** What a claim earned, and who acted on a lie. */
  private effect(claim: ClaimReview): string[] {
    const { seat, earned = 0 } = claim;
    const acted = claim.true ? [] : actedOn(claim);
    const said: string[] = [];
    const worth = { seat, way: earned > 0 ? "up" : "down", money: this.money(Math.abs(earned)) };
    if (Math.abs(earned) > GAIN) said.push(this.text("review-earned", worth));
    if (acted.length) said.push(this.text("review-followed", { seats: this.words.both(acted) }));
    return said;
  }

  /** The lies that misled a player into a mistake. */
  private misled(one: TurningPoint | DecisionReview): string[] {
    return this.liedTo(one.seat, behind(one, this.review.claims));
  }

  private liedTo(seat: string, lies: readonly ClaimReview[] = []): string[] {
    if (!lies.length) return [];
    const told = lies.map(({ seat, said, role = "" }) =>
      this.text("review-lied", { seat, said: this.words.named("role", said), role: this.text("role-the", { role }) }),
    );
    return [this.text("review-lied-to", { seat, you: this.you(seat), lies: this.words.both(told) })];
  }

  /** Of a lie: who could have doubted it, by each kind of evidence. */
  private doubts({ true: isTrue, doubts = [] }: ClaimReview): string[] {
    const kinds = isTrue ? [] : [...new Set(doubts.map(({ evidence }) => evidence))];
    return kinds.map((evidence) => {
      const seats = doubts.filter((one) => one.evidence === evidence).map(({ seat }) => seat);
      return this.text("review-doubt", { evidence, seats: this.words.both(seats), count: seats.length });
    });
  }

  award({ code, seat, n, value }: Award): string {
    const action = this.review.decisions?.find((one) => one.n === n)?.action;
    const said = this.text(`award-${code}`, {
      seat,
      moment: this.when(n, "review-moment"),
      action: action ? this.deed(n, action) : "",
      value: IN_MONEY.includes(code) ? this.gain(value) : this.change(value),
    });
    const deal = code === "best-deal" ? this.review.deals?.find((one) => one.n === n) : undefined;
    return deal ? `${said} ${this.terms(deal.action["terms"])}.` : said;
  }

  /** The same among all deals. */
  private winning(): string[] {
    return this.winningDeal().map((told) => this.text("review-winning-deal", { told }));
  }

  /** The deal that won the match, if there is one. */
  winningDeal(): string[] {
    const won = this.review.winning_deal;
    const deal = this.review.deals?.find(({ n }) => n === won?.n);
    if (!won || !deal) return [];
    const chances = { before: this.percent(won.before), after: this.percent(won.after) };
    const told = { when: this.when(won.at), terms: this.terms(deal.action["terms"]), you: this.you(won.seat) };
    return [this.text("decided-won-deal", { ...told, seat: won.seat, ...chances })];
  }

  /** Why this deal was the best: what it was, and what it was worth to each party. */
  best(deal: DealReview): string {
    return this.text("award-best-deal-why", { terms: this.terms(deal.action["terms"]), worth: this.worth(deal) });
  }
}
