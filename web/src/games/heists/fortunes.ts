/** Everybody's money at the end of each round, as far as this page has seen it. */
import type { HeistView } from "./facts";
import { phaseOf } from "./facts";

/** By the number of rounds played: 0 is what one begins with. */
export type Fortunes = Map<number, number[]>;

/** What a view adds: while a round is planned, and when all is over, purses are what the rounds before have made them. */
export function noted(fortunes: Fortunes, view: HeistView | null): Fortunes {
  const phase = view && phaseOf(view);
  if (!view || (phase !== "planning" && phase !== "over")) return fortunes;
  const played = phase === "over" ? view.round : view.round - 1;
  return new Map([...fortunes, [played, view.money.slice(0, view.players)]]);
}

/** The whole of a finished match, from its story. */
export async function wholeStory(table: string): Promise<Fortunes> {
  const answer = await fetch(`/api/tables/${table}/story?eyes=everybody`);
  if (!answer.ok) return new Map();
  let [view, fortunes] = [{} as HeistView, new Map() as Fortunes];
  for (const change of (await answer.json()) as { view?: Partial<HeistView> }[]) {
    view = { ...view, ...change.view } as HeistView;
    if ("agenda" in view) fortunes = noted(fortunes, view);
  }
  return fortunes;
}
