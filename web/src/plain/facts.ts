/** A view's fields as named facts, said by their kinds alone. */
import type { AnyGame } from "../wire/messages";
import { isMessage } from "../words/arguments";
import { title } from "../words/labels";
import type { Words } from "../words/words";

/** Which fields of a view are not for reading, and which are lists with one entry for each seat or each character. */
export interface ViewFields {
  hidden: readonly string[];
  bySeat: readonly string[];
  byCharacter: readonly string[];
}

/** Of any game: what the rules keep for themselves. */
const ALWAYS_HIDDEN = ["viewer", "players", "per_seat", "contents", "agenda"];
const MONEY = "money";

/** The fields that say something now, by their labels. */
export function facts(view: AnyGame["View"], words: Words, fields: ViewFields): [label: string, text: string][] {
  return Object.entries(words.viewFields)
    .filter(([name]) => !ALWAYS_HIDDEN.includes(name) && !fields.hidden.includes(name))
    .map(([name, spelling]): [string, string] => [label(name, words), fact(name, view, spelling, words, fields)])
    .filter(([, text]) => text !== "");
}

/** What a field is called. */
export function label(name: string, words: Words): string {
  return words.textOr(title(name), `view-${name}`);
}

function fact(name: string, view: AnyGame["View"], spelling: string, words: Words, fields: ViewFields): string {
  const value = view[name];
  if (!Array.isArray(value)) return said(value, spelling, words);
  if (fields.byCharacter.includes(name)) return list(value, spelling, words, (place) => words.character(place));
  const bySeat = fields.bySeat.includes(name) || name === MONEY;
  const values: unknown[] = name === MONEY ? value.slice(0, words.names.length) : value; // other accounts come after the seats
  return list(values, spelling, words, bySeat ? (place) => words.seat(place) : null);
}

function said(value: unknown, spelling: string, words: Words): string {
  if (value === null || value === undefined || value === false) return "";
  if (value === true) return words.text("plain-yes");
  if (Array.isArray(value)) return list(value, spelling, words, null);
  return isMessage(value) ? record(value, spelling, words) : words.value(spelling, value);
}

function list(
  values: readonly unknown[],
  spelling: string,
  words: Words,
  owner: ((place: number) => string) | null,
): string {
  const inner = spelling.replace(/\*$/, "");
  const parts = values.map((value, place) => {
    const text = said(value, inner, words);
    return text && owner ? words.text("plain-of", { owner: owner(place), text }) : text;
  });
  return parts.filter((part) => part !== "").join(words.text("list-apart"));
}

function record(value: Record<string, unknown>, spelling: string, words: Words): string {
  if (typeof value["event"] === "string") return words.event({ ...value, event: value["event"] });
  const key = spelling.replace(/^record:/, "");
  if (words.has(key)) return words.value(spelling, value);
  const fields = words.recordFields(key) ?? Object.fromEntries(Object.keys(value).map((name) => [name, "plain"]));
  return Object.entries(fields)
    .map(([name, kind]) => [name, said(value[name], kind, words)] as const)
    .flatMap(([name, text]) => (text ? [words.text("plain-of", { owner: label(name, words), text })] : []))
    .join("; ");
}
