/** The newest line of the story, long enough to be read from afar; what is no longer news is not told. */

export interface Caption {
  id: string;
  text: string;
  /** Worth its time even when there is more to say. */
  weighty: boolean;
}

/** How long a line of weight stays at least before one without, and any line before what comes next. */
export const READ_MS = 3500;
export const GLANCE_MS = 1200;

export class Captions {
  shown = $state.raw<Caption | null>(null);
  /** The newest line that waits, those of weight first: older ones are not told late. */
  private waiting: Caption | null = null;
  private heard: string | null = null;
  private moment = "";
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The story as it is now, and the part of the match that it is in: what was said in another part goes at once. */
  hear(lines: readonly Caption[], moment = ""): void {
    const known = lines.map(({ id }) => id).lastIndexOf(this.heard ?? "");
    const fresh = known < 0 ? lines.slice(-1) : lines.slice(known + 1);
    this.heard = lines.at(-1)?.id ?? null;
    if (!lines.length || moment !== this.moment) this.stop();
    this.moment = moment;
    this.waiting = newest(this.waiting, fresh);
    this.hurry();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = this.shown = null;
  }

  /** What waits is told as soon as what is shown has had its time. */
  private hurry(): void {
    clearTimeout(this.timer);
    const { waiting, shown } = this;
    if (!waiting) return;
    const lasts = !shown ? 0 : shown.weighty && !waiting.weighty ? READ_MS : GLANCE_MS;
    const left = this.since + lasts - Date.now();
    if (left > 0) this.timer = setTimeout(() => this.hurry(), left);
    else [this.shown, this.waiting, this.since] = [waiting, null, Date.now()];
  }
}

/** The newest line of weight, or else the newest. */
export function newest(waiting: Caption | null, fresh: readonly Caption[]): Caption | null {
  const all = [...(waiting ? [waiting] : []), ...fresh];
  return all.filter(({ weighty }) => weighty).at(-1) ?? all.at(-1) ?? null;
}
