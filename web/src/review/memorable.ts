/** The lies of a match that its players remember. */
import type { ClaimReview, DecisionReview, TurningPoint } from "../wire/messages";
import { GAIN } from "./figures";

export type Memorable = "earned" | "believed" | "boldest";

/** A claim that raised no belief by more than this convinced nobody. */
export const MOVED = 0.05;

/** Up to three: which earned most of those that others acted on, which was believed most, which the cards most spoke against. */
export function memorableLies(claims: readonly ClaimReview[]): { kind: Memorable; lie: ClaimReview }[] {
  const kinds: [Memorable, (lie: ClaimReview) => number][] = [
    ["earned", ({ followed = [], earned = 0 }) => (followed.length && earned > GAIN ? earned : 0)],
    ["believed", ({ moved }) => above(Math.max(0, ...Object.values(moved)), MOVED)],
    ["boldest", ({ doubts = [] }) => (doubts.length ? 1 - Math.min(...doubts.map(({ chance }) => chance)) : 0)],
  ];
  const told = new Set<ClaimReview>();
  return kinds.flatMap(([kind, worth]) => {
    const left = claims.filter((one) => !one.true && !told.has(one) && worth(one) > 0);
    const [lie] = left.sort((one, other) => worth(other) - worth(one));
    if (lie) told.add(lie);
    return lie ? [{ kind, lie }] : [];
  });
}

/** What players decide by what they believe of others. */
const BY_BELIEF: readonly unknown[] = ["Propose", "Accept", "Decline", "Ready", "Withdraw", "NameRole"];

/** Who surely acted on a lie. Who only stayed may have believed nothing, and its speaker was out as well. */
export function actedOn({ followed = [], misled = [] }: ClaimReview): string[] {
  return [...new Set([...followed, ...misled.filter(({ how }) => how !== "stayed").map(({ seat }) => seat)])];
}

/** The lies that misled a player into a mistake. */
export function behind(one: TurningPoint | DecisionReview, claims: readonly ClaimReview[] = []): ClaimReview[] {
  const mistake = one.better && (!("sure" in one) || one.sure);
  if (!mistake || !BY_BELIEF.includes(one.action.verb)) return [];
  const here = ({ misled = [], n }: ClaimReview) =>
    misled.some((it) => it.seat === one.seat && n < one.n && one.n <= it.n);
  return claims.filter(here);
}

const above = (value: number, least: number) => (value > least ? value : 0);
