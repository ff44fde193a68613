import { describe, expect, it } from "vitest";

import { cost, VerdictWords } from "../../src/practice/sentences";
import type { DecisionReview } from "../../src/wire/messages";
import { catalogues, wordsFrom } from "../support/words";

const TERMS = { payments: [{ source: 0, target: 1, amount: 3 }], departures: [1] };
const words = wordsFrom(`${catalogues("dollars-1e", "review")}\nterms = { $payments }`, {
  vocabulary: {
    actions: { Propose: { terms: "record:terms" } },
    records: { terms: { payments: "record:payment*" }, payment: { source: "seat", target: "seat", amount: "plain" } },
  },
  me: null,
});
const say = new VerdictWords(words, [{ id: 7, terms: TERMS }]);
const decision = (more: Partial<DecisionReview> = {}): DecisionReview => ({
  n: 1,
  seat: "Ann",
  action: { verb: "Ready" },
  before: 0.31,
  after: 0.25,
  better: { verb: "Accept", proposal: 7 },
  loss: 0.0625,
  error: 0.01,
  sure: true,
  swing_error: 0.01,
  ...more,
});

describe("the verdict on an answer", () => {
  it("says the chance, and the better answer with the terms of the offer it accepts", () => {
    const [chance, better] = say.verdict({ decision: decision() });
    expect(chance).toContain("31% before, 25% after");
    expect(better).toMatch(/^Better: agree to “.+” \(31%\)\.$/);
  });

  it("names no better answer that is not surely better, and counts no such loss", () => {
    const unsure = { decision: decision({ sure: false }) };
    expect(say.verdict(unsure)[1]).toMatch(/^No other answer/);
    expect([cost(unsure), cost({ decision: decision() }), cost({})]).toEqual([0, 0.0625, 0]);
  });

  it("says what an offer is worth to each party, and the prices at which both gain", () => {
    const deal = { n: 1, seat: "Ann", action: { verb: "Propose", terms: TERMS }, proposal: 8, outcome: "lapsed" };
    const found = { struck: false, worth: { Ann: 1.5, Bob: -0.25 }, surplus: 1.25, missed: false };
    const [worth, prices] = say.verdict({ deal: { ...deal, ...found, lowest: -1, highest: 4.5 } });
    expect(worth).toContain("Ann +1.5 and Bob −0.3");
    expect(prices).toBe("Good for both: any price from 1 to 4.");
    expect(say.verdict({ deal: { ...deal, ...found, lowest: null, highest: null } })).toHaveLength(1);
  });

  it("says how far each listener believes a claim, and what it is worth", () => {
    const claim = { n: 1, seat: "Ann", character: 0, said: "driver", true: false, impossible_to: [] };
    const found = { moved: { Bob: 0.1, Cid: -0.05 }, after: { Bob: 0.6, Cid: 0.2 } };
    expect(say.verdict({ claim: { ...claim, ...found } })).toEqual([
      "Bob believes it: 60% (+10%).",
      "Cid believes it: 20% (−5%).",
      "If the others act on what they believe, it is worth next to nothing to you.",
    ]);
    expect(say.verdict({ claim: { ...claim, ...found, earned: 1.5 } })[2]).toBe(
      "If the others act on what they believe, it is worth 1.5 to you.",
    );
  });

  it("says so where nothing is new, and adds up", () => {
    expect(say.verdict({})).toEqual([
      "Nothing to judge: a look, or what had been said before, decides nothing by itself.",
    ]);
    expect(say.sum(2, 0.0625)).toBe("2 answers; clear mistakes so far: 6% in all.");
  });
});
