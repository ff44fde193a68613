import { describe, expect, it } from "vitest";

import { left, missing, planned, shortOn } from "../../../src/games/club/plan";
import type { Tile, TileNow } from "../../../src/games/club/types";
import { outlook, view } from "../../support/club";

const tile = (name: Tile, pawns: number[], draws: number | null = pawns.length + 1): TileNow => ({
  ...{ tile: name, closed: false, privileged: null, deck: 20, draws: pawns.length ? draws : null },
  places: [{ spot: { tile: name }, pawns, seats: 3, moves: null }],
});
const table = (money: number, colonies: TileNow, companies: TileNow) => ({
  view: view({ money: [money, null, null] }),
  outlook: outlook({ tiles: [colonies, companies] }),
});

describe("what the player's pawns are about to buy", () => {
  it("is the price of a card for each of them, until the cards are drawn", () => {
    expect(planned(table(7, tile("colonies", [0, 1]), tile("companies", [0])))).toBe(6);
    expect(planned(table(7, tile("colonies", [0], null), tile("companies", [0])))).toBe(4);
    expect(left(table(3, tile("colonies", []), tile("companies", [0])))).toBe(-1);
  });

  it("is short only of what the Exchange does not bring before companies are bought", () => {
    const both = (money: number, exchange: number) => {
      const now = table(money, tile("colonies", [0]), tile("companies", [0]));
      return missing({ ...now, outlook: { ...now.outlook, exchange: [exchange, null, null] } });
    };
    expect([both(6, 0), both(4, 0), both(4, 2), both(5, -1), both(1, 9)]).toEqual([0, 2, 0, 2, 1]);
  });

  it("may leave too little for another card", () => {
    const companies = tile("companies", []);
    expect(shortOn(companies, table(7, tile("colonies", []), companies))).toBeNull();
    expect(shortOn(companies, table(5, tile("colonies", [0]), companies))).toBe("plan");
    expect(shortOn(companies, table(3, tile("colonies", [0]), companies))).toBe("money");
  });

  it("is no matter once the sale has begun", () => {
    const [colonies, companies] = [tile("colonies", [0], null), tile("companies", [])];
    const poor = table(1, colonies, companies);
    const during = { ...poor, outlook: { ...poor.outlook, chapter: "colonies" } as const };
    expect(shortOn(colonies, during)).toBeNull();
    expect(shortOn(companies, during)).toBe("money");
  });

  it("is no matter where nothing is bought", () => {
    const lobby = tile("lobby", []);
    expect(shortOn(lobby, table(0, lobby, lobby))).toBeNull();
  });
});
