import { describe, expect, it } from "vitest";

import { highlights } from "../../../src/games/club/ending";
import type { Event } from "../../../src/games/club/types";

const round = (number: number): Event => ({ event: "RoundBegan", round: number, closed: "lobby", first: 0 });
const settled = (seat: number, result: number): Event => ({ event: "Settled", seat, result });
const taken = (seat: number, owner: number, amount: number): Event[] => [
  { event: "Paid", source: seat, target: owner, amount, why: "takeover" },
  { event: "TakenOver", seat, holding: { owner, company: { sector: "industry", face: 2, bills: 0 } } },
];

describe("the highlights of a match", () => {
  it("are the best and the worst day on the Exchange and the dearest takeover, with their rounds", () => {
    const events = [
      ...[round(1), settled(0, 4), settled(1, -2)],
      ...[round(2), settled(1, 9), ...taken(2, 1, 6), ...taken(0, 2, 3)],
      ...[round(3), settled(2, -5), settled(0, 9)],
    ];
    expect(highlights(events)).toEqual({
      best: { seats: [1, 0], amount: 9, round: null },
      worst: { seats: [2], amount: -5, round: 3 },
      takeover: { seat: 2, owner: 1, sector: "industry", amount: 6, round: 2 },
    });
  });

  it("name everybody to whom the same day belongs", () => {
    const { best } = highlights([round(1), settled(0, 6), settled(2, 6), settled(1, 4)]);
    expect(best).toEqual({ seats: [0, 2], amount: 6, round: 1 });
  });

  it("are none where nothing was won, lost or taken over", () => {
    expect(highlights([round(1), settled(0, 0)])).toEqual({ best: null, worst: null, takeover: null });
  });
});
