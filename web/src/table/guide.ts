/** The guide of a table: it is switched on and off at any time, in the address of the page. */
import { hostKey, remember, remembered } from "../shell/keys";
import type { LiveTable } from "../shell/live.svelte";
import { route } from "../shell/route.svelte";

type Guided = Pick<LiveTable, "id" | "game">;
/** What the address says of a guide that came by itself. */
const FOR_GUESTS = "guest";

export const isGuided = (): boolean => route.at.query.has("guide");

/** Did the guide come by itself, for a guest who is new to the game? */
export const guidesGuest = (): boolean => route.at.query.get("guide") === FOR_GUESTS;

/** This device has seen a whole match of the game, or its player wants no guide to it. */
export const knowsGame = (game: string | null): boolean => remembered(`knows.${game}`) !== null;
export const learned = (game: string | null): void => remember(`knows.${game}`, "yes");

export function switchGuide(table: Guided): void {
  const query = new URLSearchParams(route.at.query);
  if (isGuided()) {
    query.delete("guide");
    learned(table.game);
  } else query.set("guide", "");
  go(table, query);
}

/** A guest who has just sat down, and has never played this game, has the guide beside them. */
export function guideGuest(table: Guided): void {
  const query = new URLSearchParams(route.at.query);
  if (hostKey(table.id) || knowsGame(table.game) || isGuided() || query.has("plain")) return;
  query.set("guide", FOR_GUESTS);
  go(table, query);
}

function go(table: Guided, query: URLSearchParams): void {
  const asked = query.toString().replaceAll(/=(?=&|$)/g, "");
  route.go(`/t/${table.id}${asked && `?${asked}`}`, true);
}
