/** What has happened this round, in short lines: who did it, the money that moved, and what was done to the player. */
import type { FeedEntry } from "../../shell/live.svelte";
import type { Words } from "../../words/words";
import { blow, isOwn, noted, sinceActed, TAKEN, thisRound, type Before } from "./blows";
import { isLastRound, type Scene } from "./club";
import { swingsOf, trading, type Swing } from "./swings";
import type { Club, Event, Tile } from "./types";

/** Money that a player got, or paid. */
export interface Flow {
  seat: number;
  amount: number;
}

/** A blow was dealt to the player, a gain is the player's, a star is a privilege. */
export type Tone = "blow" | "gain" | "star" | "plain";

export interface NewsLine {
  id: string;
  /** Who did it. */
  by: number | null;
  text: string;
  flows: Flow[];
  /** What it moved on the Exchange, where pawns still wait to be paid. */
  swings?: readonly Swing[];
  tone: Tone;
  /** The player did it. */
  own: boolean;
}

/** Payments that are told before what they are for; all others, as that of a Colonial contract, follow it. */
const BEFORE = ["tax", "colony", "company", "takeover", "capital"];
/** The line itself names the price. */
const PRICED = ["colony", "company"];
/** What another line tells, or what only says that something is about to happen. */
const SILENT: readonly Event["event"][] = [
  "CardsDrawn",
  "IntriguesHanded",
  "ColoniesHanded",
  "CompaniesHanded",
  "IntriguesFound",
  "ColoniesFound",
  "CompaniesFound",
  "ColoniesSeen",
  "ColonyPicked",
  "CompanyPicked",
  "HandsShown",
  "PointsCounted",
];
const STARS: readonly Event["event"][] = ["PawnMoved", "Searched", "TakenOver"];

export function lately(feed: readonly FeedEntry<Club>[], scene: Scene, words: Words): NewsLine[] {
  const me = scene.view.viewer;
  const lines: NewsLine[] = [];
  const before: Before = { by: me, paid: 0 };
  const since = sinceActed(feed, me);
  const counted = trading(since, scene);
  let due: Flow[] = [];
  /** Where it is told who has which privilege: after the Lobby, which may move a pawn. */
  let [placed, lobbied] = [0, false];
  for (const entry of since) {
    const { id, event } = entry;
    noted(event, me, before);
    if (event.event === "Paid") {
      const flows = PRICED.includes(event.why) ? [] : flowsOf(event, words);
      if (BEFORE.includes(event.why)) due = flows;
      else lines.at(-1)?.flows.push(...flows);
    } else if (event.event === "Settled") {
      if (lines.at(-1)?.id !== EXCHANGE) lines.push(exchange(words));
      if (!event.result) lines.at(-1)?.flows.push({ seat: event.seat, amount: 0 });
    } else if (!SILENT.includes(event.event)) {
      const swings = counted.includes(entry) ? swingsOf(event, scene.outlook.sectors) : [];
      const line = told(event, me, before, words);
      const flows = event.event === "TakenOver" && line.tone === "blow" ? [] : due; // its words name the price
      lines.push({ ...line, id, flows, swings });
      if (event.event === "RoundBegan" && event.round === scene.outlook.calendar.length) lines.push(last(id, words));
      due = [];
    }
    if (event.event === "PawnPlaced") lobbied = true;
    else if (!inLobby(event)) lobbied = false;
    if (lobbied) placed = lines.length;
  }
  lines.splice(placed, 0, ...privileges(scene, words));
  if (isLastRound(scene) && !lines.some(({ id }) => id.endsWith(LAST))) lines.unshift(last("", words));
  return lines.map((line) => ({ ...line, tone: toneOf(line, me) }));
}

/** Of a payment, what players got and paid; the bank is nobody. */
export function flowsOf({ source, target, amount }: Extract<Event, { event: "Paid" }>, words: Words): Flow[] {
  const sides = [
    { seat: source, amount: -amount },
    { seat: target, amount },
  ];
  return sides.filter(({ seat }) => amount && words.place(seat)[0] === "seat");
}

/** The Exchange settles with everybody at once: one line, with what each got or paid. */
const EXCHANGE = "exchange";
function exchange(words: Words): NewsLine {
  return { id: EXCHANGE, by: null, text: words.text("club-settled"), flows: [], tone: "plain", own: false };
}

const LAST = "-last";
/** The last round is announced as it begins. */
const last = (id: string, words: Words): NewsLine => ({
  ...{ id: `${id}${LAST}`, by: null, text: words.text("club-last-said"), flows: [], tone: "star", own: false },
});

