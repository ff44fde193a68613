import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { steady } from "../../src/shell/steady";

let button: HTMLButtonElement;
let stop: () => void;
const isSettling = () => "settling" in button.dataset;
const moveTo = (y: number) => (button.getBoundingClientRect = () => new DOMRect(0, y, 10, 10));
/** Something on the page changes, and the next picture is drawn. */
async function change(): Promise<void> {
  document.body.append(document.createElement("p"));
  await vi.advanceTimersByTimeAsync(50);
}

beforeEach(() => {
  vi.useFakeTimers();
  button = document.createElement("button");
  document.body.append(button);
  moveTo(100);
  stop = steady(button);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe("a button that binds", () => {
  it("settles after it appeared", async () => {
    expect(isSettling()).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(isSettling()).toBe(false);
  });

  it("settles again after it moved, and not after anything else", async () => {
    await vi.advanceTimersByTimeAsync(500);
    await change();
    expect(isSettling()).toBe(false);
    moveTo(33);
    await change();
    expect(isSettling()).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(isSettling()).toBe(false);
  });

  it("may be scrolled by the player", async () => {
    await vi.advanceTimersByTimeAsync(500);
    moveTo(33);
    dispatchEvent(new Event("scroll"));
    await change();
    expect(isSettling()).toBe(false);
  });
});
