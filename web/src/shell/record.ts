/** A player's record: how many matches they have played to the end, and won, by game. */
import type { GameRecord, PastTable } from "../wire/messages";

/** The games with a result, most played first. */
export function recordByGame(tables: readonly PastTable[]): GameRecord[] {
  const found = new Map<string, GameRecord>();
  for (const { game, result } of tables) {
    if (!result) continue;
    const { played, won } = found.get(game) ?? { played: 0, won: 0 };
    found.set(game, { game, played: played + 1, won: won + (result.won ? 1 : 0) });
  }
  return [...found.values()].sort((a, b) => b.played - a.played);
}
