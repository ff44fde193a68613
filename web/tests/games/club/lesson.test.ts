import { describe, expect, it } from "vitest";

import { lesson } from "../../../src/games/club/lesson";
import type { Tile } from "../../../src/games/club/types";
import { LiveTable } from "../../../src/shell/live.svelte";
import { view } from "../../support/club";

const PLACE = { verb: "PlacePawn", rule: "", blanks: { spot: { kind: "one of", among: [] } } };

function taught(closed: Tile, seen: readonly string[], forms: unknown[] = [PLACE]) {
  const table = new LiveTable("t");
  Object.assign(table, { settings: { game: "million-club" }, you: 0, view: view({ closed }), forms });
  return lesson(table, seen)?.mark ?? null;
}

describe("the guide while pawns are placed", () => {
  it("explains one thing with each pawn: the star in the easy first round, then the Exchange, then the Lobby", () => {
    expect(taught("lobby", [])).toBeNull(); // first of all, where pawns go
    expect(taught("lobby", ["PlacePawns"])).toBe("Star");
    expect(taught("lobby", ["PlacePawns", "Star"])).toBe("Exchange");
    expect(taught("lobby", ["PlacePawns", "Star", "Exchange"])).toBeNull();
    expect(taught("intrigues", ["PlacePawns", "Star", "Exchange"])).toBe("Lobby");
    expect(taught("exchange", ["PlacePawns", "Star"])).toBe("Lobby");
  });

  it("is silent when no pawn is to be placed", () => {
    expect(taught("colonies", ["PlacePawns"], [{ ...PLACE, verb: "Pass" }])).toBeNull();
  });
});
