import { expect, it } from "vitest";

import { LiveTable } from "../../src/shell/live.svelte";
import { about } from "../../src/table/people";
import { wordsFrom } from "../support/words";

const words = wordsFrom("");

it("says of a seat that its player is a program", () => {
  const table = new LiveTable("table");
  const sitters = [false, true].map((program) => ({ kind: "person", name: "A", taken: true, steward: false, program }));
  Object.assign(table, { you: 0, room: { sitters, host: null, pause_wishes: [], resume_wishes: [] } });
  table.meet({ is: "Presence", here: [0, 1], at: 0, gone_since: [null, null] });
  expect(about(table, words, 0)).toEqual(["people-you"]);
  expect(about(table, words, 1)).toEqual(["people-program"]);
});
