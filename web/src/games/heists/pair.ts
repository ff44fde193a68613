/** With three players a seat sends, and announces, two characters: A and B. */
import type { Role } from "./types";

export type Hand = readonly Role[];

/** Is this hand one of those offered? */
export function isOffered(hands: readonly Hand[], hand: Hand): boolean {
  return hands.some((one) => one.join() === hand.join());
}

/** The hand after picking a role for one place. Where the two must differ, picking the other's role swaps them. */
export function picked(hands: readonly Hand[], hand: Hand, place: number, role: Role): Role[] {
  const next = hand.map((before, other) => (other === place ? role : before));
  if (isOffered(hands, next)) return next;
  const before = hand[place];
  return before === undefined ? next : next.map((one, other) => (other === place ? one : before));
}
