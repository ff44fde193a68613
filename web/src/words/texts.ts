/** Texts that the server holds: Fluent catalogues, which the terminal reads too, vocabularies, and rules pages. */
import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";

import { base } from "../shell/base";
import { NO_VOCABULARY, type Vocabulary } from "./vocabulary";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Catalogues of every page, and of a game the page knows nothing about; later sentences win. */
const SHARED = ["common", "errors", "deals", "heists", "bots", "remarks", "page"];
const PLAIN = "plain";

/** What is needed to speak of one game (or of none) in one language. */
export interface Texts {
  sentences: string;
  bundle: FluentBundle;
  vocabulary: Vocabulary;
}

/** The numbers of a game that are not the book's, by name. */
export type Variant = Readonly<Record<string, number>>;

const fetched = new Map<string, Promise<string>>();

/** A text, fetched once; after a failure it is fetched again next time. */
async function text(path: string): Promise<string> {
  const known = fetched.get(path) ?? read(path);
  fetched.set(path, known);
  known.catch(() => fetched.delete(path));
  return known;
}

async function read(path: string): Promise<string> {
  const answer = await fetch(base + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/**
 * The sentences of a language for one game or for none. `looks` names the catalogues of the page's own table for it, `more`
 * those of a page of its own.
 */
export async function textsOf(
  lang: Language,
  game: string | null,
  looks: readonly string[] = [],
  more: readonly string[] = [],
): Promise<Texts> {
  const own = game === null ? [] : looks.length ? [game, ...looks] : [PLAIN, game];
  const [sentences, vocabulary] = await Promise.all([
    text(`/texts/${lang}/${[...SHARED, ...more, ...own].join("+")}`),
    game === null ? NO_VOCABULARY : vocabularyOf(game),
  ]);
  return { sentences, bundle: bundleOf(lang, sentences), vocabulary };
}

const varied = new WeakMap<Texts, Map<string, FluentBundle>>();

/** The message that holds a number of a game. */
export const numberKey = (name: string) => `number-${name.replaceAll("_", "-")}`;

/** The sentences with these numbers instead of the book's. */
export function bundleWith(lang: string, texts: Texts, variant: Variant): FluentBundle {
  const numbers = Object.entries(variant).map(([name, value]) => `\n${numberKey(name)} = ${value}`);
  if (!numbers.length) return texts.bundle;
  const [known, key] = [varied.get(texts) ?? new Map<string, FluentBundle>(), numbers.join("")];
  const bundle = known.get(key) ?? bundleOf(lang, texts.sentences + key);
  varied.set(texts, known.set(key, bundle));
  return bundle;
}

/** The sentences, with the functions that they may use. */
export function bundleOf(lang: string, sentences: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { DE: eliding("de"), QUE: eliding("que") } });
  bundle.addResource(new FluentResource(sentences), { allowOverrides: true });
  return bundle;
}

/** A French word that loses its vowel before another one: `{ DE($seat) }` is "de Bob" and "d’Ada". */
function eliding(word: string): FluentFunction {
  return ([name]) => {
    const text = String(name);
    return /^[aàâäeéèêëiîïoôöuùûüy]/i.test(text) ? `${word.slice(0, -1)}’${text}` : `${word} ${text}`;
  };
}

async function vocabularyOf(game: string): Promise<Vocabulary> {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the server's own definition
  return JSON.parse(await text(`/texts/vocabulary/${game}`));
}

/** A game's rules page, as Markdown; null where there is none. */
export function rulesOf(game: string, lang: Language): Promise<string | null> {
  return text(`/texts/${lang}/rules/${game}`).catch(() => null);
}
