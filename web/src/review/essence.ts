/** A review in a nutshell: what made the winner win, what cost most, and the deals. */
import type { DealReview, DecisionReview, Review, WinningDeal } from "../wire/messages";

/** What raised the chance of a winner most: a choice of theirs, a deal, or the cards. */
export type Won = { n: number; seat: string; gain: number } & (
  { by: "choice"; choice: DecisionReview } | { by: "deal"; deal: WinningDeal } | { by: "cards" }
);

export interface Essence {
  won: Won | undefined;
  /** What the cards of the setting up added to a winner's chance, if it is worth telling: luck, not a moment of play. */
  dealt: { seat: string; gain: number } | undefined;
  /** The choice of any player that lost most; and that of the player who reads it, if it is another. */
  mistake: DecisionReview | undefined;
  yours: DecisionReview | undefined;
  /** The deal that left most on the table though all would have gained. */
  missed: DealReview | undefined;
  best: DealReview | undefined;
}

/** A smaller gift of the first cards is not told. */
const TOLD = 0.05;

export function essence(review: Review, me: string | null = null): Essence {
  const { deals = [], best_deal = null, decisions = [] } = review;
  const [won] = rises(review).sort((one, other) => other.gain - one.gain);
  const costly = decisions
    .filter((one) => one.sure && one.better && one.n !== won?.n)
    .sort((one, other) => other.loss - one.loss);
  const [mistake] = costly;
  const yours = costly.find((one) => one.seat === me && one !== mistake);
  const [missed] = deals.filter((deal) => deal.missed).sort((one, other) => other.surplus - one.surplus);
  const best = best_deal ? deals.find(({ n }) => n === best_deal.n) : undefined;
  return { won, dealt: dealtWell(review), mistake, yours, missed, best };
}

const winnersOf = ({ seats = [] }: Review) => seats.filter(({ result }) => result > 0).map(({ name }) => name);

/** Lines before this one set the game up; a game without rounds is not set up. */
const begins = ({ parts = [] }: Review) => parts.find(({ round }) => round > 0)?.n ?? 0;

function dealtWell(review: Review): Essence["dealt"] {
  const first = (review.luck ?? []).filter(({ n }) => n < begins(review));
  const gains = winnersOf(review).map((seat) => ({
    seat,
    gain: first.reduce((sum, { by_seat }) => sum + (by_seat[seat] ?? 0), 0),
  }));
  return gains.filter(({ gain }) => gain > TOLD).sort((one, other) => other.gain - one.gain)[0];
}

/** Everything in a round that raised the chance of a winner. A deal that was agreed to is told as a deal, not as a
 * choice. */
function rises(review: Review): Won[] {
  const { decisions = [], luck = [], winning_deal: deal = null } = review;
  const [winners, first] = [winnersOf(review), begins(review)];
  const chosen = decisions
    .filter(({ n, seat }) => winners.includes(seat) && n !== deal?.n && n !== deal?.at)
    .map((choice): Won => {
      const { n, seat, before, after, swing_error } = choice;
      return { by: "choice", n, seat, gain: after - before - swing_error, choice };
    });
  const dealt = luck.flatMap(({ n, by_seat }) =>
    winners.map((seat): Won => ({ by: "cards", n, seat, gain: by_seat[seat] ?? 0 })),
  );
  const struck: Won[] = deal ? [{ by: "deal", n: deal.at, seat: deal.seat, gain: deal.after - deal.before, deal }] : [];
  return [...chosen, ...dealt, ...struck].filter(({ n, gain }) => n >= first && gain > 0);
}
