/** What stands beside a card to choose, and on its buttons. */
import type { Words } from "../../words/words";
import type { Choice, Thing } from "./choices";
import { fortune, isLastRound, signed, worthOf, type Scene } from "./club";
import { completesRegions, completesSectors, leadBy, wonBy } from "./leads";
import { moneyOf } from "./plan";
import type { Company, CompanyNow, Sector } from "./types";

/** By these a company of the player rises by a level. */
const RISES = ["Develop", "RaiseCapital"];
const BUYS = ["TakeOver", "BuyColony", "BuyCompany", "BuyColonyFrom"];
/** After these the player has a company or a card more. */
const GAINS = [...BUYS, "ChooseCompany", "ChooseColony"];

/** Whose companies are chosen from: the step says, else they are the player's. */
export function ownerNow({ view }: Scene): number {
  const step = view.agenda[0];
  return step?.step === "Turn" ? step.owner : view.viewer;
}

/** A line about a card. */
export function note(thing: Thing, verb: string | undefined, scene: Scene, words: Words): string {
  if (thing.kind === "intrigue") return words.text("intrigue-does", { intrigue: thing.intrigue });
  if (thing.kind === "company")
    return thing.owner === null
      ? limit(thing.company, verb, scene, words)
      : words.text("club-of", { seat: words.seat(thing.owner) });
  if (thing.kind === "seat")
    return verb === "LookAt" ? words.text("club-cards", { count: scene.view.colony_counts[thing.seat] ?? 0 }) : "";
  if (thing.kind === "sector") return sectorNote(thing.sector, verb, scene, words);
  const held = scene.view.colonies[scene.view.viewer]?.filter((one) => one === thing.region).length ?? 0;
  return words.text("club-you-have", { count: held });
}

/** Why a company cannot be developed, or taxed. */
function limit(company: Company, verb: string | undefined, scene: Scene, words: Words): string {
  const worth = worthOf(scene.outlook, ownerNow(scene), company);
  if (!worth || (verb !== "Develop" && verb !== "Tax")) return "";
  return worth.developed === null ? words.text("club-highest") : worth.tax === null ? words.text("club-lowest") : "";
}

function sectorNote(sector: Sector, verb: string | undefined, scene: Scene, words: Words): string {
  if (verb === "BeginWith") {
    const place = scene.outlook.tiles[0]?.places.find((one) => one.spot.sector === sector);
    return words.text("club-moves", { count: place?.moves ?? 0 });
  }
  if (verb === "CompeteIn") return competition(sector, scene, words);
  const held = companiesOf(scene, scene.view.viewer, sector).length;
  const quotation = scene.outlook.sectors.find((one) => one.sector === sector)?.quotation ?? 0;
  return `${words.text("club-you-have", { count: held })}, ${words.text("club-quotation", { quotation })}`;
}

/** What buying a company does to the lead in its sector; of one from the deck, only where that changes. */
export function leadNote(thing: Thing, verb: string, scene: Scene, words: Words) {
  if (verb === "TakeOver" && thing.kind === "company") return leadBy(thing.company.sector, thing.owner, scene, words);
  if (verb !== "BuyCompany" || thing.kind !== "sector") return null;
  const lead = leadBy(thing.sector, null, scene, words);
  return lead.changes ? lead : null;
}

/** Where buying a company or a card completes a set: that it does, and what a set counts. */
export function setNote(thing: Thing, verb: string, scene: Scene, words: Words): string {
  const sector = thing.kind === "company" ? thing.company.sector : thing.kind === "sector" ? thing.sector : null;
  const complete =
    thing.kind === "region"
      ? completesRegions(thing.region, scene)
      : sector !== null && completesSectors(sector, scene);
  return complete && GAINS.includes(verb) ? words.text("club-completes") : "";
}

const companiesOf = ({ outlook }: Scene, seat: number, sector: Sector) =>
  (outlook.seats[seat]?.companies ?? []).filter(({ company }) => company.sector === sector);

