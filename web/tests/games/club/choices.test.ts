import { describe, expect, it } from "vitest";

import { blows } from "../../../src/games/club/blows";
import { choices, looked, onSpot, origins, pairs, takes } from "../../../src/games/club/choices";
import { sameCompany, signed } from "../../../src/games/club/club";
import type { Event, Form } from "../../../src/games/club/types";
import { catalogues, wordsFrom } from "../../support/words";

const one = <Value>(...among: Value[]) => ({ kind: "one of" as const, among });

describe("choices", () => {
  it("gather what may be done to a card", () => {
    const forms: Form[] = [
      { verb: "BuyColony", rule: "", blanks: { region: one("asia", "india") } },
      { verb: "DiscardColony", rule: "", blanks: { region: one("asia") } },
    ];
    const found = choices(forms, ["asia", "asia", "india"]);
    expect(found.map(({ thing, times, actions }) => [thing, times, actions.map(({ verb }) => verb)])).toEqual([
      [{ kind: "region", region: "asia" }, 2, ["BuyColony", "DiscardColony"]],
      [{ kind: "region", region: "india" }, 1, ["BuyColony"]],
    ]);
  });

  it("list companies by sector as on the board, the highest first", () => {
    const company = (sector: "resource" | "industry" | "transport", face: number) => ({ sector, face, bills: 0 });
    const among = [company("transport", 1), company("industry", 1), company("resource", 2), company("industry", 3)];
    const found = choices([{ verb: "Develop", rule: "", blanks: { company: one(...among) } }], []);
    expect(
      found.map(({ thing }) => thing.kind === "company" && `${thing.company.sector} ${thing.company.face}`),
    ).toEqual(["resource 2", "industry 3", "industry 1", "transport 1"]);
  });

  it("leave the board and swaps to their own controls", () => {
    expect(choices([{ verb: "Pass", rule: "", blanks: {} }], [])).toEqual([]);
  });

  it("show cards of any deck that can only be looked at", () => {
    expect(looked(["asia", "asia", "industry", "racket"]).map(({ thing, times }) => [thing.kind, times])).toEqual([
      ["region", 2],
      ["sector", 1],
      ["intrigue", 1],
    ]);
  });

  it("find what a spot of the board does", () => {
    const spot = { tile: "exchange", sector: "industry" } as const;
    const move: Form = { verb: "MovePawn", rule: "", blanks: { sector: one("resource"), spot: one(spot) } };
    expect(origins([move])).toEqual(["resource"]);
    expect(onSpot([move], spot, "resource")).toEqual({ verb: "MovePawn", sector: "resource", spot });
    expect(onSpot([move], { tile: "lobby" }, "resource")).toBeNull();
  });

  it("pair what is given with what is taken", () => {
    const swaps = pairs([
      { verb: "SwapColonies", rule: "", blanks: { give: one("asia"), take: one("india", "africa") } },
    ]);
    expect(swaps).toHaveLength(2);
    expect(takes(swaps, JSON.stringify({ kind: "region", region: "asia" }))).toHaveLength(2);
    expect(takes(swaps, null)).toEqual([]);
  });
});

describe("blows", () => {
  const words = wordsFrom(catalogues("million-club", "page-club"));
  const feed = (...events: Event[]) => events.map((event, n) => ({ id: `${n}`, n, at: n, event }));

  it("tell what was taken from the player in this round", () => {
    const racket: Event = { event: "Paid", source: 0, target: 1, amount: 2, why: "racketed" };
    expect(blows(feed({ event: "IntriguePlayed", seat: 1, card: "racket" }, racket), 0, words)).toHaveLength(1);
    expect(blows(feed({ ...racket, source: 2 }), 0, words)).toEqual([]);
    expect(blows(feed({ ...racket, why: "bought" }), 0, words)).toEqual([]);
  });
});

it("writes sums with their signs", () => {
  expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
});

it("knows the same company again", () => {
  expect(sameCompany({ sector: "industry", face: 2 }, { sector: "industry", face: 2 })).toBe(true);
  expect(sameCompany({ sector: "industry", face: 2 }, { sector: "industry", face: 3 })).toBe(false);
});
