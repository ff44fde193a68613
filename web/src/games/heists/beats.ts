/** A heist and its sharing, cut into beats: what is shown one after the other. */
import type { Event } from "../../shell/messages";
import type { HeistView } from "./facts";

export type BeatKind = "vote" | "begin" | "call" | "turn" | "named" | "out" | "money" | "share" | "end";

export interface Beat {
  kind: BeatKind;
  role: string | null;
  events: Event[];
  /** How long it is shown, in milliseconds. */
  lasts: number;
}

const KINDS: Record<string, BeatKind> = {
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
  GameWon: "end",
};
const LASTS: Record<BeatKind, number> = {
  vote: 2000,
  begin: 1400,
  call: 900,
  turn: 1500,
  named: 1900,
  out: 1500,
  money: 1500,
  share: 2200,
  end: 1900,
};
const NOBODY = 700;
/** What is paid as part of the event before it. */
const WITH: Record<string, string[]> = {
  Revealed: ["ante-back", "acrobat", "brute", "brain", "driver"],
  Eliminated: ["ante-back", "ante-lost", "brute", "fine"],
  Robbed: ["mentalist"],
  LootShared: ["share"],
  PotShared: ["rounding", "share"],
  PotLost: ["pot-lost"],
};
const NEXT_ROUND = ["LeaderChosen", "LootTurned", "LaidOpen"];

/** The beats of a message; none if it tells of no heist. */
export function beatsOf(happened: readonly Event[]): Beat[] {
  const begun = happened.findIndex((one) => one.event in KINDS);
  if (begun < 0) return [];
  const ended = happened.findIndex((one, place) => place > begun && NEXT_ROUND.includes(one.event));
  const beats: Beat[] = [];
  for (const event of happened.slice(begun, ended < 0 ? undefined : ended)) add(beats, event);
  return beats;
}

function add(beats: Beat[], event: Event): void {
  const last = beats.at(-1);
  if (last && belongs(last, event)) last.events.push(event);
  else if (event.event === "Revealed") beats.push(beat("call", event, []), turn(event));
  else if (event.event === "Eliminated")
    beats.push({ ...beat("out", event, [event]), role: last?.kind === "turn" ? last.role : null });
  else if (event.event in KINDS) beats.push(beat(KINDS[event.event] ?? "money", event, [event]));
  else if (event.event === "Paid") beats.push(beat("money", event, [event]));
}

function beat(kind: BeatKind, event: Event, events: Event[]): Beat {
  return { kind, role: typeof event["role"] === "string" ? event["role"] : null, events, lasts: LASTS[kind] };
}

function turn(event: Event): Beat {
  const made = beat("turn", event, [event]);
  return (event["characters"] as number[]).length ? made : { ...made, lasts: NOBODY };
}

function belongs({ events }: Beat, event: Event): boolean {
  const [first] = events;
  if (!first) return false;
  if (event.event === "Paid") return WITH[first.event]?.includes(String(event["why"])) || first["why"] === event["why"];
  return (
    event.event === "WonIntimidation" ||
    (event.event === "Eliminated" && first.event === "Eliminated" && first["why"] === event["why"])
  );
}

/** A picture of the table as it is during a beat: what turned over, who is out, where the money went. */
export function shownAfter(view: HeistView, { events }: Beat): HeistView {
  return events.reduce(after, view);
}

function after(view: HeistView, event: Event): HeistView {
  switch (event.event) {
    case "HeistBegan":
      return { ...view, crew: event["crew"] as number[], proposals: [], ready: [], voted: [] };
    case "Revealed":
      return turned(view, event["characters"] as number[], event["role"] as string);
    case "Eliminated":
      return { ...view, crew: view.crew.filter((one) => one !== event["character"]) };
    case "Denounced":
    case "RoleNamed":
      return { ...view, named: event["role"] as HeistView["named"] };
    case "Paid":
      return { ...view, money: paid(view.money, event as unknown as Payment) };
    default:
      return view;
  }
}

function turned(view: HeistView, characters: number[], role: string): HeistView {
  const known = view.known.map((before, one) => (characters.includes(one) ? role : before)) as HeistView["known"];
  return { ...view, known, face_up: [...view.face_up, ...characters] };
}

export interface Payment {
  source: number;
  target: number;
  amount: number;
}

function paid(money: readonly number[], { source, target, amount }: Payment): number[] {
  const at = (account: number) => (account < 0 ? money.length + account : account);
  return money.map(
    (sum, account) => sum + (account === at(target) ? amount : 0) - (account === at(source) ? amount : 0),
  );
}
