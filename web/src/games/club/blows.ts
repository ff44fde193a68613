/** What others, and the Exchange, did to me this round: told to me, from the same events as the story. */
import type { Event } from "../../shell/messages";
import type { Told } from "../../shell/state.svelte";
import type { Words } from "../../shell/words";
import { companySaid } from "./club";
import type { Company, Holding } from "./types";

/** What was said on the way: who played the intrigue that runs, and what I was last paid. */
interface Before {
  by: number;
  paid: number;
}

export function blows(told: readonly Told[], me: number, words: Words): string[] {
  const found: string[] = [];
  const before: Before = { by: me, paid: 0 };
  for (const { event } of thisRound(told)) {
    if (event.event === "IntriguePlayed") Object.assign(before, { by: event["seat"], paid: 0 });
    if (event.event === "Paid" && event["target"] === me) before.paid = event["amount"] as number;
    const text = said(event, me, before, words);
    if (text) found.push(text);
  }
  return found;
}

function thisRound(told: readonly Told[]): readonly Told[] {
  return told.slice(told.map(({ event }) => event.event).lastIndexOf("RoundBegan") + 1);
}

function said(event: Event, me: number, { by, paid }: Before, words: Words): string {
  const blow = (sort: string, facts: Record<string, string | number> = {}) =>
    words.text("club-blow", { sort, by: words.seat(by), ...facts });
  switch (event.event) {
    case "Paid":
      return event["source"] === me && TAKEN.includes(String(event["why"]))
        ? blow(String(event["why"]), { amount: event["amount"] as number })
        : "";
    case "FaceTurned": {
      const { owner, company } = event["holding"] as Holding;
      return owner === me && by !== me ? blow("turned", { sector: words.named("sector", company.sector) }) : "";
    }
    case "TakenOver": {
      const { owner, company } = event["holding"] as Holding;
      return owner === me
        ? blow("taken-over", {
            by: words.seat(event["seat"] as number),
            sector: words.named("sector", company.sector),
            amount: paid,
          })
        : "";
    }
    case "CompaniesSwapped": {
      const { give, take } = event["swap"] as { give: Company; take: Holding };
      return take.owner === me
        ? blow("swapped", { sector: words.named("sector", take.company.sector), company: companySaid(words, give) })
        : "";
    }
    case "ColonyMoved":
      if (by === me) return "";
      return blow(event["source"] === me ? "colony-gone" : "colony-got", {
        region: words.named("region", String(event["region"])),
        amount: paid,
      });
    case "LookedAt":
      return event["owner"] === me ? blow("seen", { by: words.seat(event["seat"] as number) }) : "";
    default:
      return "";
  }
}

/** Payments that were not of my own will. */
const TAKEN = ["racketed", "exchange-loss"];
