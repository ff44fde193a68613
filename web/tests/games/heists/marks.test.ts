import { mount } from "svelte";
import { expect, it } from "vitest";

import { does } from "../../../src/games/heists/facts";
import Marks from "../../../src/games/heists/Marks.svelte";
import { view } from "../../support/heist";
import { catalogues, wordsFrom } from "../../support/words";

const words = wordsFrom(catalogues("page-heists", "dollars-2e"), { game: "dollars-2e" });

function marks(seat: number, awaited: boolean): string {
  const target = document.createElement("div");
  mount(Marks, { target, props: { view: view({ ready: [0, 1] }), seat, words, me: seat === 0, awaited, away: false } });
  return target.textContent.replace(/\s+/g, " ").trim();
}

it("a player's own seat is ready or has an answer to give, never both", () => {
  expect(marks(0, false)).toBe("ready");
  expect(marks(0, true)).toBe("your turn");
  expect(marks(1, true)).toBe("ready to act");
});

it("what a role does names only roles in play", () => {
  const victims = (...inPlay: string[]) => does("mentalist", inPlay, words).replaceAll(/[\u2068\u2069]/g, "");
  expect(victims("brute", "mentalist", "driver")).toContain("from one player: a Brute who is still in.");
  expect(victims("tech", "brute", "mentalist")).toContain("a Brute or Tech who");
  expect(victims("acrobat", "brute", "mentalist")).toContain("a Brute or Acrobat who");
  expect(victims("tech", "acrobat", "brute", "mentalist")).toContain("a Brute, Tech or Acrobat who");
});
