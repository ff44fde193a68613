import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { fly } from "../../../src/games/heists/flights";
import { keepFocus } from "../../../src/games/heists/focus";
import { inRows, spread } from "../../../src/games/heists/spread";
import { wordsFrom } from "../../support/words";

const words = wordsFrom("", { vocabulary: { accounts: { "-1": ["pot", 0] } } });

function found(selector: string): HTMLElement {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`no ${selector}`);
  return element;
}
const board = () => found("main");

describe("the places around the board", () => {
  it("are one for each other player", () => {
    for (const others of [1, 2, 3, 4, 5, 6, 7]) expect(spread(others)).toHaveLength(others);
  });

  it("are at the top for a single opponent", () => {
    expect(spread(1)).toEqual([{ column: "5 / span 4", row: "1" }]);
  });

  it("go up the left side, along the top, down the right side", () => {
    expect(spread(4)).toEqual([
      { column: "1 / 4", row: "2 / 4" },
      { column: "3 / span 4", row: "1" },
      { column: "7 / span 4", row: "1" },
      { column: "10 / 13", row: "2 / 4" },
    ]);
    expect(spread(7).map(({ row }) => row)).toEqual(["3", "2", "1", "1", "1", "2", "3"]);
  });
});

describe("the rows of a narrow table", () => {
  const lengths = (others: number) => inRows(others).map(({ wide }) => 6 / wide);

  it("leave nobody alone", () => {
    expect(lengths(2)).toEqual([2, 2]);
    expect(lengths(4)).toEqual([2, 2, 2, 2]);
    expect(lengths(5)).toEqual([3, 3, 3, 2, 2]);
    expect(lengths(7)).toEqual([3, 3, 3, 2, 2, 2, 2]);
  });

  it("know who sits at the right edge", () => {
    expect(inRows(5).map(({ last }) => last)).toEqual([false, false, true, false, true]);
  });
});

describe("money that changes hands", () => {
  const landed: (() => void)[] = [];
  beforeEach(() => {
    landed.length = 0;
    Object.assign(HTMLElement.prototype, {
      animate: () => ({ finished: new Promise<void>((land) => landed.push(land)) }),
    });
    document.body.innerHTML = `<main><i data-place="seat-0"></i><i data-place="seat-1 pot-0"></i></main>`;
  });
  const notes = () => [...board().querySelectorAll(".flying-note")].map((note) => note.textContent);

  it("flies from payer to payee, and is gone when it has landed", async () => {
    fly(board(), words, [
      { source: 0, target: 1, amount: 3 },
      { source: 0, target: -1, amount: 2 },
    ]);
    expect(notes()).toEqual(["3", "2"]);
    for (const land of landed) land();
    await vi.waitFor(() => expect(notes()).toEqual([]));
  });

  it("does not fly to or from a place that is not drawn", () => {
    fly(board(), words, [{ source: 0, target: 7, amount: 3 }]);
    expect(notes()).toEqual([]);
  });

  it("is limited in number", () => {
    fly(
      board(),
      words,
      Array.from({ length: 40 }, () => ({ source: 0, target: 1, amount: 1 })),
    );
    expect(notes().length).toBeLessThan(40);
  });
});

describe("the keyboard's place", () => {
  let stop: () => void = () => undefined;
  const panel = (content: string) => `<section id="outer" data-panel tabindex="-1">${content}</section>`;
  beforeEach(() => {
    document.body.innerHTML = `<main>${panel(`<div id="inner" data-panel tabindex="-1"><button id="b"></button></div>`)}</main>`;
    stop = keepFocus(board());
    found("#b").focus();
  });
  afterEach(() => stop());

  it("goes to the panel of a control that goes away", async () => {
    found("#b").remove();
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("inner"));
  });

  it("goes to the panel around it, when the panel goes too", async () => {
    found("#inner").remove();
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("outer"));
  });

  it("stays where the player has moved it", async () => {
    found("#outer").focus();
    found("#b").remove();
    await Promise.resolve();
    expect(document.activeElement?.id).toBe("outer");
  });
});
