/** What the component that draws a game gets. */
import type { LiveTable } from "../shell/live.svelte";
import type { AnyGame } from "../wire/messages";
import type { Words } from "../words/words";

/** Sends an action; rejects with the refusal, which the page has already shown. */
export type Act<T extends AnyGame = AnyGame> = (action: T["Action"]) => Promise<void>;

export interface GameProps<T extends AnyGame = AnyGame> {
  /** The live table: its fields are reactive. */
  table: LiveTable<T>;
  words: Words;
  act: Act<T>;
}
