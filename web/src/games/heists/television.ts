/** What a television says of both heist games in one large sentence, and how long that is news. */
import { isTableOf } from "../../shell/live.svelte";
import type { LiveTable } from "../../shell/live.svelte";
import type { Words } from "../../words/words";
import { ownerOf, phaseOf } from "./facts";
import type { Proposal, View } from "./types";

type Told = Pick<Words, "text" | "seat" | "both" | "value">;

/** The common deals, which a short sentence tells: one pays another to leave, or asks to be paid for leaving. */
function shapeOf({ terms, proposer, awaiting }: Proposal, view: View): "buys" | "sells" | "other" {
  const [payment, ...more] = terms.payments;
  const leavers = [...new Set(terms.departures.map((one) => ownerOf(view, one)))];
  const [leaver] = leavers;
  const [answers] = awaiting;
  if (!payment || more.length || leavers.length !== 1 || awaiting.length !== 1) return "other";
  if (terms.departures.length !== view.per_seat || leaver !== payment.target) return "other";
  if (payment.source === proposer && answers === payment.target) return "buys";
  return payment.target === proposer && answers === payment.source ? "sells" : "other";
}

/** The newest offer that waits for an answer, as a question to those who owe it; empty if none does. */
export function asked(view: View, words: Told): string {
  const open = view.proposals.filter(({ awaiting }) => awaiting.length).at(-1);
  if (!open) return "";
  return words.text("heist-tv-asks", {
    shape: shapeOf(open, view),
    seat: words.seat(open.proposer),
    amount: open.terms.payments[0]?.amount ?? 0,
    terms: words.value("record:terms", open.terms),
    names: words.both(open.awaiting.map((seat) => words.seat(seat))),
  });
}

/** Does another player wait for this one's yes or no? */
export const owesAnswer = (view: View, seat: number): boolean =>
  view.proposals.some(({ awaiting }) => awaiting.includes(seat));

/** The part of the match that the table is in: what was said in another is no news. */
export const momentOf = (view: View): string => `${view.round} ${phaseOf(view)}`;

/** What the page's shell needs to know. */
export const FAR = {
  elsewhere: ["Proposed"],
  asked: (table: LiveTable, words: Words) => {
    const view = isTableOf(table, "dollars-1e", "dollars-2e") ? table.view : null;
    return view ? asked(view, words) : "";
  },
  moment: (table: LiveTable) => {
    const view = isTableOf(table, "dollars-1e", "dollars-2e") ? table.view : null;
    return view ? momentOf(view) : "";
  },
};
