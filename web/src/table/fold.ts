/** The story without its repeats: what a player says again in the same round is one line, counted. */
import type { FeedEntry } from "../shell/live.svelte";
import type { Look } from "../games/look";
import { stringsIn } from "../shell/values";
import type { AnyGame } from "../wire/messages";
import type { Words } from "../words/words";

type Event = AnyGame["Event"];

export interface StoryLine {
  id: string;
  event: Event;
  text: string;
  times: number;
}

/** What of a game's events is no news: what can be said again, payments that another event has told, those that all make. */
export type Telling = Pick<Look, "repeated" | "told" | "together" | "summed">;

/** The story tells this many of the newest events; the whole match is in the replay. */
const LONGEST_STORY = 400;

/** A line for each event, where it was last said. */
export function folded(
  whole: readonly FeedEntry[],
  view: AnyGame["View"] | null,
  { repeated, told, together, summed = {} }: Telling,
  words: Words,
): StoryLine[] {
  const feed = whole.slice(-LONGEST_STORY);
  let round = 0;
  let before: Event | null = null;
  const lines = new Map<string, StoryLine>();
  for (const [at, { id, event }] of feed.entries()) {
    if ("round" in event) round += 1;
    const known = isTold(event, [before, feed[at + 1]?.event], told);
    if (!("why" in event)) before = event;
    if (known || isIdle(event, view)) continue;
    const all = together[String(event["why"])];
    const same = all === undefined ? [] : runOf(feed, at);
    if (all !== undefined && paidByAll(same, words)) {
      const [first] = same;
      if (first === event) lines.set(id, { id, event, text: allPay(all, same, words), times: 1 });
      continue;
    }
    const key = repeated.includes(event.event) ? `${round} ${gist(event, words)}` : id;
    const times = (lines.get(key)?.times ?? 0) + 1;
    lines.delete(key);
    const text = withSum(event, feed[at - 1]?.event, summed, words);
    lines.set(key, { id, event, text, times });
  }
  return [...lines.values()];
}

/** What is new in these events: nothing that was said word for word in this round. */
export function news(
  happened: readonly FeedEntry[],
  feed: readonly FeedEntry[],
  view: AnyGame["View"] | null,
  { repeated }: Telling,
  words: Words,
): string[] {
  const first = happened[0];
  const before = first
    ? feed.slice(
        0,
        feed.findIndex(({ id }) => id === first.id),
      )
    : [];
  const round = before.slice(before.map(({ event }) => "round" in event).lastIndexOf(true) + 1);
  const said = round.filter(({ event }) => repeated.includes(event.event)).map(({ event }) => words.event(event));
  const fresh = happened.filter(({ event }) => !isIdle(event, view)).map(({ event }) => words.event(event));
  return fresh.filter((text) => !said.includes(text));
}

/** Of what came while a game showed something step by step, what its stage has not told: the next round, and what followed. */
export function afterTheShow(happened: readonly FeedEntry[]): FeedEntry[] {
  const next = happened.findIndex(({ event }) => "round" in event);
  return next < 0 ? [] : happened.slice(next);
}

/** The payments for the same reason around this place. */
function runOf(feed: readonly FeedEntry[], at: number): Event[] {
  const why = feed[at]?.event["why"];
  let [from, to] = [at, at];
  while (feed[from - 1]?.event["why"] === why) from -= 1;
  while (feed[to + 1]?.event["why"] === why) to += 1;
  return feed.slice(from, to + 1).map(({ event }) => event);
}

/** Everybody, and the same for each character. */
const paidByAll = (run: readonly Event[], { names, perSeat }: Words) =>
  run.length === names.length * perSeat && new Set(run.map(({ amount }) => amount)).size === 1;

const allPay = (key: string, [first]: readonly Event[], words: Words) =>
  words.text(key, { game: words.game ?? "", amount: Number(first?.["amount"]) });

/** A payment that the event before or after it tells. */
function isTold(event: Event, beside: readonly (Event | null | undefined)[], told: Telling["told"]): boolean {
  const { why } = event;
  return typeof why === "string" && beside.some((one) => one && (told[one.event] ?? []).includes(why));
}

/** What an event says; with the sum of the payment before it, where only the two together tell it. */
function withSum(event: Event, before: Event | undefined, summed: Telling["summed"], words: Words): string {
  const [key, amount] = [summed?.[event.event], before?.["amount"]];
  const line = words.event(event);
  return key !== undefined && before?.event === "Paid" && typeof amount === "number"
    ? words.text(key, { line, amount })
    : line;
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
function isIdle(event: Event, view: AnyGame["View"] | null): boolean {
  const inPlay = stringsIn(view?.["roles_in_play"]);
  const { role } = event;
  return event.event === "Revealed" && typeof role === "string" && inPlay.length > 0 && !inPlay.includes(role);
}
