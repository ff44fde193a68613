import { expect, it } from "vitest";

import { LiveTable } from "../../src/shell/live.svelte";
import { restful, unread } from "../../src/table/marks";

it("explains each mark once, and a verb that a lesson shows only after the lesson", () => {
  const marks = ["Negotiate", "bluff", "Claim"];
  expect(unread(marks, ["Negotiate"], { Claim: "bluff" })).toEqual(["bluff"]);
  expect(unread(marks, ["Negotiate", "bluff"], { Claim: "bluff" })).toEqual(["Claim"]);
  expect(unread(["Claim"], [], {})).toEqual(["Claim"]);
});

function told(...events: Record<string, unknown>[]): string[] {
  const table = new LiveTable("t");
  Object.assign(table, { you: 0, feed: events.map((event, n) => ({ id: String(n), n, at: n, event })) });
  return restful(table, { Struck: "LootTurned" });
}

it("says why something happened to the player", () => {
  expect(told({ event: "Eliminated", character: 0, why: "doubled" })).toContain("my-Eliminated-doubled");
  expect(told({ event: "Eliminated", character: 1, why: "doubled" })).not.toContain("my-Eliminated-doubled");
});

it("tells a player's own look from one at their card", () => {
  expect(told({ event: "Looked", seat: 0, character: 1 })).toContain("my-Looked");
  expect(told({ event: "Looked", seat: 1, character: 0 })).not.toContain("my-Looked");
});

it("drops an event that is explained too late", () => {
  expect(told({ event: "LootTurned" }, { event: "Struck" })).toContain("Struck");
  expect(told({ event: "Struck" }, { event: "LootTurned" })).not.toContain("Struck");
  expect(told({ event: "Struck" }, { event: "LootTurned" }, { event: "Struck" })).toContain("Struck");
});

it("explains only what has been told since the player did something", () => {
  const table = new LiveTable("t");
  const feed = ["Struck", "Looked"].map((event, n) => ({ id: String(n), n, at: n, event: { event } }));
  Object.assign(table, { you: 0, feed });
  expect(restful(table, {}, 0)).toContain("Looked");
  expect(restful(table, {}, 0)).not.toContain("Struck");
});
