import { beforeEach, describe, expect, it, vi } from "vitest";

import {
  hostKey,
  isKey,
  justSat,
  keepHostKey,
  keepJustSat,
  keepSeatKey,
  newKey,
  personKey,
  remember,
  remembered,
  seatKey,
} from "../../src/shell/keys";

beforeEach(() => localStorage.clear());

describe("keys", () => {
  it("are 128 random bits, fit for an address", () => {
    const keys = Array.from({ length: 50 }, newKey);
    expect(keys.every(isKey)).toBe(true);
    expect(new Set(keys).size).toBe(50);
  });

  it("are told from other text after a #", () => {
    expect(isKey("")).toBe(false);
    expect(isKey("chapter-3")).toBe(false);
    expect(isKey("a".repeat(21) + "!")).toBe(false);
  });

  it("are kept for each table, and forgotten again", () => {
    keepSeatKey("one", "key-1");
    keepHostKey("one", "key-2");
    expect([seatKey("one"), hostKey("one"), seatKey("two")]).toEqual(["key-1", "key-2", null]);
    keepSeatKey("one", null);
    expect(seatKey("one")).toBeNull();
  });

  it("make one person of one device", () => {
    expect(personKey()).toBe(personKey());
  });
});

describe("a seat that was just taken", () => {
  it("is told once", () => {
    keepJustSat("one", 2);
    expect(justSat("one")).toBe(2);
    expect(justSat("one")).toBeNull();
  });
});

describe("a browser that stores nothing", () => {
  it("does not stop the page", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("denied");
      },
      setItem: () => {
        throw new Error("denied");
      },
    });
    remember("name", "Ann");
    expect(remembered("name")).toBeNull();
    vi.unstubAllGlobals();
  });
});
