import { describe, expect, it } from "vitest";

import { LiveTable } from "../../src/shell/live.svelte";
import { afterTheShow, folded, news } from "../../src/table/fold";
import { fortunes, spaced } from "../../src/table/fortunes";
import { pressing, restful } from "../../src/table/marks";
import { about, owes, waiting } from "../../src/table/people";
import { byRound, lines } from "../../src/table/talk";
import type { Change, TableState } from "../../src/wire/messages";
import { catalogues, wordsFrom } from "../support/words";

const words = wordsFrom(`${catalogues("dollars-1e", "page-heists")}\nevent-Said = { $seat } says { $text }`, {
  vocabulary: { events: { Said: { seat: "seat", text: "plain" } } },
});
const said = (n: number, text: string) => ({ id: `${n}.0`, n, at: n, event: { event: "Said", seat: 0, text } });
const round = (n: number) => ({ id: `${n}.0`, n, at: n, event: { event: "LootTurned", round: n } });

const NOTHING = { repeated: [], told: {}, together: {} };
const SAID = { repeated: ["Said"], told: {}, together: {} };

describe("the story", () => {
  it("counts what is said again in a round, where it was last said", () => {
    const story = folded([round(1), said(2, "a"), said(3, "b"), said(4, "a")], null, SAID, words);
    expect(story.map(({ id, times }) => [id, times])).toEqual([
      ["1.0", 1],
      ["3.0", 1],
      ["4.0", 2],
    ]);
  });

  it("begins to count again with each round, and never counts other events", () => {
    expect(folded([said(1, "a"), round(2), said(3, "a")], null, SAID, words)).toHaveLength(3);
    expect(folded([said(1, "a"), said(2, "a")], null, NOTHING, words)).toHaveLength(2);
  });

  it("leaves out a role that nobody can have", () => {
    const revealed = { id: "1.0", n: 1, at: 1, event: { event: "Revealed", role: "snitch", characters: [] } };
    const view = { viewer: 0, agenda: [], roles_in_play: ["driver"] };
    expect(folded([revealed], view, NOTHING, words)).toEqual([]);
    expect(folded([revealed], { ...view, roles_in_play: ["snitch"] }, NOTHING, words)).toHaveLength(1);
  });

  it("tells a payment once, where the event before or after it tells it", () => {
    const robbed = { id: "1.0", n: 1, at: 1, event: { event: "Robbed", amount: 2 } };
    const paid = (why: string) => ({ id: `1.${why}`, n: 1, at: 1, event: { event: "Paid", why } });
    const telling = { ...NOTHING, told: { Robbed: ["mentalist"] } };
    const story = folded([robbed, paid("mentalist"), paid("driver")], null, telling, words);
    expect(story.map(({ id }) => id)).toEqual(["1.0", "1.driver"]);
    const late = folded([paid("driver"), paid("mentalist"), robbed], null, telling, words);
    expect(late.map(({ id }) => id)).toEqual(["1.driver", "1.0"]);
  });

  it("tells a payment and what it was for in one line, where a sentence says both", () => {
    const paid = { id: "1.0", n: 1, at: 1, event: { event: "Paid", why: "tax", amount: 3 } };
    const taxed = { ...said(1, "taxed"), id: "1.1" };
    const telling = { ...NOTHING, told: { Said: ["tax"] }, summed: { Said: "club-taxed" } };
    const both = wordsFrom(`${catalogues("page-club")}\nevent-Said = { $seat } says { $text }`, {
      vocabulary: { events: { Said: { seat: "seat", text: "plain" } } },
    });
    const story = folded([paid, taxed, said(2, "free")], null, telling, both);
    expect(story.map(({ text }) => text)).toEqual(["Ann says taxed (+3\u00a0M)", "Ann says free"]);
  });

  it("does not announce a role that nobody can have", () => {
    const revealed = { id: "1.0", n: 1, at: 1, event: { event: "Revealed", role: "snitch", characters: [] } };
    const view = { viewer: 0, agenda: [], roles_in_play: ["driver"] };
    expect(news([revealed], [revealed], view, NOTHING, words)).toEqual([]);
  });

  it("goes on with the next round after a heist that was shown", () => {
    expect(afterTheShow([said(1, "a"), round(2), said(3, "b")]).map(({ n }) => n)).toEqual([2, 3]);
    expect(afterTheShow([said(1, "a")])).toEqual([]);
  });

  it("has no news in what was said word for word", () => {
    const feed = [said(1, "a"), said(2, "a"), said(3, "b")];
    expect(news(feed.slice(1), feed, null, SAID, words)).toEqual([words.event(said(3, "b").event)]);
  });
});

describe("labels of lines", () => {
  it("stand where the lines end, or as near as they can without touching", () => {
    expect(spaced([10, 50], 15, 100)).toEqual([10, 50]);
    expect(spaced([50, 50, 50], 15, 100)).toEqual([50, 65, 80]);
    expect(spaced([95, 100, 10], 15, 100)).toEqual([85, 100, 10]);
  });
});

describe("fortunes", () => {
  const change = (view: Record<string, unknown>): Change => ({ is: "Change", n: 1, at: 1, view });

  it("are the money of each seat after each round", () => {
    const story = [{ money: [5, 5, 90], round: 1 }, { money: [7, 5, 88] }, { round: 2 }, { money: [9, 6, 85] }].map(
      change,
    );
    expect(fortunes(story, 2)).toEqual([
      [5, 5],
      [7, 5],
      [9, 6],
    ]);
  });

  it("are not told where money is secret", () => {
    expect(fortunes([{ money: [5, null], round: 1 }].map(change), 2)).toBeNull();
  });
});

