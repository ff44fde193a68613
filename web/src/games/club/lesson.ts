/** What the guide teaches while pawns are placed, one thing with each: what ★ is, then each tile that needs words. */
import { isTableOf, type LiveTable } from "../../shell/live.svelte";
import type { Lesson } from "../look";
import type { Tile } from "./types";

/** What a lesson is about, and its mark; the Exchange comes before the Lobby, for it is open when the Lobby is closed. */
const LESSONS: readonly (readonly [Tile | null, string])[] = [
  [null, "Star"],
  ["exchange", "Exchange"],
  ["lobby", "Lobby"],
];

export const lessonOn = (tile: Tile) => LESSONS.find(([taught]) => taught === tile)?.[1];

export function lesson(table: LiveTable, seen: readonly string[]): Lesson | null {
  if (!isTableOf(table, "million-club") || !table.forms.some(({ verb }) => verb === "PlacePawn")) return null;
  const mark = LESSONS.find(([tile, name]) => tile !== table.view?.closed && !seen.includes(name))?.[1];
  return mark !== undefined && seen.includes("PlacePawns") ? { mark } : null;
}
