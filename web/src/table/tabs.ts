/** What lies beside a game, one thing at a time: tabs on a desk, sheets that slide up on a phone. */
import type { Snippet } from "svelte";
import { MediaQuery } from "svelte/reactivity";

export interface Tab {
  id: string;
  label: string;
  /** How many things wait there, and the same in words. */
  badge?: { count: number; said: string } | undefined;
  /** The tips of the guide that point at this tab. */
  teaches?: string;
  /** There is nothing in it now: it keeps its place, and cannot be opened. */
  idle?: boolean;
  content: Snippet;
}

/** Room for a column beside the table. The same width stands in the components' styles. */
export const desk = new MediaQuery("min-width: 60rem", true);

/** Room for several things one above the other. */
export const tall = new MediaQuery("min-height: 60rem", false);

/** The tab that is shown: the one that was opened, else on a desk the first one, on a phone none. */
export function shownTab(tabs: readonly Tab[], open: string | null, isDesk: boolean): Tab | null {
  const there = tabs.filter(({ idle }) => !idle);
  return there.find(({ id }) => id === open) ?? (isDesk ? (there[0] ?? null) : null);
}

/** The tab after this one, or before it. */
export function nextTab(tabs: readonly Tab[], from: string, by: 1 | -1): Tab | undefined {
  const there = tabs.filter(({ idle }) => !idle);
  const place = there.findIndex(({ id }) => id === from);
  return there[(place + by + there.length) % there.length];
}
