/** Bots in words. */
import type { Words } from "./words";

/** What a player of this kind is like in this game, if it is a bot; nothing of a person. */
export function botIs(words: Words, game: string | null, kind: string): string {
  if (kind === "person") return "";
  const own = `new-bot-is-${game}`;
  return words.text(words.has(own) ? own : "new-bot-is", { bot: kind });
}

/** What a bot of the heist games does, exactly: for those who learn the game, as it spoils a bluff. */
export function botDoes(words: Words, kind: string): string {
  return kind === "person" ? "" : words.text("new-bot-habit", { bot: kind });
}
