/** What a review needs of the record of a match: who played, and what happened in each line. */
import { stringsIn } from "../shell/values";
import type { AnyGame, Change } from "../wire/messages";
import type { Variant } from "../words/texts";

export interface RecordLine {
  n: number;
  events: AnyGame["Event"][];
}

export interface MatchRecord {
  game: string;
  names: string[];
  perSeat: number;
  /** The roles in play, in a game that has roles. */
  roles: string[];
  variant: Variant;
  lines: RecordLine[];
}

/** What happened, as a table tells it. */
export const storyOf = ({ lines }: MatchRecord): Change[] =>
  lines.map(({ n, events }) => ({ is: "Change", n, at: 0, events }));

interface Header {
  game: string;
  seats: string[];
  deck: { variant?: Variant };
}

interface Line extends RecordLine {
  changes: Record<string, unknown>;
}

/** Nothing is told of a role that is not in play. */
function inPlay({ role }: AnyGame["Event"], roles: readonly string[]): boolean {
  return !roles.length || typeof role !== "string" || roles.includes(role);
}

/** A record as the server gives it: a header, a line for each action, and a closing line. */
export function readRecord(text: string): MatchRecord {
  const [first = "", ...rest] = text.trim().split("\n");
  const header: Header = JSON.parse(first); // eslint-disable-line @typescript-eslint/no-unsafe-assignment -- the server's own definition
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the same
  const lines = rest.filter((line) => line.startsWith('{"n":')).map((line): Line => JSON.parse(line));
  const { per_seat: perSeat, roles_in_play } = lines[0]?.changes ?? {};
  const roles = stringsIn(roles_in_play);
  return {
    game: header.game,
    names: header.seats,
    perSeat: typeof perSeat === "number" ? perSeat : 1,
    roles,
    variant: header.deck.variant ?? {},
    lines: lines.map(({ n, events }) => ({ n, events: events.filter((event) => inPlay(event, roles)) })),
  };
}
