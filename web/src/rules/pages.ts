/** What one rule says, read from the game's rules page. */
import { rulesOf, type Language } from "../words/texts";

const CITATION = /\([A-Z][A-Z0-9]-[^)]*\)/g;
const SHORTEST_PASSAGE = 20;

/** What one rule says, as the rules page does; null where the page does not cite it. */
export async function passageOf(game: string, lang: Language, rule: string): Promise<string | null> {
  const text = await rulesOf(game, lang);
  return text === null ? null : passage(text, rule);
}

/** The words before `(RULE)`, back to the rule before it or the paragraph's beginning. */
export function passage(text: string, rule: string): string | null {
  for (const block of text.split(/\n\s*\n|\n(?=- |\d+\. |\|)/)) {
    const line = block
      .trim()
      .replace(/^(- |\d+\. )/, "")
      .split(/\s+/)
      .join(" ");
    const [before, ...rest] = line.split(`(${rule})`);
    if (before === undefined || rest.length === 0 || line.startsWith("|")) continue;
    const cited = [...before.matchAll(CITATION)].at(-1);
    const title = /^\*\*[^*]+\*\*(?=\s+[A-ZÀ-Ý])/.exec(before);
    const begins = cited ? cited.index + cited[0].length : (title?.[0].length ?? 0);
    const own = before.slice(begins);
    const said = (own.length > SHORTEST_PASSAGE ? own : rest.join(`(${rule})`)).replace(/^[\s.;,:*]+|[\s.;,:*]+$/g, "");
    return `${said.charAt(0).toUpperCase()}${said.slice(1).replaceAll("*", "")}.`;
  }
  return null;
}
