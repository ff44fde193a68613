import { mount } from "svelte";
import { expect, it } from "vitest";

import Results from "../../src/review/Results.svelte";
import { ReviewWords } from "../../src/review/sentences";
import type { Review } from "../../src/wire/messages";
import { catalogues, wordsFrom } from "../support/words";

it("explains why a result without luck can be above 100 % or below 0 %", () => {
  const seats = [
    { name: "Ann", place: 1, result: 1, luck: -0.08, adjusted: 1.08, lies: 0, believed: 0 },
    { name: "Bob", place: 2, result: 0, luck: 0.04, adjusted: -0.04, lies: 0, believed: 0 },
  ];
  const review: Review = { game: "dollars-1e", judge: { name: "quick playouts", version: 2 }, seats };
  const target = document.createElement("div");
  const sentences = new ReviewWords(wordsFrom(catalogues("review"), { game: "dollars-1e" }), review);
  mount(Results, { target, props: { review, sentences } });
  expect(target.querySelector("[data-adjusted-how]")?.textContent).toMatch(/Above 100%.*Below 0%/);
});
