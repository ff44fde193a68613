/** Putting a deal together: payments and departures, as a form of terms offers them. */
import type { Blank } from "../../shell/messages";
import type { Words } from "../../shell/words";
import type { Payment } from "./beats";
import type { Terms } from "./facts";

export type Offered = Extract<Blank, { kind: "terms" }>;
export type Start = "buy" | "sell" | "both";

export interface Draft {
  payments: Payment[];
  departures: number[];
}

/** What a deal does to one of the players in it. */
export interface Effect {
  seat: number;
  change: number;
  leaves: number[];
}

/** The seats one can make a deal with, and oneself. */
export function seatsIn(offered: Offered): number[] {
  return Object.keys(offered.purses).map(Number);
}

/** A common deal with somebody: I pay you to leave, you pay me, we both leave. */
export function started(start: Start, offered: Offered, partner: number, perSeat: number): Draft {
  const me = offered.proposer;
  const first = (seat: number) => offered.characters.filter((one) => Math.floor(one / perSeat) === seat).slice(0, 1);
  if (start === "buy") return { payments: [{ source: me, target: partner, amount: 1 }], departures: first(partner) };
  if (start === "sell") return { payments: [{ source: partner, target: me, amount: 1 }], departures: first(me) };
  return { payments: [], departures: [...first(me), ...first(partner)] };
}

/** The draft in its one spelling: sorted, one payment for each payer and payee, nothing that has become impossible. */
export function spelled(draft: Draft, offered: Offered): Terms {
  const seats = seatsIn(offered);
  const sums = new Map<string, Payment>();
  for (const { source, target, amount } of draft.payments) {
    if (source === target || !seats.includes(source) || !seats.includes(target) || amount < 1) continue;
    const key = `${source} ${target}`;
    sums.set(key, { source, target, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  const payments = [...sums.values()].sort((a, b) => a.source - b.source || a.target - b.target);
  return { payments, departures: offered.characters.filter((one) => draft.departures.includes(one)) };
}

/** Everybody in a deal, and what it does to them. */
export function effectsOf(terms: Terms, perSeat: number): Effect[] {
  const found = new Map<number, Effect>();
  const of = (seat: number) => {
    const effect = found.get(seat) ?? { seat, change: 0, leaves: [] };
    found.set(seat, effect);
    return effect;
  };
  for (const { source, target, amount } of terms.payments) {
    of(source).change -= amount;
    of(target).change += amount;
  }
  for (const character of terms.departures) of(Math.floor(character / perSeat)).leaves.push(character);
  return [...found.values()].sort((a, b) => a.seat - b.seat);
}

/** Who is asked to pay more than is in the purse, if anybody. */
export function overdrawn(terms: Terms, offered: Offered): number | null {
  const due = new Map<number, number>();
  for (const { source, amount } of terms.payments) due.set(source, (due.get(source) ?? 0) + amount);
  return [...due].find(([seat, sum]) => sum > (offered.purses[seat] ?? 0))?.[0] ?? null;
}

/** After a name: that it is oneself. Not everybody has typed their own. */
export function you(seat: number, words: Words): string {
  return seat === words.me ? ` ${words.text("heist-you")}` : "";
}
