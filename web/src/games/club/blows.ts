/** What other players, and the Exchange, did to the player this round: told from the same events as the story. */
import type { FeedEntry } from "../../shell/live.svelte";
import type { Words } from "../../words/words";
import { companySaid, levelOf } from "./club";
import type { Club, Event } from "./types";

/** What happened before: who played the intrigue that runs, and what the player was last paid. */
export interface Before {
  by: number;
  paid: number;
}

/** Reasons of payments that the player did not choose. */
export const TAKEN: readonly string[] = ["racketed", "exchange-loss"];

export function blows(feed: readonly FeedEntry<Club>[], me: number, words: Words): string[] {
  const found: string[] = [];
  const before: Before = { by: me, paid: 0 };
  for (const { event } of thisRound(feed)) {
    noted(event, me, before);
    const text = blow(event, me, before, words);
    if (text) found.push(text);
  }
  return found;
}

/** Keep in mind what the next event may be about. */
export function noted(event: Event, me: number, before: Before): void {
  if (event.event === "IntriguePlayed") Object.assign(before, { by: event.seat, paid: 0 });
  if (event.event === "Paid" && event.target === me) before.paid = event.amount;
}

export function thisRound(feed: readonly FeedEntry<Club>[]): readonly FeedEntry<Club>[] {
  return feed.slice(feed.map(({ event }) => event.event).lastIndexOf("RoundBegan") + 1);
}

/** What befalls a player by itself, though the event names them. */
const BY_ITSELF: readonly Event["event"][] = ["Settled", "Searched"];
/** The player did this. */
export const isOwn = (event: Event, me: number) =>
  "seat" in event && event.seat === me && !BY_ITSELF.includes(event.event);

/** This round; and what came before it since the player acted, so that nothing done to them goes by unread. */
export function sinceActed(feed: readonly FeedEntry<Club>[], me: number): readonly FeedEntry<Club>[] {
  const round = thisRound(feed);
  const acted = feed.map(({ event }) => isOwn(event, me)).lastIndexOf(true);
  return acted < 0 || acted >= feed.length - round.length ? round : feed.slice(acted);
}

/** What this event did to the player, if another player did it; else nothing. */
export function blow(event: Event, me: number, { by, paid }: Before, words: Words): string {
  const say = (sort: string, facts: Record<string, string | number> = {}) =>
    words.text("club-blow", { sort, by: words.seat(by), ...facts });
  const sector = (name: string) => words.named("sector", name);
  switch (event.event) {
    case "Paid":
      return event.source === me && TAKEN.includes(event.why) ? say(event.why, { amount: event.amount }) : "";
    case "FaceTurned": {
      const { owner, company } = event.holding;
      return owner === me && by !== me ? say("turned", { sector: sector(company.sector) }) : "";
    }
    case "TakenOver": {
      const { owner, company } = event.holding;
      const facts = {
        by: words.seat(event.seat),
        sector: sector(company.sector),
        amount: paid,
        points: levelOf(company),
      };
      return owner === me ? say("taken-over", facts) : "";
    }
    case "CompaniesSwapped": {
      const { give, take } = event.swap;
      const facts = { sector: sector(take.company.sector), company: companySaid(words, give) };
      return take.owner === me ? say("swapped", facts) : "";
    }
    case "ColonyMoved": {
      const facts = { region: words.named("region", event.region), amount: paid };
      return by === me ? "" : say(event.source === me ? "colony-gone" : "colony-got", facts);
    }
    case "LookedAt":
      return event.owner === me ? say("seen", { by: words.seat(event.seat) }) : "";
    default:
      return "";
  }
}
