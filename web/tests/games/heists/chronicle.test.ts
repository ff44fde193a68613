import { describe, expect, it } from "vitest";

import { between, chronicle, dearest, known, liars, liesAbout } from "../../../src/games/heists/chronicle";
import type { Event, Role } from "../../../src/games/heists/types";

const FOUR = { players: 4, per_seat: 1 };
const turned = (round: number): Event => ({
  event: "LootTurned",
  round,
  card: { name: "City Bank", amount: 12, ante: 2, symbol: null },
});
const placed = (to: number, ...roles: ("brute" | "driver" | "crook")[]): Event => ({ event: "Placed", to, roles });
const claimed = (character: number, role: "brute" | "driver" | "crook"): Event => ({
  event: "Claimed",
  character,
  role,
});
const struck = (source: number, target: number, amount: number): Event => ({
  event: "Struck",
  proposal: 1,
  terms: { payments: [{ source, target, amount }], departures: [target] },
});

const MATCH: Event[] = [
  turned(1),
  placed(0, "brute"),
  placed(1, "driver"),
  claimed(0, "driver"),
  claimed(0, "driver"),
  claimed(1, "driver"),
  struck(0, 1, 1),
  { event: "Withdrew", character: 1 },
  { event: "Revealed", role: "crook", characters: [2, 3] },
  { event: "Eliminated", character: 2, why: "several" },
  turned(2),
  placed(0, "brute"),
  struck(2, 0, 4),
  claimed(0, "crook"),
];

describe("a match round by round", () => {
  const rounds = chronicle(MATCH, FOUR);

  it("tells who was what, who left and who was out", () => {
    expect(rounds.map(({ round, roles }) => [round, roles])).toEqual([
      [1, ["brute", "driver", "crook", "crook"]],
      [2, ["brute", null, null, null]],
    ]);
    expect(rounds.map(({ left, out }) => [left, out])).toEqual([
      [[1], [2]],
      [[], []],
    ]);
  });

  it("counts a lie once, and nothing whose truth is not known", () => {
    expect(rounds.map((round) => [0, 1].map((one) => liesAbout(round, one)))).toEqual([
      [["driver"], []],
      [["crook"], []],
    ] satisfies Role[][][]);
    const unseen = chronicle([turned(1), claimed(3, "brute")], FOUR);
    expect(liars(unseen, FOUR)).toEqual([]);
  });

  it("takes for a believer who struck a deal with a liar after the lie", () => {
    expect(liars(rounds, FOUR)).toEqual([{ seat: 0, lies: 2, believers: [1], deals: 1 }]);
  });

  it("counts the deals of a liar, two with the same player too", () => {
    const twice = chronicle([...MATCH.slice(0, 7), struck(1, 0, 2)], FOUR);
    expect(liars(twice, FOUR)).toEqual([{ seat: 0, lies: 1, believers: [1], deals: 2 }]);
  });

  it("counts a lie again that somebody returns to", () => {
    const said = ["driver", "driver", "crook", "brute", "driver"] as const;
    const back = chronicle([turned(1), placed(0, "brute"), ...said.map((role) => claimed(0, role))], FOUR);
    expect(liars(back, FOUR)).toEqual([{ seat: 0, lies: 3, believers: [], deals: 0 }]);
    expect(known(back, 0, FOUR)).toMatchObject({ claims: 4, lies: 3 });
  });

  it("finds the deal that cost most", () => {
    expect(dearest(rounds).map(({ round, seat, paid }) => [round, seat, paid])).toEqual([[2, 2, 4]]);
    const tied = chronicle([...MATCH, struck(1, 3, 4)], FOUR);
    expect(dearest(tied).map(({ round, seat }) => [round, seat])).toEqual([
      [2, 2],
      [2, 1],
    ]);
    expect(dearest([])).toEqual([]);
  });

  it("remembers of a player roles, claims and deals", () => {
    expect(known(rounds, 0, FOUR)).toEqual({
      shown: [
        { round: 1, role: "brute" },
        { round: 2, role: "brute" },
      ],
      claims: 2,
      lies: 2,
    });
    expect(between(rounds, 0, 1)).toEqual({ paid: 1, got: 0 });
    expect(between(rounds, 0, 2)).toEqual({ paid: 0, got: 4 });
  });

  it("knows two characters of a seat", () => {
    const three = { players: 3, per_seat: 2 };
    const [round] = chronicle([turned(1), placed(1, "brute", "driver"), claimed(3, "crook")], three);
    expect(round?.roles).toEqual([null, null, "brute", "driver", null, null]);
    expect(round && liars([round], three)).toEqual([{ seat: 1, lies: 1, believers: [], deals: 0 }]);
  });
});
