/** What a deed moves on the Exchange: a sector's quotation rises or falls, and with it what pawns on two spots earn. */
import type { FeedEntry } from "../../shell/live.svelte";
import { thisRound } from "./blows";
import { levelOf, SECTORS, type Scene } from "./club";
import type { Club, Event, Outlook, Sector } from "./types";

/** By how much a pawn on this sector's spot earns more, or less. */
export interface Swing {
  sector: Sector;
  amount: number;
}

/** By how much an event changes the quotation of which sector. Companies that change hands change none. */
function quoted(event: Event): { sector: Sector; by: number } | null {
  switch (event.event) {
    case "Developed":
    case "CapitalRaised":
      return { sector: event.company.sector, by: 1 };
    case "Taxed":
      return { sector: event.company.sector, by: -1 };
    case "FaceTurned":
      return { sector: event.holding.company.sector, by: event.by };
    case "CompanyBought":
      return { sector: event.company.sector, by: levelOf(event.company) };
    default:
      return null;
  }
}

export function swingsOf(event: Event, sectors: Outlook["sectors"]): Swing[] {
  const moved = quoted(event);
  if (!moved) return [];
  const gain = (sector: Sector) => (sector === moved.sector ? moved.by : 0);
  const swings = sectors.map(({ sector, depends_on }) => ({ sector, amount: gain(sector) - gain(depends_on) }));
  return swings.filter(({ amount }) => amount).sort((a, b) => SECTORS.indexOf(a.sector) - SECTORS.indexOf(b.sector));
}

/** Of these events, those that still counted for this round's Exchange: somebody stands there, and it had not been paid. */
export function trading(feed: readonly FeedEntry<Club>[], { view, outlook }: Scene): readonly FeedEntry<Club>[] {
  const places = outlook.tiles.find(({ tile }) => tile === "exchange")?.places ?? [];
  if (view.closed === "exchange" || !places.some(({ pawns }) => pawns.length)) return [];
  const round = thisRound(feed);
  const paid = round.findIndex(({ event }) => event.event === "Settled");
  return paid < 0 ? round : round.slice(0, paid);
}
