/** The Fluent catalogues: the same files that the terminal reads, fetched when a language or a game is needed. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const shared = { en: () => import("./en"), fr: () => import("./fr") };
const ofGame = import.meta.glob<{ default: string }>([
  "../../../src/millions/locale/*/dollars-1e.ftl",
  "../../../src/millions/locale/*/dollars-2e.ftl",
  "../../../src/millions/locale/*/million-club.ftl",
  "../../../src/millions/locale/*/page-*.ftl",
]);
/** What a game's own table says besides. */
const PAGES: Record<string, string> = {
  "dollars-1e": "page-heists",
  "dollars-2e": "page-heists",
  "million-club": "page-club",
};

const made = new Map<string, Promise<FluentBundle>>();

/** The sentences of a language, for one game or for none; those of the game win. */
export function catalogue(lang: Language, game: string | null): Promise<FluentBundle> {
  const key = `${lang}/${game ?? ""}`;
  const known = made.get(key) ?? read(lang, game);
  made.set(key, known);
  known.catch(() => made.delete(key)); // fetched again next time
  return known;
}

async function read(lang: Language, game: string | null): Promise<FluentBundle> {
  const own = game
    ? [game, PAGES[game]].flatMap((name) => ofGame[`../../../src/millions/locale/${lang}/${name}.ftl`] ?? [])
    : [];
  const [{ default: texts }, ...extra] = await Promise.all([shared[lang](), ...own.map((fetched) => fetched())]);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of [...texts, ...extra.map((one) => one.default)])
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}
