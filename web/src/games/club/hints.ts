/** A second line under the question: where to click, why something cannot be had, who comes next. */
import type { Words } from "../../words/words";
import { draftOn, pickedFrom, type Scene } from "./club";
import type { Form, Step } from "./types";

type Verb = Form["verb"];

/** What would be bought in a step, its price by name, and the sentence for a player who cannot pay. */
type Sale = readonly [verb: Verb, price: "colony" | "company" | "contract", poor: "poor-look" | "poor-discard"];
const SALES: Partial<Record<Step["step"], Sale>> = {
  BuyContract: ["BuyColonyFrom", "contract", "poor-look"],
  PickColony: ["BuyColony", "colony", "poor-discard"],
  PickFromColonies: ["BuyColony", "colony", "poor-look"],
  PickCompany: ["BuyCompany", "company", "poor-discard"],
  PickFromCompanies: ["BuyCompany", "company", "poor-look"],
};

export function hint(scene: Scene, forms: readonly Form[], words: Words): string {
  if (!forms.length) return "";
  const offers = (verb: Verb) => forms.some((form) => form.verb === verb);
  if (offers("PlacePawn") || offers("MovePawn")) return words.text("club-hint-board");
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

/** Nothing can be bought: the forms say so, and this says why. */
function poor(scene: Scene, offers: (verb: Verb) => boolean, words: Words): string {
  const [step, money] = [scene.view.agenda[0]?.step, scene.view.money[scene.view.viewer] ?? 0];
  if (step === "HostileTakeover") return offers("TakeOver") ? "" : words.text("poor-takeover", { money });
  const sale = step && SALES[step];
  if (!sale || offers(sale[0])) return "";
  return words.text(sale[2], { money, price: scene.outlook.prices[sale[1]] });
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
