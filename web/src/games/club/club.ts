/** The club's own values, as the page handles them. */
import type { LiveTable } from "../../shell/live.svelte";
import type { Words } from "../../words/words";
import type { Thing } from "./choices";
import type { Club, Company, Intrigue, Outlook, Region, Sector, Spot, Step, Tile, View, CompanyNow } from "./types";

/** What is drawn: the view and the outlook together. */
export interface Scene {
  view: View;
  outlook: Outlook;
}

/** The view and the outlook of a table, once both are here. */
export function sceneOf({ view, outlook }: LiveTable<Club>): Scene | null {
  return view && outlook ? { view, outlook } : null;
}

/** Who sits on a seat, and whether the game waits for them. */
export const sitting = ({ room }: LiveTable<Club>, seat: number) => ({
  sitter: room?.sitters[seat],
  awaited: room?.awaited.includes(seat) ?? false,
});

/** A card of any deck. */
export type Card = Region | Sector | Intrigue;

export const REGIONS: readonly Region[] = ["africa", "asia", "america", "india", "oceania"];

export const SECTORS: readonly Sector[] = ["resource", "industry", "transport"];

export const isRegion = (card: Card): card is Region => REGIONS.some((region) => region === card);
export const isSector = (card: Card): card is Sector => SECTORS.some((sector) => sector === card);

export const sameSpot = (one: Spot, two: Spot) =>
  one.tile === two.tile && (one.sector ?? null) === (two.sector ?? null);

export const sameCompany = (one: Company, two: Company) =>
  one.sector === two.sector && one.face === two.face && one.bills === two.bills;

/** By sector, in the order of the board; in each, the highest first. */
export const bySector = (one: Company, two: Company) =>
  SECTORS.indexOf(one.sector) - SECTORS.indexOf(two.sector) || levelOf(two) - levelOf(one);

/** A company's face and its capital bills. */
export const levelOf = ({ face = 1, bills = 0 }: Company) => face + bills;

/** What the outlook says of somebody's company. */
export function worthOf(outlook: Outlook, owner: number, company: Company): CompanyNow | undefined {
  return outlook.seats[owner]?.companies.find((worth) => sameCompany(worth.company, company));
}

/** How a company is said: "an Industry company of level 3". */
export const companySaid = (words: Words, company: Company) => words.value("record:company", company);

/** What a card, a company or a player is called; somebody's company with its owner. */
export function thingSaid(thing: Thing, words: Words): string {
  switch (thing.kind) {
    case "seat":
      return words.seat(thing.seat);
    case "company":
      return thing.owner === null
        ? companySaid(words, thing.company)
        : words.value("record:holding", { owner: thing.owner, company: thing.company });
    case "region":
      return words.named("region", thing.region);
    case "sector":
      return words.named("sector", thing.sector);
    case "intrigue":
      return words.named("intrigue", thing.intrigue);
  }
}

/** A sum with its sign: +3, −2, 0. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0";
}

/** What the game asks of the player, or what it waits for. */
export function question(words: Words, step: Step, mine: boolean): string {
  return (mine && words.step(step, "invite")) || words.step(step);
}

/** The tile whose cards go along its seats while this is asked. */
const PICKS: Partial<Record<Step["step"], Tile>> = {
  PickIntrigue: "intrigues",
  PickFromIntrigues: "intrigues",
  PickColony: "colonies",
  PickFromColonies: "colonies",
  PickCompany: "companies",
  PickFromCompanies: "companies",
};

export const pickedFrom = (step: Step | undefined): Tile | null => (step && PICKS[step.step]) ?? null;

/** The cards that the player has to choose from in this step: those handed on, the rest of a deck, or another player's hand. */
export function cardsSeen({ view }: Scene): readonly Card[] {
  const step = view.agenda[0];
  const tile = pickedFrom(step);
  if (step && tile)
    return ("chair" in step ? draftOn(view, tile)?.handed[step.chair] : draftOn(view, tile)?.rest) ?? [];
  if (step?.step !== "BuyContract" && step?.step !== "SwapUnrest") return [];
  return view.looks.filter(({ whose }) => whose === step.owner).at(-1)?.saw ?? [];
}

/** The points that a sum of money is in the end. */
export const fortune = (sum: number, { outlook }: Scene) => Math.floor(sum / outlook.prices.point);

/** What comes on top of the points that lie open: of a player whose money is known what that counts, else it is hidden. */
export function onTop(seat: number, scene: Scene, words: Words, short = false): string {
  const money = scene.view.money[seat] ?? null;
  if (money === null) return words.text("club-on-top", { sort: "hidden" });
  return words.text("club-on-top", { sort: short ? "short" : "money", points: fortune(money, scene) });
}

/** Who has most of the points that lie open, and how many; and how many the player has, if fewer. */
export function inFront({ view, outlook }: Scene, words: Words): string {
  const points = outlook.seats.map((seat) => seat.points);
  const most = Math.max(...points);
  const mine = points[view.viewer] ?? 0;
  const leaders = points.flatMap((one, seat) =>
    one === most
      ? [seat === view.viewer ? words.text("club-who", { mine: "yes", awaited: "no" }) : words.seat(seat)]
      : [],
  );
  const behind = view.viewer >= 0 && mine < most ? "yes" : "no";
  const hidden = behind === "no" && leaders.length === 1 && view.viewer >= 0 ? "no" : "yes";
  return words.text("club-front", { leaders: words.both(leaders), points: most, mine, behind, hidden });
}

/** No round comes after this one. */
export const isLastRound = ({ view, outlook }: Scene) => view.round > 0 && view.round === outlook.calendar.length;

/** The Exchange has been paid this round: its numbers are those of the next. */
export const isSettled = ({ view, outlook }: Scene) =>
  view.closed !== "exchange" && (outlook.chapter === "companies" || outlook.chapter === "ending");

/** What a viewer knows of the draft on a tile. */
export function draftOn(view: View, tile: Tile) {
  if (tile === "intrigues") return view.intrigue_draft;
  if (tile === "colonies") return view.colony_draft;
  return tile === "companies" ? view.company_draft : null;
}

/** What a card of this tile costs, where cards are bought. */
export function priceAt(tile: Tile, { prices }: Outlook): number | null {
  if (tile === "colonies") return prices.colony;
  return tile === "companies" ? prices.company : null;
}
