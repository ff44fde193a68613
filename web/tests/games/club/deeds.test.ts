import { describe, expect, it } from "vitest";

import { deed, lastWorth, setNote } from "../../../src/games/club/deeds";
import { hint } from "../../../src/games/club/hints";
import { lately } from "../../../src/games/club/lately";
import type { Form } from "../../../src/games/club/types";
import { outlook, view } from "../../support/club";
import { catalogues, wordsFrom } from "../../support/words";

const words = wordsFrom(`${catalogues("million-club", "page-club")}\nnumber-set-points = 2`);
const CALENDAR = ["lobby", "intrigues"] as const;
const company = { sector: "industry", face: 3, bills: 0 } as const;
const worth = { company, level: 3, developed: 4, tax: 3, taxed: 2, price: 9 };
const seats = [{ companies: [worth], points: 0, counted: { companies: 3, leadership: 0, consortium: 0, colonies: 0 } }];
const moving = (money: number, round = 2) => ({
  view: view({ round, money: [money, null, null] }),
  outlook: outlook({ chapter: "ending", calendar: [...CALENDAR], seats }),
});

describe("the last round", () => {
  it("says what its last move is worth in points", () => {
    expect(lastWorth("Develop", worth, moving(0))).toBe(1);
    expect(lastWorth("Tax", worth, moving(0))).toBe(-1); // 3 M more are no point
    expect(lastWorth("Tax", worth, moving(1))).toBe(0);
    expect(lastWorth("Pass", worth, moving(1))).toBeNull();
    const thing = { kind: "company", company, owner: null } as const;
    expect(deed("Develop", thing, moving(0), words).left).toBe("+1\u00a0point");
    expect(deed("Tax", thing, moving(1), words).left).toBe("±0\u00a0points");
  });

  it("promises nothing before it", () => {
    expect(lastWorth("Develop", worth, moving(0, 1))).toBeNull();
  });

  it("is announced as it begins, and where pawns are placed", () => {
    const { view: now, outlook: ahead } = moving(0);
    const events = [
      { id: "1.0", n: 1, at: 0, event: { event: "RoundBegan", round: 2, closed: "lobby", first: 0 } },
    ] as const;
    expect(lately([...events], { view: now, outlook: ahead }, words).at(-1)).toMatchObject({ tone: "star" });
    const place: Form = { verb: "PlacePawn", rule: "", blanks: { spot: { kind: "one of", among: [] } } };
    const placing = { view: now, outlook: { ...ahead, chapter: "placing" } } as const;
    expect(hint(placing, [place], words)).toContain("The last round");
  });
});

describe("what completes a set", () => {
  const one = (sector: "resource" | "industry" | "transport") => ({ sector, face: 1, bills: 0 });
  const hand = ["africa", "asia", "america", "india"] as const;
  const view3 = view({ companies: [[one("resource"), one("industry")], [], []], colonies: [[...hand], null, null] });
  const scene = { view: view3, outlook: outlook() };
  const said = "completes a set: +2";

  it("says so, of a company", () => {
    expect(setNote({ kind: "sector", sector: "transport" }, "BuyCompany", scene, words)).toBe(said);
    expect(setNote({ kind: "sector", sector: "industry" }, "BuyCompany", scene, words)).toBe("");
    expect(setNote({ kind: "sector", sector: "transport" }, "DiscardCompany", scene, words)).toBe("");
    const theirs = { kind: "company", company: one("transport"), owner: 1 } as const;
    expect(setNote(theirs, "TakeOver", scene, words)).toBe(said);
  });

  it("says so, of a colony card", () => {
    expect(setNote({ kind: "region", region: "oceania" }, "BuyColony", scene, words)).toBe(said);
    expect(setNote({ kind: "region", region: "asia" }, "BuyColony", scene, words)).toBe("");
  });

  it("counts for every set, and the words say it", () => {
    const numbers = "number-set-points = 2\nnumber-majority-points = 1\nnumber-colony-points = 1";
    const counted = wordsFrom(`${catalogues("million-club", "page-club")}\n${numbers}`);
    expect(counted.text("club-counts", { sort: "company" })).toContain("Every set of all three sectors: 2 more");
    expect(counted.text("club-colony-points")).toContain("every set of all five regions, 2 more");
  });
});
