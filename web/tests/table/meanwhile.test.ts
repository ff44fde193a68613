import { beforeEach, describe, expect, it } from "vitest";

import { LiveTable } from "../../src/shell/live.svelte";
import { concerns, heard, meanwhile } from "../../src/table/meanwhile";
import type { AnyGame, TableState } from "../../src/wire/messages";

const EVENTS: AnyGame["Event"][] = [
  { event: "Claimed", character: 1, role: "driver" },
  { event: "Withdrew", character: 1 },
  { event: "Withdrew", character: 0 },
  { event: "Paid", source: -1, target: 1, amount: 2, why: "ante-back" },
];

let table: LiveTable;
const stoodIn = (stood_in: { since: number; until?: number | null }) => {
  const sitter = { kind: "person", name: "Bob", taken: true, steward: false, stood_in };
  const room: Partial<TableState> = { sitters: [{ ...sitter, name: "Ann" }, sitter] };
  Object.assign(table, { room });
};
beforeEach(() => {
  localStorage.clear();
  table = new LiveTable("table");
  Object.assign(table, { you: 1 });
  table.feed = EVENTS.map((event, n) => ({ id: `${n}`, n, at: 100 + n, event }));
});

describe("what a bot did meanwhile", () => {
  it("is what concerned the seat between going and coming back", () => {
    stoodIn({ since: 99, until: 102 });
    expect(meanwhile(table).map(({ event }) => event)).toEqual([EVENTS[1]]);
    stoodIn({ since: 99, until: 200 });
    expect(meanwhile(table).map(({ event }) => event)).toEqual([EVENTS[1], EVENTS[3]]);
  });

  it("is the little that it was, where there was nothing else", () => {
    stoodIn({ since: 99, until: 100 });
    expect(meanwhile(table).map(({ event }) => event)).toEqual([EVENTS[0]]);
  });

  it("is told when the player is back, and once", () => {
    stoodIn({ since: 99 });
    expect(meanwhile(table)).toEqual([]);
    stoodIn({ since: 99, until: 200 });
    heard(table);
    expect(meanwhile(table)).toEqual([]);
    stoodIn({ since: 99, until: 300 }); // away again
    expect(meanwhile(table)).toHaveLength(2);
  });

  it("knows seats and characters anywhere in an event", () => {
    const terms = { payments: [{ source: 0, target: 2, amount: 1 }], departures: [5] };
    expect([0, 1, 2, 3].map((seat) => concerns({ event: "Struck", terms }, seat, 2))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(concerns({ event: "Chose", seat: 1, amount: 2 }, 2, 1)).toBe(false);
  });
});
