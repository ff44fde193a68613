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
  const untold = beat.events.filter((one) => !TOLD[first?.event ?? ""]?.includes(String(one["why"])));
  const fees = untold.filter((one) => one.event === "Paid" && one["why"] === "driver");
  return fees.length > 1 ? [fee(fees, words)] : untold.map((one) => words.event(one));
}

/** The Driver's fee, told once for everybody who pays it. */
function fee(fees: readonly Event[], words: Words): string {
  const sources = [...new Set(fees.map((one) => words.account(one["source"] as number)))];
  const target = words.account(fees[0]?.["target"] as number);
  return words.text("story-drivers-fee", { sources: words.both(sources), "sources-count": sources.length, target, amount: fees[0]?.["amount"] as number });
}
