/** What a bot did at a seat while its player was away. */
import type { FeedEntry, LiveTable } from "../shell/live.svelte";
import { remember, remembered } from "../shell/keys";

/** Fields of events that name a seat, and those that name characters. */
const SEATS = ["seat", "source", "target", "to", "by", "player", "owner"];
const CHARACTERS = ["character", "characters", "departures"];
/** Events that say nothing about what was chosen, paid or got: they are told where there was nothing else. */
const HARDLY = ["SaidReady", "Claimed", "Chose"];
/** The newest of them are told. */
const MOST = 8;

/** Does an event name this seat, or one of its characters? */
export function concerns(told: unknown, seat: number, perSeat: number): boolean {
  if (typeof told !== "object" || told === null) return false;
  return Object.entries(told).some(([field, value]: [string, unknown]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (SEATS.includes(field)) return values.includes(seat);
    if (CHARACTERS.includes(field))
      return values.some((one) => typeof one === "number" && Math.floor(one / perSeat) === seat);
    return values.some((one) => concerns(one, seat, perSeat));
  });
}

/** What concerned this player while the bot played; empty while it still plays, and once it was told. */
export function meanwhile(table: LiveTable): FeedEntry[] {
  const stood = table.room?.sitters[table.you]?.stood_in;
  if (!stood?.until || Number(remembered(`told.${table.id}`) ?? 0) >= stood.until) return [];
  const { since, until } = stood;
  const happened = table.feed
    .filter(({ at }) => at > since && at <= until)
    .filter(({ event }) => concerns(event, table.you, table.perSeat));
  const telling = happened.filter(({ event }) => !HARDLY.includes(event.event));
  return (telling.length ? telling : happened).slice(-MOST);
}

/** It was read: it is not told again on this device. */
export function heard(table: LiveTable): void {
  const until = table.room?.sitters[table.you]?.stood_in?.until;
  if (until) remember(`told.${table.id}`, String(until));
}
