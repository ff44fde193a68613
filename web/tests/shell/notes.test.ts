import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { copy } from "../../src/shell/clipboard";
import { toast } from "../../src/shell/toast.svelte";
import type { Refusal } from "../../src/wire/messages";

const REFUSAL: Refusal = { is: "Refusal", code: "no-such-table", sentence: "" };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  toast.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a note", () => {
  it("goes away by itself", () => {
    toast.tell("invite-copied");
    expect(toast.note).toBe("invite-copied");
    vi.runAllTimers();
    expect(toast.note).toBeNull();
  });

  it("takes the place of the one before, for its whole time", () => {
    toast.tell("invite-copied");
    vi.advanceTimersByTime(7000);
    toast.refuse(REFUSAL);
    vi.advanceTimersByTime(7000);
    expect([toast.note, toast.refusal]).toEqual([null, REFUSAL]);
  });
});

describe("copying", () => {
  const selected: string[] = [];
  function browser(secure: boolean, write: (text: string) => Promise<void>, allowed = true): void {
    selected.length = 0;
    vi.stubGlobal("isSecureContext", secure);
    vi.stubGlobal("navigator", { clipboard: { writeText: write } });
    Object.assign(document, {
      execCommand: () => {
        selected.push(document.querySelector("textarea")?.value ?? "");
        return allowed;
      },
    });
  }

  it("uses the clipboard where the address is secure", async () => {
    const written: string[] = [];
    browser(true, (text) => Promise.resolve(void written.push(text)));
    await copy("link");
    expect([written, selected, toast.note]).toEqual([["link"], [], "invite-copied"]);
  });

  it("selects the text where it is not, or where the browser forbids it", async () => {
    browser(false, () => Promise.reject(new Error("unused")));
    await copy("one");
    expect(selected).toEqual(["one"]);
    browser(true, () => Promise.reject(new Error("forbidden")));
    await copy("two");
    expect(selected).toEqual(["two"]);
    expect(document.querySelector("textarea")).toBeNull();
  });

  it("says nothing where it failed", async () => {
    browser(false, () => Promise.resolve(), false);
    await copy("link");
    expect(toast.note).toBeNull();
  });
});
