/** What may be done now, sorted by what it is done to: a card in hand may be bought or discarded, a company developed or taxed. */
import type { Action, Blank, Form } from "../../shell/messages";
import type { Words } from "../../shell/words";
import { REGIONS, sameSpot } from "./club";
import type { Company, Holding, Intrigue, Region, Sector, Spot } from "./types";

export type Thing =
  | { kind: "region"; region: Region }
  | { kind: "sector"; sector: Sector }
  | { kind: "intrigue"; intrigue: Intrigue }
  | { kind: "company"; company: Company; owner: number | null }
  | { kind: "seat"; seat: number };

/** Something, how often it lies there, and all that may be done to it. */
export interface Choice {
  key: string;
  thing: Thing;
  times: number;
  actions: Action[];
}

const listed = (blank: Blank | undefined) => (blank?.kind === "one of" ? blank.among : []);

/** The blank of a form that has just one. */
function onlyBlank(form: Form): [string, Blank] | undefined {
  const blanks = Object.entries(form.blanks);
  return blanks.length === 1 ? blanks[0] : undefined;
}

function thing(spelling: string | undefined, value: unknown): Thing | null {
  switch (spelling) {
    case "enum:region":
      return { kind: "region", region: value as Region };
    case "enum:sector":
      return { kind: "sector", sector: value as Sector };
    case "enum:intrigue":
      return { kind: "intrigue", intrigue: value as Intrigue };
    case "record:company":
      return { kind: "company", company: value as Company, owner: null };
    case "record:holding":
      return { kind: "company", ...(value as Holding) };
    case "seat":
      return { kind: "seat", seat: value as number };
    default:
      return null;
  }
}

/** All things to which something may be done, in the order in which the forms name them. */
export function choices(forms: readonly Form[], words: Words, cards: readonly string[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const form of forms) {
    const [name, blank] = onlyBlank(form) ?? ["", undefined];
    for (const value of listed(blank)) {
      const what = thing(words.blanks(form.verb)[name], value);
      if (!what) continue;
      const key = JSON.stringify(value);
      const known = found.get(key) ?? {
        key,
        thing: what,
        times: cards.filter((card) => card === value).length,
        actions: [],
      };
      known.actions.push({ verb: form.verb, [name]: value });
      found.set(key, known);
    }
  }
  return [...found.values()];
}

/** Cards that may only be looked at, equal ones once. */
export function looked(cards: readonly string[]): Choice[] {
  return [...new Set(cards)].map((card) => ({
    key: card,
    thing: REGIONS.includes(card as Region)
      ? { kind: "region", region: card as Region }
      : { kind: "sector", sector: card as Sector },
    times: cards.filter((one) => one === card).length,
    actions: [],
  }));
}

const ON_THE_BOARD = ["PlacePawn", "MovePawn"];
const PAIRED = ["SwapColonies", "SwapCompanies"];

/** A form for which there is no control but a plain one. */
export function isPlain(form: Form, words: Words): boolean {
  const [name, blank] = onlyBlank(form) ?? ["", undefined];
  const known = listed(blank).length > 0 && thing(words.blanks(form.verb)[name], null) !== null;
  return !known && ![...ON_THE_BOARD, ...PAIRED, "Pass"].includes(form.verb);
}

/** The sectors of the Lobby from which a pawn may be moved on. */
export function origins(forms: readonly Form[]): Sector[] {
  return forms.flatMap((form) => (form.verb === "MovePawn" ? (listed(form.blanks["sector"]) as Sector[]) : []));
}

/** What choosing this spot on the board does. */
export function onSpot(forms: readonly Form[], spot: Spot, from: Sector | null): Action | null {
  for (const form of forms.filter(({ verb }) => ON_THE_BOARD.includes(verb))) {
    const wanted = (listed(form.blanks["spot"]) as Spot[]).find((one) => sameSpot(one, spot));
    if (wanted) return { verb: form.verb, ...(form.verb === "MovePawn" && { sector: from }), spot: wanted };
  }
  return null;
}

/** A swap: what I give and what I take. */
export interface Pair {
  give: Thing;
  take: Thing;
  action: Action;
}

/** What I could take for this. */
export function takes(swaps: readonly Pair[], give: string | null): Choice[] {
  return swaps
    .filter((swap) => JSON.stringify(swap.give) === give)
    .map(({ take, action }) => ({ key: JSON.stringify(action), thing: take, times: 1, actions: [action] }));
}

export function pairs(forms: readonly Form[]): Pair[] {
  return forms.flatMap((form): Pair[] => {
    if (form.verb === "SwapCompanies")
      return (listed(form.blanks["swap"]) as { give: Company; take: Holding }[]).map((swap) => ({
        give: { kind: "company", company: swap.give, owner: null },
        take: { kind: "company", ...swap.take },
        action: { verb: form.verb, swap },
      }));
    if (form.verb !== "SwapColonies") return [];
    return (listed(form.blanks["give"]) as Region[]).flatMap((give) =>
      (listed(form.blanks["take"]) as Region[]).map((take) => ({
        give: { kind: "region", region: give },
        take: { kind: "region", region: take },
        action: { verb: form.verb, give, take },
      })),
    );
  });
}
