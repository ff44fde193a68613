/** Who sits where, in words. */
import { lookOf } from "../games";
import type { LiveTable } from "../shell/live.svelte";
import type { Words } from "../words/words";

/** What there is to say of a seat besides its name. */
export function about(table: LiveTable, words: Words, seat: number): string[] {
  const sitter = table.room?.sitters[seat];
  if (!sitter) return [];
  const said: string[] = [];
  if (seat === table.you) said.push(words.text("people-you"));
  if (seat === table.room?.host) said.push(words.text("people-host"));
  if (sitter.program) said.push(words.text("people-program"));
  if (sitter.kind !== "person")
    said.push(words.has(`bot-${sitter.kind}-name`) ? words.text(`bot-${sitter.kind}-name`) : words.text("people-bot"));
  else if (!sitter.taken) said.push(words.text("people-free"));
  else if (sitter.steward) said.push(words.text("people-steward"));
  else if (!table.present.includes(seat)) said.push(words.text("people-away"));
  if (table.room?.pause_wishes.includes(seat)) said.push(words.text("people-wishes-pause"));
  if (table.room?.resume_wishes.includes(seat)) said.push(words.text("people-wishes-resume"));
  return said;
}

/** Does another player wait for this one's yes or no? */
export function owes(table: LiveTable): boolean {
  const { answer } = lookOf(table.game);
  return table.forms.some((form) => form.verb === answer);
}

/** Does everybody act when they like? */
export function talks(table: LiveTable): boolean {
  const step = table.view?.agenda[0]?.step;
  return step !== undefined && (lookOf(table.game).talks ?? []).includes(step);
}

/** Whom the game waits for, in a sentence. */
export function waiting(table: LiveTable, words: Words): string {
  const room = table.room;
  if (!room || room.stage === "open" || room.stage === "revealing") return words.text("wait-begin");
  if (table.staged !== null) return words.text("wait-show");
  if (table.resultOf !== null && room.stage !== "over") return words.text("wait-result", { round: table.resultOf });
  if (room.stage === "paused") return words.text("wait-paused");
  if (room.stage === "over" || room.stage === "closed") return words.text("wait-over");
  if (table.awaited && owes(table)) return words.text("wait-owed");
  if (table.awaited) return words.text(room.awaited.length === 1 || talks(table) ? "wait-you" : "wait-you-too");
  if (table.reading) return words.text("wait-reading");
  if (!room.awaited.length) return words.text("wait-nobody");
  const names = words.both(room.awaited.map((seat) => words.seat(seat)));
  return words.text("wait-others", { names, count: room.awaited.length });
}

/** What the title of the page begins with, for those who look at another tab: who has come, or that it is their turn. */
export function markOf(table: LiveTable): string {
  const sitters = table.room?.sitters ?? [];
  if (table.room?.stage === "open") return `${sitters.filter(({ taken }) => taken).length}/${sitters.length} · `;
  return table.awaited && table.room?.stage === "playing" ? "● " : "";
}
