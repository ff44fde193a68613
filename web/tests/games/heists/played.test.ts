import { mount, tick } from "svelte";
import { expect, it } from "vitest";

import type { Event } from "../../../src/games/heists/types";
import Played from "../../../src/games/heists/Played.svelte";
import { storyOf } from "../../../src/review/record";
import { catalogues, wordsFrom } from "../../support/words";

const EVENTS: Event[] = [
  {
    event: "LootTurned",
    round: 1,
    card: { name: "City Bank", amount: 12, ante: 2, symbol: null },
  },
  { event: "Placed", to: 0, roles: ["brute"] },
  { event: "Placed", to: 1, roles: ["driver"] },
  { event: "Claimed", character: 0, role: "driver" },
  { event: "Struck", proposal: 1, terms: { payments: [{ source: 1, target: 0, amount: 6 }], departures: [0] } },
  { event: "Withdrew", character: 0 },
  { event: "Struck", proposal: 2, terms: { payments: [], departures: [1] } },
];

it("tells from the record alone who was what, who lied and every deal with money", async () => {
  const words = wordsFrom(catalogues("dollars-1e", "page-heists"), {
    game: "dollars-1e",
    names: ["Ann", "Bob"],
    vocabulary: {
      records: { terms: { payments: "record:payment*" }, payment: { source: "seat", target: "seat", amount: "plain" } },
    },
  });
  const lines = [{ n: 1, events: EVENTS }];
  const record = { game: "dollars-1e", names: ["Ann", "Bob"], perSeat: 1, roles: [], variant: {}, lines };
  const target = document.createElement("div");
  mount(Played, { target, props: { game: "dollars-1e", story: storyOf(record), perSeat: 1, words } });
  await tick();
  expect([...target.querySelectorAll("td [title]")].map((one) => one.getAttribute("title"))).toEqual([
    "Brute, left; lied: Driver",
    "Driver",
  ]);
  expect(target.querySelector("[data-liar='0']")?.textContent).toContain(
    "Ann lied once, and still struck a deal with Bob.",
  );
  const deals = [...target.querySelectorAll(".deals li")].map((one) => one.textContent.trim());
  expect(deals).toHaveLength(1);
  expect(deals[0]).toContain("Round 1: ");
});
