/** Opening a table and sitting down at it. */
import * as api from "./api";
import { keepHostKey, keepJustSat, keepSeatKey, newKey, personKey, seatKey } from "./keys";
import type { Refusal, Settings } from "./messages";
import { tastes } from "./tastes.svelte";

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

/** Sit down, with a key of one's own and a pinch of one's own randomness for the dealer. Whoever has no name is given one that is free. */
export async function sit(table: string): Promise<void> {
  const key = seatKey(table) ?? newKey();
  const names = tastes.names;
  for (const [place, name] of names.entries()) {
    try {
      const sat = await api.sitDown(table, { name, key, person: personKey(), salt: newKey() });
      keepSeatKey(table, key);
      keepJustSat(table, sat.seat);
      return;
    } catch (refusal) {
      if ((refusal as Refusal).code !== "seat-twice" || place === names.length - 1) throw refusal;
    }
  }
}
