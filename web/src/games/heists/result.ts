/** What a heist came to: who was who, who got what, who lied. */
import type { Words } from "../../words/words";
import { lastLook } from "./beats";
import { charactersOf, ownerOf, type Character } from "./facts";
import type { Role, View } from "./types";

export interface Result {
  round: number;
  /** The table at the end of the heist. */
  view: View;
  /** Everybody's money when it began. */
  before: readonly number[];
}

export interface Row {
  seat: number;
  characters: (Character & { lies: Role[] })[];
  /** What the heist brought or cost. */
  change: number;
}

/** What a player has, with what lies on their characters. */
function fortune(money: readonly number[], seat: number, view: View, words: Pick<Words, "place">): number {
  const isTheirs = ([kind, number]: [string, number]) =>
    kind === "seat" ? number === seat : kind === "character" && ownerOf(view, number) === seat;
  return money.reduce((sum, amount, account) => sum + (isTheirs(words.place(account)) ? amount : 0), 0);
}

/** A row for each player, the viewer first. */
export function rowsOf({ view, before }: Result, words: Pick<Words, "place">): Row[] {
  const lies = lastLook(view)?.lies ?? [];
  const liesOf = ({ id }: Character) => lies.flatMap(({ character, said }) => (character === id ? [said] : []));
  const first = Math.max(view.viewer, 0);
  return Array.from({ length: view.players }, (_, place) => (first + place) % view.players).map((seat) => ({
    seat,
    characters: charactersOf(view, seat).map((one) => ({ ...one, lies: liesOf(one) })),
    change: fortune(view.money, seat, view, words) - fortune(before, seat, view, words),
  }));
}
