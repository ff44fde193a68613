import { flushSync, mount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { LiveTable } from "../../src/shell/live.svelte";
import Announcer from "../../src/table/Announcer.svelte";
import type { Utterance } from "../../src/wire/messages";
import { catalogues, wordsFrom } from "../support/words";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("what bots say of a heist is not in the text of the page before that has been shown", () => {
  const table = new LiveTable("t1");
  Object.assign(table, { settings: { game: "dollars-1e" }, you: 0, feed: [{ id: "5", n: 5, at: 100, event: {} }] });
  const target = document.createElement("div");
  mount(Announcer, { target, props: { table, words: wordsFrom(catalogues("remarks")) } });
  const settled = () => {
    flushSync();
    vi.advanceTimersByTime(1000);
    flushSync();
    return target.querySelectorAll("p").length;
  };
  table.staged = 5;
  const comment: Utterance = { at: 200, seat: 1, phrase: { phrase: "Comments", what: "stubborn", tone: "bluffer" } };
  table.talk = [comment, { at: 201, seat: 2, text: "Hello" }];
  expect(settled()).toBe(1);
  expect(target.textContent).toContain("Hello");
  table.staged = null;
  expect(settled()).toBe(2);
  table.talk = structuredClone(table.talk); // the connection was lost for a moment
  expect(settled()).toBe(2);
});
