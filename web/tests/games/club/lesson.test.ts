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
  it("explains the Exchange before anything has been paid there, and the Lobby in the first round with it", () => {
    expect(taught("lobby", [])).toBeNull(); // first of all, where pawns go
    expect(taught("lobby", ["PlacePawns"])).toBe("Exchange");
    expect(taught("lobby", ["PlacePawns", "Exchange"])).toBeNull();
    expect(taught("intrigues", ["PlacePawns", "Exchange"])).toBe("Lobby");
    expect(taught("exchange", ["PlacePawns"])).toBe("Lobby");
  });

  it("is silent when no pawn is to be placed", () => {
    expect(taught("colonies", ["PlacePawns"], [{ ...PLACE, verb: "Pass" }])).toBeNull();
  });
});
