/** What is worth telling of a finished match: the best and the worst day on the Exchange, the dearest takeover. */
import type { Event, Sector } from "./types";

/** What the Exchange brought a player at once. */
export interface Settlement {
  seat: number;
  amount: number;
  round: number;
}

export interface Takeover {
  seat: number;
  owner: number;
  sector: Sector;
  amount: number;
  round: number;
}

export interface Highlights {
  best: Settlement | null;
  worst: Settlement | null;
  takeover: Takeover | null;
}

/** The highlights of a match with all cards open; of equal ones, the first. */
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
  if (one.amount > (found.best?.amount ?? 0)) found.best = one;
  if (one.amount < (found.worst?.amount ?? 0)) found.worst = one;
}
