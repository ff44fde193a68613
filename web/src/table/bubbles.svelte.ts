/** What a player has said a moment ago: shown as a bubble where they sit. */
import type { Utterance } from "../wire/messages";

const LASTS_MS = 5000;

export class Saying {
  /** What this player has just said. */
  fresh = $state.raw<Utterance | null>(null);
  private heard: number | null = null;
  private waits = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The talk so far, of which that of a seat, or of some, is heard; what was said before this page came is no news. A comment on what is `held` back waits for it. */
  hear(talk: readonly Utterance[], whose: number | ((seat: number) => boolean), held = false): void {
    const news = this.heard === null ? [] : talk.slice(this.heard);
    this.heard = talk.length;
    const isTheirs = typeof whose === "number" ? (seat: number) => seat === whose : whose;
    const mine = news.filter(({ seat }) => isTheirs(seat)).at(-1);
    if (!mine) return;
    clearTimeout(this.timer);
    this.fresh = mine;
    this.waits = held && mine.phrase?.phrase === "Comments";
    if (!this.waits) this.fade();
  }

  /** Nothing is held back any more. */
  appear(): void {
    if (this.waits) this.fade();
    this.waits = false;
  }

  private fade(): void {
    this.timer = setTimeout(() => (this.fresh = null), LASTS_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
