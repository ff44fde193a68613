import { mount } from "svelte";
import { describe, expect, it } from "vitest";

import TableList from "../../src/pages/TableList.svelte";
import { keepPurpose, keepSeatKey } from "../../src/shell/keys";
import { localeOf, ownRow, ownRows, publicRow } from "../../src/shell/tables";
import type { PastTable, PublicTable } from "../../src/wire/messages";
import { catalogues, wordsFrom } from "../support/words";

const words = wordsFrom(catalogues());
const status = (name: string) => words.text("front-status", { status: name });
const PAST: PastTable = {
  table: "t1",
  game: "million-club",
  status: "playing",
  opened: 0,
  seats: ["Ann", "Bob", null],
};
const OPEN: PublicTable = {
  table: "t2",
  game: "dollars-1e",
  stage: "open",
  seats: ["Ann", null, null],
  free: 2,
  talk: "open",
  clocks: {},
  options: {},
};

describe("a player's own table", () => {
  it("leads to the match, or to its replay when it is over", () => {
    expect(ownRow(PAST, words)).toMatchObject({ href: "/t/t1", title: "Million Club", status: status("playing") });
    expect(ownRow({ ...PAST, status: "over" }, words).href).toBe("/replay/t1?play");
  });

  it("leads to the review once it was played to its end", () => {
    const result = { seat: 1, place: 1, score: 7, won: true };
    expect(ownRow({ ...PAST, status: "over", result }, words).review).toBe("/review/t1?you=1");
    expect(ownRow({ ...PAST, status: "over" }, words).review, "it was closed before its end").toBeNull();
    expect(ownRow(PAST, words).review).toBeNull();
  });

  it("says whether it waits for the player, or a steward plays", () => {
    expect(ownRow({ ...PAST, awaited: true }, words)).toMatchObject({ awaited: true, status: status("awaited") });
    expect(ownRow({ ...PAST, awaited: true, steward: true }, words).status).toBe(status("steward"));
  });

  it("stands above others if it waits for the player, and below them once it is over", () => {
    const tables: PastTable[] = [
      { ...PAST, table: "over", status: "over" },
      { ...PAST, table: "going on" },
      { ...PAST, table: "my turn", awaited: true },
    ];
    expect(ownRows(tables, words).map(({ table }) => table)).toEqual(["my turn", "going on", "over"]);
  });

  it("says how the match ended", () => {
    const ended = (place: number, won: boolean) =>
      ownRow({ ...PAST, status: "over", result: { seat: 0, place, score: 7, won } }, words).status;
    expect(ended(1, true)).toBe("you won");
    expect(ended(2, false)).toBe("place 2 of 3");
  });

  it("names those who sit there", () => {
    expect(ownRow(PAST, words).details).toMatch(/^Ann, Bob · /);
  });
});

describe("the list of a player's tables", () => {
  const list = (tables: PastTable[]) => {
    const target = document.createElement("div");
    mount(TableList, { target, props: { words, heading: "Yours", rows: ownRows(tables, words), none: "none" } });
    return target;
  };

  it("says which was a lesson and which a decision tried again", () => {
    keepPurpose("t1", "lesson");
    expect(list([PAST]).querySelector("[data-kind]")?.textContent).toBe("Lesson");
    keepPurpose("t2", "retry");
    expect(ownRow({ ...PAST, table: "t2" }, words).kind).toBe("Try again");
    expect(ownRow({ ...PAST, table: "t3" }, words).kind).toBe("");
  });

  it("folds what is over after the newest three", () => {
    const over = ["a", "b", "c", "d", "e"].map((table): PastTable => ({ ...PAST, table, status: "over" }));
    const shown = list([...over, { ...PAST, table: "going on" }]);
    expect(shown.querySelectorAll("section > ul > li").length).toBe(4);
    expect(shown.querySelectorAll("[data-older] li").length).toBe(2);
    expect(list(over.slice(0, 3)).querySelector("[data-older]")).toBeNull();
  });

  it("offers a rematch of a match played from this device", () => {
    const result = { seat: 1, place: 1, score: 7, won: true };
    const over: PastTable = { ...PAST, table: "won", status: "over", result };
    expect(list([over]).querySelector("[data-rematch]")).toBeNull();
    keepSeatKey("won", "k");
    expect(list([over]).querySelector("[data-rematch]")?.textContent).toBe("Rematch");
  });
});

describe("a public table", () => {
  it("has free seats, or can be watched", () => {
    expect(publicRow(OPEN, words).details).toBe("2 seats free · Ann · no clock");
    expect(publicRow({ ...OPEN, stage: "playing", seats: [] }, words).details).toBe("being played: watch · no clock");
  });

  it("says its clock and its language", () => {
    const chosen = { ...OPEN, clocks: { decision: 60 }, language: "fr" };
    expect(publicRow(chosen, words).details).toBe("2 seats free · Ann · 1 min a decision · Français");
  });
});

it("a date is written as the browser's own variety of the language has it", () => {
  expect(localeOf("en", ["de-CH", "en-GB", "en-US"])).toBe("en-GB");
  expect(localeOf("fr", ["en-GB"])).toBe("fr");
});
