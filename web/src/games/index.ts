/** Which component draws which game. One without its own art is drawn by plain generated forms. */
import type { Component } from "svelte";

import type { Action } from "../shell/messages";
import type { LiveTable } from "../shell/state.svelte";
import type { Words } from "../shell/words";

export interface GameProps {
  /** The live table: its fields are reactive. */
  table: LiveTable;
  words: Words;
  /** Sends an action; rejects with the refusal, which the shell has already told. */
  act: (action: Action) => Promise<void>;
}

const heists = () => import("./heists/Table.svelte");

const TABLES: Record<string, () => Promise<{ default: Component<GameProps> }>> = {
  "dollars-1e": heists,
  "dollars-2e": heists,
  "million-club": () => import("./club/Table.svelte"),
};

/** The component for a game, or the plain one. */
export async function tableFor(game: string, plain: boolean): Promise<Component<GameProps>> {
  const own = plain ? undefined : TABLES[game];
  return (await (own ?? (() => import("../shell/Plain.svelte")))()).default;
}
