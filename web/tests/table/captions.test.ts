import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { largest } from "../../src/shell/fit";
import { Captions, GLANCE_MS, READ_MS, newest, type Caption } from "../../src/table/captions.svelte";

const line = (id: string, weighty = true): Caption => ({ id, text: id, weighty });

describe("the captions of a television", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("an offer stays long enough to be read before what has no weight", () => {
    const captions = new Captions();
    captions.hear([line("offer")]);
    captions.hear([line("offer"), line("ready", false)]);
    expect(captions.shown?.id).toBe("offer");
    vi.advanceTimersByTime(READ_MS - 1);
    expect(captions.shown?.id).toBe("offer");
    vi.advanceTimersByTime(1);
    expect(captions.shown?.id).toBe("ready");
  });

  it("of several lines the newest is told next, and soon; the others are not told late", () => {
    const captions = new Captions();
    captions.hear([line("a")]);
    captions.hear([line("a"), line("b"), line("c"), line("ready", false)]);
    vi.advanceTimersByTime(GLANCE_MS);
    expect(captions.shown?.id).toBe("c");
    vi.advanceTimersByTime(2 * READ_MS);
    expect(captions.shown?.id).toBe("c");
  });

  it("of those that wait, one with weight comes before the newest without", () => {
    expect(newest(line("a"), [line("ready", false)])?.id).toBe("a");
    expect(newest(null, [line("x", false), line("y", false)])?.id).toBe("y");
    expect(newest(null, [])).toBeNull();
  });

  it("the next part of a round clears what was said in the last one", () => {
    const captions = new Captions();
    captions.hear([line("chosen", false)], "1 planning");
    captions.hear([line("chosen", false)], "1 negotiation");
    expect(captions.shown).toBeNull();
    captions.hear([line("chosen", false), line("claim")], "1 negotiation");
    expect(captions.shown?.id).toBe("claim");
  });

  it("a show clears them; afterwards only the newest line is told", () => {
    const captions = new Captions();
    captions.hear([line("a")]);
    captions.hear([]);
    expect(captions.shown).toBeNull();
    captions.hear([line("a"), line("b"), line("c")]);
    expect(captions.shown?.id).toBe("c");
  });
});

describe("a size that fits", () => {
  it("is the largest, nearly, and the smallest where none does", () => {
    expect(largest(1, 3, () => true)).toBe(3);
    expect(largest(1, 3, (size) => size <= 2)).toBeCloseTo(2, 1);
    expect(largest(1, 3, () => false)).toBe(1);
  });
});
