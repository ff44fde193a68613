/** What a view of either edition shows, as the table draws it. */
import { LABELS, type Words } from "../../words/words";
import type { Outlook, Role, View } from "./types";

/** How a character stands: in the heist, gone before it, out of it, or not placed yet. */
export type Standing = "none" | "in" | "left" | "out";

export interface Character {
  id: number;
  /** A or B, where a seat has two. */
  label: string;
  standing: Standing;
  /** Its role, if the viewer knows it, and whether everybody does. */
  role: Role | null;
  open: boolean;
  /** The seats that have looked at it, until everybody has seen it. */
  lookers: number[];
  /** The role its player last claimed or announced. */
  said: Role | null;
}

export const PHASE_ORDER = ["planning", "negotiation", "heist", "sharing"] as const;
export type Phase = (typeof PHASE_ORDER)[number] | "over";

/** The phase of each step at which a player decides; all other steps run by themselves. */
const PHASES: Partial<Record<View["agenda"][number]["step"], Phase>> = {
  ChooseCharacters: "planning",
  MakeAnnouncement: "negotiation",
  Negotiate: "negotiation",
  CastVotes: "negotiation",
  Denounce: "heist",
  ChooseRoleToCut: "heist",
  ChooseVictim: "heist",
};

export function phaseOf(view: View): Phase {
  const [step] = view.agenda;
  return step ? (PHASES[step.step] ?? "planning") : "over";
}

/** What a role does, in a sentence that names only roles in play. */
export function does(role: string, inPlay: readonly string[], words: Pick<Words, "text">): string {
  const [tech, acrobat] = [inPlay.includes("tech"), inPlay.includes("acrobat")];
  return words.text("role-does", {
    role,
    victims: tech && acrobat ? "all" : tech ? "tech" : acrobat ? "acrobat" : "brute",
  });
}

/** Nothing has been sent yet in this match. */
export const isFirst = (view: View): boolean => view.round === 1 && phaseOf(view) === "planning";

/** What the viewer's own characters that are in may get, if the viewer has any; and if the others are what they claim. */
export interface OwnProspect {
  range: Outlook["own"][number];
  /** Null if the claims cannot all be true; undefined while too few have claimed. */
  believed: readonly [number, number] | null | undefined;
}

export function ownProspect(outlook: Pick<Outlook, "own" | "seen" | "believed">, view: View): OwnProspect | undefined {
  const hand = charactersOf(view, view.viewer).flatMap(({ role, standing }) =>
    role && standing === "in" ? [role] : [],
  );
  const key = hand.sort().join();
  const fits = (one: Outlook["own"][number]) => [...one.hand].sort().join() === key && one.seats.includes(view.viewer);
  const seen = outlook.seen.find(
    (one) => one.seat === view.viewer && view.known[one.character] === one.role && fits(one.own),
  );
  if (seen) return { range: seen.own, believed: seen.believed[0] };
  const place = outlook.own.findIndex(fits);
  const range = outlook.own[place];
  return range && { range, believed: outlook.believed[view.viewer]?.[place] };
}

/** Whose character it is. */
export function ownerOf(view: { per_seat: number }, character: number): number {
  return Math.floor(character / view.per_seat);
}

export function charactersOf(view: View, seat: number): Character[] {
  return Array.from({ length: view.per_seat }, (_, place) => character(view, seat * view.per_seat + place, place));
}

function character(view: View, id: number, place: number): Character {
  const open = view.face_up.includes(id);
  return {
    id,
    label: view.per_seat > 1 ? (LABELS[place] ?? "") : "",
    standing: standing(view, id),
    role: view.known[id] ?? null,
    open,
    lookers: open ? [] : (view.looks ?? []).flatMap((look) => (look.character === id ? [look.seat] : [])),
    said: view.claims.filter((claim) => claim.character === id).at(-1)?.role ?? view.announced?.[id] ?? null,
  };
}

function standing(view: View, id: number): Standing {
  if (view.crew.includes(id)) return "in";
  if (view.left.includes(id)) return "left";
  return view.face_up.includes(id) ? "out" : "none";
}

/** The seats clockwise, beginning after this one, which sits at the bottom of the table. */
export function around(players: number, bottom: number): number[] {
  return Array.from({ length: players - 1 }, (_, place) => (bottom + 1 + place) % players);
}

/** The roles in the centre with their numbers, in the order in which they lie there. */
export function countedRoles(shown: readonly Role[]): { role: Role; count: number }[] {
  return [...new Set(shown)].map((role) => ({ role, count: shown.filter((one) => one === role).length }));
}

/** The roles in play that are pictured on the Loot card, and what each brings; null where all bring the same. */
export function likedRoles({ loot, roles_in_play }: View): { role: Role; amount: number | null }[] {
  const symbol = loot && "symbol" in loot ? loot.symbol : null;
  const bonuses = loot && "bonuses" in loot ? (loot.bonuses ?? []) : [];
  const liked = symbol ? [{ role: symbol, amount: null }] : bonuses;
  return liked.filter(({ role }) => roles_in_play.some((one) => one === role));
}

/** The amount in the pot, where the game has one. */
export function potOf(view: View, words: Words): number | null {
  const pot = view.money.findIndex((_, account) => words.place(account)[0] === "pot");
  return pot < 0 ? null : (view.money[pot] ?? 0);
}

/** The events that told the viewer of looks at cards this round: by them, and at theirs. */
type SeenCard =
  | { event: "Saw"; to: number; character: number; role: Role | null }
  | { event: "Looked"; seat: number; character: number };

export function seenCards(view: View): SeenCard[] {
  return (view.looks ?? []).flatMap(({ seat, character }): SeenCard[] => {
    if (seat === view.viewer) return [{ event: "Saw", to: seat, character, role: view.known[character] ?? null }];
    return ownerOf(view, character) === view.viewer ? [{ event: "Looked", seat, character }] : [];
  });
}
