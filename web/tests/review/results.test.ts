import { mount } from "svelte";
import { expect, it } from "vitest";

import Results from "../../src/review/Results.svelte";
import { ReviewWords } from "../../src/review/sentences";
import type { Review } from "../../src/wire/messages";
import { catalogues, wordsFrom } from "../support/words";

it("tells luck in percent, explained, and lies in words", () => {
  const seats = [
    { name: "Ann", place: 1, result: 1, luck: -0.08, adjusted: 1.08, lies: 7, believed: 6, score: 21 },
    { name: "Bob", place: 2, result: 0, luck: 0.01, adjusted: -0.01, lies: 0, believed: 0, score: 14 },
  ];
  const review: Review = {
    game: "dollars-1e",
    judge: { name: "quick playouts", version: 2 },
    seats,
    luck: [{ n: 1, by_seat: {}, exact: true }],
  };
  const target = document.createElement("div");
  const sentences = new ReviewWords(wordsFrom(catalogues("review"), { game: "dollars-1e" }), review);
  mount(Results, { target, props: { review, sentences } });
  expect([...target.querySelectorAll("td")].map((cell) => cell.textContent.trim())).toEqual([
    ...["1", "21", "−8%", "7, at least 6 of which worked", "2", "14", "+1%", "none"],
  ]);
  expect(target.querySelector("[data-luck-how]")?.textContent).toContain("+10%: from 30% to 40%");
});
