import { describe, expect, it } from "vitest";

import type { NewsLine } from "../../../src/games/club/lately";
import { leadBy, lossesIn, withLosses } from "../../../src/games/club/leads";
import type { Club, Company, Event, Sector } from "../../../src/games/club/types";
import type { FeedEntry } from "../../../src/shell/live.svelte";
import { scene } from "../../support/club";
import { catalogues, wordsFrom } from "../../support/words";

const NUMBERS = "number-majority-points = 1\nnumber-set-points = 2";
const words = wordsFrom(`${catalogues("page-club", "million-club")}\n${NUMBERS}`);
const company = (sector: Sector): Company => ({ sector, face: 1, bills: 0 });
const [industry, transport] = [company("industry"), company("transport")];
const entry = (n: number, event: Event): FeedEntry<Club> => ({ id: `${n}.0`, n, at: 0, event });
const bought = (n: number, seat: number) => entry(n, { event: "CompanyBought", seat, company: industry });

describe("a lead that is lost", () => {
  it("is read off the events, back from how companies lie now, as after a reload", () => {
    const now = scene({ companies: [[industry, industry], [industry, industry], []] });
    expect(lossesIn([bought(3, 0), bought(5, 1)], now)).toEqual([
      { n: 5, sectors: ["industry"], companies: 2, sets: 0 },
    ]);
    expect(lossesIn([bought(5, 1), bought(7, 2)], now)).toHaveLength(1);
    expect(lossesIn([], now)).toEqual([]);
  });

  it("is none that I gave up myself, or that I never had", () => {
    const swap = { give: industry, take: { owner: 1, company: transport } };
    const gaveUp = scene({ companies: [[transport], [industry], []] });
    expect(lossesIn([entry(4, { event: "CompaniesSwapped", seat: 0, swap })], gaveUp)).toEqual([]);
    const tied = scene({ companies: [[industry], [industry, industry], []] });
    expect(lossesIn([bought(4, 1)], tied)).toEqual([]);
  });

  it("may be taken over, or swapped away", () => {
    const holding = { owner: 0, company: industry };
    const over = entry(4, { event: "TakenOver", seat: 1, holding });
    const lost = [{ n: 4, sectors: ["industry"], companies: 1, sets: 0 }];
    expect(lossesIn([over], scene({ companies: [[], [industry], []] }))).toEqual(lost);
    const swapped = entry(4, { event: "CompaniesSwapped", seat: 1, swap: { give: transport, take: holding } });
    expect(lossesIn([swapped], scene({ companies: [[transport], [industry], [transport]] }))).toEqual(lost);
  });

  it("stands after what brought it, for as long as that is told", () => {
    const line = (id: string): NewsLine => ({ id, by: 1, text: id, flows: [], tone: "plain", own: false });
    const losses = [{ n: 5, sectors: ["industry"], companies: 2, sets: 0 }] as const;
    const told = withLosses([line("5.0"), line("5.1"), line("6.0")], losses, words);
    expect(told.map(({ id }) => id)).toEqual(["5.0", "5.1", "lead-5", "6.0"]);
    expect(told[2]?.text).toBe("Lead lost (Industry): −2\u00a0points. You alone had the most companies there.");
    expect(withLosses([line("6.0")], losses, words)).toHaveLength(1);
  });

  it("may be that of a set: a takeover breaks it", () => {
    const resource = company("resource");
    const over = entry(4, { event: "TakenOver", seat: 1, holding: { owner: 0, company: resource } });
    const now = scene({ companies: [[industry, transport], [resource, industry, transport], []] });
    const losses = lossesIn([over], now);
    expect(losses).toEqual([{ n: 4, sectors: ["resource"], companies: 1, sets: 1 }]);
    const line: NewsLine = { id: "4.0", by: 1, text: "", flows: [], tone: "blow", own: false };
    expect(withLosses([line], losses, words).at(-1)?.text).toBe(
      "A set of all three sectors is broken: −2\u00a0points.",
    );
  });
});

describe("a company that could be bought", () => {
  const now = scene({ companies: [[industry], [industry, industry, transport], []] });
  it("says who would lead its sector", () => {
    expect(leadBy("industry", 1, now, words)).toEqual({ changes: true, said: "you lead, not Bob: +2" });
    expect(leadBy("industry", null, now, words)).toEqual({ changes: true, said: "breaks Bob’s lead" });
    expect(leadBy("resource", null, now, words).said).toBe("you lead: +1");
    const ahead = scene({ companies: [[], [industry, industry], []] });
    expect(leadBy("industry", 1, ahead, words)).toEqual({ changes: true, said: "breaks Bob’s lead" });
    const mine = scene({ companies: [[industry], [], []] });
    expect(leadBy("industry", null, mine, words)).toEqual({ changes: true, said: "your lead grows: +1" });
    const third = scene({ companies: [[], [industry], [industry]] });
    expect(leadBy("industry", 1, third, words)).toEqual({ changes: false, said: "nobody leads" });
    const far = scene({ companies: [[], [industry, industry, industry], []] });
    expect(leadBy("industry", 1, far, words)).toEqual({ changes: false, said: "Bob still leads" });
  });
});
