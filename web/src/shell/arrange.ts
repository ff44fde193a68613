/** Opening a table and sitting down at it. */
import type { Avatar } from "../art/faces/faces";
import { lookOf } from "../games";
import type { AnyGame, GameCard, Problem, Settings } from "../wire/messages";
import * as api from "./api";
import { hostKey, keepHostKey, keepPurpose, keepJustSat, keepSeatKey, newKey, personKey, seatKey } from "./keys";
import { ownCommitment } from "./promise";
import { tastes } from "./tastes.svelte";

const PACE_MS = 1500;
const GUIDED_PACE_MS = 2500;

/** Personalities for more seats than a game names: no two alike as long as there are others. */
const OTHERS: readonly string[] = ["honest", "gambler", "bluffer", "miser", "grudge", "bully"];

/** A table for this player and some bots; `guided` for a first game, with patient company: as many as wished. */
export function withBots(game: string, guided: boolean, card?: GameCard, count?: number): Settings {
  const look = lookOf(game);
  const usual = (guided ? look.guides : look.bots).concat(look.guides.length || !card ? [] : company(card));
  const more = look.bots.filter((kind) => !usual.includes(kind));
  const wished = count ?? usual.length;
  const all = look.guides.length ? [...new Set([...usual, ...more, ...OTHERS])] : usual;
  const bots = Array.from({ length: wished }, (_, place) => all[place] ?? "sensible");
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

/**
 * Sit down, as the host with the host's key, and commit to a salt. A player without a name gets one that is free.
 * `worn`: the portrait of a player who has chosen none.
 */
export async function sit(table: string, worn: Avatar | null = null): Promise<void> {
  const key = seatKey(table) ?? hostKey(table) ?? newKey();
  const names = tastes.names;
  for (const [place, name] of names.entries()) {
    try {
      const sat = await api.sitDown(table, {
        name,
        key,
        person: personKey(),
        commitment: ownCommitment(table),
        face: tastes.face ?? worn,
      });
      keepSeatKey(table, key);
      keepJustSat(table, sat.seat);
      return;
    } catch (caught) {
      if (api.refusalOf(caught).code !== "seat-twice" || place === names.length - 1) throw caught;
    }
  }
}

/** A seat at the next public table of this game, or at a new one; gives the table. */
export async function withAnyone(game: string): Promise<string> {
  const without: string[] = [];
  for (;;) {
    const { table, host } = await api.anyone({ game, language: tastes.language, without });
    if (host) keepHostKey(table, host);
    try {
      await sit(table);
      return table;
    } catch (caught) {
      if (host) throw caught; // a table of one's own: nobody else can be in the way
      without.push(table); // others were quicker, or somebody there has this name
    }
  }
}

/** Sit down at the table of the rematch, with the same portrait. The first player who asks opens it, and becomes its host. */
export async function playAgain(table: string, key: string, worn: Avatar | null): Promise<string> {
  const again = await api.rematch(table, key, newKey());
  if (again.host) keepHostKey(again.table, again.host);
  if (!seatKey(again.table)) await sit(again.table, worn);
  return again.table;
}

/** Play a finished match on from before one of its lines, at this seat and alone with bots; gives the new table. */
export async function tryAgain(table: string, at: number, seat: number): Promise<string> {
  const host = newKey();
  const opened = await api.branch(table, { at, seat, host });
  keepHostKey(opened.table, host);
  keepPurpose(opened.table, "retry");
  await sit(opened.table);
  return opened.table;
}

/** Why the rules would refuse an action now, if they would; null also where nobody can be asked. */
export async function problemWith(table: string, action: AnyGame["Action"]): Promise<Problem | null> {
  const key = seatKey(table);
  if (!key) return null;
  return api.check(table, key, action).then(
    ({ problem }) => problem,
    () => null,
  );
}
