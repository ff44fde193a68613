import { expect, it } from "vitest";

import { LiveTable } from "../../src/shell/live.svelte";
import { about, markOf, waiting } from "../../src/table/people";
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

it("counts who has come in the title of the page, and marks the own turn", () => {
  const table = new LiveTable("table");
  const sitters = [true, true, false].map((taken) => ({ kind: "person", name: "A", taken, steward: false }));
  Object.assign(table, { you: 0, room: { stage: "open", sitters, awaited: [0] } });
  expect(markOf(table)).toBe("2/3 · ");
  Object.assign(table, { room: { stage: "playing", sitters, awaited: [0] } });
  expect(markOf(table)).toBe("● ");
  Object.assign(table, { room: { stage: "playing", sitters, awaited: [1] } });
  expect(markOf(table)).toBe("");
});

it("says that a result is shown, and not yet whose turn it is", () => {
  const table = new LiveTable("table");
  Object.assign(table, { you: 0, room: { stage: "playing", sitters: [], awaited: [0] } });
  expect(waiting(table, words)).toBe("wait-you");
  table.resultOf = 1;
  expect(waiting(table, words)).toBe("wait-result");
});

it("says that bots wait for a tip to be read, not that it waits for a bot", () => {
  const table = new LiveTable("table");
  Object.assign(table, { you: 0, room: { stage: "playing", sitters: [], awaited: [1] } });
  expect(waiting(table, words)).toBe("wait-others");
  table.reading = true;
  expect(waiting(table, words)).toBe("wait-reading");
  Object.assign(table, { room: { stage: "playing", sitters: [], awaited: [0] } });
  expect(waiting(table, words)).toBe("wait-you");
});

it("says that others choose too where they do, and not while everybody negotiates", () => {
  const table = new LiveTable("table");
  const at = (step: string) =>
    Object.assign(table, {
      you: 0,
      settings: { game: "dollars-1e" },
      view: { agenda: [{ step }] },
      room: { stage: "playing", sitters: [], awaited: [0, 1] },
    });
  at("ChooseCharacters");
  expect(waiting(table, words)).toBe("wait-you-too");
  at("Negotiate");
  expect(waiting(table, words)).toBe("wait-you");
});

it("says that the game is over once its end has been shown, whatever stays on stage", () => {
  const table = new LiveTable("table");
  Object.assign(table, { you: 0, room: { stage: "over", sitters: [], awaited: [] }, resultOf: 3 });
  expect(waiting(table, words)).toBe("wait-over");
});
