/** Opening a table and sitting down at it. */
import * as api from "./api";
import { keepHostKey, keepJustSat, keepSeatKey, newKey, personKey, seatKey } from "./keys";
import type { Settings } from "./messages";

/** Whom one meets when one just wants to play: enough to be lively, few enough to be quick. */
const COMPANY: Record<string, string[]> = {
  "dollars-1e": ["shrewd", "bluffer", "honest", "gambler"],
  "dollars-2e": ["shrewd", "bluffer", "honest", "gambler"],
  "million-club": ["shrewd", "sensible"],
};

/** A first game is easier with patient company. */
const GUIDES: Record<string, string[]> = {
  "dollars-1e": ["honest", "sensible", "bluffer"],
  "dollars-2e": ["honest", "sensible", "bluffer"],
  "million-club": ["honest"],
};

export function withBots(game: string, guided: boolean): Settings {
  const bots = (guided ? GUIDES : COMPANY)[game] ?? ["sensible", "sensible"];
  return { game, chairs: [{}, ...bots.map((kind) => ({ kind }))], pace: guided ? 2500 : 1500 };
}

/** Open a table; whoever does is its host. Gives its id. */
export async function open(settings: Settings): Promise<string> {
  const host = newKey();
  const { table } = await api.openTable({ ...settings, host });
  keepHostKey(table, host);
  return table;
}

/** Sit down, with a key of one's own and a pinch of one's own randomness for the dealer. */
export async function sit(table: string, name: string, seat?: number): Promise<string> {
  const key = seatKey(table) ?? newKey();
  const sat = await api.sitDown(table, { name, key, person: personKey(), salt: newKey(), ...(seat !== undefined && { seat }) });
  keepSeatKey(table, key);
  keepJustSat(table, sat.seat);
  return key;
}
