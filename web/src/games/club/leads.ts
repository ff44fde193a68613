/** Why open points fell: another player's deed, after which I am no longer alone ahead in a sector. */
import type { FeedEntry } from "../../shell/live.svelte";
import type { Words } from "../../words/words";
import { isOwn } from "./blows";
import { SECTORS, type Scene } from "./club";
import type { NewsLine } from "./lately";
import type { Club, Event, Sector } from "./types";

/** In which sectors a lead was lost with message `n`, and with how many companies I was ahead there. */
export interface Loss {
  n: number;
  sectors: readonly Sector[];
  companies: number;
}

/** How many companies of a sector each player has. */
type Counts = readonly Record<Sector, number>[];

/** Events after which somebody has other companies. */
const MOVING: readonly Event["event"][] = ["CompanyDealt", "CompanyBought", "TakenOver", "CompaniesSwapped"];

/** What others have taken from me, oldest first: read off the events alone, back from how companies lie now. */
export function lossesIn(feed: readonly FeedEntry<Club>[], { view }: Scene): Loss[] {
  const [me, losses]: [number, Loss[]] = [view.viewer, []];
  let after: Counts = view.companies.map((held) => {
    const of = (sector: Sector) => held.filter((one) => one.sector === sector).length;
    return { resource: of("resource"), industry: of("industry"), transport: of("transport") };
  });
  const moves = feed.filter(({ event }) => MOVING.includes(event.event));
  for (const n of new Set(moves.map((entry) => entry.n).reverse())) {
    const events = moves.filter((entry) => entry.n === n).map(({ event }) => event);
    const [before, now] = [undone(after, events), after];
    const sectors = SECTORS.filter((sector) => leads(before, me, sector) && !leads(now, me, sector));
    const companies = sectors.reduce((sum, sector) => sum + (before[me]?.[sector] ?? 0), 0);
    if (sectors.length && !events.some((event) => isOwn(event, me))) losses.unshift({ n, sectors, companies });
    after = before;
  }
  return losses;
}

function leads(counts: Counts, me: number, sector: Sector): boolean {
  const mine = counts[me]?.[sector] ?? 0;
  return counts.every((one, seat) => seat === me || one[sector] < mine);
}

/** How companies lay before these events. */
function undone(counts: Counts, events: readonly Event[]): Counts {
  const before = counts.map((one) => ({ ...one }));
  const put = (seat: number, sector: Sector, by: number) => {
    const own = before[seat];
    if (own) own[sector] += by;
  };
  const giveBack = (from: number, to: number, sector: Sector) => {
    put(from, sector, -1);
    put(to, sector, 1);
  };
  for (const event of events)
    switch (event.event) {
      case "CompanyDealt":
      case "CompanyBought":
        put(event.seat, event.company.sector, -1);
        break;
      case "TakenOver":
        giveBack(event.seat, event.holding.owner, event.holding.company.sector);
        break;
      case "CompaniesSwapped": {
        const { give, take } = event.swap;
        giveBack(event.seat, take.owner, take.company.sector);
        giveBack(take.owner, event.seat, give.sector);
      }
    }
  return before;
}

/** The news, with each loss told right after what brought it. */
export function withLosses(lines: readonly NewsLine[], losses: readonly Loss[], words: Words): NewsLine[] {
  const told = [...lines];
  for (const loss of losses) {
    const place = told.map(({ id }) => id.startsWith(`${loss.n}.`)).lastIndexOf(true);
    if (place >= 0) told.splice(place + 1, 0, lineOf(loss, words));
  }
  return told;
}

function lineOf({ n, sectors, companies }: Loss, words: Words): NewsLine {
  const names = words.both(sectors.map((sector) => words.named("sector", sector)));
  const text = words.text("club-lead-lost", { sectors: names, companies });
  return { id: `lead-${n}`, by: null, text, flows: [], tone: "blow", own: false };
}
