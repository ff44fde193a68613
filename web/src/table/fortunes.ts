/** Every player's money after each round, read from the story of a finished match. */
import { numbersIn } from "../shell/values";
import type { Change } from "../wire/messages";

/** The beginning, then one row for each round, one number for each seat; null where the game does not tell. */
export function fortunes(story: readonly Change[], seats: number): number[][] | null {
  let start: number[] | null = null;
  const byRound = new Map<number, number[]>();
  let round = 0;
  let money: number[] | null = null;
  for (const { view } of story) {
    if (!view) continue;
    if (view["money"] !== undefined) money = numbersIn(view["money"])?.slice(0, seats) ?? null;
    if (money?.length !== seats) continue;
    start ??= money;
    if (round > 0) byRound.set(round, money);
    if (typeof view["round"] === "number") round = view["round"]; // this message has also told how the round before ended
  }
  const rows = [...byRound.entries()].sort(([a], [b]) => a - b).map(([, row]) => row);
  return start && rows.length > 1 ? [start, ...rows] : null;
}

/** Where labels stand that would like to stand at these heights: in the same order, no two closer than `apart`. */
export function spaced(heights: readonly number[], apart: number, lowest: number): number[] {
  const order = heights.map((_, place) => place).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  const placed = [...heights];
  order.forEach((place, rank) => {
    const above = placed[order[rank - 1] ?? -1];
    if (above !== undefined) placed[place] = Math.max(placed[place] ?? 0, above + apart);
  });
  [...order].reverse().forEach((place, rank) => {
    const below = rank ? (placed[order[order.length - rank] ?? -1] ?? lowest) - apart : lowest;
    placed[place] = Math.min(placed[place] ?? 0, below);
  });
  return placed;
}

/** By seat: lines are told apart by their dashes as well as by colour. */
export const DASHES = ["", "8 4", "2 4", "10 3 2 3", "5 5", "1 3", "12 4", "6 2 2 2"] as const;
