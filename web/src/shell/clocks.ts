/** The clocks of a table in words. */
import type { Settings } from "../wire/messages";
import type { Words } from "../words/words";
import { clockOf } from "./newtable";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A time limit in the largest unit that divides it: "2 min", "45 s", "2 days". */
export function duration(seconds: number, lang: string): string {
  const [unit, length] = UNITS.find(([, one]) => seconds % one === 0) ?? ["second", 1];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" }).format(seconds / length);
}

/** A clock by its name, or what it allows. */
export function clockSaid(clocks: Settings["clocks"], words: Words): string {
  const clock = clockOf(clocks);
  return clock ? words.text("new-clock-name", { clock }) : clockText(clocks, words);
}

/** How long a decision and a negotiation may take. */
export function clockText(clocks: Settings["clocks"], words: Words): string {
  const { decision, negotiation } = clocks ?? {};
  if (!decision && !negotiation) return words.text("clock-none");
  const parts = [
    ...(decision ? [words.text("clock-decision", { time: duration(decision, words.lang) })] : []),
    ...(negotiation ? [words.text("clock-negotiation", { time: duration(negotiation, words.lang) })] : []),
  ];
  return parts.join(", ");
}
