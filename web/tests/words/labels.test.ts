import { expect, it } from "vitest";

import { capital, readable, title } from "../../src/words/labels";

it.each([
  ["LotTurned", "lot turned"],
  ["per_seat", "per seat"],
  ["million-club", "million club"],
  ["Bid", "bid"],
])("%s reads %s", (name, words) => {
  expect(readable(name)).toBe(words);
});

it("makes titles", () => {
  expect(title("tiny-auction")).toBe("Tiny auction");
  expect(capital("élan", "fr")).toBe("Élan");
  expect(capital("")).toBe("");
});
