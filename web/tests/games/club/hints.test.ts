import { describe, expect, it } from "vitest";

import { question } from "../../../src/games/club/club";
import { hint } from "../../../src/games/club/hints";
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
    expect(question(words, step, false)).toBe("Intrigues: a card must be picked.");
  });
});

describe("the hint under the question", () => {
  it("is missing where nothing is asked of the player", () => {
    expect(hint(picking(0), [], words)).toBe("");
  });

  it("sends the player to the board to place a pawn", () => {
    const place: Form = { verb: "PlacePawn", rule: "", blanks: { spot: one({ tile: "lobby" }) } };
    expect(hint(scene({ agenda: [{ step: "PlacePawns" }] }), [place], words)).toBe(words.text("club-hint-board"));
  });

  it("says what a purchase is worth, and who gets the cards next", () => {
    const said = hint(picking(0), [BUY, DISCARD], words);
    expect(said).toBe(`${words.text("club-counts", { sort: "colony" })} The cards you leave go on to Bob.`);
  });

  it("says when the player picks again, or last", () => {
    expect(hint(picking(0, [0, 0, 1]), [BUY], words)).toContain(words.text("club-hint-again"));
    expect(hint(picking(2, [1, 2, 0]), [BUY], words)).toContain(words.text("club-hint-last"));
  });
});

describe("a player who cannot pay", () => {
  const poor = { money: [1, null, null] };

  it("can only discard where a card must go", () => {
    const { view, outlook } = picking(2, [1, 2, 0]);
    const said = hint({ view: { ...view, ...poor }, outlook }, [DISCARD], words);
    expect(said).toContain(words.text("poor-discard", { money: 1, price: 2 }));
  });

  it("may look where the cards stay", () => {
    const seen = scene({ ...poor, agenda: [{ step: "BuyContract", seat: 0, owner: 1 }] });
    expect(hint(seen, [PASS], words)).toBe(words.text("poor-look", { money: 1, price: 3 }));
  });

  it("is told so at a takeover", () => {
    const taking = scene({ ...poor, agenda: [{ step: "HostileTakeover" }] });
    expect(hint(taking, [PASS], words)).toBe(words.text("poor-takeover", { money: 1 }));
  });

  it("is not told so where nothing is for sale", () => {
    expect(hint(scene({ ...poor, agenda: [{ step: "LastMove", seat: 0 }] }), [PASS], words)).toBe("");
  });
});
