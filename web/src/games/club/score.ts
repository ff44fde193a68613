/** A few words about a line of the score sheet. */
import type { Words } from "../../words/words";
import { REGIONS, type Scene } from "./club";
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

/** Why it was won, in a sentence: by what the winner is ahead of the next; tied, the money. */
export function decided({ view, outlook: { sheet } }: Pick<Scene, "view" | "outlook">, words: Words): string {
  const [winner, second] = view.winners;
  const totals = sheet.at(-1)?.so_far;
  if (winner === undefined || !totals) return "";
  if (second !== undefined) return words.text("club-decided-shared");
  const others = totals.map((_, seat) => seat).filter((seat) => seat !== winner);
  const money = (seat: number) => view.money[seat] ?? 0;
  const [rival] = others.sort((one, two) => (totals[two] ?? 0) - (totals[one] ?? 0) || money(two) - money(one));
  if (rival === undefined) return "";
  const names = { seat: words.seat(winner), rival: words.seat(rival) };
  const ahead = (totals[winner] ?? 0) - (totals[rival] ?? 0);
  if (!ahead) return words.text("club-decided-money", { ...names, money: money(winner), other: money(rival) });
  const lines = sheet.map(({ line, points }) => ({ line, more: (points[winner] ?? 0) - (points[rival] ?? 0) }));
  const best = lines.reduce((one, two) => (two.more > one.more ? two : one));
  return words.text("club-decided", { ...names, ahead, line: best.line, more: best.more });
}
