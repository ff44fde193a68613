/** What a heist came to: who was who, who got what, who lied. */
import type { Words } from "../../words/words";
import { lastLook } from "./beats";
import { charactersOf, ownerOf, type Character } from "./facts";
import type { Event, EventOf, Role, View } from "./types";

export interface Result {
  round: number;
  /** The table at the end of the heist. */
  view: View;
  /** Everybody's money when it began. */
  before: readonly number[];
  /** For each seat, what deals of the round brought or cost. */
  deals: readonly number[];
  /** What was put into the pot before it, and taken out again by those who left. */
  antes: readonly EventOf<"Paid">[];
  /** What was paid in the heist and after it. */
  paid: readonly EventOf<"Paid">[];
  /** The loot, or the pot, that nobody shared; null if it was shared. */
  lost: number | null;
}

export interface Row {
  seat: number;
  characters: (Character & { lies: Role[] })[];
  /** What the heist brought or cost, the ante included. */
  change: number;
  /** What deals before it brought or cost. */
  deals: number;
  /** Both together. */
  round: number;
  /** What it is made of: shares, what roles pay and take, the ante, deals. */
  parts: Part[];
}

export interface Part {
  why: string;
  amount: number;
}

/** The pot that was lost in these beats, or the loot of the card that nobody shared. */
export function lostIn(beats: readonly { events: readonly Event[] }[], loot: number | undefined): number | null {
  const events = beats.flatMap((one) => one.events);
  if (events.some(({ event }) => event === "NothingShared")) return loot ?? null;
  if (!events.some(({ event }) => event === "PotLost")) return null;
  return events.reduce((sum, one) => sum + (one.event === "Paid" && one.why === "pot-lost" ? one.amount : 0), 0);
}

/** What was paid in a round before its heist, as everybody was told. */
function paidIn(feed: readonly { event: Event }[], round: number): EventOf<"Paid">[] {
  const turned = feed.findIndex(({ event }) => event.event === "LootTurned" && event.round === round);
  const after = feed.slice(turned + 1);
  const end = after.findIndex(({ event }) => event.event === "LootTurned" || event.event === "HeistBegan");
  return after.slice(0, end < 0 ? undefined : end).flatMap(({ event }) => (event.event === "Paid" ? [event] : []));
}

const received = (paid: readonly EventOf<"Paid">[], seat: number) =>
  paid.reduce((sum, { source, target, amount }) => sum + (target === seat ? amount : source === seat ? -amount : 0), 0);

/** For each seat, what the deals of a round brought or cost. */
export function dealsIn(feed: readonly { event: Event }[], round: number, players: number): number[] {
  const paid = paidIn(feed, round).filter(({ why }) => why === "deal");
  return Array.from({ length: players }, (_, seat) => received(paid, seat));
}

/** The antes of a round, and those that came back before the heist. */
export const antesIn = (feed: readonly { event: Event }[], round: number): EventOf<"Paid">[] =>
  paidIn(feed, round).filter(({ why }) => why === "ante" || why === "ante-back");

/** What a player has, with what lies on their characters. */
function fortune(money: readonly number[], seat: number, view: View, words: Pick<Words, "place">): number {
  const isTheirs = ([kind, number]: [string, number]) =>
    kind === "seat" ? number === seat : kind === "character" && ownerOf(view, number) === seat;
  return money.reduce((sum, amount, account) => sum + (isTheirs(words.place(account)) ? amount : 0), 0);
}

/** Reasons that are one thing for a player. */
const SAME: Partial<Record<string, string>> = { "ante-back": "ante", "ante-lost": "ante" };

/** What these payments brought or cost a player, their characters included, by the reason; nothing that comes to 0. */
function partsOf(paid: readonly EventOf<"Paid">[], seat: number, view: View, words: Pick<Words, "place">): Part[] {
  const isTheirs = (account: number) => {
    const [kind, number] = words.place(account);
    return kind === "seat" ? number === seat : kind === "character" && ownerOf(view, number) === seat;
  };
  const sums = new Map<string, number>();
  for (const { source, target, amount, why } of paid) {
    const by = (isTheirs(target) ? amount : 0) - (isTheirs(source) ? amount : 0);
    const reason = SAME[why] ?? why;
    if (by) sums.set(reason, (sums.get(reason) ?? 0) + by);
  }
  return [...sums].map(([why, amount]) => ({ why, amount })).filter(({ amount }) => amount !== 0);
}

/** A row for each player, the viewer first. */
export function rowsOf({ view, before, deals, antes, paid }: Result, words: Pick<Words, "place">): Row[] {
  const lies = lastLook(view)?.lies ?? [];
  const liesOf = ({ id }: Character) => lies.flatMap(({ character, said }) => (character === id ? [said] : []));
  const potted = antes.filter((one) => [one.source, one.target].some((account) => words.place(account)[0] === "pot"));
  const first = Math.max(view.viewer, 0);
  return Array.from({ length: view.players }, (_, place) => (first + place) % view.players).map((seat) => {
    const characters = charactersOf(view, seat).map((one) => ({ ...one, lies: liesOf(one) }));
    const change = fortune(view.money, seat, view, words) - fortune(before, seat, view, words) + received(potted, seat);
    const dealt = deals[seat] ?? 0;
    const parts = partsOf([...paid, ...potted], seat, view, words);
    return {
      seat,
      characters,
      change,
      deals: dealt,
      round: change + dealt,
      parts: dealt ? [...parts, { why: "deal", amount: dealt }] : parts,
    };
  });
}
