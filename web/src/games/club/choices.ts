/** What may be done now, sorted by what it is done to: a card in hand may be bought or discarded, a company developed or taxed. */
import { bySector, isRegion, isSector, sameSpot, type Card } from "./club";
import type { Action, Company, Form, Intrigue, Region, Sector, Spot } from "./types";

export type Thing =
  | { kind: "region"; region: Region }
  | { kind: "sector"; sector: Sector }
  | { kind: "intrigue"; intrigue: Intrigue }
  | { kind: "company"; company: Company; owner: number | null }
  | { kind: "seat"; seat: number };

/** A thing, how many of it there are, and all that may be done to it. */
export interface Choice {
  key: string;
  thing: Thing;
  times: number;
  actions: Action[];
}

/** A value that a form offers, as a thing on the table, and the action that chooses it. */
interface Offer {
  value: Card | Company | { owner: number; company: Company } | number;
  thing: Thing;
  action: Action;
}

const own = (company: Company): Thing => ({ kind: "company", company, owner: null });

/** The things that a form offers. Board and swaps have controls of their own. */
function offersOf(form: Form): Offer[] {
  switch (form.verb) {
    case "ChooseColony":
    case "BuyColony":
    case "BuyColonyFrom":
    case "DiscardColony":
      return form.blanks.region.among.map((region) => ({
        value: region,
        thing: { kind: "region", region },
        action: { verb: form.verb, region },
      }));
    case "ChooseCompany":
    case "BuyCompany":
    case "DiscardCompany":
    case "BeginWith":
    case "CompeteIn":
      return form.blanks.sector.among.map((sector) => ({
        value: sector,
        thing: { kind: "sector", sector },
        action: { verb: form.verb, sector },
      }));
    case "PlayIntrigue":
      return form.blanks.card.among.map((card) => ({
        value: card,
        thing: { kind: "intrigue", intrigue: card },
        action: { verb: form.verb, card },
      }));
    case "Develop":
    case "Tax":
    case "TurnCompany":
    case "RaiseCapital":
      return form.blanks.company.among.map((company) => ({
        value: company,
        thing: own(company),
        action: { verb: form.verb, company },
      }));
    case "TakeOver":
      return form.blanks.holding.among.map((holding) => ({
        value: holding,
        thing: { kind: "company", ...holding },
        action: { verb: form.verb, holding },
      }));
    case "LookAt":
      return form.blanks.owner.among.map((owner) => ({
        value: owner,
        thing: { kind: "seat", seat: owner },
        action: { verb: form.verb, owner },
      }));
    case "PlacePawn":
    case "MovePawn":
    case "SwapColonies":
    case "SwapCompanies":
    case "Pass":
      return [];
  }
}

/** All things to which something may be done, in the order in which the forms name them; companies by sector. */
export function choices(forms: readonly Form[], cards: readonly Card[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const { value, thing, action } of forms.flatMap(offersOf)) {
    const key = JSON.stringify(value);
    const known = found.get(key) ?? { key, thing, times: cards.filter((card) => card === value).length, actions: [] };
    known.actions.push(action);
    found.set(key, known);
  }
  return [...found.values()].sort(({ thing: one }, { thing: two }) =>
    one.kind === "company" && two.kind === "company" ? bySector(one.company, two.company) : 0,
  );
}

/** Cards that may only be looked at, equal ones once. */
export function looked(cards: readonly Card[]): Choice[] {
  return [...new Set(cards)].map((card) => ({
    key: card,
    thing: cardThing(card),
    times: cards.filter((one) => one === card).length,
    actions: [],
  }));
}

function cardThing(card: Card): Thing {
  if (isRegion(card)) return { kind: "region", region: card };
  return isSector(card) ? { kind: "sector", sector: card } : { kind: "intrigue", intrigue: card };
}

/** The sectors of the Lobby from which a pawn may be moved on. */
export function origins(forms: readonly Form[]): Sector[] {
  return forms.flatMap((form) => (form.verb === "MovePawn" ? form.blanks.sector.among : []));
}

/** What choosing this spot on the board does; `from` is the sector that a pawn would leave. */
export function onSpot(forms: readonly Form[], spot: Spot, from: Sector | null): Action | null {
  for (const form of forms) {
    if (form.verb !== "PlacePawn" && form.verb !== "MovePawn") continue;
    const wanted = form.blanks.spot.among.find((one) => sameSpot(one, spot));
    if (!wanted) continue;
    if (form.verb === "PlacePawn") return { verb: form.verb, spot: wanted };
    if (from) return { verb: form.verb, sector: from, spot: wanted };
  }
  return null;
}

/** A swap: what the player gives and takes. */
export interface Pair {
  give: Thing;
  take: Thing;
  action: Action;
}

/** What could be taken for this. */
export function takes(swaps: readonly Pair[], give: string | null): Choice[] {
  return swaps
    .filter((swap) => JSON.stringify(swap.give) === give)
    .map(({ take, action }) => ({ key: JSON.stringify(action), thing: take, times: 1, actions: [action] }));
}

export function pairs(forms: readonly Form[]): Pair[] {
  return forms.flatMap((form): Pair[] => {
    if (form.verb === "SwapCompanies")
      return form.blanks.swap.among.map((swap) => ({
        give: own(swap.give),
        take: { kind: "company", ...swap.take },
        action: { verb: form.verb, swap },
      }));
    if (form.verb !== "SwapColonies") return [];
    return form.blanks.give.among.flatMap((give) =>
      form.blanks.take.among.map((take) => ({
        give: { kind: "region", region: give },
        take: { kind: "region", region: take },
        action: { verb: form.verb, give, take },
      })),
    );
  });
}

/** Is passing all that one can do? */
export function onlyPass(forms: readonly Form[]): boolean {
  return forms.length === 1 && forms[0]?.verb === "Pass";
}
