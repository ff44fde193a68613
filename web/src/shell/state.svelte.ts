/** One live table as reactive state. It folds snapshots and changes as docs/protocol.md says, and nothing else. */
import {
  SPECTATOR,
  type Change,
  type Event,
  type Form,
  type Happened,
  type Outlook,
  type Room,
  type Settings,
  type Snapshot,
  type Utterance,
  type View,
} from "./messages";

/** One event as it was told: in which message of the stream, and when. */
export interface Told {
  /** Unlike any other of the feed. */
  id: string;
  n: number;
  at: number;
  event: Event;
}

/** How the line to the server stands. */
export type Line = "connecting" | "live" | "offline" | "taken-over" | "gone";

const LONGEST_FEED = 400;

function toldBy(n: number, at: number, events: readonly Event[]): Told[] {
  return events.map((event, place) => ({ id: `${n}.${place}`, n, at, event }));
}

export class LiveTable {
  /** The table's name in its address. */
  readonly id: string;
  /** The last message folded in; null before the first snapshot. */
  n = $state.raw<number | null>(null);
  you = $state.raw(SPECTATOR);
  settings = $state.raw<Settings | null>(null);
  room = $state.raw<Room | null>(null);
  view = $state.raw<View | null>(null);
  forms = $state.raw<Form[]>([]);
  outlook = $state.raw<Outlook | null>(null);
  talk = $state.raw<Utterance[]>([]);
  /** How much of the talk this person has had before their eyes. */
  heard = $state.raw(0);
  /** What happened, oldest first, as far back as this page has seen it. */
  feed = $state.raw<Told[]>([]);
  /** The events of the last message alone: what a game animates. */
  latest = $state.raw<Told[]>([]);
  /** The message that the game is still showing, beat by beat: whoever tells what came of it waits. */
  staged = $state.raw<number | null>(null);
  here = $state.raw<number[]>([]);
  line = $state.raw<Line>("connecting");
  /** How far this device's clock is ahead of the server's, in milliseconds, as far as it can tell. */
  ahead = $state.raw(0);

  private sitters = $derived(this.room?.sitters);
  /** Whose names to use: the sitters', or a stand-in for an empty chair. The same list as long as the same people sit. */
  names = $derived((this.sitters ?? []).map((sitter, seat) => sitter.name ?? `(${seat + 1})`));
  game = $derived(this.settings?.game ?? null);
  perSeat = $derived(typeof this.view?.["per_seat"] === "number" ? this.view["per_seat"] : 1);
  playing = $derived(this.you >= 0);
  /** What happened, but for what is still on stage. */
  told = $derived(this.staged === null ? this.feed : this.feed.filter(({ n }) => n < (this.staged ?? 0)));
  unheard = $derived(Math.max(0, this.talk.length - this.heard));
  /** Does the game wait for this seat? */
  awaited = $derived(this.room?.awaited.includes(this.you) ?? false);

  private clockUnheard = true;

  constructor(id: string) {
    this.id = id;
  }

  /** I have just sat down: the whole story of my seat is still to come, from its first message. */
  await(seat: number): void {
    Object.assign(this, { n: 0, you: seat, room: null, view: null, forms: [], talk: [], feed: [], latest: [] });
  }

  /** Everything as one sees it now. */
  begin(snapshot: Snapshot): void {
    const { n, you, settings, room, view, forms, outlook, talk } = snapshot;
    if (you !== this.you || (this.n ?? 0) > n) this.feed = []; // another seat's story, or another table's
    Object.assign(this, { n, you, settings, room, view, forms, outlook, talk, latest: [] });
  }

  /** What is different now. A message that was folded in already says nothing new. */
  fold(change: Change): void {
    if (this.n === null || change.n <= this.n) return;
    this.n = change.n;
    if (change.room) this.room = { ...(this.room as Room), ...change.room };
    if (change.view) this.view = { ...(this.view ?? {}), ...change.view } as View;
    if (change.forms) this.forms = change.forms;
    if (change.outlook !== undefined) this.outlook = change.outlook && { ...this.outlook, ...change.outlook };
    if (change.talk) this.talk = [...this.talk, ...change.talk];
    const { n, at } = change;
    this.latest = toldBy(n, at, change.events ?? []);
    if (this.latest.length) this.feed = [...this.feed, ...this.latest].slice(-LONGEST_FEED);
  }

  /** What had happened before a snapshot: the story begins with it. */
  recall(past: readonly Happened[], upTo: number): void {
    const before = past.filter(({ n }) => n <= upTo).flatMap((one) => toldBy(one.n, one.at, one.events));
    this.feed = [...before, ...this.feed.filter(({ n }) => n > upTo)].slice(-LONGEST_FEED);
  }

  /** A picture from a finished match: everything told so far to whoever's eyes these are, and nothing to do. */
  show(told: readonly Change[], eyes: number): void {
    Object.assign(this, { n: 0, you: eyes, room: null, view: null, outlook: null, talk: [], feed: [], latest: [] });
    for (const change of told) this.fold(change);
    this.forms = [];
    this.line = "live";
  }

  /** A message was sent at this moment of the server's clock: the least delayed one tells how far ours is ahead. */
  hearClock(at: number): void {
    const seen = Date.now() - at;
    if (this.clockUnheard || seen < this.ahead) this.ahead = seen;
    this.clockUnheard = false;
  }
}
