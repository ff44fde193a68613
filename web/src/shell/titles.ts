/** What the tab is called: the same words as in the head that the server sends for an address. */
import type { Words } from "../words/words";

export function nameTab(words: Words, name: string): void {
  document.title = words.text("head-title", { name });
}
