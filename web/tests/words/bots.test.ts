import { describe, expect, it } from "vitest";

import { botDoes, botIs } from "../../src/words/bots";
import { catalogues, wordsFrom } from "../support/words";

const kinds = ["shrewd", "sensible", "honest", "bluffer", "miser", "bully", "gambler", "grudge"];

describe("what bots are like", () => {
  const words = wordsFrom(catalogues("dollars-1e"));

  it("is a hint of manner, which says nothing of truth and lies", () => {
    const told = kinds.map((kind) => botIs(words, "dollars-1e", kind));
    expect(new Set(told).size).toBe(kinds.length);
    expect(told.filter((hint) => /\blies?\b|truth|never/.test(hint))).toEqual([]);
  });

  it("is told exactly to those who learn the game", () => {
    expect(botDoes(words, "honest")).toMatch(/Never lies/);
    expect(botDoes(words, "trained")).toBe(botIs(words, "dollars-1e", "trained"));
    expect(botDoes(words, "person")).toBe("");
  });
});
