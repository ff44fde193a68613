/** A privilege that the player would have had, and that a pawn of somebody else has tied away. */
import type { FeedEntry } from "../../shell/live.svelte";
import type { Words } from "../../words/words";
import { thisRound } from "./blows";
import type { Scene } from "./club";
import type { NewsLine } from "./lately";
import type { Club, Tile } from "./types";

/** How many pawns each player has on a tile. */
type Pawns = Map<number, number>;

/** The news, with each privilege that was lost told right after the pawn that tied it. */
export function withStarsLost(
  lines: readonly NewsLine[],
  feed: readonly FeedEntry<Club>[],
  { view }: Scene,
  words: Words,
): NewsLine[] {
  const told = [...lines];
  for (const { id, by, tile } of starsLost(feed, view.viewer)) {
    const place = told.findIndex((line) => line.id === id);
    const text = words.text("club-star-lost", { tile: words.named("tile", tile), seat: words.seat(by) });
    const line: NewsLine = { id: `star-${id}`, by: null, text, flows: [], tone: "blow", own: false };
    if (place >= 0) told.splice(place + 1, 0, line);
  }
  return told;
}

/** Each pawn of somebody else that took from this player the strict majority on a tile, by the event that brought it. */
export function starsLost(feed: readonly FeedEntry<Club>[], me: number): { id: string; by: number; tile: Tile }[] {
  const found: { id: string; by: number; tile: Tile }[] = [];
  const tiles = new Map<Tile, Pawns>();
  const put = (tile: Tile, seat: number, by: number): Pawns => {
    const pawns = new Map(tiles.get(tile));
    pawns.set(seat, (pawns.get(seat) ?? 0) + by);
    tiles.set(tile, pawns);
    return pawns;
  };
  for (const { id, event } of thisRound(feed)) {
    if (event.event !== "PawnPlaced" && event.event !== "PawnMoved") continue;
    const { tile } = event.spot;
    if (event.event === "PawnMoved") put("lobby", event.seat, -1);
    const had = hasMost(tiles.get(tile) ?? new Map<number, number>(), me);
    const has = hasMost(put(tile, event.seat, 1), me);
    if (had && !has && event.seat !== me) found.push({ id, by: event.seat, tile });
  }
  return found;
}

function hasMost(pawns: Pawns, me: number): boolean {
  const mine = pawns.get(me) ?? 0;
  return [...pawns].every(([seat, number]) => seat === me || number < mine) && mine > 0;
}
