/** Plays what happened in a heist beat by beat; meanwhile the table looks as it did at that beat. Then what came of it stays. */
import type { LiveTable } from "../../shell/live.svelte";
import { SHOW_SPEEDS, tastes } from "../../shell/tastes.svelte";
import { beatsOf, finale, lastLook, lasts, shownAfter, type Beat, type BeatKind } from "./beats";
import type { Liar } from "./chronicle";
import { phaseOf } from "./facts";
import { antesIn, dealsIn, lostIn, type Result } from "./result";
import type { Event, EventOf, Heist, View } from "./types";

/** Beats that are only for the eye: the report does without them. */
const UNREPORTED: readonly BeatKind[] = ["call", "flip", "lies", "brought", "liars", "purses"];
const ENDINGS: readonly BeatKind[] = ["share", "end", "won"];
/** How long a beat's picture turns and enters. Only then do notes, seats and purses say what it shows. */
const UNVEILS_MS = 450;
/** How long what came of it stays where nobody can put it away, whatever others do meanwhile. */
const RESULT_MS = 15_000;
/** And at least, once everybody has gone on to the next negotiation. */
const LEAST_MS = 8_000;

type Paid = EventOf<"Paid">;

/** Has this person asked for less motion? Every step is shown all the same; only nothing flies. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A role that nobody can have at this table is not called here. */
function played({ role }: Beat, { roles_in_play }: View): boolean {
  return role === null || roles_in_play.includes(role);
}

export class Show {
  /** The beat on stage, if there is one, and the table at that moment. */
  beat = $state.raw<Beat | null>(null);
  held = $state.raw<View | null>(null);
  /** What came of the heist, until the player has read it; after the last one, who has won the match. */
  result = $state.raw<Result | null>(null);
  /** The last heist, as far as it has been shown. */
  report = $state.raw<Beat[]>([]);
  /** Of which round. */
  round = $state.raw(0);
  running = $derived(this.beat !== null);
  /** Is the table still as it was? Then there is nothing to do yet. */
  holds = $derived(this.held !== null);
  /** The first message that is not yet shown whole. */
  since = $state.raw<number | null>(null);

  private waiting: Beat[] = [];
  /** The beat on stage whose picture still turns: nothing else on the page tells it yet. */
  private veiled: Beat | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private before: View | null = null;
  /** The table when the heist began, and what deals had changed by then in the round. */
  private begun: View | null = null;
  private deals: readonly number[] = [];
  private antes: readonly Paid[] = [];
  private paid: readonly Paid[] = [];
  private lost: number | null = null;
  private n: number | null = null;
  /** Is there a player, who reads what came of it? */
  private read = false;
  /** When the result came. */
  private resultSince = 0;
  /** Has the heist come to its end? Then there is a last look at who lied. */
  private ends = false;
  /** Is there a result to read afterwards? */
  private hasResult = false;
  /** The end of the match, if the heist led to it: said last. */
  private won: Beat | null = null;
  /** How many heists of the match have been seen before this one: the more, the faster it goes, but for what may be the last. */
  private seen = -1;

  /** `moved`: money changes hands on the table as it is shown. `liars`: who lied in the match, as far as it can be told. `aloud`: players talk aloud. `decides`: the match ends with this round. */
  constructor(
    private readonly moved: (payments: Paid[]) => void,
    private readonly liars: () => readonly Liar[] = () => [],
    private readonly aloud: () => boolean = () => false,
    private readonly decides: (view: View) => boolean = () => false,
  ) {}

  /** The table has heard something. */
  hear(table: LiveTable<Heist>): void {
    const [before, follows] = [this.before, this.n !== null && table.n === this.n + 1];
    this.before = table.view;
    this.n = table.n;
    this.read = table.playing;
    if (!follows || !before) return this.forget();
    if (this.result && table.view && phaseOf(table.view) !== "planning") this.goOn(phaseOf(table.view) === "over");
    const happened = table.latest.map((entry) => entry.event);
    const beats = beatsOf(happened, before.loot?.amount);
    if (beats.some(({ kind }) => kind === "begin")) {
      this.deals = dealsIn(table.feed, before.round, before.players);
      this.antes = antesIn(table.feed, before.round);
    }
    if (beats.length) this.tell(beats, before);
    else if (!this.holds) this.move(happened);
  }

  /** What is on stage has been seen: the next beat at once. */
  step(): void {
    if (!this.beat) return;
    clearTimeout(this.timer);
    if (this.veiled) this.unveil(this.veiled);
    this.next();
  }

  /** To the last look at who lied, unless that is on stage; then straight to what came of it, as at the end of a match. */
  skip(): void {
    if (this.won || !this.ends) return this.conclude();
    this.hurry();
    this.held = this.held && this.waiting.reduce(shownAfter, this.held);
    this.waiting = this.last();
    if (this.waiting.length) this.next();
    else this.conclude();
  }

