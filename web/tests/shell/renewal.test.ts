import { describe, expect, test, vi } from "vitest";

import { renewOnce } from "../../src/shell/renewal";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe("a page that was replaced on the server", () => {
  test("is loaded again, at most once a minute", () => {
    const [kept, reload] = [storage(), vi.fn()];
    expect([0, 59_999, 60_000].map((later) => renewOnce(reload, 100_000 + later, kept))).toEqual([true, false, true]);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
