import { describe, expect, it } from "vitest";

import { compared } from "../../../src/games/club/compare";
import { outlook, view } from "../../support/club";

const company = (sector: "resource" | "industry", level: number) => ({
  company: { sector, face: level, bills: 0 },
  level,
  developed: null,
  tax: null,
  taxed: null,
  price: 3 * level,
});
const seat = (points: number, ...companies: ReturnType<typeof company>[]) => ({
  companies,
  points,
  counted: { companies: points, leadership: 0, consortium: 0, colonies: 0 },
});

describe("all players beside each other", () => {
  const seats = [seat(4, company("resource", 1), company("resource", 3)), seat(2, company("industry", 2)), seat(4)];
  const scene = {
    view: view({ money: [7, null, null], colony_counts: [2, 0, 4] }),
    outlook: outlook({ seats, leaders: [0, null, null] }),
  };

  it("have what lies open of each in a line, and only what lies open", () => {
    const [me, other] = compared(scene);
    expect(me).toMatchObject({ seat: 0, mine: true, points: 4, money: 7, colonies: 2 });
    expect(me?.sectors.map(({ levels, leads }) => [levels, leads])).toEqual([
      [[3, 1], true],
      [[], false],
      [[], false],
    ]);
    expect(other).toMatchObject({ mine: false, money: null });
  });

  it("say who is ahead in points, all of them", () => {
    expect(compared(scene).map(({ ahead }) => ahead)).toEqual([true, false, true]);
  });
});
