import { describe, expect, it } from "vitest";

import { latest, offersIn } from "../../../src/games/heists/offers";
import type { Event } from "../../../src/games/heists/types";

const terms = { payments: [], departures: [1] };
const turned = (round: number): Event => ({
  event: "LootTurned",
  round,
  card: { name: "a", amount: 8, ante: 1, symbol: null },
});
const proposed = (proposal: number): Event => ({ event: "Proposed", proposal, seat: 0, terms, awaiting: [1] });
const told = (...events: Event[]) =>
  offersIn(
    events.map((event) => ({ event })),
    2,
  );

describe("the offers on a television", () => {
  it("are those of the round, with what came of each", () => {
    const offers = told(
      turned(1),
      proposed(1),
      turned(2),
      proposed(2),
      proposed(3),
      { event: "Declined", proposal: 2, seat: 1 },
      { event: "Struck", proposal: 3, terms },
      proposed(4),
    );
    expect(offers.map(({ id, outcome }) => [id, outcome])).toEqual([
      [2, "declined"],
      [3, "struck"],
      [4, "open"],
    ]);
  });

  it("say who ended each, and how", () => {
    const offers = told(
      turned(2),
      ...[1, 2, 3].map(proposed),
      { event: "Declined", proposal: 1, seat: 1 },
      { event: "TookBack", proposal: 2, seat: 0 },
    );
    expect(offers.map(({ outcome, end }) => [outcome, end?.event.event])).toEqual([
      ["declined", "Declined"],
      ["back", "TookBack"],
      ["open", undefined],
    ]);
  });

  it("an open offer stays, however many were answered after it; what lapsed is no news", () => {
    const offers = told(
      turned(2),
      proposed(1),
      ...[2, 3, 4].flatMap((id): Event[] => [proposed(id), { event: "Declined", proposal: id, seat: 1 }]),
      proposed(5),
      { event: "Lapsed", proposal: 5, parties: [0, 1] },
    );
    expect(latest(offers, 3).map(({ id }) => id)).toEqual([1, 3, 4]);
  });
});
