/** Who is away, who keeps the others waiting, and what may be done about it. Times are the table's. */
import type { LiveTable } from "../shell/live.svelte";
import { hostKey, seatKey } from "../shell/keys";
import type { AnyGame } from "../wire/messages";
import type { Words } from "../words/words";

/** The server's own, where the host chose none. */
const USUAL_GRACE_S = 20;

/** A player who is not connected. */
export interface Absentee {
  seat: number;
  /** When others may let a bot play. */
  callFrom: number;
  /** When a bot plays by itself; null if it does not. */
  botAt: number | null;
  /** The host waits for them: no bot plays by itself. */
  waited: boolean;
}

const graceMs = (table: LiveTable) => (table.settings?.clocks?.grace ?? USUAL_GRACE_S) * 1000;

/** The other players who are not connected and for whom no bot plays yet. */
export function absentees(table: LiveTable): Absentee[] {
  const room = table.room;
  if (room?.stage !== "playing") return [];
  const absenceS = table.settings?.clocks?.absence;
  return table.goneSince.flatMap((since, seat) => {
    const sitter = room.sitters[seat];
    if (since === null || seat === table.you || !sitter?.taken || sitter.steward) return [];
    const waited = sitter.waited_for ?? false;
    const comes = absenceS && !waited && room.awaited.includes(seat);
    return [{ seat, callFrom: since + graceMs(table), botAt: comes ? since + absenceS * 1000 : null, waited }];
  });
}

/** What is said of a bot for somebody who is away: from when it can play, when it plays by itself, both, or nothing. */
export function botPlan(can: number, will: number | null, waited = false): { plan: string; can: number; will: number } {
  if (waited) return { plan: "waits", can: 0, will: 0 };
  const plan = will === null ? (can ? "can" : "none") : can && can < will ? "both" : "will";
  return { plan, can, will: will ?? 0 };
}

/** The other seats where a bot plays until their player is back, and whether all are persons: a bot can fail, too. */
export function replaced(table: LiveTable): { seats: number[]; kinds: "people" | "others" } {
  const sitters = table.room?.sitters ?? [];
  const seats = sitters.flatMap((one, seat) => (one.steward && one.taken && seat !== table.you ? [seat] : []));
  return { seats, kinds: seats.every((seat) => sitters[seat]?.kind === "person") ? "people" : "others" };
}

/** The connected players whom this one waits for; nobody while the game waits for this one, too. */
export function slow(table: LiveTable): number[] {
  const room = table.room;
  if (room?.stage !== "playing" || !table.playing || table.awaited || table.staged !== null) return [];
  return room.awaited.filter((seat) => {
    const sitter = room.sitters[seat];
    return sitter?.kind === "person" && !sitter.steward && table.present.includes(seat);
  });
}

/** How long to wait before a nudge, in milliseconds. */
/** A little more than the server asks for: a nudge that is offered is not refused. */
const MARGIN_MS = 3000;
export const patienceMs = (table: LiveTable): number => graceMs(table) + MARGIN_MS;

/** Seats of a running match that nobody has: a bot plays there until somebody takes one. */
export function freeSeats(table: LiveTable): number[] {
  const room = table.room;
  if (room?.stage !== "playing" && room?.stage !== "paused") return [];
  return room.sitters.flatMap((sitter, seat) => (sitter.kind === "person" && !sitter.taken ? [seat] : []));
}

/** Do other people sit here, or may they come? Then there is a line about them above the match, whatever it says. */
export function hasCompany(table: LiveTable): boolean {
  return table.room?.sitters.some(({ kind }, seat) => kind === "person" && seat !== table.you) ?? false;
}

/** May this player say that the table waits for one who is away? Only where a bot would play by itself. */
export function mayWait(table: LiveTable, { waited }: Absentee): boolean {
  const host = table.room?.host ?? table.you;
  return table.playing && host === table.you && !waited && Boolean(table.settings?.clocks?.absence);
}

/** The key with which this device is the host; null if it is not. */
export function hostsWith(table: LiveTable): string | null {
  const host = table.room?.host ?? null;
  if (host !== null) return host === table.you ? seatKey(table.id) : null;
  return hostKey(table.id);
}

/** What a player who is nudged is told: who waits for them, and what the game waits for. */
export function reminder(by: number, step: AnyGame["View"]["agenda"][number] | undefined, words: Words): string {
  return words.text("nudged", { name: words.seat(by), step: step ? words.step(step) : "" }).trim();
}
