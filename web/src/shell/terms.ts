/** The terms of a deal, as the blank of a form describes them. */
import type { TermsBlank } from "../wire/messages";

export type Payment = { source: number; target: number; amount: number };
export type Terms = { payments: Payment[]; departures: number[] };

/** The seats that a deal can name, the proposer among them. */
export function seatsIn(blank: TermsBlank): number[] {
  return Object.keys(blank.purses).map(Number);
}

/** The same deal as the server spells it: one payment from each payer to each payee, everything in order, nobody who has left. */
export function spelled({ payments, departures }: Terms, blank: TermsBlank): Terms {
  const sums = new Map<string, Payment>();
  for (const { source, target, amount } of payments) {
    if (!(source in blank.purses && target in blank.purses)) continue;
    const key = `${source} ${target}`;
    sums.set(key, { source, target, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return {
    payments: [...sums.values()].sort((a, b) => a.source - b.source || a.target - b.target),
    departures: blank.characters.filter((one) => departures.includes(one)),
  };
}
