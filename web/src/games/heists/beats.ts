/** A heist and its sharing, cut into beats: what is shown one after the other. */
import type { Liar } from "./chronicle";
import type { Result } from "./result";
import { ownerOf } from "./facts";
import type { Event, EventOf, Payment, Role, View } from "./types";

export type BeatKind =
  | "vote"
  | "begin"
  | "call"
  | "flip"
  | "turn"
  | "named"
  | "out"
  | "money"
  | "share"
  | "end"
  | "lies"
  | "brought"
  | "liars"
  | "purses"
  | "won"
  | "asks";

export interface Beat {
  kind: BeatKind;
  role: Role | null;
  events: Event[];
  lastsMs: number;
  /** For a last look: the roles that were said and are not true. */
  lies?: readonly Lie[];
  /** For a sharing: what there is to share besides the card's amount. */
  added?: number;
  /** At the end of the match: what the last heist came to. */
  brought?: Result;
  /** At the end of the match: who lied in it, most lies first. */
  liars?: readonly Liar[];
  /** Players talk aloud: their lies are known only from claims that they have tapped. */
  aloud?: boolean;
  /** At the end of the match: everybody's money. */
  purses?: readonly number[];
  /** In the middle of a heist: who chooses something, and in which step. */
  asks?: { seat: number; step: string };
}

export interface Lie {
  character: number;
  said: Role;
  role: Role;
}

/**
 * What each event is in a heist: a beat of its own, part of a beat, the beginning of the next round, or nothing to show
 * here. Every event of both editions stands here: a new one is a type error until somebody decides.
 */
const SHOWN_AS: Record<Event["event"], BeatKind | "part" | "next round" | null> = {
  VotesCounted: "vote",
  HeistBegan: "begin",
  Revealed: "turn",
  Denounced: "named",
  RoleNamed: "named",
  Robbed: "money",
  Eliminated: "out",
  LootShared: "share",
  PotShared: "share",
  NothingShared: "end",
  PotLost: "end",
  GameWon: "won",
  Paid: "part",
  WonIntimidation: "part",
  LeaderChosen: "next round",
  LootTurned: "next round",
  LaidOpen: "next round",
  Chose: null,
  Placed: null,
  RolesShown: null,
  Announced: null,
  Claimed: null,
  Withdrew: null,
  SaidReady: null,
  TimeCalled: null,
  VoteCalled: null,
  Voted: null,
  Looked: null,
  Saw: null,
  Proposed: null,
  Agreed: null,
  Declined: null,
  TookBack: null,
  Lapsed: null,
  Struck: null,
};
const LASTS_MS: Record<BeatKind, number> = {
  vote: 2000,
  begin: 1400,
  call: 1100,
  flip: 800,
  turn: 1500,
  named: 1900,
  out: 1500,
  money: 1500,
  share: 2200,
  end: 1900,
  lies: 2600,
  brought: 4200,
  liars: 3000,
  purses: 4000,
  won: 0,
  asks: 0,
};
const NOBODY_LASTS_MS = 700;
/** How long a beat lasts in the first heist that is seen in a match, the second and so on, compared with the first. */
const WITH_WORDS = [1, 0.9, 0.8, 0.7];
const WITHOUT_WORDS = [1, 0.75, 0.55, 0.4];

/** Reasons of payments that belong to the event before them. */
const PAID_WITH: Partial<Record<Event["event"], string[]>> = {
  Revealed: ["ante-back", "acrobat", "brute", "brain", "driver"],
  Eliminated: ["ante-back", "ante-lost", "brute", "fine"],
  Robbed: ["mentalist"],
  LootShared: ["share"],
  PotShared: ["rounding", "share"],
  PotLost: ["pot-lost"],
};

function beginsBeat(event: Event): boolean {
  const shown = SHOWN_AS[event.event];
  return shown !== null && shown !== "part" && shown !== "next round";
}

/** The beats of a message; none if it tells of no heist. `loot` is the amount on the Loot card. */
export function beatsOf(happened: readonly Event[], loot?: number): Beat[] {
  const begun = happened.findIndex(beginsBeat);
  if (begun < 0) return [];
  const ended = happened.findIndex((event, place) => place > begun && SHOWN_AS[event.event] === "next round");
  const beats: Beat[] = [];
  for (const event of happened.slice(begun, ended < 0 ? undefined : ended)) add(beats, event);
  return beats.map((one) => withAdded(one, loot));
}

function withAdded(shared: Beat, loot: number | undefined): Beat {
  const [first] = shared.events;
  if (first?.event !== "LootShared" || loot === undefined || first.amount === loot) return shared;
  return { ...shared, added: first.amount - loot };
}

function add(beats: Beat[], event: Event): void {
  const last = beats.at(-1);
  const shown = SHOWN_AS[event.event];
  if (last && belongs(last, event)) last.events.push(event);
  else if (event.event === "Revealed") beats.push(beat("call", [], event.role), ...flips(event), turn(event));
  else if (event.event === "Eliminated") beats.push(beat("out", [event], last?.kind === "turn" ? last.role : null));
  else if (event.event === "Paid") beats.push(beat("money", [event]));
  else if (shown !== null && shown !== "part" && shown !== "next round")
    beats.push(beat(shown, [event], "role" in event ? event.role : null));
}

