/** What is worth telling of a finished match: the best and the worst day on the Exchange, the dearest takeover. */
import type { Event, Sector } from "./types";

/** What the Exchange brought a player at once. */
interface Settlement {
  seat: number;
  amount: number;
  round: number;
}

/** Everybody whom the Exchange brought this sum at once; the round, if it was one and the same. */
export interface Day {
  seats: number[];
  amount: number;
  round: number | null;
}

export interface Takeover {
  seat: number;
  owner: number;
  sector: Sector;
  amount: number;
  round: number;
}

export interface Highlights {
  best: Day | null;
  worst: Day | null;
  takeover: Takeover | null;
}

/** The highlights of a match with all cards open; of equal takeovers, the first. */
export function highlights(events: readonly Event[]): Highlights {
  const found: Highlights = { best: null, worst: null, takeover: null };
  let [round, price] = [0, 0];
  for (const event of events) {
    if (event.event === "RoundBegan") round = event.round;
    if (event.event === "Paid" && event.why === "takeover") price = event.amount;
    if (event.event === "Settled") settle(found, { seat: event.seat, amount: event.result, round });
    if (event.event === "TakenOver" && price > (found.takeover?.amount ?? 0)) {
      const { owner, company } = event.holding;
      found.takeover = { seat: event.seat, owner, sector: company.sector, amount: price, round };
    }
  }
  return found;
}

function settle(found: Highlights, one: Settlement): void {
  if (one.amount > 0) found.best = dayWith(found.best, one, one.amount - (found.best?.amount ?? 0));
  if (one.amount < 0) found.worst = dayWith(found.worst, one, (found.worst?.amount ?? 0) - one.amount);
}

/** The day that has been told so far, or this one if it says more; both, if they say as much. */
function dayWith(day: Day | null, { seat, amount, round }: Settlement, more: number): Day | null {
  if (more > 0 || !day) return { seats: [seat], amount, round };
  if (more < 0) return day;
  const seats = day.seats.includes(seat) ? day.seats : [...day.seats, seat];
  return { seats, amount, round: day.round === round ? round : null };
}
