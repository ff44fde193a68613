/** The picture of a table while its page is reloaded: kept in this tab alone, so that the story goes on without a gap. */
import type { LiveTable } from "./live.svelte";

const FIELDS = ["n", "you", "settings", "room", "view", "forms", "outlook", "talk", "feed", "unsaid"] as const;

const place = (id: string) => `millions.table.${id}`;

export function keepPicture(table: LiveTable): void {
  if (table.n === null) return;
  const picture = Object.fromEntries(FIELDS.map((field) => [field, table[field]]));
  try {
    sessionStorage.setItem(place(table.id), JSON.stringify(picture));
  } catch {
    // a browser that stores nothing: the server tells everything again
  }
}

/** Load what was kept, if it was this seat's. The connection then asks for what came after. */
export function loadPicture(table: LiveTable, key: string | null): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place(table.id)) ?? "null");
    sessionStorage.removeItem(place(table.id));
    if (!isPicture(kept) || kept.you >= 0 !== (key !== null)) return;
    Object.assign(table, Object.fromEntries(FIELDS.map((field) => [field, kept[field]])));
  } catch {
    // not readable: the server tells everything again
  }
}

type Picture = Record<(typeof FIELDS)[number], unknown> & { you: number };

function isPicture(kept: unknown): kept is Picture {
  return typeof kept === "object" && kept !== null && FIELDS.every((field) => field in kept);
}
