import { describe, expect, it } from "vitest";

import { bestFirst, boughtFor, deed, movedFor, setNote } from "../../../src/games/club/deeds";
import { hint } from "../../../src/games/club/hints";
import { lately } from "../../../src/games/club/lately";
import type { Company, Form } from "../../../src/games/club/types";
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
    expect(movedFor("Develop", worth, moving(0))).toBe(1);
    expect(movedFor("Tax", worth, moving(0))).toBe(-1); // 3 M more are no point
    expect(movedFor("Tax", worth, moving(1))).toBe(0);
    expect(movedFor("Pass", worth, moving(1))).toBeNull();
    const thing = { kind: "company", company, owner: null } as const;
    expect(deed("Develop", thing, moving(0), words).left).toBe("+1\u00a0point");
    expect(deed("Tax", thing, moving(1), words).left).toBe("±0\u00a0points");
  });

  it("counts no money before it: a level is a point", () => {
    expect(movedFor("Develop", worth, moving(0, 1))).toBe(1);
    expect(movedFor("RaiseCapital", worth, moving(0, 1))).toBe(1);
    expect(movedFor("Tax", worth, moving(1, 1))).toBe(-1);
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

describe("a company bought in the last round", () => {
  const numbers = "number-majority-points = 1\nnumber-set-points = 2";
  const counted = wordsFrom(`${catalogues("million-club", "page-club")}\n${numbers}`);
  const at = (face: number) => ({ sector: "industry", face, bills: 0 }) as const;
  const held = (face: number) => ({
    company: at(face),
    level: face,
    developed: null,
    tax: null,
    taxed: null,
    price: 3 * face,
  });
  const seat = (...companies: ReturnType<typeof held>[]) => ({
    companies,
    points: 0,
    counted: { companies: 0, leadership: 0, consortium: 0, colonies: 0 },
  });
  const scene = (money: number, round = 2, mine: Company[] = []) => ({
    view: view({ round, money: [money, null, null], companies: [mine, [at(1), at(4)], []] }),
    outlook: outlook({ calendar: [...CALENDAR], seats: [seat(), seat(held(1), held(4)), seat()] }),
  });
  const theirs = (face: number) => ({ kind: "company", company: at(face), owner: 1 }) as const;

  it("is worth its levels, leads and sets, less the points that its price was", () => {
    expect(boughtFor("TakeOver", theirs(4), scene(12), counted)).toBe(1); // 4 levels, and 12 M fewer are 3 points fewer
    expect(boughtFor("TakeOver", theirs(4), scene(15), counted)).toBe(1);
    expect(boughtFor("TakeOver", theirs(1), scene(12), counted)).toBe(0);
    expect(boughtFor("TakeOver", theirs(4), scene(15, 2, [at(1)]), counted)).toBe(3); // alone with most: 2 companies
    const set = scene(15, 2, [
      { sector: "resource", face: 1, bills: 0 },
      { sector: "transport", face: 1, bills: 0 },
    ]);
    expect(boughtFor("TakeOver", theirs(4), set, counted)).toBe(3);
    expect(boughtFor("BuyCompany", { kind: "sector", sector: "transport" }, scene(4), counted)).toBe(1); // alone with it
    expect(deed("TakeOver", theirs(4), scene(13), counted).left).toBe("+1\u00a0point, 1\u00a0M left");
  });

  it("is worth the points on the table before it, and the hint says that the price is not counted", () => {
    expect(boughtFor("TakeOver", theirs(4), scene(12, 1), counted)).toBe(4);
    expect(deed("TakeOver", theirs(4), scene(13, 1), counted).left).toBe("+4\u00a0points, 1\u00a0M left");
    expect(boughtFor("BuyCompany", { kind: "sector", sector: "transport" }, scene(4, 1), counted)).toBe(2);
    expect(boughtFor("DiscardCompany", { kind: "sector", sector: "transport" }, scene(4, 1), counted)).toBeNull();
    for (const sort of ["company", "takeover", "colony"])
      expect(counted.text("club-counts", { sort })).toMatch(/without the price|Not counted.*the price/);
  });

  it("counts a colony card and the set it completes, and in the last round its price", () => {
    const colonies = `${catalogues("million-club", "page-club")}\n${numbers}\nnumber-colony-points = 1`;
    const book = wordsFrom(colonies);
    const four = ["africa", "asia", "america", "india"] as const;
    const with4 = (round: number) => ({
      ...scene(5, round),
      view: view({ round, money: [5, null, null], colonies: [[...four], null, null] }),
    });
    const card = (region: "oceania" | "asia") => ({ kind: "region", region }) as const;
    expect(boughtFor("BuyColony", card("asia"), with4(1), book)).toBe(1);
    expect(boughtFor("BuyColony", card("oceania"), with4(1), book)).toBe(3);
    expect(boughtFor("BuyColony", card("asia"), with4(2), book)).toBe(0);
  });

  it("stands first if it brings most, and the hint says what is counted", () => {
    const takeOver: Form = {
      verb: "TakeOver",
      rule: "",
      blanks: {
        holding: { kind: "one of", among: [theirs(1), theirs(4)].map(({ owner, company }) => ({ owner, company })) },
      },
    };
    const offered = [theirs(1), theirs(4)].map((thing) => ({
      ...{ key: String(thing.company.face), thing, times: 1 },
      actions: [{ verb: "TakeOver", holding: { owner: 1, company: thing.company } } as const],
    }));
    const order = (round: number) =>
      bestFirst(
        offered.map((one) => ({ ...one, actions: [...one.actions] })),
        scene(14, round),
        counted,
      ).map(({ key }) => key);
    expect(order(2)).toEqual(["4", "1"]);
    expect(order(1)).toEqual(["1", "4"]);
    expect(hint(scene(14), [takeOver], counted)).toContain("with the price counted in (every full 4\u00a0M");
    expect(hint(scene(14, 1), [takeOver], counted)).toContain("without the price");
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
