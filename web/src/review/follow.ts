/** A review as it is made. */
import * as api from "../shell/api";
import type { Refusal, Review } from "../wire/messages";
import type { Words } from "../words/words";

const ASK_AGAIN_MS = 1000;

/** `left_s`: how many seconds it will probably take; unknown at first. */
export type Progress = { done: number; steps: number; left_s?: number };

/** Before this much is seen, nothing is said of the time that is left. */
const SEEN_MS = 3000;

/** The pace at which a review goes on, since it is watched. */
export class Pace {
  private first: { done: number; at: number } | undefined;

  /** The seconds that are left, by the pace so far. */
  left({ done, steps }: Progress, now: number): number | undefined {
    if (!steps) return undefined;
    this.first ??= { done, at: now };
    const [steady, waited] = [done - this.first.done, now - this.first.at];
    if (steady <= 0 || waited < SEEN_MS) return undefined;
    return ((steps - done) * waited) / steady / 1000;
  }
}

/** Seconds from which on minutes are told. */
const MINUTE = 60;
const STEP = 10;

/** A time as people say it: rounded up, in tens of seconds, then in minutes. */
export function leftInWords(seconds: number, words: Words): string {
  const tens = Math.max(1, Math.ceil(seconds / STEP)) * STEP;
  if (tens <= MINUTE) return words.text("making-seconds", { seconds: tens });
  return words.text("making-minutes", { minutes: Math.ceil(seconds / MINUTE) });
}

/** Asks for a review until it is whole, and tells what is known so far. Gives a function that stops asking. */
export function follow(
  id: string,
  tell: (review: Review | null, progress: Progress | null) => void,
  refuse: (refusal: Refusal) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const pace = new Pace();
  async function ask(): Promise<void> {
    const found = await api.review(id);
    if (stopped) return;
    if ("judge" in found) return tell(found, null);
    const { done, steps } = found;
    const left_s = pace.left(found, Date.now());
    tell(found.review ?? null, { done, steps, ...(left_s === undefined ? {} : { left_s }) });
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
