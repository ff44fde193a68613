import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Show } from "../../../src/games/heists/show.svelte";
import type { Event, Heist, View } from "../../../src/games/heists/types";
import { LiveTable } from "../../../src/shell/live.svelte";
import { tastes } from "../../../src/shell/tastes.svelte";
import { view } from "../../support/heist";

const BEGAN: Event = { event: "HeistBegan", crew: [0, 1] };
const REVEALED: Event = { event: "Revealed", role: "driver", characters: [1] };
const ABSENT: Event = { event: "Revealed", role: "tech", characters: [] };
const TURNED: Event = { event: "LootTurned", round: 3, card: { name: "Bank", amount: 5, ante: 1 } };
const PAID: Event = { event: "Paid", source: 0, target: 1, amount: 2, why: "deal" };

let calm = false;
beforeEach(() => {
  vi.useFakeTimers();
  calm = false;
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function table(): { live: LiveTable<Heist>; hear: (...events: Event[]) => void; show: Show; moved: number[] } {
  const moved: number[] = [];
  const show = new Show((payments) => moved.push(payments.length));
  const live = new LiveTable<Heist>("t");
  Object.assign(live, { n: 1, view: view() satisfies View });
  show.hear(live);
  const hear = (...events: Event[]) => {
    live.apply({ is: "Change", n: (live.n ?? 0) + 1, at: 0, events });
    show.hear(live);
  };
  return { live, hear, show, moved };
}

describe("a heist", () => {
  it("is shown beat by beat, then the table is as it is", () => {
    const { hear, show } = table();
    hear(BEGAN, REVEALED);
    expect([show.running, show.beat?.kind, show.since]).toEqual([true, "begin", 2]);
    expect(show.held?.crew).toEqual([0, 1]);
    const kinds = [];
    while (show.beat) {
      kinds.push(show.beat.kind);
      vi.advanceTimersByTime(show.beat.lastsMs);
    }
    expect(kinds).toEqual(["begin", "call", "turn"]);
    expect([show.running, show.held, show.since]).toEqual([false, null, null]);
  });

  it("ends with a last look at who lied, which is not reported", () => {
    const { live, hear, show } = table();
    Object.assign(live, {
      view: view({ claims: [{ event: "Claimed", character: 1, role: "brute" }] }) satisfies View,
    });
    show.hear(live);
    hear(BEGAN, REVEALED, { event: "NothingShared" });
    const kinds = [];
    while (show.beat) {
      kinds.push(show.beat.kind);
      vi.advanceTimersByTime(show.beat.lastsMs);
    }
    expect(kinds).toEqual(["begin", "call", "turn", "end", "lies"]);
    expect(show.report.map(({ kind }) => kind)).toEqual(["begin", "turn", "end"]);
  });

  it("is reported without the calls, for the round it belongs to", () => {
    const { hear, show } = table();
    hear(BEGAN, REVEALED);
    show.stop();
    expect(show.report.map(({ kind }) => kind)).toEqual(["begin", "turn"]);
    expect(show.round).toBe(2);
  });

  it("passes over a role that is not in play", () => {
    const { hear, show } = table();
    hear(BEGAN, ABSENT);
    show.stop();
    expect(show.report.map(({ role }) => role)).toEqual([null]);
  });

  it("keeps every step for a player who asked for less motion, and nothing flies", () => {
    calm = true;
    const { hear, show, moved } = table();
    hear(BEGAN, REVEALED, { ...PAID, why: "ante-back" });
    expect(show.running).toBe(true);
    vi.runAllTimers();
    expect(show.report).toHaveLength(2);
    expect(moved).toEqual([]);
  });

  it("is told at once to a player who does not want to watch, and twice as fast to one in a hurry", () => {
    tastes.watch("off");
    const { hear, show } = table();
    hear(BEGAN, REVEALED);
    expect([show.running, show.report.length]).toEqual([false, 2]);
    tastes.watch("quick");
    hear(BEGAN, REVEALED);
    vi.advanceTimersByTime(2000);
    expect(show.running).toBe(false);
    tastes.watch("usual");
  });

  it("is forgotten when messages are missing in between", () => {
    const { live, hear, show } = table();
    hear(BEGAN, REVEALED);
    live.n = 9;
    show.hear(live);
    expect([show.running, show.report]).toEqual([false, []]);
  });

  it("is recalled from the story by a player who was not there", () => {
    const { live, show } = table();
    live.apply({ is: "Change", n: 2, at: 0, events: [TURNED, BEGAN, REVEALED] });
    show.recall(live);
    expect(show.report.map(({ kind }) => kind)).toEqual(["begin", "turn"]);
    expect(show.round).toBe(3);
  });
});

it("moves money outside a heist at once", () => {
  const { hear, moved } = table();
  hear(PAID);
  expect(moved).toEqual([1]);
});
