/** A review as it is made. */
import * as api from "../shell/api";
import type { Refusal, Review } from "../wire/messages";

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
