/** What a heist came to: who was who, who got what, who lied. */
import type { Words } from "../../words/words";
import { lastLook } from "./beats";
import { charactersOf, ownerOf, type Character } from "./facts";
import type { Event, Role, View } from "./types";

export interface Result {
  round: number;
  /** The table at the end of the heist. */
  view: View;
  /** Everybody's money when it began. */
  before: readonly number[];
  /** For each seat, what deals of the round brought or cost. */
  deals: readonly number[];
}

export interface Row {
  seat: number;
  characters: (Character & { lies: Role[] })[];
  /** What the heist brought or cost. */
  change: number;
  /** What deals before it brought or cost. */
  deals: number;
  /** Both together. */
  round: number;
}

/** For each seat, what the deals of a round brought or cost, as everybody was told. */
export function dealsIn(feed: readonly { event: Event }[], round: number, players: number): number[] {
  const turned = feed.findIndex(({ event }) => event.event === "LootTurned" && event.round === round);
  const after = feed.slice(turned + 1);
  const next = after.findIndex(({ event }) => event.event === "LootTurned");
  const paid = after
    .slice(0, next < 0 ? undefined : next)
    .flatMap(({ event }) => (event.event === "Paid" && event.why === "deal" ? [event] : []));
  return Array.from({ length: players }, (_, seat) =>
    paid.reduce(
      (sum, { source, target, amount }) => sum + (target === seat ? amount : source === seat ? -amount : 0),
      0,
    ),
  );
}

/** What a player has, with what lies on their characters. */
function fortune(money: readonly number[], seat: number, view: View, words: Pick<Words, "place">): number {
  const isTheirs = ([kind, number]: [string, number]) =>
    kind === "seat" ? number === seat : kind === "character" && ownerOf(view, number) === seat;
  return money.reduce((sum, amount, account) => sum + (isTheirs(words.place(account)) ? amount : 0), 0);
}

/** A row for each player, the viewer first. */
export function rowsOf({ view, before, deals }: Result, words: Pick<Words, "place">): Row[] {
  const lies = lastLook(view)?.lies ?? [];
  const liesOf = ({ id }: Character) => lies.flatMap(({ character, said }) => (character === id ? [said] : []));
  const first = Math.max(view.viewer, 0);
  return Array.from({ length: view.players }, (_, place) => (first + place) % view.players).map((seat) => {
    const characters = charactersOf(view, seat).map((one) => ({ ...one, lies: liesOf(one) }));
    const change = fortune(view.money, seat, view, words) - fortune(before, seat, view, words);
    const dealt = deals[seat] ?? 0;
    return { seat, characters, change, deals: dealt, round: change + dealt };
  });
}
