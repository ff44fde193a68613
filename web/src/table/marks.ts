/** What a guide may have words for, most pressing first: `coach-GAME-MARK`. It knows no game. */
import type { AnyGame } from "../wire/messages";
import type { LiveTable } from "../shell/live.svelte";
import { owes } from "./people";

/**
 * What cannot wait: `welcome`, `over`; the step one is asked in (`Negotiate`), and that all others have done with it
 * (`Negotiate-alone`); an answer that is owed (`owed`).
 */
export function pressing(table: LiveTable): string[] {
  const step = table.forms.length ? table.view?.agenda[0]?.step : undefined;
  const alone = table.awaited && table.room?.awaited.length === 1;
  if (table.room?.stage === "over") return ["over"];
  return [
    "welcome",
    ...(step ? [step] : []),
    ...(owes(table) ? ["owed"] : []),
    ...(step && alone ? [`${step}-alone`] : []),
  ];
}

/**
 * What is explained one at a time: an event that has been told (`LootShared`, and `my-Withdrew` if it is about oneself, with
 * its reason where it has one: `my-Eliminated-named`), the round (`round-8`), and each verb that is
 * offered to somebody the table waits for (`Claim`). An
 * event in `passing` is dropped once the other event named there has come after it, and each with the next thing that the
 * player does: only what is told after message `since` is explained.
 */
export function restful(table: LiveTable, passing: Partial<Record<string, string>>, since = -1): string[] {
  if (table.room?.stage === "over") return [];
  const names = table.shownFeed.map(({ event }) => event.event);
  const told = table.shownFeed.flatMap(({ n, event }, place) => {
    if (n <= since) return [];
    const until = passing[event.event];
    if (until !== undefined && names.lastIndexOf(until) > place) return [];
    return [...(isMine(event, table) ? mine(event) : []), event.event];
  });
  return [
    ...told,
    `round-${String(table.view?.["round"])}`,
    ...(table.awaited ? table.forms.map((form) => form.verb) : []),
  ];
}

/** What has not been explained yet. A verb that a lesson shows (`taught`) is explained by itself only after the lesson. */
export function unread(
  marks: readonly string[],
  seen: readonly string[],
  taught: Partial<Record<string, string>>,
): string[] {
  return marks.filter((mark) => {
    const lesson = taught[mark];
    return !seen.includes(mark) && (lesson === undefined || seen.includes(lesson));
  });
}

function mine({ event, why }: AnyGame["Event"]): string[] {
  return [...(typeof why === "string" ? [`my-${event}-${why}`] : []), `my-${event}`];
}

/** Of the player who acts where one does, else of the player of the character. */
function isMine(event: AnyGame["Event"], { you, perSeat }: LiveTable): boolean {
  const { seat, character } = event;
  if (typeof seat === "number") return seat === you;
  return typeof character === "number" && Math.floor(character / perSeat) === you;
}
