import { describe, expect, it } from "vitest";

import { isTableOf, LiveTable, SPECTATOR } from "../../src/shell/live.svelte";
import type { Change, Snapshot, TableState } from "../../src/wire/messages";

const ROOM: TableState = {
  stage: "playing",
  sitters: ["Ann", "Bob"].map((name) => ({ kind: "person", name, taken: true, steward: false })),
  awaited: [0],
  deadlines: [null, null],
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
  host: null,
  nudge: null,
};
const SNAPSHOT: Snapshot = {
  is: "Snapshot",
  n: 4,
  you: 0,
  settings: { game: "million-club", chairs: [{}, {}] },
  room: ROOM,
  view: { viewer: 0, agenda: [{ step: "PlacePawns" }], round: 1 },
  forms: [{ verb: "Pass", rule: "MC-R6", blanks: {} }],
  outlook: { chapter: "placing" },
  talk: [],
};
const change = (n: number, rest: Partial<Change> = {}): Change => ({ is: "Change", n, at: 1000 * n, ...rest });

function loaded(): LiveTable {
  const table = new LiveTable("t");
  table.load(SNAPSHOT);
  return table;
}

describe("a snapshot", () => {
  it("is everything the viewer sees", () => {
    const table = loaded();
    expect(table.names).toEqual(["Ann", "Bob"]);
    expect([table.n, table.game, table.playing, table.awaited]).toEqual([4, "million-club", true, true]);
  });

  it("of another seat empties the feed", () => {
    const table = loaded();
    table.apply(change(5, { events: [{ event: "Passed", seat: 0 }] }));
    table.load({ ...SNAPSHOT, n: 6, you: 1 });
    expect(table.feed).toEqual([]);
  });
});

describe("a change", () => {
  it("replaces the fields it names, and keeps the others", () => {
    const table = loaded();
    table.apply(change(5, { view: { round: 2 }, room: { awaited: [1] }, outlook: { round: 2 } }));
    expect(table.view).toMatchObject({ viewer: 0, round: 2 });
    expect(table.awaited).toBe(false);
    expect(table.outlook).toEqual({ chapter: "placing", round: 2 });
    expect(table.room?.sitters).toHaveLength(2);
  });

  it("that was applied already is passed over", () => {
    const table = loaded();
    table.apply(change(5, { events: [{ event: "Passed", seat: 0 }] }));
    table.apply(change(5, { events: [{ event: "Passed", seat: 0 }] }));
    expect(table.feed.map(({ id }) => id)).toEqual(["5.0"]);
  });

  it("can take the outlook away", () => {
    const table = loaded();
    table.apply(change(5, { outlook: null }));
    expect(table.outlook).toBeNull();
  });

  it("comes before any snapshot only for a seat that was just taken", () => {
    const table = new LiveTable("t");
    table.apply(change(1, { room: ROOM }));
    expect(table.room).toBeNull();
    table.startAt(1);
    table.apply(change(1, { room: ROOM, view: { viewer: 1, agenda: [] } }));
    expect(table.view?.viewer).toBe(1);
    expect(table.you).toBe(1);
  });

  it("keeps all that happened, however long the match", () => {
    const table = loaded();
    for (let n = 5; n < 1000; n++) table.apply(change(n, { events: [{ event: "Passed", seat: 0 }] }));
    expect(table.feed).toHaveLength(995);
    expect(table.latest.map(({ n }) => n)).toEqual([999]);
    const late = loaded();
    const past = table.feed.map(({ n, at, event }) => ({ n, at, events: [event] }));
    late.prepend(past, 999);
    expect(late.feed).toHaveLength(995);
  });
});

describe("the feed", () => {
  it("begins with what happened before the snapshot", () => {
    const table = loaded();
    table.apply(change(5, { events: [{ event: "Passed", seat: 0 }] }));
    table.prepend(
      [
        { n: 2, at: 2, events: [{ event: "RoundBegan" }] },
        { n: 5, at: 5, events: [] },
      ],
      4,
    );
    expect(table.feed.map(({ n }) => n)).toEqual([2, 5]);
  });

  it("hides the message that is still on stage", () => {
    const table = loaded();
    table.apply(change(5, { events: [{ event: "Passed", seat: 0 }] }));
    table.apply(change(6, { events: [{ event: "GameWon" }] }));
    table.staged = 6;
    expect(table.shownFeed.map(({ n }) => n)).toEqual([5]);
  });
});

describe("a replay", () => {
  it("shows a moment of a finished match, with nothing to do", () => {
    const table = loaded();
    table.replay(
      [change(1, { room: ROOM, view: { viewer: -2, agenda: [], round: 3 }, forms: SNAPSHOT.forms })],
      SPECTATOR,
    );
    expect(table.view).toMatchObject({ round: 3 });
    expect([table.forms, table.playing, table.n]).toEqual([[], false, 1]);
  });
});

it("counts talk that was not on screen", () => {
  const table = loaded();
  table.apply(change(5, { talk: [{ at: 1, seat: 1, text: "hello" }] }));
  expect(table.talkUnread).toBe(1);
  table.talkRead = 1;
  expect(table.talkUnread).toBe(0);
});

it("takes the time from the server whenever it is told, and later where it watches with a delay", () => {
  const table = loaded();
  table.meet({ is: "Presence", here: [1], gone_since: [4000, null], at: performance.now() - 5000 });
  expect(table.present).toEqual([1]);
  expect(table.goneSince).toEqual([4000, null]);
  expect(Math.round(table.clockAheadMs / 1000)).toBe(5);
  table.meet({ is: "Presence", here: [], gone_since: [], at: performance.now() + 60_000 });
  expect(Math.round(table.clockAheadMs / 1000)).toBe(-60);
  table.you = SPECTATOR;
  table.settings = { game: "million-club", chairs: [], watch_delay: 60 };
  table.meet({ is: "Presence", here: [], gone_since: [], at: performance.now() });
  expect(Math.round(table.clockAheadMs / 1000)).toBe(60);
});

it("knows which game a table is of", () => {
  expect(isTableOf(loaded(), "million-club")).toBe(true);
  expect(isTableOf(loaded(), "dollars-1e", "dollars-2e")).toBe(false);
});
