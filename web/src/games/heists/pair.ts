/** With three players a seat sends, and announces, two characters: A and B. */
import type { Role } from "./types";

export type Hand = readonly Role[];
/** A hand that is being put together: a place without a role is still empty. */
export type Draft = readonly (Role | null)[];

/** Is this hand one of those offered? */
export function isOffered(hands: readonly Hand[], hand: Hand): boolean {
  return hands.some((one) => one.join() === hand.join());
}

/** The draft after picking a role for one place. Where the two must differ, picking the other's role swaps them. */
export function picked(hands: readonly Hand[], draft: Draft, place: number, role: Role): Draft {
  const next = draft.map((before, other) => (other === place ? role : before));
  if (hands.some((hand) => fits(hand, next))) return next;
  return next.map((one, other) => (other === place ? one : (draft[place] ?? null)));
}

function fits(hand: Hand, draft: Draft): boolean {
  return draft.every((role, place) => role === null || role === hand[place]);
}
