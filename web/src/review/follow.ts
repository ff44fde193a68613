/** A review as it is made. */
import * as api from "../shell/api";
import type { Refusal, Review } from "../wire/messages";
import type { Words } from "../words/words";

const ASK_AGAIN_MS = 1000;

/** `left_s`: how many seconds it will probably take; unknown at first. */
export type Progress = { done: number; steps: number; left_s?: number };

/** Before this much is seen, and this part of the review is done, nothing is said of the time that is left: the chart
 * comes first and takes little of it. */
const SEEN_MS = 10_000;
const SEEN_PART = 0.3;

/** What was said is corrected if it is this many times as much. */
const WRONG = 2;

/** The pace at which a review goes on, since it is watched. */
export class Pace {
  private first: { done: number; at: number } | undefined;
  private least = Infinity;

  /** The seconds that are left, by the pace so far. More than was said before only if that was clearly wrong. */
  left({ done, steps }: Progress, now: number): number | undefined {
    if (!steps) return undefined;
    this.first ??= { done, at: now };
    const [steady, waited] = [done - this.first.done, now - this.first.at];
    if (steady <= 0 || waited < SEEN_MS || done < SEEN_PART * steps) return undefined;
    const now_left = ((steps - done) * waited) / steady / 1000;
    this.least = now_left > WRONG * this.least ? now_left : Math.min(this.least, now_left);
    return this.least;
  }
}

/** Up to this many seconds it is less than a minute; up to the next number, a few minutes. */
const MINUTE = 60;
const FEW_MINUTES = 300;

/** A time as people say it: as roughly as it is known; before it is, what reviews usually take. */
export function leftInWords(seconds: number | undefined, words: Words): string {
  if (seconds === undefined) return words.text("making-left", { left: "unknown" });
  const left = seconds < MINUTE ? "soon" : seconds < FEW_MINUTES ? "minutes" : "long";
  return words.text("making-left", { left });
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
