/** A few words about a line of the score sheet. */
import type { Words } from "../../words/words";
import { REGIONS } from "./club";
import type { Outlook } from "./types";

/** How a line is counted, and who leads what where that is what it counts. */
export function why(outlook: Outlook, line: string, words: Words): string {
  const led =
    line === "leadership" ? leadership(outlook, words) : line === "concession" ? concession(outlook, words) : [];
  return led.length
    ? words.text("club-line-led", { line, led: led.join(words.text("list-apart")) })
    : words.text("club-line-how", { line });
}

function leadership({ sectors, leaders }: Outlook, words: Words): string[] {
  return sectors.flatMap(({ sector }, at) => leads(words.named("sector", sector), leaders[at], words));
}

function concession({ concessions }: Outlook, words: Words): string[] {
  return REGIONS.flatMap((region, at) => leads(words.named("region", region), concessions[at], words));
}

function leads(what: string, seat: number | null | undefined, words: Words): string[] {
  return seat === null || seat === undefined ? [] : [words.text("plain-of", { owner: what, text: words.seat(seat) })];
}
