/** What goes over the wire, as the page handles it: the generated types, with the parts that belong to a game filled in. */
import type * as wire from "../wire/messages";

export type {
  Phrase,
  Refusal,
  TableState as Room,
  Settings,
  Sitter,
  Standing,
  Presence,
  Goodbye,
  Done,
} from "../wire/messages";

/** A game's own values. A game's component narrows them to its generated types. */
export type Event = { event: string; [field: string]: unknown };
export type Action = { verb: string; [field: string]: unknown };
export type Step = { step: string; [field: string]: unknown };
export type View = { viewer: number; agenda: Step[]; [field: string]: unknown };
export type Outlook = Record<string, unknown>;

export type Blank =
  | { kind: "one of"; among: unknown[] }
  | { kind: "terms"; proposer: number; characters: number[]; purses: Record<string, number> };

/** A family of legal actions: a verb, and what may fill each of its blanks. */
export interface Form {
  verb: string;
  rule: string;
  blanks: Record<string, Blank>;
}

export type Utterance = Omit<wire.Utterance, "phrase"> & { phrase?: wire.Phrase | null };

export type Snapshot = Omit<wire.Snapshot, "view" | "forms" | "outlook" | "talk"> & {
  view: View | null;
  forms: Form[];
  outlook: Outlook | null;
  talk: Utterance[];
};

export type Change = Pick<wire.Change, "is" | "n" | "at"> & {
  events?: Event[];
  view?: Partial<View>;
  forms?: Form[];
  room?: Partial<wire.TableState>;
  outlook?: Outlook | null;
  talk?: Utterance[];
};

/** What had happened before one came. */
export type Happened = Pick<wire.PastEvents, "n" | "at"> & { events: Event[] };

/** All that a server may say on a socket. */
export type Told = Snapshot | Change | wire.Done | wire.Refusal | wire.Presence | wire.Goodbye;

/** A wish without its id, which the line adds. */
export type Wish = wire.Command extends infer C ? (C extends wire.Command ? Omit<C, "id"> : never) : never;

export const SPECTATOR = -2;
export const OPEN = -3;
