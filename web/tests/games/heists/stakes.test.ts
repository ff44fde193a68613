import { mount } from "svelte";
import { describe, expect, it } from "vitest";

import Effects from "../../../src/games/heists/Effects.svelte";
import Loot from "../../../src/games/heists/Loot.svelte";
import Stakes from "../../../src/games/heists/Stakes.svelte";
import type { Outlook } from "../../../src/games/heists/types";
import { view } from "../../support/heist";
import { catalogues, wordsFrom } from "../../support/words";

const words = wordsFrom(catalogues("page-heists", "dollars-1e"), { game: "dollars-1e" });
const outlook: Outlook = {
  amount: 10,
  shares: [10, 5, 3, 2],
  boosted: [],
  enough: 20,
  reach: [0, 1],
  doubled: ["driver"],
  prospect: { least: 0, likely: 5, most: 5 },
  own: [
    { hand: ["driver"], seats: [1, 2], least: 9, likely: 9, most: 9 },
    { hand: ["driver"], seats: [0], least: -1, likely: 4, most: 6 },
  ],
  believed: [[null, [5, 6]], [], []],
  fullest: { heads: 2, share: 5, rest: 0 },
  sharings: [],
  departures: [],
  deals: [],
};

/** What the page then says, with single spaces. */
const said = (target: HTMLElement) => target.textContent.replace(/[\s\u2068\u2069]+/g, " ").trim();

describe("what is at stake", () => {
  const target = document.createElement("div");
  mount(Stakes, { target, props: { outlook, view: view(), words } });

  it("is what staying brings with the player's own role, beside leaving", () => {
    expect(said(target)).toContain(
      "staying most likely brings you 4 (−1 to 6) if nobody else leaves, ante and roles counted. Leaving brings 0.",
    );
  });

  it("changes if the claims are true", () => {
    expect(said(target)).toContain("If everybody is what they claim: 5 to 6.");
  });

  it("names who could win, and the player as you", () => {
    expect(said(target)).toContain("Could have 20 and win: you and Bob.");
  });
});

it("the second edition's card shows the ante", () => {
  const target = document.createElement("div");
  const second = wordsFrom(`number-ante = 2\n${catalogues("page-heists", "dollars-2e")}`, { game: "dollars-2e" });
  const loot = { name: "pawn-shop", amount: 12, bonuses: [] };
  mount(Loot, { target, props: { view: view({ loot }), words: second } });
  expect(said(target)).toContain("12 from the card ante 2");
});

describe("what a deal leaves", () => {
  const then = (sharing: Outlook["fullest"], leaves: number[]) => {
    const target = document.createElement("div");
    mount(Effects, { target, props: { effects: [{ seat: 1, change: 0, leaves }], sharing, view: view(), words } });
    return said(target);
  };

  it("is the sharing that is possible, as the game says", () => {
    expect(then({ heads: 2, share: 5, rest: 0 }, [1])).toContain("Then at most 2 of 3 can share: 5 each.");
    expect(then({ heads: 3, share: 3, rest: 1 }, [1])).toContain("Then 3 are in, for 3 each if all of them share.");
    expect(then(null, [1, 2])).toContain("Then nobody can share.");
  });
});
