/** What a player remembers: hands of others they looked at, and cards that went through their own hands this round. */
import type { Words } from "../../words/words";
import { draftOn } from "./club";
import type { Look, Tile, View } from "./types";

const DECKS: readonly (readonly [Tile, string])[] = [
  ["intrigues", "intrigue"],
  ["colonies", "region"],
  ["companies", "sector"],
];

export function remembered(view: View, words: Words): string[] {
  const seen = view.looks.filter((look) => view.colony_counts[look.whose] && look.saw.length + look.sure.length > 0);
  return [...seen.map((look) => said(look, view.colony_counts[look.whose] ?? 0, words)), ...passed(view, words)];
}

/** What I saw of a hand, and which cards must still be there; if those are all it holds, only they count. */
function said(look: Look, held: number, words: Words): string {
  const [owner, sure] = [words.seat(look.whose), words.counted("region", look.sure)];
  const same = look.sure.join() === look.saw.join();
  if (!same && look.sure.length === held) return words.text("screen-known", { owner, cards: sure });
  const seen = words.text("screen-look", { round: look.round, owner, cards: words.counted("region", look.saw) });
  if (same) return seen;
  return `${seen} ${look.sure.length ? words.text("screen-sure", { cards: sure }) : words.text("screen-unsure")}`;
}

/** The cards I had in hand first of all, once I have passed them on. */
function passed(view: View, words: Words): string[] {
  return DECKS.flatMap(([tile, key]) => {
    const draft = draftOn(view, tile);
    const chair = draft?.chairs.indexOf(view.viewer) ?? -1;
    const cards: readonly string[] = (draft && chair >= 0 && chair < draft.picked.length && draft.handed[chair]) || [];
    return cards.length ? [words.text("screen-passed", { tile, cards: words.counted(key, cards) })] : [];
  });
}
