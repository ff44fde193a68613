import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { follow, leftInWords, Pace } from "../../src/review/follow";
import type { Review } from "../../src/wire/messages";
import { catalogues, wordsFrom } from "../support/words";

const REVIEW: Review = { judge: { name: "quick playouts", version: 2 }, game: "dollars-1e" };

describe("a review in the making", () => {
  const answers: unknown[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answers.shift())));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is asked for until it is whole", async () => {
    answers.push({ done: 1, steps: 9 }, { done: 5, steps: 9, review: REVIEW }, REVIEW);
    const told = vi.fn();
    follow("table", told, vi.fn());
    await vi.runAllTimersAsync();
    expect(told.mock.calls).toEqual([
      [null, { done: 1, steps: 9 }],
      [REVIEW, { done: 5, steps: 9 }],
      [REVIEW, null],
    ]);
  });

  it("says how long it takes by the pace so far, once that is seen, in rounded words", () => {
    const pace = new Pace();
    expect(pace.left({ done: 0, steps: 0 }, 0)).toBeUndefined();
    expect(pace.left({ done: 20, steps: 100 }, 1000)).toBeUndefined();
    expect(pace.left({ done: 30, steps: 100 }, 2000)).toBeUndefined();
    expect(pace.left({ done: 60, steps: 100 }, 5000)).toBe(4);
    const words = wordsFrom(catalogues("page"), { game: "dollars-1e" });
    expect([4, 11, 59, 61, 125].map((seconds) => leftInWords(seconds, words))).toEqual([
      "about 10 seconds left",
      "about 20 seconds left",
      "about 60 seconds left",
      "about 2 minutes left",
      "about 3 minutes left",
    ]);
  });

  it("is not asked for any more once nobody wants it", async () => {
    answers.push({ done: 1, steps: 9 }, REVIEW);
    const told = vi.fn();
    const stop = follow("table", told, vi.fn());
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.runAllTimersAsync();
    expect(told).toHaveBeenCalledTimes(1);
    answers.length = 0;
  });
});