const ROOM: TableState = {
  stage: "playing",
  sitters: ["Ann", "Bob", "Cid"].map((name, seat) => ({
    kind: seat === 2 ? "honest" : "person",
    name,
    taken: true,
    steward: seat === 1,
  })),
  awaited: [0],
  deadlines: [null, null, null],
  negotiation_ends: null,
  time_up: false,
  pause_wishes: [0],
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

function table(change: Partial<TableState> = {}, verbs: string[] = ["Claim"]): LiveTable {
  const live = new LiveTable("t");
  live.load({
    is: "Snapshot",
    n: 1,
    you: 0,
    settings: { game: "dollars-1e", chairs: [] },
    room: { ...ROOM, ...change },
    view: { viewer: 0, agenda: [{ step: "Negotiate" }], round: 2 },
    forms: verbs.map((verb) => ({ verb, rule: "", blanks: {} })),
    outlook: null,
    talk: [],
  });
  return live;
}

describe("people", () => {
  it("are described by what is special about them", () => {
    expect(about(table(), words, 0)).toContain(words.text("people-you"));
    expect(about(table(), words, 0)).toContain(words.text("people-wishes-pause"));
    expect(about(table(), words, 1)).toEqual([words.text("people-steward")]);
    expect(about(table(), words, 2)).toEqual([words.text("bot-honest-name")]);
  });

  it("are waited for in a sentence", () => {
    expect(waiting(table(), words)).toBe(words.text("wait-you"));
    expect(waiting(table({ awaited: [0, 1] }), words)).toBe(words.text("wait-you")); // all negotiate
    expect(waiting(table({ awaited: [1] }), words)).toContain("Bob");
    expect(waiting(table({ stage: "paused" }), words)).toBe(words.text("wait-paused"));
    expect(waiting(table({}, ["Accept"]), words)).toBe(words.text("wait-owed"));
  });

  it("owe an answer while they may accept", () => {
    expect(owes(table({}, ["Accept"]))).toBe(true);
    expect(owes(table())).toBe(false);
  });
});

describe("the guide", () => {
  it("has first what cannot wait", () => {
    expect(pressing(table({}, ["Accept"]))).toEqual(["welcome", "Negotiate", "owed", "Negotiate-alone"]);
    expect(pressing(table({ stage: "over" }))).toEqual(["over"]);
  });

  it("then what was told and what is offered", () => {
    const live = table();
    live.apply({ is: "Change", n: 2, at: 2, events: [{ event: "Withdrew", character: 0 }] });
    expect(restful(live, {})).toEqual(["my-Withdrew", "Withdrew", "round-2", "Claim"]);
  });
});

describe("talk", () => {
  it("is in the reader's words, and counted when repeated", () => {
    const talk = [
      { at: 1, seat: 1, text: "hello" },
      { at: 2, seat: 1, text: "hello" },
      { at: 3, seat: 0, phrase: { phrase: "Reacts", what: "thanks" } as const },
    ];
    expect(lines(talk, words)).toEqual([
      { at: 1, seat: 1, name: "Bob", to: "", colon: ": ", said: "hello", times: 2, one: talk[1] },
      { at: 3, seat: 0, name: "Ann", to: "", colon: ": ", said: "Thanks", times: 1, one: talk[2] },
    ]);
  });

  it("is divided by rounds", () => {
    const said = lines(
      [1, 5, 6].map((at) => ({ at, seat: 1, text: `at ${at}` })),
      words,
    );
    const feed = [0, 4].map((at, before) => ({ at, event: { event: "LootTurned", round: before + 1 } }));
    expect(byRound(said, feed).map(({ round }) => round)).toEqual([1, 2, null]);
  });

  it("keeps what is said of a heist in the round of that heist, though the next has begun in the same moment", () => {
    const said = lines(
      [0, 4, 5].map((at) => ({ at, seat: 1, text: `at ${at}` })),
      words,
    );
    const feed = [0, 4].map((at, before) => ({ at, event: { event: "LootTurned", round: before + 1 } }));
    expect(byRound(said, feed).map(({ round }) => round)).toEqual([1, null, 2]);
  });
});

it("tells the newest of a long match", () => {
  const long = Array.from({ length: 900 }, (_, n) => said(n, `line ${n}`));
  const story = folded(long, null, SAID, words);
  expect(story).toHaveLength(400);
  expect(story.at(-1)?.id).toBe(long.at(-1)?.id);
});

describe("what all pay at once", () => {
  const ante = (source: number, amount = 1) => ({
    id: `3.${source}`,
    n: 3,
    at: 3,
    event: { event: "Paid", source, target: 8 + source, amount, why: "ante" },
  });
  const ANTES = { ...NOTHING, together: { ante: "heist-antes" } };

  it("is one line", () => {
    const story = folded([round(1), ...[0, 1, 2, 3].map((seat) => ante(seat))], null, ANTES, words);
    expect(story.slice(1).map(({ text }) => text.replace(/[\u2068\u2069]/g, ""))).toEqual([
      "All have chosen. Everybody puts an ante of 1 into the pot for each character sent.",
    ]);
  });

  it("is told one by one if it is not the same for all", () => {
    expect(
      folded(
        [0, 1, 2].map((seat) => ante(seat)),
        null,
        ANTES,
        words,
      ),
    ).toHaveLength(3);
    expect(
      folded(
        [0, 1, 2, 3].map((seat) => ante(seat, seat + 1)),
        null,
        ANTES,
        words,
      ),
    ).toHaveLength(4);
  });
});
