/** A beat in sentences: the catalogues' own, without what another of its sentences has said. */
import type { Event } from "../../shell/messages";
import type { Words } from "../../shell/words";
import type { Beat } from "./beats";

/** Payments that the sentence before them has told: by the event, the reasons. */
const TOLD: Record<string, string[]> = {
  LootShared: ["share"],
  PotShared: ["share", "rounding"],
  Robbed: ["mentalist"],
};

export function told(beat: Beat, words: Words): string[] {
  const [first] = beat.events;
  if (beat.kind === "out" && beat.role) return out(beat, words);
  const untold = beat.events.filter((one) => !TOLD[first?.event ?? ""]?.includes(String(one["why"])));
  const fees = untold.filter((one) => one.event === "Paid" && one["why"] === "driver");
  return fees.length > 1 ? [fee(fees, words)] : untold.map((one) => words.event(one));
}

/** Several of one role are out: told once, with what became of their antes, and what they take all the same. */
function out({ events, role }: Beat, words: Words): string[] {
  const gone = events.filter((one) => one.event === "Eliminated");
  const antes = events.filter((one) => one.event === "Paid" && String(one["why"]).startsWith("ante-"));
  const sentence = words.text("story-out", {
    why: String(gone[0]?.["why"]),
    role: role ?? "",
    characters: words.both(gone.map((one) => words.character(one["character"] as number))),
    "characters-count": gone.length,
    ante: antes[0]?.["why"] === "ante-back" ? "back" : "lost",
    amount: (antes[0]?.["amount"] as number | undefined) ?? 0,
  });
  return [
    sentence,
    ...events.filter((one) => !gone.includes(one) && !antes.includes(one)).map((one) => words.event(one)),
  ];
}

/** The Driver's fee, told once for everybody who pays it. */
function fee(fees: readonly Event[], words: Words): string {
  const sources = [...new Set(fees.map((one) => words.account(one["source"] as number)))];
  const target = words.account(fees[0]?.["target"] as number);
  return words.text("story-drivers-fee", {
    sources: words.both(sources),
    "sources-count": sources.length,
    target,
    amount: fees[0]?.["amount"] as number,
  });
}
