import { describe, expect, it } from "vitest";

import { inFront, onTop } from "../../../src/games/club/club";
import { outlook, view } from "../../support/club";
import { catalogues, wordsFrom } from "../../support/words";

const words = wordsFrom(catalogues("million-club", "page-club"), { names: ["Ann", "Bob", "Cid"] });
const counted = { companies: 0, leadership: 0, consortium: 0, colonies: 0 };
const scene = (...points: number[]) => ({
  view: view(),
  outlook: outlook({ seats: points.map((one) => ({ companies: [], points: one, counted })) }),
});

describe("who is in front", () => {
  it("is told in one line, by the points that lie open", () => {
    expect(inFront(scene(3, 9, 4), words)).toBe("points: Bob 9 + hidden, you 3");
    expect(inFront(scene(9, 3, 4), words)).toBe("points: you 9");
    expect(inFront(scene(9, 9, 4), words)).toMatch(/you.*Bob 9 \+ hidden$/);
    expect(inFront({ ...scene(3, 9, 4), view: view({ viewer: -1 }) }, words)).toBe("points: Bob 9 + hidden");
    expect(inFront(scene(3, 9, 9), words)).toMatch(/Bob.*Cid 9 \+ hidden, you 3/);
  });
});

describe("what comes on top of the points that lie open", () => {
  it("is what known money counts, and of others only that there is something", () => {
    const now = { ...scene(3, 9, 4), view: view({ money: [22, null, null] }) };
    expect(onTop(0, now, words)).toBe("+ 5 in money");
    expect(onTop(1, now, words)).toBe("+ hidden");
  });
});
