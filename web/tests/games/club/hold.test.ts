import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Hold, HOLDS_MS, withHeld } from "../../../src/games/club/hold.svelte";
import type { Action, TileNow } from "../../../src/games/club/types";

const AT: Action = { verb: "PlacePawn", spot: { tile: "colonies", sector: null } };
const ELSEWHERE: Action = { verb: "PlacePawn", spot: { tile: "exchange", sector: "industry" } };

describe("a pawn that is put down", () => {
  const sent = vi.fn((_: Action) => Promise.resolve());
  let hold: Hold;
  beforeEach(() => {
    vi.useFakeTimers();
    sent.mockClear();
    hold = new Hold(sent);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is sent after a heartbeat, not before, and once", async () => {
    await hold.act(AT);
    vi.advanceTimersByTime(HOLDS_MS - 1);
    expect([sent.mock.calls, hold.held]).toEqual([[], AT]);
    vi.advanceTimersByTime(2 * HOLDS_MS);
    expect([sent.mock.calls, hold.held]).toEqual([[[AT]], null]);
  });

  it("can be taken back: then nothing was ever sent", async () => {
    await hold.act(AT);
    hold.back();
    vi.advanceTimersByTime(2 * HOLDS_MS);
    expect(sent).not.toHaveBeenCalled();
  });

  it("is sent at once when the spot is pressed again, or when nobody can wait", async () => {
    await hold.act(AT);
    await hold.act(AT);
    hold.go();
    expect(sent.mock.calls).toEqual([[AT]]);
    await new Hold(sent, () => true).act(ELSEWHERE);
    expect(sent).toHaveBeenLastCalledWith(ELSEWHERE);
  });

  it("leaves everything else alone", async () => {
    await hold.act({ verb: "Pass" });
    expect(sent.mock.calls).toEqual([[{ verb: "Pass" }]]);
  });

  it("is shown where it will stand", () => {
    const spot = { tile: "colonies", sector: null } as const;
    const tile: TileNow = {
      tile: "colonies",
      closed: false,
      places: [{ spot, pawns: [1], seats: 3, moves: null }],
      privileged: null,
      deck: 9,
      draws: 2,
    };
    expect(withHeld(tile, { verb: "PlacePawn", spot }, 0).places[0]?.pawns).toEqual([1, 0]);
    expect(withHeld(tile, null, 0)).toBe(tile);
    expect(withHeld({ ...tile, tile: "intrigues" }, { verb: "PlacePawn", spot }, 0).places[0]?.pawns).toEqual([1]);
  });
});