/** Who would be turned: the player if a company of theirs can rise, others if one of theirs can fall. */
function competition(sector: Sector, scene: Scene, words: Words): string {
  const { viewer } = scene.view;
  const mine = companiesOf(scene, viewer, sector).some(({ developed }) => developed !== null);
  const hit = scene.outlook.seats.flatMap((_, seat) =>
    seat !== viewer && companiesOf(scene, seat, sector).some(({ taxed }) => taxed !== null) ? [words.seat(seat)] : [],
  );
  return words.text("club-competition", { mine: mine ? "yes" : "no", count: hit.length, seats: words.both(hit) });
}

/** What a company or a card that is bought adds to the player's points as things stand, less in the last round what its
 * price counts. Leads of regions are not counted: they are secret. */
export function boughtFor(verb: string, thing: Thing, scene: Scene, words: Words): number | null {
  if (!BUYS.includes(verb)) return null;
  const each = (number: string) => Number(words.text(`number-${number}-points`));
  const { prices } = scene.outlook;
  if (thing.kind === "region") {
    const sets = Number(completesRegions(thing.region, scene));
    const price = verb === "BuyColonyFrom" ? prices.contract : prices.colony;
    return each("colony") + sets * each("set") - priced(price, scene);
  }
  const sector = thing.kind === "company" ? thing.company.sector : thing.kind === "sector" ? thing.sector : null;
  if (!sector) return null;
  const owner = thing.kind === "company" ? thing.owner : null;
  const worth = thing.kind === "company" && owner !== null ? worthOf(scene.outlook, owner, thing.company) : undefined;
  const [level, price] = worth ? [worth.level, worth.price] : [1, prices.company];
  const { led, sets } = wonBy(sector, owner, scene);
  return level + led * each("majority") + sets * each("set") - priced(price, scene);
}

/** The points that a price costs: in the last round, when money is nothing else any more. */
const priced = (price: number, scene: Scene) =>
  isLastRound(scene) ? fortune(moneyOf(scene), scene) - fortune(moneyOf(scene) - price, scene) : 0;

/** Companies for sale, best for the player first, once that is sure; else as they lie on the board. */
export function bestFirst(offered: readonly Choice[], scene: Scene, words: Words): readonly Choice[] {
  if (!isLastRound(scene)) return offered;
  const points = ({ thing, actions }: Choice) => boughtFor(actions[0]?.verb ?? "", thing, scene, words) ?? 0;
  return [...offered].sort((one, two) => points(two) - points(one));
}

/** What a company of the player adds to their points by this deed: a level is a point. In the last round so is a full
 * sum of money. */
export function movedFor(verb: string, worth: CompanyNow, scene: Scene): number | null {
  if (RISES.includes(verb)) return 1;
  if (verb !== "Tax") return null;
  return -1 - priced(-(worth.tax ?? 0), scene);
}

const worthSaid = (points: number, words: Words) =>
  words.text("club-worth", { count: Math.abs(points), points: points ? signed(points) : "±0" });

/** What a button says: the deed, what it brings or costs, and what that leaves the player. */
export function deed(verb: string, thing: Thing, scene: Scene, words: Words): { what: string; left: string } {
  const { outlook } = scene;
  const step = scene.view.agenda[0];
  const worth = thing.kind === "company" ? worthOf(outlook, thing.owner ?? ownerNow(scene), thing.company) : undefined;
  const { colony, company, contract } = outlook.prices;
  const turned = step?.step === "Turn" && step.by < 0 ? worth?.taxed : worth?.developed;
  const amounts: Record<string, number | null | undefined> = {
    Develop: worth?.developed,
    Tax: worth?.tax,
    TurnCompany: turned,
    TakeOver: worth?.price,
    BuyColony: colony,
    BuyCompany: company,
    BuyColonyFrom: contract,
  };
  const amount = amounts[verb] ?? 0;
  const points = (worth && movedFor(verb, worth, scene)) ?? boughtFor(verb, thing, scene, words);
  const said = [
    ...(points !== null ? [worthSaid(points, words)] : []),
    ...(BUYS.includes(verb) ? [words.text("club-left", { left: moneyOf(scene) - amount })] : []),
  ];
  return { what: words.text("club-deed", { verb, amount, level: worth?.taxed ?? 0 }), left: said.join(", ") };
}
