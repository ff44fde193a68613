/** The story without its repeats: what somebody says again in the same round is the same line, counted. */
import type { Event } from "../shell/messages";
import type { Told } from "../shell/state.svelte";
import type { Words } from "../shell/words";

/** What is only said, and can be said again; whatever else happens has happened each time. */
const SAID = ["Claimed", "Proposed", "SaidReady"];

export interface Line {
  id: string;
  event: Event;
  text: string;
  times: number;
}

/** A line for each event, where it was last said. */
export function folded(feed: readonly Told[], inPlay: unknown, words: Words): Line[] {
  let round = 0;
  const lines = new Map<string, Line>();
  for (const { id, event } of feed) {
    if ("round" in event) round += 1;
    if (isIdle(event, inPlay)) continue;
    const key = SAID.includes(event.event) ? `${round} ${gist(event, words)}` : id;
    const times = (lines.get(key)?.times ?? 0) + 1;
    lines.delete(key);
    lines.set(key, { id, event, text: words.event(event), times });
  }
  return [...lines.values()];
}

/** What is new in these events, said aloud: nothing that was said word for word in this round. */
export function news(happened: readonly Told[], feed: readonly Told[], words: Words): string[] {
  const first = happened[0];
  const before = first
    ? feed.slice(
        0,
        feed.findIndex(({ id }) => id === first.id),
      )
    : [];
  const round = before.slice(before.map(({ event }) => "round" in event).lastIndexOf(true) + 1);
  const heard = new Set(round.filter(({ event }) => SAID.includes(event.event)).map(({ event }) => words.event(event)));
  return happened.map(({ event }) => words.event(event)).filter((text) => !heard.has(text));
}

/** Deals without their numbers. */
const unnumbered = new WeakMap<Event, Event>();

/** The same deal offered once more has another number, and says nothing new. */
function gist(event: Event, words: Words): string {
  if (!("terms" in event)) return words.event(event);
  const plain = unnumbered.get(event) ?? { ...event, proposal: 0 };
  unnumbered.set(event, plain);
  return words.event(plain);
}

/** A role is called that nobody can have at this table. */
function isIdle(event: Event, inPlay: unknown): boolean {
  return event.event === "Revealed" && Array.isArray(inPlay) && !inPlay.includes(event["role"]);
}
