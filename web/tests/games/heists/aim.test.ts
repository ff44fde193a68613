import { mount } from "svelte";
import { describe, expect, it } from "vitest";

import Aim from "../../../src/games/heists/Aim.svelte";
import { nearly, raceOf } from "../../../src/games/heists/aim";
import type { Outlook, View } from "../../../src/games/heists/types";
import { view } from "../../support/heist";
import { catalogues, wordsFrom } from "../../support/words";

const NUMBERS = "number-rounds = 8\nnumber-target = 20\n";
const words = wordsFrom(NUMBERS + catalogues("page-heists", "dollars-1e"), { game: "dollars-1e" });
const loot = { name: "city-bank", amount: 9, ante: 1, symbol: null };

const OUTLOOK: Outlook = {
  amount: 9,
  shares: [],
  boosted: [],
  enough: 20,
  reach: [],
  doubled: [],
  prospect: null,
  own: [],
  seen: [],
  believed: [],
  fullest: null,
  sharings: [],
  departures: [],
  deals: [],
};

/** What the table says of the end, with single spaces. */
function said(change: Partial<View>, shares = [20, 10, 6, 5]): string {
  const target = document.createElement("div");
  mount(Aim, { target, props: { outlook: { ...OUTLOOK, shares }, view: view({ loot, ...change }), words } });
  return target.textContent.replace(/[\s\u2068\u2069]+/g, " ").trim();
}
const planning: Partial<View> = { agenda: [{ step: "ChooseCharacters" }] };

describe("the last heist", () => {
  it("is announced, with what one needs to win", () => {
    const behind = said({ round: 8, money: [11, 15, 3, 2] });
    expect(behind).toBe("Last heist: the richest wins. You must gain 5 more than Bob.");
    expect(said({ round: 8, money: [15, 12, 3, 2] })).toBe("Last heist: the richest wins. You lead by 3.");
    expect(said({ round: 8, money: [12, 12, 12, 2] })).toContain("You must gain 1 more than Bob and Cid.");
    expect(said({ round: 8, viewer: -2 })).toBe("Last heist: the richest wins.");
  });

  it("says that the player can no longer win only where no heist of this card can change it", () => {
    const far = { round: 8, money: [2, 11, 3, 2] };
    expect(said(far)).toContain("You must gain 10 more than Bob.");
    const lost = "Last heist: without money from a deal, you can no longer win. You can still choose who does.";
    expect(said({ ...far, money: [2, 12, 3, 2] })).toBe(lost);
  });

  it("calls nobody lost who may reach the sum that ends the game", () => {
    expect(said({ round: 8, money: [15, 90, 3, 2] })).toContain("You must gain 76 more than Bob.");
  });

  it("is none before, and none after the match", () => {
    expect(said({ round: 7 })).toBe("");
    expect(said({ round: 8, agenda: [] })).toBe("");
  });
});

it("the last heist says that antes are counted, where some are", () => {
  const target = document.createElement("div");
  const outlook = { ...OUTLOOK, shares: [20], departures: [{ character: 1, ante: 2, share: 3 }] };
  mount(Aim, { target, props: { outlook, view: view({ loot, round: 8, money: [11, 15, 3, 2] }), words } });
  expect(target.textContent).toContain("You must gain 7 more than Bob (antes counted).");
});

describe("before the roles are chosen", () => {
  it("it is told who is close to the sum that wins", () => {
    expect(said({ ...planning, money: [12, 15, 3, 11] })).toBe(
      "20 wins the game. Still missing: 5 for Bob, 8 for you and 9 for Dot.",
    );
    expect(said({ ...planning, money: [1, 10, 3, 2] })).toBe("");
  });

  it("who lacks more than the card brings is not close", () => {
    expect(nearly(view({ loot, money: [11, 10, 21, 2] }), words)).toEqual([{ seat: 0, missing: 9 }]);
  });
});

it("a race is run against the richest of the others", () => {
  expect(raceOf(view({ ...planning, money: [4, 5, 9, 9] }), null)).toEqual({ seats: [2, 3], lead: -5 });
});

it("a race counts the antes that leaving brings back, as what staying brings does", () => {
  const departures = [0, 1, 2].map((character) => ({ character, ante: 2, share: 3 }));
  const race = raceOf(view({ money: [4, 5, 7, 10], crew: [0, 1, 2], left: [3] }), { departures });
  expect(race).toEqual({ seats: [3], lead: -4 });
});
