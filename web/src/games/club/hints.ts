/** A second line under the question: where to click, why something cannot be had, who comes next. */
import type { Words } from "../../words/words";
import { draftOn, pickedFrom, type Scene } from "./club";
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
const BUYING: readonly Verb[] = ["BuyColony", "BuyColonyFrom", "BuyCompany", "TakeOver"];
const DISCARDING: readonly Verb[] = ["DiscardColony", "DiscardCompany"];

export function hint(scene: Scene, forms: readonly Form[], words: Words): string {
  if (!forms.length) return "";
  const offers = (verbs: readonly Verb[]) => forms.some(({ verb }) => verbs.includes(verb));
  if (offers(["PlacePawn", "MovePawn"])) return words.text("club-hint-board");
  return [poor(scene, offers, words) || counts(forms, words), goesOn(scene, words)].filter(Boolean).join(" ");
}

/** What deeds count in the end: by verb, the sort of sentence. */
const COUNTS: Partial<Record<Verb, string>> = {
  Develop: "moves",
  Tax: "moves",
  BuyColony: "colony",
  BuyColonyFrom: "colony",
  SwapColonies: "colony",
  BuyCompany: "company",
  TakeOver: "takeover",
};

function counts(forms: readonly Form[], words: Words): string {
  const sort = forms.map(({ verb }) => COUNTS[verb]).find(Boolean);
  return sort ? words.text("club-counts", { sort }) : "";
}

/** Something is for sale, but no form offers it: the player cannot pay. */
function poor(scene: Scene, offers: (verbs: readonly Verb[]) => boolean, words: Words): string {
  const [step, money] = [scene.view.agenda[0]?.step, scene.view.money[scene.view.viewer] ?? 0];
  if (!step || offers(BUYING)) return "";
  if (step === "HostileTakeover") return words.text("poor-takeover", { money });
  const sale = SALES[step];
  if (!sale) return "";
  return words.text(offers(DISCARDING) ? "poor-discard" : "poor-look", { money, price: scene.outlook.prices[sale] });
}

/** Who is handed the cards I leave. */
function goesOn(scene: Scene, words: Words): string {
  const step = scene.view.agenda[0];
  const tile = pickedFrom(step);
  if (!tile || !step || !("chair" in step)) return "";
  const next = draftOn(scene.view, tile)?.chairs[step.chair + 1];
  if (next === undefined) return words.text("club-hint-last");
  return next === scene.view.viewer
    ? words.text("club-hint-again")
    : words.text("club-hint-next", { seat: words.seat(next) });
}
