/** One live table as reactive state. It applies snapshots and changes as docs/protocol.md says, and nothing else. */
import { withFaces } from "../art/faces/faces";
import type { GameName, Games } from "../wire/games";
import type {
  AnyGame,
  Change,
  PastEvents,
  Presence,
  Settings,
  Snapshot,
  TableState,
  Utterance,
} from "../wire/messages";
import { stringsIn } from "./values";

/** One event with the message of the stream that reported it, and when that was. */
export interface FeedEntry<T extends AnyGame = AnyGame> {
  /** Unique within the feed. */
  id: string;
  n: number;
  at: number;
  event: T["Event"];
}

/** A phrase of the talk as far as it is chosen; empty where it is not. */
export interface PhraseDraft {
  kind: "Requests" | "Offers" | "Claims" | "Says" | "";
  to: number | "";
  amount: number | null;
  asked: "leave" | "stay" | "propose" | "accept" | "claim" | "hurry" | "wait" | "truce";
  saying: "ahead" | "played" | "friends";
  ifYou: "leave" | "stay";
  role: string;
  character: number | "";
}

/** How the connection to the server stands; `gone` means that there is no such table, `removed` that the host wants it so. */
export type ConnectionStatus = "connecting" | "live" | "offline" | "taken-over" | "removed" | "gone";

/** Viewers who are not a seat, as the server numbers them. */
export const SPECTATOR = -2;
export const OPEN = -3;

const NO_VIEW = { n: 0, room: null, view: null, outlook: null, forms: [], talk: [], feed: [], latest: [] };

function entries<T extends AnyGame>(n: number, at: number, events: readonly T["Event"][]): FeedEntry<T>[] {
  return events.map((event, place) => ({ id: `${n}.${place}`, n, at, event }));
}

/** A part of the table after a change. The first change of a part holds all its fields, later ones those that differ. */
function merged<Part extends object>(before: Part | null, change: Partial<Part>): Part | null {
  if (before) return { ...before, ...change };
  return isWhole(change) ? change : null;
}
function isWhole<Part extends object>(change: Partial<Part>): change is Part {
  return Object.keys(change).length > 0;
}

/** A table of the game whose types are `T`; without a type, of any game. */
export class LiveTable<T extends AnyGame = AnyGame> {
  /** The table's id in its address. */
  readonly id: string;
  /** The number of the last message applied; null before the first snapshot. */
  n = $state.raw<number | null>(null);
  you = $state.raw(SPECTATOR);
  settings = $state.raw<Settings<T> | null>(null);
  room = $state.raw<TableState | null>(null);
  view = $state.raw<T["View"] | null>(null);
  forms = $state.raw<T["Form"][]>([]);
  outlook = $state.raw<T["Outlook"] | null>(null);
  talk = $state.raw<Utterance[]>([]);
  /** How many utterances of the talk this person has had on screen. */
  talkRead = $state.raw(0);
  /** The line that this person is writing; it is kept while another tab is open. */
  unsaid = $state.raw("");
  /** The phrase that this person puts together; it is kept, too. */
  phrase = $state<PhraseDraft>({
    kind: "",
    to: "",
    amount: 1,
    asked: "hurry",
    saying: "ahead",
    ifYou: "leave",
    role: "",
    character: "",
  });
  /** All that happened, oldest first: notes of who was what and who paid whom count the whole match. */
  feed = $state.raw<FeedEntry<T>[]>([]);
  /** The events of the last message alone: what a game animates. */
  latest = $state.raw<FeedEntry<T>[]>([]);
  /** After its end: the whole match with all cards open, once it is here. */
  story = $state.raw<Change<T>[] | null>(null);
  /** The message that the game is still showing beat by beat; its outcome is not told before the show ends. */
  staged = $state.raw<number | null>(null);
  /** The round whose result is still shown, where a game shows one until the player goes on. */
  resultOf = $state.raw<number | null>(null);
  /** The player is putting something together, such as a deal: tips that can wait, wait. */
  busy = $state.raw(false);
  /** A tip of the guide is open, and bots wait until it is read. */
  reading = $state.raw(false);
  /** Another window of this browser shows this table on a shared screen. */
  screenNear = $state.raw(false);
  /** The seats whose players are connected. */
  present = $state.raw<number[]>([]);
  /** For each seat, since when its player is not connected (by the table's time); null for all others. */
  goneSince = $state.raw<(number | null)[]>([]);
  connection = $state.raw<ConnectionStatus>("connecting");
  /** How far this page's clock (`performance.now`) is ahead of the time by which deadlines are set. */
  clockAheadMs = $state.raw(0);

