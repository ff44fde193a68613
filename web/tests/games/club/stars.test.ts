import { describe, expect, it } from "vitest";

import type { NewsLine } from "../../../src/games/club/lately";
import { starsLost, withStarsLost } from "../../../src/games/club/stars";
import type { Club, Event, Tile } from "../../../src/games/club/types";
import type { FeedEntry } from "../../../src/shell/live.svelte";
import { scene } from "../../support/club";
import { catalogues, wordsFrom } from "../../support/words";

const words = wordsFrom(catalogues("million-club", "page-club"), { names: ["Ann", "Bob", "Cid"] });
const round: Event = { event: "RoundBegan", round: 2, closed: "lobby", first: 0 };
const placed = (seat: number, tile: Tile): Event => ({ event: "PawnPlaced", seat, spot: { tile, sector: null } });
const feed = (...events: Event[]): FeedEntry<Club>[] => events.map((event, n) => ({ id: `${n}.0`, n, at: 0, event }));

describe("a privilege that is tied away", () => {
  it("is told when it happens, after the pawn that ties it", () => {
    const told = feed(round, placed(0, "colonies"), placed(1, "companies"), placed(1, "colonies"));
    expect(starsLost(told, 0)).toEqual([{ id: "3.0", by: 1, tile: "colonies" }]);
    const line = (id: string): NewsLine => ({ id, by: 1, text: id, flows: [], tone: "plain", own: false });
    const lines = withStarsLost([line("2.0"), line("3.0")], told, scene(), words);
    expect(lines.map(({ id }) => id)).toEqual(["2.0", "3.0", "star-3.0"]);
    expect(lines[2]).toMatchObject({ tone: "blow" });
    expect(lines[2]?.text).toContain("Lead lost (Colonies): Bob has as many pawns there as you");
  });

  it("is none that I never had, that I gave up, or that is still mine", () => {
    expect(starsLost(feed(round, placed(1, "colonies"), placed(0, "colonies")), 0)).toEqual([]);
    const mine = [placed(0, "colonies"), placed(0, "colonies"), placed(1, "colonies")];
    expect(starsLost(feed(round, ...mine), 0)).toEqual([]);
    expect(starsLost(feed(placed(0, "colonies"), round, placed(1, "colonies")), 0)).toEqual([]);
  });

  it("may come of a pawn from the Lobby", () => {
    const moved: Event = { event: "PawnMoved", seat: 2, sector: "industry", spot: { tile: "intrigues", sector: null } };
    const lobby: Event = { event: "PawnPlaced", seat: 2, spot: { tile: "lobby", sector: "industry" } };
    const told = feed(round, placed(0, "intrigues"), lobby, moved);
    expect(starsLost(told, 0)).toEqual([{ id: "3.0", by: 2, tile: "intrigues" }]);
  });
});
