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

  it("says nothing of the time that is left before a good part is done, and corrects what was clearly wrong", () => {
    const pace = new Pace();
    expect(pace.left({ done: 0, steps: 0 }, 0)).toBeUndefined();
    expect(pace.left({ done: 5, steps: 100 }, 1000)).toBeUndefined();
    expect(pace.left({ done: 40, steps: 100 }, 5000), "seen too shortly").toBeUndefined();
    expect(new Pace().left({ done: 20, steps: 100 }, 90_000), "too little is done").toBeUndefined();
    expect(pace.left({ done: 45, steps: 100 }, 21_000)).toBe(27.5);
    expect(pace.left({ done: 52, steps: 100 }, 41_000), "a slow stretch").toBe(27.5);
    expect(pace.left({ done: 56, steps: 100 }, 91_000), "much slower").toBeGreaterThan(60);
    const words = wordsFrom(catalogues("page"), { game: "dollars-1e" });
    expect(leftInWords(undefined, words)).toBe("often one or two minutes");
    expect([4, 59, 61, 290, 400].map((seconds) => leftInWords(seconds, words))).toEqual([
      "less than a minute left",
      "less than a minute left",
      "a few minutes left",
      "a few minutes left",
      "this takes a while: you can leave this page and come back",
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
