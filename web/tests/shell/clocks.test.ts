import { expect, test } from "vitest";

import { clockSaid, clockText, duration } from "../../src/shell/clocks";
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

test("a clock is called by its name, and one without a name by what it allows", () => {
  const words = wordsFrom(catalogues());
  expect(clockSaid({ decision: 45, negotiation: 180 }, words)).toBe("Brisk: 45 seconds, 3 minutes for a negotiation");
  expect(clockSaid({ decision: 60, negotiation: 240 }, words)).toBe("1 min a decision, 4 min a negotiation");
});