function told(event: Event, me: number, before: Before, words: Words): Omit<NewsLine, "id" | "flows"> {
  const struck = blow(event, me, before, words);
  /** A face turns by an intrigue: its player did it, not the owner. */
  const by = "seat" in event ? event.seat : "holding" in event ? before.by : null;
  return {
    by,
    text: struck || saidShort(event, words),
    tone: struck ? "blow" : STARS.includes(event.event) ? "star" : "plain",
    own: isOwn(event, me),
  };
}

function saidShort(event: Event, words: Words): string {
  if (event.event !== "Searched") return words.event(event);
  return words.text("club-searched", { seat: words.seat(event.seat), tile: words.named("tile", event.tile) });
}

/** What follows the last pawn as long as the Lobby lasts. */
const LOBBYING: readonly Event["event"][] = ["Developed", "Taxed", "Passed", "PawnMoved"];
const inLobby = (event: Event) => LOBBYING.includes(event.event) || (event.event === "Paid" && event.why === "tax");

/** Who has which privilege, as soon as it is sure: that of the Lobby moves a pawn, and may change who has the others. */
function privileges({ view, outlook }: Scene, words: Words): NewsLine[] {
  const { chapter } = outlook;
  if (chapter === "placing" || chapter === "setup" || chapter === "over") return [];
  const isSure = (tile: Tile) => (tile === "lobby") === (chapter === "lobby");
  const held = outlook.tiles.flatMap(({ tile, privileged }) =>
    privileged === null || !isSure(tile)
      ? []
      : [words.text("plain-of", { owner: words.named("tile", tile), text: words.seat(privileged) })],
  );
  if (!held.length) return [];
  const text = words.text("club-privileges", { held: held.join(words.text("list-apart")) });
  return [{ id: `privileges-${view.round}`, by: null, text, flows: [], tone: "star", own: false }];
}

/** Money that others took from the player is a blow, money that came to the player a gain. */
function toneOf({ tone, flows, own }: NewsLine, me: number): Tone {
  const mine = flows.filter(({ seat }) => seat === me).reduce((sum, { amount }) => sum + amount, 0);
  if (tone === "blow" || own || !mine) return tone;
  return mine < 0 ? "blow" : "gain";
}

/** What was done to the player since they acted: it is told until they act again, however fast others play on. */
const unread = (lines: readonly NewsLine[]) => afterOwn(lines).filter(({ tone }) => tone === "blow");
/** What has happened since the player acted. */
export const afterOwn = (lines: readonly NewsLine[]) => lines.slice(lines.map(({ own }) => own).lastIndexOf(true) + 1);

/** The newest lines while others play, and what was done to the player. */
export function story(lines: readonly NewsLine[], most: number): NewsLine[] {
  const [blows, newest] = [unread(lines), lines.slice(-most)];
  const kept = newest.filter((line) => !blows.includes(line)).slice(-Math.max(most - blows.length, 1));
  return lines.filter((line) => blows.includes(line) || kept.includes(line));
}

const NEAR = 4;
/** What a player reads first when it is their turn: what was done to them; of the newest lines, rather those about them. */
export function headlines(lines: readonly NewsLine[], most: number): NewsLine[] {
  const since = afterOwn(lines);
  if (!since.length) return lines.slice(-1);
  const [blows, near] = [unread(lines), since.slice(-NEAR).filter(({ tone }) => tone !== "blow")];
  const wanted = [...near.filter(({ tone }) => tone === "plain"), ...near.filter(({ tone }) => tone !== "plain")];
  const chosen = blows.length < most ? wanted.slice(blows.length - most) : [];
  return since.filter((line) => blows.includes(line) || chosen.includes(line));
}

/** Money that came or went; `taken`: the player did not choose to pay it. */
export interface Movement extends Flow {
  taken: boolean;
}

/** The money that the events of one message brought players or cost them, in order. */
export function movedBy(latest: readonly FeedEntry<Club>[], words: Words): Movement[] {
  return latest.flatMap(({ event }) => {
    if (event.event !== "Paid") return [];
    return flowsOf(event, words).map((flow) => ({ ...flow, taken: flow.amount < 0 && TAKEN.includes(event.why) }));
  });
}

/** What the Exchange has brought each player this round. */
export function settled(feed: readonly FeedEntry<Club>[]): Flow[] {
  return thisRound(feed).flatMap(({ event }) =>
    event.event === "Settled" ? [{ seat: event.seat, amount: event.result }] : [],
  );
}
