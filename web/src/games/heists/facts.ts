/** What a view of either edition shows, as the table draws it. */
import type { Form, Step } from "../../shell/messages";
import type { Outlook as OutlookOf1, View as First } from "../../wire/dollars-1e";
import type { Outlook as OutlookOf2, View as Second } from "../../wire/dollars-2e";
import vocabularies from "../../wire/kinds.json";

type Common = { [Field in keyof First & keyof Second]: First[Field] | Second[Field] };
type Own1 = "intimidation" | "laid_open" | "looks" | "time_called";
type Own2 = "announced" | "voted" | "votes" | "votes_held";
export type HeistView = Common & Partial<Pick<First, Own1>> & Partial<Pick<Second, Own2>>;
export type Outlook = OutlookOf2 & Partial<Pick<OutlookOf1, "boosted">>;
export type Terms = HeistView["proposals"][number]["terms"];
export type Proposal = HeistView["proposals"][number];

/** How a character stands: in the heist, gone before it, out of it, or not placed yet. */
export type Standing = "none" | "in" | "left" | "out";

export interface Character {
  id: number;
  /** A or B, where a seat has two. */
  label: string;
  standing: Standing;
  /** What it is, if I know it, and whether everybody does. */
  role: string | null;
  open: boolean;
  /** Who has looked at it, where not everybody has seen it since. */
  lookers: number[];
  /** What its player last said it is. */
  said: string | null;
}

/** Where money lies. */
export type Place = "seat" | "character" | "pot" | "reserve";

const PHASES: Record<string, Phase> = {
  ChooseCharacters: "planning",
  MakeAnnouncement: "negotiation",
  Negotiate: "negotiation",
  CastVotes: "negotiation",
  Denounce: "heist",
  ChooseRoleToCut: "heist",
  ChooseVictim: "heist",
};
export const PHASE_ORDER = ["planning", "negotiation", "heist", "sharing"] as const;
export type Phase = (typeof PHASE_ORDER)[number] | "over";

export function phaseOf(view: HeistView): Phase {
  const step = (view.agenda as Step[])[0];
  return step ? (PHASES[step.step] ?? "planning") : "over";
}

export function charactersOf(view: HeistView, seat: number): Character[] {
  return Array.from({ length: view.per_seat }, (_, place) => character(view, seat * view.per_seat + place, place));
}

function character(view: HeistView, id: number, place: number): Character {
  const open = view.face_up.includes(id);
  return {
    id,
    label: view.per_seat > 1 ? (["A", "B"][place] ?? "") : "",
    standing: standing(view, id),
    role: view.known[id] ?? null,
    open,
    lookers: open ? [] : (view.looks ?? []).filter((look) => look.character === id).map((look) => look.seat),
    said: view.claims.filter((claim) => claim.character === id).at(-1)?.role ?? view.announced?.[id] ?? null,
  };
}

function standing(view: HeistView, id: number): Standing {
  if (view.crew.includes(id)) return "in";
  if (view.left.includes(id)) return "left";
  return view.face_up.includes(id) ? "out" : "none";
}

/** The seats clockwise, beginning after this one, which sits at the bottom of the table. */
export function around(players: number, bottom: number): number[] {
  return Array.from({ length: players - 1 }, (_, place) => (bottom + 1 + place) % players);
}

/** What may fill a blank of a form, where it is a list. */
export function among<Value>(form: Form | undefined, blank: string): Value[] {
  const offered = form?.blanks[blank];
  return offered?.kind === "one of" ? (offered.among as Value[]) : [];
}

/** What an account is: somebody's purse, the ante on a character, the pot, the reserve. */
export function placeOf(game: string, account: number): string {
  const known = (vocabularies as unknown as Record<string, { accounts: Record<string, [Place, number]> }>)[game];
  return (known?.accounts[account] ?? ["seat", account]).join(" ");
}

/** The amount in the pot, where the game has one. */
export function potOf(game: string, view: HeistView): number | null {
  const pot = view.money.findIndex((_, account) => placeOf(game, account).startsWith("pot"));
  return pot < 0 ? null : (view.money[pot] ?? 0);
}
