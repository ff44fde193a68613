/** Tables as the front page lists them. */
import type { PastTable, PublicTable } from "../wire/messages";
import type { Words } from "../words/words";
import { base } from "./base";
import { clockText } from "./clocks";
import { purposeOf, seatKey } from "./keys";

export interface TableRow {
  table: string;
  href: string;
  /** Where its review is told, once the match is over. */
  review: string | null;
  title: string;
  /** What kind of match it was, where it was no usual one: a lesson, or a decision tried again. */
  kind: string;
  /** It is over. */
  over: boolean;
  /** It is over, and this device has the key of its seat: a rematch is one press away. */
  rematch: boolean;
  /** What is next at this table, as the player's own tables say it. */
  status: string;
  awaited: boolean;
  details: string;
}

const UNFINISHED: readonly PastTable["status"][] = ["open", "playing"];

/** The tables of this player: first those that wait for them, then those that go on, then what is over; each as it came. */
export function ownRows(tables: readonly PastTable[], words: Words): TableRow[] {
  const rank = ({ awaited, steward, status }: PastTable) =>
    awaited && !steward ? 0 : UNFINISHED.includes(status) ? 1 : 2;
  return [...tables].sort((a, b) => rank(a) - rank(b)).map((past) => ownRow(past, words));
}

/** The browser's own variety of a language, such as British English; else the language. */
export const localeOf = (lang: string, wanted: readonly string[] = navigator.languages): string =>
  wanted.find((one) => one.split("-")[0] === lang) ?? lang;

/** A table of this player: to play on, or to watch again. */
export function ownRow(past: PastTable, words: Words): TableRow {
  const { table, game, status, awaited, steward, opened, result, seats = [] } = past;
  const purpose = purposeOf(table);
  const day = new Intl.DateTimeFormat(localeOf(words.lang), { dateStyle: "medium", timeStyle: "short" });
  return {
    table,
    href: status === "over" ? `${base}/replay/${table}?play` : `${base}/t/${table}`,
    review: result ? `${base}/review/${table}?you=${result.seat}` : null,
    title: words.gameTitle(game),
    kind: purpose ? words.text("front-kind", { purpose }) : "",
    over: status === "over",
    rematch: result !== null && result !== undefined && purpose !== "retry" && seatKey(table) !== null,
    status: result
      ? words.text("front-result", { won: result.won ? "yes" : "no", place: result.place, players: seats.length })
      : words.text("front-status", { status: steward ? "steward" : awaited ? "awaited" : status }),
    awaited: awaited ?? false,
    details: [...company(past), day.format(opened)].join(" · "),
  };
}

/** A table that everybody may join or watch. */
export function publicRow(open: PublicTable, words: Words): TableRow {
  const { table, game, stage, free } = open;
  const what = stage === "open" ? words.text("front-free", { free }) : words.text("front-watch");
  return {
    table,
    href: `${base}/t/${table}`,
    review: null,
    title: words.gameTitle(game),
    kind: "",
    over: false,
    rematch: false,
    status: "",
    awaited: false,
    details: [what, ...company(open), clockText(open.clocks, words), ...tongue(open, words)].join(" · "),
  };
}

/** The language of a table, by its own name. */
function tongue({ language }: PublicTable, words: Words): string[] {
  return language ? [words.text("page-language-name", { language })] : [];
}

/** The names of the players, if any are known. */
function company({ seats = [] }: { seats?: (string | null)[] }): string[] {
  const names = seats.filter((name) => name !== null);
  return names.length ? [names.join(", ")] : [];
}
