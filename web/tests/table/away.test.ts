import { beforeEach, describe, expect, it } from "vitest";

import { keepHostKey, keepSeatKey } from "../../src/shell/keys";
import { LiveTable, SPECTATOR } from "../../src/shell/live.svelte";
import {
  absentees,
  botPlan,
  freeSeats,
  hasCompany,
  hostsWith,
  mayWait,
  reminder,
  replaced,
  slow,
} from "../../src/table/away";
import type { TableState } from "../../src/wire/messages";
import { catalogues, wordsFrom } from "../support/words";

const ROOM: TableState = {
  stage: "playing",
  sitters: ["Ann", "Bob", "Cid"].map((name) => ({ kind: "person", name, taken: true, steward: false })),
  awaited: [1, 2],
  deadlines: [null, null, null],
  negotiation_ends: null,
  time_up: false,
  pause_wishes: [],
  resume_wishes: [],
  commitment: "",
  commitments: [],
  revealed: [],
  reveal_until: null,
  salts: [],
  standings: [],
  rematch: null,
  host: 0,
  nudge: null,
};

let table: LiveTable;
beforeEach(() => {
  localStorage.clear();
  table = new LiveTable("table");
  Object.assign(table, { you: 0, room: ROOM, settings: { game: "million-club", chairs: [], clocks: { absence: 60 } } });
  table.meet({ is: "Presence", here: [0, 2], at: 50_000, gone_since: [null, 40_000, null] });
});

const withSitter = (seat: number, change: object) =>
  (table.room = { ...ROOM, sitters: ROOM.sitters.map((one, place) => (place === seat ? { ...one, ...change } : one)) });

describe("players who are away", () => {
  it("may be replaced after the grace, and are after a while if the table waits for them", () => {
    expect(absentees(table)).toEqual([{ seat: 1, callFrom: 60_000, botAt: 100_000, waited: false }]);
    table.room = { ...ROOM, awaited: [2] };
    expect(absentees(table)).toEqual([{ seat: 1, callFrom: 60_000, botAt: null, waited: false }]);
  });

  it("may be waited for by the host, where a bot would play by itself", () => {
    const may = () => absentees(table).map((one) => mayWait(table, one));
    expect(may()).toEqual([true]);
    table.room = { ...ROOM, host: 2 };
    expect(may()).toEqual([false]);
    table.room = { ...ROOM, host: null };
    expect(may()).toEqual([true]);
    table.settings = { game: "million-club", chairs: [] };
    expect(may()).toEqual([false]);
  });

  it("have no bot by themselves while the host waits", () => {
    withSitter(1, { waited_for: true });
    expect(absentees(table)).toEqual([{ seat: 1, callFrom: 60_000, botAt: null, waited: true }]);
    expect(absentees(table).map((one) => mayWait(table, one))).toEqual([false]);
    const words = wordsFrom(catalogues());
    expect(words.text("away-gone", { name: "Bob", ...botPlan(3, null, true) })).toBe("Bob is away. The table waits.");
  });

  it("are told of in one sentence, with what comes next", () => {
    const words = wordsFrom(catalogues());
    const told = (can: number, will: number | null) => words.text("away-gone", { name: "Bob", ...botPlan(can, will) });
    expect(told(17, 57)).toBe("Bob is away. A bot can play in 17 s, and will in 57 s.");
    expect(told(17, null)).toBe("Bob is away. A bot can play in 17 s.");
    expect(told(0, 40)).toBe("Bob is away. A bot plays in 40 s.");
    expect(told(20, 10)).toBe("Bob is away. A bot plays in 10 s.");
    expect(told(0, null)).toBe("Bob is away.");
  });

  it("are nobody's trouble while a bot plays for them, or while the table is paused", () => {
    withSitter(1, { steward: true });
    expect(absentees(table)).toEqual([]);
    table.room = { ...ROOM, stage: "paused" };
    expect(absentees(table)).toEqual([]);
  });

  it("are told apart from bots that failed", () => {
    withSitter(1, { steward: true });
    expect(replaced(table)).toEqual({ seats: [1], kinds: "people" });
    withSitter(1, { steward: true, kind: "shrewd" });
    expect(replaced(table)).toEqual({ seats: [1], kinds: "others" });
  });
});

it("waits for those who are connected and think, unless the game waits for this player, too", () => {
  expect(slow(table)).toEqual([2]);
  table.room = { ...ROOM, awaited: [0, 2] };
  expect(slow(table)).toEqual([]);
});

it("tells players and those who watch of a free seat of a running match", () => {
  withSitter(2, { taken: false, steward: true });
  expect(freeSeats(table)).toEqual([2]);
  table.you = SPECTATOR;
  expect(freeSeats(table)).toEqual([2]);
  table.room = { ...ROOM, stage: "over" };
  expect(freeSeats(table)).toEqual([]);
});

it("has a line about people where others than bots play", () => {
  expect(hasCompany(table)).toBe(true);
  const bots = ROOM.sitters.map((one, seat) => (seat ? { ...one, kind: "shrewd" } : one));
  table.room = { ...ROOM, sitters: bots };
  expect(hasCompany(table)).toBe(false);
});

it("is the host by the seat, or by the key of a table at which the host does not sit", () => {
  keepSeatKey("table", "seat");
  keepHostKey("table", "host");
  expect(hostsWith(table)).toBe("seat");
  table.room = { ...ROOM, host: 1 };
  expect(hostsWith(table)).toBe(null);
  table.room = { ...ROOM, host: null };
  expect(hostsWith(table)).toBe("host");
});

describe("a player who is nudged", () => {
  it("is told who waits, and for what where a sentence says it", () => {
    const words = wordsFrom(catalogues());
    expect(reminder(1, { step: "ChooseCharacters" }, words)).toBe(
      "Bob is waiting for you! Planning: everybody sends a character in secret.",
    );
    expect(reminder(1, undefined, words)).toBe("Bob is waiting for you!");
  });
});
