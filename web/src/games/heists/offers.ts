/** What was offered in a round, and what came of it. */
import type { Event, EventOf, Terms } from "./types";

type Told = { event: Event };

export interface Offered<T extends Told = Told> {
  id: number;
  seat: number;
  terms: Terms;
  outcome: "open" | "struck" | "declined" | "back" | "over";
  /** What ended it. */
  end: T | null;
}

const ENDS: Partial<Record<Event["event"], Offered["outcome"]>> = {
  Struck: "struck",
  Declined: "declined",
  TookBack: "back",
  Lapsed: "over",
};

/** The offers of a round, oldest first. */
export function offersIn<T extends Told>(feed: readonly T[], round: number): Offered<T>[] {
  const turned = feed.map(({ event }) => event.event === "LootTurned" && event.round === round).lastIndexOf(true);
  const offers = new Map<number, Offered<T>>();
  for (const entry of feed.slice(turned + 1)) {
    const { event } = entry;
    if (event.event === "Proposed") offers.set(event.proposal, offerOf(event));
    const [outcome, before] = [ENDS[event.event], "proposal" in event ? offers.get(event.proposal) : undefined];
    if (outcome && before) offers.set(before.id, { ...before, outcome, end: entry });
  }
  return [...offers.values()];
}

function offerOf({ proposal, seat, terms }: EventOf<"Proposed">): Offered<never> {
  return { id: proposal, seat, terms, outcome: "open", end: null };
}

const isNews = ({ outcome }: Offered): boolean => outcome === "struck" || outcome === "declined";

/** Those that wait for an answer, then the newest of the others; oldest first. */
export function latest<T extends Told>(offers: readonly Offered<T>[], most: number): Offered<T>[] {
  const closed = offers.filter(isNews).reverse();
  const open = offers.filter(({ outcome }) => outcome === "open").reverse();
  return [...open, ...closed].slice(0, most).sort((one, other) => one.id - other.id);
}
