/** Bots in words. */
import type { Words } from "./words";

/** What a kind of bot is like in this game. */
export function botIs(words: Words, game: string | null, bot: string): string {
  const own = `new-bot-is-${game}`;
  return words.text(words.has(own) ? own : "new-bot-is", { bot });
}
