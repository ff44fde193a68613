/** Words for tests, from the catalogues as they lie in the repository and small vocabularies. */
import { bundleOf } from "../../src/words/texts";
import { NO_VOCABULARY, type Vocabulary } from "../../src/words/vocabulary";
import { Words } from "../../src/words/words";

const LOCALE = "../../../src/millions/locale/en";
const TEXTS = import.meta.glob<string>("../../../src/millions/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const NAMES = ["Ann", "Bob", "Cid", "Dot"];

/** The English catalogues of this page, of a game, and of its look. */
export function catalogues(...own: string[]): string {
  const names = ["common", "deals", "heists", "bots", "remarks", "page", ...own];
  return names.map((name) => TEXTS[`${LOCALE}/${name}.ftl`] ?? "").join("\n");
}

export function wordsFrom(
  text: string,
  { game = null, vocabulary = {}, names = NAMES, perSeat = 1, me = 0 }: Partial<Setting> = {},
): Words {
  return new Words(
    "en",
    game,
    { sentences: text, bundle: bundleOf("en", text), vocabulary: { ...NO_VOCABULARY, ...vocabulary } },
    names,
    perSeat,
    me,
  );
}

interface Setting {
  game: string | null;
  vocabulary: Partial<Vocabulary>;
  names: string[];
  perSeat: number;
  me: number | null;
}
