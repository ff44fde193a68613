/** Opening a table and sitting down at it. */
import { lookOf } from "../games";
import type { GameCard, Settings } from "../wire/messages";
import * as api from "./api";
import { keepHostKey, keepJustSat, keepSeatKey, newKey, personKey, seatKey } from "./keys";
import { tastes } from "./tastes.svelte";

const PACE_MS = 1500;
const GUIDED_PACE_MS = 2500;

/** A table for this player and some bots; `guided` for a first game, with patient company. */
export function withBots(game: string, guided: boolean, card?: GameCard): Settings {
  const look = lookOf(game);
  const bots = (guided ? look.guides : look.bots).concat(card ? company(card) : []);
  return { game, chairs: [{}, ...bots.map((kind) => ({ kind }))], pace: guided ? GUIDED_PACE_MS : PACE_MS };
}

/** Bots for a game without a look: as few as it needs, of the first kind that can play it. */
function company({ players, bots }: GameCard): string[] {
  return Array.from({ length: Math.min(...players) - 1 }, () => bots[0] ?? "random");
}

/** Open a table as its host; gives its id. */
export async function open(settings: Settings): Promise<string> {
  const host = newKey();
  const { table } = await api.openTable({ language: tastes.language, ...settings, host });
  keepHostKey(table, host);
  return table;
}

/** Sit down, with a new key and some randomness for the dealer. A player without a name gets one that is free. */
export async function sit(table: string): Promise<void> {
  const key = seatKey(table) ?? newKey();
  const names = tastes.names;
  for (const [place, name] of names.entries()) {
    try {
      const sat = await api.sitDown(table, { name, key, person: personKey(), salt: newKey() });
      keepSeatKey(table, key);
      keepJustSat(table, sat.seat);
      return;
    } catch (caught) {
      if (api.refusalOf(caught).code !== "seat-twice" || place === names.length - 1) throw caught;
    }
  }
}
