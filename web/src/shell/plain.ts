/** A view's fields as sentences, told from their kinds alone. */
import type { Event, View } from "./messages";
import type { Words } from "./words";

/** What a person does not need to read: the rules' own book-keeping, and cards in hand, which the forms offer. */
const UNSAID = new Set([
  "viewer",
  "players",
  "per_seat",
  "contents",
  "agenda",
  "pile",
  "proposals_made",
  "intrigue_draft",
  "colony_draft",
  "company_draft",
]);

/** Lists with one entry for each seat, and for each character: they say whose each is. */
const OF_SEATS = new Set([
  "money",
  "intimidation",
  "laid_open",
  "chosen",
  "announced",
  "voted",
  "votes",
  "profiles",
  "companies",
  "colony_counts",
  "scores",
  "colonies",
]);
const OF_CHARACTERS = new Set(["known"]);

/** The fields that say something now, by name. */
export function facts(view: View, words: Words): [string, string][] {
  return Object.entries(words.viewFields)
    .filter(([name]) => !UNSAID.has(name))
    .map(([name, spelling]): [string, string] => [name, fact(name, view, spelling, words)])
    .filter(([, text]) => text !== "");
}

function fact(name: string, view: View, spelling: string, words: Words): string {
  const value = name === "money" ? purses(view, words) : view[name];
  if (!Array.isArray(value)) return said(value, spelling, words);
  if (OF_CHARACTERS.has(name)) return line(value, spelling, words, (character) => words.character(character));
  return line(value, spelling, words, OF_SEATS.has(name) ? (seat) => words.seat(seat) : null);
}

/** The players' own money; the rules keep other accounts behind it. */
function purses(view: View, words: Words): unknown {
  return Array.isArray(view["money"]) ? (view["money"] as unknown[]).slice(0, words.names.length) : view["money"];
}

function said(value: unknown, spelling: string, words: Words): string {
  if (value === null || value === undefined || value === false) return "";
  if (value === true) return words.text("plain-yes");
  if (Array.isArray(value)) return line(value, spelling, words, null);
  if (typeof value === "object") return one(value as Record<string, unknown>, spelling, words);
  return words.value(spelling, value);
}

function line(values: unknown[], spelling: string, words: Words, owner: ((place: number) => string) | null): string {
  const inner = spelling.replace(/\*$/, "");
  const parts = values.map((value, place) => {
    const text = said(value, inner, words);
    return text && owner ? words.text("plain-of", { owner: owner(place), text }) : text;
  });
  return parts.filter((part) => part !== "").join(words.text("list-apart"));
}

function one(value: Record<string, unknown>, spelling: string, words: Words): string {
  if (typeof value["event"] === "string") return words.event(value as Event);
  const key = spelling.replace(/^record:/, "");
  if (words.has(key)) return words.value(spelling, value);
  const fields = words.recordFields(key) ?? Object.fromEntries(Object.keys(value).map((name) => [name, "plain"]));
  const parts = Object.entries(fields).map(([name, kind]) => [name, said(value[name], kind, words)] as const);
  return parts
    .flatMap(([name, text]) => (text ? [words.text("plain-of", { owner: words.text(`view-${name}`), text })] : []))
    .join("; ");
}
