import { describe, expect, it } from "vitest";

import { essence } from "../../src/review/essence";
import type { DealReview, DecisionReview, Review } from "../../src/wire/messages";

const seat = (name: string, result: number) => ({ name, place: 1, result, luck: 0, adjusted: 0 });
const REVIEW: Review = {
  judge: { name: "quick playouts", version: 2 },
  game: "dollars-1e",
  seats: [seat("Ann", 1), seat("Bob", 0)],
};
const deal = (n: number, surplus: number, missed: boolean): DealReview => ({
  ...{ n, seat: "Ann", action: { verb: "Propose" }, proposal: n, outcome: "declined", struck: false },
  ...{ worth: {}, surplus, lowest: null, highest: null, missed },
});
const choice = (n: number, name: string, before: number, after: number, loss = 0): DecisionReview => ({
  ...{ n, seat: name, action: { verb: "Ready" }, before, after, better: loss ? { verb: "Withdraw" } : null },
  ...{ loss, error: 0.01, sure: loss > 0.03, swing_error: 0.01 },
});
const cards = (n: number, Ann: number) => ({ n, by_seat: { Ann, Bob: -Ann }, exact: true });

describe("what decided a match", () => {
  it("is what raised the winner's chance most, not a loser's good choice", () => {
    const decisions = [choice(4, "Bob", 0.2, 0.6), choice(6, "Ann", 0.3, 0.5)];
    expect(essence({ ...REVIEW, decisions }).won).toMatchObject({ by: "choice", n: 6, seat: "Ann" });
    const luck = [cards(2, -0.5), cards(8, 0.3)];
    expect(essence({ ...REVIEW, decisions, luck }).won).toMatchObject({ by: "cards", n: 8, seat: "Ann" });
    const winning_deal = { n: 5, at: 6, seat: "Ann", before: 0.3, after: 0.7 };
    expect(essence({ ...REVIEW, decisions, luck, winning_deal }).won).toMatchObject({ by: "deal", n: 6 });
  });

  it("is a moment of a round; what the first cards gave is luck, told apart", () => {
    const decisions = [choice(6, "Ann", 0.3, 0.4)];
    const parts = [
      { n: 1, round: 0, part: "planning" },
      { n: 3, round: 1, part: "planning" },
    ];
    const found = essence({ ...REVIEW, decisions, luck: [cards(1, 0.1), cards(2, 0.2)], parts });
    expect(found.won).toMatchObject({ by: "choice", n: 6 });
    expect(found.dealt?.seat).toBe("Ann");
    expect(found.dealt?.gain).toBeCloseTo(0.3);
    expect(essence({ ...REVIEW, decisions, luck: [cards(1, 0.02), cards(4, 0.2)], parts })).toMatchObject({
      won: { by: "cards", n: 4 },
      dealt: undefined,
    });
  });

  it("tells an agreed deal as a deal, and nothing where nothing raised a winner's chance", () => {
    const winning_deal = { n: 5, at: 6, seat: "Ann", before: 0.3, after: 0.4 };
    expect(essence({ ...REVIEW, decisions: [choice(6, "Ann", 0.3, 0.9)], winning_deal }).won?.by).toBe("deal");
    expect(essence({ ...REVIEW, decisions: [choice(6, "Ann", 0.5, 0.4)] }).won).toBeUndefined();
  });

  it("names the costliest choice of all, and the reader's own if it is another", () => {
    const decisions = [
      choice(4, "Bob", 0.5, 0.4, 0.3),
      choice(5, "Ann", 0.5, 0.4, 0.2),
      choice(6, "Bob", 0.5, 0.4, 0.1),
    ];
    const told = (me: string) => essence({ ...REVIEW, decisions }, me);
    expect([told("Ann").mistake?.n, told("Ann").yours?.n]).toEqual([4, 5]);
    expect([told("Bob").mistake?.n, told("Bob").yours?.n]).toEqual([4, 6]);
  });

  it("names the missed deal that left most on the table", () => {
    const deals = [deal(1, 2, true), deal(2, 5, false), deal(3, 3, true)];
    expect(essence({ ...REVIEW, deals }).missed).toBe(deals[2]);
  });
});
