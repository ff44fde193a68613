/** Words of the heist games that are no roles, each with what it means: for "Who does what" and the help. */
import type { Words } from "../../words/words";

const TERMS = ["character", "role", "reserve"] as const;

/** What only the Leader may do in each edition. */
const CALLS: Partial<Record<string, "CallTime" | "CallVote">> = { "dollars-1e": "CallTime", "dollars-2e": "CallVote" };

type Term = [name: string, means: string];

export function terms(words: Words): Term[] {
  const game = words.game ?? "";
  const call = CALLS[game];
  const calls: Term[] = call
    ? [[words.text("heist-do", { verb: call }), words.text("heist-call-is", { verb: call })]]
    : [];
  return [
    ...TERMS.map((term): Term => [words.text("heist-term", { term }), words.text("heist-term-is", { term })]),
    [words.text("heist-term", { term: "leader" }), words.text("heist-leader-does", { game })],
    ...calls,
  ];
}
