/** A second line under the question: where to click, why something cannot be had, who comes next. */
import type { Form } from "../../shell/messages";
import type { Words } from "../../shell/words";
import { draftOn, pickedFrom, type Club } from "./club";

/** What would be bought in a step, its price by name, and what is said to whoever cannot pay. */
const SALES: Record<
  string,
  readonly [verb: string, price: "colony" | "company" | "contract", poor: "poor-look" | "poor-discard"]
> = {
  BuyContract: ["BuyColonyFrom", "contract", "poor-look"],
  PickColony: ["BuyColony", "colony", "poor-discard"],
  PickFromColonies: ["BuyColony", "colony", "poor-look"],
  PickCompany: ["BuyCompany", "company", "poor-discard"],
  PickFromCompanies: ["BuyCompany", "company", "poor-look"],
};

export function hint(club: Club, forms: readonly Form[], words: Words): string {
  if (!forms.length) return "";
  const offers = (verb: string) => forms.some((form) => form.verb === verb);
  if (offers("PlacePawn") || offers("MovePawn")) return words.text("club-hint-board");
  return [poor(club, offers, words) || counts(forms, words), goesOn(club, words)].filter(Boolean).join(" ");
}

/** What deeds count in the end: by verb, the sort of sentence. */
const COUNTS: Record<string, string> = {
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
function poor(club: Club, offers: (verb: string) => boolean, words: Words): string {
  const [step, money] = [club.view.agenda[0]?.step ?? "", club.view.money[club.view.viewer] ?? 0];
  if (step === "HostileTakeover") return offers("TakeOver") ? "" : words.text("poor-takeover", { money });
  const sale = SALES[step];
  if (!sale || offers(sale[0])) return "";
  return words.text(sale[2], { money, price: club.outlook.prices[sale[1]] });
}

/** Who is handed the cards I leave. */
function goesOn(club: Club, words: Words): string {
  const step = club.view.agenda[0];
  const tile = pickedFrom(step);
  if (!tile || !step || !("chair" in step)) return "";
  const next = draftOn(club.view, tile)?.chairs[step.chair + 1];
  if (next === undefined) return words.text("club-hint-last");
  return next === club.view.viewer
    ? words.text("club-hint-again")
    : words.text("club-hint-next", { seat: words.seat(next) });
}
