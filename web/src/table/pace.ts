/** How long bots take for a decision, as the player likes it. */
import type { LiveTable } from "../shell/live.svelte";

/** From slow to fast, in milliseconds. */
export const PACES_MS: readonly number[] = [4000, 2500, 1500, 700, 150];

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
