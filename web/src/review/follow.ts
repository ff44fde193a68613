/** A review as it is made. */
import * as api from "../shell/api";
import type { DealReview, DecisionReview, Refusal, Review, TurningPoint } from "../wire/messages";

const ASK_AGAIN_MS = 1000;

export type Progress = { done: number; steps: number };

/** Asks for a review until it is whole, and tells what is known so far. Gives a function that stops asking. */
export function follow(
  id: string,
  tell: (review: Review | null, progress: Progress | null) => void,
  refuse: (refusal: Refusal) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  async function ask(): Promise<void> {
    const found = await api.review(id);
    if (stopped) return;
    if ("judge" in found) return tell(found, null);
    tell(found.review ?? null, found);
    timer = setTimeout(() => void ask().catch(failed), ASK_AGAIN_MS);
  }
  const failed = (caught: unknown) => {
    if (!stopped) refuse(api.refusalOf(caught));
  };
  void ask().catch(failed);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/**
 * A review in a nutshell: the turning point that moved a chance most, the best deal, the one that left most on the table
 * though all would have gained, and what the player who reads it lost most by.
 */
export function essence(
  { turning_points = [], deals = [], best_deal = null, decisions = [] }: Review,
  me: string | null = null,
): {
  turn: TurningPoint | undefined;
  missed: DealReview | undefined;
  best: DealReview | undefined;
  yours: DecisionReview | undefined;
} {
  const [missed] = deals.filter((deal) => deal.missed).sort((one, other) => other.surplus - one.surplus);
  const moved = (one: TurningPoint): number => Math.abs(one.after - one.before);
  const [turn] = [...turning_points].sort((one, other) => moved(other) - moved(one));
  const best = best_deal ? deals.find(({ n }) => n === best_deal.n) : undefined;
  const [yours] = decisions
    .filter((one) => one.sure && one.better && one.seat === me && one.n !== turn?.n)
    .sort((one, other) => other.loss - one.loss);
  return { turn, missed, best, yours };
}
