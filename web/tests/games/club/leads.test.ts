import { describe, expect, it } from "vitest";

import type { NewsLine } from "../../../src/games/club/lately";
import { leadOf, lossBetween, withLosses } from "../../../src/games/club/leads";
import type { Club } from "../../../src/games/club/types";
import type { FeedEntry } from "../../../src/shell/live.svelte";
import { outlook, scene } from "../../support/club";
import { catalogues, wordsFrom } from "../../support/words";

const words = wordsFrom(catalogues("page-club", "million-club"));
const bought = (seat: number): FeedEntry<Club>[] => [
  {
    id: "5.0",
    n: 5,
    at: 0,
    event: { event: "CompanyBought", seat, company: { sector: "industry", face: 1 } },
  },
];
const ahead = { n: 4, sectors: ["industry"], points: 7 } as const;
const behind = { n: 5, sectors: [], points: 5 } as const;

describe("a lead that is lost", () => {
  it("is read off the outlook", () => {
    const led = { ...scene(), outlook: outlook({ leaders: [null, 0, 1] }) };
    expect(leadOf(led, 4).sectors).toEqual(["industry"]);
  });

  it("is told if another player took it, and points fell", () => {
    expect(lossBetween(ahead, behind, bought(1), 0)).toEqual({ n: 5, sectors: ["industry"], from: 7, to: 5 });
    expect(lossBetween(ahead, behind, bought(0), 0)).toBeNull();
    expect(lossBetween(ahead, { ...behind, points: 7 }, bought(1), 0)).toBeNull();
    expect(lossBetween(ahead, { ...ahead, n: 5, points: 6 }, bought(1), 0)).toBeNull();
  });

  it("stands after what brought it, for as long as that is told", () => {
    const line = (id: string): NewsLine => ({ id, by: 1, text: id, flows: [], tone: "plain", own: false });
    const losses = [{ n: 5, sectors: ["industry"], from: 7, to: 5 }] as const;
    const told = withLosses([line("5.0"), line("5.1"), line("6.0")], losses, words);
    expect(told.map(({ id }) => id)).toEqual(["5.0", "5.1", "lead-5", "6.0"]);
    expect(told[2]?.text).toContain("from 7 to 5");
    expect(withLosses([line("6.0")], losses, words)).toHaveLength(1);
  });
});
