/** Why open points fell: another player's deed, after which I am no longer alone ahead in a sector. */
import type { FeedEntry } from "../../shell/live.svelte";
import type { Words } from "../../words/words";
import { isOwn } from "./blows";
import type { Scene } from "./club";
import type { NewsLine } from "./lately";
import type { Club, Sector } from "./types";

/** Who was alone ahead in each sector, and my open points, when message `n` had been applied. */
export interface Lead {
  n: number;
  sectors: readonly Sector[];
  points: number;
}

/** In which sectors a lead was lost with message `n`, and how my open points changed. */
export interface Loss {
  n: number;
  sectors: readonly Sector[];
  from: number;
  to: number;
}

export function leadOf({ view, outlook }: Scene, n: number): Lead {
  const sectors = outlook.sectors.filter((_, place) => outlook.leaders[place] === view.viewer);
  return { n, sectors: sectors.map(({ sector }) => sector), points: outlook.seats[view.viewer]?.points ?? 0 };
}

/** What others have taken from me between two moments. */
export function lossBetween(before: Lead, now: Lead, feed: readonly FeedEntry<Club>[], me: number): Loss | null {
  const sectors = before.sectors.filter((one) => !now.sectors.includes(one));
  const mine = feed.some(({ n, event }) => n > before.n && isOwn(event, me));
  if (mine || !sectors.length || now.points >= before.points) return null;
  return { n: now.n, sectors, from: before.points, to: now.points };
}

/** The news, with each loss told right after what brought it. */
export function withLosses(lines: readonly NewsLine[], losses: readonly Loss[], words: Words): NewsLine[] {
  const told = [...lines];
  for (const loss of losses) {
    const place = told.map(({ id }) => id.startsWith(`${loss.n}.`)).lastIndexOf(true);
    if (place >= 0) told.splice(place + 1, 0, lineOf(loss, words));
  }
  return told;
}

function lineOf({ n, sectors, from, to }: Loss, words: Words): NewsLine {
  const names = words.both(sectors.map((sector) => words.named("sector", sector)));
  const text = words.text("club-lead-lost", { sectors: names, from, to });
  return { id: `lead-${n}`, by: null, text, flows: [], tone: "blow", own: false };
}
