import { beforeEach, expect, it } from "vitest";

import { route } from "../../src/shell/route.svelte";
import { guideGuest, guidesGuest, isGuided, learned, switchGuide } from "../../src/table/guide";

const table = { id: "t1", game: "dollars-1e" } as const;
beforeEach(() => {
  localStorage.clear();
  route.go("/t/t1");
});

it("a guest who is new to a game has the guide, until one press", () => {
  guideGuest(table);
  expect(isGuided() && guidesGuest()).toBe(true);
  switchGuide(table);
  expect(isGuided()).toBe(false);
  guideGuest(table);
  expect(isGuided()).toBe(false);
  guideGuest({ id: "t1", game: "million-club" });
  expect(isGuided()).toBe(true);
});

it("a host, and a player who has played the game, have none by themselves", () => {
  learned("dollars-1e");
  guideGuest(table);
  localStorage.setItem("millions.host.t1", "key");
  guideGuest({ ...table, game: "dollars-2e" });
  expect(isGuided()).toBe(false);
});