function beat(kind: BeatKind, events: Event[], role: Role | null = null): Beat {
  return { kind, role, events, lastsMs: LASTS_MS[kind] };
}

/** How long a beat lasts after this number of heists have been seen: what has little to read gets short first. */
export function lasts({ kind, events, lastsMs }: Beat, seen: number): number {
  const [first] = events;
  const nobody = kind === "turn" && first?.event === "Revealed" && !first.characters.length;
  const quick = nobody || kind === "begin" || kind === "call" || kind === "flip" ? WITHOUT_WORDS : WITH_WORDS;
  return lastsMs * (quick[Math.min(seen, quick.length - 1)] ?? 1);
}

function turn(event: EventOf<"Revealed">): Beat {
  const made = beat("turn", [event], event.role);
  return event.characters.length ? made : { ...made, lastsMs: NOBODY_LASTS_MS };
}

/** Several of one role: their cards turn one by one, before it is said what comes of it. */
function flips(event: EventOf<"Revealed">): Beat[] {
  if (event.characters.length < 2) return [];
  return event.characters.map((character) => beat("flip", [{ ...event, characters: [character] }], event.role));
}

/** A last look at who lied, once their cards lie open; null if nobody did. */
export function lastLook(view: View): Beat | null {
  const announced = (view.announced ?? []).flatMap((role, character) => (role ? [{ character, role }] : []));
  const lies = [...announced, ...view.claims].flatMap(({ character, role: said }): Lie[] => {
    const role = view.face_up.includes(character) ? view.known[character] : null;
    return role && role !== said ? [{ character, said, role }] : [];
  });
  const once = new Map(lies.map((lie) => [`${lie.character} ${lie.said}`, lie]));
  return once.size ? { ...beat("lies", []), lies: [...once.values()] } : null;
}

/** What the stage shows at the end of a match before it says who won: the last heist, who lied, the money. */
export function finale(brought: Result, liars: readonly Liar[], aloud = false): Beat[] {
  const purses = brought.view.money.slice(0, brought.view.players);
  return [
    { ...beat("brought", []), brought },
    { ...beat("liars", []), liars, aloud },
    { ...beat("purses", []), purses },
  ];
}

/** What the heist waits for: a player alone in a role chooses something; null if it waits for nobody. */
export function question(view: View): Beat | null {
  const [step] = view.agenda;
  const asks = (role: Role, character: number): Beat => ({
    ...beat("asks", [], role),
    asks: { seat: ownerOf(view, character), step: step?.step ?? "" },
  });
  if (step?.step === "ChooseRoleToCut") return asks("tech", step.tech);
  if (step?.step === "ChooseVictim") return asks("mentalist", step.mentalist);
  return step?.step === "Denounce" ? asks("snitch", step.snitch) : null;
}

/** Does a card lie open on stage? It begins to turn with its beat, before the table has it. */
export const isUp = (view: View, { events }: Beat, character: number): boolean =>
  view.face_up.includes(character) ||
  events.some((one) => one.event === "Revealed" && one.characters.includes(character));

function belongs({ events: [first] }: Beat, event: Event): boolean {
  if (!first) return false;
  const sameReason = "why" in first && "why" in event && first.why === event.why;
  if (event.event === "Paid") return PAID_WITH[first.event]?.includes(event.why) || sameReason;
  return (
    event.event === "WonIntimidation" || (event.event === "Eliminated" && first.event === event.event && sameReason)
  );
}

/** A picture of the table as it is during a beat: what turned over, who is out, where the money went. */
export function shownAfter(view: View, { events }: Beat): View {
  return events.reduce(after, view);
}

function after(view: View, event: Event): View {
  switch (event.event) {
    case "HeistBegan":
      return { ...view, crew: event.crew, proposals: [], ready: [], voted: [] };
    case "Revealed":
      return turned(view, event.characters, event.role);
    case "Eliminated":
      return { ...view, crew: view.crew.filter((one) => one !== event.character) };
    case "Denounced":
    case "RoleNamed":
      return { ...view, named: event.role };
    case "Paid":
      return { ...view, money: paid(view.money, event) };
    case "GameWon":
      return { ...view, winners: event.winners };
    default:
      return view;
  }
}

function turned(view: View, characters: readonly number[], role: Role): View {
  const known = view.known.map((before, one) => (characters.includes(one) ? role : before));
  return { ...view, known, face_up: [...new Set([...view.face_up, ...characters])] };
}

function paid(money: readonly number[], { source, target, amount }: Payment): number[] {
  const at = (account: number) => (account < 0 ? money.length + account : account);
  return money.map(
    (sum, account) => sum + (account === at(target) ? amount : 0) - (account === at(source) ? amount : 0),
  );
}
