/** How long bots take for a decision, as the player likes it. */
import type { LiveTable } from "../shell/live.svelte";
import type { Settings } from "../wire/messages";
import type { Words } from "../words/words";

/** From slow to fast, in milliseconds. */
export const PACES_MS: readonly number[] = [4000, 2500, 1500, 700, 150];

/** A table that names no pace: the default of `Settings` on the server, which leaves it out of its messages. */
export const USUAL_MS = 1500;

/** Where the slider stands: at the player's own pace, else at that of the table. */
export function stepOf(own: number | null, settings: Pick<Settings, "pace"> | null): number {
  return nearest(own ?? settings?.pace ?? USUAL_MS);
}

/** What a step of the slider is called. */
export const paceSaid = (step: number, words: Words) => words.text("pace-name", { pace: step });

/** The step of the slider whose time is nearest to this one. */
export function nearest(pace: number): number {
  const away = PACES_MS.map((one) => Math.abs(one - pace));
  return away.indexOf(Math.min(...away));
}

/** Does the player play alone with bots? Only then is the pace theirs to choose. */
export function alone({ playing, room }: Pick<LiveTable, "playing" | "room">): boolean {
  const people = room?.sitters.filter(({ kind }) => kind === "person").length;
  return playing && people === 1 && room?.stage === "playing";
}
