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
