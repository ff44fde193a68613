import { describe, expect, it } from "vitest";

import { decided } from "../../../src/games/club/score";
import { outlook, view } from "../../support/club";
import { catalogues, wordsFrom } from "../../support/words";

const words = wordsFrom(catalogues("million-club", "page-club"), { names: ["Ann", "Bob", "Cid"] });

/** A sheet of two lines, and who has won with what money. */
function end(companies: number[], fortune: number[], winners: number[], money: number[]) {
  const total = companies.map((one, seat) => one + (fortune[seat] ?? 0));
  const sheet = [
    { line: "companies", points: companies, so_far: companies },
    { line: "fortune", points: fortune, so_far: total },
  ];
  return decided({ view: view({ winners, money }), outlook: outlook({ sheet }) }, words);
}

describe("why it was won", () => {
  it("is what the winner has most of, beside the next", () => {
    expect(end([9, 4, 2], [1, 5, 1], [0], [4, 20, 4])).toBe(
      "Ann is 1\u00a0point ahead of Bob, above all by the levels of companies (+5).",
    );
    expect(end([3, 3, 9], [1, 1, 4], [2], [4, 4, 16])).toContain("Cid is 9\u00a0points ahead of Ann");
  });

  it("is the money of those who are tied", () => {
    expect(end([5, 6, 0], [2, 1, 0], [0], [9, 5, 0])).toBe(
      "Ann has as many points as Bob, but 9\u00a0M in hand against 5\u00a0M.",
    );
    expect(end([5, 5, 0], [2, 2, 0], [0, 1], [9, 9, 0])).toContain("the victory is shared");
  });

  it("is not told before the end", () => {
    expect(decided({ view: view(), outlook: outlook() }, words)).toBe("");
  });
});
