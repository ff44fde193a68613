/** What decided a match, as sentences: `millions.review.sentences` says the same. */
import { dearness, type Payment } from "../shell/payments";
import type { DealReview, Review, Swing } from "../wire/messages";
import type { Finding, ReviewWords } from "./sentences";

/** Of deals that cost the same, this number is told. */
const MOST_DEALS = 3;

/** A smaller luck of a winner is not told. */
const TOLD = 0.05;

/** A sentence under its heading; `key` says what it is about. */
export interface Told extends Finding {
  key: string;
  heading: string;
  /** Whom it is about. */
  seat?: string;
  /** The reader's own choice, which can be tried again: its line. */
  again?: number;
}

/** A few sentences for the reader: what won it, their one costliest choice, the lie that fooled them; and what else
 * there is to tell. All of it without a reader, and while the match is still being reviewed. */
export function story(told: readonly Told[], me: string | null): { first: readonly Told[]; more: readonly Told[] } {
  const has = (key: string) => told.some((one) => one.key === key);
  if (me === null || has("result")) return { first: told, more: [] };
  const keys = [has("won") ? "won" : "swing", "yours", "fooled"];
  const first = keys.flatMap((key) => told.filter((one) => one.key === key));
  return { first, more: told.filter((one) => !first.includes(one)) };
}

/** What decided the match, as far as it is known yet. `me`: the player who reads it. */
export function decided(review: Review, sentences: ReviewWords, me: string | null = null): Told[] {
  const told = [
    ...(review.decided ? [] : atOnce(review, sentences)),
    ...swing(review, sentences),
    ...won(review, sentences, me),
    ...yourSwing(review, sentences, me),
    ...lucky(review, sentences),
    ...costly(review, sentences, me),
    ...fooled(review, sentences, me),
    ...unlucky(review, sentences, me),
    ...dealt(review, sentences, me),
    ...scored(review, sentences, me),
  ];
  return readersFirst(told, me);
}

/** The result, what is about the reader, and then the rest, each in their order. */
function readersFirst(told: readonly Told[], me: string | null): Told[] {
  const rank = ({ key, seat }: Told) => (key === "result" ? 0 : me !== null && seat === me ? 1 : 2);
  return [...told].sort((one, other) => rank(one) - rank(other));
}

/** What the record alone tells, until the whole review is there: who won, who lied, the dearest deal. */
function atOnce({ seats = [], deals = [] }: Review, sentences: ReviewWords): Told[] {
  const won = sentences.words.both(seats.filter(({ result }) => result > 0).map(({ name }) => name));
  const lied = seats.filter(({ lies = 0 }) => lies);
  const said = lied.map(({ name, lies = 0, believed = 0 }) =>
    sentences.say("decided-lied", { seat: name, lies, believed, rest: lies - believed }),
  );
  const dearest = dearestOf(deals).map((one) => sentences.struck(one));
  const lines: Told[] = [];
  const result = sentences.say("decided-result-was", { seats: won });
  if (won) lines.push({ key: "result", heading: "decided-result", said: result });
  if (said.length) lines.push({ key: "lies", heading: "decided-lies", said: said.join(" ") });
  if (dearest.length) lines.push({ key: "dearest", heading: "decided-dearest", said: dearest.join(" ") });
  return lines;
}

/** The struck deals that cost somebody most, as the end of a match counts it; several, if they cost the same. */
function dearestOf(deals: readonly DealReview[]): DealReview[] {
  const priced = deals.filter(({ struck }) => struck).map((deal) => ({ deal, price: dearness(paymentsOf(deal)) }));
  const most = Math.max(0, ...priced.map(({ price }) => price));
  return priced.flatMap(({ deal, price }) => (price && price === most ? [deal] : [])).slice(0, MOST_DEALS);
}

const isPayment = (one: unknown): one is Payment =>
  typeof one === "object" && one !== null && "source" in one && "target" in one && "amount" in one;

function paymentsOf({ action }: DealReview): Payment[] {
  const terms = action["terms"];
  if (typeof terms !== "object" || terms === null || !("payments" in terms) || !Array.isArray(terms.payments))
    return [];
  return terms.payments.filter(isPayment);
}

/** The widest swing, and the reader's own; what happened when the match was won is told as that. */
function swing(review: Review, sentences: ReviewWords): Told[] {
  return widest(review).map((one) => ({
    ...{ key: "swing", heading: "decided-swing", seat: one.seat, said: sentences.swing(one) },
  }));
}

function yourSwing(review: Review, sentences: ReviewWords, me: string | null): Told[] {
  const { swings = [], decided } = review;
  const [first] = widest(review);
  const mine = swings.filter(
    (one) => one.seat === me && one !== first && !(sameEvent(one, review) && me === decided?.seat),
  );
  return mine.map((one) => ({
    ...{ key: "your-swing", heading: "decided-your-swing", seat: one.seat, said: sentences.swing(one) },
  }));
}

/** None before all is judged: what won the match might be told as a swing first. */
const widest = (review: Review): Swing[] =>
  review.decided ? (review.swings ?? []).filter((one) => !sameEvent(one, review)).slice(0, 1) : [];

/** Did this swing happen in the part of a round in which the match was won? */
function sameEvent({ first }: Swing, { decided, parts = [] }: Review): boolean {
  const partOf = (line: number) => Math.max(0, ...parts.map(({ n }) => n).filter((n) => n <= line));
  return Boolean(decided?.won) && partOf(first) === partOf(decided?.n ?? 0);
}

