import { describe, expect, it } from "vitest";

import { nearest, PACES_MS, paceSaid, stepOf } from "../../src/table/pace";
import { catalogues, wordsFrom } from "../support/words";

describe("the slider of the bots' pace", () => {
  it("stands at the step nearest to the table's pace", () => {
    expect(PACES_MS.map(nearest)).toEqual([0, 1, 2, 3, 4]);
    expect(nearest(1600)).toBe(2);
    expect(nearest(0)).toBe(PACES_MS.length - 1);
  });

  it("stands in the middle where the table names no pace, for that is the usual one", () => {
    expect(stepOf(null, {})).toBe(2);
    expect(stepOf(null, null)).toBe(2);
    expect(stepOf(null, { pace: 0 })).toBe(4);
    expect(stepOf(4000, { pace: 0 })).toBe(0);
  });

  it("says every step by its own name", () => {
    const words = wordsFrom(catalogues("page"));
    expect(PACES_MS.map((_, step) => paceSaid(step, words))).toEqual([
      ...["very slow", "slow", "easy", "quick", "very quick"],
    ]);
  });
});
