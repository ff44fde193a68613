import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { largest } from "../../src/shell/fit";
import { Captions, READ_MS, queued, type Caption } from "../../src/table/captions.svelte";

const line = (id: string, weighty = true): Caption => ({ id, text: id, weighty });

describe("the captions of a television", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("an offer stays long enough to be read, whatever is said after it", () => {
    const captions = new Captions();
    captions.hear([line("offer")]);
    captions.hear([line("offer"), line("ready", false)]);
    expect(captions.shown?.id).toBe("offer");
    vi.advanceTimersByTime(READ_MS - 1);
    expect(captions.shown?.id).toBe("offer");
    vi.advanceTimersByTime(1);
    expect(captions.shown?.id).toBe("ready");
  });

  it("too many lines: those without weight give way, then the oldest", () => {
    const many = [line("a"), line("ready", false), line("b"), line("c"), line("d")];
    expect(queued(many).map(({ id }) => id)).toEqual(["b", "c", "d"]);
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
