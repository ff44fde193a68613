import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Saying } from "../../src/table/bubbles.svelte";
import { remark } from "../../src/table/talk";
import type { Utterance } from "../../src/wire/messages";
import { catalogues, wordsFrom } from "../support/words";

const said = (seat: number, text: string): Utterance => ({ at: 0, seat, text });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("bubbles", () => {
  it("show the last that a player has just said, for a moment", () => {
    const saying = new Saying();
    const old = said(1, "before I came");
    saying.hear([old], 1);
    expect(saying.fresh).toBeNull();
    const talk = [old, said(1, "a"), said(1, "b"), said(2, "c")];
    saying.hear(talk, 1);
    expect(saying.fresh?.text).toBe("b");
    vi.advanceTimersByTime(3000);
    const more = [...talk, said(1, "d")];
    saying.hear(more, 1);
    vi.advanceTimersByTime(3000);
    saying.hear([...more, said(2, "e")], 1);
    expect(saying.fresh?.text).toBe("d");
    vi.advanceTimersByTime(3000);
    expect(saying.fresh).toBeNull();
  });

  it("of a comment wait while a heist is being shown", () => {
    const saying = new Saying();
    const comment: Utterance = { at: 0, seat: 1, phrase: { phrase: "Comments", what: "stubborn", tone: "honest" } };
    saying.hear([], 1);
    saying.hear([comment], 1, true);
    vi.advanceTimersByTime(60_000);
    expect(saying.fresh).toBe(comment);
    saying.appear();
    vi.advanceTimersByTime(3000);
    expect(saying.fresh).toBe(comment);
    vi.advanceTimersByTime(3000);
    expect(saying.fresh).toBeNull();
  });

  it("say it without the name of the player", () => {
    const words = wordsFrom(catalogues("dollars-1e", "page"));
    expect(remark({ at: 0, seat: 0, phrase: { phrase: "Reacts", what: "yes" } }, words)).toBe("Yes");
    expect(remark(said(0, "Who will go?"), words)).toBe("Who will go?");
  });
});
