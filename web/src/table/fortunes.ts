/** Everybody's money after each round, read from the story of a finished match. */
import type { Change } from "../shell/messages";

/** The beginning, then one row for each round, one number for each seat; null where the game does not tell. */
export function fortunes(story: readonly Change[], seats: number): number[][] | null {
  let start: number[] | null = null;
  const byRound = new Map<number, number[]>();
  let round = 0;
  let money: unknown;
  for (const { view } of story) {
    if (!view) continue;
    if (view["money"] !== undefined) money = view["money"];
    const told = Array.isArray(money) ? (money as unknown[]).slice(0, seats) : [];
    if (told.length !== seats || !told.every((one) => typeof one === "number")) continue;
    start ??= told;
    if (round > 0) byRound.set(round, told);
    if (typeof view["round"] === "number") round = view["round"]; // this message has also told how the round before ended
  }
  const rows = [...byRound.entries()].sort(([a], [b]) => a - b).map(([, row]) => row);
  return start && rows.length > 1 ? [start, ...rows] : null;
}
