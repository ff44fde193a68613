/** Putting a deal together: payments and departures, as the form of `Propose` describes them. */
import type { TermsBlank } from "../../wire/messages";
import type { Words } from "../../words/words";
import { ownerOf } from "./facts";
import type { Outlook, Terms } from "./types";

/** Common deals to begin with: I pay you to leave, you pay me to leave, we both leave. */
export const STARTS = ["buy", "sell", "both"] as const;
export type Start = (typeof STARTS)[number];

/** What a deal does to one of the players in it. */
export interface Effect {
  seat: number;
  change: number;
  leaves: number[];
}

/** A common deal with a partner. */
export function started(start: Start, blank: TermsBlank, partner: number): Terms {
  const me = blank.proposer;
  const first = (seat: number) => blank.characters.filter((one) => ownerOf(blank, one) === seat).slice(0, 1);
  if (start === "buy") return { payments: [{ source: me, target: partner, amount: 1 }], departures: first(partner) };
  if (start === "sell") return { payments: [{ source: partner, target: me, amount: 1 }], departures: first(me) };
  return { payments: [], departures: [...first(me), ...first(partner)] };
}

/** What the outlook says that an open proposal does to the players in it. */
export function dealEffects(deal: Outlook["deals"][number] | undefined): Effect[] {
  return (deal?.parties ?? []).map(({ seat, pays, gets, leaves }) => ({ seat, change: gets - pays, leaves }));
}

/** Every player named in a draft, with the money they pay or get and the characters that leave. */
export function effectsOf(terms: Terms, view: { per_seat: number }): Effect[] {
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
  for (const character of terms.departures) of(ownerOf(view, character)).leaves.push(character);
  return [...found.values()].sort((a, b) => a.seat - b.seat);
}

/** "(you)" after a player's own name: not everybody has typed their own. */
export function you(seat: number, words: Words): string {
  return seat === words.me ? ` ${words.text("heist-you")}` : "";
}
