import { describe, expect, it } from "vitest";

import { question } from "../../../src/games/club/club";
import { asked, hint, nothingToPick } from "../../../src/games/club/hints";
import type { Form } from "../../../src/games/club/types";
import { draft, scene } from "../../support/club";
import { catalogues, wordsFrom } from "../../support/words";

const words = wordsFrom(catalogues("million-club", "page-club"), { names: ["Ann", "Bob", "Cid"] });
const one = <Value>(...among: Value[]) => ({ kind: "one of" as const, among });
const BUY: Form = { verb: "BuyColony", rule: "", blanks: { region: one("asia") } };
const DISCARD: Form = { verb: "DiscardColony", rule: "", blanks: { region: one("asia") } };
const PASS: Form = { verb: "Pass", rule: "", blanks: {} };
const picking = (chair: number, chairs = [0, 1, 2]) =>
  scene({ agenda: [{ step: "PickColony", chair }], colony_draft: { ...draft([["asia"]]), chairs } });

describe("the question", () => {
  it("speaks to the player it is asked of, and about that player to others", () => {
    const step = { step: "PickIntrigue", chair: 0 } as const;
    expect(question(words, step, true)).toBe("Which card do you pick? It is applied at once.");
    expect(question(words, step, false)).toBe("Intrigues: each picks a card in turn.");
  });
});

describe("the hint under the question", () => {
  it("is missing where nothing is asked of the player", () => {
    expect(hint(picking(0), [], words)).toBe("");
  });

  it("sends the player to the board to place a pawn", () => {
    const place: Form = { verb: "PlacePawn", rule: "", blanks: { spot: one({ tile: "lobby" }) } };
    expect(hint(scene({ agenda: [{ step: "PlacePawns" }] }), [place], words)).toContain(words.text("club-hint-star"));
  });

  it("says what a purchase is worth, and who gets the cards next", () => {
    const said = hint(picking(0), [BUY, DISCARD], words);
    expect(said).toBe(`${words.text("club-counts", { sort: "colony" })} The cards you leave go on to Bob.`);
  });

  it("says when the player picks again, or last", () => {
    expect(hint(picking(0, [0, 0, 1]), [BUY], words)).toContain(words.text("club-hint-again"));
    expect(hint(picking(2, [1, 2, 0]), [BUY], words)).toContain("the rest is discarded.");
  });

  it("says in numbers what colonies count, to buyers and to those who wait", () => {
    const book = "number-colony-price = 2\nnumber-colony-points = 1\nnumber-majority-points = 1\nnumber-set-points = 2";
    const words = wordsFrom(`${catalogues("million-club", "page-club")}\n${book}`);
    const said =
      "Points: each card 1; alone with the most cards of a region, 1 more for each of them; every set of all five regions, 2 more.";
    expect(hint(picking(0), [BUY, DISCARD], words)).toContain(said);
    const { view, outlook } = picking(0);
    const waiting = hint({ view, outlook: { ...outlook, chapter: "colonies" } }, [], words);
    expect(waiting).toBe(`Each pawn picks a colony: bought for 2\u00a0M, or discarded. ${said}`);
  });
});

describe("two purchases that cost more than there is", () => {
  it("are warned of before the first", () => {
    const { view, outlook } = picking(0);
    const places = [{ spot: { tile: "companies" } as const, pawns: [0], seats: 3, moves: null }];
    const companies = { tile: "companies", closed: false, places, privileged: 0, deck: 20, draws: 2 } as const;
    const before = (money: number) => ({
      view: { ...view, money: [money, null, null] },
      outlook: { ...outlook, tiles: [companies] },
    });
    const earning = before(5);
    earning.outlook = { ...earning.outlook, exchange: [1, null, null] };
    expect(hint(earning, [BUY, DISCARD], words)).not.toContain("If you buy");
    const warned = words.text("club-hint-spare", { left: 3, later: 4 });
    expect(hint(before(5), [BUY, DISCARD], words)).toContain(warned);
    expect(hint(before(6), [BUY, DISCARD], words)).not.toContain("If you buy");
  });
});

describe("a player who cannot pay", () => {
  const poor = { money: [1, null, null] };

  it("can only discard where a card must go", () => {
    const { view, outlook } = picking(1, [1, 0, 2]);
    const said = hint({ view: { ...view, ...poor }, outlook }, [DISCARD], words);
    expect(said).toContain(words.text("poor-discard", { money: 1, price: 2 }));
  });

  it("chooses nothing if nobody picks after them", () => {
    const last = picking(2, [1, 2, 0]);
    const seen = { view: { ...last.view, ...poor }, outlook: last.outlook };
    expect(nothingToPick(seen, [DISCARD])).toBe(true);
    expect(hint(seen, [DISCARD], words)).toBe(words.text("club-forced-how"));
    expect(asked(seen, [DISCARD], true, words)).toBe(words.text("club-forced", { money: 1, price: 2 }));
    expect(nothingToPick(last, [BUY, DISCARD])).toBe(false);
    expect(nothingToPick(picking(1, [1, 0, 2]), [DISCARD])).toBe(false);
  });

  it("may look where the cards stay", () => {
    const seen = scene({ ...poor, agenda: [{ step: "BuyContract", seat: 0, owner: 1 }] });
    expect(hint(seen, [PASS], words)).toBe(words.text("poor-look", { money: 1, price: 3 }));
  });

  it("is not asked about a privilege that they cannot pay, but told why", () => {
    const rest = scene({ ...poor, agenda: [{ step: "PickFromColonies", seat: 0 }] });
    expect(asked(rest, [PASS], true, words)).toBe(
      "You have the privilege, but a card costs 2\u00a0M and you have 1\u00a0M.",
    );
    expect(hint(rest, [PASS], words)).toBe(words.text("club-hint-look"));
    expect(asked(rest, [BUY, PASS], true, words)).toMatch(/\?$/);
  });

  it("is told what the cheapest takeover costs", () => {
    const { view, outlook } = scene({ ...poor, agenda: [{ step: "HostileTakeover" }] });
    const company = { sector: "industry", face: 2, bills: 0 } as const;
    const worth = { company, level: 2, developed: 3, tax: 2, taxed: 1 };
    const counted = { companies: 0, leadership: 0, consortium: 0, colonies: 0 };
    const seats = [4, 6, 9].map((price) => ({ companies: [{ ...worth, price }], points: 0, counted }));
    expect(asked({ view, outlook: { ...outlook, seats } }, [PASS], true, words)).toContain("costs 6\u00a0M");
  });

  it("is not told so where nothing is for sale", () => {
    expect(hint(scene({ ...poor, agenda: [{ step: "LastMove", seat: 0 }] }), [PASS], words)).toBe("");
  });
});
