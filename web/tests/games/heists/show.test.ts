import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { rowsOf, type Result } from "../../../src/games/heists/result";
import { Show } from "../../../src/games/heists/show.svelte";
import { phaseShown } from "../../../src/games/heists/staging.svelte";
import type { Event, Heist, View } from "../../../src/games/heists/types";
import { LiveTable } from "../../../src/shell/live.svelte";
import { tastes } from "../../../src/shell/tastes.svelte";
import { view } from "../../support/heist";

const BEGAN: Event = { event: "HeistBegan", crew: [0, 1] };
const REVEALED: Event = { event: "Revealed", role: "driver", characters: [1] };
const ABSENT: Event = { event: "Revealed", role: "tech", characters: [] };
const TURNED: Event = { event: "LootTurned", round: 3, card: { name: "Bank", amount: 5, ante: 1 } };
const PAID: Event = { event: "Paid", source: 0, target: 1, amount: 2, why: "deal" };

/** Purses, and an ante on the character of seat 1. */
const PLACES = { place: (account: number): [string, number] => (account < 4 ? ["seat", account] : ["character", 1]) };
const NOTHING: Result = { round: 0, view: view(), before: [], deals: [], antes: [], paid: [], lost: null };

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
    expect([show.held?.crew, show.report]).toEqual([[0, 1, 2, 3], []]); // nothing beside the picture tells what it does not show yet
    vi.advanceTimersByTime((show.beat?.lastsMs ?? 0) / 2);
    expect([show.held?.crew, show.report.length]).toEqual([[0, 1], 1]);
    const kinds = [];
    while (show.beat) {
      kinds.push(show.beat.kind);
      vi.advanceTimersByTime(show.beat.lastsMs);
    }
    expect(kinds).toEqual(["begin", "call", "turn"]);
    expect([show.running, show.held, show.since]).toEqual([false, null, null]);
  });

  it("goes faster with each heist that was seen, but for the first and the one that decides", () => {
    let last = false;
    const show = new Show(
      () => undefined,
      () => [],
      () => false,
      () => last,
    );
    const live = new LiveTable<Heist>("t");
    Object.assign(live, { n: 1, view: view() satisfies View });
    show.hear(live);
    const took = () => {
      live.apply({ is: "Change", n: (live.n ?? 0) + 1, at: 0, events: [BEGAN, REVEALED, ABSENT] });
      show.hear(live);
      let ms = 0;
      for (; show.running; ms += 10) vi.advanceTimersByTime(10);
      show.stop();
      return ms;
    };
    const [first, second, third, fourth, fifth] = [took(), took(), took(), took(), took()];
    expect([first > second, second > third, third > fourth, fourth === fifth]).toEqual([true, true, true, true]);
    last = true;
    expect(took()).toBe(first);
    last = false;
    tastes.show = "slow";
    expect(took()).toBeGreaterThan(first);
    tastes.show = "usual";
  });

  it("goes to the next step when the stage is pressed, and nothing is left out", () => {
    const { hear, show, moved } = table();
    hear(BEGAN, REVEALED, PAID);
    const kinds = [];
    while (show.beat) {
      kinds.push(show.beat.kind);
      show.step();
    }
    expect(kinds).toEqual(["begin", "call", "turn", "money"]);
    expect([show.held, moved]).toEqual([null, [1]]);
    show.step();
    expect(show.beat).toBeNull();
  });

  it("says what nobody shares, of the card or of the pot", () => {
    const { live, hear, show } = table();
    Object.assign(live, {
      you: 0,
      view: view({ loot: { name: "Bank", amount: 9, ante: 1, symbol: null } }) satisfies View,
    });
    show.hear(live);
    hear(BEGAN, REVEALED, { event: "NothingShared" });
    show.skip();
    expect(show.result?.lost).toBe(9);
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

  it("is skipped to the last look at who lied, and from there to what came of it", () => {
    const { live, hear, show } = table();
    Object.assign(live, {
      you: 0,
      view: view({ claims: [{ event: "Claimed", character: 1, role: "brute" }] }) satisfies View,
    });
    show.hear(live);
    hear(BEGAN, REVEALED, { event: "NothingShared" });
    show.skip();
    expect([show.beat?.kind, show.result, show.held?.face_up]).toEqual(["lies", null, [1]]);
    expect(show.report.map(({ kind }) => kind)).toEqual(["begin", "turn", "end"]);
    show.skip();
    expect([show.beat, show.result?.round]).toEqual([null, 2]);
  });

  it("leaves what came of it, until the player puts it away", () => {
    const { live, hear, show } = table();
    Object.assign(live, { you: 0, view: view({ money: [5, 5, 5, 5, 1] }) satisfies View });
    show.hear(live);
    const lost: Event = { event: "Paid", source: 4, target: 0, amount: 1, why: "ante-lost" };
    hear(BEGAN, REVEALED, { ...lost, source: 2, target: 1, amount: 4, why: "share" }, lost, { event: "NothingShared" });
    while (show.beat) vi.advanceTimersByTime(show.beat.lastsMs);
    vi.advanceTimersByTime(60_000);
    expect([show.running, show.holds, show.since]).toEqual([false, true, null]);
    expect(show.result?.round).toBe(2);
    expect(rowsOf(show.result ?? NOTHING, PLACES).map(({ seat, change }) => [seat, change])).toEqual([
      [0, 1],
      [1, 3],
      [2, -4],
      [3, 0],
    ]);
    show.stop();
    expect([show.result, show.held]).toEqual([null, null]);
  });

  it("tells what deals of the round brought apart from the heist", () => {
    const { live, hear, show } = table();
    live.you = 0;
    const deal = (amount: number): Event => ({ event: "Paid", source: 1, target: 0, amount, why: "deal" });
    live.feed = [deal(5), { ...TURNED, round: 2 }, deal(3)].map((event, n) => ({ id: `${n}`, n, at: 0, event }));
    hear(BEGAN, REVEALED, { event: "Paid", source: 2, target: 1, amount: 4, why: "share" }, { event: "NothingShared" });
    show.skip();
    const rows = rowsOf(show.result ?? NOTHING, PLACES);
    expect(rows.map(({ change, deals, round }) => [change, deals, round])).toEqual([
      [0, 3, 3],
      [4, -3, 1],
      [-4, 0, -4],
      [0, 0, 0],
    ]);
    expect(rows.map(({ parts }) => parts)).toEqual([
      [{ why: "deal", amount: 3 }],
      [
        { why: "share", amount: 4 },
        { why: "deal", amount: -3 },
      ],
      [{ why: "share", amount: -4 }],
      [],
    ]);
  });

  it("says how a result came about: by reason, what comes back and what goes as one", () => {
    const paid = (source: number, target: number, amount: number, why: string) =>
      ({ event: "Paid", source, target, amount, why }) satisfies Event;
    const potted = [paid(0, 5, 2, "ante"), paid(5, 0, 1, "ante-back")];
    const result: Result = {
      ...NOTHING,
      view: view({ money: [14, 5, 5, 5] }),
      before: [5, 5, 5, 5],
      deals: [0, 0, 0, 0],
      antes: potted,
      paid: [paid(5, 0, 6, "share"), paid(1, 0, 1, "driver"), paid(2, 0, 1, "driver"), paid(3, 0, 1, "driver")],
    };
    const places = { place: (account: number): [string, number] => [account < 4 ? "seat" : "pot", account] };
    const [mine, payer] = rowsOf(result, places);
    expect(mine?.parts).toEqual([
      { why: "share", amount: 6 },
      { why: "driver", amount: 3 },
      { why: "ante", amount: -1 },
    ]);
    expect(mine?.round).toBe(8);
    expect(payer?.parts).toEqual([{ why: "driver", amount: -1 }]);
  });

  it("is skipped to what came of it, which goes when the match goes on without this player", () => {
    const { live, hear, show } = table();
    live.you = 0;
    hear(BEGAN, REVEALED, { event: "NothingShared" });
    show.skip();
    expect(show.result?.view.face_up).toEqual([1]);
    Object.assign(live, { view: view({ agenda: [{ step: "Negotiate" }] }) satisfies View });
    hear({ event: "Chose", seat: 1 });
    expect(show.result).toBeNull();
  });

  it("leaves it for a while where nobody plays, after the last heist as well", () => {
    const watched = table();
    watched.hear(BEGAN, REVEALED, { event: "NothingShared" });
    watched.show.skip();
    expect(watched.show.holds).toBe(true);
    vi.advanceTimersByTime(15_000);
    expect(watched.show.holds).toBe(false);
    const last = table();
    last.hear(BEGAN, REVEALED, { event: "NothingShared" }, { event: "GameWon", winners: [1], why: "rounds" });
    last.show.skip();
    expect(last.show.result?.round).toBe(2);
    expect(last.show.since).toBeNull();
    last.show.stop();
    expect(last.show.result).toBeNull();
  });

  it("goes on a television when everybody has gone on, but can be read first", () => {
    const { live, hear, show } = table();
    hear(BEGAN, REVEALED, { event: "NothingShared" });
    show.skip();
    Object.assign(live, { view: view({ agenda: [{ step: "Negotiate" }] }) satisfies View });
    hear({ event: "Chose", seat: 1 });
    vi.advanceTimersByTime(7_000);
    expect(show.result).not.toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(show.result).toBeNull();
  });

  it("stays on a television until a person has begun the next round", () => {
    const show = new Show(
      () => undefined,
      () => [],
      () => true,
      () => false,
      () => true,
    );
    const live = new LiveTable<Heist>("t");
    const person = { kind: "person", name: "Ann", taken: true, steward: false };
    const sitters = [person, { ...person, kind: "sensible" }, person, { ...person, steward: true }];
    Object.assign(live, { n: 1, room: { sitters }, view: view() satisfies View });
    show.hear(live);
    const hear = (...events: Event[]) => {
      live.apply({ is: "Change", n: (live.n ?? 0) + 1, at: 0, events });
      show.hear(live);
    };
    const planning = (...chosen: boolean[]) =>
      Object.assign(live, { view: view({ agenda: [{ step: "ChooseCharacters" }], chosen, round: 3 }) satisfies View });
    planning(false, false, false, false);
    hear(BEGAN, REVEALED, { event: "NothingShared" });
    show.skip();
    vi.advanceTimersByTime(60_000);
    expect(show.result?.round).toBe(2);
    planning(false, true, false, true); // a bot, and one that stands in
    hear({ event: "Chose", seat: 1 });
    vi.advanceTimersByTime(60_000);
    expect(show.result).not.toBeNull();
    planning(false, true, true, true);
    hear({ event: "Chose", seat: 2 });
    vi.advanceTimersByTime(0);
    expect(show.result).toBeNull();
  });

  it("tells at the end of a match who won only when all else has been told; money is what has been told, as in any heist", () => {
    const { live, hear, show } = table();
    live.you = 0;
    const shared: Event = { event: "Paid", source: -1, target: 1, amount: 4, why: "share" };
    const won: Event = { event: "GameWon", winners: [1], why: "rounds" };
    hear(BEGAN, REVEALED, { event: "NothingShared" }, shared, won);
    const told = [];
    while (show.beat) {
      const { kind, lastsMs } = show.beat;
      vi.advanceTimersByTime(lastsMs / 2);
      told.push([kind, show.held?.money[1], show.held?.winners.length, show.since !== null]);
      vi.advanceTimersByTime(lastsMs / 2);
    }
    expect(told).toEqual([
      ["begin", 5, 0, true],
      ["call", 5, 0, true],
      ["turn", 5, 0, true],
      ["end", 5, 0, true],
      ["money", 9, 0, true],
      ["brought", 9, 0, true],
      ["liars", 9, 0, true],
      ["purses", 9, 0, true],
    ]);
    expect([show.result?.view.winners, show.result?.view.money[1], show.report.at(-1)?.kind]).toEqual([[1], 9, "won"]);
    expect(rowsOf(show.result ?? NOTHING, PLACES)[1]?.change).toBe(4);
  });

  it("is called sharing only once something is shared: roles take money in the heist itself", () => {
    const { hear, show } = table();
    const taken: Event = { event: "Paid", source: -1, target: 1, amount: 2, why: "share" };
    const robbed: Event = { event: "Robbed", mentalist: 0, character: 1, amount: 2 };
    hear(BEGAN, REVEALED, robbed, { event: "NothingShared" }, taken);
    const told = [];
    while (show.beat) {
      vi.advanceTimersByTime(show.beat.lastsMs / 2);
      told.push([show.beat.kind, phaseShown(show, view())]);
      vi.advanceTimersByTime(show.beat.lastsMs / 2);
    }
    const phases = told.filter(([kind]) => kind === "money" || kind === "end").map(([, phase]) => phase);
    expect(phases).toEqual(["heist", "sharing", "sharing"]);
  });

  it("is skipped at the end of a match to who won", () => {
    const { live, hear, show } = table();
    live.you = 0;
    hear(BEGAN, REVEALED, { event: "NothingShared" }, { event: "GameWon", winners: [1], why: "rounds" });
    show.skip();
    expect([show.running, show.result?.view.winners]).toEqual([false, [1]]);
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
