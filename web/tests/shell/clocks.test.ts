import { expect, test } from "vitest";

import { clockText, duration } from "../../src/shell/clocks";
import { catalogues, wordsFrom } from "../support/words";

test("a time limit is said in the largest unit that divides it", () => {
  expect([45, 60, 90, 600, 7200, 172_800].map((seconds) => duration(seconds, "en"))).toEqual([
    "45 sec",
    "1 min",
    "90 sec",
    "10 min",
    "2 hr",
    "2 days",
  ]);
});

test("the clocks of a table are said, or that there are none", () => {
  const words = wordsFrom(catalogues());
  expect(clockText({}, words)).toBe("no clock");
  expect(clockText({ decision: 60, negotiation: 240 }, words)).toBe("1 min a decision, 4 min a negotiation");
  expect(clockText({ decision: 172_800 }, words)).toBe("2 days a decision");
});
