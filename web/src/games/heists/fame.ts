/** How often each player lied in a finished match, for the places of its end. */
import { isStoryOf, isTableOf, type LiveTable } from "../../shell/live.svelte";
import type { Change } from "../../wire/messages";
import type { Words } from "../../words/words";
import { chronicle, liars } from "./chronicle";

export function fame(table: LiveTable, story: readonly Change[], words: Words): string[] {
  if (!isTableOf(table, "dollars-1e", "dollars-2e") || !table.view) return [];
  if (!isStoryOf(story, table.game, "dollars-1e", "dollars-2e")) return [];
  const { view } = table;
  const events = story.flatMap((change) => change.events ?? []);
  const found = liars(chronicle(events, view), view);
  return table.names.map((_, seat) =>
    words.text("ending-fame", { lies: found.find((one) => one.seat === seat)?.lies ?? 0 }),
  );
}
