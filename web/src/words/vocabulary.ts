/** What kind of thing each field of a game's messages holds. The server sends it; `millions.words.vocabulary` makes it. */

/** By the name of a field, what it holds: `seat`, `enum:role`, `record:terms`; a star for many of it, two for lists of lists. */
export type Fields = Record<string, string>;

export interface Vocabulary {
  events: Record<string, Fields>;
  actions: Record<string, Fields>;
  steps: Record<string, Fields>;
  view: Fields;
  /** Events that only one seat is told. */
  secrets: string[];
  records: Record<string, Fields>;
  /** Numbers that a record works out: by record and name, the fields that are added up. */
  figures: Record<string, Record<string, string[]>>;
  /** What each account is: a seat's purse, the ante on a character, the pot, the reserve. */
  accounts: Record<string, [sort: string, number: number]>;
  /** All roles of the game, in play or not: a field may have the name of the role that it is for. */
  roles: string[];
}

export const NO_VOCABULARY: Vocabulary = {
  events: {},
  actions: {},
  steps: {},
  view: {},
  secrets: [],
  records: {},
  figures: {},
  accounts: {},
  roles: [],
};

/** A field's kind, taken apart: `enum:role*` is many of the enum `role`. */
export interface Kind {
  sort: string;
  of: string;
  many: boolean;
  nested: boolean;
}

export function kindOf(spelling: string): Kind {
  const stars = /\**$/.exec(spelling)?.[0].length ?? 0;
  const [sort = "", of = ""] = spelling.slice(0, spelling.length - stars).split(":");
  return { sort, of, many: stars > 0, nested: stars > 1 };
}
