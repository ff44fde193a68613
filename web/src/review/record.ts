/** What a review needs of the record of a match: who played, and what happened in each line. */
import type { AnyGame } from "../wire/messages";
import type { Variant } from "../words/texts";

export interface RecordLine {
  n: number;
  events: AnyGame["Event"][];
}

export interface MatchRecord {
  game: string;
  names: string[];
  perSeat: number;
  variant: Variant;
  lines: RecordLine[];
}

interface Header {
  game: string;
  seats: string[];
  deck: { variant?: Variant };
}

interface Line extends RecordLine {
  changes: Record<string, unknown>;
}

/** A record as the server gives it: a header, a line for each action, and a closing line. */
export function readRecord(text: string): MatchRecord {
  const [first = "", ...rest] = text.trim().split("\n");
  const header: Header = JSON.parse(first); // eslint-disable-line @typescript-eslint/no-unsafe-assignment -- the server's own definition
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the same
  const lines = rest.filter((line) => line.startsWith('{"n":')).map((line): Line => JSON.parse(line));
  const perSeat = lines[0]?.changes["per_seat"];
  return {
    game: header.game,
    names: header.seats,
    perSeat: typeof perSeat === "number" ? perSeat : 1,
    variant: header.deck.variant ?? {},
    lines: lines.map(({ n, events }) => ({ n, events })),
  };
}
