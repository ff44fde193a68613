/** A second line under the question: where to click, why something cannot be had, who comes next. */
import type { Words } from "../../words/words";
import { draftOn, isLastRound, pickedFrom, question, type Scene } from "./club";
import { onlyPass } from "./choices";
import { expected, moneyOf, planned } from "./plan";
import type { Form, Outlook, Step } from "./types";

type Verb = Form["verb"];

/** In which steps something is for sale, by the name of its price. */
const SALES: Partial<Record<Step["step"], keyof Outlook["prices"]>> = {
  BuyContract: "contract",
  PickColony: "colony",
  PickFromColonies: "colony",
  PickCompany: "company",
  PickFromCompanies: "company",
};
const TILES: readonly string[] = ["lobby", "intrigues", "colonies", "exchange", "companies"];
const BUYING: readonly Verb[] = ["BuyColony", "BuyColonyFrom", "BuyCompany", "TakeOver"];
const DISCARDING: readonly Verb[] = ["DiscardColony", "DiscardCompany"];

/** The privileges that cost something: without the money there is nothing to choose. */
const PAID_PRIVILEGES: readonly Step["step"][] = ["PickFromColonies", "PickFromCompanies", "HostileTakeover"];

/** What is asked; of a player who cannot pay for a privilege nothing, and they are told why. */
export function asked(scene: Scene, forms: readonly Form[], mine: boolean, words: Words): string {
  const step = scene.view.agenda[0];
  if (!step) return "";
  if (mine && nothingToPick(scene, forms))
    return words.text("club-forced", { money: moneyOf(scene), price: priceNow(scene) });
  return (mine && unpaid(scene, forms, words)) || question(words, step, mine);
}

/** The last to pick, without the money: all cards go to the discard pile, whichever is named. */
export function nothingToPick(scene: Scene, forms: readonly Form[]): boolean {
  const all = forms.length > 0 && forms.every(({ verb }) => DISCARDING.includes(verb));
  return all && nextChair(scene) === null;
}

/** What the card costs that can be bought now. */
function priceNow(scene: Scene): number {
  const sale = saleIn(scene);
  return sale ? scene.outlook.prices[sale] : 0;
}

function unpaid(scene: Scene, forms: readonly Form[], words: Words): string {
  const step = scene.view.agenda[0]?.step;
  if (!step || !PAID_PRIVILEGES.includes(step) || !onlyPass(forms)) return "";
  const sale = saleIn(scene);
  const price = sale ? scene.outlook.prices[sale] : cheapest(scene);
  const sort = sale ? "card" : "takeover";
  return words.text("club-unpaid", { sort, price, money: moneyOf(scene) });
}

/** What is for sale now, by the name of its price. */
function saleIn({ view }: Scene): keyof Outlook["prices"] | undefined {
  const step = view.agenda[0];
  return step && SALES[step.step];
}

/** The price of the cheapest company of another player. */
function cheapest({ view, outlook }: Scene): number {
  const rivals = outlook.seats.filter((_, seat) => seat !== view.viewer);
  return Math.min(...rivals.flatMap(({ companies }) => companies.map(({ price }) => price)));
}

export function hint(scene: Scene, forms: readonly Form[], words: Words): string {
  const { chapter } = scene.outlook;
  if (!forms.length) return TILES.includes(chapter) ? words.text("help-tile", { tile: chapter }) : "";
  if (unpaid(scene, forms, words)) return saleIn(scene) ? words.text("club-hint-look") : "";
  if (nothingToPick(scene, forms)) return words.text("club-forced-how");
  const offers = (verbs: readonly Verb[]) => forms.some(({ verb }) => verbs.includes(verb));
  if (offers(["MovePawn"])) return words.text("club-hint-board");
  if (offers(["PlacePawn"])) return `${words.text("club-hint-board")} ${aim(scene, words)}`;
  const why = poor(scene, offers, words) || spared(scene, offers, words) || counts(scene, forms, words);
  const each = scene.view.agenda[0]?.step === "MakeMoves" ? words.text("club-hint-moves") : "";
  return [each, why, goesOn(scene, words)].filter(Boolean).join(" ");
}

/** What pawns are for; in the last round, what money is. */
function aim(scene: Scene, words: Words): string {
  if (isLastRound(scene)) return words.text("club-hint-last-round", { money: scene.outlook.prices.point });
  return words.text(scene.view.round === 1 ? "club-hint-aim" : "club-hint-star");
}

/** What deeds count in the end: by verb, the sort of sentence. */
const COUNTS: Partial<Record<Verb, string>> = {
  Develop: "moves",
  Tax: "moves",
  BuyColony: "colony",
  BuyColonyFrom: "colony",
  SwapColonies: "swap",
  BuyCompany: "company",
  TakeOver: "takeover",
};

/** In the last round, what a company costs is points, too, and each button counts both. */
const LAST: Partial<Record<string, string>> = {
  company: "company-last",
  takeover: "takeover-last",
  colony: "colony-last",
};

function counts(scene: Scene, forms: readonly Form[], words: Words): string {
  const sort = forms.map(({ verb }) => COUNTS[verb]).find(Boolean);
  if (!sort) return "";
  const said = { sort: (isLastRound(scene) && LAST[sort]) || sort, money: scene.outlook.prices.point };
  return words.text("club-counts", said);
}

/** Something is for sale, but no form offers it: the player cannot pay. */
function poor(scene: Scene, offers: (verbs: readonly Verb[]) => boolean, words: Words): string {
  const [sale, money] = [saleIn(scene), moneyOf(scene)];
  if (!sale || offers(BUYING)) return "";
  return words.text(offers(DISCARDING) ? "poor-discard" : "poor-look", { money, price: scene.outlook.prices[sale] });
}

/** Something can be bought, but what the player's other pawns wait for could then not be paid. */
function spared(scene: Scene, offers: (verbs: readonly Verb[]) => boolean, words: Words): string {
  const sale = saleIn(scene);
  const later = planned(scene);
  if (!sale || !later || !offers(BUYING)) return "";
  const left = moneyOf(scene) - scene.outlook.prices[sale];
  return left + expected(scene) < later ? words.text("club-hint-spare", { later, left }) : "";
}

/** Who is handed the cards I leave; null if nobody is, undefined where no cards are handed on. */
function nextChair({ view }: Scene): number | null | undefined {
  const step = view.agenda[0];
  const tile = pickedFrom(step);
  if (!tile || !step || !("chair" in step)) return undefined;
  return draftOn(view, tile)?.chairs[step.chair + 1] ?? null;
}

function goesOn(scene: Scene, words: Words): string {
  const next = nextChair(scene);
  const tile = pickedFrom(scene.view.agenda[0]);
  if (next === undefined || !tile) return "";
  if (next === null) return words.text("club-hint-last", { tile });
  return next === scene.view.viewer
    ? words.text("club-hint-again")
    : words.text("club-hint-next", { seat: words.seat(next) });
}
