/** What a table of the heist games does by itself: it shows what happened, and opens and closes what lies beside it. */
import { untrack } from "svelte";

import type { LiveTable } from "../../shell/live.svelte";
import { desk } from "../../table/tabs";
import { phaseOf, type Phase } from "./facts";
import type { Show } from "./show.svelte";
import type { Heist, View } from "./types";

const SHARING: readonly string[] = ["share", "end", "lies", "brought", "liars", "purses"];

/** The part of the round that is on stage while a heist is shown, or that the table is in. */
export function phaseShown({ beat, result, report }: Pick<Show, "beat" | "result" | "report">, view: View): Phase {
  if (result) return "sharing";
  if (!beat) return phaseOf(view);
  const shared = report.some(({ kind }) => SHARING.includes(kind)); // before that, roles take money in the heist itself
  return SHARING.includes(beat.kind) || (beat.kind === "money" && shared) ? "sharing" : "heist";
}

/** Which tab or sheet is open beside the table. */
export class Beside {
  open = $state<string | null>(null);
  /** A deal is being put together. */
  building = $derived(this.open === "deal");
  /** On a phone a sheet covers what waits for an answer. */
  covers = $derived(this.open !== null && !desk.current);
}

/** For a component: keeps the show and the table in step as long as it is there. */
export function stage(table: LiveTable<Heist>, show: Show, beside: Beside, round: () => number): void {
  $effect(() => {
    void table.n;
    untrack(() => show.hear(table));
  });
  $effect(() => {
    void table.feed;
    untrack(() => show.recall(table));
  });
  // Both at once: between the show and its result there is no moment at which the match is over.
  $effect(() => {
    [table.resultOf, table.staged] = [show.result?.round ?? null, show.since];
  });
  $effect(() => {
    table.busy = beside.building;
  });
  $effect(() => () => {
    show.stop();
    [table.staged, table.resultOf, table.busy] = [null, null, false];
  });
  // A sheet that covers the table is put away when the heist begins, and what was opened goes with its form.
  $effect(() => {
    if (show.running && !desk.current) beside.open = null;
  });
  // A round begins with what one can do in sight: the place for deals, which hides the claims, is opened again or not.
  $effect(() => {
    void round();
    untrack(() => {
      if (beside.building) beside.open = null;
    });
  });
}
