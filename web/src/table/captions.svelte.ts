/** The newest lines of the story, one after the other, each long enough to be read from afar. */

export interface Caption {
  id: string;
  text: string;
  /** Worth its time even when there is more to say. */
  weighty: boolean;
}

/** How long a line stays at least while others wait: one of weight, and any other. */
export const READ_MS = 3500;
const GLANCE_MS = 1200;
/** Lines that may wait; older ones are dropped, those without weight first. */
const MOST = 3;

export class Captions {
  shown = $state.raw<Caption | null>(null);
  private waiting: Caption[] = [];
  private heard: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The story as it is now: what is new in it waits for its turn. */
  hear(lines: readonly Caption[]): void {
    const known = lines.map(({ id }) => id).lastIndexOf(this.heard ?? "");
    const fresh = known < 0 ? lines.slice(-1) : lines.slice(known + 1);
    this.heard = lines.at(-1)?.id ?? null;
    if (!lines.length) this.stop();
    this.waiting = queued([...this.waiting, ...fresh]);
    if (this.timer === undefined) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.shown = null;
  }

  private next(): void {
    this.timer = undefined;
    const caption = this.waiting.shift();
    if (!caption) return;
    this.shown = caption;
    this.timer = setTimeout(() => this.next(), caption.weighty ? READ_MS : GLANCE_MS);
  }
}

/** As many as may wait: lines without weight give way first, then the oldest. */
export function queued(waiting: readonly Caption[]): Caption[] {
  if (waiting.length <= MOST) return [...waiting];
  const weighty = waiting.filter((one) => one.weighty);
  return (weighty.length ? weighty : waiting).slice(-MOST);
}
