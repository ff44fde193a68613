/** Talk as sentences: free text as it is, phrases in the reader's own language. */
import type { LiveTable } from "../shell/live.svelte";
import type { Send } from "../shell/visit.svelte";
import type { Phrase, Utterance } from "../wire/messages";
import type { Arguments } from "../words/arguments";
import type { Words } from "../words/words";

/** Says what is written. The field is free for the next line at once; a refused line comes back, unless there is a next one. */
export async function say(table: Pick<LiveTable, "unsaid">, send: Send): Promise<void> {
  const text = table.unsaid.trim();
  if (!text) return;
  table.unsaid = "";
  if (!(await send({ do: "Say", text }))) table.unsaid ||= text;
}

export function speech(one: Utterance, words: Words): string {
  const seat = words.seat(one.seat);
  if (one.phrase) return phrase(one.phrase, seat, words);
  return words.text("talk-said", { seat, text: one.text ?? "" });
}

/** What was said, without who said it: for a bubble at their seat. */
export function remark(one: Utterance, words: Words): string {
  switch (one.phrase?.phrase) {
    case undefined:
      return one.text ?? "";
    case "Reacts":
      return words.text("talk-reaction", { what: one.phrase.what });
    case "Explains":
      return because(one.phrase, words);
    case "Replies":
      return reply(one.phrase, words);
    case "Comments":
      return comment(one.phrase, words);
    default:
      return speech(one, words);
  }
}

/** A line of the talk. */
export interface Line {
  /** The time of its first utterance. */
  at: number;
  seat: number;
  /** Who spoke, and to whom: "Ann", " to Bob", and what stands between that and what was said. */
  name: string;
  to: string;
  colon: string;
  said: string;
  times: number;
  /** What was said, the last time. */
  one: Utterance;
}

/** What was said, line by line; the same line from the same person, over and over, is one, counted. */
export function lines(talk: readonly Utterance[], words: Words): Line[] {
  const found: Line[] = [];
  for (const one of talk) {
    const [last, line] = [found.at(-1), lineOf(one, words)];
    if (last?.seat === line.seat && last.to === line.to && last.said === line.said)
      Object.assign(last, { times: last.times + 1, one });
    else found.push(line);
  }
  return found;
}

function lineOf(one: Utterance, words: Words): Line {
  const [whole, name] = [speech(one, words), words.seat(one.seat)];
  const to = one.phrase && "to" in one.phrase && typeof one.phrase.to === "number" ? words.seat(one.phrase.to) : null;
  const head = words.text(to === null ? "talk-said" : "talk-remark", { seat: name, to: to ?? "", text: "" });
  const [, who = "", colon = ""] = /^(.*?)(\s*:\s*)$/s.exec(head) ?? [];
  const known = who.startsWith(name) && whole.startsWith(head);
  return {
    at: one.at,
    seat: one.seat,
    name: known ? name : "",
    to: known ? who.slice(name.length) : "",
    colon: known ? colon : "",
    said: known ? whole.slice(head.length) : whole,
    times: 1,
    one,
  };
}

/** The lines, and between those of different rounds the round: by the times at which rounds began. What is said in the
 * moment in which a round begins is about the one that has just ended. */
export function byRound(
  said: readonly Line[],
  feed: readonly { at: number; event: { event: string; round?: unknown } }[],
): { round: number | null; line: Line }[] {
  const begun = feed.flatMap(({ at, event }) => (typeof event.round === "number" ? [{ at, round: event.round }] : []));
  let before: number | undefined;
  return said.map((line) => {
    const first = begun[0] && begun[0].at <= line.at ? begun[0] : undefined;
    const round = (begun.filter(({ at }) => at < line.at).at(-1) ?? first)?.round;
    const fresh = round !== undefined && round !== before;
    before = round;
    return { round: fresh ? round : null, line };
  });
}

function phrase(said: Phrase, seat: string, words: Words): string {
  const to = "to" in said && typeof said.to === "number" ? words.seat(said.to) : "";
  const about: Arguments = { seat, to, directed: to ? "yes" : "no" };
  switch (said.phrase) {
    case "Claims":
      return words.text("talk-claims", { ...about, character: words.character(said.character), role: said.role });
    case "Offers":
      return words.text("talk-offers", { ...about, amount: said.amount, what: said.if_you });
    case "Requests":
      return words.text("talk-requests", { ...about, what: said.what, amount: said.amount ?? 0 });
    case "Reacts":
      return words.text("talk-reacts", { ...about, what: said.what });
    case "Says":
      return words.text("talk-says", { seat, to: words.seat(said.whom), what: said.what });
    case "Explains":
      return words.text("talk-remark", { ...about, text: because(said, words) });
    case "Replies":
      return words.text("talk-remark", { ...about, text: reply(said, words) });
    case "Comments":
      return words.text(to ? "talk-remark" : "talk-said", { ...about, text: comment(said, words) });
  }
}

/** The key of this wording of a sentence. */
const worded = (key: string, wording?: number): string => (wording ? `${key}-${wording}` : key);

function reply(said: Extract<Phrase, { phrase: "Replies" }>, words: Words): string {
  const { what, tone, role, amount, about, wording } = said;
  const who = typeof about === "number" ? words.seat(about) : "";
  const facts = { tone: tone ?? "", role: role ?? "", amount: amount ?? 0, about: who };
  return words.text(worded(`reply-${what}`, wording), facts);
}

/** A bot's word about what it does or what has befallen it. */
function comment({ what, tone = "", wording }: Extract<Phrase, { phrase: "Comments" }>, words: Words): string {
  return words.text(worded(`comment-${what}`, wording), { tone });
}

/** Why a bot makes an offer, in its own tone. */
function because(said: Extract<Phrase, { phrase: "Explains" }>, words: Words): string {
  const { why, tone = "", role, amount, wording } = said;
  return words.text(worded(`because-${why}`, wording), { tone, role: role ?? "", amount: amount ?? 0 });
}

/** What a bot said with what it did, as "No, I will stay." with a deal it declined; empty if it said nothing. */
export function saidWith(
  talk: readonly Utterance[],
  { at, event }: { at: number; event: { event: string; seat?: number } },
  words: Words,
): string {
  const said = talk.flatMap(({ at: when, seat, phrase }) =>
    when === at && seat === event.seat && phrase?.phrase === "Replies" ? [phrase] : [],
  );
  const last = said.at(-1);
  return last ? words.text("talk-quoted", { text: reply(last, words) }) : "";
}

/** The reason that this player gave with the offer that lies on the table, if any: the last one to any of these. */
export function reasonFor(talk: readonly Utterance[], proposer: number, to: readonly number[], words: Words): string {
  const reasons = talk.flatMap(({ seat, phrase }) =>
    seat === proposer && phrase?.phrase === "Explains" && phrase.why !== "crowd" ? [phrase] : [],
  );
  const last = reasons.at(-1);
  return last && to.includes(last.to) ? because(last, words) : "";
}