  private sitters = $derived(this.room?.sitters);
  /** The sitters' names, or a stand-in for an empty chair. The same list as long as the same people sit. */
  names = $derived((this.sitters ?? []).map((sitter, seat) => sitter.name ?? `(${seat + 1})`));
  game = $derived(this.settings?.game ?? null);
  /** The numbers that are not the book's. */
  variant = $derived(this.view?.variant ?? this.settings?.deck?.variant);
  perSeat = $derived(charactersPerSeat(this.view));
  private rolesSpelled = $derived(stringsIn(this.view?.["roles_in_play"]).join(" "));
  /** The roles in play, in a game with roles. The same list as long as they are the same. */
  roles = $derived(this.rolesSpelled ? this.rolesSpelled.split(" ") : []);
  playing = $derived(this.you >= 0);
  /** In one room, beside the shared screen: what happens is shown and heard there. */
  looksUp = $derived(this.screenNear && this.playing && this.settings?.talk === "same-room");
  /** The feed without the message that is still being shown. */
  shownFeed = $derived(this.staged === null ? this.feed : this.feed.filter(({ n }) => n < (this.staged ?? 0)));
  /** What is known of the match: all of it where its cards lie open, else what this page has seen. */
  whole = $derived(this.story ? this.story.flatMap(({ events }) => events ?? []) : this.feed.map(({ event }) => event));
  private stagedAt = $derived(
    this.staged === null ? Infinity : (this.feed.find(({ n }) => n >= (this.staged ?? 0))?.at ?? Infinity),
  );
  /** What was said, without what bots have said of a heist that is still being shown. */
  shownTalk = $derived(
    this.staged === null
      ? this.talk
      : this.talk.filter(({ at, phrase }) => phrase?.phrase !== "Comments" || at < this.stagedAt),
  );
  /** What was said since; reasons for offers stand beside the offers. */
  talkUnread = $derived(
    this.shownTalk.slice(this.talkRead).filter(({ phrase }) => phrase?.phrase !== "Explains").length,
  );
  /** Does the game wait for this seat? */
  awaited = $derived(this.room?.awaited.includes(this.you) ?? false);

  constructor(id: string) {
    this.id = id;
  }

  /** The player has just sat down: the stream of this seat comes from its first message on. */
  startAt(seat: number): void {
    Object.assign(this, NO_VIEW, { you: seat });
  }

  /** Everything as this viewer sees it now. */
  load(snapshot: Snapshot<T>): void {
    const { n, you, settings, room, view, forms, outlook, talk } = snapshot;
    if (you !== this.you || (this.n ?? 0) > n) this.feed = []; // the feed of another seat, or of another table
    Object.assign(this, { n, you, settings, room: seated(room), view, forms, outlook, talk, latest: [] });
  }

  /** What is different now. A message that has been applied already is passed over. */
  apply(change: Change<T>): void {
    if (this.n === null || change.n <= this.n) return;
    this.n = change.n;
    if (change.room) this.room = seated(merged(this.room, change.room));
    if (change.view) this.view = merged<T["View"]>(this.view, change.view);
    if (change.forms) this.forms = change.forms;
    if (change.outlook !== undefined)
      this.outlook = change.outlook && merged<T["Outlook"]>(this.outlook, change.outlook);
    if (change.talk) this.talk = [...this.talk, ...change.talk];
    this.latest = entries(change.n, change.at, change.events ?? []);
    if (this.latest.length) this.feed = [...this.feed, ...this.latest];
  }

  /** Put what happened before a snapshot at the beginning of the feed. */
  prepend(past: readonly PastEvents<T>[], upTo: number): void {
    const before = past.filter(({ n }) => n <= upTo).flatMap(({ n, at, events }) => entries<T>(n, at, events ?? []));
    this.feed = [...before, ...this.feed.filter(({ n }) => n > upTo)];
  }

  /** A moment of a finished match: everything told so far to this viewer, and nothing to do. */
  replay(changes: readonly Change<T>[], viewer: number): void {
    Object.assign(this, NO_VIEW, { you: viewer });
    for (const change of changes) this.apply(change);
    this.forms = [];
    this.connection = "live";
  }

  /** Who is connected, and the table's time now; what a spectator sees with a delay was so earlier. */
  meet({ here, at, gone_since }: Presence): void {
    this.present = here;
    this.goneSince = gone_since;
    const delayMs = this.playing ? 0 : (this.settings?.watch_delay ?? 0) * 1000;
    this.clockAheadMs = performance.now() - at + delayMs;
  }
}

/** What is known of a table, everybody with a portrait. */
const seated = (room: TableState | null): TableState | null => room && { ...room, sitters: withFaces(room.sitters) };

/** Is this a table of one of these games? Then its parts have the types of that game. */
export function isTableOf<G extends GameName>(table: LiveTable, ...games: G[]): table is LiveTable<Games[G]> {
  return games.some((game) => game === table.game);
}

/** The same of the story of a finished match. */
export function isStoryOf<G extends GameName>(
  story: readonly Change[],
  game: string | null,
  ...games: G[]
): story is readonly Change<Games[G]>[] {
  return story.length > 0 && games.some((one) => one === game);
}

/** Heist games give a seat one character, or two with three players. */
function charactersPerSeat(view: AnyGame["View"] | null): number {
  return typeof view?.["per_seat"] === "number" ? view["per_seat"] : 1;
}
