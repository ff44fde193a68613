/** What was offered in a round, and what came of it. */
import type { Event, Terms } from "./types";

export interface Offered {
  id: number;
  seat: number;
  terms: Terms;
  outcome: "open" | "struck" | "declined" | "over";
}

/** The offers of a round, oldest first. */
export function offersIn(feed: readonly { event: Event }[], round: number): Offered[] {
  const turned = feed.map(({ event }) => event.event === "LootTurned" && event.round === round).lastIndexOf(true);
  const offers = new Map<number, Offered>();
  const ends = (id: number, outcome: Offered["outcome"]) => {
    const before = offers.get(id);
    if (before) offers.set(id, { ...before, outcome });
  };
  for (const { event } of feed.slice(turned + 1)) {
    if (event.event === "Proposed") offers.set(event.proposal, { ...offerOf(event), outcome: "open" });
    else if (event.event === "Struck") ends(event.proposal, "struck");
    else if (event.event === "Declined") ends(event.proposal, "declined");
    else if (event.event === "TookBack" || event.event === "Lapsed") ends(event.proposal, "over");
  }
  return [...offers.values()];
}

const offerOf = ({ proposal, seat, terms }: Extract<Event, { event: "Proposed" }>) => ({ id: proposal, seat, terms });

/** Those that wait for an answer, then the newest of the others; oldest first. */
export function latest(offers: readonly Offered[], most: number): Offered[] {
  const closed = offers.filter(({ outcome }) => outcome !== "open" && outcome !== "over").reverse();
  const open = offers.filter(({ outcome }) => outcome === "open").reverse();
  return [...open, ...closed].slice(0, most).sort((one, other) => one.id - other.id);
}
