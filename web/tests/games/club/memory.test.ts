import { describe, expect, it } from "vitest";

import { remembered } from "../../../src/games/club/memory";
import { why } from "../../../src/games/club/score";
import type { Look } from "../../../src/games/club/types";
import { draft, outlook, view } from "../../support/club";
import { catalogues, wordsFrom } from "../../support/words";

const NUMBERS = "\nnumber-colony-points = 1"; // the server adds the numbers of the book
const words = wordsFrom(catalogues("million-club", "page-club") + NUMBERS, { names: ["Ann", "Bob", "Cid"] });
const look = (saw: Look["saw"], sure: Look["sure"] = saw): Look => ({ by: 0, whose: 1, round: 1, saw, sure });
const counts = (bob: number) => ({ colony_counts: [1, bob, 1] });

describe("what a player remembers of a hand", () => {
  it("is what they saw, while nothing has changed", () => {
    const table = view({ ...counts(2), looks: [look(["asia", "asia"])] });
    expect(remembered(table, words)).toEqual(["Round 1: you saw Bob’s colonies: 2 Asia."]);
  });

  it("is also what must still be there", () => {
    const table = view({ ...counts(3), looks: [look(["asia", "india"], ["asia"])] });
    expect(remembered(table, words)).toEqual([
      "Round 1: you saw Bob’s colonies: Asia and India. Still there for sure: Asia.",
    ]);
  });

  it("is only that, where it is all the hand holds", () => {
    const table = view({ ...counts(1), looks: [look(["asia", "india"], ["asia"])] });
    expect(remembered(table, words)).toEqual(["You know Bob’s colonies: Asia."]);
  });

  it("may all be gone", () => {
    const table = view({ ...counts(2), looks: [look(["asia"], [])] });
    expect(remembered(table, words)).toEqual([
      "Round 1: you saw Bob’s colonies: Asia. Any of them may be gone by now.",
    ]);
  });

  it("is nothing, if the hand is empty now", () => {
    expect(remembered(view({ ...counts(0), looks: [look(["asia"], [])] }), words)).toEqual([]);
  });
});

describe("what a player remembers of a draft", () => {
  const handed = [["asia" as const, "india" as const], null, null];

  it("is the hand they passed on", () => {
    const [said] = remembered(view({ colony_draft: draft(handed, ["asia"]) }), words);
    expect(said).toBe("Went through your hands this round (Colonies): Asia and India.");
  });

  it("is nothing while they still hold it", () => {
    expect(remembered(view({ colony_draft: draft(handed) }), words)).toEqual([]);
  });
});

describe("a line of the score sheet", () => {
  it("says how it is counted", () => {
    expect(why(outlook(), "colonies", words)).toBe("1 for each colony card");
  });

  it("says who leads what, where that counts", () => {
    const led = outlook({ leaders: [null, 1, null], concessions: [0, null, null, null, 2] });
    expect(why(led, "leadership", words)).toContain("Industry: Bob");
    expect(why(led, "concession", words)).toContain("Africa: Ann; Oceania: Cid");
  });

  it("says that nobody leads", () => {
    expect(why(outlook(), "leadership", words)).toBe("nobody alone has the most companies of a sector");
  });
});
