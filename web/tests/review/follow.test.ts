import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { follow } from "../../src/review/follow";
import type { Review } from "../../src/wire/messages";

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
      [REVIEW, { done: 5, steps: 9, review: REVIEW }],
      [REVIEW, null],
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
