import { describe, expect, it } from "vitest";

import { facts, label, type ViewFields } from "../../src/plain/facts";
import { catalogues, wordsFrom } from "../support/words";

const NO_LISTS: ViewFields = { hidden: [], bySeat: [], byCharacter: [] };
const VIEW = { viewer: 0, agenda: [] };

function said(fields: Record<string, string>, view: Record<string, unknown>, lists: Partial<ViewFields> = {}) {
  const vocabulary = { view: fields, records: { lot: { what: "plain", price: "plain" } } };
  const words = wordsFrom(catalogues(), { vocabulary, names: ["Ann", "Bob"] });
  return facts({ ...VIEW, ...view }, words, { ...NO_LISTS, ...lists });
}

describe("the facts of a view", () => {
  it("have the catalogue's label, or one made from the field's name", () => {
    const words = wordsFrom("view-round = Round");
    expect([label("round", words), label("last_bid", words)]).toEqual(["Round", "Last bid"]);
  });

  it("leave out what says nothing now", () => {
    const fields = { winner: "seat", sold: "plain", bids: "plain*", open: "plain" };
    expect(said(fields, { winner: null, sold: false, bids: [], open: true })).toEqual([["Open", "yes"]]);
  });

  it("leave out what the rules keep for themselves, and what a look hides", () => {
    expect(said({ agenda: "plain", secret: "plain" }, { secret: 4 }, { hidden: ["secret"] })).toEqual([]);
  });

  it("name the owners of money, and leave out other accounts", () => {
    expect(said({ money: "plain*" }, { money: [3, 5, 90] })).toEqual([["Money", "Ann: 3; Bob: 5"]]);
  });

  it("name the owners of lists by seat and by character", () => {
    const lists = { bySeat: ["bids"], byCharacter: ["known"] };
    const found = said({ bids: "plain*", known: "plain*" }, { bids: [null, 2], known: ["x", "y"] }, lists);
    expect(found).toEqual([
      ["Bids", "Bob: 2"],
      [found[1]?.[0], "Ann: x; Bob: y"],
    ]);
  });

  it("spell records field by field", () => {
    expect(said({ lot: "record:lot" }, { lot: { what: "ring", price: 4 } })).toEqual([["Lot", "What: ring; Price: 4"]]);
  });
});
