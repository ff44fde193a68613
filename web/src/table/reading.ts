/** Bots wait while the only person at the table reads a tip of the guide. */
import type { Lesson } from "../games/look";
import type { LiveTable } from "../shell/live.svelte";
import type { Send } from "../shell/visit.svelte";

/** Bots are asked to wait for so long, again and again while a tip is open: a page that is gone never keeps them. */
const HOLD_S = 20;
const RENEW_MS = 15_000;
/** How long bots wait at most for a tip to be read. */
const LONGEST_READ_MS = 60_000;

/** Keep bots waiting from now on, and have the table say so, until the function that is returned is called. */
export function keepWaiting(table: LiveTable, send: Send): () => void {
  const hold = () => void send({ do: "Hold", seconds: HOLD_S });
  hold();
  table.reading = true;
  const again = setInterval(hold, RENEW_MS);
  const rest = () => {
    clearInterval(again);
    table.reading = false;
  };
  const enough = setTimeout(rest, LONGEST_READ_MS);
  return () => {
    clearTimeout(enough);
    rest();
  };
}

/** Does a tip teach just what is to be done next? Then bots wait for it even after the player has acted. */
export function isNext(mark: string | undefined, step: string | undefined, lesson: Lesson | null): boolean {
  return mark !== undefined && (mark === step || mark === "owed" || lesson?.only === true);
}
