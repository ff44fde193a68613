import { mount } from "svelte";
import { expect, it } from "vitest";

import { LiveTable } from "../../src/shell/live.svelte";
import { route } from "../../src/shell/route.svelte";
import OverExits from "../../src/table/OverExits.svelte";
import { catalogues, wordsFrom } from "../support/words";

function exits(address: string): HTMLElement {
  route.go(address);
  const table = new LiveTable("t1");
  Object.assign(table, { settings: { game: "dollars-1e" }, you: 0 });
  const target = document.createElement("div");
  mount(OverExits, { target, props: { table, words: wordsFrom(catalogues()) } });
  return target;
}

it("a guided match ends with a way to a game without the guide; others do not", () => {
  expect(exits("/t/t1?guide").querySelector("[data-graduate]")?.textContent.trim()).toBe("Play without the guide");
  expect(exits("/t/t1").querySelector("[data-graduate]")).toBeNull();
});

it("a guided match ends with one bright button, and the rematch says what it is", () => {
  const guided = exits("/t/t1?guide");
  expect([...guided.querySelectorAll(".primary")].map((one) => one.textContent.trim())).toEqual([
    "Play without the guide",
  ]);
  expect(guided.querySelector("[data-rematch]")?.textContent.trim()).toBe("Rematch with the same bots");
  expect(exits("/t/t1").querySelector(".primary")?.textContent.trim()).toBe("Rematch");
});

it("a match that is watched again plays by itself", () => {
  expect(exits("/t/t1").querySelector("a")?.getAttribute("href")).toBe("/replay/t1?play");
});
