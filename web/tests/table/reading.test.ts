import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { LiveTable } from "../../src/shell/live.svelte";
import { isNext, keepWaiting } from "../../src/table/reading";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks bots to wait again and again, says so, and stops after a minute or when the tip is read", () => {
  const table = new LiveTable("table");
  const send = vi.fn(() => Promise.resolve(true));
  const stop = keepWaiting(table, send);
  expect(send).toHaveBeenLastCalledWith({ do: "Hold", seconds: 20 });
  expect(table.reading).toBe(true);
  vi.advanceTimersByTime(40_000);
  expect(send).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(600_000);
  expect(table.reading).toBe(false);
  const sent = send.mock.calls.length;
  expect(sent).toBeLessThan(6);
  stop();
  const next = keepWaiting(table, send);
  next();
  vi.advanceTimersByTime(60_000);
  expect(table.reading).toBe(false);
  expect(send).toHaveBeenCalledTimes(sent + 1);
});

it("bots wait for a player who has acted only where the tip says what to do next", () => {
  expect(isNext("Withdraw", "Negotiate", null)).toBe(false);
  expect(isNext("bluffed", "Negotiate", { mark: "bluffed" })).toBe(false);
  expect(isNext("Negotiate-alone", "Negotiate", null)).toBe(false);
  expect(isNext(undefined, undefined, null)).toBe(false);
  expect(isNext("owed", "Negotiate", null)).toBe(true);
  expect(isNext("Negotiate", "Negotiate", null)).toBe(true);
  expect(isNext("agreed", "Negotiate", { mark: "agreed", seat: 1, only: true })).toBe(true);
});