  /** Straight to what came of it; or to how things are now, if the heist goes on. */
  private conclude(): void {
    this.hurry();
    const rest = this.won ? [...this.waiting, this.won] : this.waiting;
    const held = this.held && rest.reduce(shownAfter, this.held);
    this.waiting = [];
    if (!this.hasResult || !held) return this.stop();
    if (this.won) this.note([this.won]);
    this.won = this.beat = this.since = null;
    this.held = held;
    this.result = this.cameTo(held);
    this.resultSince = Date.now();
    if (!this.read) this.timer = setTimeout(() => this.stop(), RESULT_MS);
  }

  /** Straight to how things are now. */
  stop(): void {
    this.hurry();
    if (this.won) this.note([this.won]);
    this.waiting = [];
    this.won = this.beat = this.held = this.since = this.result = null;
  }

  /** The last heist, from the story, for a player who was not there to see it. */
  recall({ feed, view }: LiveTable<Heist>): void {
    const names = feed.map(({ event }) => event.event);
    const begun = names.lastIndexOf("HeistBegan");
    if (begun < 0 || !view || this.holds || this.report.length) return;
    const turned = feed[names.lastIndexOf("LootTurned", begun)]?.event;
    const [round, loot] = turned?.event === "LootTurned" ? [turned.round, turned.card.amount] : [0];
    const happened = feed.slice(begun).map(({ event }) => event);
    this.note(beatsOf(happened, loot).filter((one) => played(one, view)));
    this.round = round;
  }

  /** The match goes on without this player: the result goes. Where nobody can put it away, it has been there long enough. */
  private goOn(over: boolean): void {
    if (this.read) return this.stop();
    if (over) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.stop(), Math.max(0, this.resultSince + LEAST_MS - Date.now()));
  }

  private forget(): void {
    this.stop();
    this.report = [];
  }

  private tell(beats: Beat[], before: View): void {
    if (beats.some((one) => one.kind === "begin")) {
      this.forget();
      this.round = before.round;
      this.begun = before;
      this.paid = [];
    }
    this.paid = [
      ...this.paid,
      ...beats.flatMap(({ events }) => events).filter((one): one is Paid => one.event === "Paid"),
    ];
    this.lost = lostIn(beats, before.loot?.amount);
    this.ends = this.hasResult = beats.some(({ kind }) => ENDINGS.includes(kind));
    this.won = beats.find(({ kind }) => kind === "won") ?? null;
    this.waiting.push(...beats.filter((one) => one !== this.won && played(one, before)));
    if (SHOW_SPEEDS[tastes.show] === 0) return this.stop();
    if (beats.some(({ kind }) => kind === "begin")) this.seen += 1;
    if (this.running) return;
    this.held = before;
    this.since = this.n;
    if (document.hidden) this.conclude();
    else this.next();
  }

  private next(): void {
    if (!this.waiting.length) this.waiting = this.last();
    const beat = this.waiting.shift();
    if (!beat || !this.held) return this.conclude();
    this.beat = this.veiled = beat;
    const lastsMs = this.pace(beat);
    const unveils = Math.min(UNVEILS_MS, lastsMs / 2);
    this.timer = setTimeout(() => {
      this.unveil(beat);
      this.timer = setTimeout(() => this.next(), lastsMs - unveils);
    }, unveils);
  }

  /** At the usual speed it goes faster with each heist that was seen; the one that decides the match takes its time. */
  private pace(beat: Beat): number {
    const takesTime = tastes.show !== "usual" || this.won !== null || (this.begun && this.decides(this.begun));
    return lasts(beat, takesTime ? 0 : Math.max(this.seen, 0)) * SHOW_SPEEDS[tastes.show];
  }

  /** The picture can be seen: the rest of the page follows. */
  private unveil(beat: Beat): void {
    this.veiled = null;
    this.note([beat]);
    this.move(beat.events);
    if (this.held) this.held = shownAfter(this.held, beat);
  }

  private cameTo(view: View): Result {
    const { round, deals, antes, paid, lost } = this;
    return { round, view, before: (this.begun ?? view).money, deals, antes, paid, lost };
  }

  /** No more waiting: what is not told yet is noted, and waits no longer. */
  private hurry(): void {
    clearTimeout(this.timer);
    if (this.veiled) this.waiting.unshift(this.veiled);
    this.veiled = null;
    this.note(this.waiting);
  }

  /** What is shown after the heist, once: who lied in it; at the end of the match, all that it came to. */
  private last(): Beat[] {
    if (!this.ends || !this.held) return [];
    this.ends = false;
    if (this.won) return finale(this.cameTo(this.held), this.liars(), this.aloud());
    const look = lastLook(this.held);
    return look ? [look] : [];
  }

  private note(beats: readonly Beat[]): void {
    this.report = [...this.report, ...beats.filter(({ kind }) => !UNREPORTED.includes(kind))];
  }

  private move(happened: readonly Event[]): void {
    const payments = happened.filter((one): one is Paid => one.event === "Paid");
    if (payments.length && !calm()) this.moved(payments);
  }
}