function won(review: Review, sentences: ReviewWords, me: string | null): Told[] {
  const { decided, seats = [] } = review;
  if (!decided) return [];
  const { said: how, ...hindsight } = winning(review, sentences);
  const ended = decided.outcome ? sentences.outcome(decided.outcome) : [];
  const tied = decided.tie ? [sentences.tied(decided.tie)] : [];
  const said = [...(how ? [how] : []), ...ended, ...ahead(review, sentences, me), ...tied];
  const [winner = ""] = seats.filter(({ result }) => result > 0).map(({ name }) => name);
  if (!said.length) return [];
  return [{ key: "won", heading: "decided-won", seat: decided.seat || winner, said: said.join(" "), ...hindsight }];
}

/** That the winner was out in the last heist, and still had more money than all others. */
function ahead({ decided, parts = [], seats = [] }: Review, sentences: ReviewWords, me: string | null): string[] {
  if (!decided) return [];
  const { seat, n, rise } = decided;
  const out = (rise ? rise.outcome : decided.outcome)?.falls.some((fall) => fall.seats.includes(seat));
  const last = parts.filter((one) => one.n <= n).at(-1)?.round === parts.at(-1)?.round;
  const money = seats.find(({ name }) => name === seat)?.score ?? 0;
  const next = Math.max(0, ...seats.map(({ name, score = 0 }) => (name === seat ? 0 : score)));
  if (!out || !last || money <= next) return [];
  return [sentences.say("decided-ahead", { seat, you: seat === me ? "yes" : "no", money, next })];
}

/** What won the match, if something did. */
function winning({ decided, turning_points = [] }: Review, sentences: ReviewWords): Finding {
  if (!decided?.won) return { said: "" };
  const { won: by, n, rise } = decided;
  if (by === "deal") return { said: sentences.winningDeal().join(" ") };
  if (rise) return { said: sentences.swing(rise) };
  const chosen = turning_points.find((one) => one.n === n);
  return chosen ? sentences.turned(chosen) : { said: "" };
}

/** The lie on which the reader acted that earned most; or, if there was none, the reader's own that did. */
function fooled({ decided, claims = [] }: Review, sentences: ReviewWords, me: string | null): Told[] {
  if (!decided || me === null) return [];
  const lies = claims
    .filter((one) => !one.true && one.followed?.length)
    .sort(({ earned: one = 0 }, { earned: other = 0 }) => other - one);
  const lie = lies.find(({ followed }) => followed?.includes(me)) ?? lies.find(({ seat }) => seat === me);
  if (!lie) return [];
  const heading = lie.seat === me ? "decided-fooling" : "decided-fooled";
  return [{ key: "fooled", heading, seat: me, said: sentences.fooled(lie) }];
}

/** The reader's own bad luck, or the greatest of all. */
function unlucky({ unlucky = [] }: Review, sentences: ReviewWords, me: string | null): Told[] {
  const told = unlucky.find(({ seat }) => seat === me) ?? unlucky[0];
  if (!told) return [];
  return [{ key: "unlucky", heading: "decided-unlucky", seat: told.seat, said: sentences.unlucky(told) }];
}

function lucky({ seats = [], luck = [] }: Review, sentences: ReviewWords): Told[] {
  if (!luck.length) return []; // it is not counted yet
  return seats
    .filter((one) => one.result > 0 && Math.abs(one.luck) >= TOLD)
    .map((one) => ({ key: "luck", heading: "decided-luck", seat: one.name, said: sentences.lucky(one) }));
}

/** The reader's own costliest choice, then that of all. */
function costly({ decided, decisions = [], seats = [] }: Review, sentences: ReviewWords, me: string | null): Told[] {
  if (!decided) return [];
  const told = (n: number | undefined): Told[] =>
    decisions
      .filter((one) => one.n === n)
      .map((one): Told => {
        const { seat } = one;
        const whose = { key: "mistake", heading: "decided-costliest", seat };
        return {
          ...(seat === me ? { ...whose, key: "yours", heading: "decided-yours", again: one.n } : whose),
          ...sentences.brief(one),
        };
      });
  const [[worst, n] = [null, undefined]] = Object.entries(decided.costliest);
  if (me === null || worst === me || !seats.some(({ name }) => name === me)) return told(n);
  const mine = decided.costliest[me];
  if (mine !== undefined) return [...told(mine), ...told(n)];
  return [{ key: "yours", heading: "decided-yours", seat: me, said: sentences.say("decided-clean") }, ...told(n)];
}

function dealt({ decided, deals = [], best_deal }: Review, sentences: ReviewWords, me: string | null): Told[] {
  if (!decided || !deals.length) return [];
  const at = (n: number | undefined): DealReview[] => deals.filter((one) => one.n === n);
  const whose = { seat: best_deal?.seat ?? "", you: me !== null && best_deal?.seat === me ? "yes" : "no" };
  const best = at(best_deal?.n).map((one): Told => {
    const told = { when: sentences.when(one.n), deal: sentences.best(one), ...whose };
    return { key: "best-deal", heading: "decided-best", said: sentences.say("decided-best-deal", told) };
  });
  const missed = at(decided.missed).map((one): Told => ({
    ...{ key: "missed", heading: "decided-missed", said: sentences.missed(one) },
  }));
  return [...best, ...missed];
}

/** Where the points came from: of the winner and of the reader, or of everybody. */
function scored({ seats = [] }: Review, sentences: ReviewWords, me: string | null): Told[] {
  const known = seats.filter(({ points = {} }) => Object.keys(points).length);
  const mine = known.some(({ name }) => name === me);
  const told = known.filter(({ name, result }) => !mine || result > 0 || name === me);
  if (!told.length) return [];
  const said = told.map(({ name, points = {} }) => sentences.say("decided-score", { seat: name, ...points }));
  return [{ key: "points", heading: "decided-points", said: said.join(" ") }];
}
