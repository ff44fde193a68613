import { describe, expect, it } from "vitest";

import { inFront } from "../../../src/games/club/club";
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
    expect(inFront(scene(3, 9, 4), words)).toBe("open points: Bob 9, you 3");
    expect(inFront(scene(9, 3, 4), words)).toBe("open points: you 9");
    expect(inFront(scene(3, 9, 9), words)).toMatch(/Bob.*Cid 9, you 3/);
  });
});
