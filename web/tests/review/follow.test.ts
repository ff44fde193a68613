import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { essence, follow } from "../../src/review/follow";
import type { DealReview, Review } from "../../src/wire/messages";

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

describe("a review in a nutshell", () => {
  const deal = (n: number, surplus: number, missed: boolean): DealReview => ({
    ...{ n, seat: "Ann", action: { verb: "Propose" }, proposal: n, outcome: "declined", struck: false },
    ...{ worth: {}, surplus, lowest: null, highest: null, missed },
  });

  it("names the missed deal that left most on the table, and the turning point that moved most", () => {
    const turn = { n: 4, seat: "Bob", action: { verb: "Ready" }, before: 0.5, after: 0.2, better: null };
    const smaller = { ...turn, n: 2, before: 0.3, after: 0.4 };
    const deals = [deal(1, 2, true), deal(2, 5, false), deal(3, 3, true)];
    expect(essence({ ...REVIEW, deals, turning_points: [smaller, turn] })).toEqual({ turn, missed: deals[2] });
    const lost = (n: number, seat: string, loss: number) => ({
      ...{ n, seat, action: { verb: "Ready" }, before: 0.5, after: 0.4, better: { verb: "Ready" } },
      ...{ loss, error: 0.01, sure: loss > 0.03, swing_error: 0.01 },
    });
    const decisions = [lost(4, "Bob", 0.3), lost(5, "Ann", 0.2), lost(6, "Bob", 0.1), lost(7, "Bob", 0.02)];
    expect(essence({ ...REVIEW, decisions, turning_points: [turn] }, "Bob").yours).toBe(decisions[2]);
    expect(essence(REVIEW)).toEqual({ turn: undefined, missed: undefined });
  });
});
