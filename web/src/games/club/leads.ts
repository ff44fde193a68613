/** Who leads a sector, and why open points fell: another player's deed, after which I no longer lead, or have fewer sets. */
import type { FeedEntry } from "../../shell/live.svelte";
import type { Words } from "../../words/words";
import { isOwn } from "./blows";
import { REGIONS, SECTORS, type Scene } from "./club";
import type { NewsLine } from "./lately";
import type { Club, Event, Region, Sector } from "./types";

/** What was lost with message `n`: in which sectors a lead, and with how many companies I was ahead there; sets. */
export interface Loss {
  n: number;
  sectors: readonly Sector[];
  companies: number;
  /** How many sets of all sectors were broken. */
  sets: number;
}

/** How many companies of a sector each player has. */
type Counts = readonly Record<Sector, number>[];

/** Events after which somebody has other companies. */
const MOVING: readonly Event["event"][] = ["CompanyDealt", "CompanyBought", "TakenOver", "CompaniesSwapped"];

/** What others have taken from me, oldest first: read off the events alone, back from how companies lie now. */
export function lossesIn(feed: readonly FeedEntry<Club>[], { view }: Scene): Loss[] {
  const [me, losses]: [number, Loss[]] = [view.viewer, []];
  let after = countsIn(view.companies);
  const moves = feed.filter(({ event }) => MOVING.includes(event.event));
  for (const n of new Set(moves.map((entry) => entry.n).reverse())) {
    const events = moves.filter((entry) => entry.n === n).map(({ event }) => event);
    const [before, now] = [undone(after, events), after];
    const sectors = SECTORS.filter((sector) => leads(before, me, sector) && !leads(now, me, sector));
    const companies = sectors.reduce((sum, sector) => sum + (before[me]?.[sector] ?? 0), 0);
    const sets = Math.max(setsOf(before, me) - setsOf(now, me), 0);
    const mine = events.some((event) => isOwn(event, me));
    if ((sectors.length || sets) && !mine) losses.unshift({ n, sectors, companies, sets });
    after = before;
  }
  return losses;
}

function countsIn(companies: Scene["view"]["companies"]): Counts {
  return companies.map((held) => {
    const of = (sector: Sector) => held.filter((one) => one.sector === sector).length;
    return { resource: of("resource"), industry: of("industry"), transport: of("transport") };
  });
}

function leads(counts: Counts, me: number, sector: Sector): boolean {
  const mine = counts[me]?.[sector] ?? 0;
  return counts.every((one, seat) => seat === me || one[sector] < mine);
}

const setsOf = (counts: Counts, seat: number) => Math.min(...SECTORS.map((sector) => counts[seat]?.[sector] ?? 0));

const withOneMore = (counts: Counts, to: number, from: number | null, sector: Sector): Counts =>
  counts.map((one, seat) => ({ ...one, [sector]: one[sector] + Number(seat === to) - Number(seat === from) }));

/** What it does to the lead of a sector that the player gets one more company there, from another player or the deck. */
export function leadBy(sector: Sector, from: number | null, scene: Scene, words: Words) {
  const { view } = scene;
  const before = countsIn(view.companies);
  const after = withOneMore(before, view.viewer, from, sector);
  const leader = (counts: Counts) => counts.findIndex((_, seat) => leads(counts, seat, sector));
  const change = changeOf(leader(before), leader(after), view.viewer);
  const points = wonBy(sector, from, scene).led * Number(words.text("number-majority-points"));
  const seat = words.seat(change === "gives" ? leader(after) : leader(before));
  return { changes: !UNCHANGED.includes(change), said: words.text("club-lead", { change, seat, points }) };
}

const UNCHANGED: readonly string[] = ["still", "none"];

/** What happens to a lead, in a word; a seat below zero is nobody. */
function changeOf(was: number, is: number, me: number): string {
  if (is === me) return was === me ? "more" : was < 0 ? "mine" : "from";
  if (was === is) return was < 0 ? "none" : "still";
  return is < 0 ? "broken" : "gives";
}

/** On how many more companies the player leads, and how many sets they have more, with one more company of this sector. */
export function wonBy(sector: Sector, from: number | null, { view }: Scene): { led: number; sets: number } {
  const [me, before] = [view.viewer, countsIn(view.companies)];
  const after = withOneMore(before, me, from, sector);
  const led = (counts: Counts) => (leads(counts, me, sector) ? (counts[me]?.[sector] ?? 0) : 0);
  return { led: led(after) - led(before), sets: setsOf(after, me) - setsOf(before, me) };
}

/** Does the player complete a set of all three sectors with one more company of this one? */
export function completesSectors(sector: Sector, { view }: Scene): boolean {
  const counts = countsIn(view.companies);
  const after = counts.map((one, seat) => (seat === view.viewer ? { ...one, [sector]: one[sector] + 1 } : one));
  return setsOf(after, view.viewer) > setsOf(counts, view.viewer);
}

/** Does the player complete a set of all five regions with one more card of this one? */
export function completesRegions(region: Region, { view }: Scene): boolean {
  const hand = view.colonies[view.viewer] ?? [];
  const sets = (cards: readonly Region[]) =>
    Math.min(...REGIONS.map((one) => cards.filter((card) => card === one).length));
  return sets([...hand, region]) > sets(hand);
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
    if (place >= 0) told.splice(place + 1, 0, ...linesOf(loss, words));
  }
  return told;
}

function linesOf({ n, sectors, companies, sets }: Loss, words: Words): NewsLine[] {
  const line = (sort: string, text: string): NewsLine => ({
    ...{ id: `${sort}-${n}`, by: null, text, flows: [], tone: "blow", own: false },
  });
  const each = (number: string) => Number(words.text(`number-${number}-points`));
  const facts = { sectors: words.both(sectors.map((sector) => words.named("sector", sector))) };
  return [
    ...(sectors.length
      ? [line("lead", words.text("club-lead-lost", { ...facts, points: companies * each("majority") }))]
      : []),
    ...(sets ? [line("set", words.text("club-set-lost", { points: sets * each("set") }))] : []),
  ];
}
